//! Merges the findings of the parts of one run, which several workers run.

use js_sys::Error;
use sudoku_grid::{Grid, Shape};
use sudoku_search::{self as search, Findings, Limits, Outcome};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::findings;
use crate::number::{MAX_SAFE_INTEGER, integer, saturating_count, to_number};

/// The maximum number of parts, far more than any split has.
const MAX_PARTS: u64 = 1 << 20;

/// Distributes the parts of a split to workers and merges their findings in the order of the parts.
#[wasm_bindgen]
pub struct Merge(search::Merge);

#[wasm_bindgen]
impl Merge {
    /// Starts with `parts` parts, none of which has been distributed. The search ends once `solutions`
    /// solutions are found in total; 0 searches for all.
    ///
    /// # Errors
    ///
    /// `param-type` or `param-range` if a number is not an integer or too large.
    #[wasm_bindgen(constructor)]
    pub fn new(parts: f64, solutions: f64) -> Result<Self, Error> {
        let parts = integer("parts", Some(parts), MAX_PARTS)?.unwrap_or(0);
        let limits = Limits {
            solutions: integer("solutions", Some(solutions), MAX_SAFE_INTEGER)?.unwrap_or(1),
            steps: None,
        };
        let parts = usize::try_from(parts).unwrap_or(0);
        Ok(Self(search::Merge::new(parts, limits)))
    }

    /// The number of the next part to run, and the number of solutions after which the part ends; `undefined` if
    /// no part is available at the moment.
    pub fn next_part(&mut self) -> Option<Vec<f64>> {
        let (part, limits) = self.0.next_part()?;
        Some(vec![to_number(part as u64), to_number(limits.solutions)])
    }

    /// Adds the findings of a part that has ended. `solutions` is the number that [`Merge::next_part`] returned with
    /// the part.
    pub fn take(&mut self, part: usize, solutions: f64, found: f64, steps: f64, counters: &[f64]) {
        let limits = Limits {
            solutions: saturating_count(solutions),
            steps: None,
        };
        let count = saturating_count(found);
        let findings = Findings {
            outcome: Some(if count > 0 {
                Outcome::Solved
            } else {
                Outcome::Unsolvable
            }),
            found: count,
            solution: None,
            steps: saturating_count(steps),
            counters: counters.iter().copied().map(saturating_count).collect(),
            // The caller keeps the grids that the workers sent.
            grid: Grid::empty(Shape::NINE),
        };
        self.0.take(part, limits, findings);
    }

    /// The number of parts needed: parts with this number or a higher one can be stopped.
    #[wasm_bindgen(getter)]
    pub fn needed(&self) -> usize {
        self.0.needed()
    }

    /// The number of parts merged so far.
    #[wasm_bindgen(getter)]
    pub fn merged(&self) -> usize {
        self.0.merged()
    }

    /// The id of the outcome of the whole run, once it has ended.
    #[wasm_bindgen(getter)]
    pub fn outcome(&self) -> Option<String> {
        findings::outcome(self.0.outcome())
    }

    /// The number of solutions in the merged parts.
    #[wasm_bindgen(getter)]
    pub fn found(&self) -> f64 {
        self.0.sum().map_or(0.0, |sum| to_number(sum.found))
    }

    /// The number of steps in the merged parts.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> f64 {
        self.0.sum().map_or(0.0, |sum| to_number(sum.steps))
    }

    /// The counters, summed over the merged parts.
    pub fn counters(&self) -> Vec<f64> {
        let sum = self.0.sum();
        sum.map_or_else(Vec::new, |sum| findings::counters(&sum.counters))
    }
}
