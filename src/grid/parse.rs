//! Reading text, whatever its format.
//!
//! Three layouts are told apart by counting. A *symbol* is a character that can stand in a cell, a
//! *token* a run of symbols between white space, commas and borders. Either each symbol is a cell,
//! or each token is, or each run of as many symbols as the side lists the candidates of a cell.

mod blanks;
mod cells;
mod diagnose;
mod error;
mod layout;
mod scan;

use crate::{Clash, Digits, Grid, Position, Puzzle, Shape};

pub use error::{ParseError, Reason};
pub(crate) use scan::{is_border, is_separator, is_symbol};

/// How to read what the text alone leaves open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The shape, if it is known; else the usual one for the number of cells.
    pub shape: Option<Shape>,
    /// Whether digits are written `0` to `9`, `A`, `B` …: `0` stands for 1 and is no blank.
    pub hex: bool,
}

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The filled cells.
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
        self.puzzle().map(Puzzle::into_position)
    }

    /// The puzzle: its givens, and its candidates where the text restricts them.
    ///
    /// # Errors
    /// Two givens of a house that are the same digit.
    pub fn puzzle(&self) -> Result<Puzzle, Clash> {
        match &self.candidates {
            None => Puzzle::new(&self.grid),
            Some(candidates) => Puzzle::with_candidates(&self.grid, candidates),
        }
    }

    /// The candidates of each cell, if they are fewer than the givens leave.
    pub fn restrictions(&self) -> Option<Vec<Digits>> {
        let among = self.candidates.as_deref()?;
        let houses = self.grid.shape().houses();
        let all = Digits::all(self.grid.shape().side());
        let mut fewer = false;
        let sets = among.iter().zip(self.grid.digits()).enumerate();
        let sets: Vec<_> = sets
            .map(|(cell, (set, &given))| {
                if given != 0 {
                    return Digits::only(given);
                }
                let peers = houses.peers(cell).iter();
                let left = all - peers.map(|&peer| self.grid.get(peer)).collect();
                fewer |= left & *set != left;
                left & *set
            })
            .collect();
        fewer.then_some(sets)
    }
}

/// Reads a grid in any of the usual formats, which it tells apart by itself.
///
/// - *Symbols*: as many as the grid has cells, on one line or on several, with any borders
///   (`| + - : # =` and the box-drawing characters) and any white space. `0`, `.`, `*` and `_` are
///   blanks. Letters: where no digit from 1 to 9 occurs, `A` stands for 1, else for 10 (and only
///   grids larger than 9×9 have them then). With [`Reading::hex`], `0` stands for 1, `1` for 2,
///   `A` for 11.
///   Where all blanks are written `-`, `?` or `x`, these are blanks too.
/// - *Numbers* between white space, commas or borders, and blanks that may be as wide.
/// - *Pencil marks* between them: `138`, or letters above 9×9; a blank stands for every digit, `!`
///   for none. A digit alone counts as filled in, unless it is still among several candidates of a
///   peer: then it is that cell's only candidate.
/// - *Candidate lists*: as many symbols for each cell as there are digits, each in its place or
///   blank (729 for 9×9). 64 symbols are an 8×8 grid, unless [`Reading::shape`] is 2×2.
///
/// Grids in one of these formats with blank lines between, as some programs copy them (givens, then
/// pencil marks), are read as one: the givens of the first with the candidates of the last.
///
/// The number of cells gives the size. What stands beside the grid, such as a name, is not skipped:
/// [`find`](crate::find()) does that.
///
/// # Errors
/// Where and why the text is not a grid, or that it may be two.
///
/// # Examples
/// ```
/// use sudoku_grid::{Reading, parse};
///
/// let parsed = parse("12|34\n34|12\n--+--\n21|43\n43|2x", Reading::default());
/// assert_eq!(
///     parsed.unwrap_err().to_string(),
///     "line 5, column 5: 'x' is neither a digit from 1 to 4 nor a blank; blanks may be 0, a dot, * or _",
/// );
/// ```
pub fn parse(text: &str, reading: Reading) -> Result<Parsed, ParseError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let usual = read_usual(text, reading);
    let ways = blanks::variants(text, reading.hex);
    let ways = ways.iter().map(|way| read_usual(way, reading));
    // Among candidates a stranger is no blank.
    let ways = ways.filter(|way| !matches!(way, Ok(parsed) if parsed.candidates.is_some()));
    ways.fold(usual, |one, other| match (one, other) {
        (Err(error), Err(other)) => Err(nearer(error, other)),
        (Ok(one), Err(_)) => Ok(one),
        (Err(_), Ok(other)) => Ok(other),
        (Ok(one), Ok(other)) => agree(one, &other),
    })
}

fn read_usual(text: &str, reading: Reading) -> Result<Parsed, ParseError> {
    let whole = scan::scan(text, 1).and_then(|scan| read(&scan, reading));
    whole.or_else(|error| read_sequence(text, reading).unwrap_or(Err(error)))
}

/// Which of two errors of the same text is likelier what was meant: the one that names a row, or
/// that lacks fewer cells.
fn nearer(one: ParseError, other: ParseError) -> ParseError {
    let amiss = |error: &ParseError| match error.reason {
        Reason::Row { .. } => 0,
        Reason::Rows { found, side } => found.abs_diff(side) * side,
        Reason::Cells { found, expected } => found.abs_diff(expected),
        Reason::Value { .. } => 1,
        _ => usize::MAX,
    };
    if amiss(&other) < amiss(&one) {
        other
    } else {
        one
    }
}

/// The first of two readings of a text, if they come to the same puzzle.
pub(crate) fn agree(one: Parsed, other: &Parsed) -> Result<Parsed, ParseError> {
    let same = one.grid == other.grid && one.restrictions() == other.restrictions();
    let differs = |(a, b): (&u8, &u8)| a != b;
    let cells = || one.grid.digits().iter().zip(other.grid.digits());
    let at = cells().position(differs).unwrap_or_default();
    let (line, column) = other.places.get(at).copied().unwrap_or((1, 1));
    if same {
        Ok(one)
    } else {
        Err(ParseError {
            line,
            column,
            reason: Reason::Ambiguous,
        })
    }
}

fn read(scan: &scan::Scan, reading: Reading) -> Result<Parsed, ParseError> {
    match layout::choose(scan, reading) {
        Some((shape, layout)) => {
            diagnose::check_rows(scan, shape, layout, reading)?;
            cells::read(scan, shape, layout, reading.hex)
        }
        None => Err(diagnose::diagnose(scan, reading)),
    }
}

/// Reads several grids with blank lines between: the givens of the first, the candidates of the
/// last. None if there are not several.
fn read_sequence(text: &str, reading: Reading) -> Option<Result<Parsed, ParseError>> {
    let mut blocks: Vec<(usize, String)> = Vec::new();
    let mut inside = false;
    for (number, line) in (1..).zip(text.lines()) {
        let blank = line.trim().is_empty();
        if !blank && !inside {
            blocks.push((number, String::new()));
        }
        if let (false, Some((_, block))) = (blank, blocks.last_mut()) {
            block.push_str(line);
            block.push('\n');
        }
        inside = !blank;
    }
    let steps: Option<Vec<Parsed>> = blocks
        .iter()
        .map(|(line, block)| read(&scan::scan(block, *line).ok()?, reading).ok())
        .collect();
    let steps = steps.filter(|steps| steps.len() > 1)?;
    Some(combine(&steps).ok_or_else(|| {
        let (line, column) = steps[1].places[0];
        ParseError {
            line,
            column,
            reason: Reason::Several { grids: steps.len() },
        }
    }))
}

/// The givens of the first with the candidates of the last, if that keeps them.
fn combine(steps: &[Parsed]) -> Option<Parsed> {
    let (first, last) = (steps.first()?, steps.last()?);
    let every = Digits::all(first.grid.shape().side());
    let candidates = last.candidates.clone().unwrap_or_else(|| {
        let digits = last.grid.digits().iter();
        digits
            .map(|digit| {
                if *digit == 0 {
                    every
                } else {
                    Digits::only(*digit)
                }
            })
            .collect()
    });
    let same_shape = steps
        .iter()
        .all(|step| step.grid.shape() == first.grid.shape());
    let keeps = |(digit, among): (&u8, &Digits)| *digit == 0 || *among == Digits::only(*digit);
    let kept = first.grid.digits().iter().zip(&candidates).all(keeps);
    // Givens, givens with what was placed, pencil marks: no program copies more.
    (steps.len() <= 3 && same_shape && kept).then(|| Parsed {
        grid: first.grid.clone(),
        candidates: Some(candidates),
        places: first.places.clone(),
    })
}
