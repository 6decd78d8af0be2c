use crate::distribution::normal_tails;
use crate::error::check_finite;
use crate::ranks::ranked;
use crate::{StatsError, count};

/// The result of Wilcoxon's signed-rank test, by [`signed_rank`].
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SignedRank {
    /// The number of differences that are not 0.
    pub pairs: usize,
    /// The number of differences that are 0.
    pub zeros: usize,
    /// The sum of the ranks of positive differences.
    pub above: f64,
    /// The sum of the ranks of negative differences.
    pub below: f64,
    /// `true` if the p-value is exact, `false` if it is a normal approximation.
    pub exact: bool,
    /// The two-sided p-value.
    pub p: f64,
    /// The matched-pairs rank-biserial correlation, from −1 to 1: the positive rank sum minus the negative one,
    /// divided by their total, and 0 if all differences are 0. Kerby, Comprehensive Psychology 3, 2014.
    pub effect: f64,
}

/// The largest number of pairs for which the exact distribution is computed.
pub(crate) const MAX_EXACT_PAIRS: usize = 50;

/// Wilcoxon's signed-rank test of whether paired differences are symmetric about 0: Biometrics Bulletin 1, 1945.
///
/// Differences of 0 are omitted, as in Wilcoxon's paper. The p-value is exact for up to 50 other differences
/// without ties; otherwise it is a normal approximation with corrections for ties and for continuity.
///
/// # Errors
///
/// [`StatsError`] if there is no difference, or one is not finite.
pub fn signed_rank(differences: &[f64]) -> Result<SignedRank, StatsError> {
    check_finite(differences, 1)?;
    let nonzero_differences: Vec<_> = (differences.iter().copied())
        .filter(|one| one.abs() > 0.0)
        .collect();
    let magnitudes: Vec<_> = nonzero_differences.iter().map(|one| one.abs()).collect();
    let ranked = ranked(&magnitudes);
    let pairs = nonzero_differences.len();
    let n = count(pairs);
    let positive_sum: f64 = (nonzero_differences.iter().zip(&ranked.ranks))
        .filter(|(one, _)| **one > 0.0)
        .map(|(_, rank)| rank)
        .sum();
    let total = n * (n + 1.0) / 2.0;
    let negative_sum = total - positive_sum;
    let exact = pairs <= MAX_EXACT_PAIRS && ranked.tie_correction <= 0.0;
    let p = if exact {
        let distribution = cumulative(pairs);
        2.0 * distribution[sum_index(positive_sum.min(negative_sum))]
    } else {
        let variance = n * (n + 1.0) * (2.0 * n + 1.0) / 24.0 - ranked.tie_correction / 48.0;
        normal_tails(((positive_sum - total / 2.0).abs() - 0.5).max(0.0) / variance.sqrt())
    };
    Ok(SignedRank {
        pairs,
        zeros: differences.len() - pairs,
        above: positive_sum,
        below: negative_sum,
        exact,
        p: p.min(1.0),
        effect: if pairs > 0 {
            (positive_sum - negative_sum) / total
        } else {
            0.0
        },
    })
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a whole number up to 1275"
)]
fn sum_index(sum: f64) -> usize {
    sum as usize
}

/// The cumulative distribution of the sum of the positive ranks under the null hypothesis, indexed by that sum.
/// The counts of subsets of the ranks are exact for up to 50 pairs.
pub(crate) fn cumulative(pairs: usize) -> Vec<f64> {
    let mut subset_counts = vec![0.0; pairs * (pairs + 1) / 2 + 1];
    subset_counts[0] = 1.0;
    for rank in 1..=pairs {
        for sum in (rank..subset_counts.len()).rev() {
            subset_counts[sum] += subset_counts[sum - rank];
        }
    }
    let total: f64 = subset_counts.iter().sum();
    let mut sum = 0.0;
    for entry in &mut subset_counts {
        sum += *entry;
        *entry = sum / total;
    }
    subset_counts
}
