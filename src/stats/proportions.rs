use crate::distribution::fair_binomial_cdf;
use crate::{ConfidenceLevel, Estimate, StatsError, to_f64};

/// The proportion of `hits` successes among `trials` trials with Wilson's score interval: Journal of the American
/// Statistical Association 22, 1927.
///
/// # Errors
///
/// [`StatsError`] if there are no trials, or more hits than trials.
pub fn wilson_interval(
    hits: u64,
    trials: u64,
    level: ConfidenceLevel,
) -> Result<Estimate, StatsError> {
    if trials == 0 {
        return Err(StatsError::TooFew {
            what: "tries",
            got: 0,
            min: 1,
        });
    }
    if hits > trials {
        return Err(StatsError::Hits { hits, of: trials });
    }
    Ok(score_interval(hits, trials, to_f64(trials), level.z()))
}

/// Wilson's score interval of the proportion of `hits` among `trials`, as of a sample of `n` trials; `z` is the quantile
/// of the standardized proportion.
pub(crate) fn score_interval(hits: u64, trials: u64, n: f64, z: f64) -> Estimate {
    let value = to_f64(hits) / to_f64(trials);
    let scale = 1.0 + z * z / n;
    let centre = (value + z * z / (2.0 * n)) / scale;
    let half_width = z * (value * (1.0 - value) / n + z * z / (4.0 * n * n)).sqrt() / scale;
    Estimate {
        value,
        // Keep the ends exact in spite of rounding: the lower end is 0 for no hits, the upper end 1
        // for hits only.
        low: if hits == 0 { 0.0 } else { centre - half_width },
        high: if hits == trials {
            1.0
        } else {
            centre + half_width
        },
    }
}

/// The outcomes of two contestants on the same tasks, as a 2 × 2 table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PairedOutcomes {
    /// The number of tasks that both contestants solved.
    pub both: u64,
    /// The number of tasks that only the first contestant solved.
    pub one: u64,
    /// The number of tasks that only the second contestant solved.
    pub other: u64,
    /// The number of tasks that neither contestant solved.
    pub neither: u64,
}

impl PairedOutcomes {
    /// The total number of tasks.
    pub fn tasks(self) -> u64 {
        self.both + self.one + self.other + self.neither
    }

    /// The proportion of tasks that the first contestant solved minus the proportion that the second solved,
    /// with Newcombe's interval for paired proportions: Statistics in Medicine 17, 1998, pages 2635 to 2650,
    /// method 10.
    ///
    /// # Errors
    ///
    /// [`StatsError::TooFew`] if there are no tasks.
    pub fn difference(self, level: ConfidenceLevel) -> Result<Estimate, StatsError> {
        let n = self.tasks();
        let first_interval = wilson_interval(self.both + self.one, n, level)?;
        let second_interval = wilson_interval(self.both + self.other, n, level)?;
        let value = (to_f64(self.one) - to_f64(self.other)) / to_f64(n);
        let phi = self.phi();
        let distance = |a: f64, b: f64| (a * a - 2.0 * phi * a * b + b * b).max(0.0).sqrt();
        Ok(Estimate {
            value,
            low: value
                - distance(
                    first_interval.value - first_interval.low,
                    second_interval.high - second_interval.value,
                ),
            high: value
                + distance(
                    first_interval.high - first_interval.value,
                    second_interval.value - second_interval.low,
                ),
        })
    }

    /// The correlation φ of both outcomes, with Newcombe's correction for continuity where it is positive.
    fn phi(self) -> f64 {
        let [both, one, other, neither] =
            [self.both, self.one, self.other, self.neither].map(to_f64);
        let product = (both + one) * (other + neither) * (both + other) * (one + neither);
        if product <= 0.0 {
            return 0.0;
        }
        let determinant = both * neither - one * other;
        let corrected_determinant = if determinant > 0.0 {
            (determinant - (both + one + other + neither) / 2.0).max(0.0)
        } else {
            determinant
        };
        corrected_determinant / product.sqrt()
    }

    /// The p-value of the exact McNemar test, which is the sign test of the tasks that only one contestant
    /// solved: McNemar, Psychometrika 12, 1947.
    pub fn mcnemar(self) -> f64 {
        let discordant_tasks = self.one.saturating_add(self.other);
        (2.0 * fair_binomial_cdf(self.one.min(self.other), discordant_tasks)).min(1.0)
    }
}

/// The two-sided p-value of Fisher's exact test of whether two independent samples have the same proportion of
/// successes: `hits` of `trials` trials, and `other_hits` of `other_trials` trials.
///
/// # Errors
///
/// [`StatsError::Hits`] if a sample has more hits than trials.
pub fn fisher_exact(
    hits: u64,
    trials: u64,
    other_hits: u64,
    other_trials: u64,
) -> Result<f64, StatsError> {
    for (hits, trials) in [(hits, trials), (other_hits, other_trials)] {
        if hits > trials {
            return Err(StatsError::Hits { hits, of: trials });
        }
    }
    let (min, max) = (
        (hits + other_hits).saturating_sub(other_trials),
        trials.min(hits + other_hits),
    );
    // The ratio of the probabilities of the tables with `k + 1` and with `k` hits in the first
    // sample.
    let ratio = |k: u64| {
        let (misses, second_hits) = (to_f64(trials - k), to_f64(hits + other_hits - k));
        misses * second_hits / (to_f64(k + 1) * (to_f64(other_trials) - second_hits + 1.0))
    };
    // Probabilities relative to the most likely table, outwards until they are negligible.
    let total_trials = u128::from(trials) + u128::from(other_trials);
    let expected_mode =
        (u128::from(trials) + 1) * (u128::from(hits + other_hits) + 1) / (total_trials + 2);
    let mode = u64::try_from(expected_mode).unwrap_or(max).clamp(min, max);
    let mut tables = vec![(mode, 1.0)];
    let mut probability = 1.0;
    for k in mode..max {
        probability *= ratio(k);
        tables.push((k + 1, probability));
        if probability <= 0.0 {
            break;
        }
    }
    probability = 1.0;
    for k in (min..mode).rev() {
        probability /= ratio(k);
        tables.push((k, probability));
        if probability <= 0.0 {
            break;
        }
    }
    let observed_table = tables.iter().find(|(k, _)| *k == hits);
    let observed_probability = observed_table.map_or(0.0, |(_, probability)| *probability);
    let total_probability: f64 = tables.iter().map(|(_, probability)| probability).sum();
    // Equal probabilities may differ by rounding.
    let probabilities = tables.iter().map(|(_, probability)| probability);
    let extreme_probabilities =
        probabilities.filter(|probability| **probability <= observed_probability * (1.0 + 1e-7));
    Ok((extreme_probabilities.sum::<f64>() / total_probability).min(1.0))
}
