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
//! A rater of another crate, and a rating by it: the number of cells with two candidates.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use sudoku_grid::{Position, Reading, parse};
//! use sudoku_rating::{Assessment, Rater};
//! use sudoku_search::{
//!     Event, Info, Kind, Rating, RatingScale, RatingValue, Rng, ScaleColumn, Search, Seed, StartError,
//!     View, algorithm, counters, series,
//! };
//!
//! series! {
//!     /// The plotted quantities.
//!     struct Progress {
//!         /// Cells examined.
//!         #[unit("cells")]
//!         examined: f64,
//!     }
//! }
//!
//! counters! {
//!     /// The counters.
//!     struct Counts {
//!         /// Cells examined.
//!         examined: u64,
//!     }
//! }
//!
//! struct BivalueCells {
//!     position: Position,
//!     examined: u16,
//!     bivalue: u16,
//! }
//!
//! static SCALE: RatingScale = RatingScale {
//!     measures: "The number of cells with two candidates.",
//!     definition: "The blank cells that the givens leave two candidates are counted.",
//!     source: "this example",
//!     unit: "cells",
//!     checked: "A count, so there is nothing to compare.",
//!     columns: &[ScaleColumn { id: "bivalue", name: "Bivalue cells", decimals: 0, classes: &[] }],
//! };
//!
//! impl Search for BivalueCells {
//!     const INFO: Info = Info {
//!         id: "bivalue-cells",
//!         name: "Bivalue cells",
//!         docs: "Counts the cells with two candidates.",
//!         kind: Kind::Rater,
//!         complete: false,
//!         step: "cell",
//!         sides: (4, 25),
//!     };
//!     const SCALE: Option<&'static RatingScale> = Some(&SCALE);
//!     type Params = ();
//!     type Sample = Progress;
//!     type Counters = Counts;
//!
//!     fn start(position: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
//!         Ok(Self { position: position.clone(), examined: 0, bivalue: 0 })
//!     }
//!
//!     fn step(&mut self) -> ControlFlow<Event> {
//!         let candidates = self.position.candidates(self.examined.into()).len();
//!         self.bivalue += u16::from(candidates == 2);
//!         self.examined += 1;
//!         if usize::from(self.examined) == self.position.shape().cells() {
//!             return ControlFlow::Break(Event::Found);
//!         }
//!         ControlFlow::Continue(())
//!     }
//!
//!     fn steps(&self) -> u64 {
//!         self.examined.into()
//!     }
//!
//!     fn sample(&self) -> Progress {
//!         Progress { examined: self.examined.into() }
//!     }
//!
//!     fn view(&self, view: &mut View) {
//!         view.digits.copy_from_slice(self.position.values());
//!     }
//!
//!     fn counters(&self) -> Counts {
//!         Counts { examined: self.examined.into() }
//!     }
//!
//!     /// Before the last cell, the count so far is a lower bound.
//!     fn rating(&self) -> Option<Rating> {
//!         let complete = usize::from(self.examined) == self.position.shape().cells();
//!         let kind = if complete { RatingValue::Number } else { RatingValue::LowerBound };
//!         Some(kind(self.bivalue.into()).into())
//!     }
//! }
//!
//! let mut registry = sudoku_rating::registry();
//! registry.register(algorithm::<BivalueCells>())?;
//! let rater = registry.find("bivalue-cells").and_then(Rater::of).unwrap();
//!
//! let puzzle = parse("1234341221434.2.", Reading::default())?.puzzle()?;
//! let mut assessment = Assessment::new(&puzzle, &[rater], Seed(1))?;
//! while !assessment.advance(100)? {}
//! let value = &assessment.ratings()[0].values[0];
//! assert_eq!(rater.columns()[0].text(value), "0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
/// let everything = sudoku_solvers::registry().join(&sudoku_rating::registry())?;
/// assert!(everything.find("se").is_some() && everything.find("general").is_some());
/// # Ok::<(), sudoku_search::DuplicateId>(())
/// ```
pub const fn registry() -> Registry {
    Registry::from_static(RATERS)
}

/// All raters of this crate, in the order of [`RATERS`].
pub fn raters() -> impl Iterator<Item = Rater> {
    RATERS.iter().copied().filter_map(Rater::of)
}

/// The rater of this crate with this id.
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
