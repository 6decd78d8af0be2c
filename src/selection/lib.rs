//! Algorithm selection for Sudoku: which solver suits this puzzle?
//!
//! | item | purpose |
//! |---|---|
//! | [`features()`], [`feature_values`] | properties of a puzzle that are computed in about 100 µs |
//! | [`equivalence_key`] | recognises equivalent puzzles, which must not be in both training and test data |
//! | [`Instances`], [`cross_validate`] | chooses a solver for each puzzle by a model that was trained on other puzzles |
//! | [`Selection`] | the choices, the share of the gap to the best choices that they close, and the features that matter |
//! | [`InstanceSpace`] | a map of the puzzles: two principal components of their features |
//!
//! The approach is that of `SATzilla` (Xu, Hutter, Hoos and Leyton-Brown, Journal of Artificial Intelligence Research 32, 2008): a
//! model predicts the cost of each solver or its logarithm, and the solver with the smallest prediction is chosen. The models are random forests, as in Hutter, Xu, Hoos and Leyton-Brown (Artificial Intelligence 206, 2014). Rice
//! (Advances in Computers 15, 1976) formulated the problem.
//!
//! The crate neither runs solvers nor reads clocks: costs are an input. With the same seed and the same costs, its
//! results are the same on every 64-bit target.
#![forbid(unsafe_code)]

mod cross_validation;
mod equivalence;
mod error;
mod features;
mod folds;
mod forest;
mod gap;
mod importance;
mod instances;
mod space;

pub use cross_validation::{Choice, Selection, SelectionOptions, cross_validate};
pub use equivalence::equivalence_key;
pub use error::SelectionError;
pub use features::{Feature, feature_values, features};
pub use forest::{CostModel, CostScale};
pub use gap::{Gap, GapVerdict};
pub use importance::FeatureImportance;
pub use instances::Instances;
pub use space::InstanceSpace;

/// The examples of the README, which `cargo test` runs.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
