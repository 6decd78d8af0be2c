use std::collections::BTreeMap;

use super::{Score, SummaryRow};
use crate::runs::to_f64;
use crate::{Grouping, RunTable};
use sudoku_stats::{ConfidenceLevel, Estimate, PowerLawFit, power_law_fit, power_law_fit_within};

/// The comparison of sizes that a power law of costs makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub enum GrowthScope {
    /// All puzzles are of one set.
    OneSet,
    /// The puzzles are of several sets, and the size varies within them. The power laws of the sets have a common
    /// exponent and different factors.
    WithinSets,
    /// The puzzles are of several sets, each with a single size. The law then includes all other differences between the
    /// sets.
    BetweenSets,
}

/// The scaling of a contestant's cost with the size of the puzzles that it solved.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct ScalingFit {
    /// The name of the contestant.
    pub contestant: String,
    /// The measure of size: the number of givens, or the side of the grid.
    pub with: Grouping,
    /// The number of solved puzzles to which the power law is fitted.
    pub puzzles: usize,
    /// The sets whose puzzles the power law compares.
    pub scope: GrowthScope,
    /// The fitted power law, with its exponent.
    pub growth: PowerLawFit,
}

/// A power law that is not stated although the data seem to show one.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct WithheldGrowth {
    /// The name of the contestant.
    pub contestant: String,
    /// The measure of size: the number of givens, or the side of the grid.
    pub with: Grouping,
    /// `true` if some costs are 0, to which no power law can be fitted. `false` if there is a trend over all sets, but not
    /// within the sets, so that the trend may be a difference between the sets.
    pub zero_costs: bool,
    /// The exponent within the sets; `None` if some costs are 0.
    pub exponent: Option<Estimate>,
}

/// The sizes, the costs and the sets of the puzzles that a contestant solved, in the same order.
#[derive(Default)]
pub(crate) struct SizedCosts {
    sizes: Vec<f64>,
    costs: Vec<f64>,
    sets: Vec<u32>,
}

impl SizedCosts {
    /// Adds a puzzle of the set with this index.
    pub(crate) fn push(&mut self, size: f64, cost: f64, set: u32) {
        self.sizes.push(size);
        self.costs.push(cost);
        self.sets.push(set);
    }

    /// The ratio of the largest to the smallest size; within sets, the largest of the ratios of the sets. 1 without
    /// puzzles.
    fn size_range(&self, scope: GrowthScope) -> f64 {
        let is_within_sets = scope == GrowthScope::WithinSets;
        let mut ranges = BTreeMap::new();
        for (&set, &size) in self.sets.iter().zip(&self.sizes) {
            let group = if is_within_sets { set } else { 0 };
            let (low, high) = ranges.entry(group).or_insert((size, size));
            (*low, *high) = (size.min(*low), size.max(*high));
        }
        ranges
            .values()
            .map(|(low, high)| high / low)
            .fold(1.0, f64::max)
    }

    /// The comparison that a power law of these puzzles makes.
    fn scope(&self) -> GrowthScope {
        if self.sets.iter().all(|set| *set == self.sets[0]) {
            return GrowthScope::OneSet;
        }
        let mut first_sizes = BTreeMap::new();
        let varies_within_sets = self.sets.iter().zip(&self.sizes).any(|(set, size)| {
            let first = *first_sizes.entry(set).or_insert(size);
            (size - first).abs() > 0.0
        });
        if varies_within_sets {
            GrowthScope::WithinSets
        } else {
            // Such sets are made to compare sizes: for example, new puzzles of several grids.
            GrowthScope::BetweenSets
        }
    }
}

/// The smallest share of solved runs with which a power law is stated. Costs of unsolved runs are unknown and above the
/// limit, so a fit to the solved ones depends on the limit: with more unsolved runs, it describes the limit.
const MIN_SOLVED: f64 = 0.99;

/// The smallest ratio of the largest to the smallest size with which a power law is stated; of sizes that are compared
/// within sets, the ratio in one of the sets. Over a narrower range, other
/// laws fit as well: for example, steps that fall by one per given are fitted by a power with R² = 1.00.
const MIN_RANGE: f64 = 1.5;

/// The verdict whether a power law of costs by size is stated. The sentences, the figure and the data of a report depend on this
/// verdict alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum PowerLaw {
    /// The law is stated, with the comparison that it makes.
    Stated(PowerLawFit, GrowthScope),
    /// The law would be significant, but it is not stated, because more than 1 % of the runs are unsolved: their costs
    /// are unknown.
    Unsolved,
    /// The law would be significant, but it is not stated, because the largest size that is compared is less than 1.5 times the
    /// smallest.
    NarrowRange,
    /// There is no fit, because some costs are 0.
    ZeroCosts,
    /// There is a significant law over all sets, but the 95 % interval of the exponent within the sets, which is given,
    /// contains 0: the law may be a difference between the sets. `None` if there is no fit within the sets.
    NoTrendWithinSets(Option<Estimate>),
    /// There is no fit, or the 95 % interval of its exponent contains 0, so that the costs may not depend on the size at
    /// all.
    NotSignificant,
}

impl PowerLaw {
    /// The power law of the costs of solved puzzles by their sizes; with several sets, that within the sets. `runs` and
    /// `solved_runs` are the numbers of all runs of the contestant and of the solved ones.
    pub(crate) fn of(points: &SizedCosts, solved_runs: u64, runs: u64) -> Self {
        let SizedCosts { sizes, costs, sets } = points;
        let scope = points.scope();
        // A trend over all sets can be seen in a figure, so the verdict explains why it is not stated.
        let is_narrow_over_all = points.size_range(GrowthScope::OneSet) < MIN_RANGE;
        if !is_narrow_over_all && costs.iter().any(|cost| *cost <= 0.0) {
            return Self::ZeroCosts;
        }
        let level = ConfidenceLevel::DEFAULT;
        let is_significant = |fit: &PowerLawFit| fit.exponent.low > 0.0 || fit.exponent.high < 0.0;
        let over_all = power_law_fit(sizes, costs, level).ok();
        let fit = if scope == GrowthScope::WithinSets {
            let within = power_law_fit_within(sizes, costs, sets, level).ok();
            let is_trend = within.as_ref().is_some_and(is_significant);
            if !is_trend && !is_narrow_over_all && over_all.as_ref().is_some_and(is_significant) {
                return Self::NoTrendWithinSets(within.map(|fit| fit.exponent));
            }
            within
        } else {
            over_all
        };
        let Some(fit) = fit.filter(is_significant) else {
            return Self::NotSignificant;
        };
        if points.size_range(scope) < MIN_RANGE {
            Self::NarrowRange
        } else if to_f64(solved_runs) < MIN_SOLVED * to_f64(runs) {
            Self::Unsolved
        } else {
            Self::Stated(fit, scope)
        }
    }

    /// The fit, if it is stated.
    pub(crate) fn stated(self) -> Option<PowerLawFit> {
        match self {
            Self::Stated(fit, _) => Some(fit),
            Self::Unsolved
            | Self::NarrowRange
            | Self::ZeroCosts
            | Self::NoTrendWithinSets(_)
            | Self::NotSignificant => None,
        }
    }
}

/// The power laws of all contestants against the number of givens and against the side of the grid, and the names of the
/// contestants whose laws are not stated because too many of their runs are unsolved, and the laws that are not stated for
/// other reasons. `rows` are those of the summary.
pub(super) fn scaling_fits(
    puzzles: &[Option<Vec<Score>>],
    runs: &RunTable,
    rows: &[SummaryRow],
) -> (Vec<ScalingFit>, Vec<String>, Vec<WithheldGrowth>) {
    let (mut fits, mut censored, mut withheld) = (Vec::new(), Vec::new(), Vec::new());
    for with in [Grouping::Givens, Grouping::Size] {
        for (index, contestant) in runs.contestants.iter().enumerate() {
            let points = points(puzzles, runs, index, with);
            let withheld_growth = |zero_costs: bool, exponent: Option<Estimate>| WithheldGrowth {
                contestant: contestant.clone(),
                with,
                zero_costs,
                exponent,
            };
            let [solved_runs, all_runs] = run_counts(rows, contestant);
            match PowerLaw::of(&points, solved_runs, all_runs) {
                PowerLaw::Stated(growth, scope) => fits.push(ScalingFit {
                    contestant: contestant.clone(),
                    with,
                    puzzles: points.sizes.len(),
                    scope,
                    growth,
                }),
                PowerLaw::Unsolved if !censored.contains(contestant) => {
                    censored.push(contestant.clone());
                }
                PowerLaw::ZeroCosts => withheld.push(withheld_growth(true, None)),
                PowerLaw::NoTrendWithinSets(exponent) => {
                    withheld.push(withheld_growth(false, exponent));
                }
                PowerLaw::Unsolved | PowerLaw::NarrowRange | PowerLaw::NotSignificant => {}
            }
        }
    }
    (fits, censored, withheld)
}

/// The numbers of solved runs and of all runs of a contestant, on puzzles of all classes.
fn run_counts(rows: &[SummaryRow], contestant: &str) -> [u64; 2] {
    let of_classes = rows
        .iter()
        .filter(|row| row.contestant == contestant && row.class.is_some());
    of_classes.fold([0, 0], |[solved, runs], row| {
        [solved + row.solved as u64, runs + row.runs as u64]
    })
}

/// The puzzles that a contestant solved.
fn points(
    puzzles: &[Option<Vec<Score>>],
    runs: &RunTable,
    contestant: usize,
    with: Grouping,
) -> SizedCosts {
    let mut points = SizedCosts::default();
    for (scores, puzzle) in puzzles.iter().zip(&runs.puzzles) {
        let Some(score) = scores.as_ref().map(|scores| scores[contestant]) else {
            continue;
        };
        let size = match with {
            Grouping::Size => puzzle.side,
            Grouping::Givens | Grouping::Set => puzzle.givens,
        };
        if score.solved && score.cost.is_finite() && size > 0 {
            points.push(f64::from(size), score.cost, puzzle.set);
        }
    }
    points
}

#[cfg(test)]
mod tests {
    use crate::{
        Budget, GrowthScope, PuzzleInfo, Record, RunEnd, RunTable, Summary, SummaryOptions,
    };

    /// The summary of one contestant's runs on 9×9 puzzles, whose costs are the squares of the numbers of givens. The runs
    /// on the last `unsolved` puzzles are stopped.
    fn summary(givens: impl Iterator<Item = usize>, unsolved: usize) -> Summary {
        let givens: Vec<_> = givens.collect();
        let records = givens.iter().enumerate().map(|(line, count)| {
            let solved = line + unsolved < givens.len();
            Record {
                task: line as u64,
                set: "some".to_owned(),
                line,
                puzzle: "1".repeat(*count) + &".".repeat(81 - count),
                contestant: "one".to_owned(),
                seed: 1,
                outcome: if solved { "solved" } else { "steps" }.to_owned(),
                steps: Some(10),
                micros: Some((count * count) as u64),
                solution: solved.then(|| "1".repeat(81)),
                ..Record::default()
            }
        });
        let records: Vec<_> = records.collect();
        Summary::of(
            &RunTable::of(&records),
            &Budget::default(),
            SummaryOptions::default(),
        )
    }

    #[test]
    fn growth_is_stated_if_almost_all_runs_are_solved() {
        let all = summary(17..57, 0);
        let [fit] = &*all.growth else {
            panic!("one contestant, and one side");
        };
        assert!((fit.growth.exponent.value - 2.0).abs() < 1e-9);
        assert!(all.growth_unknown.is_empty());
        let censored = summary(17..57, 1);
        assert!(censored.growth.is_empty());
        assert_eq!(censored.growth_unknown, ["one"]);
        let report = censored.to_string();
        assert!(report.contains("- one: no power law is stated, because"));
    }

    /// The summary of a contestant's runs on puzzles of two sets: `few` has 18 to 27 givens, and `many` has 38 to 47. The
    /// cost is a function of the set and the number of givens.
    fn summary_of_two_sets(cost: impl Fn(u32, u32) -> f64) -> Summary {
        summary_of_sets(|set, index| 18 + 20 * set + index / 4, cost)
    }

    /// The summary of a contestant's runs on puzzles of two sets. `givens` is a function of the set and the index of the
    /// puzzle, and `cost` one of the set and the number of givens.
    fn summary_of_sets(
        givens: impl Fn(u32, u32) -> u32,
        cost: impl Fn(u32, u32) -> f64,
    ) -> Summary {
        let mut runs = RunTable {
            sets: vec!["few".to_owned(), "many".to_owned()],
            contestants: vec!["bt".to_owned()],
            ..RunTable::default()
        };
        for index in 0..40_u32 {
            let set = index % 2;
            let givens = givens(set, index);
            runs.puzzles.push(PuzzleInfo {
                set,
                givens,
                side: 9,
            });
            runs.puzzle.push(index);
            runs.contestant.push(0);
            runs.end.push(RunEnd::Solved);
            let cost = cost(set, givens);
            runs.micros.push(cost);
            runs.steps.push(cost);
            runs.nodes.push(f64::NAN);
        }
        Summary::of(&runs, &Budget::default(), SummaryOptions::default())
    }

    #[test]
    fn a_difference_between_sets_is_no_growth() {
        // The costs of the sets differ, but have no trend within the sets.
        let noise = |givens: u32| f64::from(7 * givens % 5);
        let between =
            summary_of_two_sets(|set, givens| noise(givens) + if set == 0 { 1000.0 } else { 10.0 });
        assert!(between.growth.is_empty(), "{:?}", between.growth);
        let [withheld] = &*between.growth_withheld else {
            panic!("one contestant, and one side");
        };
        let exponent = withheld.exponent.expect("the givens vary within the sets");
        assert!(exponent.low < 0.0 && exponent.high > 0.0 && !withheld.zero_costs);
        let report = between.to_string();
        assert!(
            report.contains(
                "- bt: no power law is stated: within the sets, the trend with the number of givens is not significant (exponent "
            ),
            "{report}"
        );
        // Within the sets, the costs fall with the square of the number of givens, and they are higher in the set with more
        // givens.
        let within = summary_of_two_sets(|set, givens| {
            let factor = if set == 0 { 1e4 } else { 1e6 };
            factor / f64::from(givens * givens)
        });
        let [fit] = &*within.growth else {
            panic!("one contestant, and one side");
        };
        assert!((fit.growth.exponent.value + 2.0).abs() < 1e-9);
        assert_eq!(fit.scope, GrowthScope::WithinSets);
        assert!(
            within.to_string().contains(
                "- bt: times fall with the number of givens to the power of -2.00 within the sets ("
            ),
            "{within}"
        );
    }

    #[test]
    fn sets_of_one_size_each_are_compared_with_each_other() {
        let designed = summary_of_sets(
            |set, _| 20 + 10 * set,
            |_, givens| f64::from(givens * givens),
        );
        let [fit] = &*designed.growth else {
            panic!("one contestant, and one side");
        };
        assert!((fit.growth.exponent.value - 2.0).abs() < 1e-9);
        assert_eq!(fit.scope, GrowthScope::BetweenSets);
        assert!(
            designed.to_string().contains(
                "to the power of 2.00 between the sets, each of which has one size, so other differences between the sets may \
                 contribute ("
            ),
            "{designed}"
        );
    }

    #[test]
    fn no_power_law_is_fitted_to_costs_of_0() {
        let zero = summary_of_two_sets(|_, givens| f64::from(givens - 18));
        assert!(zero.growth.is_empty() && zero.growth_withheld[0].zero_costs);
        let report = zero.to_string();
        assert!(
            report.contains(
                "- bt: no power law with the number of givens is stated, because some costs are 0"
            ),
            "{report}"
        );
    }

    #[test]
    fn no_growth_within_sets_is_stated_if_each_set_has_a_narrow_range() {
        let cost = |_, givens: u32| f64::from(givens * givens);
        for (step, is_stated) in [(4, true), (8, false)] {
            // 18 to 27 or 18 to 22 givens in one set, and 20 more in the other.
            let summary = summary_of_sets(|set, index| 18 + 20 * set + index / step, cost);
            assert_eq!(summary.growth.len(), usize::from(is_stated), "{summary}");
            // A trend over all sets that is none within them is explained, however narrow the sets are.
            let between = summary_of_sets(
                |set, index| 18 + 20 * set + index / step,
                |set, givens| f64::from(7 * givens % 5) + if set == 0 { 1000.0 } else { 10.0 },
            );
            assert_eq!(between.growth_withheld.len(), 1, "{between}");
        }
    }

    #[test]
    fn no_growth_is_stated_over_a_narrow_range() {
        let narrow = summary(31..37, 0);
        assert!(narrow.growth.is_empty() && narrow.growth_unknown.is_empty());
        assert!(!narrow.to_string().contains("## Growth"));
    }
}
