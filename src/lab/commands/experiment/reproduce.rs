//! `reproduce`: repeats recorded runs and compares the results with their records.

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::num::NonZeroUsize;
use std::path::PathBuf;

use sudoku_experiment::{CounterPlaces, PreparedContestant, Record, RecordSchema, SelectedPuzzle};
use sudoku_grid::{ParseOptions, parse};
use sudoku_runner::{MonotonicClock, OrderedOutput, WorkerCtx, in_order};
use sudoku_search::{Outcome, split_mix64};

use super::folder::DefinitionFile;
use super::puzzles::SetPuzzle;
use super::records::{OpenRecords, open, scan_intact};
use super::{ContestantRunner, problems};
use crate::failure::{Failure, Status};
use crate::progress::Progress;
use crate::range::{MAX_THREADS, integer_in};

/// Repeats runs of an experiment and compares the results with their records.
///
/// All records are checked first, as `report` does. Then runs are drawn at random and repeated from their records alone: the
/// files of the sets are not needed. A run is reproduced if all columns of its record are equal, except for times and memory. Runs
/// that were ended by the time limit, by a visitor of the page or by a crash cannot be repeated, and are counted separately.
///
/// The command ends with exit status 2 if a record is damaged or a run is not reproduced.
#[derive(clap::Args)]
pub(crate) struct ReproduceArgs {
    /// The number of runs that are drawn, or `all`.
    #[arg(long, value_name = "N|all", default_value = "100", value_parser = parse_runs)]
    runs: RunCount,

    /// The seed of the draw.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,

    /// The number of runs in parallel.
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    #[arg(value_parser = integer_in(NonZeroUsize::MIN..=MAX_THREADS), allow_negative_numbers = true)]
    jobs: NonZeroUsize,

    /// The directory of the records.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// The number of runs to repeat; `None` is all of them.
#[derive(Clone, Copy)]
struct RunCount(Option<usize>);

fn parse_runs(text: &str) -> Result<RunCount, String> {
    if text == "all" {
        return Ok(RunCount(None));
    }
    integer_in(1..=usize::MAX)(text)
        .map(|runs| RunCount(Some(runs)))
        .map_err(|_| "expected a whole number from 1, or all".to_owned())
}

/// Runs the command.
///
/// # Errors
///
/// Returns an error if the directory cannot be read, a record is damaged, or a run is not reproduced.
pub(crate) fn reproduce(args: &ReproduceArgs) -> Result<Status, Failure> {
    let folder = args.folder.display();
    let definition_file = DefinitionFile::of_records(&args.folder)?;
    let usage_error = |error: &dyn ToString| Failure::Usage(error.to_string());
    let definition = &definition_file.definition;
    let OpenRecords { audit, tasks } = open(&args.folder, &definition_file)?;
    let schema = audit.schema().clone();
    let mut draw = Draw::new(args.runs, args.seed);
    let mut recorded = 0_u64;
    let mut unrepeatable = 0_u64;
    let offer = |record: &Record| {
        recorded += 1;
        if is_repeatable(record) {
            draw.offer(record);
        } else {
            unrepeatable += 1;
        }
    };
    let files = scan_intact(&args.folder, audit, tasks, "no run was repeated", offer)?;
    if recorded == 0 {
        return Err(Failure::Usage(format!("{folder} has no records yet")));
    }
    let contestants = definition
        .prepare_contestants(&definition_file.registry)
        .map_err(|error| usage_error(&error))?;
    let sets = definition.sets.iter().map(|set| {
        let options = set.parse_options().map_err(|error| usage_error(&error))?;
        Ok((set.title(), options))
    });
    let repeater = Repeater {
        runners: (contestants.into_iter())
            .map(|contestant| (contestant.title.clone(), runner(contestant, &schema)))
            .collect(),
        sets: sets.collect::<Result<_, Failure>>()?,
    };
    let drawn = draw.finish();
    let drawn_runs = drawn.len();
    let differences = repeater.repeat(drawn, args.jobs);
    if !differences.is_empty() {
        let message = format!(
            "{folder}: {} of {drawn_runs} repeated runs differ from their records: the records may have been altered, or written by another version of \
             the program",
            differences.len()
        );
        return Err(problems::listed(&message, &differences));
    }
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{recorded} records in {} {} are intact{}.",
        files.len(),
        if files.len() == 1 { "file" } else { "files" },
        match tasks {
            Some(tasks) if tasks > recorded => format!(", of {tasks} runs"),
            _ => String::new(),
        }
    )?;
    writeln!(
        out,
        "{drawn_runs} runs were repeated, and all are equal to their records, except for times and memory."
    )?;
    if unrepeatable > 0 {
        writeln!(
            out,
            "{unrepeatable} runs cannot be repeated, because a time limit, a visitor or a crash ended them."
        )?;
    }
    Ok(Status::Success)
}

/// Returns `true` if the run ended by itself or by a limit of steps, so that it depends on nothing but its record.
fn is_repeatable(record: &Record) -> bool {
    [
        Outcome::Solved,
        Outcome::Unsolvable,
        Outcome::Stalled,
        Outcome::Steps,
        Outcome::Invalid,
    ]
    .iter()
    .any(|outcome| outcome.id() == record.outcome)
}

/// Draws records without replacement. The draw does not depend on the order of the files.
struct Draw {
    size: RunCount,
    seed: u32,
    /// The records with the smallest ranks so far.
    drawn: BTreeMap<(u64, u64, Option<u32>), Record>,
}

impl Draw {
    fn new(size: RunCount, seed: u32) -> Self {
        Self {
            size,
            seed,
            drawn: BTreeMap::new(),
        }
    }

    fn offer(&mut self, record: &Record) {
        let rank = split_mix64(split_mix64(u64::from(self.seed)) ^ record.task);
        let key = (rank, record.task, record.block);
        let Some(size) = self.size.0.filter(|size| *size <= self.drawn.len()) else {
            self.drawn.insert(key, record.clone());
            return;
        };
        if self
            .drawn
            .last_key_value()
            .is_some_and(|(last, _)| key < *last)
        {
            self.drawn.insert(key, record.clone());
        }
        while self.drawn.len() > size {
            self.drawn.pop_last();
        }
    }

    /// The drawn records, in the order of tasks.
    fn finish(self) -> Vec<Record> {
        let mut records: Vec<_> = self.drawn.into_values().collect();
        records.sort_by_key(|record| (record.task, record.block));
        records
    }
}

/// Runs a contestant without a limit of time and without measuring its resources.
fn runner(contestant: PreparedContestant, schema: &RecordSchema) -> ContestantRunner {
    ContestantRunner {
        max_time: None,
        counters: CounterPlaces::new(schema, contestant.algorithm),
        traces: None,
        meters: None,
        contestant,
    }
}

/// Repeats runs from their records.
struct Repeater {
    /// The contestants by their names.
    runners: BTreeMap<String, ContestantRunner>,
    /// The options with which the puzzles of a set are parsed, by the name of the set.
    sets: BTreeMap<String, ParseOptions>,
}

/// The results of repeated runs, in the order of their records.
#[derive(Default)]
struct Repeated {
    runs: u64,
    /// The descriptions of the runs that differ from their records.
    differences: Vec<String>,
}

impl OrderedOutput for Repeated {
    fn append(&mut self, next: Self) {
        self.runs += next.runs;
        self.differences.extend(next.differences);
    }

    fn is_empty(&self) -> bool {
        self.runs == 0
    }

    fn size(&self) -> usize {
        self.differences.iter().map(String::len).sum()
    }
}

impl Repeater {
    /// Repeats runs, and returns a description of each run that differs from its record.
    fn repeat(&self, records: Vec<Record>, jobs: NonZeroUsize) -> Vec<String> {
        let progress = Progress::start("runs", || Some(records.len() as u64));
        let mut records = records.into_iter();
        let mut all = Vec::new();
        in_order(
            MonotonicClock,
            jobs,
            |max_items| {
                let chunk: Vec<_> = records.by_ref().take(max_items).collect();
                (!chunk.is_empty()).then(|| chunk.into_iter())
            },
            |mut chunk, ctx: &mut WorkerCtx<'_, _, Repeated>| {
                while let Some(record) = chunk.next() {
                    let mut on_slow = || {
                        let remaining = std::mem::take(&mut chunk);
                        ctx.requeue((remaining.len() > 0).then_some(remaining));
                    };
                    let difference = self.difference(&record, &mut on_slow);
                    ctx.output.runs += 1;
                    ctx.output.differences.extend(difference);
                }
            },
            |output| {
                progress.advance(output.runs);
                all.extend(output.differences);
            },
        );
        all
    }

    /// Repeats a run; `None` if it is equal to its record.
    fn difference(&self, record: &Record, on_slow: &mut dyn FnMut()) -> Option<String> {
        // The checks of the records have validated the contestant, the set and the puzzle.
        let runner = &self.runners[&record.contestant];
        let parsed = parse(&record.puzzle, self.sets[&record.set]).expect("a checked puzzle");
        let set_puzzle = SetPuzzle {
            set: record.set.clone(),
            puzzle: SelectedPuzzle {
                line: record.line,
                grid: parsed.grid,
            },
        };
        let found = runner
            .run(record.task, &set_puzzle, record.seed, on_slow)
            .record;
        let columns = differing(record, &found);
        (!columns.is_empty()).then(|| {
            format!(
                "run {} ({}, {}, line {}, seed {}): {}",
                record.task,
                record.contestant,
                record.set,
                record.line,
                record.seed,
                columns.join("; ")
            )
        })
    }
}

/// The columns in which two records of a run differ, except for times and resources, with both values.
fn differing(record: &Record, found: &Record) -> Vec<String> {
    let number = |value: Option<u64>| value.map_or("none".to_owned(), |value| value.to_string());
    let text = |value: &Option<String>| value.as_deref().unwrap_or("none").to_owned();
    let mut columns = vec![
        ("outcome", record.outcome.clone(), found.outcome.clone()),
        ("solution", text(&record.solution), text(&found.solution)),
    ];
    for (column, recorded, now) in [
        ("solutions", record.solutions, found.solutions),
        ("steps", record.steps, found.steps),
        ("nodes", record.nodes, found.nodes),
        ("guesses", record.guesses, found.guesses),
        ("backtracks", record.backtracks, found.backtracks),
        (
            "conflicts",
            record.conflicts.map(u64::from),
            found.conflicts.map(u64::from),
        ),
    ] {
        columns.push((column, number(recorded), number(now)));
    }
    // Resources follow the counters, and records of earlier versions have no counters.
    let counters = record.counters.iter().zip(&found.counters);
    columns.extend(counters.map(|(recorded, now)| ("a counter", number(*recorded), number(*now))));
    columns.retain(|(_, recorded, now)| recorded != now);
    (columns.into_iter())
        .map(|(column, recorded, now)| format!("{column}: {recorded} recorded, {now} now"))
        .collect()
}
