//! Setups from typed parameters.

use crate::erased::params_of_setup;
use crate::{Algorithm, Params, Search, Setup, StartError};

/// The parameters of one algorithm, as a type: [`params!`](macro@crate::params) implements this trait for
/// `pub struct Name for Algorithm`.
///
/// `Default` has the defaults of the parameters, and one setter per parameter replaces them. Setters accept any value
/// of the parameter's type. The ranges are checked when a run starts: [`Algorithm::start`] and [`Algorithm::check`]
/// report the parameter, its value and the accepted values as [`StartError::Param`].
pub trait AlgorithmParams: Sized {
    /// The algorithm that has these parameters.
    fn algorithm() -> &'static dyn Algorithm;

    /// The parameters of a preset.
    ///
    /// # Errors
    ///
    /// [`StartError::Preset`] if the algorithm has no preset with this id.
    fn preset(id: &str) -> Result<Self, StartError>;

    /// A setup with these parameters, with seed 0, one solution and no step limit.
    fn setup(&self) -> Setup;
}

/// The parameters of a preset; `None` is the first preset, or the defaults if there is none. Used by
/// [`params!`](macro@crate::params).
///
/// # Errors
///
/// [`StartError::Preset`] if the algorithm has no such preset.
pub fn preset_params<S: Search>(preset: Option<&str>) -> Result<S::Params, StartError> {
    params_of_setup::<S>(&Setup::of(S::INFO.id).preset(preset))
}

/// A setup that has exactly these parameters: it lists those that differ from the first preset. Used by
/// [`params!`](macro@crate::params).
pub fn setup_of<S: Search>(params: &S::Params) -> Setup {
    // The first preset is always valid: the conformance tests start every algorithm with it.
    let base = preset_params::<S>(None).unwrap_or_default();
    let pairs = (params.current_specs().into_iter()).zip(base.current_specs());
    let changed_params = pairs.filter_map(|(value, base)| {
        let text = value.default_text();
        (text != base.default_text()).then(|| (value.id.to_owned(), text))
    });
    Setup {
        params: changed_params.collect(),
        ..Setup::of(S::INFO.id)
    }
}
