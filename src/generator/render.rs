//! The view of a puzzle in the making.

use sudoku_search::View;

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
