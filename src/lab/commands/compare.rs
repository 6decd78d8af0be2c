//! `generate --compare`: a comparison of generators and their engines.

use std::collections::BTreeMap;

use sudoku_generator::{Facts, GENERATORS};
use sudoku_grid::Shape;
use sudoku_runner::{MonotonicClock, Stopwatch, run_to_end};
use sudoku_search::{Algorithm, ParamKind, Setup};
use sudoku_stats::{ConfidenceLevel, Estimate, SortedSample, mean_interval, wilson_interval};

use super::generate::{GenerateArgs, GenerateTask, seed_at};
use crate::failure::{Failure, Status};
use crate::output::Output;
use crate::progress::Progress;
use crate::table::Table;

/// The columns of the table.
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

/// The columns that are not numbers.
const TEXT_COLUMNS: [&str; 3] = ["algorithm", "setting", "hardest"];

/// Writes one row for each generator with its defaults, and one for each non-default option of a
/// choice or switch, such as an engine or a symmetry, changed by itself.
///
/// `unique` is the share of puzzles with exactly one solution, counted by a solver other than the
/// engine, because some engines do not prove uniqueness. `minimal` is the share of puzzles with one
/// solution and no redundant given. `nodes` and `hardest` describe the unique puzzles: the search
/// nodes of backtracking with minimum remaining values (MRV), and for each technique, the number of
/// puzzles in which it is the hardest technique of the solution path (`beyond`: the techniques do
/// not solve the puzzle). Confidence intervals have the level 95 %: Student's t for means, Wilson's
/// for shares, order statistics for medians. A bound that too few puzzles determine is empty.
/// Generators of full grids are excluded.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub(crate) fn run(args: &GenerateArgs, shape: Shape) -> Result<Status, Failure> {
    let table = Table::new(args.table, COLUMNS);
    Output::from(table.header()).write()?;
    let generators = GENERATORS.iter().copied().filter(|entry| {
        entry.params().iter().any(|param| param.id == "least") && entry.info().accepts(shape)
    });
    let tasks = generators.flat_map(|generator| {
        let setups = setups(generator).into_iter();
        setups.map(move |setup| GenerateTask::of(generator, setup, shape, args.max_seconds))
    });
    let tasks: Vec<_> = tasks.collect();
    let progress = Progress::start("setups", || Some(tasks.len() as u64));
    for task in tasks {
        if let Some(fields) = row(&task, args, shape) {
            let mut output = Output::default();
            let mut row = table.row(&mut output.text);
            for (column, field) in COLUMNS.iter().zip(&fields) {
                if TEXT_COLUMNS.contains(column) {
                    row.text(field);
                } else {
                    row.formatted_number(field);
                }
            }
            row.end();
            progress.suspend(|| output.write())?;
        }
        progress.advance(1);
    }
    Ok(Status::Success)
}

/// The default setup, then each setup in which one choice or switch has a non-default option.
fn setups(generator: &dyn Algorithm) -> Vec<Setup> {
    let mut setups = vec![generator.setup()];
    for param in generator.params() {
        let default = param.default_text();
        let other_values: Vec<_> = match &param.kind {
            ParamKind::Choice(_, options) => options.iter().map(|(id, _)| *id).collect(),
            ParamKind::Switch(_) => vec!["true", "false"],
            _ => Vec::new(),
        };
        let other_values = other_values.into_iter().filter(|other| *other != default);
        setups.extend(other_values.map(|other| generator.setup().param(param.id, other)));
    }
    setups
}

/// The row of a setup; `None` if the generator refuses the setup.
fn row(task: &GenerateTask, args: &GenerateArgs, shape: Shape) -> Option<Vec<String>> {
    task.generator.check(&task.setup, shape).ok()?;
    let mut puzzles: Vec<Facts> = Vec::new();
    let mut seconds = Vec::new();
    let deadline = task.deadline();
    for index in 0..args.count {
        let stopwatch = Stopwatch::start(MonotonicClock);
        let mut run = task.start(seed_at(args.first_seed(), index)).ok()?;
        run_to_end(&mut run, &deadline, &mut || {});
        if run.outcome().is_none() {
            break;
        }
        seconds.push(stopwatch.elapsed().as_secs_f64());
        puzzles.extend(run.solution().and_then(|puzzle| task.facts(puzzle)));
    }
    let settings: Vec<_> = (task.setup.params.iter())
        .map(|(id, value)| format!("{id}={value}"))
        .collect();
    let mut fields = vec![
        task.generator.info().id.to_owned(),
        settings.join(" "),
        shape.side().to_string(),
        puzzles.len().to_string(),
    ];
    let mean_seconds = mean_interval(&seconds, CONFIDENCE_LEVEL).ok();
    // If the times vary widely, the lower bound of their mean is below 0, and the rate has no upper bound.
    let puzzles_per_second = mean_seconds.map(|seconds| Estimate {
        value: 1.0 / seconds.value,
        low: 1.0 / seconds.high,
        high: 1.0 / seconds.low.max(0.0),
    });
    fields.extend(interval_fields(puzzles_per_second, |rate| {
        number(rate, RATE_DECIMALS)
    }));
    let unique_share = share(&puzzles, |facts| facts.solutions == Some(1));
    fields.push(unique_share.map_or_else(String::new, |share| number(share.value, 4)));
    #[expect(clippy::cast_precision_loss, reason = "at most 625")]
    let givens: Vec<_> = puzzles.iter().map(|facts| facts.givens as f64).collect();
    fields.extend(interval_fields(
        mean_interval(&givens, CONFIDENCE_LEVEL).ok(),
        |givens| number(givens, 2),
    ));
    let minimal_share = share(&puzzles, |facts| facts.minimal == Some(true));
    fields.extend(interval_fields(minimal_share, |share| number(share, 4)));
    // Difficulty is not defined for puzzles with several solutions.
    puzzles.retain(|facts| facts.solutions.is_none_or(|count| count == 1));
    #[expect(clippy::cast_precision_loss, reason = "nodes are fewer than 2^53")]
    let nodes: Vec<_> = puzzles.iter().map(|facts| facts.nodes as f64).collect();
    let nodes = SortedSample::new(&nodes).ok();
    let nodes = nodes.map(|nodes| nodes.median_interval(CONFIDENCE_LEVEL));
    fields.extend(interval_fields(nodes, |nodes| {
        if nodes.is_finite() {
            nodes.to_string()
        } else {
            String::new()
        }
    }));
    let mut hardest = BTreeMap::new();
    for facts in &puzzles {
        *hardest
            .entry(facts.hardest.unwrap_or("unknown"))
            .or_insert(0_u32) += 1;
    }
    let hardest: Vec<_> = (hardest.iter())
        .map(|(technique, count)| format!("{technique}={count}"))
        .collect();
    fields.push(hardest.join(";"));
    Some(fields)
}

/// The fields of an estimate: its value and its bounds, each formatted by `text`; three empty fields for `None`.
fn interval_fields(estimate: Option<Estimate>, text: impl Fn(f64) -> String) -> [String; 3] {
    match estimate {
        Some(Estimate { value, low, high }) => [value, low, high].map(text),
        None => Default::default(),
    }
}

/// The share of puzzles whose facts satisfy `predicate`, with its confidence interval; `None` if there is no puzzle.
fn share(puzzles: &[Facts], predicate: impl Fn(&Facts) -> bool) -> Option<Estimate> {
    let hits = puzzles.iter().filter(|facts| predicate(facts)).count();
    wilson_interval(hits as u64, puzzles.len() as u64, CONFIDENCE_LEVEL).ok()
}

/// Formats a number with a fixed number of decimals; an empty text if the number is not finite.
fn number(value: f64, decimals: usize) -> String {
    if value.is_finite() {
        format!("{value:.decimals$}")
    } else {
        String::new()
    }
}

/// The confidence level of all intervals.
const CONFIDENCE_LEVEL: ConfidenceLevel = ConfidenceLevel::DEFAULT;

/// The number of decimals of a rate in puzzles per second, which is below 1 for slow engines.
const RATE_DECIMALS: usize = 3;
