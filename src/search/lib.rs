//! The contract every algorithm keeps, and all the outside may ask of one.
//!
//! An author implements [`Search`] and declares what can be tuned ([`params!`](macro@params)),
//! plotted ([`series!`](macro@series)), counted ([`counters!`](macro@counters)) and read
//! ([`docs!`](macro@docs), [`code!`](macro@code)). [`algorithm`](fn@algorithm) forgets the type and makes a registry entry, an [`Algorithm`]. Workers, experiments and tests see only that, the
//! [`Run`] it starts, the [`Timeline`] that lets a run be looked at backwards, and the
//! [`Solutions`] that it finds one after the other.
#![forbid(unsafe_code)]

mod algorithm;
mod code;
mod copies;
mod counters;
mod decimal;
#[cfg(feature = "serde")]
mod description;
mod detail;
mod explanation;
mod fault;
mod info;
mod limits;
mod machine;
mod many;
pub mod math;
mod params;
mod portfolio;
mod registry;
mod run;
mod runs;
mod seed;
mod series;
mod setup;
mod solutions;
mod split;
mod timeline;
mod trace;
mod view;
mod visits;

pub use algorithm::{Algorithm, Refusal, algorithm};
pub use code::{CodeLine, code_text, passed};
pub use counters::{CounterSpec, Counters};
#[cfg(feature = "serde")]
pub use description::{Description, markdown};
pub use detail::{Board, Decision, Detail, Individual};
pub use explanation::{Argument, Explanation, Link, Mark, Role, Template};
pub use fault::SearchFault;
pub use info::{Info, Kind, Preset, Published, printed, said};
pub use limits::{Limits, Outcome};
pub use machine::{Event, Parts, Search, SharedSteps};
pub use many::{Answers, Batch, NoPuzzles, are_puzzles, solve_each, solves_at_once};
pub use params::{
    Choice, Ordered, Param, ParamError, ParamKind, ParamSpec, Params, Range, Scale, describe,
};
pub use portfolio::{Portfolio, standing};
pub use registry::{DuplicateId, Registry};
pub use run::Run;
pub use runs::{Record, Runs, Task};
pub use seed::{Rng, Seed, pick, shuffle, split_mix64};
pub use series::{Goal, Sample, SeriesSpec};
pub use setup::{Nature, Setup, SetupError};
pub use solutions::Solutions;
pub use split::{Findings, Merge, Split};
pub use timeline::Timeline;
pub use trace::Trace;
pub use view::View;
pub use visits::Visits;

#[cfg(test)]
mod tests;
