//! Populations of filled grids with their conflicts and ranking, shared by the genetic algorithms.

mod rows;
#[cfg(test)]
mod tests;

use rand::distr::Bernoulli;
use sudoku_grid::Digits;
use sudoku_search::{Detail, Individual, View};

pub(crate) use rows::{Row, RowLayout, union_of, write_cell};

/// Creates a Bernoulli distribution. Unlike `random_bool`, it does not link in the formatting of
/// floats for a panic message.
///
/// # Panics
///
/// Panics unless `probability` is in [0, 1].
pub(crate) fn bernoulli(probability: f64) -> Bernoulli {
    Bernoulli::new(probability).expect("a probability")
}

/// A population: the rows of all individuals, concatenated.
#[derive(Debug)]
pub(crate) struct Population {
    layout: RowLayout,
    /// The rows of the individuals, followed by reserved space for more.
    rows: Vec<Row>,
    /// For each individual, its conflicts (missing digits, or clashes in the memetic algorithm).
    conflicts: Vec<u16>,
    /// The indices of the individuals by rank, best first; ties keep the order of insertion.
    order: Vec<u16>,
}

/// A clone does not copy the reserved space.
impl Clone for Population {
    fn clone(&self) -> Self {
        Self {
            layout: self.layout,
            rows: self.rows().to_vec(),
            conflicts: self.conflicts.clone(),
            order: self.order.clone(),
        }
    }
}

impl Population {
    pub(crate) fn new(layout: RowLayout) -> Self {
        Self {
            layout,
            rows: Vec::new(),
            conflicts: Vec::new(),
            order: Vec::new(),
        }
    }

    fn side(&self) -> usize {
        self.layout.shape().side()
    }

    /// The rows of all individuals.
    fn rows(&self) -> &[Row] {
        &self.rows[..self.len() * self.side()]
    }

    /// Reserves space for `size` individuals in total.
    pub(crate) fn reserve(&mut self, size: usize) {
        self.rows.resize(size * self.side(), [0; 2]);
        self.conflicts.reserve(size - self.conflicts.len());
    }

    /// Removes all individuals and keeps the reserved space.
    pub(crate) fn clear(&mut self) {
        self.conflicts.clear();
        self.order.clear();
    }

    pub(crate) fn len(&self) -> usize {
        self.conflicts.len()
    }

    /// The reserved space for the rows of the next individual, with arbitrary content. [`Population::push_next`]
    /// adds the individual.
    #[inline]
    pub(crate) fn next_rows(&mut self) -> &mut [Row] {
        let side = self.side();
        &mut self.rows[self.conflicts.len() * side..][..side]
    }

    /// Adds the individual whose rows were written to [`Population::next_rows`].
    pub(crate) fn push_next(&mut self, conflicts: u16) {
        self.conflicts.push(conflicts);
    }

    /// Adds a copy of an individual.
    pub(crate) fn push_copy(&mut self, (rows, conflicts): (&[Row], u16)) {
        self.next_rows().copy_from_slice(rows);
        self.push_next(conflicts);
    }

    /// The rows of the individual at an index.
    #[inline]
    fn individual(&self, index: usize) -> &[Row] {
        let side = self.side();
        &self.rows[index * side..][..side]
    }

    /// The rows and the conflicts of the individual of a rank; rank 0 is the best.
    #[inline]
    pub(crate) fn individual_at_rank(&self, rank: usize) -> (&[Row], u16) {
        let index = usize::from(self.order[rank]);
        (self.individual(index), self.conflicts[index])
    }

    /// Ranks all individuals by conflicts (counting sort).
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a population is at most 20,000"
    )]
    pub(crate) fn rank(&mut self) {
        let max_conflicts = self.conflicts.iter().copied().max().unwrap_or(0);
        let mut rank_starts = vec![0_u16; usize::from(max_conflicts) + 2];
        for &conflicts in &self.conflicts {
            rank_starts[usize::from(conflicts) + 1] += 1;
        }
        for conflicts in 1..rank_starts.len() {
            rank_starts[conflicts] += rank_starts[conflicts - 1];
        }
        self.order.resize(self.conflicts.len(), 0);
        for (index, &conflicts) in self.conflicts.iter().enumerate() {
            let rank_start = &mut rank_starts[usize::from(conflicts)];
            self.order[usize::from(*rank_start)] = index as u16;
            *rank_start += 1;
        }
    }

    /// Moves the first individual without conflicts that `accepts` accepts to rank 0; returns
    /// `false` if there is none.
    pub(crate) fn promote(&mut self, accepts: impl Fn(&[Row]) -> bool) -> bool {
        let mut conflict_free_ranks =
            (0..self.len()).take_while(|&rank| self.individual_at_rank(rank).1 == 0);
        let solution_rank =
            conflict_free_ranks.find(|&rank| accepts(self.individual_at_rank(rank).0));
        if let Some(rank) = solution_rank {
            self.order[..=rank].rotate_right(1);
        }
        solution_rank.is_some()
    }

    /// Replaces the individual of a rank; the ranking is out of date until [`Population::rank`] is
    /// called.
    pub(crate) fn replace(&mut self, rank: usize, rows: &[Row], conflicts: u16) {
        let index = usize::from(self.order[rank]);
        let side = self.side();
        self.rows[index * side..][..side].copy_from_slice(rows);
        self.conflicts[index] = conflicts;
    }

    /// The number of conflicts of the best individual.
    pub(crate) fn min_conflicts(&self) -> u16 {
        self.individual_at_rank(0).1
    }

    /// The mean number of conflicts per individual.
    #[expect(clippy::cast_precision_loss, reason = "at most 20,000")]
    pub(crate) fn mean_conflicts(&self) -> f64 {
        let sum: u32 = self
            .conflicts
            .iter()
            .map(|&conflicts| u32::from(conflicts))
            .sum();
        f64::from(sum) / self.len() as f64
    }

    /// The diversity: the share of blank cells in which up to 64 individuals, evenly spaced over the
    /// ranking, differ from the best; from 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "at most 64 · 625")]
    pub(crate) fn diversity(&self, blanks: usize) -> f64 {
        /// The maximum number of individuals compared with the best.
        const MAX_SAMPLES: usize = 64;
        let sample_count = MAX_SAMPLES.min(self.len() - 1);
        let best_digits = self.digits(0);
        let difference_counts = (1..=sample_count).map(|n| {
            let individual = self.digits(n * (self.len() - 1) / sample_count);
            individual
                .iter()
                .zip(&best_digits)
                .filter(|(a, b)| a != b)
                .count()
        });
        difference_counts.sum::<usize>() as f64 / (sample_count * blanks.max(1)) as f64
    }

    /// Writes weights to `view`: the weight of a digit in a cell is the share of the individuals that have
    /// the digit there.
    #[expect(clippy::cast_precision_loss, reason = "at most 20,000")]
    pub(crate) fn write_shares(&self, view: &mut View) {
        let side = self.side();
        let mut counts = vec![0_u32; side * side * side];
        let mut cells = vec![0; side * side];
        for individual in self.rows().chunks_exact(side) {
            self.layout.unpack(individual, &mut cells);
            for (cell, &digit) in cells.iter().enumerate() {
                if digit != 0 {
                    counts[cell * side + usize::from(digit) - 1] += 1;
                }
            }
        }
        for (weight, count) in view.weights.iter_mut().zip(counts) {
            *weight = count as f32 / self.len() as f32;
        }
    }

    /// For each cell, the digits that at least one individual holds.
    pub(crate) fn digits_in_any(&self) -> Vec<Digits> {
        self.layout.digits_in_any(self.rows())
    }

    /// The digits of the individual of a rank, cell by cell.
    pub(crate) fn digits(&self, rank: usize) -> Vec<u8> {
        self.layout.digits(self.individual_at_rank(rank).0)
    }

    /// The size of a ranked population and its best individuals, at most [`Detail::MAX_INDIVIDUALS`], for the detail
    /// view.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a population is at most 20,000"
    )]
    pub(crate) fn detail(&self) -> Detail {
        let best = (0..self.len().min(Detail::MAX_INDIVIDUALS)).map(|rank| Individual {
            digits: self.digits(rank),
            fitness: self.individual_at_rank(rank).1.into(),
        });
        Detail::Population {
            size: self.len() as u32,
            best: best.collect(),
        }
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        size_of_val(self.rows()) + size_of_val(&*self.conflicts) + size_of_val(&*self.order)
    }
}
