//! Puzzles with one solution: what can be rated.

use std::error::Error;
use std::fmt;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{Limits, Run};
use sudoku_solvers::quickest;

/// A puzzle, and its only solution.
#[derive(Clone, Debug)]
pub struct Puzzle {
    position: Position,
    solution: Grid,
}

impl Puzzle {
    /// It at its start.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Its shape.
    pub fn shape(&self) -> Shape {
        self.position.shape()
    }

    /// Its only solution.
    pub fn solution(&self) -> &Grid {
        &self.solution
    }
}

/// Why there is nothing to rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPuzzle {
    /// It has no solution.
    Unsolvable,
    /// It has more than one.
    Several,
}

impl fmt::Display for NoPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unsolvable => "the puzzle has no solution",
            Self::Several => "the puzzle has more than one solution",
        })
    }
}

impl Error for NoPuzzle {}

/// The proof, under way, that a position has exactly one solution.
pub struct Proof {
    run: Run,
    position: Position,
}

impl Proof {
    /// Begins with a position. Values placed in it count as givens.
    ///
    /// # Panics
    ///
    /// Never: there is a solver for every shape.
    pub fn new(position: &Position) -> Self {
        let solver = quickest(position.shape());
        let two = Limits {
            solutions: 2,
            steps: None,
        };
        let setup = solver.setup().seed(1).within(two);
        let run = solver.start(position, &setup, false);
        Self {
            run: run.expect("it takes this shape"),
            position: position.clone(),
        }
    }

    /// Does so many bounded pieces of work at most; what came of it, once it is known.
    pub fn advance(&mut self, pieces: u64) -> Option<Result<Puzzle, NoPuzzle>> {
        self.run.advance(u64::MAX, pieces);
        self.run.outcome()?;
        Some(match (self.run.found(), self.run.solution()) {
            (1, Some(solution)) => Ok(Puzzle {
                position: self.position.clone(),
                solution: solution.clone(),
            }),
            (0, _) => Err(NoPuzzle::Unsolvable),
            _ => Err(NoPuzzle::Several),
        })
    }
}
