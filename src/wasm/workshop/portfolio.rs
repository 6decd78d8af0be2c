//! The seeds of a portfolio that one worker runs.

use js_sys::{Error, Float64Array, Uint8Array};
use sudoku_search::{self as search, Findings, portfolio_rank};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::findings;
use crate::number::{saturating_count, to_number};
use crate::run::with_setup;
use crate::slice::Slicer;

/// Runs of the same `Setup` with different seeds, numbered in the order of the seeds.
#[wasm_bindgen]
pub struct Portfolio {
    runs: search::Portfolio,
    slicer: Slicer,
    /// `true` if any run could still win after the last slice.
    is_unfinished: bool,
}

/// Starts a run of a `Setup` on a puzzle in canonical text for each seed.
///
/// # Errors
///
/// `parse` if the text is not a puzzle, `box` if `box` is not a valid size of a box, `clash` if givens conflict.
/// `unknown-algorithm` if no algorithm has the id, `refused` if the setup is malformed, `param-type` or `param-range`
/// if one of its numbers is not an integer or out of range; otherwise the code with which the algorithm refuses the
/// setup.
#[wasm_bindgen]
pub fn portfolio(
    text: &str,
    r#box: &str,
    setup: &JsValue,
    seeds: Vec<u32>,
) -> Result<Portfolio, Error> {
    let runs = with_setup(text, r#box, setup, |algorithm, position, mut setup| {
        let runs = seeds.into_iter().map(|seed| {
            setup.seed = seed;
            Ok((seed, algorithm.start(position, &setup, true)?))
        });
        runs.collect::<Result<_, _>>()
    })?;
    Ok(Portfolio {
        runs: search::Portfolio::new(runs),
        slicer: Slicer::new(),
        is_unfinished: true,
    })
}

#[wasm_bindgen]
impl Portfolio {
    /// Advances the runs that can still win against a run of `best` steps. Stops when no run can win, when a run
    /// improves [`Portfolio::best`] (so that other workers can be informed), or after about `ms` milliseconds.
    /// Returns the time taken in microseconds.
    pub fn run_for(&mut self, best: f64, ms: f64) -> f64 {
        let previous_best = self.runs.best();
        let portfolio = &mut self.runs;
        let is_unfinished = &mut self.is_unfinished;
        self.slicer.work(ms, &mut |pieces| {
            *is_unfinished = portfolio.advance(saturating_count(best), pieces);
            *is_unfinished && portfolio.best() == previous_best
        })
    }

    /// Returns `true` if any run could still win after the last slice.
    #[wasm_bindgen(getter)]
    pub fn pending(&self) -> bool {
        self.is_unfinished
    }

    /// The fewest steps of a finished run that decided the puzzle; greater than any number of steps if there is none.
    #[wasm_bindgen(getter)]
    pub fn best(&self) -> f64 {
        to_number(self.runs.best())
    }

    /// The number of steps completed by each run.
    pub fn steps(&self) -> Vec<f64> {
        let runs = self.runs.runs().iter();
        runs.map(|(_, run)| to_number(run.steps())).collect()
    }

    /// The id of the outcome of a run, once it has ended.
    pub fn outcome(&self, index: usize) -> Option<String> {
        findings::outcome(self.run(index)?.outcome())
    }

    /// The trace of a run: the column of steps, then a column per series, concatenated.
    pub fn trace(&self, index: usize) -> Float64Array {
        self.run(index).map(findings::trace).unwrap_or_default()
    }

    /// The number of digits missing from houses in the current grid of a run, summed over all houses.
    pub fn conflicts(&self, index: usize) -> u32 {
        self.run(index).map_or(0, |run| run.grid().conflicts())
    }

    /// The counters of a run, in the order in which the algorithm declares them.
    pub fn counters(&self, index: usize) -> Vec<f64> {
        let run = self.run(index);
        run.map(|run| findings::counters(&run.counters()))
            .unwrap_or_default()
    }

    /// The first solution found by a run, one byte per cell; `undefined` if there is none.
    pub fn solution(&self, index: usize) -> Option<Uint8Array> {
        findings::solution(self.run(index)?)
    }

    /// The ranking key of a run: steps, conflicts and seed. The lexicographically smallest key wins.
    pub fn portfolio_rank(&self, index: usize) -> Vec<f64> {
        let Some((seed, run)) = self.runs.runs().get(index) else {
            return Vec::new();
        };
        let (steps, conflicts, seed) = portfolio_rank(&Findings::of(run), *seed);
        vec![to_number(steps), conflicts.into(), seed.into()]
    }

    /// The run with the index `index`; `None` if there is no such run.
    fn run(&self, index: usize) -> Option<&search::Run> {
        self.runs.runs().get(index).map(|(_, run)| run)
    }
}
