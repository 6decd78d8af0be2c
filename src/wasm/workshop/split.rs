//! The work on one puzzle as parts, which several workers share.

use js_sys::{Error, Uint8Array};
use sudoku_search::{self as search, Limits};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::findings;
use crate::number::{float, step};
use crate::run::prepared;
use crate::slice::Slicer;

/// A run that was split, and the part of it that is in hand.
#[wasm_bindgen]
pub struct Split {
    whole: search::Split,
    run: search::Run,
    slicer: Slicer,
}

/// Splits the run of a `Setup` on a puzzle in canonical text.
///
/// # Errors
///
/// `parse`, `box`, `clash`, `unknown-algorithm`, or what the algorithm refuses; `indivisible`.
#[wasm_bindgen]
pub fn split(text: &str, r#box: &str, setup: &JsValue) -> Result<Split, Error> {
    let split = prepared(text, r#box, setup, |algorithm, position, setup| {
        algorithm.split(position, &setup)
    })?;
    let run = split.part(0, Limits::default());
    Ok(Split {
        whole: split,
        run,
        slicer: Slicer::new(),
    })
}

#[wasm_bindgen]
impl Split {
    /// How many parts there are.
    #[wasm_bindgen(getter)]
    pub fn parts(&self) -> usize {
        self.whole.len()
    }

    /// Takes a part in hand, to be ended by so many solutions; 0 is all of them.
    pub fn begin(&mut self, part: usize, solutions: f64) {
        let limits = Limits {
            solutions: step(solutions),
            steps: None,
        };
        self.run = self.whole.part(part.min(self.whole.len() - 1), limits);
    }

    /// Works until the part ends or so many milliseconds are over; returns the microseconds taken.
    pub fn slice(&mut self, ms: f64) -> f64 {
        let run = &mut self.run;
        self.slicer.work(ms, &mut |pieces| {
            run.advance(u64::MAX, pieces);
            run.outcome().is_none()
        })
    }

    /// Whether the part has ended.
    #[wasm_bindgen(getter)]
    pub fn ended(&self) -> bool {
        self.run.outcome().is_some()
    }

    /// Solutions found in it.
    #[wasm_bindgen(getter)]
    pub fn found(&self) -> f64 {
        float(self.run.found())
    }

    /// Steps completed in it.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> f64 {
        float(self.run.steps())
    }

    /// Its counts, in the order of the algorithm's counters.
    pub fn counters(&self) -> Vec<f64> {
        findings::counters(&self.run.counters())
    }

    /// The first solution found in it.
    pub fn solution(&self) -> Option<Uint8Array> {
        findings::solution(&self.run)
    }
}
