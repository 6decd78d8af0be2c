use crate::distribution::student_quantile;
use crate::error::check_pairs;
use crate::{ConfidenceLevel, Estimate, StatsError, count, mean};

/// The fit of a power law `cost = factor · size^exponent`, by [`power_law_fit`].
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PowerLawFit {
    /// The exponent: the slope of the regression line through the logarithms.
    pub exponent: Estimate,
    /// The cost at size 1, in the units of the costs.
    pub factor: f64,
    /// The coefficient of determination R² of the regression, from 0 to 1.
    #[cfg_attr(feature = "serde", serde(rename = "explained"))]
    pub r_squared: f64,
}

/// Fits a power law to pairs of a size and a cost: the least-squares line through the logarithms, with Student's
/// t interval of its slope (Draper and Smith, Applied Regression Analysis, 1.4). The interval of two pairs is
/// infinite.
///
/// # Errors
///
/// [`StatsError`] if there are fewer than two pairs, a value is not finite or not positive, or all sizes are
/// equal.
pub fn power_law_fit(
    sizes: &[f64],
    costs: &[f64],
    level: ConfidenceLevel,
) -> Result<PowerLawFit, StatsError> {
    check_pairs(sizes, costs, 2)?;
    let [x, y] = [logarithms(sizes)?, logarithms(costs)?];
    let (mean_x, mean_y) = (mean(&x), mean(&y));
    let sum_over_pairs = |term: &dyn Fn(f64, f64) -> f64| -> f64 {
        (x.iter().zip(&y))
            .map(|(x, y)| term(x - mean_x, y - mean_y))
            .sum()
    };
    let x_squares = sum_over_pairs(&|dx, _| dx * dx);
    // With equal sizes, the sum of squares is not exactly 0 because of rounding.
    if x_squares <= 0.0 || x.iter().all(|one| (one - x[0]).abs() <= 0.0) {
        return Err(StatsError::Constant);
    }
    let slope = sum_over_pairs(&|dx, dy| dx * dy) / x_squares;
    let residual_squares = sum_over_pairs(&|dx, dy| (dy - slope * dx) * (dy - slope * dx));
    let total_squares = sum_over_pairs(&|_, dy| dy * dy);
    let degrees_of_freedom = count(x.len()) - 2.0;
    let half_width = if degrees_of_freedom > 0.0 {
        student_quantile(level.share(), degrees_of_freedom)
            * (residual_squares / degrees_of_freedom / x_squares).sqrt()
    } else {
        f64::INFINITY
    };
    Ok(PowerLawFit {
        exponent: Estimate::symmetric(slope, half_width),
        factor: libm::exp(mean_y - slope * mean_x),
        // If all costs are equal, there is no variance to explain.
        r_squared: if total_squares > 0.0 {
            (1.0 - residual_squares / total_squares).max(0.0)
        } else {
            1.0
        },
    })
}

fn logarithms(values: &[f64]) -> Result<Vec<f64>, StatsError> {
    match values.iter().position(|value| *value <= 0.0) {
        Some(at) => Err(StatsError::Negative { at }),
        None => Ok(values.iter().map(|value| libm::log(*value)).collect()),
    }
}
