//! Compares the memory that runs report with the memory that the allocator counts.
#![forbid(unsafe_code)]

use allocation_counter::measure;
use sudoku_grid::Shape;
use sudoku_search::Run;
use sudoku_tests::{HARD, all_variants, blank, near_full, position, read, size};

/// The number of bytes that a fork allocates.
fn allocated_bytes(run: &Run) -> usize {
    let mut fork = None;
    let allocation = measure(|| fork = Some(run.fork()));
    usize::try_from(allocation.bytes_current).expect("nothing was freed")
}

/// The number of pieces of work that a run does before each of four successive measurements: at the start, then since
/// the previous measurement.
const PIECES_BEFORE_EACH: [u64; 4] = [0, 1, 100, 2000];

#[test]
fn heap_bytes_is_within_a_tenth_of_what_a_fork_allocates() {
    let shape_of_side_25 = Shape::of_side(25).expect("a shape");
    let mut fork_count = 0;
    for variant in all_variants() {
        let hard_position = position(&read(HARD));
        let near_full_position = position(&near_full(Shape::NINE));
        for (name, position) in [
            ("hard", hard_position),
            ("near", near_full_position),
            ("25", blank(shape_of_side_25)),
        ] {
            if !variant.accepts(position.shape()) {
                continue;
            }
            let mut run = variant.plain(&position);
            if run.try_fork().is_none() {
                continue;
            }
            fork_count += 1;
            // 2,000 pieces on an empty 25×25 grid take longer than all other measurements together.
            let is_large = position.shape() == shape_of_side_25;
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
                let fork_bytes = allocated_bytes(&run);
                assert!(
                    reported_bytes.abs_diff(fork_bytes) * 10 <= fork_bytes,
                    "{variant} on {name} after {} steps reports {reported_bytes} bytes, not {fork_bytes}",
                    run.steps()
                );
            }
        }
    }
    assert!(
        fork_count > all_variants().count(),
        "{fork_count} runs were forked"
    );
}
