//! `experiment`: runs every contestant on every puzzle of every set with every seed. The records are
//! written in shards, and an interrupted experiment can be resumed. `report`: the statistics of the
//! records.

mod digest;
mod folder;
mod problems;
mod puzzles;
mod records;
mod report;
mod rows;

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

use sudoku_experiment::{Definition, DefinitionError, Plan, PreparedContestant, Record, Shard};
use sudoku_grid::{Grid, Position, verify};
use sudoku_runner::{Deadline, MonotonicClock, WorkerCtx, in_order, run_to_end};
use sudoku_search::{Findings, Outcome};

use crate::commands::solve::row;
use crate::failure::{Failure, exit_on_write_error};
use crate::output::Output;
use crate::progress::Progress;
use crate::range::{MAX_THREADS, integer_in};

use folder::{DefinitionFile, ShardWriter};
use puzzles::SetPuzzle;

pub(crate) use report::{ReportArgs, report};

/// Runs an experiment and writes a record of each run, in one CSV file per shard.
///
/// Except for `micros`, the record of a run depends only on its number, so the shards of an
/// experiment can be run on any machines in any order. After an interruption, even a crash, the same
/// command resumes the experiment.
#[derive(clap::Args)]
pub(crate) struct ExperimentArgs {
    /// The directory of the records; created if it does not exist.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// Runs only shard I of N equal parts, such as 3/8.
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: ShardArg,

    /// The number of runs in parallel.
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    #[arg(value_parser = integer_in(NonZeroUsize::MIN..=MAX_THREADS), allow_negative_numbers = true)]
    jobs: NonZeroUsize,

    /// The definition, in TOML or JSON: sets, contestants, seeds and a budget; see the README.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// A [`Shard`] on the command line, written I/N.
#[derive(Clone, Copy)]
struct ShardArg(Shard);

impl FromStr for ShardArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.split_once('/');
        parts
            .and_then(|(number, of)| Shard::new(number.parse().ok()?, of.parse().ok()?))
            .map(Self)
            .ok_or_else(|| "expected I/N, such as 3/8, with I from 1 to N".to_owned())
    }
}

/// Runs the tasks of the shard that have no record yet.
///
/// # Errors
///
/// If the definition is invalid, a file or an algorithm that it names does not exist, existing records
/// are damaged, or records cannot be written.
pub(crate) fn run(args: &ExperimentArgs) -> Result<ExitCode, Failure> {
    let definition_file = DefinitionFile::read(&args.file)?;
    let contestants = contestants(&definition_file.definition)?;
    let items = puzzles::read(&definition_file)?;
    let random: Vec<_> = (contestants.iter())
        .map(|runner| runner.contestant.random)
        .collect();
    let plan = Plan::new(items.len(), &random, definition_file.definition.seeds.all());
    let shard = args.shard.0;
    let mut tasks = (0..plan.tasks()).filter(|task| shard.holds(*task));
    let mut writer = ShardWriter::open(&args.out, &definition_file, shard, &plan, &items)?;
    // The existing records were checked to be those of the first tasks.
    for _ in 0..writer.done() {
        tasks.next();
    }
    let all = (0..plan.tasks()).filter(|task| shard.holds(*task)).count() as u64;
    let mut progress = Progress::new(all, writer.done());
    in_order(
        MonotonicClock,
        args.jobs,
        |max_items| {
            let chunk: Vec<_> = tasks.by_ref().take(max_items).collect();
            (!chunk.is_empty()).then(|| chunk.into_iter())
        },
        |mut chunk, ctx: &mut WorkerCtx<'_, _, Output>| {
            while let Some(number) = chunk.next() {
                let task = plan.task(number);
                let (contestant, item) = (&contestants[task.setup], &items[task.puzzle]);
                let mut on_slow = || {
                    let rest = std::mem::take(&mut chunk);
                    ctx.requeue((rest.len() > 0).then_some(rest));
                };
                let mut record = contestant.run(item, task.seed, &mut on_slow);
                record.task = number;
                ctx.output
                    .text
                    .extend_from_slice(format!("{record}\n").as_bytes());
            }
        },
        |output| {
            exit_on_write_error(writer.append(&output.text));
            progress.update(writer.done());
        },
    );
    progress.end();
    writer.complete()?;
    Ok(ExitCode::SUCCESS)
}

/// A contestant with what a run needs.
struct ContestantRunner {
    contestant: PreparedContestant,
    /// The time limit of a run.
    max_time: Option<Duration>,
    /// The places of nodes, guesses and backtracks among its counters.
    common: [Option<usize>; 3],
}

/// The contestants of a definition.
///
/// # Errors
///
/// If a contestant would be refused on every puzzle.
fn contestants(definition: &Definition) -> Result<Vec<ContestantRunner>, Failure> {
    let contestants = definition
        .prepare_contestants(&sudoku_solvers::registry())
        .map_err(|wrong| usage(&wrong))?;
    let runner = |contestant: PreparedContestant| ContestantRunner {
        max_time: (definition.budget.seconds).map(Duration::from_secs_f64),
        common: row::common_counters(contestant.algorithm),
        contestant,
    };
    Ok(contestants.into_iter().map(runner).collect())
}

/// The failure of an invalid definition.
fn usage(wrong: &DefinitionError) -> Failure {
    Failure::Usage(wrong.to_string())
}

impl ContestantRunner {
    /// Runs the contestant on a puzzle and returns the record, without the number of its task. Calls
    /// `on_slow` once if the run takes long.
    ///
    /// # Panics
    ///
    /// If the algorithm returns a grid that is not a solution.
    fn run(&self, item: &SetPuzzle, seed: u32, on_slow: &mut dyn FnMut()) -> Record {
        let deadline = Deadline::start(MonotonicClock, self.max_time);
        let mut record = Record {
            set: item.set.clone(),
            line: item.puzzle.line,
            puzzle: item.puzzle.grid.to_string(),
            contestant: self.contestant.title.clone(),
            seed,
            outcome: Outcome::Invalid.id().to_owned(),
            ..Record::default()
        };
        let Ok(position) = Position::new(&item.puzzle.grid) else {
            return record;
        };
        let PreparedContestant {
            algorithm, setup, ..
        } = &self.contestant;
        let setup = setup.clone().seed(seed);
        // The algorithm does not accept this size of puzzle.
        let Ok(mut run) = algorithm.start(&position, &setup, false) else {
            return record;
        };
        run_to_end(&mut run, &deadline, on_slow);
        let findings = Findings::of(&run);
        record.micros = Some(micros(deadline.elapsed()));
        self.fill(&mut record, &item.puzzle.grid, &findings);
        record
    }

    /// Sets the fields of a record that describe the findings of its run.
    fn fill(&self, record: &mut Record, puzzle: &Grid, findings: &Findings) {
        let outcome = findings.outcome.unwrap_or(Outcome::Time);
        outcome.id().clone_into(&mut record.outcome);
        record.solutions = Some(findings.found);
        record.steps = Some(findings.steps);
        let [nodes, guesses, backtracks] = self
            .common
            .map(|place| place.map(|at| findings.counters[at]));
        (record.nodes, record.guesses, record.backtracks) = (nodes, guesses, backtracks);
        record.conflicts = Some(findings.conflicts());
        record.solution = findings.solution.as_ref().map(|solution| {
            if let Err(fault) = verify(puzzle, solution) {
                panic!("{} on {puzzle}: {fault}", self.contestant.title);
            }
            solution.to_string()
        });
    }
}

/// A time in whole microseconds.
fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
