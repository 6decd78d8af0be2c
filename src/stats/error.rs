use thiserror::Error;

use crate::MAX_RESAMPLES;

/// The reason why a statistic of a sample is undefined.
///
/// The message states positions instead of values, because formatting fractions adds 9 kB of WebAssembly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum StatsError {
    /// The sample holds fewer values, pairs or rows than the statistic requires.
    #[error("there must be at least {min} {what}, not {got}")]
    TooFew {
        /// The counted items, in the plural, such as `values`.
        what: &'static str,
        /// The number found.
        got: usize,
        /// The smallest number required.
        min: usize,
    },
    /// A value is NaN or infinite.
    #[error("value {} is not a finite number", .at + 1)]
    NotFinite {
        /// The position of the value, counted from 0.
        at: usize,
    },
    /// A value is negative where a time is expected, or not positive where a size or a cost is expected.
    #[error("value {} is too small", .at + 1)]
    Negative {
        /// The position of the value, counted from 0.
        at: usize,
    },
    /// Samples that belong together differ in length, or the last row is incomplete.
    #[error("expected {expected} values in the other sample, found {got}")]
    Lengths {
        /// The number of values expected.
        expected: usize,
        /// The number of values found.
        got: usize,
    },
    /// All values are equal, so a correlation or a slope is undefined.
    #[error("all values are equal, so the statistic is not defined")]
    Constant,
    /// A confidence level, a proportion or a p-value does not lie between 0 and 1.
    #[error("a level, a share or a probability must be between 0 and 1")]
    Share,
    /// The number of successes exceeds the number of trials.
    #[error("{hits} successes in {of} trials are impossible")]
    Hits {
        /// The number of successes.
        hits: u64,
        /// The number of trials.
        of: u64,
    },
    /// A solved run took longer than the limit.
    #[error("run {} was solved after the limit", .at + 1)]
    BeyondLimit {
        /// The position of the value, counted from 0.
        at: usize,
    },
    /// No run was observed for as long as the requested time.
    #[error("no run was observed for as long as this time")]
    Unknown,
    /// The number of resamples is out of range.
    #[error("resamples must be from 1 to {MAX_RESAMPLES}, not {0}")]
    Resamples(u32),
}

impl StatsError {
    /// The error code of the package for this error: `param-type` or `param-range`.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotFinite { .. } => "param-type",
            _ => "param-range",
        }
    }
}

/// Checks that there are at least `min` values and that all are finite.
pub(crate) fn check_finite(values: &[f64], min: usize) -> Result<(), StatsError> {
    if values.len() < min {
        let got = values.len();
        return Err(StatsError::TooFew {
            what: "values",
            got,
            min,
        });
    }
    match values.iter().position(|value| !value.is_finite()) {
        Some(index) => Err(StatsError::NotFinite { at: index }),
        None => Ok(()),
    }
}

/// Checks that both samples have the same length, at least `min`, and that all values are finite.
pub(crate) fn check_pairs(one: &[f64], other: &[f64], min: usize) -> Result<(), StatsError> {
    if one.len() != other.len() {
        return Err(StatsError::Lengths {
            expected: one.len(),
            got: other.len(),
        });
    }
    check_finite(one, min)?;
    check_finite(other, min)
}
