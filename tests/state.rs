use std::fmt::Debug;

use sudoku_grid::Grid;
use sudoku_search::{Outcome, Run, View};

/// All that can be seen of a run at one moment, to the last bit.
#[derive(PartialEq)]
pub struct State {
    steps: u64,
    outcome: Option<Outcome>,
    found: u64,
    solution: Option<Grid>,
    counters: Vec<u64>,
    digits: Vec<u8>,
    weights: Vec<u32>,
    /// `None` if nobody watched.
    trace: Option<Vec<u64>>,
}

impl State {
    /// Looks at a run.
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

    /// Panics with the name of what differs, if anything does. Traces are compared where both
    /// were watched.
    ///
    /// # Panics
    ///
    /// If the two are not the same.
    pub fn assert_same(&self, other: &Self, when: &str) {
        same("steps", &self.steps, &other.steps, when);
        same("counters", &self.counters, &other.counters, when);
        same("digits", &self.digits, &other.digits, when);
        same("weights", &self.weights, &other.weights, when);
        same("found", &self.found, &other.found, when);
        same("solution", &self.solution, &other.solution, when);
        same("outcome", &self.outcome, &other.outcome, when);
        if let (Some(trace), Some(others)) = (&self.trace, &other.trace) {
            same("trace", trace, others, when);
        }
    }
}

fn same<T: PartialEq + Debug>(what: &str, a: &T, b: &T, when: &str) {
    assert!(a == b, "{when}: {what} differ\n{a:?}\n{b:?}");
}
