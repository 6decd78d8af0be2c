//! What the registry says.

use js_sys::Error;
use sudoku_search::Description;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::plain;
use crate::registry::all;

/// Every algorithm: `AlgorithmInfo[]`.
///
/// # Errors
///
/// Never, unless the bindings are broken.
#[wasm_bindgen]
pub fn catalog() -> Result<JsValue, Error> {
    let entries: Vec<_> = all().map(Description::of).collect();
    plain(&entries)
}

/// The id of a complete solver for grids of every size, and not the one named.
#[wasm_bindgen]
pub fn second_opinion(of: &str) -> String {
    sudoku_solvers::second_opinion(of).info().id.to_owned()
}
