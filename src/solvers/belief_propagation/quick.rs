//! Exponentials and logarithms of whole lists, which is most of the work: without a branch and
//! without a call, so that several are computed at once. Only what IEEE 754 fixes is used, so the last
//! bit is the same everywhere.

use std::f64::consts::{LOG2_E, SQRT_2};

/// Adding it leaves the nearest whole number in the lowest bits.
const ROUND: f64 = 6_755_399_441_055_744.0; // 1.5 · 2^52
/// With an exponent in its lowest bits, it is 2^52 more than that.
const WHOLE: f64 = 4_503_599_627_370_496.0; // 2^52
const MANTISSA: u64 = (1 << 52) - 1;
/// ln 2 in two parts: the first has so few bits that its product with an exponent is exact.
const LN_2: [f64; 2] = [6.931_471_803_691_238e-1, 1.908_214_929_270_587_7e-10];

/// `e` to the power `x`, for |x| below 700, within 10⁻¹² of itself.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "only inlined, loops compute several at once"
)]
pub(super) fn exp(x: f64) -> f64 {
    let rounded = x * LOG2_E + ROUND;
    let twos = rounded - ROUND;
    let r = x - twos * LN_2[0] - twos * LN_2[1];
    // 1 / k!, from the highest power: |r| is at most ln 2 / 2.
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

/// The natural logarithm of a normal positive number, within 10⁻¹³.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "only inlined, loops compute several at once"
)]
pub(super) fn ln(x: f64) -> f64 {
    let bits = x.to_bits();
    let mantissa = f64::from_bits(bits & MANTISSA | 1.0_f64.to_bits());
    let above = mantissa > SQRT_2;
    let exponent = f64::from_bits(WHOLE.to_bits() | bits >> 52) - WHOLE;
    let twos = exponent - 1023.0 + if above { 1.0 } else { 0.0 };
    let near = mantissa * if above { 0.5 } else { 1.0 };
    // ln near = 2 (f + f³/3 + f⁵/5 + …), |f| at most 0.172.
    let f = (near - 1.0) / (near + 1.0);
    let square = f * f;
    let mut sum = 2.0 / 15.0;
    for odd in [13.0, 11.0, 9.0, 7.0, 5.0, 3.0, 1.0] {
        sum = sum * square + 2.0 / odd;
    }
    twos * LN_2[1] + sum * f + twos * LN_2[0]
}

#[cfg(test)]
mod tests {
    use sudoku_search::math;

    use super::*;

    #[test]
    fn they_are_what_the_library_computes() {
        for at in -60_000..=60_000 {
            let x = f64::from(at) / 100.0;
            let (ours, theirs) = (exp(x), math::exp(x));
            assert!((ours / theirs - 1.0).abs() < 1e-12, "exp {x} = {ours}");
            let (ours, theirs) = (ln(theirs), math::ln(theirs));
            assert!(
                (ours - theirs).abs() < 1e-13 * theirs.abs().max(1.0),
                "ln of e^{x} = {ours}"
            );
        }
        for at in 1..100_000 {
            let x = f64::from(at) / 50_000.0;
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
