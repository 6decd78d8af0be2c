//! The wisdom of the experts.

use sudoku_search::Rng;

use super::Disagreement;
use super::chromosome::{Chromosomes, below};
use crate::population::{Population, Row};

/// Not a rank: there are at most 20,000.
const NOBODY: u16 = u16::MAX;

/// The experts' aggregate in the making, and how they and it did.
#[derive(Clone, Debug)]
pub(super) struct Crowd {
    aggregate: Vec<Row>,
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
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most 20,000 experts; of a scattered row some bits are enough"
    )]
    pub(super) fn agree(
        &mut self,
        chromosomes: &Chromosomes,
        population: &Population,
        experts: usize,
        row: usize,
        (disagreement, rng): (Disagreement, &mut Rng),
    ) {
        let opinion = |expert: usize| population.ranked(expert).0[row];
        // The first who holds an opinion, found by it; and by expert how many hold the same as this first one.
        let mut holders = vec![NOBODY; (2 * experts).next_power_of_two()];
        let mut votes = vec![0_u16; experts];
        for expert in 0..experts {
            let wanted = opinion(expert);
            let mut place = scattered(wanted) as usize;
            let first = loop {
                place &= holders.len() - 1;
                let holder = &mut holders[place];
                if *holder == NOBODY {
                    *holder = expert as u16;
                }
                if opinion((*holder).into()) == wanted {
                    break *holder;
                }
                place += 1;
            };
            votes[usize::from(first)] += 1;
        }
        // The first of those with most votes.
        let most = votes.iter().copied().max().unwrap_or(0);
        let expert = match votes.iter().position(|&count| count == most) {
            Some(expert) if most > 1 => expert,
            _ if disagreement == Disagreement::ExpertRow => below(experts, rng),
            _ => {
                self.aggregate[row] = chromosomes.shuffled(row, rng);
                return;
            }
        };
        self.aggregate[row] = opinion(expert);
    }

    /// Counts the conflicts of the complete aggregate.
    pub(super) fn finish(&mut self, chromosomes: &Chromosomes) {
        self.conflicts = chromosomes.conflicts(&self.aggregate);
        self.figures.aggregate = self.conflicts.into();
    }

    pub(super) fn aggregate(&self) -> (&[Row], u16) {
        (&self.aggregate, self.conflicts)
    }

    pub(super) fn figures(&self) -> Figures {
        self.figures
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.aggregate)
    }
}

/// Where rows are looked for: all bits of a row bear on the lower ones of this.
fn scattered([first, second]: Row) -> u64 {
    const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
    ((first ^ second.rotate_left(32)).wrapping_mul(ODD)) >> 32
}
