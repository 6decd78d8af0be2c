use crate::error::check_finite;
use crate::{StatsError, count, mean};

/// The jackknife standard error of an estimate: Tukey, Annals of Mathematical Statistics 29, 1958. `without`
/// holds the estimates from the samples that leave out one value each.
///
/// # Errors
///
/// [`StatsError`] if there are fewer than two estimates, or one is not finite.
pub fn jackknife(without: &[f64]) -> Result<f64, StatsError> {
    check_finite(without, 2)?;
    let n = count(without.len());
    let mean = mean(without);
    let squares: f64 = without.iter().map(|one| (one - mean) * (one - mean)).sum();
    Ok(((n - 1.0) / n * squares).sqrt())
}
