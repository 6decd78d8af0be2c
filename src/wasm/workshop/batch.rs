//! Solves many puzzles in time slices.

use js_sys::Error;
use sudoku_search as search;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::many::{answers_object, checked_request};
use crate::message::start_error;
use crate::slice::Slicer;

/// A batch of puzzles that are solved in time slices.
#[wasm_bindgen]
pub struct Batch {
    batch: search::Batch<'static>,
    slicer: Slicer,
}

#[wasm_bindgen]
impl Batch {
    /// Prepares to solve puzzles with the arguments of [`solve_many`](crate::solve_many) and the id of a preset.
    ///
    /// # Errors
    ///
    /// The errors of [`solve_many`](crate::solve_many), except that a refusal of the algorithm, such as an unknown
    /// preset, is thrown by [`Batch::run_for`].
    #[wasm_bindgen(constructor)]
    pub fn new(
        algorithm: &str,
        r#box: &str,
        puzzles: &[u8],
        limit: f64,
        max_steps: Option<f64>,
        preset: Option<String>,
    ) -> Result<Batch, Error> {
        let (algorithm, shape, limits) =
            checked_request(algorithm, r#box, puzzles, limit, max_steps)?;
        let setup = algorithm.setup().seed(1).within(limits);
        let setup = match preset {
            Some(id) => setup.preset(id.as_str()),
            None => setup,
        };
        Ok(Self {
            batch: search::Batch::new(algorithm, setup, shape, puzzles.to_vec()),
            slicer: Slicer::new(),
        })
    }

    /// Solves puzzles until none is left or about `ms` milliseconds have passed; returns the time taken in
    /// microseconds.
    ///
    /// # Errors
    ///
    /// The code with which the algorithm refuses the setup, such as `unknown-preset`.
    pub fn run_for(&mut self, ms: f64) -> Result<f64, Error> {
        let mut result = Ok(0);
        let batch = &mut self.batch;
        let micros = self.slicer.work(ms, &mut |pieces| {
            result = batch.advance(pieces);
            result.is_ok() && batch.remaining() > 0
        });
        result.map(|_| micros).map_err(|cause| start_error(&cause))
    }

    /// The number of puzzles that have no answer yet.
    #[wasm_bindgen(getter)]
    pub fn left(&self) -> usize {
        self.batch.remaining()
    }

    /// Removes and returns the answers to the puzzles solved since the last call, as the JavaScript object `Answers`.
    pub fn take(&mut self) -> JsValue {
        answers_object(&self.batch.take()).into()
    }
}
