//! Puzzles and helpers that the tests share.
#![forbid(unsafe_code)]

mod foreign;
mod puzzles;
mod state;
mod variant;

pub use puzzles::{EASY, HARD, UNSOLVABLE, blank, full, near_full, no_place, position, read, set};
pub use state::State;
use sudoku_search::{Algorithm, algorithm};
pub use variant::{Variant, everything, generators, registered, solvers, variants};

/// A solver that is not in the registry, that cannot be copied, and whose step is a budget.
pub static FOREIGN: &dyn Algorithm = algorithm::<foreign::Foreign>();
