use super::distribution::normal_tails;
use super::ranks::ranked;
use super::unfit::finite;
use super::{Unfit, count};

/// The probability, were two samples of one population, of ranks as unlike: whether the values of one tend
/// to be greater. Mann and Whitney, Annals of Mathematical Statistics 18, 1947.
///
/// By the normal approximation with corrections for ties and for continuity, which wants eight values or so
/// in each.
///
/// # Errors
///
/// If either has no value, or one is not finite.
pub fn rank_sum(one: &[f64], other: &[f64]) -> Result<f64, Unfit> {
    finite(one, 1)?;
    finite(other, 1)?;
    let pooled: Vec<_> = one.iter().chain(other).copied().collect();
    let ranked = ranked(&pooled);
    let [n, m, all] = [one.len(), other.len(), pooled.len()].map(count);
    let sum: f64 = ranked.ranks[..one.len()].iter().sum();
    let u = sum - n * (n + 1.0) / 2.0;
    let variance = n * m / 12.0 * (all + 1.0 - ranked.ties / (all * (all - 1.0)));
    if variance > 0.0 {
        let away = ((u - n * m / 2.0).abs() - 0.5).max(0.0);
        Ok(normal_tails(away / variance.sqrt()))
    } else {
        Ok(1.0)
    }
}
