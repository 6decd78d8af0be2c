//! Training examples: puzzles with their solutions.

use rand::RngExt as _;
use sudoku_grid::{Grid, Position, Puzzle, Shape, Symmetry};
use sudoku_search::{Limits, Outcome, Rng, Seed, Setup, pick};
use sudoku_solvers::learned::CandidateGraph;
use sudoku_solvers::quickest;

use crate::Exclusion;

/// A puzzle with its only solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The givens.
    pub puzzle: Grid,
    /// The solution.
    pub solution: Grid,
}

impl Example {
    /// A puzzle with its solution; `None` if it does not have exactly one solution, or no blank cell.
    pub fn new(puzzle: Grid) -> Option<Self> {
        if puzzle.is_full() {
            return None;
        }
        let solution = only_solution(&puzzle)?;
        Some(Self { puzzle, solution })
    }

    /// The example with rows and columns exchanged, if that keeps the shape of the boxes.
    fn transposed(&self) -> Self {
        let transpose = Symmetry::transpose(self.puzzle.shape());
        Self {
            puzzle: transpose.apply(&self.puzzle),
            solution: transpose.apply(&self.solution),
        }
    }
}

/// The only solution of a puzzle; `None` if it has no solution or several.
fn only_solution(puzzle: &Grid) -> Option<Grid> {
    let position = Position::new(puzzle).ok()?;
    let solver = quickest(puzzle.shape());
    let limits = Limits {
        solutions: 2,
        steps: None,
    };
    let mut run = solver
        .start(&position, &solver.setup().within(limits), false)
        .ok()?;
    run.run_to_end();
    (run.found() == 1).then(|| run.solution().cloned())?
}

/// The right candidate of each blank cell; `None` if the solution contradicts the candidates.
pub(crate) fn targets(graph: &CandidateGraph, solution: &Grid) -> Option<Vec<usize>> {
    let right = |cell: std::ops::Range<usize>| {
        cell.into_iter().find(|&candidate| {
            let (cell, digit) = graph.candidates()[candidate];
            solution.get(cell.into()) == digit
        })
    };
    graph.cells().map(right).collect()
}

/// Where the training gets its examples.
#[derive(Clone, Debug)]
pub enum ExampleSource {
    /// Puzzles that a generator makes as they are needed.
    Generated(GeneratedExamples),
    /// Sets of puzzles, each with the share of the examples that are drawn from it.
    Sets(Vec<(f64, Vec<Example>)>),
}

impl ExampleSource {
    /// Draws an example. Half of them are transposed if the boxes are square, because the network has weights of its
    /// own for rows and for columns.
    ///
    /// # Panics
    ///
    /// Panics if there is no set, or a set is empty.
    pub fn draw(&mut self, rng: &mut Rng) -> Example {
        let example = match self {
            Self::Generated(generated) => generated.draw(rng),
            Self::Sets(sets) => {
                let total: f64 = sets.iter().map(|(share, _)| share).sum();
                let mut at = rng.random_range(0.0..total);
                let (last, others) = sets.split_last().expect("at least one set");
                let chosen = others.iter().find(|(share, _)| {
                    at -= share;
                    at < 0.0
                });
                let examples = &chosen.unwrap_or(last).1;
                examples[pick(rng, examples.len())].clone()
            }
        };
        let shape = example.puzzle.shape();
        if shape.box_rows() == shape.box_columns() && rng.random() {
            example.transposed()
        } else {
            example
        }
    }
}

/// The shares of the examples of [`mixture`]: listed puzzles, generated ones, and generated ones that need guesses.
const SHARES: [f64; 3] = [0.5, 0.3, 0.2];

/// Listed and generated puzzles, with a larger share of the generated ones that the default techniques of the solver
/// `rules` do not solve.
///
/// # Panics
///
/// Panics if a puzzle has two equal digits in a house.
pub fn mixture(listed: Vec<Example>, generated: Vec<Example>) -> ExampleSource {
    let rules = sudoku_solvers::find("rules").expect("a solver");
    let is_hard = |example: &&Example| {
        let position = Position::new(&example.puzzle).expect("it has a solution");
        let run = rules.start(&position, &rules.setup(), false);
        run.expect("it takes every size").run_to_end() != Outcome::Solved
    };
    let hard = generated.iter().filter(is_hard).cloned().collect();
    let sets = SHARES.into_iter().zip([listed, generated, hard]);
    ExampleSource::Sets(sets.filter(|(_, set)| !set.is_empty()).collect())
}

/// Random puzzles with one solution, none of which is equivalent to an excluded puzzle.
#[derive(Clone, Debug)]
pub struct GeneratedExamples {
    shape: Shape,
    /// The number of givens that are added to a minimal puzzle.
    extra_givens: usize,
    excluded: Exclusion,
}

impl GeneratedExamples {
    /// Minimal puzzles of a shape, to which `extra_givens` digits of their solution are added.
    pub fn new(shape: Shape, extra_givens: usize, excluded: Exclusion) -> Self {
        Self {
            shape,
            extra_givens,
            excluded,
        }
    }

    /// Generates a puzzle that is not excluded.
    pub fn draw(&self, rng: &mut Rng) -> Example {
        loop {
            let example = self.generate(rng);
            if let Some(example) = example
                && !self.excluded.contains(&example.puzzle)
            {
                return example;
            }
        }
    }

    /// Generates a puzzle; `None` if the generator gave up.
    fn generate(&self, rng: &mut Rng) -> Option<Example> {
        let setup = match self.shape {
            Shape::NINE => Setup::of("minimal"),
            _ => Setup::of("dig").param("minimal", "true"),
        };
        let registry = sudoku_generator::registry();
        let generator = registry.find(&setup.algorithm)?;
        let blank = Position::new(&Grid::empty(self.shape)).ok()?;
        let mut run = generator
            .start(&blank, &setup.seed(Seed::draw(rng).0), false)
            .ok()?;
        run.run_to_end();
        let mut example = Example::new(run.solution()?.clone())?;
        if self.extra_givens > 0 {
            let puzzle = Puzzle::new(&example.puzzle).ok()?;
            let givens = example.puzzle.givens() + self.extra_givens;
            let givens = givens.min(self.shape.cells() - 1);
            example.puzzle = sudoku_generator::ease(&puzzle, givens, Seed::draw(rng)).ok()?;
        }
        Some(example)
    }
}
