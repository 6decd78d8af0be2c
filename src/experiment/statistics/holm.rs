use super::order::order;
use super::{Unfit, count};

/// The p-values of several tests made together, in their order, adjusted so that the chance of any false
/// one among those below a level is at most that level: Holm, Scandinavian Journal of Statistics 6, 1979.
///
/// # Errors
///
/// [`Unfit::Share`] unless each is from 0 to 1.
pub fn holm(values: &[f64]) -> Result<Vec<f64>, Unfit> {
    if values.iter().any(|p| !(0.0..=1.0).contains(p)) {
        return Err(Unfit::Share);
    }
    let mut adjusted = vec![1.0; values.len()];
    let mut least: f64 = 0.0;
    for (place, left) in order(values).iter().zip((1..=values.len()).rev()) {
        least = least.max((values[*place] * count(left)).min(1.0));
        adjusted[*place] = least;
    }
    Ok(adjusted)
}
