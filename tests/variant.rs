//! Algorithms with their presets.

use std::fmt;

use sudoku_generator::GENERATORS;
use sudoku_grid::{Position, Shape};
use sudoku_rating::RATERS;
use sudoku_search::{Algorithm, Capabilities, Limits, Registry, Run, Setup};
use sudoku_solvers::SOLVERS;

use crate::{FOREIGN, FOREIGN_GENERATOR, FOREIGN_RATER};

/// An algorithm with one of its presets. Displayed as `algorithm:preset`.
#[derive(Clone, Copy)]
pub struct Variant {
    /// The entry of the registry.
    pub algorithm: &'static dyn Algorithm,
    /// The id of the preset; `None` if the algorithm has no presets.
    pub preset: Option<&'static str>,
}

impl Variant {
    /// The setup of the algorithm with the preset.
    pub fn setup(self) -> Setup {
        self.algorithm.setup().preset(self.preset)
    }

    /// The capabilities of the algorithm with this setup, on grids of the smallest shape it accepts.
    ///
    /// # Panics
    ///
    /// If the algorithm refuses the setup.
    pub fn capabilities(self) -> Capabilities {
        let shape = self.algorithm.info().smallest_shape();
        (self.algorithm.check(&self.setup(), shape))
            .unwrap_or_else(|refusal| panic!("{self} was refused: {refusal}"))
    }

    /// Starts a run, which records a trace if `watched`.
    ///
    /// # Panics
    ///
    /// If the algorithm refuses the setup or the position.
    pub fn start(self, position: &Position, seed: u32, limits: Limits, watched: bool) -> Run {
        let setup = self.setup().seed(seed).within(limits);
        (self.algorithm)
            .start(position, &setup, watched)
            .unwrap_or_else(|refusal| panic!("{self} was refused: {refusal}"))
    }

    /// Starts a run for one solution with seed 1, without a step limit or a trace.
    ///
    /// # Panics
    ///
    /// If the algorithm refuses the setup or the position.
    pub fn plain(self, position: &Position) -> Run {
        self.start(position, 1, Limits::default(), false)
    }

    /// Returns `true` if the algorithm with this setup accepts grids of a shape.
    pub fn accepts(self, shape: Shape) -> bool {
        self.algorithm.check(&self.setup(), shape).is_ok()
    }

    /// Returns `true` if the algorithm with this setup finds every solution.
    pub fn is_complete(self) -> bool {
        self.capabilities().complete
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}:{}",
            self.algorithm.info().id,
            self.preset.unwrap_or("-")
        )
    }
}

/// An algorithm with each of its presets, or without a preset if it has none.
fn each_preset(algorithm: &'static dyn Algorithm) -> impl Iterator<Item = Variant> {
    let presets = algorithm.presets().iter().map(|preset| Some(preset.id));
    let without_preset = algorithm.presets().is_empty().then_some(None);
    presets
        .chain(without_preset)
        .map(move |preset| Variant { algorithm, preset })
}

/// Every solver, every generator and every rater.
///
/// # Panics
///
/// If two of them have the same id.
pub fn registry() -> Registry {
    (sudoku_solvers::registry().join(&sudoku_generator::registry()))
        .and_then(|registry| registry.join(&sudoku_rating::registry()))
        .expect("ids are unique")
}

/// Every solver of the registry with each of its presets, in the order of the registry.
pub fn registered() -> impl Iterator<Item = Variant> {
    SOLVERS.iter().copied().flat_map(each_preset)
}

/// Every solver of the registry and the solver [`FOREIGN`], with each of their presets.
pub fn variants() -> impl Iterator<Item = Variant> {
    registered().chain(each_preset(FOREIGN))
}

/// Every generator with each of its presets, in the order of the registry.
pub fn generators() -> impl Iterator<Item = Variant> {
    GENERATORS.iter().copied().flat_map(each_preset)
}

/// Every rater, in the order of the registry, and [`FOREIGN_RATER`].
pub fn raters() -> impl Iterator<Item = Variant> {
    let raters = RATERS.iter().copied().chain([FOREIGN_RATER]);
    raters.flat_map(each_preset)
}

/// Every solver, including [`FOREIGN`], every generator, including [`FOREIGN_GENERATOR`], and every rater, including
/// [`FOREIGN_RATER`], with each of their presets.
pub fn all_variants() -> impl Iterator<Item = Variant> {
    let generators = generators().chain(each_preset(FOREIGN_GENERATOR));
    variants().chain(generators).chain(raters())
}

/// Every solver, including [`FOREIGN`], with its first preset.
pub fn solvers() -> impl Iterator<Item = Variant> {
    SOLVERS.iter().chain([&FOREIGN]).map(|&algorithm| Variant {
        algorithm,
        preset: algorithm.presets().first().map(|preset| preset.id),
    })
}
