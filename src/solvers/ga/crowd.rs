//! The wisdom of artificial crowds: an aggregate of the best individuals.

use sudoku_search::Rng;

use super::chromosome::{Chromosomes, random_below};
use super::{Agreement, Disagreement};
use crate::population::{Population, Row};

/// The content of an empty slot of the hash table in [`Crowd::vote`]; no rank has this value, because ranks are at most
/// 20,000.
const NO_EXPERT: u16 = u16::MAX;

/// The aggregate under construction, and the conflicts of the experts and of the last complete aggregate.
#[derive(Clone, Debug)]
pub(super) struct Crowd {
    /// The rows of the aggregate.
    aggregate: Vec<Row>,
    /// The conflicts of the last complete aggregate.
    conflicts: u16,
    figures: CrowdFigures,
}

/// The conflicts of the crowd for the plot; NaN before the first aggregate.
#[derive(Clone, Copy, Debug)]
pub(super) struct CrowdFigures {
    /// The conflicts of the aggregate.
    pub(super) aggregate: f64,
    /// The conflicts of the best expert.
    pub(super) best: f64,
    /// The mean conflicts of the experts.
    pub(super) mean: f64,
}

impl Crowd {
    pub(super) fn new(chromosomes: &Chromosomes) -> Self {
        Self {
            aggregate: chromosomes.givens().to_vec(),
            conflicts: 0,
            figures: CrowdFigures {
                aggregate: f64::NAN,
                best: f64::NAN,
                mean: f64::NAN,
            },
        }
    }

    /// Records the conflicts of the experts: the first `experts` individuals of a ranked
    /// population.
    #[expect(clippy::cast_precision_loss, reason = "at most 20,000")]
    pub(super) fn record_experts(&mut self, population: &Population, experts: usize) {
        let conflicts = (0..experts).map(|rank| u32::from(population.individual_at_rank(rank).1));
        self.figures.best = population.min_conflicts().into();
        self.figures.mean = f64::from(conflicts.sum::<u32>()) / experts as f64;
    }

    /// Writes the permutation of a row that most experts share to the aggregate; ties go to the permutation
    /// whose best expert ranks first. If the experts do not agree by the first rule, the second decides.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most 20,000 experts; of a scattered row some bits are enough"
    )]
    pub(super) fn vote(
        &mut self,
        chromosomes: &Chromosomes,
        (population, experts): (&Population, usize),
        row: usize,
        (agreement, disagreement): (Agreement, Disagreement),
        rng: &mut Rng,
    ) {
        let row_of = |expert: usize| population.individual_at_rank(expert).0[row];
        // A hash table from permutations to the first expert with each, and at the index of that expert in `votes`, the
        // number of experts with the same permutation.
        let mut slots = vec![NO_EXPERT; (2 * experts).next_power_of_two()];
        let mut votes = vec![0_u16; experts];
        for expert in 0..experts {
            let permutation = row_of(expert);
            let mut slot_index = hash(permutation) as usize;
            let first_expert = loop {
                slot_index &= slots.len() - 1;
                let first_with_permutation = &mut slots[slot_index];
                if *first_with_permutation == NO_EXPERT {
                    *first_with_permutation = expert as u16;
                }
                if row_of((*first_with_permutation).into()) == permutation {
                    break *first_with_permutation;
                }
                slot_index += 1;
            };
            votes[usize::from(first_expert)] += 1;
        }
        // Ties go to the first expert.
        let max_votes = votes.iter().copied().max().unwrap_or(0);
        let has_max_votes = |&count: &u16| count == max_votes;
        let agrees = match agreement {
            Agreement::TwoExperts => max_votes > 1,
            Agreement::NoTie => {
                max_votes > 1 && votes.iter().filter(|&count| has_max_votes(count)).count() == 1
            }
            Agreement::Majority => 2 * usize::from(max_votes) > experts,
        };
        let expert = match votes.iter().position(has_max_votes) {
            Some(expert) if agrees => expert,
            _ if disagreement == Disagreement::ExpertRow => random_below(experts, rng),
            _ => {
                self.aggregate[row] = chromosomes.shuffled_row(row, rng);
                return;
            }
        };
        self.aggregate[row] = row_of(expert);
    }

    /// Computes the conflicts of the complete aggregate.
    pub(super) fn finish(&mut self, chromosomes: &Chromosomes) {
        self.conflicts = chromosomes.conflicts(&self.aggregate);
        self.figures.aggregate = self.conflicts.into();
    }

    /// The rows and the conflicts of the last aggregate.
    pub(super) fn aggregate_and_conflicts(&self) -> (&[Row], u16) {
        (&self.aggregate, self.conflicts)
    }

    pub(super) fn figures(&self) -> CrowdFigures {
        self.figures
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.aggregate)
    }
}

/// The hash of a row: every bit of the row affects the low bits of the result (multiplicative hashing).
fn hash([first, second]: Row) -> u64 {
    /// The odd integer nearest to 2⁶⁴ divided by the golden ratio.
    const GOLDEN_RATIO_64: u64 = 0x9E37_79B9_7F4A_7C15;
    ((first ^ second.rotate_left(32)).wrapping_mul(GOLDEN_RATIO_64)) >> 32
}
