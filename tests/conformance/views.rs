//! What is drawn and plotted.

use sudoku_grid::{Position, Shape};
use sudoku_search::{Kind, Limits, Outcome, Run, View};
use sudoku_tests::{HARD, Variant, everything, near_full, no_place, position, read, set, size};

const PIECES: u64 = 400;

fn positions() -> Vec<Position> {
    let first = |file| read(&set(file)[0]);
    let small = Shape::of_side(6).expect("a shape");
    [
        read(HARD),
        near_full(small),
        no_place(Shape::NINE),
        first("16x16-minimal-100.txt"),
        first("25x25-gecode.txt"),
    ]
    .iter()
    .map(position)
    .collect()
}

fn each(mut check: impl FnMut(Variant, &Position, &str)) {
    for position in positions() {
        let shape = position.shape();
        for variant in everything().filter(|variant| variant.takes(shape)) {
            check(variant, &position, &format!("{variant} at {shape}"));
        }
    }
}

/// Draws over a picture in which nothing can be left as it is.
fn drawn(run: &Run) -> View {
    let mut view = View::new(run.puzzle().shape());
    view.digits.fill(u8::MAX);
    view.weights.fill(f32::NAN);
    run.view(&mut view);
    view
}

#[test]
fn every_picture_is_whole_within_bounds_and_keeps_the_givens() {
    each(|variant, position, name| {
        let mut run = variant.plain(position);
        let side = position.shape().side();
        // The first pieces one by one, then some of them.
        let (first, some) = size((24, 47), (60, 9));
        let mut piece = 0;
        while piece < PIECES {
            let more = if piece < first { 1 } else { some };
            run.advance(u64::MAX, more);
            piece += more;
            let view = drawn(&run);
            for (cell, &digit) in view.digits.iter().enumerate() {
                assert!(
                    usize::from(digit) <= side,
                    "{name}: {digit} in cell {cell}, {piece}"
                );
                let given = position.givens().get(cell);
                assert!(
                    given == 0 || given == digit,
                    "{name}: a given is {digit}, {piece}"
                );
            }
            for (at, weight) in view.weights.iter().enumerate() {
                assert!(
                    (0.0..=1.0).contains(weight),
                    "{name}: weight {weight} at {at}, {piece}"
                );
            }
        }
    });
}

#[test]
fn series_are_finite_or_gaps() {
    each(|variant, position, name| {
        let mut run = variant.start(position, 1, Limits::default(), true);
        for _ in 0..10 {
            run.advance(u64::MAX, PIECES / 10);
            let trace = run.trace().expect("watched");
            let columns = trace.to_columns();
            assert_eq!(
                columns.len(),
                (run_series(variant) + 1) * trace.len(),
                "{name}"
            );
            assert!(!columns.iter().copied().any(f64::is_infinite), "{name}");
            let steps = &columns[..trace.len()];
            assert!(steps.is_sorted_by(|a, b| a < b), "{name}: {steps:?}");
        }
    });
}

fn run_series(variant: Variant) -> usize {
    variant.algorithm.series().len()
}

#[test]
fn a_run_has_the_counters_that_are_declared() {
    each(|variant, position, name| {
        let run = variant.plain(position);
        assert_eq!(
            run.counters().len(),
            variant.algorithm.counters().len(),
            "{name}"
        );
        assert_eq!(run.counter_specs(), variant.algorithm.counters(), "{name}");
    });
}

/// In a sentence of its own, unless there was nothing to begin with.
#[test]
fn whatever_stalls_says_why() {
    let mut stalled = 0;
    each(|variant, position, name| {
        let mut run = variant.plain(position);
        let used = run.advance(u64::MAX, PIECES);
        if run.outcome() != Some(Outcome::Stalled) || run.info().kind != Kind::Solver {
            return;
        }
        stalled += 1;
        let why = run
            .explain()
            .unwrap_or_else(|| panic!("{name} says nothing"));
        let mut before = variant.plain(position);
        before.advance(u64::MAX, used - 1);
        if let Some(told) = before.explain().filter(|_| run.steps() > 0) {
            assert_ne!(why.template.id, told.template.id, "{name}");
        }
    });
    assert!(stalled > 3, "only {stalled} stalled");
}

#[test]
fn every_sentence_has_its_places_filled() {
    each(|variant, position, name| {
        let mut run = variant.plain(position);
        for _ in 0..PIECES / 8 {
            run.advance(run.steps() + 1, 8);
            if let Some(told) = run.explain() {
                let text = told.render(position.shape());
                let id = told.template.id;
                assert!(!text.contains(['{', '}', '|', '#']), "{name}, {id}: {text}");
                assert!(text.ends_with('.'), "{name}, {id}: {text}");
            }
            if run.outcome().is_some() {
                break;
            }
        }
    });
}
