//! What a puzzle shall be like, and what may be spent on it.

use sudoku_grid::{Position, Shape};
use sudoku_search::{ParamError, StartError, params};

use crate::engine::{Engine, Solver};
use crate::filler::Filler;
use crate::symmetry::PatternSymmetry;

params! {
    /// What can be tuned wherever givens are taken away from a puzzle with one solution.
    pub(crate) struct Wish {
        /// Stop removing at this many givens; add some if there are fewer.
        #[range(0..=625, cells)]
        least: u32 = 0,
        /// The most givens a puzzle may have. The lower, the more grids are discarded. The maximum
        /// means no limit.
        #[range(0..=625, cells)]
        most: u32 = 625,
        /// Symmetry of the pattern of givens.
        symmetry: PatternSymmetry = PatternSymmetry::None,
        /// Keep only puzzles in which every given is needed.
        minimal: bool = false,
        /// The solver that checks for a second solution. One that cannot prove uniqueness is
        /// believed if it finds the known solution and no other.
        engine: Engine = Engine::QUICKEST,
        /// How many times, each with its own seed, an engine that proves nothing looks for a second
        /// solution. One that does not depend on the seed runs once.
        #[range(1..=100, log)]
        trials: u32 = 3,
        /// Work allowed per uniqueness check.
        #[range(100..=10_000_000, log)]
        effort: u32 = 20_000,
        /// How often digits and lines are swapped to shuffle the full grid.
        #[range(0..=10_000)]
        mixing: u32 = 100,
        /// Give up after this many starting grids.
        #[range(1..=1_000_000, log)]
        attempts: u32 = 1000,
    }
}

impl Wish {
    /// # Errors
    ///
    /// If no puzzle of this shape can be as is wished, or the engine does not take it.
    pub(crate) fn check(&self, shape: Shape) -> Result<(), StartError> {
        check_givens(self.least, self.most, shape)?;
        Solver::new(self.engine, shape).map(|_| ())
    }

    /// The engine set up, and what makes the full grids to begin with: the engine as well, but if it
    /// proves nothing the quickest solver, since not all of those fill a grid with next to no givens.
    ///
    /// # Errors
    ///
    /// As [`Wish::check`].
    pub(crate) fn prepare(&self, pattern: &Position) -> Result<(Solver, Filler), StartError> {
        let solver = Solver::new(self.engine, pattern.shape())?.with_trials(self.trials);
        let filling = if solver.proves() {
            solver
        } else {
            Solver::new(Engine::QUICKEST, pattern.shape())?
        };
        let filler = Filler::new(pattern, filling, self.effort, self.mixing);
        Ok((solver, filler))
    }
}

/// # Errors
///
/// If no number of givens is wished for, or more than there are cells. A `most` above the cells is
/// no bound, and so it is the default.
pub(crate) fn check_givens(least: u32, most: u32, shape: Shape) -> Result<(), StartError> {
    if least as usize > shape.cells() {
        return Err(StartError::Param {
            id: "least".to_owned(),
            value: least.to_string(),
            error: ParamError::Range,
            allowed: format!("a whole number from 0 to {} on this grid", shape.cells()),
        });
    }
    if least > most {
        return Err(StartError::Other(
            "the greatest number of givens is below the least",
        ));
    }
    Ok(())
}
