//! Every way to solve a Sudoku, one file each.
//!
//! To add one: write its file, then its `mod` line and its entry in [`SOLVERS`] below. Forms,
//! plots, addresses, tests, benchmarks and documentation follow from what the file declares.
#![forbid(unsafe_code)]

mod all_different;
mod annealing;
mod ant_colony;
mod backtracking;
mod belief_propagation;
mod boltzmann;
mod boxed;
mod cdcl;
mod chaos;
mod cultural_ga;
mod dancing_links;
mod divide_and_concur;
mod draw;
mod explain_unsolvable;
mod fast;
mod ga;
mod general;
mod memetic_ga;
mod population;
mod relaxation_labeling;
mod rules;
mod singles;
mod sources;
mod tempering;
#[cfg(test)]
mod test_boards;

pub use chaos::Trajectory;
pub use explain_unsolvable::explain_unsolvable;
pub use fast::{Probe, Probed};
pub use general::Estimate;
use sudoku_grid::Shape;
use sudoku_search::{Algorithm, Registry, Search as _, algorithm};

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
    algorithm::<dancing_links::DancingLinks>(),
    algorithm::<fast::Fast>(),
    algorithm::<cdcl::Cdcl>(),
    algorithm::<all_different::AllDifferent>(),
    algorithm::<general::General>(),
];

/// The solvers of the first module that the page loads: those of its initial race, and the one that
/// counts the solutions of the 9×9 puzzle on the board. All other solvers are in a second module,
/// loaded on demand.
pub static FIRST: &[&dyn Algorithm] = &[
    algorithm::<backtracking::Backtracking>(),
    algorithm::<rules::Rules>(),
    algorithm::<ga::Ga>(),
    algorithm::<relaxation_labeling::RelaxationLabeling>(),
    algorithm::<fast::Fast>(),
];

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

/// The solver of this crate with this id.
pub fn find(id: &str) -> Option<&'static dyn Algorithm> {
    SOLVERS.iter().copied().find(|entry| entry.info().id == id)
}

/// The fastest complete solver for puzzles of this shape: the 9×9 kernel if possible, otherwise
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

/// A complete solver for grids of every size, other than the solver with the id `of`, to verify the
/// results of that solver.
pub fn independent_checker(of: &str) -> &'static dyn Algorithm {
    if independent_checker_id(of) == general::General::INFO.id {
        algorithm::<general::General>()
    } else {
        algorithm::<dancing_links::DancingLinks>()
    }
}

/// The id of the solver that [`independent_checker`] returns. `of` may also be `id:preset`.
pub fn independent_checker_id(of: &str) -> &'static str {
    let usual = dancing_links::DancingLinks::INFO.id;
    if of.split(':').next() == Some(usual) {
        general::General::INFO.id
    } else {
        usual
    }
}

/// Like [`independent_checker`], but faster for puzzles of the 9×9 kernel: the fastest solver that
/// shares no code with it, so that checking millions of generated puzzles takes no longer than
/// generating them.
pub fn fast_independent_checker(of: &str) -> &'static dyn Algorithm {
    if of == algorithm::<fast::Fast>().info().id {
        algorithm::<general::General>()
    } else {
        independent_checker(of)
    }
}
