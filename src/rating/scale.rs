//! What a scale is.

use sudoku_grid::Shape;
use sudoku_search::Seed;

use crate::{Rating, UniquePuzzle, Value};

/// What a scale says of itself.
#[derive(Debug)]
pub struct About {
    /// Its name in addresses and files, for ever: `kebab-case`.
    pub id: &'static str,
    /// Its name to people.
    pub name: &'static str,
    /// What it measures, in a sentence.
    pub measures: &'static str,
    /// How the rating comes about, exactly enough to do it again.
    pub definition: &'static str,
    /// Where the definition is from.
    pub source: &'static str,
    /// What its numbers count.
    pub unit: &'static str,
    /// How far it was held against what others publish, with the figures measured.
    pub checked: &'static str,
    /// The least and the greatest side of a grid it takes.
    pub sides: (usize, usize),
    /// Whether it depends on a seed.
    pub random: bool,
    /// What a rating consists of.
    pub columns: &'static [Column],
}

/// One value of a rating.
#[derive(Debug)]
pub struct Column {
    /// Its name in tables.
    pub id: &'static str,
    /// Its name to people.
    pub name: &'static str,
    /// Digits behind the point.
    pub decimals: usize,
    /// The classes it may be, the easiest first; empty if it is a number.
    pub classes: &'static [&'static str],
}

impl Column {
    /// A value as it is written in tables: `4.2`, `>=4.2` or a class.
    pub fn text(&self, value: &Value) -> String {
        let number = |number: f64| format!("{number:.*}", self.decimals);
        if !self.classes.is_empty() {
            let bound = if let Value::AtLeast(_) = value {
                ">="
            } else {
                ""
            };
            return format!("{bound}{}", self.class(value));
        }
        match *value {
            Value::Number(value) | Value::Mean { value, .. } => number(value),
            Value::AtLeast(value) => format!(">={}", number(value)),
            Value::Class(class) => class.to_string(),
        }
    }

    /// The name of a class.
    fn class(&self, value: &Value) -> &'static str {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "its place among a handful"
        )]
        let class = value.number() as usize;
        self.classes[class]
    }
}

/// A way to say how hard a puzzle is.
pub trait Scale: Sync {
    /// What it says of itself.
    fn about(&self) -> &'static About;

    /// Begins to rate a puzzle of a shape that it takes.
    fn start(&self, puzzle: &UniquePuzzle, seed: Seed) -> Box<dyn Rater>;

    /// Whether it takes grids of this shape.
    fn takes(&self, shape: Shape) -> bool {
        let (least, most) = self.about().sides;
        (least..=most).contains(&shape.side())
    }
}

/// A rating under way.
pub trait Rater: Send {
    /// Does a bounded piece of work; the rating, once it is known.
    fn step(&mut self) -> Option<Rating>;

    /// What the value of a column will not be below, if that is known so far: so whoever wants
    /// an easier puzzle need not wait for the end.
    fn at_least(&self, _column: usize) -> Option<f64> {
        None
    }
}

/// A rating that is known at once.
impl Rater for Rating {
    fn step(&mut self) -> Option<Rating> {
        Some(self.clone())
    }
}
