//! Errors in text.

use core::fmt;
use std::sync::Arc;

use crate::{Argument, Message, Shape, Template};

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

static NOT_UTF8: Template = Template {
    id: "parse.encoding",
    text: "the text is not UTF-8",
};
static TOO_LONG: Template = Template {
    id: "parse.length",
    text: "the text is longer than {max} bytes",
};
static CARRIAGE_RETURN: Template = Template {
    id: "parse.return",
    text: "the line contains a carriage return; lines end in LF or CR LF",
};
static UNCLOSED_QUOTE: Template = Template {
    id: "parse.quote",
    text: "the quoted field does not end on this line",
};
static NO_CELLS: Template = Template {
    id: "parse.empty",
    text: "the text contains no cells",
};
static NOT_A_DIGIT: Template = Template {
    id: "parse.symbol-digit",
    text: "{found} is neither a digit from 1 to {side} nor a blank; blanks may be 0, a dot, * or _",
};
static NOT_A_LETTER_DIGIT: Template = Template {
    id: "parse.symbol-letter",
    text: "{found} is neither one of the {side} digits nor a blank; blanks may be 0, a dot, * or _",
};
static NOT_A_SYMBOL: Template = Template {
    id: "parse.symbol",
    text: "{found} is neither a digit nor a blank; blanks may be 0, a dot, * or _",
};
static NUMBER_TOO_LARGE: Template = Template {
    id: "parse.value",
    text: "{text} is greater than {max}, the highest digit of this grid",
};
static LETTER_TOO_LARGE: Template = Template {
    id: "parse.value-letter",
    text: "{text} stands for {found}, but {max} is the highest digit of this grid",
};
static MISPLACED_CANDIDATE: Template = Template {
    id: "parse.mark",
    text: "expected candidate {digit} or a blank at this position, found {found}",
};
static WRONG_ROW_LENGTHS: Template = Template {
    id: "parse.row",
    text: "each row of this grid has {side} cells, but {rows}",
};
static LENGTH_OF_ROW: Template = Template {
    id: "parse.row-length",
    text: "line {line} has {cells}",
};
static WRONG_NUMBER_OF_ROWS: Template = Template {
    id: "parse.rows",
    text: "{rows|# row|# rows} of {side}",
};
static CELL_COUNT_AND_ROWS: Template = Template {
    id: "parse.cells-and",
    text: "{cells}: {rows}",
};
static WRONG_LINE_WIDTH: Template = Template {
    id: "parse.width",
    text: "this line has {found|# character|# characters}, not {expected}; write a dot for each blank",
};
static MISMATCHED_BRACKETS: Template = Template {
    id: "parse.bracket",
    text: "the brackets or commas of this list do not match",
};
static LINK_WITHOUT_PUZZLE: Template = Template {
    id: "parse.link",
    text: "this link contains no readable puzzle",
};
static AMBIGUOUS: Template = Template {
    id: "parse.ambiguous",
    text: "the text can be read as two different puzzles; write each blank as a dot",
};
static SEVERAL_GRIDS: Template = Template {
    id: "parse.several",
    text: "a second grid starts here; the text contains {grids} grids",
};
static WRONG_CELL_COUNT: Template = Template {
    id: "parse.cells",
    text: "{expected|# cell|# cells} expected, {found} found",
};
static WRONG_CELL_COUNT_WITH_SIZE: Template = Template {
    id: "parse.cells-size",
    text: "{expected|# cell|# cells} expected ({side}×{side}), {found} found",
};
static WRONG_SYMBOL_COUNT: Template = Template {
    id: "parse.symbols",
    text: "{expected|# symbol|# symbols} expected (9 candidates per cell), {found} found",
};

impl ParseErrorReason {
    /// The reason as a message.
    #[cold]
    pub fn message(&self) -> Message {
        let text = |text: String| Argument::Text(text);
        match self {
            Self::Encoding => numbers(&NOT_UTF8, &[]),
            Self::Length { max } => numbers(&TOO_LONG, &[("max", *max)]),
            Self::Return => numbers(&CARRIAGE_RETURN, &[]),
            Self::Quote => numbers(&UNCLOSED_QUOTE, &[]),
            Self::Empty => numbers(&NO_CELLS, &[]),
            Self::Symbol { found, side } => {
                let template = match side {
                    Some(0..=9) => &NOT_A_DIGIT,
                    Some(_) => &NOT_A_LETTER_DIGIT,
                    None => &NOT_A_SYMBOL,
                };
                numbers(template, &[("side", side.unwrap_or(0))])
                    .with("found", text(quoted(*found)))
            }
            Self::Value {
                text: number_text,
                found,
                max,
            } => {
                let template = if is_numeral(number_text, *found) {
                    &NUMBER_TOO_LARGE
                } else {
                    &LETTER_TOO_LARGE
                };
                numbers(template, &[("max", *max), ("found", *found as usize)])
                    .with("text", text(number_text.clone()))
            }
            Self::Mark { found, digit } => {
                numbers(&MISPLACED_CANDIDATE, &[("digit", usize::from(*digit))])
                    .with("found", text(quoted(*found)))
            }
            Self::Row { lines, found, side } => {
                let row = |(line, cells): &(usize, usize)| {
                    let row = numbers(&LENGTH_OF_ROW, &[("cells", *cells)]);
                    row.with("line", text(line.to_string())).into()
                };
                let rows = lines.iter().map(row).collect();
                if *found == side * side {
                    numbers(&WRONG_ROW_LENGTHS, &[("side", *side)])
                        .with("rows", Argument::Messages(rows))
                } else {
                    cells_and(*found, side * side, rows)
                }
            }
            Self::Rows { found, side } => {
                let rows = numbers(&WRONG_NUMBER_OF_ROWS, &[("rows", *found), ("side", *side)]);
                cells_and(found * side, side * side, vec![rows.into()])
            }
            Self::Width { found, expected } => numbers(
                &WRONG_LINE_WIDTH,
                &[("found", *found), ("expected", *expected)],
            ),
            Self::Bracket => numbers(&MISMATCHED_BRACKETS, &[]),
            Self::Link => numbers(&LINK_WITHOUT_PUZZLE, &[]),
            Self::Ambiguous => numbers(&AMBIGUOUS, &[]),
            Self::Several { grids } => numbers(&SEVERAL_GRIDS, &[("grids", *grids)]),
            Self::Cells { found, expected } => cell_count(*found, *expected),
        }
    }
}

/// A message whose arguments are numbers.
#[inline(never)] // otherwise most messages have a copy
fn numbers(template: &'static Template, numbers: &[(&'static str, usize)]) -> Message {
    let argument = |&(id, number): &(_, usize)| (id, Argument::Number(number as u64));
    Message::new(template, numbers.iter().map(argument).collect())
}

impl fmt::Display for ParseErrorReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The message about a number of cells: the number found and the expected one.
fn cell_count(found: usize, expected: usize) -> Message {
    let side = expected.isqrt();
    let template = match side <= Shape::MAX_SIDE && side * side == expected {
        true if side == 9 => &WRONG_CELL_COUNT,
        true => &WRONG_CELL_COUNT_WITH_SIZE,
        false => &WRONG_SYMBOL_COUNT,
    };
    numbers(
        template,
        &[("expected", expected), ("found", found), ("side", side)],
    )
}

/// The message about a wrong number of cells, followed by the messages about rows.
fn cells_and(found: usize, expected: usize, rows: Vec<Arc<Message>>) -> Message {
    let cells = Argument::Messages(vec![cell_count(found, expected).into()]);
    let details = numbers(&CELL_COUNT_AND_ROWS, &[]).with("cells", cells);
    details.with("rows", Argument::Messages(rows))
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

/// Returns `true` if the text is a decimal numeral for the number, and `false` if it is a letter that stands
/// for the number.
fn is_numeral(text: &str, number: u32) -> bool {
    number == u32::MAX || text.trim_start_matches('0') == number.to_string()
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
