//! The statistics of the runs of a contestant on a class of puzzles, without the runs.

use crate::runs::to_f64;
use crate::summary::row::{
    Limits, MAX_BOOTSTRAP_RUNS, QUANTILES, SummaryRow, common_horizon, mean_cost,
};
use crate::{Budget, RunEnd};
use sudoku_stats::{
    ConfidenceLevel, Estimate, KaplanMeier, Moments, RunTime, Tally, interval_of_mean, par_scores,
    wilson_interval,
};

/// A run, as far as statistics need it.
#[derive(Clone, Copy)]
pub(super) struct StreamedRun {
    pub(super) task: u64,
    /// The index of the contestant.
    pub(super) contestant: usize,
    pub(super) end: RunEnd,
    pub(super) micros: Option<u64>,
    pub(super) steps: Option<u64>,
    pub(super) nodes: Option<u64>,
    /// The value of the measure.
    pub(super) cost: Option<u64>,
}

impl StreamedRun {
    pub(super) fn cost_or_nan(&self) -> f64 {
        self.cost.map_or(f64::NAN, to_f64)
    }
}

/// The statistics of runs.
#[derive(Clone, Default)]
pub(super) struct Group {
    runs: u64,
    solved: u64,
    /// The largest cost of any run; `None` if no run has a cost.
    max_cost: Option<u64>,
    /// The costs, steps and nodes of the solved runs.
    costs: Tally,
    steps: Tally,
    nodes: Tally,
    moments: Moments,
    penalised_micros: Penalised,
    penalised_steps: Penalised,
    /// The largest numbers of steps of a run that a step limit stopped, and of a solved run.
    longest_stopped: Option<u64>,
    longest_solved: Option<u64>,
    /// The first runs and the first solved runs: one more than the bootstrap takes.
    first: Vec<StreamedRun>,
    first_solved: Vec<StreamedRun>,
}

/// The sums of penalised costs.
#[derive(Clone, Default)]
struct Penalised {
    /// The costs of the solved runs within the limit.
    within: Moments,
    /// The number of solved runs beyond the limit, which count with the limit.
    beyond: u64,
    /// The number of unsolved runs.
    unsolved: u64,
}

impl Penalised {
    /// Adds a run that ended with this cost. `limit` is in the unit of the cost divided by `scale`.
    fn add(&mut self, value: Option<u64>, solved: bool, scale: f64, limit: Option<f64>) {
        let Some(limit) = limit else { return };
        let value = value.unwrap_or(0);
        if !solved {
            self.unsolved += 1;
        } else if to_f64(value) / scale > limit {
            self.beyond += 1;
        } else {
            self.within.add(value);
        }
    }

    fn merge(&mut self, other: &Self) {
        self.within.merge(&other.within);
        self.beyond += other.beyond;
        self.unsolved += other.unsolved;
    }

    /// The PAR-2 score with Student's t interval.
    fn mean(&self, scale: f64, limit: f64) -> Estimate {
        let within = self.within.count();
        let within_mean = if within == 0 {
            0.0
        } else {
            self.within.mean() / scale
        };
        let parts = [
            (within, within_mean),
            (self.beyond, limit),
            (self.unsolved, 2.0 * limit),
        ];
        let count = within + self.beyond + self.unsolved;
        let parts = parts.map(|(count, value)| (to_f64(count), value));
        let mean = parts.iter().map(|(n, value)| n * value).sum::<f64>() / to_f64(count);
        let between: f64 = (parts.iter())
            .map(|(n, value)| n * (value - mean) * (value - mean))
            .sum();
        let deviations = between + self.within.squared_deviations() / (scale * scale);
        interval_of_mean(count, mean, deviations, ConfidenceLevel::DEFAULT)
    }
}

impl Group {
    pub(super) fn add(&mut self, run: &StreamedRun, budget: &Budget) {
        let solved = run.end == RunEnd::Solved;
        self.runs += 1;
        self.max_cost = self.max_cost.max(run.cost);
        self.penalised_micros
            .add(run.micros, solved, 1e6, budget.seconds);
        // A solved run has at most as many steps as its limit, which the contestant can set.
        let limit = budget.steps.map(|_| f64::INFINITY);
        self.penalised_steps.add(run.steps, solved, 1.0, limit);
        match run.end {
            RunEnd::StepLimit => self.longest_stopped = self.longest_stopped.max(run.steps),
            RunEnd::Solved => self.longest_solved = self.longest_solved.max(run.steps),
            RunEnd::TimeLimit | RunEnd::Never => {}
        }
        if self.first.len() <= MAX_BOOTSTRAP_RUNS {
            self.first.push(*run);
        }
        if !solved {
            return;
        }
        self.solved += 1;
        if let Some(cost) = run.cost {
            self.costs.add(cost);
            self.moments.add(cost);
            if self.first_solved.len() <= MAX_BOOTSTRAP_RUNS {
                self.first_solved.push(*run);
            }
        }
        run.steps
            .into_iter()
            .for_each(|steps| self.steps.add(steps));
        run.nodes
            .into_iter()
            .for_each(|nodes| self.nodes.add(nodes));
    }

    pub(super) fn merge(&mut self, other: Self) {
        self.runs += other.runs;
        self.solved += other.solved;
        self.max_cost = self.max_cost.max(other.max_cost);
        self.costs.merge(other.costs);
        self.steps.merge(other.steps);
        self.nodes.merge(other.nodes);
        self.moments.merge(&other.moments);
        self.penalised_micros.merge(&other.penalised_micros);
        self.penalised_steps.merge(&other.penalised_steps);
        self.longest_stopped = self.longest_stopped.max(other.longest_stopped);
        self.longest_solved = self.longest_solved.max(other.longest_solved);
        for (own, others) in [
            (&mut self.first, other.first),
            (&mut self.first_solved, other.first_solved),
        ] {
            own.extend(others);
            own.sort_by_key(|run| run.task);
            own.truncate(MAX_BOOTSTRAP_RUNS + 1);
        }
    }

    fn curve(&mut self) -> Option<KaplanMeier> {
        let unsolved = self.max_cost.map_or(0, |_| self.runs - self.solved);
        let solved: Vec<_> = (self.costs.counts().iter())
            .map(|(cost, count)| (to_f64(*cost), to_usize(*count)))
            .collect();
        let last_solved = solved.last().map_or(0.0, |(cost, _)| *cost);
        // Rounding may have moved the largest cost of a solved run beyond the largest cost.
        let last = to_f64(self.max_cost.unwrap_or(0)).max(last_solved);
        KaplanMeier::of_counts(&solved, to_usize(unsolved), last, ConfidenceLevel::DEFAULT).ok()
    }

    fn relative_error(&self) -> f64 {
        [&self.costs, &self.steps, &self.nodes]
            .map(Tally::relative_error)
            .into_iter()
            .fold(0.0, f64::max)
    }

    fn mean(&self) -> Option<Estimate> {
        if self.costs.len() > MAX_BOOTSTRAP_RUNS as u64 {
            let (count, mean) = (self.moments.count(), self.moments.mean());
            let deviations = self.moments.squared_deviations();
            return Some(interval_of_mean(
                count,
                mean,
                deviations,
                ConfidenceLevel::DEFAULT,
            ));
        }
        let costs = self.first_solved.iter().map(StreamedRun::cost_or_nan);
        mean_cost(&costs.collect::<Vec<_>>())
    }

    fn par2(
        &self,
        penalised: &Penalised,
        cost: impl Fn(&StreamedRun) -> Option<u64>,
        scale: f64,
        limit: Option<f64>,
    ) -> Option<Estimate> {
        let limit = limit?;
        if self.runs > MAX_BOOTSTRAP_RUNS as u64 {
            return Some(penalised.mean(scale, limit));
        }
        let run_times = self.first.iter().map(|run| RunTime {
            value: (to_f64(cost(run).unwrap_or(0)) / scale).min(limit),
            solved: run.end == RunEnd::Solved,
        });
        mean_cost(&par_scores(&run_times.collect::<Vec<_>>(), limit, 2.0).ok()?)
    }

    fn row(&mut self, curve: Option<&KaplanMeier>, until: f64, limits: &Limits) -> SummaryRow {
        let restricted = curve
            .filter(|_| limits.are_of_measure)
            .and_then(|curve| curve.restricted_mean(until, ConfidenceLevel::DEFAULT).ok());
        let costs = &mut self.costs;
        let quantiles = QUANTILES.map(|share| costs.quantile(share).ok());
        SummaryRow {
            class: None,
            contestant: String::new(),
            runs: to_usize(self.runs),
            solved: to_usize(self.solved),
            share: wilson_interval(self.solved, self.runs, ConfidenceLevel::DEFAULT)
                .expect("there are runs, and no more solved ones"),
            half: curve.and_then(|curve| curve.quantile(0.5).ok().flatten()),
            mean: self.mean(),
            quantiles: quantiles[0].map(|_| quantiles.map(|value| value.unwrap_or(f64::NAN))),
            restricted,
            until: restricted.map(|_| until),
            par2_seconds: self.par2(
                &self.penalised_micros,
                |run| run.micros,
                1e6,
                limits.seconds,
            ),
            par2_steps: self.par2(
                &self.penalised_steps,
                |run| run.steps,
                1.0,
                limits.steps_of(
                    self.longest_stopped.map(to_f64),
                    self.longest_solved.map(to_f64),
                ),
            ),
            median_steps: self.steps.quantile(0.5).ok(),
            median_nodes: self.nodes.quantile(0.5).ok(),
        }
    }
}

/// The rows of the groups of a class, each with the index of its contestant and without names, and the bound of the
/// relative error of quantiles.
pub(super) fn rows<'a>(
    groups: impl Iterator<Item = (usize, &'a mut Group)>,
    limits: &Limits,
) -> (Vec<(usize, SummaryRow)>, f64) {
    let mut groups: Vec<_> = groups.collect();
    let curves: Vec<_> = groups.iter_mut().map(|(_, group)| group.curve()).collect();
    let until = common_horizon(curves.iter().flatten());
    let relative_error = (groups.iter()).map(|(_, group)| group.relative_error());
    let relative_error = relative_error.fold(0.0, f64::max);
    let rows = groups
        .into_iter()
        .zip(&curves)
        .map(|((contestant, group), curve)| (contestant, group.row(curve.as_ref(), until, limits)));
    (rows.collect(), relative_error)
}

fn to_usize(count: u64) -> usize {
    usize::try_from(count).expect("a count of runs fits")
}
