//! What only the module with everything holds.

mod batch;
mod catalog;
mod cut;
mod equivalence;
mod estimate;
mod making;
mod rivals;
mod statistics;
mod steps;

pub use batch::Batch;
pub use catalog::catalog;
pub use cut::{Cut, cut};
pub use equivalence::{automorphisms, canonical, equivalence};
pub use estimate::{Estimate, estimate};
pub use making::{ease, facts, generate_many};
pub use rivals::{Rivals, rivals};
pub use statistics::Statistics;
pub use steps::{Member, join};
