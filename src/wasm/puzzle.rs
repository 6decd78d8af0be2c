//! Puzzles as text.

use js_sys::Error;
use rand::RngExt as _;
use serde::Serialize;
use sudoku_grid::{Clash, Digits, Grid, Parsed, Position, Reading, Shape, Symmetry, parse};
use sudoku_search::Seed;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, plain, unreadable};
use crate::number::seed_of;
use crate::picture::bytes;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Puzzle {
    text: String,
    side: usize,
    r#box: String,
    usual_box: bool,
    #[serde(serialize_with = "bytes")]
    givens: Vec<u8>,
    candidates: Option<Vec<u32>>,
    clashes: Vec<ClashEntry>,
}

#[derive(Serialize)]
struct ClashEntry {
    cells: [usize; 2],
    message: String,
}

impl ClashEntry {
    fn of(clash: &Clash) -> Self {
        Self {
            cells: clash.cells,
            message: clash.to_string(),
        }
    }
}

/// Reads a puzzle: `Puzzle`, its clashes among it. `box` is `RxC`, if it is known; with `hex`
/// digits are written from `0`.
///
/// # Errors
///
/// `box`, or `parse` with `line` and `column`.
#[wasm_bindgen]
pub fn read(text: &str, r#box: Option<String>, hex: bool) -> Result<JsValue, Error> {
    let shape = r#box.map(|r#box| shape_of(&r#box)).transpose()?;
    let parsed = parse(text, Reading { shape, hex }).map_err(|cause| unreadable(&cause))?;
    described(&parsed)
}

/// What was read, as `Puzzle`.
pub(crate) fn described(parsed: &Parsed) -> Result<JsValue, Error> {
    let candidates = parsed.restrictions();
    let shape = parsed.grid.shape();
    plain(&Puzzle {
        text: parsed.grid.with_candidates(candidates.as_deref()),
        side: shape.side(),
        r#box: shape.to_string(),
        usual_box: Shape::of_side(shape.side()) == Some(shape),
        givens: parsed.grid.digits().to_vec(),
        candidates: candidates.map(|sets| sets.into_iter().map(Digits::bits).collect()),
        clashes: parsed.grid.clashes().iter().map(ClashEntry::of).collect(),
    })
}

/// The text of a grid: a digit a cell, row by row, 0 for a blank.
///
/// # Errors
///
/// `box`, also if the digits do not fit it.
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

/// Another puzzle that is equivalent to this one, as text for the same box.
///
/// # Errors
///
/// As [`read`]; `param-type` or `param-range` for the seed.
#[wasm_bindgen]
pub fn shuffle(text: &str, r#box: &str, seed: f64) -> Result<String, Error> {
    let parsed = parsed(text, r#box)?;
    let shape = parsed.grid.shape();
    let mut rng = Seed(seed_of(seed)?).rng();
    let symmetry = Symmetry::random(shape, &mut |below| rng.random_range(0..below));
    let candidates = parsed.restrictions();
    let candidates = candidates.map(|sets| symmetry.apply_candidates(&sets));
    Ok((symmetry.apply(&parsed.grid)).with_candidates(candidates.as_deref()))
}

/// Reads a canonical text.
pub(crate) fn parsed(text: &str, r#box: &str) -> Result<Parsed, Error> {
    let shape = Some(shape_of(r#box)?);
    parse(text, Reading { shape, hex: false }).map_err(|cause| unreadable(&cause))
}

/// The puzzle of a canonical text.
#[cfg(feature = "workshop")]
pub(crate) fn puzzle(text: &str, r#box: &str) -> Result<sudoku_grid::Puzzle, Error> {
    (parsed(text, r#box)?.puzzle()).map_err(|clash| error("clash", &clash.to_string()))
}

/// The position before the first move of the puzzle of a canonical text.
pub(crate) fn position(text: &str, r#box: &str) -> Result<Position, Error> {
    (parsed(text, r#box)?.position()).map_err(|clash| error("clash", &clash.to_string()))
}

pub(crate) fn shape_of(r#box: &str) -> Result<Shape, Error> {
    (r#box.parse()).map_err(|cause: sudoku_grid::ShapeError| error("box", &cause.to_string()))
}
