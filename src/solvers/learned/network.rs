use std::ops::Range;

use rand::RngExt as _;
use sudoku_search::{Rng, math};

use super::graph::{CandidateGraph, Pool};
use super::kernel::{Widths, add_from_groups, add_product, add_to_groups, dot};

/// The size of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetworkSize {
    /// The number of features of a candidate; a multiple of 4.
    pub features: usize,
    /// The number of hidden units; a multiple of 4.
    pub hidden: usize,
}

/// A part of the weights. Matrices are stored by rows; a row belongs to an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightGroup {
    /// The state in which every candidate starts: one weight per feature.
    Start,
    /// From the candidate's own features to the hidden units: features × hidden.
    Own,
    /// The bias of each hidden unit.
    HiddenBias,
    /// From the summed features of a pool to the hidden units: features × hidden.
    Pool(Pool),
    /// From the hidden units to the change of the features: hidden × features.
    Change,
    /// The bias of the change of each feature.
    ChangeBias,
    /// From the features to the logit: one weight per feature.
    Readout,
}

impl NetworkSize {
    /// The parts of the weights, in the order in which they are stored.
    pub fn groups() -> impl Iterator<Item = WeightGroup> {
        [
            WeightGroup::Start,
            WeightGroup::Own,
            WeightGroup::HiddenBias,
        ]
        .into_iter()
        .chain(Pool::ALL.map(WeightGroup::Pool))
        .chain([
            WeightGroup::Change,
            WeightGroup::ChangeBias,
            WeightGroup::Readout,
        ])
    }

    /// The number of weights of a part.
    pub fn len_of(self, group: WeightGroup) -> usize {
        match group {
            WeightGroup::Start | WeightGroup::ChangeBias | WeightGroup::Readout => self.features,
            WeightGroup::HiddenBias => self.hidden,
            WeightGroup::Own | WeightGroup::Pool(_) | WeightGroup::Change => {
                self.features * self.hidden
            }
        }
    }

    /// The place of a part in the list of all weights.
    pub fn range(self, group: WeightGroup) -> Range<usize> {
        let before = Self::groups().take_while(|&other| other != group);
        let start = before.map(|other| self.len_of(other)).sum();
        start..start + self.len_of(group)
    }

    /// The number of weights.
    pub fn weight_count(self) -> usize {
        Self::groups().map(|group| self.len_of(group)).sum()
    }

    /// The widths of the products from features to hidden units.
    pub fn to_hidden(self) -> Widths {
        Widths {
            input: self.features,
            output: self.hidden,
        }
    }

    /// The widths of the product from hidden units to features.
    pub fn to_features(self) -> Widths {
        Widths {
            input: self.hidden,
            output: self.features,
        }
    }
}

/// A recurrent network whose nodes are the candidates of a puzzle. All nodes, steps and grid sizes share its weights.
///
/// In one step, the state `h` of each candidate changes to `RMSnorm(h + C · ReLU(O · h + b + Σ P · s) + c)`, where `s`
/// is the sum of the states of one of its six groups ([`Pool`]), and `RMSnorm` divides a vector by the square root of
/// the mean of its squares. The logit of a candidate is `r · h`.
#[derive(Clone, Debug)]
pub struct Network {
    size: NetworkSize,
    weights: Vec<f32>,
}

/// What a step computes for each group and candidate; training needs it for the derivatives.
#[derive(Clone, Debug, Default)]
pub struct Activations {
    /// For each group, the sum of the states of its candidates.
    pub sums: Vec<f32>,
    /// For each group, its contribution to the hidden units of its candidates.
    pub projected: Vec<f32>,
    /// For each candidate, its hidden units.
    pub hidden: Vec<f32>,
    /// For each candidate, the factor by which `RMSnorm` multiplies.
    pub scales: Vec<f32>,
}

impl Activations {
    /// The number of bytes on the heap.
    pub fn heap_bytes(&self) -> usize {
        size_of_val(&*self.sums)
            + size_of_val(&*self.projected)
            + size_of_val(&*self.hidden)
            + size_of_val(&*self.scales)
    }
}

/// Added to a mean of squares before its root, so that a vector of zeros stays one.
const EPSILON: f32 = 1e-6;

impl Network {
    /// A network with these weights; `None` if their number does not match the size.
    pub fn new(size: NetworkSize, weights: Vec<f32>) -> Option<Self> {
        (weights.len() == size.weight_count()).then_some(Self { size, weights })
    }

    /// A network with random weights: normal, with standard deviations that shrink with the width of a layer. The
    /// biases are 0.
    #[expect(clippy::cast_precision_loss, reason = "widths are small")]
    pub fn random(size: NetworkSize, rng: &mut Rng) -> Self {
        let into_hidden = 1.0 / (size.features as f32).sqrt();
        let mut weights = Vec::with_capacity(size.weight_count());
        for group in NetworkSize::groups() {
            let deviation = match group {
                WeightGroup::Start => 1.0,
                WeightGroup::Own => into_hidden,
                WeightGroup::Pool(Pool::Cell) => 0.5 * into_hidden,
                WeightGroup::Pool(Pool::Row | Pool::Column) => 0.4 * into_hidden,
                WeightGroup::Pool(Pool::Box | Pool::Minirow | Pool::Minicolumn) => {
                    0.3 * into_hidden
                }
                WeightGroup::Change => 0.5 / (size.hidden as f32).sqrt(),
                WeightGroup::Readout => 0.1,
                WeightGroup::HiddenBias | WeightGroup::ChangeBias => 0.0,
            };
            weights.extend((0..size.len_of(group)).map(|_| deviation * normal(rng)));
        }
        Self { size, weights }
    }

    /// The size of the network.
    pub fn size(&self) -> NetworkSize {
        self.size
    }

    /// All weights, in the order of [`NetworkSize::groups`].
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// All weights, to change them.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// A part of the weights.
    pub fn group(&self, group: WeightGroup) -> &[f32] {
        &self.weights[self.size.range(group)]
    }

    /// The normalised state in which every candidate starts.
    pub fn start(&self, graph: &CandidateGraph) -> Vec<f32> {
        let mut start = self.group(WeightGroup::Start).to_vec();
        normalise(&mut start);
        start.repeat(graph.candidates().len())
    }

    /// Adds normal noise of this standard deviation, which differs from candidate to candidate, to some states.
    pub fn add_noise(
        &self,
        candidates: Range<usize>,
        noise: f32,
        rng: &mut Rng,
        state: &mut [f32],
    ) {
        let features = self.size.features;
        let state = &mut state[candidates.start * features..candidates.end * features];
        for candidate in state.chunks_exact_mut(features) {
            for value in &mut *candidate {
                *value += noise * normal(rng);
            }
            normalise(candidate);
        }
    }

    /// Prepares the buffers of a step.
    pub fn clear(&self, graph: &CandidateGraph, work: &mut Activations) {
        let NetworkSize { features, hidden } = self.size;
        work.sums.clear();
        work.sums.resize(graph.group_count() * features, 0.0);
        work.projected.clear();
        work.projected.resize(graph.group_count() * hidden, 0.0);
        work.hidden.resize(graph.candidates().len() * hidden, 0.0);
        work.scales.resize(graph.candidates().len(), 0.0);
    }

    /// Adds the states of some candidates to the sums of their groups, the first part of a step.
    pub fn pool(
        &self,
        graph: &CandidateGraph,
        candidates: Range<usize>,
        state: &[f32],
        work: &mut Activations,
    ) {
        let features = self.size.features;
        let state = &state[candidates.start * features..candidates.end * features];
        let groups = &graph.groups()[candidates];
        add_to_groups(features, state, groups, &mut work.sums);
    }

    /// Multiplies the sums of some groups by the weights of their pool, the second part of a step.
    pub fn project(&self, graph: &CandidateGraph, groups: Range<usize>, work: &mut Activations) {
        let NetworkSize { features, hidden } = self.size;
        for pool in Pool::ALL {
            let of_pool = graph.groups_of(pool);
            let (start, end) = (of_pool.start.max(groups.start), of_pool.end.min(groups.end));
            if start < end {
                add_product(
                    self.size.to_hidden(),
                    &work.sums[start * features..end * features],
                    self.group(WeightGroup::Pool(pool)),
                    &mut work.projected[start * hidden..end * hidden],
                );
            }
        }
    }

    /// Computes the next state of some candidates from the state and the projected groups, the last part of a step.
    pub fn update(
        &self,
        graph: &CandidateGraph,
        candidates: Range<usize>,
        state: &[f32],
        work: &mut Activations,
        next: &mut [f32],
    ) {
        let NetworkSize { features, hidden } = self.size;
        let state = &state[candidates.start * features..candidates.end * features];
        let next = &mut next[candidates.start * features..candidates.end * features];
        let units = &mut work.hidden[candidates.start * hidden..candidates.end * hidden];
        let groups = &graph.groups()[candidates.clone()];
        let bias = self.group(WeightGroup::HiddenBias);
        for units in units.chunks_exact_mut(hidden) {
            units.copy_from_slice(bias);
        }
        add_from_groups(hidden, &work.projected, groups, units);
        add_product(
            self.size.to_hidden(),
            state,
            self.group(WeightGroup::Own),
            units,
        );
        for unit in &mut *units {
            // Unlike `max`, a comparison determines the sign of a zero.
            *unit = if *unit > 0.0 { *unit } else { 0.0 };
        }
        next.copy_from_slice(state);
        let bias = self.group(WeightGroup::ChangeBias);
        for next in next.chunks_exact_mut(features) {
            for (value, bias) in next.iter_mut().zip(bias) {
                *value += bias;
            }
        }
        add_product(
            self.size.to_features(),
            units,
            self.group(WeightGroup::Change),
            next,
        );
        let scales = &mut work.scales[candidates];
        for (next, scale) in next.chunks_exact_mut(features).zip(scales) {
            *scale = normalise(next);
        }
    }

    /// A whole step for all candidates.
    pub fn step(
        &self,
        graph: &CandidateGraph,
        state: &[f32],
        work: &mut Activations,
        next: &mut [f32],
    ) {
        self.clear(graph, work);
        self.pool(graph, 0..graph.candidates().len(), state, work);
        self.project(graph, 0..graph.group_count(), work);
        self.update(graph, 0..graph.candidates().len(), state, work, next);
    }

    /// The logit of each candidate.
    pub fn logits(&self, state: &[f32]) -> Vec<f32> {
        let readout = self.group(WeightGroup::Readout);
        let states = state.chunks_exact(self.size.features);
        states.map(|state| dot(state, readout)).collect()
    }
}

/// Divides a vector by the square root of the mean of its squares; returns the factor by which it was multiplied.
#[expect(
    clippy::cast_precision_loss,
    reason = "the number of features is small"
)]
fn normalise(vector: &mut [f32]) -> f32 {
    let mean_square = dot(vector, vector) / vector.len() as f32;
    let scale = 1.0 / (mean_square + EPSILON).sqrt();
    for value in vector {
        *value *= scale;
    }
    scale
}

/// A number from the standard normal distribution, by Marsaglia's polar method.
#[expect(
    clippy::cast_possible_truncation,
    reason = "weights and noise are single precision"
)]
fn normal(rng: &mut Rng) -> f32 {
    loop {
        let (x, y): (f64, f64) = (rng.random_range(-1.0..1.0), rng.random_range(-1.0..1.0));
        let square = x * x + y * y;
        if square > 0.0 && square < 1.0 {
            return (x * (-2.0 * math::ln(square) / square).sqrt()) as f32;
        }
    }
}
