use crate::distribution::{chi_squared_tail, f_tail, range_quantile, student_quantile};
use crate::error::check_finite;
use crate::ranks::ranked;
use crate::{ConfidenceLevel, StatsError, count};

/// The result of [`friedman`]'s test of several contestants on the same tasks.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Friedman {
    /// The mean rank of each contestant; the smallest value of a task has rank 1.
    pub ranks: Vec<f64>,
    /// The number of tasks.
    pub tasks: usize,
    /// Friedman's statistic, corrected for ties.
    pub chi_squared: f64,
    /// The p-value of `chi_squared`, by the χ² distribution.
    pub p: f64,
    /// Iman and Davenport's statistic, which is less conservative; infinite if every task ranks the contestants
    /// in the same order.
    pub f: f64,
    /// The p-value of `f`, by the F distribution.
    pub f_p: f64,
}

/// Friedman's test of whether contestants differ, by their ranks on each task: Friedman, Journal of the American
/// Statistical Association 32, 1937; Iman and Davenport, Communications in Statistics A9, 1980.
///
/// `values` holds one row per task, with one value per contestant. The approximations are accurate for about
/// ten tasks or more.
///
/// # Errors
///
/// [`StatsError`] if there are fewer than two contestants or tasks, the last row is incomplete, or a value is not
/// finite.
pub fn friedman(values: &[f64], contestants: usize) -> Result<Friedman, StatsError> {
    require_two("contestants", contestants)?;
    check_finite(values, 0)?;
    let tasks = values.len() / contestants;
    if tasks * contestants != values.len() {
        return Err(StatsError::Lengths {
            expected: (tasks + 1) * contestants,
            got: values.len(),
        });
    }
    require_two("tasks", tasks)?;
    let mut sums = vec![0.0; contestants];
    let mut ties = 0.0;
    for row in values.chunks_exact(contestants) {
        let ranked = ranked(row);
        ties += ranked.tie_correction;
        for (sum, rank) in sums.iter_mut().zip(&ranked.ranks) {
            *sum += rank;
        }
    }
    let [k, n] = [contestants, tasks].map(count);
    let squares: f64 = (sums.iter())
        .map(|sum| sum - n * (k + 1.0) / 2.0)
        .map(|deviation| deviation * deviation)
        .sum();
    let tie_correction = 1.0 - ties / (n * (k * k * k - k));
    let chi_squared = if tie_correction > 0.0 {
        12.0 * squares / (n * k * (k + 1.0)) / tie_correction
    } else {
        0.0
    };
    let max_chi_squared = n * (k - 1.0);
    let f = if chi_squared < max_chi_squared {
        (n - 1.0) * chi_squared / (max_chi_squared - chi_squared)
    } else {
        f64::INFINITY
    };
    Ok(Friedman {
        ranks: sums.iter().map(|sum| sum / n).collect(),
        tasks,
        chi_squared,
        p: chi_squared_tail(chi_squared, k - 1.0),
        f,
        f_p: f_tail(f, k - 1.0, (k - 1.0) * (n - 1.0)),
    })
}

/// Nemenyi's critical difference: the smallest significant difference between the mean ranks of any two
/// contestants (Demšar, Journal of Machine Learning Research 7, 2006, section 3.2.2). The quantile of the
/// studentised range is computed, so the number of contestants is not limited by a table.
///
/// # Errors
///
/// [`StatsError`] if there are fewer than two contestants, or no task.
pub fn critical_difference(
    contestants: usize,
    tasks: usize,
    level: ConfidenceLevel,
) -> Result<f64, StatsError> {
    require_two("contestants", contestants)?;
    if tasks == 0 {
        return Err(StatsError::TooFew {
            what: "tasks",
            got: 0,
            min: 1,
        });
    }
    let [k, n] = [contestants, tasks].map(count);
    Ok(range_quantile(level.share(), contestants) * (k * (k + 1.0) / (12.0 * n)).sqrt())
}

/// Conover's critical difference after a significant test of [`friedman`]: the smallest significant difference between
/// the mean ranks of two contestants, not adjusted for the number of pairs. Conover, Practical Nonparametric
/// Statistics, third edition 1999, section 5.8. `values` is the argument of [`friedman`].
///
/// # Errors
///
/// The errors of [`friedman`].
pub fn conover_difference(
    values: &[f64],
    contestants: usize,
    level: ConfidenceLevel,
) -> Result<f64, StatsError> {
    let Friedman { ranks, tasks, .. } = friedman(values, contestants)?;
    let [k, n] = [contestants, tasks].map(count);
    let squares_of_ranks: f64 = (values.chunks_exact(contestants))
        .flat_map(|row| ranked(row).ranks)
        .map(|rank| rank * rank)
        .sum();
    let squares_of_sums: f64 = ranks.iter().map(|rank| (rank * n) * (rank * n)).sum();
    let degrees_of_freedom = (k - 1.0) * (n - 1.0);
    let variance = 2.0 * (n * squares_of_ranks - squares_of_sums) / degrees_of_freedom;
    Ok(student_quantile(level.share(), degrees_of_freedom) * variance.max(0.0).sqrt() / n)
}

fn require_two(what: &'static str, got: usize) -> Result<(), StatsError> {
    if got < 2 {
        return Err(StatsError::TooFew { what, got, min: 2 });
    }
    Ok(())
}
