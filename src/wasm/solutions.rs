//! Enumeration of the solutions of a puzzle.

use js_sys::{Error, Uint8Array};
use sudoku_search::{self as search, Limits};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, to_object};
use crate::message::start_error;
use crate::number::{saturating_count, to_number};
use crate::picture::explanation_object;
use crate::puzzle::position;
use crate::registry::fastest_complete_solver;
use crate::slice::Slicer;

/// An enumeration of all solutions of a puzzle, by the fastest complete solver.
#[wasm_bindgen]
pub struct Solutions {
    enumeration: search::Solutions,
    slicer: Slicer,
}

/// Starts an enumeration of the solutions of a puzzle in canonical text.
///
/// # Errors
///
/// `parse` if the text is not a puzzle, `box` if `box` is not a valid size of a box, `clash` if givens conflict.
/// `refused` if the solver for this size is not in this module.
#[wasm_bindgen]
pub fn solutions(text: &str, r#box: &str) -> Result<Solutions, Error> {
    let position = position(text, r#box)?;
    let no_limits = Limits {
        solutions: 0,
        steps: None,
    };
    let missing_solver = || error("refused", "only the full module counts these solutions");
    let solver = fastest_complete_solver(position.shape()).ok_or_else(missing_solver)?;
    solver
        .start(&position, &solver.setup().seed(1).within(no_limits), false)
        .map(|run| Solutions {
            enumeration: search::Solutions::new(run),
            slicer: Slicer::new(),
        })
        .map_err(|cause| start_error(&cause))
}

#[wasm_bindgen]
impl Solutions {
    /// Searches until `solutions` solutions are found in total, none is left, or about `ms` milliseconds have
    /// passed.
    pub fn run_for(&mut self, solutions: f64, ms: f64) {
        let (enumeration, target) = (&mut self.enumeration, saturating_count(solutions));
        let needs_more = |enumeration: &search::Solutions| {
            !enumeration.is_exhausted() && enumeration.found() < target
        };
        if needs_more(enumeration) {
            self.slicer.work(ms, &mut |pieces| {
                enumeration.advance(target, pieces);
                needs_more(enumeration)
            });
        }
    }

    /// The number of solutions found.
    #[wasm_bindgen(getter)]
    pub fn found(&self) -> f64 {
        to_number(self.enumeration.found())
    }

    /// The number of steps of the search.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> f64 {
        to_number(self.enumeration.steps())
    }

    /// Returns `true` if all solutions are found.
    #[wasm_bindgen(getter)]
    pub fn exhausted(&self) -> bool {
        self.enumeration.is_exhausted()
    }

    /// For each cell, 1 if the solutions found so far differ there, otherwise 0.
    pub fn varies(&self) -> Uint8Array {
        let varies_by_cell: Vec<_> = self
            .enumeration
            .varying_cells()
            .iter()
            .copied()
            .map(u8::from)
            .collect();
        Uint8Array::from(varies_by_cell.as_slice())
    }

    /// Selects one of the solutions found, counted from 1. [`Solutions::replay_for`] may be needed to reach it.
    pub fn seek(&mut self, number: f64) {
        self.enumeration.seek(saturating_count(number));
    }

    /// Searches again for the selected solution, for at most about `ms` milliseconds.
    pub fn replay_for(&mut self, ms: f64) {
        let enumeration = &mut self.enumeration;
        self.slicer
            .work(ms, &mut |pieces| enumeration.replay(pieces) == pieces);
    }

    /// The digits of the selected solution, once it is found again.
    pub fn shown(&self) -> Option<Uint8Array> {
        let solution = self.enumeration.shown();
        solution.map(|grid| Uint8Array::from(grid.digits()))
    }
}

/// An explanation why a puzzle has no solution, if there is a simple one: `Explanation | null`.
///
/// # Errors
///
/// `parse` if the text is not a puzzle, `box` if `box` is not a valid size of a box, `clash` if givens conflict.
#[wasm_bindgen]
pub fn why_not(text: &str, r#box: &str) -> Result<JsValue, Error> {
    let position = position(text, r#box)?;
    match sudoku_solvers::explain_unsolvable(&position) {
        Some(explanation) => explanation_object(&explanation, position.shape()),
        None => to_object(&()),
    }
}
