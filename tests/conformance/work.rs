//! How much is done at a time.

use sudoku_grid::Position;
use sudoku_search::Kind;
use sudoku_tests::{HARD, blank, everything, position, read, set, size};

/// Pieces looked at.
fn pieces() -> u64 {
    size(1000, 3000)
}

/// What any counter may rise by in one piece of work: by one for each candidate of a large grid,
/// or by this.
const MOST: u64 = 4096;

fn positions() -> [Position; 2] {
    let large = read(&set("25x25-gecode.txt")[0]);
    [read(HARD), large].map(|puzzle| position(&puzzle))
}

#[test]
fn a_piece_of_work_is_bounded_by_count() {
    for position in positions() {
        let shape = position.shape();
        let most = u64::try_from(shape.cells() * shape.side())
            .expect("fits")
            .max(MOST);
        for variant in everything().filter(|variant| variant.takes(shape)) {
            let mut run = variant.plain(&position);
            for piece in 0..pieces() {
                let (steps, counts) = (run.steps(), run.counters());
                let used = run.advance(u64::MAX, 1);
                assert!(used <= 1, "{variant} at {shape} uses {used} pieces of 1");
                let more = run.steps() - steps;
                assert!(
                    more <= 1,
                    "{variant} at {shape}, piece {piece}: {more} steps"
                );
                let after = run.counters();
                for ((before, after), spec) in counts.iter().zip(after).zip(run.counter_specs()) {
                    let id = spec.id;
                    assert!(after >= *before, "{variant} at {shape}: {id} goes back");
                    let more = after - before;
                    assert!(
                        more <= most,
                        "{variant} at {shape}, piece {piece}: {more} {id}"
                    );
                }
            }
        }
    }
}

#[test]
fn steps_go_on() {
    for position in positions() {
        let shape = position.shape();
        for variant in everything().filter(|variant| variant.takes(shape)) {
            let generates = variant.algorithm.info().kind == Kind::Generator;
            let mut run = if generates {
                variant.plain(&blank(shape)) // a pattern alone may take an engine for ever
            } else {
                variant.plain(&position)
            };
            run.advance(u64::MAX, pieces());
            let moved = run.steps() > 0 || run.outcome().is_some();
            assert!(moved, "{variant} at {shape} has not made a step");
        }
    }
}
