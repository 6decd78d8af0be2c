//! Bit-packed rows of a grid, and the count of missing digits.

use sudoku_grid::{Digits, Shape};

/// A bit-packed row; its [`RowLayout`] defines the bits.
pub(crate) type Row = [u64; 2];

/// The number of five-bit cells in a word.
const CELLS_PER_WORD: usize = 12;

/// The bit offset of the 25th cell of a row.
const CELL_25_OFFSET: u8 = 64 + 60;

/// The bit layout of a row.
///
/// On 9×9 grids, cells have one bit per digit (one-hot), so the union of rows is the digits of each
/// column. The cells of a box are adjacent in one word:
///
/// ```text
///          bits 53 ‥ 45  44 ‥ 36  35 ‥ 27  26 ‥ 18  17 ‥ 9    8 ‥ 0
///  word 0     column 5│       4│       3│       2│       1│column 0
///  word 1                                column 8│       7│       6
/// ```
///
/// On other grids a cell has five bits (the digit as a number), twelve cells per word. The 25th
/// cell is split: its lower four bits end the second word, and the fifth is above the other cells
/// in the first word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RowLayout {
    shape: Shape,
    /// For each column, the offset of its cell: the index of its lowest bit in the two words of a row.
    offsets: [u8; Shape::MAX_SIDE],
    /// The mask of a cell, at offset 0.
    cell_mask: u64,
}

impl RowLayout {
    #[inline(never)]
    pub(crate) fn new(shape: Shape) -> Self {
        let (cell_bits, cells_per_word) = if shape == Shape::NINE {
            (9, 6)
        } else {
            (5, CELLS_PER_WORD)
        };
        let mut offsets = [0; Shape::MAX_SIDE];
        #[expect(clippy::cast_possible_truncation, reason = "at most 127")]
        for (column, offset) in offsets.iter_mut().enumerate() {
            *offset = match column / cells_per_word {
                2.. => CELL_25_OFFSET,
                word => (64 * word + cell_bits * (column % cells_per_word)) as u8,
            };
        }
        Self {
            shape,
            offsets,
            cell_mask: (1 << cell_bits) - 1,
        }
    }

    pub(crate) fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns `true` if a cell has one bit per digit.
    fn is_one_hot(&self) -> bool {
        self.cell_mask > 31
    }

    /// The bits of a digit in a cell; 0 for a blank.
    pub(crate) fn code(&self, digit: u8) -> u16 {
        if self.is_one_hot() {
            1 << digit >> 1
        } else {
            digit.into()
        }
    }

    /// The offset of the cell of a column: the index of its lowest bit in the two words of a row.
    pub(crate) fn offset(&self, column: usize) -> u8 {
        self.offsets[column]
    }

    /// The mask of the cell at an offset.
    pub(crate) fn mask_at(&self, offset: u8) -> Row {
        let mut row = [0; 2];
        #[expect(clippy::cast_possible_truncation, reason = "at most nine bits")]
        write_cell(&mut row, offset, self.cell_mask as u16);
        row
    }

    /// The bits of the cell at an offset.
    #[inline]
    fn bits_at(&self, row: Row, offset: u8) -> u64 {
        let mut word = row[usize::from(offset >> 6) & 1] >> (offset & 63);
        if offset == CELL_25_OFFSET {
            word |= row[0] >> 60 << 4;
        }
        word & self.cell_mask
    }

    /// The digit of the cell at an offset; 0 if blank.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most 25")]
    pub(crate) fn digit_at(&self, row: Row, offset: u8) -> u8 {
        let bits = self.bits_at(row, offset);
        if self.is_one_hot() {
            (u64::BITS - bits.leading_zeros()) as u8
        } else {
            bits as u8
        }
    }

    /// The digit of the cell at an offset as a set; in a union of rows, all digits of the cell.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most nine bits")]
    pub(crate) fn digits_at(&self, row: Row, offset: u8) -> Digits {
        let bits = self.bits_at(row, offset);
        if self.is_one_hot() {
            Digits::from_bits(bits as u32)
        } else {
            Digits::only(bits as u8)
        }
    }

    /// Writes the digits of rows to `cells`, cell by cell.
    #[inline(never)]
    pub(crate) fn unpack(&self, rows: &[Row], cells: &mut [u8]) {
        let side = self.shape.side();
        for (&row, cells) in rows.iter().zip(cells.chunks_exact_mut(side)) {
            for (cell, &offset) in cells.iter_mut().zip(&self.offsets) {
                *cell = self.digit_at(row, offset);
            }
        }
    }

    /// The digits of rows, cell by cell.
    pub(crate) fn digits(&self, rows: &[Row]) -> Vec<u8> {
        let mut cells = vec![0; self.shape.cells()];
        self.unpack(rows, &mut cells);
        cells
    }

    /// Packs the digits of a row.
    #[inline(never)]
    pub(crate) fn row(&self, digits: &[u8]) -> Row {
        let mut row = [0; 2];
        for (&digit, &offset) in digits.iter().zip(&self.offsets) {
            write_cell(&mut row, offset, self.code(digit));
        }
        row
    }

    /// For each cell, the digits that at least one of several individuals holds.
    pub(crate) fn digits_in_any(&self, rows: &[Row]) -> Vec<Digits> {
        let side = self.shape.side();
        let mut digits_by_cell = vec![Digits::EMPTY; self.shape.cells()];
        if self.is_one_hot() {
            // Take the union of the individuals first and unpack it once.
            let mut unions = vec![[0; 2]; side];
            for individual in rows.chunks_exact(side) {
                for (union, &row) in unions.iter_mut().zip(individual) {
                    *union = union_of(*union, row);
                }
            }
            for (cell, digits_by_cell) in digits_by_cell.iter_mut().enumerate() {
                *digits_by_cell = self.digits_at(unions[cell / side], self.offsets[cell % side]);
            }
            return digits_by_cell;
        }
        let mut cells = vec![0; digits_by_cell.len()];
        for individual in rows.chunks_exact(side) {
            self.unpack(individual, &mut cells);
            for (digits_by_cell, &digit) in digits_by_cell.iter_mut().zip(&cells) {
                digits_by_cell.insert(digit);
            }
        }
        digits_by_cell
    }

    /// The number of digits missing from columns and boxes, and in rows if `ROWS`.
    #[expect(clippy::cast_possible_truncation, reason = "at most 3 · 25 · 25")]
    #[inline(never)]
    pub(crate) fn count_missing<const ROWS: bool>(&self, rows: &[Row]) -> u16 {
        let digits_present = match <&[Row; 9]>::try_from(rows) {
            Ok(rows) => count_present_9x9::<ROWS>(rows),
            Err(_) => self.count_present(rows, ROWS),
        };
        let house_kinds = if ROWS { 3 } else { 2 };
        (house_kinds * self.shape.cells()) as u16 - digits_present as u16
    }

    /// The number of distinct digits, summed over all columns and boxes, and over all rows if `with_rows`;
    /// for five-bit cells.
    fn count_present(&self, rows: &[Row], with_rows: bool) -> u32 {
        let (side, box_columns, box_rows) = (
            self.shape.side(),
            self.shape.box_columns(),
            self.shape.box_rows(),
        );
        let mut columns = [0_u32; Shape::MAX_SIDE];
        let mut digits_present = 0;
        for band in rows.chunks_exact(box_rows) {
            let mut unions = [0_u32; Shape::MAX_SIDE];
            for row in band {
                let (cells_by_word, overflow_cells) = unions.as_chunks_mut::<CELLS_PER_WORD>();
                let word_count = side.div_ceil(CELLS_PER_WORD);
                for (word_cells, &word) in cells_by_word.iter_mut().zip(row).take(word_count) {
                    add_digits(word_cells, word);
                }
                if side > 2 * CELLS_PER_WORD {
                    overflow_cells[0] |= 1 << self.bits_at(*row, CELL_25_OFFSET);
                }
                if with_rows {
                    let last_digit = 1 << self.bits_at(*row, CELL_25_OFFSET);
                    digits_present += distinct_count(&[digits_of_word(row[0])
                        | digits_of_word(row[1])
                        | last_digit]);
                }
            }
            for (column, union) in columns.iter_mut().zip(unions) {
                *column |= union;
            }
            for cells in unions[..side].chunks_exact(box_columns) {
                digits_present +=
                    distinct_count(&[cells.iter().fold(0, |union, cell| union | cell)]);
            }
        }
        digits_present + distinct_count(&columns)
    }
}

/// The number of distinct digits, summed over all columns and boxes, and over all rows if `ROWS`; for 9×9
/// grids.
fn count_present_9x9<const ROWS: bool>(rows: &[Row; 9]) -> u32 {
    /// The mask of the first cell of each box.
    const FIRST_CELL_MASK: Row = [0x1FF | 0x1FF << 27, 0x1FF];
    // Moves the union of the three cells of each box in a row to its first cell.
    let gather_boxes = |[a, b]: Row| {
        let [a, b] = [a | a >> 9 | a >> 18, b | b >> 9 | b >> 18];
        [a & FIRST_CELL_MASK[0], b & FIRST_CELL_MASK[1]]
    };
    let [mut columns, mut boxes] = [[0; 2]; 2];
    // The digits of the rows of the first two bands.
    let mut row_digits = 0;
    let mut digits_present = 0;
    for (n, band) in rows.as_chunks::<3>().0.iter().enumerate() {
        let union = union_of(union_of(band[0], band[1]), band[2]);
        columns = union_of(columns, union);
        // A box is three cells wide and there are three bands, so each band gets its own cell.
        let [a, b] = gather_boxes(union);
        boxes = union_of(boxes, [a << (9 * n), b << (9 * n)]);
        if ROWS {
            let digits_of_row = |row: Row| {
                let [a, b] = gather_boxes(row);
                (a | a >> 27 | b) & 0x1FF
            };
            let digits_of_rows =
                digits_of_row(band[0]) | digits_of_row(band[1]) << 9 | digits_of_row(band[2]) << 18;
            // Two bands share a word, because not every processor counts bits in one instruction.
            if n == 2 {
                digits_present += digits_of_rows.count_ones();
            } else {
                row_digits |= digits_of_rows << (27 * n);
            }
        }
    }
    digits_present += columns[0].count_ones() + boxes[0].count_ones();
    digits_present += (columns[1] | boxes[1] << 27).count_ones();
    digits_present + row_digits.count_ones()
}

/// The union of two rows.
pub(crate) fn union_of(a: Row, b: Row) -> Row {
    [a[0] | b[0], a[1] | b[1]]
}

/// Writes the bits of a digit to a blank cell.
#[inline]
pub(crate) fn write_cell(row: &mut Row, offset: u8, code: u16) {
    let code = u64::from(code);
    row[usize::from(offset >> 6) & 1] |= code << (offset & 63);
    if offset == CELL_25_OFFSET {
        row[0] |= code >> 4 << 60;
    }
}

/// The total number of digits in several sets; bit 0, which stands for blanks, is ignored.
#[inline(never)]
fn distinct_count(cells: &[u32]) -> u32 {
    cells.iter().map(|cell| (cell & !1).count_ones()).sum()
}

/// Adds the digits of the five-bit cells of a word to a set per cell.
#[inline]
fn add_digits(cells: &mut [u32; CELLS_PER_WORD], mut word: u64) {
    for cell in cells {
        *cell |= 1 << (word & 31);
        word >>= 5;
    }
}

/// The set of the digits of the five-bit cells of a word.
#[inline(never)]
fn digits_of_word(word: u64) -> u32 {
    (0..CELLS_PER_WORD).fold(0, |digits, n| digits | 1 << (word >> (5 * n) & 31))
}
