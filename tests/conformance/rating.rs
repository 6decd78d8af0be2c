//! Raters: their scales, their ratings and their ends.

use std::collections::BTreeSet;

use sudoku_grid::{Position, Shape};
use sudoku_rating::Rater;
use sudoku_search::{Outcome, RatingValue, Run};
use sudoku_tests::{
    EASY, UNSOLVABLE, Variant, all_variants, blank, full, near_full, no_place, position, raters,
    read,
};

use crate::solving::contradictions;

/// The limit of pieces of work on a puzzle that singles solve, more than any rater needs.
const MAX_PIECES: u64 = 200_000;

/// The number of pieces of work on a position without exactly one solution, on which a rater may never end.
const PIECES_ON_INVALID_PUZZLES: u64 = 300;

#[test]
fn raters_and_no_others_have_scales_whose_columns_are_unique() {
    let mut columns = BTreeSet::new();
    let mut count = 0;
    for variant in all_variants() {
        let name = variant.algorithm.info().id;
        let is_rater = raters().any(|rater| rater.algorithm.info().id == name);
        let rater = Rater::of(variant.algorithm);
        assert_eq!(rater.is_some(), is_rater, "{name}");
        assert_eq!(variant.algorithm.scale().is_some(), is_rater, "{name}");
        for column in rater.map_or(&[][..], Rater::columns) {
            assert!(columns.insert(column.id), "{}", column.id);
            count += 1;
        }
    }
    assert_eq!(columns.len(), count);
}

/// Runs a rater to its end on a puzzle with one solution and checks its lower bounds and its rating.
fn assert_rates(variant: Variant, position: &Position, name: &str) {
    let mut run = variant.plain(position);
    let scale = variant.algorithm.scale().expect("a rater");
    let mut bounds = Vec::new();
    let mut pieces = 0;
    while run.outcome().is_none() {
        if let Some(bound) = run.rating() {
            assert!(bound.fits(scale), "{name}: {bound:?}");
            let is_lower_bound = |value: &RatingValue| matches!(value, RatingValue::LowerBound(_));
            assert!(bound.values.iter().all(is_lower_bound), "{name}: {bound:?}");
            bounds.push(bound);
        }
        pieces += run.advance(u64::MAX, 1);
        assert!(pieces < MAX_PIECES, "{name} does not end");
    }
    assert_eq!(
        (run.outcome(), run.fault()),
        (Some(Outcome::Solved), None),
        "{name}"
    );
    assert_eq!((run.found(), run.solution()), (1, None), "{name}");
    let rating = run.rating().expect("it is complete");
    assert!(rating.fits(scale), "{name}: {rating:?}");
    assert!(rating.cells.is_sorted_by(|a, b| a < b), "{name}");
    for bound in bounds {
        for (bound, value) in bound.values.iter().zip(&rating.values) {
            assert!(
                bound.number() <= value.number(),
                "{name}: {bound:?}, {value:?}"
            );
        }
    }
}

#[test]
fn puzzles_of_every_size_are_rated_with_bounds_from_below() {
    let mut puzzles = vec![read(EASY), full(Shape::NINE)];
    for side in [4, 6, 9, 12, 16, 25] {
        puzzles.push(near_full(Shape::of_side(side).expect("a shape")));
    }
    for puzzle in &puzzles {
        for variant in raters().filter(|variant| variant.accepts(puzzle.shape())) {
            assert_rates(
                variant,
                &position(puzzle),
                &format!("{variant} on {puzzle}"),
            );
        }
    }
}

/// A rating has a meaning only where a puzzle has one solution, but a rater never breaks its contract elsewhere.
#[test]
fn other_positions_cause_neither_panics_nor_faults() {
    let mut positions: Vec<_> = contradictions()
        .into_iter()
        .map(|(_, position)| position)
        .collect();
    positions.extend(UNSOLVABLE.map(|puzzle| position(&read(puzzle))));
    positions.push(position(&no_place(Shape::NINE)));
    positions.push(blank(Shape::NINE));
    positions.push(blank(Shape::of_side(4).expect("a shape")));
    let mut ended_count = 0;
    for (at, position) in positions.iter().enumerate() {
        for variant in raters().filter(|variant| variant.accepts(position.shape())) {
            let name = format!("{variant} on position {at}");
            // A rater may refuse a position.
            let Ok(mut run) = (variant.algorithm).start(position, &variant.setup().seed(1), false)
            else {
                continue;
            };
            run.advance(u64::MAX, PIECES_ON_INVALID_PUZZLES);
            assert_eq!(run.fault(), None, "{name}");
            if run.outcome() == Some(Outcome::Solved) {
                let scale = variant.algorithm.scale().expect("a rater");
                assert!(
                    run.rating().is_some_and(|rating| rating.fits(scale)),
                    "{name}"
                );
            }
            ended_count += usize::from(run.outcome().is_some());
        }
    }
    assert!(ended_count > positions.len(), "only {ended_count} ended");
}

/// A completed run of a rater on [`EASY`] with a seed.
fn rate(variant: Variant, seed: u32) -> Run {
    let setup = variant.setup().seed(seed);
    let run = (variant.algorithm).start(&position(&read(EASY)), &setup, false);
    let mut run = run.expect("it takes the puzzle");
    run.advance(u64::MAX, MAX_PIECES);
    run
}

#[test]
fn ratings_of_the_same_seed_are_equal() {
    for variant in raters() {
        let [rating_run, repeated_run] = [rate(variant, 7), rate(variant, 7)];
        assert_eq!(rating_run.rating(), repeated_run.rating(), "{variant}");
        assert_eq!(rating_run.counters(), repeated_run.counters(), "{variant}");
        if !variant.capabilities().random {
            assert_eq!(rating_run.rating(), rate(variant, 8).rating(), "{variant}");
        }
    }
}
