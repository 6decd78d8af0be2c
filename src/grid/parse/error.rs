//! What can be wrong with a text.

use core::fmt;

use crate::{Shape, grouped, listed};

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
        /// The lines of such rows, each with the cells it has: the first few of them.
        lines: Vec<(usize, usize)>,
        /// How many cells all rows have.
        found: usize,
        /// How many a row should have.
        side: usize,
    },
    /// Rows of the right length, but too few or too many.
    Rows {
        /// How many there are.
        found: usize,
        /// How many there should be, and how many cells each has.
        side: usize,
    },
    /// A line that is not as wide as the others, where its characters, blanks too, are the cells.
    Width {
        /// How many characters it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A list whose brackets or commas do not fit.
    Bracket,
    /// A link that holds no puzzle in a form that is read here.
    Link,
    /// A text that is two different puzzles in two ways to read it.
    Ambiguous,
    /// More than one grid, and they are not steps of the same puzzle.
    Several {
        /// How many there are.
        grids: usize,
    },
    /// A number of cells that no grid has, or not the one asked for.
    Cells {
        /// How many there are.
        found: usize,
        /// How many were probably meant; nine times as many as a grid has where each cell lists its
        /// candidates.
        expected: usize,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Encoding => write!(f, "it is not UTF-8 text"),
            Self::Length { most } => write!(f, "it is longer than {} bytes", grouped(*most as u64)),
            Self::Return => write!(
                f,
                "a carriage return stands inside of the line; lines end in LF or CR LF"
            ),
            Self::Quote => write!(f, "the quoted field does not end on this line"),
            Self::Empty => write!(f, "there are no cells"),
            Self::Symbol { found, side } => {
                let found = shown(*found);
                match side {
                    Some(side @ 0..=9) => {
                        write!(f, "{found} is neither a digit from 1 to {side} nor a blank")
                    }
                    Some(side) => write!(f, "{found} is none of the {side} digits and no blank"),
                    None => write!(f, "{found} is neither a digit nor a blank"),
                }?;
                write!(f, "; blanks may be 0, a dot, * or _")
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
            Self::Row { lines, found, side } => {
                let told = |(line, cells): &(usize, usize)| format!("line {line} has {cells}");
                let counts = listed(", ", &mut lines.iter().map(told));
                if *found == side * side {
                    write!(f, "each row of this grid has {side} cells, but {counts}")
                } else {
                    write!(f, "{}: {counts}", Wrong(*found, side * side))
                }
            }
            Self::Rows { found, side } => {
                let rows = count(*found, "row");
                write!(f, "{}: {rows} of {side}", Wrong(found * side, side * side))
            }
            Self::Width { found, expected } => {
                write!(
                    f,
                    "this line has {}, not {expected}: where spaces are blanks, write all of them, or a dot for each blank",
                    count(*found, "character")
                )
            }
            Self::Bracket => write!(f, "the brackets and commas of this list do not fit"),
            Self::Link => write!(f, "this link holds no puzzle that can be read here"),
            Self::Ambiguous => write!(
                f,
                "this can be read as two different puzzles; write each blank as a dot"
            ),
            Self::Several { grids } => {
                write!(f, "a second grid starts here, of {grids} in all")
            }
            Self::Cells { found, expected } => write!(f, "{}", Wrong(*found, *expected)),
        }
    }
}

/// A number of cells, and the one that was meant.
struct Wrong(usize, usize);

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(found, expected) = *self;
        let side = expected.isqrt();
        let what = count(expected, "cell");
        match side <= Shape::MAX_SIDE && side * side == expected {
            true if side == 9 => write!(f, "{what} expected")?,
            true => write!(f, "{what} expected ({side}×{side})")?,
            false => write!(
                f,
                "{} expected (9 candidates a cell)",
                count(expected, "symbol")
            )?,
        }
        write!(f, ", {} found", grouped(found as u64))
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

/// Whether a text is the decimal numeral of a number, not another symbol for it.
fn is_numeral(text: &str, number: u32) -> bool {
    number == u32::MAX || text.trim_start_matches('0') == number.to_string()
}

fn count(number: usize, what: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{} {what}{plural}", grouped(number as u64))
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
