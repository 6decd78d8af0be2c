//! Generates puzzles until one matches a target difficulty.

use js_sys::{Error, Uint8Array};
use sudoku_generator::{RejectionSampler, Target};
use sudoku_grid::{Grid, Position};
use sudoku_search::Kind;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::error;
use crate::message::{duplicate_digit_error, start_error};
use crate::puzzle::shape_of;
use crate::run::parse_setup;
use crate::slice::Slicer;

/// A generator that runs until a puzzle matches the target (rejection sampling).
#[wasm_bindgen]
pub struct Making {
    sampler: RejectionSampler,
    /// `true` until a match is found or the generator gives up.
    is_unfinished: bool,
    slicer: Slicer,
}

/// Starts the generator of a `Setup`. A puzzle matches if it has the difficulty, such as `hard` or `se=6.0..7.0`,
/// and its hardest technique is `technique`; an empty or missing target matches every puzzle.
///
/// # Errors
///
/// `unknown-algorithm` if no generator has the id; `box` if the box size is invalid; `target` if a difficulty or
/// technique is unknown or not defined for this grid; `refused` if the setup is malformed, `param-type` or
/// `param-range` if one of its numbers is not an integer or out of range; otherwise the code with which the generator
/// refuses the setup.
#[wasm_bindgen]
pub fn start_generation(
    setup: &JsValue,
    r#box: &str,
    difficulty: Option<String>,
    technique: Option<String>,
) -> Result<Making, Error> {
    let shape = shape_of(r#box)?;
    let (generator, setup) = parse_setup(setup)?;
    if generator.info().kind != Kind::Generator {
        return Err(error(
            "unknown-algorithm",
            "a solver cannot generate puzzles",
        ));
    }
    let nonempty = |text: Option<String>| text.filter(|text| !text.is_empty());
    let (difficulty, technique) = (nonempty(difficulty), nonempty(technique));
    let target = Target::new(difficulty.as_deref(), technique.as_deref(), shape)
        .map_err(|cause| error("target", &cause.to_string()))?;
    let blank = Position::new(&Grid::empty(shape))
        .map_err(|duplicate| duplicate_digit_error(&duplicate))?;
    let sampler = RejectionSampler::new(generator, &setup, &blank, &target);
    Ok(Making {
        sampler: sampler.map_err(|cause| start_error(&cause))?,
        is_unfinished: true,
        slicer: Slicer::new(),
    })
}

#[wasm_bindgen]
impl Making {
    /// Generates puzzles until sampling ends or about `ms` milliseconds have passed.
    pub fn run_for(&mut self, ms: f64) {
        let Self {
            sampler,
            is_unfinished,
            slicer,
        } = self;
        slicer.work(ms, &mut |pieces| {
            *is_unfinished = !sampler.advance(pieces);
            *is_unfinished
        });
    }

    /// Returns `true` if any work is left.
    #[wasm_bindgen(getter)]
    pub fn pending(&self) -> bool {
        self.is_unfinished
    }

    /// The number of puzzles generated.
    #[wasm_bindgen(getter)]
    pub fn tried(&self) -> f64 {
        crate::number::to_number(self.sampler.tried())
    }

    /// The matching puzzle, once it is found, one byte per cell.
    pub fn puzzle(&self) -> Option<Uint8Array> {
        let puzzle = self.sampler.puzzle()?;
        Some(Uint8Array::from(puzzle.digits()))
    }

    /// The rejected puzzle nearest to the target so far, one byte per cell; `undefined` if no puzzle was
    /// rejected.
    pub fn nearest(&self) -> Option<Uint8Array> {
        let nearest = self.sampler.nearest()?;
        Some(Uint8Array::from(nearest.puzzle.digits()))
    }

    /// A description of the difficulty of the puzzle nearest to the target; `undefined` if no puzzle was
    /// rejected.
    pub fn nearest_description(&self) -> Option<String> {
        self.sampler
            .nearest()
            .map(|nearest| nearest.description.clone())
    }
}
