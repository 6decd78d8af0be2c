//! The shipped networks, and what they believe.

use std::fs;
use std::ops::Range;
use std::sync::Arc;

use sudoku_grid::{Grid, Position};
use sudoku_solvers::learned::{CandidateGraph, Network, Propagation, dequantise, is_solved};

use crate::Failure;
use crate::report::in_workspace;

/// The names of the shipped networks.
pub(crate) const SHIPPED: [&str; 2] = ["small", "standard"];

/// A shipped network.
pub(crate) fn shipped(name: &str) -> Result<Arc<Network>, Failure> {
    let file = in_workspace("src/solvers/learned/weights").join(format!("{name}.bin"));
    let network = dequantise(&fs::read(file)?).ok_or("not a file of weights")?;
    Ok(Arc::new(network))
}

/// What a network believes of a puzzle.
pub(crate) struct Beliefs {
    /// The candidates.
    pub(crate) graph: CandidateGraph,
    /// The probability of each candidate.
    pub(crate) probabilities: Vec<f32>,
    /// The most probable digits form a solution.
    pub(crate) is_solved: bool,
}

impl Beliefs {
    /// The beliefs at the end of a run: when the puzzle is solved, or after `max` steps.
    pub(crate) fn at_end(network: &Arc<Network>, position: &Position, max: u32) -> Self {
        let mut propagation = Propagation::new(network.clone(), CandidateGraph::new(position));
        let mut solved = false;
        for _ in 0..max {
            propagation.step();
            solved = is_solved(propagation.graph(), &propagation.logits());
            if solved {
                break;
            }
        }
        Self {
            probabilities: propagation.probabilities(),
            graph: propagation.graph().clone(),
            is_solved: solved,
        }
    }

    /// For each blank cell: its number, its candidates, and the most probable of them.
    pub(crate) fn cells(&self) -> impl Iterator<Item = (usize, Range<usize>, usize)> {
        let best = self.graph.best_candidates(&self.probabilities);
        self.graph.cells().zip(best).map(|(candidates, best)| {
            let cell = usize::from(self.graph.candidates()[best].0);
            (cell, candidates, best)
        })
    }

    /// The mean probability of the most probable digit of a blank cell.
    pub(crate) fn confidence(&self) -> f64 {
        let count = self.cells().count().max(1);
        let sum: f64 = self
            .cells()
            .map(|(.., best)| f64::from(self.probabilities[best]))
            .sum();
        sum / count as f64
    }
}

/// Returns `true` for the right candidates of a puzzle with this solution.
pub(crate) fn is_right(graph: &CandidateGraph, solution: &Grid) -> Vec<bool> {
    let candidates = graph.candidates().iter();
    candidates
        .map(|&(cell, digit)| solution.get(cell.into()) == digit)
        .collect()
}

/// The states and probabilities of a network on a puzzle after each number of steps up to `max`, also after it is solved.
pub(crate) fn trajectory(
    network: &Network,
    graph: &CandidateGraph,
    max: u32,
    mut visit: impl FnMut(u32, &[f32], &[f32]),
) {
    let mut state = network.start(graph);
    let mut next = state.clone();
    let mut work = sudoku_solvers::learned::Activations::default();
    for step in 0..=max {
        if step > 0 {
            network.step(graph, &state, &mut work, &mut next);
            std::mem::swap(&mut state, &mut next);
        }
        let mut probabilities = network.logits(&state);
        graph.softmax(&mut probabilities);
        visit(step, &state, &probabilities);
    }
}
