//! `solve`: a row of figures for each puzzle.

use std::io;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Duration;

use sudoku_grid::{Position, Reading, Shape};
use sudoku_search::{Algorithm, Findings, Nature, Outcome, Refusal, Run, Setup, solves_at_once};
use sudoku_solvers::{SOLVERS, find};

use crate::args::SolveArgs;
use crate::cores;
use crate::in_step;
use crate::input::{self, Chunk, Puzzle};
use crate::ordered::{Desk, LONG, in_order};
use crate::output::Output;
use crate::portfolio;
use crate::quick::Quick;
use crate::range::MOST_THREADS;
use crate::row::{Row, Rows};
use crate::{Failure, WRONG_INPUT, complain};

/// Pieces of work between two looks at the clock; each takes well under a millisecond.
pub(crate) const PIECES: u64 = 64;

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
        |most| entries.chunk(if task.is_alone() { most } else { 1 }),
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
    setup: Setup,
    nature: Nature,
    reading: Reading,
    rows: Rows,
    /// Whether puzzles of 9×9 are solved in the algorithm's quicker way.
    at_once: bool,
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
        let setup = Setup {
            algorithm: args.algorithm.clone(),
            preset: args.preset.clone(),
            params: args.params.clone(),
            seed: args.seed,
            solutions: args.solutions,
            max_steps: args.max_steps,
        };
        let nature = checked(algorithm, &setup)?;
        // What many are solved by knows no time.
        let at_once = args.threads.is_none() && args.portfolio.is_none();
        let at_once = at_once && args.max_seconds.is_none();
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

    /// Whether each puzzle is one run on one thread.
    fn is_alone(&self) -> bool {
        self.args.threads.is_none() && self.args.portfolio.is_none()
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
                    conflicts: solution.unwrap_or(&findings.grid).conflicts(),
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
                let cut = self.algorithm.cut(position, &self.setup)?;
                let limits = self.setup.limits();
                (seed, cores::solve(&cut, limits, threads, max_seconds))
            }
            (None, Some(threads)) => {
                let run = in_step::run(self.start(position)?, threads, max_seconds)?;
                (seed, ended(&run))
            }
            (None, None) => (seed, self.alone(position, late)?),
        })
    }

    /// On this thread, in one go.
    fn alone(&self, position: &Position, late: &mut dyn FnMut()) -> Result<Findings, Refusal> {
        let clock = Clock::start();
        let mut run = self.start(position)?;
        let mut pieces = PIECES;
        let mut told = false;
        while run.outcome().is_none() {
            run.advance(u64::MAX, pieces);
            let time = clock.elapsed();
            if self.args.max_seconds.is_some_and(|most| time >= most) {
                break;
            }
            if time >= LONG && run.outcome().is_none() {
                if !told {
                    late();
                    told = true;
                }
            } else if self.args.max_seconds.is_none() {
                // As long as it is quick, looks at the clock would cost as much as the search.
                pieces *= 2;
            }
        }
        Ok(ended(&run))
    }
}

/// What the algorithm is, set up like this; says at once what would be refused for every puzzle.
fn checked(algorithm: &dyn Algorithm, setup: &Setup) -> Result<Nature, Failure> {
    let info = algorithm.info();
    (algorithm.check(setup, info.least_shape())).map_err(|refusal| {
        Failure::Usage(match refusal {
            Refusal::Preset { id } => {
                let presets = algorithm.presets().iter();
                let known: Vec<_> = presets.map(|preset| preset.id).collect();
                let known = known.join(", ");
                format!("{} has no preset {id}; it has {known}", info.id)
            }
            refusal => format!("{}: {refusal}", info.id),
        })
    })
}

/// What came of a run that time has ended unless it has ended itself.
fn ended(run: &Run) -> Findings {
    let mut findings = Findings::of(run);
    findings.outcome.get_or_insert(Outcome::Time);
    findings
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
