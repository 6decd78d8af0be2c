//! Operator splitting: candidates are updated one after the other, each by the exact solution for
//! fixed others, in a forward and a backward pass (Strang splitting).

use super::clauses::ClauseSet;
use super::flow::{Flow, violation};
use super::integrate::{CandidatePass, Progress};

/// The maximum length of a step, in the time units of the flow: in a longer step, the pressures would grow too much
/// while the truth values are held fixed.
const MAX_STEP: f64 = 0.25;

/// A splitting step in progress.
#[derive(Clone, Debug, Default)]
pub(super) struct Splitting {
    phase: SplittingPass,
    candidate_pass: CandidatePass,
    /// The truth values before the step.
    before: Vec<f64>,
    /// For each candidate, its change in the forward pass.
    forward_change: Vec<f64>,
    /// The largest difference between the changes of a candidate in the two passes: the error estimate.
    error: f64,
    /// The time by which the pressures (the weights of the clauses) are behind the truth values: they are updated at
    /// the midpoint of a step.
    pressure_lag: f64,
}

/// The passes of a step.
#[derive(Clone, Copy, Debug, Default)]
enum SplittingPass {
    /// The pass that updates the candidates in ascending order, by half a step.
    #[default]
    Forward,
    /// The pass that updates the candidates in descending order, by half a step.
    Backward,
    /// The pass that updates the pressures.
    Pressures,
}

impl Splitting {
    /// Continues a step for a bounded amount of work; returns whether the step is unfinished, rejected or accepted.
    pub(super) fn advance(
        &mut self,
        clauses: &ClauseSet,
        flow: &mut Flow,
        tolerance: f64,
    ) -> Progress {
        self.candidate_pass.begin();
        loop {
            let Some(range) = self.candidate_pass.next_candidates(clauses) else {
                return Progress::Unfinished;
            };
            match self.phase {
                SplittingPass::Forward => {
                    if range.start == 0 {
                        self.before.clone_from(&flow.truth);
                        self.forward_change.resize(flow.truth.len(), 0.0);
                    }
                    for candidate in range {
                        self.forward_change[candidate] =
                            relax(clauses, flow, candidate, 0.5 * flow.step);
                    }
                    if self.candidate_pass.is_over(clauses) {
                        (self.phase, self.error) = (SplittingPass::Backward, 0.0);
                    }
                }
                SplittingPass::Backward => {
                    let candidate_count = flow.truth.len();
                    for candidate in range.map(|candidate| candidate_count - 1 - candidate) {
                        let backward_change = relax(clauses, flow, candidate, 0.5 * flow.step);
                        self.error = self
                            .error
                            .max((backward_change - self.forward_change[candidate]).abs());
                    }
                    if self.candidate_pass.is_over(clauses) {
                        if let Some(progress) = self.finish_step(flow, tolerance) {
                            return progress;
                        }
                        self.phase = SplittingPass::Pressures;
                    }
                }
                SplittingPass::Pressures => {
                    for candidate in range {
                        grow_pressures(clauses, flow, candidate, self.pressure_lag);
                    }
                    if self.candidate_pass.is_over(clauses) {
                        for (members, pressure) in
                            clauses.constraints().zip(&mut flow.constraint_pressure)
                        {
                            *pressure *=
                                exp_small(self.pressure_lag * violation(members, &flow.truth));
                        }
                        flow.rescale_pressures();
                        self.phase = SplittingPass::Forward;
                        return Progress::Accepted;
                    }
                }
            }
        }
    }

    /// Accepts or rejects the step by the difference between its two passes, and sets the length of the next step by
    /// the rule that this difference is quadratic in the length. Returns `None` if the step is accepted, so that the
    /// pressures are updated next.
    fn finish_step(&mut self, flow: &mut Flow, tolerance: f64) -> Option<Progress> {
        let step_factor = (0.9 * (tolerance / self.error.max(1e-12)).sqrt()).clamp(0.2, 2.0);
        if self.error > 2.0 * tolerance {
            flow.truth.clone_from(&self.before);
            flow.step *= step_factor;
            self.phase = SplittingPass::Forward;
            return Some(Progress::Rejected);
        }
        flow.time += flow.step;
        let next_step = (step_factor * flow.step).min(MAX_STEP);
        // The pressures advance from the midpoint of this step to the midpoint of the next.
        self.pressure_lag = 0.5 * (flow.step + next_step);
        flow.step = next_step;
        None
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.before) + size_of_val(&*self.forward_change)
    }
}

/// Lets the truth value of a candidate evolve for `time`, while all other truth values stay fixed; returns its change.
#[inline]
fn relax(clauses: &ClauseSet, flow: &mut Flow, candidate: usize, time: f64) -> f64 {
    let (push_in, push_out) = flow.push_in_and_out(clauses, candidate);
    // The exact relaxation to `push_in / (push_in + push_out)` needs e^−z; 1 / (1 + z + z² / 2)
    // preserves the order, the bounds and the limit.
    let z = time * (push_in + push_out);
    let factor = 1.0 + 0.5 * z;
    let old_truth = flow.truth[candidate];
    // Rounding may produce a value above 1.
    let new_truth = ((old_truth + time * push_in * factor) / (1.0 + z * factor)).min(1.0);
    flow.truth[candidate] = new_truth;
    new_truth - old_truth
}

/// Lets the pressures of the pairs in which `candidate` is the lower candidate grow for `time`, while all truth values
/// stay fixed.
#[inline]
fn grow_pressures(clauses: &ClauseSet, flow: &mut Flow, candidate: usize, time: f64) {
    let (others, pairs) = clauses.pairs_of(candidate);
    let own_growth = time * flow.truth[candidate];
    for (&(other, _), pressure) in others.iter().zip(&mut flow.pair_pressure[pairs]) {
        *pressure *= exp_small(own_growth * flow.truth[usize::from(other)]);
    }
}

/// Computes e^z for 0 ≤ z ≤ 1/4, with an error below 10⁻⁵.
#[inline]
fn exp_small(z: f64) -> f64 {
    1.0 + z * (1.0 + z * (0.5 + z * (1.0 / 6.0 + z * (1.0 / 24.0))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_small_approximates_the_exponential() {
        for z in [0.0, 0.01, 0.1, MAX_STEP] {
            assert!(
                (exp_small(z) - sudoku_search::math::exp(z)).abs() < 1e-5,
                "{z}"
            );
        }
    }
}
