//! Runs taken to their end: alone, in parts, step by step together, or against each other.

pub(crate) mod alone;
pub(crate) mod ordered;
pub(crate) mod portfolio;
pub(crate) mod progress;
pub(crate) mod shared;
pub(crate) mod split;
mod threads;
