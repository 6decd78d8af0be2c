//! Decimation: selects the candidate to fix, and propagates singles.

use std::ops::Range;

use rand::RngExt as _;
use sudoku_grid::{Digits, Position};
use sudoku_search::{Rng, math};

use super::graph::FactorGraph;
use super::messages::Messages;

/// The index of the candidate with the highest odds against the other candidates of its cell.
pub(super) fn surest_candidate(graph: &FactorGraph, messages: &Messages) -> usize {
    argmax(graph, |cell, candidate| messages.log_odds(cell, candidate))
}

/// The candidate with the highest log-odds after adding Gumbel noise of scale `noise`; at scale 1,
/// each candidate is drawn with probability proportional to its odds (Gumbel-max trick).
pub(super) fn sample_candidate(
    graph: &FactorGraph,
    messages: &Messages,
    noise: f64,
    rng: &mut Rng,
) -> usize {
    if noise == 0.0 {
        return surest_candidate(graph, messages);
    }
    argmax(graph, |cell, candidate| {
        let uniform: f64 = rng.random();
        messages.log_odds(cell, candidate)
            - noise * math::ln(-math::ln(uniform.max(f64::MIN_POSITIVE)))
    })
}

/// The index of the first candidate that maximises `measure`, a function of the range of candidates
/// of a cell and of one of these candidates.
fn argmax(graph: &FactorGraph, mut measure: impl FnMut(Range<usize>, usize) -> f64) -> usize {
    let (mut best_candidate, mut max_value) = (0, f64::NEG_INFINITY);
    for cell in graph.cells() {
        for candidate in cell.clone() {
            let value = measure(cell.clone(), candidate);
            if value > max_value {
                (best_candidate, max_value) = (candidate, value);
            }
        }
    }
    best_candidate
}

/// The index of a uniformly random candidate of a uniformly random blank cell.
pub(super) fn random_candidate(graph: &FactorGraph, rng: &mut Rng) -> usize {
    let cell = rng.random_range(0..graph.blank_count());
    let cell = graph.cells().nth(cell).expect("below their number");
    rng.random_range(cell)
}

/// Places naked and hidden singles to fixpoint; returns `false` on a contradiction. Each pass
/// visits all cells and all houses once.
pub(super) fn propagate_singles(position: &mut Position) -> bool {
    let houses = position.shape().houses();
    let all_digits = Digits::all(position.shape().side());
    loop {
        let blanks_before = position.blanks().count();
        for cell in 0..position.shape().cells() {
            if position.value(cell) == 0 {
                if position.candidates(cell).is_empty() {
                    return false;
                }
                if let Some(digit) = position.candidates(cell).single() {
                    position.place(cell, digit);
                }
            }
        }
        for cells in houses.iter() {
            let candidates = cells.iter().map(|&cell| position.candidates(cell));
            let (present_digits, single_place_digits) = Digits::any_and_once(candidates);
            if present_digits != all_digits {
                return false;
            }
            for &cell in cells {
                let hidden_singles = position.candidates(cell) & single_place_digits;
                if let Some(digit) = hidden_singles.first().filter(|_| position.value(cell) == 0) {
                    position.place(cell, digit);
                }
            }
        }
        if position.blanks().count() == blanks_before {
            return !position.is_contradictory();
        }
    }
}
