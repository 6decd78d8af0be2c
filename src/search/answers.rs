use sudoku_grid::Shape;
use thiserror::Error;

/// The answers to a sequence of puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// The first solution of each puzzle, one byte per cell, concatenated; zeros if none was found.
    pub solutions: Vec<u8>,
    /// The number of solutions of each puzzle, up to the limit.
    pub counts: Vec<u32>,
    /// The number of steps for each puzzle.
    pub steps: Vec<u64>,
    /// `true` for each puzzle whose search was ended by the step limit; solutions found before are kept.
    pub reached_limit: Vec<bool>,
    /// The values of the counters for each puzzle, in the order of
    /// [`Algorithm::counters`](crate::Algorithm::counters), concatenated; zeros for puzzles with conflicting
    /// givens.
    pub counters: Vec<u64>,
}

impl Answers {
    /// Appends the answers to the puzzles that follow.
    pub fn append(&mut self, next: Answers) {
        self.solutions.extend(next.solutions);
        self.counts.extend(next.counts);
        self.steps.extend(next.steps);
        self.reached_limit.extend(next.reached_limit);
        self.counters.extend(next.counters);
    }
}

/// The reason why bytes are not a sequence of puzzles with one byte per cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BatchInputError {
    /// The bytes end within a puzzle.
    #[error("a puzzle with boxes of {shape} takes {} bytes, and {bytes} is not a multiple of that", .shape.cells())]
    End {
        /// The shape of the puzzles.
        shape: Shape,
        /// The number of bytes.
        bytes: usize,
    },
    /// A byte is greater than the largest digit.
    #[error("cell {cell} of puzzle {puzzle} is above {max_digit}")]
    Digit {
        /// The number of the cell, counted from 1.
        cell: usize,
        /// The number of its puzzle, counted from 1.
        puzzle: usize,
        /// The largest digit of the shape.
        max_digit: usize,
    },
}

/// Checks that bytes are puzzles of a shape, as [`solve_each`](crate::solve_each) requires.
///
/// # Errors
///
/// [`BatchInputError`] with the first fault.
pub fn check_puzzles(shape: Shape, puzzles: &[u8]) -> Result<(), BatchInputError> {
    let (max_digit, cells) = (shape.side(), shape.cells());
    if !puzzles.len().is_multiple_of(cells) {
        let bytes = puzzles.len();
        return Err(BatchInputError::End { shape, bytes });
    }
    // The maximum is computed with vector instructions; its position only matters if it is too
    // large.
    let max_byte = puzzles.iter().copied().max().unwrap_or(0);
    if usize::from(max_byte) <= max_digit {
        return Ok(());
    }
    let index = puzzles
        .iter()
        .position(|&byte| usize::from(byte) > max_digit);
    let index = index.unwrap_or_default();
    Err(BatchInputError::Digit {
        cell: index % cells + 1,
        puzzle: index / cells + 1,
        max_digit,
    })
}
