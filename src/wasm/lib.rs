//! Bindings for JavaScript.
#![forbid(unsafe_code)]
