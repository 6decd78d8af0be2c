//! Numbers on the command line: each has its range, and an error that says it.

use std::fmt::Display;
use std::num::{NonZeroU32, NonZeroUsize};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

/// Threads at once, of all puzzles together: more than any machine has a use for, and few enough
/// that a system lets them start.
pub(crate) const MOST_THREADS: NonZeroUsize = NonZeroUsize::new(1024).expect("not 0");

/// Seeds side by side. They are started as their turn comes, so that they need little memory; but
/// every one of them is run at least as far as the winner.
pub(crate) const MOST_PORTFOLIO: NonZeroU32 = NonZeroU32::new(1_000_000).expect("not 0");

/// A year: beyond what anybody waits for, and within what a clock can count.
const MOST_SECONDS: f64 = 31_536_000.0;

/// Reads a whole number within a range.
pub(crate) fn whole<T>(
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
                let (least, most) = (range.start(), range.end());
                format!("expected a whole number from {least} to {most}")
            })
    }
}

/// Reads a number of seconds.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok();
    let seconds = seconds.filter(|seconds| (0.0..=MOST_SECONDS).contains(seconds));
    let seconds = seconds.ok_or_else(|| format!("expected seconds from 0 to {MOST_SECONDS}"))?;
    Ok(Duration::from_secs_f64(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_within_its_range_or_the_range_is_said() {
        let read = whole(2..=40_u8);
        assert_eq!((read("2"), read("40")), (Ok(2), Ok(40)));
        let said = Err("expected a whole number from 2 to 40".to_owned());
        for wrong in ["1", "41", "256", "-3", "", " 2", "2.0", "x", "1e1"] {
            assert_eq!(read(wrong), said, "{wrong}");
        }
        assert_eq!(whole(0..=u64::MAX)("18446744073709551615"), Ok(u64::MAX));
        assert!(whole(0..=u64::MAX)("18446744073709551616").is_err());
        assert_eq!(seconds("0.25"), Ok(Duration::from_millis(250)));
        for wrong in ["-1", "nan", "inf", "1e300", "31536001", "", "2s"] {
            let said = seconds(wrong).expect_err(wrong);
            assert!(said.ends_with("from 0 to 31536000"), "{wrong}: {said}");
        }
    }
}
