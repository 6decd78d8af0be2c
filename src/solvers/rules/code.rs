//! Pseudo-code of the rule-based solver, and the lines that a step executes.

use sudoku_search::{Event, code};

use super::{LastAction, NextAction, Rules};

code! {
    /// Pseudo-code of the search, line by line.
    pub(super) enum PseudoCode {
        /// repeat:
        Repeat,
        ///   if every cell is filled: report the solution
        #[counts(found)]
        Report,
        ///   if a cell has no candidate or a digit no place: dead end
        Dead,
        ///   for each technique, in the order of the list:
        Each,
        ///     if it finds its pattern: apply it, and repeat
        #[counts(deductions)]
        Apply,
        ///   if guessing is not allowed: stall
        #[counts(stalled)]
        Stall,
        ///   guess: try a candidate of a blank cell
        #[counts(nodes)]
        Guess,
        /// at a dead end, or to continue after a solution:
        Backtrack,
        ///   take the last guess back
        #[counts(backtracks)]
        TakeBack,
        ///   try the next candidate of its cell
        #[counts(nodes)]
        Retry,
        /// stop: no guess is left
        Stop,
    }
}

/// The lines of [`PseudoCode`] that the last step executed, numbered from 1, in order of execution.
pub(super) fn lines(search: &Rules) -> Vec<u8> {
    let is_full = search.filled == search.position.shape().cells();
    if let NextAction::End(event) = search.next {
        let (has_stalled, is_contradictory) =
            (event == Event::Stalled, search.position.is_contradictory());
        return PseudoCode::executed(&[
            (PseudoCode::Dead, is_contradictory),
            (
                PseudoCode::Each,
                has_stalled && !is_contradictory && !is_full,
            ),
            (PseudoCode::Stall, has_stalled),
            (PseudoCode::TakeBack, search.tally.nodes > 0),
            (PseudoCode::Stop, !has_stalled),
        ]);
    }
    let (has_deduced, has_guessed, has_retried) = match search.last {
        LastAction::Nothing => (false, false, false),
        LastAction::Deduction { .. } => (true, false, false),
        LastAction::Guess { .. } => (false, true, false),
        LastAction::Retry { .. } => (false, false, true),
    };
    PseudoCode::executed(&[
        (PseudoCode::Each, has_deduced || has_guessed),
        (PseudoCode::Apply, has_deduced),
        (PseudoCode::Guess, has_guessed),
        (PseudoCode::TakeBack, has_retried),
        (PseudoCode::Retry, has_retried),
        (
            PseudoCode::Report,
            is_full && matches!(search.next, NextAction::Backtrack),
        ),
    ])
}
