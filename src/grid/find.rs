//! Finding a puzzle in a text as people have it: under a title, in a table, a list or a link.

mod list;
mod spaces;
mod table;
mod titles;

use crate::parse::{ParseError, Parsed, Reading, Reason, agree, parse};
use crate::{Grid, Lines, Shape};

/// Finds the one puzzle in a text: whatever [`parse`](crate::parse()) reads, and besides
///
/// - *tables*: cells between tabs, commas, semicolons or bars, blank where nothing stands between;
/// - *spaces* for blanks, where every line has its full width;
/// - *lists*, as Python and JSON write them: of rows, of cells, or of strings;
/// - the 81 symbols of `bd=` in a link;
///
/// with lines of words before and after, and a label beside a puzzle on a single line.
///
/// # Errors
/// Where and why there is none, or that there may be two: nothing is guessed.
///
/// # Examples
/// ```
/// use sudoku_grid::{Reading, find};
///
/// let found = find("Easy, no. 7\n1,2,,4\n,,1,\n,1,,\n4,,2,1\n", Reading::default()).unwrap();
/// assert_eq!(found.grid.to_string(), "12.4..1..1..4.21");
/// ```
pub fn find(text: &str, reading: Reading) -> Result<Parsed, ParseError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > Lines::MOST {
        return Err(ParseError {
            line: 1,
            column: 1,
            reason: Reason::Length { most: Lines::MOST },
        });
    }
    if let Some(linked) = titles::linked(text) {
        return linked.and_then(|text| parse(&text, reading));
    }
    let whole = parse(text, reading);
    let bare = titles::without(text);
    let mut readings = Vec::new();
    for text in core::iter::once(text).chain(bare.iter().map(String::as_str)) {
        let special = [list::read, table::read, spaces::read];
        readings.extend(special.iter().filter_map(|read| read(text, reading)));
    }
    // Where the fault is in a title, it is none.
    let (line, titled) = match &whole {
        Err(error) => (error.line, true),
        Ok(_) => (0, false),
    };
    let outside = |text: &&String| {
        let row = text.lines().nth(line.saturating_sub(1));
        titled && row.is_none_or(|row| row.trim().is_empty())
    };
    let (first, last): (Vec<_>, Vec<_>) = bare.iter().partition(outside);
    readings.extend(first.into_iter().map(|text| parse(text, reading)));
    readings.push(whole);
    readings.extend(last.into_iter().map(|text| parse(text, reading)));
    settle(readings)
}

/// The puzzle that all readings come to which come to one; without any the first error.
fn settle(readings: Vec<Result<Parsed, ParseError>>) -> Result<Parsed, ParseError> {
    let (found, refused): (Vec<_>, Vec<_>) = readings.into_iter().partition(Result::is_ok);
    let refused = refused.into_iter();
    let mut found = found.into_iter();
    let first = found.next().or_else(|| refused.into_iter().next());
    let first = first.unwrap_or(Err(ParseError {
        line: 1,
        column: 1,
        reason: Reason::Empty,
    }))?;
    found
        .flatten()
        .try_fold(first, |one, other| agree(one, &other))
}

/// Cells that were found, row by row, each with its line and column.
#[derive(Default)]
struct Cells {
    digits: Vec<u8>,
    places: Vec<(usize, usize)>,
}

impl Cells {
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

/// The shape of this side, if it is the one asked for.
fn shape_of(side: usize, reading: Reading) -> Option<Shape> {
    match reading.shape {
        Some(shape) => (shape.side() == side).then_some(shape),
        None => Shape::of_side(side),
    }
}

/// What the text of one cell is, if that is a digit or a blank of this side; quotes are no part of it.
fn cell(text: &str, side: usize) -> Result<u8, Reason> {
    let text = text.trim_matches(|c: char| c.is_whitespace() || matches!(c, '"' | '\''));
    let blank = [
        "", "0", ".", "*", "_", "-", "?", "x", "X", "None", "null", "nil", "NaN",
    ];
    if blank.contains(&text) {
        return Ok(0);
    }
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        let strange = |found: &char| !found.is_ascii_digit();
        return Err(Reason::Symbol {
            found: text.chars().find(strange).unwrap_or('?'),
            side: Some(side),
        });
    }
    let number: u32 = text.parse().unwrap_or(u32::MAX);
    u8::try_from(number)
        .ok()
        .filter(|digit| usize::from(*digit) <= side)
        .ok_or_else(|| Reason::Value {
            text: text.chars().take(12).collect(),
            found: number,
            most: side,
        })
}

/// The rows that have not as many cells as the side, as an error behind the first of them.
fn uneven(
    rows: &[(usize, usize)],
    side: usize,
    columns: &dyn Fn(usize) -> usize,
) -> Option<ParseError> {
    let wrong = || rows.iter().filter(|(_, cells)| *cells != side);
    let &(line, _) = wrong().next()?;
    Some(ParseError {
        line,
        column: columns(line),
        reason: Reason::Row {
            lines: wrong().take(3).copied().collect(),
            found: rows.iter().map(|(_, cells)| cells).sum(),
            side,
        },
    })
}
