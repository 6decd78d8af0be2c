use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng as _, SeedableRng as _};

use super::distribution::{normal, normal_quantile};
use super::order::sort;
use super::quantile::quantile;
use super::unfit::finite;
use super::{Estimate, Level, Unfit, count, held};

/// Resamples at most.
pub const MOST_RESAMPLES: u32 = 1_000_000;

/// Intervals for any statistic of a sample, by drawing from it again and again: Efron and Tibshirani, An
/// Introduction to the Bootstrap, 1993.
///
/// The same seed draws the same samples on every target. It takes the time of `resamples` times the
/// statistic, and `BCa` once more for each value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bootstrap {
    /// How often, up to [`MOST_RESAMPLES`]; 10,000 are usual.
    pub resamples: u32,
    /// What the draws begin with.
    pub seed: u32,
    /// The level of the interval.
    pub level: Level,
}

impl Bootstrap {
    /// The quantiles of what is drawn (section 13.3). The statistic may change the order of what it is given.
    ///
    /// # Errors
    ///
    /// If there is no value, one is not finite, or the resamples are out of range.
    pub fn percentile(
        &self,
        values: &[f64],
        statistic: impl Fn(&mut [f64]) -> f64,
    ) -> Result<Estimate, Unfit> {
        let drawn = self.drawn(values, &statistic)?;
        let tail = self.level.tail();
        Ok(Estimate {
            value: statistic(&mut values.to_vec()),
            low: quantile(&drawn, tail),
            high: quantile(&drawn, 1.0 - tail),
        })
    }

    /// The same, corrected for bias and for a spread that changes with the value (section 14.3): more
    /// exact for skewed samples.
    ///
    /// Where no drawn value lies beyond the statistic, half of one is taken to do, so that the bias is finite.
    ///
    /// # Errors
    ///
    /// As [`percentile`](Self::percentile), and if there is one value alone.
    pub fn bca(
        &self,
        values: &[f64],
        statistic: impl Fn(&mut [f64]) -> f64,
    ) -> Result<Estimate, Unfit> {
        finite(values, 2)?;
        let drawn = self.drawn(values, &statistic)?;
        let value = statistic(&mut values.to_vec());
        let n = count(drawn.len());
        let below = count(drawn.partition_point(|one| *one < value));
        let to = count(drawn.partition_point(|one| *one <= value));
        let bias = normal_quantile(held(f64::midpoint(below, to) / n, 0.5 / n, 1.0 - 0.5 / n));
        let skew = acceleration(values, &statistic);
        let end = |tail: f64| {
            let z = bias + normal_quantile(tail);
            quantile(&drawn, normal(bias + z / (1.0 - skew * z)))
        };
        let tail = self.level.tail();
        Ok(Estimate {
            value,
            low: end(tail),
            high: end(1.0 - tail),
        })
    }

    /// The statistic of each resample, least first.
    fn drawn(
        &self,
        values: &[f64],
        statistic: &impl Fn(&mut [f64]) -> f64,
    ) -> Result<Vec<f64>, Unfit> {
        finite(values, 1)?;
        if !(1..=MOST_RESAMPLES).contains(&self.resamples) {
            return Err(Unfit::Resamples(self.resamples));
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed.into());
        let mut resample = vec![0.0; values.len()];
        let mut drawn: Vec<_> = (0..self.resamples)
            .map(|_| {
                for place in &mut resample {
                    *place = values[below(rng.next_u64(), values.len())];
                }
                statistic(&mut resample)
            })
            .collect();
        sort(&mut drawn);
        Ok(drawn)
    }
}

/// A draw as one of `n` places: the upper half of its product with `n`. What is left of evenness lies
/// below `n / 2^64`.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the upper half is less than n"
)]
fn below(draw: u64, n: usize) -> usize {
    ((u128::from(draw) * n as u128) >> 64) as usize
}

/// How the spread changes with the value, by those that leave one out (equation 14.15).
fn acceleration(values: &[f64], statistic: &impl Fn(&mut [f64]) -> f64) -> f64 {
    let mut rest = Vec::with_capacity(values.len());
    let without: Vec<_> = (0..values.len())
        .map(|out| {
            rest.clear();
            rest.extend_from_slice(&values[..out]);
            rest.extend_from_slice(&values[out + 1..]);
            statistic(&mut rest)
        })
        .collect();
    let mean = without.iter().sum::<f64>() / count(without.len());
    let (mut squares, mut cubes) = (0.0, 0.0);
    for one in &without {
        let away = mean - one;
        squares += away * away;
        cubes += away * away * away;
    }
    if squares > 0.0 {
        cubes / (6.0 * squares * squares.sqrt())
    } else {
        0.0
    }
}
