use super::order::order;
use super::unfit::finite;
use super::{Unfit, count};

/// The rank of each value, 1 for the least; those that are equal share the mean of their ranks.
///
/// # Errors
///
/// If a value is not finite.
pub fn ranks(values: &[f64]) -> Result<Vec<f64>, Unfit> {
    finite(values, 0)?;
    Ok(ranked(values).ranks)
}

pub(super) struct Ranked {
    pub(super) ranks: Vec<f64>,
    /// The sum of `t³ − t` over all groups of `t` equal values, by which ties lessen a variance.
    pub(super) ties: f64,
}

pub(super) fn ranked(values: &[f64]) -> Ranked {
    let mut ranks = vec![0.0; values.len()];
    let mut ties = 0.0;
    let mut begin = 0;
    for equal in order(values).chunk_by(|a, b| values[*a] >= values[*b]) {
        let group = count(equal.len());
        for place in equal {
            ranks[*place] = count(begin) + f64::midpoint(group, 1.0);
        }
        ties += group * group * group - group;
        begin += equal.len();
    }
    Ranked { ranks, ties }
}
