//! All solutions of a puzzle.

use js_sys::{Error, Uint8Array};
use sudoku_search::{self as search, Limits};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, plain, refused};
use crate::number::{float, step};
use crate::picture::told;
use crate::puzzle::position;
use crate::registry::counter;
use crate::slice::Slicer;

/// The solutions of a puzzle by the quickest solver that finds them all.
#[wasm_bindgen]
pub struct Solutions {
    found: search::Solutions,
    slicer: Slicer,
}

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
    let elsewhere = || {
        error(
            "refused",
            "what counts these solutions is in the other module",
        )
    };
    let solver = counter(position.shape()).ok_or_else(elsewhere)?;
    solver
        .start(&position, &solver.setup().seed(1).within(all), false)
        .map(|run| Solutions {
            found: search::Solutions::new(run),
            slicer: Slicer::new(),
        })
        .map_err(|cause| refused(&cause))
}

#[wasm_bindgen]
impl Solutions {
    /// Works until so many are found in all, none is left, or so many milliseconds are over.
    pub fn slice(&mut self, solutions: f64, ms: f64) {
        let (found, most) = (&mut self.found, step(solutions));
        let more = |found: &search::Solutions| !found.is_exhausted() && found.found() < most;
        if more(found) {
            self.slicer.work(ms, &mut |pieces| {
                found.advance(most, pieces);
                more(found)
            });
        }
    }

    /// How many were found.
    #[wasm_bindgen(getter)]
    pub fn found(&self) -> f64 {
        float(self.found.found())
    }

    /// Steps of the search.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> f64 {
        float(self.found.steps())
    }

    /// Whether there is no other.
    #[wasm_bindgen(getter)]
    pub fn exhausted(&self) -> bool {
        self.found.is_exhausted()
    }

    /// For each cell, 1 where not all those found so far are alike.
    pub fn varies(&self) -> Uint8Array {
        let flags: Vec<_> = self.found.varies().iter().copied().map(u8::from).collect();
        Uint8Array::from(flags.as_slice())
    }

    /// Turns to a solution that was found, counted from 1.
    pub fn seek(&mut self, number: f64) {
        self.found.seek(step(number));
    }

    /// Goes towards it for at most so many milliseconds.
    pub fn approach_for(&mut self, ms: f64) {
        let found = &mut self.found;
        self.slicer
            .work(ms, &mut |pieces| found.approach(pieces) == pieces);
    }

    /// The digits of the solution sought, if it was found again.
    pub fn shown(&self) -> Option<Uint8Array> {
        let shown = self.found.shown();
        shown.map(|grid| Uint8Array::from(grid.digits()))
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
    match sudoku_solvers::why_not(&position) {
        Some(explanation) => told(&explanation, position.shape()),
        None => plain(&()),
    }
}
