//! `experiment`: runs every contestant on every puzzle of every set with every seed. The records are
//! written in shards, and an interrupted experiment can be resumed. `report`: the statistics of the
//! records.

mod anytime;
mod appended;
mod archive;
mod baseline;
mod digest;
mod environment;
mod figures;
mod folder;
mod loose;
mod merge;
mod missing;
mod own;
mod problems;
mod puzzles;
mod records;
mod records_state;
mod report;
mod reproduce;
mod resources;
mod rows;
mod select;
mod setup_section;
mod shard;
mod streamed;
mod study;
mod traces;

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use sudoku_experiment::{
    CounterPlaces, DefinitionError, Plan, PreparedContestant, Record, RecordSchema, Shard,
    TraceSchema, append_trace,
};
use sudoku_grid::{Position, verify};
use sudoku_runner::{Deadline, MonotonicClock, Stopwatch, WorkerCtx, in_order, run_to_end};
use sudoku_search::{Findings, Outcome};

use crate::failure::{Failure, Status, exit_on_write_error, print_stderr};
use crate::progress::Progress;
use crate::range::{MAX_THREADS, integer_in};
use crate::suggest::tip_for_setup;

use folder::DefinitionFile;
use puzzles::SetPuzzle;
use resources::ResourceMeter;
use shard::{ShardRows, ShardWriter};

pub(crate) use archive::{ArchiveArgs, archive};
pub(crate) use missing::{MissingArgs, missing};
pub(crate) use report::{ReportArgs, report};
pub(crate) use reproduce::{ReproduceArgs, reproduce};
pub(crate) use select::{SelectArgs, select};
pub(crate) use study::{PackArgs, UnpackArgs, pack, unpack};

/// Runs an experiment and writes a record of each run, in one CSV file per shard.
///
/// Every record begins with the same columns. A further column follows for each other counter that a contestant
/// declares. With `[records] traces = N` in the definition, N samples of the series of each run are written
/// to a second file per shard. Except for `micros`, the record of a run depends only on its number, so the shards of an
/// experiment can be run on any machines in any order. After an interruption, even a crash, the same command resumes
/// the experiment.
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

    /// The definition, in TOML or JSON: sets, contestants, seeds and a budget; see
    /// docs/experiments.md.
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
/// Returns an error if the definition is invalid, a file or an algorithm that it names does not exist,
/// existing records are damaged, or records cannot be written.
pub(crate) fn run(args: &ExperimentArgs) -> Result<Status, Failure> {
    let definition_file = DefinitionFile::read(&args.file)?;
    let definition = &definition_file.definition;
    let contestants = definition
        .prepare_contestants(&definition_file.registry)
        .map_err(|error| unknown_contestant(&error, &definition_file))?;
    let set_puzzles = puzzles::read(&definition_file)?;
    let is_random: Vec<_> = (contestants.iter())
        .map(|contestant| contestant.random)
        .collect();
    let plan = Plan::new(set_puzzles.len(), &is_random, definition.seeds.all())
        .repeated(definition.records.blocks);
    let shard = args.shard.0;
    let mut tasks = (0..plan.tasks()).filter(|task| plan.is_in_shard(*task, shard));
    let trace_options = (definition.records.max_trace_samples)
        .map(|max_samples| (TraceSchema::of(&contestants), max_samples));
    let trace_schema = trace_options.as_ref().map(|(schema, _)| schema);
    let mut writer = ShardWriter::open(
        &args.out,
        &definition_file,
        shard,
        &plan,
        &set_puzzles,
        trace_schema,
    )?;
    let max_time = definition.budget.seconds.map(Duration::from_secs_f64);
    let schema = writer.schema().clone();
    let is_alone = args.jobs == NonZeroUsize::MIN;
    let runners: Vec<_> = (contestants.into_iter())
        .map(|contestant| ContestantRunner {
            max_time,
            counters: CounterPlaces::new(&schema, contestant.algorithm),
            traces: trace_options
                .as_ref()
                .map(|(schema, max)| (schema.places(contestant.algorithm), *max)),
            meters: schema.has_resources().then_some(is_alone),
            contestant,
        })
        .collect();
    // `ShardWriter::open` has checked that the existing records are those of the first tasks of the shard.
    for _ in 0..writer.completed_tasks() {
        tasks.next();
    }
    let task_count = (0..plan.tasks())
        .filter(|task| plan.is_in_shard(*task, shard))
        .count() as u64;
    let already_done = writer.completed_tasks();
    if already_done < task_count {
        environment::append(&args.out, shard, args.jobs)?;
    }
    if already_done > 0 {
        print_stderr(&format!("{already_done} of {task_count} were done before"));
    }
    let stopwatch = Stopwatch::start(MonotonicClock);
    let progress = Progress::start("runs", || Some(task_count));
    progress.skip(already_done);
    let mut crashes = own::Crashes::default();
    in_order(
        MonotonicClock,
        args.jobs,
        |max_items| {
            let chunk: Vec<_> = tasks.by_ref().take(max_items).collect();
            (!chunk.is_empty()).then(|| chunk.into_iter())
        },
        |mut chunk, ctx: &mut WorkerCtx<'_, _, ShardRows>| {
            while let Some(number) = chunk.next() {
                let task = plan.task(number);
                let mut on_slow = || {
                    let remaining_tasks = std::mem::take(&mut chunk);
                    ctx.requeue((remaining_tasks.len() > 0).then_some(remaining_tasks));
                };
                let set_puzzle = &set_puzzles[task.puzzle];
                let mut run = runners[task.setup].run(number, set_puzzle, task.seed, &mut on_slow);
                run.record.block = schema.has_blocks().then(|| plan.block(number));
                run.write(&schema, &mut ctx.output);
            }
        },
        |output| {
            let completed_before = writer.completed_tasks();
            exit_on_write_error(writer.append(&output));
            for crash in &output.crashes {
                crashes.report(&progress, crash);
            }
            progress.advance(writer.completed_tasks() - completed_before);
        },
    );
    drop(progress);
    print_stderr(&format!(
        "{task_count} of {task_count} in {:.1} s",
        stopwatch.elapsed().as_secs_f64()
    ));
    if let Some(summary) = crashes.summary() {
        print_stderr(&summary);
    }
    writer.complete()?;
    Ok(Status::Success)
}

/// The failure with which the command ends if the definition is invalid.
fn usage_error(error: &DefinitionError) -> Failure {
    Failure::Usage(error.to_string())
}

/// The failure of an invalid contestant, with a suggestion if an id is misspelt.
fn unknown_contestant(error: &DefinitionError, definition_file: &DefinitionFile) -> Failure {
    let DefinitionFile {
        definition,
        registry,
        ..
    } = definition_file;
    let tips = (definition.contestants.iter())
        .map(|contestant| tip_for_setup(registry, &contestant.setup(&definition.budget)));
    let tip = tips.into_iter().find(|tip| !tip.is_empty());
    Failure::Usage(format!("{error}{}", tip.unwrap_or_default()))
}

/// A contestant with the time limit of its runs and the columns of their results.
struct ContestantRunner {
    contestant: PreparedContestant,
    /// The time limit of a run; `None` means no limit.
    max_time: Option<Duration>,
    /// For each counter column of records, the index of the counter in the algorithm.
    counters: CounterPlaces,
    /// For each series column of traces, the index of the series in the algorithm, and then the maximum number of
    /// samples per run. `None` if traces are not recorded.
    traces: Option<(Vec<Option<usize>>, usize)>,
    /// `None` if resources are not recorded; otherwise whether the run has the process for itself.
    meters: Option<bool>,
}

/// The record of a run, and the rows of its trace.
struct RecordedRun {
    record: Record,
    trace: Vec<u8>,
    /// Where and why the run crashed.
    crash: Option<String>,
}

impl RecordedRun {
    fn write(self, schema: &RecordSchema, rows: &mut ShardRows) {
        schema.write(&self.record, &mut rows.records);
        rows.traces.extend_from_slice(&self.trace);
        rows.crashes.extend(self.crash);
    }
}

impl ContestantRunner {
    /// Runs the contestant on a puzzle. Calls `on_slow` once if the run takes long.
    ///
    /// # Panics
    ///
    /// Panics if the algorithm returns a grid that is not a solution.
    fn run(
        &self,
        task: u64,
        set_puzzle: &SetPuzzle,
        seed: u32,
        on_slow: &mut dyn FnMut(),
    ) -> RecordedRun {
        let meter = self.meters.map(ResourceMeter::start);
        let deadline = Deadline::start(MonotonicClock, self.max_time);
        let mut recorded_run = RecordedRun {
            record: Record {
                task,
                set: set_puzzle.set.clone(),
                line: set_puzzle.puzzle.line,
                puzzle: set_puzzle.puzzle.grid.to_string(),
                contestant: self.contestant.title.clone(),
                seed,
                outcome: Outcome::Invalid.id().to_owned(),
                ..Record::default()
            },
            trace: Vec::new(),
            crash: None,
        };
        let Ok(position) = Position::new(&set_puzzle.puzzle.grid) else {
            return recorded_run;
        };
        let PreparedContestant {
            algorithm, setup, ..
        } = &self.contestant;
        let setup = setup.clone().seed(seed);
        // The start fails if the algorithm does not accept this size of puzzle.
        let Ok(mut run) = algorithm.start(&position, &setup, self.traces.is_some()) else {
            return recorded_run;
        };
        run_to_end(&mut run, &deadline, on_slow);
        // The time and the resources are those of the search alone, without the checks of its results.
        let resources = meter.map(|meter| meter.read());
        let elapsed = deadline.elapsed();
        let record = &mut recorded_run.record;
        if let Some(fault) = run.check_fault() {
            // The figures of a search that broke its contract are not reliable; the page records none either.
            Outcome::Crashed.id().clone_into(&mut record.outcome);
            let (set, line) = (&set_puzzle.set, set_puzzle.puzzle.line);
            let title = &self.contestant.title;
            recorded_run.crash = Some(format!(
                "run {task} crashed: {title}, seed {seed}, {set}, line {line}: {fault}"
            ));
        } else {
            let findings = Findings::of(&run);
            record.micros = Some(micros(elapsed));
            record.set_findings(&findings, &self.counters);
            if let Some(resources) = resources {
                record.set_resources(resources);
            }
            record.solution = findings.solution.as_ref().map(|solution| {
                if let Err(fault) = verify(&set_puzzle.puzzle.grid, solution) {
                    panic!(
                        "{} on {}: {fault}",
                        self.contestant.title, set_puzzle.puzzle.grid
                    );
                }
                solution.to_string()
            });
        }
        if let (Some((places, max_samples)), Some(trace)) = (&self.traces, run.trace()) {
            append_trace(task, trace, places, *max_samples, &mut recorded_run.trace);
        }
        recorded_run
    }
}

/// Converts a time to whole microseconds; the fraction is dropped.
fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
