use super::distribution::heads;
use super::{Estimate, Level, Unfit, many};

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
        return Err(Unfit::Hits { hits, of });
    }
    let (n, z) = (many(of), level.z());
    let value = many(hits) / n;
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
        let value = (many(self.one) - many(self.other)) / many(n);
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

    /// The probability of a difference as great if both were alike: McNemar's test, exact, which is the
    /// sign test of the tasks that one alone solved. McNemar, Psychometrika 12, 1947.
    pub fn mcnemar(self) -> f64 {
        let discordant = self.one.saturating_add(self.other);
        (2.0 * heads(self.one.min(self.other), discordant)).min(1.0)
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
            return Err(Unfit::Hits { hits, of });
        }
    }
    let (least, most) = (
        (hits + other_hits).saturating_sub(other_of),
        of.min(hits + other_hits),
    );
    // From a table to the next: one hit more here, one less there.
    let ratio = |k: u64| {
        let (left, all) = (many(of - k), many(hits + other_hits - k));
        left * all / (many(k + 1) * (many(other_of) - all + 1.0))
    };
    // As parts of the likeliest, outwards, until they count no more.
    let total = u128::from(of) + u128::from(other_of);
    let likeliest = (u128::from(of) + 1) * (u128::from(hits + other_hits) + 1) / (total + 2);
    let middle = u64::try_from(likeliest).unwrap_or(most).clamp(least, most);
    let mut tables = vec![(middle, 1.0)];
    let mut chance = 1.0;
    for k in middle..most {
        chance *= ratio(k);
        tables.push((k + 1, chance));
        if chance <= 0.0 {
            break;
        }
    }
    chance = 1.0;
    for k in (least..middle).rev() {
        chance /= ratio(k);
        tables.push((k, chance));
        if chance <= 0.0 {
            break;
        }
    }
    let observed = tables.iter().find(|(k, _)| *k == hits);
    let observed = observed.map_or(0.0, |(_, chance)| *chance);
    let all: f64 = tables.iter().map(|(_, chance)| chance).sum();
    // Equal ones may differ by rounding.
    let rare = tables.iter().map(|(_, chance)| chance);
    let rare = rare.filter(|chance| **chance <= observed * (1.0 + 1e-7));
    Ok((rare.sum::<f64>() / all).min(1.0))
}
