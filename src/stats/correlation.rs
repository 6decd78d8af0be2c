use crate::error::check_pairs;
use crate::ranks::ranked;
use crate::sort::{order, sort};
use crate::{ConfidenceLevel, Estimate, StatsError, clamp, count, mean};

/// Spearman's rank correlation ρ of two samples of paired values, from −1 to 1: Spearman, American Journal of
/// Psychology 15, 1904, with mean ranks for ties. The interval follows Bonett and Wright, Psychometrika 65,
/// 2000.
///
/// # Errors
///
/// [`StatsError`] if the samples differ in length or hold fewer than two values, if a value is not finite, or if
/// all values of one sample are equal.
pub fn spearman(
    one: &[f64],
    other: &[f64],
    level: ConfidenceLevel,
) -> Result<Estimate, StatsError> {
    check_pairs(one, other, 2)?;
    let [x, y] = [one, other].map(|values| ranked(values).ranks);
    let mean_rank = mean(&x);
    let sum_of_products = |a: &[f64], b: &[f64]| -> f64 {
        (a.iter().zip(b))
            .map(|(a, b)| (a - mean_rank) * (b - mean_rank))
            .sum()
    };
    let (x_squares, y_squares) = (sum_of_products(&x, &x), sum_of_products(&y, &y));
    if x_squares <= 0.0 || y_squares <= 0.0 {
        return Err(StatsError::Constant);
    }
    let value = sum_of_products(&x, &y) / (x_squares * y_squares).sqrt();
    let variance = (1.0 + value * value / 2.0) / (count(x.len()) - 3.0);
    Ok(fisher_interval(value, variance, level))
}

/// Kendall's rank correlation τ-b of two samples of paired values, from −1 to 1: Biometrika 33, 1945, computed
/// in O(n log n) by Knight's method (Journal of the American Statistical Association 61, 1966). The interval
/// follows Bonett and Wright, with the variance 0.437 / (n − 4).
///
/// # Errors
///
/// [`StatsError`] under the same conditions as for [`spearman`].
pub fn kendall(one: &[f64], other: &[f64], level: ConfidenceLevel) -> Result<Estimate, StatsError> {
    check_pairs(one, other, 2)?;
    let order = order(one);
    let mut y_in_x_order: Vec<_> = order.iter().map(|index| other[*index]).collect();
    let all_pairs = pair_count(y_in_x_order.len());
    let (mut x_ties, mut joint_ties, mut begin) = (0.0, 0.0, 0);
    for equal in order.chunk_by(|a, b| one[*a] >= one[*b]) {
        let group = &mut y_in_x_order[begin..begin + equal.len()];
        sort(group);
        x_ties += pair_count(equal.len());
        joint_ties += tied_pairs(group);
        begin += equal.len();
    }
    let mut scratch = y_in_x_order.clone();
    let discordant = inversions(&mut y_in_x_order, &mut scratch);
    let y_ties = tied_pairs(&y_in_x_order);
    let untied_product = (all_pairs - x_ties) * (all_pairs - y_ties);
    if untied_product <= 0.0 {
        return Err(StatsError::Constant);
    }
    let value =
        (all_pairs - x_ties - y_ties + joint_ties - 2.0 * discordant) / untied_product.sqrt();
    let variance = 0.437 / (count(one.len()) - 4.0);
    Ok(fisher_interval(value, variance, level))
}

/// The interval by Fisher's z-transformation; from −1 to 1 where the variance is unknown.
fn fisher_interval(value: f64, variance: f64, level: ConfidenceLevel) -> Estimate {
    let value = clamp(value, -1.0, 1.0);
    if !(variance > 0.0 && variance.is_finite()) {
        let (low, high) = (-1.0, 1.0);
        return Estimate { value, low, high };
    }
    let (z, half_width) = (libm::atanh(value), level.z() * variance.sqrt());
    Estimate {
        value,
        low: libm::tanh(z - half_width),
        high: libm::tanh(z + half_width),
    }
}

/// The number of pairs of equal values in a sorted sequence.
fn tied_pairs(sorted: &[f64]) -> f64 {
    let groups = sorted.chunk_by(|a, b| a >= b);
    groups.map(|equal| pair_count(equal.len())).sum()
}

/// The number of pairs of `n` items.
fn pair_count(n: usize) -> f64 {
    count(n) * (count(n) - 1.0) / 2.0
}

/// Sorts the values by merge sort and returns the number of inversions: pairs in descending order. `scratch` is
/// a buffer of the same length.
fn inversions(values: &mut [f64], scratch: &mut [f64]) -> f64 {
    let middle = values.len() / 2;
    if middle == 0 {
        return 0.0;
    }
    let (left, right) = values.split_at_mut(middle);
    let (left_scratch, right_scratch) = scratch.split_at_mut(middle);
    let mut discordant = inversions(left, left_scratch) + inversions(right, right_scratch);
    let (mut l, mut r) = (0, 0);
    for slot in scratch.iter_mut() {
        if r < right.len() && (l >= left.len() || right[r] < left[l]) {
            discordant += count(left.len() - l);
            *slot = right[r];
            r += 1;
        } else {
            *slot = left[l];
            l += 1;
        }
    }
    values.copy_from_slice(scratch);
    discordant
}
