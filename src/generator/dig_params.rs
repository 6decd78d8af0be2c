//! The parameters shared by generators that remove givens.

use sudoku_grid::{Position, Shape};
use sudoku_search::{ParamError, StartError, params};

use crate::engine::{Engine, Solver};
use crate::full_grid_sampler::FullGridSampler;
use crate::symmetry::PatternSymmetry;

params! {
    /// The parameters of the generator `dig`, which `build-up` has too.
    pub struct DigParams for crate::dig::Dig {
        /// Minimum number of givens: removal stops there, and givens are added if there are fewer.
        #[range(0..=625, cells)]
        #[id("least")]
        min_givens: u32 = 0,
        /// Maximum number of givens. The lower it is, the more grids are discarded. The largest
        /// value means no limit.
        #[range(0..=625, cells)]
        #[id("most")]
        max_givens: u32 = 625,
        /// Symmetry of the pattern of givens.
        symmetry: PatternSymmetry = PatternSymmetry::None,
        /// Keep only minimal puzzles, in which every given is necessary.
        minimal: bool = false,
        /// Solver that searches for a second solution. A solver that cannot prove uniqueness is
        /// trusted if it finds the known solution and no other.
        engine: Engine = Engine::QUICKEST,
        /// Runs per uniqueness check, each with its own seed, of an engine that cannot prove
        /// uniqueness. More runs make a wrong answer less likely. An engine that does not depend on
        /// the seed runs once.
        #[range(1..=100, log)]
        trials: u32 = 3,
        /// Work limit per uniqueness check, in steps of the engine. A higher limit leaves fewer
        /// checks undecided.
        #[range(100..=10_000_000, log)]
        effort: u32 = 20_000,
        /// Random exchanges of digits, rows and columns that shuffle the full grid. More exchanges
        /// bring the grids closer to a uniform distribution.
        #[range(0..=10_000)]
        mixing: u32 = 100,
        /// Starting grids after which the generator gives up.
        #[range(1..=1_000_000, log)]
        attempts: u32 = 1000,
    }
}

impl DigParams {
    /// Checks the parameters for a shape.
    ///
    /// # Errors
    ///
    /// If no puzzle of this shape can meet the parameters, or the engine does not accept the shape.
    pub(crate) fn check(&self, shape: Shape) -> Result<(), StartError> {
        check_givens(self.min_givens, self.max_givens, shape)?;
        Solver::new(self.engine, shape).map(|_| ())
    }

    /// The engine, and a sampler of full grids. The sampler uses the same engine if it is complete;
    /// otherwise the fastest solver, because not every incomplete solver fills a grid with hardly
    /// any givens.
    ///
    /// # Errors
    ///
    /// The same as for [`DigParams::check`].
    pub(crate) fn prepare(
        &self,
        pattern: &Position,
    ) -> Result<(Solver, FullGridSampler), StartError> {
        let solver = Solver::new(self.engine, pattern.shape())?.with_trials(self.trials);
        let filling = if solver.proves() {
            solver
        } else {
            Solver::new(Engine::QUICKEST, pattern.shape())?
        };
        let sampler = FullGridSampler::new(pattern, filling, self.effort, self.mixing);
        Ok((solver, sampler))
    }
}

/// Checks the limits on the number of givens. A `max` above the number of cells is no limit, as is
/// the default.
///
/// # Errors
///
/// If the range is empty or starts above the number of cells.
pub(crate) fn check_givens(min: u32, max: u32, shape: Shape) -> Result<(), StartError> {
    if min as usize > shape.cells() {
        return Err(StartError::Param {
            id: "least".to_owned(),
            value: min.to_string(),
            error: ParamError::Range,
            allowed: format!("a whole number from 0 to {} on this grid", shape.cells()),
        });
    }
    if min > max {
        return Err(StartError::Other(
            "the greatest number of givens is below the least",
        ));
    }
    Ok(())
}
