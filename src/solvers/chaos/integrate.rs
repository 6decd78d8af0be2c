//! Steps along the flow, whose length follows from the error that is allowed.

use std::ops::Range;

use super::Integrator;
use super::clauses::Clauses;
use super::flow::Flow;
use super::runge_kutta::RungeKutta;
use super::splitting::Splitting;

/// What came of a piece of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// The step goes on.
    Partly,
    /// The step was too long: nothing has moved, and the next one is shorter.
    Refused,
    /// The step is done.
    Moved,
}

/// A step of either kind, under way.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Splitting(Splitting),
    RungeKutta(Box<RungeKutta>),
}

impl Step {
    pub(super) fn new(integrator: Integrator) -> Self {
        match integrator {
            Integrator::Splitting => Self::Splitting(Splitting::default()),
            Integrator::RungeKutta => Self::RungeKutta(Box::default()),
        }
    }

    /// Goes on with a step, for a bounded piece of work.
    pub(super) fn advance(
        &mut self,
        clauses: &Clauses,
        flow: &mut Flow,
        tolerance: f64,
    ) -> Progress {
        match self {
            Self::Splitting(step) => step.advance(clauses, flow, tolerance),
            Self::RungeKutta(step) => step.advance(clauses, flow, tolerance),
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        match self {
            Self::Splitting(step) => step.heap_bytes(),
            Self::RungeKutta(step) => size_of::<RungeKutta>() + step.heap_bytes(),
        }
    }
}

/// Candidates looked at before a piece of work ends: more than three passes over a 9×9.
const PIECE: usize = 2500;

/// The way through all candidates, from pass to pass.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sweep {
    at: usize,
    /// Candidates of this piece of work.
    done: usize,
}

impl Sweep {
    /// Begins a piece of work.
    pub(super) fn begin(&mut self) {
        self.done = 0;
    }

    /// The next candidates to look at; none if this piece of work has seen enough.
    pub(super) fn next(&mut self, clauses: &Clauses) -> Option<Range<usize>> {
        if self.done >= PIECE {
            return None;
        }
        let begin = self.at;
        let all = clauses.candidates().len();
        self.at = all.min(begin + PIECE - self.done);
        self.done += self.at - begin;
        Some(begin..self.at)
    }

    /// Whether that was the last of the pass: then the next one begins.
    pub(super) fn is_over(&mut self, clauses: &Clauses) -> bool {
        let over = self.at == clauses.candidates().len();
        if over {
            self.at = 0;
        }
        over
    }
}
