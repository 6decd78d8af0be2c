//! The algorithms in this module: the solvers of the first page load, or all algorithms with the feature
//! `workshop`.

use js_sys::Error;
use sudoku_grid::Shape;
use sudoku_search::{Algorithm, Registry};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::puzzle::shape_of;

/// Every algorithm of this WebAssembly module.
pub(crate) fn registry() -> Registry {
    #[cfg(not(feature = "workshop"))]
    let registry = Registry::from_static(sudoku_solvers::CORE_SOLVERS);
    #[cfg(feature = "workshop")]
    #[expect(
        clippy::expect_used,
        reason = "ids of solvers and generators differ, as the examples of `sudoku_lab::registry` check"
    )]
    let registry = (sudoku_solvers::registry().join(&sudoku_generator::registry()))
        .expect("no solver has the id of a generator");
    registry
}

/// The algorithm with the id, if it is in this module.
pub(crate) fn find(id: &str) -> Option<&'static dyn Algorithm> {
    registry().find(id)
}

/// The ids of the algorithms in this module.
#[wasm_bindgen]
pub fn algorithm_ids() -> Vec<String> {
    let registry = registry();
    registry
        .iter()
        .map(|entry| entry.info().id.to_owned())
        .collect()
}

/// The fastest complete solver for this shape, if it is in this module.
pub(crate) fn fastest_complete_solver(shape: Shape) -> Option<&'static dyn Algorithm> {
    find(sudoku_solvers::quickest_id(shape))
}

/// Returns `true` if this module has a solver that can count the solutions of puzzles with such boxes.
///
/// # Errors
///
/// `box` if `box` is not a valid size of a box.
#[wasm_bindgen]
pub fn counts(r#box: &str) -> Result<bool, Error> {
    Ok(fastest_complete_solver(shape_of(r#box)?).is_some())
}

/// The id of a complete solver for grids of every size other than the solver with the id `of`, for independent
/// verification.
#[wasm_bindgen]
pub fn independent_checker(of: &str) -> String {
    sudoku_solvers::independent_checker_id(of).to_owned()
}
