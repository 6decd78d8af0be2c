//! Generates many puzzles in one call, makes puzzles easier, and determines facts of a puzzle.

use js_sys::{Error, Uint8Array};
use serde::Serialize;
use sudoku_generator::{self as generator, EaseError, Facts};
use sudoku_grid::{Puzzle, Shape};
use sudoku_search::{Kind, Seed};
use sudoku_solvers::independent_checker;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, to_object};
use crate::number::{integer, to_number};
use crate::puzzle::{parse_canonical, shape_of};
use crate::run::with_setup;
use crate::slice::now;

/// The maximum number of puzzles per call, which bounds the memory.
const MAX_PUZZLES: u64 = 1_000_000;

/// Generates `count` puzzles with the generator of a `Setup`, the first with its seed and each further one with the
/// next seed. Returns concatenated grids of one byte per cell, 0 for a blank; all bytes are 0 if the generator
/// gave up.
///
/// # Errors
///
/// `unknown-algorithm` if no generator has the id; `box` if the box size is invalid; `refused` if the setup is
/// malformed; `param-type` if the count or a number of the setup is not an integer, `param-range` if it is out of
/// range; otherwise the code with which the generator refuses the setup.
#[wasm_bindgen]
pub fn generate_many(setup: &JsValue, r#box: &str, count: f64) -> Result<Uint8Array, Error> {
    let shape = shape_of(r#box)?;
    let count = integer("count", Some(count), MAX_PUZZLES)?.unwrap_or(0);
    let count = u32::try_from(count).unwrap_or(0);
    let blank = ".".repeat(shape.cells());
    let puzzles = with_setup(&blank, r#box, setup, |algorithm, pattern, mut setup| {
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
    let puzzles =
        puzzles.ok_or_else(|| error("unknown-algorithm", "a solver cannot generate puzzles"))?;
    Ok(Uint8Array::from(puzzles.as_slice()))
}

/// Adds digits of its solution to a puzzle until it has `givens` givens; returns text for the same box.
///
/// # Errors
///
/// `parse` if the text is not a puzzle, `box` if `box` is not a valid size of a box, `clash` if givens conflict.
/// `not-unique` unless the puzzle has exactly one solution. `param-type` if the number of givens or the seed is not
/// an integer, `param-range` if it is out of range.
#[wasm_bindgen]
pub fn ease(text: &str, r#box: &str, givens: f64, seed: f64) -> Result<String, Error> {
    let grid = parse_canonical(text, r#box)?.grid;
    let cells = Shape::MAX_SIDE.pow(2) as u64;
    let givens = integer("givens", Some(givens), cells)?.unwrap_or(0);
    let seed = integer("seed", Some(seed), u32::MAX.into())?.unwrap_or(0);
    let givens = usize::try_from(givens).unwrap_or(usize::MAX);
    let seed = Seed(u32::try_from(seed).unwrap_or(0));
    let result = Puzzle::new(&grid)
        .map_err(EaseError::from)
        .and_then(|puzzle| generator::ease(&puzzle, givens, seed));
    match result {
        Ok(result) => Ok(result.to_string()),
        Err(cause) => Err(error(cause.code(), &cause.to_string())),
    }
}

/// The JavaScript object `Facts`.
#[derive(Serialize)]
struct FactsObject {
    givens: usize,
    solutions: Option<f64>,
    minimal: Option<bool>,
    nodes: f64,
    hardest: &'static str,
    complete: bool,
}

/// The facts of a puzzle: `Facts`. Its solutions are counted by a solver other than `maker`. The search for its
/// hardest technique is abandoned after about `max_ms` milliseconds.
///
/// # Errors
///
/// `parse` if the text is not a puzzle, `box` if `box` is not a valid size of a box, `clash` if givens conflict.
#[wasm_bindgen]
pub fn facts(text: &str, r#box: &str, maker: &str, max_ms: f64) -> Result<JsValue, Error> {
    let puzzle = Puzzle::new(&parse_canonical(text, r#box)?.grid)
        .map_err(|_| error("clash", "two givens clash"))?;
    let start = now();
    let facts = Facts::within(&puzzle, independent_checker(maker), &mut || {
        now() - start < max_ms
    });
    to_object(&FactsObject {
        givens: facts.givens,
        solutions: facts.solutions.map(to_number),
        minimal: facts.minimal,
        nodes: to_number(facts.nodes),
        hardest: facts.hardest.unwrap_or("unknown"),
        complete: facts.hardest.is_some(),
    })
}
