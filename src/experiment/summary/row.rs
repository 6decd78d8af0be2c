use crate::runs::to_f64;
use crate::{Budget, Measure, RunEnd, RunTable, StoppedRuns};
use sudoku_stats::{
    Bootstrap, ConfidenceLevel, Estimate, KaplanMeier, RunTime, SortedSample, mean, mean_interval,
    median, par_scores, wilson_interval,
};

/// The results of a contestant on a class of puzzles, or on all puzzles.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct SummaryRow {
    /// The class, such as a set; `None` stands for all puzzles.
    pub class: Option<String>,
    /// The name of the contestant.
    pub contestant: String,
    /// The number of runs.
    pub runs: usize,
    /// The number of runs that solved their puzzle.
    pub solved: usize,
    /// The share of solved runs, with Wilson's confidence interval.
    pub share: Estimate,
    /// The cost within which half of all runs solved their puzzle, in microseconds, steps or the unit of the
    /// counter, depending on the measure; `None` if fewer than half of the runs are solved.
    pub half: Option<f64>,
    /// The mean cost of the solved runs, with a bootstrap confidence interval (`BCa`) for up to 500
    /// runs, and Student's t interval for more; `None` if no run is solved.
    pub mean: Option<Estimate>,
    /// The 5 %, 25 %, 50 %, 75 % and 95 % quantiles of the costs of the solved runs; `None` if no run is solved.
    pub quantiles: Option<[f64; 5]>,
    /// The restricted mean cost over all runs: the estimated mean, where a run that costs more than
    /// [`until`](Self::until) counts with the cost `until`; `None` if a limit of another unit than the measure
    /// stopped a run, whose cost is then unknown.
    pub restricted: Option<Estimate>,
    /// The cost up to which the restricted mean is computed: the smallest cost at which a contestant of this
    /// class still had unsolved runs when its last run ended; the largest cost if all runs are solved. It has the
    /// unit of the measure.
    pub until: Option<f64>,
    /// The PAR-2 score in seconds: the mean time, where each unsolved run counts as twice the time limit;
    /// `None` without a time limit, or if the step limit stopped a run of the experiment.
    pub par2_seconds: Option<Estimate>,
    /// The PAR-2 score in steps: the mean number of steps, where each unsolved run counts as twice the step
    /// limit of the contestant; `None` without a step limit, or if the time limit stopped a run of the experiment.
    pub par2_steps: Option<Estimate>,
    /// The median number of steps of the solved runs; `None` if no run is solved.
    pub median_steps: Option<f64>,
    /// The median number of nodes of the solved runs; `None` if nodes are not counted.
    pub median_nodes: Option<f64>,
}

/// The maximum number of runs for which a bootstrap confidence interval is computed. For more runs, the bootstrap takes
/// long, and its interval hardly differs from Student's t interval.
pub(super) const MAX_BOOTSTRAP_RUNS: usize = 500;

/// The number of bootstrap resamples. It suffices for two significant digits of the ends of the confidence interval.
const RESAMPLES: u32 = 2000;

/// The limits that unsolved runs are penalised with, and whether a cost of stopped runs is known.
pub(super) struct Limits {
    /// The time limit, unless the step limit stopped a run.
    pub(super) seconds: Option<f64>,
    /// The step limit of the budget, unless the time limit stopped a run. A contestant can have a limit of its own.
    steps: Option<f64>,
    /// `true` if no run was stopped by a limit of another unit than the measure.
    pub(super) are_of_measure: bool,
}

impl Limits {
    pub(super) fn of(stopped: StoppedRuns, budget: &Budget, measure: Measure) -> Self {
        Self {
            seconds: budget.seconds.filter(|_| stopped.steps == 0),
            steps: (budget.steps.map(to_f64)).filter(|_| stopped.seconds == 0),
            are_of_measure: stopped.by_other_limit(measure) == 0,
        }
    }

    /// The step limit of a contestant. `longest_stopped` is the largest number of steps of its runs that a step limit
    /// stopped: such a run ends exactly at the limit, whether the budget or the contestant sets it. If no run was stopped,
    /// the limit is that of the budget, or `longest_solved` if a solved run took more steps.
    pub(super) fn steps_of(
        &self,
        longest_stopped: Option<f64>,
        longest_solved: Option<f64>,
    ) -> Option<f64> {
        let budget = self.steps?.max(longest_solved.unwrap_or(0.0));
        Some(longest_stopped.unwrap_or(budget))
    }
}

/// The rows of the class with the name `class`, one per contestant with runs on its puzzles; `None` stands for all
/// puzzles. `is_in_class` receives the index of a puzzle.
pub(super) fn summary_rows(
    runs: &RunTable,
    costs: &[f64],
    class: Option<&str>,
    is_in_class: impl Fn(usize) -> bool,
    limits: &Limits,
) -> Vec<SummaryRow> {
    let mut runs_by_contestant = vec![Vec::new(); runs.contestants.len()];
    for (index, puzzle) in runs.puzzle.iter().enumerate() {
        if is_in_class(*puzzle as usize) {
            runs_by_contestant[runs.contestant[index] as usize].push(index);
        }
    }
    let curves = runs_by_contestant.iter().map(|indices| {
        KaplanMeier::of(
            &observed_costs(runs, costs, indices),
            ConfidenceLevel::DEFAULT,
        )
        .ok()
    });
    let curves: Vec<_> = curves.collect();
    let until = common_horizon(curves.iter().flatten());
    let mut rows = Vec::new();
    for (index, indices) in runs_by_contestant.iter().enumerate() {
        if !indices.is_empty() {
            rows.push(SummaryRow {
                class: class.map(str::to_owned),
                contestant: runs.contestants[index].clone(),
                ..row(runs, costs, indices, curves[index].as_ref(), until, limits)
            });
        }
    }
    rows
}

/// The largest cost up to which the curves of all contestants are known: the minimum of the largest observed costs of
/// the contestants with unsolved runs; if there are none, the largest observed cost of all.
pub(super) fn common_horizon<'a>(curves: impl Iterator<Item = &'a KaplanMeier>) -> f64 {
    let (mut max_cost, mut min_unsolved_cost) = (0.0_f64, f64::INFINITY);
    for curve in curves {
        max_cost = max_cost.max(curve.last);
        if (curve.steps.last()).is_none_or(|step| step.open.value > 0.0) {
            min_unsolved_cost = min_unsolved_cost.min(curve.last);
        }
    }
    if min_unsolved_cost.is_finite() {
        min_unsolved_cost
    } else {
        max_cost
    }
}

fn row(
    runs: &RunTable,
    costs: &[f64],
    run_indices: &[usize],
    curve: Option<&KaplanMeier>,
    until: f64,
    limits: &Limits,
) -> SummaryRow {
    let is_solved = |index: &&usize| runs.end[**index] == RunEnd::Solved;
    let solved_values = |column: &[f64]| -> Vec<f64> {
        let values = run_indices
            .iter()
            .filter(is_solved)
            .map(|index| column[*index]);
        values.filter(|value| value.is_finite()).collect()
    };
    let solved_count = run_indices.iter().filter(is_solved).count();
    let solved_costs = solved_values(costs);
    let median = |column: &[f64]| {
        let mut values = solved_values(column);
        (!values.is_empty()).then(|| median(&mut values))
    };
    let par2 = |column: &[f64], scale: f64, limit: Option<f64>| {
        let limit = limit?;
        // A run that ended at the next reading of the clock did not take longer than its limit.
        let run_times = run_indices.iter().map(|index| RunTime {
            value: (column[*index] / scale).max(0.0).min(limit),
            solved: runs.end[*index] == RunEnd::Solved,
        });
        mean_cost(&par_scores(&run_times.collect::<Vec<_>>(), limit, 2.0).ok()?)
    };
    let longest = |end: RunEnd| {
        let steps = run_indices
            .iter()
            .filter(|index| runs.end[**index] == end)
            .map(|index| runs.steps[*index]);
        steps.filter(|steps| steps.is_finite()).reduce(f64::max)
    };
    let step_limit = limits.steps_of(longest(RunEnd::StepLimit), longest(RunEnd::Solved));
    let restricted_mean = curve
        .filter(|_| limits.are_of_measure)
        .and_then(|curve| curve.restricted_mean(until, ConfidenceLevel::DEFAULT).ok());
    SummaryRow {
        class: None,
        contestant: String::new(),
        runs: run_indices.len(),
        solved: solved_count,
        share: wilson_interval(
            solved_count as u64,
            run_indices.len() as u64,
            ConfidenceLevel::DEFAULT,
        )
        .expect("there are runs, and no more solved ones"),
        half: curve.and_then(|curve| curve.quantile(0.5).ok().flatten()),
        mean: mean_cost(&solved_costs),
        quantiles: quantiles(&solved_costs),
        restricted: restricted_mean,
        until: restricted_mean.map(|_| until),
        par2_seconds: par2(&runs.micros, 1e6, limits.seconds),
        par2_steps: par2(&runs.steps, 1.0, step_limit),
        median_steps: median(&runs.steps),
        median_nodes: median(&runs.nodes),
    }
}

/// The costs of the runs with these indices; empty if no run has a cost. A solved run without a cost is omitted. An unsolved run counts as censored at the
/// largest cost, whatever stopped it: the curve of these costs is the share of all runs that are solved within a cost, and
/// it never exceeds the share of solved runs, which a curve with earlier censoring does.
pub(crate) fn observed_costs(
    runs: &RunTable,
    costs: &[f64],
    run_indices: &[usize],
) -> Vec<RunTime> {
    let finite_costs = run_indices
        .iter()
        .map(|index| costs[*index])
        .filter(|cost| cost.is_finite());
    let max_cost = finite_costs.fold(f64::NAN, f64::max);
    let observed_cost = |index: &usize| {
        let solved = runs.end[*index] == RunEnd::Solved;
        let value = if solved { costs[*index] } else { max_cost };
        value.is_finite().then_some(RunTime { value, solved })
    };
    run_indices.iter().filter_map(observed_cost).collect()
}

/// The probabilities of [`SummaryRow::quantiles`].
pub(super) const QUANTILES: [f64; 5] = [0.05, 0.25, 0.5, 0.75, 0.95];

fn quantiles(costs: &[f64]) -> Option<[f64; 5]> {
    let sorted = SortedSample::new(costs).ok()?;
    Some(QUANTILES.map(|share| sorted.quantile(share).unwrap_or(f64::NAN)))
}

pub(super) fn mean_cost(costs: &[f64]) -> Option<Estimate> {
    if costs.len() > MAX_BOOTSTRAP_RUNS {
        return mean_interval(costs, ConfidenceLevel::DEFAULT).ok();
    }
    let bootstrap = Bootstrap {
        resamples: RESAMPLES,
        seed: 1,
        level: ConfidenceLevel::DEFAULT,
    };
    let bca_interval = bootstrap.bca(costs, |drawn| mean(drawn));
    // Resampling a single value gives the value itself.
    bca_interval
        .or_else(|_| bootstrap.percentile(costs, |drawn| mean(drawn)))
        .ok()
}
