//! The independent checker.
//!
//! Everything that claims a solution passes through here, so it shares nothing with the tables and
//! bit sets the searches use: plain arithmetic on rows and columns. A mark for each digit that a
//! house has tells that all is well, since millions of solutions come by; whatever that does not
//! clear is gone through pair against pair, which has the last word.

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
    if houses_are_whole(shape, digits) {
        return Ok(());
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

/// Whether every row, column and box has each digit. No cell is blank.
fn houses_are_whole(shape: Shape, digits: &[u8]) -> bool {
    let (high, wide) = (shape.box_rows(), shape.box_columns());
    let side = high * wide;
    // Of rows, columns and boxes.
    let mut marks = [[0_u32; Shape::MAX_SIDE]; 3];
    let mut cell = 0;
    for row in 0..side {
        let band = row / high * high;
        for stack in 0..high {
            for column in stack * wide..(stack + 1) * wide {
                let mark = 1 << (digits[cell] - 1);
                marks[0][row] |= mark;
                marks[1][column] |= mark;
                marks[2][band + stack] |= mark;
                cell += 1;
            }
        }
    }
    let every = (1 << side) - 1;
    (0..side).all(|house| marks[0][house] & marks[1][house] & marks[2][house] == every)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pair against pair alone.
    fn repeats(grid: &Grid) -> bool {
        !grid.clashes().is_empty()
    }

    #[test]
    fn marks_clear_a_full_grid_exactly_if_no_pair_clashes() {
        let mut cleared = 0;
        for shape in Shape::all() {
            let (high, wide) = (shape.box_rows(), shape.box_columns());
            let side = high * wide;
            // Rows moved on by a box within a band, and by one from band to band.
            let digit =
                |row: usize, column: usize| (row % high * wide + row / high + column) % side + 1;
            let cells = (0..side * side).map(|cell| digit(cell / side, cell % side));
            let digits: Vec<u8> = cells
                .map(|digit| u8::try_from(digit).expect("small"))
                .collect();
            let full = Grid::new(shape, digits).expect("digits of the shape");
            let blank = Grid::empty(shape);
            assert_eq!(verify(&blank, &full), Ok(()), "{shape}");
            cleared += 1;
            // All pairs of a large grid take long. No side has 13 as a factor, so every row and column is met.
            let step = if side > 12 { 13 } else { 1 };
            for cell in (0..side * side).step_by(step) {
                // One digit changed, and two of a row exchanged: each house of a kind is hit.
                let mut changed = full.clone();
                changed.set(
                    cell,
                    full.get(cell) % u8::try_from(side).expect("small") + 1,
                );
                let mut exchanged = full.clone();
                let other = cell / side * side + (cell + 1) % side;
                exchanged.set(cell, full.get(other));
                exchanged.set(other, full.get(cell));
                let mut along = full.clone();
                let other = (cell + side) % (side * side);
                along.set(cell, full.get(other));
                along.set(other, full.get(cell));
                for grid in [changed, exchanged, along] {
                    let whole = houses_are_whole(shape, grid.digits());
                    assert_eq!(whole, !repeats(&grid), "{shape}: {grid}");
                    assert_eq!(verify(&blank, &grid).is_ok(), whole, "{shape}: {grid}");
                }
            }
        }
        assert!(cleared > 10, "{cleared} shapes");
    }
}
