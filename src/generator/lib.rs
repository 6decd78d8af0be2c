//! Every way to make a Sudoku, one file each.
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
use sudoku_search::{Algorithm, Registry, algorithm};
pub use target::{NoTarget, Target};

/// Every generator of this crate, in the order in which lists show them.
pub static GENERATORS: &[&dyn Algorithm] = &[
    algorithm::<dig::Dig>(),
    algorithm::<build_up::BuildUp>(),
    algorithm::<minimal::Minimal>(),
    algorithm::<full_grid::FullGrid>(),
];

/// A registry of every generator of this crate, to which other algorithms can be added.
///
/// ```
/// let solvers = sudoku_solvers::registry();
/// let everything = solvers.join(&sudoku_generator::registry())?;
/// assert!(everything.find("dig").is_some() && everything.find("general").is_some());
/// # Ok::<(), sudoku_search::DuplicateId>(())
/// ```
pub fn registry() -> Registry {
    Registry::from_static(GENERATORS)
}
