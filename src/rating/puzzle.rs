//! Puzzles with exactly one solution, which are the puzzles that can be rated.

use std::ops::ControlFlow;

use sudoku_grid::{Grid, Position, Puzzle, Shape};
use sudoku_search::{Event, Limits, Outcome, Run};
use sudoku_solvers::quickest;
use thiserror::Error;

/// A puzzle that is proved to have one solution, and this solution.
#[derive(Clone, Debug)]
pub struct UniquePuzzle {
    puzzle: Puzzle,
    solution: Grid,
}

impl UniquePuzzle {
    /// The puzzle that is proved to have one solution.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The position of the puzzle before any digit is placed.
    pub fn start(&self) -> &Position {
        self.puzzle.start()
    }

    /// The shape of the grid.
    pub fn shape(&self) -> Shape {
        self.puzzle.shape()
    }

    /// The only solution of the puzzle.
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

/// A proof in progress that a puzzle has exactly one solution.
///
/// The proof is about the givens, so it begins with a puzzle; a position, in which other digits may have been
/// placed, is rejected by the compiler:
///
/// ```compile_fail,E0308
/// # use sudoku_grid::{Grid, Puzzle, Shape};
/// # use sudoku_rating::UniquenessProof;
/// let puzzle = Puzzle::new(&Grid::empty(Shape::NINE)).expect("no duplicate digit");
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
    /// Never panics, because there is a solver for every shape.
    pub fn new(puzzle: &Puzzle) -> Self {
        Self {
            run: quickest_run(puzzle.start(), 2),
            puzzle: puzzle.clone(),
        }
    }

    /// Advances the proof by up to `pieces` bounded pieces of work; returns `None` while the proof is
    /// unfinished.
    ///
    /// # Panics
    ///
    /// Panics if the solver breaks its contract.
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

/// Starts a run of the fastest solver for the shape of a position. The run ends after `solutions` solutions; if
/// `solutions` is 0, it finds all solutions.
fn quickest_run(position: &Position, solutions: u64) -> Run {
    let solver = quickest(position.shape());
    let limits = Limits {
        solutions,
        steps: None,
    };
    let setup = solver.setup().seed(1).within(limits);
    let run = solver.start(position, &setup, false);
    run.expect("it takes this shape")
}

/// The search for a solution of a position, for raters that need it. It starts when it is first advanced.
pub(crate) struct SolutionSearch {
    position: Position,
    run: Option<Run>,
}

impl SolutionSearch {
    /// The search from a position, before its first step.
    pub(crate) fn new(position: &Position) -> Self {
        Self {
            position: position.clone(),
            run: None,
        }
    }

    /// The number of steps that the solver has made.
    pub(crate) fn steps(&self) -> u64 {
        self.run.as_ref().map_or(0, Run::steps)
    }

    /// Returns the solution if it is known; otherwise does a bounded piece of work and returns `None`. The call
    /// that finds the solution still returns `None`, so that a caller does not do two pieces of work in one step.
    /// Breaks if there is no solution.
    pub(crate) fn advance(&mut self) -> ControlFlow<Event, Option<&Grid>> {
        let run = (self.run).get_or_insert_with(|| quickest_run(&self.position, 1));
        if run.outcome().is_some() {
            return ControlFlow::Continue(run.solution());
        }
        run.advance(u64::MAX, 1);
        match run.outcome() {
            Some(_) if run.found() == 0 => ControlFlow::Break(Event::Stalled),
            _ => ControlFlow::Continue(None),
        }
    }
}
