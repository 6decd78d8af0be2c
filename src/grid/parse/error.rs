//! What can be wrong with a text.

use core::fmt;

use crate::Shape;

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
    /// Bytes that are no UTF-8.
    Encoding,
    /// A line, or lines that belong together, of more bytes than this.
    Length {
        /// How many there may be.
        most: usize,
    },
    /// A carriage return in the midst of a line.
    Return,
    /// A quoted field that does not end.
    Quote,
    /// No cell at all.
    Empty,
    /// A character that can stand in no cell of the grid.
    Symbol {
        /// What stood there.
        found: char,
        /// The side, if the rest of the text tells it.
        side: Option<usize>,
    },
    /// A digit beyond the side.
    Value {
        /// What stood there: the first characters, if there are many.
        text: String,
        /// The digit that it stands for; [`u32::MAX`] for any that is as high or higher.
        found: u32,
        /// The side, which is the highest digit.
        most: usize,
    },
    /// Another digit than a candidate list has at this place.
    Mark {
        /// What stood there.
        found: char,
        /// The one digit that can stand there.
        digit: u8,
    },
    /// A row that is too short or too long.
    Row {
        /// The row, from 1.
        row: usize,
        /// How many cells it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// Rows of the right length, but too few or too many.
    Rows {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// More than one grid, and they are not steps of the same puzzle.
    Several {
        /// How many there are.
        grids: usize,
    },
    /// A number of cells that no grid has, or not the one asked for.
    Cells {
        /// How many there are.
        found: usize,
        /// The nearest numbers that could be read, ascending: at most two.
        expected: Vec<usize>,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Encoding => write!(f, "it is not UTF-8 text"),
            Self::Length { most } => write!(f, "it is longer than {most} bytes"),
            Self::Return => write!(
                f,
                "a carriage return stands inside of the line; lines end in LF or CR LF"
            ),
            Self::Quote => write!(f, "the quoted field does not end on this line"),
            Self::Empty => write!(f, "there are no cells"),
            Self::Symbol {
                found,
                side: Some(side @ 0..=9),
            } => {
                write!(
                    f,
                    "{} is neither a digit from 1 to {side} nor a blank (0 . * _)",
                    shown(*found)
                )
            }
            Self::Symbol {
                found,
                side: Some(side),
            } => {
                write!(
                    f,
                    "{} is none of the {side} digits and no blank (0 . * _)",
                    shown(*found)
                )
            }
            Self::Symbol { found, side: None } => {
                let found = shown(*found);
                write!(f, "{found} is neither a digit nor a blank (0 . * _)")
            }
            Self::Value { text, found, most } if is_numeral(text, *found) => {
                write!(
                    f,
                    "{text} is more than {most}, the highest digit of this grid"
                )
            }
            Self::Value { text, found, most } => {
                write!(
                    f,
                    "{text} stands for {found}, but {most} is the highest digit of this grid"
                )
            }
            Self::Mark { found, digit } => {
                let found = shown(*found);
                write!(f, "{found} stands at the place of candidate {digit}")
            }
            Self::Row {
                row,
                found,
                expected,
            } => {
                write!(f, "row {row} has {}, not {expected}", count(*found, "cell"))
            }
            Self::Rows { found, expected } => {
                write!(
                    f,
                    "there are {} of {expected} cells, not {expected}",
                    count(*found, "row")
                )
            }
            Self::Several { grids } => {
                write!(f, "a second grid starts here, of {grids} in all")
            }
            Self::Cells { found, expected } => {
                write!(f, "found {}, but a grid has ", count(*found, "cell"))?;
                for (at, cells) in expected.iter().enumerate() {
                    write!(f, "{}{cells}", if at == 0 { "" } else { " or " })?;
                }
                match near(*found, expected) {
                    Some((cells, side)) if *found > cells => {
                        let by = few(*found - cells);
                        write!(f, ": {by} too many for a {side}×{side}")
                    }
                    Some((cells, side)) => {
                        let by = few(cells - *found);
                        write!(f, ": {by} short of a {side}×{side}")
                    }
                    None => Ok(()),
                }
            }
        }
    }
}

/// A character in quotes; one that may be invisible, or look like another, with its code point.
fn shown(found: char) -> String {
    let code = u32::from(found);
    match found {
        ' '..='~' => format!("'{found}'"),
        _ if found.is_control() => format!("U+{code:04X}"),
        _ => format!("'{found}' (U+{code:04X})"),
    }
}

/// The cells and the side of the grid that was probably meant: less than half a row is amiss.
fn near(found: usize, expected: &[usize]) -> Option<(usize, usize)> {
    let cells = *expected.iter().min_by_key(|cells| cells.abs_diff(found))?;
    let side = (1..=Shape::MAX_SIDE).find(|side| side * side == cells)?;
    (2 * cells.abs_diff(found) < side).then_some((cells, side))
}

fn few(cells: usize) -> String {
    if cells == 1 {
        "one cell".to_owned()
    } else {
        count(cells, "cell")
    }
}

/// Whether a text is the decimal numeral of a number, not another symbol for it.
fn is_numeral(text: &str, number: u32) -> bool {
    number == u32::MAX || text.trim_start_matches('0') == number.to_string()
}

fn count(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
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
