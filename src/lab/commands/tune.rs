//! `tune`: finds parameter values with which a solver is faster on the puzzles of a file.

mod report;
mod runs;

use std::collections::BTreeSet;
use std::io::{self, Write as _};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use sudoku_experiment::{find_checked, printable, printable_json};
use sudoku_grid::{ParseOptions, Position};
use sudoku_search::{Algorithm, Setup};
use sudoku_stats::StatsError;
use sudoku_tuning::{ParamSpace, Study, StudyPlan, StudyStage, divide};

use crate::args::{Alphabet, InputArgs, parse_param};
use crate::failure::{Failure, Status, print_stderr};
use crate::input;
use crate::progress::Progress;
use crate::range::{integer_in, parse_seconds};
use crate::suggest::{tip, tip_for_setup};

use report::{Report, Side};
use runs::{MeasuredRuns, RunLimit};

/// Finds parameter values with which a solver is faster on puzzles like those of a file.
///
/// Half of the puzzles, drawn by the seed, are used for tuning by iterated racing: configurations run on one
/// puzzle after the other and are eliminated as soon as a statistical test finds them worse than the
/// best. The best configuration is then compared with the default on puzzles that were not used for tuning, and an
/// ablation analysis shows which parameters matter.
///
/// The cost of a run is its PAR-2 score: the processor time of its thread if it solves the puzzle,
/// otherwise twice the time limit. With `--max-steps` in place of `--max-seconds`, the cost is the
/// number of steps. Use `--max-steps` only if a step takes equally long with all values; this is not the case, for example, if a
/// population size is tuned. With `--max-steps` and `--max-runs` the result depends only
/// on the arguments.
///
/// The report is text. With `--json`, it is JSON with the same setups, link and figures.
#[derive(clap::Args)]
pub(crate) struct TuneArgs {
    /// The solver; see `sudoku-lab list` for the ids.
    #[arg(long, value_name = "ID", value_parser = PossibleValuesParser::new(solver_ids()), hide_possible_values = true)]
    algorithm: String,

    /// The named set of parameters to start from [default: the first preset of the solver].
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,

    /// Fixes a parameter; may be repeated.
    #[arg(long = "param", value_name = "K=V", value_parser = parse_param)]
    params: Vec<(String, String)>,

    /// A parameter to tune; may be repeated [default: all numbers, switches and choices].
    #[arg(long = "tune", value_name = "ID")]
    tuned: Vec<String>,

    /// The time for the races in seconds; the comparison and the ablation take additional time.
    #[arg(long, value_name = "S", default_value = "600", value_parser = parse_seconds, allow_negative_numbers = true)]
    budget: Duration,

    /// The number of runs for the races, in place of a time.
    #[arg(long, value_name = "N", conflicts_with = "budget")]
    #[arg(value_parser = integer_in(NonZeroUsize::MIN..=MAX_RUNS), allow_negative_numbers = true)]
    max_runs: Option<NonZeroUsize>,

    /// The time limit of a run in seconds.
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seconds, allow_negative_numbers = true)]
    max_seconds: Duration,

    /// The step limit of a run: the cost is the number of steps in place of the time.
    #[arg(long, value_name = "N", conflicts_with = "max_seconds")]
    #[arg(value_parser = integer_in(1..=u64::MAX), allow_negative_numbers = true)]
    max_steps: Option<u64>,

    /// The seed of the division of the puzzles, the configurations and the runs.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = integer_in(0..=u32::MAX), allow_negative_numbers = true)]
    seed: u32,

    /// The number of runs of each configuration in the final comparison.
    #[arg(long, value_name = "N", default_value = "200")]
    #[arg(value_parser = integer_in(MIN_HELD_OUT..=MAX_HELD_OUT), allow_negative_numbers = true)]
    held_out_runs: NonZeroUsize,

    /// A file of puzzles for the final comparison, in place of half of FILE.
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    held_out: Option<PathBuf>,

    /// Writes JSON instead of text.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    input: InputArgs,
}

/// The largest number of runs that an argument accepts.
const MAX_RUNS: NonZeroUsize = NonZeroUsize::new(1_000_000_000).expect("not 0");

/// The smallest number of runs in the final comparison: an interval needs two.
const MIN_HELD_OUT: NonZeroUsize = NonZeroUsize::new(2).expect("not 0");

/// The largest number of runs in the final comparison, all of which are kept in memory.
const MAX_HELD_OUT: NonZeroUsize = NonZeroUsize::new(1_000_000).expect("not 0");

/// The ids of all solvers.
fn solver_ids() -> impl Iterator<Item = &'static str> {
    sudoku_solvers::SOLVERS
        .iter()
        .map(|solver| solver.info().id)
}

/// Runs the command.
///
/// # Errors
///
/// Returns an error if the arguments or a puzzle are invalid, or the output cannot be written.
pub(crate) fn run(args: &TuneArgs) -> Result<Status, Failure> {
    let (algorithm, setup) = checked_setup(args)?;
    let space = free_parameters(args, algorithm, &setup)?;
    let mut known = BTreeSet::new();
    let puzzles = read_puzzles(args, &args.input.file, &mut known)?;
    let (training, held_out) = match &args.held_out {
        Some(file) => (puzzles, read_puzzles(args, file, &mut known)?),
        None => divide(puzzles, args.seed),
    };
    if training.is_empty() || held_out.len() < 2 {
        return Err(Failure::Usage(
            "tuning needs at least 4 different puzzles, or 1 puzzle and a file of 2 other puzzles with --held-out"
                .to_owned(),
        ));
    }
    let limit = match args.max_steps {
        Some(steps) => RunLimit::Steps(steps),
        None if args.max_seconds.is_zero() => {
            return Err(Failure::Usage(
                "--max-seconds must be more than 0".to_owned(),
            ));
        }
        None => RunLimit::Time(args.max_seconds),
    };
    #[expect(clippy::cast_precision_loss, reason = "at most a thousand million")]
    let budget = (args.max_runs).map_or(args.budget.as_secs_f64(), |runs| runs.get() as f64);
    let plan = StudyPlan {
        budget,
        seed: args.seed,
        tuning_puzzles: training.len(),
        held_out_puzzles: held_out.len(),
        held_out_runs: args.held_out_runs.get(),
    };
    let runs = MeasuredRuns {
        algorithm,
        space: &space,
        limit,
        counts_runs: args.max_runs.is_some(),
        jobs: args.input.jobs,
        tuning: training,
        held_out,
    };
    let mut study = Study::new(space.clone(), plan);
    for (is_tuning, title) in [(true, "tuning"), (false, "comparing")] {
        let progress = Progress::start_unmeasured(title);
        while study.stage() != StudyStage::Over && study.tuning().is_some() == is_tuning {
            let results = runs.evaluate(&study.runs(), &progress);
            study.accept(&results);
        }
    }
    let result = study.result().expect("the study is over");
    let result = result.map_err(|error| no_comparison(&error))?;

    let report = Report {
        limit,
        start: Side::new(&space, space.start(), result.solved[0]),
        best: Side::new(&space, &result.tuning.best, result.solved[1]),
        tuning_puzzles: plan.tuning_puzzles,
        held_out_puzzles: plan.held_out_puzzles,
        held_out_runs: plan.held_out_runs,
        comparison: result.comparison,
        configurations: result.tuning.configurations,
        runs: result.tuning.runs,
        races: result.tuning.races,
        ablation_runs: result.ablation_runs,
        ablation: result.ablation,
        example: runs.held_out[0].to_grid().to_string(),
    };
    let text = if args.json {
        printable_json(&report.json()).into_owned()
    } else {
        printable(&report.text()).into_owned()
    };
    io::stdout().write_all(text.as_bytes())?;
    Ok(Status::Success)
}

/// The failure of a comparison whose costs are all 0.
fn no_comparison(error: &StatsError) -> Failure {
    Failure::Usage(format!("the costs cannot be compared: {error}"))
}

/// The solver and the setup to start from.
fn checked_setup(args: &TuneArgs) -> Result<(&'static dyn Algorithm, Setup), Failure> {
    let mut setup = Setup::of(&args.algorithm).preset(args.preset.as_deref());
    setup.params.clone_from(&args.params);
    setup.max_steps = args.max_steps;
    let registry = sudoku_solvers::registry();
    let (algorithm, _) = find_checked(&registry, &setup)
        .map_err(|error| Failure::Usage(format!("{error}{}", tip_for_setup(&registry, &setup))))?;
    setup.max_steps = None;
    Ok((algorithm, setup))
}

/// The parameters to tune.
fn free_parameters(
    args: &TuneArgs,
    algorithm: &'static dyn Algorithm,
    setup: &Setup,
) -> Result<ParamSpace, Failure> {
    let id = &args.algorithm;
    let all = ParamSpace::of(algorithm, setup, &[]);
    if let Some(unknown) = args
        .tuned
        .iter()
        .find(|id| !all.ids().any(|known| known == *id))
    {
        let known = all.ids().collect::<Vec<_>>().join(", ");
        let tip = tip("parameter", unknown, all.ids());
        return Err(Failure::Usage(format!(
            "--tune {unknown}: {id} has no such parameter that can be tuned; available: {known}{tip}"
        )));
    }
    if all.ids().next().is_none() {
        return Err(Failure::Usage(format!(
            "{id}: there is no number, switch or choice to tune"
        )));
    }
    let ids: Vec<_> = args.tuned.iter().map(String::as_str).collect();
    Ok(ParamSpace::of(algorithm, setup, &ids))
}

/// The puzzles of a file that are not in `known`. They are added to `known`, because a puzzle used for tuning must not
/// occur in the comparison. A line that is not a puzzle is an error: otherwise, the solver would be tuned on other
/// puzzles than intended.
fn read_puzzles(
    args: &TuneArgs,
    file: &std::path::Path,
    known: &mut BTreeSet<String>,
) -> Result<Vec<Position>, Failure> {
    let name = file.display();
    let options = ParseOptions {
        shape: args.input.shape,
        hex: args.input.alphabet == Alphabet::Hex,
    };
    let mut chunks = input::open(file, args.input.format)?;
    let mut puzzles = Vec::new();
    let mut repeated = 0;
    while let Some(mut chunk) = chunks.chunk(usize::MAX) {
        while let Some(puzzle) = chunk.next(options) {
            let puzzle = puzzle.map_err(|error| Failure::Usage(format!("{name}: {error}")))?;
            let position = puzzle.position().map_err(|duplicate| {
                Failure::Usage(format!("{name}: line {}: {duplicate}", puzzle.line))
            })?;
            if known.insert(puzzle.grid.to_string()) {
                puzzles.push(position);
            } else {
                repeated += 1;
            }
        }
    }
    if repeated > 0 {
        print_stderr(&format!("{name}: {repeated} repeated puzzles are left out"));
    }
    if puzzles.is_empty() {
        print_stderr(&format!("{name}: there are no puzzles"));
    }
    Ok(puzzles)
}
