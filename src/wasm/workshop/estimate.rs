//! Estimates of the number of solutions of a puzzle, by random probes of the search tree.

use js_sys::Error;
use sudoku_search::Seed;
use sudoku_solvers as solvers;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::number::{saturating_count, seed_of, to_number};
use crate::puzzle::position;
use crate::slice::Slicer;

/// An estimate of the number of solutions, from the probes so far.
#[wasm_bindgen]
pub struct Estimate {
    probes: solvers::SolutionEstimate,
    slicer: Slicer,
}

/// Prepares an estimate for a puzzle in canonical text; [`Estimate::run_for`] then probes the search tree.
///
/// # Errors
///
/// `parse` if the text is not a puzzle, `box` if `box` is not a valid size of a box, `clash` if givens conflict.
/// `param-type` if the seed is not an integer, `param-range` if it is not from 0 to 2^32 − 1.
#[wasm_bindgen]
pub fn estimate(text: &str, r#box: &str, seed: f64) -> Result<Estimate, Error> {
    Ok(Estimate {
        probes: solvers::SolutionEstimate::new(&position(text, r#box)?, Seed(seed_of(seed)?)),
        slicer: Slicer::new(),
    })
}

#[wasm_bindgen]
impl Estimate {
    /// Adds probes until there are `max_probes` in total or about `ms` milliseconds have passed.
    pub fn run_for(&mut self, max_probes: f64, ms: f64) {
        let (probes, target) = (&mut self.probes, saturating_count(max_probes));
        if probes.probes() < target {
            self.slicer.work(ms, &mut |pieces| {
                for _ in 0..pieces.min(target - probes.probes()) {
                    probes.probe();
                }
                probes.probes() < target
            });
        }
    }

    /// The number of probes.
    #[wasm_bindgen(getter)]
    pub fn probes(&self) -> f64 {
        to_number(self.probes.probes())
    }

    /// The number of probes that ended at a solution.
    #[wasm_bindgen(getter)]
    pub fn hits(&self) -> f64 {
        to_number(self.probes.hits())
    }

    /// The estimated number of solutions: the mean over all probes.
    #[wasm_bindgen(getter)]
    pub fn mean(&self) -> f64 {
        self.probes.mean()
    }

    /// The decimal logarithm of the estimate.
    #[wasm_bindgen(getter)]
    pub fn log10(&self) -> f64 {
        self.probes.log10()
    }

    /// The standard error of the estimate, relative to the estimate.
    #[wasm_bindgen(getter)]
    pub fn relative_error(&self) -> f64 {
        self.probes.relative_error()
    }
}
