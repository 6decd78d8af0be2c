//! Many puzzles made in one call, easier ones, and what a puzzle is like.

use js_sys::{Error, Uint8Array};
use serde::Serialize;
use sudoku_generator::{self as generator, Facts, NotEased};
use sudoku_grid::{Puzzle, Shape};
use sudoku_search::{Kind, Seed};
use sudoku_solvers::second_opinion;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, plain};
use crate::number::{float, whole};
use crate::puzzle::{parsed, shape_of};
use crate::run::prepared;
use crate::slice::now;

/// Puzzles at most in one call, so that they fit into memory.
const MOST: u64 = 1_000_000;

/// Makes so many puzzles with a generator as a `Setup` says, with its seed and those after it: a
/// byte a cell, 0 for a blank, end to end; zeros where the generator gave up.
///
/// # Errors
///
/// `unknown-algorithm`, also for a solver; `box`; `param-type` or `param-range` for the count or
/// the seed; or what the generator refuses.
#[wasm_bindgen]
pub fn generate_many(setup: &JsValue, r#box: &str, count: f64) -> Result<Uint8Array, Error> {
    let shape = shape_of(r#box)?;
    let count = whole("count", Some(count), MOST)?.unwrap_or(0);
    let count = u32::try_from(count).unwrap_or(0);
    let blank = ".".repeat(shape.cells());
    let puzzles = prepared(&blank, r#box, setup, |algorithm, pattern, mut setup| {
        if algorithm.info().kind != Kind::Generator {
            return Ok(None);
        }
        let mut puzzles = Vec::new();
        for _ in 0..count {
            let mut run = algorithm.start(pattern, &setup, false)?;
            while run.outcome().is_none() {
                run.advance(u64::MAX, u64::MAX);
            }
            match run.solution() {
                Some(puzzle) => puzzles.extend_from_slice(puzzle.digits()),
                None => puzzles.resize(puzzles.len() + shape.cells(), 0),
            }
            setup.seed = setup.seed.wrapping_add(1);
        }
        Ok(Some(puzzles))
    })?;
    let puzzles = puzzles.ok_or_else(|| error("unknown-algorithm", "a solver makes no puzzles"))?;
    Ok(Uint8Array::from(puzzles.as_slice()))
}

/// A puzzle with digits of its one solution added up to so many givens, as text for the same box.
///
/// # Errors
///
/// `parse`, `box` or `clash`; `not-unique` unless it has one solution; `param-type` or
/// `param-range` for the number of givens or the seed.
#[wasm_bindgen]
pub fn ease(text: &str, r#box: &str, givens: f64, seed: f64) -> Result<String, Error> {
    let given = parsed(text, r#box)?.grid;
    let cells = Shape::MAX_SIDE.pow(2) as u64;
    let givens = whole("givens", Some(givens), cells)?.unwrap_or(0);
    let seed = whole("seed", Some(seed), u32::MAX.into())?.unwrap_or(0);
    let givens = usize::try_from(givens).unwrap_or(usize::MAX);
    let seed = Seed(u32::try_from(seed).unwrap_or(0));
    let eased = Puzzle::new(&given)
        .map_err(NotEased::from)
        .and_then(|puzzle| generator::ease(&puzzle, givens, seed));
    match eased {
        Ok(eased) => Ok(eased.to_string()),
        Err(cause) => Err(error(cause.code(), &cause.to_string())),
    }
}

#[derive(Serialize)]
struct Told {
    givens: usize,
    solutions: Option<f64>,
    minimal: Option<bool>,
    nodes: f64,
    hardest: &'static str,
    complete: bool,
}

/// What a puzzle is like: `Facts`. The solver that counts its solutions is not the one named. The path of deductions
/// is given up after about this number of milliseconds.
///
/// # Errors
///
/// `parse`, `box` or `clash`.
#[wasm_bindgen]
pub fn facts(text: &str, r#box: &str, maker: &str, max_ms: f64) -> Result<JsValue, Error> {
    let puzzle =
        Puzzle::new(&parsed(text, r#box)?.grid).map_err(|_| error("clash", "two givens clash"))?;
    let begin = now();
    let facts = Facts::within(&puzzle, second_opinion(maker), &mut || {
        now() - begin < max_ms
    });
    plain(&Told {
        givens: facts.givens,
        solutions: facts.solutions.map(float),
        minimal: facts.minimal,
        nodes: float(facts.nodes),
        hardest: facts.hardest.unwrap_or("unknown"),
        complete: facts.hardest.is_some(),
    })
}
