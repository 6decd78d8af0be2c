use std::error::Error;
use std::fmt;

use super::MOST_RESAMPLES;

/// Why statistics cannot be taken. It names places and no values: to print fractions takes 9 kB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    },
    /// A value is too small to be a time, a size or a cost.
    Negative {
        /// Its place, counted from 0.
        at: usize,
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
    /// A level, a share or a chance that does not lie between 0 and 1.
    Share,
    /// More hits than tries.
    Hits {
        /// Hits.
        hits: u64,
        /// Tries.
        of: u64,
    },
    /// A solved run is longer than the limit.
    BeyondLimit {
        /// Its place, counted from 0.
        at: usize,
    },
    /// Nothing is known of so long a time.
    Unknown,
    /// A number of resamples out of range.
    Resamples(u32),
}

impl Unfit {
    /// A name a program can tell it by.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotFinite { .. } => "param-type",
            _ => "param-range",
        }
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TooFew { what, got, least } => {
                write!(f, "there must be at least {least} {what}, not {got}")
            }
            Self::NotFinite { at } => write!(f, "value {} is no finite number", at + 1),
            Self::Negative { at } => write!(f, "value {} is too small", at + 1),
            Self::Lengths { expected, got } => {
                write!(f, "there must be {expected} values to go with, not {got}")
            }
            Self::Constant => write!(f, "all values are equal, so nothing goes with them"),
            Self::Share => write!(f, "a level, a share or a chance must lie between 0 and 1"),
            Self::Hits { hits, of } => write!(f, "{hits} hits cannot be of {of}"),
            Self::BeyondLimit { at } => {
                write!(f, "run {} is solved beyond the limit", at + 1)
            }
            Self::Unknown => write!(f, "no run was looked at for so long"),
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
        Some(at) => Err(Unfit::NotFinite { at }),
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
