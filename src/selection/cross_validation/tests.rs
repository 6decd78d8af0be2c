use sudoku_search::{Rng, Seed, pick};

use super::*;
use crate::GapVerdict;

/// Few trees: the tests are about the choices, not about their last percent.
const OPTIONS: SelectionOptions = SelectionOptions {
    folds: 5,
    scale: CostScale::Linear,
    trees: 20,
    permutations: 1,
    seed: 1,
};

/// A uniform number from 0 to 1.
fn uniform(rng: &mut Rng) -> f64 {
    f64::from(u32::try_from(pick(rng, 1001)).expect("small")) / 1000.0
}

/// Puzzles with four features. `cost` computes the costs of the contestants from the features.
fn instances(count: usize, seed: u32, cost: impl Fn(&[f64], &mut Rng) -> Vec<f64>) -> Instances {
    let mut rng = Seed(seed).rng();
    let features: Vec<Vec<f64>> = (0..count)
        .map(|_| (0..4).map(|_| uniform(&mut rng)).collect())
        .collect();
    Instances {
        costs: features.iter().map(|row| cost(row, &mut rng)).collect(),
        classes: (0..count).collect(),
        feature_costs: vec![0.0; count],
        features,
    }
}

/// Two contestants, one for small and one for large values of the feature 2, and a third that is never the best.
fn known_truth(count: usize, seed: u32) -> Instances {
    instances(count, seed, |row, rng| {
        let noise = 0.9 + 0.2 * uniform(rng);
        let (low, high) = (10.0 * noise, 1000.0 * noise);
        if row[2] < 0.5 {
            vec![low, high, 700.0]
        } else {
            vec![high, low, 700.0]
        }
    })
}

#[test]
fn where_a_feature_decides_the_gap_is_closed_and_the_feature_is_named() {
    let selection = cross_validate(&known_truth(200, 1), OPTIONS).expect("valid instances");
    let gap = selection.gap;
    assert!(gap.share.value > 0.95 && gap.share.low > 0.8, "{gap:?}");
    assert_eq!(gap.verdict(), GapVerdict::Better);
    assert_eq!(selection.importance[0].feature, 2);
    assert!(selection.importance[0].increase > 10.0 * selection.importance[1].increase.max(1.0));
    let right = selection
        .choices
        .iter()
        .filter(|choice| choice.chosen == choice.best)
        .count();
    assert!(right >= 195, "{right}");
}

#[test]
fn little_is_claimed_on_noise() {
    let mut claims = Vec::new();
    for seed in 0..40 {
        let noise = instances(100, seed, |_, rng| {
            (0..3).map(|_| 1000.0 * uniform(rng)).collect()
        });
        let options = SelectionOptions {
            permutations: 0,
            ..OPTIONS
        };
        let selection = cross_validate(&noise, options).expect("valid instances");
        if selection.gap.verdict() == GapVerdict::Better {
            claims.push((seed, selection.gap));
        }
        assert!(selection.importance.is_empty());
    }
    // An interval of 95 % lies above the truth in at most about 1 of 40 cases; on noise the truth is below 0.
    assert!(claims.len() <= 2, "{claims:?}");
}

#[test]
fn the_selector_pays_for_the_features() {
    let mut instances = known_truth(100, 2);
    let free = cross_validate(&instances, OPTIONS).expect("valid instances");
    instances.feature_costs = vec![50.0; 100];
    let paid = cross_validate(&instances, OPTIONS).expect("valid instances");
    assert!((paid.selector_cost - free.selector_cost - 50.0).abs() < 1e-9);
    assert!((paid.feature_cost - 50.0).abs() < 1e-9);
    assert!(paid.gap.share.value < free.gap.share.value);
    assert_eq!(paid.choices, free.choices);
    assert!((paid.virtual_best_cost - free.virtual_best_cost).abs() < 1e-9);
}

#[test]
fn a_puzzle_is_not_learned_from_an_equivalent_one() {
    // The contestants are the best at random, but twice for each vector of features.
    let twins = |is_grouped: bool| {
        let mut instances = instances(120, 3, |_, rng| {
            let mut costs = vec![1000.0; 2];
            costs[pick(rng, 2)] = 10.0;
            costs
        });
        let (features, costs) = (instances.features.clone(), instances.costs.clone());
        instances.features.extend(features);
        instances.costs.extend(costs);
        instances.feature_costs = vec![0.0; 240];
        instances.classes = (0..240)
            .map(|one| if is_grouped { one % 120 } else { one })
            .collect();
        cross_validate(&instances, OPTIONS)
            .expect("valid instances")
            .gap
            .share
            .value
    };
    assert!(twins(true) < 0.3, "{}", twins(true));
    assert!(twins(false) > 0.5, "{}", twins(false));
}

#[test]
fn the_result_depends_only_on_the_seed() {
    let instances = known_truth(60, 4);
    let first = cross_validate(&instances, OPTIONS).expect("valid instances");
    assert_eq!(cross_validate(&instances, OPTIONS), Ok(first.clone()));
    let other = cross_validate(&instances, SelectionOptions { seed: 2, ..OPTIONS });
    let folds = |selection: &Selection| {
        selection
            .choices
            .iter()
            .map(|one| one.fold)
            .collect::<Vec<_>>()
    };
    assert_ne!(folds(&other.expect("valid instances")), folds(&first));
}

#[test]
fn errors_say_what_is_wrong_and_where() {
    let valid = known_truth(60, 5);
    let error = |change: &dyn Fn(&mut Instances)| {
        let mut instances = valid.clone();
        change(&mut instances);
        cross_validate(&instances, OPTIONS)
            .expect_err("invalid")
            .to_string()
    };
    let one_contestant =
        error(&|instances| instances.costs.iter_mut().for_each(|row| row.truncate(1)));
    assert_eq!(
        one_contestant,
        "a selection needs at least two contestants, not 1"
    );
    let missing = error(&|instances| instances.costs[7].truncate(2));
    assert_eq!(missing, "costs: expected 3, found 2 at puzzle 8");
    let not_finite = error(&|instances| instances.features[9][1] = f64::NAN);
    assert_eq!(not_finite, "a feature of puzzle 10 is not valid");
    let negative = error(&|instances| instances.costs[0][2] = -1.0);
    assert_eq!(negative, "a cost of puzzle 1 is not valid");
    let lists = error(&|instances| instances.classes.truncate(50));
    assert_eq!(lists, "classes: expected 60, found 50");
    let few = error(&|instances| instances.classes.fill(3));
    assert_eq!(few, "5 folds need at least 5 different puzzles, not 1");
}

#[test]
fn rare_expensive_runs_count_in_the_cost_but_not_in_its_logarithm() {
    // The first contestant is usually the fastest, but takes long on every eighth puzzle.
    let instances = instances(400, 6, |_, rng| {
        let is_slow = pick(rng, 8) == 0;
        vec![if is_slow { 10_000.0 } else { 1.0 }, 100.0]
    });
    let choose = |scale| {
        let options = SelectionOptions {
            scale,
            permutations: 0,
            ..OPTIONS
        };
        let selection = cross_validate(&instances, options).expect("valid instances");
        selection
            .choices
            .iter()
            .filter(|choice| choice.chosen == 1)
            .count()
    };
    let (linear, log) = (choose(CostScale::Linear), choose(CostScale::Log));
    assert!(linear > 300 && log < 100, "{linear} {log}");
}
