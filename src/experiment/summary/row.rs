use crate::runs::to_f64;
use crate::{Budget, ContestantDetails, Measure, RunEnd, RunTable, StoppedRuns};
use sudoku_stats::{
    Bootstrap, ClusteredMean, ClusteredTrials, ConfidenceLevel, Estimate, KaplanMeier, RunTime,
    SortedSample, mean, mean_interval, median,
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
    /// `true` if there are several runs per puzzle. Then all intervals of the row are computed over puzzles
    /// instead of runs, because the runs of a puzzle are not independent.
    pub by_puzzle: bool,
    /// The share of solved runs, with Wilson's confidence interval; with several runs per puzzle, that of
    /// [`ClusteredTrials`].
    pub share: Estimate,
    /// The cost within which half of all runs solved their puzzle, in microseconds, steps or the unit of the
    /// counter, depending on the measure; `None` if fewer than half of the runs are solved.
    pub half: Option<f64>,
    /// The mean cost of the solved runs, with a bootstrap confidence interval (`BCa`) for up to 500
    /// runs, and Student's t interval for more; `None` if no run is solved. The interval of fewer than ten runs, or
    /// puzzles with several runs, is not bounded: the ends are infinite. With several runs per puzzle, puzzles are
    /// drawn instead of runs, and Student's t interval is that of [`ClusteredMean`].
    pub mean: Option<Estimate>,
    /// The 5 %, 25 %, 50 %, 75 % and 95 % quantiles of the costs of the solved runs; `None` if no run is solved.
    pub quantiles: Option<[f64; 5]>,
    /// The restricted mean cost over all runs: the estimated mean, where a run that costs more than
    /// [`until`](Self::until) counts with the cost `until`; `None` if a limit of another unit than the measure
    /// stopped a run, whose cost is then unknown. With several runs per puzzle, the half-width of the interval is
    /// multiplied by the square root of their number, as if the runs of a puzzle were copies of one run.
    pub restricted: Option<Estimate>,
    /// The cost up to which the restricted mean is computed: the smallest cost at which a contestant of this
    /// class still had unsolved runs when its last run ended; the largest cost if all runs are solved. It has the
    /// unit of the measure.
    pub until: Option<f64>,
    /// The PAR-2 score in seconds: the mean time, where each unsolved run counts as twice the time limit;
    /// `None` without a time limit, or if the step limit stopped a run of the experiment.
    pub par2_seconds: Option<Estimate>,
    /// The PAR-2 score in steps: the mean number of steps, where each unsolved run counts as twice the step
    /// limit of the contestant; `None` if no step limit is known, or if the time limit stopped a run of the experiment.
    pub par2_steps: Option<Estimate>,
    /// The step limit of a run of the contestant, by which unsolved runs are penalised; `None` if none is known.
    pub step_limit: Option<u64>,
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
    /// The step limit of the budget.
    steps: Option<u64>,
    /// `true` if the time limit stopped a run, so that there is no PAR-2 score in steps.
    has_time_stops: bool,
    /// `true` if no run was stopped by a limit of another unit than the measure.
    pub(super) are_of_measure: bool,
}

impl Limits {
    pub(super) fn of(stopped: StoppedRuns, budget: &Budget, measure: Measure) -> Self {
        Self {
            seconds: budget.seconds.filter(|_| stopped.steps == 0),
            steps: budget.steps,
            has_time_stops: stopped.seconds > 0,
            are_of_measure: stopped.by_other_limit(measure) == 0,
        }
    }

    /// The step limit of a contestant: its own one, or that of the budget.
    pub(super) fn steps_of(&self, details: &ContestantDetails) -> Option<u64> {
        details.max_steps.or(self.steps)
    }

    /// The step limit of a contestant if unsolved runs are penalised with it.
    pub(super) fn penalty_steps_of(&self, details: &ContestantDetails) -> Option<f64> {
        let limit = self.steps_of(details).filter(|_| !self.has_time_stops);
        limit.map(to_f64)
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
                ..row(
                    runs,
                    costs,
                    indices,
                    curves[index].as_ref(),
                    until,
                    (limits, &runs.details_of(index)),
                )
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
    (limits, details): (&Limits, &ContestantDetails),
) -> SummaryRow {
    let is_solved = |index: &&usize| runs.end[**index] == RunEnd::Solved;
    // The values of the solved runs, each with the index of its puzzle.
    let solved_values = |column: &[f64]| -> Vec<(u32, f64)> {
        let solved = run_indices.iter().filter(is_solved);
        let values = solved.map(|index| (runs.puzzle[*index], column[*index]));
        values.filter(|(_, value)| value.is_finite()).collect()
    };
    let solved_count = run_indices.iter().filter(is_solved).count();
    let solved_costs = solved_values(costs);
    let median = |column: &[f64]| {
        let mut values = without_puzzles(&solved_values(column));
        (!values.is_empty()).then(|| median(&mut values))
    };
    let par2 = |column: &[f64], scale: f64, penalty: Penalty| {
        let scores = run_indices.iter().map(|index| {
            let solved = runs.end[*index] == RunEnd::Solved;
            let score = penalty.score(column[*index] / scale, solved);
            (runs.puzzle[*index], score)
        });
        mean_cost(&scores.collect::<Vec<_>>())
    };
    let trials = trials(run_indices.iter().map(|index| {
        let solved = runs.end[*index] == RunEnd::Solved;
        (runs.puzzle[*index], solved)
    }));
    let restricted_mean = restricted_mean(curve, until, limits, &trials);
    let penalty_steps = limits.penalty_steps_of(details).map(Penalty::of_steps);
    let penalty_seconds = limits.seconds.map(Penalty::of_seconds);
    SummaryRow {
        class: None,
        contestant: String::new(),
        runs: run_indices.len(),
        solved: solved_count,
        by_puzzle: trials.is_clustered(),
        share: (trials.proportion(ConfidenceLevel::DEFAULT))
            .expect("there are runs, and no more solved ones"),
        half: curve.and_then(|curve| curve.quantile(0.5).ok().flatten()),
        mean: mean_cost(&solved_costs),
        quantiles: quantiles(&without_puzzles(&solved_costs)),
        restricted: restricted_mean,
        until: restricted_mean.map(|_| until),
        par2_seconds: penalty_seconds.and_then(|penalty| par2(&runs.micros, 1e6, penalty)),
        par2_steps: penalty_steps.and_then(|penalty| par2(&runs.steps, 1.0, penalty)),
        step_limit: limits.steps_of(details),
        median_steps: median(&runs.steps),
        median_nodes: median(&runs.nodes),
    }
}

/// The numbers of solved runs and of runs on each puzzle. `runs` has the index of the puzzle of each run, and whether the
/// run solved it.
pub(crate) fn trials(runs: impl Iterator<Item = (u32, bool)>) -> ClusteredTrials {
    let mut runs: Vec<_> = runs.collect();
    // The runs of a table are in the order of puzzles, unless a caller of the package has another order.
    runs.sort_by_key(|(puzzle, _)| *puzzle);
    let mut trials = ClusteredTrials::default();
    for runs in runs.chunk_by(|a, b| a.0 == b.0) {
        let solved = runs.iter().filter(|(_, solved)| *solved).count();
        trials.add(solved as u64, runs.len() as u64);
    }
    trials
}

/// The restricted mean of a curve; `None` if a limit of another unit than the measure stopped a run.
pub(super) fn restricted_mean(
    curve: Option<&KaplanMeier>,
    until: f64,
    limits: &Limits,
    trials: &ClusteredTrials,
) -> Option<Estimate> {
    let curve = curve.filter(|_| limits.are_of_measure)?;
    let Estimate { value, low, high } = curve
        .restricted_mean(until, ConfidenceLevel::DEFAULT)
        .ok()?;
    let factor = if trials.is_clustered() {
        to_f64(trials.max_trials()).sqrt()
    } else {
        1.0
    };
    Some(Estimate {
        value,
        low: value - factor * (value - low),
        high: value + factor * (high - value),
    })
}

/// The penalty of unsolved runs.
#[derive(Clone, Copy)]
pub(super) struct Penalty {
    /// The limit whose double is the score of an unsolved run.
    limit: f64,
    /// The largest score of a solved run.
    max_score: f64,
}

impl Penalty {
    pub(super) fn of_steps(limit: f64) -> Self {
        Self {
            limit,
            max_score: f64::INFINITY,
        }
    }

    /// A run that ended at the next reading of the clock did not take longer than its limit.
    pub(super) fn of_seconds(limit: f64) -> Self {
        Self {
            limit,
            max_score: limit,
        }
    }

    /// The PAR-2 score of a run with this cost.
    pub(super) fn score(self, cost: f64, solved: bool) -> f64 {
        if solved {
            cost.max(0.0).min(self.max_score)
        } else {
            2.0 * self.limit
        }
    }
}

fn without_puzzles(values: &[(u32, f64)]) -> Vec<f64> {
    values.iter().map(|(_, value)| *value).collect()
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

/// The minimum number of independent costs with which a bootstrap interval is computed: with several runs per puzzle,
/// that of puzzles, otherwise that of runs. The ends of an interval of fewer costs are hardly more than the smallest and
/// the largest of these costs.
const MIN_BOOTSTRAP_COSTS: usize = 10;

/// The mean of costs, each with the index of its puzzle, with its interval; `None` if there are no costs, or a cost is not
/// finite. The interval of fewer than [`MIN_BOOTSTRAP_COSTS`] costs is not bounded.
pub(super) fn mean_cost(costs: &[(u32, f64)]) -> Option<Estimate> {
    let values = without_puzzles(costs);
    let mut costs = costs.to_vec();
    costs.sort_by_key(|(puzzle, _)| *puzzle);
    let sums: Vec<_> = (costs.chunk_by(|a, b| a.0 == b.0))
        .map(|costs| {
            let sum: f64 = costs.iter().map(|(_, cost)| cost).sum();
            (costs.len() as u64, sum)
        })
        .collect();
    let mut clusters = ClusteredMean::default();
    for (count, sum) in &sums {
        clusters.add(*count, *sum);
    }
    if costs.len() > MAX_BOOTSTRAP_RUNS {
        return if clusters.is_clustered() {
            with_value(
                clusters.interval(ConfidenceLevel::DEFAULT).ok(),
                mean(&values),
            )
        } else {
            mean_interval(&values, ConfidenceLevel::DEFAULT).ok()
        };
    }
    let independent_costs = if clusters.is_clustered() {
        sums.len()
    } else {
        costs.len()
    };
    if independent_costs < MIN_BOOTSTRAP_COSTS {
        let is_known = !values.is_empty() && values.iter().all(|value| value.is_finite());
        return is_known.then(|| Estimate {
            value: mean(&values),
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
        });
    }
    let bootstrap = Bootstrap {
        resamples: RESAMPLES,
        seed: 1,
        level: ConfidenceLevel::DEFAULT,
    };
    if clusters.is_clustered() {
        let interval = bootstrap.bca_by_index(sums.len(), |drawn| {
            let drawn = drawn.iter().map(|index| sums[*index]);
            let (count, sum) = drawn.fold((0, 0.0), |all, one| (all.0 + one.0, all.1 + one.1));
            sum / to_f64(count)
        });
        return with_value(interval.ok(), mean(&values));
    }
    let bca_interval = bootstrap.bca(&values, |drawn| mean(drawn));
    bca_interval.ok()
}

/// An interval with another value than that between its ends, from which it differs by rounding only.
pub(super) fn with_value(interval: Option<Estimate>, value: f64) -> Option<Estimate> {
    interval.map(|interval| Estimate { value, ..interval })
}
