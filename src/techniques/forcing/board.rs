//! A board of candidates as bit masks, by cell and by house and digit.

use std::sync::OnceLock;

use sudoku_grid::{Houses, Position, Shape};

/// A candidate as a single number: `cell * side + digit - 1`.
pub type CandidateIndex = usize;

/// Tables that depend on the shape of the grid alone.
#[derive(Debug)]
pub struct BoardLayout {
    /// The side of the grid, in cells.
    pub side: usize,
    /// The houses of the grid: rows, then columns, then boxes.
    pub houses: &'static Houses,
    /// The index of each cell within its row, column and box.
    slots: Vec<[usize; 3]>,
    /// The cell and the digit (from 0) of each candidate; a table lookup is faster than a division.
    cells_and_digits: Vec<(usize, usize)>,
}

impl BoardLayout {
    /// The layout of a shape. The tables are computed once and cached for the lifetime of the
    /// program.
    pub fn of(shape: Shape) -> &'static Self {
        const BOXES: usize = Shape::MAX_BOX + 1;
        static TABLES: [[OnceLock<BoardLayout>; BOXES]; BOXES] =
            [const { [const { OnceLock::new() }; BOXES] }; BOXES];
        TABLES[shape.box_rows()][shape.box_columns()].get_or_init(|| Self::new(shape))
    }

    fn new(shape: Shape) -> Self {
        let houses = shape.houses();
        let slot = |cell: usize, house: usize| {
            let cells = houses.cells(house);
            cells.iter().take_while(|&&other| other < cell).count()
        };
        let slots = (0..shape.cells())
            .map(|cell| houses.of(cell).map(|house| slot(cell, house)))
            .collect();
        Self {
            side: shape.side(),
            houses,
            slots,
            cells_and_digits: (0..shape.cells() * shape.side())
                .map(|candidate| (candidate / shape.side(), candidate % shape.side()))
                .collect(),
        }
    }

    /// The number of cells.
    pub fn cells(&self) -> usize {
        self.slots.len()
    }

    /// The houses of a cell in the order in which links are searched: box, row, column.
    pub fn houses_of(&self, cell: usize) -> [usize; 3] {
        let [row, column, box_] = self.houses.of(cell);
        [box_, row, column]
    }

    /// The houses in the order in which Sudoku Explainer searches for patterns of one house: boxes,
    /// columns, rows.
    pub fn houses_by_ease(&self) -> impl Iterator<Item = usize> + use<> {
        let side = self.side;
        (2 * side..3 * side).chain(side..2 * side).chain(0..side)
    }

    /// The index of a cell within one of its houses.
    pub fn slot(&self, cell: usize, house: usize) -> usize {
        self.slots[cell][house / self.side]
    }

    /// The cell and the digit of a candidate, the digit counted from 0.
    #[inline]
    pub fn cell_and_digit_index(&self, candidate: CandidateIndex) -> (usize, usize) {
        self.cells_and_digits[candidate]
    }

    /// The cell and the digit of a candidate, the digit counted from 1.
    ///
    /// # Panics
    ///
    /// Panics if there is no such candidate.
    pub fn cell_and_digit(&self, candidate: CandidateIndex) -> (usize, u8) {
        let (cell, digit) = self.cell_and_digit_index(candidate);
        (cell, u8::try_from(digit + 1).expect("at most 25 digits"))
    }

    /// Returns `true` if the two cells are different and share a house.
    pub fn sees(&self, a: usize, b: usize) -> bool {
        let (of_a, of_b) = (self.houses.of(a), self.houses.of(b));
        a != b && (0..3).any(|kind| of_a[kind] == of_b[kind])
    }
}

/// The candidates of a position by cell, and by house and digit. A filled cell has no candidates.
/// Digits are counted from 0.
#[derive(Clone, Debug)]
pub struct CandidateBoard {
    /// The tables of the board's shape.
    pub layout: &'static BoardLayout,
    cells: Vec<u32>,
    places: Vec<u32>,
    filled: Vec<bool>,
}

impl CandidateBoard {
    /// The candidates of a position.
    pub fn new(position: &Position) -> Self {
        let layout = BoardLayout::of(position.shape());
        let side = layout.side;
        let mut board = Self {
            layout,
            cells: vec![0; layout.cells()],
            places: vec![0; 3 * side * side],
            filled: position.values().iter().map(|&digit| digit != 0).collect(),
        };
        for cell in position.blanks() {
            for digit in position.candidates(cell) {
                let digit = usize::from(digit) - 1;
                board.cells[cell] |= 1 << digit;
                for house in layout.houses.of(cell) {
                    board.places[house * side + digit] |= 1 << layout.slot(cell, house);
                }
            }
        }
        board
    }

    /// The candidates of a cell, as a bit mask of digits.
    #[inline]
    pub fn digits(&self, cell: usize) -> u32 {
        self.cells[cell]
    }

    /// The number of candidates of a cell; 0 for a filled cell.
    #[inline]
    pub fn candidate_count(&self, cell: usize) -> u32 {
        self.cells[cell].count_ones()
    }

    /// Returns `true` if the cell has the digit as a candidate.
    #[inline]
    pub fn has_candidate(&self, cell: usize, digit: usize) -> bool {
        self.cells[cell] >> digit & 1 == 1
    }

    /// The places of a digit in a house, as a bit mask of indices within the house.
    #[inline]
    pub fn places(&self, house: usize, digit: usize) -> u32 {
        self.places[house * self.layout.side + digit]
    }

    /// Returns `true` if the cell is blank.
    pub fn is_blank(&self, cell: usize) -> bool {
        !self.filled[cell]
    }

    /// The number of blank cells in a house.
    pub fn blanks(&self, house: usize) -> usize {
        let cells = self.layout.houses.cells(house);
        cells.iter().filter(|&&cell| self.is_blank(cell)).count()
    }

    /// Returns `true` if every cell is filled.
    pub fn is_full(&self) -> bool {
        self.filled.iter().all(|&filled| filled)
    }

    /// Returns `true` if a blank cell has no candidate.
    pub fn is_stuck(&self) -> bool {
        (0..self.layout.cells()).any(|cell| self.is_blank(cell) && self.cells[cell] == 0)
    }

    /// Removes a candidate: the digit from the candidates of the cell, and the cell from the places of the digit in
    /// each of its houses. `digit` counts from 0.
    pub fn remove(&mut self, cell: usize, digit: usize) {
        self.cells[cell] &= !(1 << digit);
        for house in self.layout.houses.of(cell) {
            self.places[house * self.layout.side + digit] &= !(1 << self.layout.slot(cell, house));
        }
    }
}

pub use crate::hall::bits;
