//! Cells, digits, grids and what they must satisfy.
#![forbid(unsafe_code)]
