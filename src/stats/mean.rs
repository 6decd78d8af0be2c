use crate::distribution::student_quantile;
use crate::error::check_finite;
use crate::{ConfidenceLevel, Estimate, StatsError, count};

/// The arithmetic mean of a sample with Student's t interval: Student, Biometrika 6, 1908.
///
/// The interval of a single value is infinite.
///
/// # Errors
///
/// [`StatsError`] if the sample is empty or holds a value that is not finite.
pub fn mean_interval(values: &[f64], level: ConfidenceLevel) -> Result<Estimate, StatsError> {
    check_finite(values, 1)?;
    let value = mean(values);
    let n = count(values.len());
    if values.len() == 1 {
        return Ok(Estimate::symmetric(value, f64::INFINITY));
    }
    let standard_error = (squared_deviations(values, value) / (n - 1.0) / n).sqrt();
    let half_width = student_quantile(level.share(), n - 1.0) * standard_error;
    Ok(Estimate::symmetric(value, half_width))
}

/// The arithmetic mean: the sum, added in the order of the slice, divided by the number of values. NaN for
/// an empty slice.
pub fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / count(values.len())
}

/// The standard deviation of a whole population: the root of the mean squared deviation from the mean, with
/// the divisor `n`. NaN for an empty slice.
pub fn population_std_dev(values: &[f64]) -> f64 {
    (squared_deviations(values, mean(values)) / count(values.len())).sqrt()
}

/// The sum of squared deviations from the mean.
fn squared_deviations(values: &[f64], mean: f64) -> f64 {
    values.iter().map(|one| (one - mean) * (one - mean)).sum()
}
