//! Numbers of JavaScript as counts, and back.

use js_sys::Error;

use crate::error::error;

/// The greatest whole number that JavaScript writes exactly: 2^53 - 1.
pub(crate) const MOST: u64 = (1 << 53) - 1;

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "checked just before"
)]
pub(crate) fn whole(name: &str, value: Option<f64>, most: u64) -> Result<Option<u64>, Error> {
    match value {
        None => Ok(None),
        Some(number) if !number.is_nan() && number.trunc().total_cmp(&number).is_eq() => {
            if (0.0..=float(most)).contains(&number) {
                Ok(Some(number as u64))
            } else {
                Err(error(
                    "param-range",
                    &format!("{name} must be from 0 to {most}"),
                ))
            }
        }
        Some(_) => Err(error(
            "param-type",
            &format!("{name} must be a whole number"),
        )),
    }
}

/// A seed, which is below 2^32.
pub(crate) fn seed_of(number: f64) -> Result<u32, Error> {
    let seed = whole("seed", Some(number), u32::MAX.into())?.unwrap_or(0);
    Ok(u32::try_from(seed).unwrap_or_default())
}

#[expect(clippy::cast_precision_loss, reason = "no count reaches 2^53")]
pub(crate) fn float(count: u64) -> f64 {
    count as f64
}

/// A step that was asked for; beyond all is the last.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "saturates, as it should"
)]
pub(crate) fn step(number: f64) -> u64 {
    number as u64
}
