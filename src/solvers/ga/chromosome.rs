//! Filled grids whose rows are permutations that keep the givens.

use std::hint::select_unpredictable;

use rand::RngExt as _;
use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::{Refusal, Rng};

use crate::draw;
use crate::population::{Layout, Row, put};

/// What is free in a row, in its bits: as many places as digits.
#[derive(Debug)]
struct Free {
    places: Vec<u8>,
    codes: Vec<u16>,
}

/// The chromosomes of a puzzle.
#[derive(Debug)]
pub(super) struct Chromosomes {
    layout: Layout,
    fixed: Vec<Row>,
    rows: Vec<Free>,
    candidates: Vec<Digits>,
    blanks: usize,
    /// By row, which part of a child it is in, if that has bands or rows of its parents.
    parts: [[u8; Shape::MAX_SIDE]; 2],
}

impl Chromosomes {
    #[inline(never)]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "digits and rows are at most 25"
    )]
    pub(super) fn new(position: &Position) -> Result<Self, Refusal> {
        let shape = position.shape();
        let side = shape.side();
        let layout = Layout::new(shape);
        let givens = position.values().chunks_exact(side);
        let mut rows = Vec::with_capacity(side);
        let mut fixed = Vec::with_capacity(side);
        let mut parts = [[0; Shape::MAX_SIDE]; 2];
        for (number, row) in givens.enumerate() {
            parts[0][number] = number as u8;
            parts[1][number] = (number / shape.box_rows()) as u8;
            fixed.push(layout.row(row));
            let digits = (1..=side as u8).filter(|digit| !row.contains(digit));
            let free = Free {
                places: (0..side)
                    .filter(|&column| row[column] == 0)
                    .map(|column| layout.place(column))
                    .collect(),
                codes: digits.map(|digit| layout.code(digit)).collect(),
            };
            if free.places.len() != free.codes.len() {
                return Err(Refusal::Other("a row holds a digit twice"));
            }
            rows.push(free);
        }
        Ok(Self {
            layout,
            blanks: position.blanks().count(),
            fixed,
            rows,
            candidates: position.all_candidates().to_vec(),
            parts,
        })
    }

    pub(super) fn layout(&self) -> Layout {
        self.layout
    }

    pub(super) fn side(&self) -> usize {
        self.fixed.len()
    }

    /// The givens.
    pub(super) fn fixed(&self) -> &[Row] {
        &self.fixed
    }

    /// How many cells are not fixed.
    pub(super) fn blanks(&self) -> usize {
        self.blanks
    }

    /// Whether every digit is a candidate of its cell. Chromosomes as such keep the givens only.
    pub(super) fn are_candidates(&self, rows: &[Row]) -> bool {
        let digits = self.layout.digits(rows);
        let mut pairs = digits.into_iter().zip(&self.candidates);
        pairs.all(|(digit, among)| among.contains(digit))
    }

    /// Makes a random one; returns its conflicts.
    pub(super) fn random(&self, rows: &mut [Row], rng: &mut Rng) -> u16 {
        for (number, row) in rows.iter_mut().enumerate() {
            *row = self.shuffled(number, rng);
        }
        self.conflicts(rows)
    }

    /// Reshuffles what is free in one random row.
    pub(super) fn mutate(&self, rows: &mut [Row], rng: &mut Rng) {
        let row = below(self.side(), rng);
        rows[row] = self.shuffled(row, rng);
    }

    /// Deals the free digits of a row out at random. A shuffle of `rand` would draw other numbers, and
    /// fill the row first: this is the innermost work of a generation.
    #[inline(never)]
    pub(super) fn shuffled(&self, row: usize, rng: &mut Rng) -> Row {
        let free = &self.rows[row];
        let mut dealt = [0; Shape::MAX_SIDE];
        // A copy of its own stays in registers.
        let mut own = rng.clone();
        for (place, &code) in free.codes.iter().enumerate() {
            // The one before moves up, and the new digit takes its place.
            let other = below(place + 1, &mut own);
            dealt[place] = dealt[other];
            dealt[other] = code;
        }
        *rng = own;
        let mut row = self.fixed[row];
        for (&place, &code) in free.places.iter().zip(&dealt) {
            put(&mut row, place, code);
        }
        row
    }

    /// A child that takes each band, or each row, from either parent.
    pub(super) fn cross(
        &self,
        child: &mut [Row],
        [mine, other]: [&[Row]; 2],
        bands: bool,
        rng: &mut Rng,
    ) {
        let choices: u32 = rng.random();
        let parts = &self.parts[usize::from(bands)];
        // With the length known when compiled, there is no loop.
        let nine = <&mut [Row; 9]>::try_from(&mut *child);
        let parents = (<&[Row; 9]>::try_from(mine), <&[Row; 9]>::try_from(other));
        if let (Ok(child), (Ok(mine), Ok(other))) = (nine, parents) {
            choose(child, [mine, other], parts, choices);
        } else {
            choose(child, [mine, other], parts, choices);
        }
    }

    /// Digits missing in columns and boxes; rows miss none.
    pub(super) fn conflicts(&self, rows: &[Row]) -> u16 {
        self.layout.missing::<false>(rows)
    }
}

/// Takes each row from the first parent or the other, as the choice for its part says.
#[inline(always)]
#[expect(clippy::inline_always, reason = "so that lengths are known to it")]
fn choose(
    child: &mut [Row],
    [mine, other]: [&[Row]; 2],
    parts: &[u8; Shape::MAX_SIDE],
    choices: u32,
) {
    let rows = child.iter_mut().zip(mine).zip(other).zip(parts);
    for (((child, mine), other), part) in rows {
        // What is drawn at random no branch can foresee.
        *child = *select_unpredictable(choices >> part & 1 == 0, mine, other);
    }
}

/// A random number below `n`.
#[inline]
pub(super) fn below(n: usize, rng: &mut Rng) -> usize {
    let n = u32::try_from(n).expect("at most a population");
    draw::below(n, rng) as usize
}
