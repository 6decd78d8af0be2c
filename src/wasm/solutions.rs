//! All solutions of a puzzle, and how many there may be.

use js_sys::{Error, Uint8Array};
use sudoku_search::{self as search, Limits, Seed};
use sudoku_solvers::{self as solvers, quickest};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{plain, refused};
use crate::picture::told;
use crate::puzzle::position;
use crate::run::{float, step};
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
    let solver = quickest(position.shape());
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
/// `parse`, `box` or `clash`.
#[wasm_bindgen]
pub fn estimate(text: &str, r#box: &str, seed: u32) -> Result<Estimate, Error> {
    solvers::Estimate::new(&position(text, r#box)?, Seed(seed))
        .map(|probes| Estimate {
            probes,
            slicer: Slicer::new(),
        })
        .map_err(|cause| refused(&cause))
}

#[wasm_bindgen]
impl Estimate {
    /// Sends so many probes.
    pub fn probe(&mut self, times: u32) {
        for _ in 0..times {
            self.probes.probe();
        }
    }

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
