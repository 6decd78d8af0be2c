//! The only sort of the crate: each further instance of `sort` would cost 3 kB of WebAssembly.

/// The permutation that sorts the values in ascending order. It is stable; −0 comes before 0.
pub(crate) fn order(values: &[f64]) -> Vec<usize> {
    let mut places: Vec<_> = (values.iter().zip(0..))
        .map(|(value, place)| (key(*value), place))
        .collect();
    if places.len() < MIN_RADIX_LENGTH {
        places.sort_unstable();
    } else {
        by_digits(&mut places);
    }
    places.into_iter().map(|(_, place)| place).collect()
}

/// The minimum length that is sorted by radix sort; shorter slices are sorted as fast by
/// comparison.
const MIN_RADIX_LENGTH: usize = 512;

/// The number of bits per radix digit.
const DIGIT_BITS: u32 = 11;

/// Radix sort from the least significant digit, ten times as fast as comparing for a hundred thousand values.
/// Digits that all keys share are skipped.
#[expect(clippy::cast_possible_truncation, reason = "a digit is small")]
fn by_digits(places: &mut Vec<(u64, usize)>) {
    const KINDS: usize = 1 << DIGIT_BITS;
    let mut next = places.clone();
    for shift in (0..u64::BITS).step_by(DIGIT_BITS as usize) {
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
            let slot = &mut begins[digit(one.0)];
            next[*slot] = *one;
            *slot += 1;
        }
        std::mem::swap(places, &mut next);
    }
}

/// Sorts numbers in ascending order.
pub(crate) fn sort(values: &mut [f64]) {
    let order = order(values);
    let sorted: Vec<_> = order.into_iter().map(|place| values[place]).collect();
    values.copy_from_slice(&sorted);
}

const SIGN: u64 = 1 << 63;

/// An integer key with the same order as the number.
pub(crate) fn key(number: f64) -> u64 {
    let bits = number.to_bits();
    if bits & SIGN == 0 { bits | SIGN } else { !bits }
}

/// The number with this key.
pub(crate) fn number(key: u64) -> f64 {
    f64::from_bits(if key & SIGN == 0 { !key } else { key ^ SIGN })
}
