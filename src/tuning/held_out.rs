use sudoku_stats::{Bootstrap, ConfidenceLevel, Estimate, StatsError, mean};

/// The resamples of the interval.
const RESAMPLES: u32 = 10_000;

/// The seed of the resamples.
const BOOTSTRAP_SEED: u32 = 1;

/// The smallest number of puzzles for a verdict. With fewer, the interval of the bootstrap is too narrow.
const MIN_PUZZLES: usize = 50;

/// The costs of two configurations on the same instances, none of which was used for tuning.
#[derive(Clone, Debug, PartialEq)]
pub struct HeldOutComparison {
    /// The mean cost of the default.
    pub default_cost: f64,
    /// The mean cost of the tuned configuration.
    pub tuned_cost: f64,
    /// The mean cost of the tuned configuration divided by that of the default, with the interval of a paired
    /// bootstrap over puzzles. Below 1, the tuned configuration is better.
    pub ratio: Estimate,
    /// The number of puzzles.
    pub puzzles: usize,
}

impl HeldOutComparison {
    /// Compares the costs of the default and of the tuned configuration, in the same order of instances.
    ///
    /// # Errors
    ///
    /// [`StatsError`] if there are fewer than two puzzles, or different numbers of costs, or a cost is not finite, or all
    /// costs of the default are 0.
    pub fn of(default: &[f64], tuned: &[f64]) -> Result<Self, StatsError> {
        if default.len() != tuned.len() {
            return Err(StatsError::Lengths {
                expected: default.len(),
                got: tuned.len(),
            });
        }
        if default.iter().all(|cost| *cost <= 0.0) {
            return Err(StatsError::Negative { at: 0 });
        }
        let bootstrap = Bootstrap {
            resamples: RESAMPLES,
            seed: BOOTSTRAP_SEED,
            level: ConfidenceLevel::DEFAULT,
        };
        let sum = |costs: &[f64], pairs: &[usize]| -> f64 {
            pairs.iter().map(|index| costs[*index]).sum()
        };
        // Both costs of a pair are drawn together.
        let ratio = bootstrap.bca_by_index(default.len(), |pairs| {
            sum(tuned, pairs) / sum(default, pairs)
        })?;
        Ok(Self {
            default_cost: mean(default),
            tuned_cost: mean(tuned),
            ratio,
            puzzles: default.len(),
        })
    }

    /// Returns `true` if there are enough puzzles for a verdict.
    pub fn is_sufficient(&self) -> bool {
        self.puzzles >= MIN_PUZZLES
    }

    /// Returns `true` if the tuned configuration is better: there are enough puzzles, and the interval of the ratio lies
    /// below 1.
    pub fn is_better(&self) -> bool {
        self.is_sufficient() && self.ratio.high < 1.0
    }

    /// Returns `true` if the tuned configuration is worse: there are enough puzzles, and the interval of the ratio lies
    /// above 1.
    pub fn is_worse(&self) -> bool {
        self.is_sufficient() && self.ratio.low > 1.0
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt as _;
    use sudoku_search::Seed;

    use super::*;

    /// Costs of two configurations on puzzles, whose expected ratio is `factor`.
    fn costs(seed: u32, puzzles: u32, factor: f64) -> (Vec<f64>, Vec<f64>) {
        let mut rng = Seed(seed).rng();
        (0..puzzles)
            .map(|_| {
                let hardness: f64 = rng.random_range(0.1..3.0);
                let mut noise = || rng.random_range(0.5..1.5);
                (hardness * noise(), factor * hardness * noise())
            })
            .unzip()
    }

    #[test]
    fn an_improvement_is_claimed_where_there_is_one_and_rarely_elsewhere() -> Result<(), StatsError>
    {
        let mut wrong = [0; 4];
        for seed in 0..100 {
            let (default, tuned) = costs(seed, 100, 0.7);
            assert!(
                HeldOutComparison::of(&default, &tuned)?.is_better(),
                "seed {seed}"
            );
            for (wrong, puzzles) in wrong.iter_mut().zip([2, 20, 50, 100]) {
                let (default, tuned) = costs(seed, puzzles, 1.0);
                let same = HeldOutComparison::of(&default, &tuned)?;
                *wrong += usize::from(same.is_better() || same.is_worse());
            }
        }
        // About 5 of 100 intervals of 95 % miss the truth; with few puzzles there is no verdict.
        assert!(
            wrong[..2] == [0, 0] && wrong[2..].iter().all(|wrong| *wrong <= 12),
            "{wrong:?}"
        );
        Ok(())
    }
}
