//! Reading text.

use core::fmt;

use crate::{Clash, Digits, Grid, Position, Shape};

/// How to read what the text alone leaves open.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reading {
    /// The shape, if it is known; else the usual one for the number of cells.
    pub shape: Option<Shape>,
    /// Whether digits are written `0` to `9`, `A`, `B` …: `0` stands for 1 and is no blank.
    pub hex: bool,
}

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The cells with one digit.
    pub grid: Grid,
    /// The candidates of each cell, if the text has pencil marks.
    pub candidates: Option<Vec<Digits>>,
    /// Line and column, from 1 and in characters, where each cell was read.
    pub places: Vec<(usize, usize)>,
}

impl Parsed {
    /// The puzzle at its start.
    ///
    /// # Errors
    /// Two givens of a house that are the same digit.
    pub fn position(&self) -> Result<Position, Clash> {
        match &self.candidates {
            None => Position::new(&self.grid),
            Some(candidates) => Position::with_candidates(&self.grid, candidates),
        }
    }
}

/// Where and why a text could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong there.
    pub reason: Reason,
}

/// Why a text could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// No cell at all.
    Empty,
    /// A character that is no cell.
    Symbol {
        /// What stood there.
        found: char,
    },
    /// A digit beyond the side.
    Value {
        /// The digit.
        found: u32,
        /// The side.
        most: u8,
    },
    /// A number of cells that no shape has.
    Cells {
        /// How many there were.
        found: usize,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "there are no cells"),
            Self::Symbol { found } => write!(f, "{found:?} is neither a digit nor a blank"),
            Self::Value { found, most } => write!(f, "{found} is more than {most}"),
            Self::Cells { found } => write!(f, "{found} cells are not the cells of a grid"),
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.reason
        )
    }
}

impl core::error::Error for ParseError {}

/// Reads a grid.
///
/// # Errors
/// Where and why the text is not a grid.
pub fn parse(text: &str, reading: Reading) -> Result<Parsed, ParseError> {
    let mut digits = Vec::new();
    let mut places = Vec::new();
    for (line, row) in (1..).zip(text.lines()) {
        for (column, found) in (1..).zip(row.chars()) {
            let digit = match found {
                '.' | '0' | '*' | '_' => 0,
                '1'..='9' => found as u8 - b'0',
                'A'..='Y' => found as u8 - b'A' + 1,
                _ if found.is_whitespace() || "|+-:#".contains(found) => continue,
                _ => {
                    return Err(ParseError {
                        line,
                        column,
                        reason: Reason::Symbol { found },
                    });
                }
            };
            digits.push(digit);
            places.push((line, column));
        }
    }
    let reason = Reason::Cells {
        found: digits.len(),
    };
    let wrong = ParseError {
        line: 1,
        column: 1,
        reason,
    };
    let shape = reading
        .shape
        .or(Shape::of_cells(digits.len()))
        .ok_or(wrong.clone())?;
    let grid = Grid::new(shape, digits).ok_or(wrong)?;
    Ok(Parsed {
        grid,
        candidates: None,
        places,
    })
}
