//! The size of test samples.

use std::env;

/// Returns `long` if the environment variable `SUDOKU_LONG` is set, as by `npm run test:long`, otherwise `default`.
pub fn size<T>(default: T, long: T) -> T {
    if env::var_os("SUDOKU_LONG").is_some() {
        long
    } else {
        default
    }
}
