//! Bindings for JavaScript, and nothing else: no decision is taken here.
//!
//! Nothing here calls back but for the clock and the console. What changes fast is pulled as whole pictures in typed arrays, one copy
//! each; what is cold crosses as plain objects in the shapes that `pkg/src/types.ts` declares.
//! Whatever is refused is thrown as an `Error` with a `code`.
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
#[cfg(feature = "trial")]
pub use panic::fail;
pub use panic::{last_panic, restart};
pub use puzzle::{read, shuffle, write};
pub use registry::{counts, held, second_opinion, takes};
pub use run::{Run, start};
pub use solutions::{Solutions, solutions, why_not};
#[cfg(feature = "workshop")]
pub use workshop::*;

/// The version: it belongs to every link, since runs are equal within a version only.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// A seed nobody chose.
///
/// # Errors
///
/// If the platform has no source of randomness.
#[wasm_bindgen]
pub fn fresh_seed() -> Result<u32, Error> {
    getrandom::u32().map_err(|cause| error::error("unsupported", &cause.to_string()))
}
