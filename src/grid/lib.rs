//! Sudoku grids: cells, digits, houses, puzzles, and reading and writing them as text.
//!
//! - [`Shape`] is the size of a puzzle as data, from 4×4 to 25×25; [`Houses`] are its rows, columns
//!   and boxes.
//! - [`Digits`] is a set of digits, [`Grid`] an assignment of digits to cells, [`Puzzle`] the
//!   givens of a puzzle, and [`Position`] a puzzle in play, with values and candidates.
//! - [`parse`](parse()) reads the common text formats; [`Grid`]'s `Display`, [`Grid::to_boxed`] and
//!   [`Position::to_pencilmarks`] write them. [`find`](find()) extracts a puzzle from text with
//!   titles, tables, lists or links; [`Lines`] reads files with one puzzle per line.
//! - [`verify`](verify()) checks a solution independently of the solvers: the two share no code.
//! - [`Symmetry`] is an element of the group that maps puzzles to equivalent ones. [`Canonical`] is
//!   the canonical representative of an equivalence class.
//!
//! Cells are numbered row by row from 0. Digits are numbered from 1; 0 stands for a blank cell.
#![forbid(unsafe_code)]

mod canonical;
mod digits;
mod find;
mod grid;
mod houses;
mod lines;
mod message;
mod names;
mod parse;
mod position;
mod print;
mod puzzle;
mod shape;
mod symmetry;
mod verify;

pub use canonical::{Canonical, automorphisms, equivalence};
pub use digits::{Digits, DigitsIter};
pub use find::find;
pub use grid::{DuplicateDigit, Grid};
pub use houses::Houses;
pub use lines::{Entry, Lines};
pub use message::{Argument, Message, Template};
pub use names::{cell_name, digit_name, digit_symbol, grouped, listed};
pub use parse::{ParseError, ParseErrorReason, ParseOptions, Parsed, PuzzleTextError, parse};
pub use position::Position;
pub use puzzle::Puzzle;
pub use shape::{Shape, ShapeError};
pub use symmetry::Symmetry;
pub use verify::{SolutionFault, verify};

/// The maximum number of bytes of a text that is searched for a puzzle, and of a line.
pub(crate) const MAX_TEXT_BYTES: usize = 1 << 20;

/// The examples of the README, which `cargo test` runs.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
