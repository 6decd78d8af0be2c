use crate::error::check_finite;
use crate::sort::order;
use crate::{StatsError, count};

/// The rank of each value, in the order of the slice. The smallest value has rank 1; equal values share the mean
/// of their ranks.
///
/// # Errors
///
/// [`StatsError::NotFinite`] if a value is not finite.
pub fn ranks(values: &[f64]) -> Result<Vec<f64>, StatsError> {
    check_finite(values, 0)?;
    Ok(ranked(values).ranks)
}

/// The ranks of a sample with its tie correction.
pub(crate) struct Ranked {
    /// The rank of each value, from 1; equal values share the mean of their ranks.
    pub(crate) ranks: Vec<f64>,
    /// The tie correction: the sum of `t³ − t` over all groups of `t` equal values, by which ties
    /// reduce a variance.
    pub(crate) tie_correction: f64,
}

pub(crate) fn ranked(values: &[f64]) -> Ranked {
    let mut ranks = vec![0.0; values.len()];
    let mut tie_correction = 0.0;
    let mut start = 0;
    for equal in order(values).chunk_by(|a, b| values[*a] >= values[*b]) {
        let group_size = count(equal.len());
        for index in equal {
            ranks[*index] = count(start) + f64::midpoint(group_size, 1.0);
        }
        tie_correction += group_size * group_size * group_size - group_size;
        start += equal.len();
    }
    Ranked {
        ranks,
        tie_correction,
    }
}
