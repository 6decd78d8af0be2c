//! The solvers, one file per solver.
//!
//! To add a solver, write its file and add its `mod` line, its entry in [`SOLVERS`] and its parameters in [`params`]
//! below. Forms, plots, addresses, tests, benchmarks and documentation follow from what the file declares.
#![forbid(unsafe_code)]

mod all_different;
mod annealing;
mod ant_colony;
mod backtracking;
mod belief_propagation;
mod boltzmann;
mod box_swaps;
mod candidate_list;
mod cdcl;
mod chaos;
mod cultural_ga;
mod dancing_links;
mod divide_and_concur;
mod explain_unsolvable;
mod fast;
mod ga;
mod general;
pub mod learned;
mod memetic_ga;
mod multiversioned;
mod population;
mod relaxation_labeling;
mod rng;
mod rules;
mod singles;
mod sources;
mod technique_solver;
mod tempering;
#[cfg(test)]
mod test_boards;

pub use chaos::Trajectory;
pub use explain_unsolvable::explain_unsolvable;
pub use fast::{Probe, Probed};
pub use general::SolutionEstimate;
use sudoku_grid::Shape;
use sudoku_search::{Algorithm, Registry, Search as _, algorithm};
pub use technique_solver::{TechniqueList, TechniqueSolver};

/// Every solver of this crate, in the order in which lists show them.
pub static SOLVERS: &[&dyn Algorithm] = &[
    algorithm::<backtracking::Backtracking>(),
    algorithm::<rules::Rules>(),
    algorithm::<cultural_ga::CulturalGa>(),
    algorithm::<ga::Ga>(),
    algorithm::<memetic_ga::MemeticGa>(),
    algorithm::<ant_colony::AntColony>(),
    algorithm::<boltzmann::Boltzmann>(),
    algorithm::<annealing::Annealing>(),
    algorithm::<tempering::Tempering>(),
    algorithm::<relaxation_labeling::RelaxationLabeling>(),
    algorithm::<divide_and_concur::DivideAndConcur>(),
    algorithm::<chaos::Chaos>(),
    algorithm::<belief_propagation::BeliefPropagation>(),
    algorithm::<learned::Learned>(),
    algorithm::<dancing_links::DancingLinks>(),
    algorithm::<fast::Fast>(),
    algorithm::<cdcl::Cdcl>(),
    algorithm::<all_different::AllDifferent>(),
    algorithm::<general::General>(),
];

/// The solvers of the first WebAssembly module that the page loads: the solvers of its initial race, and the solver that
/// counts the solutions of the 9×9 puzzle on the board. All other solvers are in a second module, which is
/// loaded on demand.
pub static CORE_SOLVERS: &[&dyn Algorithm] = &[
    algorithm::<backtracking::Backtracking>(),
    algorithm::<rules::Rules>(),
    algorithm::<ga::Ga>(),
    algorithm::<relaxation_labeling::RelaxationLabeling>(),
    algorithm::<fast::Fast>(),
];

/// The parameters of each solver as a type, named after the solver, and the types of their values.
///
/// Each parameter has a setter that replaces its default value; [`AlgorithmParams::setup`] makes the
/// [`Setup`](sudoku_search::Setup) of a run.
///
/// ```
/// use sudoku_search::AlgorithmParams;
/// use sudoku_solvers::params::{Annealing, AnnealingSchedule};
///
/// let cooling = Annealing::default().cooling(0.95);
/// assert_eq!(cooling.setup().to_string(), "annealing cooling=0.95");
/// let constant = Annealing::default().schedule(AnnealingSchedule::Constant);
/// assert_eq!(constant.setup().to_string(), "annealing schedule=constant");
/// ```
///
/// [`AlgorithmParams::setup`]: sudoku_search::AlgorithmParams::setup
pub mod params {
    pub use crate::all_different::{Consistency, Params as AllDifferent};
    pub use crate::annealing::{Params as Annealing, Schedule as AnnealingSchedule};
    pub use crate::ant_colony::Params as AntColony;
    pub use crate::backtracking::{
        CellOrder, DigitCheck, DigitOrder, Inference, InferenceTime, Params as Backtracking,
    };
    pub use crate::belief_propagation::{Decide, Factors, Params as BeliefPropagation};
    pub use crate::boltzmann::{
        Encoding as BoltzmannEncoding, Givens, Params as Boltzmann, Readout,
        Schedule as BoltzmannSchedule, Units, UpdateOrder,
    };
    pub use crate::box_swaps::SwapReach;
    pub use crate::cdcl::Params as Cdcl;
    pub use crate::chaos::{Integrator, Params as Chaos};
    pub use crate::cultural_ga::{Belief, Genes, Params as CulturalGa};
    pub use crate::dancing_links::{ItemChoice, Params as DancingLinks};
    pub use crate::divide_and_concur::Params as DivideAndConcur;
    pub use crate::fast::Params as Fast;
    pub use crate::ga::{Agreement, Disagreement, Params as Ga, Placement};
    pub use crate::general::{Branching, Params as General};
    pub use crate::learned::{Params as Learned, Weights as LearnedWeights};
    pub use crate::memetic_ga::{Crossover, Params as MemeticGa};
    pub use crate::relaxation_labeling::{Params as RelaxationLabeling, SupportForm};
    pub use crate::rules::{GuessCell, GuessDigit, Params as Rules};
    pub use crate::tempering::Params as Tempering;
}

/// A registry of every solver of this crate, to which other algorithms can be added.
///
/// ```
/// let registry = sudoku_solvers::registry();
/// let solver = registry.find("dancing-links").expect("a solver of this crate");
/// assert_eq!(solver.info().step, "node");
/// ```
pub fn registry() -> Registry {
    Registry::from_static(SOLVERS)
}

/// The solver of this crate with this id; `None` if there is none.
pub fn find(id: &str) -> Option<&'static dyn Algorithm> {
    SOLVERS.iter().copied().find(|entry| entry.info().id == id)
}

/// The fastest complete solver for puzzles of this shape: the 9×9 kernel `fast` for 9×9 puzzles, otherwise
/// `general`.
pub fn quickest(shape: Shape) -> &'static dyn Algorithm {
    if shape == Shape::NINE {
        algorithm::<fast::Fast>()
    } else {
        algorithm::<general::General>()
    }
}

/// The id of the solver that [`quickest`] returns.
pub fn quickest_id(shape: Shape) -> &'static str {
    if shape == Shape::NINE {
        fast::Fast::INFO.id
    } else {
        general::General::INFO.id
    }
}

/// A complete solver for grids of every size, other than the solver with the id `solver_id`, to
/// verify the results of that solver.
pub fn independent_checker(solver_id: &str) -> &'static dyn Algorithm {
    if independent_checker_id(solver_id) == general::General::INFO.id {
        algorithm::<general::General>()
    } else {
        algorithm::<dancing_links::DancingLinks>()
    }
}

/// The id of the solver that [`independent_checker`] returns. `solver_id` may also be `id:preset`.
pub fn independent_checker_id(solver_id: &str) -> &'static str {
    let default_id = dancing_links::DancingLinks::INFO.id;
    if solver_id.split(':').next() == Some(default_id) {
        general::General::INFO.id
    } else {
        default_id
    }
}

/// Like [`independent_checker`], but faster for puzzles of the 9×9 kernel: the fastest solver that
/// shares no code with it, so that checking millions of generated puzzles takes no longer than
/// generating them.
pub fn fast_independent_checker(solver_id: &str) -> &'static dyn Algorithm {
    if solver_id == algorithm::<fast::Fast>().info().id {
        algorithm::<general::General>()
    } else {
        independent_checker(solver_id)
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Grid, Position};
    use sudoku_search::{AlgorithmParams, ParamError, StartError};

    use super::params::{Annealing, AnnealingSchedule, Tempering};
    use super::*;

    /// The solver to which the parameters `P` belong, and the text of the setup with default values.
    fn solver_and_setup_text<P: AlgorithmParams + Default>() -> (&'static dyn Algorithm, String) {
        (P::algorithm(), P::default().setup().to_string())
    }

    #[test]
    fn every_solver_has_typed_parameters() {
        let typed_solvers = [
            solver_and_setup_text::<params::Backtracking>(),
            solver_and_setup_text::<params::Rules>(),
            solver_and_setup_text::<params::CulturalGa>(),
            solver_and_setup_text::<params::Ga>(),
            solver_and_setup_text::<params::MemeticGa>(),
            solver_and_setup_text::<params::AntColony>(),
            solver_and_setup_text::<params::Boltzmann>(),
            solver_and_setup_text::<Annealing>(),
            solver_and_setup_text::<Tempering>(),
            solver_and_setup_text::<params::RelaxationLabeling>(),
            solver_and_setup_text::<params::DivideAndConcur>(),
            solver_and_setup_text::<params::Chaos>(),
            solver_and_setup_text::<params::BeliefPropagation>(),
            solver_and_setup_text::<params::Learned>(),
            solver_and_setup_text::<params::DancingLinks>(),
            solver_and_setup_text::<params::Fast>(),
            solver_and_setup_text::<params::Cdcl>(),
            solver_and_setup_text::<params::AllDifferent>(),
            solver_and_setup_text::<params::General>(),
        ];
        for (algorithm, setup) in &typed_solvers {
            // A setup lists the parameters that differ from the first preset: none does.
            assert_eq!(setup, algorithm.info().id);
        }
        let ids = |list: &mut dyn Iterator<Item = &'static dyn Algorithm>| {
            list.map(|algorithm| algorithm.info().id)
                .collect::<Vec<_>>()
        };
        let typed_ids = ids(&mut typed_solvers.iter().map(|(algorithm, _)| *algorithm));
        assert_eq!(typed_ids, ids(&mut SOLVERS.iter().copied()));
    }

    #[test]
    fn typed_parameters_are_checked_when_a_run_starts() {
        let position = Position::new(&Grid::empty(Shape::NINE)).expect("no conflict");
        let start = |params: Annealing| {
            let setup = params.setup();
            Annealing::algorithm().start(&position, &setup, false).err()
        };
        assert_eq!(start(Annealing::default().cooling(0.95)), None);
        let start_error = start(Annealing::default().cooling(1.5)).expect("out of range");
        let StartError::Param {
            id, value, error, ..
        } = start_error
        else {
            panic!("{start_error}");
        };
        assert_eq!(
            (&*id, &*value, error),
            ("cooling", "1.5", ParamError::Range)
        );
        let preset_error = Tempering::preset("none").expect_err("no such preset");
        assert_eq!(
            preset_error,
            StartError::Preset {
                id: "none".to_owned()
            }
        );
        let constant = Annealing::preset("constant").expect("a preset");
        let rebuilt = constant.clone().schedule(AnnealingSchedule::Constant);
        assert_eq!(constant.setup(), rebuilt.setup());
        assert_ne!(constant.setup(), Annealing::default().setup());
    }
}

/// The examples of the README, which `cargo test` runs.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
