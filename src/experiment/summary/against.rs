use std::fmt;

use super::Score;
use crate::statistics::{Estimate, Level, Pairs, SignedRank, holm, shift, signed_rank};

/// How two contestants did on the same puzzles. One has solved a puzzle if more than half of its runs did, and
/// then took the median of their times.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Against {
    /// The first.
    pub one: String,
    /// The second.
    pub other: String,
    /// Puzzles that both solved, the first alone, the second alone, neither.
    pub solved: [u64; 4],
    /// The share that the first solved, less that of the second, with Newcombe's interval.
    pub difference: Estimate,
    /// The probability of so unlike numbers if both solved alike: McNemar's test, adjusted by Holm's method to
    /// the number of pairs.
    pub solved_p: f64,
    /// Of the puzzles that both solved; none where there is none.
    pub time: Option<Times>,
}

/// How the times of two contestants compare.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Times {
    /// How many times as long the first takes, with an interval: Hodges and Lehmann's estimate of the logarithm.
    pub ratio: Estimate,
    /// Wilcoxon's signed-rank test of the logarithms, adjusted as above.
    pub p: f64,
    /// From −1, where the first is faster on every puzzle, to 1: the matched-pairs rank-biserial correlation.
    pub effect: f64,
}

pub(super) fn all(puzzles: &[Vec<Score>], contestants: &[String]) -> Vec<Against> {
    let mut pairs = Vec::new();
    for one in 0..contestants.len() {
        for other in one + 1..contestants.len() {
            pairs.extend(pair(puzzles, contestants, one, other));
        }
    }
    let solved: Vec<_> = pairs.iter().map(|pair| pair.solved_p).collect();
    let times = pairs.iter().filter_map(|pair| Some(pair.time?.p));
    let times: Vec<_> = times.collect();
    let adjusted = |values: &[f64]| holm(values).expect("they are probabilities").into_iter();
    for (pair, p) in pairs.iter_mut().zip(adjusted(&solved)) {
        pair.solved_p = p;
    }
    let compared = pairs.iter_mut().filter_map(|pair| pair.time.as_mut());
    for (time, p) in compared.zip(adjusted(&times)) {
        time.p = p;
    }
    pairs
}

/// None without a puzzle.
fn pair(
    puzzles: &[Vec<Score>],
    contestants: &[String],
    one: usize,
    other: usize,
) -> Option<Against> {
    let mut counts = Pairs::default();
    let mut logs = Vec::new();
    for scores in puzzles {
        let (a, b) = (scores[one], scores[other]);
        match (a.solved, b.solved) {
            (true, true) => {
                counts.both += 1;
                logs.push(libm::log(a.micros / b.micros));
            }
            (true, false) => counts.one += 1,
            (false, true) => counts.other += 1,
            (false, false) => counts.neither += 1,
        }
    }
    Some(Against {
        one: contestants[one].clone(),
        other: contestants[other].clone(),
        solved: [counts.both, counts.one, counts.other, counts.neither],
        difference: counts.difference(Level::USUAL).ok()?,
        solved_p: counts.mcnemar(),
        time: times(&logs),
    })
}

fn times(logs: &[f64]) -> Option<Times> {
    let SignedRank { p, effect, .. } = signed_rank(logs).ok()?;
    let Estimate { value, low, high } = shift(logs, Level::USUAL).ok()?;
    Some(Times {
        ratio: Estimate {
            value: libm::exp(value),
            low: libm::exp(low),
            high: libm::exp(high),
        },
        p,
        effect,
    })
}

/// What is called a difference.
const CHANCE: f64 = 0.05;

impl fmt::Display for Against {
    /// In sentences.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { one, other, .. } = self;
        let [both, alone, others, neither] = self.solved;
        let all = both + alone + others + neither;
        write!(
            f,
            "Of {all} puzzles {one} solved {}, {other} {}",
            both + alone,
            both + others
        )?;
        if alone == others {
            f.write_str(".")?;
        } else {
            let (more, few) = if alone > others {
                (one, other)
            } else {
                (other, one)
            };
            if self.solved_p < CHANCE {
                write!(f, ": {more} solves more than {few} ({}).", P(self.solved_p))?;
            } else {
                write!(f, ": that may be chance ({}).", P(self.solved_p))?;
            }
        }
        let Some(Times { ratio, p, .. }) = self.time else {
            return f.write_str(" None was solved by both.");
        };
        write!(f, " On the {both} that both solved ")?;
        let (quick, slow, times) = if ratio.value <= 1.0 {
            (one, other, inverse(ratio))
        } else {
            (other, one, ratio)
        };
        let Estimate { value, low, high } = times;
        if p < CHANCE {
            write!(f, "{slow} took {} times as long as {quick}", Short(value))?;
        } else {
            write!(
                f,
                "no difference in time shows: {slow} took {} times as long as {quick}",
                Short(value)
            )?;
        }
        if low > 0.0 && high.is_finite() {
            write!(f, " (95 %: {} to {}", Short(low), Short(high))?;
        } else {
            f.write_str(" (too few for an interval")?;
        }
        write!(f, "; {}).", P(p))
    }
}

fn inverse(ratio: Estimate) -> Estimate {
    Estimate {
        value: 1.0 / ratio.value,
        low: 1.0 / ratio.high,
        high: 1.0 / ratio.low,
    }
}

/// A probability to two digits.
struct P(f64);

impl fmt::Display for P {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < 0.001 {
            f.write_str("p < 0.001")
        } else if self.0 < 0.1 {
            write!(f, "p = {:.3}", self.0)
        } else {
            write!(f, "p = {:.2}", self.0)
        }
    }
}

/// A ratio to three digits.
pub(super) struct Short(pub(super) f64);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = match self.0 {
            value if value < 10.0 => 2,
            value if value < 100.0 => 1,
            _ => 0,
        };
        write!(f, "{:.digits$}", self.0)
    }
}
