use crate::statistics::{
    Bootstrap, Estimate, KaplanMeier, Length, Level, mean_of, median_of, penalised, wilson,
};
use crate::{Budget, Record};

/// How one contestant did on a set, or on all.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Figures {
    /// The set; none is all of them.
    pub set: Option<String>,
    /// The contestant.
    pub contestant: String,
    /// Runs.
    pub runs: usize,
    /// Those that solved their puzzle.
    pub solved: usize,
    /// Their share, with Wilson's interval.
    pub share: Estimate,
    /// The time by which half of all runs have solved their puzzle, in microseconds (Kaplan and Meier: a run
    /// that did not would have taken longer); none where fewer than half do.
    pub median_micros: Option<f64>,
    /// The mean time of the solved runs, in microseconds, with an interval by the bootstrap (`BCa`).
    pub mean_micros: Option<Estimate>,
    /// The mean time in seconds where one that was not solved counts as twice the budget; none without budget.
    pub par2_seconds: Option<Estimate>,
    /// The same in steps.
    pub par2_steps: Option<Estimate>,
    /// The median steps of the solved runs.
    pub median_steps: Option<f64>,
    /// The median nodes of the solved runs; none where there are no nodes.
    pub median_nodes: Option<f64>,
}

/// Draws for an interval: enough for two digits of its ends.
const RESAMPLES: u32 = 2000;

pub(super) fn all<'a>(
    records: &'a [&Record],
    contestants: &'a [String],
    set: Option<&'a String>,
    budget: &'a Budget,
) -> impl Iterator<Item = Figures> + 'a {
    contestants.iter().filter_map(move |contestant| {
        let runs: Vec<_> = (records.iter().copied())
            .filter(|run| run.contestant == *contestant && set.is_none_or(|set| run.set == *set))
            .collect();
        (!runs.is_empty()).then(|| figures(&runs, contestant, set, budget))
    })
}

fn figures(runs: &[&Record], contestant: &str, set: Option<&String>, budget: &Budget) -> Figures {
    let solved: Vec<_> = runs.iter().copied().filter(|run| run.solved()).collect();
    let times: Vec<_> = solved.iter().map(|run| micros(run)).collect();
    let share = wilson(solved.len() as u64, runs.len() as u64, Level::USUAL);
    let lengths = |value: fn(&Record) -> f64| -> Vec<_> {
        (runs.iter())
            .map(|run| Length {
                value: value(run),
                solved: run.solved(),
            })
            .collect()
    };
    let of_times = lengths(micros);
    let curve = KaplanMeier::of(&of_times, Level::USUAL).ok();
    let median = |value: fn(&Record) -> Option<u64>| {
        let mut values: Vec<_> = solved
            .iter()
            .filter_map(|run| value(run))
            .map(real)
            .collect();
        (!values.is_empty()).then(|| median_of(&mut values))
    };
    let par2 =
        |lengths: &[Length], limit: Option<f64>| penalised(lengths, limit?, 2.0, Level::USUAL).ok();
    Figures {
        set: set.cloned(),
        contestant: contestant.to_owned(),
        runs: runs.len(),
        solved: solved.len(),
        share: share.expect("there are runs, and no more solved ones"),
        median_micros: curve.and_then(|curve| curve.quantile(0.5).ok().flatten()),
        mean_micros: mean(&times),
        par2_seconds: par2(&in_seconds(&of_times, budget.seconds), budget.seconds),
        par2_steps: par2(
            &lengths(|run| real(run.steps.unwrap_or(0))),
            budget.steps.map(real),
        ),
        median_steps: median(|run| run.steps),
        median_nodes: median(|run| run.nodes),
    }
}

/// A run that ended at the next look at the clock has not taken longer than it was given.
fn in_seconds(micros: &[Length], limit: Option<f64>) -> Vec<Length> {
    let limit = limit.unwrap_or(f64::MAX);
    (micros.iter())
        .map(|length| Length {
            value: (length.value / 1e6).min(limit),
            ..*length
        })
        .collect()
}

fn mean(times: &[f64]) -> Option<Estimate> {
    let bootstrap = Bootstrap {
        resamples: RESAMPLES,
        seed: 1,
        level: Level::USUAL,
    };
    let all = bootstrap.bca(times, |drawn| mean_of(drawn));
    // Of one value nothing is drawn but itself.
    all.or_else(|_| bootstrap.percentile(times, |drawn| mean_of(drawn)))
        .ok()
}

/// The time of a run in microseconds; one that took less than one took half of it, so that ratios stay finite.
pub(super) fn micros(run: &Record) -> f64 {
    real(run.micros.unwrap_or(0)).max(0.5)
}

#[expect(clippy::cast_precision_loss, reason = "nobody counts to 2^53")]
pub(super) fn real(number: u64) -> f64 {
    number as f64
}
