//! Which puzzles are hard for which contestant: rank correlations of costs with rating scales, and
//! the hardest class.

use super::Score;
use crate::RunTable;
use crate::options::PuzzleClasses;
use sudoku_stats::{ConfidenceLevel, Estimate, mann_whitney_u, mean, ranks, spearman};

/// The correlation of a contestant's costs with a rating scale.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Hardness {
    /// The name of the contestant.
    pub contestant: String,
    /// The name of the scale; `None` stands for the number of givens, where fewer givens count as harder.
    pub scale: Option<String>,
    /// The number of puzzles over which the correlation is computed: those that have a rating on the scale and runs
    /// of the contestant.
    pub puzzles: usize,
    /// Spearman's correlation of the cost of each puzzle with its rating (larger for harder
    /// puzzles). Unsolved puzzles rank last.
    pub agreement: Estimate,
}

/// The hardest class of puzzles for a contestant.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Hardest {
    /// The name of the contestant.
    pub contestant: String,
    /// The name of the class of puzzles; `None` if several classes are the hardest together, because none of their puzzles
    /// is solved.
    pub class: Option<String>,
    /// The names of the classes of which no puzzle is solved, if there are several.
    pub unsolved: Vec<String>,
    /// The p-value of the rank sum test against the second hardest class, adjusted by Holm's method
    /// for all tests of the summary.
    pub p: f64,
}

/// The cost of a puzzle for ranking; unsolved puzzles rank last.
fn cost(score: Score) -> f64 {
    if score.solved && score.cost.is_finite() {
        score.cost
    } else {
        f64::MAX
    }
}

/// The rank correlation of the costs of every contestant with every scale; the number of givens is the first
/// scale. A pair is omitted if all its costs or all its ratings are equal.
pub(crate) fn correlations(puzzles: &[Option<Vec<Score>>], runs: &RunTable) -> Vec<Hardness> {
    let negated_givens = runs.puzzles.iter().map(|one| -f64::from(one.givens));
    let scales = [(None, negated_givens.collect())].into_iter();
    let scales = scales.chain(runs.scales.iter().map(|scale| {
        let name = Some(scale.name.clone());
        (name, scale.values.clone())
    }));
    let scales: Vec<(Option<String>, Vec<f64>)> = scales.collect();
    let mut correlations = Vec::new();
    for (index, contestant) in runs.contestants.iter().enumerate() {
        for (name, values) in &scales {
            let rated_costs = puzzles.iter().zip(values).filter_map(|(scores, value)| {
                let score = scores.as_ref()?[index];
                value.is_finite().then(|| (cost(score), *value))
            });
            let (costs, values): (Vec<_>, Vec<_>) = rated_costs.unzip();
            if let Ok(agreement) = spearman(&costs, &values, ConfidenceLevel::DEFAULT) {
                correlations.push(Hardness {
                    contestant: contestant.clone(),
                    scale: name.clone(),
                    puzzles: costs.len(),
                    agreement,
                });
            }
        }
    }
    correlations
}

/// The hardest class for every contestant, with p-values that are not adjusted yet; empty if there is only one class.
pub(super) fn hardest(
    puzzles: &[Option<Vec<Score>>],
    runs: &RunTable,
    classes: &PuzzleClasses,
) -> Vec<Hardest> {
    let mut results = Vec::new();
    for (index, contestant) in runs.contestants.iter().enumerate() {
        let class_costs = puzzles.iter().zip(&classes.class_of_puzzle);
        let class_costs =
            class_costs.filter_map(|(scores, class)| Some((cost(scores.as_ref()?[index]), *class)));
        let (costs, class_of_cost): (Vec<_>, Vec<_>) = class_costs.unzip();
        if let Some((class, p)) = hardest_class(&costs, &class_of_cost, classes.names.len()) {
            let unsolved = unsolved_classes(puzzles, index, classes);
            results.push(Hardest {
                contestant: contestant.clone(),
                class: unsolved.is_empty().then(|| classes.names[class].clone()),
                unsolved,
                p,
            });
        }
    }
    results
}

/// The names of the classes of which a contestant solved no puzzle, if there are several; otherwise empty.
fn unsolved_classes(
    puzzles: &[Option<Vec<Score>>],
    contestant: usize,
    classes: &PuzzleClasses,
) -> Vec<String> {
    // For each class, whether it has puzzles with runs, and whether one of them is solved.
    let mut has_puzzles = vec![false; classes.names.len()];
    let mut is_solved = has_puzzles.clone();
    for (scores, class) in puzzles.iter().zip(&classes.class_of_puzzle) {
        if let Some(scores) = scores {
            has_puzzles[*class] = true;
            is_solved[*class] |= scores[contestant].solved;
        }
    }
    let unsolved =
        (0..classes.names.len()).filter(|class| has_puzzles[*class] && !is_solved[*class]);
    let unsolved: Vec<_> = unsolved.map(|class| classes.names[class].clone()).collect();
    if unsolved.len() > 1 {
        unsolved
    } else {
        Vec::new()
    }
}

/// The index of the class with the largest mean rank of costs, and the p-value of the rank sum test against the class
/// with the second largest mean rank; `None` if fewer than two classes have costs.
fn hardest_class(costs: &[f64], class_of_cost: &[usize], classes: usize) -> Option<(usize, f64)> {
    let ranks = ranks(costs).ok()?;
    let values_of_class = |values: &[f64], class: usize| -> Vec<f64> {
        let class_values = values
            .iter()
            .zip(class_of_cost)
            .filter(|(_, class_of_cost)| **class_of_cost == class);
        class_values.map(|(value, _)| *value).collect()
    };
    let mut order: Vec<_> = (0..classes)
        .map(|class| (class, values_of_class(&ranks, class)))
        .filter(|(_, class_values)| !class_values.is_empty())
        .map(|(class, class_values)| (class, mean(&class_values)))
        .collect();
    order.sort_by(|a, b| b.1.total_cmp(&a.1));
    let [first, second, ..] = &*order else {
        return None;
    };
    let p = mann_whitney_u(
        &values_of_class(costs, first.0),
        &values_of_class(costs, second.0),
    )
    .ok()?;
    Some((first.0, p))
}

impl Hardness {
    /// Returns `true` if the correlation is not significant: its confidence interval contains 0.
    pub fn may_be_chance(&self) -> bool {
        self.agreement.low <= 0.0 && self.agreement.high >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use crate::{Grouping, PuzzleInfo, RunEnd, RunTable, ScaleValues, Summary, SummaryOptions};

    /// A table of 30 puzzles of two sets: the puzzles of `few` have fewer givens, and the puzzles of `deep` have higher
    /// ratings. The cost of the first contestant increases as the number of givens decreases. The cost of the second
    /// contestant increases with the rating, and its runs on the hardest puzzles are censored.
    fn runs() -> RunTable {
        let mut run_table = RunTable {
            sets: vec!["few".to_owned(), "deep".to_owned()],
            contestants: vec!["sweeps".to_owned(), "rules".to_owned()],
            scales: vec![ScaleValues {
                id: "s".to_owned(),
                name: "scale".to_owned(),
                values: Vec::new(),
            }],
            ..RunTable::default()
        };
        for index in 0..30_u32 {
            let set = index % 2;
            let givens = 17 + 10 * set + index / 10;
            let rating = f64::from(10 * set + (7 * index) % 10);
            run_table.puzzles.push(PuzzleInfo {
                set,
                givens,
                side: 9,
            });
            run_table.scales[0]
                .values
                .push(if index == 4 { f64::NAN } else { rating });
            for (contestant, cost) in [(0, 100.0 - f64::from(givens)), (1, rating)] {
                run_table.puzzle.push(index);
                run_table.contestant.push(contestant);
                let is_censored = contestant == 1 && rating > 18.0;
                run_table.end.push(if is_censored {
                    RunEnd::StepLimit
                } else {
                    RunEnd::Solved
                });
                // Puzzles whose runs were censored early still rank last.
                let cost = if is_censored { 1.0 } else { 1.0 + cost };
                run_table.micros.push(cost);
                run_table.steps.push(cost);
                run_table.nodes.push(f64::NAN);
            }
        }
        run_table
    }

    fn summary() -> Summary {
        let options = SummaryOptions {
            by: Grouping::Set,
            ..SummaryOptions::default()
        };
        Summary::of(&runs(), &crate::Budget::default(), options)
    }

    #[test]
    fn costs_are_correlated_with_every_scale() {
        let summary = summary();
        let correlation_of = |contestant: &str, scale: Option<&str>| {
            let mut correlations = summary.hardness.iter();
            let correlation = correlations
                .find(|one| one.contestant == contestant && one.scale.as_deref() == scale);
            correlation.expect("it is there").clone()
        };
        assert_eq!(summary.hardness.len(), 4);
        assert!(correlation_of("sweeps", None).agreement.value > 0.999);
        assert!(correlation_of("rules", Some("scale")).agreement.value > 0.98);
        assert!(correlation_of("sweeps", Some("scale")).agreement.high < 0.0);
        // The unrated puzzle is only left out of the correlation with the scale.
        assert_eq!(correlation_of("sweeps", None).puzzles, 30);
        assert_eq!(correlation_of("sweeps", Some("scale")).puzzles, 29);
    }

    #[test]
    fn the_hardest_class_is_that_of_the_greatest_costs() {
        let summary = summary();
        let hardest_classes: Vec<_> = summary
            .hardest
            .iter()
            .map(|one| (&*one.contestant, one.class.as_deref()))
            .collect();
        assert_eq!(
            hardest_classes,
            [("sweeps", Some("few")), ("rules", Some("deep"))]
        );
        assert!(
            summary.hardest.iter().all(|one| one.p < 1e-4),
            "{:?}",
            summary.hardest
        );
    }

    #[test]
    fn classes_without_a_solved_puzzle_are_the_hardest_together() {
        let mut run_table = runs();
        run_table.sets.push("easy".to_owned());
        for index in 0..30_usize {
            run_table.puzzles[index].set = u32::try_from(index % 3).expect("small");
            // The second contestant solves the puzzles of the third set alone.
            run_table.end[2 * index + 1] = if index % 3 == 2 {
                RunEnd::Solved
            } else {
                RunEnd::StepLimit
            };
        }
        let budget = crate::Budget::default();
        let summary = Summary::of(&run_table, &budget, SummaryOptions::default());
        let rules = &summary.hardest[1];
        assert_eq!((&*rules.contestant, &rules.class), ("rules", &None));
        assert_eq!(rules.unsolved, ["few", "deep"]);
        let report = summary.to_string();
        assert!(
            report.contains(
                "- rules: few and deep are the hardest together, because none of their puzzles is solved\n"
            ),
            "{report}"
        );
        assert!(summary.hardest[0].unsolved.is_empty() && summary.hardest[0].class.is_some());
    }

    #[test]
    fn equal_costs_have_no_hardest_class() {
        let mut run_table = runs();
        run_table.contestants.truncate(1);
        let first_runs: Vec<_> = (0..run_table.len())
            .filter(|index| run_table.contestant[*index] == 0)
            .collect();
        run_table.puzzle = first_runs
            .iter()
            .map(|index| run_table.puzzle[*index])
            .collect();
        run_table.contestant.truncate(first_runs.len());
        run_table.contestant.fill(0);
        for column in [
            &mut run_table.micros,
            &mut run_table.steps,
            &mut run_table.nodes,
        ] {
            *column = vec![5.0; first_runs.len()];
        }
        run_table.end = vec![RunEnd::Solved; first_runs.len()];
        let summary = Summary::of(
            &run_table,
            &crate::Budget::default(),
            SummaryOptions::default(),
        );
        assert!(summary.hardness.is_empty(), "{:?}", summary.hardness);
        assert!(summary.hardest[0].p > 0.99);
    }
}
