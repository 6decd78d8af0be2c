//! Conversion of real numbers from and to text, for parameters.
//!
//! `std` handles every float, with tables and special cases, which takes 24.6 kB of compressed
//! WebAssembly; this module takes 6.7 kB and handles the numbers that people write.

/// Further digits are ignored once the significand reaches this limit, which is far beyond the
/// precision of a float.
const SIGNIFICAND_LIMIT: u128 = 10_u128.pow(36);
/// The maximum number of decimal places that are read.
const MAX_PLACES: i32 = 37;

/// Parses a decimal number, with or without an exponent, as the nearest float; `None` if the text is not a
/// number. Numbers beyond 10³⁸ become infinite; places after the 37th are ignored, but no nonzero number
/// becomes 0.
pub(crate) fn read(text: &str) -> Option<f64> {
    let (negative, text) = split_sign(text);
    let (number, exponent) = match text.split_once(['e', 'E']) {
        Some((number, exponent)) => (number, parse_exponent(exponent)?),
        None => (text, 0),
    };
    let (integer_part, fraction_part) = number.split_once('.').unwrap_or((number, ""));
    if integer_part.is_empty() && fraction_part.is_empty() {
        return None;
    }
    let (mut significand, mut exponent) = (0_u128, exponent);
    for (part, places_per_digit) in [(integer_part, 0), (fraction_part, 1)] {
        for byte in part.bytes() {
            if !byte.is_ascii_digit() {
                return None;
            }
            if significand < SIGNIFICAND_LIMIT / 10 {
                significand = significand * 10 + u128::from(byte - b'0');
                exponent = exponent.saturating_sub(places_per_digit);
            } else {
                exponent = exponent.saturating_add(1 - places_per_digit);
            }
        }
    }
    let magnitude = nearest_float(significand, exponent);
    Some(if negative { -magnitude } else { magnitude })
}

/// Splits off the sign: `true` if it is a minus, and the text after it.
fn split_sign(text: &str) -> (bool, &str) {
    match text.strip_prefix('-') {
        Some(unsigned) => (true, unsigned),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    }
}

/// Parses a whole number, saturated to the range of `i32`, which is sufficient for exponents. `None` if the text
/// is not a whole number.
fn parse_exponent(text: &str) -> Option<i32> {
    let (negative, digits) = split_sign(text);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let magnitude = is_number.then(|| digits.parse().unwrap_or(i32::MAX))?;
    Some(if negative { -magnitude } else { magnitude })
}

/// The float nearest to `significand` · 10^`exponent`.
#[expect(
    clippy::cast_precision_loss,
    reason = "it rounds to the nearest float, which is what is wanted"
)]
fn nearest_float(mut significand: u128, mut exponent: i32) -> f64 {
    if significand == 0 {
        return 0.0;
    }
    while significand > 0 && exponent < -MAX_PLACES {
        significand /= 10;
        exponent += 1;
    }
    if significand == 0 {
        return f64::MIN_POSITIVE; // not 0, so that it is still outside a range that ends there
    }
    let power = 10_u128.checked_pow(exponent.unsigned_abs());
    if exponent >= 0 {
        let number = power.and_then(|power| significand.checked_mul(power));
        return number.map_or(f64::INFINITY, |number| number as f64);
    }
    let power = power.expect("10^37 fits into u128");
    // Long division by binary digits, until there are more digits than a float holds.
    let (mut quotient, mut remainder, mut scale) = (significand / power, significand % power, 1.0);
    while remainder > 0 && quotient < 1 << 60 {
        remainder *= 2;
        quotient *= 2;
        if remainder >= power {
            remainder -= power;
            quotient += 1;
        }
        scale /= 2.0;
    }
    // The remainder decides between the two nearest floats.
    (quotient | u128::from(remainder > 0)) as f64 * scale
}

/// Formats a number of at most 15 digits in the shortest form that parses to the same number.
///
/// # Panics
///
/// Panics if the number has more digits; no declared number has.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "whole, not negative, and exact if the assertion holds"
)]
pub(crate) fn write(number: f64) -> String {
    let sign = if number < 0.0 { "-" } else { "" };
    let magnitude = number.abs();
    let digits = |power: f64| (magnitude * power).round_ties_even();
    // Whole numbers and powers of ten are exact, so their quotient is the float nearest to the
    // text.
    let is_exact = |power: f64| (digits(power) / power).total_cmp(&magnitude).is_eq();
    let mut power = 1.0;
    while power < 1e15 && !is_exact(power) {
        power *= 10.0;
    }
    let (digits, denominator) = (digits(power), power as u64);
    assert!(is_exact(power) && digits < 1e15, "it has too many digits");
    let text = format!("{sign}{}", digits as u64 / denominator);
    if denominator == 1 {
        return text;
    }
    // A leading 1 keeps the zeros after the point.
    let places = (digits as u64 % denominator + denominator).to_string();
    format!("{text}.{}", places.replacen('1', "", 1))
}

#[cfg(test)]
mod tests {
    use rand::RngExt as _;

    use super::{read, write};
    use crate::Seed;

    #[track_caller]
    fn assert_agrees(text: &str) {
        let (parsed, expected) = (read(text), text.parse::<f64>().ok());
        assert_eq!(
            parsed.map(f64::to_bits),
            expected.map(f64::to_bits),
            "{text}"
        );
    }

    #[test]
    fn ordinary_texts_are_parsed_as_by_std() {
        for text in [
            "0",
            "-0",
            "+7",
            "007",
            "1.",
            ".5",
            "-.5e1",
            "1e3",
            "1E+3",
            "25e-2",
            "0.1",
            "1e22",
            "1e23",
            "9007199254740993",
            "9007199254740991.5",
            "1e37",
            "0e999999999999",
            "1e999999999999",
            "0.30000000000000004",
            "179769313486231570000000000000000000000",
            "1e400",
            "-1e400",
            "",
            ".",
            "-",
            "+-1",
            "e5",
            "1e",
            "1e+",
            "1 2",
            "1,5",
            "0x10",
            "1_000",
            "٣",
            "many",
            "1.2.3",
        ] {
            assert_agrees(text);
        }
        let mut rng = Seed(1).rng();
        for _ in 0..200_000 {
            let max = 10_u64.pow(rng.random_range(1..20));
            let digits = rng.random_range(0..max);
            let places = rng.random_range(-18..=18);
            assert_agrees(&format!("{digits}e{places}"));
            let float = f64::from_bits(rng.random());
            if (1e-18..1e36).contains(&float.abs()) {
                assert_agrees(&float.to_string());
                assert_agrees(&format!("{float:e}"));
            }
        }
    }

    #[test]
    fn extreme_exponents_become_infinite_or_the_smallest_float() {
        assert_eq!(read("-1e39"), Some(f64::NEG_INFINITY));
        assert_eq!(read("-1e-300"), Some(-f64::MIN_POSITIVE));
        assert_eq!(
            read(&format!("0.{}1", "0".repeat(1000))),
            Some(f64::MIN_POSITIVE)
        );
        assert_eq!(read(&format!("1e-{}", u64::MAX)), Some(f64::MIN_POSITIVE));
        assert_eq!(read(&"9".repeat(1000)), Some(f64::INFINITY));
        assert_eq!(read(&format!("1.{}", "0".repeat(1000))), Some(1.0));
        assert_eq!(read("NaN").or(read("inf")).or(read("infinity")), None);
    }

    #[test]
    fn numbers_are_written_as_by_std() {
        for number in [
            0.0, 1.0, 0.5, -3.0, 0.35, 1e-9, 0.05, 1.1, 12.25, 1e14, 0.000_123, 100.001,
        ] {
            assert_eq!(write(number), number.to_string());
        }
    }

    #[test]
    #[should_panic(expected = "too many digits")]
    fn a_number_with_too_many_places_panics() {
        write(1.0 / 3.0);
    }
}
