//! `solve`: a row of figures for each puzzle.

use std::io;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Duration;

use sudoku_grid::{Grid, Position, Reading, Shape};
use sudoku_search::{Algorithm, Findings, Limits, Outcome, Refusal, Run, Seed, Settings};
use sudoku_solvers::{SOLVERS, find};

use crate::args::SolveArgs;
use crate::cores;
use crate::in_step;
use crate::input::{self, Complaint, Entry};
use crate::ordered::in_order;
use crate::portfolio;
use crate::range::MOST_THREADS;
use crate::{Failure, WRONG_INPUT, complain};

/// The columns every algorithm has.
const COLUMNS: [&str; 12] = [
    "puzzle",
    "algorithm",
    "seed",
    "outcome",
    "solutions",
    "steps",
    "nodes",
    "guesses",
    "backtracks",
    "conflicts",
    "micros",
    "solution",
];

/// Pieces of work between two looks at the clock; each takes well under a millisecond.
pub(crate) const PIECES: u64 = 64;

/// Solves the puzzles that are named on the command line.
///
/// # Errors
///
/// If the solver is not there, does not take what was set, or the file cannot be read.
pub(crate) fn run(args: &SolveArgs) -> Result<ExitCode, Failure> {
    let task = Task::new(args)?;
    let entries = input::open(&args.input)?;
    let mut table = Table {
        rows: csv::Writer::from_writer(io::stdout()),
        wrong: false,
    };
    table.write(&task.header())?;
    in_order(
        entries,
        args.jobs,
        |entry| task.answer(entry),
        &mut table,
        |table| done_writing(table.rows.flush()),
        Table::take,
    );
    table.rows.flush()?;
    Ok(if table.wrong {
        ExitCode::from(WRONG_INPUT)
    } else {
        ExitCode::SUCCESS
    })
}

/// What is written for one puzzle.
struct Answer {
    row: Option<Vec<String>>,
    /// A line on stderr.
    said: Option<String>,
}

impl Answer {
    /// There is no puzzle, or none this solver takes.
    fn none(said: String) -> Self {
        Self {
            row: None,
            said: Some(said),
        }
    }
}

struct Table {
    rows: csv::Writer<io::Stdout>,
    /// Whether a puzzle has no row.
    wrong: bool,
}

impl Table {
    fn write<T: AsRef<[u8]>>(&mut self, fields: &[T]) -> io::Result<()> {
        Ok(self.rows.write_record(fields)?)
    }

    fn take(&mut self, answer: Answer) {
        if let Some(said) = answer.said {
            complain(&said);
        }
        match answer.row {
            Some(row) => done_writing(self.write(&row)),
            None => self.wrong = true,
        }
    }
}

/// Ends the program if nobody reads on: the threads that still work, or wait for input, may not
/// end for hours.
pub(crate) fn done_writing(result: io::Result<()>) {
    if let Err(error) = result {
        if error.kind() != io::ErrorKind::BrokenPipe {
            complain(&format!("error: cannot write: {error}"));
        }
        std::process::exit(1);
    }
}

/// What is to be done with each puzzle.
struct Task<'a> {
    args: &'a SolveArgs,
    algorithm: &'static dyn Algorithm,
    params: Vec<(&'a str, &'a str)>,
    reading: Reading,
    limits: Limits,
}

impl<'a> Task<'a> {
    fn new(args: &'a SolveArgs) -> Result<Self, Failure> {
        let algorithm = find(&args.algorithm).ok_or_else(|| {
            let ids: Vec<_> = SOLVERS.iter().map(|solver| solver.info().id).collect();
            let known = ids.join(", ");
            Failure::Usage(format!(
                "there is no solver {}; there are {known}",
                args.algorithm
            ))
        })?;
        let params = args.params.iter();
        let task = Self {
            args,
            algorithm,
            params: params
                .map(|(id, text)| (id.as_str(), text.as_str()))
                .collect(),
            reading: input::reading(&args.input),
            limits: Limits {
                solutions: args.solutions,
                steps: args.max_steps,
            },
        };
        task.check()?;
        Ok(task)
    }

    /// Says at once what would be refused for every puzzle.
    fn check(&self) -> Result<(), Failure> {
        let info = self.algorithm.info();
        let smallest = (Shape::all().find(|shape| info.takes(*shape)))
            .expect("an algorithm takes grids of some size");
        let blank = Position::new(&Grid::empty(smallest)).expect("a blank grid has no clash");
        match self.start(&blank) {
            Err(Refusal::Preset { id }) => {
                let ids: Vec<_> = (self.algorithm.presets().iter())
                    .map(|preset| preset.id)
                    .collect();
                let known = ids.join(", ");
                Err(Failure::Usage(format!(
                    "{} has no preset {id}; it has {known}",
                    info.id
                )))
            }
            Err(refusal @ (Refusal::Param { .. } | Refusal::Incomplete)) => {
                Err(Failure::Usage(format!("{}: {refusal}", info.id)))
            }
            _ => self.check_threads(),
        }
    }

    /// Says at once what cannot be done side by side.
    fn check_threads(&self) -> Result<(), Failure> {
        let id = self.algorithm.info().id;
        let threads = self.args.threads.unwrap_or(NonZeroUsize::MIN);
        if self.args.jobs.saturating_mul(threads) > MOST_THREADS {
            return Err(Failure::Usage(format!(
                "--jobs times --threads is at most {MOST_THREADS}"
            )));
        }
        if let Some(seeds) = self.args.portfolio {
            if self.limits.solutions != 1 {
                return Err(Failure::Usage(
                    "a portfolio looks for one solution".to_owned(),
                ));
            }
            let first = self.args.seed;
            return match first.checked_add(seeds.get() - 1) {
                Some(_) => Ok(()),
                None => Err(Failure::Usage(format!(
                    "--portfolio: from seed {first} to the last, {}, there are {} seeds",
                    u32::MAX,
                    u32::MAX - first + 1
                ))),
            };
        }
        let alone = !self.algorithm.shares_steps()
            && self.algorithm.is_divisible(self.settings()) == Ok(false);
        if self.args.threads.is_some() && alone {
            return Err(Failure::Usage(format!(
                "{id}: {}; --portfolio N runs it with N seeds side by side",
                Refusal::Indivisible
            )));
        }
        Ok(())
    }

    fn settings(&self) -> Settings<'_> {
        Settings {
            preset: self.args.preset.as_deref(),
            params: &self.params,
        }
    }

    fn start(&self, position: &Position) -> Result<Run, Refusal> {
        self.start_with(position, self.args.seed)
    }

    fn start_with(&self, position: &Position, seed: u32) -> Result<Run, Refusal> {
        (self.algorithm).start(position, self.settings(), Seed(seed), self.limits, false)
    }

    fn header(&self) -> Vec<&'static str> {
        let own = self.own_counters().map(|(_, id)| id);
        COLUMNS.into_iter().chain(own).collect()
    }

    /// Place and name of the counters that have a column only on demand.
    fn own_counters(&self) -> impl Iterator<Item = (usize, &'static str)> {
        let all = self.algorithm.counters().iter().map(|counter| counter.id);
        let asked = self.args.counters;
        all.enumerate()
            .filter(move |(_, id)| asked && !COLUMNS.contains(id))
    }

    fn answer(&self, entry: Result<Entry, Complaint>) -> Answer {
        let entry = match entry {
            Ok(entry) => entry,
            Err(complaint) => return Answer::none(complaint.to_string()),
        };
        let parsed = match entry.read(self.reading) {
            Ok(parsed) => parsed,
            Err(complaint) => return Answer::none(complaint.to_string()),
        };
        let position = match parsed.position() {
            Ok(position) => position,
            Err(clash) => {
                let figures = Figures {
                    seed: self.args.seed,
                    findings: None,
                    time: Duration::ZERO,
                };
                return Answer {
                    row: Some(self.row(&parsed.grid, &figures)),
                    said: Some(format!("line {}: {clash}", entry.line)),
                };
            }
        };
        match self.solve(&position) {
            Ok(figures) => Answer {
                row: Some(self.row(&parsed.grid, &figures)),
                said: None,
            },
            Err(refusal) => {
                let id = self.algorithm.info().id;
                Answer::none(format!("line {}: {id}: {refusal}", entry.line))
            }
        }
    }

    fn solve(&self, position: &Position) -> Result<Figures, Refusal> {
        let clock = Clock::start();
        let SolveArgs {
            seed,
            threads,
            max_seconds,
            ..
        } = *self.args;
        let (seed, findings) = match (self.args.portfolio, threads) {
            (Some(seeds), _) => {
                // Where the seed makes no difference, the first is the winner.
                let random = self.algorithm.is_random(self.settings())?;
                let more = if random { seeds.get() - 1 } else { 0 };
                let seeds = seed..=seed + more;
                let threads = threads.unwrap_or(NonZeroUsize::MIN);
                let start = |seed| self.start_with(position, seed);
                portfolio::solve(start, seeds, threads, max_seconds)?
            }
            (None, Some(threads)) if !self.algorithm.is_divisible(self.settings())? => {
                let run = in_step::run(|| self.start(position), threads, max_seconds)?;
                (seed, ended(&run))
            }
            (None, Some(threads)) => {
                let cut = || (self.algorithm).cut(position, self.settings(), Seed(seed));
                let limits = self.limits;
                (seed, cores::solve(cut, limits, threads, max_seconds)?)
            }
            (None, None) => (seed, self.alone(position)?),
        };
        Ok(Figures {
            seed,
            findings: Some(findings),
            time: clock.elapsed(),
        })
    }

    /// On this thread, in one go.
    fn alone(&self, position: &Position) -> Result<Findings, Refusal> {
        let clock = Clock::start();
        let mut run = self.start(position)?;
        while run.outcome().is_none() {
            let pieces = self.args.max_seconds.map_or(u64::MAX, |_| PIECES);
            run.advance(u64::MAX, pieces);
            if (self.args.max_seconds).is_some_and(|most| clock.elapsed() >= most) {
                break;
            }
        }
        Ok(ended(&run))
    }

    fn row(&self, puzzle: &Grid, figures: &Figures) -> Vec<String> {
        let id = self.algorithm.info().id;
        let mut row = vec![puzzle.to_string(), id.to_owned(), figures.seed.to_string()];
        if let Some(findings) = &figures.findings {
            let outcome = findings.outcome.unwrap_or(Outcome::Time);
            row.push(outcome.id().to_owned());
            row.extend(self.fields(findings, figures.time));
            let own = self.own_counters();
            row.extend(own.map(|(at, _)| findings.counters[at].to_string()));
        } else {
            row.push(Outcome::Invalid.id().to_owned());
            row.resize(self.header().len(), String::new());
        }
        row
    }

    /// From `solutions` to `solution`; empty what the algorithm does not count.
    fn fields(&self, findings: &Findings, time: Duration) -> [String; 8] {
        let counters = self.algorithm.counters();
        let count = |id| {
            let at = counters.iter().position(|spec| spec.id == id);
            at.map(|at| findings.counters[at].to_string())
                .unwrap_or_default()
        };
        let solution = findings.solution.as_ref();
        [
            findings.found.to_string(),
            findings.steps.to_string(),
            count("nodes"),
            count("guesses"),
            count("backtracks"),
            solution.unwrap_or(&findings.grid).conflicts().to_string(),
            time.as_micros().to_string(),
            solution.map(Grid::to_string).unwrap_or_default(),
        ]
    }
}

/// What came of a run that time has ended unless it has ended itself.
fn ended(run: &Run) -> Findings {
    let mut findings = Findings::of(run);
    findings.outcome.get_or_insert(Outcome::Time);
    findings
}

/// How a puzzle went.
struct Figures {
    /// Of the run the figures are of.
    seed: u32,
    /// `None` if there was nothing to run on.
    findings: Option<Findings>,
    /// Spent in the algorithm.
    time: Duration,
}

/// Monotonic time.
#[expect(
    clippy::disallowed_types,
    reason = "a native driver, which owns the clock"
)]
pub(crate) struct Clock(std::time::Instant);

#[expect(
    clippy::disallowed_types,
    reason = "a native driver, which owns the clock"
)]
impl Clock {
    pub(crate) fn start() -> Self {
        Self(std::time::Instant::now())
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
