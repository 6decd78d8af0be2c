use std::sync::Arc;

use sudoku_grid::Position;
use sudoku_search::{Rng, Seed};

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
    work: Activations,
    /// The number of groups and candidates that the current step has computed, groups first.
    rows_done: usize,
}

/// The number of groups or candidates that a piece of work computes.
const ROWS_PER_PIECE: usize = 512;

impl Propagation {
    /// The start of message passing, without noise.
    pub fn new(network: Arc<Network>, graph: CandidateGraph, rng: &mut Rng) -> Self {
        let state = network.start(&graph, 0.0, rng);
        Self {
            next: state.clone(),
            state,
            network,
            graph: Arc::new(graph),
            work: Activations::default(),
            rows_done: 0,
        }
    }

    /// The candidates and groups.
    pub fn graph(&self) -> &CandidateGraph {
        &self.graph
    }

    /// Returns to the first states, with normal noise of this standard deviation.
    pub fn restart(&mut self, noise: f32, rng: &mut Rng) {
        self.state = self.network.start(&self.graph, noise, rng);
        self.rows_done = 0;
    }

    /// Computes a piece of a step; returns `true` if it completes the step.
    pub fn advance(&mut self) -> bool {
        let groups = self.graph.group_count();
        let rows = groups + self.graph.candidates().len();
        if self.rows_done == 0 {
            self.network.pool(&self.graph, &self.state, &mut self.work);
        }
        let end = rows.min(self.rows_done + ROWS_PER_PIECE);
        if self.rows_done < groups {
            let groups = self.rows_done..end.min(groups);
            self.network.project(&self.graph, groups, &mut self.work);
        }
        if end > groups {
            let candidates = self.rows_done.max(groups) - groups..end - groups;
            let next = &mut self.next;
            self.network
                .update(&self.graph, candidates, &self.state, &mut self.work, next);
        }
        self.rows_done = end;
        if end < rows {
            return false;
        }
        self.rows_done = 0;
        std::mem::swap(&mut self.state, &mut self.next);
        true
    }

    /// The probability of each candidate.
    pub fn probabilities(&self) -> Vec<f32> {
        let mut probabilities = self.network.logits(&self.state);
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
        let contribution = |(node, groups): (usize, &[u16; 6])| {
            let group = usize::from(groups[pool as usize]);
            let units = self.work.hidden.get(node * hidden..)?.iter();
            let inputs = self.work.projected.get(group * hidden..)?.iter();
            let terms = units.zip(inputs).zip(&effects);
            let active = terms.filter(|((unit, _), _)| **unit > 0.0);
            let sum: f32 = active.map(|((_, input), effect)| input * effect).sum();
            Some(1.0 / (1.0 + super::exp(-sum * self.work.scales[node])))
        };
        let nodes = self.graph.groups().iter().enumerate();
        nodes
            .map(|node| contribution(node).unwrap_or(0.5))
            .collect()
    }

    /// The number of bytes on the heap, without the network and the graph, which are shared.
    pub fn heap_bytes(&self) -> usize {
        size_of_val(&*self.state) + size_of_val(&*self.next) + self.work.heap_bytes()
    }
}

/// Returns `true` if the candidates with the highest scores, logits or probabilities, solve the puzzle.
pub fn is_solved(graph: &CandidateGraph, scores: &[f32]) -> bool {
    graph.most_probable_grid(scores).conflicts() == 0
}

/// The number of steps after which the network solves a position, at most `max`; `None` if it does not.
pub fn steps_to_solve(network: &Arc<Network>, position: &Position, max: u32) -> Option<u32> {
    let graph = CandidateGraph::new(position);
    let mut propagation = Propagation::new(network.clone(), graph, &mut Seed(0).rng());
    (1..=max).find(|_| {
        while !propagation.advance() {}
        is_solved(
            propagation.graph(),
            &propagation.network.logits(&propagation.state),
        )
    })
}
