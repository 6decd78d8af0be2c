//! What a contradiction teaches.

use super::learner::{Contradiction, Learner, Literal, Reason, TRUE};

/// Marks on variables: taken up into the clause, and seen to follow from those that were.
const IN: u8 = 1;
const FOLLOWS: u8 = 2;

impl Learner {
    /// Learns the clause of the first unique implication point, its literal first; returns the level
    /// on which it holds whatever comes, which is the level of the second literal.
    pub(super) fn analyse(&mut self, contradiction: Contradiction) -> u32 {
        let level = self.level();
        self.learned.clear();
        self.learned.push(0);
        match contradiction {
            Contradiction::Both(one, other) => {
                self.named.clear();
                self.named.extend([one, other]);
            }
            Contradiction::Unmet(demand) => self.name(Reason::Last(demand), u32::MAX),
            Contradiction::Clause(clause) => self.use_clause(clause, u32::MAX),
        }
        let mut at = self.trail.len();
        let mut open = 0;
        let point = loop {
            open += self.take_up(level);
            let literal = loop {
                at -= 1;
                let variable = self.trail[at] as usize >> 1;
                if self.marks[variable] == IN && self.level_of[variable] == level {
                    break self.trail[at];
                }
            };
            open -= 1;
            if open == 0 {
                break literal;
            }
            let variable = literal >> 1;
            match self.reasons[variable as usize] {
                Reason::Clause(clause) => self.use_clause(clause, variable),
                reason => self.name(reason, variable),
            }
        };
        self.learned[0] = point ^ 1;
        self.shorten();
        self.bump_reasons();
        while let Some(variable) = self.marked.pop() {
            self.marks[variable as usize] = 0;
        }
        self.second()
    }

    /// Names the variables of a reason but one, which follows from them.
    fn name(&mut self, reason: Reason, but: u32) {
        self.named.clear();
        match reason {
            Reason::None => {}
            Reason::Other(other) => self.named.push(other),
            Reason::Last(demand) => {
                let all = self.problem.of(demand as usize).iter();
                let all = all.map(|&variable| u32::from(variable));
                self.named.extend(all.filter(|&variable| variable != but));
            }
            Reason::Clause(clause) => {
                let all = self.clauses.literals(clause).iter();
                let all = all.map(|literal| literal >> 1);
                self.named.extend(all.filter(|&variable| variable != but));
            }
        }
    }

    fn use_clause(&mut self, clause: u32, but: u32) {
        self.name(Reason::Clause(clause), but);
        let glue = self.glue_of(self.clauses.literals(clause).len(), |learner, at| {
            learner.clauses.literals(clause)[at]
        });
        let glue = glue.min(self.clauses.glue(clause));
        self.clauses.used(clause, glue);
    }

    /// Takes up what was named and does not follow from the puzzle alone: into the clause, or to be
    /// traced further back if it is of this level. Returns how many of these there are.
    fn take_up(&mut self, here: u32) -> usize {
        let mut open = 0;
        for at in 0..self.named.len() {
            let variable = self.named[at];
            let level = self.level_of[variable as usize];
            if level == 0 || self.marks[variable as usize] != 0 {
                continue;
            }
            self.mark(variable, IN);
            self.order.bump(variable);
            if level == here {
                open += 1;
            } else {
                let holds = self.values[2 * variable as usize] == TRUE;
                self.learned.push(2 * variable + u32::from(holds));
            }
        }
        open
    }

    fn mark(&mut self, variable: u32, mark: u8) {
        self.marks[variable as usize] = mark;
        self.marked.push(variable);
    }

    /// Leaves out the literals that follow from the others.
    fn shorten(&mut self) {
        let stamp = self.next_stamp();
        for literal in &self.learned {
            let level = self.level_of[*literal as usize >> 1];
            self.stamps[level as usize] = stamp;
        }
        let mut kept = 1;
        for at in 1..self.learned.len() {
            let literal = self.learned[at];
            if !self.follows(literal >> 1) {
                self.learned[kept] = literal;
                kept += 1;
            }
        }
        self.learned.truncate(kept);
    }

    /// Whether a variable of the clause has its value because others of it, or of the puzzle, have
    /// theirs. A decision has not, nor what hangs on a level that the clause has nothing of.
    fn follows(&mut self, variable: u32) -> bool {
        let met = self.marked.len();
        self.pending.clear();
        self.pending.push(variable);
        while let Some(variable) = self.pending.pop() {
            let reason = self.reasons[variable as usize];
            let mut is_open = reason == Reason::None;
            self.name(reason, variable);
            for at in 0..self.named.len() {
                let cause = self.named[at];
                let level = self.level_of[cause as usize];
                if level == 0 || self.marks[cause as usize] != 0 {
                    continue;
                }
                is_open |= self.stamps[level as usize] != self.stamp;
                self.mark(cause, FOLLOWS);
                self.pending.push(cause);
            }
            if is_open {
                // What was met on the way may follow or not.
                for variable in self.marked.drain(met..) {
                    self.marks[variable as usize] = 0;
                }
                return false;
            }
        }
        true
    }

    /// What the literals of the clause follow from took part too.
    fn bump_reasons(&mut self) {
        for at in 1..self.learned.len() {
            let variable = self.learned[at] >> 1;
            self.name(self.reasons[variable as usize], variable);
            for at in 0..self.named.len() {
                let cause = self.named[at];
                if self.marks[cause as usize] == 0 && self.level_of[cause as usize] > 0 {
                    self.mark(cause, FOLLOWS);
                    self.order.bump(cause);
                }
            }
        }
    }

    /// Puts the literal of the highest level but the first's second; returns that level.
    fn second(&mut self) -> u32 {
        let mut highest = 0;
        for at in 1..self.learned.len() {
            let level = self.level_of[self.learned[at] as usize >> 1];
            if level > highest {
                highest = level;
                self.learned.swap(1, at);
            }
        }
        highest
    }

    pub(super) fn glue_of_learned(&mut self) -> u32 {
        self.glue_of(self.learned.len(), |learner, at| learner.learned[at])
    }

    /// How many levels so many literals are of.
    fn glue_of(&mut self, count: usize, literal: impl Fn(&Self, usize) -> Literal) -> u32 {
        let stamp = self.next_stamp();
        let mut glue = 0;
        for at in 0..count {
            let level = self.level_of[literal(self, at) as usize >> 1];
            let seen = &mut self.stamps[level as usize];
            glue += u32::from(*seen != stamp);
            *seen = stamp;
        }
        glue
    }

    /// A stamp that no level has, or had long ago.
    fn next_stamp(&mut self) -> u32 {
        self.stamp = self.stamp.wrapping_add(1);
        self.stamp
    }
}
