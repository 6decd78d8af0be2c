mod hardness;
mod markdown;
mod pairwise;
mod row;
mod scaling;
mod stream;

pub(crate) use hardness::correlations as hardness_of;
pub use hardness::{Hardest, Hardness};
pub use pairwise::{CostComparison, PairwiseComparison};
pub use row::SummaryRow;
pub(crate) use row::observed_costs;
pub use scaling::ScalingFit;
pub(crate) use scaling::significant_power_law;
pub use stream::{Precision, SummaryBuilder};

use crate::options::PuzzleClasses;
use crate::{Budget, Grouping, Measure, RunEnd, RunTable, StoppedRuns, SummaryOptions};
use sudoku_stats::{ConfidenceLevel, Friedman, critical_difference, friedman, holm, median};

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
    /// The number of blocks in which all runs are repeated; the time of a run is the median over the blocks. `None` if runs
    /// are not repeated.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub blocks: Option<usize>,
    /// The number of puzzles with runs of every contestant, on which contestants are compared.
    pub puzzles: usize,
    /// The numbers of runs that the limits stopped. Costs in another unit than that of the limit are comparable
    /// among solved runs only.
    pub stopped: StoppedRuns,
    /// One row per contestant and class. If there are several classes, one row per contestant for all puzzles
    /// follows.
    pub rows: Vec<SummaryRow>,
    /// The number of tests in the summary, for which all p-values are adjusted together (Holm's method): if there are
    /// no differences, the probability that any of these p-values is below 5 % is at most 5 %. Confidence intervals are
    /// not adjusted.
    pub tests: usize,
    /// One comparison per pair of contestants, over all classes.
    pub pairs: Vec<PairwiseComparison>,
    /// The ranking of more than two contestants; `None` if there are too few puzzles, the costs
    /// have different units, or the times of blocks differ too much.
    pub ranking: Option<Ranking>,
    /// The scaling of costs with the size of the puzzles.
    pub growth: Vec<ScalingFit>,
    /// The names of the contestants whose growth is not stated, although it would be significant, because more than 1 %
    /// of their runs are unsolved: their costs are unknown.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub growth_unknown: Vec<String>,
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
    /// Friedman's test and the mean ranks, where rank 1 is the best; the p-value is adjusted by Holm's method for
    /// all tests of the summary.
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
        let stopped = StoppedRuns::of(&runs.end);
        let limits = row::Limits::of(stopped, budget, measure);
        let classes = PuzzleClasses::of(runs, by);
        let mut rows = Vec::new();
        for (class_index, class) in classes.names.iter().enumerate() {
            let is_in_class = |puzzle: usize| classes.class_of_puzzle[puzzle] == class_index;
            rows.extend(row::summary_rows(
                runs,
                costs,
                Some(class),
                is_in_class,
                &limits,
            ));
        }
        if classes.names.len() > 1 {
            rows.extend(row::summary_rows(runs, costs, None, |_| true, &limits));
        }
        let scores = scores(runs, costs);
        let shared_scores: Vec<_> = scores.iter().flatten().cloned().collect();
        let mut pairs = pairwise::comparisons(&scores, &shared_scores, runs, measure);
        let has_drift = pairs.iter().any(|pair| pair.drift.is_some());
        let mut ranking = ranking(&shared_scores, runs, measure).filter(|_| !has_drift);
        let mut hardest = hardness::hardest(&scores, runs, &classes);
        let tests = adjust(&mut pairs, ranking.as_mut(), &mut hardest);
        for pair in &mut pairs {
            pair.sentence = pair.to_string();
        }
        let (growth, growth_unknown) = scaling::scaling_fits(&scores, runs, &rows);
        Self {
            measure,
            by,
            runs: runs.len(),
            blocks: runs.block_micros.first().map(Vec::len),
            puzzles: shared_scores.len(),
            stopped,
            rows,
            tests,
            pairs,
            ranking,
            growth,
            growth_unknown,
            hardness: hardness::correlations(&scores, runs),
            hardest,
        }
    }
}

/// Returns `true` if the runs are repeated, and the times of the blocks differ more than those of two contestants.
pub(crate) fn has_drift(runs: &RunTable) -> bool {
    if runs.block_micros.is_empty() {
        return false;
    }
    let scores = scores(runs, Measure::Time.costs(runs));
    let shared_scores: Vec<_> = scores.iter().flatten().cloned().collect();
    let pairs = pairwise::comparisons(&scores, &shared_scores, runs, Measure::Time);
    pairs.iter().any(|pair| pair.drift.is_some())
}

/// Compares the two contestants of each table, which are those of one name in an experiment and in its baseline. The
/// p-values are adjusted together by Holm's method.
pub(crate) fn baseline_comparisons(
    tables: &[RunTable],
    measure: Measure,
) -> Vec<PairwiseComparison> {
    let mut pairs = Vec::new();
    for runs in tables {
        let scores = scores(runs, measure.costs(runs));
        let shared_scores: Vec<_> = scores.iter().flatten().cloned().collect();
        pairs.extend(pairwise::comparisons(
            &scores,
            &shared_scores,
            runs,
            measure,
        ));
    }
    adjust(&mut pairs, None, &mut []);
    for pair in &mut pairs {
        pair.sentence = pair.to_string();
    }
    pairs
}

/// Adjusts the p-values of all tests together by Holm's method and returns their number.
fn adjust(
    pairs: &mut [PairwiseComparison],
    ranking: Option<&mut Ranking>,
    hardest: &mut [Hardest],
) -> usize {
    let mut p_values: Vec<&mut f64> = Vec::new();
    for pair in pairs {
        p_values.push(&mut pair.solved_p);
        p_values.extend(pair.cost.as_mut().map(|cost| &mut cost.p));
    }
    p_values.extend(ranking.map(|ranking| &mut ranking.friedman.p));
    p_values.extend(hardest.iter_mut().map(|one| &mut one.p));
    let unadjusted: Vec<f64> = p_values.iter().map(|p| **p).collect();
    let adjusted = holm(&unadjusted).expect("they are probabilities");
    for (p, adjusted) in p_values.iter_mut().zip(adjusted) {
        **p = adjusted;
    }
    p_values.len()
}

/// The score of every contestant on every puzzle; `None` if a contestant has no runs on the puzzle.
pub(crate) fn scores(runs: &RunTable, costs: &[f64]) -> Vec<Option<Vec<Score>>> {
    let contestants = runs.contestants.len();
    // `runs_by_group` holds the indices of the runs, grouped by puzzle and contestant; `group_starts` holds the index in
    // `runs_by_group` at which each group starts.
    let group_of =
        |index: usize| runs.puzzle[index] as usize * contestants + runs.contestant[index] as usize;
    let mut group_starts = vec![0; runs.puzzles.len() * contestants + 1];
    for index in 0..runs.len() {
        group_starts[group_of(index) + 1] += 1;
    }
    for index in 1..group_starts.len() {
        group_starts[index] += group_starts[index - 1];
    }
    let mut next_slots = group_starts.clone();
    let mut runs_by_group = vec![0; runs.len()];
    for index in 0..runs.len() {
        let slot = &mut next_slots[group_of(index)];
        runs_by_group[*slot] = index;
        *slot += 1;
    }
    let puzzle_scores = |puzzle: usize| {
        let groups = puzzle * contestants..(puzzle + 1) * contestants;
        groups
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
    if let [run_index] = run_indices {
        // With a single run, no median is needed.
        let solved = runs.end[*run_index] == RunEnd::Solved;
        let cost = if solved { costs[*run_index] } else { f64::NAN };
        return Some(Score { solved, cost });
    }
    let solved_indices = run_indices
        .iter()
        .filter(|index| runs.end[**index] == RunEnd::Solved);
    let mut solved_costs: Vec<_> = solved_indices.map(|index| costs[*index]).collect();
    (!run_indices.is_empty()).then(|| Score {
        solved: 2 * solved_costs.len() > run_indices.len(),
        cost: median(&mut solved_costs),
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
            steps: Some(if micros.is_some() { 10 } else { 100 }),
            micros: micros.or(Some(99)),
            solution: micros.map(|_| "1234".to_owned()),
            ..Record::default()
        }
    }

    /// The records of eight puzzles that both contestants solve, the second in half the time, and of three puzzles that
    /// only the second contestant solves.
    fn records() -> Vec<Record> {
        let records_of_both = (0..8).flat_map(|index| {
            let (line, micros) = (usize::try_from(index).expect("small"), 100 * (index + 1));
            [
                run(2 * index, line, "slow", Some(2 * micros)),
                run(2 * index + 1, line, "quick", Some(micros)),
            ]
        });
        let records_of_one = (8..11).flat_map(|index| {
            let line = usize::try_from(index).expect("small");
            [
                run(2 * index, line, "slow", None),
                run(2 * index + 1, line, "quick", Some(50)),
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
        let cost_comparison = pair.cost.expect("both solved some");
        assert!(
            (cost_comparison.ratio.value - 2.0).abs() < 1e-12,
            "{cost_comparison:?}"
        );
        // Times of 100 µs, truncated to whole microseconds, may be 1 % longer.
        assert!(
            1.9 < cost_comparison.ratio.low && cost_comparison.ratio.low < 2.0,
            "{cost_comparison:?}"
        );
        assert!(
            2.0 < cost_comparison.ratio.high && cost_comparison.ratio.high < 2.1,
            "{cost_comparison:?}"
        );
        assert!(
            cost_comparison.p < 0.02 && cost_comparison.effect > 0.99,
            "{cost_comparison:?}"
        );
        assert!(
            pair.to_string().starts_with(
                "Of 11 puzzles slow solved 8, quick 11: that may be chance (p = 0.25). On the 8 that both \
                 solved slow took 2.00 times as long as quick (95 % CI 1.9"
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
            let records = (0..40).flat_map(|index| {
                let line = usize::try_from(index).expect("small");
                [
                    run(2 * index, line, "slow", Some(micros[0])),
                    run(2 * index + 1, line, "quick", Some(micros[1])),
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
    fn unsolved_runs_count_as_twice_the_budget() {
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
    fn unsolved_runs_count_as_twice_the_limit_of_their_contestant() {
        // The contestant is stopped after 100 steps, far below the limit of the budget.
        let budget = Budget {
            steps: Some(5000),
            seconds: None,
        };
        let summary = summarize(&records(), &budget);
        let par2 = summary.rows[0].par2_steps.expect("there is a budget");
        assert!((par2.value - (8.0 * 10.0 + 3.0 * 200.0) / 11.0).abs() < 1e-9);
    }

    #[test]
    fn a_solved_run_beyond_the_limit_of_the_budget_counts_with_its_steps() {
        let budget = Budget {
            steps: Some(4),
            seconds: None,
        };
        let solved: Vec<_> = records()
            .into_iter()
            .filter(|run| run.contestant == "quick")
            .collect();
        let par2 = summarize(&solved, &budget).rows[0].par2_steps;
        assert!((par2.expect("there is a budget").value - 10.0).abs() < 1e-9);
    }

    #[test]
    fn runs_that_the_step_limit_stopped_early_have_no_known_time() {
        // The step limit stops three runs after 99 µs, before most puzzles are solved.
        let budget = Budget {
            steps: Some(100),
            seconds: Some(2.0),
        };
        let summary = summarize(&records(), &budget);
        let slow = &summary.rows[0];
        let stopped = StoppedRuns {
            steps: 3,
            seconds: 0,
        };
        assert_eq!(summary.stopped, stopped);
        assert!(slow.par2_steps.is_some(), "the limit that stopped runs");
        assert!(slow.par2_seconds.is_none(), "no run took 2 s");
        assert!(slow.restricted.is_none());
        // Half of the eleven runs: the sixth of the times 200, 400, …, 1,600 µs.
        assert_eq!(slow.half, Some(1200.0));
        let report = summary.to_string();
        assert!(
            report.contains("3 runs reached the step limit, so times are those of solved runs."),
            "{report}"
        );
        let options = SummaryOptions {
            measure: Measure::Steps,
            ..SummaryOptions::default()
        };
        let summary = Summary::of(&RunTable::of(&records()), &budget, options);
        assert!(summary.rows[0].restricted.is_some());
    }

    #[test]
    fn limits_of_both_kinds_leave_no_penalised_mean() {
        let mut records = records();
        records[21].outcome = "time".to_owned();
        records[21].solution = None;
        let budget = Budget {
            steps: Some(10),
            seconds: Some(2.0),
        };
        let summary = summarize(&records, &budget);
        let both = StoppedRuns {
            steps: 3,
            seconds: 1,
        };
        assert_eq!(summary.stopped, both);
        for row in &summary.rows {
            assert!(row.par2_steps.is_none() && row.par2_seconds.is_none());
        }
        assert!(summary.to_string().contains("so there is no PAR-2"));
    }

    #[test]
    fn all_tests_of_a_summary_are_adjusted_together() {
        let contestants = ["a", "b", "c"];
        let records = (0..60).map(|task: u64| {
            let index = usize::try_from(task).expect("small");
            let micros = 1000 + 7 * (task % 3) * (task % 11) + 13 * (task / 3);
            run(task, index / 3, contestants[index % 3], Some(micros))
        });
        let summary = summarize(&records.collect::<Vec<_>>(), &Budget::default());
        // Three pairs with two tests each, and Friedman's test; there is a single class.
        assert_eq!(summary.tests, 7);
        let ranking = summary.ranking.as_ref().expect("three contestants");
        let alone = friedman_p(&ranking.friedman);
        assert!(
            ranking.friedman.p >= 2.0 * alone,
            "{} after adjustment, {alone} before",
            ranking.friedman.p
        );
        assert!(summary.to_string().contains("adjusted for the 7 tests"));
    }

    /// The p-value of Friedman's test of three contestants before adjustment: the χ² distribution with two degrees of
    /// freedom.
    fn friedman_p(test: &Friedman) -> f64 {
        libm::exp(-test.chi_squared / 2.0)
    }

    #[test]
    fn a_puzzle_is_solved_if_more_than_half_of_its_runs_are() {
        let records_of_seeds = |times: [Option<u64>; 3], contestant: &str| -> Vec<Record> {
            (0..3)
                .map(|index| run(index as u64, 1, contestant, times[index]))
                .collect()
        };
        let mut records = records_of_seeds([Some(10), None, Some(30)], "most");
        records.extend(records_of_seeds([Some(10), None, None], "few"));
        let summary = summarize(&records, &Budget::default());
        assert_eq!(summary.pairs[0].solved, [0, 1, 0, 0]);
    }
}
