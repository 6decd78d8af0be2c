//! What comes of a scale.

/// The values of a puzzle on a scale, a value for each column.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// In the order of the columns.
    pub values: Vec<Value>,
    /// The cells it is about, if there are such, ascending.
    pub cells: Vec<usize>,
}

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// A number.
    Number(f64),
    /// What the number, or the class with this number, is not below: the work, or what is known, ended
    /// there.
    AtLeast(f64),
    /// The mean of several tries, or what else they estimate.
    Mean {
        /// It.
        value: f64,
        /// Where that of all possible tries is, by all likelihood, not below.
        low: f64,
        /// Nor above.
        high: f64,
    },
    /// One of the column's classes, from 0.
    Class(usize),
}

impl Value {
    /// The number to put puzzles in order by.
    pub fn number(&self) -> f64 {
        match *self {
            Self::Number(value) | Self::AtLeast(value) | Self::Mean { value, .. } => value,
            #[expect(clippy::cast_precision_loss, reason = "a handful of classes")]
            Self::Class(class) => class as f64,
        }
    }
}

impl From<Value> for Rating {
    fn from(value: Value) -> Self {
        Self {
            values: vec![value],
            cells: Vec::new(),
        }
    }
}

/// Tries of a scale that takes the mean of so many.
#[derive(Debug)]
pub(crate) struct Tries {
    values: Vec<u64>,
    most: usize,
}

/// The 97.5th percentile of Student's distribution with 49 degrees of freedom.
const STUDENT_OF_50: f64 = 2.0096;

impl Tries {
    /// Of 50, so that the interval is one of Student's.
    pub(crate) fn new() -> Self {
        Self {
            values: Vec::new(),
            most: 50,
        }
    }

    /// Adds one; the mean with its interval of 95 %, if it is the last one.
    #[expect(
        clippy::cast_precision_loss,
        reason = "counts of what was done one by one"
    )]
    pub(crate) fn add(&mut self, value: u64) -> Option<Rating> {
        self.values.push(value);
        if self.values.len() < self.most {
            return None;
        }
        let count = self.values.len() as f64;
        let mean = self.values.iter().sum::<u64>() as f64 / count;
        let squares = self.values.iter().map(|value| {
            let off = *value as f64 - mean;
            off * off
        });
        let error = (squares.sum::<f64>() / (count - 1.0) / count).sqrt();
        let value = Value::Mean {
            value: mean,
            low: (mean - STUDENT_OF_50 * error).max(0.0),
            high: mean + STUDENT_OF_50 * error,
        };
        Some(value.into())
    }
}
