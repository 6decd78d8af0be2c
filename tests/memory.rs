//! Compares the memory that runs report with the memory that the allocator counts.
#![forbid(unsafe_code)]

use allocation_counter::measure;
use sudoku_grid::Shape;
use sudoku_search::Run;
use sudoku_tests::{HARD, all_variants, blank, near_full, position, read, size};

/// The number of bytes that a fork allocates.
fn allocated_bytes(run: &Run) -> usize {
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
    for variant in all_variants() {
        let hard = position(&read(HARD));
        let near_full_position = position(&near_full(Shape::NINE));
        for (name, position) in [
            ("hard", hard),
            ("near", near_full_position),
            ("25", blank(twenty_five)),
        ] {
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
                let reported_bytes = run.heap_bytes() - size_of::<Run>();
                let measured = allocated_bytes(&run);
                assert!(
                    reported_bytes.abs_diff(measured) * 10 <= measured,
                    "{variant} on {name} after {} steps reports {reported_bytes} bytes, not {measured}",
                    run.steps()
                );
            }
        }
    }
    assert!(forked > all_variants().count(), "{forked} runs were forked");
}
