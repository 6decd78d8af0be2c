//! `solve`: solves puzzles and writes a CSV row for each.

mod quick;
pub(super) mod row;
mod uniqueness;

use std::io::IsTerminal as _;
use std::num::{NonZeroU32, NonZeroUsize};
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use sudoku_experiment::find_checked;
use sudoku_grid::{ParseOptions, Position, Shape};
use sudoku_runner::{
    Deadline, MonotonicClock, Stopwatch, WorkerCtx, portfolio, run_to_end, shared, split,
};
use sudoku_search::{
    Algorithm, Capabilities, Findings, Outcome, Run, Setup, StartError, solves_at_once,
};
use sudoku_solvers::quickest_id;

use crate::args::{InputArgs, parse_param};
use crate::failure::{Failure, Status, print_stderr};
use crate::input::{self, Chunk, Puzzle};
use crate::output::Output;
use crate::pipeline::process_chunks;
use crate::range::{MAX_PORTFOLIO_SEEDS, MAX_THREADS, integer_in, parse_seconds};
use crate::suggest::tip_for_setup;
use crate::table::TableArgs;

use quick::QuickSolver;
use row::{Row, Rows};
use uniqueness::Tally;

/// Solves puzzles and writes one row per puzzle, in order.
///
/// Without `--algorithm`, the fastest solver for the size searches for two solutions, and the last
/// column, `uniqueness`, is `unique`, `several` or `none`.
///
/// A puzzle that cannot be read has no row: a line on stderr gives its place and the reason, the
/// other puzzles are solved, and the exit status is 2. A puzzle with conflicting givens has a row
/// with the outcome `invalid` and a line on stderr, and the exit status is 2 too. If a puzzle has no
/// solution, the exit status is 1.
///
/// Each row is written as soon as its puzzle and all earlier puzzles are done. Except for `micros`, the
/// rows do not depend on the number of jobs. `micros` is the time of the solver on the puzzle in
/// microseconds, including its initialisation. For very short times, the fraction of a microsecond is
/// carried over to the next row, so that the sum of the column is correct.
#[derive(clap::Args)]
pub(crate) struct SolveArgs {
    /// The solver; see `sudoku-lab list` for the ids [default: the fastest, `fast` or, for sizes
    /// other than 9×9, `general`].
    #[arg(long, value_name = "ID", value_parser = PossibleValuesParser::new(solver_ids()), hide_possible_values = true)]
    pub(crate) algorithm: Option<String>,

    /// A named set of parameters [default: the first preset of the solver].
    #[arg(long, value_name = "NAME", requires = "algorithm")]
    pub(crate) preset: Option<String>,

    /// Sets a parameter, which overrides the preset; may be repeated.
    #[arg(long = "param", value_name = "K=V", value_parser = parse_param, requires = "algorithm")]
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

    /// The number of solutions to search for; 0 searches for all [default: 1 with `--algorithm`,
    /// otherwise 2].
    #[arg(long, value_name = "N")]
    #[arg(value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    pub(crate) solutions: Option<u64>,

    /// Solves each puzzle on this number of threads, by splitting either the search or each step of the
    /// search. The number of threads changes only the times. Not every solver supports this option.
    /// With `--jobs`, each puzzle that is processed in parallel uses this number of threads.
    #[arg(long, value_name = "K", requires = "algorithm")]
    #[arg(value_parser = integer_in(NonZeroUsize::MIN..=MAX_THREADS), allow_negative_numbers = true)]
    pub(crate) threads: Option<NonZeroUsize>,

    /// Runs this number of seeds on each puzzle, from `--seed` up. The row describes the run that
    /// solves the puzzle in the fewest steps; ties go to the lowest seed. If no seed solves the
    /// puzzle, the row describes the run with the fewest conflicts. `--threads` sets the number of
    /// seeds run in parallel and changes only the time.
    #[arg(long, value_name = "N", requires = "algorithm")]
    #[arg(value_parser = integer_in(NonZeroU32::MIN..=MAX_PORTFOLIO_SEEDS), allow_negative_numbers = true)]
    pub(crate) portfolio: Option<NonZeroU32>,

    /// Appends a column for each counter of the solver.
    #[arg(long, requires = "algorithm")]
    pub(crate) counters: bool,

    #[command(flatten)]
    pub(crate) table: TableArgs,

    #[command(flatten)]
    pub(crate) input: InputArgs,
}

impl SolveArgs {
    /// Returns `true` if each puzzle is solved by one run on one thread.
    fn is_single_run(&self) -> bool {
        self.threads.is_none() && self.portfolio.is_none()
    }

    /// The setup of a solver with these arguments.
    fn setup(&self, algorithm: &str) -> Setup {
        let default_solutions = if self.algorithm.is_some() { 1 } else { 2 };
        Setup {
            algorithm: algorithm.to_owned(),
            preset: self.preset.clone(),
            params: self.params.clone(),
            seed: self.seed,
            solutions: self.solutions.unwrap_or(default_solutions),
            max_steps: self.max_steps,
        }
    }
}

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
/// Returns an error if the solver is unknown or refuses the arguments, the file cannot be opened or the
/// output cannot be written.
pub(crate) fn run(args: &SolveArgs) -> Result<Status, Failure> {
    let task = SolveTask::new(args)?;
    let header = task.solver.rows.header();
    let max_lines = if args.is_single_run() { usize::MAX } else { 1 };
    let status = process_chunks(&args.input, header, max_lines, |chunk, ctx| {
        task.solve_chunk(chunk, ctx);
    })?;
    if args.algorithm.is_none() && std::io::stderr().is_terminal() {
        print_stderr(&task.tally.to_string());
    }
    Ok(status)
}

/// The solvers with their setups, and the format of the input.
struct SolveTask<'a> {
    args: &'a SolveArgs,
    solver: PreparedSolver<'a>,
    /// The solver for sizes other than 9×9, if none is given.
    solver_for_other_sizes: Option<PreparedSolver<'a>>,
    options: ParseOptions,
    /// The puzzles by uniqueness.
    tally: Tally,
}

impl<'a> SolveTask<'a> {
    /// The task of a command line.
    fn new(args: &'a SolveArgs) -> Result<Self, Failure> {
        let other_shape = Shape::of_side(16).expect("a usual shape");
        let (id, id_for_other_sizes) = if let Some(id) = &args.algorithm {
            (&**id, None)
        } else {
            (quickest_id(Shape::NINE), Some(quickest_id(other_shape)))
        };
        let solver_for_other_sizes = id_for_other_sizes.map(|id| PreparedSolver::new(args, id));
        Ok(Self {
            args,
            solver: PreparedSolver::new(args, id)?,
            solver_for_other_sizes: solver_for_other_sizes.transpose()?,
            options: input::parse_options(&args.input),
            tally: Tally::default(),
        })
    }

    /// The solver for grids of a shape.
    fn solver(&self, shape: Shape) -> &PreparedSolver<'a> {
        match &self.solver_for_other_sizes {
            Some(solver) if shape != Shape::NINE => solver,
            _ => &self.solver,
        }
    }

    /// Solves the puzzles of a chunk and writes their rows.
    fn solve_chunk(&self, mut chunk: Chunk, ctx: &mut WorkerCtx<'_, Chunk, Output>) {
        let mut quick_solver = self.solver.quick_solver();
        while let Some(puzzle) = chunk.next(self.options) {
            match puzzle {
                Err(error) => ctx.output.push_invalid(error.to_string()),
                Ok(puzzle) => {
                    let append = |row: &Row<'_>| {
                        self.append(&self.solver, &puzzle, self.args.seed, row, &mut ctx.output);
                    };
                    if !quick_solver
                        .as_mut()
                        .is_some_and(|quick_solver| quick_solver.solve(&puzzle, append))
                    {
                        self.solve_puzzle(&puzzle, ctx, &mut || chunk.split_off_rest());
                    }
                }
            }
            ctx.output.done += 1;
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
        let solver = self.solver(puzzle.grid.shape());
        let line = puzzle.line;
        let position = match puzzle.position() {
            Ok(position) => position,
            Err(duplicate) => {
                let text = &mut ctx.output.text;
                solver.rows.invalid(&puzzle.grid, self.args.seed, text);
                ctx.output.push_invalid(format!("line {line}: {duplicate}"));
                return;
            }
        };
        let stopwatch = Stopwatch::start(MonotonicClock);
        match solver.solve(&position, &mut || ctx.requeue(split_off_rest())) {
            Ok((seed, findings)) => {
                let row = Row {
                    outcome: findings.outcome.unwrap_or(Outcome::Time),
                    found: findings.found,
                    steps: findings.steps,
                    counters: &findings.counters,
                    conflicts: findings.conflicts(),
                    micros: stopwatch.elapsed().as_micros(),
                    solution: findings.solution.as_ref(),
                };
                self.append(solver, puzzle, seed, &row, &mut ctx.output);
            }
            Err(refusal) => {
                let id = solver.algorithm.info().id;
                (ctx.output).push_invalid(format!("line {line}: {id}: {refusal}"));
            }
        }
    }

    /// Writes the row of a puzzle, and counts its uniqueness.
    fn append(
        &self,
        solver: &PreparedSolver<'_>,
        puzzle: &Puzzle,
        seed: u32,
        row: &Row<'_>,
        output: &mut Output,
    ) {
        if let Some(uniqueness) = solver.rows.uniqueness(row) {
            self.tally.count(uniqueness);
        }
        if matches!(row.outcome, Outcome::Unsolvable | Outcome::Crashed) {
            output.set_status(Status::NoSolution);
        }
        (solver.rows).append(&puzzle.grid, seed, row, &mut output.text);
    }
}

/// A solver with its setup and the format of its rows.
struct PreparedSolver<'a> {
    args: &'a SolveArgs,
    algorithm: &'static dyn Algorithm,
    setup: Setup,
    capabilities: Capabilities,
    rows: Rows,
}

impl<'a> PreparedSolver<'a> {
    /// The solver with an id.
    fn new(args: &'a SolveArgs, id: &str) -> Result<Self, Failure> {
        let setup = args.setup(id);
        let registry = sudoku_solvers::registry();
        let (algorithm, capabilities) = find_checked(&registry, &setup).map_err(|error| {
            Failure::Usage(format!("{error}{}", tip_for_setup(&registry, &setup)))
        })?;
        let uniqueness_limit = args.algorithm.is_none().then_some(setup.solutions);
        let solver = Self {
            rows: Rows::new(algorithm, args.table, args.counters, uniqueness_limit),
            args,
            algorithm,
            setup,
            capabilities,
        };
        solver.check_threads()?;
        Ok(solver)
    }

    /// A solver that is faster than one run per 9×9 puzzle; `None` if it cannot have the setup or the time limit.
    fn quick_solver(&self) -> Option<QuickSolver> {
        let is_plain = self.args.is_single_run() && self.args.max_seconds.is_none();
        let is_quick = is_plain && solves_at_once(self.algorithm, &self.setup, Shape::NINE);
        is_quick.then(|| QuickSolver::new(self.algorithm, self.setup.limits()))
    }

    /// Rejects invalid combinations of the options for parallel work.
    fn check_threads(&self) -> Result<(), Failure> {
        let id = self.algorithm.info().id;
        let threads = self.args.threads.unwrap_or(NonZeroUsize::MIN);
        if self.args.input.jobs.saturating_mul(threads) > MAX_THREADS {
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
