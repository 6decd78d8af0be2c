//! Conversions between puzzles and text.

use js_sys::Error;
use rand::RngExt as _;
use serde::Serialize;
use sudoku_grid::{
    Digits, DuplicateDigit, Grid, ParseOptions, Parsed, Position, Shape, Symmetry, parse,
};
use sudoku_search::Seed;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, to_object};
use crate::message::{MessageObject, duplicate_digit_error, parse_error};
use crate::number::seed_of;
use crate::picture::serialize_bytes;

/// The JavaScript object `Puzzle`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Puzzle {
    text: String,
    side: usize,
    r#box: String,
    usual_box: bool,
    #[serde(serialize_with = "serialize_bytes")]
    givens: Vec<u8>,
    candidates: Option<Vec<u32>>,
    clashes: Vec<DuplicateDigitEntry>,
}

/// Two equal givens in one house.
#[derive(Serialize)]
struct DuplicateDigitEntry {
    cells: [usize; 2],
    message: String,
    i18n: MessageObject,
}

impl DuplicateDigitEntry {
    fn of(duplicate: &DuplicateDigit) -> Self {
        Self {
            cells: duplicate.cells,
            message: duplicate.to_string(),
            i18n: MessageObject::of(&duplicate.message(), duplicate.shape),
        }
    }
}

/// Parses a puzzle and returns `Puzzle`, which lists conflicting givens. `box` is `RxC`; without it, the usual box
/// for the number of cells is used. With `hex`, `0` is the first digit rather than a blank.
///
/// # Errors
///
/// `box` if `box` is not a valid size of a box; `parse`, with `line` and `column`, if the text is not a
/// puzzle.
#[wasm_bindgen]
pub fn read(text: &str, r#box: Option<String>, hex: bool) -> Result<JsValue, Error> {
    let shape = r#box.map(|r#box| shape_of(&r#box)).transpose()?;
    let parsed = parse(text, ParseOptions { shape, hex }).map_err(|cause| parse_error(&cause))?;
    puzzle_object(&parsed)
}

/// Converts a parsed puzzle to the JavaScript object `Puzzle`.
pub(crate) fn puzzle_object(parsed: &Parsed) -> Result<JsValue, Error> {
    let candidates = parsed.restrictions();
    let shape = parsed.grid.shape();
    to_object(&Puzzle {
        text: parsed.grid.with_candidates(candidates.as_deref()),
        side: shape.side(),
        r#box: shape.to_string(),
        usual_box: Shape::of_side(shape.side()) == Some(shape),
        givens: parsed.grid.digits().to_vec(),
        candidates: candidates.map(|sets| sets.into_iter().map(Digits::bits).collect()),
        clashes: parsed
            .grid
            .duplicate_digits()
            .iter()
            .map(DuplicateDigitEntry::of)
            .collect(),
    })
}

/// The canonical text of a grid. `digits` has one byte per cell, row by row, 0 for a blank.
///
/// # Errors
///
/// `box` if `box` is not a valid size of a box, or `digits` is not a grid with such boxes.
#[wasm_bindgen]
pub fn write(digits: &[u8], r#box: &str) -> Result<String, Error> {
    let shape = shape_of(r#box)?;
    Grid::new(shape, digits.to_vec())
        .map(|grid| grid.to_string())
        .ok_or_else(|| {
            error(
                "box",
                &format!("these are not the digits of a grid with boxes of {shape}"),
            )
        })
}

/// A random equivalent puzzle, as text for the same box: rows and columns are permuted within the symmetries of a
/// grid, digits are renamed, and the grid may be transposed.
///
/// # Errors
///
/// The errors of [`read`]; `param-type` if the seed is not an integer, `param-range` if it is not from 0 to
/// 2^32 − 1.
#[wasm_bindgen]
pub fn shuffle(text: &str, r#box: &str, seed: f64) -> Result<String, Error> {
    let parsed = parse_canonical(text, r#box)?;
    let shape = parsed.grid.shape();
    let mut rng = Seed(seed_of(seed)?).rng();
    let symmetry = Symmetry::random(shape, &mut |below| rng.random_range(0..below));
    let candidates = parsed.restrictions();
    let candidates = candidates.map(|sets| symmetry.apply_candidates(&sets));
    Ok((symmetry.apply(&parsed.grid)).with_candidates(candidates.as_deref()))
}

/// Parses a canonical text.
pub(crate) fn parse_canonical(text: &str, r#box: &str) -> Result<Parsed, Error> {
    let shape = Some(shape_of(r#box)?);
    parse(text, ParseOptions { shape, hex: false }).map_err(|cause| parse_error(&cause))
}

/// Parses a puzzle in canonical text. If its givens conflict, the error has the code `clash`.
#[cfg(feature = "workshop")]
pub(crate) fn puzzle(text: &str, r#box: &str) -> Result<sudoku_grid::Puzzle, Error> {
    (parse_canonical(text, r#box)?.puzzle()).map_err(|duplicate| duplicate_digit_error(&duplicate))
}

/// Parses a puzzle in canonical text and returns its position before the first move. If its givens conflict, the error
/// has the code `clash`.
pub(crate) fn position(text: &str, r#box: &str) -> Result<Position, Error> {
    (parse_canonical(text, r#box)?.position())
        .map_err(|duplicate| duplicate_digit_error(&duplicate))
}

/// Parses the size of a box, written `RxC`. If the size is invalid, the error has the code `box`.
pub(crate) fn shape_of(r#box: &str) -> Result<Shape, Error> {
    (r#box.parse()).map_err(|cause: sudoku_grid::ShapeError| error("box", &cause.to_string()))
}
