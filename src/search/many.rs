use sudoku_grid::{Grid, Position, Shape};

use crate::{Algorithm, Limits, Refusal, Seed, Settings};

/// What became of many puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// The first solution of each puzzle, a byte a cell, end to end; zeros where none was found.
    pub solutions: Vec<u8>,
    /// The number of solutions of each puzzle, up to the limit.
    pub counts: Vec<u32>,
    /// Steps taken in all.
    pub steps: u64,
}

/// Solves puzzles one by one, each a byte a cell, 0 for a blank, end to end. What is left at the
/// end of the bytes, short of a puzzle, is ignored. A puzzle whose givens clash has no solution.
///
/// # Errors
///
/// If the algorithm does not take such puzzles, or cannot count to the limit.
///
/// # Panics
///
/// If a byte is larger than the side.
pub fn solve_each(
    algorithm: &dyn Algorithm,
    shape: Shape,
    puzzles: &[u8],
    limit: u32,
) -> Result<Answers, Refusal> {
    let mut answers = Answers::default();
    for puzzle in puzzles.chunks_exact(shape.cells()) {
        let grid = Grid::new(shape, puzzle.to_vec()).expect("digits of the shape");
        let Ok(position) = Position::new(&grid) else {
            answers.counts.push(0);
            answers
                .solutions
                .extend(std::iter::repeat_n(0, shape.cells()));
            continue;
        };
        let limits = Limits {
            solutions: limit.into(),
            steps: None,
        };
        let mut run = algorithm.start(&position, Settings::default(), Seed(1), limits, false)?;
        while run.outcome().is_none() {
            run.advance(u64::MAX, u64::MAX);
        }
        answers
            .counts
            .push(u32::try_from(run.found()).unwrap_or(u32::MAX));
        match run.solution() {
            Some(solution) => answers.solutions.extend_from_slice(solution.digits()),
            None => answers
                .solutions
                .extend(std::iter::repeat_n(0, shape.cells())),
        }
        answers.steps += run.steps();
    }
    Ok(answers)
}
