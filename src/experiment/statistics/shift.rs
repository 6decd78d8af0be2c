use super::order::{key, number, sort};
use super::signed_rank::{EXACT, cumulative};
use super::unfit::finite;
use super::{Estimate, Level, Unfit, count};

/// By how much differences within pairs lie off 0, in their units: the median of the means of every two
/// (and of each with itself), and the interval that goes with the signed-rank test. Hodges and Lehmann,
/// Annals of Mathematical Statistics 34, 1963; Hollander and Wolfe, Nonparametric Statistical Methods, 3.2
/// and 3.3.
///
/// Differences of 0 count. Up to 50 differences the ranks of the ends are exact, with ties on the safe side;
/// else normal. Of fewer than 6 nothing bounds it at 95 %. Means of two are counted, not stored.
///
/// # Errors
///
/// If there is no difference, or one is not finite.
pub fn shift(differences: &[f64], level: Level) -> Result<Estimate, Unfit> {
    finite(differences, 1)?;
    let mut sorted = differences.to_vec();
    sort(&mut sorted);
    let n = sorted.len();
    let all = n as u64 * (n as u64 + 1) / 2;
    let middle = f64::midpoint(
        ranked(&sorted, all.div_ceil(2)),
        ranked(&sorted, all / 2 + 1),
    );
    let rank = if n <= EXACT {
        let sums = cumulative(n);
        sums.partition_point(|chance| *chance <= level.tail()) as u64
    } else {
        let n = count(n);
        let error = (n * (n + 1.0) * (2.0 * n + 1.0) / 24.0).sqrt();
        whole(n * (n + 1.0) / 4.0 - level.z() * error)
    };
    Ok(Estimate {
        value: middle,
        low: match rank {
            0 => f64::NEG_INFINITY,
            rank => ranked(&sorted, rank),
        },
        high: match rank {
            0 => f64::INFINITY,
            rank => ranked(&sorted, all + 1 - rank),
        },
    })
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a rank, cut to what is not below 0"
)]
fn whole(rank: f64) -> u64 {
    rank.max(0.0) as u64
}

/// The mean of two that has this rank among all, 1 for the least: the least number that so many do not exceed.
fn ranked(sorted: &[f64], rank: u64) -> f64 {
    let (mut low, mut high) = (key(sorted[0]), key(sorted[sorted.len() - 1]));
    while low < high {
        let middle = low + (high - low) / 2;
        if within(sorted, number(middle)) >= rank {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    number(low)
}

/// How many means of two do not exceed a limit: as the lesser one grows, the greater can only shrink.
fn within(sorted: &[f64], limit: f64) -> u64 {
    let mut end = sorted.len();
    let mut means = 0;
    for (at, lesser) in sorted.iter().enumerate() {
        while end > at && f64::midpoint(*lesser, sorted[end - 1]) > limit {
            end -= 1;
        }
        if end <= at {
            break;
        }
        means += (end - at) as u64;
    }
    means
}
