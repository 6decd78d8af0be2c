//! `generate --compare`: generators and engines side by side.

use std::collections::BTreeMap;
use std::io;
use std::process::ExitCode;

use sudoku_generator::{Facts, GENERATORS};
use sudoku_grid::Shape;
use sudoku_search::{Algorithm, Outcome, ParamKind, Seed};

use crate::Failure;
use crate::generate::{GenerateArgs, Task, seed};
use crate::solve::Clock;

const COLUMNS: [&str; 18] = [
    "algorithm",
    "setting",
    "side",
    "puzzles",
    "per_second",
    "per_second_low",
    "per_second_high",
    "unique",
    "givens",
    "givens_low",
    "givens_high",
    "minimal",
    "minimal_low",
    "minimal_high",
    "nodes_median",
    "nodes_low",
    "nodes_high",
    "hardest",
];

/// Writes a row for each generator as it is, and one for each choice of a parameter that is not its
/// default: engines, symmetries and the like, one at a time.
///
/// `unique` is the share of puzzles with one solution by a solver that did not make them: an engine
/// that proves nothing is judged so. `minimal` is the share in which, besides, every given is needed;
/// of the unique ones, `nodes` are those of backtracking on the most constrained cell, and `hardest`
/// says of how many puzzles each technique is the hardest on the path of easiest deductions
/// (`beyond`: the techniques do not suffice). Intervals are of
/// 95 %: normal for means, Wilson's for shares, by ranks for medians. Full grids are left out.
///
/// # Errors
///
/// If the output cannot be written.
pub(crate) fn run(args: &GenerateArgs, shape: Shape) -> Result<ExitCode, Failure> {
    let mut rows = csv::Writer::from_writer(io::stdout());
    rows.write_record(COLUMNS).map_err(io::Error::from)?;
    let makers = GENERATORS.iter().copied().filter(|entry| {
        entry.params().iter().any(|param| param.id == "least") && entry.info().takes(shape)
    });
    for generator in makers {
        for setting in settings(generator) {
            let task = Task::of(generator, setting, shape, args.max_seconds);
            if let Some(row) = row(&task, args, shape) {
                rows.write_record(row).map_err(io::Error::from)?;
                rows.flush()?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The defaults, then each other choice and switch by itself.
fn settings(generator: &dyn Algorithm) -> Vec<Vec<(String, String)>> {
    let mut settings = vec![Vec::new()];
    for param in generator.params() {
        let default = param.default_text();
        let others: Vec<_> = match &param.kind {
            ParamKind::Choice(_, options) => options.iter().map(|(id, _)| *id).collect(),
            ParamKind::Switch(_) => vec!["true", "false"],
            _ => Vec::new(),
        };
        let others = others.into_iter().filter(|other| *other != default);
        settings.extend(others.map(|other| vec![(param.id.to_owned(), other.to_owned())]));
    }
    settings
}

/// `None` if the generator refuses the setting.
fn row(task: &Task, args: &GenerateArgs, shape: Shape) -> Option<Vec<String>> {
    task.start(Seed(0)).ok()?;
    let mut puzzles: Vec<Facts> = Vec::new();
    let mut seconds = Vec::new();
    let whole = Clock::start();
    for at in 0..args.count {
        let clock = Clock::start();
        let mut run = task.start(seed(args.first_seed(), at)).ok()?;
        if task.finish(&mut run, &whole) == Outcome::Time {
            break;
        }
        seconds.push(clock.elapsed().as_secs_f64());
        puzzles.extend(run.solution().and_then(|puzzle| task.facts(puzzle)));
    }
    let setting: Vec<_> = (task.params.iter())
        .map(|(id, value)| format!("{id}={value}"))
        .collect();
    let mut fields = vec![
        task.generator.info().id.to_owned(),
        setting.join(" "),
        shape.side().to_string(),
        puzzles.len().to_string(),
    ];
    let [time, quick, slow] = mean(&seconds);
    // Of times that differ widely the interval reaches below none: the rate has no upper end then.
    fields.extend([time, slow, quick.max(0.0)].map(|seconds| number(1.0 / seconds, PLACES)));
    let unique: Vec<_> = (puzzles.iter())
        .map(|facts| facts.solutions == Some(1))
        .collect();
    fields.push(number(share(&unique)[0], 4));
    #[expect(clippy::cast_precision_loss, reason = "at most 625")]
    let givens: Vec<_> = puzzles.iter().map(|facts| facts.givens as f64).collect();
    fields.extend(mean(&givens).map(|givens| number(givens, 2)));
    let minimal: Vec<_> = (puzzles.iter())
        .map(|facts| facts.minimal == Some(true))
        .collect();
    fields.extend(share(&minimal).map(|share| number(share, 4)));
    // How hard it is means nothing of a puzzle with several solutions.
    puzzles.retain(|facts| facts.solutions.is_none_or(|count| count == 1));
    let mut nodes: Vec<_> = puzzles.iter().map(|facts| facts.nodes).collect();
    nodes.sort_unstable();
    fields.extend(median(&nodes).map(|nodes| nodes.map_or_else(String::new, |n| n.to_string())));
    let mut hardest = BTreeMap::new();
    for facts in &puzzles {
        *hardest.entry(facts.hardest).or_insert(0_u32) += 1;
    }
    let hardest: Vec<_> = (hardest.iter())
        .map(|(technique, count)| format!("{technique}={count}"))
        .collect();
    fields.push(hardest.join(";"));
    Some(fields)
}

fn number(value: f64, places: usize) -> String {
    if value.is_finite() {
        format!("{value:.places$}")
    } else {
        String::new()
    }
}

/// Decimals of a rate: a slow engine makes less than one puzzle a second.
const PLACES: usize = 3;

/// Two standard errors hold 95 %.
const Z: f64 = 1.96;

/// The mean and its interval.
#[expect(clippy::cast_precision_loss, reason = "puzzles are fewer than 2^52")]
fn mean(values: &[f64]) -> [f64; 3] {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    let error = Z * (squares / (n - 1.0) / n).sqrt();
    [mean, mean - error, mean + error]
}

/// The share of what is true and Wilson's interval.
#[expect(clippy::cast_precision_loss, reason = "puzzles are fewer than 2^52")]
fn share(values: &[bool]) -> [f64; 3] {
    let n = values.len() as f64;
    let share = values.iter().filter(|value| **value).count() as f64 / n;
    let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let spread = (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let half = Z * spread / (1.0 + Z * Z / n);
    [share, (middle - half).max(0.0), middle + half]
}

/// The median of sorted values, and the ranks between which it is in 95 % of all samples.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "puzzles are fewer than 2^52, and ranks are cut to what there is"
)]
fn median(sorted: &[u64]) -> [Option<u64>; 3] {
    let n = sorted.len() as f64;
    let half = Z * n.sqrt() / 2.0;
    let rank = |place: f64| {
        let last = sorted.len().checked_sub(1)?;
        Some(sorted[(place.max(0.0) as usize).min(last)])
    };
    [
        rank((n - 1.0) / 2.0),
        rank((n / 2.0 - half).floor()),
        rank((n / 2.0 + half).ceil()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_textbook() {
        let [middle, low, high] = mean(&[1.0, 2.0, 3.0, 4.0]);
        assert!((middle - 2.5).abs() < 1e-9);
        // The standard error of 1, 2, 3, 4 is the square root of 5/12.
        assert!((high - low - 2.0 * 1.96 * (5.0_f64 / 12.0).sqrt()).abs() < 1e-9);
        // Wilson's for none of ten: up to z² / (n + z²).
        let [share, low, high] = share(&[false; 10]);
        assert!(share.abs() + low.abs() < 1e-9);
        assert!((high - Z * Z / (10.0 + Z * Z)).abs() < 1e-9);
        let values: Vec<_> = (0..100).collect();
        assert_eq!(median(&values), [Some(49), Some(40), Some(60)]);
        assert_eq!(median(&[]), [None; 3]);
    }
}
