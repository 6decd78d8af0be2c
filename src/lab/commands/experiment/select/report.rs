//! The report of `select` as text and as JSON.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;
use sudoku_experiment::{Measure, RunTable};
use sudoku_selection::{
    FeatureImportance, Gap, GapVerdict, Instances, Selection, SelectionOptions, features,
};
use sudoku_stats::Estimate;

use super::costs::{CostMatrix, is_time};

/// The number of features in the report for people.
const MAX_LISTED_FEATURES: usize = 10;

/// The results of `select`.
pub(super) struct Report<'a> {
    pub(super) runs: &'a RunTable,
    pub(super) measure: Measure,
    pub(super) matrix: &'a CostMatrix,
    /// The step limits of the contestants if they differ; otherwise empty.
    pub(super) different_limits: Vec<(&'a str, u64)>,
    pub(super) instances: &'a Instances,
    pub(super) options: SelectionOptions,
    pub(super) selection: &'a Selection,
}

/// The report as JSON.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Json<'a> {
    /// The id of the measure.
    measure: &'static str,
    /// The unit of costs: `microseconds`, or the id of the measure.
    unit: &'static str,
    limit: Option<f64>,
    puzzles: usize,
    /// The number of classes of equivalent puzzles.
    classes: usize,
    folds: usize,
    trees: u16,
    seed: u32,
    contestants: Vec<JsonContestant<'a>>,
    single_best: &'a str,
    single_best_cost: f64,
    virtual_best_cost: f64,
    selector_cost: f64,
    feature_cost: f64,
    /// The share of the gap that is closed, with its interval of 95 %.
    gap_closed: [Option<f64>; 3],
    /// `better`, `worse`, `cannot tell` or `too few puzzles`.
    verdict: &'static str,
    /// Unsolved runs that a limit of another unit, or a smaller limit of the contestant, stopped early.
    stopped_early: usize,
    /// The step limits of the contestants by name if they differ; otherwise empty.
    different_limits: BTreeMap<&'a str, u64>,
    features: Vec<JsonFeature>,
}

/// A contestant as JSON.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct JsonContestant<'a> {
    name: &'a str,
    cost: f64,
    /// The share of runs that solved their puzzle within the limit.
    solved: f64,
    /// The number of puzzles on which the contestant has the lowest cost.
    best: usize,
    /// The number of puzzles for which the contestant is chosen.
    chosen: usize,
}

/// A feature as JSON.
#[derive(Serialize)]
struct JsonFeature {
    id: &'static str,
    /// The increase of the mean cost of the choices when the values of the feature are permuted.
    increase: f64,
}

impl Report<'_> {
    /// The report for people.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        self.write(&mut text)
            .expect("writing to a string does not fail");
        text
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        let Self {
            runs,
            selection,
            options,
            ..
        } = self;
        let puzzles = selection.choices.len();
        let limit = self.matrix.limit.map_or(String::new(), |limit| {
            format!(
                " An unsolved run costs twice the limit of {}.",
                self.cost_text(limit)
            )
        });
        writeln!(
            text,
            "{puzzles} puzzles, {} contestants, measured by {}.{limit}",
            runs.contestants.len(),
            self.measure.id()
        )?;
        writeln!(
            text,
            "{}-fold cross-validation, {} features, {} trees per forest, seed {}.",
            options.folds,
            features().count(),
            options.trees,
            options.seed
        )?;
        let equivalent = puzzles - selection.gap.puzzles;
        if equivalent > 0 {
            writeln!(
                text,
                "{equivalent} puzzles are equivalent to other puzzles and are in the same fold as these."
            )?;
        }
        if self.matrix.stopped_early > 0 {
            writeln!(
                text,
                "{} unsolved runs were stopped by another limit before they reached this limit; they count as unsolved.",
                self.matrix.stopped_early
            )?;
        }
        if !self.different_limits.is_empty() {
            let limits: Vec<_> = (self.different_limits.iter())
                .map(|(name, limit)| format!("{name} {limit}"))
                .collect();
            writeln!(
                text,
                "The contestants had different step limits ({}), so their scores are comparable only under these limits.",
                limits.join(", ")
            )?;
        }
        writeln!(
            text,
            "\n  {:32} {:>10}  solved   best  chosen",
            "Mean PAR-2 score", ""
        )?;
        for contestant in self.contestants() {
            let JsonContestant {
                name,
                cost,
                solved,
                best,
                chosen,
            } = contestant;
            let (cost, solved) = (self.cost_text(cost), 100.0 * solved);
            writeln!(
                text,
                "  {name:32} {cost:>10} {solved:6.1}% {best:6} {chosen:7}"
            )?;
        }
        writeln!(text)?;
        let single = selection.single_best;
        let single_cost = self.cost_text(selection.contestant_costs[single]);
        writeln!(
            text,
            "  {:32} {single_cost:>10}  {}",
            "single best", runs.contestants[single]
        )?;
        let virtual_cost = self.cost_text(selection.virtual_best_cost);
        writeln!(
            text,
            "  {:32} {virtual_cost:>10}  the best contestant for each puzzle",
            "virtual best"
        )?;
        let features_part = if is_time(self.measure) {
            format!(
                "  including {} for features",
                self.cost_text(selection.feature_cost)
            )
        } else {
            String::new()
        };
        let selector_cost = self.cost_text(selection.selector_cost);
        writeln!(
            text,
            "  {:32} {selector_cost:>10}{features_part}",
            "selector"
        )?;
        writeln!(text, "\n{}", self.verdict_text())?;
        writeln!(
            text,
            "\nFeatures by the increase of the score of the selector when their values are permuted:\n"
        )?;
        for FeatureImportance { feature, increase } in
            selection.importance.iter().take(MAX_LISTED_FEATURES)
        {
            let id = features().nth(*feature).map_or("", |feature| feature.id);
            writeln!(text, "  {id:32} {:>10}", self.cost_text(*increase))?;
        }
        Ok(())
    }

    /// The contestants with their results.
    fn contestants(&self) -> Vec<JsonContestant<'_>> {
        let choices = &self.selection.choices;
        let of = |index: usize, name| JsonContestant {
            name,
            cost: self.selection.contestant_costs[index],
            solved: self.matrix.solved[index],
            best: choices.iter().filter(|choice| choice.best == index).count(),
            chosen: choices
                .iter()
                .filter(|choice| choice.chosen == index)
                .count(),
        };
        (self.runs.contestants.iter().enumerate())
            .map(|(index, name)| of(index, name))
            .collect()
    }

    /// A cost with its unit.
    fn cost_text(&self, cost: f64) -> String {
        let size = cost.abs();
        if !is_time(self.measure) {
            format!("{cost:.1}")
        } else if size >= 1e6 {
            format!("{:.2} s", cost / 1e6)
        } else if size >= 1e3 {
            format!("{:.2} ms", cost / 1e3)
        } else {
            format!("{cost:.2} µs")
        }
    }

    fn verdict(&self) -> &'static str {
        match self.selection.gap.verdict() {
            GapVerdict::Better => "better",
            GapVerdict::Worse => "worse",
            GapVerdict::Unclear => "cannot tell",
            GapVerdict::TooFew => "too few puzzles",
        }
    }

    fn verdict_text(&self) -> String {
        let Gap { share, .. } = self.selection.gap;
        let Estimate { value, low, high } = share;
        let single = &self.runs.contestants[self.selection.single_best];
        let closed = format!(
            "The selector closes {:.1} % of the gap between the single best and the virtual best contestant (95 % interval {:.1} % to {:.1} %)",
            100.0 * value,
            100.0 * low,
            100.0 * high
        );
        match self.selection.gap.verdict() {
            GapVerdict::Better => format!("{closed}: it is better than always running {single}."),
            GapVerdict::Worse => format!("{closed}: it is worse than always running {single}."),
            GapVerdict::Unclear => {
                format!(
                    "{closed}. The interval contains 0, so the selector does not differ significantly from always running {single}."
                )
            }
            GapVerdict::TooFew => {
                format!("{closed}. There are too few puzzles for a verdict.")
            }
        }
    }

    /// The report for programs.
    pub(super) fn json(&self) -> String {
        let selection = self.selection;
        let Estimate { value, low, high } = selection.gap.share;
        let json = Json {
            measure: self.measure.id(),
            unit: if is_time(self.measure) {
                "microseconds"
            } else {
                self.measure.id()
            },
            limit: self.matrix.limit,
            puzzles: self.instances.len(),
            classes: selection.gap.puzzles,
            folds: self.options.folds,
            trees: self.options.trees,
            seed: self.options.seed,
            contestants: self.contestants(),
            single_best: &self.runs.contestants[selection.single_best],
            single_best_cost: selection.contestant_costs[selection.single_best],
            virtual_best_cost: selection.virtual_best_cost,
            selector_cost: selection.selector_cost,
            feature_cost: selection.feature_cost,
            gap_closed: [value, low, high].map(|one| one.is_finite().then_some(one)),
            verdict: self.verdict(),
            stopped_early: self.matrix.stopped_early,
            different_limits: self.different_limits.iter().copied().collect(),
            features: (selection.importance.iter())
                .map(|one| JsonFeature {
                    id: features().nth(one.feature).map_or("", |feature| feature.id),
                    increase: one.increase,
                })
                .collect(),
        };
        let text = serde_json::to_string_pretty(&json).expect("names are text and numbers finite");
        text + "\n"
    }
}
