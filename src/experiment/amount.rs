use std::fmt;

use crate::Measure;
use crate::runs::to_f64;

/// A cost in a measure, displayed with its unit and three significant digits.
pub(crate) struct Amount(pub(crate) f64, pub(crate) Measure);

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(0))
    }
}

impl Amount {
    /// The cost with this number of digits more than three.
    pub(crate) fn text(&self, more: usize) -> String {
        let Self(cost, measure) = *self;
        let digits = |cost| three_digits(cost, more);
        match measure {
            Measure::Time if cost < 1e3 && cost.fract() <= 0.0 => format!("{cost} µs"),
            Measure::Time if cost < 1e3 => format!("{} µs", digits(cost)),
            Measure::Time if cost < 1e6 => format!("{} ms", digits(cost / 1e3)),
            Measure::Time => format!("{} s", digits(cost / 1e6)),
            _ if cost < 1e4 && cost.fract() <= 0.0 => format!("{cost}"),
            _ if cost < 1e4 => digits(cost),
            _ if cost < 1e6 => format!("{} k", digits(cost / 1e3)),
            _ if cost < 1e9 => format!("{} M", digits(cost / 1e6)),
            _ => format!("{cost:.*e}", 2 + more),
        }
    }
}

/// A ratio, displayed with three significant digits.
pub(crate) struct ThreeDigits(pub(crate) f64);

impl fmt::Display for ThreeDigits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&three_digits(self.0, 0))
    }
}

/// A number with three significant digits, and `more` further ones.
pub(crate) fn three_digits(number: f64, more: usize) -> String {
    let digits = match number {
        value if value < 9.995 => 2,
        value if value < 99.95 => 1,
        _ => 0,
    };
    format!("{number:.*}", digits + more)
}

/// A proportion, or a difference of proportions, as a percentage without its sign: with one decimal place, and `more`
/// further ones. A proportion that is not 0 is never displayed as 0, and one that is not 1 never as 100.
pub(crate) fn percent(share: f64, more: usize) -> String {
    let digits = 1 + more;
    let text = format!("{:.digits$}", 100.0 * share.abs());
    let unit = || format!("{:.digits$}", libm::pow(0.1, to_f64(digits as u64)));
    let (sign, below, above) = if share < 0.0 {
        ("-", "> -", "< -")
    } else {
        ("", "< ", "> ")
    };
    let is_zero = text.bytes().all(|byte| matches!(byte, b'0' | b'.'));
    if is_zero && share.abs() > 0.0 {
        format!("{below}{}", unit())
    } else if share.abs() < 1.0 && text.starts_with("100") {
        format!("{above}99.{}", "9".repeat(digits))
    } else if is_zero {
        text
    } else {
        format!("{sign}{text}")
    }
}

/// The largest number of further digits with which the ends of an interval are displayed.
const MAX_MORE_DIGITS: usize = 6;

/// The ends of an interval, displayed with as few digits as distinguish them; `None` if the interval has no width, or is
/// not bounded. `text` receives an end and the number of further digits.
pub(crate) fn interval_texts(
    [low, high]: [f64; 2],
    text: impl Fn(f64, usize) -> String,
) -> Option<[String; 2]> {
    if !(low < high && low.is_finite() && high.is_finite()) {
        return None;
    }
    let mut texts = (0..=MAX_MORE_DIGITS).map(|more| [text(low, more), text(high, more)]);
    texts.find(|[low, high]| low != high)
}

/// A p-value, displayed with two significant digits.
pub(crate) struct PValue(pub(crate) f64);

impl fmt::Display for PValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < 0.001 {
            f.write_str("p < 0.001")
        } else if self.0 < 0.1 {
            write!(f, "p = {:.3}", self.0)
        } else {
            write!(f, "p = {:.2}", self.0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_that_is_not_0_or_1_is_not_displayed_as_such() {
        let texts = |shares: [f64; 4]| shares.map(|share| percent(share, 0));
        assert_eq!(
            texts([0.0, 0.000_4, 0.000_6, 0.5]),
            ["0.0", "< 0.1", "0.1", "50.0"]
        );
        assert_eq!(
            texts([0.999_4, 0.999_6, 1.0, -0.000_1]),
            ["99.9", "> 99.9", "100.0", "> -0.1"]
        );
        assert_eq!(
            [percent(0.000_04, 1), percent(-0.25, 0), percent(-1.0, 0)],
            ["< 0.01", "-25.0", "-100.0"]
        );
    }

    #[test]
    fn the_ends_of_an_interval_are_displayed_differently() {
        let texts = |low, high| interval_texts([low, high], percent);
        let expected = |low: &str, high: &str| Some([low.to_owned(), high.to_owned()]);
        assert_eq!(texts(0.0, 0.000_004), expected("0.0", "< 0.1"));
        assert_eq!(texts(0.000_1, 0.000_3), expected("0.01", "0.03"));
        assert_eq!(texts(0.499_99, 0.500_01), expected("49.999", "50.001"));
        assert_eq!(texts(0.5, 0.5), None);
        assert_eq!(texts(f64::NEG_INFINITY, f64::INFINITY), None);
        let amounts = |low, high| {
            interval_texts([low, high], |cost, more| {
                Amount(cost, Measure::Steps).text(more)
            })
        };
        assert_eq!(
            amounts(1_234_000.0, 1_234_900.0),
            expected("1.234 M", "1.235 M")
        );
    }
}
