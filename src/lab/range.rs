//! Parsers of numbers on the command line. Each has a range and names it in its error message.

use std::fmt::Display;
use std::num::{NonZeroU32, NonZeroUsize};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

/// The maximum number of threads of a command. The number is larger than a machine can use, and
/// small enough that the operating system can start all threads.
pub(crate) const MAX_THREADS: NonZeroUsize = NonZeroUsize::new(1024).expect("not 0");

/// The maximum number of seeds in a portfolio. The limit bounds the time: every seed is run for
/// about as many steps as the winner. It is not needed for the memory, because seeds start one
/// after the other.
pub(crate) const MAX_PORTFOLIO_SEEDS: NonZeroU32 = NonZeroU32::new(1_000_000).expect("not 0");

/// The maximum of a time limit, in seconds: one year of 365 days, which every clock can represent.
const MAX_SECONDS: f64 = 31_536_000.0;

/// Returns a parser of integers in `range`. Its error message names the range.
pub(crate) fn integer_in<T>(
    range: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + Display + PartialOrd + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok();
        number
            .filter(|number| range.contains(number))
            .ok_or_else(|| {
                let (min, max) = (range.start(), range.end());
                format!("expected a whole number from {min} to {max}")
            })
    }
}

/// Parses a decimal number of seconds from 0 to [`MAX_SECONDS`].
///
/// # Errors
///
/// A message that names the range.
pub(crate) fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok();
    let seconds = seconds.filter(|seconds| (0.0..=MAX_SECONDS).contains(seconds));
    let seconds = seconds.ok_or_else(|| format!("expected seconds from 0 to {MAX_SECONDS}"))?;
    Ok(Duration::from_secs_f64(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_outside_its_range_is_rejected_with_the_range() {
        let parse_number = integer_in(2..=40_u8);
        assert_eq!((parse_number("2"), parse_number("40")), (Ok(2), Ok(40)));
        let message = Err("expected a whole number from 2 to 40".to_owned());
        for invalid in ["1", "41", "256", "-3", "", " 2", "2.0", "x", "1e1"] {
            assert_eq!(parse_number(invalid), message, "{invalid}");
        }
        assert_eq!(
            integer_in(0..=u64::MAX)("18446744073709551615"),
            Ok(u64::MAX)
        );
        assert!(integer_in(0..=u64::MAX)("18446744073709551616").is_err());
        assert_eq!(parse_seconds("0.25"), Ok(Duration::from_millis(250)));
        for invalid in ["-1", "nan", "inf", "1e300", "31536001", "", "2s"] {
            let message = parse_seconds(invalid).expect_err(invalid);
            assert!(
                message.ends_with("from 0 to 31536000"),
                "{invalid}: {message}"
            );
        }
    }
}
