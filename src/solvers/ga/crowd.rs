//! The wisdom of the experts.

use std::cmp::Reverse;

use sudoku_search::Rng;

use super::Disagreement;
use super::chromosome::{Chromosomes, below};
use crate::population::Population;

/// The experts' aggregate in the making, and how they and it did.
#[derive(Clone, Debug)]
pub(super) struct Crowd {
    aggregate: Vec<u8>,
    conflicts: u16,
    figures: Figures,
}

/// Conflicts, for the plot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Figures {
    pub(super) aggregate: f64,
    pub(super) best: f64,
    pub(super) mean: f64,
}

impl Crowd {
    pub(super) fn new(chromosomes: &Chromosomes) -> Self {
        Self {
            aggregate: chromosomes.fixed().to_vec(),
            conflicts: 0,
            figures: Figures {
                aggregate: f64::NAN,
                best: f64::NAN,
                mean: f64::NAN,
            },
        }
    }

    /// Notes how good the experts are, the first so many of a ranked population.
    #[expect(clippy::cast_precision_loss, reason = "at most 20,000")]
    pub(super) fn assess(&mut self, population: &Population, experts: usize) {
        let conflicts = (0..experts).map(|rank| u32::from(population.ranked(rank).1));
        self.figures.best = population.best().into();
        self.figures.mean = f64::from(conflicts.sum::<u32>()) / experts as f64;
    }

    /// Writes the permutation of a row that most experts share into the aggregate: among equally
    /// many the one whose best holder ranks first. If no two agree, it is as asked for.
    pub(super) fn agree(
        &mut self,
        chromosomes: &Chromosomes,
        population: &Population,
        experts: usize,
        row: usize,
        (disagreement, rng): (Disagreement, &mut Rng),
    ) {
        let start = row * chromosomes.side();
        let free = chromosomes.free(row);
        let opinions = (0..experts).map(|expert| {
            let row = &population.ranked(expert).0[start..];
            let digits = free.iter().map(|&column| row[usize::from(column)]);
            // Five bits a digit: a permutation is one number.
            let permutation = digits.fold(0_u128, |packed, digit| packed << 5 | u128::from(digit));
            (permutation, expert)
        });
        let mut opinions: Vec<_> = opinions.collect();
        opinions.sort_unstable();
        // Those who agree now stand side by side, the best of them first.
        let agreeing = opinions.chunk_by(|a, b| a.0 == b.0);
        let modal = agreeing.max_by_key(|holders| (holders.len(), Reverse(holders[0].1)));
        let expert = match modal {
            Some(holders @ [_, _, ..]) => holders[0].1,
            _ if disagreement == Disagreement::ExpertRow => below(experts, rng),
            _ => return chromosomes.reshuffle(&mut self.aggregate, row, rng),
        };
        let (cells, _) = population.ranked(expert);
        let row = start..start + chromosomes.side();
        self.aggregate[row.clone()].copy_from_slice(&cells[row]);
    }

    /// Counts the conflicts of the complete aggregate.
    pub(super) fn finish(&mut self, chromosomes: &Chromosomes) {
        self.conflicts = chromosomes.conflicts(&self.aggregate);
        self.figures.aggregate = self.conflicts.into();
    }

    pub(super) fn aggregate(&self) -> (&[u8], u16) {
        (&self.aggregate, self.conflicts)
    }

    pub(super) fn figures(&self) -> Figures {
        self.figures
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.aggregate)
    }
}
