use std::fmt;

use crate::Measure;

/// A cost in a measure, displayed with its unit and three significant digits.
pub(crate) struct Amount(pub(crate) f64, pub(crate) Measure);

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(cost, measure) = *self;
        match measure {
            Measure::Time if cost < 1e3 && cost.fract() <= 0.0 => write!(f, "{cost} µs"),
            Measure::Time if cost < 1e3 => write!(f, "{} µs", ThreeDigits(cost)),
            Measure::Time if cost < 1e6 => write!(f, "{} ms", ThreeDigits(cost / 1e3)),
            Measure::Time => write!(f, "{} s", ThreeDigits(cost / 1e6)),
            _ if cost < 1e4 && cost.fract() <= 0.0 => write!(f, "{cost}"),
            _ if cost < 1e4 => write!(f, "{}", ThreeDigits(cost)),
            _ if cost < 1e6 => write!(f, "{} k", ThreeDigits(cost / 1e3)),
            _ if cost < 1e9 => write!(f, "{} M", ThreeDigits(cost / 1e6)),
            _ => write!(f, "{cost:.2e}"),
        }
    }
}

/// A ratio, displayed with three significant digits.
pub(crate) struct ThreeDigits(pub(crate) f64);

impl fmt::Display for ThreeDigits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = match self.0 {
            value if value < 9.995 => 2,
            value if value < 99.95 => 1,
            _ => 0,
        };
        write!(f, "{:.digits$}", self.0)
    }
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
