use crate::{ConfidenceLevel, Estimate, to_f64};

/// The mean of a Poisson distribution from which `events` were observed, with Garwood's interval: Biometrika
/// 28, 1936. Divided by an observation time, the estimate and the ends of the interval become those of a
/// constant event rate.
///
/// If no event was observed, the lower end is 0. The quantiles of χ² are approximated by the method of Wilson
/// and Hilferty (Proceedings of the National Academy of Sciences 17, 1931), which are within 1 % of the exact
/// ones at 95 %.
///
/// ```
/// use sudoku_stats::{ConfidenceLevel, poisson_mean};
///
/// let none = poisson_mean(0, ConfidenceLevel::DEFAULT);
/// assert!(none.low == 0.0 && (none.high - 3.69).abs() < 0.04);
/// ```
pub fn poisson_mean(events: u64, level: ConfidenceLevel) -> Estimate {
    let value = to_f64(events);
    Estimate {
        value,
        low: if events == 0 {
            0.0
        } else {
            0.5 * chi_squared_quantile(2.0 * value, -level.z())
        },
        high: 0.5 * chi_squared_quantile(2.0 * (value + 1.0), level.z()),
    }
}

/// The quantile of χ² that corresponds to the quantile `z` of the standard normal distribution, by Wilson and
/// Hilferty's approximation.
fn chi_squared_quantile(degrees_of_freedom: f64, z: f64) -> f64 {
    let ninth = 2.0 / (9.0 * degrees_of_freedom);
    let root = 1.0 - ninth + z * ninth.sqrt();
    degrees_of_freedom * root * root * root
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_tables() {
        let z = ConfidenceLevel::DEFAULT.z();
        for (degrees_of_freedom, z, table) in [
            (2.0, z, 7.378),
            (10.0, z, 20.483),
            (10.0, -z, 3.247),
            (80.0, z, 106.629),
            (80.0, -z, 57.153),
        ] {
            let quantile = chi_squared_quantile(degrees_of_freedom, z);
            assert!(
                (quantile / table - 1.0).abs() < 0.01,
                "{degrees_of_freedom}: {quantile} is not {table}"
            );
        }
    }
}
