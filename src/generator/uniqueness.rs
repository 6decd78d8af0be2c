//! The number of solutions of a puzzle, and the techniques that are valid with it.

use sudoku_grid::{Grid, Position, Puzzle};
use sudoku_search::{Algorithm, Limits, Outcome};
use sudoku_solvers::quickest;
use sudoku_techniques::Technique;

/// The maximum number of solver steps per question.
const MAX_STEPS: u64 = 100_000;

/// Returns `true` if the givens are proved to have exactly one solution. Returns `false` if they conflict,
/// have no solution or several, or if a proof takes more than 100,000 solver steps.
pub fn has_one_solution(givens: &Grid) -> bool {
    let puzzle = Puzzle::new(givens).ok();
    let count = puzzle.and_then(|puzzle| count_solutions(&puzzle, quickest(givens.shape())));
    count == Some(1)
}

/// The techniques that are valid for a puzzle: techniques that assume a unique solution are excluded unless
/// the puzzle has exactly one solution.
pub fn valid_techniques(
    techniques: &[&'static dyn Technique],
    one_solution: bool,
) -> Vec<&'static dyn Technique> {
    let is_valid = |technique: &&&dyn Technique| one_solution || !technique.info().one_solution;
    techniques.iter().filter(is_valid).copied().collect()
}

/// The techniques that are valid for a puzzle with these givens: techniques that assume a unique solution are
/// excluded if the puzzle has several solutions, or if the number of solutions cannot be decided within
/// 100,000 solver steps.
///
/// Only the givens decide: neither entered digits nor removed candidates make a puzzle unique in
/// the sense of these techniques.
pub fn valid_techniques_for_givens(
    techniques: &[&'static dyn Technique],
    givens: &Grid,
) -> Vec<&'static dyn Technique> {
    valid_techniques(techniques, has_one_solution(givens))
}

/// The number of solutions of a puzzle, up to two, according to a complete solver; `None` if the solver needs
/// more than 100,000 steps.
pub fn count_solutions(puzzle: &Puzzle, checker: &dyn Algorithm) -> Option<u64> {
    let (found, _, outcome) = run_solver(checker, puzzle.start(), 2);
    matches!(outcome, Outcome::Solved | Outcome::Unsolvable).then_some(found)
}

/// Runs a solver until it ends or reaches the step limit; returns the number of solutions found, the number of
/// steps and the outcome.
pub(crate) fn run_solver(
    solver: &dyn Algorithm,
    position: &Position,
    solutions: u64,
) -> (u64, u64, Outcome) {
    let limits = Limits {
        solutions,
        steps: Some(MAX_STEPS),
    };
    let run = solver.start(position, &solver.setup().seed(1).within(limits), false);
    let mut run = run.expect("it takes this size");
    loop {
        if let Some(outcome) = run.outcome() {
            return (run.found(), run.steps(), outcome);
        }
        run.advance(u64::MAX, u64::MAX);
    }
}
