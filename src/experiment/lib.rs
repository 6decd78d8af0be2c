//! Experiments: definitions, tasks, records, summaries with confidence intervals and tests, and
//! figures.
//!
//! A [`Definition`] lists the sets of puzzles and the contestants (setups of algorithms); a [`Plan`] numbers
//! the tasks, so that any part of them can run on any machine; a [`Record`] is the result of one task; a
//! [`Summary`] compares the contestants by the statistics of `sudoku_stats`.
#![forbid(unsafe_code)]

mod amount;
mod anytime;
mod audit;
mod baseline;
mod blocks;
mod contestants;
mod definition;
mod definition_error;
mod figures;
mod foreign_text;
mod measure;
mod options;
mod plan;
mod puzzles;
mod ratings;
mod record;
mod runs;
mod schema;
mod summary;
mod trace;

pub use anytime::{
    AnytimeContestant, AnytimeGroup, AnytimeOptions, AnytimeReport, AnytimeTable, BudgetRow,
    IohFile, Quality, TargetRow, TraceRow, TraceRowError,
};
pub use audit::{AuditFindings, RecordAudit, RecordLocation, RecordProblem, ShardCursor};
pub use baseline::BaselineComparison;
pub use blocks::BlockDrift;
pub use contestants::{PreparedContestant, find_checked};
#[cfg(feature = "serde")]
pub use definition::JsonError;
pub use definition::{
    BoxError, Budget, Contestant, Definition, Generate, Givens, OWN, ParamValue, ParamValues,
    RecordOptions, Seeds, Set,
};
pub use definition_error::DefinitionError;
pub use figures::{Figure, FigureKind, FigureSpec, Words, spec as figure_spec};
pub use foreign_text::{code_span, escape_markdown, is_control, printable, printable_json};
pub use measure::Measure;
pub use options::{Grouping, SummaryOptions};
pub use plan::{Plan, Shard};
pub use puzzles::{PuzzleError, PuzzleSelector, SelectedPuzzle, SetGenerator};
pub use ratings::{Ratings, RatingsError, RatingsFault, ScaleValues};
pub use record::{Record, RecordError};
pub use runs::{
    ContestantDetails, PuzzleInfo, RunEnd, RunTable, RunTableBuilder, SolverCode, StoppedRuns,
};
pub use schema::{
    BLOCK_COLUMN, COUNTER_PREFIX, ColumnKind, ColumnSpec, CounterPlaces, FIXED_COLUMNS,
    RESOURCE_COLUMNS, RecordSchema, SERIES_PREFIX, TraceSchema, open_counters,
};
pub use summary::{
    CostComparison, GrowthScope, Hardest, Hardness, PairwiseComparison, Precision, Ranking,
    RunLimit, ScalingFit, Summary, SummaryBuilder, SummaryRow, WithheldGrowth,
};
pub use trace::append_trace;

/// The examples of the README, which `cargo test` runs.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
