//! Views, traces, counters and explanations of runs.

use sudoku_grid::{Position, Shape};
use sudoku_search::{Kind, Limits, Outcome, Run, View};
use sudoku_tests::{HARD, Variant, all_variants, near_full, no_place, position, read, set, size};

/// The number of pieces of work of each run.
const PIECE_COUNT: u64 = 400;

fn positions() -> Vec<Position> {
    let first_puzzle = |file| read(&set(file)[0]);
    let shape_of_side_6 = Shape::of_side(6).expect("a shape");
    [
        read(HARD),
        near_full(shape_of_side_6),
        no_place(Shape::NINE),
        first_puzzle("16x16-minimal-100.txt"),
        first_puzzle("25x25-gecode.txt"),
    ]
    .iter()
    .map(position)
    .collect()
}

/// Calls `check` with every algorithm on every position that it accepts, and a name for messages.
fn for_each_run(mut check: impl FnMut(Variant, &Position, &str)) {
    for position in positions() {
        let shape = position.shape();
        for variant in all_variants().filter(|variant| variant.accepts(shape)) {
            check(variant, &position, &format!("{variant} at {shape}"));
        }
    }
}

/// The view of a run, copied over invalid values, so that every value must be written.
fn fresh_view(run: &Run) -> View {
    let mut view = View::new(run.puzzle().shape());
    view.digits.fill(u8::MAX);
    view.weights.fill(f32::NAN);
    run.view(&mut view);
    view
}

#[test]
fn every_view_is_complete_within_bounds_and_keeps_the_givens() {
    for_each_run(|variant, position, name| {
        let mut run = variant.plain(position);
        let side = position.shape().side();
        // The first pieces one by one, then several at a time.
        let (first, stride) = size((24, 47), (60, 9));
        let mut piece = 0;
        while piece < PIECE_COUNT {
            let pieces = if piece < first { 1 } else { stride };
            run.advance(u64::MAX, pieces);
            piece += pieces;
            let view = fresh_view(&run);
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
fn series_values_are_finite_or_missing() {
    for_each_run(|variant, position, name| {
        let mut run = variant.start(position, 1, Limits::default(), true);
        for _ in 0..10 {
            run.advance(u64::MAX, PIECE_COUNT / 10);
            let trace = run.trace().expect("watched");
            let columns = trace.to_columns();
            assert_eq!(
                columns.len(),
                (series_count(variant) + 1) * trace.len(),
                "{name}"
            );
            assert!(!columns.iter().copied().any(f64::is_infinite), "{name}");
            let steps = &columns[..trace.len()];
            assert!(steps.is_sorted_by(|a, b| a < b), "{name}: {steps:?}");
        }
    });
}

/// The number of series that an algorithm declares.
fn series_count(variant: Variant) -> usize {
    variant.algorithm.series().len()
}

#[test]
fn a_run_has_the_counters_that_are_declared() {
    for_each_run(|variant, position, name| {
        let run = variant.plain(position);
        assert_eq!(
            run.counters().len(),
            variant.algorithm.counters().len(),
            "{name}"
        );
        assert_eq!(run.counter_specs(), variant.algorithm.counters(), "{name}");
    });
}

/// The explanation of a stall differs from that of the step before it, unless the run stalled at the start.
#[test]
fn every_stalled_solver_explains_why() {
    let mut stalled_count = 0;
    for_each_run(|variant, position, name| {
        let mut run = variant.plain(position);
        let pieces_used = run.advance(u64::MAX, PIECE_COUNT);
        if run.outcome() != Some(Outcome::Stalled) || run.info().kind != Kind::Solver {
            return;
        }
        stalled_count += 1;
        let explanation = run
            .explain()
            .unwrap_or_else(|| panic!("{name} has no explanation"));
        let mut earlier_run = variant.plain(position);
        earlier_run.advance(u64::MAX, pieces_used - 1);
        if let Some(earlier) = earlier_run.explain().filter(|_| run.steps() > 0) {
            assert_ne!(
                explanation.message.template.id, earlier.message.template.id,
                "{name}"
            );
        }
    });
    assert!(stalled_count > 3, "only {stalled_count} stalled");
}

#[test]
fn every_explanation_has_all_placeholders_filled() {
    for_each_run(|variant, position, name| {
        let mut run = variant.plain(position);
        for _ in 0..PIECE_COUNT / 8 {
            run.advance(run.steps() + 1, 8);
            if let Some(explanation) = run.explain() {
                let text = explanation.render(position.shape());
                let id = explanation.message.template.id;
                assert!(!text.contains(['{', '}', '|', '#']), "{name}, {id}: {text}");
                assert!(text.ends_with('.'), "{name}, {id}: {text}");
            }
            if run.outcome().is_some() {
                break;
            }
        }
    });
}
