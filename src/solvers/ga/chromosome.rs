//! Chromosomes: filled grids whose rows are permutations that keep the givens.

use std::hint::select_unpredictable;

use rand::RngExt as _;
use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::{Rng, StartError, Template};

use crate::population::{Row, RowLayout, write_cell};

/// The blank cells of a row and the digits that it lacks.
#[derive(Debug)]
struct FreeCells {
    /// The offsets of the blank cells in the bits of the row.
    offsets: Vec<u8>,
    /// For each missing digit of the row, its bits in a cell. A row has as many missing digits as blank cells.
    codes: Vec<u16>,
}

/// The chromosomes of a puzzle: all grids that keep the givens and contain each digit once in every row.
#[derive(Debug)]
pub(super) struct Chromosomes {
    layout: RowLayout,
    /// The givens, row by row.
    fixed: Vec<Row>,
    /// For each row, its blank cells and missing digits.
    rows: Vec<FreeCells>,
    /// For each cell, its candidates in the puzzle.
    candidates: Vec<Digits>,
    /// The number of blank cells.
    blanks: usize,
    /// For each row, the index of its unit of crossover: in the first array if a child inherits single rows, in the
    /// second if a child inherits bands.
    units: [[u8; Shape::MAX_SIDE]; 2],
}

impl Chromosomes {
    #[inline(never)]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "digits and rows are at most 25"
    )]
    pub(super) fn new(position: &Position) -> Result<Self, StartError> {
        let shape = position.shape();
        let side = shape.side();
        let layout = RowLayout::new(shape);
        let givens = position.values().chunks_exact(side);
        let mut rows = Vec::with_capacity(side);
        let mut fixed = Vec::with_capacity(side);
        let mut units = [[0; Shape::MAX_SIDE]; 2];
        for (number, row) in givens.enumerate() {
            units[0][number] = number as u8;
            units[1][number] = (number / shape.box_rows()) as u8;
            fixed.push(layout.row(row));
            let digits = (1..=side as u8).filter(|digit| !row.contains(digit));
            let free_cells = FreeCells {
                offsets: (0..side)
                    .filter(|&column| row[column] == 0)
                    .map(|column| layout.offset(column))
                    .collect(),
                codes: digits.map(|digit| layout.code(digit)).collect(),
            };
            if free_cells.offsets.len() != free_cells.codes.len() {
                return Err(StartError::Other(&Template {
                    id: "ga.row-clash",
                    text: "a row contains a digit twice",
                }));
            }
            rows.push(free_cells);
        }
        Ok(Self {
            layout,
            blanks: position.blanks().count(),
            fixed,
            rows,
            candidates: position.all_candidates().to_vec(),
            units,
        })
    }

    pub(super) fn layout(&self) -> RowLayout {
        self.layout
    }

    pub(super) fn side(&self) -> usize {
        self.fixed.len()
    }

    /// The givens, row by row.
    pub(super) fn givens(&self) -> &[Row] {
        &self.fixed
    }

    /// The number of cells that are not given.
    pub(super) fn blank_count(&self) -> usize {
        self.blanks
    }

    /// Returns `true` if every digit is a candidate of its cell; a chromosome only guarantees the givens.
    pub(super) fn are_candidates(&self, rows: &[Row]) -> bool {
        let digits = self.layout.digits(rows);
        let mut digits_and_candidates = digits.into_iter().zip(&self.candidates);
        digits_and_candidates.all(|(digit, candidates)| candidates.contains(digit))
    }

    /// Fills `rows` with a random chromosome and returns its conflicts.
    pub(super) fn randomise(&self, rows: &mut [Row], rng: &mut Rng) -> u16 {
        for (number, row) in rows.iter_mut().enumerate() {
            *row = self.shuffled_row(number, rng);
        }
        self.conflicts(rows)
    }

    /// Shuffles the free digits of a random row.
    pub(super) fn mutate(&self, rows: &mut [Row], rng: &mut Rng) {
        let row = random_below(self.side(), rng);
        rows[row] = self.shuffled_row(row, rng);
    }

    /// Returns a row with its givens and its free digits in random order (inside-out Fisher–Yates). The shuffle of
    /// `rand` would draw other numbers and need the row filled first; this is the innermost loop of a generation.
    #[inline(never)]
    pub(super) fn shuffled_row(&self, row: usize, rng: &mut Rng) -> Row {
        let free_cells = &self.rows[row];
        let mut shuffled_codes = [0; Shape::MAX_SIDE];
        // A local copy of the generator stays in registers.
        let mut local_rng = rng.clone();
        for (place, &code) in free_cells.codes.iter().enumerate() {
            // The digit at `swap_index` moves to `place`, and the new digit replaces it.
            let swap_index = random_below(place + 1, &mut local_rng);
            shuffled_codes[place] = shuffled_codes[swap_index];
            shuffled_codes[swap_index] = code;
        }
        *rng = local_rng;
        let mut row = self.fixed[row];
        for (&place, &code) in free_cells.offsets.iter().zip(&shuffled_codes) {
            write_cell(&mut row, place, code);
        }
        row
    }

    /// Uniform crossover: each band, or each row, comes from either parent with equal probability.
    pub(super) fn cross(
        &self,
        child: &mut [Row],
        [first, other]: [&[Row]; 2],
        by_bands: bool,
        rng: &mut Rng,
    ) {
        let choices: u32 = rng.random();
        let units = &self.units[usize::from(by_bands)];
        // With a length known at compile time, the loop is unrolled.
        let nine_rows = <&mut [Row; 9]>::try_from(&mut *child);
        let parents = (<&[Row; 9]>::try_from(first), <&[Row; 9]>::try_from(other));
        if let (Ok(child), (Ok(first), Ok(other))) = (nine_rows, parents) {
            select_rows(child, [first, other], units, choices);
        } else {
            select_rows(child, [first, other], units, choices);
        }
    }

    /// The number of digits missing from columns and boxes; rows are complete.
    pub(super) fn conflicts(&self, rows: &[Row]) -> u16 {
        self.layout.count_missing::<false>(rows)
    }
}

/// Copies each row of `child` from the first parent if the bit of the row's unit of crossover in `choices` is 0,
/// otherwise from the other parent.
#[inline(always)]
#[expect(clippy::inline_always, reason = "so that lengths are known to it")]
fn select_rows(
    child: &mut [Row],
    [first, other]: [&[Row]; 2],
    units: &[u8; Shape::MAX_SIDE],
    choices: u32,
) {
    let rows = child.iter_mut().zip(first).zip(other).zip(units);
    for (((child, first), other), part) in rows {
        // The selection avoids a branch on a random bit, which would be mispredicted.
        *child = *select_unpredictable(choices >> part & 1 == 0, first, other);
    }
}

/// Draws a uniform random number below `n`.
#[inline]
pub(super) fn random_below(n: usize, rng: &mut Rng) -> usize {
    let n = u32::try_from(n).expect("at most a population");
    crate::rng::random_below(n, rng) as usize
}
