//! Trains the recurrent networks of the solver `learned`.
//!
//! | item | purpose |
//! |---|---|
//! | [`Recipe`], [`Trainer`] | a training from any examples: backpropagation through time and Adam |
//! | [`Example`], [`ExampleSource`] | puzzles with their solutions, from sets or from generators |
//! | [`Exclusion`] | puzzles that a training must not see, in any equivalent form |
//! | [`SessionRecipe`], [`TrainingSession`] | a training from generated puzzles, with tests on unseen ones |
//! | [`NetworkFile`] | a trained network as a file |
//! | [`digest()`] | a digest of all weights |
//!
//! The result of a training depends only on its recipe and its examples: it has the same bits on every target and with
//! any number of threads. The crate reads no clock; its caller decides how long it trains.
#![forbid(unsafe_code)]

mod adam;
mod digest;
mod examples;
mod exclusion;
mod file;
mod gradient;
mod recipe;
mod session;
mod trainer;

pub use digest::digest;
pub use examples::{Example, ExampleSource, GeneratedExamples, mixture};
pub use exclusion::Exclusion;
pub use file::{NetworkFile, NetworkFileError};
pub use recipe::{Recipe, RecipeError};
pub use session::{SessionRecipe, TrainingSession};
pub use trainer::{Trainer, UpdateResult};

/// The examples of the README, which `cargo test` runs.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
