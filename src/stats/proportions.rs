use crate::distribution::heads_probability;
use crate::{ConfidenceLevel, Estimate, StatsError, many};

/// The proportion of `hits` successes among `of` trials with Wilson's score interval: Journal of the American
/// Statistical Association 22, 1927.
///
/// # Errors
///
/// [`StatsError`] if there are no trials, or more hits than trials.
pub fn wilson_interval(hits: u64, of: u64, level: ConfidenceLevel) -> Result<Estimate, StatsError> {
    if of == 0 {
        return Err(StatsError::TooFew {
            what: "tries",
            got: 0,
            min: 1,
        });
    }
    if hits > of {
        return Err(StatsError::Hits { hits, of });
    }
    let (n, z) = (many(of), level.z());
    let value = many(hits) / n;
    let scale = 1.0 + z * z / n;
    let middle = (value + z * z / (2.0 * n)) / scale;
    let reach = z * (value * (1.0 - value) / n + z * z / (4.0 * n * n)).sqrt() / scale;
    Ok(Estimate {
        value,
        // Keep the ends exact in spite of rounding: the lower end is 0 for no hits, the upper end 1
        // for hits only.
        low: if hits == 0 { 0.0 } else { middle - reach },
        high: if hits == of { 1.0 } else { middle + reach },
    })
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
        let value = (many(self.one) - many(self.other)) / many(n);
        let phi = self.phi();
        let reach = |a: f64, b: f64| (a * a - 2.0 * phi * a * b + b * b).max(0.0).sqrt();
        Ok(Estimate {
            value,
            low: value
                - reach(
                    first_interval.value - first_interval.low,
                    second_interval.high - second_interval.value,
                ),
            high: value
                + reach(
                    first_interval.high - first_interval.value,
                    second_interval.value - second_interval.low,
                ),
        })
    }

    /// The correlation φ of both outcomes, with Newcombe's correction for continuity where it is positive.
    fn phi(self) -> f64 {
        let [both, one, other, neither] = [self.both, self.one, self.other, self.neither].map(many);
        let product = (both + one) * (other + neither) * (both + other) * (one + neither);
        if product <= 0.0 {
            return 0.0;
        }
        let determinant = both * neither - one * other;
        let corrected = if determinant > 0.0 {
            (determinant - (both + one + other + neither) / 2.0).max(0.0)
        } else {
            determinant
        };
        corrected / product.sqrt()
    }

    /// The p-value of the exact McNemar test, which is the sign test of the tasks that only one contestant
    /// solved: McNemar, Psychometrika 12, 1947.
    pub fn mcnemar(self) -> f64 {
        let discordant = self.one.saturating_add(self.other);
        (2.0 * heads_probability(self.one.min(self.other), discordant)).min(1.0)
    }
}

/// The two-sided p-value of Fisher's exact test of whether two independent samples have the same proportion
/// of successes: `hits` of `of` trials, and `other_hits` of `other_of` trials.
///
/// # Errors
///
/// [`StatsError::Hits`] if a sample has more hits than trials.
pub fn fisher_exact(hits: u64, of: u64, other_hits: u64, other_of: u64) -> Result<f64, StatsError> {
    for (hits, of) in [(hits, of), (other_hits, other_of)] {
        if hits > of {
            return Err(StatsError::Hits { hits, of });
        }
    }
    let (min, max) = (
        (hits + other_hits).saturating_sub(other_of),
        of.min(hits + other_hits),
    );
    // The ratio of the probabilities of the tables with `k + 1` and with `k` hits in the first
    // sample.
    let ratio = |k: u64| {
        let (left, all) = (many(of - k), many(hits + other_hits - k));
        left * all / (many(k + 1) * (many(other_of) - all + 1.0))
    };
    // Probabilities relative to the max likely table, outwards until they are negligible.
    let total = u128::from(of) + u128::from(other_of);
    let likeliest = (u128::from(of) + 1) * (u128::from(hits + other_hits) + 1) / (total + 2);
    let middle = u64::try_from(likeliest).unwrap_or(max).clamp(min, max);
    let mut tables = vec![(middle, 1.0)];
    let mut chance = 1.0;
    for k in middle..max {
        chance *= ratio(k);
        tables.push((k + 1, chance));
        if chance <= 0.0 {
            break;
        }
    }
    chance = 1.0;
    for k in (min..middle).rev() {
        chance /= ratio(k);
        tables.push((k, chance));
        if chance <= 0.0 {
            break;
        }
    }
    let observed = tables.iter().find(|(k, _)| *k == hits);
    let observed = observed.map_or(0.0, |(_, chance)| *chance);
    let all: f64 = tables.iter().map(|(_, chance)| chance).sum();
    // Equal probabilities may differ by rounding.
    let rare = tables.iter().map(|(_, chance)| chance);
    let rare = rare.filter(|chance| **chance <= observed * (1.0 + 1e-7));
    Ok((rare.sum::<f64>() / all).min(1.0))
}
