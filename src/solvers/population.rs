//! Filled grids, their conflicts and their ranking: what genetic algorithms breed.

use rand::distr::{Bernoulli, Distribution as _};
use sudoku_grid::{Digits, Shape};
use sudoku_search::{Detail, Individual, Rng, View};

/// The most cells of an individual.
pub(crate) const MOST: usize = Shape::MAX_SIDE * Shape::MAX_SIDE;

/// Whether what has this probability happens: `random_bool`, which for its panic would bring along
/// all it takes to print any float.
pub(crate) fn happens(probability: f64, rng: &mut Rng) -> bool {
    let coin = Bernoulli::new(probability).expect("a probability");
    coin.sample(rng)
}

/// Individuals end to end. A clone takes no more than they do, however much was reserved.
#[derive(Clone, Debug, Default)]
pub(crate) struct Population {
    cells: Vec<u8>,
    conflicts: Vec<u16>,
    /// Individuals, best first; earlier ones first among equals.
    order: Vec<u16>,
    /// Cells of one individual.
    length: usize,
}

impl Population {
    /// Makes room for so many individuals of so many cells.
    pub(crate) fn reserve(&mut self, size: usize, length: usize) {
        self.length = length;
        self.cells.reserve(size * length - self.cells.len());
        self.conflicts.reserve(size - self.conflicts.len());
    }

    pub(crate) fn clear(&mut self) {
        self.cells.clear();
        self.conflicts.clear();
        self.order.clear();
    }

    pub(crate) fn len(&self) -> usize {
        self.conflicts.len()
    }

    pub(crate) fn push(&mut self, cells: &[u8], conflicts: u16) {
        self.cells.extend_from_slice(cells);
        self.conflicts.push(conflicts);
    }

    fn individual(&self, index: usize) -> &[u8] {
        &self.cells[index * self.length..][..self.length]
    }

    /// The individual of this rank, 0 the best, and its conflicts.
    pub(crate) fn ranked(&self, rank: usize) -> (&[u8], u16) {
        let index = usize::from(self.order[rank]);
        (self.individual(index), self.conflicts[index])
    }

    /// Ranks all by conflicts: counts how many have each number, then deals out the places.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a population is at most 20,000"
    )]
    pub(crate) fn rank(&mut self) {
        let most = self.conflicts.iter().copied().max().unwrap_or(0);
        let mut places = vec![0_u16; usize::from(most) + 2];
        for &conflicts in &self.conflicts {
            places[usize::from(conflicts) + 1] += 1;
        }
        for conflicts in 1..places.len() {
            places[conflicts] += places[conflicts - 1];
        }
        self.order.resize(self.conflicts.len(), 0);
        for (index, &conflicts) in self.conflicts.iter().enumerate() {
            let place = &mut places[usize::from(conflicts)];
            self.order[usize::from(*place)] = index as u16;
            *place += 1;
        }
    }

    /// Brings the first without conflicts that satisfies this before all others; says whether
    /// there is one.
    pub(crate) fn promote(&mut self, wanted: impl Fn(&[u8]) -> bool) -> bool {
        let mut solved = (0..self.len()).take_while(|&rank| self.ranked(rank).1 == 0);
        let found = solved.find(|&rank| wanted(self.ranked(rank).0));
        if let Some(rank) = found {
            self.order[..=rank].rotate_right(1);
        }
        found.is_some()
    }

    /// Replaces the individual of this rank. The ranking is then out of date.
    pub(crate) fn replace(&mut self, rank: usize, cells: &[u8], conflicts: u16) {
        let index = usize::from(self.order[rank]);
        self.cells[index * self.length..][..self.length].copy_from_slice(cells);
        self.conflicts[index] = conflicts;
    }

    /// The fewest conflicts.
    pub(crate) fn best(&self) -> u16 {
        self.ranked(0).1
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 20,000")]
    pub(crate) fn mean(&self) -> f64 {
        let sum: u32 = self
            .conflicts
            .iter()
            .map(|&conflicts| u32::from(conflicts))
            .sum();
        f64::from(sum) / self.len() as f64
    }

    /// The share of blank cells in which up to 64 individuals, evenly spaced over the ranking,
    /// differ from the best.
    #[expect(clippy::cast_precision_loss, reason = "at most 64 · 625")]
    pub(crate) fn diversity(&self, blanks: usize) -> f64 {
        const SAMPLED: usize = 64;
        let sampled = SAMPLED.min(self.len() - 1);
        let (best, _) = self.ranked(0);
        let differing = (1..=sampled).map(|n| {
            let (other, _) = self.ranked(n * (self.len() - 1) / sampled);
            other.iter().zip(best).filter(|(a, b)| a != b).count()
        });
        differing.sum::<usize>() as f64 / (sampled * blanks.max(1)) as f64
    }

    /// Draws how large a share of the population holds each digit in each cell.
    #[expect(clippy::cast_precision_loss, reason = "at most 20,000")]
    pub(crate) fn shares(&self, view: &mut View) {
        let side = view.shape().side();
        let mut counts = vec![0_u32; self.length * side];
        for individual in self.cells.chunks_exact(self.length) {
            for (cell, &digit) in individual.iter().enumerate() {
                if digit != 0 {
                    counts[cell * side + usize::from(digit) - 1] += 1;
                }
            }
        }
        for (weight, count) in view.weights.iter_mut().zip(counts) {
            *weight = count as f32 / self.len() as f32;
        }
    }

    /// The digits that some individual holds, cell by cell.
    pub(crate) fn values_held(&self) -> Vec<Digits> {
        let mut held = vec![Digits::EMPTY; self.length];
        for individual in self.cells.chunks_exact(self.length) {
            for (held, &digit) in held.iter_mut().zip(individual) {
                held.insert(digit);
            }
        }
        held
    }

    /// The best of a ranked population, for a closer look.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a population is at most 20,000"
    )]
    pub(crate) fn detail(&self) -> Detail {
        let best = (0..self.len().min(Detail::MOST)).map(|rank| {
            let (cells, conflicts) = self.ranked(rank);
            Individual {
                digits: cells.to_vec(),
                fitness: conflicts.into(),
            }
        });
        Detail::Population {
            size: self.len() as u32,
            best: best.collect(),
        }
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.cells) + size_of_val(&*self.conflicts) + size_of_val(&*self.order)
    }
}

/// Digits missing in columns and boxes, and in rows if those may miss any; 0 is no digit.
pub(crate) fn missing<const ROWS: bool>(shape: Shape, cells: &[u8]) -> u16 {
    match <&[u8; 81]>::try_from(cells) {
        Ok(cells) if shape == Shape::NINE => missing_of_nine::<ROWS>(cells),
        _ => missing_of_any::<ROWS>(shape, cells),
    }
}

#[expect(clippy::cast_possible_truncation, reason = "at most 3 · 25 · 25")]
fn missing_of_any<const ROWS: bool>(shape: Shape, cells: &[u8]) -> u16 {
    let (side, high, wide) = (shape.side(), shape.box_rows(), shape.box_columns());
    let count = |houses: &[u32]| -> u32 { houses.iter().map(|it| (it & !1).count_ones()).sum() };
    let mut columns = [0_u32; Shape::MAX_SIDE];
    let mut present = 0;
    for band in cells.chunks_exact(high * side) {
        let mut boxes = [0_u32; Shape::MAX_SIDE];
        for row in band.chunks_exact(side) {
            let mut whole = 0;
            let stacks = row.chunks_exact(wide).zip(columns.chunks_mut(wide));
            for ((digits, columns), here) in stacks.zip(&mut boxes) {
                for (&digit, column) in digits.iter().zip(columns) {
                    *column |= 1 << digit;
                    *here |= 1 << digit;
                    whole |= 1 << digit;
                }
            }
            present += if ROWS { count(&[whole]) } else { 0 };
        }
        present += count(&boxes);
    }
    present += count(&columns);
    let kinds = if ROWS { 3 } else { 2 };
    (kinds * side * side) as u16 - present as u16
}

/// The same for 9×9, with all lengths known when compiled: three columns to a word, ten bits
/// each, so that the words a row, or a band, has gathered hold its digits too.
///
/// ```text
///  bit 29 ‥ 20  19 ‥ 10   9 ‥ 0
///     column 2│column 1│column 0   of a stack; the lowest bit of each is for blanks
/// ```
#[expect(clippy::cast_possible_truncation, reason = "at most 3 · 9 · 9")]
fn missing_of_nine<const ROWS: bool>(cells: &[u8; 81]) -> u16 {
    const DIGITS: u32 = 0x3FE;
    let whole = |three: u32| (three | three >> 10 | three >> 20) & DIGITS;
    // At once, for not every processor counts bits in one instruction.
    let three = |[a, b, c]: [u32; 3]| (a | b << 10 | c << 20).count_ones();
    let mut columns = [0_u32; 3];
    let mut present = 0;
    for band in cells.as_chunks::<27>().0 {
        let mut boxes = [0_u32; 3];
        let mut rows = [0_u32; 3];
        for (row, cells) in rows.iter_mut().zip(band.as_chunks::<9>().0) {
            for (stack, digits) in cells.as_chunks::<3>().0.iter().enumerate() {
                let here = 1 << digits[0] | 1 << (digits[1] + 10) | 1 << (digits[2] + 20);
                columns[stack] |= here;
                boxes[stack] |= here;
                *row |= here;
            }
        }
        present += three(boxes.map(whole));
        present += if ROWS { three(rows.map(whole)) } else { 0 };
    }
    let columns = columns.map(|three| three & (DIGITS | DIGITS << 10 | DIGITS << 20));
    present += columns.iter().map(|three| three.count_ones()).sum::<u32>();
    let all = if ROWS { 243 } else { 162 };
    all - present as u16
}
