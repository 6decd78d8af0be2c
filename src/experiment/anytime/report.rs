use std::collections::BTreeSet;

use sudoku_stats::{
    RunTime, SortedSample, expected_running_time, run_time_distribution, share_within,
};

use super::{AnytimeRun, AnytimeTable, LengthUnit};

/// The targets and budgets of an [`AnytimeReport`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnytimeOptions {
    /// The target distances; `None` for 0 and the numbers 1, 2, 5, 10, 20, 50, … up to the largest distance of an
    /// initial state.
    pub targets: Option<Vec<f64>>,
    /// The budgets in evaluations; `None` for the powers of ten up to the longest run, and its length.
    pub budgets: Option<Vec<f64>>,
}

/// The anytime performance of all contestants.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct AnytimeReport {
    /// The number of runs.
    pub runs: usize,
    /// The contestants by measure of quality.
    pub groups: Vec<AnytimeGroup>,
    /// The names of the contestants without a measure of quality.
    pub without_quality: Vec<String>,
}

/// The contestants whose states are compared by the same measure of quality.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct AnytimeGroup {
    /// The measure of quality, such as `conflicts left`.
    pub quality: String,
    /// The target distances, in descending order.
    pub targets: Vec<f64>,
    /// The largest number of evaluations for which the limits let all runs of all contestants continue until they solved
    /// their puzzles or ended by themselves; `None` if no limit stopped an unsolved run. Evaluations compare contestants only
    /// if their steps have the same unit.
    pub common_evaluations: Option<f64>,
    /// The longest such time in microseconds.
    pub common_micros: Option<f64>,
    /// The contestants.
    pub contestants: Vec<AnytimeContestant>,
}

/// The anytime performance of a contestant.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct AnytimeContestant {
    /// The name of the contestant.
    pub contestant: String,
    /// The unit of its steps, such as `sweep`.
    pub step: &'static str,
    /// `true` if it is a user-supplied solver, which declares its steps and its states itself.
    pub own: bool,
    /// The number of runs.
    pub runs: usize,
    /// The number of puzzles of these runs.
    pub puzzles: usize,
    /// `true` if a restart with another seed is an independent run. `false` if the contestant uses no random numbers: a
    /// restart then repeats the same run, so the expected running time to a target that a run misses is not meaningful.
    pub restarts_independent: bool,
    /// The number of evaluations of the shortest unsolved run that a limit stopped; `None` if there is none.
    pub stopped_evaluations: Option<f64>,
    /// The time, in microseconds, of the unsolved run that a limit stopped earliest; `None` if there is none.
    pub stopped_micros: Option<f64>,
    /// The fixed-target view: one row per target.
    pub targets: Vec<TargetRow>,
    /// The fixed-budget view over evaluations: one row per budget.
    pub evaluation_budgets: Vec<BudgetRow>,
    /// The fixed-budget view over time, with budgets in microseconds.
    pub time_budgets: Vec<BudgetRow>,
    /// The empirical cumulative distribution of the run lengths of all pairs of run and target: numbers of evaluations,
    /// and the shares of pairs whose target is reached within them.
    pub evaluation_distribution: Vec<[f64; 2]>,
    /// The same distribution over time in microseconds.
    pub time_distribution: Vec<[f64; 2]>,
}

/// The run lengths to a target.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct TargetRow {
    /// The target distance.
    pub target: f64,
    /// The number of runs that reach the target.
    pub reached: usize,
    /// The number of puzzles on which at least one run reaches the target.
    pub reached_puzzles: usize,
    /// The expected running time (ERT) in evaluations, pooled over all puzzles; `None` if no run reaches the target.
    pub expected_evaluations: Option<f64>,
    /// The expected running time in microseconds.
    pub expected_micros: Option<f64>,
    /// The median run length in evaluations, where a run that does not reach the target takes infinitely long; `None` if
    /// the median is infinite.
    pub median_evaluations: Option<f64>,
    /// The median run length in microseconds.
    pub median_micros: Option<f64>,
}

/// The states that are reached within a budget.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct BudgetRow {
    /// The budget, in evaluations or microseconds.
    pub budget: f64,
    /// The quartiles of the smallest distances of all runs; `None` if a run has no sample within the budget.
    pub distances: Option<[f64; 3]>,
    /// The share of all pairs of run and target whose target is reached.
    pub share: f64,
    /// `true` if a limit stopped an unsolved run before this budget. The run keeps its smallest distance, so the distances are
    /// upper bounds and the share is a lower bound of those of runs with this budget.
    pub stopped: bool,
}

impl AnytimeReport {
    /// Computes the report of a table.
    pub fn of(table: &AnytimeTable, options: &AnytimeOptions) -> Self {
        let mut names: Vec<&str> = Vec::new();
        for quality in table
            .contestants
            .iter()
            .filter_map(|one| one.quality.as_ref())
        {
            if !names.contains(&&*quality.name) {
                names.push(&quality.name);
            }
        }
        let groups = names
            .into_iter()
            .filter_map(|name| group(table, name, options));
        let without_quality = table.contestants.iter().filter(|one| one.quality.is_none());
        Self {
            runs: table.len(),
            groups: groups.collect(),
            without_quality: without_quality.map(|one| one.name.clone()).collect(),
        }
    }
}

impl AnytimeContestant {
    /// The expected running time to the target of a row in evaluations and in microseconds, where it is meaningful: if
    /// restarts repeat the same run, all runs must reach the target.
    pub(crate) fn expected(&self, row: &TargetRow) -> Option<[f64; 2]> {
        let is_meaningful = self.restarts_independent || row.reached == self.runs;
        let expected = row.expected_evaluations.zip(row.expected_micros);
        expected
            .filter(|_| is_meaningful)
            .map(|(evaluations, micros)| [evaluations, micros])
    }

    /// Returns `true` if the expected running times are those of independent restarts on several puzzles.
    pub(crate) fn is_pooled(&self) -> bool {
        self.restarts_independent && self.puzzles > 1
    }
}

/// The group of a measure of quality; `None` if it has no runs.
fn group(table: &AnytimeTable, name: &str, options: &AnytimeOptions) -> Option<AnytimeGroup> {
    let is_in_group = |index: usize| {
        let quality = table.contestants[index].quality.as_ref();
        quality.is_some_and(|quality| quality.name == name)
    };
    let runs: Vec<_> = table
        .runs
        .iter()
        .filter(|run| is_in_group(run.contestant))
        .collect();
    let maximum =
        |value: &dyn Fn(&AnytimeRun) -> f64| runs.iter().map(|run| value(run)).fold(0.0, f64::max);
    if runs.is_empty() {
        return None;
    }
    let largest_distance = maximum(&|run| {
        run.improvements
            .first()
            .map_or(0.0, |[_, distance]| *distance)
    });
    let mut targets = options
        .targets
        .clone()
        .unwrap_or_else(|| default_targets(largest_distance));
    targets.sort_by(|a, b| b.total_cmp(a));
    targets.dedup();
    let evaluation_budgets = (options.budgets.clone())
        .unwrap_or_else(|| default_budgets(maximum(&|run| run.evaluations)));
    let time_budgets = default_budgets(maximum(&|run| run.micros));
    let budgets = [evaluation_budgets, time_budgets];
    let contestants = (0..table.contestants.len()).filter_map(|index| {
        let own_runs = runs.iter().copied().filter(|run| run.contestant == index);
        let own_runs: Vec<_> = own_runs.collect();
        let known = &table.contestants[index];
        (!own_runs.is_empty()).then(|| AnytimeContestant {
            contestant: known.name.clone(),
            step: known.step,
            own: known.own,
            restarts_independent: known.random,
            ..contestant(&own_runs, &targets, &budgets)
        })
    });
    Some(AnytimeGroup {
        quality: name.to_owned(),
        contestants: contestants.collect(),
        common_evaluations: earliest_stop(&runs, LengthUnit::Evaluations),
        common_micros: earliest_stop(&runs, LengthUnit::Micros),
        targets,
    })
}

/// The length of the shortest unsolved run that a limit stopped; `None` if there is none.
fn earliest_stop(runs: &[&AnytimeRun], unit: LengthUnit) -> Option<f64> {
    let stopped = runs.iter().filter(|run| run.stopped);
    let lengths = stopped.map(|run| match unit {
        LengthUnit::Evaluations => run.evaluations,
        LengthUnit::Micros => run.micros,
    });
    lengths.min_by(f64::total_cmp)
}

/// The number of different puzzles of runs.
fn count_puzzles<'a>(runs: impl Iterator<Item = &'a AnytimeRun>) -> usize {
    runs.map(|run| run.puzzle).collect::<BTreeSet<_>>().len()
}

fn contestant(runs: &[&AnytimeRun], targets: &[f64], budgets: &[Vec<f64>; 2]) -> AnytimeContestant {
    let lengths = |target: f64, unit: LengthUnit| -> Vec<RunTime> {
        runs.iter().map(|run| run.length_to(target, unit)).collect()
    };
    let [evaluation_distribution, time_distribution] =
        [LengthUnit::Evaluations, LengthUnit::Micros].map(|unit| {
            let pairs = targets.iter().flat_map(|target| lengths(*target, unit));
            run_time_distribution(&pairs.collect::<Vec<_>>()).unwrap_or_default()
        });
    let target_row = |target: &f64| {
        let [evaluations, micros] =
            [LengthUnit::Evaluations, LengthUnit::Micros].map(|unit| lengths(*target, unit));
        let expected = |lengths: &[RunTime]| expected_running_time(lengths).ok().flatten();
        let reaching = runs.iter().zip(&evaluations);
        let reaching = reaching.filter(|(_, length)| length.solved);
        TargetRow {
            target: *target,
            reached: evaluations.iter().filter(|length| length.solved).count(),
            reached_puzzles: count_puzzles(reaching.map(|(run, _)| *run)),
            expected_evaluations: expected(&evaluations),
            expected_micros: expected(&micros),
            median_evaluations: median_length(&evaluations),
            median_micros: median_length(&micros),
        }
    };
    let budget_rows = |budgets: &[f64], unit: LengthUnit, distribution: &[[f64; 2]]| {
        let stop = earliest_stop(runs, unit);
        let row = |budget: &f64| BudgetRow {
            budget: *budget,
            distances: quartiles(runs.iter().map(|run| run.distance_within(*budget, unit))),
            share: share_within(distribution, *budget),
            stopped: stop.is_some_and(|stop| *budget > stop),
        };
        budgets.iter().map(row).collect()
    };
    AnytimeContestant {
        contestant: String::new(),
        step: "",
        own: false,
        runs: runs.len(),
        puzzles: count_puzzles(runs.iter().copied()),
        restarts_independent: false,
        stopped_evaluations: earliest_stop(runs, LengthUnit::Evaluations),
        stopped_micros: earliest_stop(runs, LengthUnit::Micros),
        targets: targets.iter().map(target_row).collect(),
        evaluation_budgets: budget_rows(
            &budgets[0],
            LengthUnit::Evaluations,
            &evaluation_distribution,
        ),
        time_budgets: budget_rows(&budgets[1], LengthUnit::Micros, &time_distribution),
        evaluation_distribution,
        time_distribution,
    }
}

/// The median run length, where a run that does not reach its target takes infinitely long; `None` if it is infinite.
fn median_length(lengths: &[RunTime]) -> Option<f64> {
    let length = |run: &RunTime| if run.solved { run.value } else { f64::INFINITY };
    let mut lengths: Vec<_> = lengths.iter().map(length).collect();
    lengths.sort_by(f64::total_cmp);
    let middle = lengths.len() / 2;
    let median = if lengths.len().is_multiple_of(2) {
        f64::midpoint(lengths[middle - 1], lengths[middle])
    } else {
        lengths[middle]
    };
    median.is_finite().then_some(median)
}

fn quartiles(values: impl Iterator<Item = f64>) -> Option<[f64; 3]> {
    let sorted = SortedSample::new(&values.collect::<Vec<_>>()).ok()?;
    Some([0.25, 0.5, 0.75].map(|share| sorted.quantile(share).unwrap_or(f64::NAN)))
}

/// The numbers 1, 2, 5, 10, 20, 50, … up to `max`.
fn rounded_numbers(max: f64) -> impl Iterator<Item = f64> {
    let decades = std::iter::successors(Some(1.0), |decade| Some(10.0 * decade));
    let numbers = decades.flat_map(|decade| [decade, 2.0 * decade, 5.0 * decade]);
    numbers.take_while(move |number| *number <= max)
}

fn default_targets(largest_distance: f64) -> Vec<f64> {
    [0.0]
        .into_iter()
        .chain(rounded_numbers(largest_distance))
        .collect()
}

/// The powers of ten up to the longest run, and the length of this run.
fn default_budgets(longest: f64) -> Vec<f64> {
    let powers = std::iter::successors(Some(1.0), |power| Some(10.0 * power));
    powers
        .take_while(|power| *power < longest)
        .chain([longest])
        .collect()
}
