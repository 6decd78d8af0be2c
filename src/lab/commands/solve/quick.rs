//! Solves puzzles with [`Algorithm::solve_many`], which is faster than one run per puzzle.

use std::time::Duration;

use sudoku_grid::{Grid, Shape, verify};
use sudoku_runner::{MonotonicClock, Stopwatch};
use sudoku_search::{Algorithm, Limits, Outcome};

use super::row::Row;
use crate::input::Puzzle;

/// Solves the puzzles of one chunk with [`Algorithm::solve_many`].
///
/// Each call solves one puzzle, so that each puzzle has its own time. The overhead of a call is a
/// fifth of the time of a random puzzle.
pub(crate) struct QuickSolver {
    algorithm: &'static dyn Algorithm,
    limits: Limits,
    /// Time spent that no row contains yet: less than a microsecond.
    carried_over: Duration,
}

impl QuickSolver {
    /// A solver with the limits of each puzzle.
    pub(crate) fn new(algorithm: &'static dyn Algorithm, limits: Limits) -> Self {
        Self {
            algorithm,
            limits,
            carried_over: Duration::ZERO,
        }
    }

    /// Solves a puzzle and passes its row to `append`. Returns `false` without a call of `append` if the
    /// puzzle is not a plain 9×9 grid without conflicts, or no solution is found: the row then needs the
    /// conflicts of a run.
    ///
    /// The fraction of a microsecond of a time is carried over to the next puzzle, so that the sum of
    /// the times is correct.
    ///
    /// # Panics
    ///
    /// Panics if the algorithm returns a grid that is not a solution.
    pub(crate) fn solve(&mut self, puzzle: &Puzzle, append: impl FnOnce(&Row<'_>)) -> bool {
        let grid = &puzzle.grid;
        if grid.shape() != Shape::NINE || puzzle.candidates.is_some() || grid.has_duplicate_digit()
        {
            return false;
        }
        let stopwatch = Stopwatch::start(MonotonicClock);
        let answers = (self.algorithm)
            .solve_many(Shape::NINE, grid.digits(), self.limits)
            .expect("the algorithm has accepted this setup");
        let time = stopwatch.elapsed() + self.carried_over;
        let solutions = answers.counts[0].into();
        if solutions == 0 {
            return false;
        }
        let solution = Grid::new(Shape::NINE, answers.solutions).expect("digits");
        if let Err(fault) = verify(grid, &solution) {
            panic!("{} found no solution: {fault}", self.algorithm.info().id);
        }
        self.carried_over = Duration::from_nanos((time.subsec_nanos() % 1000).into());
        append(&Row {
            outcome: if answers.reached_limit[0] {
                Outcome::Steps
            } else {
                Outcome::Solved
            },
            found: solutions,
            steps: answers.steps[0],
            counters: &answers.counters,
            conflicts: 0,
            micros: time.as_micros(),
            solution: Some(&solution),
        });
        true
    }
}
