//! Puzzles in texts as people have them.

use js_sys::Error;
use sudoku_grid::Reading;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::unreadable;
use crate::puzzle::described;

/// Finds the one puzzle in a text: `Puzzle`.
///
/// # Errors
///
/// `parse` with `line` and `column`.
#[wasm_bindgen]
pub fn find(text: &str) -> Result<JsValue, Error> {
    let found = sudoku_grid::find(text, Reading::default());
    described(&found.map_err(|cause| unreadable(&cause))?)
}
