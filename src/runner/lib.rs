//! Drivers, which run algorithms under time limits: in slices, repeatedly, and on several threads.
//!
//! Algorithms never read a clock. A driver decides when to stop, between two bounded pieces of work, by a
//! [`Clock`] that its caller passes: [`MonotonicClock`] natively, `performance.now` in a browser, and a
//! [`ManualClock`] in tests. The clock thus decides how far a run gets, never what the run does.
//!
//! | driver | runs |
//! |---|---|
//! | [`run_to_end`] | one run on the current thread, under a [`Deadline`] |
//! | [`Slicer`] | any divisible work, in slices of a few milliseconds |
//! | [`RunSchedule`] | many runs one after the other, in slices, each with its time; short runs are repeated |
//! | [`repeat_for`] | one piece of work, repeated until a coarse clock can measure its time |
//! | [`in_order`] | many items on several threads, with the output in the order of the items |
//! | [`portfolio`] | one puzzle with several seeds on several threads |
//! | [`split`] | the parts of one search on several threads |
//! | [`shared`] | one run whose steps are computed by several threads |
//!
//! # Examples
//!
//! Solve a puzzle within a second:
//!
//! ```
//! use std::time::Duration;
//!
//! use sudoku_grid::{ParseOptions, parse};
//! use sudoku_runner::{Deadline, MonotonicClock, run_to_end};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let position = parse("1...2...3...4...", ParseOptions::default())?.position()?;
//! let solver = sudoku_solvers::registry().find("backtracking").ok_or("no such solver")?;
//! let deadline = Deadline::start(MonotonicClock, Some(Duration::from_secs(1)));
//! let mut run = solver.start(&position, &solver.setup(), false)?;
//! run_to_end(&mut run, &deadline, &mut || {});
//! assert!(run.solution().is_some());
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

mod clock;
mod deadline;
mod ordered;
pub mod portfolio;
mod repeat;
mod schedule;
pub mod shared;
mod single;
mod slicer;
pub mod split;
mod threads;

#[cfg(not(target_family = "wasm"))]
pub use clock::MonotonicClock;
pub use clock::{Clock, ManualClock, Stopwatch};
pub use deadline::Deadline;
pub use ordered::{OrderedOutput, WorkerCtx, in_order};
pub use repeat::{Repetition, repeat_for, repeat_for_total};
pub use schedule::{RunSchedule, RunTimes};
pub use single::run_to_end;
pub use slicer::Slicer;

use std::time::Duration;

/// The number of pieces of work between two readings of the clock. A piece takes well under a millisecond, so a time
/// limit is exceeded by far less than 64 milliseconds.
pub const PIECES_PER_CLOCK_READ: u64 = 64;

/// The processing time after which an item counts as slow and must not delay others.
pub const SLOW_ITEM: Duration = Duration::from_millis(10);

/// The examples of the README, which `cargo test` runs.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
