use crate::distribution::student_reach;
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
    let (middle, height) = (mean(&x), mean(&y));
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        (x.iter().zip(&y))
            .map(|(x, y)| of(x - middle, y - height))
            .sum()
    };
    let across = sum(&|dx, _| dx * dx);
    // With equal sizes, the sum of squares is not exactly 0 because of rounding.
    if across <= 0.0 || x.iter().all(|one| (one - x[0]).abs() <= 0.0) {
        return Err(StatsError::Constant);
    }
    let slope = sum(&|dx, dy| dx * dy) / across;
    let residual_sum = sum(&|dx, dy| (dy - slope * dx) * (dy - slope * dx));
    let total = sum(&|_, dy| dy * dy);
    let degrees_of_freedom = count(x.len()) - 2.0;
    let reach = if degrees_of_freedom > 0.0 {
        student_reach(level.share(), degrees_of_freedom)
            * (residual_sum / degrees_of_freedom / across).sqrt()
    } else {
        f64::INFINITY
    };
    Ok(PowerLawFit {
        exponent: Estimate::symmetric(slope, reach),
        factor: libm::exp(height - slope * middle),
        // If all costs are equal, there is no variance to explain.
        r_squared: if total > 0.0 {
            (1.0 - residual_sum / total).max(0.0)
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
