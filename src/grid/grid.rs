//! Assignments of digits to the cells of a grid.

use core::fmt;

use crate::{Argument, Digits, Message, Shape, Template};

/// An assignment of digits to the cells of a shape; 0 stands for a blank. The digits may conflict.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    shape: Shape,
    digits: Vec<u8>,
}

impl Grid {
    /// A grid of this shape with all cells blank.
    pub fn empty(shape: Shape) -> Self {
        Self {
            shape,
            digits: vec![0; shape.cells()],
        }
    }

    /// A grid with these digits, row by row, where 0 stands for a blank.
    ///
    /// Returns `None` if the number of digits is not the number of cells, or if a digit is greater
    /// than the side.
    pub fn new(shape: Shape, digits: Vec<u8>) -> Option<Self> {
        let is_valid = digits.len() == shape.cells()
            && digits
                .iter()
                .all(|digit| usize::from(*digit) <= shape.side());
        is_valid.then_some(Self { shape, digits })
    }

    /// The shape of the grid.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The digits, row by row; 0 stands for a blank.
    #[inline]
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// The digit in a cell, or 0 if the cell is blank.
    ///
    /// # Panics
    /// Panics if there is no such cell.
    #[inline]
    pub fn get(&self, cell: usize) -> u8 {
        self.digits[cell]
    }

    /// Sets the digit in a cell; 0 makes the cell blank.
    ///
    /// # Panics
    /// Panics if there is no such cell or digit.
    #[inline]
    pub fn set(&mut self, cell: usize, digit: u8) {
        assert!(
            usize::from(digit) <= self.shape.side(),
            "the digit is beyond the side"
        );
        self.digits[cell] = digit;
    }

    /// The number of filled cells, given or entered.
    pub fn givens(&self) -> usize {
        self.digits.iter().filter(|digit| **digit != 0).count()
    }

    /// Returns `true` if no cell is blank.
    pub fn is_full(&self) -> bool {
        !self.digits.contains(&0)
    }

    /// The number of missing digits, summed over all houses: for each house, the side minus the
    /// number of distinct digits.
    ///
    /// The result is 0 if and only if the grid is solved.
    pub fn conflicts(&self) -> u32 {
        let all = Digits::all(self.shape.side());
        self.shape
            .houses()
            .iter()
            .map(|cells| {
                let digits_present: Digits = cells.iter().map(|cell| self.digits[*cell]).collect();
                (all - digits_present).bits().count_ones()
            })
            .sum()
    }

    /// Returns `true` if two cells of a house hold the same digit.
    pub fn has_duplicate_digit(&self) -> bool {
        let (box_rows, box_columns) = (self.shape.box_rows(), self.shape.box_columns());
        let side = box_rows * box_columns;
        let mut columns = [0_u32; Shape::MAX_SIDE];
        let mut repeated = 0;
        for band in self.digits.chunks_exact(box_rows * side) {
            let mut boxes = [0_u32; Shape::MAX_SIDE];
            for row in band.chunks_exact(side) {
                let mut row_digits = 0;
                let cells = row
                    .chunks_exact(box_columns)
                    .zip(columns.chunks_exact_mut(box_columns));
                for ((cells, columns), box_digits) in cells.zip(&mut boxes) {
                    for (&digit, column) in cells.iter().zip(columns) {
                        let bit = (1 << digit) & !1;
                        repeated |= (row_digits | *column | *box_digits) & bit;
                        row_digits |= bit;
                        *column |= bit;
                        *box_digits |= bit;
                    }
                }
            }
        }
        repeated != 0
    }

    /// Every pair of cells that hold the same digit in a common house. A pair that shares two houses occurs
    /// once, with the first of them.
    pub fn duplicate_digits(&self) -> Vec<DuplicateDigit> {
        let houses = self.shape.houses();
        let mut duplicates = Vec::new();
        for (house, cells) in houses.iter().enumerate() {
            for (i, &a) in cells.iter().enumerate() {
                for &b in &cells[i + 1..] {
                    let digit = self.digits[a];
                    if digit == 0 || digit != self.digits[b] {
                        continue;
                    }
                    let is_shared = |house: &usize| houses.of(b).contains(house);
                    if houses.of(a).into_iter().find(is_shared) == Some(house) {
                        duplicates.push(DuplicateDigit {
                            digit,
                            cells: [a, b],
                            house,
                            shape: self.shape,
                        });
                    }
                }
            }
        }
        duplicates
    }

    /// Returns `true` if the grid agrees with `puzzle` on all cells that are filled there. Grids of
    /// different shapes never agree.
    pub fn contains(&self, puzzle: &Self) -> bool {
        self.shape == puzzle.shape
            && self
                .digits
                .iter()
                .zip(&puzzle.digits)
                .all(|(own, given)| *given == 0 || own == given)
    }
}

/// A conflict: two cells of a house that hold the same digit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuplicateDigit {
    /// The digit that both cells hold.
    pub digit: u8,
    /// The two cells, ascending.
    pub cells: [usize; 2],
    /// The index of the house: rows come first, then columns, then boxes.
    pub house: usize,
    /// The shape of the grid, which determines the names of cells and houses.
    pub shape: Shape,
}

static DUPLICATE_DIGIT: Template = Template {
    id: "clash",
    text: "{a} and {b} in {house} both contain {digit}",
};

impl DuplicateDigit {
    /// The conflict as a message.
    #[cold]
    pub fn message(&self) -> Message {
        let [a, b] = self.cells;
        let arguments = vec![
            ("a", Argument::Cell(a)),
            ("b", Argument::Cell(b)),
            ("digit", Argument::Digit(self.digit)),
            ("house", Argument::House(self.house)),
        ];
        Message::new(&DUPLICATE_DIGIT, arguments)
    }
}

impl fmt::Display for DuplicateDigit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().render(self.shape))
    }
}

impl core::error::Error for DuplicateDigit {}
