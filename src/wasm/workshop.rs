//! Bindings that only the full module has: generators, human techniques, rating scales, experiments and parallel
//! runs.

mod batch;
mod catalog;
mod equivalence;
mod estimate;
mod experiment;
mod find;
mod logic;
mod making;
mod portfolio;
mod rating;
mod refute;
mod rejection_sampling;
mod runs;
mod split;
mod start;
mod statistics;
mod steps;
mod summary;
mod training;
mod tuning;

pub use batch::Batch;
pub use catalog::catalog;
pub use equivalence::{automorphisms, canonical, equivalence};
pub use estimate::{Estimate, estimate};
pub use experiment::{Puzzles, experiment};
pub use find::{find, find_marks};
pub use logic::{Logic, deductions, orders, path, techniques};
pub use making::{ease, facts, generate_many};
pub use portfolio::{Portfolio, portfolio};
pub use rating::{Rated, rate, scales};
pub use refute::refute;
pub use rejection_sampling::{Making, start_generation};
pub use runs::{Runs, runs};
pub use split::{Split, split};
pub use start::Start;
pub use statistics::Statistics;
pub use steps::{Member, join};
pub use summary::{Columns, ratings};
pub use training::{Trainer, default_recipe, open_net};
pub use tuning::Tuning;
