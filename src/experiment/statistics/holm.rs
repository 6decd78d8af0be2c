use super::Unfit;

/// The p-values of several tests made together, in their order, adjusted so that the chance of any false
/// one among those below a level is at most that level: Holm, Scandinavian Journal of Statistics 6, 1979.
///
/// # Errors
///
/// [`Unfit::Level`] unless each is from 0 to 1.
pub fn holm(values: &[f64]) -> Result<Vec<f64>, Unfit> {
    if let Some(wrong) = values.iter().find(|p| !(0.0..=1.0).contains(*p)) {
        return Err(Unfit::Level(*wrong));
    }
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|a, b| values[*a].total_cmp(&values[*b]));
    let mut adjusted = vec![1.0; values.len()];
    let mut least: f64 = 0.0;
    for (place, left) in order.iter().zip((1..=values.len()).rev()) {
        least = least.max((values[*place] * super::count(left)).min(1.0));
        adjusted[*place] = least;
    }
    Ok(adjusted)
}
