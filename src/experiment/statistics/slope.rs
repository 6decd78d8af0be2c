use super::distribution::student_reach;
use super::unfit::paired;
use super::{Estimate, Level, Unfit, count, mean_of};

/// How a cost grows with a size: `factor · size^exponent`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Growth {
    /// The slope of the line through the logarithms.
    pub exponent: Estimate,
    /// The cost at size 1, in the units of the costs.
    pub factor: f64,
    /// The share of the variance of the logarithms that the line explains: R², from 0 to 1.
    pub explained: f64,
}

/// The line of least squares through the logarithms, and Student's interval of its slope: Draper and Smith,
/// Applied Regression Analysis, 1.4. Of two pairs, nothing bounds the slope.
///
/// # Errors
///
/// If there are fewer than two pairs, a value is not finite or not above 0, or all sizes are equal.
pub fn growth(sizes: &[f64], costs: &[f64], level: Level) -> Result<Growth, Unfit> {
    paired(sizes, costs, 2)?;
    let [x, y] = [logarithms(sizes)?, logarithms(costs)?];
    let (middle, height) = (mean_of(&x), mean_of(&y));
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        (x.iter().zip(&y))
            .map(|(x, y)| of(x - middle, y - height))
            .sum()
    };
    let across = sum(&|dx, _| dx * dx);
    // Of equal sizes rounding leaves something to divide by.
    if across <= 0.0 || x.iter().all(|one| (one - x[0]).abs() <= 0.0) {
        return Err(Unfit::Constant);
    }
    let slope = sum(&|dx, dy| dx * dy) / across;
    let left = sum(&|dx, dy| (dy - slope * dx) * (dy - slope * dx));
    let total = sum(&|_, dy| dy * dy);
    let free = count(x.len()) - 2.0;
    let reach = if free > 0.0 {
        student_reach(level.share(), free) * (left / free / across).sqrt()
    } else {
        f64::INFINITY
    };
    Ok(Growth {
        exponent: Estimate::about(slope, reach),
        factor: libm::exp(height - slope * middle),
        // A flat line explains all of no variance.
        explained: if total > 0.0 {
            (1.0 - left / total).max(0.0)
        } else {
            1.0
        },
    })
}

fn logarithms(values: &[f64]) -> Result<Vec<f64>, Unfit> {
    match values.iter().position(|value| *value <= 0.0) {
        Some(at) => Err(Unfit::Negative { at }),
        None => Ok(values.iter().map(|value| libm::log(*value)).collect()),
    }
}
