use super::distribution::heads;
use super::order::sort;
use super::unfit::finite;
use super::{Estimate, Level, Unfit, count};

/// Values in order, to ask for quantiles.
#[derive(Clone, Debug, PartialEq)]
pub struct Sorted(Vec<f64>);

impl Sorted {
    /// Takes values in any order.
    ///
    /// # Errors
    ///
    /// If there is none, or one is not finite.
    pub fn new(values: &[f64]) -> Result<Self, Unfit> {
        finite(values, 1)?;
        let mut sorted = values.to_vec();
        sort(&mut sorted);
        Ok(Self(sorted))
    }

    /// The values, least first.
    pub fn values(&self) -> &[f64] {
        &self.0
    }

    /// The value below which this share of all lies, straight between its neighbours.
    ///
    /// Hyndman and Fan's type 7 (The American Statistician 50, 1996): of `n` values, place
    /// `(n − 1) · share` counted from 0. It is what R, NumPy and spreadsheets do unless told otherwise.
    ///
    /// # Errors
    ///
    /// [`Unfit::Share`] unless the share is from 0 to 1.
    pub fn quantile(&self, share: f64) -> Result<f64, Unfit> {
        if (0.0..=1.0).contains(&share) {
            Ok(self.at(share))
        } else {
            Err(Unfit::Share)
        }
    }

    /// The value in the middle, or the mean of both.
    pub fn median(&self) -> f64 {
        self.at(0.5)
    }

    /// The median and the values between which that of the whole population lies, whatever its
    /// distribution, by the sign test: Conover, Practical Nonparametric Statistics, 3.2.
    ///
    /// The ends are the values of ranks `r` and `n + 1 − r` with the greatest `r` for which fewer than
    /// `r` heads in `n` throws are at most as likely as the tail of the level. Of fewer than 6 values no
    /// rank is, at 95 %: then nothing bounds it.
    pub fn median_interval(&self, level: Level) -> Estimate {
        let n = self.0.len();
        let (mut low, mut high) = (0, n / 2 + 1);
        // Ranks below `low` do, those from `high` on do not.
        while high - low > 1 {
            let middle = usize::midpoint(low, high);
            if heads(middle as u64 - 1, n as u64) <= level.tail() {
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

    pub(super) fn at(&self, share: f64) -> f64 {
        quantile(&self.0, share)
    }
}

/// The median of values, which it puts in order; NaN of none.
pub fn median_of(values: &mut [f64]) -> f64 {
    sort(values);
    if values.is_empty() {
        f64::NAN
    } else {
        quantile(values, 0.5)
    }
}

/// A quantile of sorted values, of which there is one at least.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a place among the values"
)]
pub(super) fn quantile(sorted: &[f64], share: f64) -> f64 {
    let last = sorted.len() - 1;
    let place = count(last) * share;
    let below = (place as usize).min(last);
    let above = (below + 1).min(last);
    sorted[below] + (sorted[above] - sorted[below]) * (place - count(below))
}
