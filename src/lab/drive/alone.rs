//! One run on the current thread.

use sudoku_search::Run;

use crate::clock::{Clock, PIECES_PER_CLOCK_READ};
use crate::drive::ordered::SLOW_ITEM;

/// Advances a run until it ends or `is_over` returns true. Calls `on_slow` once if the run takes
/// longer than [`SLOW_ITEM`].
pub(crate) fn run_to_end(
    run: &mut Run,
    is_over: Option<&dyn Fn() -> bool>,
    on_slow: &mut dyn FnMut(),
) {
    let clock = Clock::start();
    let mut pieces = PIECES_PER_CLOCK_READ;
    let mut reported = false;
    while run.outcome().is_none() {
        run.advance(u64::MAX, pieces);
        if is_over.is_some_and(|is_over| is_over()) {
            return;
        }
        if clock.elapsed() < SLOW_ITEM {
            // Short runs double their pieces: the clock would otherwise cost as much as the search.
            pieces = is_over.map_or(2 * pieces, |_| PIECES_PER_CLOCK_READ);
        } else if !reported && run.outcome().is_none() {
            on_slow();
            reported = true;
        }
    }
}
