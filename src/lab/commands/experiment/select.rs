//! `select`: how well a model chooses a contestant for each puzzle of an experiment.

mod costs;
mod report;
mod rows;

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use sudoku_experiment::{Definition, Measure, Ratings, RunTable, printable, printable_json};
use sudoku_grid::{Position, parse};
use sudoku_runner::Stopwatch;
use sudoku_selection::{
    CostScale, InstanceSpace, Instances, SelectionError, SelectionOptions, cross_validate,
    equivalence_key, feature_values,
};
use sudoku_stats::median;

use super::folder::DefinitionFile;
use super::report::{check_counter, parse_measure};
use super::{problems, records};
use crate::atomic::write_atomically;
use crate::cpu_clock::ThreadCpuClock;
use crate::failure::{Failure, Status};
use crate::progress::Progress;
use crate::range::integer_in;
use crate::table::TableArgs;

use costs::{CostMatrix, Cutoff, different_step_limits};
use report::Report;

/// Evaluates algorithm selection: how much is gained by choosing a contestant for each puzzle.
///
/// The records of an experiment, in which all contestants ran on the same puzzles, are divided into folds. For each fold, a
/// model is trained on the other folds: a random forest per contestant predicts its cost from features of
/// the puzzle, and the contestant with the smallest prediction is chosen. Equivalent puzzles are always in
/// the same fold.
///
/// The cost of a run is its PAR-2 score: if the run solves the puzzle within the limit, its time or the quantity
/// that `--measure` selects, and otherwise twice the limit. If the measure is a time, the processor time of computing the features is added to the
/// cost of the choices. The report compares the choices with the contestant that is the best on average and
/// with the best contestant for each puzzle. The gap that the choices close has a bootstrap interval
/// over puzzles (95 %, by the bias-corrected and accelerated bootstrap).
///
/// The report is text. With `--json`, it is JSON with the same figures.
#[derive(clap::Args)]
pub(crate) struct SelectArgs {
    /// The cost of a run: its time, its steps or nodes, or another counter; the default is the default of `report`.
    /// Steps are compared only between contestants with steps of the same kind, and a counter only between
    /// contestants that declare this counter.
    #[arg(long, value_parser = parse_measure, value_name = "time|steps|nodes|COUNTER")]
    measure: Option<Measure>,

    /// The largest cost of a solved run, in seconds for times and otherwise in the unit of the measure [default: the limit of the
    /// experiment in this measure].
    #[arg(long, value_name = "LIMIT", value_parser = parse_limit, allow_negative_numbers = true)]
    limit: Option<f64>,

    /// The number of folds.
    #[arg(long, value_name = "K", default_value_t = 10)]
    #[arg(value_parser = integer_in(2..=1000_usize), allow_negative_numbers = true)]
    folds: usize,

    /// The quantity that the model predicts.
    #[arg(long, value_enum, default_value_t = PredictedScale::Cost)]
    predict: PredictedScale,

    /// The number of trees per forest.
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(value_parser = integer_in(1..=10_000_u16), allow_negative_numbers = true)]
    trees: u16,

    /// The seed of the folds, the forests and the permutations.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = integer_in(0..=u32::MAX), allow_negative_numbers = true)]
    seed: u32,

    /// Writes a row per puzzle to this file: the fold, the chosen and the best contestant, and all costs.
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    choices: Option<PathBuf>,

    /// Writes a map of the puzzles to this file: two principal components of the standardised features, and the best
    /// contestant.
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    map: Option<PathBuf>,

    /// Writes the features of each puzzle to this file.
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    features: Option<PathBuf>,

    #[command(flatten)]
    table: TableArgs,

    /// Writes the report as JSON.
    #[arg(long)]
    json: bool,

    /// The directory of the records.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// The quantity that the model predicts.
#[derive(Clone, Copy, ValueEnum)]
enum PredictedScale {
    /// The cost: rare expensive runs count fully, as in the mean score.
    Cost,
    /// The logarithm of 1 + cost: rare expensive runs count little.
    LogCost,
}

/// Parses `--limit`.
fn parse_limit(text: &str) -> Result<f64, &'static str> {
    let limit = text.parse().ok();
    let limit = limit.filter(|limit: &f64| limit.is_finite() && *limit > 0.0);
    limit.ok_or("expected a number above 0")
}

/// The number of times that the features of a puzzle are computed to measure the time; the median counts.
const TIMED_REPEATS: usize = 3;

/// The number of permutations of each feature in each fold.
const PERMUTATIONS: usize = 3;

/// Runs the command.
///
/// # Errors
///
/// Returns an error if the directory has no complete and undamaged records, there are fewer than two contestants or too few
/// puzzles, a contestant lacks the measure, or a file cannot be written.
pub(crate) fn select(args: &SelectArgs) -> Result<Status, Failure> {
    let definition_file = DefinitionFile::of_records(&args.folder)?;
    let definition = &definition_file.definition;
    let contestants = definition
        .prepare_contestants(&definition_file.registry)
        .map_err(|error| Failure::Usage(error.to_string()))?;
    let measure =
        (args.measure).unwrap_or_else(|| Measure::of_limits(&definition.budget, &contestants));
    check_counter(measure, definition, &contestants)?;
    let progress = Progress::start_unmeasured("evaluating records");
    let runs = complete_runs(&args.folder, &definition_file, measure)?;
    let cutoff = Cutoff::of(measure, args.limit, definition, &contestants);
    let matrix = CostMatrix::of(&runs, measure, cutoff, &contestants)?;
    drop(progress);
    let instances = instances(&runs, definition, measure, matrix.costs.clone())?;
    let options = SelectionOptions {
        folds: args.folds,
        scale: match args.predict {
            PredictedScale::Cost => CostScale::Linear,
            PredictedScale::LogCost => CostScale::Log,
        },
        trees: args.trees,
        permutations: PERMUTATIONS,
        seed: args.seed,
    };
    let progress = Progress::start_unmeasured("training and testing");
    let selection = cross_validate(&instances, options).map_err(|error| failure(&error))?;
    drop(progress);
    if let Some(file) = &args.choices {
        write(
            file,
            rows::choices(args.table, &runs, &instances, &selection),
        )?;
    }
    if let Some(file) = &args.map {
        let space = InstanceSpace::of(&instances.features).map_err(|error| failure(&error))?;
        write(file, rows::map(args.table, &runs, &space, &selection))?;
    }
    if let Some(file) = &args.features {
        write(file, rows::features(args.table, &runs, &instances))?;
    }
    let report = Report {
        runs: &runs,
        measure,
        matrix: &matrix,
        different_limits: different_step_limits(measure, &contestants),
        instances: &instances,
        options,
        selection: &selection,
    };
    let text = if args.json {
        printable_json(&report.json()).into_owned()
    } else {
        printable(&report.text()).into_owned()
    };
    io::stdout().write_all(text.as_bytes())?;
    Ok(Status::Success)
}

/// The failure of a selection that is not possible.
fn failure(error: &SelectionError) -> Failure {
    Failure::Usage(error.to_string())
}

/// Writes a table to a file.
fn write(file: &Path, text: Vec<u8>) -> Result<(), Failure> {
    let usage_error = |error: io::Error| Failure::unwritable(file, &error);
    // A device such as /dev/stdout cannot be replaced by a renamed file.
    if fs::metadata(file).is_ok_and(|metadata| !metadata.is_file()) {
        return fs::write(file, text).map_err(usage_error);
    }
    write_atomically(file, text).map_err(usage_error)
}

/// Reads the runs of all shards.
///
/// # Errors
///
/// Returns an error if records are damaged or missing.
fn complete_runs(
    folder: &Path,
    definition_file: &DefinitionFile,
    measure: Measure,
) -> Result<RunTable, Failure> {
    let checked = records::read(folder, definition_file, &Ratings::default(), measure, true)?;
    let shown = folder.display();
    if !checked.problems.is_empty() {
        let message = format!("{shown}: its records are damaged, so no selection was made");
        return Err(problems::damage(&message, &checked.problems));
    }
    if let Some(tasks) = checked.tasks
        && checked.recorded as u64 != tasks
    {
        return Err(Failure::Usage(format!(
            "{shown}: {} of {tasks} runs are recorded, so no selection was made: complete the experiment first",
            checked.recorded
        )));
    }
    if checked.runs.is_empty() {
        return Err(Failure::Usage(format!("{shown} has no records")));
    }
    Ok(checked.runs)
}

/// The instances of a selection: computes the features, and measures the time of their computation if the measure is a time.
fn instances(
    runs: &RunTable,
    definition: &Definition,
    measure: Measure,
    costs: Vec<Vec<f64>>,
) -> Result<Instances, Failure> {
    let options: BTreeMap<_, _> = (definition.sets.iter())
        .map(|set| {
            Ok((
                set.title(),
                set.parse_options()
                    .map_err(|error| Failure::Usage(error.to_string()))?,
            ))
        })
        .collect::<Result<_, Failure>>()?;
    let count = runs.puzzles.len() as u64;
    let progress = Progress::start("puzzles", || Some(count));
    let mut instances = Instances {
        costs,
        ..Instances::default()
    };
    let mut classes = BTreeMap::new();
    for (text, info) in runs.texts.iter().zip(&runs.puzzles) {
        let set = &runs.sets[info.set as usize];
        let parsed = parse(text, options[set]);
        let invalid = |reason: &dyn std::fmt::Display| {
            Failure::Usage(format!("the puzzle {text} of the records: {reason}"))
        };
        let grid = parsed.map_err(|error| invalid(&error))?.grid;
        let position = Position::new(&grid).map_err(|duplicate| invalid(&duplicate))?;
        let next_class = classes.len();
        let class = *classes.entry(equivalence_key(&grid)).or_insert(next_class);
        instances.classes.push(class);
        instances.feature_costs.push(if costs::is_time(measure) {
            feature_micros(&position)
        } else {
            0.0
        });
        instances.features.push(feature_values(&position));
        progress.advance(1);
    }
    Ok(instances)
}

/// The processor time of computing the features of a puzzle, in microseconds.
fn feature_micros(position: &Position) -> f64 {
    let mut times: Vec<_> = (0..TIMED_REPEATS)
        .map(|_| {
            let stopwatch = Stopwatch::start(ThreadCpuClock);
            // The result is used, so the computation is not removed.
            std::hint::black_box(feature_values(std::hint::black_box(position)));
            1e6 * stopwatch.elapsed().as_secs_f64()
        })
        .collect();
    median(&mut times)
}
