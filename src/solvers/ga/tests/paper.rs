//! Tests of the shares that the text of Hughes and Yampolskiy states.

use std::collections::BTreeSet;

use super::*;

/// A search on a blank grid with the parameters of both presets, whose initial population is complete.
///
/// A row of a blank grid has 9! permutations, so a shuffled row equals no row of 5,000 individuals in nearly all cases.
fn search(crowd: bool, seed: u32) -> Ga {
    let params = Params {
        crowd,
        ..Params::default()
    };
    let blank = position(&Grid::empty(Shape::NINE));
    let mut search = Ga::start(&blank, &params, Seed(seed).rng()).expect("it takes every size");
    while search.phase != GaPhase::Breed {
        assert!(search.step().is_continue());
    }
    search
}

#[test]
fn two_fifths_of_the_children_are_mutated() {
    for preset in Ga::PRESETS {
        assert!(preset.values.iter().all(|(id, _)| *id == "crowd"));
    }
    for crowd in [false, true] {
        let (mut child_count, mut mutated_count) = (0, 0);
        for seed in 0..5 {
            let mut search = search(crowd, seed);
            let individuals = |population: &Population| {
                (0..5000)
                    .map(|rank| population.individual_at_rank(rank).0.to_vec())
                    .collect::<Vec<_>>()
            };
            let parents = individuals(&search.population);
            let inherited_rows: BTreeSet<(usize, Row)> = parents
                .iter()
                .flat_map(|rows| rows.iter().copied().enumerate())
                .collect();
            while search.counts.evaluations < 10_000 {
                assert!(search.step().is_continue());
            }
            for rows in individuals(&search.population) {
                let mut rows = rows.into_iter().enumerate();
                mutated_count += u32::from(rows.any(|row| !inherited_rows.contains(&row)));
                child_count += 1;
            }
        }
        // The standard error of the share is 0.3 percentage points.
        let share = f64::from(mutated_count) / f64::from(child_count);
        assert!((0.39..0.41).contains(&share), "{share}");
    }
}

#[test]
fn one_in_twenty_individuals_is_an_expert() {
    let mut search = search(true, 1);
    while search.phase != GaPhase::Aggregate(0) {
        assert!(search.step().is_continue());
    }
    let mut sum = 0;
    let means: Vec<f64> = (0..5000)
        .map(|rank| {
            sum += u32::from(search.population.individual_at_rank(rank).1);
            f64::from(sum) / f64::from(u32::try_from(rank + 1).expect("at most 5000"))
        })
        .collect();
    assert!(search.step().is_continue());
    let experts_mean = search.sample().experts_mean;
    let counts: Vec<usize> = (1..=5000)
        .filter(|count| (means[count - 1] - experts_mean).abs() < 1e-9)
        .collect();
    assert_eq!(counts, [250], "the mean of the best {counts:?}");
}
