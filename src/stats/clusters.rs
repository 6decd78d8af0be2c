//! Proportions and means of values in clusters, such as several runs on each puzzle.
//!
//! The values of a cluster may resemble each other, so only the clusters are independent. An interval that treats all
//! values as independent is then too narrow.

use crate::distribution::student_quantile;
use crate::proportions::score_interval;
use crate::{ConfidenceLevel, Estimate, StatsError, clamp, to_f64, wilson_interval};

/// The numbers of successes and trials in clusters that are added one at a time.
///
/// The sums are exact, so the result does not depend on the order of the clusters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClusteredTrials {
    clusters: u64,
    trials: u64,
    hits: u64,
    max_trials: u64,
    squared_trials: u128,
    squared_hits: u128,
    products: u128,
}

impl ClusteredTrials {
    /// Adds a cluster of `trials` trials, of which `hits` are successes. A cluster without trials is ignored.
    pub fn add(&mut self, hits: u64, trials: u64) {
        if trials == 0 {
            return;
        }
        let [wide_hits, wide_trials] = [hits, trials].map(u128::from);
        self.clusters += 1;
        self.trials += trials;
        self.hits += hits;
        self.max_trials = self.max_trials.max(trials);
        self.squared_trials += wide_trials * wide_trials;
        self.squared_hits += wide_hits * wide_hits;
        self.products += wide_hits * wide_trials;
    }

    /// Adds the clusters of another sum.
    pub fn merge(&mut self, other: &Self) {
        self.clusters += other.clusters;
        self.trials += other.trials;
        self.hits += other.hits;
        self.max_trials = self.max_trials.max(other.max_trials);
        self.squared_trials += other.squared_trials;
        self.squared_hits += other.squared_hits;
        self.products += other.products;
    }

    /// The number of trials in all clusters.
    pub fn trials(&self) -> u64 {
        self.trials
    }

    /// The number of successes in all clusters.
    pub fn hits(&self) -> u64 {
        self.hits
    }

    /// The number of trials in the largest cluster.
    pub fn max_trials(&self) -> u64 {
        self.max_trials
    }

    /// Returns `true` if there are several clusters, and one of them has several trials: then
    /// [`proportion`](Self::proportion) differs from [`wilson_interval`].
    pub fn is_clustered(&self) -> bool {
        self.clusters > 1 && self.max_trials > 1
    }

    /// The proportion of successes among all trials, with Wilson's score interval.
    ///
    /// If there are [several clusters with several trials](Self::is_clustered), the number of trials is replaced by the
    /// effective sample size: the number of independent trials whose proportion would have the variance that is estimated
    /// between the clusters (the ratio estimator of Cochran, Sampling Techniques, 1977, section 3.12), at most the number
    /// of trials. The normal quantile is replaced by that of Student's t with one degree of freedom less than there are
    /// clusters (Franco, Little, Louis and Slud, Journal of Survey Statistics and Methodology 7, 2019). If all trials
    /// or none are successes, the variance cannot be estimated, and the effective sample size is the number of clusters,
    /// as if the trials of a cluster were copies of one trial.
    ///
    /// # Errors
    ///
    /// [`StatsError`] if there are no trials, or more successes than trials.
    pub fn proportion(&self, level: ConfidenceLevel) -> Result<Estimate, StatsError> {
        let independent = wilson_interval(self.hits, self.trials, level)?;
        if !self.is_clustered() {
            return Ok(independent);
        }
        let (clusters, trials, share) = (
            to_f64(self.clusters),
            to_f64(self.trials),
            independent.value,
        );
        let effective_trials = if self.hits == 0 || self.hits == self.trials {
            clusters
        } else {
            let residual_squares = (wide_to_f64(self.squared_hits)
                - 2.0 * share * wide_to_f64(self.products)
                + share * share * wide_to_f64(self.squared_trials))
            .max(0.0);
            let variance = clusters / (clusters - 1.0) * residual_squares / (trials * trials);
            // Without variance between the clusters, the quotient is infinite.
            clamp(share * (1.0 - share) / variance, 1.0, trials)
        };
        let quantile = student_quantile(level.share(), clusters - 1.0);
        Ok(score_interval(
            self.hits,
            self.trials,
            effective_trials,
            quantile,
        ))
    }
}

/// The mean of values in clusters that are added one at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ClusteredMean {
    clusters: u64,
    values: u64,
    max_values: u64,
    /// The mean number of values per cluster, and the mean of the sums of the clusters.
    mean_size: f64,
    mean_sum: f64,
    /// The sums of the squared deviations of the sizes and of the sums of the clusters from these means, and of the
    /// products of both deviations.
    size_squares: f64,
    sum_squares: f64,
    products: f64,
}

impl ClusteredMean {
    /// Adds a cluster of `values` values with this sum. A cluster without values is ignored.
    pub fn add(&mut self, values: u64, sum: f64) {
        if values > 0 {
            self.merge(&Self {
                clusters: 1,
                values,
                max_values: values,
                mean_size: to_f64(values),
                mean_sum: sum,
                ..Self::default()
            });
        }
    }

    /// Adds the clusters of another mean: Chan, Golub and `LeVeque`, The American Statistician 37, 1983.
    pub fn merge(&mut self, other: &Self) {
        if other.clusters == 0 {
            return;
        }
        let [count, other_count] = [self.clusters, other.clusters].map(to_f64);
        let total = count + other_count;
        let size_difference = other.mean_size - self.mean_size;
        let sum_difference = other.mean_sum - self.mean_sum;
        let weight = count * other_count / total;
        self.size_squares += other.size_squares + weight * size_difference * size_difference;
        self.sum_squares += other.sum_squares + weight * sum_difference * sum_difference;
        self.products += other.products + weight * size_difference * sum_difference;
        self.mean_size += size_difference * other_count / total;
        self.mean_sum += sum_difference * other_count / total;
        self.clusters += other.clusters;
        self.values += other.values;
        self.max_values = self.max_values.max(other.max_values);
    }

    /// The number of values in all clusters.
    pub fn values(&self) -> u64 {
        self.values
    }

    /// Returns `true` if there are several clusters, and one of them has several values.
    pub fn is_clustered(&self) -> bool {
        self.clusters > 1 && self.max_values > 1
    }

    /// The mean of all values with Student's t interval, whose standard error is estimated between the clusters (the
    /// ratio estimator of Cochran, Sampling Techniques, 1977, section 6.3). Without larger clusters than of one value,
    /// this is [`mean_interval`](crate::mean_interval). The interval of a single cluster is infinite.
    ///
    /// # Errors
    ///
    /// [`StatsError::TooFew`] if there are no values.
    pub fn interval(&self, level: ConfidenceLevel) -> Result<Estimate, StatsError> {
        if self.values == 0 {
            return Err(StatsError::TooFew {
                what: "values",
                got: 0,
                min: 1,
            });
        }
        let mean = self.mean_sum / self.mean_size;
        if self.clusters < 2 {
            return Ok(Estimate::symmetric(mean, f64::INFINITY));
        }
        let clusters = to_f64(self.clusters);
        // The deviations of the sums from `mean` times the sizes, whose mean is 0.
        let residual_squares = (self.sum_squares - 2.0 * mean * self.products
            + mean * mean * self.size_squares)
            .max(0.0);
        let standard_error =
            (clusters / (clusters - 1.0) * residual_squares).sqrt() / to_f64(self.values);
        let quantile = student_quantile(level.share(), clusters - 1.0);
        Ok(Estimate::symmetric(mean, quantile * standard_error))
    }
}

#[expect(clippy::cast_precision_loss, reason = "rounded to the nearest number")]
fn wide_to_f64(number: u128) -> f64 {
    number as f64
}
