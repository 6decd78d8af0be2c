//! What is hard for whom: puzzles in the order of what they cost, beside their order on scales of difficulty, and
//! the class that costs most.

use super::Score;
use crate::Runs;
use crate::options::Classes;
use sudoku_stats::{ConfidenceLevel, Estimate, holm, mann_whitney_u, mean, ranks, spearman};

/// How far what is hard for a contestant is hard on a scale.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Hardness {
    /// The contestant.
    pub contestant: String,
    /// The scale's name; none is that of how few givens there are.
    pub scale: Option<String>,
    /// Puzzles that both were given.
    pub puzzles: usize,
    /// Spearman's correlation of what each puzzle costs with its value on the scale, the greater the harder. What
    /// was not solved costs most.
    pub agreement: Estimate,
}

/// The class of puzzles that is hardest for a contestant.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Hardest {
    /// The contestant.
    pub contestant: String,
    /// The class.
    pub class: String,
    /// The probability of costs as unlike those of the next hardest, were they alike: the rank sum test, adjusted
    /// by Holm's method to the number of contestants.
    pub p: f64,
}

/// What a puzzle costs a contestant, to be put in order: what was not solved comes last.
fn cost(score: Score) -> f64 {
    if score.solved && score.cost.is_finite() {
        score.cost
    } else {
        f64::MAX
    }
}

/// Of every contestant with every scale, the number of givens first; nothing where all puzzles are as hard.
pub(crate) fn all(puzzles: &[Option<Vec<Score>>], runs: &Runs) -> Vec<Hardness> {
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
            let both = puzzles.iter().zip(values).filter_map(|(scores, value)| {
                let score = scores.as_ref()?[at];
                value.is_finite().then(|| (cost(score), *value))
            });
            let (costs, values): (Vec<_>, Vec<_>) = both.unzip();
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

/// Of every contestant that classes differ for; nothing where there is one alone.
pub(super) fn hardest(
    puzzles: &[Option<Vec<Score>>],
    runs: &Runs,
    classes: &Classes,
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

/// The class whose costs have the greatest mean rank, and the chance of it were it as the next one.
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
    /// Whether it may be chance: its interval has 0 in it.
    pub fn may_be_chance(&self) -> bool {
        self.agreement.low <= 0.0 && self.agreement.high >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use crate::{By, End, Options, Puzzle, Runs, Scale, Summary};

    /// Thirty puzzles of two sets, `few` with fewer givens, `deep` harder on the scale. What one contestant takes
    /// grows as givens become fewer, what the other takes with the scale; it does not solve the hardest three.
    fn runs() -> Runs {
        let mut all = Runs {
            sets: vec!["few".to_owned(), "deep".to_owned()],
            contestants: vec!["sweeps".to_owned(), "rules".to_owned()],
            units: vec![String::new(); 2],
            scales: vec![Scale {
                id: "s".to_owned(),
                name: "scale".to_owned(),
                values: Vec::new(),
            }],
            ..Runs::default()
        };
        for at in 0..30_u32 {
            let set = at % 2;
            let givens = 17 + 10 * set + at / 10;
            let hard = f64::from(10 * set + (7 * at) % 10);
            all.puzzles.push(Puzzle {
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
                all.end.push(if cut { End::Cut } else { End::Solved });
                // What was cut off early is hard all the same.
                let cost = if cut { 1.0 } else { 1.0 + cost };
                all.micros.push(cost);
                all.steps.push(cost);
                all.nodes.push(f64::NAN);
            }
        }
        all
    }

    fn told() -> Summary {
        let options = Options {
            by: By::Set,
            ..Options::default()
        };
        Summary::of(&runs(), &crate::Budget::default(), options)
    }

    #[test]
    fn what_is_hard_for_each_is_held_against_every_scale() {
        let told = told();
        let of = |contestant: &str, scale: Option<&str>| {
            let mut all = told.hardness.iter();
            let found =
                all.find(|one| one.contestant == contestant && one.scale.as_deref() == scale);
            found.expect("it is there").clone()
        };
        assert_eq!(told.hardness.len(), 4);
        assert!(of("sweeps", None).agreement.value > 0.999);
        assert!(of("rules", Some("scale")).agreement.value > 0.98);
        assert!(of("sweeps", Some("scale")).agreement.high < 0.0);
        // The one that is not rated is left out of the scale alone.
        assert_eq!(of("sweeps", None).puzzles, 30);
        assert_eq!(of("sweeps", Some("scale")).puzzles, 29);
    }

    #[test]
    fn the_hardest_class_is_that_of_the_greatest_costs() {
        let told = told();
        let all: Vec<_> = told
            .hardest
            .iter()
            .map(|one| (&*one.contestant, &*one.class))
            .collect();
        assert_eq!(all, [("sweeps", "few"), ("rules", "deep")]);
        assert!(
            told.hardest.iter().all(|one| one.p < 1e-4),
            "{:?}",
            told.hardest
        );
    }

    #[test]
    fn where_all_puzzles_cost_the_same_nothing_is_harder() {
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
        all.end = vec![End::Solved; of_first.len()];
        let told = Summary::of(&all, &crate::Budget::default(), Options::default());
        assert!(told.hardness.is_empty(), "{:?}", told.hardness);
        assert!(told.hardest[0].p > 0.99);
    }
}
