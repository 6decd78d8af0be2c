//! Puzzles made until one is as difficult as is wanted.

use js_sys::{Error, Uint8Array};
use sudoku_generator::{Pursuit, Target};
use sudoku_grid::{Grid, Position};
use sudoku_search::Kind;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, refused};
use crate::puzzle::shape_of;
use crate::run::setup_of;
use crate::slice::Slicer;

/// A generator at work until it makes what is wanted.
#[wasm_bindgen]
pub struct Making {
    pursuit: Pursuit,
    more: bool,
    slicer: Slicer,
}

/// Begins with a generator as a `Setup` says, on the empty grid: until a puzzle is of a difficulty, as `hard`
/// or `se=6.0..7.0`, needs a technique and nothing harder, or both.
///
/// # Errors
///
/// `unknown-algorithm`, also for a solver; `box`; `target` where there is none of that name or not for
/// this grid; or what the generator refuses.
#[wasm_bindgen]
pub fn make(
    setup: &JsValue,
    r#box: &str,
    difficulty: Option<String>,
    technique: Option<String>,
) -> Result<Making, Error> {
    let shape = shape_of(r#box)?;
    let (generator, setup) = setup_of(setup)?;
    if generator.info().kind != Kind::Generator {
        return Err(error("unknown-algorithm", "a solver makes no puzzles"));
    }
    let named = |text: Option<String>| text.filter(|text| !text.is_empty());
    let (difficulty, technique) = (named(difficulty), named(technique));
    let target = Target::new(difficulty.as_deref(), technique.as_deref(), shape)
        .map_err(|cause| error("target", &cause.to_string()))?;
    let blank =
        Position::new(&Grid::empty(shape)).map_err(|clash| error("clash", &clash.to_string()))?;
    let pursuit = Pursuit::new(generator, &setup, &blank, &target);
    Ok(Making {
        pursuit: pursuit.map_err(|cause| refused(&cause))?,
        more: true,
        slicer: Slicer::new(),
    })
}

#[wasm_bindgen]
impl Making {
    /// Works for about so many milliseconds, or to the end.
    pub fn slice(&mut self, ms: f64) {
        let Self {
            pursuit,
            more,
            slicer,
        } = self;
        slicer.work(ms, &mut |pieces| {
            *more = !pursuit.advance(pieces);
            *more
        });
    }

    /// Whether there is more to do.
    #[wasm_bindgen(getter)]
    pub fn more(&self) -> bool {
        self.more
    }

    /// How many puzzles were looked at.
    #[wasm_bindgen(getter)]
    pub fn tried(&self) -> f64 {
        crate::number::float(self.pursuit.tried())
    }

    /// What was wanted, once it is there, a digit a cell.
    pub fn puzzle(&self) -> Option<Uint8Array> {
        let puzzle = self.pursuit.puzzle()?;
        Some(Uint8Array::from(puzzle.digits()))
    }

    /// The puzzle that comes nearest to it so far.
    pub fn nearest(&self) -> Option<Uint8Array> {
        let nearest = self.pursuit.nearest()?;
        Some(Uint8Array::from(nearest.puzzle.digits()))
    }

    /// What that one is like.
    pub fn says(&self) -> Option<String> {
        self.pursuit.nearest().map(|nearest| nearest.says.clone())
    }
}
