use sudoku_stats::{Bootstrap, ConfidenceLevel, Estimate, StatsError};

/// The resamples of the interval.
const RESAMPLES: u32 = 10_000;

/// The seed of the resamples.
const BOOTSTRAP_SEED: u32 = 1;

/// The smallest number of puzzles for a verdict. With fewer, the interval of the bootstrap is too narrow.
const MIN_PUZZLES: usize = 50;

/// The share of the gap between the single best contestant and the virtual best contestant that a selector closes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gap {
    /// The share: 1 for choices that are always the best, 0 for the cost of the single best contestant, negative for a
    /// higher cost; with the 95 % interval of a bootstrap over classes of equivalent puzzles. 0 if
    /// the single best contestant is the best on every puzzle.
    pub share: Estimate,
    /// The number of classes of equivalent puzzles.
    pub puzzles: usize,
}

/// What the interval of a [`Gap`] shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GapVerdict {
    /// The selector has a lower cost than the single best contestant.
    Better,
    /// The selector has a higher cost than the single best contestant.
    Worse,
    /// The interval contains 0.
    Unclear,
    /// There are fewer than 50 classes of puzzles.
    TooFew,
}

impl Gap {
    /// Estimates the share. `costs` has a row per puzzle with a cost per contestant; `chosen` is the cost of the selector on
    /// each puzzle; puzzles with the same class are resampled together.
    ///
    /// # Errors
    ///
    /// [`StatsError`] if there are fewer than two classes.
    pub fn of(costs: &[Vec<f64>], chosen: &[f64], classes: &[usize]) -> Result<Self, StatsError> {
        let contestants = costs.first().map_or(0, Vec::len);
        let mut order: Vec<_> = (0..classes.len()).collect();
        order.sort_by_key(|puzzle| classes[*puzzle]);
        // Per class, the sums of the costs of each contestant, of the selector and of the virtual best.
        let sums: Vec<Vec<f64>> = (order.chunk_by(|a, b| classes[*a] == classes[*b]))
            .map(|puzzles| {
                let sum = |cost: &dyn Fn(usize) -> f64| puzzles.iter().map(|&one| cost(one)).sum();
                (0..contestants)
                    .map(|contestant| sum(&|puzzle| costs[puzzle][contestant]))
                    .chain([
                        sum(&|puzzle| chosen[puzzle]),
                        sum(&|puzzle| min(&costs[puzzle])),
                    ])
                    .collect()
            })
            .collect();
        let share = |drawn: &[usize]| {
            let mut total = vec![0.0; contestants + 2];
            for class in drawn {
                for (total, cost) in total.iter_mut().zip(&sums[*class]) {
                    *total += cost;
                }
            }
            // Each resample has its own single best contestant.
            let single = min(&total[..contestants]);
            closed_share(single, total[contestants + 1], total[contestants])
        };
        let bootstrap = Bootstrap {
            resamples: RESAMPLES,
            seed: BOOTSTRAP_SEED,
            level: ConfidenceLevel::DEFAULT,
        };
        Ok(Self {
            share: bootstrap.bca_by_index(sums.len(), share)?,
            puzzles: sums.len(),
        })
    }

    /// What the interval shows.
    pub fn verdict(&self) -> GapVerdict {
        if self.puzzles < MIN_PUZZLES {
            GapVerdict::TooFew
        } else if self.share.low > 0.0 {
            GapVerdict::Better
        } else if self.share.high < 0.0 {
            GapVerdict::Worse
        } else {
            GapVerdict::Unclear
        }
    }
}

/// The share of the gap from `single` to `virtual_best` that `selector` closes; 0 if there is no gap.
fn closed_share(single: f64, virtual_best: f64, selector: f64) -> f64 {
    if single > virtual_best {
        (single - selector) / (single - virtual_best)
    } else {
        0.0
    }
}

/// The smallest value; infinite without values.
pub(crate) fn min(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::INFINITY, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_is_that_of_the_definition() {
        // Each of two contestants is the best on half of the puzzles.
        let costs: Vec<_> = (0..60)
            .map(|n| {
                if n % 2 == 0 {
                    vec![1.0, 3.0]
                } else {
                    vec![3.0, 1.0]
                }
            })
            .collect();
        let classes: Vec<_> = (0..60).collect();
        let perfect = Gap::of(&costs, &[1.0; 60], &classes).expect("enough puzzles");
        assert!(
            (perfect.share.value - 1.0).abs() < 1e-12 && perfect.verdict() == GapVerdict::Better
        );
        let none = Gap::of(&costs, &[2.0; 60], &classes).expect("enough puzzles");
        assert!(none.share.value.abs() < 1e-12, "{none:?}");
        let bad = Gap::of(&costs, &[3.0; 60], &classes).expect("enough puzzles");
        assert!((bad.share.value + 1.0).abs() < 1e-12 && bad.verdict() == GapVerdict::Worse);
        let few = Gap::of(&costs[..40], &[1.0; 40], &classes[..40]).expect("enough puzzles");
        assert_eq!(few.verdict(), GapVerdict::TooFew);
        // Ten classes of six puzzles are ten observations.
        let classes: Vec<_> = (0..60).map(|puzzle| puzzle / 6).collect();
        let grouped = Gap::of(&costs, &[1.0; 60], &classes).expect("enough puzzles");
        assert_eq!(
            (grouped.puzzles, grouped.verdict()),
            (10, GapVerdict::TooFew)
        );
    }

    #[test]
    fn without_a_gap_nothing_is_closed() {
        let costs = vec![vec![1.0, 2.0]; 60];
        let classes: Vec<_> = (0..60).collect();
        let gap = Gap::of(&costs, &[1.0; 60], &classes).expect("enough puzzles");
        assert_eq!((gap.share.value, gap.verdict()), (0.0, GapVerdict::Unclear));
    }
}
