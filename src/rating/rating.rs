//! The result of rating a puzzle on a scale.

use sudoku_stats::{ConfidenceLevel, mean_interval};

/// The values of a puzzle on a scale, one value per column of the scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// One value per column, in the order of [`ScaleInfo::columns`](crate::ScaleInfo::columns).
    pub values: Vec<RatingValue>,
    /// The cells that the rating refers to, such as those of a backdoor, in ascending order; empty for most
    /// scales.
    pub cells: Vec<usize>,
}

/// The value of a puzzle in one column of a scale, in the unit of the scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RatingValue {
    /// An exact number.
    Number(f64),
    /// A lower bound of the number, or of the number of the class: the rating stopped at the limit of its
    /// work or of its method.
    LowerBound(f64),
    /// An estimate from several random tries, such as their mean, with its confidence interval of 95 %.
    Mean {
        /// The point estimate.
        value: f64,
        /// The lower end of the interval.
        low: f64,
        /// The upper end of the interval.
        high: f64,
    },
    /// The place of the class among [`ScaleColumn::classes`](crate::ScaleColumn::classes), counted from 0.
    Class(usize),
}

impl RatingValue {
    /// The number by which puzzles are sorted: the number, the lower bound, the point estimate, or the place
    /// of the class.
    pub fn number(&self) -> f64 {
        match *self {
            Self::Number(value) | Self::LowerBound(value) | Self::Mean { value, .. } => value,
            #[expect(clippy::cast_precision_loss, reason = "a handful of classes")]
            Self::Class(class) => class as f64,
        }
    }
}

impl From<RatingValue> for Rating {
    fn from(value: RatingValue) -> Self {
        Self {
            values: vec![value],
            cells: Vec::new(),
        }
    }
}

/// Collects the results of [`TRIES_PER_MEAN`] random tries, whose mean is the rating.
#[derive(Debug, Default)]
pub(crate) struct Tries {
    values: Vec<f64>,
}

/// The number of tries per mean.
const TRIES_PER_MEAN: usize = 50;

impl Tries {
    /// Adds the result of a try. After the last try it returns the mean with Student's interval of 95 %,
    /// whose lower end is at least 0.
    #[expect(
        clippy::cast_precision_loss,
        reason = "counts of what was done one by one"
    )]
    pub(crate) fn add(&mut self, value: u64) -> Option<Rating> {
        self.values.push(value as f64);
        if self.values.len() < TRIES_PER_MEAN {
            return None;
        }
        let mean = mean_interval(&self.values, ConfidenceLevel::DEFAULT)
            .expect("as many finite values as there are tries");
        let value = RatingValue::Mean {
            value: mean.value,
            low: mean.low.max(0.0),
            high: mean.high,
        };
        Some(value.into())
    }
}
