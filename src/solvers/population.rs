//! Filled grids, their conflicts and their ranking: what genetic algorithms breed.

mod rows;
#[cfg(test)]
mod tests;

use rand::distr::Bernoulli;
use sudoku_grid::Digits;
use sudoku_search::{Detail, Individual, View};

pub(crate) use rows::{Layout, Row, both, put};

/// What happens with this probability: `random_bool`, which for its panic would bring along all it
/// takes to print any float.
pub(crate) fn coin(probability: f64) -> Bernoulli {
    Bernoulli::new(probability).expect("a probability")
}

/// Individuals end to end, row by row.
#[derive(Debug)]
pub(crate) struct Population {
    layout: Layout,
    /// With room for more individuals behind those that are there.
    rows: Vec<Row>,
    conflicts: Vec<u16>,
    /// Individuals, best first; earlier ones first among equals.
    order: Vec<u16>,
}

/// Takes no more than the individuals do, however much room there was.
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
    pub(crate) fn new(layout: Layout) -> Self {
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

    /// The rows of all.
    fn rows(&self) -> &[Row] {
        &self.rows[..self.len() * self.side()]
    }

    /// Makes room for so many individuals.
    pub(crate) fn reserve(&mut self, size: usize) {
        self.rows.resize(size * self.side(), [0; 2]);
        self.conflicts.reserve(size - self.conflicts.len());
    }

    pub(crate) fn clear(&mut self) {
        self.conflicts.clear();
        self.order.clear();
    }

    pub(crate) fn len(&self) -> usize {
        self.conflicts.len()
    }

    /// Where the rows of the next individual go, with whatever is there. It is added by
    /// [`Population::judge`].
    #[inline]
    pub(crate) fn next(&mut self) -> &mut [Row] {
        let side = self.side();
        &mut self.rows[self.conflicts.len() * side..][..side]
    }

    /// Adds the next one: it has so many conflicts.
    pub(crate) fn judge(&mut self, conflicts: u16) {
        self.conflicts.push(conflicts);
    }

    /// Adds one of another population.
    pub(crate) fn copy(&mut self, (rows, conflicts): (&[Row], u16)) {
        self.next().copy_from_slice(rows);
        self.judge(conflicts);
    }

    #[inline]
    fn individual(&self, index: usize) -> &[Row] {
        let side = self.side();
        &self.rows[index * side..][..side]
    }

    /// The individual of this rank, 0 the best, and its conflicts.
    #[inline]
    pub(crate) fn ranked(&self, rank: usize) -> (&[Row], u16) {
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
    pub(crate) fn promote(&mut self, wanted: impl Fn(&[Row]) -> bool) -> bool {
        let mut solved = (0..self.len()).take_while(|&rank| self.ranked(rank).1 == 0);
        let found = solved.find(|&rank| wanted(self.ranked(rank).0));
        if let Some(rank) = found {
            self.order[..=rank].rotate_right(1);
        }
        found.is_some()
    }

    /// Replaces the individual of this rank. The ranking is then out of date.
    pub(crate) fn replace(&mut self, rank: usize, rows: &[Row], conflicts: u16) {
        let index = usize::from(self.order[rank]);
        let side = self.side();
        self.rows[index * side..][..side].copy_from_slice(rows);
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
        let best = self.digits(0);
        let differing = (1..=sampled).map(|n| {
            let other = self.digits(n * (self.len() - 1) / sampled);
            other.iter().zip(&best).filter(|(a, b)| a != b).count()
        });
        differing.sum::<usize>() as f64 / (sampled * blanks.max(1)) as f64
    }

    /// Draws how large a share of the population holds each digit in each cell.
    #[expect(clippy::cast_precision_loss, reason = "at most 20,000")]
    pub(crate) fn shares(&self, view: &mut View) {
        let side = self.side();
        let mut counts = vec![0_u32; side * side * side];
        let mut cells = vec![0; side * side];
        for individual in self.rows().chunks_exact(side) {
            self.layout.read(individual, &mut cells);
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

    /// The digits that some individual holds, cell by cell.
    pub(crate) fn values_held(&self) -> Vec<Digits> {
        self.layout.held_by_some(self.rows())
    }

    /// The digits of the individual of this rank, cell by cell.
    pub(crate) fn digits(&self, rank: usize) -> Vec<u8> {
        self.layout.digits(self.ranked(rank).0)
    }

    /// The best of a ranked population, for a closer look.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a population is at most 20,000"
    )]
    pub(crate) fn detail(&self) -> Detail {
        let best = (0..self.len().min(Detail::MOST)).map(|rank| Individual {
            digits: self.digits(rank),
            fitness: self.ranked(rank).1.into(),
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
