//! Every way to make a Sudoku, one file each, and the registry of all that runs.
//!
//! A generator starts from a pattern, usually the empty grid, and keeps what it gives. To add one:
//! write its file, then its `mod` line and its entry in [`GENERATORS`] below.
//!
//! - `filler` makes full grids, `carver` takes givens away while the solution stays the only one,
//!   `engine` asks any solver of the registry; the generators are made of these.
//! - `deducible` tells where human techniques cannot find anything.
//! - `ease` makes no puzzle but an easier one of a puzzle, `facts` says what one is like.
//! - `target` is how difficult a puzzle shall be, `pursuit` makes puzzles until one is.
#![forbid(unsafe_code)]

mod build_up;
mod carver;
mod deducible;
mod dig;
mod ease;
mod engine;
mod exchange;
mod facts;
mod filler;
mod finisher;
mod full_grid;
mod minimal;
mod pursuit;
mod render;
mod symmetry;
mod target;
#[cfg(test)]
mod tests;
mod wish;

pub use deducible::{DeductionPath, has_one_solution, nothing_deducible};
pub use ease::{NotEased, ease};
pub use engine::proves;
pub use facts::{Facts, count_solutions, fit, holds};
pub use pursuit::{Nearest, Pursuit};
use sudoku_search::{Algorithm, algorithm};
use sudoku_solvers::SOLVERS;
pub use target::{NoTarget, Target};

/// The list, in the order in which it is shown.
pub static GENERATORS: &[&dyn Algorithm] = &[
    algorithm::<dig::Dig>(),
    algorithm::<build_up::BuildUp>(),
    algorithm::<minimal::Minimal>(),
    algorithm::<full_grid::FullGrid>(),
];

/// Everything that runs: solvers, then generators.
pub fn all() -> impl Iterator<Item = &'static dyn Algorithm> {
    SOLVERS.iter().chain(GENERATORS).copied()
}

/// The algorithm of this name, whatever its kind.
pub fn find(id: &str) -> Option<&'static dyn Algorithm> {
    all().find(|entry| entry.info().id == id)
}
