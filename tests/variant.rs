use std::fmt;

use sudoku_generator::GENERATORS;
use sudoku_grid::{Position, Shape};
use sudoku_search::{Algorithm, Limits, Nature, Registry, Run, Setup};
use sudoku_solvers::SOLVERS;

use crate::FOREIGN;

/// An algorithm with one of its presets.
#[derive(Clone, Copy)]
pub struct Variant {
    /// The registry's entry.
    pub algorithm: &'static dyn Algorithm,
    /// The preset's name; `None` if the algorithm has none.
    pub preset: Option<&'static str>,
}

impl Variant {
    /// It with its preset.
    pub fn setup(self) -> Setup {
        self.algorithm.setup().preset(self.preset)
    }

    /// What it is, on grids of the smallest shape it takes.
    ///
    /// # Panics
    ///
    /// If it is refused.
    pub fn nature(self) -> Nature {
        let shape = self.algorithm.info().least_shape();
        (self.algorithm.check(&self.setup(), shape))
            .unwrap_or_else(|refusal| panic!("{self} was refused: {refusal}"))
    }

    /// Starts a run.
    ///
    /// # Panics
    ///
    /// If it is refused.
    pub fn start(self, position: &Position, seed: u32, limits: Limits, watched: bool) -> Run {
        let setup = self.setup().seed(seed).within(limits);
        (self.algorithm)
            .start(position, &setup, watched)
            .unwrap_or_else(|refusal| panic!("{self} was refused: {refusal}"))
    }

    /// Starts a run for one solution, without a budget, unwatched.
    ///
    /// # Panics
    ///
    /// If it is refused.
    pub fn plain(self, position: &Position) -> Run {
        self.start(position, 1, Limits::default(), false)
    }

    /// Whether it takes grids of this shape, as it is set.
    pub fn takes(self, shape: Shape) -> bool {
        self.algorithm.check(&self.setup(), shape).is_ok()
    }

    /// Whether it finds every solution, set up as it is.
    pub fn is_complete(self) -> bool {
        self.nature().complete
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

fn each_preset(algorithm: &'static dyn Algorithm) -> impl Iterator<Item = Variant> {
    let named = algorithm.presets().iter().map(|preset| Some(preset.id));
    let bare = algorithm.presets().is_empty().then_some(None);
    named
        .chain(bare)
        .map(move |preset| Variant { algorithm, preset })
}

/// Every solver and every generator.
///
/// # Panics
///
/// If two of them have the same id.
pub fn registry() -> Registry {
    (sudoku_solvers::registry().join(&sudoku_generator::registry())).expect("ids are unique")
}

/// Every solver of the registry with each of its presets, in its order.
pub fn registered() -> impl Iterator<Item = Variant> {
    SOLVERS.iter().copied().flat_map(each_preset)
}

/// The same, and the one from elsewhere.
pub fn variants() -> impl Iterator<Item = Variant> {
    registered().chain(each_preset(FOREIGN))
}

/// Every generator with each of its presets, in the registry's order.
pub fn generators() -> impl Iterator<Item = Variant> {
    GENERATORS.iter().copied().flat_map(each_preset)
}

/// Everything that runs, with each of its presets.
pub fn everything() -> impl Iterator<Item = Variant> {
    variants().chain(generators())
}

/// Every solver with its first preset, and the one from elsewhere.
pub fn solvers() -> impl Iterator<Item = Variant> {
    SOLVERS.iter().chain([&FOREIGN]).map(|&algorithm| Variant {
        algorithm,
        preset: algorithm.presets().first().map(|preset| preset.id),
    })
}
