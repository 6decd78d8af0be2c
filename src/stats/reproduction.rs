//! The comparison of a printed figure with a sample of one's own.

use crate::distribution::{normal_cdf, student_quantile, student_tails};
use crate::error::check_finite;
use crate::{ConfidenceLevel, StatsError, count, holm, mean_interval, to_f64};

/// The difference between a figure of one's own and a printed figure, with the sampling error of both.
#[derive(Clone, Copy, Debug, PartialEq)]
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

/// The relation between a printed figure and one's own runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The figures are equivalent within the margin, by a test that would probably have found a difference of
    /// the margin.
    Compatible,
    /// The figures differ significantly.
    Contradicted,
    /// The samples are too small for either statement.
    CannotTell,
}

/// A [`Verdict`] with the numbers that it rests on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgement {
    /// The verdict.
    pub verdict: Verdict,
    /// The p-value of the test of no difference, adjusted by Holm's method.
    pub p_different: f64,
    /// The p-value of the equivalence test, adjusted by Holm's method.
    pub p_equivalent: f64,
    /// The power to detect a difference of the margin, at the level that Bonferroni's correction leaves to one
    /// claim: a lower bound of the power after Holm's correction.
    pub power: f64,
}

impl Reproduction {
    /// Compares the mean of `ours` with a printed mean of `printed_n` values.
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
        printed_n: u64,
        margin: f64,
    ) -> Result<Self, StatsError> {
        check_finite(ours, 2)?;
        check_finite(&[printed], 1)?;
        check_sample(printed_n, "printed values")?;
        let degrees_of_freedom = count(ours.len()) - 1.0;
        let estimate = mean_interval(ours, ConfidenceLevel::DEFAULT)?;
        let squares: f64 = ours
            .iter()
            .map(|one| (one - estimate.value) * (one - estimate.value))
            .sum();
        let variance = squares / degrees_of_freedom;
        Ok(Self {
            difference: estimate.value - printed,
            standard_error: (variance * (count(ours.len()).recip() + to_f64(printed_n).recip()))
                .sqrt(),
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
        let [(share, variance), (printed_share, printed_variance)] =
            [share_with_variance(ours)?, share_with_variance(printed)?];
        Ok(Self {
            difference: share - printed_share,
            standard_error: (variance + printed_variance).sqrt(),
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

    /// The power of the two-sided test at this significance level if the true difference is the margin, by the
    /// shifted t distribution and without the negligible opposite tail: Cohen, Statistical Power Analysis for
    /// the Behavioral Sciences, 1988.
    pub fn power(&self, alpha: f64) -> f64 {
        let Ok(level) = ConfidenceLevel::new(1.0 - alpha) else {
            return f64::NAN;
        };
        let critical = if self.degrees_of_freedom.is_finite() {
            student_quantile(level.share(), self.degrees_of_freedom)
        } else {
            level.z()
        };
        self.upper_tail(critical * self.standard_error - self.margin)
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

/// Judges all claims of one text together. The family-wise error rate of contradictions and that of
/// equivalences are both at most `alpha`, by [`holm()`].
///
/// A claim is decided if its test has the power `required_power` to detect a difference of the margin: it is
/// compatible if the equivalence test shows it, otherwise contradicted if the figures differ significantly. A test
/// with less power contradicts only if the difference is significantly larger than the margin, because most of
/// its few significant results may be false: Ioannidis, `PLoS` Medicine 2(8), 2005.
///
/// # Errors
///
/// [`StatsError::Share`] unless `alpha` lies strictly between 0 and 1.
pub fn judge_claims(
    claims: &[Reproduction],
    alpha: f64,
    required_power: f64,
) -> Result<Vec<Judgement>, StatsError> {
    ConfidenceLevel::new(alpha)?;
    let adjusted =
        |p_value: fn(&Reproduction) -> f64| holm(&claims.iter().map(p_value).collect::<Vec<_>>());
    let different = adjusted(Reproduction::p_different)?;
    let equivalent = adjusted(Reproduction::p_equivalent)?;
    let beyond = adjusted(Reproduction::p_beyond)?;
    let judge = |(at, claim): (usize, &Reproduction)| {
        let power = claim.power(alpha / count(claims.len()));
        let decides = power >= required_power;
        let verdict = if decides && equivalent[at] < alpha {
            Verdict::Compatible
        } else if (decides && different[at] < alpha) || beyond[at] < alpha {
            Verdict::Contradicted
        } else {
            Verdict::CannotTell
        };
        Judgement {
            verdict,
            p_different: different[at],
            p_equivalent: equivalent[at],
            power,
        }
    };
    Ok(claims.iter().enumerate().map(judge).collect())
}

/// The share after adding a success and a failure, and its variance.
fn share_with_variance([hits, tries]: [u64; 2]) -> Result<(f64, f64), StatsError> {
    check_sample(tries, "tries")?;
    if hits > tries {
        return Err(StatsError::Hits { hits, of: tries });
    }
    let n = to_f64(tries) + 2.0;
    let share = (to_f64(hits) + 1.0) / n;
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

fn check_margin(margin: f64) -> Result<f64, StatsError> {
    check_finite(&[margin], 1)?;
    if margin > 0.0 {
        Ok(margin)
    } else {
        Err(StatsError::Negative { at: 0 })
    }
}
