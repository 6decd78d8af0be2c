//! Reading a grid from text in any of several formats.
//!
//! The reader distinguishes three layouts by counting. A *symbol* is a character that can stand in
//! a cell; a *token* is a run of symbols between white space, commas and borders. Either each
//! symbol is a cell, or each token is, or each run of `side` symbols lists the candidates of a
//! cell.

mod blanks;
mod cells;
mod diagnose;
mod error;
mod from_str;
mod layout;
mod scan;

use crate::{Digits, DuplicateDigit, Grid, Position, Puzzle, Shape};

pub use error::{ParseError, ParseErrorReason};
pub use from_str::PuzzleTextError;
pub(crate) use scan::{is_border, is_separator, is_symbol};

/// Options for parsing text that would otherwise be ambiguous.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ParseOptions {
    /// The shape, if it is known. If it is `None`, the usual shape for the number of cells is assumed.
    pub shape: Option<Shape>,
    /// `true` if digits are written `0` to `9`, `A`, `B` and so on, where `0` stands for 1 and not
    /// for a blank.
    pub hex: bool,
}

/// A grid that was read from text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The grid with the filled cells.
    pub grid: Grid,
    /// The candidates of each cell, if the text contains pencil marks.
    pub candidates: Option<Vec<Digits>>,
    /// The line and column of each cell in the text, both from 1 and in characters.
    pub places: Vec<(usize, usize)>,
}

impl Parsed {
    /// The puzzle as a position before any digit is placed.
    ///
    /// # Errors
    /// Returns a conflict if two givens of a house are the same digit.
    pub fn position(&self) -> Result<Position, DuplicateDigit> {
        self.puzzle().map(Puzzle::into_position)
    }

    /// The puzzle: its givens, and its candidates if the text restricts them.
    ///
    /// # Errors
    /// Returns a conflict if two givens of a house are the same digit.
    pub fn puzzle(&self) -> Result<Puzzle, DuplicateDigit> {
        match &self.candidates {
            None => Puzzle::new(&self.grid),
            Some(candidates) => Puzzle::with_candidates(&self.grid, candidates),
        }
    }

    /// The candidates of each cell, if they are fewer than the givens imply; otherwise `None`.
    pub fn restrictions(&self) -> Option<Vec<Digits>> {
        let candidates = self.candidates.as_deref()?;
        let houses = self.grid.shape().houses();
        let all = Digits::all(self.grid.shape().side());
        let mut is_restricted = false;
        let sets = candidates.iter().zip(self.grid.digits()).enumerate();
        let sets: Vec<_> = sets
            .map(|(cell, (set, &given))| {
                if given != 0 {
                    return Digits::only(given);
                }
                let peers = houses.peers(cell).iter();
                let allowed = all - peers.map(|&peer| self.grid.get(peer)).collect();
                is_restricted |= allowed & *set != allowed;
                allowed & *set
            })
            .collect();
        is_restricted.then_some(sets)
    }
}

/// Reads a grid in any of the common formats and detects the format.
///
/// - *Symbols*: as many as the grid has cells, on one line or on several, with any borders (`| + -
///   : # =` and the box-drawing characters) and any white space. `0`, `.`, `*` and `_` are blanks.
///   If no digit from 1 to 9 occurs, the letter `A` stands for 1, otherwise for 10; in the second
///   case only grids larger than 9×9 may contain letters. With [`ParseOptions::hex`], `0` stands for 1,
///   `1` for 2, and `A` for 11. If all blanks are written `-`, `?` or `x`, these are accepted too.
/// - *Numbers* separated by white space, commas or borders, with blanks that may have the same
///   width.
/// - *Pencil marks* separated in the same way: `138`, or letters above 9×9. A blank stands for all
///   digits, `!` for none. A single digit is a filled cell, unless it still occurs among several
///   candidates of a peer; then it is the only candidate of its cell.
/// - *Candidate lists*: `side` symbols per cell, each digit at its own position or blank (729
///   symbols for 9×9). A text of 64 symbols is an 8×8 grid, unless [`ParseOptions::shape`] is 2×2.
///
/// Several grids separated by blank lines, as some programs copy them (givens, then pencil marks),
/// are read as one: the givens of the first grid with the candidates of the last.
///
/// The number of cells determines the size. Text beside the grid, such as a name, is an error; use
/// [`find`](crate::find()) for such text.
///
/// # Errors
/// Returns an error with the position and the reason if the text is not a grid, or if it can be
/// read as two different grids.
///
/// # Examples
/// ```
/// use sudoku_grid::{ParseOptions, parse};
///
/// let parsed = parse("12|34\n34|12\n--+--\n21|43\n43|2.", ParseOptions::default())?;
/// assert_eq!(parsed.grid.to_string(), "123434122143432.");
///
/// // A few unusual symbols, such as this `x`, are taken for mistakes and not for blanks.
/// let faulty = parse("12|34\n34|12\n--+--\n21|43\n43|2x", ParseOptions::default());
/// assert_eq!(
///     faulty.unwrap_err().to_string(),
///     "line 5, column 5: 'x' is neither a digit from 1 to 4 nor a blank; blanks may be 0, a dot, * or _",
/// );
/// # Ok::<(), sudoku_grid::ParseError>(())
/// ```
pub fn parse(text: &str, options: ParseOptions) -> Result<Parsed, ParseError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let standard_reading = read_standard(text, options);
    let variants = blanks::variants(text, options.hex);
    let variants = variants
        .iter()
        .map(|variant| read_standard(variant, options));
    // Next to candidate lists, an unusual symbol is not a blank.
    let variants =
        variants.filter(|variant| !matches!(variant, Ok(parsed) if parsed.candidates.is_some()));
    variants.fold(standard_reading, |one, other| match (one, other) {
        (Err(error), Err(other)) => Err(more_likely_error(error, other)),
        (Ok(one), Err(_)) => Ok(one),
        (Err(_), Ok(other)) => Ok(other),
        (Ok(one), Ok(other)) => agree(one, &other),
    })
}

/// Reads text whose blanks are the usual ones, as one grid or as a sequence of grids.
fn read_standard(text: &str, options: ParseOptions) -> Result<Parsed, ParseError> {
    let as_one_grid = scan::scan(text, 1).and_then(|scan| read(&scan, options));
    as_one_grid.or_else(|error| read_sequence(text, options).unwrap_or(Err(error)))
}

/// Returns the error that more likely describes the author's mistake: an error about a single row, otherwise
/// the one with fewer missing or superfluous cells.
fn more_likely_error(one: ParseError, other: ParseError) -> ParseError {
    let missing_cells = |error: &ParseError| match error.reason {
        ParseErrorReason::Row { .. } => 0,
        ParseErrorReason::Rows { found, side } => found.abs_diff(side) * side,
        ParseErrorReason::Cells { found, expected } => found.abs_diff(expected),
        ParseErrorReason::Value { .. } => 1,
        _ => usize::MAX,
    };
    if missing_cells(&other) < missing_cells(&one) {
        other
    } else {
        one
    }
}

/// Returns the first of two readings of a text if both describe the same puzzle, and an error
/// otherwise.
pub(crate) fn agree(one: Parsed, other: &Parsed) -> Result<Parsed, ParseError> {
    let is_same = one.grid == other.grid && one.restrictions() == other.restrictions();
    let differs = |(a, b): (&u8, &u8)| a != b;
    let cells = || one.grid.digits().iter().zip(other.grid.digits());
    let index = cells().position(differs).unwrap_or_default();
    let (line, column) = other.places.get(index).copied().unwrap_or((1, 1));
    if is_same {
        Ok(one)
    } else {
        Err(ParseError {
            line,
            column,
            reason: ParseErrorReason::Ambiguous,
        })
    }
}

/// Chooses a layout and reads the grid. If no layout fits, the error explains why.
fn read(scan: &scan::Scan, options: ParseOptions) -> Result<Parsed, ParseError> {
    match layout::choose(scan, options) {
        Some((shape, layout)) => {
            diagnose::check_rows(scan, shape, layout, options)?;
            cells::read(scan, shape, layout, options.hex)
        }
        None => Err(diagnose::diagnose(scan, options)),
    }
}

/// Reads several grids separated by blank lines as the givens of the first and the candidates of
/// the last. Returns `None` unless there are several grids.
fn read_sequence(text: &str, options: ParseOptions) -> Option<Result<Parsed, ParseError>> {
    let mut blocks: Vec<(usize, String)> = Vec::new();
    let mut is_inside = false;
    for (number, line) in (1..).zip(text.lines()) {
        let is_blank = line.trim().is_empty();
        if !is_blank && !is_inside {
            blocks.push((number, String::new()));
        }
        if let (false, Some((_, block))) = (is_blank, blocks.last_mut()) {
            block.push_str(line);
            block.push('\n');
        }
        is_inside = !is_blank;
    }
    let grids: Option<Vec<Parsed>> = blocks
        .iter()
        .map(|(line, block)| read(&scan::scan(block, *line).ok()?, options).ok())
        .collect();
    let grids = grids.filter(|grids| grids.len() > 1)?;
    Some(
        givens_of_first_with_candidates_of_last(&grids).ok_or_else(|| {
            let (line, column) = grids[1].places[0];
            ParseError {
                line,
                column,
                reason: ParseErrorReason::Several { grids: grids.len() },
            }
        }),
    )
}

/// The givens of the first grid with the candidates of the last. Returns `None` if the shapes differ, if
/// there are more than three grids, or if the candidates contradict a given.
fn givens_of_first_with_candidates_of_last(grids: &[Parsed]) -> Option<Parsed> {
    let (first, last) = (grids.first()?, grids.last()?);
    let all_digits = Digits::all(first.grid.shape().side());
    let candidates = last.candidates.clone().unwrap_or_else(|| {
        let digits = last.grid.digits().iter();
        digits
            .map(|digit| {
                if *digit == 0 {
                    all_digits
                } else {
                    Digits::only(*digit)
                }
            })
            .collect()
    });
    let same_shape = grids
        .iter()
        .all(|parsed| parsed.grid.shape() == first.grid.shape());
    let agrees_with_given =
        |(digit, candidates): (&u8, &Digits)| *digit == 0 || *candidates == Digits::only(*digit);
    let keeps_givens = first
        .grid
        .digits()
        .iter()
        .zip(&candidates)
        .all(agrees_with_given);
    // Programs copy at most three grids: the givens, the givens with placed digits, and the pencil
    // marks.
    (grids.len() <= 3 && same_shape && keeps_givens).then(|| Parsed {
        grid: first.grid.clone(),
        candidates: Some(candidates),
        places: first.places.clone(),
    })
}
