//! One trajectory of the flow from a random initial state.

use std::sync::Arc;

use sudoku_grid::Position;
use sudoku_search::{Rng, View};

use super::Integrator;
use super::clauses::ClauseSet;
use super::flow::Flow;
use super::integrate::{IntegrationStep, Progress};

/// The error tolerance of a step for measuring the escape rate. A tolerance of 0.1 underestimates the rate of hard
/// puzzles by a quarter and more; tolerances below this one do not change the rate.
const RATE_TOLERANCE: f64 = 0.02;

/// A trajectory of the continuous-time dynamical system of Ercsey-Ravasz and Toroczkai (2012)
/// towards a solution.
#[derive(Clone, Debug)]
pub struct Trajectory {
    clauses: Arc<ClauseSet>,
    flow: Flow,
    step: IntegrationStep,
    tolerance: f64,
    /// The length of the last step in the time units of the flow, and the Euclidean distance that the spins moved in
    /// it.
    last: (f64, f64),
    /// The truth values before the last step.
    before: Vec<f64>,
}

impl Trajectory {
    /// Starts a trajectory at random spins, with a clause for every constraint on the candidates of a
    /// position. Steps are integrated by operator splitting.
    pub fn new(position: &Position, rng: &mut Rng) -> Self {
        Self::with_integrator(position, Integrator::Splitting, RATE_TOLERANCE, rng)
    }

    /// Starts a trajectory at random spins, with this integrator and its error tolerance per step.
    pub(super) fn with_integrator(
        position: &Position,
        integrator: Integrator,
        tolerance: f64,
        rng: &mut Rng,
    ) -> Self {
        let clauses = Arc::new(ClauseSet::new(position));
        let flow = Flow::new(&clauses, rng);
        Self {
            before: flow.truth.clone(),
            step: IntegrationStep::new(integrator),
            last: (0.0, 0.0),
            tolerance,
            clauses,
            flow,
        }
    }

    /// Restarts the trajectory at newly drawn random spins.
    pub fn restart(&mut self, rng: &mut Rng) {
        self.flow = Flow::new(&self.clauses, rng);
        self.step.restart();
        self.before.clone_from(&self.flow.truth);
        self.last = (0.0, 0.0);
    }

    /// Performs a bounded amount of work, at most one step; returns whether the step is unfinished, rejected or
    /// accepted.
    pub(super) fn advance_step(&mut self) -> Progress {
        let time_before = self.flow.time;
        let progress = (self.step).advance(&self.clauses, &mut self.flow, self.tolerance);
        if progress == Progress::Accepted {
            let pairs = self.before.iter().zip(&self.flow.truth);
            let squares = pairs.map(|(old, new)| (new - old) * (new - old));
            // The spins range from −1 to 1, the truth values from 0 to 1.
            self.last = (
                self.flow.time - time_before,
                2.0 * squares.sum::<f64>().sqrt(),
            );
            self.before.clone_from(&self.flow.truth);
        }
        progress
    }

    /// Advances the trajectory by a bounded amount of work, which takes a few dozen microseconds on a 9×9
    /// grid.
    pub fn advance(&mut self) {
        self.advance_step();
    }

    /// The time since the start, in the time units of the flow.
    pub fn time(&self) -> f64 {
        self.flow.time
    }

    /// Returns `true` if the candidates with positive spin are a solution.
    pub fn is_solved(&self) -> bool {
        self.flow.is_solved(&self.clauses)
    }

    /// For each candidate, its truth value from 0 to 1.
    #[cfg(test)]
    pub(super) fn truth_values(&self) -> &[f64] {
        &self.flow.truth
    }

    /// The number of clauses that are unsatisfied if each spin is rounded.
    pub(super) fn unsatisfied_clauses(&self) -> usize {
        self.flow.unsatisfied_clauses(&self.clauses)
    }

    /// The natural logarithm of the largest clause weight.
    pub(super) fn log_pressure(&self) -> f64 {
        self.flow.log_pressure()
    }

    /// The length of the last step, in the time units of the flow.
    pub(super) fn step_size(&self) -> f64 {
        self.last.0
    }

    /// The Euclidean speed of the spins in the last step.
    pub(super) fn speed(&self) -> f64 {
        match self.last {
            (0.0, _) => 0.0,
            (time, distance) => distance / time,
        }
    }

    /// Writes to `view` the digit with the largest positive spin of each cell, and the truth values as weights.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a view stores its weights as f32"
    )]
    pub fn view(&self, view: &mut View) {
        view.weights.fill(0.0);
        view.digits.copy_from_slice(self.clauses.values());
        for (cell, &digit) in self.clauses.values().iter().enumerate() {
            if digit != 0 {
                view.settle(cell, digit);
            }
        }
        let mut max_truth = 0.0;
        let mut current_cell = usize::MAX;
        for (&(cell, digit), &truth) in self.clauses.candidates().iter().zip(&self.flow.truth) {
            if cell != current_cell {
                (current_cell, max_truth) = (cell, 0.5);
            }
            // A cell without a candidate of positive spin stays blank.
            if truth > max_truth {
                (view.digits[cell], max_truth) = (digit, truth);
            }
            view.cell_mut(cell)[usize::from(digit) - 1] = truth as f32;
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        self.flow.heap_bytes() + self.step.heap_bytes() + size_of_val(&*self.before)
    }
}
