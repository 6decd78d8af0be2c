use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng as _, SeedableRng as _};

use crate::distribution::{normal_cdf, normal_quantile};
use crate::error::check_finite;
use crate::quantile::quantile;
use crate::sort::sort;
use crate::{ConfidenceLevel, Estimate, MAX_RESAMPLES, StatsError, clamp, count};

/// Bootstrap confidence intervals for any statistic of a sample: Efron and Tibshirani, An Introduction to the
/// Bootstrap, 1993.
///
/// The same seed draws the same resamples on every target. The statistic is evaluated `resamples` times; `BCa`
/// evaluates it once more per value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bootstrap {
    /// The number of resamples, from 1 to [`MAX_RESAMPLES`]; 10,000 is a common choice.
    pub resamples: u32,
    /// The seed of the random number generator.
    pub seed: u32,
    /// The confidence level of the interval.
    pub level: ConfidenceLevel,
}

impl Bootstrap {
    /// The percentile interval (section 13.3): the quantiles of the statistic over the resamples. The function
    /// `statistic` may reorder the slice that it receives.
    ///
    /// # Errors
    ///
    /// [`StatsError`] if the sample is empty, a value is not finite, or the number of resamples is out of range.
    pub fn percentile(
        &self,
        values: &[f64],
        statistic: impl Fn(&mut [f64]) -> f64,
    ) -> Result<Estimate, StatsError> {
        let replicates = self.resample(values, &statistic)?;
        let tail = self.level.tail();
        Ok(Estimate {
            value: statistic(&mut values.to_vec()),
            low: quantile(&replicates, tail),
            high: quantile(&replicates, 1.0 - tail),
        })
    }

    /// The bias-corrected and accelerated interval `BCa` (section 14.3), which is more accurate than
    /// [`percentile`](Self::percentile) for skewed samples.
    ///
    /// If no resample lies on one side of the statistic, half a resample is assumed to lie there, so that the
    /// bias correction is finite.
    ///
    /// # Errors
    ///
    /// [`StatsError`] if the sample has fewer than two values, a value is not finite, or the number of resamples
    /// is out of range.
    pub fn bca(
        &self,
        values: &[f64],
        statistic: impl Fn(&mut [f64]) -> f64,
    ) -> Result<Estimate, StatsError> {
        check_finite(values, 2)?;
        let replicates = self.resample(values, &statistic)?;
        let value = statistic(&mut values.to_vec());
        let n = count(replicates.len());
        let below_count = count(replicates.partition_point(|one| *one < value));
        let not_above_count = count(replicates.partition_point(|one| *one <= value));
        let bias = normal_quantile(clamp(
            f64::midpoint(below_count, not_above_count) / n,
            0.5 / n,
            1.0 - 0.5 / n,
        ));
        let acceleration_constant = acceleration(values, &statistic);
        let bound = |tail: f64| {
            let z = bias + normal_quantile(tail);
            quantile(
                &replicates,
                normal_cdf(bias + z / (1.0 - acceleration_constant * z)),
            )
        };
        let tail = self.level.tail();
        Ok(Estimate {
            value,
            low: bound(tail),
            high: bound(1.0 - tail),
        })
    }

    /// The [`bca`](Self::bca) interval of a statistic of several values per item: the function `statistic` receives the
    /// indices of the drawn items, each below `items`.
    ///
    /// # Errors
    ///
    /// [`StatsError`] if there are fewer than two items, or the number of resamples is out of range.
    pub fn bca_by_index(
        &self,
        items: usize,
        statistic: impl Fn(&[usize]) -> f64,
    ) -> Result<Estimate, StatsError> {
        #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
        let indices: Vec<_> = (0..items).map(|index| index as f64).collect();
        self.bca(&indices, |drawn| {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "made from an index"
            )]
            let drawn: Vec<_> = drawn.iter().map(|index| *index as usize).collect();
            statistic(&drawn)
        })
    }

    /// The statistic of each resample, in ascending order.
    fn resample(
        &self,
        values: &[f64],
        statistic: &impl Fn(&mut [f64]) -> f64,
    ) -> Result<Vec<f64>, StatsError> {
        check_finite(values, 1)?;
        if !(1..=MAX_RESAMPLES).contains(&self.resamples) {
            return Err(StatsError::Resamples(self.resamples));
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed.into());
        let mut resample = vec![0.0; values.len()];
        let mut replicates: Vec<_> = (0..self.resamples)
            .map(|_| {
                for slot in &mut resample {
                    *slot = values[uniform_below(rng.next_u64(), values.len())];
                }
                statistic(&mut resample)
            })
            .collect();
        sort(&mut replicates);
        Ok(replicates)
    }
}

/// Maps the random 64-bit number `draw` to a uniform number below `n`: the upper half of the product of `draw` and `n`.
/// The bias is below `n / 2^64`.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the upper half is less than n"
)]
fn uniform_below(draw: u64, n: usize) -> usize {
    ((u128::from(draw) * n as u128) >> 64) as usize
}

/// The acceleration of the `BCa` interval: the rate at which the standard error of the statistic changes with its true
/// value, from the jackknife estimates (equation 14.15).
fn acceleration(values: &[f64], statistic: &impl Fn(&mut [f64]) -> f64) -> f64 {
    let mut subsample = Vec::with_capacity(values.len());
    let leave_one_out_values: Vec<_> = (0..values.len())
        .map(|omitted| {
            subsample.clear();
            subsample.extend_from_slice(&values[..omitted]);
            subsample.extend_from_slice(&values[omitted + 1..]);
            statistic(&mut subsample)
        })
        .collect();
    let mean = leave_one_out_values.iter().sum::<f64>() / count(leave_one_out_values.len());
    let (mut squares, mut cubes) = (0.0, 0.0);
    for value in &leave_one_out_values {
        let deviation = mean - value;
        squares += deviation * deviation;
        cubes += deviation * deviation * deviation;
    }
    if squares > 0.0 {
        cubes / (6.0 * squares * squares.sqrt())
    } else {
        0.0
    }
}
