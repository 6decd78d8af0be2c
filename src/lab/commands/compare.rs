//! `generate --compare`: generators and engines side by side.

use std::collections::BTreeMap;
use std::io;
use std::process::ExitCode;

use sudoku_generator::{Facts, GENERATORS};
use sudoku_grid::Shape;
use sudoku_search::{Algorithm, Outcome, ParamKind, Setup};
use sudoku_stats::{ConfidenceLevel, Estimate, SortedSample, mean_interval, wilson_interval};

use super::generate::{GenerateArgs, Task, seed};
use crate::clock::Clock;
use crate::failure::Failure;

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
/// 95 %: Student's for means, Wilson's for shares, by ranks for medians; an end is empty where too few
/// puzzles bound it. Full grids are left out.
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
        for setup in setups(generator) {
            let task = Task::of(generator, setup, shape, args.max_seconds);
            if let Some(row) = row(&task, args, shape) {
                rows.write_record(row).map_err(io::Error::from)?;
                rows.flush()?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The defaults, then each other choice and switch by itself.
fn setups(generator: &dyn Algorithm) -> Vec<Setup> {
    let mut setups = vec![generator.setup()];
    for param in generator.params() {
        let default = param.default_text();
        let others: Vec<_> = match &param.kind {
            ParamKind::Choice(_, options) => options.iter().map(|(id, _)| *id).collect(),
            ParamKind::Switch(_) => vec!["true", "false"],
            _ => Vec::new(),
        };
        let others = others.into_iter().filter(|other| *other != default);
        setups.extend(others.map(|other| generator.setup().param(param.id, other)));
    }
    setups
}

/// `None` if the generator refuses the setting.
fn row(task: &Task, args: &GenerateArgs, shape: Shape) -> Option<Vec<String>> {
    task.generator.check(&task.setup, shape).ok()?;
    let mut puzzles: Vec<Facts> = Vec::new();
    let mut seconds = Vec::new();
    let whole = Clock::start();
    for at in 0..args.count {
        let clock = Clock::start();
        let mut run = task.start(seed(args.first_seed(), at)).ok()?;
        if task.finish(&mut run, &whole, &mut || {}) == Outcome::Time {
            break;
        }
        seconds.push(clock.elapsed().as_secs_f64());
        puzzles.extend(run.solution().and_then(|puzzle| task.facts(puzzle)));
    }
    let setting: Vec<_> = (task.setup.params.iter())
        .map(|(id, value)| format!("{id}={value}"))
        .collect();
    let mut fields = vec![
        task.generator.info().id.to_owned(),
        setting.join(" "),
        shape.side().to_string(),
        puzzles.len().to_string(),
    ];
    let time = mean_interval(&seconds, LEVEL).ok();
    // Of times that differ widely the interval reaches below none: the rate has no upper end then.
    let time = time.map(|seconds| Estimate {
        value: 1.0 / seconds.value,
        low: 1.0 / seconds.high,
        high: 1.0 / seconds.low.max(0.0),
    });
    fields.extend(ends(time, |rate| number(rate, PLACES)));
    let unique = share(&puzzles, |facts| facts.solutions == Some(1));
    fields.push(unique.map_or_else(String::new, |share| number(share.value, 4)));
    #[expect(clippy::cast_precision_loss, reason = "at most 625")]
    let givens: Vec<_> = puzzles.iter().map(|facts| facts.givens as f64).collect();
    fields.extend(ends(mean_interval(&givens, LEVEL).ok(), |givens| {
        number(givens, 2)
    }));
    let minimal = share(&puzzles, |facts| facts.minimal == Some(true));
    fields.extend(ends(minimal, |share| number(share, 4)));
    // How hard it is means nothing of a puzzle with several solutions.
    puzzles.retain(|facts| facts.solutions.is_none_or(|count| count == 1));
    #[expect(clippy::cast_precision_loss, reason = "nodes are fewer than 2^53")]
    let nodes: Vec<_> = puzzles.iter().map(|facts| facts.nodes as f64).collect();
    let nodes = SortedSample::new(&nodes).ok();
    let nodes = nodes.map(|nodes| nodes.median_interval(LEVEL));
    fields.extend(ends(nodes, |nodes| {
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

/// An estimate and the ends of its interval; nothing, if there is none.
fn ends(estimate: Option<Estimate>, text: impl Fn(f64) -> String) -> [String; 3] {
    match estimate {
        Some(Estimate { value, low, high }) => [value, low, high].map(text),
        None => Default::default(),
    }
}

/// The share of puzzles of which it is true; `None` if there is no puzzle.
fn share(puzzles: &[Facts], fits: impl Fn(&Facts) -> bool) -> Option<Estimate> {
    let hits = puzzles.iter().filter(|facts| fits(facts)).count();
    wilson_interval(hits as u64, puzzles.len() as u64, LEVEL).ok()
}

fn number(value: f64, places: usize) -> String {
    if value.is_finite() {
        format!("{value:.places$}")
    } else {
        String::new()
    }
}

/// That of all intervals.
const LEVEL: ConfidenceLevel = ConfidenceLevel::DEFAULT;

/// Decimals of a rate: a slow engine makes less than one puzzle a second.
const PLACES: usize = 3;
