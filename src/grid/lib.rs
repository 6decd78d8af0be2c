//! Cells, digits, grids and what they must satisfy.
//!
//! - [`Shape`] is the size of the puzzle as data, from 4×4 to 25×25; [`Houses`] are its rows,
//!   columns and boxes.
//! - [`Digits`] is a set of digits; [`Grid`] any filling of the cells; [`Position`] a puzzle in
//!   play, with values and candidates.
//! - [`parse`](parse()) reads the text formats in use, [`Grid`]'s `Display`, [`Grid::to_boxed`] and
//!   [`Position::to_pencilmarks`] write them;
//!   [`find`](find()) reads them out of titles, tables, lists and links; [`Lines`] reads files of them.
//! - [`verify`](verify()) checks a solution, and shares no code with what found it.
//! - [`Symmetry`] is an element of the group that maps puzzles to equivalent ones.
//!   [`Canonical`] is the one that stands for all of them.
//!
//! Cells are numbered row by row from 0. Digits count from 1; 0 is a blank.
#![forbid(unsafe_code)]

mod canonical;
mod digits;
mod find;
mod grid;
mod houses;
mod lines;
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
pub use grid::{Clash, Grid};
pub use houses::Houses;
pub use lines::{Entry, Lines};
pub use parse::{ParseError, Parsed, Reading, Reason, parse};
pub use position::Position;
pub use print::{cell_name, digit_name, digit_symbol, grouped, listed};
pub use puzzle::Puzzle;
pub use shape::{Shape, ShapeError};
pub use symmetry::Symmetry;
pub use verify::{Fault, verify};
