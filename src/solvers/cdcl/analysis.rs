//! Conflict analysis: learns the clause of the first unique implication point (UIP).

use super::learner::{Conflict, Learner, Literal, Reason, TRUE};

/// The mark of a variable that is in the learned clause, or that resolution has replaced by its antecedents.
const IN_CLAUSE: u8 = 1;
/// The mark of a variable that is not in the learned clause, but was reached from it: the minimisation has shown that
/// other marked variables imply it, or a literal of the clause follows from it.
const IMPLIED: u8 = 2;

impl Learner {
    /// Learns the first-UIP clause of a conflict at the current level, minimised, with its asserting literal first and
    /// the literal of the highest other level second. Returns the level of the second literal, which is the target of
    /// the backjump; 0 for a unit clause.
    pub(super) fn analyse(&mut self, conflict: Conflict) -> u32 {
        let current_level = self.decision_level();
        self.learned.clear();
        self.learned.push(0);
        match conflict {
            Conflict::AtMostOne(one, other) => {
                self.antecedents.clear();
                self.antecedents.extend([one, other]);
            }
            Conflict::AtLeastOne(constraint) => {
                self.collect_antecedents(Reason::AtLeastOne(constraint), u32::MAX);
            }
            Conflict::Clause(clause) => self.collect_from_clause(clause, u32::MAX),
        }
        let mut index = self.trail.len();
        let mut open_count = 0;
        let uip = loop {
            open_count += self.mark_antecedents(current_level);
            let literal = loop {
                index -= 1;
                let variable = self.trail[index] as usize >> 1;
                if self.marks[variable] == IN_CLAUSE && self.level_of[variable] == current_level {
                    break self.trail[index];
                }
            };
            open_count -= 1;
            if open_count == 0 {
                break literal;
            }
            let variable = literal >> 1;
            match self.reasons[variable as usize] {
                Reason::Clause(clause) => self.collect_from_clause(clause, variable),
                reason => self.collect_antecedents(reason, variable),
            }
        };
        self.learned[0] = uip ^ 1;
        self.minimise();
        self.bump_reason_side();
        while let Some(variable) = self.marked.pop() {
            self.marks[variable as usize] = 0;
        }
        self.place_second_watch()
    }

    /// Stores the variables of a reason, without the implied variable `except`, in `self.antecedents`.
    fn collect_antecedents(&mut self, reason: Reason, except: u32) {
        self.antecedents.clear();
        match reason {
            Reason::None => {}
            Reason::AtMostOne(other) => self.antecedents.push(other),
            Reason::AtLeastOne(constraint) => {
                let variables = self.problem.variables_of(constraint as usize).iter();
                let variables = variables.map(|&variable| u32::from(variable));
                self.antecedents
                    .extend(variables.filter(|&variable| variable != except));
            }
            Reason::Clause(clause) => {
                let variables = self.clauses.literals(clause).iter();
                let variables = variables.map(|literal| literal >> 1);
                self.antecedents
                    .extend(variables.filter(|&variable| variable != except));
            }
        }
    }

    /// Collects the antecedents of a learned clause, marks it as used and updates its glue.
    fn collect_from_clause(&mut self, clause: u32, except: u32) {
        self.collect_antecedents(Reason::Clause(clause), except);
        let glue = self.glue_of(self.clauses.literals(clause).len(), |learner, index| {
            learner.clauses.literals(clause)[index]
        });
        let glue = glue.min(self.clauses.glue(clause));
        self.clauses.mark_used(clause, glue);
    }

    /// Marks the unmarked antecedents above level 0 and bumps their activity. The literals of antecedents of earlier
    /// levels are added to the learned clause; returns the number of antecedents at `current_level`, which are resolved
    /// further.
    fn mark_antecedents(&mut self, current_level: u32) -> usize {
        let mut open_count = 0;
        for index in 0..self.antecedents.len() {
            let variable = self.antecedents[index];
            let level = self.level_of[variable as usize];
            if level == 0 || self.marks[variable as usize] != 0 {
                continue;
            }
            self.mark(variable, IN_CLAUSE);
            self.order.bump(variable);
            if level == current_level {
                open_count += 1;
            } else {
                let is_true = self.values[2 * variable as usize] == TRUE;
                self.learned.push(2 * variable + u32::from(is_true));
            }
        }
        open_count
    }

    /// Sets the mark of a variable until the end of the analysis.
    fn mark(&mut self, variable: u32, mark: u8) {
        self.marks[variable as usize] = mark;
        self.marked.push(variable);
    }

    /// Removes redundant literals from the learned clause (recursive minimisation).
    fn minimise(&mut self) {
        let stamp = self.next_stamp();
        for literal in &self.learned {
            let level = self.level_of[*literal as usize >> 1];
            self.level_stamps[level as usize] = stamp;
        }
        let mut kept_count = 1;
        for index in 1..self.learned.len() {
            let literal = self.learned[index];
            if !self.is_redundant(literal >> 1) {
                self.learned[kept_count] = literal;
                kept_count += 1;
            }
        }
        self.learned.truncate(kept_count);
    }

    /// Returns `true` if a variable of the learned clause is implied by other variables of the clause and by level 0. A
    /// decision is never redundant, and neither is a variable that depends on a level without a literal in the clause.
    fn is_redundant(&mut self, variable: u32) -> bool {
        let marked_before = self.marked.len();
        self.stack.clear();
        self.stack.push(variable);
        while let Some(variable) = self.stack.pop() {
            let reason = self.reasons[variable as usize];
            let mut is_undetermined = reason == Reason::None;
            self.collect_antecedents(reason, variable);
            for index in 0..self.antecedents.len() {
                let cause = self.antecedents[index];
                let level = self.level_of[cause as usize];
                if level == 0 || self.marks[cause as usize] != 0 {
                    continue;
                }
                is_undetermined |= self.level_stamps[level as usize] != self.stamp;
                self.mark(cause, IMPLIED);
                self.stack.push(cause);
            }
            if is_undetermined {
                // The variables visited on the way are undetermined: unmark them.
                for variable in self.marked.drain(marked_before..) {
                    self.marks[variable as usize] = 0;
                }
                return false;
            }
        }
        true
    }

    /// Bumps the activity of the reason side: variables from which the literals of the learned
    /// clause follow.
    fn bump_reason_side(&mut self) {
        for index in 1..self.learned.len() {
            let variable = self.learned[index] >> 1;
            self.collect_antecedents(self.reasons[variable as usize], variable);
            for index in 0..self.antecedents.len() {
                let cause = self.antecedents[index];
                if self.marks[cause as usize] == 0 && self.level_of[cause as usize] > 0 {
                    self.mark(cause, IMPLIED);
                    self.order.bump(cause);
                }
            }
        }
    }

    /// Swaps the literal of the highest level among all but the first to index 1; returns that
    /// level, or 0 if there is no such literal.
    fn place_second_watch(&mut self) -> u32 {
        let mut highest_level = 0;
        for index in 1..self.learned.len() {
            let level = self.level_of[self.learned[index] as usize >> 1];
            if level > highest_level {
                highest_level = level;
                self.learned.swap(1, index);
            }
        }
        highest_level
    }

    /// The glue of the clause learned last.
    pub(super) fn learned_glue(&mut self) -> u32 {
        self.glue_of(self.learned.len(), |learner, index| learner.learned[index])
    }

    /// The glue (literal block distance, LBD) of `count` literals: the number of distinct decision
    /// levels among them.
    fn glue_of(&mut self, count: usize, literal: impl Fn(&Self, usize) -> Literal) -> u32 {
        let stamp = self.next_stamp();
        let mut glue = 0;
        for index in 0..count {
            let level = self.level_of[literal(self, index) as usize >> 1];
            let level_stamp = &mut self.level_stamps[level as usize];
            glue += u32::from(*level_stamp != stamp);
            *level_stamp = stamp;
        }
        glue
    }

    /// Returns a fresh stamp for [`Self::level_stamps`]; stamps repeat after 2^32 calls.
    fn next_stamp(&mut self) -> u32 {
        self.stamp = self.stamp.wrapping_add(1);
        self.stamp
    }
}
