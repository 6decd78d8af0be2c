//! Raters: algorithms that measure the difficulty of a puzzle, one file per rater.
//!
//! A rater is an [`Algorithm`] of [`Kind::Rater`](sudoku_search::Kind::Rater): a [`Search`](sudoku_search::Search)
//! with a [`RatingScale`](sudoku_search::RatingScale) whose finding is a [`Rating`](sudoku_search::Rating). It runs
//! like any other algorithm, in a [`Run`](sudoku_search::Run) under limits. An [`Assessment`] first proves that a
//! puzzle has one solution and then rates it by several raters. To add a rater, write its file and add its `mod`
//! line and its entry in [`RATERS`].
//!
//! # Examples
//!
//! Two ratings of one puzzle:
//!
//! ```
//! use sudoku_grid::{ParseOptions, parse};
//! use sudoku_rating::{Assessment, find};
//! use sudoku_search::Seed;
//!
//! let text = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
//! let puzzle = parse(text, ParseOptions::default())?.puzzle()?;
//! let raters = ["se", "hodoku"].map(|id| find(id).unwrap());
//! let mut assessment = Assessment::new(&puzzle, &raters, Seed(1))?;
//! while !assessment.advance(100)? {}
//! for (rater, rating) in raters.iter().zip(assessment.ratings()) {
//!     for (column, value) in rater.columns().iter().zip(&rating.values) {
//!         println!("{}: {}", column.name, column.text(value));
//!     }
//! }
//! # let [se, hodoku] = assessment.ratings() else { panic!("two ratings") };
//! # assert_eq!(raters[0].columns()[0].text(&se.values[0]), "1.2");
//! # assert_eq!(raters[1].columns()[1].text(&hodoku.values[1]), "196");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A rater of another crate needs [`Rater::of`] and no entry here. `sudoku_lab::guide::rater` in the crate `sudoku-lab`
//! is a complete example.
#![forbid(unsafe_code)]

mod assessment;
mod backdoor;
mod clues;
mod eta;
mod ga_generations;
mod guesses;
mod hodoku;
mod kernel_nodes;
mod labeling_shortfall;
mod puzzle;
mod qqwing;
mod rater;
mod se;
mod search_depth;
mod singles_board;
#[cfg(test)]
mod test_boards;
mod tree;
mod tries;

use sudoku_search::{Algorithm, Registry, algorithm};

pub use assessment::{Assessment, RatingError};
pub use hodoku::{HodokuLevel, hodoku_step};
pub use puzzle::{UniquePuzzle, UniquenessError, UniquenessProof};
pub use rater::Rater;

/// All raters of this crate, in the order of their columns in tables.
pub static RATERS: &[&dyn Algorithm] = &[
    algorithm::<clues::Clues>(),
    algorithm::<se::SudokuExplainer>(),
    algorithm::<hodoku::Hodoku>(),
    algorithm::<qqwing::QqWing>(),
    algorithm::<search_depth::SearchDepth>(),
    algorithm::<guesses::Guesses>(),
    algorithm::<backdoor::Backdoor>(),
    algorithm::<ga_generations::GaGenerations>(),
    algorithm::<labeling_shortfall::LabelingShortfall>(),
    algorithm::<eta::Eta>(),
    algorithm::<kernel_nodes::KernelNodes>(),
];

/// A registry of every rater of this crate, to which other algorithms can be added.
///
/// ```
/// let registry = sudoku_solvers::registry().join(&sudoku_rating::registry())?;
/// assert!(registry.find("se").is_some() && registry.find("general").is_some());
/// # Ok::<(), sudoku_search::DuplicateId>(())
/// ```
pub const fn registry() -> Registry {
    Registry::from_static(RATERS)
}

/// All raters of this crate, in the order of [`RATERS`].
pub fn raters() -> impl Iterator<Item = Rater> {
    RATERS.iter().copied().filter_map(Rater::of)
}

/// The rater of this crate with this id; `None` if there is none.
pub fn find(id: &str) -> Option<Rater> {
    registry().find(id).and_then(Rater::of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scale_is_described() {
        let mut ids = Vec::new();
        let mut columns = Vec::new();
        assert_eq!(raters().count(), RATERS.len(), "each has a scale");
        for rater in raters() {
            let (info, scale) = (rater.info(), rater.scale());
            for text in [scale.measures, scale.definition, scale.checked] {
                assert!(
                    text.ends_with('.') && !text.contains("  "),
                    "{}: {text}",
                    info.id
                );
            }
            for text in [info.name, scale.source, scale.unit] {
                assert!(!text.is_empty(), "{}", info.id);
            }
            assert!(find(info.id).is_some_and(|found| found.info().name == info.name));
            ids.push(info.id);
            columns.extend(scale.columns.iter().map(|column| column.id));
        }
        for mut names in [ids, columns] {
            let count = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), count);
        }
    }
}
