use crate::error::check_finite;
use crate::sort::order;
use crate::{ConfidenceLevel, Estimate, StatsError, count, mean_interval};

/// The run time of one run, in steps, seconds or any unit that all runs share. A run that did not solve its
/// task is censored: it would have taken longer, by an unknown amount.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RunTime {
    /// The observed run time, at least 0.
    pub value: f64,
    /// `true` if the run solved its task; otherwise the run time is censored.
    pub solved: bool,
}

/// The run times as numbers, in the order of the runs.
///
/// # Errors
///
/// [`StatsError`] if there is no run, or a run time is negative or not finite.
pub(crate) fn check_run_times(runs: &[RunTime]) -> Result<Vec<f64>, StatsError> {
    let values: Vec<_> = runs.iter().map(|run| run.value).collect();
    check_finite(&values, 1)?;
    match values.iter().position(|value| *value < 0.0) {
        Some(index) => Err(StatsError::Negative { at: index }),
        None => Ok(values),
    }
}

/// The penalised average run time PAR-k with Student's t interval, in the unit of the run times: the mean of
/// [`par_scores`]. The factor 2 gives the PAR-2 score of the SAT competitions.
///
/// # Errors
///
/// [`StatsError`] under the same conditions as for [`par_scores`].
pub fn par_k(
    runs: &[RunTime],
    limit: f64,
    factor: f64,
    level: ConfidenceLevel,
) -> Result<Estimate, StatsError> {
    mean_interval(&par_scores(runs, limit, factor)?, level)
}

/// The penalised run time of each run: the run time of a solved run, `factor · limit` for an unsolved run.
///
/// # Errors
///
/// [`StatsError`] if there is no run, a run time is negative or not finite, or a solved run took longer than the
/// limit.
pub fn par_scores(runs: &[RunTime], limit: f64, factor: f64) -> Result<Vec<f64>, StatsError> {
    check_run_times(runs)?;
    check_finite(&[factor * limit], 1)?;
    if let Some(index) = runs.iter().position(|one| one.solved && one.value > limit) {
        return Err(StatsError::BeyondLimit { at: index });
    }
    let scores = runs.iter().map(|run| {
        if run.solved {
            run.value
        } else {
            factor * limit
        }
    });
    Ok(scores.collect())
}

/// One step of the Kaplan–Meier curve: a time at which at least one run was solved.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct SurvivalStep {
    /// The time of the step, in the unit of the run times.
    pub at: f64,
    /// The number of runs that were at risk: still running just before this time.
    pub at_risk: usize,
    /// The number of runs solved at this time.
    pub solved: usize,
    /// The estimated survival function after this time: the proportion of runs that take longer.
    pub open: Estimate,
}

/// The Kaplan–Meier estimate of the distribution of censored run times: Kaplan and Meier, Journal of the American
/// Statistical Association 53, 1958.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct KaplanMeier {
    /// One step per time at which a run was solved, in ascending order of time.
    pub steps: Vec<SurvivalStep>,
    /// The longest run time, solved or censored, in the unit of the run times; the curve is unknown beyond
    /// it.
    pub last: f64,
}

impl KaplanMeier {
    /// Estimates the curve, with intervals by Greenwood's variance on the log(−log) scale: Kalbfleisch and
    /// Prentice, The Statistical Analysis of Failure Time Data, 1.4. A run censored at the time of a step counts as
    /// at risk.
    ///
    /// Where the curve reaches 0 that scale has no interval; the interval then extends from 0 to the upper end of
    /// the previous step.
    ///
    /// # Errors
    ///
    /// [`StatsError`] if there is no run, or a run time is negative or not finite.
    pub fn of(runs: &[RunTime], level: ConfidenceLevel) -> Result<Self, StatsError> {
        let values = check_run_times(runs)?;
        let order = order(&values);
        let groups = order.chunk_by(|a, b| values[*a] >= values[*b]);
        let steps = survival_steps(
            order.len(),
            groups.map(|equal| {
                let solved = equal.iter().filter(|place| runs[**place].solved).count();
                (values[equal[0]], solved, equal.len())
            }),
            level,
        );
        let last = values[order[order.len() - 1]];
        Ok(Self { steps, last })
    }

    /// The curve of solved runs, given as their distinct times in ascending order with the number of runs of each time,
    /// and of `unsolved` runs that are all censored at the time `last`, which no solved run exceeds. The result is that
    /// of [`of`](Self::of) for the same runs.
    ///
    /// # Errors
    ///
    /// [`StatsError`] if there is no run, a time is negative or not finite, or a solved run took longer than `last`.
    pub fn of_counts(
        solved: &[(f64, usize)],
        unsolved: usize,
        last: f64,
        level: ConfidenceLevel,
    ) -> Result<Self, StatsError> {
        let last = if unsolved == 0 {
            solved.last().map_or(f64::NAN, |(time, _)| *time)
        } else {
            last
        };
        let times: Vec<_> = solved.iter().map(|(time, _)| *time).chain([last]).collect();
        check_finite(&times, 1)?;
        if let Some(index) = times.iter().position(|time| *time < 0.0) {
            return Err(StatsError::Negative { at: index });
        }
        if let Some(index) = times.iter().position(|time| *time > last) {
            return Err(StatsError::BeyondLimit { at: index });
        }
        let runs = solved.iter().map(|(_, count)| count).sum::<usize>() + unsolved;
        let groups = solved.iter().map(|(time, count)| (*time, *count, *count));
        Ok(Self {
            steps: survival_steps(runs, groups, level),
            last,
        })
    }

    /// The shortest time within which this proportion of runs is solved; `None` if the curve does not reach it.
    ///
    /// # Errors
    ///
    /// [`StatsError::Share`] if the proportion is not from 0 to 1.
    pub fn quantile(&self, share: f64) -> Result<Option<f64>, StatsError> {
        if !(0.0..=1.0).contains(&share) {
            return Err(StatsError::Share);
        }
        // The tolerance covers rounding: 1 − 1/3 − 1/3 is not exactly 1/3.
        let is_reached = |step: &&SurvivalStep| step.open.value <= (1.0 - share) + 1e-12;
        Ok(self.steps.iter().find(is_reached).map(|step| step.at))
    }

    /// The restricted mean run time up to `until`, in the unit of the run times, with a normal interval by
    /// Greenwood's variance: Klein and Moeschberger, Survival Analysis, 4.5.
    ///
    /// # Errors
    ///
    /// [`StatsError::Unknown`] if `until` is negative or not finite, or exceeds every observed run time although
    /// some runs are not solved.
    pub fn restricted_mean(
        &self,
        until: f64,
        level: ConfidenceLevel,
    ) -> Result<Estimate, StatsError> {
        let all_solved = (self.steps.last()).is_some_and(|step| step.open.value <= 0.0);
        if !(until >= 0.0 && (until <= self.last || all_solved && until.is_finite())) {
            return Err(StatsError::Unknown);
        }
        let (mut area, mut variance) = (0.0, 0.0);
        let mut end = until;
        for step in self.steps.iter().rev().filter(|step| step.at < until) {
            area += (end - step.at) * step.open.value;
            end = step.at;
            let [n, d] = [step.at_risk, step.solved].map(count);
            if step.at_risk > step.solved {
                variance += area * area * d / (n * (n - d));
            }
        }
        Ok(Estimate::symmetric(end + area, level.z() * variance.sqrt()))
    }
}

/// The steps of the curve of `at_risk` runs. `groups` has the distinct times in ascending order, each with the number of
/// runs solved at this time and the number of runs that ended at it; groups after the last solved run may be omitted.
fn survival_steps(
    mut at_risk: usize,
    groups: impl Iterator<Item = (f64, usize, usize)>,
    level: ConfidenceLevel,
) -> Vec<SurvivalStep> {
    let (mut open, mut greenwood_sum) = (1.0, 0.0);
    let mut high = 1.0;
    let mut steps = Vec::new();
    for (at, solved, ended) in groups {
        if solved > 0 {
            let [n, d] = [at_risk, solved].map(count);
            open *= (n - d) / n;
            greenwood_sum += d / (n * (n - d));
            let mut low = 0.0;
            if at_risk > solved {
                let log_open = libm::log(open);
                let log_log_half_width = level.z() * greenwood_sum.sqrt() / -log_open;
                low = libm::pow(open, libm::exp(log_log_half_width));
                high = libm::pow(open, libm::exp(-log_log_half_width));
            }
            let value = if at_risk > solved { open } else { 0.0 };
            steps.push(SurvivalStep {
                at,
                at_risk,
                solved,
                open: Estimate { value, low, high },
            });
        }
        at_risk -= ended;
    }
    steps
}
