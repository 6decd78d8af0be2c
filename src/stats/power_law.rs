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
    fit(sizes, costs, &vec![0; sizes.len()], level)
}

/// Fits power laws with a common exponent and one factor per group: the least-squares lines through the logarithms, with
/// one intercept per group, with Student's t interval of the common slope (analysis of covariance; Draper and Smith,
/// Applied Regression Analysis, chapter 14). Differences between the groups have no influence on the exponent. `groups` has the group of each pair. The factor
/// is that of the line with this exponent through the means of all logarithms, and R² is the share of the variance within
/// the groups that the exponent explains.
///
/// # Errors
///
/// [`StatsError`] as of [`power_law_fit`], if the numbers of groups and pairs differ, or if the sizes of each group are
/// equal.
pub fn power_law_fit_within(
    sizes: &[f64],
    costs: &[f64],
    groups: &[u32],
    level: ConfidenceLevel,
) -> Result<PowerLawFit, StatsError> {
    if groups.len() != sizes.len() {
        return Err(StatsError::Lengths {
            expected: sizes.len(),
            got: groups.len(),
        });
    }
    fit(sizes, costs, groups, level)
}

/// Fits power laws with a common exponent and one factor per group.
fn fit(
    sizes: &[f64],
    costs: &[f64],
    groups: &[u32],
    level: ConfidenceLevel,
) -> Result<PowerLawFit, StatsError> {
    check_pairs(sizes, costs, 2)?;
    let [x, y] = [logarithms(sizes)?, logarithms(costs)?];
    let mut distinct_groups = groups.to_vec();
    distinct_groups.sort_unstable();
    distinct_groups.dedup();
    // The deviations of the logarithms from the means of their groups.
    let mut deviations = Vec::with_capacity(x.len());
    for group in &distinct_groups {
        let of_group = |values: &[f64]| -> Vec<f64> {
            let values = values.iter().zip(groups);
            let values = values.filter(|(_, of_value)| *of_value == group);
            values.map(|(value, _)| *value).collect()
        };
        let [x, y] = [of_group(&x), of_group(&y)];
        let (mean_x, mean_y) = (mean(&x), mean(&y));
        // With equal sizes, the deviations are not exactly 0 because of rounding.
        let is_constant = x.iter().all(|one| (one - x[0]).abs() <= 0.0);
        let scale = if is_constant { 0.0 } else { 1.0 };
        let pairs = x.iter().zip(&y);
        deviations.extend(pairs.map(|(x, y)| (scale * (x - mean_x), y - mean_y)));
    }
    let sum_over_pairs = |term: &dyn Fn(f64, f64) -> f64| -> f64 {
        deviations.iter().map(|(dx, dy)| term(*dx, *dy)).sum()
    };
    let x_squares = sum_over_pairs(&|dx, _| dx * dx);
    if x_squares <= 0.0 {
        return Err(StatsError::Constant);
    }
    let slope = sum_over_pairs(&|dx, dy| dx * dy) / x_squares;
    let residual_squares = sum_over_pairs(&|dx, dy| (dy - slope * dx) * (dy - slope * dx));
    let total_squares = sum_over_pairs(&|_, dy| dy * dy);
    let degrees_of_freedom = count(x.len()) - count(distinct_groups.len()) - 1.0;
    let half_width = if degrees_of_freedom > 0.0 {
        student_quantile(level.share(), degrees_of_freedom)
            * (residual_squares / degrees_of_freedom / x_squares).sqrt()
    } else {
        f64::INFINITY
    };
    Ok(PowerLawFit {
        exponent: Estimate::symmetric(slope, half_width),
        factor: libm::exp(mean(&y) - slope * mean(&x)),
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
        Some(index) => Err(StatsError::Negative { at: index }),
        None => Ok(values.iter().map(|value| libm::log(*value)).collect()),
    }
}
