//! Conversions between JavaScript numbers and integers.

use js_sys::Error;

use crate::error::error;

/// The greatest integer that a JavaScript number represents exactly together with all smaller ones:
/// 2^53 - 1, `Number.MAX_SAFE_INTEGER`.
pub(crate) const MAX_SAFE_INTEGER: u64 = (1 << 53) - 1;

/// Converts a JavaScript number to an integer from 0 to `max`; `None` stays `None`. `name` is the name of the
/// argument in error messages.
///
/// # Errors
///
/// `param-type` if the number is not an integer, `param-range` if it is not from 0 to `max`.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "checked just before"
)]
pub(crate) fn integer(name: &str, value: Option<f64>, max: u64) -> Result<Option<u64>, Error> {
    match value {
        None => Ok(None),
        Some(number) if !number.is_nan() && number.trunc().total_cmp(&number).is_eq() => {
            if (0.0..=to_number(max)).contains(&number) {
                Ok(Some(number as u64))
            } else {
                Err(error(
                    "param-range",
                    &format!("{name} must be from 0 to {max}"),
                ))
            }
        }
        Some(_) => Err(error(
            "param-type",
            &format!("{name} must be a whole number"),
        )),
    }
}

/// Converts a JavaScript number to a seed, which is less than 2^32.
///
/// # Errors
///
/// The errors of [`integer`], with the name `seed`.
pub(crate) fn seed_of(number: f64) -> Result<u32, Error> {
    let seed = integer("seed", Some(number), u32::MAX.into())?.unwrap_or(0);
    Ok(u32::try_from(seed).unwrap_or_default())
}

/// Converts a count to a JavaScript number. Counts of 2^53 and more are rounded.
#[expect(clippy::cast_precision_loss, reason = "no count reaches 2^53")]
pub(crate) fn to_number(count: u64) -> f64 {
    count as f64
}

/// Converts a JavaScript number to a count: the fraction is dropped, negative numbers and NaN become 0, and
/// numbers above `u64::MAX`, such as `Infinity`, become `u64::MAX`.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "saturation is intended"
)]
pub(crate) fn saturating_count(number: f64) -> u64 {
    number as u64
}
