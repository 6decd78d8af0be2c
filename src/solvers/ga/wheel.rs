//! Rank-based roulette wheel selection.

use rand::RngExt as _;
use sudoku_search::Rng;

/// Draws a rank below `size`, with weight `size` for the best down to 1 for the worst.
///
/// The weights of the `k` worst ranks add up to `k (k + 1) / 2`, so a uniform number below the sum
/// of all weights selects the rank found by solving this for `k`.
#[inline]
pub(super) fn roulette(size: u32, rng: &mut Rng) -> usize {
    let point = rng.random_range(0..size * (size + 1) / 2);
    rank_at_point(size, point)
}

/// The rank that the random number `point`, below `size (size + 1) / 2`, selects.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 0 and the size, and exact: an integer below 2^31 has an exact root or one \
              that rounding cannot carry over an integer"
)]
pub(super) fn rank_at_point(size: u32, point: u32) -> usize {
    let root = f64::from(8 * point + 1).sqrt();
    let worse_ranks = ((root - 1.0) / 2.0) as u32;
    (size - 1 - worse_ranks) as usize
}
