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

pub(crate) use learner::{Counts, Learner, Tuning, Turn};

use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_search::{
    CodeLine, Event, Explanation, Info, Kind, Rng, Search, StartError, View, code, counters, docs,
    params, series,
};

docs! {
    /// Learns a clause from every contradiction, which rules out many others too, and jumps back to
    /// where it would have helped.
    ///
    /// # How it works
    ///
    /// Every candidate is a variable: the cell has the digit or not. Each cell and each digit of a
    /// house demand exactly one of theirs; these demands are kept as lists and counts, not as
    /// clauses. A decision puts a candidate in or rules it out, and what follows is drawn. At a
    /// contradiction, its reasons are traced back to the one literal of the last decision's level
    /// through which all of them go, the *first unique implication point*. That gives a clause
    /// which follows from the puzzle; the search goes back as far as the clause has one open
    /// literal, and goes on from there. Candidates that were in recent contradictions are decided
    /// on first, as they were last; now and then the search begins anew and keeps what it has
    /// learned, and the clauses that join the most levels and are used least are forgotten.
    ///
    /// After a solution it takes back its decisions one by one, so that no solution comes twice and
    /// nothing need be remembered of those it found.
    ///
    /// # A step
    ///
    /// A turn makes one decision and draws what follows from it, or learns from one contradiction.
    ///
    /// # Why it suits Sudoku
    ///
    /// On grids of 9×9 there is little to learn. On large ones the same contradiction is met
    /// thousands of times in different corners of a tree, and a clause ends all of them: puzzles of
    /// 25×25 that other searches do not finish in a minute take seconds.
    ///
    /// # References
    ///
    /// Marques-Silva and Sakallah, "GRASP", ICCAD 1996; Moskewicz and others, "Chaff", DAC 2001,
    /// for watched literals and the order of decisions; Eén and Sörensson, "An Extensible
    /// SAT-solver", SAT 2003; Audemard and Simon, "Predicting Learnt Clauses Quality in Modern SAT
    /// Solvers", IJCAI 2009, for what is forgotten; Gebser, Kaufmann, Neumann and Schaub,
    /// "Conflict-Driven Answer Set Enumeration", LPNMR 2007, for going on after a solution.
    const DOCS;
}

params! {
    /// Parameters of [`Cdcl`].
    pub(crate) struct Params {
        /// Contradictions before the search restarts; later stretches are this long, or a power of
        /// two times as long.
        #[range(10..=100_000, log)]
        restart_after: u32 = 300,
        /// How much a contradiction weighs against the next one when the next decision is chosen.
        #[range(0.5..=0.999)]
        decay: f64 = 0.95,
        /// Put in a candidate that is decided on for the first time; otherwise rule it out.
        put_in: bool = false,
        /// Thousands of literals that all learned clauses may have together; beyond that the worse
        /// half is forgotten.
        #[range(10..=20_000, log)]
        memory: u32 = 4000,
    }
}

code! {
    /// Pseudo-code of the search, line by line.
    enum Code {
        /// repeat:
        Repeat,
        ///   propagate: set what a demand or a clause forces
        Propagate,
        ///   if everything is set: report the solution, turn back
        #[counts(found)]
        Report,
        ///   if something cannot be:
        #[counts(contradictions)]
        Contradiction,
        ///     trace its reasons back to one literal
        Trace,
        ///     learn the clause that rules them out together
        #[counts(learned)]
        Learn,
        ///     go back to where that clause forces a literal
        GoBack,
        ///     where nothing was decided: turn back
        TurnBack,
        ///   else if it is time: begin again with all clauses
        #[counts(restarts)]
        Restart,
        ///   forget the clauses of least use, if there are many
        Forget,
        ///   decide on the candidate of the latest trouble
        #[counts(decisions)]
        Decide,
        /// stop: there is nothing to turn back to
        Stop,
    }
}

series! {
    /// Values plotted over the turns of a run.
    pub(crate) struct Sample {
        /// Cells filled, givens included.
        #[plot(main)]
        #[goal(up)]
        #[unit("cells")]
        filled: f64,
        /// Current decisions: the depth of the search.
        #[unit("levels")]
        depth: f64,
        /// Clauses kept.
        #[unit("clauses")]
        clauses: f64,
        /// Literals of the clause learned last.
        #[goal(down)]
        #[unit("literals")]
        length: f64,
    }
}

counters! {
    /// Counters of a run.
    pub(crate) struct Tally {
        /// Candidates put in or ruled out by choice.
        decisions: u64,
        /// Contradictions met: what the field calls conflicts.
        contradictions: u64,
        /// Candidates put in or ruled out, by choice or as a consequence.
        propagations: u64,
        /// Clauses learned.
        learned: u64,
        /// Clauses forgotten.
        forgotten: u64,
        /// Times the search restarted.
        restarts: u64,
    }
}

/// A CDCL search on one puzzle; one step is one [`Turn`] of its [`Learner`].
#[derive(Clone)]
pub(crate) struct Cdcl {
    /// The given of each cell; 0 where the cell is blank.
    givens: Vec<u8>,
    learner: Learner,
    /// The turn taken last; `None` before the first step.
    last: Option<Turn>,
    /// Whether the turn before the last was a restart.
    restarted: bool,
    /// Whether the last turn deleted learned clauses.
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
    const CODE: &'static [CodeLine] = Code::LINES;
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
            initial_phase: params.put_in,
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
        let forgotten = self.learner.counts().forgotten;
        let turn = self.learner.turn();
        self.restarted = matches!(self.last, Some(Turn::Restarted));
        self.reduced = self.learner.counts().forgotten > forgotten;
        self.last = Some(turn);
        match turn {
            Turn::Found => ControlFlow::Break(Event::Found),
            Turn::Exhausted => ControlFlow::Break(Event::Exhausted),
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

    fn lines(&self) -> Vec<u8> {
        let Some(last) = self.last else {
            return Vec::new();
        };
        let ended = matches!(last, Turn::Exhausted);
        let conflict = matches!(last, Turn::Learned);
        let learned = conflict && !self.learner.learned().is_empty();
        let again = matches!(last, Turn::Restarted);
        Code::passed(&[
            (Code::Restart, self.restarted || again),
            (Code::Propagate, !ended),
            (Code::Contradiction, conflict),
            (Code::Trace, learned),
            (Code::Learn, learned),
            (Code::GoBack, learned),
            (Code::TurnBack, conflict && !learned),
            (Code::Forget, self.reduced),
            (Code::Decide, matches!(last, Turn::Decided(_))),
            (Code::Report, matches!(last, Turn::Found)),
            (Code::Stop, ended),
        ])
    }

    fn explain(&self) -> Option<Explanation> {
        self.learner.explain(self.last?)
    }
}
