use std::env;

/// How much of something a test does: usually the one, in `npm run test:long` the other.
pub fn size<T>(usual: T, long: T) -> T {
    if env::var_os("SUDOKU_LONG").is_some() {
        long
    } else {
        usual
    }
}
