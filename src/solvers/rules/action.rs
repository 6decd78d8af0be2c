//! Current guesses, and the last and the next action of the rule-based solver.

use sudoku_grid::{Digits, Position};
use sudoku_search::Event;
use sudoku_techniques::Deduction;

/// A guess that has not been undone, with the data needed to undo it.
#[derive(Clone, Debug)]
pub(super) struct Guess {
    /// The position before the guess.
    pub(super) before: Position,
    pub(super) cell: usize,
    /// The digit that is currently guessed.
    pub(super) digit: u8,
    /// The number of digits tried before the current one.
    pub(super) tried: u32,
    /// The candidates of the cell not tried yet.
    pub(super) untried: Digits,
}

/// The actions of the last step.
#[derive(Clone, Debug)]
pub(super) enum LastAction {
    /// There is no last step: `step` has not been called yet.
    Nothing,
    /// The step applied a technique.
    Deduction {
        /// The index of the technique in the list of techniques.
        technique: usize,
        deduction: Deduction,
    },
    /// The step guessed a digit among the candidates `digits` of a cell.
    Guess {
        cell: usize,
        digit: u8,
        digits: Digits,
    },
    /// The step undid the guess of the digit `wrong` and tried another digit in the same cell.
    Retry { cell: usize, digit: u8, wrong: u8 },
}

/// The actions of the next call of `step`.
#[derive(Clone, Copy, Debug)]
pub(super) enum NextAction {
    /// Check whether the position, which has changed, is solved or contradictory.
    Check,
    /// Try the techniques from this index of the list on, and this technique from this part of its work on.
    Technique((usize, usize)),
    /// Backtrack from this position, which is solved or has no solution.
    Backtrack,
    /// There is none: the run has ended with this event.
    End(Event),
}
