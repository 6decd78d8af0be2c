//! Point estimates with confidence intervals, and statistical tests.
//!
//! The crate knows numbers and nothing of Sudoku. The ratings, the solvers, the reports of experiments and
//! the page take their statistics from here.
//!
//! - Location: [`mean()`], [`mean_interval`] (Student's t), [`median`], [`SortedSample`] (quantiles and the
//!   sign-test interval of the median), [`Bootstrap`], [`jackknife()`], [`hodges_lehmann()`]; [`WideMean`] for
//!   values beyond an `f64`.
//! - Proportions and counts: [`wilson_interval`], [`PairedOutcomes`] (Newcombe, McNemar), [`fisher_exact`],
//!   [`poisson_mean`].
//! - Clusters of values, such as several runs per puzzle: [`ClusteredTrials`] and [`ClusteredMean`].
//! - Rank tests: [`signed_rank()`], [`mann_whitney_u`], [`friedman()`] with [`critical_difference`] or
//!   [`conover_difference`], and [`holm()`]'s
//!   adjustment for several tests.
//! - Printed figures against one's own runs: [`Reproduction`] (equivalence and power), and [`judge_claims`] for all claims of a text.
//! - Association: [`spearman`], [`kendall`], [`power_law_fit`].
//! - Censored run times: [`KaplanMeier`], [`par_k`]; [`expected_running_time`] and [`run_time_distribution`] of runs
//!   towards targets.
//! - Samples larger than memory: [`Moments`], [`Tally`] and [`KaplanMeier::of_counts`] are computed from values that
//!   are added one at a time.
//!
//! Every test is two-sided. If a statistic is undefined for a sample, the function returns a [`StatsError`] that
//! names the position of the invalid value and the reason; NaN and infinities are never accepted. Where the data do
//! not bound an interval, as for the mean of a single value, its ends are infinite.
//!
//! Functions that draw random numbers take a seed and give the same bits on every target. The other functions
//! do so as well wherever `statrs` is built without `std`. Results agree with those of `SciPy`, statsmodels and
//! lifelines to 11 digits.
//!
//! ```
//! use sudoku_stats::{ConfidenceLevel, mean_interval};
//!
//! // Student's own example: additional hours of sleep of ten patients.
//! let hours = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
//! let estimate = mean_interval(&hours, ConfidenceLevel::DEFAULT)?;
//! assert!((estimate.value - 2.33).abs() < 1e-12);
//! assert!(estimate.low > 0.89 && estimate.high < 3.77);
//! # Ok::<(), sudoku_stats::StatsError>(())
//! ```
#![forbid(unsafe_code)]

mod anytime;
mod bootstrap;
mod claims;
mod clusters;
mod correlation;
mod distribution;
mod error;
mod friedman;
mod hodges_lehmann;
mod holm;
mod jackknife;
mod mann_whitney;
mod mean;
mod moments;
mod poisson;
mod power_law;
mod proportions;
mod quantile;
mod ranks;
mod reproduction;
mod signed_rank;
mod sort;
mod survival;
mod tally;
mod wide_mean;

pub use anytime::{expected_running_time, run_time_distribution, share_within};
pub use bootstrap::Bootstrap;
pub use claims::{Claim, Judgement, Verdict, judge_claims};
pub use clusters::{ClusteredMean, ClusteredTrials};
pub use correlation::{kendall, spearman};
pub use error::StatsError;
pub use friedman::{Friedman, conover_difference, critical_difference, friedman};
pub use hodges_lehmann::hodges_lehmann;
pub use holm::holm;
pub use jackknife::jackknife;
pub use mann_whitney::mann_whitney_u;
pub use mean::{mean, mean_interval, population_std_dev};
pub use moments::{Moments, interval_of_mean};
pub use poisson::poisson_mean;
pub use power_law::{PowerLawFit, power_law_fit, power_law_fit_within};
pub use proportions::{PairedOutcomes, fisher_exact, wilson_interval};
pub use quantile::{SortedSample, median};
pub use ranks::ranks;
pub use reproduction::Reproduction;
pub use signed_rank::{SignedRank, signed_rank};
pub use survival::{KaplanMeier, RunTime, SurvivalStep, par_k, par_scores};
pub use tally::Tally;
pub use wide_mean::{WideMean, WideProduct};

/// The largest number of resamples of a [`Bootstrap`].
pub const MAX_RESAMPLES: u32 = 1_000_000;

/// A point estimate with its confidence interval, in the units of the data.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Estimate {
    /// The point estimate.
    pub value: f64,
    /// The lower end of the confidence interval; `-∞` where the data do not bound it.
    pub low: f64,
    /// The upper end of the confidence interval; `∞` where the data do not bound it.
    pub high: f64,
}

impl Estimate {
    /// An estimate whose confidence interval extends by `half_width` to both sides of the value.
    fn symmetric(value: f64, half_width: f64) -> Self {
        Self {
            value,
            low: value - half_width,
            high: value + half_width,
        }
    }
}

/// The confidence level of an interval: the proportion of samples whose interval contains the true value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ConfidenceLevel(f64);

impl ConfidenceLevel {
    /// The level 0.95, for intervals of 95 %.
    pub const DEFAULT: Self = Self(0.95);

    /// A confidence level given as a proportion, such as 0.95.
    ///
    /// # Errors
    ///
    /// [`StatsError::Share`] unless the proportion lies strictly between 0 and 1.
    pub fn new(share: f64) -> Result<Self, StatsError> {
        if share > 0.0 && share < 1.0 {
            Ok(Self(share))
        } else {
            Err(StatsError::Share)
        }
    }

    /// The level as a proportion, strictly between 0 and 1.
    pub fn share(self) -> f64 {
        self.0
    }

    /// The probability beyond either end of a two-sided interval.
    fn tail(self) -> f64 {
        (1.0 - self.0) / 2.0
    }

    /// The half-width of a normal interval, in standard errors: 1.96 at 95 %.
    fn z(self) -> f64 {
        -distribution::normal_quantile(self.tail())
    }
}

/// Converts a number of values in memory to an `f64`, exactly.
fn count(n: usize) -> f64 {
    to_f64(n as u64)
}

/// Converts a count to an `f64`, exactly below 2^53.
#[expect(clippy::cast_precision_loss, reason = "counts stay below 2^53")]
fn to_f64(n: u64) -> f64 {
    n as f64
}

/// A number restricted to the range from `low` to `high`; `low` for NaN.
///
/// Unlike [`f64::clamp`] it never panics: formatting the bounds for a panic costs 9 kB of WebAssembly.
pub fn clamp(value: f64, low: f64, high: f64) -> f64 {
    value.max(low).min(high)
}

/// The examples of the README, which `cargo test` runs.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
