//! The contract every algorithm keeps.
#![forbid(unsafe_code)]
