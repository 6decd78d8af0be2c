//! Tests that every algorithm in the registry must pass. No test here names an algorithm.
#![forbid(unsafe_code)]

#[path = "conformance/code.rs"]
mod code;
#[path = "conformance/docs.rs"]
mod docs;
#[path = "conformance/making.rs"]
mod making;
#[path = "conformance/many.rs"]
mod many;
#[path = "conformance/params.rs"]
mod params;
#[path = "conformance/rating.rs"]
mod rating;
#[path = "conformance/replay.rs"]
mod replay;
#[path = "conformance/solutions.rs"]
mod solutions;
#[path = "conformance/solving.rs"]
mod solving;
#[path = "conformance/views.rs"]
mod views;
#[path = "conformance/work.rs"]
mod work;
