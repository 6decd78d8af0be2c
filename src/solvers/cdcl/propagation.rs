//! Propagation of exactly-one constraints and of learned clauses.

use std::sync::Arc;

use super::clauses::Watch;
use super::learner::{Conflict, FALSE, Learner, Literal, Reason, TRUE};

impl Learner {
    /// Makes a literal true at the current decision level and pushes it onto the trail.
    #[inline]
    pub(super) fn assign(&mut self, literal: Literal, reason: Reason) {
        let variable = literal as usize >> 1;
        self.values[literal as usize] = TRUE;
        self.values[literal as usize ^ 1] = FALSE;
        self.level_of[variable] = self.decision_level();
        self.reasons[variable] = reason;
        self.counts.placed += u64::from(literal & 1 == 0 && reason != Reason::None);
        self.trail.push(literal);
    }

    /// Propagates to fixpoint and returns `None`, or stops at the first conflict and returns it. Constraints are
    /// propagated before clauses because they are cheaper.
    pub(super) fn propagate(&mut self) -> Option<Conflict> {
        loop {
            while let Some(&literal) = self.trail.get(self.constraint_qhead) {
                self.constraint_qhead += 1;
                let conflict = if literal & 1 == 0 {
                    self.falsify_others(literal >> 1)
                } else {
                    self.force_last(literal >> 1)
                };
                if conflict.is_some() {
                    return conflict;
                }
            }
            let &literal = self.trail.get(self.clause_qhead)?;
            self.clause_qhead += 1;
            self.counts.propagations += 1;
            let conflict = self.propagate_clauses(literal ^ 1);
            if conflict.is_some() {
                return conflict;
            }
        }
    }

    /// Sets to false all other variables that share a constraint with `variable`, which is true; returns a conflict if
    /// one of them is true, `None` otherwise.
    fn falsify_others(&mut self, variable: u32) -> Option<Conflict> {
        let problem = Arc::clone(&self.problem);
        for constraint in problem.constraints[variable as usize] {
            for &other in problem.variables_of(constraint.into()) {
                let other = u32::from(other);
                match self.values[2 * other as usize] {
                    0 => self.assign(2 * other + 1, Reason::AtMostOne(variable)),
                    TRUE if other != variable => return Some(Conflict::AtMostOne(variable, other)),
                    _ => {}
                }
            }
        }
        None
    }

    /// Updates the constraints of a false variable and propagates the last variable left in any of them. All four
    /// constraints are updated even after a conflict, because [`Self::unassign_from`] restores all four. Returns a
    /// conflict if one of the constraints has no variable left, `None` otherwise.
    #[expect(clippy::cast_possible_truncation, reason = "variables have 16 bits")]
    fn force_last(&mut self, variable: u32) -> Option<Conflict> {
        let mut conflict = None;
        for constraint in self.problem.constraints[variable as usize] {
            let index = usize::from(constraint);
            self.open_counts[index] -= 1;
            self.open_xors[index] ^= variable as u16;
            if self.open_counts[index] == 1 {
                let last_literal = 2 * u32::from(self.open_xors[index]);
                match self.values[last_literal as usize] {
                    0 => self.assign(last_literal, Reason::AtLeastOne(constraint.into())),
                    FALSE => conflict = Some(Conflict::AtLeastOne(constraint.into())),
                    _ => {}
                }
            }
        }
        conflict
    }

    /// Visits the clauses that watch a literal which has become false: each clause watches another literal instead,
    /// propagates its last literal, or is in conflict. Returns the first conflict; `None` if there is none.
    fn propagate_clauses(&mut self, falsified: Literal) -> Option<Conflict> {
        let mut watches = self.clauses.take_watches(falsified);
        let mut conflict = None;
        let (mut read_index, mut kept_len) = (0, 0);
        while let Some(&watch) = watches.get(read_index) {
            read_index += 1;
            watches[kept_len] = watch;
            kept_len += 1;
            if self.values[watch.other as usize] == TRUE {
                continue;
            }
            let literals = self.clauses.literals_mut(watch.clause);
            let other_literal = literals[0] ^ literals[1] ^ falsified;
            if self.values[other_literal as usize] == TRUE {
                watches[kept_len - 1].other = other_literal;
                continue;
            }
            let mut unwatched = literals[2..].iter();
            let values = &self.values;
            if let Some(offset) = unwatched.position(|&literal| values[literal as usize] != FALSE) {
                let new_watched = literals[offset + 2];
                (literals[0], literals[1], literals[offset + 2]) =
                    (other_literal, new_watched, falsified);
                self.clauses.watch(
                    new_watched,
                    Watch {
                        other: other_literal,
                        ..watch
                    },
                );
                kept_len -= 1;
            } else if self.values[other_literal as usize] == FALSE {
                conflict = Some(Conflict::Clause(watch.clause));
                break;
            } else {
                self.assign(other_literal, Reason::Clause(watch.clause));
            }
        }
        watches.copy_within(read_index.., kept_len);
        watches.truncate(kept_len + watches.len() - read_index);
        self.clauses.restore_watches(falsified, watches);
        conflict
    }

    /// Unassigns the literals of the trail from index `start` on, and saves their phases.
    #[expect(clippy::cast_possible_truncation, reason = "variables have 16 bits")]
    pub(super) fn unassign_from(&mut self, start: usize) {
        for index in (start..self.trail.len()).rev() {
            let literal = self.trail[index];
            let variable = literal >> 1;
            self.values[literal as usize] = 0;
            self.values[literal as usize ^ 1] = 0;
            self.restarts.save_phase(literal);
            self.order.insert(variable);
            if index < self.constraint_qhead && literal & 1 == 1 {
                for constraint in self.problem.constraints[variable as usize] {
                    self.open_counts[usize::from(constraint)] += 1;
                    self.open_xors[usize::from(constraint)] ^= variable as u16;
                }
            }
        }
        self.trail.truncate(start);
        self.constraint_qhead = self.constraint_qhead.min(start);
        self.clause_qhead = self.clause_qhead.min(start);
    }
}
