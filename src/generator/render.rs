//! The view of an unfinished puzzle.

use sudoku_search::View;

/// Draws the givens, and in blank cells the digits of the solution with a low weight.
pub(crate) fn draw(view: &mut View, puzzle: &[u8], solution: &[u8]) {
    view.digits.fill(0);
    view.weights.fill(0.0);
    for (cell, &digit) in puzzle.iter().enumerate() {
        if digit != 0 {
            view.settle(cell, digit);
        } else if let Some(&digit) = solution.get(cell) {
            view.cell_mut(cell)[usize::from(digit) - 1] = REMOVED_DIGIT_WEIGHT;
        }
    }
}

/// The weight of a removed digit.
const REMOVED_DIGIT_WEIGHT: f32 = 0.25;
