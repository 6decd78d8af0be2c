//! To fix one candidate after another: which, and what follows from it.

use std::ops::Range;

use rand::RngExt as _;
use sudoku_grid::{Digits, Position};
use sudoku_search::{Rng, math};

use super::graph::Graph;
use super::messages::Messages;

/// The candidate with the greatest odds.
pub(super) fn surest(graph: &Graph, messages: &Messages) -> usize {
    greatest(graph, |cell, at| messages.odds(cell, at))
}

/// The candidate with the greatest odds but for noise, which is added to their logarithm as Gumbel has it:
/// at 1, each candidate is drawn in proportion to its odds.
pub(super) fn drawn(graph: &Graph, messages: &Messages, noise: f64, rng: &mut Rng) -> usize {
    if noise == 0.0 {
        return surest(graph, messages);
    }
    greatest(graph, |cell, at| {
        let uniform: f64 = rng.random();
        messages.odds(cell, at) - noise * math::ln(-math::ln(uniform.max(f64::MIN_POSITIVE)))
    })
}

/// The first of the candidates of which something is greatest.
fn greatest(graph: &Graph, mut measure: impl FnMut(Range<usize>, usize) -> f64) -> usize {
    let (mut best, mut most) = (0, f64::NEG_INFINITY);
    for cell in graph.cells() {
        for at in cell.clone() {
            let here = measure(cell.clone(), at);
            if here > most {
                (best, most) = (at, here);
            }
        }
    }
    best
}

/// A candidate of a random blank cell, each as likely.
pub(super) fn random(graph: &Graph, rng: &mut Rng) -> usize {
    let cell = rng.random_range(0..graph.blanks());
    let cell = graph.cells().nth(cell).expect("below their number");
    rng.random_range(cell)
}

/// Fills in naked and hidden singles to the end, or to a contradiction; says which. Each pass goes once
/// over all cells and all houses.
pub(super) fn follow(position: &mut Position) -> bool {
    let houses = position.shape().houses();
    let all = Digits::all(position.shape().side());
    loop {
        let before = position.blanks().count();
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
            let (mut once, mut twice) = (Digits::EMPTY, Digits::EMPTY);
            for &cell in cells {
                let here = position.candidates(cell);
                twice |= once & here;
                once |= here;
            }
            if once != all {
                return false;
            }
            for &cell in cells {
                let hidden = position.candidates(cell) & (once - twice);
                if let Some(digit) = hidden.first().filter(|_| position.value(cell) == 0) {
                    position.place(cell, digit);
                }
            }
        }
        if position.blanks().count() == before {
            return !position.is_contradictory();
        }
    }
}
