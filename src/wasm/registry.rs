//! What this module holds: solvers alone, which the page loads first, or all that runs.

#[cfg(not(feature = "generators"))]
use sudoku_search::Algorithm;

/// Every algorithm, in the order in which it is shown.
#[cfg(feature = "generators")]
pub(crate) use sudoku_generator::{all, find};
#[cfg(not(feature = "generators"))]
pub(crate) use sudoku_solvers::find;

/// Every algorithm, in the order in which it is shown.
#[cfg(not(feature = "generators"))]
pub(crate) fn all() -> impl Iterator<Item = &'static dyn Algorithm> {
    sudoku_solvers::SOLVERS.iter().copied()
}
