//! One run on this thread.

use sudoku_search::Run;

use crate::clock::{Clock, PIECES};
use crate::drive::ordered::LONG;

/// Takes a run to its end, or until the time is over, if it is bounded. `late` is called if it takes
/// long.
pub(crate) fn finish(run: &mut Run, over: Option<&dyn Fn() -> bool>, late: &mut dyn FnMut()) {
    let clock = Clock::start();
    let mut pieces = PIECES;
    let mut told = false;
    while run.outcome().is_none() {
        run.advance(u64::MAX, pieces);
        if over.is_some_and(|over| over()) {
            return;
        }
        if clock.elapsed() < LONG {
            // As long as it is quick, looks at the clock would cost as much as the search.
            pieces = over.map_or(2 * pieces, |_| PIECES);
        } else if !told && run.outcome().is_none() {
            late();
            told = true;
        }
    }
}
