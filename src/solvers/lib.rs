//! Every way to solve a Sudoku, one file each.
//!
//! To add one: write its file, then its `mod` line and its entry in [`SOLVERS`] below. Forms,
//! plots, addresses, tests, benchmarks and documentation follow from what the file declares.
#![forbid(unsafe_code)]

mod backtracking;
mod boltzmann;
mod cdcl;
mod cultural_ga;
mod dancing_links;
mod fast;
mod ga;
mod general;
mod population;
mod relaxation_labeling;
mod rules;
mod singles;
mod sources;
#[cfg(test)]
mod test_boards;
mod why_not;

pub use fast::{Probe, Probed};
pub use general::Estimate;
use sudoku_grid::Shape;
use sudoku_search::{Algorithm, algorithm};
pub use why_not::why_not;

/// The list, in the order in which it is shown.
pub static SOLVERS: &[&dyn Algorithm] = &[
    algorithm::<backtracking::Backtracking>(),
    algorithm::<rules::Rules>(),
    algorithm::<cultural_ga::CulturalGa>(),
    algorithm::<ga::Ga>(),
    algorithm::<boltzmann::Boltzmann>(),
    algorithm::<relaxation_labeling::RelaxationLabeling>(),
    algorithm::<dancing_links::DancingLinks>(),
    algorithm::<fast::Fast>(),
    algorithm::<cdcl::Cdcl>(),
    algorithm::<general::General>(),
];

/// The solver of this name.
pub fn find(id: &str) -> Option<&'static dyn Algorithm> {
    SOLVERS.iter().copied().find(|entry| entry.info().id == id)
}

/// The quickest solver that finds every solution of puzzles of this shape: the 9×9 kernel where it
/// fits, `general` elsewhere.
///
/// # Panics
///
/// Never: both are in the list.
pub fn quickest(shape: Shape) -> &'static dyn Algorithm {
    let id = if shape == Shape::NINE {
        "fast"
    } else {
        "general"
    };
    find(id).expect("it is in the list")
}

/// A complete solver for grids of every size, and not the one named: to check what that one says.
pub fn second_opinion(of: &str) -> &'static dyn Algorithm {
    let usual = algorithm::<dancing_links::DancingLinks>();
    // `id:preset` names a solver too.
    if of.split(':').next() == Some(usual.info().id) {
        algorithm::<general::General>()
    } else {
        usual
    }
}

/// As [`second_opinion`], but of the kernel's puzzles the quickest solver that shares nothing with it:
/// where millions are made the check is not to take longer than the making.
pub fn quickest_opinion(of: &str) -> &'static dyn Algorithm {
    if of == algorithm::<fast::Fast>().info().id {
        algorithm::<general::General>()
    } else {
        second_opinion(of)
    }
}
