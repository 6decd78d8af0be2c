//! The parameters of each generator as a type, named after the generator, and the types of their values.
//!
//! ```
//! use sudoku_generator::params::{Dig, PatternSymmetry};
//! use sudoku_search::AlgorithmParams;
//!
//! let symmetric = Dig::default().symmetry(PatternSymmetry::Rotate180).minimal(true);
//! assert_eq!(symmetric.setup().to_string(), "dig symmetry=rotate-180 minimal=true");
//! ```

pub use crate::build_up::{Params as BuildUp, Placing};
pub use crate::dig::DigParams as Dig;
pub use crate::engine::Engine;
pub use crate::full_grid::Params as FullGrid;
pub use crate::minimal::Params as Minimal;
pub use crate::symmetry::PatternSymmetry;
