//! Bindings for JavaScript.
#![forbid(unsafe_code)]

use wasm_bindgen::prelude::wasm_bindgen;

/// The version of the workspace: it belongs to every link, since runs are equal within a version only.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
