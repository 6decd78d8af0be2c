//! Vectorisable `exp` and `ln`, which take most of the time of belief propagation: no branches and
//! no calls, so that the compiler can compute several at once. Only operations defined by IEEE 754
//! are used, so results are bit-identical on every platform.

use std::f64::consts::{LOG2_E, SQRT_2};

/// Adding this number to a small `f64` rounds it to an integer, which is then in the lowest bits of the mantissa.
const ROUNDING_SHIFT: f64 = 6_755_399_441_055_744.0; // 1.5 · 2^52
/// The number 2^52: with an integer in its lowest bits, the number is 2^52 plus this integer.
const TWO_POW_52: f64 = 4_503_599_627_370_496.0; // 2^52
/// The bit mask of the mantissa of an `f64`.
const MANTISSA_MASK: u64 = (1 << 52) - 1;
/// The logarithm ln 2 as a sum of two parts (Cody–Waite): the first has so few bits that its product with an
/// exponent is exact.
const LN_2: [f64; 2] = [6.931_471_803_691_238e-1, 1.908_214_929_270_587_7e-10];

/// `e` to the power `x`, for |x| < 700, with a relative error below 10⁻¹².
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "only inlined, loops compute several at once"
)]
pub(super) fn exp(x: f64) -> f64 {
    let rounded = x * LOG2_E + ROUNDING_SHIFT;
    let exponent_of_2 = rounded - ROUNDING_SHIFT;
    let r = x - exponent_of_2 * LN_2[0] - exponent_of_2 * LN_2[1];
    // The Taylor series of e^r, highest power first; |r| is at most ln 2 / 2.
    let mut sum = 1.0 / 39_916_800.0;
    for factorial in [
        3_628_800.0,
        362_880.0,
        40_320.0,
        5_040.0,
        720.0,
        120.0,
        24.0,
        6.0,
        2.0,
        1.0,
        1.0,
    ] {
        sum = sum * r + 1.0 / factorial;
    }
    sum * f64::from_bits((rounded.to_bits() << 52).wrapping_add(1.0_f64.to_bits()))
}

/// The natural logarithm of a normal positive number, with an error below 10⁻¹³, relative where the
/// absolute value of the logarithm is above 1.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "only inlined, loops compute several at once"
)]
pub(super) fn ln(x: f64) -> f64 {
    let bits = x.to_bits();
    let mantissa = f64::from_bits(bits & MANTISSA_MASK | 1.0_f64.to_bits());
    let is_large = mantissa > SQRT_2;
    let exponent = f64::from_bits(TWO_POW_52.to_bits() | bits >> 52) - TWO_POW_52;
    let exponent_of_2 = exponent - 1023.0 + if is_large { 1.0 } else { 0.0 };
    let reduced = mantissa * if is_large { 0.5 } else { 1.0 };
    // ln reduced = 2 (f + f³/3 + f⁵/5 + …), |f| at most 0.172.
    let f = (reduced - 1.0) / (reduced + 1.0);
    let square = f * f;
    let mut sum = 2.0 / 15.0;
    for odd in [13.0, 11.0, 9.0, 7.0, 5.0, 3.0, 1.0] {
        sum = sum * square + 2.0 / odd;
    }
    exponent_of_2 * LN_2[1] + sum * f + exponent_of_2 * LN_2[0]
}

#[cfg(test)]
mod tests {
    use sudoku_search::math;

    use super::*;

    #[test]
    fn exp_and_ln_equal_those_of_the_library() {
        for n in -60_000..=60_000 {
            let x = f64::from(n) / 100.0;
            let (actual, expected) = (exp(x), math::exp(x));
            assert!(
                (actual / expected - 1.0).abs() < 1e-12,
                "exp {x} = {actual}"
            );
            let (actual, expected) = (ln(expected), math::ln(expected));
            assert!(
                (actual - expected).abs() < 1e-13 * expected.abs().max(1.0),
                "ln of e^{x} = {actual}"
            );
        }
        for n in 1..100_000 {
            let x = f64::from(n) / 50_000.0;
            assert!(
                (ln(x) - math::ln(x)).abs() < 1e-13 * math::ln(x).abs().max(1.0),
                "ln {x}"
            );
        }
        assert_eq!(
            (exp(0.0).to_bits(), ln(1.0).to_bits()),
            (1.0_f64.to_bits(), 0)
        );
    }
}
