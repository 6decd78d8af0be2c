use super::distribution::student_reach;
use super::unfit::finite;
use super::{Estimate, Level, Unfit, count};

/// A mean and its interval by Student's t: Student, Biometrika 6, 1908.
///
/// Nothing bounds the mean of a single value.
///
/// # Errors
///
/// If there is no value, or one is not finite.
pub fn mean(values: &[f64], level: Level) -> Result<Estimate, Unfit> {
    finite(values, 1)?;
    let value = mean_of(values);
    let n = count(values.len());
    if values.len() == 1 {
        return Ok(Estimate::about(value, f64::INFINITY));
    }
    let squares: f64 = values.iter().map(|one| (one - value) * (one - value)).sum();
    let error = (squares / (n - 1.0) / n).sqrt();
    let reach = student_reach(level.share(), n - 1.0) * error;
    Ok(Estimate::about(value, reach))
}

/// The sum, in the order in which they stand, over the number of values; NaN of none.
pub fn mean_of(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / count(values.len())
}
