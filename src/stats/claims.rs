//! The judge of the claims of one text.

use crate::reproduction::check_margin;
use crate::{ConfidenceLevel, Reproduction, StatsError, count, holm, to_f64};

/// A claim of a text, with the numbers that decide it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Claim {
    /// A figure equals the printed one: the difference is at most the margin.
    Equal(Reproduction),
    /// A figure lies in a range. `difference` is that from the middle of the range, `margin` half its width.
    Within(Reproduction),
    /// A difference is positive, as in an order or a limit. `margin` is the difference for which the power is stated.
    Positive(Reproduction),
    /// A statement that holds in every try.
    Always {
        /// The number of tries in which the statement does not hold.
        exceptions: u64,
        /// The number of tries.
        tries: u64,
        /// The share of exceptions that would matter, between 0 and 1.
        margin: f64,
    },
    /// A claim without runs, or with runs that no test applies to. It counts as a test with p = 1, so that the
    /// correction is that for all claims.
    Untested,
}

/// The relation between a claim and one's own runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
pub enum Verdict {
    /// A test shows what the text claims. A printed figure is equivalent within the margin, by a test that would
    /// probably have found a difference of the margin.
    Compatible,
    /// A test shows the contrary.
    Contradicted,
    /// The samples are too small for either statement.
    CannotTell,
}

/// A [`Verdict`] with the numbers that it rests on.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Judgement {
    /// The verdict.
    pub verdict: Verdict,
    /// The p-value of the test that could show the claim, adjusted by Holm's method: for [`Claim::Equal`] and
    /// [`Claim::Within`] that of the equivalence test.
    pub p_for: f64,
    /// The p-value of the test that could show the contrary, adjusted by Holm's method: for [`Claim::Equal`] that of no
    /// difference.
    pub p_against: f64,
    /// The p-value of the test that could show a figure beyond what the claim allows, adjusted by Holm's method. For
    /// [`Claim::Equal`] with less than the required power, this value decides in place of `p_against`; for other claims
    /// both are the same.
    pub p_beyond: f64,
    /// The power to detect a difference of the margin, at the level that Bonferroni's correction leaves to one
    /// claim: a lower bound of the power after Holm's correction. For [`Claim::Within`] it is the power to show the range
    /// if the true figure is in its middle. For [`Claim::Always`] it is the probability that there is an exception among
    /// the tries if the share of exceptions is the margin; for [`Claim::Untested`] 0.
    pub power: f64,
}

impl Claim {
    /// The p-value of the test that could show the claim.
    pub fn p_for(&self) -> f64 {
        match *self {
            Self::Equal(figure) | Self::Within(figure) => figure.p_equivalent(),
            Self::Positive(figure) => figure.p_positive(),
            Self::Always {
                exceptions: 0,
                tries,
                margin,
            } => no_exception(tries, margin),
            Self::Always { .. } | Self::Untested => 1.0,
        }
    }

    /// The p-value of the test of no difference for [`Claim::Equal`], otherwise that of [`Claim::p_beyond`].
    pub fn p_against(&self) -> f64 {
        match self {
            Self::Equal(figure) => figure.p_different(),
            _ => self.p_beyond(),
        }
    }

    /// The p-value of the test that could show that a figure lies beyond what the claim allows.
    pub fn p_beyond(&self) -> f64 {
        match *self {
            Self::Equal(figure) | Self::Within(figure) => figure.p_beyond(),
            Self::Positive(figure) => figure.p_negative(),
            // A single exception refutes the statement.
            Self::Always { exceptions, .. } if exceptions > 0 => 0.0,
            Self::Always { .. } | Self::Untested => 1.0,
        }
    }

    /// The power to detect a difference of the margin at this significance level; for [`Claim::Within`] the power to show
    /// the range if the true figure is in its middle.
    pub fn power(&self, alpha: f64) -> f64 {
        match *self {
            Self::Equal(figure) | Self::Positive(figure) => figure.power(alpha),
            Self::Within(figure) => figure.power_equivalent(alpha),
            Self::Always { tries, margin, .. } => 1.0 - no_exception(tries, margin),
            Self::Untested => 0.0,
        }
    }

    fn check(&self) -> Result<(), StatsError> {
        match *self {
            Self::Equal(figure) | Self::Within(figure) | Self::Positive(figure) => {
                check_margin(figure.margin).map(|_| ())
            }
            Self::Always { margin, .. } => ConfidenceLevel::new(margin).map(|_| ()),
            Self::Untested => Ok(()),
        }
    }
}

/// Judges all claims of one text together. The probability of any wrong [`Verdict::Compatible`] is at most `alpha`, by
/// [`holm()`]. So is that of any [`Verdict::Contradicted`] if all claims hold exactly: a [`Claim::Equal`] whose true
/// difference is not zero but smaller than the margin can be contradicted with a larger probability.
///
/// A claim is compatible if a test shows it, and contradicted if a test shows the contrary. [`Claim::Equal`] also
/// requires the power `required_power` to detect a difference of the margin. With that power, figures that are not
/// equivalent are contradicted if they differ significantly; with less, only if the difference is significantly
/// larger than the margin, because most of the few significant results of a weak test may be false: Ioannidis, `PLoS`
/// Medicine 2(8), 2005.
///
/// # Errors
///
/// [`StatsError::Share`] unless `alpha`, and the margin of each [`Claim::Always`], lie strictly between 0 and 1;
/// [`StatsError::Negative`] if another margin is not positive.
pub fn judge_claims(
    claims: &[Claim],
    alpha: f64,
    required_power: f64,
) -> Result<Vec<Judgement>, StatsError> {
    ConfidenceLevel::new(alpha)?;
    claims.iter().try_for_each(Claim::check)?;
    let adjusted =
        |p_value: fn(&Claim) -> f64| holm(&claims.iter().map(p_value).collect::<Vec<_>>());
    let p_for = adjusted(Claim::p_for)?;
    let p_against = adjusted(Claim::p_against)?;
    let p_beyond = adjusted(Claim::p_beyond)?;
    let judge = |(at, claim): (usize, &Claim)| {
        let power = claim.power(alpha / count(claims.len()));
        let decides = power >= required_power || !matches!(claim, Claim::Equal(_));
        let verdict = if decides && p_for[at] < alpha {
            Verdict::Compatible
        } else if (decides && p_against[at] < alpha) || p_beyond[at] < alpha {
            Verdict::Contradicted
        } else {
            Verdict::CannotTell
        };
        Judgement {
            verdict,
            p_for: p_for[at],
            p_against: p_against[at],
            p_beyond: p_beyond[at],
            power,
        }
    };
    Ok(claims.iter().enumerate().map(judge).collect())
}

/// The probability of no exception among `tries` if each is one with the probability `share`.
fn no_exception(tries: u64, share: f64) -> f64 {
    libm::pow(1.0 - share, to_f64(tries))
}
