//! Puzzles in texts as people have them.

use js_sys::Error;
use sudoku_grid::{Digits, Reading};
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

/// The candidates that stand in such a text, a bit set a cell, those too that its digits exclude; none
/// if the text has digits alone.
///
/// # Errors
///
/// As [`find`].
#[wasm_bindgen]
pub fn find_marks(text: &str) -> Result<Option<Vec<u32>>, Error> {
    let found = sudoku_grid::find(text, Reading::default());
    let candidates = found.map_err(|cause| unreadable(&cause))?.candidates;
    Ok(candidates.map(|sets| sets.into_iter().map(Digits::bits).collect()))
}
