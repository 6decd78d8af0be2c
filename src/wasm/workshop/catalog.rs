//! What the registry says, to be written into a file when the package is built.

use js_sys::Error;
use sudoku_search::Description;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::plain;
use crate::registry::registry;

/// Every algorithm: `AlgorithmInfo[]`.
///
/// # Errors
///
/// Never, unless the bindings are broken.
#[wasm_bindgen]
pub fn catalog() -> Result<JsValue, Error> {
    let entries: Vec<_> = registry().iter().map(Description::of).collect();
    plain(&entries)
}
