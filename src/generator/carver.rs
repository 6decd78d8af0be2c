//! Givens taken away while the solution stays the only one.

use sudoku_grid::{Grid, Position};
use sudoku_search::{Rng, Seed, shuffle};

use crate::engine::{Answer, Question, Solver, Task};

/// A pass over sets of givens, in random order, each removed if the rest still has one solution.
///
/// A given that could not go stays needed when others go: a puzzle with fewer givens has no fewer
/// solutions. So one pass is enough.
#[derive(Clone)]
pub(crate) struct Carver {
    solver: Solver,
    effort: u64,
    pub(crate) puzzle: Grid,
    solution: Vec<u8>,
    /// The sets still to be tried, the next one last.
    sets: Vec<Vec<usize>>,
    /// Givens that stay at least.
    floor: usize,
    /// Whether what can go does go; otherwise it is only counted.
    removes: bool,
    question: Option<Question>,
    pub(crate) last: Option<Removal>,
    /// Steps of the engine in tests that are over.
    engine_steps: u64,
}

/// How a test ended.
#[derive(Clone, Debug)]
pub(crate) struct Removal {
    pub(crate) cells: Vec<usize>,
    pub(crate) need: Need,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// Without them there is still one solution.
    Removable,
    /// Without them the engine, which proves nothing, found the one solution and no other.
    Believed,
    /// Without them there is another solution.
    Needed,
    /// The effort ran out, or the engine stalled; they stay.
    Unsure,
}

impl Carver {
    /// A pass over the sets whose cells are all givens, and none of them in the pattern.
    pub(crate) fn new(
        solver: Solver,
        effort: u32,
        puzzle: Grid,
        solution: &[u8],
        pattern: &Position,
        sets: Vec<Vec<usize>>,
        rng: &mut Rng,
    ) -> Self {
        let may_go = |cell: &usize| puzzle.get(*cell) != 0 && pattern.value(*cell) == 0;
        let mut sets = sets;
        sets.retain(|set| set.iter().all(may_go));
        shuffle(&mut sets, rng);
        Self {
            solver,
            effort: effort.into(),
            puzzle,
            solution: solution.to_vec(),
            sets,
            floor: 0,
            removes: true,
            question: None,
            last: None,
            engine_steps: 0,
        }
    }

    /// Leaves at least so many givens.
    pub(crate) fn with_floor(mut self, floor: u32) -> Self {
        self.floor = floor as usize;
        self
    }

    /// Removes nothing.
    pub(crate) fn only_counting(mut self) -> Self {
        self.removes = false;
        self
    }

    /// Works for a bounded while; whether a test ended, and how.
    pub(crate) fn advance(&mut self, rng: &mut Rng) -> Option<Need> {
        let set = self.sets.last()?;
        let Some(question) = &mut self.question else {
            let mut rest = self.puzzle.clone();
            for &cell in set {
                rest.set(cell, 0);
            }
            let mut position = Position::new(&rest).expect("a part of a solution");
            // A second solution differs in the only cell that is away, so any solution is one if
            // the first may not come. An engine that proves nothing has to meet the first, so that
            // its finding no other counts.
            let (seed, effort) = (Seed::draw(rng), self.effort);
            let question = match set[..] {
                [cell] if self.solver.proves() => {
                    position.eliminate(cell, self.puzzle.get(cell));
                    self.solver.ask(&position, Task::Solve, seed, effort)
                }
                _ => self.solver.doubt(&position, &self.solution, seed, effort),
            };
            self.question = Some(question);
            return None;
        };
        let answer = question.advance()?;
        self.engine_steps += question.steps();
        self.question = None;
        let cells = self.sets.pop().expect("there was one");
        let need = match answer {
            Answer::One(_) if !self.solver.proves() => Need::Believed,
            Answer::One(_) if cells.len() == 1 => Need::Needed,
            Answer::Nothing | Answer::One(_) => Need::Removable,
            Answer::Two(..) => Need::Needed,
            Answer::Unknown => Need::Unsure,
        };
        if self.removes && matches!(need, Need::Removable | Need::Believed) {
            for &cell in &cells {
                self.puzzle.set(cell, 0);
            }
        }
        self.last = Some(Removal { cells, need });
        Some(need)
    }

    /// Whether nothing is left to try. Sets too big for the floor are passed over.
    pub(crate) fn is_done(&mut self) -> bool {
        if self.question.is_none() && self.removes {
            let spare = self.puzzle.givens().saturating_sub(self.floor);
            while self.sets.last().is_some_and(|set| set.len() > spare) {
                self.sets.pop();
            }
        }
        self.sets.is_empty()
    }

    /// Steps of the engine, those of the question under way among them.
    pub(crate) fn engine_steps(&self) -> u64 {
        self.engine_steps + self.question.as_ref().map_or(0, Question::steps)
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        let sets: usize = self
            .sets
            .iter()
            .map(|set| size_of_val(set.as_slice()))
            .sum();
        2 * self.puzzle.digits().len()
            + size_of_val(self.sets.as_slice())
            + sets
            + self.question.as_ref().map_or(0, Question::heap_bytes)
            + self
                .last
                .as_ref()
                .map_or(0, |last| size_of_val(last.cells.as_slice()))
    }
}
