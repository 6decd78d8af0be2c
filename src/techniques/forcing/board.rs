//! The candidates of a position as bits, by cell and by house and digit.

use std::sync::OnceLock;

use sudoku_grid::{Houses, Position, Shape};

/// A candidate as one number: the cell times the side, plus the digit less one.
pub(crate) type Candidate = usize;

/// What does not change while a board does.
#[derive(Debug)]
pub(crate) struct Layout {
    pub(crate) side: usize,
    pub(crate) houses: &'static Houses,
    /// Where in its row, column and box each cell is.
    slots: Vec<[usize; 3]>,
    /// Cell and digit of each candidate: to look them up is quicker than to divide.
    splits: Vec<(usize, usize)>,
}

impl Layout {
    /// That of a shape, made once.
    pub(crate) fn of(shape: Shape) -> &'static Self {
        const BOXES: usize = Shape::MAX_BOX + 1;
        static TABLES: [[OnceLock<Layout>; BOXES]; BOXES] =
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
            splits: (0..shape.cells() * shape.side())
                .map(|candidate| (candidate / shape.side(), candidate % shape.side()))
                .collect(),
        }
    }

    pub(crate) fn cells(&self) -> usize {
        self.slots.len()
    }

    /// The houses of a cell in the order in which links are looked for: box, row, column.
    pub(crate) fn houses_of(&self, cell: usize) -> [usize; 3] {
        let [row, column, box_] = self.houses.of(cell);
        [box_, row, column]
    }

    /// Boxes, columns, rows: the order in which patterns of one house are looked for.
    pub(crate) fn by_ease(&self) -> impl Iterator<Item = usize> + use<> {
        let side = self.side;
        (2 * side..3 * side).chain(side..2 * side).chain(0..side)
    }

    pub(crate) fn slot(&self, cell: usize, house: usize) -> usize {
        self.slots[cell][house / self.side]
    }

    /// Cell and digit, the digit counted from 0.
    #[inline]
    pub(crate) fn split(&self, candidate: Candidate) -> (usize, usize) {
        self.splits[candidate]
    }

    /// Cell and digit as everyone else counts them.
    pub(crate) fn named(&self, candidate: Candidate) -> (usize, u8) {
        let (cell, digit) = self.split(candidate);
        (cell, u8::try_from(digit + 1).expect("at most 25 digits"))
    }

    pub(crate) fn sees(&self, a: usize, b: usize) -> bool {
        let (of_a, of_b) = (self.houses.of(a), self.houses.of(b));
        a != b && (0..3).any(|kind| of_a[kind] == of_b[kind])
    }
}

/// Candidates by cell, and by house and digit; a filled cell has none. Digits count from 0.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) layout: &'static Layout,
    cells: Vec<u32>,
    places: Vec<u32>,
    filled: Vec<bool>,
}

impl Board {
    pub(crate) fn new(position: &Position) -> Self {
        let layout = Layout::of(position.shape());
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

    /// The digits that a cell may hold.
    #[inline]
    pub(crate) fn digits(&self, cell: usize) -> u32 {
        self.cells[cell]
    }

    #[inline]
    pub(crate) fn count(&self, cell: usize) -> u32 {
        self.cells[cell].count_ones()
    }

    #[inline]
    pub(crate) fn has(&self, cell: usize, digit: usize) -> bool {
        self.cells[cell] >> digit & 1 == 1
    }

    /// The slots of a house where a digit may stand.
    #[inline]
    pub(crate) fn places(&self, house: usize, digit: usize) -> u32 {
        self.places[house * self.layout.side + digit]
    }

    pub(crate) fn is_blank(&self, cell: usize) -> bool {
        !self.filled[cell]
    }

    pub(crate) fn blanks(&self, house: usize) -> usize {
        let cells = self.layout.houses.cells(house);
        cells.iter().filter(|&&cell| self.is_blank(cell)).count()
    }

    pub(crate) fn is_full(&self) -> bool {
        self.filled.iter().all(|&filled| filled)
    }

    /// Whether a blank cell has no candidate.
    pub(crate) fn is_stuck(&self) -> bool {
        (0..self.layout.cells()).any(|cell| self.is_blank(cell) && self.cells[cell] == 0)
    }

    pub(crate) fn remove(&mut self, cell: usize, digit: usize) {
        self.cells[cell] &= !(1 << digit);
        for house in self.layout.houses.of(cell) {
            self.places[house * self.layout.side + digit] &= !(1 << self.layout.slot(cell, house));
        }
    }
}

pub(crate) use crate::tight::bits;
