//! Errors in text.

use core::fmt;

use crate::{Shape, grouped, listed};

/// The position and the reason of an error in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// The kind of the error, with its details.
    pub reason: ParseErrorReason,
}

/// The reason why a text could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseErrorReason {
    /// The text is not valid UTF-8.
    Encoding,
    /// A line, or a text of several lines, has more bytes than the maximum.
    Length {
        /// The maximum number of bytes.
        max: usize,
    },
    /// A line contains a carriage return before its end.
    Return,
    /// A quoted field has no closing quotation mark.
    Quote,
    /// The text contains no cell.
    Empty,
    /// A character cannot stand for a cell of the grid.
    Symbol {
        /// The character.
        found: char,
        /// The side of the grid, if the rest of the text determines it.
        side: Option<usize>,
    },
    /// A digit is greater than the side.
    Value {
        /// The text of the digit, truncated to its first few characters.
        text: String,
        /// The value of the text; [`u32::MAX`] stands for any value that is at least as large.
        found: u32,
        /// The side, which is the largest digit.
        max: usize,
    },
    /// A candidate list contains a digit at the position of another one.
    Mark {
        /// The character.
        found: char,
        /// The only digit that can stand at this position.
        digit: u8,
    },
    /// A row is too short or too long.
    Row {
        /// The first few faulty rows, as (line, number of cells).
        lines: Vec<(usize, usize)>,
        /// The total number of cells in all rows.
        found: usize,
        /// The expected number of cells per row.
        side: usize,
    },
    /// Every row has the right length, but the number of rows is wrong.
    Rows {
        /// The number of rows.
        found: usize,
        /// The expected number of rows, and the number of cells per row.
        side: usize,
    },
    /// A line has a different width from the others, in a format in which each character, including
    /// a space, is a cell.
    Width {
        /// The number of characters in the line.
        found: usize,
        /// The expected number of characters.
        expected: usize,
    },
    /// The brackets or commas of a list do not match.
    Bracket,
    /// A link does not contain a puzzle in a supported format.
    Link,
    /// The text can be read as two different puzzles.
    Ambiguous,
    /// The text contains several grids that do not describe the same puzzle.
    Several {
        /// The number of grids.
        grids: usize,
    },
    /// The number of cells matches no grid, or does not match the requested shape.
    Cells {
        /// The number of cells.
        found: usize,
        /// The number of cells that was probably meant, or the number of symbols (nine times the
        /// number of cells) for candidate lists.
        expected: usize,
    },
}

impl fmt::Display for ParseErrorReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Encoding => write!(f, "it is not UTF-8 text"),
            Self::Length { max } => write!(f, "it is longer than {} bytes", grouped(*max as u64)),
            Self::Return => write!(
                f,
                "a carriage return stands inside of the line; lines end in LF or CR LF"
            ),
            Self::Quote => write!(f, "the quoted field does not end on this line"),
            Self::Empty => write!(f, "there are no cells"),
            Self::Symbol { found, side } => {
                let found = quoted(*found);
                match side {
                    Some(side @ 0..=9) => {
                        write!(f, "{found} is neither a digit from 1 to {side} nor a blank")
                    }
                    Some(side) => write!(f, "{found} is none of the {side} digits and no blank"),
                    None => write!(f, "{found} is neither a digit nor a blank"),
                }?;
                write!(f, "; blanks may be 0, a dot, * or _")
            }
            Self::Value { text, found, max } if is_numeral(text, *found) => {
                write!(
                    f,
                    "{text} is more than {max}, the highest digit of this grid"
                )
            }
            Self::Value { text, found, max } => {
                write!(
                    f,
                    "{text} stands for {found}, but {max} is the highest digit of this grid"
                )
            }
            Self::Mark { found, digit } => {
                let found = quoted(*found);
                write!(f, "{found} stands at the place of candidate {digit}")
            }
            Self::Row { lines, found, side } => {
                let line_count =
                    |(line, cells): &(usize, usize)| format!("line {line} has {cells}");
                let counts = listed(", ", &mut lines.iter().map(line_count));
                if *found == side * side {
                    write!(f, "each row of this grid has {side} cells, but {counts}")
                } else {
                    write!(f, "{}: {counts}", CellCount(*found, side * side))
                }
            }
            Self::Rows { found, side } => {
                let rows = count(*found, "row");
                write!(
                    f,
                    "{}: {rows} of {side}",
                    CellCount(found * side, side * side)
                )
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
            Self::Cells { found, expected } => write!(f, "{}", CellCount(*found, *expected)),
        }
    }
}

/// An error message for a number of cells: the number found and the expected one.
struct CellCount(usize, usize);

impl fmt::Display for CellCount {
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

/// A character in quotation marks. The code point is added unless the character is printable ASCII.
fn quoted(found: char) -> String {
    let code = u32::from(found);
    match found {
        ' '..='~' => format!("'{found}'"),
        _ if found.is_control() => format!("U+{code:04X}"),
        _ => format!("'{found}' (U+{code:04X})"),
    }
}

/// Returns `true` if the text is a decimal numeral for the number, and not a letter that stands for
/// it.
fn is_numeral(text: &str, number: u32) -> bool {
    number == u32::MAX || text.trim_start_matches('0') == number.to_string()
}

/// A number with a noun in the singular or plural.
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
