//! Many puzzles, a slice at a time.

use js_sys::Error;
use sudoku_search as search;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::refused;
use crate::many::{asked, told};
use crate::slice::Slicer;

/// Many puzzles under way.
#[wasm_bindgen]
pub struct Batch {
    batch: search::Batch<'static>,
    slicer: Slicer,
}

#[wasm_bindgen]
impl Batch {
    /// Takes what [`solve_many`](crate::solve_many) takes, and the id of a preset.
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
