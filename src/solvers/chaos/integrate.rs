//! Integration of the flow with adaptive step size.

use std::ops::Range;

use super::Integrator;
use super::clauses::ClauseSet;
use super::flow::Flow;
use super::runge_kutta::RungeKutta;
use super::splitting::Splitting;

/// The outcome of a call of `advance`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// The step is not complete.
    Unfinished,
    /// The step was rejected for its error: the state is unchanged and the next step is shorter.
    Rejected,
    /// The step was accepted.
    Accepted,
}

/// An integration step in progress, by either integrator.
#[derive(Clone, Debug)]
pub(super) enum IntegrationStep {
    Splitting(Splitting),
    RungeKutta(Box<RungeKutta>),
}

impl IntegrationStep {
    pub(super) fn new(integrator: Integrator) -> Self {
        match integrator {
            Integrator::Splitting => Self::Splitting(Splitting::default()),
            Integrator::RungeKutta => Self::RungeKutta(Box::default()),
        }
    }

    /// Continues a step for a bounded amount of work; returns whether the step is unfinished, rejected or accepted.
    pub(super) fn advance(
        &mut self,
        clauses: &ClauseSet,
        flow: &mut Flow,
        tolerance: f64,
    ) -> Progress {
        match self {
            Self::Splitting(step) => step.advance(clauses, flow, tolerance),
            Self::RungeKutta(step) => step.advance(clauses, flow, tolerance),
        }
    }

    /// Prepares for a flow that this integrator has not computed.
    pub(super) fn restart(&mut self) {
        if let Self::Splitting(step) = self {
            step.restart();
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        match self {
            Self::Splitting(step) => step.heap_bytes(),
            Self::RungeKutta(step) => size_of::<RungeKutta>() + step.heap_bytes(),
        }
    }
}

/// The maximum number of candidates processed per call of `advance`: enough for more than three passes over all
/// candidates of a 9×9 grid.
const CANDIDATES_PER_CALL: usize = 2500;

/// The progress of passes over all candidates, which are processed in slices of bounded work.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CandidatePass {
    /// The next candidate of the pass.
    next_candidate: usize,
    /// The number of candidates processed in this call.
    processed: usize,
}

impl CandidatePass {
    /// Resets the number of processed candidates at the beginning of a call.
    pub(super) fn begin(&mut self) {
        self.processed = 0;
    }

    /// The next candidates to process; `None` if this call has processed enough.
    pub(super) fn next_candidates(&mut self, clauses: &ClauseSet) -> Option<Range<usize>> {
        if self.processed >= CANDIDATES_PER_CALL {
            return None;
        }
        let start = self.next_candidate;
        let candidate_count = clauses.candidates().len();
        self.next_candidate = candidate_count.min(start + CANDIDATES_PER_CALL - self.processed);
        self.processed += self.next_candidate - start;
        Some(start..self.next_candidate)
    }

    /// Returns `true` if the pass is complete; if so, the next one begins.
    pub(super) fn is_over(&mut self, clauses: &ClauseSet) -> bool {
        let is_complete = self.next_candidate == clauses.candidates().len();
        if is_complete {
            self.next_candidate = 0;
        }
        is_complete
    }
}
