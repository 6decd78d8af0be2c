use super::distribution::{chi_squared_tail, f_tail, range_reach};
use super::ranks::ranked;
use super::unfit::finite;
use super::{Level, Unfit, count};

/// What Friedman's test tells of several contestants on the same tasks.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Friedman {
    /// The mean rank of each contestant, 1 for the least value.
    pub ranks: Vec<f64>,
    /// How many tasks there are.
    pub tasks: usize,
    /// Friedman's statistic, corrected for ties.
    pub chi_squared: f64,
    /// Its probability, were all alike, by χ².
    pub p: f64,
    /// Iman and Davenport's statistic, which is less timid; infinite where every task ranks them alike.
    pub f: f64,
    /// Its probability, by F.
    pub f_p: f64,
}

/// Whether contestants differ, by their ranks on each task: Friedman, Journal of the American Statistical
/// Association 32, 1937; Iman and Davenport, Communications in Statistics A9, 1980. `values` has a row for each
/// task, one after the other; the approximations want ten tasks or so.
///
/// # Errors
///
/// If there are fewer than two contestants or tasks, rows are not whole, or a value is not finite.
pub fn friedman(values: &[f64], contestants: usize) -> Result<Friedman, Unfit> {
    at_least_two("contestants", contestants)?;
    finite(values, 0)?;
    let tasks = values.len() / contestants;
    if tasks * contestants != values.len() {
        return Err(Unfit::Lengths {
            expected: (tasks + 1) * contestants,
            got: values.len(),
        });
    }
    at_least_two("tasks", tasks)?;
    let mut sums = vec![0.0; contestants];
    let mut ties = 0.0;
    for row in values.chunks_exact(contestants) {
        let ranked = ranked(row);
        ties += ranked.ties;
        for (sum, rank) in sums.iter_mut().zip(&ranked.ranks) {
            *sum += rank;
        }
    }
    let [k, n] = [contestants, tasks].map(count);
    let squares: f64 = (sums.iter())
        .map(|sum| sum - n * (k + 1.0) / 2.0)
        .map(|away| away * away)
        .sum();
    let untied = 1.0 - ties / (n * (k * k * k - k));
    let chi_squared = if untied > 0.0 {
        12.0 * squares / (n * k * (k + 1.0)) / untied
    } else {
        0.0
    };
    let most = n * (k - 1.0);
    let f = if chi_squared < most {
        (n - 1.0) * chi_squared / (most - chi_squared)
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

/// By how much mean ranks of two contestants must differ not to be taken for chance, whichever two they are:
/// Nemenyi's test, as Demšar, Journal of Machine Learning Research 7, 2006, section 3.2.2. It rests on the
/// studentised range, which is computed: there is no table that ends.
///
/// # Errors
///
/// If there are fewer than two contestants, or no task.
pub fn critical_difference(contestants: usize, tasks: usize, level: Level) -> Result<f64, Unfit> {
    at_least_two("contestants", contestants)?;
    if tasks == 0 {
        return Err(Unfit::TooFew {
            what: "tasks",
            got: 0,
            least: 1,
        });
    }
    let [k, n] = [contestants, tasks].map(count);
    Ok(range_reach(level.share(), contestants) * (k * (k + 1.0) / (12.0 * n)).sqrt())
}

fn at_least_two(what: &'static str, got: usize) -> Result<(), Unfit> {
    if got < 2 {
        return Err(Unfit::TooFew {
            what,
            got,
            least: 2,
        });
    }
    Ok(())
}
