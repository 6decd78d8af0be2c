//! Conversions of the findings of a run to JavaScript values.

use js_sys::{Float64Array, Uint8Array};
use sudoku_search::{Outcome, Run, Trace};

use crate::number::to_number;

/// The id of an outcome; `None` while the run has not ended.
pub(crate) fn outcome(outcome: Option<Outcome>) -> Option<String> {
    outcome.map(|outcome| outcome.id().to_owned())
}

/// The counters as JavaScript numbers, in the order in which the algorithm declares them.
pub(crate) fn counters(counts: &[u64]) -> Vec<f64> {
    counts.iter().copied().map(to_number).collect()
}

/// The digits of the first solution, one byte per cell; `None` if there is no solution.
pub(crate) fn solution(run: &Run) -> Option<Uint8Array> {
    let solution = run.solution();
    solution.map(|grid| Uint8Array::from(grid.digits()))
}

/// The trace of a run: the column of steps, then a column per series, concatenated; empty if the run records no
/// trace.
pub(crate) fn trace(run: &Run) -> Float64Array {
    let columns = run.trace().map(Trace::to_columns);
    Float64Array::from(columns.unwrap_or_default().as_slice())
}
