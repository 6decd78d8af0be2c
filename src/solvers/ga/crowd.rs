//! The wisdom of the experts.

use sudoku_search::Rng;

use super::chromosome::{Chromosomes, below};
use crate::population::Population;

/// A permutation some experts hold.
#[derive(Clone, Copy, Debug)]
struct Opinion {
    permutation: u128,
    holders: u32,
    /// The best of them.
    first: usize,
}

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
            aggregate: vec![0; chromosomes.cells()],
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
    /// many the one whose best holder ranks first, and a random expert's if no two agree.
    pub(super) fn agree(
        &mut self,
        chromosomes: &Chromosomes,
        population: &Population,
        experts: usize,
        row: usize,
        rng: &mut Rng,
    ) {
        let start = row * chromosomes.side();
        let mut opinions: Vec<Opinion> = Vec::new();
        for expert in 0..experts {
            let (cells, _) = population.ranked(expert);
            let permutation = (chromosomes.free(row).iter()).fold(0, |packed, &column| {
                packed << 5 | u128::from(cells[start + usize::from(column)])
            });
            match opinions
                .iter_mut()
                .find(|opinion| opinion.permutation == permutation)
            {
                Some(opinion) => opinion.holders += 1,
                None => opinions.push(Opinion {
                    permutation,
                    holders: 1,
                    first: expert,
                }),
            }
        }
        let mut modal = opinions[0];
        for opinion in opinions {
            if opinion.holders > modal.holders {
                modal = opinion;
            }
        }
        let expert = if modal.holders > 1 {
            modal.first
        } else {
            below(experts, rng)
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
