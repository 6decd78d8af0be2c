//! Compares the memory that runs report with the memory that the allocator counts.
#![forbid(unsafe_code)]

use allocation_counter::measure;
use sudoku_grid::Shape;
use sudoku_search::Run;
use sudoku_tests::{HARD, blank, everything, near_full, position, read, size};

/// The number of bytes that a fork allocates.
fn allocated(run: &Run) -> usize {
    let mut fork = None;
    let measured = measure(|| fork = Some(run.fork()));
    usize::try_from(measured.bytes_current).expect("nothing was freed")
}

/// Pieces of work before each measurement.
const PIECES_BEFORE_EACH: [u64; 4] = [0, 1, 100, 2000];

#[test]
fn heap_bytes_is_within_a_tenth_of_what_a_fork_allocates() {
    let twenty_five = Shape::of_side(25).expect("a shape");
    let mut forked = 0;
    for variant in everything() {
        let hard = position(&read(HARD));
        let near = position(&near_full(Shape::NINE));
        for (name, position) in [("hard", hard), ("near", near), ("25", blank(twenty_five))] {
            if !variant.accepts(position.shape()) {
                continue;
            }
            let mut run = variant.plain(&position);
            if run.try_fork().is_none() {
                continue;
            }
            forked += 1;
            // 2,000 pieces on an empty 25×25 grid take longer than all other measurements together.
            let is_large = position.shape() == twenty_five;
            let pieces_before_each = size(
                if is_large {
                    &[0, 1, 100][..]
                } else {
                    &PIECES_BEFORE_EACH
                },
                &PIECES_BEFORE_EACH,
            );
            for &pieces in pieces_before_each {
                run.advance(u64::MAX, pieces);
                // The `Run` value itself is not on the heap.
                let reported = run.heap_bytes() - size_of::<Run>();
                let measured = allocated(&run);
                assert!(
                    reported.abs_diff(measured) * 10 <= measured,
                    "{variant} on {name} after {} steps reports {reported} bytes, not {measured}",
                    run.steps()
                );
            }
        }
    }
    assert!(forked > everything().count(), "{forked} runs were forked");
}
