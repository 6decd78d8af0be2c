//! What generators share: chance, and how a puzzle in the making is drawn.

use rand::RngExt as _;
use sudoku_search::{Rng, Seed, View};

/// A number below `n`, which is the same on every target.
pub(crate) fn pick(rng: &mut Rng, n: usize) -> usize {
    let n = u32::try_from(n).expect("no list is so long");
    rng.random_range(0..n) as usize
}

/// Fisher and Yates' shuffle. That of `rand` draws other numbers: with it no seed would make the
/// puzzles it made.
pub(crate) fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, pick(rng, last + 1));
    }
}

/// A seed for a part of the run.
pub(crate) fn seed(rng: &mut Rng) -> Seed {
    Seed(rng.random())
}

/// Draws givens, and in blank cells, faintly, the digits of the solution.
pub(crate) fn draw(view: &mut View, puzzle: &[u8], solution: &[u8]) {
    view.digits.fill(0);
    view.weights.fill(0.0);
    for (cell, &digit) in puzzle.iter().enumerate() {
        if digit != 0 {
            view.settle(cell, digit);
        } else if let Some(&digit) = solution.get(cell) {
            view.cell_mut(cell)[usize::from(digit) - 1] = FAINT;
        }
    }
}

/// The weight of a digit that was taken away.
const FAINT: f32 = 0.25;
