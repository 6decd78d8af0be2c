//! Several seeds that compete on one puzzle: those that one worker has.

use js_sys::{Error, Float64Array, Uint8Array};
use sudoku_search::{self as search, Findings, standing};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::findings;
use crate::number::{float, step};
use crate::run::prepared;
use crate::slice::Slicer;

/// Runs of the same `Setup` with other seeds; they are told apart by their index.
#[wasm_bindgen]
pub struct Portfolio {
    runs: search::Portfolio,
    slicer: Slicer,
    more: bool,
}

/// Starts a run of a `Setup` on a puzzle in canonical text for each of the seeds.
///
/// # Errors
///
/// `parse`, `box`, `clash`, `unknown-algorithm`, or what the algorithm refuses.
#[wasm_bindgen]
pub fn portfolio(
    text: &str,
    r#box: &str,
    setup: &JsValue,
    seeds: Vec<u32>,
) -> Result<Portfolio, Error> {
    let runs = prepared(text, r#box, setup, |algorithm, position, mut setup| {
        let runs = seeds.into_iter().map(|seed| {
            setup.seed = seed;
            Ok((seed, algorithm.start(position, &setup, true)?))
        });
        runs.collect::<Result<_, _>>()
    })?;
    Ok(Portfolio {
        runs: search::Portfolio::new(runs),
        slicer: Slicer::new(),
        more: true,
    })
}

#[wasm_bindgen]
impl Portfolio {
    /// Works on those that can still win against one that took `best` steps, until none can, one has
    /// a new best, of which the others are to hear at once, or so many milliseconds are over; returns
    /// the microseconds taken.
    pub fn slice(&mut self, best: f64, ms: f64) -> f64 {
        let before = self.runs.best();
        let portfolio = &mut self.runs;
        let more = &mut self.more;
        self.slicer.work(ms, &mut |pieces| {
            *more = portfolio.advance(step(best), pieces);
            *more && portfolio.best() == before
        })
    }

    /// Whether there was more to do after the last slice.
    #[wasm_bindgen(getter)]
    pub fn more(&self) -> bool {
        self.more
    }

    /// The fewest steps of one that answered the question; beyond all numbers of steps if none has.
    #[wasm_bindgen(getter)]
    pub fn best(&self) -> f64 {
        float(self.runs.best())
    }

    /// Steps completed by each.
    pub fn steps(&self) -> Vec<f64> {
        let runs = self.runs.runs().iter();
        runs.map(|(_, run)| float(run.steps())).collect()
    }

    /// How one ended, if it has.
    pub fn outcome(&self, index: usize) -> Option<String> {
        findings::outcome(self.run(index)?.outcome())
    }

    /// The trace of one: steps, then each series, end to end.
    pub fn trace(&self, index: usize) -> Float64Array {
        self.run(index).map(findings::trace).unwrap_or_default()
    }

    /// Missing digits over the houses of the grid that one has in view.
    pub fn conflicts(&self, index: usize) -> u32 {
        self.run(index).map_or(0, |run| run.grid().conflicts())
    }

    /// The counts of one, in the order of the algorithm's counters.
    pub fn counters(&self, index: usize) -> Vec<f64> {
        let run = self.run(index);
        run.map(|run| findings::counters(&run.counters()))
            .unwrap_or_default()
    }

    /// The solution that one has found.
    pub fn solution(&self, index: usize) -> Option<Uint8Array> {
        findings::solution(self.run(index)?)
    }

    /// What is compared to tell who wins: at the first difference the lower number does.
    pub fn standing(&self, index: usize) -> Vec<f64> {
        let Some((seed, run)) = self.runs.runs().get(index) else {
            return Vec::new();
        };
        let (steps, conflicts, seed) = standing(&Findings::of(run), *seed);
        vec![float(steps), conflicts.into(), seed.into()]
    }

    fn run(&self, index: usize) -> Option<&search::Run> {
        self.runs.runs().get(index).map(|(_, run)| run)
    }
}
