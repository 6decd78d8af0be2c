//! The size of test samples, and the cases of a round.

use std::env;

/// Returns `long` if the environment variable `SUDOKU_LONG` is set, as by `npm run test:long`, otherwise `default`.
pub fn size<T>(default: T, long: T) -> T {
    if env::var_os("SUDOKU_LONG").is_some() {
        long
    } else {
        default
    }
}

/// Returns whether the case with this index is tested. All cases are tested, except in a round of `npm test`, which
/// tests every fourth case. `tools/round.mjs` explains rounds.
pub fn is_in_round(index: usize) -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    if is_set("SUDOKU_LONG") || is_set("SUDOKU_ALL") {
        return true;
    }
    let round = env::var("SUDOKU_ROUND")
        .ok()
        .and_then(|round| round.parse().ok());
    round.is_none_or(|round: usize| index % ROUNDS == round % ROUNDS)
}

/// Number of rounds that together test every case, equal to `ROUND_COUNT` of `tools/round.mjs`.
const ROUNDS: usize = 4;
