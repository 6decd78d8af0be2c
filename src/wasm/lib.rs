//! Bindings of the engine for JavaScript. The crate only converts values; it contains no other logic.
//!
//! The module calls JavaScript only for the clock, the console and random numbers. Data that changes in every
//! frame, such as digits and weights, is returned as typed arrays, one copy per call. All other data is returned
//! as plain objects in the shapes that `pkg/src/types.ts` declares. Every refused call throws an `Error` with a
//! `code`.
#![forbid(unsafe_code)]
#![deny(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used
)]

mod error;
mod findings;
mod lines;
mod many;
mod merge;
mod message;
mod number;
mod panic;
mod picture;
mod puzzle;
mod registry;
mod run;
mod slice;
mod solutions;
#[cfg(feature = "workshop")]
mod workshop;

use js_sys::Error;
use wasm_bindgen::prelude::wasm_bindgen;

pub use lines::read_lines;
pub use many::solve_many;
pub use merge::Merge;
#[cfg(feature = "workshop")]
pub use panic::fail;
pub use panic::{last_panic, restart};
pub use puzzle::{read, shuffle, write};
pub use registry::{algorithm_ids, counts, independent_checker};
pub use run::{Run, start, takes};
pub use solutions::{Solutions, solutions, why_not};
#[cfg(feature = "workshop")]
pub use workshop::*;

/// The version of the engine. Links include it, because runs are reproducible only within a version.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// A random seed from the platform's source of randomness.
///
/// # Errors
///
/// `unsupported` if the platform has no source of randomness.
#[wasm_bindgen]
pub fn fresh_seed() -> Result<u32, Error> {
    getrandom::u32().map_err(|cause| error::error("unsupported", &cause.to_string()))
}
