//! What this module holds: the solvers that a page needs first, or all that runs.

use js_sys::Error;
use sudoku_grid::Shape;
use sudoku_search::{Algorithm, Registry};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::refused;
use crate::puzzle::shape_of;
use crate::run::setup_of;

/// Every algorithm of this module.
pub(crate) fn registry() -> Registry {
    #[cfg(not(feature = "workshop"))]
    let registry = Registry::from_static(sudoku_solvers::FIRST);
    #[cfg(feature = "workshop")]
    let registry = (sudoku_solvers::registry().join(&sudoku_generator::registry()))
        .expect("no solver has the id of a generator");
    registry
}

/// The algorithm of this module with this id.
pub(crate) fn find(id: &str) -> Option<&'static dyn Algorithm> {
    registry().find(id)
}

/// The ids of all that are here.
#[wasm_bindgen]
pub fn held() -> Vec<String> {
    let registry = registry();
    registry
        .iter()
        .map(|entry| entry.info().id.to_owned())
        .collect()
}

/// Whether a `Setup` runs here on grids with such boxes: whether its algorithm is here, and whatever its
/// parameters name.
#[wasm_bindgen]
pub fn takes(setup: &JsValue, r#box: &str) -> bool {
    let checked = setup_of(setup).and_then(|(algorithm, setup)| {
        let nature = algorithm.check(&setup, shape_of(r#box)?);
        nature.map_err(|cause| refused(&cause))
    });
    checked.is_ok()
}

/// The quickest solver that finds all solutions of puzzles of this shape, if it is here.
pub(crate) fn counter(shape: Shape) -> Option<&'static dyn Algorithm> {
    find(sudoku_solvers::quickest_id(shape))
}

/// Whether the solutions of puzzles with such boxes can be counted here.
///
/// # Errors
///
/// `box`.
#[wasm_bindgen]
pub fn counts(r#box: &str) -> Result<bool, Error> {
    Ok(counter(shape_of(r#box)?).is_some())
}

/// The id of a complete solver for grids of every size, and not the one named.
#[wasm_bindgen]
pub fn second_opinion(of: &str) -> String {
    sudoku_solvers::second_opinion_id(of).to_owned()
}
