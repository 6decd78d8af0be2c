//! The work on one puzzle as parts, which several workers share.

use js_sys::{Error, Uint8Array};
use sudoku_grid::{Grid, Shape};
use sudoku_search::{self as search, Findings, Limits, Outcome};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::findings;
use crate::run::{float, prepared, step};
use crate::slice::Slicer;

/// A run that was cut, and the part of it that is in hand.
#[wasm_bindgen]
pub struct Cut {
    whole: search::Cut,
    run: search::Run,
    slicer: Slicer,
}

/// Cuts the run of a `Setup` on a puzzle in canonical text.
///
/// # Errors
///
/// `parse`, `box`, `clash`, `unknown-algorithm`, or what the algorithm refuses; `indivisible`.
#[wasm_bindgen]
pub fn cut(text: &str, r#box: &str, setup: &JsValue) -> Result<Cut, Error> {
    let cut = prepared(text, r#box, setup, |algorithm, position, setup| {
        algorithm.cut(position, &setup)
    })?;
    let run = cut.part(0, Limits::default());
    Ok(Cut {
        whole: cut,
        run,
        slicer: Slicer::new(),
    })
}

#[wasm_bindgen]
impl Cut {
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

/// Hands out the parts of a cut, and adds up what came of them in their order.
#[wasm_bindgen]
pub struct Merge(search::Merge);

#[wasm_bindgen]
impl Merge {
    /// So many parts, to be ended by so many solutions; 0 is all of them.
    #[wasm_bindgen(constructor)]
    pub fn new(parts: usize, solutions: f64) -> Self {
        let limits = Limits {
            solutions: step(solutions),
            steps: None,
        };
        Self(search::Merge::new(parts, limits))
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
