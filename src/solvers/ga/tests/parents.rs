//! Tests of the parents of whole generations that are bred without mutation.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

/// The number of individuals per generation, as in the text.
const SIZE: u32 = 5000;

/// The number of children of all generations, each bred from a population of its own.
const CHILDREN: u32 = 20_000;

/// The 99.9 % quantile of the chi-squared distribution with 9 degrees of freedom.
const CRITICAL_9: f64 = 27.877;

/// The 99.9 % quantile of the chi-squared distribution with 24 degrees of freedom.
const CRITICAL_24: f64 = 51.179;

/// For each row of a child, the rank of the parent that has this row.
type Sources = [u32; 9];

/// Replaces the initial population by individuals of which no two share a row, so that each row identifies its parent.
fn replace_by_distinct_individuals(search: &mut Ga) {
    let mut rng = search.rng.clone();
    let mut used_rows = BTreeSet::new();
    for rank in 0..SIZE as usize {
        let individual = loop {
            let rows = random_chromosome(&search.chromosomes, &mut rng);
            let numbered_rows = || rows.iter().copied().enumerate();
            if !numbered_rows().any(|row| used_rows.contains(&row)) {
                used_rows.extend(numbered_rows());
                break rows;
            }
        };
        let conflicts = search.chromosomes.conflicts(&individual);
        search.population.replace(rank, &individual, conflicts);
    }
    search.population.rank();
}

/// Breeds one generation without mutation and returns the sources of every child.
fn breed_generation(seed: u32) -> Vec<Sources> {
    let params = Params {
        crowd: false,
        mutation: 0.0,
        ..Params::default()
    };
    assert_eq!(params.population, SIZE);
    let blank = position(&Grid::empty(Shape::NINE));
    let mut search = Ga::start(&blank, &params, Seed(seed).rng()).expect("it takes every size");
    replace_by_distinct_individuals(&mut search);
    let source_ranks: BTreeMap<(usize, Row), u32> = (0..SIZE)
        .flat_map(|rank| {
            let (rows, _) = search.population.individual_at_rank(rank as usize);
            let numbered_rows = rows.iter().copied().enumerate();
            numbered_rows.map(move |row| (row, rank))
        })
        .collect();
    assert_eq!(source_ranks.len(), 9 * SIZE as usize);
    while search.counts.generations == 0 {
        assert!(search.step().is_continue());
    }
    let sources_of = |rank: u32| {
        let (rows, _) = search.population.individual_at_rank(rank as usize);
        let source = |row| {
            let rank = source_ranks.get(&(row, rows[row]));
            *rank.expect("the row of an individual of the last generation")
        };
        std::array::from_fn(source)
    };
    (0..SIZE).map(sources_of).collect()
}

/// The sources of the children of all generations.
fn breed_generations() -> Vec<Sources> {
    (0..CHILDREN / SIZE).flat_map(breed_generation).collect()
}

/// The other parent of a child than that of its first row, if the child has rows of both.
fn other_source(sources: &Sources) -> Option<u32> {
    sources.iter().copied().find(|rank| *rank != sources[0])
}

/// The group of a rank, if all ranks are divided into `groups` groups of equal size.
fn group(rank: u32, groups: u32) -> usize {
    (rank * groups / SIZE) as usize
}

/// The share of the parents that each group of ranks should have: the best rank has the weight `SIZE`, the worst 1.
fn expected_shares(groups: u32) -> Vec<f64> {
    let mut weights = vec![0; groups as usize];
    for rank in 0..SIZE {
        weights[group(rank, groups)] += SIZE - rank;
    }
    let sum = f64::from(SIZE * (SIZE + 1) / 2);
    weights
        .into_iter()
        .map(|weight| f64::from(weight) / sum)
        .collect()
}

/// Pearson's statistic of counts with these expected shares.
fn chi_squared(counts: &[u32], shares: &[f64]) -> f64 {
    let total = f64::from(counts.iter().sum::<u32>());
    let terms = counts.iter().zip(shares).map(|(&count, share)| {
        let expected = total * share;
        (f64::from(count) - expected).powi(2) / expected
    });
    terms.sum()
}

/// Returns `true` if the ranks of these parents differ significantly from those that the weights of the ranks give.
fn differs_from_weights(ranks: impl Iterator<Item = u32>) -> bool {
    let mut counts = [0; 10];
    for rank in ranks {
        counts[group(rank, 10)] += 1;
    }
    chi_squared(&counts, &expected_shares(10)) > CRITICAL_9
}

/// Returns the share of 200 simulated tests, each of as many parents as there are children, that find a difference if a
/// share of the parents is drawn without regard to their ranks.
fn detection_share(uniform_share: f64) -> f64 {
    let mut rng = Seed(1).rng();
    let is_uniform = bernoulli(uniform_share);
    let mut simulate = || {
        let parents = (0..CHILDREN).map(|_| {
            let rank = if is_uniform.sample(&mut rng) {
                random_below(SIZE as usize, &mut rng)
            } else {
                roulette(SIZE, &mut rng)
            };
            u32::try_from(rank).expect("a rank")
        });
        differs_from_weights(parents)
    };
    let detections = (0..200).filter(|_| simulate()).count();
    f64::from(u32::try_from(detections).expect("at most 200")) / 200.0
}

#[test]
fn every_row_of_a_child_comes_from_one_of_two_parents() {
    let (mut mixed_count, mut whole_bands_count) = (0, 0);
    for sources in breed_generations() {
        let parents: BTreeSet<u32> = sources.into_iter().collect();
        assert!(parents.len() <= 2, "{sources:?}");
        mixed_count += u32::from(parents.len() == 2);
        let mut bands = sources.chunks(3);
        whole_bands_count += u32::from(bands.all(|band| band.iter().all(|rank| *rank == band[0])));
    }
    let share = |count: u32| f64::from(count) / f64::from(CHILDREN);
    // Of the children by bands, 3/4 have rows of both parents, and of those by rows 255/256; 1/64 of those by rows also
    // have whole bands. The standard errors of the two shares are 0.24 and 0.35 percentage points.
    let mixed = f64::midpoint(3.0 / 4.0, 255.0 / 256.0);
    assert!((share(mixed_count) - mixed).abs() < 0.01, "{mixed_count}");
    let whole_bands = f64::midpoint(1.0, 1.0 / 64.0);
    assert!((share(whole_bands_count) - whole_bands).abs() < 0.014);
}

#[test]
fn parents_are_drawn_as_often_as_the_weights_of_their_ranks_say() {
    let children = breed_generations();
    assert!(!differs_from_weights(
        children.iter().map(|sources| sources[0])
    ));
    assert!(!differs_from_weights(
        children.iter().filter_map(other_source)
    ));
    // Both parents of a child are drawn independently of each other.
    let mut pair_counts = [0; 25];
    for sources in &children {
        if let Some(other) = other_source(sources) {
            pair_counts[5 * group(sources[0], 5) + group(other, 5)] += 1;
        }
    }
    let shares = expected_shares(5);
    let pair_shares: Vec<f64> = shares
        .iter()
        .flat_map(|one| shares.iter().map(move |other| one * other))
        .collect();
    let statistic = chi_squared(&pair_counts, &pair_shares);
    assert!(statistic < CRITICAL_24, "{statistic}");
}

#[test]
fn the_test_of_the_weights_of_ranks_has_the_stated_power() {
    // If 5 % of the parents are drawn without regard to their ranks, the test finds it in at least 95 % of all cases.
    let power = detection_share(0.05);
    assert!(power >= 0.95, "{power}");
    let false_alarms = detection_share(0.0);
    assert!(false_alarms <= 0.01, "{false_alarms}");
}
