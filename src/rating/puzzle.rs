//! Puzzles with exactly one solution, which are the puzzles that can be rated.

use sudoku_grid::{Grid, Position, Puzzle, Shape};
use sudoku_search::{Limits, Outcome, Run};
use sudoku_solvers::quickest;
use thiserror::Error;

/// A puzzle that is proved to have one solution, and this solution.
#[derive(Clone, Debug)]
pub struct UniquePuzzle {
    puzzle: Puzzle,
    solution: Grid,
}

impl UniquePuzzle {
    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        self.puzzle.start()
    }

    /// The shape of the grid.
    pub fn shape(&self) -> Shape {
        self.puzzle.shape()
    }

    /// The only solution.
    pub fn solution(&self) -> &Grid {
        &self.solution
    }
}

/// The reason why a puzzle cannot be rated: it does not have exactly one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum UniquenessError {
    /// The puzzle has no solution.
    #[error("the puzzle has no solution")]
    Unsolvable,
    /// The puzzle has more than one solution.
    #[error("the puzzle has more than one solution")]
    Several,
}

/// The proof, under way, that a puzzle has exactly one solution.
///
/// The givens are what is proved to have one solution, so a proof begins with a puzzle; a position, in which
/// other digits may have been placed, is rejected by the compiler:
///
/// ```compile_fail,E0308
/// # use sudoku_grid::{Grid, Puzzle, Shape};
/// # use sudoku_rating::UniquenessProof;
/// let puzzle = Puzzle::new(&Grid::empty(Shape::NINE)).expect("no clash");
/// UniquenessProof::new(puzzle.start());
/// ```
pub struct UniquenessProof {
    run: Run,
    puzzle: Puzzle,
}

impl UniquenessProof {
    /// Begins the proof for a puzzle.
    ///
    /// # Panics
    ///
    /// Never: there is a solver for every shape.
    pub fn new(puzzle: &Puzzle) -> Self {
        let solver = quickest(puzzle.shape());
        let two = Limits {
            solutions: 2,
            steps: None,
        };
        let setup = solver.setup().seed(1).within(two);
        let run = solver.start(puzzle.start(), &setup, false);
        Self {
            run: run.expect("it takes this shape"),
            puzzle: puzzle.clone(),
        }
    }

    /// Does up to `pieces` bounded pieces of work; returns the result once it is known.
    ///
    /// # Panics
    ///
    /// If the solver breaks its contract.
    pub fn advance(&mut self, pieces: u64) -> Option<Result<UniquePuzzle, UniquenessError>> {
        self.run.advance(u64::MAX, pieces);
        let outcome = self.run.outcome()?;
        assert!(outcome != Outcome::Crashed, "the solver is faulty");
        Some(match (self.run.found(), self.run.solution()) {
            (1, Some(solution)) => Ok(UniquePuzzle {
                puzzle: self.puzzle.clone(),
                solution: solution.clone(),
            }),
            (0, _) => Err(UniquenessError::Unsolvable),
            _ => Err(UniquenessError::Several),
        })
    }
}
