//! Equivalence of puzzles: canonical forms, symmetries and automorphisms.

use js_sys::Error;
use serde::Serialize;
use sudoku_grid::{self as grid, Grid, Shape};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, to_object};
use crate::number::{integer, to_number};
use crate::puzzle::{parse_canonical, shape_of};

/// The maximum number of automorphisms per call. The limit bounds the memory, because an empty grid has more than 10^12
/// automorphisms.
const MAX_AUTOMORPHISMS: u64 = 100_000;

/// The JavaScript object `Canonical`.
#[derive(Serialize)]
struct Canonical {
    text: String,
    symmetry: Symmetry,
    automorphisms: f64,
}

/// The JavaScript object `Symmetry`.
#[derive(Serialize)]
struct Symmetry {
    transposed: bool,
    rows: Vec<usize>,
    columns: Vec<usize>,
    digits: Vec<u8>,
}

impl Symmetry {
    fn of(symmetry: &grid::Symmetry) -> Self {
        Self {
            transposed: symmetry.transposes(),
            rows: symmetry.row_places().to_vec(),
            columns: symmetry.column_places().to_vec(),
            digits: symmetry.digit_names().to_vec(),
        }
    }
}

/// The min-lex form of the givens of a puzzle in canonical text: `Canonical`. Pencil marks are ignored.
///
/// # Errors
///
/// `parse` if the text is not a puzzle, `box` if `box` is not a valid size of a box, `size` unless boxes are 3×3.
#[wasm_bindgen]
pub fn canonical(text: &str, r#box: &str) -> Result<JsValue, Error> {
    let canonical = grid::Canonical::of(&givens(text, r#box)?).ok_or_else(|| size_error(r#box))?;
    to_object(&Canonical {
        text: canonical.form.to_string(),
        symmetry: Symmetry::of(&canonical.symmetry),
        automorphisms: to_number(canonical.automorphisms),
    })
}

/// A symmetry that maps a puzzle to another one: `Symmetry | null`.
///
/// # Errors
///
/// The errors of [`canonical`], for either puzzle.
#[wasm_bindgen]
pub fn equivalence(from: &str, from_box: &str, to: &str, to_box: &str) -> Result<JsValue, Error> {
    for r#box in [from_box, to_box] {
        if shape_of(r#box)? != Shape::NINE {
            return Err(size_error(r#box));
        }
    }
    let symmetry = grid::equivalence(&givens(from, from_box)?, &givens(to, to_box)?);
    to_object(&symmetry.as_ref().map(Symmetry::of))
}

/// The symmetries, except the identity, that map a puzzle to itself, at most `most` of them: `Symmetry[]`.
///
/// # Errors
///
/// The errors of [`canonical`]; `param-type` or `param-range` if `most` is not an integer or above 100,000.
#[wasm_bindgen]
pub fn automorphisms(text: &str, r#box: &str, most: f64) -> Result<JsValue, Error> {
    let most = integer("most", Some(most), MAX_AUTOMORPHISMS)?.unwrap_or(0);
    let most = usize::try_from(most).unwrap_or(0);
    let symmetries = grid::automorphisms(&givens(text, r#box)?, most);
    let symmetries = symmetries.ok_or_else(|| size_error(r#box))?;
    to_object(&symmetries.iter().map(Symmetry::of).collect::<Vec<_>>())
}

/// The givens of a puzzle in canonical text.
fn givens(text: &str, r#box: &str) -> Result<Grid, Error> {
    Ok(parse_canonical(text, r#box)?.grid)
}

/// The error of boxes other than 3×3.
fn size_error(r#box: &str) -> Error {
    let message = format!("equivalence is defined for puzzles with boxes of 3x3 only, not {box}");
    error("size", &message)
}
