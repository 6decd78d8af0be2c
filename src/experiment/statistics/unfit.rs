use std::error::Error;
use std::fmt;

use super::MOST_RESAMPLES;

/// Why statistics cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Unfit {
    /// There are fewer values, pairs or rows than it takes.
    TooFew {
        /// What there is too little of, in the plural.
        what: &'static str,
        /// How many there are.
        got: usize,
        /// How many it takes.
        least: usize,
    },
    /// A value is NaN or infinite.
    NotFinite {
        /// Its place, counted from 0.
        at: usize,
        /// The value.
        value: f64,
    },
    /// A value must be greater than 0, or not below it.
    Negative {
        /// Its place, counted from 0.
        at: usize,
        /// The value.
        value: f64,
    },
    /// What belongs together is not of one length.
    Lengths {
        /// How many there should be.
        expected: usize,
        /// How many there are.
        got: usize,
    },
    /// All values are equal, so nothing can go with them.
    Constant,
    /// A level or a share that must lie between 0 and 1.
    Level(f64),
    /// More hits than tries.
    Share {
        /// Hits.
        hits: u64,
        /// Tries.
        of: u64,
    },
    /// A solved run is longer than the limit.
    BeyondLimit {
        /// Its place, counted from 0.
        at: usize,
        /// How long it is.
        value: f64,
    },
    /// Nothing is known of so long a time.
    Unknown {
        /// The time asked for.
        until: f64,
        /// The longest that a run was looked at.
        last: f64,
    },
    /// A number of resamples out of range.
    Resamples(u32),
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TooFew { what, got, least } => {
                write!(f, "there must be at least {least} {what}, not {got}")
            }
            Self::NotFinite { at, value } => {
                write!(f, "value {} is {value}, not a finite number", at + 1)
            }
            Self::Negative { at, value } => {
                write!(f, "value {} is {value}, which is too small", at + 1)
            }
            Self::Lengths { expected, got } => {
                write!(f, "there must be {expected} values to go with, not {got}")
            }
            Self::Constant => write!(f, "all values are equal, so nothing goes with them"),
            Self::Level(share) => write!(f, "{share} does not lie between 0 and 1"),
            Self::Share { hits, of } => write!(f, "{hits} hits cannot be of {of}"),
            Self::BeyondLimit { at, value } => {
                write!(
                    f,
                    "run {} is solved after {value}, beyond the limit",
                    at + 1
                )
            }
            Self::Unknown { until, last } => {
                write!(f, "runs were looked at from 0 to {last}, not {until}")
            }
            Self::Resamples(got) => {
                write!(f, "resamples must be from 1 to {MOST_RESAMPLES}, not {got}")
            }
        }
    }
}

impl Error for Unfit {}

/// Whether there are so many values, all finite.
pub(super) fn finite(values: &[f64], least: usize) -> Result<(), Unfit> {
    if values.len() < least {
        let got = values.len();
        return Err(Unfit::TooFew {
            what: "values",
            got,
            least,
        });
    }
    match values.iter().position(|value| !value.is_finite()) {
        Some(at) => Err(Unfit::NotFinite {
            at,
            value: values[at],
        }),
        None => Ok(()),
    }
}

/// Whether there are so many pairs, all finite.
pub(super) fn paired(one: &[f64], other: &[f64], least: usize) -> Result<(), Unfit> {
    if one.len() != other.len() {
        return Err(Unfit::Lengths {
            expected: one.len(),
            got: other.len(),
        });
    }
    finite(one, least)?;
    finite(other, least)
}
