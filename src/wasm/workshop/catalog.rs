//! The descriptions of all algorithms, which the build of the package writes to a file.

use js_sys::Error;
use sudoku_search::Description;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::to_object;
use crate::registry::registry;

/// The descriptions of all algorithms: `AlgorithmInfo[]`.
///
/// # Errors
///
/// `refused` if the value cannot be serialized, which is a defect of the bindings.
#[wasm_bindgen]
pub fn catalog() -> Result<JsValue, Error> {
    let entries: Vec<_> = registry().iter().map(Description::of).collect();
    to_object(&entries)
}
