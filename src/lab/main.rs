//! Experiments on the command line, over the same crates as the page.
#![forbid(unsafe_code)]

fn main() {}
