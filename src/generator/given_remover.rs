//! Removal of givens while the solution stays unique.

use sudoku_grid::{Grid, Position};
use sudoku_search::{Rng, Seed, shuffle};

use crate::engine::{Answer, EngineQuery, EngineTask, Solver};
use crate::kernel_query::KernelQuery;

/// A puzzle with one solution, and the sets of givens that may be removed from it.
pub(crate) struct RemovalTask<'a> {
    /// The engine that tests whether a puzzle has one solution.
    pub(crate) solver: Solver,
    pub(crate) puzzle: Grid,
    pub(crate) solution: &'a [u8],
    /// The pattern, whose givens stay.
    pub(crate) pattern: &'a Position,
    /// The sets of cells to test. Sets that contain givens of the pattern, or blank cells, are ignored.
    pub(crate) sets: Vec<Vec<usize>>,
}

/// A pass over sets of givens, in random order: each set is removed if the puzzle keeps one
/// solution.
///
/// A given that cannot be removed cannot be removed later either, because a puzzle with fewer
/// givens has at least as many solutions. So one pass is enough.
#[derive(Clone)]
pub(crate) struct GivenRemover {
    solver: Solver,
    effort: u64,
    pub(crate) puzzle: Grid,
    solution: Vec<u8>,
    /// The sets still to be tested; the next one is last.
    sets: Vec<Vec<usize>>,
    /// The minimum number of givens.
    min_givens: usize,
    /// `true` if removable sets are removed; otherwise they are only counted.
    removes: bool,
    query: Option<Query>,
    pub(crate) last_result: Option<RemovalResult>,
    /// The number of steps of the engine in completed tests.
    engine_steps: u64,
}

/// The query of a test.
#[derive(Clone)]
enum Query {
    Kernel(KernelQuery),
    Engine(EngineQuery),
}

impl Query {
    /// Does a bounded amount of work; returns the answer once it is known.
    fn advance(&mut self) -> Option<Answer> {
        match self {
            Self::Kernel(query) => query.advance(),
            Self::Engine(query) => query.advance(),
        }
    }

    /// The number of steps of the engine, in its own unit.
    fn steps(&self) -> u64 {
        match self {
            Self::Kernel(query) => query.steps(),
            Self::Engine(query) => query.steps(),
        }
    }

    fn heap_bytes(&self) -> usize {
        match self {
            Self::Kernel(query) => query.heap_bytes(),
            Self::Engine(query) => query.heap_bytes(),
        }
    }
}

/// The result of a test: the cells of the set and whether their givens are necessary.
#[derive(Clone, Debug)]
pub(crate) struct RemovalResult {
    pub(crate) cells: Vec<usize>,
    pub(crate) necessity: Necessity,
}

/// The result of the test whether the givens of a set are necessary for the uniqueness of the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Necessity {
    /// The puzzle still has one solution without the givens of the set.
    Removable,
    /// Without the givens of the set, an incomplete engine found the known solution and no other.
    /// The solution is then assumed to stay unique, which is not proved.
    Believed,
    /// The puzzle has another solution without the givens of the set.
    Needed,
    /// The engine stalled or reached the work limit; the set is kept.
    Unsure,
}

impl GivenRemover {
    /// A pass over the sets of a task; `effort` is the work limit of the engine per test.
    pub(crate) fn new(task: RemovalTask<'_>, effort: u32, rng: &mut Rng) -> Self {
        let RemovalTask {
            solver,
            puzzle,
            solution,
            pattern,
            mut sets,
        } = task;
        let is_removable = |cell: &usize| puzzle.get(*cell) != 0 && pattern.value(*cell) == 0;
        sets.retain(|set| set.iter().all(is_removable));
        shuffle(&mut sets, rng);
        Self {
            solver,
            effort: effort.into(),
            puzzle,
            solution: solution.to_vec(),
            sets,
            min_givens: 0,
            removes: true,
            query: None,
            last_result: None,
            engine_steps: 0,
        }
    }

    /// Keeps at least this number of givens.
    pub(crate) fn with_min_givens(mut self, min_givens: u32) -> Self {
        self.min_givens = min_givens as usize;
        self
    }

    /// Tests without removing givens.
    pub(crate) fn only_counting(mut self) -> Self {
        self.removes = false;
        self
    }

    /// Does a bounded amount of work; returns the result if a test ended.
    pub(crate) fn advance(&mut self, rng: &mut Rng) -> Option<Necessity> {
        let set = self.sets.last()?;
        let Some(query) = &mut self.query else {
            let mut reduced = self.puzzle.clone();
            for &cell in set {
                reduced.set(cell, 0);
            }
            // If a single cell is blanked, a second solution differs in it, so its digit is
            // excluded and any solution counts. An incomplete engine must find the known solution
            // too, otherwise finding no other one means nothing.
            let excluded = match set[..] {
                [cell] if self.solver.proves() => Some((cell, self.puzzle.get(cell))),
                _ => None,
            };
            let (seed, effort) = (Seed::draw(rng), self.effort);
            let query = if self.solver.is_kernel() {
                let task = match excluded {
                    Some(_) => EngineTask::Solve,
                    None => EngineTask::Prove,
                };
                Query::Kernel(KernelQuery::new(&reduced, excluded, task, effort))
            } else {
                let mut position = Position::new(&reduced).expect("a part of a solution");
                Query::Engine(if let Some((cell, digit)) = excluded {
                    position.eliminate(cell, digit);
                    self.solver
                        .query(&position, EngineTask::Solve, seed, effort)
                } else {
                    self.solver
                        .query_uniqueness(&position, &self.solution, seed, effort)
                })
            };
            self.query = Some(query);
            return None;
        };
        let answer = query.advance()?;
        self.engine_steps += query.steps();
        self.query = None;
        let cells = self.sets.pop().expect("there was one");
        let necessity = match answer {
            Answer::One(_) if !self.solver.proves() => Necessity::Believed,
            Answer::One(_) if cells.len() == 1 => Necessity::Needed,
            Answer::Nothing | Answer::One(_) => Necessity::Removable,
            Answer::Two(..) => Necessity::Needed,
            Answer::Unknown => Necessity::Unsure,
        };
        if self.removes && matches!(necessity, Necessity::Removable | Necessity::Believed) {
            for &cell in &cells {
                self.puzzle.set(cell, 0);
            }
        }
        self.last_result = Some(RemovalResult { cells, necessity });
        Some(necessity)
    }

    /// Skips sets whose removal would leave fewer givens than the minimum, and returns `true` if no sets are
    /// left.
    pub(crate) fn is_done(&mut self) -> bool {
        if self.query.is_none() && self.removes {
            let spare_givens = self.puzzle.givens().saturating_sub(self.min_givens);
            while self.sets.last().is_some_and(|set| set.len() > spare_givens) {
                self.sets.pop();
            }
        }
        self.sets.is_empty()
    }

    /// The number of steps of the engine, including the current query.
    pub(crate) fn engine_steps(&self) -> u64 {
        self.engine_steps + self.query.as_ref().map_or(0, Query::steps)
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
            + self.query.as_ref().map_or(0, Query::heap_bytes)
            + self
                .last_result
                .as_ref()
                .map_or(0, |last_result| size_of_val(last_result.cells.as_slice()))
    }
}
