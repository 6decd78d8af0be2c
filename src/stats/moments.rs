use crate::distribution::student_quantile;
use crate::{ConfidenceLevel, Estimate, to_f64};

/// The number, the sum and the sum of squares of integers that are added one at a time.
///
/// The sums are exact, so the result depends neither on the order of the values nor on how they are divided among
/// several `Moments` that are merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moments {
    count: u64,
    sum: u128,
    /// The sum of the squares; `None` after an overflow.
    squares: Option<u128>,
}

impl Default for Moments {
    fn default() -> Self {
        Self {
            count: 0,
            sum: 0,
            squares: Some(0),
        }
    }
}

impl Moments {
    /// Adds a value.
    pub fn add(&mut self, value: u64) {
        let value = u128::from(value);
        self.count += 1;
        self.sum += value;
        let square = value * value;
        self.squares = self.squares.and_then(|sum| sum.checked_add(square));
    }

    /// Adds the values of other moments.
    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        let squares = self.squares.zip(other.squares);
        self.squares = squares.and_then(|(one, other)| one.checked_add(other));
    }

    /// The number of values.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The arithmetic mean; NaN without values.
    pub fn mean(&self) -> f64 {
        to_f64_rounded(self.sum) / to_f64(self.count)
    }

    /// The sum of the squared deviations from the mean; infinite if the sum of squares exceeds 128 bits.
    pub fn squared_deviations(&self) -> f64 {
        let count = u128::from(self.count);
        if count == 0 {
            return 0.0;
        }
        // Deviations from the integer part of the mean have an exact sum of squares.
        let (whole, rest) = (self.sum / count, self.sum % count);
        let deviations = self.squares.and_then(|squares| {
            // squares − 2·whole·sum + count·whole², where sum = count·whole + rest.
            let subtrahend = whole.checked_mul(self.sum.checked_add(rest)?)?;
            squares.checked_sub(subtrahend)
        });
        deviations.map_or(f64::INFINITY, |deviations| {
            let rest = to_f64_rounded(rest);
            (to_f64_rounded(deviations) - rest * rest / to_f64(self.count)).max(0.0)
        })
    }
}

/// Student's t interval of the mean of a sample, from the number of its values, their mean and the sum of their squared
/// deviations from it; infinite for fewer than two values.
pub fn interval_of_mean(
    count: u64,
    mean: f64,
    squared_deviations: f64,
    level: ConfidenceLevel,
) -> Estimate {
    if count < 2 {
        return Estimate::symmetric(mean, f64::INFINITY);
    }
    let n = to_f64(count);
    let standard_error = (squared_deviations / (n - 1.0) / n).sqrt();
    Estimate::symmetric(
        mean,
        student_quantile(level.share(), n - 1.0) * standard_error,
    )
}

#[expect(clippy::cast_precision_loss, reason = "rounded to the nearest number")]
fn to_f64_rounded(number: u128) -> f64 {
    number as f64
}
