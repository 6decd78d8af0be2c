//! The difficulty of a puzzle.

use std::fmt;

use sudoku_grid::Puzzle;
use sudoku_rating::{Assessment, RATERS, RatingError, find};
use sudoku_search::{RatingValue, ScaleColumn, Seed};
use thiserror::Error;

/// The seed of scales that depend on random numbers.
const SEED: Seed = Seed(1);

/// The reason why a puzzle was not rated.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RateError {
    /// There is no scale with this id.
    #[error("there is no scale {id}; available: {known}")]
    Scale {
        /// The unknown id.
        id: String,
        /// The ids of all scales, separated by commas.
        known: String,
    },
    /// The puzzle does not have exactly one solution, the scale is not defined for its size, or the rater gave up or
    /// broke its contract.
    #[error(transparent)]
    Rating(#[from] RatingError),
}

/// A rating: the value of each column of the scale.
#[derive(Clone, Debug)]
pub struct Rated {
    columns: &'static [ScaleColumn],
    values: Vec<RatingValue>,
}

impl Rated {
    /// The value of a column as a number. A class is represented by its index, counted from 0. `None` if the scale has
    /// no column with this id.
    pub fn value(&self, column: &str) -> Option<f64> {
        let mut pairs = self.columns.iter().zip(&self.values);
        pairs.find_map(|(scale_column, value)| (scale_column.id == column).then(|| value.number()))
    }

    /// An iterator over the columns of the scale and their values.
    pub fn columns(&self) -> impl Iterator<Item = (&'static ScaleColumn, &RatingValue)> {
        self.columns.iter().zip(&self.values)
    }
}

impl fmt::Display for Rated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (column, value)) in self.columns().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            write!(f, "{comma}{}={}", column.id, column.text(value))?;
        }
        Ok(())
    }
}

/// Rates a puzzle on a scale: `se` (Sudoku Explainer), `hodoku`, `qqwing`, `search-depth`, `guesses`, `backdoor`,
/// `clues` and others. [`raters`](sudoku_rating::raters) lists all of them with their scales. To use a rater of
/// another crate, create an [`Assessment`].
///
/// # Errors
///
/// [`RateError::Scale`] if there is no such scale; [`RateError::Rating`] if the puzzle does not have exactly one
/// solution, the scale is not defined for its size, or the rater gives up or breaks its contract.
pub fn rate(puzzle: &Puzzle, scale: &str) -> Result<Rated, RateError> {
    let Some(rater) = find(scale) else {
        let known_ids: Vec<_> = RATERS.iter().map(|rater| rater.info().id).collect();
        return Err(RateError::Scale {
            id: scale.to_owned(),
            known: known_ids.join(", "),
        });
    };
    let mut assessment = Assessment::new(puzzle, &[rater], SEED)?;
    while !assessment.advance(u64::MAX)? {}
    let values = assessment
        .ratings()
        .iter()
        .flat_map(|rating| rating.values.clone());
    Ok(Rated {
        columns: rater.columns(),
        values: values.collect(),
    })
}
