//! Filled grids whose rows are permutations that keep the givens.

use rand::RngExt as _;
use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::{Refusal, Rng};

use crate::population::missing;

/// What is free in a row: as many columns as digits.
#[derive(Debug)]
struct Free {
    columns: Vec<u8>,
    digits: Vec<u8>,
}

/// The chromosomes of a puzzle.
#[derive(Debug)]
pub(super) struct Chromosomes {
    shape: Shape,
    fixed: Vec<u8>,
    rows: Vec<Free>,
    candidates: Vec<Digits>,
    blanks: usize,
}

impl Chromosomes {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "columns and digits are at most 25"
    )]
    pub(super) fn new(position: &Position) -> Result<Self, Refusal> {
        let shape = position.shape();
        let side = shape.side();
        let fixed = position.values().to_vec();
        let mut rows = Vec::with_capacity(side);
        for row in fixed.chunks_exact(side) {
            let free = Free {
                columns: (0..side as u8)
                    .filter(|c| row[usize::from(*c)] == 0)
                    .collect(),
                digits: (1..=side as u8)
                    .filter(|digit| !row.contains(digit))
                    .collect(),
            };
            if free.columns.len() != free.digits.len() {
                return Err(Refusal::Other("a row holds a digit twice"));
            }
            rows.push(free);
        }
        Ok(Self {
            shape,
            blanks: position.blanks().count(),
            fixed,
            rows,
            candidates: position.all_candidates().to_vec(),
        })
    }

    pub(super) fn side(&self) -> usize {
        self.shape.side()
    }

    pub(super) fn cells(&self) -> usize {
        self.fixed.len()
    }

    /// The givens; 0 in a blank cell.
    pub(super) fn fixed(&self) -> &[u8] {
        &self.fixed
    }

    /// How many cells are not fixed.
    pub(super) fn blanks(&self) -> usize {
        self.blanks
    }

    /// The columns of a row that are not fixed.
    pub(super) fn free(&self, row: usize) -> &[u8] {
        &self.rows[row].columns
    }

    /// Whether every digit is a candidate of its cell. Chromosomes as such keep the givens only.
    pub(super) fn are_candidates(&self, cells: &[u8]) -> bool {
        let pairs = cells.iter().zip(&self.candidates);
        pairs
            .into_iter()
            .all(|(&digit, among)| among.contains(digit))
    }

    /// Makes a random one; returns its conflicts.
    pub(super) fn random(&self, cells: &mut [u8], rng: &mut Rng) -> u16 {
        self.randomise(cells, rng);
        self.conflicts(cells)
    }

    /// Fills in a random one.
    pub(super) fn randomise(&self, cells: &mut [u8], rng: &mut Rng) {
        cells.copy_from_slice(&self.fixed);
        for row in 0..self.side() {
            self.reshuffle(cells, row, rng);
        }
    }

    /// Reshuffles what is free in one random row.
    pub(super) fn mutate(&self, cells: &mut [u8], rng: &mut Rng) {
        let row = below(self.side(), rng);
        self.reshuffle(cells, row, rng);
    }

    /// Deals the free digits of a row out at random.
    pub(super) fn reshuffle(&self, cells: &mut [u8], row: usize, rng: &mut Rng) {
        let side = self.side();
        let free = &self.rows[row];
        let row = &mut cells[row * side..][..side];
        for (place, (&column, &digit)) in free.columns.iter().zip(&free.digits).enumerate() {
            // The one before moves up, and the new digit takes its place.
            let other = usize::from(free.columns[below(place + 1, rng)]);
            row[usize::from(column)] = row[other];
            row[other] = digit;
        }
    }

    /// A child that takes each band, or each row, from either parent.
    pub(super) fn cross(&self, child: &mut [u8], parents: [&[u8]; 2], bands: bool, rng: &mut Rng) {
        // Lengths known when compiled make the copies single moves.
        match (self.side(), self.shape.box_rows(), bands) {
            (9, 3, true) => cross_by::<27>(child, parents, rng),
            (9, 3, false) => cross_by::<9>(child, parents, rng),
            (side, high, bands) => {
                let length = side * if bands { high } else { 1 };
                let choices: u32 = rng.random();
                let [mine, other] = parents.map(|parent| parent.chunks_exact(length));
                let pairs = child.chunks_exact_mut(length).zip(mine).zip(other);
                for (part, ((child, mine), other)) in pairs.enumerate() {
                    child.copy_from_slice(if choices >> part & 1 == 0 {
                        mine
                    } else {
                        other
                    });
                }
            }
        }
    }

    /// Digits missing in columns and boxes; rows miss none.
    pub(super) fn conflicts(&self, cells: &[u8]) -> u16 {
        missing::<false>(self.shape, cells)
    }
}

fn cross_by<const N: usize>(child: &mut [u8], parents: [&[u8]; 2], rng: &mut Rng) {
    let choices: u32 = rng.random();
    let [mine, other] = parents.map(|parent| parent.as_chunks::<N>().0);
    let children = child.as_chunks_mut::<N>().0;
    for (part, ((child, mine), other)) in children.iter_mut().zip(mine).zip(other).enumerate() {
        *child = *if choices >> part & 1 == 0 {
            mine
        } else {
            other
        };
    }
}

/// A random number below `n`.
pub(super) fn below(n: usize, rng: &mut Rng) -> usize {
    let n = u32::try_from(n).expect("at most a population");
    rng.random_range(0..n) as usize
}
