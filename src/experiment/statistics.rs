//! Estimates with intervals, and tests.
//!
//! Every test is two-sided. What cannot be answered is refused by an [`Unfit`] that says where and why;
//! NaN and infinities are never taken. An interval that nothing bounds, as that of a mean of one value,
//! reaches to infinity.
//!
//! What draws random numbers takes a seed and gives the same bits on every target; the other functions
//! do too in what is released. Figures agree with those of other packages to 11 digits, which the tests
//! hold them to.

mod bootstrap;
mod censored;
mod correlation;
mod distribution;
mod friedman;
mod holm;
mod jackknife;
mod mean;
mod order;
mod quantile;
mod rank_sum;
mod ranks;
mod shares;
mod shift;
mod signed_rank;
mod slope;
mod unfit;

pub use bootstrap::{Bootstrap, MOST_RESAMPLES};
pub use censored::{KaplanMeier, Length, Survival, penalised, penalties};
pub use correlation::{kendall, spearman};
pub use friedman::{Friedman, critical_difference, friedman};
pub use holm::holm;
pub use jackknife::jackknife;
pub use mean::{mean, mean_of};
pub use quantile::{Sorted, median_of};
pub use rank_sum::rank_sum;
pub use ranks::ranks;
pub use shares::{Pairs, fisher, wilson};
pub use shift::shift;
pub use signed_rank::{SignedRank, signed_rank};
pub use slope::{Growth, growth};
pub use unfit::Unfit;

/// A figure with its interval.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Estimate {
    /// The figure, in the units of what it is taken from.
    pub value: f64,
    /// The lower end; `-∞` where nothing bounds it.
    pub low: f64,
    /// The upper end; `∞` where nothing bounds it.
    pub high: f64,
}

impl Estimate {
    /// As far to both sides.
    fn about(value: f64, reach: f64) -> Self {
        Self {
            value,
            low: value - reach,
            high: value + reach,
        }
    }
}

/// The share of samples whose interval holds what is estimated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level(f64);

impl Level {
    /// 95 %.
    pub const USUAL: Self = Self(0.95);

    /// A level, such as 0.95.
    ///
    /// # Errors
    ///
    /// [`Unfit::Share`] unless it lies between 0 and 1.
    pub fn new(share: f64) -> Result<Self, Unfit> {
        if share > 0.0 && share < 1.0 {
            Ok(Self(share))
        } else {
            Err(Unfit::Share)
        }
    }

    /// The share itself.
    pub fn share(self) -> f64 {
        self.0
    }

    /// What lies beyond either end.
    fn tail(self) -> f64 {
        (1.0 - self.0) / 2.0
    }

    /// How many standard errors of a normal estimate the interval reaches.
    fn z(self) -> f64 {
        -distribution::normal_quantile(self.tail())
    }
}

/// How many, as a number to reckon with.
fn count(n: usize) -> f64 {
    many(n as u64)
}

/// The same of what need not be in memory.
#[expect(clippy::cast_precision_loss, reason = "nobody counts to 2^53")]
fn many(n: u64) -> f64 {
    n as f64
}

/// A number within bounds. `clamp` prints what is wrong with its bounds, which takes the module 9 kB.
pub(crate) fn held(value: f64, low: f64, high: f64) -> f64 {
    value.max(low).min(high)
}
