//! The one sort there is: each more would be copied into the module anew, 3 kB at a time.

/// The places of values, that of the least first; equal ones in their order. −0 comes before the 0 that it equals.
pub(super) fn order(values: &[f64]) -> Vec<usize> {
    let mut places: Vec<_> = (values.iter().zip(0..))
        .map(|(value, place)| (key(*value), place))
        .collect();
    if places.len() < FEW {
        places.sort_unstable();
    } else {
        by_digits(&mut places);
    }
    places.into_iter().map(|(_, place)| place).collect()
}

/// Below that comparing is as fast.
const FEW: usize = 512;

/// Bits of a digit.
const DIGIT: u32 = 11;

/// Sorts by one digit after the other, from the last: in the time of reading them, where comparing takes ten
/// times as long for a hundred thousand. Digits that all have in common are passed over.
#[expect(clippy::cast_possible_truncation, reason = "a digit is small")]
fn by_digits(places: &mut Vec<(u64, usize)>) {
    const KINDS: usize = 1 << DIGIT;
    let mut next = places.clone();
    for shift in (0..u64::BITS).step_by(DIGIT as usize) {
        let digit = |key: u64| ((key >> shift) % KINDS as u64) as usize;
        let mut begins = [0; KINDS];
        for (key, _) in places.iter() {
            begins[digit(*key)] += 1;
        }
        if begins[digit(places[0].0)] == places.len() {
            continue;
        }
        let mut sum = 0;
        for begin in &mut begins {
            sum += std::mem::replace(begin, sum);
        }
        for one in places.iter() {
            let begin = &mut begins[digit(one.0)];
            next[*begin] = *one;
            *begin += 1;
        }
        std::mem::swap(places, &mut next);
    }
}

/// Puts numbers in order.
pub(super) fn sort(values: &mut [f64]) {
    let order = order(values);
    let sorted: Vec<_> = order.into_iter().map(|place| values[place]).collect();
    values.copy_from_slice(&sorted);
}

const SIGN: u64 = 1 << 63;

/// Whole numbers in the order of the numbers they stand for.
pub(super) fn key(number: f64) -> u64 {
    let bits = number.to_bits();
    if bits & SIGN == 0 { bits | SIGN } else { !bits }
}

/// The number of a key.
pub(super) fn number(key: u64) -> f64 {
    f64::from_bits(if key & SIGN == 0 { !key } else { key ^ SIGN })
}
