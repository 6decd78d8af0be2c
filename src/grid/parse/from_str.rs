//! Grids and puzzles from text, by `str::parse`.

use core::fmt;
use core::str::FromStr;

use crate::{DuplicateDigit, Grid, ParseError, ParseOptions, Puzzle, parse};

/// Reads any of the formats of [`parse`](crate::parse()).
impl FromStr for Grid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse(text, ParseOptions::default()).map(|parsed| parsed.grid)
    }
}

/// The reason why a text is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PuzzleTextError {
    /// The text is not a grid.
    Parse(ParseError),
    /// Two givens of a house are the same digit.
    DuplicateDigit(DuplicateDigit),
}

impl fmt::Display for PuzzleTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parse(error) => error.fmt(f),
            Self::DuplicateDigit(duplicate) => duplicate.fmt(f),
        }
    }
}

impl core::error::Error for PuzzleTextError {}

/// Reads any of the formats of [`parse`](crate::parse()).
///
/// ```
/// use sudoku_grid::Puzzle;
///
/// let puzzle: Puzzle = "12.. ..1. .1.. ..21".parse()?;
/// assert_eq!(puzzle.givens().givens(), 6);
/// // The digit 1 twice in a row: the text is a grid, but not a puzzle.
/// let conflict = "11.. .... .... ....".parse::<Puzzle>().unwrap_err();
/// assert_eq!(conflict.to_string(), "r1c1 and r1c2 in row 1 both contain 1");
/// # Ok::<(), sudoku_grid::PuzzleTextError>(())
/// ```
impl FromStr for Puzzle {
    type Err = PuzzleTextError;

    fn from_str(text: &str) -> Result<Self, PuzzleTextError> {
        let parsed = parse(text, ParseOptions::default()).map_err(PuzzleTextError::Parse)?;
        parsed.puzzle().map_err(PuzzleTextError::DuplicateDigit)
    }
}
