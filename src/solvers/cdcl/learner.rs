//! Conflict-driven search: decisions, propagation, backjumping and restarts.

use std::sync::Arc;

use rand::RngExt as _;
use sudoku_grid::Shape;
use sudoku_search::{Rng, View};

use super::clauses::ClauseDb;
use super::order::VariableOrder;
use super::problem::ConstraintProblem;
use super::restarts::Restarts;

/// A literal: `2 * variable` if the variable is true, `2 * variable + 1` if it is false.
pub(super) type Literal = u32;

/// The value of a true literal in [`Learner::values`]; 0 means that the literal is unassigned.
pub(super) const TRUE: u8 = 1;

/// The value of a false literal in [`Learner::values`].
pub(super) const FALSE: u8 = 2;

/// The reason of an assigned literal: the constraint or clause that propagated it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// There is no reason: the literal is a decision, or follows from the puzzle alone.
    None,
    /// This variable is true and shares an exactly-one constraint with the literal's variable.
    AtMostOne(u32),
    /// All other variables of this exactly-one constraint are false.
    AtLeastOne(u32),
    /// All other literals of the learned clause at this offset are false.
    Clause(u32),
}

/// A violated constraint or clause, found by propagation.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    /// Two variables of one exactly-one constraint are true.
    AtMostOne(u32, u32),
    /// All variables of this exactly-one constraint are false.
    AtLeastOne(u32),
    /// All literals of the learned clause at this offset are false.
    Clause(u32),
}

/// A decision level: a decision and the literals propagated from it.
#[derive(Clone, Copy, Debug)]
struct DecisionLevel {
    /// The length of the trail before the decision.
    start: u32,
    /// `true` if the decision is the opposite of an earlier decision, whose subtree has been searched.
    is_reversed: bool,
}

/// The result of one turn of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnOutcome {
    /// A decision was made on this literal.
    Decided(Literal),
    /// A conflict occurred: a clause was learned, or the last decision was reversed.
    Learned,
    /// The search restarted and kept its learned clauses.
    Restarted,
    /// Every constraint is satisfied: a solution was found.
    Found,
    /// The search space is exhausted.
    Exhausted,
}

/// The tuning parameters of a [`Learner`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tuning {
    /// The decay of the variable activities (VSIDS): the weight of a conflict relative to the next one, in
    /// (0, 1).
    pub(crate) decay: f64,
    /// The number of conflicts before the first restart; also the unit of the Luby sequence.
    pub(crate) restart_after: u32,
    /// The initial phase of every variable: `true` places a candidate at its first decision, `false`
    /// eliminates it.
    pub(crate) initial_phase: bool,
    /// The upper limit on the size of the learned clauses, in 32-bit words.
    pub(crate) max_clause_words: usize,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            decay: 0.95,
            restart_after: 300,
            initial_phase: false,
            max_clause_words: 4_000_000,
        }
    }
}

/// The counters of a [`Learner`] since its start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) decisions: u64,
    pub(crate) conflicts: u64,
    pub(crate) propagations: u64,
    /// The number of candidates placed by propagation.
    pub(crate) placed: u64,
    /// The number of decision levels undone by backjumps, by restarts, and by the reversal of decisions in the
    /// enumeration of solutions.
    pub(crate) undone: u64,
    pub(crate) learned: u64,
    pub(crate) forgotten: u64,
    pub(crate) restarts: u64,
}

/// A conflict-driven search over the exactly-one constraints of a puzzle.
#[derive(Clone)]
pub(crate) struct Learner {
    shape: Shape,
    pub(super) problem: Arc<ConstraintProblem>,
    tuning: Tuning,
    /// The size of the clause database, in 32-bit words, above which the worse half is deleted.
    clause_db_limit: usize,
    /// For each literal, [`TRUE`], [`FALSE`], or 0 while unassigned.
    pub(super) values: Vec<u8>,
    /// For each variable, the decision level of its assignment.
    pub(super) level_of: Vec<u32>,
    /// For each variable, the reason of its assignment.
    pub(super) reasons: Vec<Reason>,
    /// The assigned literals, in order of assignment.
    pub(super) trail: Vec<Literal>,
    /// The current decision levels, from level 1 on.
    levels: Vec<DecisionLevel>,
    /// The number of outer decision levels that no backjump or restart undoes: they hold the
    /// decisions reversed by the enumeration of solutions.
    floor: usize,
    /// The number of literals at the start of the trail that have been propagated through the constraints.
    pub(super) constraint_qhead: usize,
    /// The number of literals at the start of the trail that have been propagated through the learned clauses.
    pub(super) clause_qhead: usize,
    /// For each constraint, the number of its variables that are not false.
    pub(super) open_counts: Vec<u16>,
    /// For each constraint, the exclusive or of its variables that are not false. If only one such variable
    /// is left, this is the variable.
    pub(super) open_xors: Vec<u16>,
    pub(super) clauses: ClauseDb,
    pub(super) order: VariableOrder,
    pub(super) restarts: Restarts,
    /// For each variable, the mark set by the conflict analysis; 0 outside it.
    pub(super) marks: Vec<u8>,
    /// The variables whose mark is set.
    pub(super) marked: Vec<u32>,
    /// For each decision level, the stamp under which the level was last visited.
    pub(super) level_stamps: Vec<u32>,
    /// The current stamp of [`Self::level_stamps`].
    pub(super) stamp: u32,
    /// Scratch space: the variables from which a literal or conflict follows.
    pub(super) antecedents: Vec<u32>,
    /// Scratch space: the variables that the clause minimisation has yet to visit.
    pub(super) stack: Vec<u32>,
    /// The clause learned last, asserting literal first; empty if the last conflict taught none.
    pub(super) learned: Vec<Literal>,
    pub(super) counts: Counts,
    /// `true` if the trail is a solution, which the last turn reported.
    found: bool,
    /// `true` if the search space is exhausted.
    exhausted: bool,
}

impl Learner {
    /// Creates a search for `candidates`, the digits that each cell may hold: bit `d - 1` for digit
    /// `d`. The literals implied by the puzzle alone are removed from the problem.
    pub(crate) fn new(shape: Shape, candidates: &[u32], rng: &Rng, tuning: Tuning) -> Self {
        let first_pass =
            Self::with_fixed_digits(shape, candidates, &vec![0; candidates.len()], rng, tuning);
        if first_pass.exhausted {
            return first_pass;
        }
        // Build the problem again without the variables that are already fixed.
        let (mut open_candidates, mut fixed) =
            (vec![0; candidates.len()], first_pass.problem.fixed.clone());
        for (variable, &(cell, digit)) in first_pass.problem.candidate_of.iter().enumerate() {
            match first_pass.values[2 * variable] {
                TRUE => fixed[usize::from(cell)] = digit,
                FALSE => {}
                _ => open_candidates[usize::from(cell)] |= 1 << (digit - 1),
            }
        }
        Self::with_fixed_digits(shape, &open_candidates, &fixed, rng, tuning)
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a constraint has at most 25 variables"
    )]
    /// Creates a search in which the cells with a digit in `fixed` are already decided.
    fn with_fixed_digits(
        shape: Shape,
        candidates: &[u32],
        fixed: &[u8],
        rng: &Rng,
        tuning: Tuning,
    ) -> Self {
        let problem = Arc::new(ConstraintProblem::new(shape, candidates, fixed));
        let mut rng = rng.clone();
        let variables = problem.candidate_of.len();
        let constraints =
            || (0..problem.constraint_count()).map(|constraint| problem.variables_of(constraint));
        // Initial order: candidates in small constraints first; the seed breaks ties.
        let weights = problem.constraints.iter().map(|constraints| {
            let min_size = constraints
                .iter()
                .map(|&constraint| problem.variables_of(constraint.into()).len() as u16);
            let min_size = min_size.min().unwrap_or(1);
            100.0 / f64::from(min_size)
                + f64::from(rng.random_range(0..1_u32 << 20)) / f64::from(1 << 24)
        });
        let weights = weights.collect();
        let mut learner = Self {
            shape,
            tuning,
            clause_db_limit: tuning.max_clause_words,
            values: vec![0; 2 * variables],
            level_of: vec![0; variables],
            reasons: vec![Reason::None; variables],
            trail: Vec::with_capacity(variables),
            levels: Vec::new(),
            floor: 0,
            constraint_qhead: 0,
            clause_qhead: 0,
            open_counts: constraints()
                .map(|variables| variables.len() as u16)
                .collect(),
            open_xors: constraints()
                .map(|variables| variables.iter().fold(0, |xor, variable| xor ^ variable))
                .collect(),
            clauses: ClauseDb::new(2 * variables),
            order: VariableOrder::new(weights),
            restarts: Restarts::new(variables, tuning, rng),
            marks: vec![0; variables],
            marked: Vec::new(),
            level_stamps: vec![0; variables + 1],
            stamp: 0,
            antecedents: Vec::new(),
            stack: Vec::new(),
            learned: Vec::new(),
            counts: Counts::default(),
            found: false,
            exhausted: problem.unsatisfiable,
            problem,
        };
        learner.exhausted |= !learner.propagate_units();
        learner
    }

    /// Propagates the constraints that have a single variable; returns `false` on a conflict.
    fn propagate_units(&mut self) -> bool {
        for constraint in 0..self.problem.constraint_count() {
            if let &[variable] = self.problem.variables_of(constraint) {
                let literal = 2 * u32::from(variable);
                match self.values[literal as usize] {
                    TRUE => {}
                    FALSE => return false,
                    _ => self.assign(literal, Reason::None),
                }
            }
        }
        self.propagate().is_none()
    }

    /// The current decision level; level 0 holds the literals that follow from the puzzle alone.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most one level per variable"
    )]
    pub(super) fn decision_level(&self) -> u32 {
        self.levels.len() as u32
    }

    /// Opens a decision level with this decision.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most one literal per variable"
    )]
    fn push_level(&mut self, literal: Literal, is_reversed: bool) {
        let start = self.trail.len() as u32;
        self.levels.push(DecisionLevel { start, is_reversed });
        self.assign(literal, Reason::None);
    }

    /// Undoes all decision levels above `level`.
    fn backjump_to(&mut self, level: usize) {
        let Some(&DecisionLevel { start, .. }) = self.levels.get(level) else {
            return;
        };
        self.counts.undone += (self.levels.len() - level) as u64;
        self.unassign_from(start as usize);
        self.levels.truncate(level);
        self.floor = self.floor.min(level);
    }

    /// Decides on the unassigned variable of highest activity, in its saved phase; `None` if no
    /// variable is unassigned.
    fn decide(&mut self) -> Option<Literal> {
        loop {
            let variable = self.order.pop()?;
            let literal = 2 * variable;
            if self.values[literal as usize] == 0 {
                let literal = literal | self.restarts.phase(variable);
                self.counts.decisions += 1;
                self.push_level(literal, false);
                return Some(literal);
            }
        }
    }

    /// Continues the enumeration after a solution, or after a conflict that depends on reversed decisions only:
    /// undoes the levels down to the last decision that has not been reversed yet, and decides the opposite
    /// literal. Returns `false`, and marks the search as exhausted, if there is no such decision.
    fn reverse_last_decision(&mut self) -> bool {
        while let Some(&DecisionLevel { start, is_reversed }) = self.levels.last() {
            let literal = self.trail[start as usize];
            self.backjump_to(self.levels.len() - 1);
            if !is_reversed {
                self.push_level(literal ^ 1, true);
                self.floor = self.levels.len();
                return true;
            }
        }
        self.exhausted = true;
        false
    }

    /// Advances the search to the next decision, conflict, restart or solution, or to the end of the search; returns
    /// which of these it reached.
    pub(crate) fn turn(&mut self) -> TurnOutcome {
        if std::mem::take(&mut self.found) {
            self.reverse_last_decision();
        }
        if self.exhausted {
            return TurnOutcome::Exhausted;
        }
        if let Some(conflict) = self.propagate() {
            self.resolve_conflict(conflict);
            return TurnOutcome::Learned;
        }
        if self.trail.len() == self.problem.candidate_of.len() {
            self.found = true;
            return TurnOutcome::Found;
        }
        let conflicts = self.counts.conflicts;
        if self.restarts.is_due(conflicts) && self.levels.len() > self.floor {
            self.backjump_to(self.floor);
            self.restarts.restart(conflicts);
            self.counts.restarts += 1;
            return TurnOutcome::Restarted;
        }
        if self.clauses.size_in_words() > self.clause_db_limit {
            self.reduce_clause_db(true);
            // Clauses that are reasons cannot be deleted and may exceed the limit.
            self.clause_db_limit = self
                .tuning
                .max_clause_words
                .max(2 * self.clauses.size_in_words());
        } else if self.restarts.take_reduction_due(conflicts) {
            self.reduce_clause_db(false);
        }
        self.decide()
            .map_or(TurnOutcome::Exhausted, TurnOutcome::Decided)
    }

    /// Learns from a conflict and backjumps; reverses the last decision if the conflict depends only on
    /// reversed decisions.
    fn resolve_conflict(&mut self, conflict: Conflict) {
        self.counts.conflicts += 1;
        if self.levels.len() <= self.floor {
            self.learned.clear();
            self.reverse_last_decision();
            return;
        }
        // The trail below the last decision is consistent.
        let consistent_len = self.levels.last().map_or(0, |level| level.start as usize);
        self.restarts
            .update_best_phases(&self.trail[..consistent_len]);
        let level = self.analyse(conflict) as usize;
        let glue = self.learned_glue();
        self.backjump_to(level.max(self.floor));
        self.counts.learned += 1;
        let reason = if self.learned.len() > 1 {
            Reason::Clause(self.clauses.add(&self.learned, glue))
        } else {
            Reason::None
        };
        self.assign(self.learned[0], reason);
        self.order.decay(self.tuning.decay);
    }

    /// Deletes learned clauses with a high glue that were not used recently; if `over_limit`, the
    /// worse half of all clauses. Clauses that are reasons are kept.
    fn reduce_clause_db(&mut self, over_limit: bool) {
        for &literal in &self.trail {
            if let Reason::Clause(clause) = self.reasons[literal as usize >> 1] {
                self.clauses.protect(clause);
            }
        }
        let (moved_reasons, deleted_count) = self
            .clauses
            .reduce(over_limit.then_some(self.tuning.max_clause_words / 2));
        self.counts.forgotten += deleted_count;
        for &literal in &self.trail {
            if let Reason::Clause(clause) = &mut self.reasons[literal as usize >> 1]
                && let Ok(index) =
                    moved_reasons.binary_search_by_key(clause, |&(old_offset, _)| old_offset)
            {
                *clause = moved_reasons[index].1;
            }
        }
    }

    /// Returns the cell and the digit (from 1) of the literal's candidate.
    pub(crate) fn candidate_of(&self, literal: Literal) -> (usize, u8) {
        let (cell, digit) = self.problem.candidate_of[literal as usize >> 1];
        (cell.into(), digit)
    }

    /// The clause learned at the last conflict; empty if that conflict taught none.
    pub(crate) fn learned(&self) -> &[Literal] {
        &self.learned
    }

    /// The number of clauses in the database.
    pub(crate) fn clause_count(&self) -> usize {
        self.clauses.count()
    }

    pub(crate) fn counts(&self) -> Counts {
        self.counts
    }

    /// The number of current decisions: the depth of the search.
    pub(crate) fn depth(&self) -> usize {
        self.levels.len()
    }

    /// The digit of each cell; 0 where the cell is open.
    pub(crate) fn digits(&self) -> Vec<u8> {
        let mut digits = self.problem.fixed.clone();
        for literal in self.trail.iter().filter(|&literal| literal & 1 == 0) {
            let (cell, digit) = self.candidate_of(*literal);
            digits[cell] = digit;
        }
        digits
    }

    /// The number of cells that hold a digit, givens included.
    pub(crate) fn filled_count(&self) -> usize {
        let fixed_digits = self.problem.fixed.iter().filter(|&&digit| digit > 0);
        let placed_digits = self.trail.iter().filter(|&literal| literal & 1 == 0);
        fixed_digits.count() + placed_digits.count()
    }

    /// Writes the placed digits to `view`, and equal weights for the open candidates of the other
    /// cells.
    pub(crate) fn view(&self, view: &mut View, givens: &[u8]) {
        view.digits.fill(0);
        view.weights.fill(0.0);
        let side = self.shape.side();
        for (cell, &digit) in self.problem.fixed.iter().enumerate() {
            if digit > 0 {
                view.settle(cell, digit);
            }
        }
        let mut open_counts = vec![0_u8; self.shape.cells()];
        for (variable, &(cell, digit)) in self.problem.candidate_of.iter().enumerate() {
            match self.values[2 * variable] {
                TRUE => view.settle(cell.into(), digit),
                FALSE => {}
                _ => {
                    open_counts[usize::from(cell)] += 1;
                    view.weights[usize::from(cell) * side + usize::from(digit) - 1] = 1.0;
                }
            }
        }
        for (cell, &count) in open_counts.iter().enumerate() {
            if view.digits[cell] == 0 {
                for weight in view.cell_mut(cell) {
                    *weight /= f32::from(count.max(1));
                }
            }
        }
        // After a conflict at level 0, some givens may lack their digits.
        for (cell, &digit) in givens.iter().enumerate() {
            if digit > 0 {
                view.settle(cell, digit);
            }
        }
    }

    /// The number of bytes on the heap that a clone owns; the problem itself is shared.
    pub(crate) fn heap_bytes(&self) -> usize {
        let lengths = [
            self.level_of.len(),
            self.trail.len(),
            self.marked.len(),
            self.level_stamps.len(),
            self.antecedents.len(),
            self.stack.len(),
            self.learned.len(),
        ];
        lengths.iter().sum::<usize>() * 4
            + self.values.len()
            + self.marks.len()
            + (self.open_counts.len() + self.open_xors.len()) * 2
            + size_of_val(self.reasons.as_slice())
            + size_of_val(self.levels.as_slice())
            + self.clauses.heap_bytes()
            + self.order.heap_bytes()
            + self.restarts.heap_bytes()
    }
}
