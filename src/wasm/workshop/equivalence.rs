//! Which puzzles are the same in disguise.

use js_sys::Error;
use serde::Serialize;
use sudoku_grid::{self as grid, Grid, Shape};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, plain};
use crate::number::{float, whole};
use crate::puzzle::{parsed, shape_of};

/// Automorphisms at most in one call, so that they fit into memory: an empty grid has over 10^12.
const MAX_WAYS: u64 = 100_000;

#[derive(Serialize)]
struct Canonical {
    text: String,
    symmetry: Symmetry,
    automorphisms: f64,
}

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

/// The min-lex form of a puzzle in canonical text, by its givens alone: `Canonical`.
///
/// # Errors
///
/// `parse` or `box`; `size` unless boxes are 3×3.
#[wasm_bindgen]
pub fn canonical(text: &str, r#box: &str) -> Result<JsValue, Error> {
    let found = grid::Canonical::of(&givens(text, r#box)?).ok_or_else(|| other_size(r#box))?;
    plain(&Canonical {
        text: found.form.to_string(),
        symmetry: Symmetry::of(&found.symmetry),
        automorphisms: float(found.automorphisms),
    })
}

/// How a puzzle becomes another: `Symmetry | null`.
///
/// # Errors
///
/// As [`canonical`], for either.
#[wasm_bindgen]
pub fn equivalence(from: &str, from_box: &str, to: &str, to_box: &str) -> Result<JsValue, Error> {
    for r#box in [from_box, to_box] {
        if shape_of(r#box)? != Shape::NINE {
            return Err(other_size(r#box));
        }
    }
    let found = grid::equivalence(&givens(from, from_box)?, &givens(to, to_box)?);
    plain(&found.as_ref().map(Symmetry::of))
}

/// How a puzzle becomes itself, at most so many ways but the obvious one: `Symmetry[]`.
///
/// # Errors
///
/// As [`canonical`]; `param-type` or `param-range` for the number of ways.
#[wasm_bindgen]
pub fn automorphisms(text: &str, r#box: &str, most: f64) -> Result<JsValue, Error> {
    let most = whole("most", Some(most), MAX_WAYS)?.unwrap_or(0);
    let most = usize::try_from(most).unwrap_or(0);
    let found = grid::automorphisms(&givens(text, r#box)?, most);
    let found = found.ok_or_else(|| other_size(r#box))?;
    plain(&found.iter().map(Symmetry::of).collect::<Vec<_>>())
}

fn givens(text: &str, r#box: &str) -> Result<Grid, Error> {
    Ok(parsed(text, r#box)?.grid)
}

fn other_size(r#box: &str) -> Error {
    let message = format!("only puzzles with boxes of 3x3 can be told in disguise, not of {box}");
    error("size", &message)
}
