//! The comparison of a printed figure with a sample of one's own.

use crate::distribution::{normal_cdf, student_quantile, student_tails};
use crate::error::check_finite;
use crate::{ConfidenceLevel, StatsError, count, mean_interval, to_f64};

/// The difference between a figure of one's own and a printed figure, with the sampling error of both.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Reproduction {
    /// The figure of one's own minus the printed figure.
    pub difference: f64,
    /// The standard error of `difference`, which includes the sampling error of the printed figure.
    pub standard_error: f64,
    /// The degrees of freedom of `standard_error`; `∞` if it counts as known.
    pub degrees_of_freedom: f64,
    /// The smallest difference that matters, in the units of `difference`.
    pub margin: f64,
}

impl Reproduction {
    /// Compares the mean of `ours` with a printed mean of `printed_n` values; `None` if the printed figure is exact
    /// or its number of values is unknown, so that only the sampling error of `ours` counts.
    ///
    /// A paper that prints a mean without a standard deviation is assumed to have the variance of `ours`. The
    /// difference then has the standard error of Student's two-sample test, with the variance of one sample.
    ///
    /// # Errors
    ///
    /// [`StatsError`] if there are fewer than two values, one is not finite, or `printed_n` is 0, and if
    /// `margin` is not positive.
    pub fn of_mean(
        ours: &[f64],
        printed: f64,
        printed_n: Option<u64>,
        margin: f64,
    ) -> Result<Self, StatsError> {
        check_finite(ours, 2)?;
        check_finite(&[printed], 1)?;
        let printed_part = match printed_n {
            Some(n) => {
                check_sample(n, "printed values")?;
                to_f64(n).recip()
            }
            None => 0.0,
        };
        let degrees_of_freedom = count(ours.len()) - 1.0;
        let estimate = mean_interval(ours, ConfidenceLevel::DEFAULT)?;
        let squares: f64 = ours
            .iter()
            .map(|one| (one - estimate.value) * (one - estimate.value))
            .sum();
        let variance = squares / degrees_of_freedom;
        Ok(Self {
            difference: estimate.value - printed,
            standard_error: (variance * (count(ours.len()).recip() + printed_part)).sqrt(),
            degrees_of_freedom,
            margin: check_margin(margin)?,
        })
    }

    /// Compares a share, `[hits, tries]`, with a printed share. The standard error of the difference is that of
    /// Agresti & Caffo, The American Statistician 54, 2000, which adds a success and a failure to each sample; `difference`
    /// is that of the shares with these additions.
    ///
    /// # Errors
    ///
    /// [`StatsError`] if a sample has no tries or more hits than tries, or if `margin` is not positive.
    pub fn of_share(ours: [u64; 2], printed: [u64; 2], margin: f64) -> Result<Self, StatsError> {
        let [(share, variance), (printed_share, printed_variance)] = [
            share_with_variance(ours, 2.0)?,
            share_with_variance(printed, 2.0)?,
        ];
        Ok(Self {
            difference: share - printed_share,
            standard_error: (variance + printed_variance).sqrt(),
            degrees_of_freedom: f64::INFINITY,
            margin: check_margin(margin)?,
        })
    }

    /// Compares a share, `[hits, tries]`, with a share that counts as exact. The estimate and its standard error are those
    /// of Agresti & Coull, The American Statistician 52, 1998, which add two successes and two failures.
    ///
    /// # Errors
    ///
    /// [`StatsError`] if there are no tries or more hits than tries, if `exact` is not finite, or if `margin` is not
    /// positive.
    pub fn of_exact_share(ours: [u64; 2], exact: f64, margin: f64) -> Result<Self, StatsError> {
        check_finite(&[exact], 1)?;
        let (share, variance) = share_with_variance(ours, 4.0)?;
        Ok(Self {
            difference: share - exact,
            standard_error: variance.sqrt(),
            degrees_of_freedom: f64::INFINITY,
            margin: check_margin(margin)?,
        })
    }

    /// The two-sided p-value of the test of no difference.
    pub fn p_different(&self) -> f64 {
        (2.0 * self.upper_tail(self.difference.abs())).min(1.0)
    }

    /// The p-value of the two one-sided tests (TOST) of a difference of at least the margin: Schuirmann, Journal
    /// of Pharmacokinetics and Biopharmaceutics 15, 1987. A small value shows equivalence.
    pub fn p_equivalent(&self) -> f64 {
        self.upper_tail(self.margin - self.difference.abs())
    }

    /// Twice the tail probability of a difference of at most the margin, because the sign of the difference is not
    /// specified. A small value shows a difference that is larger than the margin.
    pub fn p_beyond(&self) -> f64 {
        (2.0 * self.upper_tail(self.difference.abs() - self.margin)).min(1.0)
    }

    /// Twice the tail probability of a difference above 0 if the true difference is not: a small value shows that the
    /// difference is positive.
    pub fn p_positive(&self) -> f64 {
        (2.0 * self.upper_tail(self.difference)).min(1.0)
    }

    /// Twice the tail probability of a difference below 0 if the true difference is not: a small value shows that the
    /// difference is negative.
    pub fn p_negative(&self) -> f64 {
        (2.0 * self.upper_tail(-self.difference)).min(1.0)
    }

    /// The power of the two-sided test at this significance level if the true difference is the margin, by the
    /// shifted t distribution and without the negligible opposite tail: Cohen, Statistical Power Analysis for
    /// the Behavioral Sciences, 1988.
    pub fn power(&self, alpha: f64) -> f64 {
        self.two_sided_critical(alpha).map_or(f64::NAN, |critical| {
            self.upper_tail(critical * self.standard_error - self.margin)
        })
    }

    /// The power of the two one-sided tests of [`Reproduction::p_equivalent`] at this significance level if the true
    /// difference is 0.
    pub(crate) fn power_equivalent(&self, alpha: f64) -> f64 {
        // A one-sided test has the critical value of the two-sided test at twice the level; from a level of one half, it
        // is not positive.
        let critical = self.two_sided_critical(2.0 * alpha).unwrap_or(0.0);
        let distance = self.margin - critical * self.standard_error;
        (1.0 - 2.0 * self.upper_tail(distance)).max(0.0)
    }

    /// The critical value of the two-sided test at this significance level, in standard errors; `None` unless the level lies
    /// strictly between 0 and 1.
    fn two_sided_critical(&self, alpha: f64) -> Option<f64> {
        let level = ConfidenceLevel::new(1.0 - alpha).ok()?;
        Some(if self.degrees_of_freedom.is_finite() {
            student_quantile(level.share(), self.degrees_of_freedom)
        } else {
            level.z()
        })
    }

    /// The probability that a value with this standard error exceeds `distance` by chance.
    fn upper_tail(&self, distance: f64) -> f64 {
        if self.standard_error == 0.0 {
            // The figures are exact. A difference of exactly 0 or of exactly the margin shows nothing.
            return if distance > 0.0 { 0.0 } else { 1.0 };
        }
        let t = distance / self.standard_error;
        if self.degrees_of_freedom.is_infinite() {
            return normal_cdf(-t);
        }
        let tail = student_tails(t, self.degrees_of_freedom) / 2.0;
        if t > 0.0 { tail } else { 1.0 - tail }
    }
}

/// The share after adding this number of tries, half of them successes, and its variance.
fn share_with_variance([hits, tries]: [u64; 2], added: f64) -> Result<(f64, f64), StatsError> {
    check_sample(tries, "tries")?;
    if hits > tries {
        return Err(StatsError::Hits { hits, of: tries });
    }
    let n = to_f64(tries) + added;
    let share = (to_f64(hits) + added / 2.0) / n;
    Ok((share, share * (1.0 - share) / n))
}

fn check_sample(n: u64, what: &'static str) -> Result<(), StatsError> {
    if n == 0 {
        return Err(StatsError::TooFew {
            what,
            got: 0,
            min: 1,
        });
    }
    Ok(())
}

pub(crate) fn check_margin(margin: f64) -> Result<f64, StatsError> {
    check_finite(&[margin], 1)?;
    if margin > 0.0 {
        Ok(margin)
    } else {
        Err(StatsError::Negative { at: 0 })
    }
}
