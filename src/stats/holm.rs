use crate::sort::order;
use crate::{StatsError, count};

/// The p-values of several tests, in the order given, adjusted by Holm's step-down method, which controls the
/// family-wise error rate: Holm, Scandinavian Journal of Statistics 6, 1979.
///
/// # Errors
///
/// [`StatsError::Share`] if a p-value is not from 0 to 1.
pub fn holm(values: &[f64]) -> Result<Vec<f64>, StatsError> {
    if values.iter().any(|p| !(0.0..=1.0).contains(p)) {
        return Err(StatsError::Share);
    }
    let mut adjusted = vec![1.0; values.len()];
    let mut previous: f64 = 0.0;
    for (index, remaining_tests) in order(values).iter().zip((1..=values.len()).rev()) {
        previous = previous.max((values[*index] * count(remaining_tests)).min(1.0));
        adjusted[*index] = previous;
    }
    Ok(adjusted)
}
