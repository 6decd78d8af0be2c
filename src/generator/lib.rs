//! Generators of Sudoku puzzles, one file each, and generation by difficulty.
//!
//! A generator starts from a pattern, usually the empty grid, and keeps its givens. To add a
//! generator, write its file and add its `mod` line and its entry in [`GENERATORS`].
//!
//! - `full_grid_sampler` draws full grids, `given_remover` removes givens while the solution stays unique,
//!   and `engine` queries any solver of the registry, `kernel_query` the 9×9 kernel; the generators are built from them.
//! - `deducible` detects positions in which no technique can find anything.
//! - `ease` adds givens to a puzzle; `facts` describes a puzzle, `uniqueness` counts its solutions.
//! - `target` specifies a difficulty; `rejection_sampler` generates puzzles until one has it.
#![forbid(unsafe_code)]

mod build_up;
mod deducible;
mod dig;
mod ease;
mod engine;
mod exchange;
mod facts;
mod full_grid;
mod full_grid_sampler;
mod given_counts;
mod given_remover;
mod kernel_query;
mod minimal;
mod minimality_pass;
pub mod params;
mod rejection_sampler;
mod render;
mod symmetry;
mod target;
#[cfg(test)]
mod tests;
mod uniqueness;

pub use deducible::{DeductionPath, is_undeducible};
pub use ease::{EaseError, ease};
pub use engine::proves;
pub use facts::Facts;
pub use rejection_sampler::{NearestMiss, RejectionSampler};
use sudoku_search::{Algorithm, Registry, algorithm};
pub use target::{Target, TargetError};
pub use uniqueness::{
    count_solutions, has_one_solution, valid_techniques, valid_techniques_for_givens,
};

/// All generators of this crate, in the order of lists.
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

/// The examples of the README, which `cargo test` runs.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
