//! Extraction of a puzzle from text as it occurs in practice: below a title, in a table, a list or
//! a link.

mod list;
mod spaces;
mod table;
mod titles;

use crate::parse::{ParseError, ParseErrorReason, ParseOptions, Parsed, agree, parse};
use crate::{Grid, MAX_TEXT_BYTES, Shape};

/// Extracts the only puzzle from a text. The text may be anything that [`parse`](crate::parse())
/// reads, and also:
///
/// - *tables*: cells separated by tabs, commas, semicolons or bars, where an empty field is a
///   blank;
/// - *spaces* for blanks, if every line has its full width;
/// - *lists* in the syntax of Python or JSON: of rows, of cells, or of strings;
/// - the 81 symbols of the parameter `bd=` in a link.
///
/// Lines of words before and after the puzzle, and a label beside a puzzle on a single line, are
/// ignored.
///
/// # Errors
/// Returns an error with the position and the reason if the text contains no puzzle, or if it can
/// be read as two different puzzles. Ambiguities are never resolved by guessing.
///
/// # Examples
/// ```
/// use sudoku_grid::{ParseOptions, find};
///
/// let parsed = find("Easy, no. 7\n1,2,,4\n,,1,\n,1,,\n4,,2,1\n", ParseOptions::default()).unwrap();
/// assert_eq!(parsed.grid.to_string(), "12.4..1..1..4.21");
/// ```
pub fn find(text: &str, options: ParseOptions) -> Result<Parsed, ParseError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > MAX_TEXT_BYTES {
        return Err(ParseError {
            line: 1,
            column: 1,
            reason: ParseErrorReason::Length {
                max: MAX_TEXT_BYTES,
            },
        });
    }
    if let Some(from_link) = titles::from_link(text) {
        return from_link.and_then(|text| parse(&text, options));
    }
    let whole_reading = parse(text, options);
    let untitled = titles::without_titles(text);
    let mut readings = Vec::new();
    for text in core::iter::once(text).chain(untitled.iter().map(String::as_str)) {
        let special_readers = [list::read, table::read, spaces::read];
        readings.extend(
            special_readers
                .iter()
                .filter_map(|read| read(text, options)),
        );
    }
    // An error inside a title disappears when the title is removed.
    let (line, has_error) = match &whole_reading {
        Err(error) => (error.line, true),
        Ok(_) => (0, false),
    };
    let removes_error_line = |text: &&String| {
        let row = text.lines().nth(line.saturating_sub(1));
        has_error && row.is_none_or(|row| row.trim().is_empty())
    };
    let (likely, unlikely): (Vec<_>, Vec<_>) = untitled.iter().partition(removes_error_line);
    readings.extend(likely.into_iter().map(|text| parse(text, options)));
    readings.push(whole_reading);
    readings.extend(unlikely.into_iter().map(|text| parse(text, options)));
    resolve(readings)
}

/// Returns the puzzle on which all successful readings agree, the first error if no reading succeeds, or the
/// error that the text is ambiguous if two readings differ.
fn resolve(readings: Vec<Result<Parsed, ParseError>>) -> Result<Parsed, ParseError> {
    let (readings, errors): (Vec<_>, Vec<_>) = readings.into_iter().partition(Result::is_ok);
    let errors = errors.into_iter();
    let mut readings = readings.into_iter();
    let first_reading = readings.next().or_else(|| errors.into_iter().next());
    let first_reading = first_reading.unwrap_or(Err(ParseError {
        line: 1,
        column: 1,
        reason: ParseErrorReason::Empty,
    }))?;
    readings
        .flatten()
        .try_fold(first_reading, |first_reading, other| {
            agree(first_reading, &other)
        })
}

/// Cells read so far, row by row, each with its line and column (from 1) in the text.
#[derive(Default)]
struct FoundCells {
    digits: Vec<u8>,
    places: Vec<(usize, usize)>,
}

impl FoundCells {
    fn push(&mut self, digit: u8, place: (usize, usize)) {
        self.digits.push(digit);
        self.places.push(place);
    }

    fn into_parsed(self, shape: Shape) -> Option<Parsed> {
        Some(Parsed {
            grid: Grid::new(shape, self.digits)?,
            candidates: None,
            places: self.places,
        })
    }
}

/// The usual shape with this side length, or the requested shape if its side has this length; otherwise
/// `None`.
fn shape_of(side: usize, options: ParseOptions) -> Option<Shape> {
    match options.shape {
        Some(shape) => (shape.side() == side).then_some(shape),
        None => Shape::of_side(side),
    }
}

/// Parses the text of one cell as a digit of a grid with this side, or as a blank (0). Quotation
/// marks are ignored.
fn parse_cell(text: &str, side: usize) -> Result<u8, ParseErrorReason> {
    let text = text.trim_matches(|c: char| c.is_whitespace() || matches!(c, '"' | '\''));
    let blanks = [
        "", "0", ".", "*", "_", "-", "?", "x", "X", "None", "null", "nil", "NaN",
    ];
    if blanks.contains(&text) {
        return Ok(0);
    }
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        let is_invalid = |found: &char| !found.is_ascii_digit();
        return Err(ParseErrorReason::Symbol {
            found: text.chars().find(is_invalid).unwrap_or('?'),
            side: Some(side),
        });
    }
    let number: u32 = text.parse().unwrap_or(u32::MAX);
    u8::try_from(number)
        .ok()
        .filter(|digit| usize::from(*digit) <= side)
        .ok_or_else(|| ParseErrorReason::Value {
            text: text.chars().take(12).collect(),
            found: number,
            max: side,
        })
}

/// The error for rows, given as (line, number of cells), whose number of cells is not `side`; `None` if there
/// are none. Its position is the first such row, at the column that `end_column` gives for the line.
fn uneven_rows_error(
    rows: &[(usize, usize)],
    side: usize,
    end_column: &dyn Fn(usize) -> usize,
) -> Option<ParseError> {
    let faulty_rows = || rows.iter().filter(|(_, cells)| *cells != side);
    let &(line, _) = faulty_rows().next()?;
    Some(ParseError {
        line,
        column: end_column(line),
        reason: ParseErrorReason::Row {
            lines: faulty_rows().take(3).copied().collect(),
            found: rows.iter().map(|(_, cells)| cells).sum(),
            side,
        },
    })
}
