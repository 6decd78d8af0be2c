//! The statistics of the runs of a contestant on a class of puzzles, without the runs.

use crate::runs::to_f64;
use crate::summary::row::{
    Limits, MAX_BOOTSTRAP_RUNS, Penalty, QUANTILES, SummaryRow, common_horizon, mean_cost,
    restricted_mean, with_value,
};
use crate::{ContestantDetails, RunEnd};
use sudoku_stats::{
    ClusteredMean, ClusteredTrials, ConfidenceLevel, Estimate, KaplanMeier, Moments, Tally,
    interval_of_mean,
};

/// A run, as far as statistics need it.
#[derive(Clone, Copy)]
pub(super) struct StreamedRun {
    pub(super) task: u64,
    /// The number of the puzzle in the order of the records, from 0; beyond 2^32 puzzles, numbers begin again.
    pub(super) puzzle: u32,
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

    fn score_in_seconds(&self, penalty: Penalty) -> f64 {
        let seconds = to_f64(self.micros.unwrap_or(0)) / 1e6;
        penalty.score(seconds, self.end == RunEnd::Solved)
    }

    fn score_in_steps(&self, penalty: Penalty) -> f64 {
        let steps = to_f64(self.steps.unwrap_or(0));
        penalty.score(steps, self.end == RunEnd::Solved)
    }
}

/// The penalties of the unsolved runs of a contestant; `None` without a limit.
#[derive(Clone, Copy)]
pub(super) struct Penalties {
    pub(super) seconds: Option<Penalty>,
    pub(super) steps: Option<Penalty>,
}

/// The statistics of runs.
#[derive(Clone, Default)]
pub(super) struct Group {
    /// The runs and the solved runs of each puzzle.
    trials: ClusteredTrials,
    /// The largest cost of any run; `None` if no run has a cost.
    max_cost: Option<u64>,
    /// The costs, steps and nodes of the solved runs.
    costs: Tally,
    steps: Tally,
    nodes: Tally,
    moments: Moments,
    /// The costs of the solved runs, and the PAR-2 scores of all runs in seconds and in steps.
    mean_costs: ClusteredMean,
    scores_in_seconds: ClusteredMean,
    scores_in_steps: ClusteredMean,
    /// The first runs and the first solved runs: one more than the bootstrap takes.
    first: Vec<StreamedRun>,
    first_solved: Vec<StreamedRun>,
}

impl Group {
    /// Adds all runs on a puzzle.
    pub(super) fn add_puzzle(&mut self, runs: &[StreamedRun], penalties: Penalties) {
        let is_solved = |run: &&StreamedRun| run.end == RunEnd::Solved;
        let solved_costs = (runs.iter().filter(is_solved)).filter_map(|run| run.cost);
        let count = runs.len() as u64;
        self.trials
            .add(runs.iter().filter(is_solved).count() as u64, count);
        self.mean_costs.add(
            solved_costs.clone().count() as u64,
            solved_costs.map(to_f64).sum(),
        );
        for (scores, penalty, score) in [
            (
                &mut self.scores_in_seconds,
                penalties.seconds,
                StreamedRun::score_in_seconds as fn(&StreamedRun, Penalty) -> f64,
            ),
            (
                &mut self.scores_in_steps,
                penalties.steps,
                StreamedRun::score_in_steps,
            ),
        ] {
            if let Some(penalty) = penalty {
                scores.add(count, runs.iter().map(|run| score(run, penalty)).sum());
            }
        }
        for run in runs {
            self.add(run);
        }
    }

    fn add(&mut self, run: &StreamedRun) {
        self.max_cost = self.max_cost.max(run.cost);
        if self.first.len() <= MAX_BOOTSTRAP_RUNS {
            self.first.push(*run);
        }
        if run.end != RunEnd::Solved {
            return;
        }
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
        self.trials.merge(&other.trials);
        self.max_cost = self.max_cost.max(other.max_cost);
        self.costs.merge(other.costs);
        self.steps.merge(other.steps);
        self.nodes.merge(other.nodes);
        self.moments.merge(&other.moments);
        self.mean_costs.merge(&other.mean_costs);
        self.scores_in_seconds.merge(&other.scores_in_seconds);
        self.scores_in_steps.merge(&other.scores_in_steps);
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
        let unsolved = self.trials.trials() - self.trials.hits();
        let unsolved = self.max_cost.map_or(0, |_| unsolved);
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
            if self.mean_costs.is_clustered() {
                let interval = self.mean_costs.interval(ConfidenceLevel::DEFAULT).ok();
                return with_value(interval, mean);
            }
            let deviations = self.moments.squared_deviations();
            return Some(interval_of_mean(
                count,
                mean,
                deviations,
                ConfidenceLevel::DEFAULT,
            ));
        }
        let costs = (self.first_solved.iter()).map(|run| (run.puzzle, run.cost_or_nan()));
        mean_cost(&costs.collect::<Vec<_>>())
    }

    fn par2(
        &self,
        scores: &ClusteredMean,
        score: impl Fn(&StreamedRun, Penalty) -> f64,
        penalty: Option<Penalty>,
    ) -> Option<Estimate> {
        let penalty = penalty?;
        if self.trials.trials() > MAX_BOOTSTRAP_RUNS as u64 {
            return scores.interval(ConfidenceLevel::DEFAULT).ok();
        }
        let scores = (self.first.iter()).map(|run| (run.puzzle, score(run, penalty)));
        mean_cost(&scores.collect::<Vec<_>>())
    }

    fn row(
        &mut self,
        curve: Option<&KaplanMeier>,
        until: f64,
        limits: &Limits,
        details: &ContestantDetails,
    ) -> SummaryRow {
        let restricted = restricted_mean(curve, until, limits, &self.trials);
        let costs = &mut self.costs;
        let quantiles = QUANTILES.map(|share| costs.quantile(share).ok());
        SummaryRow {
            class: None,
            contestant: String::new(),
            runs: to_usize(self.trials.trials()),
            solved: to_usize(self.trials.hits()),
            by_puzzle: self.trials.is_clustered(),
            share: (self.trials.proportion(ConfidenceLevel::DEFAULT))
                .expect("there are runs, and no more solved ones"),
            half: curve.and_then(|curve| curve.quantile(0.5).ok().flatten()),
            mean: self.mean(),
            quantiles: quantiles[0].map(|_| quantiles.map(|value| value.unwrap_or(f64::NAN))),
            restricted,
            until: restricted.map(|_| until),
            par2_seconds: self.par2(
                &self.scores_in_seconds,
                StreamedRun::score_in_seconds,
                limits.seconds.map(Penalty::of_seconds),
            ),
            par2_steps: self.par2(
                &self.scores_in_steps,
                StreamedRun::score_in_steps,
                limits.penalty_steps_of(details).map(Penalty::of_steps),
            ),
            step_limit: limits.steps_of(details),
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
    details: &[ContestantDetails],
) -> (Vec<(usize, SummaryRow)>, f64) {
    let mut groups: Vec<_> = groups.collect();
    let curves: Vec<_> = groups.iter_mut().map(|(_, group)| group.curve()).collect();
    let until = common_horizon(curves.iter().flatten());
    let relative_error = (groups.iter()).map(|(_, group)| group.relative_error());
    let relative_error = relative_error.fold(0.0, f64::max);
    let rows = (groups.into_iter().zip(&curves)).map(|((contestant, group), curve)| {
        let row = group.row(curve.as_ref(), until, limits, &details[contestant]);
        (contestant, row)
    });
    (rows.collect(), relative_error)
}

fn to_usize(count: u64) -> usize {
    usize::try_from(count).expect("a count of runs fits")
}
