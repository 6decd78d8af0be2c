//! What adds up the parts of one run, which several workers do.

use js_sys::Error;
use sudoku_grid::{Grid, Shape};
use sudoku_search::{self as search, Findings, Limits, Outcome};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::findings;
use crate::number::{MOST, float, step, whole};

/// Parts at most: many times what any split comes to.
const MAX_PARTS: u64 = 1 << 20;

/// Hands out the parts of a split, and adds up what came of them in their order.
#[wasm_bindgen]
pub struct Merge(search::Merge);

#[wasm_bindgen]
impl Merge {
    /// So many parts, to be ended by so many solutions; 0 is all of them.
    ///
    /// # Errors
    ///
    /// `param-type` or `param-range` for either number.
    #[wasm_bindgen(constructor)]
    pub fn new(parts: f64, solutions: f64) -> Result<Self, Error> {
        let parts = whole("parts", Some(parts), MAX_PARTS)?.unwrap_or(0);
        let limits = Limits {
            solutions: whole("solutions", Some(solutions), MOST)?.unwrap_or(1),
            steps: None,
        };
        let parts = usize::try_from(parts).unwrap_or(0);
        Ok(Self(search::Merge::new(parts, limits)))
    }

    /// The next part to be done, and how many solutions end it; nothing if there is none now.
    pub fn hand_out(&mut self) -> Option<Vec<f64>> {
        let (part, limits) = self.0.hand_out()?;
        Some(vec![float(part as u64), float(limits.solutions)])
    }

    /// Takes what came of a part that has ended; how many solutions were to end it as it was
    /// handed out.
    pub fn take(&mut self, part: usize, solutions: f64, found: f64, steps: f64, counters: &[f64]) {
        let limits = Limits {
            solutions: step(solutions),
            steps: None,
        };
        let found = step(found);
        let findings = Findings {
            outcome: Some(if found > 0 {
                Outcome::Solved
            } else {
                Outcome::Unsolvable
            }),
            found,
            solution: None,
            steps: step(steps),
            counters: counters.iter().copied().map(step).collect(),
            // The grids stay with whoever holds what the workers sent.
            grid: Grid::empty(Shape::NINE),
        };
        self.0.take(part, limits, findings);
    }

    /// Parts from this number on are not needed.
    #[wasm_bindgen(getter)]
    pub fn needed(&self) -> usize {
        self.0.needed()
    }

    /// Parts added up so far.
    #[wasm_bindgen(getter)]
    pub fn added(&self) -> usize {
        self.0.added()
    }

    /// How it ended, if it has.
    #[wasm_bindgen(getter)]
    pub fn outcome(&self) -> Option<String> {
        findings::outcome(self.0.outcome())
    }

    /// Solutions in the parts added up.
    #[wasm_bindgen(getter)]
    pub fn found(&self) -> f64 {
        self.0.sum().map_or(0.0, |sum| float(sum.found))
    }

    /// Steps in the parts added up.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> f64 {
        self.0.sum().map_or(0.0, |sum| float(sum.steps))
    }

    /// Counts in the parts added up.
    pub fn counters(&self) -> Vec<f64> {
        let sum = self.0.sum();
        sum.map_or_else(Vec::new, |sum| findings::counters(&sum.counters))
    }
}
