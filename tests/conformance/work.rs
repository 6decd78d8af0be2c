//! Bounds of a piece of work.

use sudoku_grid::Position;
use sudoku_search::Kind;
use sudoku_tests::{HARD, all_variants, blank, position, read, set, size};

/// The number of pieces of work for which each run is advanced.
fn piece_count() -> u64 {
    size(1000, 3000)
}

/// The maximum increase of a counter in one piece of work, on grids with at most this number of candidates. On larger
/// grids, the maximum is the number of candidates.
const MAX_INCREASE: u64 = 4096;

fn positions() -> [Position; 2] {
    let large = read(&set("25x25-gecode.txt")[0]);
    [read(HARD), large].map(|puzzle| position(&puzzle))
}

#[test]
fn a_piece_of_work_is_bounded_by_count() {
    for position in positions() {
        let shape = position.shape();
        let max = u64::try_from(shape.cells() * shape.side())
            .expect("fits")
            .max(MAX_INCREASE);
        for variant in all_variants().filter(|variant| variant.accepts(shape)) {
            let mut run = variant.plain(&position);
            for piece in 0..piece_count() {
                let (steps, counts) = (run.steps(), run.counters());
                let pieces_used = run.advance(u64::MAX, 1);
                assert!(
                    pieces_used <= 1,
                    "{variant} at {shape} uses {pieces_used} pieces of 1"
                );
                let increase = run.steps() - steps;
                assert!(
                    increase <= 1,
                    "{variant} at {shape}, piece {piece}: {increase} steps"
                );
                let after = run.counters();
                for ((before, after), spec) in counts.iter().zip(after).zip(run.counter_specs()) {
                    let id = spec.id;
                    assert!(after >= *before, "{variant} at {shape}: {id} goes back");
                    let increase = after - before;
                    assert!(
                        increase <= max,
                        "{variant} at {shape}, piece {piece}: {increase} {id}"
                    );
                }
            }
        }
    }
}

#[test]
fn runs_make_steps() {
    for position in positions() {
        let shape = position.shape();
        for variant in all_variants().filter(|variant| variant.accepts(shape)) {
            let is_generator = variant.algorithm.info().kind == Kind::Generator;
            let mut run = if is_generator {
                // On a pattern with givens, an engine may need too long for its first step.
                variant.plain(&blank(shape))
            } else {
                variant.plain(&position)
            };
            run.advance(u64::MAX, piece_count());
            let has_advanced = run.steps() > 0 || run.outcome().is_some();
            assert!(has_advanced, "{variant} at {shape} has not made a step");
        }
    }
}
