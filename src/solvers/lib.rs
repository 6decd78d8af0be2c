//! Every way to solve a Sudoku, one file each.
#![forbid(unsafe_code)]
