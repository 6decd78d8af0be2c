//! Comparison of runs.

use std::fmt::Debug;

use sudoku_grid::Grid;
use sudoku_search::{Outcome, Run, View};

/// The observable state of a run at one step. Floating-point numbers are stored as bits.
#[derive(PartialEq)]
pub struct State {
    steps: u64,
    outcome: Option<Outcome>,
    found: u64,
    solution: Option<Grid>,
    counters: Vec<u64>,
    digits: Vec<u8>,
    /// The bits of each weight.
    weights: Vec<u32>,
    /// The bits of each number in the trace; `None` if the run records none.
    trace: Option<Vec<u64>>,
}

impl State {
    /// The state of a run.
    pub fn of(run: &Run) -> Self {
        let mut view = View::new(run.puzzle().shape());
        run.view(&mut view);
        let trace = run.trace().map(|trace| {
            let columns = trace.to_columns();
            columns.into_iter().map(f64::to_bits).collect()
        });
        Self {
            steps: run.steps(),
            outcome: run.outcome(),
            found: run.found(),
            solution: run.solution().cloned(),
            counters: run.counters(),
            digits: view.digits,
            weights: view.weights.into_iter().map(f32::to_bits).collect(),
            trace,
        }
    }

    /// Asserts that two states are equal. Traces are compared if both states have one. `when` describes the states.
    ///
    /// # Panics
    ///
    /// If the states differ; the message names the first field that does.
    pub fn assert_same(&self, other: &Self, when: &str) {
        assert_same_field("steps", &self.steps, &other.steps, when);
        assert_same_field("counters", &self.counters, &other.counters, when);
        assert_same_field("digits", &self.digits, &other.digits, when);
        assert_same_field("weights", &self.weights, &other.weights, when);
        assert_same_field("found", &self.found, &other.found, when);
        assert_same_field("solution", &self.solution, &other.solution, when);
        assert_same_field("outcome", &self.outcome, &other.outcome, when);
        if let (Some(trace), Some(other_trace)) = (&self.trace, &other.trace) {
            assert_same_field("trace", trace, other_trace, when);
        }
    }
}

/// Asserts that two values of a field are equal.
fn assert_same_field<T: PartialEq + Debug>(field: &str, a: &T, b: &T, when: &str) {
    assert!(a == b, "{when}: {field} differ\n{a:?}\n{b:?}");
}
