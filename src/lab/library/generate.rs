//! Generation of puzzles, by difficulty and technique.

use std::fmt;

use sudoku_generator::{RejectionSampler, Target, TargetError, params};
use sudoku_grid::{Grid, Position, Puzzle, Shape};
use sudoku_rating::UniquenessError;
use sudoku_search::{Algorithm, AlgorithmParams, Outcome, Setup, StartError};
use thiserror::Error;

use crate::unique_solution;

/// The levels of difficulty of `HoDoKu`, easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difficulty {
    /// Puzzles that need little more than singles.
    Easy,
    /// Puzzles that need locked candidates and simple subsets.
    Medium,
    /// Puzzles that need fish, wings and uniqueness techniques.
    Hard,
    /// Puzzles that need chains and almost locked sets.
    Unfair,
    /// Puzzles that need more than the techniques of the lower levels.
    Extreme,
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Unfair => "unfair",
            Self::Extreme => "extreme",
        })
    }
}

/// The reason why no puzzle was generated.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum GenerateError {
    /// The generator does not accept its parameters or the shape, or broke its contract.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The difficulty or the technique is unknown or not defined for the shape.
    #[error(transparent)]
    Target(#[from] TargetError),
    /// The generator gave up, or the maximum number of puzzles was generated without meeting the target.
    #[error("no puzzle meets the requirements after {tried} tries")]
    GaveUp {
        /// The number of puzzles generated.
        tried: u64,
    },
    /// The engine of the generator, which is not a complete solver, accepted a puzzle without a unique
    /// solution.
    #[error(transparent)]
    NotUnique(#[from] UniquenessError),
}

/// A generator with its parameters, shape, seed and target.
///
/// ```
/// use sudoku_lab::{Generator, Shape, count_solutions, generators::Minimal};
///
/// let minimal = Generator::new(Minimal::default().max_givens(25)).seed(1).generate()?;
/// assert!(minimal.givens().givens() <= 25);
/// let small = Generator::default().shape("2x3".parse()?).generate()?;
/// assert_eq!(small.shape().side(), 6);
/// assert_eq!(count_solutions(&small, 2), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Generator {
    algorithm: &'static dyn Algorithm,
    setup: Setup,
    shape: Shape,
    difficulty: Option<String>,
    technique: Option<String>,
    max_tries: u64,
}

impl Generator {
    /// The maximum number of puzzles that [`Generator::generate`] tries for a target, unless
    /// [`Generator::max_tries`] replaces the limit.
    pub const DEFAULT_MAX_TRIES: u64 = 100_000;

    /// A generator of 9×9 puzzles with these parameters and seed 0, without a target.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a chain of setters ends in a value"
    )]
    pub fn new<P: AlgorithmParams>(params: P) -> Self {
        Self {
            setup: params.setup(),
            ..Self::of(P::algorithm())
        }
    }

    /// An algorithm, such as [`algorithm::<Mine>()`](fn@crate::algorithm), with its default parameters.
    pub fn of(algorithm: &'static dyn Algorithm) -> Self {
        Self {
            algorithm,
            setup: algorithm.setup(),
            shape: Shape::NINE,
            difficulty: None,
            technique: None,
            max_tries: Self::DEFAULT_MAX_TRIES,
        }
    }

    /// Replaces the seed, which is 0 by default. Another seed usually yields another puzzle.
    #[must_use]
    pub fn seed(mut self, seed: u32) -> Self {
        self.setup.seed = seed;
        self
    }

    /// Replaces the shape.
    #[must_use]
    pub fn shape(mut self, shape: Shape) -> Self {
        self.shape = shape;
        self
    }

    /// Requires a level of difficulty of `HoDoKu`.
    #[must_use]
    pub fn difficulty(self, difficulty: Difficulty) -> Self {
        self.rated(&difficulty.to_string())
    }

    /// Requires a value, or a range of values, on a scale: `se=6.0..7.0`, `qqwing=expert` or `guesses=1..`.
    #[must_use]
    pub fn rated(mut self, requirement: &str) -> Self {
        self.difficulty = Some(requirement.to_owned());
        self
    }

    /// Requires a puzzle that cannot be solved without the technique with this id and needs no harder
    /// technique.
    #[must_use]
    pub fn technique(mut self, id: &str) -> Self {
        self.technique = Some(id.to_owned());
        self
    }

    /// Limits the number of puzzles that are tried for the target; [`Generator::generate`] then fails with
    /// [`GenerateError::GaveUp`].
    #[must_use]
    pub fn max_tries(mut self, tries: u64) -> Self {
        self.max_tries = tries;
        self
    }

    /// Generates a puzzle with exactly one solution, which the fastest solver checks.
    ///
    /// # Errors
    ///
    /// - [`GenerateError::Start`] if the generator does not accept its parameters or the shape, or breaks its
    ///   contract.
    /// - [`GenerateError::Target`] if the difficulty or the technique is unknown or not defined for the shape.
    /// - [`GenerateError::GaveUp`] if the generator gives up, or no puzzle meets the target within the maximum number
    ///   of tries.
    /// - [`GenerateError::NotUnique`] if the generated puzzle does not have exactly one solution, which is only
    ///   possible if the engine of the generator is not a complete solver.
    pub fn generate(&self) -> Result<Puzzle, GenerateError> {
        let grid = if self.difficulty.is_some() || self.technique.is_some() {
            self.sample()?
        } else {
            self.run()?
        };
        // A generator's result has no conflicts: its run checks that.
        let puzzle = Puzzle::new(&grid).map_err(|_| GenerateError::GaveUp { tried: 1 })?;
        unique_solution(&puzzle)?;
        Ok(puzzle)
    }

    /// Runs the generator once, without a target.
    fn run(&self) -> Result<Grid, GenerateError> {
        let mut run = self.algorithm.start(&self.pattern(), &self.setup, false)?;
        match (run.run_to_end(), run.solution()) {
            (Outcome::Solved, Some(grid)) => Ok(grid.clone()),
            _ => match run.fault() {
                Some(fault) => Err(StartError::Faulty(fault.clone()).into()),
                None => Err(GenerateError::GaveUp { tried: 1 }),
            },
        }
    }

    /// Runs until a puzzle meets the target.
    fn sample(&self) -> Result<Grid, GenerateError> {
        let target = Target::new(
            self.difficulty.as_deref(),
            self.technique.as_deref(),
            self.shape,
        )?;
        let pattern = self.pattern();
        let mut sampler = RejectionSampler::new(self.algorithm, &self.setup, &pattern, &target)?;
        // One puzzle more than allowed is generated, but it is not tested.
        while sampler.tried() <= self.max_tries && !sampler.advance(1) {}
        let tried = sampler.tried().min(self.max_tries);
        let puzzle = sampler.puzzle().cloned();
        puzzle.ok_or(GenerateError::GaveUp { tried })
    }

    /// The pattern that generation starts from: no givens.
    fn pattern(&self) -> Position {
        Position::new(&Grid::empty(self.shape)).expect("an empty grid has no conflicts")
    }
}

/// The generator `dig` with its default parameters.
impl Default for Generator {
    fn default() -> Self {
        Self::new(params::Dig::default())
    }
}
