//! The one sort there is: each more would be copied into the module anew, 3 kB at a time.

/// The places of values, that of the least first. −0 comes before the 0 that it equals.
pub(super) fn order(values: &[f64]) -> Vec<usize> {
    let mut keys: Vec<u128> = (values.iter().zip(0_u128..))
        .map(|(value, place)| u128::from(key(*value)) << 64 | place)
        .collect();
    keys.sort_unstable();
    let places = keys.into_iter().map(|key| key & u128::from(u64::MAX));
    places
        .filter_map(|place| usize::try_from(place).ok())
        .collect()
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
