//! Puzzles and helpers that the tests share.
#![forbid(unsafe_code)]
