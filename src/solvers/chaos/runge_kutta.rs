//! The Runge–Kutta method of Cash and Karp, of order 5 with an error estimate of order 4, for all
//! candidates and clauses at once.

use super::clauses::ClauseSet;
use super::flow::{Flow, push_in_and_out, violation};
use super::integrate::{CandidatePass, Progress};
use sudoku_search::math;

/// The number of stages per step.
const STAGES: usize = 6;

/// The Butcher tableau: for each stage, the weights of the previous slopes in its state.
const STAGE_COEFFICIENTS: [[f64; STAGES - 1]; STAGES] = [
    [0.0; 5],
    [1.0 / 5.0, 0.0, 0.0, 0.0, 0.0],
    [3.0 / 40.0, 9.0 / 40.0, 0.0, 0.0, 0.0],
    [3.0 / 10.0, -9.0 / 10.0, 6.0 / 5.0, 0.0, 0.0],
    [-11.0 / 54.0, 5.0 / 2.0, -70.0 / 27.0, 35.0 / 27.0, 0.0],
    [
        1631.0 / 55_296.0,
        175.0 / 512.0,
        575.0 / 13_824.0,
        44_275.0 / 110_592.0,
        253.0 / 4096.0,
    ],
];

/// The weights of the slopes in the step of order 5.
const ORDER_5_WEIGHTS: [f64; STAGES] = [
    37.0 / 378.0,
    0.0,
    250.0 / 621.0,
    125.0 / 594.0,
    0.0,
    512.0 / 1771.0,
];
/// The weights of the slopes in the embedded step of order 4.
const ORDER_4_WEIGHTS: [f64; STAGES] = [
    2825.0 / 27_648.0,
    0.0,
    18_575.0 / 48_384.0,
    13_525.0 / 55_296.0,
    277.0 / 14_336.0,
    1.0 / 4.0,
];

/// The maximum length of a step, in the time units of the flow.
const MAX_STEP: f64 = 1.0;

/// A Runge–Kutta step in progress.
#[derive(Clone, Debug, Default)]
pub(super) struct RungeKutta {
    /// The current stage; [`STAGES`] while the end of the step is computed.
    stage: usize,
    /// `true` if the slopes of the stage are computed next rather than its state.
    computes_slopes: bool,
    pass: CandidatePass,
    truth: StageValues,
    pair: StageValues,
    constraint: StageValues,
}

/// The state and the slopes of one group of variables: truth values, or the pressures of pairs or of constraints.
#[derive(Clone, Debug, Default)]
struct StageValues {
    /// The state at the current stage; after the last stage, at the end of the step.
    value: Vec<f64>,
    /// For each stage, the time derivatives of the variables.
    slope: [Vec<f64>; STAGES],
}

impl StageValues {
    /// Makes room for this number of variables.
    fn resize(&mut self, len: usize) {
        self.value.resize(len, 0.0);
        self.slope
            .iter_mut()
            .for_each(|slope| slope.resize(len, 0.0));
    }

    /// The weighted sum of the slopes of a variable.
    #[inline]
    fn weighted_slope(&self, weights: &[f64], variable: usize) -> f64 {
        let slopes = weights.iter().zip(&self.slope);
        slopes.map(|(weight, slope)| weight * slope[variable]).sum()
    }

    /// Computes the state of a range of variables at the current stage or at the end of the step.
    #[inline]
    fn evaluate(
        &mut self,
        initial: &[f64],
        range: std::ops::Range<usize>,
        weights: &[f64],
        step: f64,
    ) {
        for variable in range {
            self.value[variable] =
                initial[variable] + step * self.weighted_slope(weights, variable);
        }
    }

    /// The largest difference between the results of order 5 and of order 4 over all variables, relative to `scale`
    /// if it is given.
    fn error(&self, step: f64, scale: Option<&[f64]>) -> f64 {
        let weight_differences: [f64; STAGES] =
            std::array::from_fn(|stage| ORDER_5_WEIGHTS[stage] - ORDER_4_WEIGHTS[stage]);
        let errors = (0..self.value.len()).map(|variable| {
            let error = (step * self.weighted_slope(&weight_differences, variable)).abs();
            // The values may overflow if the step is too long.
            if self.value[variable].is_finite() && error.is_finite() {
                scale.map_or(error, |scale| error / scale[variable])
            } else {
                f64::INFINITY
            }
        });
        errors.fold(0.0, f64::max)
    }

    fn heap_bytes(&self) -> usize {
        let slope_bytes = self.slope.iter().map(|slope| size_of_val(&**slope));
        size_of_val(&*self.value) + slope_bytes.sum::<usize>()
    }
}

impl RungeKutta {
    /// Continues a step for a bounded amount of work; returns whether the step is unfinished, rejected or accepted.
    pub(super) fn advance(
        &mut self,
        clauses: &ClauseSet,
        flow: &mut Flow,
        tolerance: f64,
    ) -> Progress {
        self.pass.begin();
        loop {
            let Some(range) = self.pass.next_candidates(clauses) else {
                return Progress::Unfinished;
            };
            let stage = self.stage;
            if self.computes_slopes {
                for candidate in range {
                    self.slope(clauses, stage, candidate);
                }
                if self.pass.is_over(clauses) {
                    let violations = clauses
                        .constraints()
                        .map(|members| violation(members, &self.truth.value));
                    let slope = self.constraint.slope[stage].iter_mut();
                    for ((slope, violation), pressure) in
                        slope.zip(violations).zip(&self.constraint.value)
                    {
                        *slope = violation * pressure;
                    }
                    (self.computes_slopes, self.stage) = (false, stage + 1);
                }
                continue;
            }
            if range.start == 0 && stage == 0 {
                self.truth.resize(flow.truth.len());
                self.pair.resize(flow.pair_pressure.len());
                self.constraint.resize(flow.constraint_pressure.len());
            }
            let weights = STAGE_COEFFICIENTS
                .get(stage)
                .map_or(&ORDER_5_WEIGHTS[..], |weights| &weights[..stage]);
            for candidate in range.clone() {
                let (_, pairs) = clauses.pairs_of(candidate);
                self.pair
                    .evaluate(&flow.pair_pressure, pairs, weights, flow.step);
            }
            self.truth.evaluate(&flow.truth, range, weights, flow.step);
            if self.pass.is_over(clauses) {
                let constraints = 0..flow.constraint_pressure.len();
                self.constraint.evaluate(
                    &flow.constraint_pressure,
                    constraints,
                    weights,
                    flow.step,
                );
                self.computes_slopes = true;
                if stage == STAGES {
                    (self.computes_slopes, self.stage) = (false, 0);
                    return self.finish_step(flow, tolerance);
                }
            }
        }
    }

    /// Computes the slopes of a candidate and of its pairs at a stage.
    #[inline]
    fn slope(&mut self, clauses: &ClauseSet, stage: usize, candidate: usize) {
        let truth = &self.truth.value;
        let (push_in, push_out) = push_in_and_out(
            clauses,
            candidate,
            truth,
            &self.pair.value,
            &self.constraint.value,
        );
        self.truth.slope[stage][candidate] =
            push_in * (1.0 - truth[candidate]) - push_out * truth[candidate];
        let (others, pairs) = clauses.pairs_of(candidate);
        for (&(other, _), number) in others.iter().zip(pairs) {
            let both_true = truth[candidate] * truth[usize::from(other)];
            self.pair.slope[stage][number] = both_true * self.pair.value[number];
        }
    }

    /// Accepts or rejects the step by its error, sets the length of the next step, and returns the decision.
    fn finish_step(&mut self, flow: &mut Flow, tolerance: f64) -> Progress {
        let error = (self.truth.error(flow.step, None))
            .max(self.pair.error(flow.step, Some(&flow.pair_pressure)))
            .max(
                self.constraint
                    .error(flow.step, Some(&flow.constraint_pressure)),
            );
        let step_factor = 0.9 * math::pow(tolerance / error.max(1e-15), 0.2);
        if error > tolerance {
            flow.step *= step_factor.max(0.2);
            return Progress::Rejected;
        }
        flow.time += flow.step;
        for (truth, value) in flow.truth.iter_mut().zip(&self.truth.value) {
            // The exact flow never leaves these bounds; rounding can.
            *truth = value.clamp(0.0, 1.0);
        }
        flow.pair_pressure.clone_from(&self.pair.value);
        flow.constraint_pressure.clone_from(&self.constraint.value);
        flow.step = (flow.step * step_factor.min(3.0)).min(MAX_STEP);
        flow.rescale_pressures();
        Progress::Accepted
    }

    pub(super) fn heap_bytes(&self) -> usize {
        self.truth.heap_bytes() + self.pair.heap_bytes() + self.constraint.heap_bytes()
    }
}
