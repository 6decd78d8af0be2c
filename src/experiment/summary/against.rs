use std::fmt;

use super::Score;
use crate::amount::{P, Short};
use crate::options::positive;
use crate::{Measure, Runs};
use sudoku_stats::{
    ConfidenceLevel, Estimate, PairedOutcomes, hodges_lehmann, holm, kendall, signed_rank, spearman,
};

/// How two contestants did on the same puzzles. One has solved a puzzle if more than half of its runs did, and
/// then took the median of their costs.
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
    /// What costs are.
    pub measure: Measure,
    /// Of the puzzles that both solved; none where there is none, or the costs are not of one kind.
    pub cost: Option<Costs>,
    /// Whether the costs are of one kind: steps of a sweep are no nodes.
    pub comparable: bool,
    /// How far the costs of these puzzles go together: Spearman's correlation of ranks, whatever they are.
    pub spearman: Option<Estimate>,
    /// The same by Kendall's τ-b.
    pub kendall: Option<Estimate>,
    /// All this for a reader.
    pub sentence: String,
}

/// How the costs of two contestants compare.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Costs {
    /// How many times as much the first takes, with an interval: Hodges and Lehmann's estimate of the logarithm.
    /// Where times are whole microseconds, the interval holds for all times that are cut to those.
    pub ratio: Estimate,
    /// Wilcoxon's signed-rank test of the logarithms, adjusted as above: the greatest p-value of all times that
    /// are cut to the whole microseconds that were recorded, 1 where the faster contestant is not certain.
    pub p: f64,
    /// From −1, where the first takes less on every puzzle, to 1: the matched-pairs rank-biserial correlation.
    pub effect: f64,
}

pub(super) fn all(puzzles: &[Vec<Score>], runs: &Runs, measure: Measure) -> Vec<Against> {
    let mut pairs = Vec::new();
    let resolution = resolution(runs, measure);
    for one in 0..runs.contestants.len() {
        for other in one + 1..runs.contestants.len() {
            pairs.extend(pair(puzzles, runs, measure, resolution, [one, other]));
        }
    }
    let solved: Vec<_> = pairs.iter().map(|pair| pair.solved_p).collect();
    let costs = pairs.iter().filter_map(|pair| Some(pair.cost?.p));
    let costs: Vec<_> = costs.collect();
    let adjusted = |values: &[f64]| holm(values).expect("they are probabilities").into_iter();
    for (pair, p) in pairs.iter_mut().zip(adjusted(&solved)) {
        pair.solved_p = p;
    }
    let compared = pairs.iter_mut().filter_map(|pair| pair.cost.as_mut());
    for (cost, p) in compared.zip(adjusted(&costs)) {
        cost.p = p;
    }
    for pair in &mut pairs {
        pair.sentence = pair.to_string();
    }
    pairs
}

/// None without a puzzle.
fn pair(
    puzzles: &[Vec<Score>],
    runs: &Runs,
    measure: Measure,
    resolution: f64,
    [one, other]: [usize; 2],
) -> Option<Against> {
    let mut counts = PairedOutcomes::default();
    let (mut costs, mut others) = (Vec::new(), Vec::new());
    for scores in puzzles {
        let (a, b) = (scores[one], scores[other]);
        match (a.solved, b.solved) {
            (true, true) => {
                counts.both += 1;
                if a.cost.is_finite() && b.cost.is_finite() {
                    costs.push(positive(a.cost));
                    others.push(positive(b.cost));
                }
            }
            (true, false) => counts.one += 1,
            (false, true) => counts.other += 1,
            (false, false) => counts.neither += 1,
        }
    }
    let comparable = measure.compares(runs, one, other);
    Some(Against {
        one: runs.contestants[one].clone(),
        other: runs.contestants[other].clone(),
        solved: [counts.both, counts.one, counts.other, counts.neither],
        difference: counts.difference(ConfidenceLevel::DEFAULT).ok()?,
        solved_p: counts.mcnemar(),
        measure,
        cost: comparable
            .then(|| compare(&costs, &others, resolution))
            .flatten(),
        comparable,
        spearman: spearman(&costs, &others, ConfidenceLevel::DEFAULT).ok(),
        kendall: kendall(&costs, &others, ConfidenceLevel::DEFAULT).ok(),
        sentence: String::new(),
    })
}

/// A run takes at least this time, in microseconds, where the clock says 0.
const MIN_MICROS: f64 = 0.1;

/// What a cost may be greater than its figure: times of records are cut to whole microseconds.
fn resolution(runs: &Runs, measure: Measure) -> f64 {
    let micros = runs.micros.iter().filter(|micros| micros.is_finite());
    let cut = measure == Measure::Time && micros.into_iter().all(|micros| micros.fract() == 0.0);
    if cut { 1.0 } else { 0.0 }
}

fn compare(costs: &[f64], others: &[f64], resolution: f64) -> Option<Costs> {
    let least = |cost: f64| {
        if resolution > 0.0 && cost < 1.0 {
            MIN_MICROS
        } else {
            cost
        }
    };
    let most = |cost: f64| {
        if cost < 1.0 {
            cost.max(resolution)
        } else {
            cost + resolution
        }
    };
    let logs = |ratio: &dyn Fn(f64, f64) -> f64| -> Vec<f64> {
        let pairs = costs.iter().zip(others);
        pairs.map(|(a, b)| libm::log(ratio(*a, *b))).collect()
    };
    let logs = [
        logs(&|a, b| least(a) / most(b)),
        logs(&|a, b| a / b),
        logs(&|a, b| most(a) / least(b)),
    ];
    let mut tests = Vec::new();
    let mut shifts = Vec::new();
    for logs in &logs {
        tests.push(signed_rank(logs).ok()?);
        shifts.push(hodges_lehmann(logs, ConfidenceLevel::DEFAULT).ok()?);
    }
    // The estimate and the ends of its interval rise with every difference.
    let [lowest, given, highest] = <[Estimate; 3]>::try_from(shifts).ok()?;
    let certain = tests[0].effect.signum() == tests[2].effect.signum();
    let p = tests.iter().map(|test| test.p).fold(0.0, f64::max);
    Some(Costs {
        ratio: Estimate {
            value: libm::exp(given.value),
            low: libm::exp(lowest.low),
            high: libm::exp(highest.high),
        },
        p: if certain || resolution <= 0.0 { p } else { 1.0 },
        effect: tests[1].effect,
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
        if both == 0 {
            return f.write_str(" None was solved by both.");
        }
        let Some(Costs { ratio, p, .. }) = self.cost else {
            return write!(f, " Their {} are not of one kind.", self.measure.id());
        };
        let (id, as_much) = match self.measure {
            Measure::Time => ("time", "as long as"),
            Measure::Steps => ("steps", "as many steps as"),
            Measure::Nodes => ("nodes", "as many nodes as"),
        };
        write!(f, " On the {both} that both solved ")?;
        let (quick, slow, times) = if ratio.value <= 1.0 {
            (one, other, inverse(ratio))
        } else {
            (other, one, ratio)
        };
        let Estimate { value, low, high } = times;
        if p < CHANCE {
            write!(f, "{slow} took {} times {as_much} {quick}", Short(value))?;
        } else {
            write!(
                f,
                "no difference in {id} shows: {slow} took {} times {as_much} {quick}",
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
