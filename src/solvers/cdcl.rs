//! Conflict-driven clause learning.

mod analysis;
mod clauses;
mod explain;
mod learner;
mod order;
mod problem;
mod propagation;
mod restarts;
#[cfg(test)]
mod tests;

pub(crate) use learner::{Counts, Learner, Tuning, TurnOutcome};

use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_search::{
    CodeLine, Event, Explanation, Info, Kind, Rng, Search, StartError, View, code, counters, docs,
    params, series,
};

docs! {
    /// Conflict-driven clause learning: derives a clause from each conflict and jumps back to the
    /// decision level at which this clause would have propagated. The clause also rules out many
    /// other conflicts.
    ///
    /// # How it works
    ///
    /// Every candidate is a Boolean variable: it is true if the cell contains the digit. Exactly
    /// one candidate of each cell is true, and exactly one place of each digit in each house. These
    /// exactly-one constraints are stored as lists and counts, not as clauses. A decision sets a
    /// candidate to true or false, and unit propagation derives the consequences.
    ///
    /// If the consequences contain a conflict, the search traces the reasons for the conflict back
    /// to the *first unique implication point*: the literal of the last decision level through
    /// which all reasons pass. This yields a learned clause that follows from the puzzle. The
    /// search jumps back to the decision level at which all but one of the literals of this clause
    /// are false, and continues from there.
    ///
    /// Decisions prefer candidates that occurred in recent conflicts. Such a candidate is set to
    /// its value in the longest conflict-free assignment since the last restart (target phase). If
    /// it has no value there, it is set to its last value (phase saving). The search restarts
    /// regularly and keeps the learned clauses. Some restarts reset the saved values (rephasing).
    /// The search also regularly deletes learned clauses: the clauses that are used least and whose
    /// literals span the most decision levels (a high *literal block distance*, LBD).
    ///
    /// After a solution, the search takes back its decisions one by one. No solution is therefore
    /// reported twice, and the search does not need to store the solutions that it has found.
    ///
    /// # A step
    ///
    /// A turn makes one decision and propagates it, or learns from one conflict.
    ///
    /// # Why it suits Sudoku
    ///
    /// On 9×9 grids there is little to learn. On large grids, the same conflict occurs thousands of
    /// times in different parts of the search tree, and one clause prevents all of them: 25×25
    /// puzzles that other searches do not finish in a minute take seconds.
    ///
    /// # References
    ///
    /// Marques-Silva and Sakallah, "GRASP", ICCAD 1996; Moskewicz and others, "Chaff", DAC 2001,
    /// for watched literals and the decision heuristic; Eén and Sörensson, "An Extensible
    /// SAT-solver", SAT 2003; Audemard and Simon, "Predicting Learnt Clauses Quality in Modern SAT
    /// Solvers", IJCAI 2009, for clause deletion; Gebser, Kaufmann, Neumann and Schaub,
    /// "Conflict-Driven Answer Set Enumeration", LPNMR 2007, for the continuation after a solution.
    const DOCS;
}

params! {
    /// The parameters of the solver `cdcl`.
    pub struct Params for Cdcl {
        /// Conflicts before the first restart; more conflicts make restarts rarer. Later restart intervals
        /// follow the Luby sequence times this number.
        #[range(10..=100_000, log)]
        restart_after: u32 = 300,
        /// Factor by which each new conflict lowers the weight of the earlier conflicts. The
        /// weights determine the next decision (VSIDS decay; Moskewicz et al. 2001). Lower values
        /// favour recent conflicts more.
        #[range(0.5..=0.999)]
        decay: f64 = 0.95,
        /// Initial phase: whether a candidate that is decided on for the first time is set to true;
        /// otherwise it is set to false.
        #[id("put_in")]
        initial_phase: bool = false,
        /// Limit of the clause database, in thousands of literals. Above this limit, the worse half
        /// of the learned clauses is deleted; a larger limit keeps more clauses, which makes steps
        /// slower.
        #[range(10..=20_000, log)]
        memory: u32 = 4000,
    }
}

code! {
    /// Pseudo-code of the search, line by line.
    enum PseudoCode {
        /// repeat:
        Repeat,
        ///   propagate: set what a constraint or a clause forces
        Propagate,
        ///   if everything is set: report the solution, backtrack
        #[counts(found)]
        Report,
        ///   if there is a conflict:
        #[counts(contradictions)]
        Conflict,
        ///     trace its reasons back to one literal (first UIP)
        Trace,
        ///     learn the clause that excludes this combination
        #[counts(learned)]
        Learn,
        ///     backjump to where that clause forces a literal
        Backjump,
        ///     if nothing was decided: backtrack
        Backtrack,
        ///   else if a restart is due: restart, keep all clauses
        #[counts(restarts)]
        Restart,
        ///   from time to time, delete the least useful clauses
        DeleteClauses,
        ///   decide on the candidate of the most recent conflicts
        #[counts(decisions)]
        Decide,
        /// stop: there is nothing to backtrack to
        Stop,
    }
}

series! {
    /// One sample of the values that are plotted over the turns of a run.
    pub(crate) struct Sample {
        /// Cells filled, givens included.
        #[plot(main)]
        #[goal(up)]
        #[target(cells)]
        #[unit("cells")]
        filled: f64,
        /// Current decisions: the depth of the search.
        #[unit("levels")]
        depth: f64,
        /// Learned clauses in the database.
        #[unit("clauses")]
        clauses: f64,
        /// Literals in the clause learned last.
        #[goal(down)]
        #[unit("literals")]
        length: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Candidates set to true or false by a decision.
        decisions: u64,
        /// Conflicts.
        contradictions: u64,
        /// Candidates set to true or false, by decision or propagation.
        propagations: u64,
        /// Clauses learned.
        learned: u64,
        /// Learned clauses deleted.
        forgotten: u64,
        /// Restarts.
        restarts: u64,
    }
}

/// A CDCL search on one puzzle; one step is one turn of its [`Learner`].
#[derive(Clone)]
pub(crate) struct Cdcl {
    /// The given of each cell; 0 where the cell is blank.
    givens: Vec<u8>,
    learner: Learner,
    /// The turn taken last; `None` before the first step.
    last: Option<TurnOutcome>,
    /// `true` if the turn before the last was a restart.
    restarted: bool,
    /// `true` if the last turn deleted learned clauses.
    reduced: bool,
}

impl Search for Cdcl {
    const INFO: Info = Info {
        id: "cdcl",
        name: "Clause learning",
        docs: DOCS,
        kind: Kind::Solver,
        complete: true,
        step: "turn",
        sides: (4, 25),
    };
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    fn start(position: &Position, params: &Params, rng: Rng) -> Result<Self, StartError> {
        let shape = position.shape();
        let candidates: Vec<_> = (0..shape.cells())
            .map(|cell| position.candidates(cell).bits())
            .collect();
        let tuning = Tuning {
            decay: params.decay,
            restart_after: params.restart_after,
            initial_phase: params.initial_phase,
            max_clause_words: params.memory as usize * 1000,
        };
        Ok(Self {
            givens: position.values().to_vec(),
            learner: Learner::new(shape, &candidates, &rng, tuning),
            last: None,
            restarted: false,
            reduced: false,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        let forgotten_before = self.learner.counts().forgotten;
        let turn = self.learner.turn();
        self.restarted = matches!(self.last, Some(TurnOutcome::Restarted));
        self.reduced = self.learner.counts().forgotten > forgotten_before;
        self.last = Some(turn);
        match turn {
            TurnOutcome::Found => ControlFlow::Break(Event::Found),
            TurnOutcome::Exhausted => ControlFlow::Break(Event::Exhausted),
            _ => ControlFlow::Continue(()),
        }
    }

    fn steps(&self) -> u64 {
        let counts = self.learner.counts();
        counts.decisions + counts.conflicts
    }

    #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
    fn sample(&self) -> Sample {
        Sample {
            filled: self.learner.filled_count() as f64,
            depth: self.learner.depth() as f64,
            clauses: self.learner.clause_count() as f64,
            length: match self.learner.learned().len() {
                0 => f64::NAN,
                length => length as f64,
            },
        }
    }

    fn view(&self, view: &mut View) {
        self.learner.view(view, &self.givens);
    }

    fn counters(&self) -> Tally {
        let counts = self.learner.counts();
        Tally {
            decisions: counts.decisions,
            contradictions: counts.conflicts,
            propagations: counts.propagations,
            learned: counts.learned,
            forgotten: counts.forgotten,
            restarts: counts.restarts,
        }
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        self.givens.len() + self.learner.heap_bytes()
    }

    fn executed_lines(&self) -> Vec<u8> {
        let Some(last) = self.last else {
            return Vec::new();
        };
        let has_ended = matches!(last, TurnOutcome::Exhausted);
        let has_conflict = matches!(last, TurnOutcome::Learned);
        let has_learned = has_conflict && !self.learner.learned().is_empty();
        let has_restarted = matches!(last, TurnOutcome::Restarted);
        PseudoCode::executed(&[
            (PseudoCode::Restart, self.restarted || has_restarted),
            (PseudoCode::Propagate, !has_ended),
            (PseudoCode::Conflict, has_conflict),
            (PseudoCode::Trace, has_learned),
            (PseudoCode::Learn, has_learned),
            (PseudoCode::Backjump, has_learned),
            (PseudoCode::Backtrack, has_conflict && !has_learned),
            (PseudoCode::DeleteClauses, self.reduced),
            (PseudoCode::Decide, matches!(last, TurnOutcome::Decided(_))),
            (PseudoCode::Report, matches!(last, TurnOutcome::Found)),
            (PseudoCode::Stop, has_ended),
        ])
    }

    fn explain(&self) -> Option<Explanation> {
        self.learner.explain(self.last?)
    }
}
