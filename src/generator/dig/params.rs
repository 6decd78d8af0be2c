//! The parameters shared by generators that remove givens.

use sudoku_grid::{Position, Shape};
use sudoku_search::{StartError, params};

use crate::engine::{Engine, Solver};
use crate::full_grid_sampler::FullGridSampler;
use crate::given_counts::check_givens;
use crate::minimality_pass::PassGoal;
use crate::symmetry::PatternSymmetry;

params! {
    /// The parameters of the generator `dig`. The generator `build-up` has the same parameters and further
    /// ones.
    pub struct DigParams for super::Dig {
        /// Minimum number of givens: removal stops at this number, and givens are added to a puzzle
        /// with fewer givens. More givens usually make easier puzzles.
        #[range(0..=625, cells)]
        #[id("least")]
        min_givens: u32 = 0,
        /// Maximum number of givens. The lower it is, the more grids are discarded. The largest
        /// value means no limit.
        #[range(0..=625, cells)]
        #[id("most")]
        max_givens: u32 = 625,
        /// Symmetry of the pattern of givens. More symmetry usually leaves more givens.
        symmetry: PatternSymmetry = PatternSymmetry::None,
        /// Keep only minimal puzzles, in which every given is necessary. Such puzzles have fewer
        /// givens and are usually harder.
        minimal: bool = false,
        /// Solver that searches for a second solution. A solver that cannot prove uniqueness is
        /// trusted if it finds the known solution and no other.
        engine: Engine = Engine::QUICKEST,
        /// Runs per uniqueness check, if the engine cannot prove uniqueness. Each run has its own
        /// seed. More runs make a wrong answer less likely. An engine that does not depend on the
        /// seed runs once.
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
        /// Starting grids after which the generator gives up. A larger limit finds rarer puzzles
        /// but can take longer.
        #[range(1..=1_000_000, log)]
        attempts: u32 = 1000,
    }
}

impl DigParams {
    /// Checks the parameters for a shape.
    ///
    /// # Errors
    ///
    /// Returns an error if no puzzle of this shape can meet the parameters, or the engine does not accept the
    /// shape.
    pub(crate) fn check(&self, shape: Shape) -> Result<(), StartError> {
        check_givens(self.min_givens, self.max_givens, shape)?;
        Solver::new(self.engine, shape).map(|_| ())
    }

    /// The goal of the removal of givens.
    pub(crate) fn goal(&self) -> PassGoal {
        PassGoal {
            min_givens: self.min_givens,
            max_givens: self.max_givens,
            minimal: self.minimal,
            effort: self.effort,
        }
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
        let grid_solver = if solver.proves() {
            solver
        } else {
            Solver::new(Engine::QUICKEST, pattern.shape())?
        };
        let sampler = FullGridSampler::new(pattern, grid_solver, self.effort, self.mixing);
        Ok((solver, sampler))
    }
}
