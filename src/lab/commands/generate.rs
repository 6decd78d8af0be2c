//! `generate`: new puzzles.

mod aim;

use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

use sudoku_generator::{Facts, GENERATORS, Target, count_solutions, proves, registry};
use sudoku_grid::{Grid, Position, Puzzle, Shape};
use sudoku_search::{Algorithm, Outcome, Refusal, Run, Seed, Setup};
use sudoku_solvers::{quickest, quickest_opinion};

use crate::args::param;
use crate::clock::Clock;
use crate::drive::alone;
use crate::drive::ordered::in_order;
use crate::failure::{Failure, complain, done_writing};
use crate::output::Output;
use crate::range::{MOST_THREADS, seconds, whole};

/// The exit status if not all that was asked for was reached.
const SHORT: u8 = 3;

/// The side of the smallest grid.
const LEAST_SIDE: usize = 4;

/// Makes puzzles, a line each.
///
/// Every puzzle is checked again to have one solution, by a solver that did not make it. Only puzzles
/// that satisfy all options are written to stdout. If time runs out, if a generator gives up, or if its
/// engine proves nothing and the check finds more than one solution, a line on stderr names the seed,
/// the reason and the puzzle that was reached, and the exit status is 3.
///
/// With `--difficulty` or `--technique` puzzles are made, with seeds that follow from the one given,
/// until one is as wanted: the same seed gives the same puzzle, however long it takes. Without
/// `--max-seconds` the search does not end where there is no such puzzle; with it, a line on stderr
/// has the nearest puzzle, what it is like and how many were tried.
#[derive(clap::Args)]
pub(crate) struct GenerateArgs {
    /// The side of the grid; 9, unless `--box` says another.
    #[arg(long, value_name = "N")]
    #[arg(value_parser = whole(LEAST_SIDE..=Shape::MAX_SIDE), allow_negative_numbers = true)]
    size: Option<usize>,

    /// Rows and columns of a box, such as 2x5; unless given, the usual ones for the size.
    #[arg(long = "box", value_name = "RxC")]
    shape: Option<Shape>,

    /// How many puzzles.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = whole(0..=u32::MAX), allow_negative_numbers = true)]
    pub(crate) count: u32,

    /// The seed of the first puzzle; the others have the next ones, and after the last seed, 0.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = whole(0..=u32::MAX), allow_negative_numbers = true)]
    seed: u32,

    /// The generator; see `list`. Unless given, `minimal` where it can do what is asked with
    /// `--minimal`, `dig` otherwise.
    #[arg(long, value_name = "ID")]
    algorithm: Option<String>,

    /// Sets one parameter of the generator; may be repeated.
    #[arg(long = "param", value_name = "K=V", value_parser = param)]
    params: Vec<(String, String)>,

    /// The least and the greatest number of givens.
    #[arg(long, value_name = "A..B")]
    givens: Option<Givens>,

    /// How the pattern of givens is symmetric.
    #[arg(long, value_name = "S")]
    symmetry: Option<String>,

    /// Only puzzles in which every given is needed.
    #[arg(long)]
    minimal: bool,

    /// How difficult: a level of HoDoKu (easy, medium, hard, unfair, extreme), or a scale or one of
    /// its columns, see `rate`, with a value or a range: `qqwing=expert`, `se=6.0..7.0`,
    /// `hodoku=900..`, `guesses=..0`. Both ends are included. Of scales that depend on chance it is
    /// the rating with seed 1.
    #[arg(long, value_name = "D")]
    difficulty: Option<String>,

    /// A technique that is needed, and nothing harder than it: those before it in `list` do not
    /// suffice, and with it they do.
    #[arg(long, value_name = "ID")]
    technique: Option<String>,

    /// Ends all after about so many seconds; with `--compare`, each row.
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) max_seconds: Option<Duration>,

    /// How many puzzles to work on at once.
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    #[arg(value_parser = whole(NonZeroUsize::MIN..=MOST_THREADS), allow_negative_numbers = true)]
    jobs: NonZeroUsize,

    /// Compares all generators and engines instead, `--count` puzzles each, and writes CSV.
    #[arg(long, conflicts_with_all = ["algorithm", "params", "givens", "symmetry", "minimal", "jobs", "difficulty", "technique"])]
    compare: bool,
}

/// `A..B`, both included.
#[derive(Clone)]
struct Givens {
    least: String,
    most: String,
}

impl FromStr for Givens {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let cells = Shape::MAX_SIDE.pow(2);
        let number = |part| whole(0..=cells)(part).map(|number| number.to_string());
        let (least, most) = text.split_once("..").ok_or("expected A..B")?;
        Ok(Self {
            least: number(least)?,
            most: number(most)?,
        })
    }
}

/// Makes what is asked for on the command line.
///
/// # Errors
///
/// If the generator is not there or does not take what was set.
pub(crate) fn run(args: &GenerateArgs) -> Result<ExitCode, Failure> {
    let shape = args.shape()?;
    if args.compare {
        return super::compare::run(args, shape);
    }
    let task = Task::new(args, shape)?;
    (task.generator.check(&task.setup, shape)).map_err(|refusal| task.refused(&refusal))?;
    let clock = Clock::start();
    let mut short = 0;
    let mut drawn = 0;
    in_order(
        |most| {
            let from = drawn;
            let most = u32::try_from(most).unwrap_or(u32::MAX);
            drawn += most.min(args.count - from);
            (from < drawn).then_some(from..drawn)
        },
        args.jobs,
        |mut places, desk| {
            while let Some(at) = places.next() {
                let rest = &mut || {
                    let rest = std::mem::take(&mut places);
                    (!rest.is_empty()).then_some(rest)
                };
                let made = task.make(seed(args.seed, at), &clock, &mut || {
                    desk.give_back(rest());
                });
                made.tell(&mut desk.output);
            }
        },
        |output| {
            short += output.missing;
            done_writing(output.write());
        },
    );
    if short == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    let (done, count) = (args.count - short, args.count);
    complain(&format!("{done} of {count} puzzles are as was asked"));
    Ok(ExitCode::from(SHORT))
}

/// The seed of the puzzle at a place.
pub(crate) fn seed(first: u32, at: u32) -> Seed {
    Seed(first.wrapping_add(at))
}

impl GenerateArgs {
    fn shape(&self) -> Result<Shape, Failure> {
        let shape = match (self.shape, self.size) {
            (Some(shape), Some(size)) if shape.side() != size => {
                let makes = shape.side();
                Err(format!(
                    "boxes of {shape} make a side of {makes}, not {size}"
                ))
            }
            (Some(shape), _) => Ok(shape),
            (None, Some(size)) => Shape::of_side(size)
                .ok_or_else(|| format!("there are no usual boxes for grids of side {size}")),
            (None, None) => Ok(Shape::NINE),
        };
        shape.map_err(Failure::Usage)
    }

    pub(crate) fn first_seed(&self) -> u32 {
        self.seed
    }
}

/// What became of one puzzle.
struct Made {
    puzzle: Option<Grid>,
    /// Whether it is all that was asked for.
    whole: bool,
    said: Option<String>,
}

impl Made {
    fn tell(self, output: &mut Output) {
        if let Some(said) = self.said {
            output.say(said);
        }
        output.missing += u32::from(!self.whole);
        if let Some(puzzle) = self.puzzle {
            puzzle.append_to(&mut output.text);
            output.text.push(b'\n');
        }
    }
}

/// A generator, set up.
pub(crate) struct Task {
    pub(crate) generator: &'static dyn Algorithm,
    pub(crate) setup: Setup,
    pattern: Position,
    most: Option<Duration>,
    /// What is wanted beyond a puzzle.
    target: Option<Target>,
    /// Whether what it makes is shown to have one solution.
    proves: bool,
}

impl Task {
    fn new(args: &GenerateArgs, shape: Shape) -> Result<Self, Failure> {
        let plain = args.params.is_empty() && args.symmetry.is_none();
        let usual = if args.minimal && plain && shape == Shape::NINE {
            "minimal"
        } else {
            "dig"
        };
        let id = args.algorithm.as_deref().unwrap_or(usual);
        let generator = registry().find(id);
        let generator = generator.ok_or_else(|| {
            let ids: Vec<_> = GENERATORS.iter().map(|entry| entry.info().id).collect();
            let known = ids.join(", ");
            Failure::Usage(format!("there is no generator {id}; there are {known}"))
        })?;
        let mut setup = generator.setup();
        if let Some(Givens { least, most }) = &args.givens {
            setup = setup.param("least", least).param("most", most);
        }
        if let Some(symmetry) = &args.symmetry {
            setup = setup.param("symmetry", symmetry);
        }
        let always = id == "minimal"; // it makes no others
        if args.minimal && !always {
            setup = setup.param("minimal", "true");
        }
        setup.params.extend_from_slice(&args.params);
        let (difficulty, technique) = (args.difficulty.as_deref(), args.technique.as_deref());
        let wanted = difficulty.or(technique).is_some();
        let target = wanted.then(|| Target::new(difficulty, technique, shape));
        Ok(Self {
            target: (target.transpose()).map_err(|error| Failure::Usage(error.to_string()))?,
            ..Self::of(generator, setup, shape, args.max_seconds)
        })
    }

    pub(crate) fn of(
        generator: &'static dyn Algorithm,
        setup: Setup,
        shape: Shape,
        most: Option<Duration>,
    ) -> Self {
        Self {
            generator,
            proves: proves(engine(&setup), shape),
            setup,
            pattern: Position::new(&Grid::empty(shape)).expect("nothing clashes"),
            most,
            target: None,
        }
    }

    fn refused(&self, refusal: &Refusal) -> Failure {
        Failure::Usage(format!("{}: {refusal}", self.generator.info().id))
    }

    pub(crate) fn start(&self, seed: Seed) -> Result<Run, Refusal> {
        let setup = self.setup.clone().seed(seed.0);
        self.generator.start(&self.pattern, &setup, false)
    }

    /// Runs to its end, or until the time is over. `late` is called if it takes long.
    pub(crate) fn finish(&self, run: &mut Run, clock: &Clock, late: &mut dyn FnMut()) -> Outcome {
        let over = self.most.map(|most| move || clock.elapsed() >= most);
        let over = over.as_ref().map(|over| over as &dyn Fn() -> bool);
        alone::finish(run, over, late);
        run.outcome().unwrap_or(Outcome::Time)
    }

    fn make(&self, seed: Seed, clock: &Clock, late: &mut dyn FnMut()) -> Made {
        let mut made = Made {
            puzzle: None,
            whole: false,
            said: None,
        };
        if self.most.is_some_and(|most| clock.elapsed() >= most) {
            return made;
        }
        if let Some(target) = &self.target {
            return self.aim(target, seed, clock, late);
        }
        let mut run = self.start(seed).expect("another seed started");
        let outcome = self.finish(&mut run, clock, late);
        let id = self.generator.info().id;
        match (outcome, run.solution()) {
            (Outcome::Solved, Some(puzzle)) => return self.checked(puzzle, seed),
            (outcome, _) => {
                let reached = run.grid();
                let says = if outcome == Outcome::Time {
                    "time ran out"
                } else {
                    "gave up"
                };
                let sound = reached.clashes().is_empty() && self.count(&reached) == Some(1);
                let reached = if sound {
                    format!("; a puzzle that is not as was asked: {reached}")
                } else {
                    String::new()
                };
                made.said = Some(format!("seed {}: {id} {says}{reached}", seed.0));
            }
        }
        made
    }

    /// A puzzle that is as was asked, if it has one solution.
    fn checked(&self, puzzle: &Grid, seed: Seed) -> Made {
        let id = self.generator.info().id;
        let solutions = self.count(puzzle);
        let whole = solutions == Some(1) || solutions.is_none() && self.proves;
        let said = match solutions {
            Some(1) => None,
            None if self.proves => {
                Some("has one solution by its engine; the check was given up".to_owned())
            }
            None => Some(format!(
                "its engine proves nothing and the check was given up: {puzzle}"
            )),
            Some(count) if self.proves => {
                panic!("{id} made a puzzle with {count} solutions: {puzzle}")
            }
            Some(_) => Some(format!(
                "its engine proves nothing and there is more than one solution: {puzzle}"
            )),
        };
        Made {
            puzzle: whole.then(|| puzzle.clone()),
            whole,
            said: said.map(|said| format!("seed {}: {said}", seed.0)),
        }
    }

    /// Solutions of a puzzle, up to two; `None` if it takes too long.
    fn count(&self, puzzle: &Grid) -> Option<u64> {
        count_solutions(&Puzzle::new(puzzle).ok()?, self.checker())
    }

    /// What a puzzle is like, unless its givens clash.
    pub(crate) fn facts(&self, puzzle: &Grid) -> Option<Facts> {
        let puzzle = Puzzle::new(puzzle).ok()?;
        Some(Facts::of(&puzzle, self.checker()))
    }

    /// A solver other than the engine.
    fn checker(&self) -> &'static dyn Algorithm {
        let quickest = quickest(self.pattern.shape()).info().id;
        let engine = engine(&self.setup).filter(|engine| *engine != "quickest");
        quickest_opinion(engine.unwrap_or(quickest))
    }
}

/// The engine that is set, if one is.
fn engine(setup: &Setup) -> Option<&str> {
    let set = setup.params.iter().rfind(|(id, _)| id == "engine");
    set.map(|(_, engine)| engine.as_str())
}

#[cfg(test)]
mod tests {
    use sudoku_search::ParamKind;

    use super::*;

    #[test]
    fn no_engine_checks_what_it_made() {
        for generator in GENERATORS {
            let params = generator.params().into_iter();
            let engines = params.filter_map(|param| match param.kind {
                ParamKind::Choice(_, options) if param.id == "engine" => Some(options),
                _ => None,
            });
            let named = engines.flatten().map(|(engine, _)| Some(engine));
            for engine in named.chain([None]) {
                let setup = engine.map(|engine| generator.setup().param("engine", engine));
                let setup = setup.unwrap_or(generator.setup());
                for shape in [4, 9, 16].map(|side| Shape::of_side(side).expect("a shape")) {
                    let task = Task::of(*generator, setup.clone(), shape, None);
                    let checker = task.checker();
                    let unnamed = [None, Some("quickest")].contains(&engine);
                    let maker = if unnamed {
                        quickest(shape).info().id
                    } else {
                        engine.expect("named")
                    };
                    let id = checker.info().id;
                    assert_ne!(Some(id), maker.split(':').next(), "{shape}");
                    assert!(
                        checker.info().complete && checker.info().takes(shape),
                        "{id}"
                    );
                    let start = checker.start(&task.pattern, &checker.setup(), false);
                    assert!(start.is_ok(), "{id} at {shape}");
                }
            }
        }
    }
}
