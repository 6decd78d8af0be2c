use super::spec::{Scale, Tick};
use crate::options::positive;
use sudoku_stats::clamp;

/// A linear or logarithmic map from values to pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct AxisScale {
    log: bool,
    /// The value at the lower end.
    low: f64,
    /// The value at the upper end.
    high: f64,
    /// The position of the lower end, in pixels.
    from: f64,
    /// The position of the upper end, in pixels.
    to: f64,
}

impl Scale {
    /// A scale for costs from `low` to `high`: a logarithmic scale with a margin at both ends, or a linear scale from 0
    /// with a margin above `high`.
    pub(super) fn of_costs(log: bool, low: f64, high: f64) -> Self {
        if log {
            let (low, high) = (positive(low), positive(high));
            let margin_factor = libm::pow(high / low, 0.03).max(1.12);
            Self::Log {
                domain: [low / margin_factor, high * margin_factor],
            }
        } else {
            let high = if high > 0.0 { high * 1.03 } else { 1.0 };
            Self::Linear {
                domain: [0.0, high],
            }
        }
    }
}

impl AxisScale {
    /// The map of a scale to pixels from 0 to 1. Rows have no values and are mapped like a linear scale from 0 to 1.
    pub(super) fn new(scale: &Scale) -> Self {
        let (log, [low, high]) = match scale {
            Scale::Linear { domain } => (false, *domain),
            Scale::Log { domain } => (true, *domain),
            Scale::Rows { .. } => (false, [0.0, 1.0]),
        };
        Self {
            log,
            low,
            high,
            from: 0.0,
            to: 1.0,
        }
    }

    /// The same map with `from` and `to` as the positions of its ends, in pixels.
    pub(super) fn between(self, from: f64, to: f64) -> Self {
        Self { from, to, ..self }
    }

    /// The position of a value, in pixels; values outside the scale are moved to its nearest end.
    pub(super) fn to_pixels(self, value: f64) -> f64 {
        let share = if self.log {
            libm::log(positive(value) / self.low) / libm::log(self.high / self.low)
        } else {
            (value - self.low) / (self.high - self.low)
        };
        self.from + (self.to - self.from) * clamp(share, 0.0, 1.0)
    }

    /// The value at a position in pixels.
    pub(super) fn value(&self, position_px: f64) -> f64 {
        let share = (position_px - self.from) / (self.to - self.from);
        if self.log {
            self.low * libm::pow(self.high / self.low, share)
        } else {
            self.low + (self.high - self.low) * share
        }
    }

    /// Ticks at 1, 2 and 5 times powers of ten, or at powers of ten only if that suffices, at least
    /// `min_gap` pixels apart.
    pub(super) fn ticks(&self, min_gap: f64) -> Vec<f64> {
        let max_ticks = ((self.to - self.from).abs() / min_gap).max(1.0);
        if self.log {
            let fits = |ticks: &Vec<f64>| {
                let gaps = ticks
                    .windows(2)
                    .map(|two| self.to_pixels(two[1]) - self.to_pixels(two[0]));
                gaps.fold(f64::INFINITY, |min, gap| min.min(gap.abs())) >= min_gap
            };
            let fine_ticks =
                [&[1.0, 2.0, 5.0][..], &[1.0]].map(|multiples| self.decades(multiples, 1));
            let coarse_ticks = [2, 3, 5].map(|step| self.decades(&[1.0], step));
            let spaced_ticks = fine_ticks.into_iter().chain(coarse_ticks).find(fits);
            return spaced_ticks.unwrap_or_default();
        }
        let span = self.high - self.low;
        let power_of_ten = libm::pow(10.0, libm::floor(libm::log10(span / max_ticks)));
        let steps = [1.0, 2.0, 5.0, 10.0].map(|n| n * power_of_ten);
        let step = steps.into_iter().find(|step| span / step <= max_ticks);
        let step = step.unwrap_or(10.0 * power_of_ten);
        let first_multiple = libm::ceil(self.low / step - 1e-9);
        let ticks = (0..100).map(|index| (first_multiple + f64::from(index)) * step);
        ticks
            .take_while(|tick| *tick <= self.high * (1.0 + 1e-9))
            .collect()
    }

    /// The products of `multiples` and every power of ten whose exponent is a multiple of `step`, within the
    /// ends.
    fn decades(&self, multiples: &[f64], step: i32) -> Vec<f64> {
        let powers = (-3..16).filter(|power| power % step == 0);
        let ticks = powers.flat_map(|power| {
            let power_of_ten = libm::pow(10.0, f64::from(power));
            multiples.iter().map(move |part| part * power_of_ten)
        });
        ticks
            .filter(|tick| *tick >= self.low && *tick <= self.high)
            .collect()
    }

    /// The ticks of an axis of costs and their common unit. If each tick has its own unit, the common unit is empty.
    pub(super) fn costs(&self, is_time: bool, min_gap: f64) -> (Vec<Tick>, &'static str) {
        let values = self.ticks(min_gap);
        let unit = |value: f64| match value {
            _ if is_time && value < 1e3 => (1.0, "µs"),
            _ if is_time && value < 1e6 => (1e3, "ms"),
            _ if is_time => (1e6, "s"),
            _ if value < 1e4 => (1.0, ""),
            _ if value < 1e6 => (1e3, "k"),
            _ if value < 1e9 => (1e6, "M"),
            _ => (1e9, "G"),
        };
        // The ticks of a linear scale share one unit; each tick of a logarithmic scale has its own.
        let shared_unit = (!self.log).then(|| unit(self.high));
        let text = |value: f64| {
            let (scale, name) = shared_unit.unwrap_or_else(|| unit(value));
            let number = without_rounding_error(value / scale);
            if shared_unit.is_some() || name.is_empty() {
                number.to_string()
            } else {
                format!("{number} {name}")
            }
        };
        let tick = |value: f64| Tick {
            value,
            text: text(value),
        };
        (
            values.into_iter().map(tick).collect(),
            shared_unit.map_or("", |(_, name)| name),
        )
    }
}

/// A value without the rounding errors of multiplications by powers of ten.
fn without_rounding_error(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(scale: &Scale, is_time: bool) -> Vec<String> {
        let (ticks, _) = AxisScale::new(scale)
            .between(0.0, 400.0)
            .costs(is_time, 50.0);
        ticks.into_iter().map(|tick| tick.text).collect()
    }

    #[test]
    fn ticks_are_at_1_2_and_5_times_powers_of_ten_or_at_powers_of_ten() {
        for (scale, is_time, expected) in [
            (
                Scale::of_costs(true, 3.0, 2e6),
                true,
                "10 µs|100 µs|1 ms|10 ms|100 ms|1 s",
            ),
            (
                Scale::of_costs(true, 100.0, 900.0),
                false,
                "100|200|500|1000",
            ),
            (
                Scale::of_costs(true, 1e-9, 1e14),
                false,
                "1|100|10 k|1 M|100 M|10 G|1000 G|100000 G",
            ),
            (
                Scale::of_costs(false, 5.0, 3.4e6),
                true,
                "0|0.5|1|1.5|2|2.5|3|3.5",
            ),
            (Scale::of_costs(false, 7.0, 7.0), false, "0|1|2|3|4|5|6|7"),
        ] {
            assert_eq!(texts(&scale, is_time).join("|"), expected);
        }
    }

    #[test]
    fn values_round_trip_through_pixels() {
        for log in [true, false] {
            let scale = AxisScale::new(&Scale::of_costs(log, 2.0, 5000.0)).between(300.0, 20.0);
            for value in [2.0, 70.0, 5000.0] {
                let round_trip = scale.value(scale.to_pixels(value));
                assert!(
                    (round_trip / value - 1.0).abs() < 1e-9,
                    "{round_trip}, not {value}"
                );
            }
        }
    }

    /// Values of all magnitudes, both signs, and non-finite ones.
    const EXTREME_VALUES: [f64; 13] = [
        f64::NAN,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::MAX,
        f64::MIN,
        f64::MIN_POSITIVE,
        f64::EPSILON,
        -1.0,
        0.0,
        0.5,
        1.0,
        3e7,
        1e17,
    ];

    #[test]
    fn any_ends_give_finite_pixels_and_few_ticks() {
        for log in [true, false] {
            for low in EXTREME_VALUES {
                for high in EXTREME_VALUES {
                    let case = format!("log {log}, {low} to {high}");
                    let scale =
                        AxisScale::new(&Scale::of_costs(log, low, high)).between(20.0, 420.0);
                    let ticks = scale.ticks(50.0);
                    assert!(ticks.len() <= 12, "{case}: {ticks:?}");
                    for value in EXTREME_VALUES.into_iter().chain(ticks.iter().copied()) {
                        let position_px = scale.to_pixels(value);
                        assert!(
                            (20.0..=420.0).contains(&position_px),
                            "{case}: {value} at {position_px}"
                        );
                    }
                    for tick in ticks {
                        let is_inside = tick >= scale.low && tick <= scale.high * (1.0 + 1e-9);
                        assert!(is_inside, "{case}: {tick}");
                    }
                }
            }
        }
    }
}
