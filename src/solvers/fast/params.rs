//! The parameters of the solver, as a type.

use sudoku_search::{
    Algorithm, AlgorithmParams, Setup, StartError, algorithm, preset_params, setup_of,
};

use super::Fast;

/// The parameters of the solver `fast`, which has none.
#[derive(Clone, Copy, Debug, Default)]
pub struct Params;

impl AlgorithmParams for Params {
    fn algorithm() -> &'static dyn Algorithm {
        algorithm::<Fast>()
    }

    fn preset(id: &str) -> Result<Self, StartError> {
        preset_params::<Fast>(Some(id)).map(|()| Self)
    }

    fn setup(&self) -> Setup {
        setup_of::<Fast>(&())
    }
}
