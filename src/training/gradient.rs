//! A segment of message-passing steps and its gradient, by backpropagation through time.

use sudoku_solvers::learned::kernel::{
    add_from_groups, add_outer_product, add_product, add_rows, add_to_groups, dot,
};
use sudoku_solvers::learned::{
    Activations, CandidateGraph, Network, NetworkSize, Pool, WeightGroup,
};

/// The matrices of a network with rows and columns exchanged, for the products of the backward pass.
#[derive(Debug)]
pub(crate) struct Transposed {
    own: Vec<f32>,
    pools: [Vec<f32>; Pool::ALL.len()],
    change: Vec<f32>,
}

impl Transposed {
    pub(crate) fn of(network: &Network) -> Self {
        let NetworkSize { features, hidden } = network.size();
        let of = |group, columns| transpose(network.group(group), columns);
        Self {
            own: of(WeightGroup::Own, hidden),
            pools: Pool::ALL.map(|pool| of(WeightGroup::Pool(pool), hidden)),
            change: of(WeightGroup::Change, features),
        }
    }
}

/// A matrix with `columns` columns, transposed.
fn transpose(matrix: &[f32], columns: usize) -> Vec<f32> {
    let column = |column| matrix.iter().skip(column).step_by(columns);
    (0..columns).flat_map(column).copied().collect()
}

/// The result of a segment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct SegmentResult {
    /// The mean cross-entropy of the right digit, in nats, over all blank cells and steps.
    pub(crate) loss: f32,
    /// The number of blank cells whose most probable digit is right after the last step.
    pub(crate) right: usize,
}

/// The buffers of a segment, kept from one to the next.
#[derive(Debug, Default)]
pub(crate) struct Tape {
    states: Vec<Vec<f32>>,
    activations: Vec<Activations>,
    probabilities: Vec<f32>,
    d_state: Vec<f32>,
    d_hidden: Vec<f32>,
    d_projected: Vec<f32>,
    d_sums: Vec<f32>,
}

impl Tape {
    /// Runs `steps` steps from a state and keeps what the backward pass needs.
    pub(crate) fn forward(
        &mut self,
        network: &Network,
        graph: &CandidateGraph,
        state: &[f32],
        steps: usize,
    ) {
        self.states.resize(steps + 1, Vec::new());
        self.activations.resize(steps, Activations::default());
        for states in &mut self.states {
            states.resize(state.len(), 0.0);
        }
        self.states[0].copy_from_slice(state);
        for (step, work) in self.activations.iter_mut().enumerate() {
            let (before, after) = self.states.split_at_mut(step + 1);
            network.step(graph, &before[step], work, &mut after[0]);
        }
    }

    /// The state after the last step.
    pub(crate) fn last_state(&self) -> &[f32] {
        self.states.last().map_or(&[], Vec::as_slice)
    }

    /// Adds the gradient of the loss of the segment to `gradient`, whose order is that of the weights, and returns the
    /// derivative with respect to the first state in `d_state`. `targets` are the right candidates of the blank cells.
    #[expect(
        clippy::cast_precision_loss,
        reason = "cells, steps and features are few"
    )]
    pub(crate) fn backward(
        &mut self,
        network: &Network,
        transposed: &Transposed,
        graph: &CandidateGraph,
        targets: &[usize],
        gradient: &mut [f32],
    ) -> SegmentResult {
        let size = network.size();
        let NetworkSize { features, hidden } = size;
        let nodes = graph.candidates().len();
        let steps = self.activations.len();
        let share = 1.0 / (steps * targets.len()) as f32;
        let readout = network.group(WeightGroup::Readout);
        let mut result = SegmentResult::default();
        self.d_state.clear();
        self.d_state.resize(nodes * features, 0.0);
        self.d_hidden.resize(nodes * hidden, 0.0);
        self.d_projected.resize(graph.group_count() * hidden, 0.0);
        self.d_sums.resize(graph.group_count() * features, 0.0);
        for step in (0..steps).rev() {
            let (state, next) = (&self.states[step], &self.states[step + 1]);
            let work = &self.activations[step];

            // The logits, and the softmax of each cell.
            let logits = network.logits(next);
            self.probabilities.clone_from(&logits);
            graph.softmax(&mut self.probabilities);
            if step + 1 == steps {
                let best = graph.best_candidates(&logits);
                result.right = best
                    .zip(targets)
                    .filter(|(best, right)| best == *right)
                    .count();
            }
            for &target in targets {
                let p = self.probabilities[target].max(f32::MIN_POSITIVE);
                result.loss -= share * ln(p);
                self.probabilities[target] -= 1.0;
            }
            let d_readout = &mut gradient[size.range(WeightGroup::Readout)];
            let rows = self
                .d_state
                .chunks_exact_mut(features)
                .zip(next.chunks_exact(features));
            for ((d_state, next), p) in rows.zip(&self.probabilities) {
                let d_logit = share * p;
                for j in 0..features {
                    d_state[j] += d_logit * readout[j];
                    d_readout[j] += d_logit * next[j];
                }
            }

            // The normalisation.
            let rows = self
                .d_state
                .chunks_exact_mut(features)
                .zip(next.chunks_exact(features));
            for ((d_state, next), scale) in rows.zip(&work.scales) {
                let mean = dot(d_state, next) / features as f32;
                for (d, next) in d_state.iter_mut().zip(next) {
                    *d = scale * (*d - next * mean);
                }
            }

            // From the change of the features to the hidden units.
            let d_bias = &mut gradient[size.range(WeightGroup::ChangeBias)];
            add_rows(&self.d_state, d_bias);
            let d_change = &mut gradient[size.range(WeightGroup::Change)];
            add_outer_product(size.to_features(), &work.hidden, &self.d_state, d_change);
            self.d_hidden.fill(0.0);
            add_product(
                size.to_hidden(),
                &self.d_state,
                &transposed.change,
                &mut self.d_hidden,
            );
            for (d, unit) in self.d_hidden.iter_mut().zip(&work.hidden) {
                *d = if *unit > 0.0 { *d } else { 0.0 };
            }

            // From the hidden units to the candidate's own features.
            let d_bias = &mut gradient[size.range(WeightGroup::HiddenBias)];
            add_rows(&self.d_hidden, d_bias);
            let d_own = &mut gradient[size.range(WeightGroup::Own)];
            add_outer_product(size.to_hidden(), state, &self.d_hidden, d_own);
            add_product(
                size.to_features(),
                &self.d_hidden,
                &transposed.own,
                &mut self.d_state,
            );

            // From the hidden units to the groups, and from them to their candidates.
            self.d_projected.fill(0.0);
            add_to_groups(
                hidden,
                &self.d_hidden,
                graph.groups(),
                &mut self.d_projected,
            );
            self.d_sums.fill(0.0);
            for (pool, transposed) in Pool::ALL.into_iter().zip(&transposed.pools) {
                let groups = graph.groups_of(pool);
                let d_projected = &self.d_projected[groups.start * hidden..groups.end * hidden];
                let features_of = groups.start * features..groups.end * features;
                let d_pool = &mut gradient[size.range(WeightGroup::Pool(pool))];
                add_outer_product(
                    size.to_hidden(),
                    &work.sums[features_of.clone()],
                    d_projected,
                    d_pool,
                );
                let d_sums = &mut self.d_sums[features_of];
                add_product(size.to_features(), d_projected, transposed, d_sums);
            }
            add_from_groups(features, &self.d_sums, graph.groups(), &mut self.d_state);
        }
        result
    }

    /// Adds the gradient with respect to the weights of the start, for a segment that began at the start of a puzzle
    /// and whose backward pass was made.
    #[expect(clippy::cast_precision_loss, reason = "features are few")]
    pub(crate) fn backward_start(&self, network: &Network, gradient: &mut [f32]) {
        let size = network.size();
        let start = network.group(WeightGroup::Start);
        let mut d_start = vec![0.0; size.features];
        add_rows(&self.d_state, &mut d_start);
        let Some(state) = self.states[0].get(..size.features) else {
            return;
        };
        let scale = if start[0] == 0.0 {
            0.0
        } else {
            state[0] / start[0]
        };
        let mean = dot(&d_start, state) / size.features as f32;
        let d_weights = &mut gradient[size.range(WeightGroup::Start)];
        for ((d_weight, d), state) in d_weights.iter_mut().zip(&d_start).zip(state) {
            *d_weight += scale * (d - state * mean);
        }
    }
}

/// The natural logarithm.
#[expect(
    clippy::cast_possible_truncation,
    reason = "losses are single precision"
)]
fn ln(x: f32) -> f32 {
    sudoku_search::math::ln(x.into()) as f32
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Position, Shape};
    use sudoku_search::Seed;

    use super::*;
    use crate::{Exclusion, GeneratedExamples};

    #[test]
    fn the_gradient_equals_differences_of_the_loss() {
        let shape = Shape::new(2, 2).expect("a shape");
        let source = GeneratedExamples::new(shape, 0, Exclusion::default());
        let example = source.draw(&mut Seed(1).rng());
        let graph = CandidateGraph::new(&Position::new(&example.puzzle).expect("no conflict"));
        let targets = crate::examples::targets(&graph, &example.solution).expect("a solution");
        let size = NetworkSize {
            features: 8,
            hidden: 12,
        };
        let mut network = Network::random(size, &mut Seed(3).rng());
        let steps = 3;
        let loss = |network: &Network, gradient: &mut [f32]| {
            let mut tape = Tape::default();
            let start = network.start(&graph, 0.0, &mut Seed(0).rng());
            tape.forward(network, &graph, &start, steps);
            let transposed = Transposed::of(network);
            let result = tape.backward(network, &transposed, &graph, &targets, gradient);
            tape.backward_start(network, gradient);
            result.loss
        };
        let mut gradient = vec![0.0; size.weight_count()];
        loss(&network, &mut gradient);
        let mut unused = gradient.clone();
        for (weight, &expected) in gradient.iter().enumerate() {
            let original = network.weights()[weight];
            let mut shifted = |by: f32| {
                network.weights_mut()[weight] = original + by;
                let loss = loss(&network, &mut unused);
                network.weights_mut()[weight] = original;
                loss
            };
            let h = 5e-3;
            let difference = (shifted(h) - shifted(-h)) / (2.0 * h);
            assert!(
                (difference - expected).abs() < 2e-3 + 0.03 * expected.abs(),
                "weight {weight}: {expected} by the backward pass, {difference} by differences"
            );
        }
    }
}
