use sudoku_grid::{Position, Shape};

use crate::{
    Answers, Capabilities, CounterSpec, Info, Limits, ParamSpec, RatingScale, Run, SeriesSpec,
    Setup, Split, StartError,
};
#[cfg(feature = "texts")]
use crate::{CodeLine, Preset, Published};

/// The type-erased form of a [`Search`](crate::Search), which a [`Registry`](crate::Registry) lists.
///
/// [`algorithm`](fn@crate::algorithm) makes one. The trait is object-safe, so callers work with `&'static
/// dyn Algorithm`.
pub trait Algorithm: Sync {
    /// See [`Search::INFO`](crate::Search::INFO).
    fn info(&self) -> &'static Info;

    /// The declarations of the parameters, in field order, with their defaults.
    fn params(&self) -> Vec<ParamSpec>;

    /// See [`Search::PRESETS`](crate::Search::PRESETS).
    #[cfg(feature = "texts")]
    fn presets(&self) -> &'static [Preset];

    /// See [`Search::PUBLISHED`](crate::Search::PUBLISHED).
    #[cfg(feature = "texts")]
    fn published(&self) -> &'static [Published];

    /// See [`Search::CODE`](crate::Search::CODE).
    #[cfg(feature = "texts")]
    fn code(&self) -> &'static [CodeLine];

    /// The declarations of the series that a trace records, in field order.
    fn series(&self) -> &'static [SeriesSpec];

    /// The declarations of the counters, in field order.
    fn counters(&self) -> &'static [CounterSpec];

    /// See [`Search::SCALE`](crate::Search::SCALE).
    fn scale(&self) -> Option<&'static RatingScale>;

    /// The default setup: the first preset, seed 0, one solution, no step limit.
    fn setup(&self) -> Setup {
        Setup::of(self.info().id)
    }

    /// Checks a setup for all puzzles of a shape and returns the capabilities of the algorithm with
    /// it.
    ///
    /// Nearly every reason for which [`start`](Self::start) fails is found here; the others depend
    /// on the position.
    ///
    /// # Errors
    ///
    /// [`StartError`] with the reason why no run can start.
    fn check(&self, setup: &Setup, shape: Shape) -> Result<Capabilities, StartError>;

    /// Starts a run on a position. Parameters that the setup does not name keep the value of the
    /// preset. The run records a [`Trace`](crate::Trace) if `traced` is true.
    ///
    /// # Errors
    ///
    /// [`StartError`] with the reason why the run cannot start.
    fn start(&self, position: &Position, setup: &Setup, traced: bool) -> Result<Run, StartError>;

    /// Splits the work on a puzzle into parts. The limits of the setup apply to the sum of the
    /// parts, not to the split itself.
    ///
    /// # Errors
    ///
    /// [`StartError::Indivisible`] if the algorithm is not divisible with this setup; another [`StartError`]
    /// if the run cannot start.
    fn split(&self, position: &Position, setup: &Setup) -> Result<Split, StartError> {
        let all_solutions = Limits {
            solutions: 0,
            steps: None,
        };
        let unlimited = setup.clone().within(Limits::default());
        if !self.check(&unlimited, position.shape())?.divisible {
            return Err(StartError::Indivisible);
        }
        Ok(Split::new(self.start(
            position,
            &unlimited.within(all_solutions),
            false,
        )?))
    }

    /// Solves a sequence of puzzles, one byte per cell, with the default parameters; see
    /// [`solve_each`](crate::solve_each).
    ///
    /// # Errors
    ///
    /// Returns an error if the algorithm does not accept puzzles of this shape, or cannot count solutions up
    /// to the limit.
    fn solve_many(
        &self,
        shape: Shape,
        puzzles: &[u8],
        limits: Limits,
    ) -> Result<Answers, StartError>;

    /// Returns `true` if the algorithm implements [`Search::solve_many`](crate::Search::solve_many) for this shape,
    /// so that every puzzle takes only a short time.
    fn solves_many(&self, shape: Shape) -> bool;
}
