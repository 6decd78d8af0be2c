use crate::error::check_finite;
use crate::{StatsError, count, mean};

/// The jackknife standard error of an estimate: Tukey, Annals of Mathematical Statistics 29, 1958. `estimates`
/// holds one estimate per value of the sample, computed without that value.
///
/// # Errors
///
/// [`StatsError`] if there are fewer than two estimates, or one is not finite.
pub fn jackknife(estimates: &[f64]) -> Result<f64, StatsError> {
    check_finite(estimates, 2)?;
    let n = count(estimates.len());
    let mean = mean(estimates);
    let squares: f64 = estimates
        .iter()
        .map(|one| (one - mean) * (one - mean))
        .sum();
    Ok(((n - 1.0) / n * squares).sqrt())
}
