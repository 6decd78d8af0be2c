//! A run whose search tree is split into subtrees, which several workers search.

use js_sys::{Error, Uint8Array};
use sudoku_search::{self as search, Limits};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::findings;
use crate::number::{saturating_count, to_number};
use crate::run::with_setup;
use crate::slice::Slicer;

/// A run split into parts, which are disjoint subtrees of its search tree, and the part that this worker searches.
#[wasm_bindgen]
pub struct Split {
    subtrees: search::Split,
    run: search::Run,
    slicer: Slicer,
}

/// Splits the run of a `Setup` on a puzzle in canonical text into parts. The first part becomes the current one.
///
/// # Errors
///
/// `parse` if the text is not a puzzle, `box` if `box` is not a valid size of a box, `clash` if givens conflict.
/// `unknown-algorithm` if no algorithm has the id, `refused` if the setup is malformed, `param-type` or `param-range`
/// if one of its numbers is not an integer or out of range; otherwise the code with which the algorithm refuses the
/// setup, such as `indivisible`.
#[wasm_bindgen]
pub fn split(text: &str, r#box: &str, setup: &JsValue) -> Result<Split, Error> {
    let split = with_setup(text, r#box, setup, |algorithm, position, setup| {
        algorithm.split(position, &setup)
    })?;
    let run = split.part(0, Limits::default());
    Ok(Split {
        subtrees: split,
        run,
        slicer: Slicer::new(),
    })
}

#[wasm_bindgen]
impl Split {
    /// The number of parts.
    #[wasm_bindgen(getter)]
    pub fn parts(&self) -> usize {
        self.subtrees.len()
    }

    /// Starts a part, which becomes the current one. The part ends once `solutions` solutions are found; 0
    /// searches for all.
    pub fn begin(&mut self, part: usize, solutions: f64) {
        let limits = Limits {
            solutions: saturating_count(solutions),
            steps: None,
        };
        self.run = self
            .subtrees
            .part(part.min(self.subtrees.len() - 1), limits);
    }

    /// Advances the current part until it ends or about `ms` milliseconds have passed; returns the time taken in
    /// microseconds.
    pub fn run_for(&mut self, ms: f64) -> f64 {
        let run = &mut self.run;
        self.slicer.work(ms, &mut |pieces| {
            run.advance(u64::MAX, pieces);
            run.outcome().is_none()
        })
    }

    /// Returns `true` if the current part has ended.
    #[wasm_bindgen(getter)]
    pub fn ended(&self) -> bool {
        self.run.outcome().is_some()
    }

    /// The number of solutions found in the current part.
    #[wasm_bindgen(getter)]
    pub fn found(&self) -> f64 {
        to_number(self.run.found())
    }

    /// The number of steps completed in the current part.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> f64 {
        to_number(self.run.steps())
    }

    /// The counters of the search of the current part, in the order in which the algorithm declares them.
    pub fn counters(&self) -> Vec<f64> {
        findings::counters(&self.run.counters())
    }

    /// The first solution found in the current part, one byte per cell; `undefined` if there is none.
    pub fn solution(&self) -> Option<Uint8Array> {
        findings::solution(&self.run)
    }
}
