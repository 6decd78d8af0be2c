use std::sync::Arc;

use sudoku_grid::Position;
use sudoku_search::Rng;

use super::graph::{CandidateGraph, Pool};
use super::kernel::dot;
use super::network::{Activations, Network, NetworkSize, WeightGroup};

/// Message passing on one puzzle, in pieces of bounded work.
#[derive(Clone, Debug)]
pub struct Propagation {
    network: Arc<Network>,
    graph: Arc<CandidateGraph>,
    state: Vec<f32>,
    next: Vec<f32>,
    /// What the last complete step computed; empty before the first one.
    last_step: Activations,
    /// What the step in progress has computed.
    work: Activations,
    stage: Stage,
    /// The noise of the current start: its standard deviation, and the generator that draws it.
    noise: Option<(f32, Rng)>,
}

/// What the next piece of work does.
#[derive(Clone, Copy, Debug)]
enum Stage {
    /// Adds noise to the first states of the candidates from this one on.
    Start(usize),
    /// Adds the states of the candidates from this one on to the sums of their groups.
    Pool(usize),
    /// Multiplies the sums of the groups from this one on by the weights of their pools.
    Project(usize),
    /// Computes the next states of the candidates from this one on.
    Update(usize),
}

/// The number of groups or candidates that a piece of work computes.
const ROWS_PER_PIECE: usize = 512;

impl Propagation {
    /// The start of message passing, without noise.
    pub fn new(network: Arc<Network>, graph: CandidateGraph) -> Self {
        let state = network.start(&graph);
        Self {
            next: state.clone(),
            state,
            network,
            graph: Arc::new(graph),
            last_step: Activations::default(),
            work: Activations::default(),
            stage: Stage::Pool(0),
            noise: None,
        }
    }

    /// The candidates and groups.
    pub fn graph(&self) -> &CandidateGraph {
        &self.graph
    }

    /// The logit of each candidate.
    pub fn logits(&self) -> Vec<f32> {
        self.network.logits(&self.state)
    }

    /// Returns to the first states, with normal noise of this standard deviation, which is drawn from `rng`.
    pub fn restart(&mut self, noise: f32, rng: Rng) {
        self.state = self.network.start(&self.graph);
        self.last_step = Activations::default();
        self.noise = Some((noise, rng));
        self.stage = Stage::Start(0);
    }

    /// Computes a piece of a step; returns `true` if it completes the step.
    pub fn advance(&mut self) -> bool {
        let (groups, candidates) = (self.graph.group_count(), self.graph.candidates().len());
        let (network, graph, work) = (&self.network, &self.graph, &mut self.work);
        let end = |start: usize, count: usize| count.min(start + ROWS_PER_PIECE);
        self.stage = match self.stage {
            Stage::Start(start) => {
                let end = end(start, candidates);
                if let Some((noise, rng)) = &mut self.noise {
                    network.add_noise(start..end, *noise, rng, &mut self.state);
                }
                if end < candidates {
                    Stage::Start(end)
                } else {
                    Stage::Pool(0)
                }
            }
            Stage::Pool(start) => {
                if start == 0 {
                    network.clear(graph, work);
                }
                let end = end(start, candidates);
                network.pool(graph, start..end, &self.state, work);
                if end < candidates {
                    Stage::Pool(end)
                } else {
                    Stage::Project(0)
                }
            }
            Stage::Project(start) => {
                let end = end(start, groups);
                network.project(graph, start..end, work);
                if end < groups {
                    Stage::Project(end)
                } else {
                    Stage::Update(0)
                }
            }
            Stage::Update(start) => {
                let end = end(start, candidates);
                network.update(graph, start..end, &self.state, work, &mut self.next);
                if end < candidates {
                    Stage::Update(end)
                } else {
                    std::mem::swap(&mut self.state, &mut self.next);
                    std::mem::swap(&mut self.last_step, &mut self.work);
                    self.stage = Stage::Pool(0);
                    return true;
                }
            }
        };
        false
    }

    /// Completes a step.
    pub fn step(&mut self) {
        while !self.advance() {}
    }

    /// The probability of each candidate.
    pub fn probabilities(&self) -> Vec<f32> {
        let mut probabilities = self.logits();
        self.graph.softmax(&mut probabilities);
        probabilities
    }

    /// For each candidate, what a pool contributed to the change of its logit in the last step, mapped to 0 … 1 by the
    /// logistic function: more than ½ speaks for the candidate, less than ½ against it. The contribution passes
    /// through the hidden units that were active. All are ½ before the first step.
    pub fn contributions(&self, pool: Pool) -> Vec<f32> {
        let NetworkSize { features, hidden } = self.network.size();
        let change = self.network.group(WeightGroup::Change);
        let readout = self.network.group(WeightGroup::Readout);
        // The effect of each hidden unit on the logit.
        let effects: Vec<_> = change
            .chunks_exact(features)
            .map(|row| dot(row, readout))
            .collect();
        let last_step = &self.last_step;
        let contribution = |(node, groups): (usize, &[u16; Pool::ALL.len()])| {
            let scale = last_step.scales.get(node)?;
            let group = usize::from(groups[pool as usize]);
            let units = last_step.hidden[node * hidden..].iter();
            let inputs = last_step.projected[group * hidden..].iter();
            let terms = units.zip(inputs).zip(&effects);
            let active = terms.filter(|((unit, _), _)| **unit > 0.0);
            let sum: f32 = active.map(|((_, input), effect)| input * effect).sum();
            Some(1.0 / (1.0 + super::exp(-sum * scale)))
        };
        let nodes = self.graph.groups().iter().enumerate();
        nodes
            .map(|node| contribution(node).unwrap_or(0.5))
            .collect()
    }

    /// The number of bytes on the heap, without the network and the graph, which are shared.
    pub fn heap_bytes(&self) -> usize {
        size_of_val(&*self.state)
            + size_of_val(&*self.next)
            + self.last_step.heap_bytes()
            + self.work.heap_bytes()
    }
}

/// Returns `true` if the candidates with the highest scores, logits or probabilities, solve the puzzle.
pub fn is_solved(graph: &CandidateGraph, scores: &[f32]) -> bool {
    graph.is_solved_by(graph.best_candidates(scores))
}

/// The number of steps after which the network solves a position, at most `max`; `None` if it does not.
pub fn steps_to_solve(network: &Arc<Network>, position: &Position, max: u32) -> Option<u32> {
    let mut propagation = Propagation::new(network.clone(), CandidateGraph::new(position));
    (1..=max).find(|_| {
        propagation.step();
        is_solved(propagation.graph(), &propagation.logits())
    })
}
