mod hardness;
mod markdown;
mod pairwise;
mod row;
mod scaling;

pub(crate) use hardness::correlations as hardness_of;
pub use hardness::{Hardest, Hardness};
pub use pairwise::{CostComparison, PairwiseComparison};
pub use row::SummaryRow;
pub(crate) use row::observed_costs;
pub use scaling::ScalingFit;

use crate::options::PuzzleClasses;
use crate::{Budget, Grouping, Measure, RunEnd, RunTable, SummaryOptions};
use sudoku_stats::{ConfidenceLevel, Friedman, critical_difference, friedman, median};

/// The results of an experiment.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Summary {
    /// The measure of cost.
    pub measure: Measure,
    /// How puzzles are grouped into classes, which are compared with each other.
    pub by: Grouping,
    /// The number of runs.
    pub runs: usize,
    /// The number of puzzles with runs of every contestant, on which contestants are compared.
    pub puzzles: usize,
    /// One row per contestant and class. If there are several classes, one row per contestant for all puzzles
    /// follows.
    pub rows: Vec<SummaryRow>,
    /// One comparison per pair of contestants, over all classes.
    pub pairs: Vec<PairwiseComparison>,
    /// The ranking of more than two contestants; `None` if there are too few puzzles, or the costs
    /// have different units.
    pub ranking: Option<Ranking>,
    /// The scaling of costs with the size of the puzzles.
    pub growth: Vec<ScalingFit>,
    /// The correlation of costs with the number of givens and with every rating scale.
    pub hardness: Vec<Hardness>,
    /// The hardest class for each contestant.
    pub hardest: Vec<Hardest>,
}

/// The ranking of the contestants, averaged over puzzles: by cost, unsolved puzzles last.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Ranking {
    /// The names of the contestants, in the order of the ranks in [`friedman`](Self::friedman).
    pub contestants: Vec<String>,
    /// Friedman's test and the mean ranks, where rank 1 is the best.
    pub friedman: Friedman,
    /// The critical difference: mean ranks that differ by more are significantly different at 95 % (Nemenyi);
    /// `None` if it cannot be computed.
    pub critical_difference: Option<f64>,
}

/// The result of a contestant on a puzzle, over all seeds.
#[derive(Clone, Copy)]
pub(crate) struct Score {
    /// `true` if more than half of the runs solved the puzzle.
    pub(crate) solved: bool,
    /// The median cost of the solved runs; NaN if there are none.
    pub(crate) cost: f64,
}

impl Summary {
    /// Computes the summary of a table of runs. Contestants and classes keep their order.
    pub fn of(runs: &RunTable, budget: &Budget, options: SummaryOptions) -> Self {
        let SummaryOptions { measure, by } = options;
        let costs = measure.costs(runs);
        let classes = PuzzleClasses::of(runs, by);
        let mut rows = Vec::new();
        for (class_index, class) in classes.names.iter().enumerate() {
            let is_in_class = |puzzle: usize| classes.class_of_puzzle[puzzle] == class_index;
            rows.extend(row::summary_rows(
                runs,
                costs,
                Some(class),
                is_in_class,
                budget,
            ));
        }
        if classes.names.len() > 1 {
            rows.extend(row::summary_rows(runs, costs, None, |_| true, budget));
        }
        let scores = scores(runs, costs);
        let shared_scores: Vec<_> = scores.iter().flatten().cloned().collect();
        Self {
            measure,
            by,
            runs: runs.len(),
            puzzles: shared_scores.len(),
            rows,
            pairs: pairwise::comparisons(&shared_scores, runs, measure),
            ranking: ranking(&shared_scores, runs, measure),
            growth: scaling::scaling_fits(&scores, runs),
            hardness: hardness::correlations(&scores, runs),
            hardest: hardness::hardest(&scores, runs, &classes),
        }
    }
}

/// The score of every contestant on every puzzle; `None` if a contestant has no runs on the puzzle.
pub(crate) fn scores(runs: &RunTable, costs: &[f64]) -> Vec<Option<Vec<Score>>> {
    let contestants = runs.contestants.len();
    // `runs_by_group` holds the indices of the runs, grouped by puzzle and contestant; `group_starts` holds the index in
    // `runs_by_group` at which each group starts.
    let group = |at: usize| runs.puzzle[at] as usize * contestants + runs.contestant[at] as usize;
    let mut group_starts = vec![0; runs.puzzles.len() * contestants + 1];
    for at in 0..runs.len() {
        group_starts[group(at) + 1] += 1;
    }
    for at in 1..group_starts.len() {
        group_starts[at] += group_starts[at - 1];
    }
    let mut next_slots = group_starts.clone();
    let mut runs_by_group = vec![0; runs.len()];
    for at in 0..runs.len() {
        let slot = &mut next_slots[group(at)];
        runs_by_group[*slot] = at;
        *slot += 1;
    }
    let puzzle_scores = |puzzle: usize| {
        let cells = puzzle * contestants..(puzzle + 1) * contestants;
        cells
            .map(|group| {
                score(
                    runs,
                    costs,
                    &runs_by_group[group_starts[group]..group_starts[group + 1]],
                )
            })
            .collect()
    };
    (0..runs.puzzles.len()).map(puzzle_scores).collect()
}

/// The score of a contestant on a puzzle, from the indices of its runs; `None` if there are no runs.
fn score(runs: &RunTable, costs: &[f64], run_indices: &[usize]) -> Option<Score> {
    if let [at] = run_indices {
        // With a single run, no median is needed.
        let solved = runs.end[*at] == RunEnd::Solved;
        let cost = if solved { costs[*at] } else { f64::NAN };
        return Some(Score { solved, cost });
    }
    let solved = run_indices
        .iter()
        .filter(|at| runs.end[**at] == RunEnd::Solved);
    let mut solved: Vec<_> = solved.map(|at| costs[*at]).collect();
    (!run_indices.is_empty()).then(|| Score {
        solved: 2 * solved.len() > run_indices.len(),
        cost: median(&mut solved),
    })
}

/// Ranks the contestants by the scores of `puzzles`; `None` if there are too few puzzles or contestants, or the costs
/// have different units.
pub(crate) fn ranking(
    puzzles: &[Vec<Score>],
    runs: &RunTable,
    measure: Measure,
) -> Option<Ranking> {
    let contestants = runs.contestants.len();
    if contestants < 3 || !(1..contestants).all(|other| measure.has_same_unit(runs, 0, other)) {
        return None;
    }
    // Only the order of the costs matters.
    let costs = puzzles.iter().flatten().map(|score| {
        if score.solved && score.cost.is_finite() {
            score.cost
        } else {
            f64::MAX
        }
    });
    let friedman = friedman(&costs.collect::<Vec<_>>(), contestants).ok()?;
    Some(Ranking {
        contestants: runs.contestants.clone(),
        critical_difference: critical_difference(
            contestants,
            friedman.tasks,
            ConfidenceLevel::DEFAULT,
        )
        .ok(),
        friedman,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Record;

    fn summarize(records: &[Record], budget: &Budget) -> Summary {
        Summary::of(&RunTable::of(records), budget, SummaryOptions::default())
    }

    /// The record of a run on a puzzle. `micros` is the time to the solution; `None` if the run did not solve the
    /// puzzle.
    fn run(task: u64, line: usize, contestant: &str, micros: Option<u64>) -> Record {
        Record {
            task,
            set: "some".to_owned(),
            line,
            puzzle: "1...".to_owned(),
            contestant: contestant.to_owned(),
            seed: 1,
            outcome: if micros.is_some() { "solved" } else { "steps" }.to_owned(),
            steps: Some(10),
            micros: micros.or(Some(99)),
            solution: micros.map(|_| "1234".to_owned()),
            ..Record::default()
        }
    }

    /// The records of eight puzzles that both contestants solve, the second in half the time, and of three puzzles that
    /// only the second contestant solves.
    fn records() -> Vec<Record> {
        let records_of_both = (0..8).flat_map(|at| {
            let (line, micros) = (usize::try_from(at).expect("small"), 100 * (at + 1));
            [
                run(2 * at, line, "slow", Some(2 * micros)),
                run(2 * at + 1, line, "quick", Some(micros)),
            ]
        });
        let records_of_one = (8..11).flat_map(|at| {
            let line = usize::try_from(at).expect("small");
            [
                run(2 * at, line, "slow", None),
                run(2 * at + 1, line, "quick", Some(50)),
            ]
        });
        records_of_both.chain(records_of_one).collect()
    }

    #[test]
    fn contestants_are_compared_on_the_same_puzzles() {
        let mut records = records();
        let summary = summarize(&records, &Budget::default());
        assert_eq!((summary.runs, summary.puzzles), (22, 11));
        let [pair] = &*summary.pairs else {
            panic!("one pair, not {}", summary.pairs.len());
        };
        assert_eq!(pair.solved, [8, 0, 3, 0]);
        // The sign test of three puzzles gives p = 2 × 0.5³. The signed-rank test of eight equal values uses the normal
        // approximation, because all values are tied.
        assert!((pair.solved_p - 0.25).abs() < 1e-12);
        let time = pair.cost.expect("both solved some");
        assert!((time.ratio.value - 2.0).abs() < 1e-12, "{time:?}");
        // Times of 100 µs, truncated to whole microseconds, may be 1 % longer.
        assert!(1.9 < time.ratio.low && time.ratio.low < 2.0, "{time:?}");
        assert!(2.0 < time.ratio.high && time.ratio.high < 2.1, "{time:?}");
        assert!(time.p < 0.02 && time.effect > 0.99, "{time:?}");
        assert!(
            pair.to_string().starts_with(
                "Of 11 puzzles slow solved 8, quick 11: that may be chance (p = 0.25). On the 8 that both \
                 solved slow took 2.00 times as long as quick (95 %: 1.9"
            ),
            "{pair}"
        );
        // The order of the records does not matter.
        records.reverse();
        assert_eq!(
            summarize(&records, &Budget::default()).to_string(),
            summary.to_string()
        );
    }

    #[test]
    fn times_below_the_resolution_are_not_significant() {
        let records_of_times = |micros: [u64; 2]| -> Vec<Record> {
            let records = (0..40).flat_map(|at| {
                let line = usize::try_from(at).expect("small");
                [
                    run(2 * at, line, "slow", Some(micros[0])),
                    run(2 * at + 1, line, "quick", Some(micros[1])),
                ]
            });
            records.collect()
        };
        for (micros, is_significant) in [
            ([5, 4], false),
            ([1, 0], false),
            ([0, 0], false),
            ([5, 3], true),
            ([500, 400], true),
        ] {
            let summary = summarize(&records_of_times(micros), &Budget::default());
            let CostComparison { ratio, p, .. } = summary.pairs[0].cost.expect("both solved some");
            assert!(
                ratio.low < ratio.value && ratio.value < ratio.high,
                "{ratio:?}"
            );
            assert_eq!(ratio.low > 1.0, is_significant, "{micros:?}: {ratio:?}");
            assert_eq!(p < 0.05, is_significant, "{micros:?}: {p}");
            let sentence = summary.pairs[0].to_string();
            assert_eq!(
                !sentence.contains("no difference in time shows"),
                is_significant,
                "{sentence}"
            );
        }
        // Steps are exact.
        let options = SummaryOptions {
            measure: Measure::Steps,
            ..SummaryOptions::default()
        };
        let summary = Summary::of(
            &RunTable::of(&records_of_times([5, 4])),
            &Budget::default(),
            options,
        );
        let ratio = summary.pairs[0].cost.map(|cost| cost.ratio);
        assert!(
            ratio.is_none_or(|ratio| (ratio.high - ratio.low).abs() < f64::EPSILON),
            "{ratio:?}"
        );
    }

    #[test]
    fn unsolved_runs_are_censored_or_count_as_twice_the_budget() {
        let budget = Budget {
            steps: Some(100),
            seconds: None,
        };
        let summary = summarize(&records(), &budget);
        let [slow, quick] = &*summary.rows else {
            panic!("one set, two contestants");
        };
        assert_eq!((slow.runs, slow.solved, quick.solved), (11, 8, 11));
        // The times are 50 µs for three puzzles, and 100 µs to 800 µs for the others.
        assert_eq!(quick.half, Some(300.0));
        let par2 = slow.par2_steps.expect("there is a budget");
        assert!((par2.value - (8.0 * 10.0 + 3.0 * 200.0) / 11.0).abs() < 1e-9);
        assert!(slow.par2_seconds.is_none());
        let mean = quick.mean.expect("it solved some");
        assert!((mean.value - (3600.0 + 150.0) / 11.0).abs() < 1e-9);
        assert!(mean.low < mean.value && mean.value < mean.high);
    }

    #[test]
    fn a_puzzle_is_solved_if_more_than_half_of_its_runs_are() {
        let records_of_seeds = |times: [Option<u64>; 3], contestant: &str| -> Vec<Record> {
            (0..3)
                .map(|at| run(at as u64, 1, contestant, times[at]))
                .collect()
        };
        let mut records = records_of_seeds([Some(10), None, Some(30)], "most");
        records.extend(records_of_seeds([Some(10), None, None], "few"));
        let summary = summarize(&records, &Budget::default());
        assert_eq!(summary.pairs[0].solved, [0, 1, 0, 0]);
    }
}
