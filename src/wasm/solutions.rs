//! All solutions of a puzzle, and how many there may be.

use js_sys::{Error, Uint8Array};
use sudoku_search::{self as search, Limits, Seed, Settings};
use sudoku_solvers::{self as solvers, quickest};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{plain, refused};
use crate::picture::told;
use crate::puzzle::position;
use crate::run::{float, step};

/// The solutions of a puzzle by the quickest solver that finds them all.
#[wasm_bindgen]
pub struct Solutions(search::Solutions);

/// Prepares to find the solutions of a puzzle in canonical text.
///
/// # Errors
///
/// `parse`, `box` or `clash`.
#[wasm_bindgen]
pub fn solutions(text: &str, r#box: &str) -> Result<Solutions, Error> {
    let position = position(text, r#box)?;
    let all = Limits {
        solutions: 0,
        steps: None,
    };
    quickest(position.shape())
        .start(&position, Settings::default(), Seed(1), all, false)
        .map(|run| Solutions(search::Solutions::new(run)))
        .map_err(|cause| refused(&cause))
}

#[wasm_bindgen]
impl Solutions {
    /// Works until so many are found in all, none is left, or so many pieces of work are done.
    pub fn advance(&mut self, solutions: f64, pieces: u32) {
        self.0.advance(step(solutions), pieces.into());
    }

    /// How many were found.
    #[wasm_bindgen(getter)]
    pub fn found(&self) -> f64 {
        float(self.0.found())
    }

    /// Steps of the search.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> f64 {
        float(self.0.steps())
    }

    /// Whether there is no other.
    #[wasm_bindgen(getter)]
    pub fn exhausted(&self) -> bool {
        self.0.is_exhausted()
    }

    /// For each cell, 1 where not all those found so far are alike.
    pub fn varies(&self) -> Uint8Array {
        let flags: Vec<_> = self.0.varies().iter().copied().map(u8::from).collect();
        Uint8Array::from(flags.as_slice())
    }

    /// Turns to a solution that was found, counted from 1.
    pub fn seek(&mut self, number: f64) {
        self.0.seek(step(number));
    }

    /// Does up to so many pieces towards it.
    pub fn approach(&mut self, pieces: u32) {
        self.0.approach(pieces.into());
    }

    /// The digits of the solution sought, if it was found again.
    pub fn shown(&self) -> Option<Uint8Array> {
        let shown = self.0.shown();
        shown.map(|grid| Uint8Array::from(grid.digits()))
    }
}

/// Random probes for the number of solutions.
#[wasm_bindgen]
pub struct Estimate(solvers::Estimate);

/// Prepares to probe a puzzle in canonical text.
///
/// # Errors
///
/// `parse`, `box` or `clash`.
#[wasm_bindgen]
pub fn estimate(text: &str, r#box: &str, seed: u32) -> Result<Estimate, Error> {
    solvers::Estimate::new(&position(text, r#box)?, Seed(seed))
        .map(Estimate)
        .map_err(|cause| refused(&cause))
}

#[wasm_bindgen]
impl Estimate {
    /// Sends so many probes.
    pub fn probe(&mut self, times: u32) {
        for _ in 0..times {
            self.0.probe();
        }
    }

    /// Probes sent.
    #[wasm_bindgen(getter)]
    pub fn probes(&self) -> f64 {
        float(self.0.probes())
    }

    /// Probes that ended on a solution.
    #[wasm_bindgen(getter)]
    pub fn hits(&self) -> f64 {
        float(self.0.hits())
    }

    /// The estimate.
    #[wasm_bindgen(getter)]
    pub fn mean(&self) -> f64 {
        self.0.mean()
    }

    /// Its decimal logarithm.
    #[wasm_bindgen(getter)]
    pub fn log10(&self) -> f64 {
        self.0.log10()
    }

    /// Its standard error, as a share of it.
    #[wasm_bindgen(getter)]
    pub fn relative_error(&self) -> f64 {
        self.0.relative_error()
    }
}

/// Why a puzzle has no solution, where that can be seen: `Explanation | null`.
///
/// # Errors
///
/// `parse`, `box` or `clash`.
#[wasm_bindgen]
pub fn why_not(text: &str, r#box: &str) -> Result<JsValue, Error> {
    let position = position(text, r#box)?;
    match solvers::why_not(&position) {
        Some(explanation) => told(&explanation, position.shape()),
        None => plain(&()),
    }
}
