//! `generate`: generates puzzles.

mod rejection_sampling;

use std::num::NonZeroUsize;
use std::str::FromStr;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use sudoku_generator::{Facts, GENERATORS, Target, count_solutions, proves, registry};
use sudoku_grid::{Grid, Position, Puzzle, Shape};
use sudoku_rating::{Rater, raters};
use sudoku_runner::{Deadline, MonotonicClock, in_order, run_to_end};
use sudoku_search::{Algorithm, Outcome, Run, Seed, Setup, StartError};
use sudoku_solvers::{fast_independent_checker, quickest};
use sudoku_techniques::TECHNIQUES;

use crate::args::parse_param;
use crate::failure::{Failure, Status, exit_on_write_error, print_stderr};
use crate::output::Output;
use crate::progress::Progress;
use crate::range::{MAX_THREADS, integer_in, parse_seconds};
use crate::suggest::{tip, tip_for_setup};
use crate::table::TableArgs;

/// The side of the smallest grid, in cells.
const MIN_SIDE: usize = 4;

/// Generates puzzles, one per line.
///
/// A solver other than the engine of the generator (the solver inside the generator) verifies that
/// every puzzle has exactly one solution.
/// Only puzzles that satisfy all options are written to stdout. If the time limit is reached, the
/// generator gives up, or its engine does not prove uniqueness and the verification finds more than
/// one solution, a line on stderr gives the seed, the reason and the puzzle that was reached, and
/// the exit status is 3.
///
/// With `--difficulty` or `--technique`, puzzles are generated until one matches (rejection
/// sampling), with seeds derived from the given seed: the same seed gives the same puzzle, however
/// long the search takes. Without `--max-seconds`, the search does not end if no puzzle matches. With
/// `--max-seconds`, a line on stderr gives the nearest puzzle, its rating and the number of puzzles
/// tried.
#[derive(clap::Args)]
pub(crate) struct GenerateArgs {
    /// The side of the grid [default: the side given by `--box`, otherwise 9].
    #[arg(long, value_name = "N")]
    #[arg(value_parser = integer_in(MIN_SIDE..=Shape::MAX_SIDE), allow_negative_numbers = true)]
    size: Option<usize>,

    /// Rows and columns of a box, such as 2x5 [default: the usual box for the size].
    #[arg(long = "box", value_name = "RxC")]
    shape: Option<Shape>,

    /// The number of puzzles.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = integer_in(0..=u32::MAX), allow_negative_numbers = true)]
    pub(crate) count: u32,

    /// The seed of the first puzzle; each further puzzle uses the next seed, and the maximum is
    /// followed by 0.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = integer_in(0..=u32::MAX), allow_negative_numbers = true)]
    seed: u32,

    /// The generator; see `sudoku-lab list` for the ids [default: `minimal` for 9×9 puzzles with
    /// `--minimal` and no other parameters, otherwise `dig`].
    #[arg(long, value_name = "ID", value_parser = PossibleValuesParser::new(generator_ids()), hide_possible_values = true)]
    algorithm: Option<String>,

    /// Sets a parameter of the generator; may be repeated.
    #[arg(long = "param", value_name = "K=V", value_parser = parse_param)]
    params: Vec<(String, String)>,

    /// The minimum and the maximum number of givens.
    #[arg(long, value_name = "A..B")]
    givens: Option<Givens>,

    /// The symmetry of the pattern of givens; see `sudoku-lab list` for the ids.
    #[arg(long, value_name = "S")]
    symmetry: Option<String>,

    /// Generates only minimal puzzles, in which no given is redundant.
    #[arg(long)]
    minimal: bool,

    /// The difficulty: a HoDoKu level (easy, medium, hard, unfair, extreme), or a rating scale or one
    /// of its columns (see `sudoku-lab rate`) with a value or an inclusive range: `qqwing=expert`,
    /// `se=6.0..7.0`, `hodoku=900..`, `guesses=..0`. Randomized scales are evaluated with seed 1.
    #[arg(long, value_name = "D")]
    difficulty: Option<String>,

    /// The hardest technique that the puzzle requires: the techniques listed before it by
    /// `sudoku-lab list` do not solve the puzzle on their own, but solve it together with this
    /// technique.
    #[arg(long, value_name = "ID", value_parser = PossibleValuesParser::new(technique_ids()), hide_possible_values = true)]
    technique: Option<String>,

    /// The approximate time limit in seconds for all puzzles; with `--compare`, for each row.
    #[arg(long, value_name = "S", value_parser = parse_seconds, allow_negative_numbers = true)]
    pub(crate) max_seconds: Option<Duration>,

    /// The number of puzzles generated in parallel.
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    #[arg(value_parser = integer_in(NonZeroUsize::MIN..=MAX_THREADS), allow_negative_numbers = true)]
    jobs: NonZeroUsize,

    /// Compares all generators and engines instead, with `--count` puzzles each, and writes a table.
    #[arg(long, conflicts_with_all = ["algorithm", "params", "givens", "symmetry", "minimal", "jobs", "difficulty", "technique"])]
    compare: bool,

    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// The ids of all generators.
fn generator_ids() -> impl Iterator<Item = &'static str> {
    GENERATORS.iter().map(|generator| generator.info().id)
}

/// The ids of all techniques.
fn technique_ids() -> impl Iterator<Item = &'static str> {
    TECHNIQUES.iter().map(|technique| technique.info().id)
}

/// The suggestion for the misspelt scale, or the misspelt level of `HoDoKu`, of a difficulty.
fn difficulty_tip(difficulty: Option<&str>) -> String {
    let columns = || raters().flat_map(Rater::columns);
    match difficulty.map(|text| text.split_once('=').ok_or(text)) {
        None => String::new(),
        Some(Ok((scale, _))) => {
            let names = raters().map(|rater| rater.info().id);
            tip(
                "scale",
                scale.trim(),
                names.chain(columns().map(|column| column.id)),
            )
        }
        Some(Err(level)) => {
            let levels = ["easy", "medium", "hard", "unfair", "extreme"];
            tip("level", level, levels)
        }
    }
}

/// The inclusive range `A..B` of the number of givens.
#[derive(Clone)]
struct Givens {
    min: String,
    max: String,
}

impl FromStr for Givens {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let max_givens = Shape::MAX_SIDE.pow(2);
        let parse_number = |part| integer_in(0..=max_givens)(part).map(|number| number.to_string());
        let (min, max) = text.split_once("..").ok_or("expected A..B")?;
        Ok(Self {
            min: parse_number(min)?,
            max: parse_number(max)?,
        })
    }
}

/// Runs the command.
///
/// # Errors
///
/// Returns an error if the generator is unknown or refuses a parameter, or the target does not exist.
pub(crate) fn run(args: &GenerateArgs) -> Result<Status, Failure> {
    let shape = args.shape()?;
    if args.compare {
        return super::compare::run(args, shape);
    }
    let task = GenerateTask::new(args, shape)?;
    (task.generator.check(&task.setup, shape)).map_err(|refusal| task.usage_failure(&refusal))?;
    let deadline = task.deadline();
    let mut generated_count = 0;
    let mut started_count = 0;
    let progress = Progress::start("puzzles", || Some(args.count.into()));
    in_order(
        MonotonicClock,
        args.jobs,
        |max_items| {
            let first_index = started_count;
            let max_items = u32::try_from(max_items).unwrap_or(u32::MAX);
            started_count += max_items.min(args.count - first_index);
            (first_index < started_count).then_some(first_index..started_count)
        },
        |mut indices, ctx| {
            while let Some(index) = indices.next() {
                let split_off_rest = &mut || {
                    let remaining_indices = std::mem::take(&mut indices);
                    (!remaining_indices.is_empty()).then_some(remaining_indices)
                };
                let attempt = task.attempt(seed_at(args.seed, index), &deadline, &mut || {
                    ctx.requeue(split_off_rest());
                });
                attempt.write_to(&mut ctx.output);
            }
        },
        |output: Output| {
            generated_count += output.done;
            exit_on_write_error(progress.suspend(|| output.write()));
            progress.advance(output.done);
        },
    );
    drop(progress);
    if generated_count == u64::from(args.count) {
        return Ok(Status::Success);
    }
    let count = args.count;
    print_stderr(&format!(
        "{generated_count} of {count} puzzles generated as requested"
    ));
    Ok(Status::Incomplete)
}

/// The seed of the puzzle with the index `index`, if the puzzle with index 0 has the seed `first`; the maximum seed is
/// followed by 0.
pub(crate) fn seed_at(first: u32, index: u32) -> Seed {
    Seed(first.wrapping_add(index))
}

impl GenerateArgs {
    /// The shape of the grid, from `--size` and `--box`.
    fn shape(&self) -> Result<Shape, Failure> {
        let shape = match (self.shape, self.size) {
            (Some(shape), Some(size)) if shape.side() != size => Err(format!(
                "boxes of {shape} give a grid of side {}, not {size}",
                shape.side()
            )),
            (Some(shape), _) => Ok(shape),
            (None, Some(size)) => Shape::of_side(size)
                .ok_or_else(|| format!("grids of side {size} have no default box; use --box")),
            (None, None) => Ok(Shape::NINE),
        };
        shape.map_err(Failure::Usage)
    }

    /// The seed of the first puzzle.
    pub(crate) fn first_seed(&self) -> u32 {
        self.seed
    }
}

/// The result of the attempt to generate one puzzle.
struct Attempt {
    /// The puzzle, if it satisfies all options.
    puzzle: Option<Grid>,
    /// A message for stderr, if there is one.
    message: Option<String>,
}

impl Attempt {
    /// Writes the puzzle and the message, and counts the puzzle.
    fn write_to(self, output: &mut Output) {
        if let Some(message) = self.message {
            output.push_message(message);
        }
        if let Some(puzzle) = self.puzzle {
            output.done += 1;
            puzzle.append_to(&mut output.text);
            output.text.push(b'\n');
        }
    }
}

/// A generator with its setup and the target of its puzzles.
pub(crate) struct GenerateTask {
    pub(crate) generator: &'static dyn Algorithm,
    pub(crate) setup: Setup,
    /// The empty grid, on which the generator starts.
    pattern: Position,
    /// The time limit for all puzzles together; `None` means no limit.
    max_time: Option<Duration>,
    /// The difficulty or the technique that a puzzle must have; `None` accepts every puzzle.
    target: Option<Target>,
    /// `true` if the engine proves that a puzzle has exactly one solution.
    proves: bool,
}

impl GenerateTask {
    /// The task of a command line.
    fn new(args: &GenerateArgs, shape: Shape) -> Result<Self, Failure> {
        let has_defaults = args.params.is_empty() && args.symmetry.is_none();
        let default_id = if args.minimal && has_defaults && shape == Shape::NINE {
            "minimal"
        } else {
            "dig"
        };
        let id = args.algorithm.as_deref().unwrap_or(default_id);
        let generator = registry().find(id).expect("a generator");
        let mut setup = generator.setup();
        if let Some(Givens { min, max }) = &args.givens {
            setup = setup.param("least", min).param("most", max);
        }
        if let Some(symmetry) = &args.symmetry {
            setup = setup.param("symmetry", symmetry);
        }
        // The generator `minimal` has no such parameter: all its puzzles are minimal.
        if args.minimal && id != "minimal" {
            setup = setup.param("minimal", "true");
        }
        setup.params.extend_from_slice(&args.params);
        let (difficulty, technique) = (args.difficulty.as_deref(), args.technique.as_deref());
        let has_target = difficulty.or(technique).is_some();
        let target = has_target.then(|| Target::new(difficulty, technique, shape));
        Ok(Self {
            target: (target.transpose()).map_err(|error| {
                Failure::Usage(format!("{error}{}", difficulty_tip(difficulty)))
            })?,
            ..Self::of(generator, setup, shape, args.max_seconds)
        })
    }

    /// The task of a generator without a target; `max_time` is the time limit for all puzzles.
    pub(crate) fn of(
        generator: &'static dyn Algorithm,
        setup: Setup,
        shape: Shape,
        max_time: Option<Duration>,
    ) -> Self {
        Self {
            generator,
            proves: proves(engine(&setup), shape),
            setup,
            pattern: Position::new(&Grid::empty(shape)).expect("an empty grid has no conflict"),
            max_time,
            target: None,
        }
    }

    /// The failure of a setup that the generator refuses.
    fn usage_failure(&self, refusal: &StartError) -> Failure {
        let tip = tip_for_setup(&registry(), &self.setup);
        Failure::Usage(format!("{}: {refusal}{tip}", self.generator.info().id))
    }

    /// Starts the generator with a seed.
    pub(crate) fn start(&self, seed: Seed) -> Result<Run, StartError> {
        let setup = self.setup.clone().seed(seed.0);
        self.generator.start(&self.pattern, &setup, false)
    }

    /// Starts the time limit `--max-seconds`, which applies to all puzzles together, or with `--compare` to each
    /// compared setup.
    pub(crate) fn deadline(&self) -> Deadline<MonotonicClock> {
        Deadline::start(MonotonicClock, self.max_time)
    }

    /// Generates one puzzle. Calls `on_slow` once if the work takes long.
    fn attempt(
        &self,
        seed: Seed,
        deadline: &Deadline<MonotonicClock>,
        on_slow: &mut dyn FnMut(),
    ) -> Attempt {
        let mut attempt = Attempt {
            puzzle: None,
            message: None,
        };
        if deadline.is_over() {
            return attempt;
        }
        if let Some(target) = &self.target {
            return self.attempt_target(target, seed, deadline, on_slow);
        }
        let mut run = self.start(seed).expect("another seed started");
        run_to_end(&mut run, deadline, on_slow);
        let outcome = run.outcome().unwrap_or(Outcome::Time);
        let id = self.generator.info().id;
        match (outcome, run.solution()) {
            (Outcome::Solved, Some(puzzle)) => return self.verify(puzzle, seed),
            (outcome, _) => {
                let final_grid = run.grid();
                let reason = if outcome == Outcome::Time {
                    "the time limit was reached"
                } else {
                    "the generator gave up"
                };
                let is_unique =
                    final_grid.duplicate_digits().is_empty() && self.count(&final_grid) == Some(1);
                let final_puzzle_text = if is_unique {
                    format!("; the last puzzle does not satisfy the options: {final_grid}")
                } else {
                    String::new()
                };
                attempt.message = Some(format!(
                    "seed {}: {id}: {reason}{final_puzzle_text}",
                    seed.0
                ));
            }
        }
        attempt
    }

    /// Verifies with an independent solver that a puzzle has exactly one solution.
    ///
    /// # Panics
    ///
    /// Panics if the engine has proved uniqueness and the solver finds more than one solution.
    fn verify(&self, puzzle: &Grid, seed: Seed) -> Attempt {
        let id = self.generator.info().id;
        let solutions = self.count(puzzle);
        let is_accepted = solutions == Some(1) || solutions.is_none() && self.proves;
        let message = match solutions {
            Some(1) => None,
            None if self.proves => Some(
                "the engine proved that the solution is unique, but the verification gave up"
                    .to_owned(),
            ),
            None => Some(format!(
                "the engine does not prove uniqueness and the verification gave up: {puzzle}"
            )),
            Some(count) if self.proves => {
                panic!("{id} made a puzzle with {count} solutions: {puzzle}")
            }
            Some(_) => Some(format!(
                "the engine does not prove uniqueness and there is more than one solution: {puzzle}"
            )),
        };
        Attempt {
            puzzle: is_accepted.then(|| puzzle.clone()),
            message: message.map(|message| format!("seed {}: {message}", seed.0)),
        }
    }

    /// Counts the solutions of a puzzle, up to 2; `None` if the checker gives up.
    fn count(&self, puzzle: &Grid) -> Option<u64> {
        count_solutions(&Puzzle::new(puzzle).ok()?, self.checker())
    }

    /// The number of solutions, the difficulty and other facts of a puzzle; `None` if its givens conflict.
    pub(crate) fn facts(&self, puzzle: &Grid) -> Option<Facts> {
        let puzzle = Puzzle::new(puzzle).ok()?;
        Some(Facts::of(&puzzle, self.checker()))
    }

    /// A complete solver that shares no code with the engine.
    fn checker(&self) -> &'static dyn Algorithm {
        let quickest = quickest(self.pattern.shape()).info().id;
        let engine = engine(&self.setup).filter(|engine| *engine != "quickest");
        fast_independent_checker(engine.unwrap_or(quickest))
    }
}

/// The value of the parameter `engine`, if the setup has one.
fn engine(setup: &Setup) -> Option<&str> {
    let param = setup.params.iter().rfind(|(id, _)| id == "engine");
    param.map(|(_, engine)| engine.as_str())
}

#[cfg(test)]
mod tests {
    use sudoku_search::ParamKind;

    use super::*;

    #[test]
    fn no_engine_verifies_its_own_puzzles() {
        for generator in GENERATORS {
            let params = generator.params().into_iter();
            let engines = params.filter_map(|param| match param.kind {
                ParamKind::Choice(_, options) if param.id == "engine" => Some(options),
                _ => None,
            });
            let engine_names = engines.flatten().map(|(engine, _)| Some(engine));
            for engine in engine_names.chain([None]) {
                let setup = engine.map(|engine| generator.setup().param("engine", engine));
                let setup = setup.unwrap_or(generator.setup());
                for shape in [4, 9, 16].map(|side| Shape::of_side(side).expect("a shape")) {
                    let task = GenerateTask::of(*generator, setup.clone(), shape, None);
                    let checker = task.checker();
                    let is_quickest = [None, Some("quickest")].contains(&engine);
                    let engine_id = if is_quickest {
                        quickest(shape).info().id
                    } else {
                        engine.expect("named")
                    };
                    let id = checker.info().id;
                    assert_ne!(Some(id), engine_id.split(':').next(), "{shape}");
                    assert!(
                        checker.info().complete && checker.info().accepts(shape),
                        "{id}"
                    );
                    let start_result = checker.start(&task.pattern, &checker.setup(), false);
                    assert!(start_result.is_ok(), "{id} at {shape}");
                }
            }
        }
    }
}
