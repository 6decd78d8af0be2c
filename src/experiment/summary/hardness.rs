//! Which puzzles are hard for which contestant: rank correlations of costs with rating scales, and
//! the hardest class.

use super::Score;
use crate::RunTable;
use crate::options::PuzzleClasses;
use sudoku_stats::{ConfidenceLevel, Estimate, holm, mann_whitney_u, mean, ranks, spearman};

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
    /// The name of the class of puzzles.
    pub class: String,
    /// The p-value of the rank sum test against the second hardest class, adjusted by Holm's method
    /// for the number of contestants.
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
    let givens = runs.puzzles.iter().map(|one| -f64::from(one.givens));
    let scales = [(None, givens.collect())].into_iter();
    let scales = scales.chain(runs.scales.iter().map(|scale| {
        let name = Some(scale.name.clone());
        (name, scale.values.clone())
    }));
    let scales: Vec<(Option<String>, Vec<f64>)> = scales.collect();
    let mut all = Vec::new();
    for (at, contestant) in runs.contestants.iter().enumerate() {
        for (name, values) in &scales {
            let rated_costs = puzzles.iter().zip(values).filter_map(|(scores, value)| {
                let score = scores.as_ref()?[at];
                value.is_finite().then(|| (cost(score), *value))
            });
            let (costs, values): (Vec<_>, Vec<_>) = rated_costs.unzip();
            if let Ok(agreement) = spearman(&costs, &values, ConfidenceLevel::DEFAULT) {
                all.push(Hardness {
                    contestant: contestant.clone(),
                    scale: name.clone(),
                    puzzles: costs.len(),
                    agreement,
                });
            }
        }
    }
    all
}

/// The hardest class for every contestant; empty if there is only one class.
pub(super) fn hardest(
    puzzles: &[Option<Vec<Score>>],
    runs: &RunTable,
    classes: &PuzzleClasses,
) -> Vec<Hardest> {
    let mut found = Vec::new();
    for (at, contestant) in runs.contestants.iter().enumerate() {
        let scored = puzzles.iter().zip(&classes.of);
        let scored =
            scored.filter_map(|(scores, class)| Some((cost(scores.as_ref()?[at]), *class)));
        let (costs, of): (Vec<_>, Vec<_>) = scored.unzip();
        if let Some((class, p)) = last(&costs, &of, classes.names.len()) {
            found.push(Hardest {
                contestant: contestant.clone(),
                class: classes.names[class].clone(),
                p,
            });
        }
    }
    let chances: Vec<_> = found.iter().map(|one| one.p).collect();
    let adjusted = holm(&chances).expect("they are probabilities");
    for (one, p) in found.iter_mut().zip(adjusted) {
        one.p = p;
    }
    found
}

/// The class with the largest mean rank of costs, and the p-value against the next one.
fn last(costs: &[f64], of: &[usize], classes: usize) -> Option<(usize, f64)> {
    let ranks = ranks(costs).ok()?;
    let within = |values: &[f64], class: usize| -> Vec<f64> {
        let own = values.iter().zip(of).filter(|(_, of)| **of == class);
        own.map(|(value, _)| *value).collect()
    };
    let mut order: Vec<_> = (0..classes)
        .map(|class| (class, within(&ranks, class)))
        .filter(|(_, own)| !own.is_empty())
        .map(|(class, own)| (class, mean(&own)))
        .collect();
    order.sort_by(|a, b| b.1.total_cmp(&a.1));
    let [first, second, ..] = &*order else {
        return None;
    };
    let p = mann_whitney_u(&within(costs, first.0), &within(costs, second.0)).ok()?;
    Some((first.0, p))
}

impl Hardness {
    /// Returns `true` if the correlation is not significant: its interval contains 0.
    pub fn may_be_chance(&self) -> bool {
        self.agreement.low <= 0.0 && self.agreement.high >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use crate::{Grouping, PuzzleInfo, RunEnd, RunTable, ScaleValues, Summary, SummaryOptions};

    /// 30 puzzles of two sets, `few` with fewer givens, `deep` harder on the scale. The cost of one
    /// contestant increases as the number of givens decreases, that of the other increases with the
    /// scale; it does not solve the hardest three.
    fn runs() -> RunTable {
        let mut all = RunTable {
            sets: vec!["few".to_owned(), "deep".to_owned()],
            contestants: vec!["sweeps".to_owned(), "rules".to_owned()],
            units: vec![String::new(); 2],
            scales: vec![ScaleValues {
                id: "s".to_owned(),
                name: "scale".to_owned(),
                values: Vec::new(),
            }],
            ..RunTable::default()
        };
        for at in 0..30_u32 {
            let set = at % 2;
            let givens = 17 + 10 * set + at / 10;
            let hard = f64::from(10 * set + (7 * at) % 10);
            all.puzzles.push(PuzzleInfo {
                set,
                givens,
                side: 9,
            });
            all.scales[0]
                .values
                .push(if at == 4 { f64::NAN } else { hard });
            for (contestant, cost) in [(0, 100.0 - f64::from(givens)), (1, hard)] {
                all.puzzle.push(at);
                all.contestant.push(contestant);
                let cut = contestant == 1 && hard > 18.0;
                all.end.push(if cut { RunEnd::Cut } else { RunEnd::Solved });
                // Puzzles whose runs were censored early still rank last.
                let cost = if cut { 1.0 } else { 1.0 + cost };
                all.micros.push(cost);
                all.steps.push(cost);
                all.nodes.push(f64::NAN);
            }
        }
        all
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
            let mut all = summary.hardness.iter();
            let found =
                all.find(|one| one.contestant == contestant && one.scale.as_deref() == scale);
            found.expect("it is there").clone()
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
        let all: Vec<_> = summary
            .hardest
            .iter()
            .map(|one| (&*one.contestant, &*one.class))
            .collect();
        assert_eq!(all, [("sweeps", "few"), ("rules", "deep")]);
        assert!(
            summary.hardest.iter().all(|one| one.p < 1e-4),
            "{:?}",
            summary.hardest
        );
    }

    #[test]
    fn equal_costs_have_no_hardest_class() {
        let mut all = runs();
        all.contestants.truncate(1);
        let of_first: Vec<_> = (0..all.len())
            .filter(|at| all.contestant[*at] == 0)
            .collect();
        all.puzzle = of_first.iter().map(|at| all.puzzle[*at]).collect();
        all.contestant.truncate(of_first.len());
        all.contestant.fill(0);
        for column in [&mut all.micros, &mut all.steps, &mut all.nodes] {
            *column = vec![5.0; of_first.len()];
        }
        all.end = vec![RunEnd::Solved; of_first.len()];
        let summary = Summary::of(&all, &crate::Budget::default(), SummaryOptions::default());
        assert!(summary.hardness.is_empty(), "{:?}", summary.hardness);
        assert!(summary.hardest[0].p > 0.99);
    }
}
