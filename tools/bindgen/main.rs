//! Generates the JavaScript side of the bindings.
#![forbid(unsafe_code)]

fn main() {}
