//! Experiments: what is run on what, and what the runs tell, with what confidence.
//!
//! A [`Definition`] lists what is to be run, a [`Plan`] numbers its tasks, so that any part of them can run
//! on any machine, a [`Record`] is the result of one task, and a [`Summary`] compares the solvers by the
//! statistics of `sudoku_stats`.
#![forbid(unsafe_code)]

mod amount;
mod audit;
mod definition;
mod entrant;
mod figures;
mod options;
mod plan;
mod puzzles;
mod ratings;
mod record;
mod runs;
mod summary;

pub use audit::{RecordAudit, RecordLocation, RecordProblem, ShardCursor};
pub use definition::{Budget, Contestant, Definition, Generate, Givens, Params, Seeds, Set, Value};
pub use entrant::{Entrant, Wrong, find_checked};
pub use figures::{Figure, Kind, Words};
pub use options::{By, Measure, Options};
pub use plan::{Plan, Shard};
pub use puzzles::{Choice, Complaint, Item, Maker};
pub use ratings::{Ratings, Scale};
pub use record::{COLUMNS, Record};
pub use runs::{End, Puzzle, Runs, RunsBuilder};
pub use summary::{Against, Costs, Growing, Hardest, Hardness, Ranking, Row, Summary};
