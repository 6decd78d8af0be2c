use crate::distribution::fair_binomial_cdf;
use crate::error::check_finite;
use crate::sort::sort;
use crate::{ConfidenceLevel, Estimate, StatsError, count};

/// A non-empty sample of finite values in ascending order.
#[derive(Clone, Debug, PartialEq)]
pub struct SortedSample(Vec<f64>);

impl SortedSample {
    /// Sorts a sample given in any order.
    ///
    /// # Errors
    ///
    /// [`StatsError`] if the sample is empty, or a value is not finite.
    pub fn new(values: &[f64]) -> Result<Self, StatsError> {
        check_finite(values, 1)?;
        let mut sorted = values.to_vec();
        sort(&mut sorted);
        Ok(Self(sorted))
    }

    /// The values in ascending order.
    pub fn values(&self) -> &[f64] {
        &self.0
    }

    /// The quantile of a probability from 0 to 1, interpolated linearly between neighbouring values.
    ///
    /// Hyndman and Fan's type 7 (The American Statistician 50, 1996), the default of R, NumPy and spreadsheets:
    /// position `(n − 1) · share` of `n` values, counted from 0.
    ///
    /// # Errors
    ///
    /// [`StatsError::Share`] if the probability is not from 0 to 1.
    pub fn quantile(&self, share: f64) -> Result<f64, StatsError> {
        if (0.0..=1.0).contains(&share) {
            Ok(self.interpolated_quantile(share))
        } else {
            Err(StatsError::Share)
        }
    }

    /// The median: the middle value, or the mean of the two middle values.
    pub fn median(&self) -> f64 {
        self.interpolated_quantile(0.5)
    }

    /// The median with the distribution-free interval of the sign test: Conover, Practical Nonparametric
    /// Statistics, 3.2.
    ///
    /// The ends of the interval are the `r`-th smallest and the `r`-th largest value, where `r` is the greatest
    /// integer with `P(X < r) ≤ α / 2` for `X ~ Binomial(n, 1/2)` and `α = 1 − level`. Without such an `r ≥ 1`,
    /// as with fewer than 6 values at 95 %, the interval is infinite.
    pub fn median_interval(&self, level: ConfidenceLevel) -> Estimate {
        let n = self.0.len();
        let (mut low, mut high) = (0, n / 2 + 1);
        // Every rank below `low` satisfies the condition, and none from `high` on does.
        while high - low > 1 {
            let middle = usize::midpoint(low, high);
            if fair_binomial_cdf(middle as u64 - 1, n as u64) <= level.tail() {
                low = middle;
            } else {
                high = middle;
            }
        }
        Estimate {
            value: self.median(),
            low: match low {
                0 => f64::NEG_INFINITY,
                rank => self.0[rank - 1],
            },
            high: match low {
                0 => f64::INFINITY,
                rank => self.0[n - rank],
            },
        }
    }

    /// The quantile of a probability that is known to be from 0 to 1.
    pub(crate) fn interpolated_quantile(&self, share: f64) -> f64 {
        quantile(&self.0, share)
    }
}

/// The median of a sample of finite values, which this function sorts in place. NaN for an empty slice.
pub fn median(values: &mut [f64]) -> f64 {
    sort(values);
    if values.is_empty() {
        f64::NAN
    } else {
        quantile(values, 0.5)
    }
}

/// A quantile of a non-empty sorted slice.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "an index of the slice"
)]
pub(crate) fn quantile(sorted: &[f64], share: f64) -> f64 {
    let last_index = sorted.len() - 1;
    let rank = count(last_index) * share;
    let lower = (rank as usize).min(last_index);
    let upper = (lower + 1).min(last_index);
    sorted[lower] + (sorted[upper] - sorted[lower]) * (rank - count(lower))
}
