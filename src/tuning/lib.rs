//! Automatic algorithm configuration: finds parameter values of a solver with a lower cost than the default.
//!
//! | item | purpose |
//! |---|---|
//! | [`ParamSpace`], [`Configuration`] | the values that the parameters of an algorithm can have |
//! | [`Evaluator`] | runs configurations on instances; implemented by the caller |
//! | [`Tuner`] | iterated racing: López-Ibáñez et al., Operations Research Perspectives 3, 2016 |
//! | [`Tuning`] | the same step by step, for callers that pause or show it |
//! | [`HeldOutComparison`] | the cost of the default and of the tuned configuration on other instances |
//! | [`ablation()`] | the parameters that matter: Fawcett and Hoos, Journal of Heuristics 22, 2016 |
//! | [`Study`] | all of it, step by step: tuning, comparison and ablation |
//!
//! An *instance* is a puzzle with a seed. The crate neither runs solvers nor reads clocks. With the same seed and the
//! same costs, its results are the same on every target.
#![forbid(unsafe_code)]

mod ablation;
mod evaluator;
mod held_out;
mod instances;
mod race;
mod sampling;
mod space;
mod study;
mod tuner;

pub use ablation::{AblationStep, ablation};
pub use evaluator::{Evaluation, EvaluationRequest, Evaluator};
pub use held_out::HeldOutComparison;
pub use instances::{Instances, divide};
pub use space::{Configuration, ParamSpace};
pub use study::{
    PuzzleSet, Study, StudyEvaluation, StudyPlan, StudyResult, StudyRun, StudyStage, par2,
};
pub use tuner::{Standing, Tuner, Tuning, TuningResult};

/// The examples of the README, which `cargo test` runs.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
