use crate::error::check_finite;
use crate::signed_rank::{MAX_EXACT_PAIRS, cumulative};
use crate::sort::{key, number, sort};
use crate::{ConfidenceLevel, Estimate, StatsError, count, to_f64};

/// The Hodges–Lehmann estimate of location of paired differences, in their units: the median of the Walsh
/// averages, with the interval that corresponds to the signed-rank test. Hodges and Lehmann, Annals of
/// Mathematical Statistics 34, 1963; Hollander and Wolfe, Nonparametric Statistical Methods, 3.2 and 3.3.
///
/// Differences of 0 are included. For up to 50 differences, the ranks of the ends are exact, and conservative
/// if there are ties; for more, they are normal approximations. At 95 %, the interval of fewer than 6
/// differences is infinite. Walsh averages are counted, not stored.
///
/// # Errors
///
/// [`StatsError`] if there is no difference, or one is not finite.
pub fn hodges_lehmann(differences: &[f64], level: ConfidenceLevel) -> Result<Estimate, StatsError> {
    check_finite(differences, 1)?;
    let mut sorted = differences.to_vec();
    sort(&mut sorted);
    let n = sorted.len();
    let average_count = n as u64 * (n as u64 + 1) / 2;
    let estimate = f64::midpoint(
        walsh_average(&sorted, average_count.div_ceil(2)),
        walsh_average(&sorted, average_count / 2 + 1),
    );
    let rank = if n <= MAX_EXACT_PAIRS {
        let sums = cumulative(n);
        sums.partition_point(|chance| *chance <= level.tail()) as u64
    } else {
        let n = count(n);
        let standard_error = (n * (n + 1.0) * (2.0 * n + 1.0) / 24.0).sqrt();
        to_u64(n * (n + 1.0) / 4.0 - level.z() * standard_error)
    };
    Ok(Estimate {
        value: estimate,
        low: match rank {
            0 => f64::NEG_INFINITY,
            rank => walsh_average(&sorted, rank),
        },
        high: match rank {
            0 => f64::INFINITY,
            rank => walsh_average(&sorted, average_count + 1 - rank),
        },
    })
}

/// Truncates a rank to an integer; 0 if it is negative.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a rank of at least 0"
)]
fn to_u64(rank: f64) -> u64 {
    rank.max(0.0) as u64
}

/// The Walsh average with the rank `rank`, where the smallest average has rank 1.
///
/// The search interval shrinks by linear interpolation, whose target rank is alternately slightly below and slightly
/// above `rank`, and by bisection in every third round, until it contains few averages. These are listed and sorted.
fn walsh_average(sorted: &[f64], rank: u64) -> f64 {
    let n = sorted.len() as u64;
    // The lower key is one less than that of the smallest value, which may be 0 and thus equal −0.
    let (mut low, mut high) = (key(sorted[0]) - 1, key(sorted[sorted.len() - 1]));
    // The number of averages below `low`, and the number of averages up to `high`.
    let (mut below_low, mut within_high) = (0, n * (n + 1) / 2);
    for round in 0_u32.. {
        if low >= high || within_high - below_low <= 4 * n {
            break;
        }
        let target_rank = match round % 3 {
            0 => Some(rank.saturating_sub(n).max(below_low)),
            1 => Some((rank + n).min(within_high)),
            _ => None,
        };
        let midpoint = low + (high - low) / 2;
        let middle = target_rank.map_or(midpoint, |target_rank| {
            let fraction = to_f64(target_rank - below_low) / to_f64(within_high - below_low);
            let [from, to] = [low, high].map(number);
            key(from + (to - from) * fraction).max(low).min(high - 1)
        });
        let within_middle = count_within(sorted, number(middle));
        if within_middle >= rank {
            (high, within_high) = (middle, within_middle);
        } else {
            (low, below_low) = (middle + 1, within_middle);
        }
    }
    if low >= high {
        return number(low);
    }
    let mut values_between = averages_between(sorted, number(low - 1), number(high));
    sort(&mut values_between);
    usize::try_from(rank - below_low - 1)
        .ok()
        .and_then(|index| values_between.get(index).copied())
        .unwrap_or_else(|| number(high))
}

/// The Walsh averages that are greater than `low` and do not exceed `high`, in any order. The lower limit is exclusive
/// because −0 and 0 are the same number but have different sort keys.
fn averages_between(sorted: &[f64], low: f64, high: f64) -> Vec<f64> {
    let (mut begin, mut end) = (sorted.len(), sorted.len());
    let mut pairwise_means = Vec::new();
    for (i, lesser) in sorted.iter().enumerate() {
        while end > i && f64::midpoint(*lesser, sorted[end - 1]) > high {
            end -= 1;
        }
        while begin > i && f64::midpoint(*lesser, sorted[begin - 1]) > low {
            begin -= 1;
        }
        if end <= i {
            break;
        }
        let greater = sorted[begin.max(i).min(end)..end].iter();
        pairwise_means.extend(greater.map(|greater| f64::midpoint(*lesser, *greater)));
    }
    pairwise_means
}

/// The number of Walsh averages that do not exceed a limit, by two pointers: as the smaller value of a pair grows, the
/// greatest larger value within the limit can only decrease.
fn count_within(sorted: &[f64], limit: f64) -> u64 {
    let mut end = sorted.len();
    let mut mean_count = 0;
    for (i, lesser) in sorted.iter().enumerate() {
        while end > i && f64::midpoint(*lesser, sorted[end - 1]) > limit {
            end -= 1;
        }
        if end <= i {
            break;
        }
        mean_count += (end - i) as u64;
    }
    mean_count
}
