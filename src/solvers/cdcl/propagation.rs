//! What follows: from demands, which are met exactly once, and from learned clauses.

use std::sync::Arc;

use super::clauses::Watch;
use super::learner::{Contradiction, FALSE, Learner, Literal, Reason, TRUE};

impl Learner {
    #[inline]
    pub(super) fn assign(&mut self, literal: Literal, reason: Reason) {
        let variable = literal as usize >> 1;
        self.values[literal as usize] = TRUE;
        self.values[literal as usize ^ 1] = FALSE;
        self.level_of[variable] = self.level();
        self.reasons[variable] = reason;
        self.counts.placed += u64::from(literal & 1 == 0 && reason != Reason::None);
        self.trail.push(literal);
    }

    /// Draws what follows until nothing more does, or something cannot be. Demands come first, since
    /// they cost least.
    pub(super) fn propagate(&mut self) -> Option<Contradiction> {
        loop {
            while let Some(&literal) = self.trail.get(self.to_demands) {
                self.to_demands += 1;
                let contradiction = if literal & 1 == 0 {
                    self.deny_others(literal >> 1)
                } else {
                    self.look_for_last(literal >> 1)
                };
                if contradiction.is_some() {
                    return contradiction;
                }
            }
            let &literal = self.trail.get(self.to_clauses)?;
            self.to_clauses += 1;
            self.counts.propagations += 1;
            let contradiction = self.visit(literal ^ 1);
            if contradiction.is_some() {
                return contradiction;
            }
        }
    }

    /// A variable holds: no other of its demands does.
    fn deny_others(&mut self, variable: u32) -> Option<Contradiction> {
        let problem = Arc::clone(&self.problem);
        for demand in problem.demands[variable as usize] {
            for &other in problem.of(demand.into()) {
                let other = u32::from(other);
                match self.values[2 * other as usize] {
                    0 => self.assign(2 * other + 1, Reason::Other(variable)),
                    TRUE if other != variable => return Some(Contradiction::Both(variable, other)),
                    _ => {}
                }
            }
        }
        None
    }

    /// A variable is denied: where one is left in a demand, it holds. All four demands are told,
    /// whatever comes of it, as all four are when it is taken back.
    #[expect(clippy::cast_possible_truncation, reason = "variables have 16 bits")]
    fn look_for_last(&mut self, variable: u32) -> Option<Contradiction> {
        let mut contradiction = None;
        for demand in self.problem.demands[variable as usize] {
            let at = usize::from(demand);
            self.left[at] -= 1;
            self.rest[at] ^= variable as u16;
            if self.left[at] == 1 {
                let last = 2 * u32::from(self.rest[at]);
                match self.values[last as usize] {
                    0 => self.assign(last, Reason::Last(demand.into())),
                    FALSE => contradiction = Some(Contradiction::Unmet(demand.into())),
                    _ => {}
                }
            }
        }
        contradiction
    }

    /// A literal is false: each clause that watches it finds another to watch, or its last literal
    /// holds.
    fn visit(&mut self, gone: Literal) -> Option<Contradiction> {
        let mut watches = self.clauses.take_watches(gone);
        let mut contradiction = None;
        let (mut read, mut kept) = (0, 0);
        while let Some(&watch) = watches.get(read) {
            read += 1;
            watches[kept] = watch;
            kept += 1;
            if self.values[watch.other as usize] == TRUE {
                continue;
            }
            let literals = self.clauses.literals_mut(watch.clause);
            let other = literals[0] ^ literals[1] ^ gone;
            if self.values[other as usize] == TRUE {
                watches[kept - 1].other = other;
                continue;
            }
            let mut beyond = literals[2..].iter();
            let values = &self.values;
            if let Some(at) = beyond.position(|&literal| values[literal as usize] != FALSE) {
                let next = literals[at + 2];
                (literals[0], literals[1], literals[at + 2]) = (other, next, gone);
                self.clauses.watch(next, Watch { other, ..watch });
                kept -= 1;
            } else if self.values[other as usize] == FALSE {
                contradiction = Some(Contradiction::Clause(watch.clause));
                break;
            } else {
                self.assign(other, Reason::Clause(watch.clause));
            }
        }
        watches.copy_within(read.., kept);
        watches.truncate(kept + watches.len() - read);
        self.clauses.give_watches(gone, watches);
        contradiction
    }

    /// Takes back all of the trail from here on.
    #[expect(clippy::cast_possible_truncation, reason = "variables have 16 bits")]
    pub(super) fn retract(&mut self, start: usize) {
        for at in (start..self.trail.len()).rev() {
            let literal = self.trail[at];
            let variable = literal >> 1;
            self.values[literal as usize] = 0;
            self.values[literal as usize ^ 1] = 0;
            self.restarts.remember(literal);
            self.order.put_back(variable);
            if at < self.to_demands && literal & 1 == 1 {
                for demand in self.problem.demands[variable as usize] {
                    self.left[usize::from(demand)] += 1;
                    self.rest[usize::from(demand)] ^= variable as u16;
                }
            }
        }
        self.trail.truncate(start);
        self.to_demands = self.to_demands.min(start);
        self.to_clauses = self.to_clauses.min(start);
    }
}
