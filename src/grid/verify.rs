//! The independent checker.
//!
//! Everything that claims a solution passes through here, so it shares nothing with the tables and
//! bit sets the searches use: plain arithmetic on rows and columns, pair against pair.

use core::fmt;

use crate::{Grid, Shape};

/// Why a grid does not solve a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// The two are of different shapes.
    Shape {
        /// The puzzle's.
        puzzle: Shape,
        /// The solution's.
        solution: Shape,
    },
    /// A cell is blank.
    Blank {
        /// The cell.
        cell: usize,
        /// The shape of the grid.
        shape: Shape,
    },
    /// A given was changed.
    Given {
        /// The cell.
        cell: usize,
        /// The digit the puzzle gives.
        given: u8,
        /// The digit the solution has.
        found: u8,
        /// The shape of the grid.
        shape: Shape,
    },
    /// A digit stands twice in a row, a column or a box.
    Repeat {
        /// The digit.
        digit: u8,
        /// The two cells, ascending.
        cells: [usize; 2],
        /// The shape of the grid.
        shape: Shape,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |shape: &Shape, cell: usize| {
            format!("r{}c{}", cell / shape.side() + 1, cell % shape.side() + 1)
        };
        match self {
            Self::Shape { puzzle, solution } => {
                write!(
                    f,
                    "the puzzle has boxes of {puzzle}, the solution of {solution}"
                )
            }
            Self::Blank { cell, shape } => write!(f, "{} is blank", name(shape, *cell)),
            Self::Given {
                cell,
                given,
                found,
                shape,
            } => {
                write!(f, "{} is given as {given}, not {found}", name(shape, *cell))
            }
            Self::Repeat {
                digit,
                cells: [a, b],
                shape,
            } => {
                write!(
                    f,
                    "{} and {} are both {digit}",
                    name(shape, *a),
                    name(shape, *b)
                )
            }
        }
    }
}

impl core::error::Error for Fault {}

/// Checks that a grid solves a puzzle: no blank, every given kept, and no digit twice in a house.
///
/// # Errors
/// The first fault, in that order of kinds, then in order of cells.
pub fn verify(puzzle: &Grid, solution: &Grid) -> Result<(), Fault> {
    let shape = solution.shape();
    if puzzle.shape() != shape {
        return Err(Fault::Shape {
            puzzle: puzzle.shape(),
            solution: shape,
        });
    }
    let (high, wide) = (shape.box_rows(), shape.box_columns());
    let side = high * wide;
    let digits = solution.digits();
    for (cell, &digit) in digits.iter().enumerate() {
        if digit == 0 {
            return Err(Fault::Blank { cell, shape });
        }
    }
    for (cell, (&given, &found)) in puzzle.digits().iter().zip(digits).enumerate() {
        if given != 0 && given != found {
            return Err(Fault::Given {
                cell,
                given,
                found,
                shape,
            });
        }
    }
    for a in 0..side * side {
        for b in a + 1..side * side {
            let same_row = a / side == b / side;
            let same_column = a % side == b % side;
            let same_band = a / side / high == b / side / high;
            let same_stack = a % side / wide == b % side / wide;
            let peers = same_row || same_column || (same_band && same_stack);
            if peers && digits[a] == digits[b] {
                return Err(Fault::Repeat {
                    digit: digits[a],
                    cells: [a, b],
                    shape,
                });
            }
        }
    }
    Ok(())
}
