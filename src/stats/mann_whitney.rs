use crate::distribution::normal_tails;
use crate::error::check_finite;
use crate::ranks::ranked;
use crate::{StatsError, count};

/// The p-value of the Mann–Whitney U test (the Wilcoxon rank-sum test) of whether the values of one of two
/// independent samples tend to be greater: Mann and Whitney, Annals of Mathematical Statistics 18, 1947.
///
/// Uses the normal approximation with corrections for ties and for continuity, which is accurate for about
/// eight values or more per sample.
///
/// # Errors
///
/// [`StatsError`] if either sample is empty, or a value is not finite.
pub fn mann_whitney_u(one: &[f64], other: &[f64]) -> Result<f64, StatsError> {
    check_finite(one, 1)?;
    check_finite(other, 1)?;
    let pooled_values: Vec<_> = one.iter().chain(other).copied().collect();
    let ranked = ranked(&pooled_values);
    let [n, m, total] = [one.len(), other.len(), pooled_values.len()].map(count);
    let sum: f64 = ranked.ranks[..one.len()].iter().sum();
    let u = sum - n * (n + 1.0) / 2.0;
    let variance = n * m / 12.0 * (total + 1.0 - ranked.tie_correction / (total * (total - 1.0)));
    if variance > 0.0 {
        let deviation = ((u - n * m / 2.0).abs() - 0.5).max(0.0);
        Ok(normal_tails(deviation / variance.sqrt()))
    } else {
        Ok(1.0)
    }
}
