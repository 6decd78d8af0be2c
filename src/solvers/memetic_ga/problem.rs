//! The search space of the memetic algorithm, and its crossover operators.

use std::cmp::Reverse;

use rand::RngExt as _;
use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::Rng;

use super::Crossover;
use crate::population::RowLayout;
use crate::rng::random_below;

/// The blank cells of a puzzle. An individual is a digit per cell; the givens are fixed.
#[derive(Debug)]
pub(super) struct MemeticProblem {
    pub(super) shape: Shape,
    pub(super) layout: RowLayout,
    /// For each cell, its known digit; 0 if the cell is blank.
    values: Vec<u8>,
    /// The blank cells.
    pub(super) blanks: Vec<u16>,
    /// For each cell, its candidates.
    pub(super) candidates: Vec<Digits>,
    /// For each cell, its blank peers.
    peers: Vec<Vec<u16>>,
    /// `true` if the position is contradictory, so that there is no solution.
    pub(super) unsolvable: bool,
}

impl MemeticProblem {
    #[expect(clippy::cast_possible_truncation, reason = "at most 625 cells")]
    pub(super) fn new(position: &Position) -> Self {
        let shape = position.shape();
        let peers = (0..shape.cells()).map(|cell| {
            let peers = shape.houses().peers(cell).iter();
            let blank_peers = peers.filter(|peer| position.value(**peer) == 0);
            blank_peers.map(|&peer| peer as u16).collect()
        });
        Self {
            shape,
            layout: RowLayout::new(shape),
            values: position.values().to_vec(),
            blanks: position.blanks().map(|cell| cell as u16).collect(),
            candidates: position.all_candidates().to_vec(),
            peers: peers.collect(),
            unsolvable: position.is_contradictory(),
        }
    }

    /// The blank peers of a cell.
    #[inline]
    pub(super) fn peers(&self, cell: u16) -> &[u16] {
        &self.peers[usize::from(cell)]
    }

    /// The blank cells.
    fn blanks(&self) -> impl Iterator<Item = usize> {
        self.blanks.iter().map(|&cell| cell.into())
    }

    /// The number of clashes: pairs of peers with the same digit. A candidate never equals a given of its
    /// houses, so both cells of a pair are blank.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most 625 · 72 / 2 pairs"
    )]
    pub(super) fn clashes(&self, digits: &[u8]) -> u16 {
        let clash_counts = self.blanks.iter().map(|&cell| {
            let later_peers = self.peers(cell).iter().filter(|peer| **peer > cell);
            let has_same_digit =
                |peer: &&u16| digits[usize::from(**peer)] == digits[usize::from(cell)];
            later_peers.filter(has_same_digit).count()
        });
        clash_counts.sum::<usize>() as u16
    }

    /// Fills every blank cell with one of its candidates, uniformly at random.
    pub(super) fn randomise(&self, digits: &mut [u8], rng: &mut Rng) {
        digits.copy_from_slice(&self.values);
        for cell in self.blanks() {
            digits[cell] = random_digit(self.candidates[cell], rng);
        }
    }

    /// Returns `true` if two individuals differ in at most `distance` blank cells.
    pub(super) fn are_near(&self, one: &[u8], other: &[u8], distance: usize) -> bool {
        let differing_cells = self.blanks().filter(|cell| one[*cell] != other[*cell]);
        differing_cells.take(distance + 1).count() <= distance
    }

    /// Writes a child of two parents to `child`.
    pub(super) fn cross(
        &self,
        crossover: Crossover,
        parents: [&[u8]; 2],
        child: &mut [u8],
        rng: &mut Rng,
    ) {
        child.copy_from_slice(&self.values);
        match crossover {
            Crossover::Boxes => {
                let parent_choices: u32 = rng.random();
                for cell in self.blanks() {
                    child[cell] =
                        parents[(parent_choices >> self.shape.box_of(cell) & 1) as usize][cell];
                }
            }
            Crossover::Cells => {
                for cells in self.blanks.chunks(64) {
                    let mut parent_choices: u64 = rng.random();
                    for &cell in cells {
                        let cell = usize::from(cell);
                        child[cell] = parents[(parent_choices & 1) as usize][cell];
                        parent_choices >>= 1;
                    }
                }
            }
            Crossover::Digits => self.partition_crossover(parents, child, rng),
            Crossover::None => self.randomise(child, rng),
        }
    }

    /// Greedy partition crossover (Galinier and Hao 1999): the parents in turn pass on all cells of
    /// one digit, each time the digit that fills most of the remaining cells.
    fn partition_crossover(&self, parents: [&[u8]; 2], child: &mut [u8], rng: &mut Rng) {
        let mut unused_digits = Digits::all(self.shape.side());
        for parent in parents.iter().cycle().take(self.shape.side()) {
            let mut fill_counts = [0_u16; Shape::MAX_SIDE + 1];
            for cell in self.blanks().filter(|cell| child[*cell] == 0) {
                fill_counts[usize::from(parent[cell])] += 1;
            }
            let most_frequent = unused_digits
                .iter()
                .max_by_key(|digit| (fill_counts[usize::from(*digit)], Reverse(*digit)));
            let Some(digit) = most_frequent else { break };
            for cell in self.blanks() {
                if child[cell] == 0 && parent[cell] == digit {
                    child[cell] = digit;
                }
            }
            unused_digits.remove(digit);
        }
        for cell in self.blanks() {
            if child[cell] == 0 {
                child[cell] = random_digit(self.candidates[cell], rng);
            }
        }
    }
}

/// A uniformly random digit of a set; 0 if the set is empty.
fn random_digit(digits: Digits, rng: &mut Rng) -> u8 {
    let count = digits.bits().count_ones();
    let index = if count > 1 {
        random_below(count, rng)
    } else {
        0
    };
    digits.nth(index as usize).unwrap_or(0)
}
