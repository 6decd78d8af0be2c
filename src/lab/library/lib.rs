//! Solve, count, rate, explain, generate and compare Sudoku, from 4×4 to 25×25.
//!
//! This crate is the entry point to the crates of Sudoku Lab: 19 solvers, 70 human techniques, 11 rating scales, 4
//! generators, and experiments with confidence intervals and significance tests. Runs are reproducible to the bit: the
//! same version, puzzle, parameters and seed give the same run on every machine and in WebAssembly.
//!
//! # Solve and count
//!
//! ```
//! use sudoku_lab::{Puzzle, count_solutions, solve};
//!
//! let puzzle: Puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let solution = solve(&puzzle).ok_or("no solution")?;
//! assert!(solution.to_string().starts_with("534678912"));
//! assert_eq!(count_solutions(&puzzle, 1000), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Choose a solver, with typed parameters
//!
//! ```
//! use sudoku_lab::{Puzzle, Solver, solvers::Annealing};
//!
//! let puzzle: Puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let solved = Solver::new(Annealing::default().cooling(0.95)).seed(7).max_steps(100_000).solve(&puzzle)?;
//! println!("{}: {} sweeps", solved.outcome, solved.steps);
//! # assert!(solved.solution.is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Rate
//!
//! ```
//! use sudoku_lab::{Puzzle, rate};
//!
//! let puzzle: Puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..".parse()?;
//! assert_eq!(rate(&puzzle, "se")?.value("se_er"), Some(1.2)); // Sudoku Explainer
//! assert_eq!(rate(&puzzle, "hodoku")?.to_string(), "hodoku_level=Easy, hodoku_score=196");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The next hint
//!
//! ```
//! use sudoku_lab::{Puzzle, hint};
//!
//! let puzzle: Puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..".parse()?;
//! let mut position = puzzle.into_position();
//! let next = hint(&position).ok_or("no technique applies")?;
//! println!("{next}");
//! next.deduction.apply(&mut position);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Generate by difficulty
//!
//! ```
//! use sudoku_lab::{Difficulty, Generator, generators::{Dig, PatternSymmetry}};
//!
//! let generator = Generator::new(Dig::default().symmetry(PatternSymmetry::Rotate180));
//! let puzzle = generator.difficulty(Difficulty::Medium).seed(7).generate()?;
//! println!("{}", puzzle.givens());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Run an experiment
//!
//! ```
//! use sudoku_lab::{Experiment, Generator, solvers::{Cdcl, DancingLinks}};
//!
//! let puzzles = (1..=5).map(|seed| Generator::default().seed(seed).generate()).collect::<Result<Vec<_>, _>>()?;
//! let experiment = Experiment::new().puzzles("dug", puzzles);
//! let results = experiment.contestant("cdcl", Cdcl::default()).contestant("dlx", DancingLinks::default()).run()?;
//! println!("{}", results.summary());
//! # assert_eq!(results.records().len(), 10);
//! # assert_eq!(results.to_csv().lines().count(), 11);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Extend
//!
//! [`guide`] teaches how to write a solver, a generator, a technique and a rating scale of your own.
//!
//! # When not to use this crate
//!
//! To solve millions of 9×9 puzzles as fast as possible and nothing else, a single-purpose crate is a smaller
//! dependency. Variants of Sudoku (killer, jigsaw and others) are out of scope.
//!
//! # Features
//!
//! - `cli` (on by default): the program `sudoku-lab`. Without it the crate does not compile `clap`, `csv`, `sha2` and
//!   `toml`: `cargo add sudoku-lab --no-default-features`.
//! - `serde` (part of `cli`): setups, definitions of experiments and summaries can be serialized.
#![forbid(unsafe_code)]
// Dependencies of the program, which shares the package.
#![cfg_attr(
    feature = "cli",
    allow(unused_crate_dependencies, reason = "the program uses them")
)]

mod experiment;
mod generate;
pub mod guide;
mod hint;
mod rate;
mod solve;

pub use experiment::{Experiment, ExperimentError, Results};
pub use generate::{Difficulty, GenerateError, Generator};
pub use hint::{Hint, hint, hint_with, path};
pub use rate::{RateError, Rated, rate};
pub use solve::{SolveResult, Solver, count_solutions, solutions, solve, unique_solution};

pub use sudoku_generator::params as generators;
pub use sudoku_solvers::params as solvers;

pub use sudoku_experiment::{Record, RecordSchema, Summary, SummaryOptions};
pub use sudoku_grid::{Grid, Position, Puzzle, PuzzleTextError, Shape};
pub use sudoku_rating::UniquenessError;
pub use sudoku_search::{
    AlgorithmParams, Outcome, RatingValue, Registry, Run, Setup, StartError, algorithm,
};
pub use sudoku_techniques::{Deduction, TechniqueRegistry};

/// The crate `sudoku-experiment`: definitions, records, summaries and figures of experiments.
pub use sudoku_experiment as experiments;
/// The crate `sudoku-generator`: generators, and targets of difficulty.
pub use sudoku_generator as generator;
/// The crate `sudoku-grid`: shapes, digits, puzzles and positions; parsing and printing; symmetries.
pub use sudoku_grid as grid;
/// The crate `sudoku-rating`: raters and their scales of difficulty.
pub use sudoku_rating as rating;
/// The crate `sudoku-runner`: runs under time limits, in slices, repeatedly and on several threads.
pub use sudoku_runner as runner;
/// The crate `sudoku-search`: the trait of every algorithm, and runs.
pub use sudoku_search as search;
/// The crate `sudoku-solvers`: every solver, with its parameters.
pub use sudoku_solvers as all_solvers;
/// The crate `sudoku-stats`: estimates with confidence intervals, and statistical tests.
pub use sudoku_stats as stats;
/// The crate `sudoku-techniques`: human techniques.
pub use sudoku_techniques as techniques;

/// A registry of every solver, generator and rater, to which other algorithms can be added.
///
/// ```
/// let registry = sudoku_lab::registry();
/// assert!(["cdcl", "dig", "se"].iter().all(|id| registry.find(id).is_some()));
/// ```
///
/// # Panics
///
/// Never panics, because the ids are unique.
pub fn registry() -> Registry {
    let registry = (sudoku_solvers::registry().join(&sudoku_generator::registry()))
        .and_then(|registry| registry.join(&sudoku_rating::registry()));
    registry.expect("the conformance tests check that ids are unique")
}

/// The examples of the README, which `cargo test` runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
