//! What runs over many puzzles and seeds tell, and with what confidence.
//!
//! [`statistics`] are all that the command line and the page say of samples: they know numbers, but no
//! Sudoku.
#![forbid(unsafe_code)]

pub mod statistics;
