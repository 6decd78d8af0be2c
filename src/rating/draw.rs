//! What chance does in ratings.

use rand::RngExt as _;
use sudoku_search::Rng;

/// A number below `n`, the same on every target.
pub(crate) fn pick(rng: &mut Rng, n: usize) -> usize {
    let below = u32::try_from(n).expect("a few hundred at most");
    rng.random_range(0..below) as usize
}

/// Fisher and Yates' shuffle.
pub(crate) fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, pick(rng, last + 1));
    }
}
