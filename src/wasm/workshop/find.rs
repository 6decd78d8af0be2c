//! Finds a puzzle in a text with other content around it.

use js_sys::Error;
use sudoku_grid::{Digits, ParseOptions};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::message::parse_error;
use crate::puzzle::puzzle_object;

/// Finds the only puzzle in a text that may have other content around it; returns a `Puzzle`.
///
/// # Errors
///
/// `parse`, with `line` and `column`, if the text contains no puzzle or several.
#[wasm_bindgen]
pub fn find(text: &str) -> Result<JsValue, Error> {
    let result = sudoku_grid::find(text, ParseOptions::default());
    puzzle_object(&result.map_err(|cause| parse_error(&cause))?)
}

/// The pencil marks of the puzzle in a text, as one bit set per cell (bit d - 1 for the candidate d), including
/// candidates that its digits exclude; `undefined` if the text has no pencil marks.
///
/// # Errors
///
/// The errors of [`find`](self::find()).
#[wasm_bindgen]
pub fn find_marks(text: &str) -> Result<Option<Vec<u32>>, Error> {
    let result = sudoku_grid::find(text, ParseOptions::default());
    let candidates = result.map_err(|cause| parse_error(&cause))?.candidates;
    Ok(candidates.map(|sets| sets.into_iter().map(Digits::bits).collect()))
}
