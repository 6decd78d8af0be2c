use super::distribution::{heads, log_choose};
use super::{Estimate, Level, Unfit};

/// A share and Wilson's interval: Journal of the American Statistical Association 22, 1927.
///
/// # Errors
///
/// If there are no tries, or more hits than tries.
pub fn wilson(hits: u64, of: u64, level: Level) -> Result<Estimate, Unfit> {
    if of == 0 {
        return Err(Unfit::TooFew {
            what: "tries",
            got: 0,
            least: 1,
        });
    }
    if hits > of {
        return Err(Unfit::Share { hits, of });
    }
    let (n, z) = (float(of), level.z());
    let value = float(hits) / n;
    let scale = 1.0 + z * z / n;
    let middle = (value + z * z / (2.0 * n)) / scale;
    let reach = z * (value * (1.0 - value) / n + z * z / (4.0 * n * n)).sqrt() / scale;
    Ok(Estimate {
        value,
        // What rounding must not spoil: of none the lower end is 0, of all the upper is 1.
        low: if hits == 0 { 0.0 } else { middle - reach },
        high: if hits == of { 1.0 } else { middle + reach },
    })
}

/// What two contestants came to on the same tasks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    /// Tasks that both solved.
    pub both: u64,
    /// Tasks that the first alone solved.
    pub one: u64,
    /// Tasks that the second alone solved.
    pub other: u64,
    /// Tasks that neither solved.
    pub neither: u64,
}

impl Pairs {
    /// How many tasks there are.
    pub fn tasks(self) -> u64 {
        self.both + self.one + self.other + self.neither
    }

    /// The share that the first solved, less that of the second, and an interval from those of Wilson's:
    /// Newcombe, Statistics in Medicine 17, 1998, pages 2635 to 2650, method 10.
    ///
    /// # Errors
    ///
    /// If there are no tasks.
    pub fn difference(self, level: Level) -> Result<Estimate, Unfit> {
        let n = self.tasks();
        let one = wilson(self.both + self.one, n, level)?;
        let other = wilson(self.both + self.other, n, level)?;
        let value = (float(self.one) - float(self.other)) / float(n);
        let phi = self.phi();
        let reach = |a: f64, b: f64| (a * a - 2.0 * phi * a * b + b * b).max(0.0).sqrt();
        Ok(Estimate {
            value,
            low: value - reach(one.value - one.low, other.high - other.value),
            high: value + reach(one.high - one.value, other.value - other.low),
        })
    }

    /// How the two go together, with Newcombe's correction for continuity where they do so.
    fn phi(self) -> f64 {
        let [both, one, other, neither] =
            [self.both, self.one, self.other, self.neither].map(float);
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

    /// The probability of a difference as great if both were alike: McNemar's test, exact, which is the
    /// sign test of the tasks that one alone solved. McNemar, Psychometrika 12, 1947.
    pub fn mcnemar(self) -> f64 {
        let discordant = self.one.saturating_add(self.other);
        let [least, n] = [self.one.min(self.other), discordant].map(place);
        (2.0 * heads(least, n)).min(1.0)
    }
}

/// The probability, were both shares of samples of their own equal, of a table at most as likely as this
/// one: Fisher's exact test.
///
/// # Errors
///
/// If there are more hits than tries.
pub fn fisher(hits: u64, of: u64, other_hits: u64, other_of: u64) -> Result<f64, Unfit> {
    for (hits, of) in [(hits, of), (other_hits, other_of)] {
        if hits > of {
            return Err(Unfit::Share { hits, of });
        }
    }
    let (n, m, all) = (float(of), float(other_of), hits + other_hits);
    let whole = log_choose(n + m, float(all));
    let chance =
        |k: u64| libm::exp(log_choose(n, float(k)) + log_choose(m, float(all - k)) - whole);
    let observed = chance(hits);
    let tables = all.saturating_sub(other_of)..=of.min(all);
    // Equal ones may differ by rounding.
    let sum: f64 = tables
        .map(chance)
        .filter(|one| *one <= observed * (1.0 + 1e-7))
        .sum();
    Ok(sum.min(1.0))
}

#[expect(clippy::cast_precision_loss, reason = "tries are fewer than 2^53")]
fn float(n: u64) -> f64 {
    n as f64
}

fn place(n: u64) -> usize {
    usize::try_from(n).unwrap_or(usize::MAX)
}
