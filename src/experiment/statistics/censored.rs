use super::order::order;
use super::unfit::finite;
use super::{Estimate, Level, Unfit, count, mean};

/// How long a run took, in steps, seconds or whatever all share, and whether it came to its end: one that
/// did not would have taken longer, nobody knows how much (it is censored).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Length {
    /// Not below 0.
    pub value: f64,
    /// Whether it ended by itself.
    pub solved: bool,
}

/// The values, if all can be lengths.
fn check(lengths: &[Length]) -> Result<Vec<f64>, Unfit> {
    let values: Vec<_> = lengths.iter().map(|length| length.value).collect();
    finite(&values, 1)?;
    match values.iter().position(|value| *value < 0.0) {
        Some(at) => Err(Unfit::Negative { at }),
        None => Ok(values),
    }
}

/// The mean of [`penalties`], with Student's interval: PAR-2 with a factor of 2, as in the SAT competitions. In the
/// units of the lengths.
///
/// # Errors
///
/// As [`penalties`].
pub fn penalised(
    lengths: &[Length],
    limit: f64,
    factor: f64,
    level: Level,
) -> Result<Estimate, Unfit> {
    mean(&penalties(lengths, limit, factor)?, level)
}

/// What runs count where one that was not solved counts as so many times the limit.
///
/// # Errors
///
/// If there is no run, a length is not finite or below 0, or a solved one is beyond the limit.
pub fn penalties(lengths: &[Length], limit: f64, factor: f64) -> Result<Vec<f64>, Unfit> {
    check(lengths)?;
    finite(&[factor * limit], 1)?;
    if let Some(at) = lengths
        .iter()
        .position(|one| one.solved && one.value > limit)
    {
        return Err(Unfit::BeyondLimit { at });
    }
    let scores = lengths.iter().map(|length| {
        if length.solved {
            length.value
        } else {
            factor * limit
        }
    });
    Ok(scores.collect())
}

/// The share of runs that are still under way after so long, as one of the times at which it falls.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Survival {
    /// In the units of the lengths.
    pub at: f64,
    /// Runs under way until then.
    pub at_risk: usize,
    /// Runs solved just then.
    pub solved: usize,
    /// The share that is under way afterwards, with its interval.
    pub open: Estimate,
}

/// The distribution of run times, also where some runs were ended by a limit: Kaplan and Meier, Journal of
/// the American Statistical Association 53, 1958.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct KaplanMeier {
    /// Every time at which a run was solved, least first.
    pub steps: Vec<Survival>,
    /// The longest that a run took, solved or not: beyond, nothing is known.
    pub last: f64,
}

impl KaplanMeier {
    /// The estimate, with intervals by Greenwood's variance on the scale of log(−log): Kalbfleisch and
    /// Prentice, The Statistical Analysis of Failure Time Data, 1.4. A run that ends without an answer at the
    /// very time of a solved one was at risk of it.
    ///
    /// Where all are solved the scale has no interval: it reaches from 0 to where the one before did.
    ///
    /// # Errors
    ///
    /// If there is no run, or a length is not finite or below 0.
    pub fn of(lengths: &[Length], level: Level) -> Result<Self, Unfit> {
        let values = check(lengths)?;
        let order = order(&values);
        let mut at_risk = order.len();
        let (mut open, mut greenwood) = (1.0, 0.0);
        let mut high = 1.0;
        let mut steps = Vec::new();
        for equal in order.chunk_by(|a, b| values[*a] >= values[*b]) {
            let solved = equal.iter().filter(|place| lengths[**place].solved).count();
            if solved > 0 {
                let [n, d] = [at_risk, solved].map(count);
                open *= (n - d) / n;
                greenwood += d / (n * (n - d));
                let mut low = 0.0;
                if at_risk > solved {
                    let log = libm::log(open);
                    let reach = level.z() * greenwood.sqrt() / -log;
                    low = libm::pow(open, libm::exp(reach));
                    high = libm::pow(open, libm::exp(-reach));
                }
                let value = if at_risk > solved { open } else { 0.0 };
                steps.push(Survival {
                    at: values[equal[0]],
                    at_risk,
                    solved,
                    open: Estimate { value, low, high },
                });
            }
            at_risk -= equal.len();
        }
        let last = values[order[order.len() - 1]];
        Ok(Self { steps, last })
    }

    /// The least time within which this share is solved; `None` if it never is.
    ///
    /// # Errors
    ///
    /// [`Unfit::Share`] unless the share is from 0 to 1.
    pub fn quantile(&self, share: f64) -> Result<Option<f64>, Unfit> {
        if !(0.0..=1.0).contains(&share) {
            return Err(Unfit::Share);
        }
        // What is left after a third and a third is a rounding off a third.
        let enough = |step: &&Survival| step.open.value <= (1.0 - share) + 1e-12;
        Ok(self.steps.iter().find(enough).map(|step| step.at))
    }

    /// The mean of what of each run's time lies before `until`, with a normal interval by Greenwood's
    /// variance: Klein and Moeschberger, Survival Analysis, 4.5. In the units of the lengths.
    ///
    /// # Errors
    ///
    /// [`Unfit::Unknown`] if no run was looked at for so long while some are not solved.
    pub fn restricted_mean(&self, until: f64, level: Level) -> Result<Estimate, Unfit> {
        let all_solved = (self.steps.last()).is_some_and(|step| step.open.value <= 0.0);
        if !(until >= 0.0 && (until <= self.last || all_solved && until.is_finite())) {
            return Err(Unfit::Unknown);
        }
        let (mut area, mut variance) = (0.0, 0.0);
        let mut end = until;
        for step in self.steps.iter().rev().filter(|step| step.at < until) {
            area += (end - step.at) * step.open.value;
            end = step.at;
            let [n, d] = [step.at_risk, step.solved].map(count);
            if step.at_risk > step.solved {
                variance += area * area * d / (n * (n - d));
            }
        }
        Ok(Estimate::about(end + area, level.z() * variance.sqrt()))
    }
}
