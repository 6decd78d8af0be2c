//! Many puzzles: in one call, or in pieces.

use js_sys::{Error, Float64Array, Object, Uint8Array, Uint32Array};
use sudoku_grid::Shape;
use sudoku_search::{self as search, Algorithm, Answers, Limits};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, refused, set};
use crate::puzzle::shape_of;
use crate::run::{MOST, float, named, whole};
use crate::slice::Slicer;

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

/// Many puzzles under way.
#[wasm_bindgen]
pub struct Batch {
    batch: search::Batch<'static>,
    slicer: Slicer,
}

#[wasm_bindgen]
impl Batch {
    /// Takes what [`solve_many`] takes, and the id of a preset.
    ///
    /// # Errors
    ///
    /// As [`solve_many`], but for what the algorithm refuses, as a preset that it does not have.
    #[wasm_bindgen(constructor)]
    pub fn new(
        algorithm: &str,
        r#box: &str,
        puzzles: &[u8],
        limit: f64,
        max_steps: Option<f64>,
        preset: Option<String>,
    ) -> Result<Batch, Error> {
        let (algorithm, shape, limits) = asked(algorithm, r#box, puzzles, limit, max_steps)?;
        let setup = algorithm.setup().preset(preset.as_deref()).seed(1);
        let setup = setup.within(limits);
        Ok(Self {
            batch: search::Batch::new(algorithm, setup, shape, puzzles.to_vec()),
            slicer: Slicer::new(),
        })
    }

    /// Works until all puzzles are answered or so many milliseconds are over; returns the
    /// microseconds taken.
    ///
    /// # Errors
    ///
    /// What the algorithm refuses.
    pub fn slice(&mut self, ms: f64) -> Result<f64, Error> {
        let mut done = Ok(0);
        let batch = &mut self.batch;
        let micros = self.slicer.work(ms, &mut |pieces| {
            done = batch.advance(pieces);
            done.is_ok() && batch.left() > 0
        });
        done.map(|_| micros).map_err(|cause| refused(&cause))
    }

    /// How many puzzles are left.
    #[wasm_bindgen(getter)]
    pub fn left(&self) -> usize {
        self.batch.left()
    }

    /// `Answers` to the puzzles answered since this was called last.
    pub fn take(&mut self) -> JsValue {
        told(&self.batch.take()).into()
    }
}

/// What is asked, checked.
fn asked(
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
fn told(answers: &Answers) -> Object {
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
