//! Operator splitting: candidates are updated one after the other, each by the exact solution for
//! fixed others, in a forward and a backward pass (Strang splitting).
//!
//! The violation of a constraint is a product over its members in ascending order. The forward pass keeps, for each
//! constraint, the product over the members that it has passed, and stores it for the backward pass, which has not changed
//! these members when it reaches a candidate. So both passes multiply only by the members of higher index.

use super::clauses::{CONSTRAINT_KINDS, ClauseSet};
use super::flow::{Flow, MAX_PRESSURE};
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
    /// The squares of the truth values `x`.
    squares: Vec<f64>,
    /// For each candidate, `1 − x`.
    complements: Vec<f64>,
    /// For each constraint, the product of `1 − x` over the members that the forward pass has passed.
    passed_products: Vec<f64>,
    /// For each candidate and each of its constraints, the product of `1 − x` over the members of lower index.
    lower_products: Vec<[f64; CONSTRAINT_KINDS]>,
    /// `true` if the squares and the complements belong to the truth values of the flow.
    are_powers_current: bool,
    /// `true` if a pressure has become too large for an `f64`.
    must_rescale: bool,
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
                        self.begin_products(clauses, flow);
                    }
                    for candidate in range {
                        let constraints = clauses.constraint_indices(candidate);
                        let passed = constraints.map(|index| self.passed_products[index]);
                        self.lower_products[candidate] = passed;
                        self.forward_change[candidate] = self.relax(clauses, flow, candidate);
                        for (index, product) in constraints.into_iter().zip(passed) {
                            self.passed_products[index] = product * self.complements[candidate];
                        }
                    }
                    if self.candidate_pass.is_over(clauses) {
                        (self.phase, self.error) = (SplittingPass::Backward, 0.0);
                    }
                }
                SplittingPass::Backward => {
                    let candidate_count = flow.truth.len();
                    for candidate in range.map(|candidate| candidate_count - 1 - candidate) {
                        let backward_change = self.relax(clauses, flow, candidate);
                        let difference = (backward_change - self.forward_change[candidate]).abs();
                        if difference > self.error {
                            self.error = difference;
                        }
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
                        self.must_rescale |=
                            grow_pressures(clauses, flow, candidate, self.pressure_lag);
                    }
                    if self.candidate_pass.is_over(clauses) {
                        let constraints = clauses.constraints();
                        for (members, pressure) in constraints.zip(&mut flow.constraint_pressure) {
                            let complements = members
                                .iter()
                                .map(|&member| self.complements[usize::from(member)]);
                            let violation = complements.product::<f64>();
                            *pressure *= exp_small(self.pressure_lag * violation);
                            self.must_rescale |= *pressure >= MAX_PRESSURE;
                        }
                        if self.must_rescale {
                            flow.scale_pressures_down();
                            self.must_rescale = false;
                        }
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
            self.are_powers_current = false;
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

    /// Starts a new step, from truth values that this integrator has not computed.
    pub(super) fn restart(&mut self) {
        self.phase = SplittingPass::Forward;
        self.candidate_pass = CandidatePass::default();
        self.must_rescale = false;
        self.are_powers_current = false;
    }

    /// Prepares for a forward pass.
    fn begin_products(&mut self, clauses: &ClauseSet, flow: &Flow) {
        self.passed_products.clear();
        self.passed_products.resize(clauses.constraint_count(), 1.0);
        if !self.are_powers_current {
            self.are_powers_current = true;
            self.squares.clear();
            self.squares.extend(flow.truth.iter().map(|x| x * x));
            self.complements.clear();
            self.complements.extend(flow.truth.iter().map(|x| 1.0 - x));
            let ones = [1.0; CONSTRAINT_KINDS];
            self.lower_products.resize(flow.truth.len(), ones);
        }
    }

    /// Lets the truth value of a candidate evolve for half a step, while all other truth values stay fixed; returns its
    /// change.
    #[inline]
    fn relax(&mut self, clauses: &ClauseSet, flow: &mut Flow, candidate: usize) -> f64 {
        let mut push_out = 0.0;
        for &(other, number) in clauses.lower_excluded_by(candidate) {
            push_out += flow.pair_pressure[number as usize] * self.squares[usize::from(other)];
        }
        let (higher, pairs) = clauses.pairs_of(candidate);
        for (&(other, _), &pressure) in higher.iter().zip(&flow.pair_pressure[pairs]) {
            push_out += pressure * self.squares[usize::from(other)];
        }
        let constraints = clauses.constraint_indices(candidate);
        let lower = &self.lower_products[candidate];
        let mut push_in = 0.0;
        for (kind, index) in constraints.into_iter().enumerate() {
            let mut violation = lower[kind];
            for &member in clauses.higher_members(candidate, kind, index) {
                violation *= self.complements[usize::from(member)];
            }
            push_in += flow.constraint_pressure[index] * (violation * violation);
        }
        // The forces are half of these sums, and the time is half a step. The exact relaxation to
        // `push_in / (push_in + push_out)` needs e^−z; 1 / (1 + z + z² / 2) preserves the order, the bounds and the
        // limit.
        let half_time = 0.25 * flow.step;
        let z = half_time * (push_in + push_out);
        let factor = 1.0 + 0.5 * z;
        let old_truth = flow.truth[candidate];
        let quotient = (old_truth + half_time * push_in * factor) / (1.0 + z * factor);
        // Rounding may produce a value above 1. `f64::min` is a call of a function on WebAssembly.
        let new_truth = if quotient < 1.0 { quotient } else { 1.0 };
        flow.truth[candidate] = new_truth;
        self.squares[candidate] = new_truth * new_truth;
        self.complements[candidate] = 1.0 - new_truth;
        new_truth - old_truth
    }

    pub(super) fn heap_bytes(&self) -> usize {
        let vectors = [
            &self.before,
            &self.forward_change,
            &self.squares,
            &self.complements,
            &self.passed_products,
        ];
        let values: usize = vectors
            .into_iter()
            .map(|values| size_of_val(&**values))
            .sum();
        values + size_of_val(&*self.lower_products)
    }
}

/// Lets the pressures of the pairs in which `candidate` is the lower candidate grow for `time`, while all truth values
/// stay fixed. Returns `true` if one of them has become too large.
#[inline]
fn grow_pressures(clauses: &ClauseSet, flow: &mut Flow, candidate: usize, time: f64) -> bool {
    let (others, pairs) = clauses.pairs_of(candidate);
    let own_growth = time * flow.truth[candidate];
    let mut is_too_large = false;
    for (&(other, _), pressure) in others.iter().zip(&mut flow.pair_pressure[pairs]) {
        *pressure *= exp_small(own_growth * flow.truth[usize::from(other)]);
        is_too_large |= *pressure >= MAX_PRESSURE;
    }
    is_too_large
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
