//! Fillings of a grid.

use core::fmt;

use crate::{Digits, Shape, cell_name, digit_name};

/// Any filling of the cells of a shape, consistent or not; 0 is a blank.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    shape: Shape,
    digits: Vec<u8>,
}

impl Grid {
    /// The grid with all cells blank.
    pub fn empty(shape: Shape) -> Self {
        Self {
            shape,
            digits: vec![0; shape.cells()],
        }
    }

    /// The grid with these digits, row by row; 0 is a blank.
    ///
    /// None if there are not as many as the shape has cells, or one is above its side.
    pub fn new(shape: Shape, digits: Vec<u8>) -> Option<Self> {
        let fits = digits.len() == shape.cells()
            && digits
                .iter()
                .all(|digit| usize::from(*digit) <= shape.side());
        fits.then_some(Self { shape, digits })
    }

    /// Its shape.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Its digits, row by row; 0 is a blank.
    #[inline]
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// The digit in a cell; 0 is a blank.
    #[inline]
    pub fn get(&self, cell: usize) -> u8 {
        self.digits[cell]
    }

    /// Writes a digit into a cell; 0 blanks it.
    ///
    /// # Panics
    /// If there is no such cell or no such digit.
    #[inline]
    pub fn set(&mut self, cell: usize, digit: u8) {
        assert!(
            usize::from(digit) <= self.shape.side(),
            "the digit is beyond the side"
        );
        self.digits[cell] = digit;
    }

    /// How many cells are filled.
    pub fn givens(&self) -> usize {
        self.digits.iter().filter(|digit| **digit != 0).count()
    }

    /// Whether no cell is blank.
    pub fn is_full(&self) -> bool {
        !self.digits.contains(&0)
    }

    /// Missing digits: the side less the distinct digits, summed over the houses.
    ///
    /// 0 exactly for a solved grid.
    pub fn conflicts(&self) -> u32 {
        let all = Digits::all(self.shape.side());
        self.shape
            .houses()
            .iter()
            .map(|cells| {
                let present: Digits = cells.iter().map(|cell| self.digits[*cell]).collect();
                (all - present).bits().count_ones()
            })
            .sum()
    }

    /// Whether two cells of a house hold the same digit.
    pub fn has_clash(&self) -> bool {
        let (high, wide) = (self.shape.box_rows(), self.shape.box_columns());
        let side = high * wide;
        let mut columns = [0_u32; Shape::MAX_SIDE];
        let mut twice = 0;
        for band in self.digits.chunks_exact(high * side) {
            let mut boxes = [0_u32; Shape::MAX_SIDE];
            for row in band.chunks_exact(side) {
                let mut own = 0;
                let cells = row.chunks_exact(wide).zip(columns.chunks_exact_mut(wide));
                for ((cells, columns), of_box) in cells.zip(&mut boxes) {
                    for (&digit, column) in cells.iter().zip(columns) {
                        let mark = (1 << digit) & !1;
                        twice |= (own | *column | *of_box) & mark;
                        own |= mark;
                        *column |= mark;
                        *of_box |= mark;
                    }
                }
            }
        }
        twice != 0
    }

    /// Every pair of cells that hold the same digit in a house, once, with the first such house.
    pub fn clashes(&self) -> Vec<Clash> {
        let houses = self.shape.houses();
        let mut clashes = Vec::new();
        for (house, cells) in houses.iter().enumerate() {
            for (at, &a) in cells.iter().enumerate() {
                for &b in &cells[at + 1..] {
                    let digit = self.digits[a];
                    if digit == 0 || digit != self.digits[b] {
                        continue;
                    }
                    let shared = |of: &usize| houses.of(b).contains(of);
                    if houses.of(a).into_iter().find(shared) == Some(house) {
                        clashes.push(Clash {
                            digit,
                            cells: [a, b],
                            house,
                            shape: self.shape,
                        });
                    }
                }
            }
        }
        clashes
    }

    /// Whether it keeps all givens of a puzzle of the same shape.
    pub fn contains(&self, puzzle: &Self) -> bool {
        self.shape == puzzle.shape
            && self
                .digits
                .iter()
                .zip(&puzzle.digits)
                .all(|(own, given)| *given == 0 || own == given)
    }
}

/// Two cells of a house that hold the same digit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The digit.
    pub digit: u8,
    /// The two cells, ascending.
    pub cells: [usize; 2],
    /// The house: rows, then columns, then boxes.
    pub house: usize,
    /// The shape of the grid, which gives cells and house their names.
    pub shape: Shape,
}

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.cells.map(|cell| cell_name(self.shape, cell));
        let house = self.shape.houses().name(self.house);
        let digit = digit_name(self.shape, self.digit);
        write!(f, "{a} and {b} are both {digit} in {house}")
    }
}

impl core::error::Error for Clash {}
