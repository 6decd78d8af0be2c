mod hardness;
mod markdown;
mod pairwise;
mod row;
mod scaling;
mod sentence;
mod stream;

pub(crate) use hardness::correlations as hardness_of;
pub use hardness::{Hardest, Hardness};
pub use pairwise::{CostComparison, PairwiseComparison, RunLimit};
pub use row::SummaryRow;
pub(crate) use row::{observed_costs, trials};
pub use scaling::{GrowthScope, ScalingFit, WithheldGrowth};
pub(crate) use scaling::{PowerLaw, SizedCosts};
pub use stream::{Precision, SummaryBuilder};

use crate::options::PuzzleClasses;
use crate::runs::to_f64;
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
    /// The names of the contestants that are user-supplied solvers: the unit of their steps, and what they count, is
    /// declared by these solvers and not reviewed.
    pub own: Vec<String>,
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
    pub growth_unknown: Vec<String>,
    /// The power laws that are not stated because some costs are 0, or because the trend within the sets is not significant.
    pub growth_withheld: Vec<WithheldGrowth>,
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
    /// Kendall's coefficient of concordance W, the effect size of Friedman's test, from 0 (the order of the contestants
    /// has nothing in common on different puzzles) to 1 (it is the same on all puzzles).
    pub concordance: f64,
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
        let mut pairs = pairwise::comparisons(&scores, &shared_scores, runs, budget, measure);
        let has_drift = pairs.iter().any(|pair| pair.drift.is_some());
        let mut ranking = ranking(&shared_scores, runs, measure).filter(|_| !has_drift);
        let mut hardest = hardness::hardest(&scores, runs, &classes);
        let tests = adjust(&mut pairs, ranking.as_mut(), &mut hardest);
        for pair in &mut pairs {
            pair.sentence = pair.to_string();
        }
        let (growth, growth_unknown, growth_withheld) = scaling::scaling_fits(&scores, runs, &rows);
        Self {
            measure,
            by,
            runs: runs.len(),
            blocks: runs.block_micros.first().map(Vec::len),
            puzzles: shared_scores.len(),
            stopped,
            own: own_solvers(runs),
            rows,
            tests,
            pairs,
            ranking,
            growth,
            growth_unknown,
            growth_withheld,
            hardness: hardness::correlations(&scores, runs),
            hardest,
        }
    }
}

/// The names of the contestants that are user-supplied solvers.
fn own_solvers(runs: &RunTable) -> Vec<String> {
    let names = runs.contestants.iter().enumerate();
    let own = names.filter(|(index, _)| runs.details_of(*index).code.is_own());
    own.map(|(_, name)| name.clone()).collect()
}

/// Returns `true` if the runs are repeated, and the times of the blocks differ more than those of two contestants.
pub(crate) fn has_drift(runs: &RunTable) -> bool {
    if runs.block_micros.is_empty() {
        return false;
    }
    let scores = scores(runs, Measure::Time.costs(runs));
    let shared_scores: Vec<_> = scores.iter().flatten().cloned().collect();
    let budget = Budget::default();
    let pairs = pairwise::comparisons(&scores, &shared_scores, runs, &budget, Measure::Time);
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
            &Budget::default(),
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
    for pair in pairs.iter_mut() {
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
    let tests = p_values.len();
    for pair in pairs {
        pair.tests = tests;
    }
    tests
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
        concordance: friedman.chi_squared
            / (to_f64(friedman.tasks as u64) * to_f64(contestants as u64 - 1)),
        friedman,
    })
}

#[cfg(test)]
mod tests;
