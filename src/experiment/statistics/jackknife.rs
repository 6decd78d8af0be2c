use super::unfit::finite;
use super::{Unfit, count, mean_of};

/// The standard error of an estimate, by the estimates that leave out one value each: Tukey, Annals of
/// Mathematical Statistics 29, 1958.
///
/// # Errors
///
/// If there are fewer than two, or one is not finite.
pub fn jackknife(without: &[f64]) -> Result<f64, Unfit> {
    finite(without, 2)?;
    let n = count(without.len());
    let mean = mean_of(without);
    let squares: f64 = without.iter().map(|one| (one - mean) * (one - mean)).sum();
    Ok(((n - 1.0) / n * squares).sqrt())
}
