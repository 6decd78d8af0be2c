//! Many puzzles in one call.

use js_sys::{Error, Float64Array, Object, Uint8Array, Uint32Array};
use sudoku_grid::Shape;
use sudoku_search::{Algorithm, Answers, Limits};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, refused, set};
use crate::puzzle::shape_of;
use crate::run::{MOST, float, named, whole};

/// Solves puzzles with an algorithm's defaults, each a byte a cell, 0 for a blank, end to end:
/// `Answers`. The limits are those of each: how many solutions are counted, 0 is all; and how many
/// steps are taken at most.
///
/// # Errors
///
/// `unknown-algorithm`; `box`, also if the bytes are not those of whole grids with such boxes;
/// `param-type` or `param-range` for the limits; or what the algorithm refuses.
#[wasm_bindgen]
pub fn solve_many(
    algorithm: &str,
    r#box: &str,
    puzzles: &[u8],
    limit: f64,
    max_steps: Option<f64>,
) -> Result<JsValue, Error> {
    let (algorithm, shape, limits) = asked(algorithm, r#box, puzzles, limit, max_steps)?;
    let answers =
        (algorithm.solve_many(shape, puzzles, limits)).map_err(|cause| refused(&cause))?;
    Ok(told(&answers).into())
}

/// What is asked, checked.
pub(crate) fn asked(
    algorithm: &str,
    r#box: &str,
    puzzles: &[u8],
    limit: f64,
    max_steps: Option<f64>,
) -> Result<(&'static dyn Algorithm, Shape, Limits), Error> {
    let algorithm = named(algorithm)?;
    let shape = shape_of(r#box)?;
    check(shape, puzzles)?;
    let limits = Limits {
        solutions: whole("limit", Some(limit), u32::MAX.into())?.unwrap_or(1),
        steps: whole("maxSteps", max_steps, MOST)?,
    };
    Ok((algorithm, shape, limits))
}

/// `Answers`.
pub(crate) fn told(answers: &Answers) -> Object {
    let object = Object::new();
    let solutions = Uint8Array::from(answers.solutions.as_slice());
    let counts = Uint32Array::from(answers.counts.as_slice());
    let steps: Vec<f64> = answers.steps.iter().copied().map(float).collect();
    let spent: Vec<u8> = answers.spent.iter().copied().map(u8::from).collect();
    set(&object, "solutions", &solutions);
    set(&object, "counts", &counts);
    set(&object, "steps", &float(answers.steps.iter().sum()).into());
    set(&object, "stepsEach", &Float64Array::from(steps.as_slice()));
    set(&object, "spent", &Uint8Array::from(spent.as_slice()));
    object
}

/// Whether the bytes are whole grids.
fn check(shape: Shape, puzzles: &[u8]) -> Result<(), Error> {
    let (side, cells) = (shape.side(), shape.cells());
    if !puzzles.len().is_multiple_of(cells) {
        let message = format!(
            "a puzzle with boxes of {shape} takes {cells} bytes, so these {} end within one",
            puzzles.len()
        );
        return Err(error("box", &message));
    }
    // The greatest of all is found in vectors; where it is matters only if it is too great.
    let most = puzzles.iter().copied().max().unwrap_or(0);
    if usize::from(most) <= side {
        return Ok(());
    }
    let at = puzzles.iter().position(|&byte| usize::from(byte) > side);
    let at = at.unwrap_or_default();
    let (puzzle, cell) = (at / cells + 1, at % cells + 1);
    let message = format!("cell {cell} of puzzle {puzzle} is above {side}");
    Err(error("box", &message))
}
