use super::{Score, SummaryRow};
use crate::options::positive;
use crate::runs::to_f64;
use crate::{Grouping, RunTable};
use sudoku_stats::{ConfidenceLevel, PowerLawFit, power_law_fit};

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
    /// The fitted power law, with its exponent.
    pub growth: PowerLawFit,
}

/// The smallest share of solved runs with which a power law is stated. Costs of unsolved runs are unknown and above the
/// limit, so a fit to the solved ones depends on the limit: with more unsolved runs, it describes the limit.
const MIN_SOLVED: f64 = 0.99;

/// The smallest ratio of the largest to the smallest size with which a power law is stated. Over a narrower range, other
/// laws fit as well: for example, steps that fall by one per given are fitted by a power with R² = 1.00.
const MIN_RANGE: f64 = 1.5;

/// The verdict whether a power law of costs by size is stated. The sentences, the figure and the data of a report depend on this
/// verdict alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum PowerLaw {
    /// The law is stated.
    Stated(PowerLawFit),
    /// The law would be significant, but it is not stated, because more than 1 % of the runs are unsolved: their costs
    /// are unknown.
    Unsolved,
    /// The law would be significant, but it is not stated, because the largest size is less than 1.5 times the smallest.
    NarrowRange,
    /// There is no fit, or the 95 % interval of its exponent contains 0, so that the costs may not depend on the size at
    /// all.
    NotSignificant,
}

impl PowerLaw {
    /// The power law of the costs of solved puzzles by their sizes. `runs` and `solved_runs` are the numbers of all runs
    /// of the contestant and of the solved ones.
    pub(crate) fn of(sizes: &[f64], costs: &[f64], solved_runs: u64, runs: u64) -> Self {
        let fit = power_law_fit(sizes, costs, ConfidenceLevel::DEFAULT).ok();
        let is_significant = |fit: &PowerLawFit| fit.exponent.low > 0.0 || fit.exponent.high < 0.0;
        let Some(fit) = fit.filter(is_significant) else {
            return Self::NotSignificant;
        };
        let largest = sizes.iter().copied().fold(0.0, f64::max);
        let smallest = sizes.iter().copied().fold(f64::INFINITY, f64::min);
        if largest < MIN_RANGE * smallest {
            Self::NarrowRange
        } else if to_f64(solved_runs) < MIN_SOLVED * to_f64(runs) {
            Self::Unsolved
        } else {
            Self::Stated(fit)
        }
    }

    /// The fit, if it is stated.
    pub(crate) fn stated(self) -> Option<PowerLawFit> {
        match self {
            Self::Stated(fit) => Some(fit),
            Self::Unsolved | Self::NarrowRange | Self::NotSignificant => None,
        }
    }
}

/// The power laws of all contestants against the number of givens and against the side of the grid, and the names of the
/// contestants whose laws are not stated because too many of their runs are unsolved. `rows` are those of the summary.
pub(super) fn scaling_fits(
    puzzles: &[Option<Vec<Score>>],
    runs: &RunTable,
    rows: &[SummaryRow],
) -> (Vec<ScalingFit>, Vec<String>) {
    let (mut fits, mut censored) = (Vec::new(), Vec::new());
    for with in [Grouping::Givens, Grouping::Size] {
        for (index, contestant) in runs.contestants.iter().enumerate() {
            let (sizes, costs) = points(puzzles, runs, index, with);
            let [solved_runs, all_runs] = run_counts(rows, contestant);
            match PowerLaw::of(&sizes, &costs, solved_runs, all_runs) {
                PowerLaw::Stated(growth) => fits.push(ScalingFit {
                    contestant: contestant.clone(),
                    with,
                    puzzles: sizes.len(),
                    growth,
                }),
                PowerLaw::Unsolved if !censored.contains(contestant) => {
                    censored.push(contestant.clone());
                }
                PowerLaw::Unsolved | PowerLaw::NarrowRange | PowerLaw::NotSignificant => {}
            }
        }
    }
    (fits, censored)
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

/// The sizes of the puzzles that a contestant solved, and the costs of these puzzles, in the same order.
fn points(
    puzzles: &[Option<Vec<Score>>],
    runs: &RunTable,
    contestant: usize,
    with: Grouping,
) -> (Vec<f64>, Vec<f64>) {
    let sized_costs = puzzles.iter().zip(&runs.puzzles);
    let sized_costs = sized_costs.filter_map(|(scores, puzzle)| {
        let score = scores.as_ref()?[contestant];
        let size = match with {
            Grouping::Size => puzzle.side,
            Grouping::Givens | Grouping::Set => puzzle.givens,
        };
        (score.solved && score.cost.is_finite() && size > 0)
            .then_some((f64::from(size), positive(score.cost)))
    });
    sized_costs.unzip()
}

#[cfg(test)]
mod tests {
    use crate::{Budget, Record, RunTable, Summary, SummaryOptions};

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

    #[test]
    fn no_growth_is_stated_over_a_narrow_range() {
        let narrow = summary(31..37, 0);
        assert!(narrow.growth.is_empty() && narrow.growth_unknown.is_empty());
        assert!(!narrow.to_string().contains("## Growth"));
    }
}
