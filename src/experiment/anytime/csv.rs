use std::borrow::Cow;
use std::fmt::Write as _;

use super::report::{AnytimeContestant, AnytimeReport, BudgetRow};

/// The columns of the CSV form.
const HEADER: &str = "quality,contestant,view,unit,target,budget,runs,reached,value,low,high,note";

impl AnytimeReport {
    /// The report as CSV, with one value per row and a header. The column `view` is
    ///
    /// - `ert`: `value` is the expected running time to `target`; `reached` is the number of runs that reach it,
    /// - `median`: `value` is the median run length to `target`,
    /// - `budget`: `value`, `low` and `high` are the median and the quartiles of the distances within `budget`,
    /// - `ecdf`: `value` is the share of pairs of run and target whose target is reached within `budget`; the rows are the
    ///   steps of the distribution.
    ///
    /// The column `note` is `repeated` for an expected running time to a target that runs of a contestant without random
    /// numbers miss, because restarts repeat the same run, and `stopped` for a budget after a limit has stopped an unsolved
    /// run.
    ///
    /// The column `unit` is `evaluations` or `micros`, the unit of run lengths and budgets. Undefined values are empty. Names
    /// with commas, quotes or line breaks are quoted, because a solver in a file may choose its own names.
    pub fn to_csv(&self) -> String {
        let mut text = format!("{HEADER}\n");
        for group in &self.groups {
            for contestant in &group.contestants {
                let start = [&group.quality, &contestant.contestant].map(|name| quoted(name));
                let start = start.join(",");
                write_contestant(&mut text, &start, contestant);
            }
        }
        text
    }
}

/// A field of CSV, in quotes if it needs them.
fn quoted(field: &str) -> Cow<'_, str> {
    if field.contains([',', '"', '\n', '\r']) {
        Cow::Owned(format!("\"{}\"", field.replace('"', "\"\"")))
    } else {
        Cow::Borrowed(field)
    }
}

fn write_contestant(text: &mut String, start: &str, contestant: &AnytimeContestant) {
    let runs = contestant.runs;
    let field = |value: Option<f64>| value.map_or(String::new(), |value| value.to_string());
    for row in &contestant.targets {
        for (view, unit, value) in [
            ("ert", "evaluations", row.expected_evaluations),
            ("ert", "micros", row.expected_micros),
            ("median", "evaluations", row.median_evaluations),
            ("median", "micros", row.median_micros),
        ] {
            let (target, reached) = (row.target, row.reached);
            let is_repeated = view == "ert" && contestant.expected(row).is_none();
            let note = if is_repeated && value.is_some() {
                "repeated"
            } else {
                ""
            };
            let value = field(value);
            let _ = writeln!(
                text,
                "{start},{view},{unit},{target},,{runs},{reached},{value},,,{note}"
            );
        }
    }
    for (unit, budgets, distribution, stop) in [
        (
            "evaluations",
            &contestant.evaluation_budgets,
            &contestant.evaluation_distribution,
            contestant.stopped_evaluations,
        ),
        (
            "micros",
            &contestant.time_budgets,
            &contestant.time_distribution,
            contestant.stopped_micros,
        ),
    ] {
        let note = |budget: f64| {
            if stop.is_some_and(|stop| budget > stop) {
                "stopped"
            } else {
                ""
            }
        };
        for BudgetRow {
            budget, distances, ..
        } in budgets
        {
            let note = note(*budget);
            let [low, median, high] = distances.map_or([const { String::new() }; 3], |values| {
                values.map(|value| value.to_string())
            });
            let _ = writeln!(
                text,
                "{start},budget,{unit},,{budget},{runs},,{median},{low},{high},{note}"
            );
        }
        for [budget, share] in distribution {
            let note = note(*budget);
            let _ = writeln!(
                text,
                "{start},ecdf,{unit},,{budget},{runs},,{share},,,{note}"
            );
        }
    }
}
