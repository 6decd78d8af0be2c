//! How many solutions of a puzzle there may be.

use js_sys::Error;
use sudoku_search::Seed;
use sudoku_solvers as solvers;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::number::{float, seed_of, step};
use crate::puzzle::position;
use crate::slice::Slicer;

/// Random probes for the number of solutions.
#[wasm_bindgen]
pub struct Estimate {
    probes: solvers::Estimate,
    slicer: Slicer,
}

/// Prepares to probe a puzzle in canonical text.
///
/// # Errors
///
/// `parse`, `box` or `clash`; `param-type` or `param-range` for the seed.
#[wasm_bindgen]
pub fn estimate(text: &str, r#box: &str, seed: f64) -> Result<Estimate, Error> {
    Ok(Estimate {
        probes: solvers::Estimate::new(&position(text, r#box)?, Seed(seed_of(seed)?)),
        slicer: Slicer::new(),
    })
}

#[wasm_bindgen]
impl Estimate {
    /// Sends probes until they are so many in all, for at most so many milliseconds.
    pub fn slice(&mut self, most: f64, ms: f64) {
        let (probes, most) = (&mut self.probes, step(most));
        if probes.probes() < most {
            self.slicer.work(ms, &mut |pieces| {
                for _ in 0..pieces.min(most - probes.probes()) {
                    probes.probe();
                }
                probes.probes() < most
            });
        }
    }

    /// Probes sent.
    #[wasm_bindgen(getter)]
    pub fn probes(&self) -> f64 {
        float(self.probes.probes())
    }

    /// Probes that ended on a solution.
    #[wasm_bindgen(getter)]
    pub fn hits(&self) -> f64 {
        float(self.probes.hits())
    }

    /// The estimate.
    #[wasm_bindgen(getter)]
    pub fn mean(&self) -> f64 {
        self.probes.mean()
    }

    /// Its decimal logarithm.
    #[wasm_bindgen(getter)]
    pub fn log10(&self) -> f64 {
        self.probes.log10()
    }

    /// Its standard error, as a share of it.
    #[wasm_bindgen(getter)]
    pub fn relative_error(&self) -> f64 {
        self.probes.relative_error()
    }
}
