//! One way through the flow, from random spins.

use std::sync::Arc;

use sudoku_grid::Position;
use sudoku_search::{Rng, View};

use super::Integrator;
use super::clauses::Clauses;
use super::flow::Flow;
use super::integrate::{Progress, Step};

/// The error that a step may have where the escape rate is measured. With 0.1 the rate of hard puzzles is
/// measured too low, by a quarter and more; with less it stays as it is.
const TOLERANCE: f64 = 0.02;

/// A trajectory of the flow of Ercsey-Ravasz and Toroczkai, on its way to a solution.
#[derive(Clone, Debug)]
pub struct Trajectory {
    clauses: Arc<Clauses>,
    flow: Flow,
    step: Step,
    tolerance: f64,
    /// Length of the last step, and how far all spins moved in it.
    last: (f64, f64),
    /// Where they were before, from 0 to 1.
    before: Vec<f64>,
}

impl Trajectory {
    /// Begins anywhere, with a clause for every rule on the candidates of a position, in steps by splitting.
    pub fn new(position: &Position, rng: &mut Rng) -> Self {
        Self::with(position, Integrator::Splitting, TOLERANCE, rng)
    }

    pub(super) fn with(
        position: &Position,
        integrator: Integrator,
        tolerance: f64,
        rng: &mut Rng,
    ) -> Self {
        let clauses = Arc::new(Clauses::new(position));
        let flow = Flow::new(&clauses, rng);
        Self {
            before: flow.level.clone(),
            step: Step::new(integrator),
            last: (0.0, 0.0),
            tolerance,
            clauses,
            flow,
        }
    }

    /// Begins again anywhere else.
    pub fn draw(&mut self, rng: &mut Rng) {
        self.flow = Flow::new(&self.clauses, rng);
        self.before.clone_from(&self.flow.level);
        self.last = (0.0, 0.0);
    }

    /// Does a bounded piece of work, at most a step.
    pub(super) fn advance(&mut self) -> Progress {
        let before = self.flow.time;
        let progress = (self.step).advance(&self.clauses, &mut self.flow, self.tolerance);
        if progress == Progress::Moved {
            let moved = self.before.iter().zip(&self.flow.level);
            let squares = moved.map(|(before, level)| (level - before) * (level - before));
            // Spins go from −1 to 1.
            self.last = (self.flow.time - before, 2.0 * squares.sum::<f64>().sqrt());
            self.before.clone_from(&self.flow.level);
        }
        progress
    }

    /// Goes on for a bounded piece of work, a few dozen microseconds on a 9×9.
    pub fn go_on(&mut self) {
        self.advance();
    }

    /// Time since it began, in the time of the flow.
    pub fn time(&self) -> f64 {
        self.flow.time
    }

    /// Whether the candidates that are more in than out are a solution.
    pub fn is_solved(&self) -> bool {
        self.flow.is_solved(&self.clauses)
    }

    #[cfg(test)]
    pub(super) fn levels(&self) -> &[f64] {
        &self.flow.level
    }

    pub(super) fn unmet(&self) -> usize {
        self.flow.unmet(&self.clauses)
    }

    pub(super) fn log_pressure(&self) -> f64 {
        self.flow.log_pressure()
    }

    pub(super) fn step_size(&self) -> f64 {
        self.last.0
    }

    pub(super) fn speed(&self) -> f64 {
        match self.last {
            (0.0, _) => 0.0,
            (time, moved) => moved / time,
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a picture is drawn with f32"
    )]
    pub(super) fn view(&self, view: &mut View) {
        view.weights.fill(0.0);
        view.digits.copy_from_slice(self.clauses.values());
        for (cell, &digit) in self.clauses.values().iter().enumerate() {
            if digit != 0 {
                view.settle(cell, digit);
            }
        }
        let mut most = 0.0;
        let mut at = usize::MAX;
        for (&(cell, digit), &level) in self.clauses.candidates().iter().zip(&self.flow.level) {
            if cell != at {
                (at, most) = (cell, 0.5);
            }
            // A cell with no candidate that is more in than out stays blank.
            if level > most {
                (view.digits[cell], most) = (digit, level);
            }
            view.cell_mut(cell)[usize::from(digit) - 1] = level as f32;
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        self.flow.heap_bytes() + self.step.heap_bytes() + size_of_val(&*self.before)
    }
}
