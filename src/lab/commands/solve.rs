//! `solve`: solves puzzles and writes a CSV row for each.

mod quick;
pub(super) mod row;

use std::num::{NonZeroU32, NonZeroUsize};
use std::process::ExitCode;
use std::time::Duration;

use sudoku_experiment::find_checked;
use sudoku_grid::{ParseOptions, Position, Shape};
use sudoku_runner::{
    Deadline, MonotonicClock, Stopwatch, WorkerCtx, in_order, portfolio, run_to_end, shared, split,
};
use sudoku_search::{
    Algorithm, Capabilities, Findings, Outcome, Run, Setup, StartError, solves_at_once,
};

use crate::args::{InputArgs, parse_param};
use crate::failure::{EXIT_INVALID_INPUT, Failure, exit_on_write_error};
use crate::input::{self, Chunk, Puzzle};
use crate::output::Output;
use crate::range::{MAX_PORTFOLIO_SEEDS, MAX_THREADS, integer_in, parse_seconds};

use quick::QuickSolver;
use row::{Row, Rows};

/// Solves puzzles and writes CSV: a header, then one row per puzzle, in order.
///
/// A puzzle that cannot be read has no row: a line on stderr gives its place and the reason, the
/// other puzzles are solved, and the exit status is 2. A puzzle with conflicting givens has a row
/// with the outcome `invalid` and a line on stderr.
///
/// Each row is written as soon as its puzzle and all earlier ones are done. Except for `micros`, the
/// rows do not depend on the number of jobs. `micros` is the time of the solver on the puzzle in
/// microseconds, including its initialization. For very short times, the fraction of a microsecond is
/// carried over to the next row, so that the sum of the column is correct.
#[derive(clap::Args)]
pub(crate) struct SolveArgs {
    /// The solver; see `lab list` for the ids.
    #[arg(long, value_name = "ID")]
    pub(crate) algorithm: String,

    /// A named set of parameters [default: the first preset of the solver].
    #[arg(long, value_name = "NAME")]
    pub(crate) preset: Option<String>,

    /// Sets a parameter, which overrides the preset; may be repeated.
    #[arg(long = "param", value_name = "K=V", value_parser = parse_param)]
    pub(crate) params: Vec<(String, String)>,

    /// The seed of the run on each puzzle.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = integer_in(0..=u32::MAX), allow_negative_numbers = true)]
    pub(crate) seed: u32,

    /// The maximum number of solver steps per puzzle.
    #[arg(long, value_name = "N")]
    #[arg(value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    pub(crate) max_steps: Option<u64>,

    /// The approximate time limit per puzzle in seconds.
    #[arg(long, value_name = "S", value_parser = parse_seconds, allow_negative_numbers = true)]
    pub(crate) max_seconds: Option<Duration>,

    /// The number of solutions to search for; 0 searches for all.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    pub(crate) solutions: u64,

    /// The number of puzzles solved in parallel, each on the number of threads given by `--threads`.
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    #[arg(value_parser = integer_in(NonZeroUsize::MIN..=MAX_THREADS), allow_negative_numbers = true)]
    pub(crate) jobs: NonZeroUsize,

    /// Solves each puzzle on this number of threads, by splitting either its search or each step of
    /// the search. The number changes only the times. Not every solver supports this.
    #[arg(long, value_name = "K")]
    #[arg(value_parser = integer_in(NonZeroUsize::MIN..=MAX_THREADS), allow_negative_numbers = true)]
    pub(crate) threads: Option<NonZeroUsize>,

    /// Runs this number of seeds on each puzzle, from `--seed` up. The row describes the run that
    /// solves the puzzle in the fewest steps; ties go to the lowest seed. If no seed solves the
    /// puzzle, the row describes the run with the fewest conflicts. `--threads` sets the number of
    /// seeds run in parallel and changes only the time.
    #[arg(long, value_name = "N")]
    #[arg(value_parser = integer_in(NonZeroU32::MIN..=MAX_PORTFOLIO_SEEDS), allow_negative_numbers = true)]
    pub(crate) portfolio: Option<NonZeroU32>,

    /// Appends a column for each counter of the solver.
    #[arg(long)]
    pub(crate) counters: bool,

    #[command(flatten)]
    pub(crate) input: InputArgs,
}

impl SolveArgs {
    /// Returns `true` if each puzzle is solved by one run on one thread.
    fn is_single_run(&self) -> bool {
        self.threads.is_none() && self.portfolio.is_none()
    }
}

/// Runs the command.
///
/// # Errors
///
/// Returns an error if the solver is unknown or refuses the arguments, the file cannot be opened or the
/// output cannot be written.
pub(crate) fn run(args: &SolveArgs) -> Result<ExitCode, Failure> {
    let task = SolveTask::new(args)?;
    let mut entries = input::open(&args.input)?;
    let mut header = Output::default();
    task.rows.header(&mut header.text);
    header.write()?;
    let mut missing_count = 0;
    in_order(
        MonotonicClock,
        args.jobs,
        |max_items| entries.chunk(if args.is_single_run() { max_items } else { 1 }),
        |chunk, ctx| task.solve_chunk(chunk, ctx),
        |output: Output| {
            missing_count += output.missing;
            exit_on_write_error(output.write());
        },
    );
    Ok(if missing_count > 0 {
        ExitCode::from(EXIT_INVALID_INPUT)
    } else {
        ExitCode::SUCCESS
    })
}

/// The solver with its setup, and the format of the output.
struct SolveTask<'a> {
    args: &'a SolveArgs,
    algorithm: &'static dyn Algorithm,
    setup: Setup,
    capabilities: Capabilities,
    options: ParseOptions,
    rows: Rows,
    /// `true` if 9×9 puzzles are solved with [`Algorithm::solve_many`].
    is_quick: bool,
}

impl<'a> SolveTask<'a> {
    /// The task of a command line.
    fn new(args: &'a SolveArgs) -> Result<Self, Failure> {
        let setup = Setup {
            algorithm: args.algorithm.clone(),
            preset: args.preset.clone(),
            params: args.params.clone(),
            seed: args.seed,
            solutions: args.solutions,
            max_steps: args.max_steps,
        };
        let (algorithm, capabilities) = find_checked(&sudoku_solvers::registry(), &setup)
            .map_err(|error| Failure::Usage(error.to_string()))?;
        // `solve_many` has no time limit.
        let is_quick = args.is_single_run() && args.max_seconds.is_none();
        let task = Self {
            rows: Rows::new(algorithm, args.counters),
            is_quick: is_quick && solves_at_once(algorithm, &setup, Shape::NINE),
            args,
            algorithm,
            setup,
            capabilities,
            options: input::parse_options(&args.input),
        };
        task.check_threads()?;
        Ok(task)
    }

    /// Rejects invalid combinations of the options for parallel work.
    fn check_threads(&self) -> Result<(), Failure> {
        let id = self.algorithm.info().id;
        let threads = self.args.threads.unwrap_or(NonZeroUsize::MIN);
        if self.args.jobs.saturating_mul(threads) > MAX_THREADS {
            return Err(Failure::Usage(format!(
                "--jobs times --threads must be at most {MAX_THREADS}"
            )));
        }
        if let Some(seeds) = self.args.portfolio {
            if self.setup.solutions != 1 {
                return Err(Failure::Usage(
                    "--portfolio requires --solutions 1".to_owned(),
                ));
            }
            let first_seed = self.args.seed;
            return match first_seed.checked_add(seeds.get() - 1) {
                Some(_) => Ok(()),
                None => Err(Failure::Usage(format!(
                    "--portfolio: from seed {first_seed} to the last one, {}, there are only {} seeds",
                    u32::MAX,
                    u32::MAX - first_seed + 1
                ))),
            };
        }
        let is_serial = !self.capabilities.shares_steps && !self.capabilities.divisible;
        if self.args.threads.is_some() && is_serial {
            return Err(Failure::Usage(format!(
                "{id}: {}; --portfolio N runs it with N seeds in parallel",
                StartError::Indivisible
            )));
        }
        Ok(())
    }

    /// Starts the solver with the seed of the setup.
    fn start(&self, position: &Position) -> Result<Run, StartError> {
        self.algorithm.start(position, &self.setup, false)
    }

    /// Starts the solver with another seed.
    fn start_with(&self, position: &Position, seed: u32) -> Result<Run, StartError> {
        (self.algorithm).start(position, &self.setup.clone().seed(seed), false)
    }

    /// Solves the puzzles of a chunk and writes their rows.
    fn solve_chunk(&self, mut chunk: Chunk, ctx: &mut WorkerCtx<'_, Chunk, Output>) {
        let mut quick_solver =
            (self.is_quick).then(|| QuickSolver::new(self.algorithm, self.setup.limits()));
        while let Some(puzzle) = chunk.next(self.options) {
            let puzzle = match puzzle {
                Ok(puzzle) => puzzle,
                Err(error) => {
                    ctx.output.push_message(error.to_string());
                    ctx.output.missing += 1;
                    continue;
                }
            };
            let seed = self.args.seed;
            let text = &mut ctx.output.text;
            let append = |row: &Row<'_>| self.rows.append(&puzzle.grid, seed, row, text);
            if !quick_solver
                .as_mut()
                .is_some_and(|quick_solver| quick_solver.solve(&puzzle, append))
            {
                self.solve_puzzle(&puzzle, ctx, &mut || chunk.split_off_rest());
            }
        }
    }

    /// Solves one puzzle and writes its row. `split_off_rest` splits off the puzzles after this one in its chunk;
    /// `None` if there are none.
    fn solve_puzzle(
        &self,
        puzzle: &Puzzle,
        ctx: &mut WorkerCtx<'_, Chunk, Output>,
        split_off_rest: &mut dyn FnMut() -> Option<Chunk>,
    ) {
        let position = match puzzle.position() {
            Ok(position) => position,
            Err(duplicate) => {
                let text = &mut ctx.output.text;
                self.rows.invalid(&puzzle.grid, self.args.seed, text);
                ctx.output
                    .push_message(format!("line {}: {duplicate}", puzzle.line));
                return;
            }
        };
        let stopwatch = Stopwatch::start(MonotonicClock);
        match self.solve(&position, &mut || ctx.requeue(split_off_rest())) {
            Ok((seed, findings)) => {
                let solution = findings.solution.as_ref();
                let row = Row {
                    outcome: findings.outcome.unwrap_or(Outcome::Time),
                    found: findings.found,
                    steps: findings.steps,
                    counters: &findings.counters,
                    conflicts: findings.conflicts(),
                    micros: stopwatch.elapsed().as_micros(),
                    solution,
                };
                let text = &mut ctx.output.text;
                self.rows.append(&puzzle.grid, seed, &row, text);
            }
            Err(refusal) => {
                let id = self.algorithm.info().id;
                let line = puzzle.line;
                ctx.output
                    .push_message(format!("line {line}: {id}: {refusal}"));
                ctx.output.missing += 1;
            }
        }
    }

    /// Solves a position. Returns the seed and the findings of the run to report. Calls `on_slow` once
    /// if the run takes long.
    fn solve(
        &self,
        position: &Position,
        on_slow: &mut dyn FnMut(),
    ) -> Result<(u32, Findings), StartError> {
        let SolveArgs {
            seed,
            threads,
            max_seconds,
            ..
        } = *self.args;
        let deadline = Deadline::start(MonotonicClock, max_seconds);
        Ok(match (self.args.portfolio, threads) {
            (Some(seeds), _) => {
                // If the algorithm does not use the seed, the first seed wins.
                let further_seeds = if self.capabilities.random {
                    seeds.get() - 1
                } else {
                    0
                };
                let seeds = seed..=seed + further_seeds;
                let threads = threads.unwrap_or(NonZeroUsize::MIN);
                let start = |seed| self.start_with(position, seed);
                portfolio::solve(start, seeds, threads, &deadline)?
            }
            (None, Some(threads)) if self.capabilities.divisible => {
                let split = self.algorithm.split(position, &self.setup)?;
                let limits = self.setup.limits();
                (seed, split::solve(&split, limits, threads, &deadline))
            }
            (None, Some(threads)) => {
                let run = shared::run(self.start(position)?, threads, &deadline)?;
                (seed, findings(&run))
            }
            (None, None) => {
                let mut run = self.start(position)?;
                run_to_end(&mut run, &deadline, on_slow);
                (seed, findings(&run))
            }
        })
    }
}

/// The findings of a run, with the outcome [`Outcome::Time`] if it has not ended.
fn findings(run: &Run) -> Findings {
    let mut findings = Findings::of(run);
    findings.outcome.get_or_insert(Outcome::Time);
    findings
}
