//! `experiment`: every contestant on every puzzle of every set with every seed, in records that can be
//! made in parts and gone on with; and `report`, what they tell.

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

use sudoku_experiment::{Definition, Entrant, Plan, Record, Shard, Wrong};
use sudoku_grid::{Grid, Position, verify};
use sudoku_search::{Findings, Outcome};

use crate::clock::Clock;
use crate::commands::solve::row;
use crate::drive::ordered::in_order;
use crate::drive::{alone, progress::Progress};
use crate::failure::{Failure, done_writing};
use crate::range::{MOST_THREADS, whole};

use folder::{Folder, Goal};
use puzzles::Item;

pub(crate) use report::{ReportArgs, report};

/// Runs an experiment, and writes a record of each run: CSV, one file a shard.
///
/// The records of a task depend on its number alone, but for `micros`: parts of an experiment can be
/// run anywhere, in any order. A call that was ended, however suddenly, is gone on with by the same
/// call.
#[derive(clap::Args)]
pub(crate) struct ExperimentArgs {
    /// The folder of the records, made if it is not there.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// Does one of so many equal parts, such as 3/8.
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: Part,

    /// How many runs at once.
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    #[arg(value_parser = whole(NonZeroUsize::MIN..=MOST_THREADS), allow_negative_numbers = true)]
    jobs: NonZeroUsize,

    /// The definition, in TOML or JSON: sets, contestants, seeds and a budget. See the README.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// A [`Shard`] as it is written.
#[derive(Clone, Copy)]
struct Part(Shard);

impl FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.split_once('/');
        parts
            .and_then(|(number, of)| Shard::new(number.parse().ok()?, of.parse().ok()?))
            .map(Self)
            .ok_or_else(|| "expected I/N, such as 3/8, with I from 1 to N".to_owned())
    }
}

/// Runs what is not done yet.
///
/// # Errors
///
/// If the definition is not one, names what is not there, or the records cannot be written.
pub(crate) fn run(args: &ExperimentArgs) -> Result<ExitCode, Failure> {
    let goal = Goal::read(&args.file)?;
    let contestants = contestants(&goal.definition)?;
    let items = puzzles::read(&goal)?;
    let random: Vec<_> = contestants.iter().map(|one| one.entrant.random).collect();
    let plan = Plan::new(items.len(), &random, goal.definition.seeds.all());
    let shard = args.shard.0;
    let mut tasks = (0..plan.tasks()).filter(|task| shard.holds(*task));
    let mut folder = Folder::open(&args.out, &goal, shard, &plan, &items)?;
    // The records that are there were found to be those of the first tasks.
    for _ in 0..folder.done() {
        tasks.next();
    }
    let all = (0..plan.tasks()).filter(|task| shard.holds(*task)).count() as u64;
    let mut progress = Progress::new(all, folder.done());
    in_order(
        |most| {
            let some: Vec<_> = tasks.by_ref().take(most).collect();
            (!some.is_empty()).then(|| some.into_iter())
        },
        args.jobs,
        |mut some, desk| {
            while let Some(number) = some.next() {
                let task = plan.task(number);
                let (contestant, item) = (&contestants[task.setup], &items[task.puzzle]);
                let mut late = || {
                    let rest = std::mem::take(&mut some);
                    desk.give_back((rest.len() > 0).then_some(rest));
                };
                let mut record = contestant.run(item, task.seed, &mut late);
                record.task = number;
                desk.output
                    .text
                    .extend_from_slice(format!("{record}\n").as_bytes());
            }
        },
        |output| {
            done_writing(folder.append(&output.text));
            progress.tell(folder.done());
        },
    );
    progress.end();
    folder.complete()?;
    Ok(ExitCode::SUCCESS)
}

/// A contestant, ready to be run.
struct Runner {
    entrant: Entrant,
    seconds: Option<Duration>,
    /// Where nodes, guesses and backtracks stand among its counters.
    usual: [Option<usize>; 3],
}

/// The contestants; says at once what would be refused for every puzzle.
fn contestants(definition: &Definition) -> Result<Vec<Runner>, Failure> {
    let entrants = definition
        .entrants(&sudoku_solvers::registry())
        .map_err(|wrong| usage(&wrong))?;
    let runner = |entrant: Entrant| Runner {
        seconds: (definition.budget.seconds).map(Duration::from_secs_f64),
        usual: row::usual(entrant.algorithm),
        entrant,
    };
    Ok(entrants.into_iter().map(runner).collect())
}

fn usage(wrong: &Wrong) -> Failure {
    Failure::Usage(wrong.to_string())
}

impl Runner {
    /// The record of a run, without the number of its task.
    ///
    /// # Panics
    ///
    /// If what it calls a solution is none.
    fn run(&self, item: &Item, seed: u32, late: &mut dyn FnMut()) -> Record {
        let clock = Clock::start();
        let mut record = Record {
            set: item.set.clone(),
            line: item.puzzle.line,
            puzzle: item.puzzle.grid.to_string(),
            contestant: self.entrant.title.clone(),
            seed,
            outcome: Outcome::Invalid.id().to_owned(),
            ..Record::default()
        };
        let Ok(position) = Position::new(&item.puzzle.grid) else {
            return record;
        };
        let Entrant {
            algorithm, setup, ..
        } = &self.entrant;
        let setup = setup.clone().seed(seed);
        // It does not take puzzles of this size: no run.
        let Ok(mut run) = algorithm.start(&position, &setup, false) else {
            return record;
        };
        let over = self.seconds.map(|most| {
            let clock = &clock;
            move || clock.elapsed() >= most
        });
        let over = over.as_ref().map(|over| over as &dyn Fn() -> bool);
        alone::finish(&mut run, over, late);
        let findings = Findings::of(&run);
        record.micros = Some(clock_micros(&clock));
        self.fill(&mut record, &item.puzzle.grid, &findings);
        record
    }

    fn fill(&self, record: &mut Record, puzzle: &Grid, findings: &Findings) {
        let outcome = findings.outcome.unwrap_or(Outcome::Time);
        outcome.id().clone_into(&mut record.outcome);
        record.solutions = Some(findings.found);
        record.steps = Some(findings.steps);
        let [nodes, guesses, backtracks] = self
            .usual
            .map(|place| place.map(|at| findings.counters[at]));
        (record.nodes, record.guesses, record.backtracks) = (nodes, guesses, backtracks);
        record.conflicts = Some(findings.conflicts());
        record.solution = findings.solution.as_ref().map(|solution| {
            if let Err(fault) = verify(puzzle, solution) {
                panic!("{} on {puzzle}: {fault}", self.entrant.title);
            }
            solution.to_string()
        });
    }
}

fn clock_micros(clock: &Clock) -> u64 {
    u64::try_from(clock.elapsed().as_micros()).unwrap_or(u64::MAX)
}
