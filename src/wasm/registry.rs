//! What this module holds: solvers alone, which the page loads first, or all that runs.

#[cfg(not(feature = "workshop"))]
use sudoku_search::Algorithm;

/// Every algorithm, in the order in which it is shown.
#[cfg(feature = "workshop")]
pub(crate) use sudoku_generator::{all, find};
#[cfg(not(feature = "workshop"))]
pub(crate) use sudoku_solvers::find;

/// Every algorithm, in the order in which it is shown.
#[cfg(not(feature = "workshop"))]
pub(crate) fn all() -> impl Iterator<Item = &'static dyn Algorithm> {
    sudoku_solvers::SOLVERS.iter().copied()
}
