//! Human techniques, one file each.
#![forbid(unsafe_code)]
