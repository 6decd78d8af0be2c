use crate::runs::real;
use crate::{Budget, End, Runs};
use sudoku_stats::{
    Bootstrap, ConfidenceLevel, Estimate, KaplanMeier, RunTime, SortedSample, mean, mean_interval,
    median, par_scores, wilson_interval,
};

/// How one contestant did on a class of puzzles, or on all.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Row {
    /// The class, such as a set; none is all puzzles.
    pub class: Option<String>,
    /// The contestant.
    pub contestant: String,
    /// Runs.
    pub runs: usize,
    /// Those that solved their puzzle.
    pub solved: usize,
    /// Their share, with Wilson's interval.
    pub share: Estimate,
    /// The cost by which half of all runs have solved their puzzle (Kaplan and Meier: a run that was cut off
    /// would have taken longer); none where fewer than half do. Costs are microseconds, steps or nodes.
    pub half: Option<f64>,
    /// The mean cost of the solved runs: with an interval by the bootstrap (`BCa`) up to 500 runs, of more by
    /// Student's t, from which it differs by little there.
    pub mean: Option<Estimate>,
    /// Costs below which a twentieth, a quarter, half, three quarters and 19 of 20 of the solved runs lie.
    pub quantiles: Option<[f64; 5]>,
    /// The mean of what of each run lies before [`until`](Self::until), whether it was solved or not.
    pub restricted: Option<Estimate>,
    /// The cost up to which runs of every contestant on this class were looked at.
    pub until: Option<f64>,
    /// The mean time in seconds where one that was not solved counts as twice the budget; none without budget.
    pub par2_seconds: Option<Estimate>,
    /// The same in steps.
    pub par2_steps: Option<Estimate>,
    /// The median steps of the solved runs.
    pub median_steps: Option<f64>,
    /// The median nodes of the solved runs; none where there are no nodes.
    pub median_nodes: Option<f64>,
}

/// Solved runs up to which the interval of a mean is drawn by the bootstrap: of more it would take long, and
/// differ from Student's by little.
const RESAMPLED: usize = 500;

/// Draws for an interval: enough for two digits of its ends.
const RESAMPLES: u32 = 2000;

/// The rows of a class, which are those of the contestants that have runs on it.
pub(super) fn all(
    runs: &Runs,
    costs: &[f64],
    class: Option<&str>,
    within: impl Fn(usize) -> bool,
    budget: &Budget,
) -> Vec<Row> {
    let mut places = vec![Vec::new(); runs.contestants.len()];
    for (at, puzzle) in runs.puzzle.iter().enumerate() {
        if within(*puzzle as usize) {
            places[runs.contestant[at] as usize].push(at);
        }
    }
    let curves = places.iter().map(|places| {
        let lengths = lengths(runs, costs, places);
        KaplanMeier::of(&lengths, ConfidenceLevel::DEFAULT).ok()
    });
    let curves: Vec<_> = curves.collect();
    let until = until(curves.iter().flatten());
    let mut rows = Vec::new();
    for (at, places) in places.iter().enumerate() {
        if !places.is_empty() {
            rows.push(Row {
                class: class.map(str::to_owned),
                contestant: runs.contestants[at].clone(),
                ..row(runs, costs, places, curves[at].as_ref(), until, budget)
            });
        }
    }
    rows
}

/// The longest that is known of all: where some runs were not solved, the least of what was looked at.
fn until<'a>(curves: impl Iterator<Item = &'a KaplanMeier>) -> f64 {
    let (mut most, mut least) = (0.0_f64, f64::INFINITY);
    for curve in curves {
        most = most.max(curve.last);
        if (curve.steps.last()).is_none_or(|step| step.open.value > 0.0) {
            least = least.min(curve.last);
        }
    }
    if least.is_finite() { least } else { most }
}

fn row(
    runs: &Runs,
    costs: &[f64],
    places: &[usize],
    curve: Option<&KaplanMeier>,
    until: f64,
    budget: &Budget,
) -> Row {
    let is_solved = |at: &&usize| runs.end[**at] == End::Solved;
    let of_solved = |column: &[f64]| -> Vec<f64> {
        let values = places.iter().filter(is_solved).map(|at| column[*at]);
        values.filter(|value| value.is_finite()).collect()
    };
    let solved = places.iter().filter(is_solved).count();
    let solved_costs = of_solved(costs);
    let median = |column: &[f64]| {
        let mut values = of_solved(column);
        (!values.is_empty()).then(|| median(&mut values))
    };
    let par2 = |column: &[f64], scale: f64, limit: Option<f64>| {
        let limit = limit?;
        // A run that ended at the next look at the clock has not taken longer than it was given.
        let lengths = places.iter().map(|at| RunTime {
            value: (column[*at] / scale).max(0.0).min(limit),
            solved: runs.end[*at] == End::Solved,
        });
        mean_cost(&par_scores(&lengths.collect::<Vec<_>>(), limit, 2.0).ok()?)
    };
    let restricted =
        curve.and_then(|curve| curve.restricted_mean(until, ConfidenceLevel::DEFAULT).ok());
    Row {
        class: None,
        contestant: String::new(),
        runs: places.len(),
        solved,
        share: wilson_interval(solved as u64, places.len() as u64, ConfidenceLevel::DEFAULT)
            .expect("there are runs, and no more solved ones"),
        half: curve.and_then(|curve| curve.quantile(0.5).ok().flatten()),
        mean: mean_cost(&solved_costs),
        quantiles: quantiles(&solved_costs),
        restricted,
        until: restricted.map(|_| until),
        par2_seconds: par2(&runs.micros, 1e6, budget.seconds),
        par2_steps: par2(&runs.steps, 1.0, budget.steps.map(real)),
        median_steps: median(&runs.steps),
        median_nodes: median(&runs.nodes),
    }
}

/// What runs cost, in the same order, but for those without a cost. One that no time would have been enough
/// for was under way as long as any.
pub(crate) fn lengths(runs: &Runs, costs: &[f64], places: &[usize]) -> Vec<RunTime> {
    let finite = places
        .iter()
        .map(|at| costs[*at])
        .filter(|cost| cost.is_finite());
    let last = finite.fold(f64::NAN, f64::max);
    let length = |at: &usize| {
        let (end, cost) = (runs.end[*at], costs[*at]);
        let value = if end == End::Never { last } else { cost };
        value.is_finite().then_some(RunTime {
            value,
            solved: end == End::Solved,
        })
    };
    places.iter().filter_map(length).collect()
}

fn quantiles(costs: &[f64]) -> Option<[f64; 5]> {
    let sorted = SortedSample::new(costs).ok()?;
    Some([0.05, 0.25, 0.5, 0.75, 0.95].map(|share| sorted.quantile(share).unwrap_or(f64::NAN)))
}

fn mean_cost(costs: &[f64]) -> Option<Estimate> {
    if costs.len() > RESAMPLED {
        return mean_interval(costs, ConfidenceLevel::DEFAULT).ok();
    }
    let bootstrap = Bootstrap {
        resamples: RESAMPLES,
        seed: 1,
        level: ConfidenceLevel::DEFAULT,
    };
    let all = bootstrap.bca(costs, |drawn| mean(drawn));
    // Of one value nothing is drawn but itself.
    all.or_else(|_| bootstrap.percentile(costs, |drawn| mean(drawn)))
        .ok()
}
