//! What a puzzle shall be like, and what may be spent on it.

use sudoku_grid::{Position, Shape};
use sudoku_search::{ParamError, Refusal, params};

use crate::engine::{Engine, Solver};
use crate::filler::Filler;
use crate::symmetry::PatternSymmetry;

params! {
    /// What can be tuned wherever givens are taken away from a puzzle with one solution.
    pub(crate) struct Wish {
        /// Givens at least: with so many none is taken away any more, with fewer some are added.
        #[range(0..=625, cells)]
        least: u32 = 0,
        /// Givens at most; the lower, the more grids are begun in vain. As many as the grid has
        /// cells is no bound.
        #[range(0..=625, cells)]
        most: u32 = 625,
        /// How the pattern of givens is symmetric.
        symmetry: PatternSymmetry = PatternSymmetry::None,
        /// Whether every given must be shown to be needed; a puzzle that falls short is thrown
        /// away.
        minimal: bool = false,
        /// The solver that says whether a puzzle has a second solution. One that cannot prove that
        /// there is none is believed if it finds the known one and no other.
        engine: Engine = Engine::QUICKEST,
        /// Runs, each with a seed of its own, in which an engine that proves nothing looks for a
        /// second solution; one that does not depend on the seed gets one run.
        #[range(1..=100, log)]
        trials: u32 = 3,
        /// Pieces of work the engine may spend on a question before it is given up.
        #[range(100..=10_000_000, log)]
        effort: u32 = 20_000,
        /// Exchanges of digits and lines that a full grid is mixed by before it is used.
        #[range(0..=10_000)]
        mixing: u32 = 100,
        /// Full grids begun with at most, before the search stalls.
        #[range(1..=1_000_000, log)]
        attempts: u32 = 1000,
    }
}

impl Wish {
    /// # Errors
    ///
    /// If no puzzle of this shape can be as is wished, or the engine does not take it.
    pub(crate) fn check(&self, shape: Shape) -> Result<(), Refusal> {
        check_givens(self.least, self.most, shape)?;
        Solver::new(self.engine, shape).map(|_| ())
    }

    /// The engine set up, and what makes the full grids to begin with: the engine as well, but if it
    /// proves nothing the quickest solver, since not all of those fill a grid with next to no givens.
    ///
    /// # Errors
    ///
    /// As [`Wish::check`].
    pub(crate) fn prepare(&self, pattern: &Position) -> Result<(Solver, Filler), Refusal> {
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
pub(crate) fn check_givens(least: u32, most: u32, shape: Shape) -> Result<(), Refusal> {
    if least as usize > shape.cells() {
        return Err(Refusal::Param {
            id: "least".to_owned(),
            value: least.to_string(),
            error: ParamError::Range,
            allowed: format!("a whole number from 0 to {} on this grid", shape.cells()),
        });
    }
    if least > most {
        return Err(Refusal::Other(
            "the greatest number of givens is below the least",
        ));
    }
    Ok(())
}
