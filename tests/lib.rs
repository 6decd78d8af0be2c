//! Puzzles and helpers shared by the tests of the workspace.
#![forbid(unsafe_code)]

mod puzzles;
mod size;
mod state;
mod variant;

pub use sudoku_foreign::{FOREIGN, FOREIGN_GENERATOR, FOREIGN_RATER, FOREIGN_TECHNIQUE};

pub use puzzles::{
    EASY, HARD, UNSOLVABLE, blank, full, near_full, no_place, position, read, set, solution, table,
};
pub use size::{is_in_round, size};
pub use state::State;
pub use variant::{
    Variant, all_variants, generators, raters, registered, registry, solvers, variants,
};
