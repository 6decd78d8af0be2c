//! The traits of rating scales.

use sudoku_grid::Shape;
use sudoku_search::Seed;

use crate::{Rating, RatingValue, UniquePuzzle};

/// The description of a scale.
#[derive(Debug)]
pub struct ScaleInfo {
    /// The permanent identifier in addresses and files, in `kebab-case`.
    pub id: &'static str,
    /// The displayed name.
    pub name: &'static str,
    /// The measured quantity, in a sentence.
    pub measures: &'static str,
    /// The definition, precise enough to reproduce the ratings.
    pub definition: &'static str,
    /// The source of the definition.
    pub source: &'static str,
    /// The unit of the numbers.
    pub unit: &'static str,
    /// The comparison with published ratings, with the measured agreement.
    pub checked: &'static str,
    /// The smallest and the largest side of a grid that the scale accepts.
    pub sides: (usize, usize),
    /// True if the rating depends on a seed.
    pub random: bool,
    /// The columns of a rating.
    pub columns: &'static [ScaleColumn],
}

/// A column of a scale: one value per rating.
#[derive(Debug)]
pub struct ScaleColumn {
    /// The identifier in tables.
    pub id: &'static str,
    /// The displayed name.
    pub name: &'static str,
    /// The number of decimal places.
    pub decimals: usize,
    /// The names of the classes, the easiest class first; empty if the values are numbers.
    pub classes: &'static [&'static str],
}

impl ScaleColumn {
    /// A value as it is written in tables: `4.2`, `>=4.2`, or the name of a class.
    pub fn text(&self, value: &RatingValue) -> String {
        let number = |number: f64| format!("{number:.*}", self.decimals);
        if !self.classes.is_empty() {
            let bound = if let RatingValue::LowerBound(_) = value {
                ">="
            } else {
                ""
            };
            return format!("{bound}{}", self.class(value));
        }
        match *value {
            RatingValue::Number(value) | RatingValue::Mean { value, .. } => number(value),
            RatingValue::LowerBound(value) => format!(">={}", number(value)),
            RatingValue::Class(class) => class.to_string(),
        }
    }

    /// The name of a class.
    fn class(&self, value: &RatingValue) -> &'static str {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "its place among a handful"
        )]
        let class = value.number() as usize;
        self.classes[class]
    }
}

/// A measure of the difficulty of a puzzle.
pub trait RatingScale: Sync {
    /// The description of the scale.
    fn about(&self) -> &'static ScaleInfo;

    /// Starts to rate a puzzle whose shape the scale accepts.
    fn start(&self, puzzle: &UniquePuzzle, seed: Seed) -> Box<dyn Rater>;

    /// Returns true if the scale accepts grids of this shape.
    fn takes(&self, shape: Shape) -> bool {
        let (min, max) = self.about().sides;
        (min..=max).contains(&shape.side())
    }
}

/// A rating in progress.
pub trait Rater: Send {
    /// Does a bounded piece of work; returns the rating once it is complete.
    fn step(&mut self) -> Option<Rating>;

    /// A lower bound of the final value of a column, if one is known so far. A caller who wants an
    /// easier puzzle can stop early.
    fn lower_bound(&self, _column: usize) -> Option<f64> {
        None
    }
}

/// A rating that is complete from the start.
impl Rater for Rating {
    fn step(&mut self) -> Option<Rating> {
        Some(self.clone())
    }
}
