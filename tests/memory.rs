//! What runs say of the memory they take, against what the allocator sees.
#![forbid(unsafe_code)]

use allocation_counter::measure;
use sudoku_grid::Shape;
use sudoku_search::Run;
use sudoku_tests::{HARD, blank, everything, near_full, position, read, size};

/// Bytes that a fork allocates.
fn allocated(run: &Run) -> usize {
    let mut fork = None;
    let seen = measure(|| fork = Some(run.fork()));
    usize::try_from(seen.bytes_current).expect("nothing was freed")
}

/// How many pieces of work are done between two measurements.
const ALL_PIECES: [u64; 4] = [0, 1, 100, 2000];

#[test]
fn a_fork_owns_the_bytes_it_says_within_a_tenth() {
    let twenty_five = Shape::of_side(25).expect("a shape");
    let mut copied = 0;
    for variant in everything() {
        let hard = position(&read(HARD));
        let near = position(&near_full(Shape::NINE));
        for (name, position) in [("hard", hard), ("near", near), ("25", blank(twenty_five))] {
            if !variant.takes(position.shape()) {
                continue;
            }
            let mut run = variant.plain(&position);
            if run.copy().is_none() {
                continue;
            }
            copied += 1;
            // Thousands of pieces of a blank 25×25 take longer than all the rest.
            let is_large = position.shape() == twenty_five;
            let often = size(
                if is_large {
                    &[0, 1, 100][..]
                } else {
                    &ALL_PIECES
                },
                &ALL_PIECES,
            );
            for &pieces in often {
                run.advance(u64::MAX, pieces);
                // The run itself is where the caller keeps it.
                let said = run.heap_bytes() - size_of::<Run>();
                let seen = allocated(&run);
                assert!(
                    said.abs_diff(seen) * 10 <= seen,
                    "{variant} on {name} after {} steps says {said} bytes, not {seen}",
                    run.steps()
                );
            }
        }
    }
    assert!(copied > everything().count(), "{copied} were copied");
}
