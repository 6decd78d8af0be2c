//! The state of a trajectory: the truth value of each candidate and the pressure of each clause.
//!
//! With `x = (1 + s) / 2` in place of the spins `s` of Ercsey-Ravasz and Toroczkai, a pair of
//! candidates that exclude each other is violated by `x y`, and a constraint by the product of `1 −
//! x` over its members. Then `dx/dt = push_in (1 − x) − push_out x`, where neither `push_in` nor
//! `push_out` depends on `x` itself.

use rand::RngExt as _;
use sudoku_search::{Rng, math};

use super::clauses::ClauseSet;

/// The pressure above which all pressures are rescaled. At pressures far below this limit, truth values already follow
/// the forces almost at once, so rescaling hardly changes the trajectory.
pub(super) const MAX_PRESSURE: f64 = 1e100;
/// The factor of a rescaling of the pressures.
const RESCALE_FACTOR: f64 = 1e-50;

/// The state of a trajectory: the truth values of all candidates, and the weights of all clauses, which are called
/// pressures here.
#[derive(Clone, Debug)]
pub(crate) struct Flow {
    /// For each candidate, its truth value `x`, from 0 (false) to 1 (true).
    pub(super) truth: Vec<f64>,
    /// For each pair of candidates that exclude each other, its pressure, the auxiliary variable `a` of the
    /// paper, multiplied by [`RESCALE_FACTOR`] to the power `rescalings`.
    pub(super) pair_pressure: Vec<f64>,
    /// For each constraint, its pressure, multiplied by [`RESCALE_FACTOR`] to the power `rescalings`.
    pub(super) constraint_pressure: Vec<f64>,
    /// The time of the flow since the start.
    pub(super) time: f64,
    /// The length of the next step, in the time units of the flow.
    pub(super) step: f64,
    /// The number of times the pressures were rescaled.
    rescalings: u32,
}

impl Flow {
    /// Creates a random initial state: truth values uniform in [0, 1), all pressures 1.
    pub(super) fn new(clauses: &ClauseSet, rng: &mut Rng) -> Self {
        Self {
            truth: (clauses.candidates().iter())
                .map(|_| rng.random())
                .collect(),
            pair_pressure: vec![1.0; clauses.pair_count()],
            constraint_pressure: vec![1.0; clauses.constraint_count()],
            time: 0.0,
            // The first step is so short that the half step by which pressures lag does not matter.
            step: 0.001,
            rescalings: 0,
        }
    }

    /// Returns `true` if the candidates with a truth value above 1/2 are a solution: exactly one per
    /// constraint.
    pub(super) fn is_solved(&self, clauses: &ClauseSet) -> bool {
        let true_count = |members: &[u16]| {
            let truth_values = members
                .iter()
                .map(|&member| self.truth[usize::from(member)]);
            truth_values.filter(|truth| *truth > 0.5).count()
        };
        let total_true = self.truth.iter().filter(|truth| **truth > 0.5).count();
        total_true == clauses.blank_count()
            && clauses
                .constraints()
                .all(|members| true_count(members) == 1)
    }

    /// The number of clauses that are unsatisfied if each truth value is rounded to 0 or 1.
    pub(super) fn unsatisfied_clauses(&self, clauses: &ClauseSet) -> usize {
        let is_true = |candidate: u16| self.truth[usize::from(candidate)] > 0.5;
        let unsatisfied_constraints = clauses
            .constraints()
            .filter(|members| !members.iter().any(|&candidate| is_true(candidate)));
        let true_candidates =
            (0..clauses.candidates().len()).filter(|&candidate| self.truth[candidate] > 0.5);
        let violated_pair_counts = true_candidates.map(|candidate| {
            let (others, _) = clauses.pairs_of(candidate);
            others.iter().filter(|(other, _)| is_true(*other)).count()
        });
        unsatisfied_constraints.count() + violated_pair_counts.sum::<usize>()
    }

    /// The natural logarithm of the largest pressure.
    pub(super) fn log_pressure(&self) -> f64 {
        let pressures = self
            .pair_pressure
            .iter()
            .chain(&self.constraint_pressure)
            .copied();
        math::ln(pressures.fold(1e-300, f64::max))
            - f64::from(self.rescalings) * math::ln(RESCALE_FACTOR)
    }

    /// Rescales all pressures if one has become too large for an `f64`.
    pub(super) fn rescale_pressures(&mut self) {
        let pressures = || self.pair_pressure.iter().chain(&self.constraint_pressure);
        if pressures().any(|pressure| *pressure >= MAX_PRESSURE) {
            self.scale_pressures_down();
        }
    }

    /// Multiplies all pressures by [`RESCALE_FACTOR`].
    pub(super) fn scale_pressures_down(&mut self) {
        for pressure in self
            .pair_pressure
            .iter_mut()
            .chain(&mut self.constraint_pressure)
        {
            // A pressure that underflows to 0 would stay 0 forever.
            *pressure = (*pressure * RESCALE_FACTOR).max(f64::MIN_POSITIVE);
        }
        self.rescalings += 1;
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.truth)
            + size_of_val(&*self.pair_pressure)
            + size_of_val(&*self.constraint_pressure)
    }
}

/// The two forces on a candidate, towards true and towards false, in the state that consists of these truth values and
/// pressures.
#[inline]
pub(super) fn push_in_and_out(
    clauses: &ClauseSet,
    candidate: usize,
    truth: &[f64],
    pair_pressure: &[f64],
    constraint_pressure: &[f64],
) -> (f64, f64) {
    let mut push_out = 0.0;
    for &(other, number) in clauses.excluded_by(candidate) {
        let truth = truth[usize::from(other)];
        push_out += pair_pressure[number as usize] * (truth * truth);
    }
    let mut push_in = 0.0;
    for (number, members) in clauses.constraints_of(candidate) {
        let mut violation = 1.0;
        for &member in members {
            let member = usize::from(member);
            violation *= if member == candidate {
                1.0
            } else {
                1.0 - truth[member]
            };
        }
        push_in += constraint_pressure[number] * (violation * violation);
    }
    (0.5 * push_in, 0.5 * push_out)
}

/// The degree to which a constraint is unsatisfied, from 0 to 1: the product of `1 − x` over its members.
#[inline]
pub(super) fn violation(members: &[u16], truth: &[f64]) -> f64 {
    let complements = members
        .iter()
        .map(|&member| 1.0 - truth[usize::from(member)]);
    complements.product()
}
