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
    let middle = mean(&x);
    let moment = |a: &[f64], b: &[f64]| -> f64 {
        (a.iter().zip(b))
            .map(|(a, b)| (a - middle) * (b - middle))
            .sum()
    };
    let (squares, other_squares) = (moment(&x, &x), moment(&y, &y));
    if squares <= 0.0 || other_squares <= 0.0 {
        return Err(StatsError::Constant);
    }
    let value = moment(&x, &y) / (squares * other_squares).sqrt();
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
    let mut second: Vec<_> = order.iter().map(|place| other[*place]).collect();
    let all = two_of(second.len());
    let (mut tied, mut both, mut begin) = (0.0, 0.0, 0);
    for equal in order.chunk_by(|a, b| one[*a] >= one[*b]) {
        let group = &mut second[begin..begin + equal.len()];
        sort(group);
        tied += two_of(equal.len());
        both += tied_pairs(group);
        begin += equal.len();
    }
    let mut room = second.clone();
    let discordant = inversions(&mut second, &mut room);
    let other_tied = tied_pairs(&second);
    let untied_product = (all - tied) * (all - other_tied);
    if untied_product <= 0.0 {
        return Err(StatsError::Constant);
    }
    let value = (all - tied - other_tied + both - 2.0 * discordant) / untied_product.sqrt();
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
    let (middle, reach) = (libm::atanh(value), level.z() * variance.sqrt());
    Estimate {
        value,
        low: libm::tanh(middle - reach),
        high: libm::tanh(middle + reach),
    }
}

/// The number of pairs of equal values in a sorted sequence.
fn tied_pairs(sorted: &[f64]) -> f64 {
    let groups = sorted.chunk_by(|a, b| a >= b);
    groups.map(|equal| two_of(equal.len())).sum()
}

fn two_of(n: usize) -> f64 {
    count(n) * (count(n) - 1.0) / 2.0
}

/// Merge sort that counts inversions. `room` is scratch space of the same length.
fn inversions(values: &mut [f64], room: &mut [f64]) -> f64 {
    let middle = values.len() / 2;
    if middle == 0 {
        return 0.0;
    }
    let (left, right) = values.split_at_mut(middle);
    let (left_room, right_room) = room.split_at_mut(middle);
    let mut discordant = inversions(left, left_room) + inversions(right, right_room);
    let (mut l, mut r) = (0, 0);
    for place in room.iter_mut() {
        if r < right.len() && (l >= left.len() || right[r] < left[l]) {
            discordant += count(left.len() - l);
            *place = right[r];
            r += 1;
        } else {
            *place = left[l];
            l += 1;
        }
    }
    values.copy_from_slice(room);
    discordant
}
