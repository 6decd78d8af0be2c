use super::distribution::normal_tails;
use super::ranks::ranked;
use super::unfit::finite;
use super::{Unfit, count};

/// What Wilcoxon's signed-rank test tells of differences within pairs.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SignedRank {
    /// Differences that are not 0.
    pub pairs: usize,
    /// Those that are.
    pub zeros: usize,
    /// The sum of the ranks of differences above 0.
    pub above: f64,
    /// The sum of the ranks of differences below 0.
    pub below: f64,
    /// Whether the p-value is exact, and no normal approximation.
    pub exact: bool,
    /// The probability of sums as unlike, if differences fell to either side alike.
    pub p: f64,
    /// The matched-pairs rank-biserial correlation: the share of the rank sum above 0 less that below, from
    /// −1 to 1, and 0 where all are 0. Kerby, Comprehensive Psychology 3, 2014.
    pub effect: f64,
}

/// Pairs up to which the distribution is counted out.
pub(super) const EXACT: usize = 50;

/// Whether differences within pairs lie about 0: Wilcoxon, Biometrics Bulletin 1, 1945.
///
/// Differences of 0 are left out, as Wilcoxon did. Up to 50 others of which no two are equally great it is
/// exact; else normal, with corrections for ties and for continuity.
///
/// # Errors
///
/// If there is no difference, or one is not finite.
pub fn signed_rank(differences: &[f64]) -> Result<SignedRank, Unfit> {
    finite(differences, 1)?;
    let moved: Vec<_> = (differences.iter().copied())
        .filter(|one| one.abs() > 0.0)
        .collect();
    let sizes: Vec<_> = moved.iter().map(|one| one.abs()).collect();
    let ranked = ranked(&sizes);
    let pairs = moved.len();
    let n = count(pairs);
    let above: f64 = (moved.iter().zip(&ranked.ranks))
        .filter(|(one, _)| **one > 0.0)
        .map(|(_, rank)| rank)
        .sum();
    let total = n * (n + 1.0) / 2.0;
    let below = total - above;
    let exact = pairs <= EXACT && ranked.ties <= 0.0;
    let p = if exact {
        let all = cumulative(pairs);
        2.0 * all[rank_sum(above.min(below))]
    } else {
        let variance = n * (n + 1.0) * (2.0 * n + 1.0) / 24.0 - ranked.ties / 48.0;
        normal_tails(((above - total / 2.0).abs() - 0.5).max(0.0) / variance.sqrt())
    };
    Ok(SignedRank {
        pairs,
        zeros: differences.len() - pairs,
        above,
        below,
        exact,
        p: p.min(1.0),
        effect: if pairs > 0 {
            (above - below) / total
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
fn rank_sum(sum: f64) -> usize {
    sum as usize
}

/// The probability of each rank sum, or one below it, of so many pairs. Sets are counted exactly up to 50.
pub(super) fn cumulative(pairs: usize) -> Vec<f64> {
    let mut sets = vec![0.0; pairs * (pairs + 1) / 2 + 1];
    sets[0] = 1.0;
    for rank in 1..=pairs {
        for sum in (rank..sets.len()).rev() {
            sets[sum] += sets[sum - rank];
        }
    }
    let all: f64 = sets.iter().sum();
    let mut sum = 0.0;
    for one in &mut sets {
        sum += *one;
        *one = sum / all;
    }
    sets
}
