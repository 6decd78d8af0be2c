//! The contract between algorithms and their hosts.
//!
//! To add an algorithm, implement [`Search`] and declare its parameters ([`params!`](macro@params)), plotted
//! quantities ([`series!`](macro@series)), counters ([`counters!`](macro@counters)), documentation
//! ([`docs!`](macro@docs)) and pseudo-code ([`code!`](macro@code)). [`algorithm`](fn@algorithm) erases the type:
//! the result is an [`Algorithm`], which a [`Registry`] lists. Hosts (workers, experiments, tests) only see
//! algorithms, the [`Run`]s that they start, the [`Timeline`] that shows earlier moments of a run, and the
//! [`Solutions`] that a run finds one after the other.
#![forbid(unsafe_code)]

mod algorithm;
mod answers;
mod change_counts;
mod checkpoints;
mod code;
mod counters;
mod decimal;
#[cfg(feature = "dynamic")]
mod declared;
#[cfg(feature = "serde")]
mod description;
mod detail;
#[cfg(feature = "dynamic")]
mod dynamic;
mod erased;
mod explanation;
mod fault;
mod info;
mod limits;
mod many;
pub mod math;
mod params;
mod params_macro;
mod portfolio;
mod rating;
mod registry;
mod run;
mod run_queue;
mod search;
mod seed;
mod series;
mod setup;
mod solutions;
mod split;
mod start_error;
mod timeline;
mod trace;
mod typed;
mod view;

pub use algorithm::Algorithm;
pub use answers::{Answers, BatchInputError, check_puzzles};
pub use change_counts::ChangeCounts;
pub use code::{CodeLine, code_text, executed_lines};
pub use counters::{CounterSpec, Counters};
#[cfg(feature = "dynamic")]
pub use declared::dynamic_algorithm;
#[cfg(feature = "serde")]
pub use description::{Description, markdown};
pub use detail::{BoardView, Decision, Detail, Individual};
#[cfg(feature = "dynamic")]
pub use dynamic::{DynamicAlgorithm, DynamicDeclaration, DynamicSearch};
pub use erased::algorithm;
pub use explanation::{Explanation, Link, Mark, Role};
pub use fault::SearchFault;
pub use info::{Info, Kind, Preset, Published, published_figure, text_if_enabled};
pub use limits::{Limits, Outcome};
pub use many::{Batch, solve_each, solves_at_once};
pub use params::{
    Choice, Ordered, Param, ParamError, ParamKind, ParamRange, ParamScale, ParamSpec, Params,
    describe,
};
pub use portfolio::{Portfolio, portfolio_rank};
pub use rating::{Rating, RatingScale, RatingValue, ScaleColumn};
pub use registry::{DuplicateId, Registry};
pub use run::Run;
pub use run_queue::{RunQueue, RunRecord, RunTask};
pub use search::{Event, Parts, Search, SharedSteps};
pub use seed::{Rng, Seed, pick, shuffle, split_mix64};
pub use series::{Goal, Sample, SeriesSpec, SeriesTarget};
pub use setup::{Capabilities, Setup, SetupError};
pub use solutions::Solutions;
pub use split::{Findings, Merge, Split};
pub use start_error::StartError;
pub use sudoku_grid::{Argument, Message, Template};
pub use timeline::Timeline;
pub use trace::Trace;
pub use typed::{AlgorithmParams, preset_params, setup_of};
pub use view::View;

#[cfg(test)]
mod tests;
