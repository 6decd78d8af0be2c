//! Rows of a grid in bits, and the digits they miss.

use sudoku_grid::{Digits, Shape};

/// A row, as its [`Layout`] has it.
pub(crate) type Row = [u64; 2];

/// How many cells of five bits are in a word.
const PACKED: usize = 12;

/// Where the 25th of these is.
const LAST: u8 = 64 + 60;

/// Where the cells of a row lie in its bits.
///
/// At 9×9 a cell has one bit for each digit, so that a union of rows is all that their columns hold. The
/// cells of a box lie side by side in one word:
///
/// ```text
///          bits 53 ‥ 45  44 ‥ 36  35 ‥ 27  26 ‥ 18  17 ‥ 9    8 ‥ 0
///  word 0     column 5│       4│       3│       2│       1│column 0
///  word 1                                column 8│       7│       6
/// ```
///
/// Cells of other grids have five bits, twelve cells a word. The 25th has what is left: its lower four
/// bits end the second word, and the fifth is above the others in the first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    shape: Shape,
    /// By column, its lowest bit; from 64 on in the second word.
    places: [u8; Shape::MAX_SIDE],
    /// The bits of a cell, shifted down.
    cell: u64,
}

impl Layout {
    #[inline(never)]
    pub(crate) fn new(shape: Shape) -> Self {
        let (width, per_word) = if shape == Shape::NINE {
            (9, 6)
        } else {
            (5, PACKED)
        };
        let mut places = [0; Shape::MAX_SIDE];
        #[expect(clippy::cast_possible_truncation, reason = "at most 127")]
        for (column, place) in places.iter_mut().enumerate() {
            *place = match column / per_word {
                2.. => LAST,
                word => (64 * word + width * (column % per_word)) as u8,
            };
        }
        Self {
            shape,
            places,
            cell: (1 << width) - 1,
        }
    }

    pub(crate) fn shape(&self) -> Shape {
        self.shape
    }

    fn is_spread(&self) -> bool {
        self.cell > 31
    }

    /// What stands for a digit in the bits of a cell; nothing does for a blank.
    pub(crate) fn code(&self, digit: u8) -> u16 {
        if self.is_spread() {
            1 << digit >> 1
        } else {
            digit.into()
        }
    }

    /// Where the cell in this column is: its lowest bit, from 64 on in the second word.
    pub(crate) fn place(&self, column: usize) -> u8 {
        self.places[column]
    }

    /// All bits of the cell there.
    pub(crate) fn mask(&self, place: u8) -> Row {
        let mut row = [0; 2];
        #[expect(clippy::cast_possible_truncation, reason = "at most nine bits")]
        put(&mut row, place, self.cell as u16);
        row
    }

    #[inline]
    fn bits(&self, row: Row, place: u8) -> u64 {
        let mut word = row[usize::from(place >> 6) & 1] >> (place & 63);
        if place == LAST {
            word |= row[0] >> 60 << 4;
        }
        word & self.cell
    }

    /// The digit there; 0 is none.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most 25")]
    pub(crate) fn get(&self, row: Row, place: u8) -> u8 {
        let bits = self.bits(row, place);
        if self.is_spread() {
            (u64::BITS - bits.leading_zeros()) as u8
        } else {
            bits as u8
        }
    }

    /// The same as a set.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most nine bits")]
    pub(crate) fn held(&self, row: Row, place: u8) -> Digits {
        let bits = self.bits(row, place);
        if self.is_spread() {
            Digits::from_bits(bits as u32)
        } else {
            Digits::only(bits as u8)
        }
    }

    /// Reads off the digits of these rows, cell by cell.
    #[inline(never)]
    pub(crate) fn read(&self, rows: &[Row], cells: &mut [u8]) {
        let side = self.shape.side();
        for (&row, cells) in rows.iter().zip(cells.chunks_exact_mut(side)) {
            for (cell, &place) in cells.iter_mut().zip(&self.places) {
                *cell = self.get(row, place);
            }
        }
    }

    /// The digits of these rows, cell by cell.
    pub(crate) fn digits(&self, rows: &[Row]) -> Vec<u8> {
        let mut cells = vec![0; self.shape.cells()];
        self.read(rows, &mut cells);
        cells
    }

    /// The row of these digits.
    #[inline(never)]
    pub(crate) fn row(&self, digits: &[u8]) -> Row {
        let mut row = [0; 2];
        for (&digit, &place) in digits.iter().zip(&self.places) {
            put(&mut row, place, self.code(digit));
        }
        row
    }

    /// What some of many individuals hold, cell by cell.
    pub(crate) fn held_by_some(&self, rows: &[Row]) -> Vec<Digits> {
        let side = self.shape.side();
        let mut held = vec![Digits::EMPTY; self.shape.cells()];
        if self.is_spread() {
            // The union first: there is one of it and there are many of them.
            let mut unions = vec![[0; 2]; side];
            for individual in rows.chunks_exact(side) {
                for (union, &row) in unions.iter_mut().zip(individual) {
                    *union = both(*union, row);
                }
            }
            for (cell, held) in held.iter_mut().enumerate() {
                *held = self.held(unions[cell / side], self.places[cell % side]);
            }
            return held;
        }
        let mut cells = vec![0; held.len()];
        for individual in rows.chunks_exact(side) {
            self.read(individual, &mut cells);
            for (held, &digit) in held.iter_mut().zip(&cells) {
                held.insert(digit);
            }
        }
        held
    }

    /// Digits missing in columns and boxes, and in rows if those may miss any.
    #[expect(clippy::cast_possible_truncation, reason = "at most 3 · 25 · 25")]
    #[inline(never)]
    pub(crate) fn missing<const ROWS: bool>(&self, rows: &[Row]) -> u16 {
        let present = match <&[Row; 9]>::try_from(rows) {
            Ok(rows) => present_at_nine::<ROWS>(rows),
            Err(_) => self.present(rows, ROWS),
        };
        let kinds = if ROWS { 3 } else { 2 };
        (kinds * self.shape.cells()) as u16 - present as u16
    }

    /// Distinct digits of all houses, where a cell has five bits.
    fn present(&self, rows: &[Row], with_rows: bool) -> u32 {
        let (side, wide, high) = (
            self.shape.side(),
            self.shape.box_columns(),
            self.shape.box_rows(),
        );
        let mut columns = [0_u32; Shape::MAX_SIDE];
        let mut present = 0;
        for band in rows.chunks_exact(high) {
            let mut unions = [0_u32; Shape::MAX_SIDE];
            for row in band {
                let (twelves, last) = unions.as_chunks_mut::<PACKED>();
                let words = side.div_ceil(PACKED);
                for (twelve, &word) in twelves.iter_mut().zip(row).take(words) {
                    unite(twelve, word);
                }
                if side > 2 * PACKED {
                    last[0] |= 1 << self.bits(*row, LAST);
                }
                if with_rows {
                    let last = 1 << self.bits(*row, LAST);
                    present += distinct(&[together(row[0]) | together(row[1]) | last]);
                }
            }
            for (column, union) in columns.iter_mut().zip(unions) {
                *column |= union;
            }
            for cells in unions[..side].chunks_exact(wide) {
                present += distinct(&[cells.iter().fold(0, |all, cell| all | cell)]);
            }
        }
        present + distinct(&columns)
    }
}

/// Distinct digits of all houses at 9×9.
fn present_at_nine<const ROWS: bool>(rows: &[Row; 9]) -> u32 {
    /// The first cell of each box.
    const FIRSTS: Row = [0x1FF | 0x1FF << 27, 0x1FF];
    // All that the cells of each box hold, on the first of them.
    let gathered = |[a, b]: Row| {
        let [a, b] = [a | a >> 9 | a >> 18, b | b >> 9 | b >> 18];
        [a & FIRSTS[0], b & FIRSTS[1]]
    };
    let [mut columns, mut boxes] = [[0; 2]; 2];
    let mut wholes = 0;
    let mut present = 0;
    for (n, band) in rows.as_chunks::<3>().0.iter().enumerate() {
        let union = both(both(band[0], band[1]), band[2]);
        columns = both(columns, union);
        // There are as many bands as cells in a box's row: each has its own of these.
        let [a, b] = gathered(union);
        boxes = both(boxes, [a << (9 * n), b << (9 * n)]);
        if ROWS {
            let whole = |row: Row| {
                let [a, b] = gathered(row);
                (a | a >> 27 | b) & 0x1FF
            };
            let three = whole(band[0]) | whole(band[1]) << 9 | whole(band[2]) << 18;
            // Two bands in a word: not every processor counts bits in one instruction.
            if n == 2 {
                present += three.count_ones();
            } else {
                wholes |= three << (27 * n);
            }
        }
    }
    present += columns[0].count_ones() + boxes[0].count_ones();
    present += (columns[1] | boxes[1] << 27).count_ones();
    present + wholes.count_ones()
}

/// The union of two rows, or of two parts of one.
pub(crate) fn both(a: Row, b: Row) -> Row {
    [a[0] | b[0], a[1] | b[1]]
}

/// Puts what stands for a digit where there is nothing.
#[inline]
pub(crate) fn put(row: &mut Row, place: u8, code: u16) {
    let code = u64::from(code);
    row[usize::from(place >> 6) & 1] |= code << (place & 63);
    if place == LAST {
        row[0] |= code >> 4 << 60;
    }
}

/// How many digits each of these holds, in all; the lowest bit is for blanks.
#[inline(never)]
fn distinct(cells: &[u32]) -> u32 {
    cells.iter().map(|cell| (cell & !1).count_ones()).sum()
}

/// Adds the digits of cells of five bits to what these hold.
#[inline]
fn unite(cells: &mut [u32; PACKED], mut word: u64) {
    for cell in cells {
        *cell |= 1 << (word & 31);
        word >>= 5;
    }
}

/// The digits of cells of five bits.
#[inline(never)]
fn together(word: u64) -> u32 {
    (0..PACKED).fold(0, |all, n| all | 1 << (word >> (5 * n) & 31))
}
