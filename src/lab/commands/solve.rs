//! `solve`: a row of figures for each puzzle.

mod quick;
pub(super) mod row;

use std::num::{NonZeroU32, NonZeroUsize};
use std::process::ExitCode;
use std::time::Duration;

use sudoku_experiment::find_checked;
use sudoku_grid::{Position, Reading, Shape};
use sudoku_search::{Algorithm, Findings, Nature, Outcome, Refusal, Run, Setup, solves_at_once};

use crate::args::{InputArgs, param};
use crate::clock::Clock;
use crate::drive::ordered::{Desk, in_order};
use crate::drive::{alone, portfolio, shared, split};
use crate::failure::{Failure, WRONG_INPUT, done_writing};
use crate::input::{self, Chunk, Puzzle};
use crate::output::Output;
use crate::range::{MOST_PORTFOLIO, MOST_THREADS, seconds, whole};

use quick::Quick;
use row::{Row, Rows};

/// Solves puzzles, and writes CSV: a header, then a row per puzzle, in order.
///
/// A puzzle that cannot be read has no row: a line on stderr says where and why, the others are
/// answered, and the exit status is 2. One whose givens clash has a row with the outcome `invalid`
/// and a line on stderr.
///
/// Rows are there within moments of their puzzles, and are the same for any number of jobs, but for
/// `micros`: the time of the solver on the puzzle in microseconds, with its start. Where that is a
/// few only, what is below a whole one is left to the next row, so that the column adds up.
#[derive(clap::Args)]
pub(crate) struct SolveArgs {
    /// The solver; see `list`.
    #[arg(long, value_name = "ID")]
    pub(crate) algorithm: String,

    /// A named set of parameters; unless given, the solver's first.
    #[arg(long, value_name = "NAME")]
    pub(crate) preset: Option<String>,

    /// Sets one parameter, over the preset; may be repeated.
    #[arg(long = "param", value_name = "K=V", value_parser = param)]
    pub(crate) params: Vec<(String, String)>,

    /// The seed of each puzzle's run.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = whole(0..=u32::MAX), allow_negative_numbers = true)]
    pub(crate) seed: u32,

    /// Ends a puzzle after so many steps of the solver.
    #[arg(long, value_name = "N")]
    #[arg(value_parser = whole(0..=u64::MAX), allow_negative_numbers = true)]
    pub(crate) max_steps: Option<u64>,

    /// Ends a puzzle after about so many seconds.
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) max_seconds: Option<Duration>,

    /// How many solutions to look for; 0 is all of them.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = whole(0..=u64::MAX), allow_negative_numbers = true)]
    pub(crate) solutions: u64,

    /// How many puzzles to work on at once; with `--threads`, on so many threads each.
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    #[arg(value_parser = whole(NonZeroUsize::MIN..=MOST_THREADS), allow_negative_numbers = true)]
    pub(crate) jobs: NonZeroUsize,

    /// Splits the work on each puzzle, or each step of it, into parts and does so many of them at
    /// once. But for the time, the row is the same for any number. Not every solver can be split.
    #[arg(long, value_name = "K")]
    #[arg(value_parser = whole(NonZeroUsize::MIN..=MOST_THREADS), allow_negative_numbers = true)]
    pub(crate) threads: Option<NonZeroUsize>,

    /// Runs so many seeds side by side, from `--seed` up; the row is that of the seed that solves
    /// the puzzle in the fewest steps, of several the lowest. `--threads` says how many at once,
    /// and changes nothing but the time. If none solves it, the row is that of the fewest
    /// conflicts.
    #[arg(long, value_name = "N")]
    #[arg(value_parser = whole(NonZeroU32::MIN..=MOST_PORTFOLIO), allow_negative_numbers = true)]
    pub(crate) portfolio: Option<NonZeroU32>,

    /// Appends the solver's own counters, a column each.
    #[arg(long)]
    pub(crate) counters: bool,

    #[command(flatten)]
    pub(crate) input: InputArgs,
}

impl SolveArgs {
    /// Whether each puzzle is one run on one thread.
    fn is_alone(&self) -> bool {
        self.threads.is_none() && self.portfolio.is_none()
    }
}

/// Solves the puzzles that are named on the command line.
///
/// # Errors
///
/// If the solver is not there, does not take what was set, or the file cannot be read.
pub(crate) fn run(args: &SolveArgs) -> Result<ExitCode, Failure> {
    let task = Task::new(args)?;
    let mut entries = input::open(&args.input)?;
    let mut header = Output::default();
    task.rows.header(&mut header.text);
    header.write()?;
    let mut missing = 0;
    in_order(
        |most| entries.chunk(if args.is_alone() { most } else { 1 }),
        args.jobs,
        |chunk, desk| task.answer(chunk, desk),
        |output| {
            missing += output.missing;
            done_writing(output.write());
        },
    );
    Ok(if missing > 0 {
        ExitCode::from(WRONG_INPUT)
    } else {
        ExitCode::SUCCESS
    })
}

/// What is to be done with each puzzle.
struct Task<'a> {
    args: &'a SolveArgs,
    algorithm: &'static dyn Algorithm,
    setup: Setup,
    nature: Nature,
    reading: Reading,
    rows: Rows,
    /// Whether puzzles of 9×9 are solved in the algorithm's quicker way.
    at_once: bool,
}

impl<'a> Task<'a> {
    fn new(args: &'a SolveArgs) -> Result<Self, Failure> {
        let setup = Setup {
            algorithm: args.algorithm.clone(),
            preset: args.preset.clone(),
            params: args.params.clone(),
            seed: args.seed,
            solutions: args.solutions,
            max_steps: args.max_steps,
        };
        let (algorithm, nature) = find_checked(&sudoku_solvers::registry(), &setup)
            .map_err(|wrong| Failure::Usage(wrong.to_string()))?;
        // What many are solved by knows no time.
        let at_once = args.is_alone() && args.max_seconds.is_none();
        let task = Self {
            rows: Rows::new(algorithm, args.counters),
            at_once: at_once && solves_at_once(algorithm, &setup, Shape::NINE),
            args,
            algorithm,
            setup,
            nature,
            reading: input::reading(&args.input),
        };
        task.check_threads()?;
        Ok(task)
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
            if self.setup.solutions != 1 {
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
        let alone = !self.nature.shares_steps && !self.nature.divisible;
        if self.args.threads.is_some() && alone {
            return Err(Failure::Usage(format!(
                "{id}: {}; --portfolio N runs it with N seeds side by side",
                Refusal::Indivisible
            )));
        }
        Ok(())
    }

    fn start(&self, position: &Position) -> Result<Run, Refusal> {
        self.algorithm.start(position, &self.setup, false)
    }

    fn start_with(&self, position: &Position, seed: u32) -> Result<Run, Refusal> {
        (self.algorithm).start(position, &self.setup.clone().seed(seed), false)
    }

    /// Answers the puzzles of a chunk.
    fn answer(&self, mut chunk: Chunk, desk: &mut Desk<'_, Chunk>) {
        let mut quick = (self.at_once).then(|| Quick::new(self.algorithm, self.setup.limits()));
        while let Some(puzzle) = chunk.next(self.reading) {
            let puzzle = match puzzle {
                Ok(puzzle) => puzzle,
                Err(complaint) => {
                    desk.output.say(complaint.to_string());
                    desk.output.missing += 1;
                    continue;
                }
            };
            let seed = self.args.seed;
            let text = &mut desk.output.text;
            let tell = |row: &Row<'_>| self.rows.append(&puzzle.grid, seed, row, text);
            if !quick
                .as_mut()
                .is_some_and(|quick| quick.solve(&puzzle, tell))
            {
                self.answer_one(&puzzle, desk, &mut || chunk.rest());
            }
        }
    }

    /// Answers one puzzle; `rest` is what is left of its chunk.
    fn answer_one(
        &self,
        puzzle: &Puzzle,
        desk: &mut Desk<'_, Chunk>,
        rest: &mut dyn FnMut() -> Option<Chunk>,
    ) {
        let position = match puzzle.position() {
            Ok(position) => position,
            Err(clash) => {
                let text = &mut desk.output.text;
                self.rows.invalid(&puzzle.grid, self.args.seed, text);
                desk.output.say(format!("line {}: {clash}", puzzle.line));
                return;
            }
        };
        let clock = Clock::start();
        match self.solve(&position, &mut || desk.give_back(rest())) {
            Ok((seed, findings)) => {
                let solution = findings.solution.as_ref();
                let row = Row {
                    outcome: findings.outcome.unwrap_or(Outcome::Time),
                    found: findings.found,
                    steps: findings.steps,
                    counters: &findings.counters,
                    conflicts: findings.conflicts(),
                    micros: clock.elapsed().as_micros(),
                    solution,
                };
                let text = &mut desk.output.text;
                self.rows.append(&puzzle.grid, seed, &row, text);
            }
            Err(refusal) => {
                let id = self.algorithm.info().id;
                let line = puzzle.line;
                desk.output.say(format!("line {line}: {id}: {refusal}"));
                desk.output.missing += 1;
            }
        }
    }

    /// The seed of the run that counts, and what it found. `late` is called if it takes long.
    fn solve(
        &self,
        position: &Position,
        late: &mut dyn FnMut(),
    ) -> Result<(u32, Findings), Refusal> {
        let SolveArgs {
            seed,
            threads,
            max_seconds,
            ..
        } = *self.args;
        Ok(match (self.args.portfolio, threads) {
            (Some(seeds), _) => {
                // Where the seed makes no difference, the first is the winner.
                let more = if self.nature.random {
                    seeds.get() - 1
                } else {
                    0
                };
                let seeds = seed..=seed + more;
                let threads = threads.unwrap_or(NonZeroUsize::MIN);
                let start = |seed| self.start_with(position, seed);
                portfolio::solve(start, seeds, threads, max_seconds)?
            }
            (None, Some(threads)) if self.nature.divisible => {
                let split = self.algorithm.split(position, &self.setup)?;
                let limits = self.setup.limits();
                (seed, split::solve(&split, limits, threads, max_seconds))
            }
            (None, Some(threads)) => {
                let run = shared::run(self.start(position)?, threads, max_seconds)?;
                (seed, ended(&run))
            }
            (None, None) => {
                let clock = Clock::start();
                let mut run = self.start(position)?;
                let over = max_seconds.map(|most| move || clock.elapsed() >= most);
                let over = over.as_ref().map(|over| over as &dyn Fn() -> bool);
                alone::finish(&mut run, over, late);
                (seed, ended(&run))
            }
        })
    }
}

/// What came of a run that time has ended unless it has ended itself.
fn ended(run: &Run) -> Findings {
    let mut findings = Findings::of(run);
    findings.outcome.get_or_insert(Outcome::Time);
    findings
}
