//! The report of `tune` as text and as JSON.

use std::fmt::Write as _;

use serde::Serialize;
use sudoku_search::Setup;
use sudoku_stats::Estimate;
use sudoku_tuning::{AblationStep, Configuration, HeldOutComparison, ParamSpace};

use super::runs::RunLimit;

/// A configuration with its result on the puzzles that were not used for tuning.
pub(super) struct Side {
    setup: Setup,
    solved: usize,
}

impl Side {
    /// The side of a configuration that solved `solved` runs.
    pub(super) fn new(space: &ParamSpace, configuration: &Configuration, solved: usize) -> Self {
        Self {
            setup: space.setup(configuration),
            solved,
        }
    }
}

/// The results of `tune`.
pub(super) struct Report {
    pub(super) limit: RunLimit,
    pub(super) start: Side,
    pub(super) best: Side,
    pub(super) tuning_puzzles: usize,
    pub(super) held_out_puzzles: usize,
    pub(super) held_out_runs: usize,
    pub(super) comparison: HeldOutComparison,
    pub(super) configurations: usize,
    pub(super) runs: usize,
    pub(super) races: usize,
    pub(super) ablation_runs: usize,
    pub(super) ablation: Vec<AblationStep>,
    /// A puzzle that was not used for tuning.
    pub(super) example: String,
}

/// The report as JSON.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Json<'a> {
    default: JsonSide,
    tuned: JsonSide,
    /// The unit of costs: `seconds` or `steps`.
    unit: &'static str,
    tuning_puzzles: usize,
    held_out_puzzles: usize,
    held_out_runs: usize,
    /// The cost of the tuned setup divided by that of the default, with its interval of 95 %.
    ratio: [Option<f64>; 3],
    /// `better`, `worse` or `cannot tell`.
    verdict: &'static str,
    configurations: usize,
    runs: usize,
    races: usize,
    ablation_runs: usize,
    ablation: Vec<JsonStep<'a>>,
    link: String,
}

/// A setup with its results, as JSON.
#[derive(Serialize)]
struct JsonSide {
    setup: String,
    cost: f64,
    solved: usize,
}

/// A step of the ablation, as JSON.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct JsonStep<'a> {
    parameter: &'static str,
    from: &'a str,
    to: &'a str,
    cost_before: f64,
    cost_after: f64,
}

impl Report {
    /// The report for people.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        self.write(&mut text)
            .expect("writing to a string does not fail");
        text
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        let (_, limit) = self.unit_and_limit();
        let HeldOutComparison {
            default_cost,
            tuned_cost,
            ..
        } = self.comparison;
        let puzzles = self.held_out_puzzles.min(self.held_out_runs);
        writeln!(
            text,
            "Tuned on {} puzzles: {} configurations, {} runs, {} races.",
            self.tuning_puzzles, self.configurations, self.runs, self.races
        )?;
        writeln!(
            text,
            "Compared on {puzzles} other puzzles, with {} runs of each setup and a limit of {limit} per run. Mean PAR-2 score:\n",
            self.held_out_runs
        )?;
        for (name, side, cost) in [
            ("default", &self.start, default_cost),
            ("tuned", &self.best, tuned_cost),
        ] {
            let Side { setup, solved } = side;
            let cost = self.cost_text(cost);
            writeln!(text, "  {name:8} {cost:>10}  {solved:5} solved  {setup}")?;
        }
        writeln!(text, "\n{}", self.verdict_text())?;
        if self.is_unchanged() {
            return Ok(());
        }
        if self.ablation.is_empty() {
            writeln!(
                text,
                "\nThe budget is too small to measure which parameters matter."
            )?;
        } else {
            writeln!(
                text,
                "\nWhich parameters matter, measured by {} runs after each change:\n",
                self.ablation_runs
            )?;
            for step in &self.ablation {
                writeln!(
                    text,
                    "  {:24} {:>12} -> {:12} {:>10} -> {}",
                    step.id,
                    step.from,
                    step.to,
                    self.cost_text(step.cost_before),
                    self.cost_text(step.cost_after)
                )?;
            }
        }
        writeln!(
            text,
            "\nTo open both setups in a race, append this text to the address of the page:\n\n  {}",
            self.link()
        )
    }

    /// Returns `true` if the tuned setup is the default.
    fn is_unchanged(&self) -> bool {
        self.start.setup == self.best.setup
    }

    /// A cost with its unit, with three significant digits.
    fn cost_text(&self, cost: f64) -> String {
        match self.limit {
            RunLimit::Steps(_) => format!("{cost:.1}"),
            RunLimit::Time(_) if cost >= 1.0 => format!("{cost:.2} s"),
            RunLimit::Time(_) if cost >= 1e-3 => format!("{:.2} ms", cost * 1e3),
            RunLimit::Time(_) => format!("{:.2} µs", cost * 1e6),
        }
    }

    /// The unit of costs, and the limit in words.
    fn unit_and_limit(&self) -> (&'static str, String) {
        match self.limit {
            RunLimit::Time(max_time) => ("seconds", format!("{} s", max_time.as_secs_f64())),
            RunLimit::Steps(steps) => ("steps", format!("{steps} steps")),
        }
    }

    /// The verdict of the comparison.
    fn verdict(&self) -> &'static str {
        if self.comparison.is_better() {
            "better"
        } else if self.comparison.is_worse() {
            "worse"
        } else {
            "cannot tell"
        }
    }

    fn verdict_text(&self) -> String {
        if self.is_unchanged() {
            return "No configuration was better than the default on the puzzles for tuning."
                .to_owned();
        }
        let Estimate { value, low, high } = self.comparison.ratio;
        let ratio = format!(
            "The score of the tuned setup is {value:.3} times that of the default (95 % interval {low:.3} to {high:.3})"
        );
        match self.verdict() {
            "cannot tell" if !self.comparison.is_sufficient() => {
                format!("{ratio}. There are too few puzzles for a verdict.")
            }
            "cannot tell" => {
                format!("{ratio}. The interval contains 1, so the difference is not significant.")
            }
            verdict => format!("{ratio}: the tuned setup is {verdict}."),
        }
    }

    /// The part of the address that opens both setups in a race.
    fn link(&self) -> String {
        let name = |setup: &Setup| match &setup.preset {
            Some(preset) => format!("{}:{preset}", setup.algorithm),
            None => setup.algorithm.clone(),
        };
        let lanes = [&self.start.setup, &self.best.setup];
        let mut link = format!("#v=1&view=race&a={},{}", name(lanes[0]), name(lanes[1]));
        for (lane, setup) in (1..).zip(lanes) {
            for (id, value) in &setup.params {
                let _ = write!(link, "&{lane}.{id}={value}");
            }
        }
        link + "&p=" + &self.example
    }

    /// The report for programs.
    pub(super) fn json(&self) -> String {
        let side = |side: &Side, cost| JsonSide {
            setup: side.setup.to_string(),
            cost,
            solved: side.solved,
        };
        let Estimate { value, low, high } = self.comparison.ratio;
        let steps = self.ablation.iter().map(|step| JsonStep {
            parameter: step.id,
            from: &step.from,
            to: &step.to,
            cost_before: step.cost_before,
            cost_after: step.cost_after,
        });
        let json = Json {
            default: side(&self.start, self.comparison.default_cost),
            tuned: side(&self.best, self.comparison.tuned_cost),
            unit: self.unit_and_limit().0,
            tuning_puzzles: self.tuning_puzzles,
            held_out_puzzles: self.held_out_puzzles,
            held_out_runs: self.held_out_runs,
            ratio: [value, low, high].map(|one| one.is_finite().then_some(one)),
            verdict: self.verdict(),
            configurations: self.configurations,
            runs: self.runs,
            races: self.races,
            ablation_runs: self.ablation_runs,
            ablation: steps.collect(),
            link: self.link(),
        };
        let text = serde_json::to_string_pretty(&json).expect("names are text and numbers finite");
        text + "\n"
    }
}
