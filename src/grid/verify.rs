//! An independent checker for solutions.
//!
//! Every claimed solution is verified here, so this module shares no code with the solvers' tables
//! and bit sets and uses plain arithmetic on rows and columns. A first pass marks the digits of
//! each house and accepts a correct grid fast, because some callers verify millions of solutions. A
//! grid that this pass does not accept is checked again by comparing all pairs of cells, which
//! decides.

use core::fmt;

use crate::{Grid, Shape};

/// The reason why a grid is not a solution of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SolutionFault {
    /// The shapes of the two grids differ.
    Shape {
        /// The shape of the puzzle.
        puzzle: Shape,
        /// The shape of the solution.
        solution: Shape,
    },
    /// A cell is blank.
    Blank {
        /// The index of the cell.
        cell: usize,
        /// The shape of the grid.
        shape: Shape,
    },
    /// The solution has a different digit in the cell of a given.
    Given {
        /// The index of the cell.
        cell: usize,
        /// The digit in the puzzle.
        given: u8,
        /// The digit in the solution.
        found: u8,
        /// The shape of the grid.
        shape: Shape,
    },
    /// A digit occurs twice in a row, a column or a box.
    Repeat {
        /// The digit that occurs twice.
        digit: u8,
        /// The two cells, ascending.
        cells: [usize; 2],
        /// The shape of the grid.
        shape: Shape,
    },
}

impl fmt::Display for SolutionFault {
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
                    "{} and {} both contain {digit}",
                    name(shape, *a),
                    name(shape, *b)
                )
            }
        }
    }
}

impl core::error::Error for SolutionFault {}

/// Checks that a grid solves a puzzle: no cell is blank, every given is kept, and no house repeats
/// a digit.
///
/// # Errors
/// Returns the first fault: faults are ordered by kind, as in the previous sentence, and then by
/// cell.
pub fn verify(puzzle: &Grid, solution: &Grid) -> Result<(), SolutionFault> {
    let shape = solution.shape();
    if puzzle.shape() != shape {
        return Err(SolutionFault::Shape {
            puzzle: puzzle.shape(),
            solution: shape,
        });
    }
    let (box_rows, box_columns) = (shape.box_rows(), shape.box_columns());
    let side = box_rows * box_columns;
    let digits = solution.digits();
    for (cell, &digit) in digits.iter().enumerate() {
        if digit == 0 {
            return Err(SolutionFault::Blank { cell, shape });
        }
    }
    for (cell, (&given, &found)) in puzzle.digits().iter().zip(digits).enumerate() {
        if given != 0 && given != found {
            return Err(SolutionFault::Given {
                cell,
                given,
                found,
                shape,
            });
        }
    }
    if houses_are_complete(shape, digits) {
        return Ok(());
    }
    for a in 0..side * side {
        for b in a + 1..side * side {
            let same_row = a / side == b / side;
            let same_column = a % side == b % side;
            let same_band = a / side / box_rows == b / side / box_rows;
            let same_stack = a % side / box_columns == b % side / box_columns;
            let are_peers = same_row || same_column || (same_band && same_stack);
            if are_peers && digits[a] == digits[b] {
                return Err(SolutionFault::Repeat {
                    digit: digits[a],
                    cells: [a, b],
                    shape,
                });
            }
        }
    }
    Ok(())
}

/// Returns `true` if every row, column and box contains each digit. No cell may be blank.
fn houses_are_complete(shape: Shape, digits: &[u8]) -> bool {
    let (box_rows, box_columns) = (shape.box_rows(), shape.box_columns());
    let side = box_rows * box_columns;
    // The digits found in each row, in each column and in each box.
    let mut marks = [[0_u32; Shape::MAX_SIDE]; 3];
    let mut cell = 0;
    for row in 0..side {
        let band = row / box_rows * box_rows;
        for stack in 0..box_rows {
            for column in stack * box_columns..(stack + 1) * box_columns {
                let bit = 1 << (digits[cell] - 1);
                marks[0][row] |= bit;
                marks[1][column] |= bit;
                marks[2][band + stack] |= bit;
                cell += 1;
            }
        }
    }
    let all_digits = (1 << side) - 1;
    (0..side).all(|house| marks[0][house] & marks[1][house] & marks[2][house] == all_digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns `true` if two cells of a house hold the same digit, as the comparison of all pairs of cells
    /// finds.
    fn has_repeat(grid: &Grid) -> bool {
        !grid.duplicate_digits().is_empty()
    }

    #[test]
    fn the_fast_pass_accepts_exactly_the_grids_without_repeats() {
        let mut shape_count = 0;
        for shape in Shape::all() {
            let (box_rows, box_columns) = (shape.box_rows(), shape.box_columns());
            let side = box_rows * box_columns;
            // Rows are shifted by a box width within a band, and by one from band to band.
            let digit = |row: usize, column: usize| {
                (row % box_rows * box_columns + row / box_rows + column) % side + 1
            };
            let cells = (0..side * side).map(|cell| digit(cell / side, cell % side));
            let digits: Vec<u8> = cells
                .map(|digit| u8::try_from(digit).expect("small"))
                .collect();
            let full = Grid::new(shape, digits).expect("digits of the shape");
            let blank = Grid::empty(shape);
            assert_eq!(verify(&blank, &full), Ok(()), "{shape}");
            shape_count += 1;
            // Testing every cell of a large grid takes long. No side is a multiple of 13, so every
            // row and column is tested.
            let step = if side > 12 { 13 } else { 1 };
            for cell in (0..side * side).step_by(step) {
                // One digit changed, and two exchanged in a row or a column, so that every kind of
                // house is affected.
                let mut digit_changed = full.clone();
                digit_changed.set(
                    cell,
                    full.get(cell) % u8::try_from(side).expect("small") + 1,
                );
                let mut row_swapped = full.clone();
                let next_in_row = cell / side * side + (cell + 1) % side;
                row_swapped.set(cell, full.get(next_in_row));
                row_swapped.set(next_in_row, full.get(cell));
                let mut column_swapped = full.clone();
                let next_in_column = (cell + side) % (side * side);
                column_swapped.set(cell, full.get(next_in_column));
                column_swapped.set(next_in_column, full.get(cell));
                for grid in [digit_changed, row_swapped, column_swapped] {
                    let is_complete = houses_are_complete(shape, grid.digits());
                    assert_eq!(is_complete, !has_repeat(&grid), "{shape}: {grid}");
                    assert_eq!(
                        verify(&blank, &grid).is_ok(),
                        is_complete,
                        "{shape}: {grid}"
                    );
                }
            }
        }
        assert!(shape_count > 10, "{shape_count} shapes");
    }
}
