//! Solves many puzzles in one call.

use js_sys::{Error, Float64Array, Object, Uint8Array, Uint32Array};
use sudoku_grid::Shape;
use sudoku_search::{Algorithm, Answers, Limits, check_puzzles};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, set};
use crate::message::start_error;
use crate::number::{MAX_SAFE_INTEGER, integer, to_number};
use crate::puzzle::shape_of;
use crate::run::algorithm_by_id;

/// Solves puzzles with the defaults of an algorithm and returns `Answers`. `puzzles` are concatenated grids of one
/// byte per cell, 0 for a blank. For each puzzle, at most `limit` solutions are counted (0: all), in at most
/// `max_steps` steps.
///
/// # Errors
///
/// `unknown-algorithm` if no algorithm has the id; `box` if the box size is invalid, or the bytes are not complete
/// grids with such boxes; `param-type` if a limit is not an integer, `param-range` if it is out of range; otherwise the
/// code with which the algorithm refuses the setup.
#[wasm_bindgen]
pub fn solve_many(
    algorithm: &str,
    r#box: &str,
    puzzles: &[u8],
    limit: f64,
    max_steps: Option<f64>,
) -> Result<JsValue, Error> {
    let (algorithm, shape, limits) = checked_request(algorithm, r#box, puzzles, limit, max_steps)?;
    let answers =
        (algorithm.solve_many(shape, puzzles, limits)).map_err(|cause| start_error(&cause))?;
    Ok(answers_object(&answers).into())
}

/// Checks the arguments of [`solve_many`] and returns the algorithm, the shape and the limits of each puzzle.
pub(crate) fn checked_request(
    algorithm: &str,
    r#box: &str,
    puzzles: &[u8],
    limit: f64,
    max_steps: Option<f64>,
) -> Result<(&'static dyn Algorithm, Shape, Limits), Error> {
    let algorithm = algorithm_by_id(algorithm)?;
    let shape = shape_of(r#box)?;
    check_puzzles(shape, puzzles).map_err(|cause| error("box", &cause.to_string()))?;
    let limits = Limits {
        solutions: integer("limit", Some(limit), u32::MAX.into())?.unwrap_or(1),
        steps: integer("maxSteps", max_steps, MAX_SAFE_INTEGER)?,
    };
    Ok((algorithm, shape, limits))
}

/// Converts answers to the JavaScript object `Answers`.
pub(crate) fn answers_object(answers: &Answers) -> Object {
    let object = Object::new();
    let solutions = Uint8Array::from(answers.solutions.as_slice());
    let counts = Uint32Array::from(answers.counts.as_slice());
    let steps: Vec<f64> = answers.steps.iter().copied().map(to_number).collect();
    let reached_limit: Vec<u8> = answers
        .reached_limit
        .iter()
        .copied()
        .map(u8::from)
        .collect();
    set(&object, "solutions", &solutions);
    set(&object, "counts", &counts);
    set(
        &object,
        "steps",
        &to_number(answers.steps.iter().sum()).into(),
    );
    set(&object, "stepsEach", &Float64Array::from(steps.as_slice()));
    set(
        &object,
        "spent",
        &Uint8Array::from(reached_limit.as_slice()),
    );
    object
}
