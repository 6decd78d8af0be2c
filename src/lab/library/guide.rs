//! How to write a solver, a generator, a technique and a rating scale of your own.
//!
//! | what | trait | how it is used |
//! |---|---|---|
//! | [`solver`] | [`Search`](crate::search::Search) | [`Solver::of`](crate::Solver::of), experiments, a [`Registry`](crate::Registry) |
//! | [`generator`] | [`Search`](crate::search::Search) with [`Kind::Generator`](crate::search::Kind::Generator) | [`Generator::of`](crate::Generator::of) |
//! | [`technique`] | [`Technique`](crate::techniques::Technique) | a [`TechniqueRegistry`](crate::TechniqueRegistry): hints and paths |
//! | [`rater`] | [`Search`](crate::search::Search) with [`Kind::Rater`](crate::search::Kind::Rater) and a [`RatingScale`](crate::search::RatingScale) | [`Assessment`](crate::rating::Assessment), a [`Registry`](crate::Registry) |
//!
//! Three rules make runs reproducible and hosts responsive:
//!
//! - **A step is short**: a bounded number of operations, well under a millisecond. The host decides how many steps to
//!   run, and never waits for one.
//! - **Random numbers come from the [`Rng`](crate::search::Rng) that `start` receives**, never from elsewhere. No clocks,
//!   no hash maps (their order of iteration varies), no threads inside a search; [`math`](crate::search::math) replaces
//!   the `exp` and `ln` of `std`, whose last bit differs between targets.
//! - **Looking does not change anything**: `sample`, `view` and `counters` take `&self`, so a watched run is the same run.
//!
//! Nothing has to be trusted: every solution is verified, and a search that breaks its contract ends its run with a
//! [`SearchFault`](crate::search::SearchFault) instead of a panic.

pub mod generator;
pub mod rater;
pub mod solver;
pub mod technique;
