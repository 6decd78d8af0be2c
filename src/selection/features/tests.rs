#![expect(clippy::float_cmp, reason = "the expected values are exact")]

use std::collections::BTreeSet;

use sudoku_grid::{Grid, ParseOptions, Position, Shape, Symmetry, parse};
use sudoku_search::{Seed, pick};

use super::{feature_values, features};

/// A puzzle that singles solve.
const EASY: &str =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

/// A puzzle that singles do not solve.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn position(text: &str) -> Position {
    let grid = parse(text, ParseOptions::default()).expect("a puzzle").grid;
    Position::new(&grid).expect("no conflict")
}

/// The value of a feature.
fn value(position: &Position, id: &str) -> f64 {
    let index = features().position(|feature| feature.id == id);
    feature_values(position)[index.expect("a feature")]
}

/// The puzzles of files in `tests/puzzles`, about `count` from each.
fn set_puzzles(count: usize) -> Vec<Position> {
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/puzzles");
    let mut puzzles = Vec::new();
    for entry in std::fs::read_dir(directory).expect("the sets") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|ending| ending != "txt") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("text");
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let grids = lines.filter_map(|line| {
            Some(
                parse(line.split(' ').next()?, ParseOptions::default())
                    .ok()?
                    .grid,
            )
        });
        let step = (text.lines().count() / count).max(1);
        puzzles.extend(
            grids
                .step_by(step)
                .filter_map(|grid| Position::new(&grid).ok()),
        );
    }
    assert!(puzzles.len() > 20 * count, "{}", puzzles.len());
    puzzles
}

#[test]
fn there_are_many_features_with_different_ids() {
    let ids: BTreeSet<_> = features().map(|feature| feature.id).collect();
    assert_eq!(ids.len(), features().count());
    assert!(ids.len() >= 40, "{}", ids.len());
    for feature in features() {
        assert!(
            feature.text.ends_with('.') && feature.text.len() > 10,
            "{}",
            feature.id
        );
    }
}

#[test]
fn features_are_finite_on_every_set_and_reproducible() {
    for puzzle in set_puzzles(4) {
        let values = feature_values(&puzzle);
        assert_eq!(values.len(), features().count());
        for (feature, value) in features().zip(&values) {
            assert!(value.is_finite(), "{}: {}", feature.id, puzzle.givens());
        }
        assert_eq!(values, feature_values(&puzzle));
    }
}

#[test]
fn features_are_finite_on_extreme_grids_of_every_shape() {
    for shape in Shape::all() {
        let empty = Grid::empty(shape);
        // One given, and the same digit as the only candidate of nothing.
        let mut single = empty.clone();
        single.set(0, 1);
        for grid in [empty, single] {
            let position = Position::new(&grid).expect("no conflict");
            let values = feature_values(&position);
            assert!(values.iter().all(|value| value.is_finite()), "{shape}");
        }
    }
    let full = position("1234341221434321");
    assert_eq!(value(&full, "singles.blanks"), 0.0);
    assert!(feature_values(&full).iter().all(|value| value.is_finite()));
    // The last cell of the first row has no candidate.
    let contradictory = position("123....4........");
    assert_eq!(value(&contradictory, "singles.contradiction"), 1.0);
    assert!(
        feature_values(&contradictory)
            .iter()
            .all(|value| value.is_finite())
    );
}

#[test]
fn relabelling_digits_changes_no_invariant_feature() {
    let mut rng = Seed(2).rng();
    for puzzle in set_puzzles(2) {
        let shape = puzzle.shape();
        let mut labels: Vec<_> = (1..=u8::try_from(shape.side()).expect("small")).collect();
        sudoku_search::shuffle(&mut labels, &mut rng);
        let relabelled = Symmetry::relabel(shape, &labels).apply(puzzle.givens());
        let relabelled = Position::new(&relabelled).expect("no conflict");
        let pairs = feature_values(&puzzle)
            .into_iter()
            .zip(feature_values(&relabelled));
        for (feature, (before, after)) in features().zip(pairs) {
            if feature.is_label_invariant {
                assert!(
                    before.to_bits() == after.to_bits(),
                    "{}: {before} {after}",
                    feature.id
                );
            }
        }
    }
}

#[test]
fn features_of_places_change_when_the_puzzle_is_turned() {
    let puzzle = position(HARD);
    let mut rng = Seed(4).rng();
    let image = Symmetry::random(Shape::NINE, &mut |n| pick(&mut rng, n)).apply(puzzle.givens());
    let image = Position::new(&image).expect("no conflict");
    for id in [
        "givens.share",
        "start.candidates-mean",
        "singles.blanks",
        "start.places-2",
    ] {
        assert!(
            (value(&puzzle, id) - value(&image, id)).abs() < 1e-12,
            "{id}"
        );
    }
    for id in ["givens.row-mean", "start.entropy-first", "givens.rotation"] {
        assert!(
            (value(&puzzle, id) - value(&image, id)).abs() > 1e-6,
            "{id}"
        );
    }
}

#[test]
fn values_are_those_of_the_definitions() {
    let easy = position(EASY);
    for (id, expected) in [
        ("givens.side", 9.0),
        ("givens.share", 32.0 / 81.0),
        ("givens.rotation", 1.0),
        ("singles.blanks", 0.0),
        ("singles.contradiction", 0.0),
        ("singles.components", 0.0),
        ("probe.dive-depth", 0.0),
    ] {
        assert!(
            (value(&easy, id) - expected).abs() < 1e-12,
            "{id}: {}",
            value(&easy, id)
        );
    }
    let placed = value(&easy, "singles.naked") + value(&easy, "singles.hidden");
    assert!((placed - 49.0 / 81.0).abs() < 1e-12, "{placed}");
    // An empty grid: every blank cell has all candidates and all peers.
    let empty = Position::new(&Grid::empty(Shape::NINE)).expect("no conflict");
    for (id, expected) in [
        ("start.candidates-mean", 9.0),
        ("start.candidates-deviation", 0.0),
        ("start.places-mean", 9.0),
        ("start.degree-mean", 20.0),
        ("start.components", 1.0),
        ("start.entropy", 81.0 * 9.0_f64.log2()),
        ("start.entropy-first", 0.0),
        ("givens.digits-absent", 1.0),
        ("probe.tried-refuted", 0.0),
    ] {
        assert!(
            (value(&empty, id) - expected).abs() < 1e-9,
            "{id}: {}",
            value(&empty, id)
        );
    }
    let hard = position(HARD);
    let candidates: Vec<_> = hard
        .blanks()
        .map(|cell| hard.candidates(cell).len())
        .collect();
    let bivalue = candidates.iter().filter(|count| **count == 2).count();
    let share = f64::from(u32::try_from(bivalue).expect("small")) / 60.0;
    assert_eq!(candidates.len(), 60);
    assert!((value(&hard, "start.cells-2") - share).abs() < 1e-12);
    assert!(value(&hard, "probe.dive-depth") >= 1.0 && value(&hard, "probe.dive-log-tree") >= 1.0);
}
