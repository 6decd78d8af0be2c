use super::Score;
use crate::blocks::block_drift;
use crate::foreign_text::escape_markdown;
use crate::options::positive;
use crate::{BlockDrift, Budget, ContestantDetails, Measure, RunTable, SolverCode};
use sudoku_stats::{
    ConfidenceLevel, Estimate, PairedOutcomes, hodges_lehmann, kendall, signed_rank, spearman,
};

/// The comparison of two contestants on the same puzzles. A contestant has solved a puzzle if more
/// than half of its runs solved the puzzle; the cost of the contestant is then the median cost of
/// these runs.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct PairwiseComparison {
    /// The name of the first contestant.
    pub one: String,
    /// The name of the second contestant.
    pub other: String,
    /// The numbers of puzzles solved by both, by the first only, by the second only, and by
    /// neither.
    pub solved: [u64; 4],
    /// The difference of the solved shares, first minus second, with Newcombe's confidence interval.
    pub difference: Estimate,
    /// The p-value of McNemar's test of equal shares, adjusted by Holm's method for all tests of the
    /// summary.
    pub solved_p: f64,
    /// The limits of a run of each contestant if they differ: then the numbers of solved puzzles compare contestants
    /// under these limits. `None` if the limits are alike or not known.
    pub limits: Option<[RunLimit; 2]>,
    /// The number of tests for which the p-values are adjusted together.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub tests: usize,
    /// Where the code of each solver comes from and how it was executed.
    pub code: [SolverCode; 2],
    /// The time limit of every run, in seconds; `None` if there is none, or if it is not known.
    pub seconds: Option<f64>,
    /// The measure of cost.
    pub measure: Measure,
    /// The comparison of costs on the puzzles that both solved; `None` if there are no such
    /// puzzles, the units differ, or the times of the blocks differ too much.
    pub cost: Option<CostComparison>,
    /// The blocks whose times differ more than those of the contestants, so that no times are compared; `None` if there
    /// are none, or the measure is not the time.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub drift: Option<BlockDrift>,
    /// `true` if the costs of both contestants have the same unit; a sweep, for example, is not comparable
    /// with a node.
    pub comparable: bool,
    /// Spearman's rank correlation of the costs on the puzzles that both solved; the units may differ. `None` if the
    /// correlation is undefined, as for a single puzzle.
    pub spearman: Option<Estimate>,
    /// Kendall's rank correlation τ-b of the costs on the puzzles that both solved; the units may differ. `None` if the
    /// correlation is undefined, as for a single puzzle.
    pub kendall: Option<Estimate>,
    /// The comparison in words.
    pub sentence: String,
}

/// The step limit of the runs of a contestant.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct RunLimit {
    /// The maximum number of steps; `None` if there is none.
    pub steps: Option<u64>,
    /// The unit of the steps, such as `node`; empty if it is not known.
    pub unit: String,
    /// `true` if a user-supplied solver declares the unit, which nobody has reviewed.
    pub self_declared: bool,
}

impl RunLimit {
    /// The limits of two contestants if they differ: other numbers of steps, or steps of other kinds. `None` if both
    /// are alike or no step limit is known.
    fn different(details: [&ContestantDetails; 2], budget: &Budget) -> Option<[Self; 2]> {
        let limits = details.map(|details| Self {
            steps: details.max_steps.or(budget.steps),
            unit: details.unit.clone(),
            self_declared: details.code.is_own(),
        });
        let [one, other] = &limits;
        let is_limited = one.steps.is_some() || other.steps.is_some();
        let are_different = one.steps != other.steps
            || one.unit != other.unit
            || one.self_declared != other.self_declared;
        (is_limited && are_different).then_some(limits)
    }
}

/// The comparison of the costs of two contestants.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct CostComparison {
    /// The ratio of the costs, first to second: the Hodges–Lehmann estimate on the logarithms with its confidence
    /// interval. The interval takes into account that times are recorded in whole microseconds; a recorded time of 0 is
    /// a time below 1 µs. `None` if another cost is 0, so that ratios are not defined.
    pub ratio: Option<Estimate>,
    /// The numbers of puzzles on which the first and the second contestant has the lower cost.
    pub lower: [u64; 2],
    /// The p-value of Wilcoxon's signed-rank test on the logarithms, or on the differences if there is no ratio, adjusted
    /// by Holm's method for all tests of the summary: the largest
    /// p-value over all times that are consistent with the recorded whole microseconds; 1 if rounding decides
    /// which contestant is faster.
    pub p: f64,
    /// The matched-pairs rank-biserial correlation of the costs, from −1 to 1; −1 if the first contestant
    /// costs less on every puzzle.
    pub effect: f64,
}

/// The comparisons of all pairs of contestants, with p-values that are not adjusted yet and without sentences.
pub(super) fn comparisons(
    all_scores: &[Option<Vec<Score>>],
    puzzles: &[Vec<Score>],
    runs: &RunTable,
    budget: &Budget,
    measure: Measure,
) -> Vec<PairwiseComparison> {
    let mut pairs = Vec::new();
    let resolution = resolution(runs, measure);
    for one in 0..runs.contestants.len() {
        for other in one + 1..runs.contestants.len() {
            let Some(mut pair) = compare_pair(puzzles, runs, measure, resolution, [one, other])
            else {
                continue;
            };
            pair.limits =
                RunLimit::different([&runs.details_of(one), &runs.details_of(other)], budget);
            pair.seconds = budget.seconds;
            pairs.push(withhold_times(pair, all_scores, runs, [one, other]));
        }
    }
    pairs
}

/// Removes the comparison of times if the times of the blocks of a contestant differ more than those of the contestants.
fn withhold_times(
    pair: PairwiseComparison,
    scores: &[Option<Vec<Score>>],
    runs: &RunTable,
    contestants: [usize; 2],
) -> PairwiseComparison {
    let cost = pair.cost.filter(|_| pair.measure == Measure::Time);
    let is_compared = |puzzle: usize| {
        let scores = scores[puzzle].as_ref();
        scores.is_some_and(|scores| contestants.iter().all(|index| scores[*index].solved))
    };
    let drift =
        cost.and_then(|cost| block_drift(runs, contestants, cost.ratio?.value, is_compared));
    PairwiseComparison {
        cost: pair.cost.filter(|_| drift.is_none()),
        drift,
        ..pair
    }
}

/// Compares two contestants, given by their indices; `None` if there are no puzzles.
fn compare_pair(
    puzzles: &[Vec<Score>],
    runs: &RunTable,
    measure: Measure,
    resolution: f64,
    [one, other]: [usize; 2],
) -> Option<PairwiseComparison> {
    let mut counts = PairedOutcomes::default();
    let (mut costs, mut other_costs) = (Vec::new(), Vec::new());
    for scores in puzzles {
        let (a, b) = (scores[one], scores[other]);
        match (a.solved, b.solved) {
            (true, true) => {
                counts.both += 1;
                if a.cost.is_finite() && b.cost.is_finite() {
                    costs.push(a.cost);
                    other_costs.push(b.cost);
                }
            }
            (true, false) => counts.one += 1,
            (false, true) => counts.other += 1,
            (false, false) => counts.neither += 1,
        }
    }
    let comparable = measure.has_same_unit(runs, one, other);
    Some(PairwiseComparison {
        one: runs.contestants[one].clone(),
        other: runs.contestants[other].clone(),
        solved: [counts.both, counts.one, counts.other, counts.neither],
        difference: counts.difference(ConfidenceLevel::DEFAULT).ok()?,
        solved_p: counts.mcnemar(),
        limits: None,
        tests: 1,
        code: [one, other].map(|index| runs.details_of(index).code),
        seconds: None,
        measure,
        cost: comparable
            .then(|| compare(&costs, &other_costs, resolution))
            .flatten(),
        drift: None,
        comparable,
        spearman: spearman(&costs, &other_costs, ConfidenceLevel::DEFAULT).ok(),
        kendall: kendall(&costs, &other_costs, ConfidenceLevel::DEFAULT).ok(),
        sentence: String::new(),
    })
}

/// The minimum time, in microseconds, that a run with a recorded time of 0 is assumed to have taken.
const MIN_MICROS: f64 = 0.1;

/// The resolution of recorded costs: 1 if they are times truncated to whole microseconds, or medians of such times,
/// otherwise 0.
fn resolution(runs: &RunTable, measure: Measure) -> f64 {
    let micros = match &*runs.block_micros {
        [] => &runs.micros,
        // The median of two whole numbers need not be whole.
        block_micros => &block_micros.concat(),
    };
    let mut micros = micros.iter().filter(|micros| micros.is_finite());
    let is_truncated = measure == Measure::Time && micros.all(|micros| micros.fract() == 0.0);
    if is_truncated { 1.0 } else { 0.0 }
}

/// Compares costs by their differences, which are defined if some costs are 0.
fn compare_differences(
    costs: &[f64],
    other_costs: &[f64],
    lower: [u64; 2],
) -> Option<CostComparison> {
    let pairs = costs.iter().zip(other_costs);
    let differences: Vec<_> = pairs.map(|(a, b)| a - b).collect();
    let test = signed_rank(&differences).ok()?;
    Some(CostComparison {
        ratio: None,
        lower,
        p: test.p,
        effect: test.effect,
    })
}

fn compare(costs: &[f64], other_costs: &[f64], resolution: f64) -> Option<CostComparison> {
    let count = |is_lower: fn(f64, f64) -> bool| {
        let pairs = costs.iter().zip(other_costs);
        pairs.filter(|(a, b)| is_lower(**a, **b)).count() as u64
    };
    let lower = [count(|a, b| a < b), count(|a, b| b < a)];
    let mut all_costs = costs.iter().chain(other_costs);
    if resolution <= 0.0 && all_costs.any(|cost| *cost <= 0.0) {
        return compare_differences(costs, other_costs, lower);
    }
    let min_cost = |cost: f64| {
        if resolution > 0.0 && cost < 1.0 {
            MIN_MICROS
        } else {
            cost
        }
    };
    let max_cost = |cost: f64| {
        if cost < 1.0 {
            cost.max(resolution)
        } else {
            cost + resolution
        }
    };
    let log_ratios_of = |ratio: &dyn Fn(f64, f64) -> f64| -> Vec<f64> {
        let pairs = costs.iter().zip(other_costs);
        pairs.map(|(a, b)| libm::log(ratio(*a, *b))).collect()
    };
    let log_ratios = [
        log_ratios_of(&|a, b| min_cost(a) / max_cost(b)),
        log_ratios_of(&|a, b| positive(a) / positive(b)),
        log_ratios_of(&|a, b| max_cost(a) / min_cost(b)),
    ];
    let mut signed_rank_tests = Vec::new();
    let mut location_estimates = Vec::new();
    for log_ratios in &log_ratios {
        signed_rank_tests.push(signed_rank(log_ratios).ok()?);
        location_estimates.push(hodges_lehmann(log_ratios, ConfidenceLevel::DEFAULT).ok()?);
    }
    // The estimate and the ends of its interval increase with every difference.
    let [lowest, recorded, highest] = <[Estimate; 3]>::try_from(location_estimates).ok()?;
    let is_same_sign = signed_rank_tests[0].effect.signum() == signed_rank_tests[2].effect.signum();
    let p = signed_rank_tests
        .iter()
        .map(|test| test.p)
        .fold(0.0, f64::max);
    Some(CostComparison {
        ratio: Some(Estimate {
            value: libm::exp(recorded.value),
            low: libm::exp(lowest.low),
            high: libm::exp(highest.high),
        }),
        lower,
        p: if is_same_sign || resolution <= 0.0 {
            p
        } else {
            1.0
        },
        effect: signed_rank_tests[1].effect,
    })
}

impl PairwiseComparison {
    /// The comparison with names that are safe in Markdown. Its sentences are plain text otherwise.
    pub(crate) fn with_escaped_names(&self) -> Self {
        let drift = self.drift.clone().map(|drift| BlockDrift {
            contestant: escape_markdown(&drift.contestant),
            ..drift
        });
        let limits = self.limits.clone().map(|limits| {
            limits.map(|limit| RunLimit {
                unit: escape_markdown(&limit.unit),
                ..limit
            })
        });
        Self {
            one: escape_markdown(&self.one),
            other: escape_markdown(&self.other),
            limits,
            drift,
            ..self.clone()
        }
    }
}
