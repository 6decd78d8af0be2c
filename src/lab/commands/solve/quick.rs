//! Puzzles that an algorithm has a quicker way for than a run of their own.

use std::time::Duration;

use sudoku_grid::{Grid, Shape, verify};
use sudoku_search::{Algorithm, Limits, Outcome};

use super::row::Row;
use crate::clock::Clock;
use crate::input::Puzzle;

/// The way of an algorithm to solve many puzzles, for those of one chunk.
///
/// They are handed to it one by one: each has a time of its own then, and a call costs a fifth of
/// what a random puzzle does.
pub(crate) struct Quick {
    algorithm: &'static dyn Algorithm,
    limits: Limits,
    /// Time that was spent and is in no row: less than a microsecond.
    owed: Duration,
}

impl Quick {
    pub(crate) fn new(algorithm: &'static dyn Algorithm, limits: Limits) -> Self {
        Self {
            algorithm,
            limits,
            owed: Duration::ZERO,
        }
    }

    /// Solves a puzzle and tells how it went; false, and nothing told, if it is none for this way, or
    /// has no solution: what the search had before it at its end is not known here.
    ///
    /// What a time has below a microsecond is left to the next puzzle, so that the times add up.
    ///
    /// # Panics
    ///
    /// If what is said to be a solution is none.
    pub(crate) fn solve(&mut self, puzzle: &Puzzle, tell: impl FnOnce(&Row<'_>)) -> bool {
        let grid = &puzzle.grid;
        if grid.shape() != Shape::NINE || puzzle.candidates.is_some() || grid.has_clash() {
            return false;
        }
        let clock = Clock::start();
        let answers = (self.algorithm)
            .solve_many(Shape::NINE, grid.digits(), self.limits)
            .expect("it takes what it took at the start");
        let time = clock.elapsed() + self.owed;
        let found = answers.counts[0].into();
        if found == 0 {
            return false;
        }
        let solution = Grid::new(Shape::NINE, answers.solutions).expect("digits");
        if let Err(fault) = verify(grid, &solution) {
            panic!("{} found no solution: {fault}", self.algorithm.info().id);
        }
        self.owed = Duration::from_nanos((time.subsec_nanos() % 1000).into());
        tell(&Row {
            outcome: if answers.spent[0] {
                Outcome::Steps
            } else {
                Outcome::Solved
            },
            found,
            steps: answers.steps[0],
            counters: &answers.counters,
            conflicts: 0,
            micros: time.as_micros(),
            solution: Some(&solution),
        });
        true
    }
}
