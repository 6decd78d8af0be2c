//! What a run has come to, as JavaScript takes it.

use js_sys::{Float64Array, Uint8Array};
use sudoku_search::{Outcome, Run, Trace};

use crate::number::float;

/// How it ended, if it has.
pub(crate) fn outcome(outcome: Option<Outcome>) -> Option<String> {
    outcome.map(|outcome| outcome.id().to_owned())
}

/// Counts, in the order of the algorithm's counters.
pub(crate) fn counters(counts: &[u64]) -> Vec<f64> {
    counts.iter().copied().map(float).collect()
}

/// The digit in each cell of the first solution.
pub(crate) fn solution(run: &Run) -> Option<Uint8Array> {
    let solution = run.solution();
    solution.map(|grid| Uint8Array::from(grid.digits()))
}

/// Steps, then each series, end to end; empty if it is not watched.
pub(crate) fn trace(run: &Run) -> Float64Array {
    let columns = run.trace().map(Trace::to_columns);
    Float64Array::from(columns.unwrap_or_default().as_slice())
}
