use super::order::{order, sort};
use super::ranks::ranked;
use super::unfit::paired;
use super::{Estimate, Level, Unfit, count, held, mean_of};

/// How far the ranks of pairs go together, from −1 to 1: Spearman, American Journal of Psychology 15, 1904,
/// with mean ranks for ties. The interval is that of Bonett and Wright, Psychometrika 65, 2000.
///
/// # Errors
///
/// If the samples differ in length, hold fewer than two values, one is not finite, or all of either are equal.
pub fn spearman(one: &[f64], other: &[f64], level: Level) -> Result<Estimate, Unfit> {
    paired(one, other, 2)?;
    let [x, y] = [one, other].map(|values| ranked(values).ranks);
    let middle = mean_of(&x);
    let moment = |a: &[f64], b: &[f64]| -> f64 {
        (a.iter().zip(b))
            .map(|(a, b)| (a - middle) * (b - middle))
            .sum()
    };
    let (squares, other_squares) = (moment(&x, &x), moment(&y, &y));
    if squares <= 0.0 || other_squares <= 0.0 {
        return Err(Unfit::Constant);
    }
    let value = moment(&x, &y) / (squares * other_squares).sqrt();
    let variance = (1.0 + value * value / 2.0) / (count(x.len()) - 3.0);
    Ok(transformed(value, variance, level))
}

/// How many more pairs of pairs agree in their order than do not: Kendall's τ-b, Biometrika 33, 1945, counted
/// in the time of sorting (Knight, Journal of the American Statistical Association 61, 1966). The interval is
/// that of Bonett and Wright, by 0.437 / (n − 4).
///
/// # Errors
///
/// As [`spearman`].
pub fn kendall(one: &[f64], other: &[f64], level: Level) -> Result<Estimate, Unfit> {
    paired(one, other, 2)?;
    let order = order(one);
    let mut second: Vec<_> = order.iter().map(|place| other[*place]).collect();
    let all = two_of(second.len());
    let (mut tied, mut both, mut begin) = (0.0, 0.0, 0);
    for equal in order.chunk_by(|a, b| one[*a] >= one[*b]) {
        let group = &mut second[begin..begin + equal.len()];
        sort(group);
        tied += two_of(equal.len());
        both += alike(group);
        begin += equal.len();
    }
    let mut room = second.clone();
    let against = inversions(&mut second, &mut room);
    let other_tied = alike(&second);
    let untied = (all - tied) * (all - other_tied);
    if untied <= 0.0 {
        return Err(Unfit::Constant);
    }
    let value = (all - tied - other_tied + both - 2.0 * against) / untied.sqrt();
    let variance = 0.437 / (count(one.len()) - 4.0);
    Ok(transformed(value, variance, level))
}

/// The interval on Fisher's scale; where nothing is known of the variance, all there can be.
fn transformed(value: f64, variance: f64, level: Level) -> Estimate {
    let value = held(value, -1.0, 1.0);
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

/// How many pairs of sorted numbers are equal.
fn alike(sorted: &[f64]) -> f64 {
    let groups = sorted.chunk_by(|a, b| a >= b);
    groups.map(|equal| two_of(equal.len())).sum()
}

fn two_of(n: usize) -> f64 {
    count(n) * (count(n) - 1.0) / 2.0
}

/// Sorts by merging, and counts the pairs that stood the wrong way round; `room` is as long.
fn inversions(values: &mut [f64], room: &mut [f64]) -> f64 {
    let middle = values.len() / 2;
    if middle == 0 {
        return 0.0;
    }
    let (left, right) = values.split_at_mut(middle);
    let (left_room, right_room) = room.split_at_mut(middle);
    let mut wrong = inversions(left, left_room) + inversions(right, right_room);
    let (mut l, mut r) = (0, 0);
    for place in room.iter_mut() {
        if r < right.len() && (l >= left.len() || right[r] < left[l]) {
            wrong += count(left.len() - l);
            *place = right[r];
            r += 1;
        } else {
            *place = left[l];
            l += 1;
        }
    }
    values.copy_from_slice(room);
    wrong
}
