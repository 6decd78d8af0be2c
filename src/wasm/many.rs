//! Many puzzles in one call.

use js_sys::{Error, Float64Array, Object, Uint8Array, Uint32Array};
use sudoku_grid::Shape;
use sudoku_search::{Algorithm, Answers, Limits, are_puzzles};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, refused, set};
use crate::number::{MOST, float, whole};
use crate::puzzle::shape_of;
use crate::run::named;

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
    are_puzzles(shape, puzzles).map_err(|cause| error("box", &cause.to_string()))?;
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
