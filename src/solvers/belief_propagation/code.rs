//! Pseudo-code of belief propagation, and the lines that a step executes.

use sudoku_search::code;

use super::{BeliefPropagation, LastAction};

code! {
    /// Pseudo-code of the search, line by line.
    pub(super) enum PseudoCode {
        /// m := 1 for each candidate in each factor
        Even,
        /// repeat:
        Repeat,
        ///   n := product of the m from its other factors
        Hear,
        ///   m := message of each factor, from the n, damped
        #[counts(iterations)]
        Say,
        ///   if the digits of highest belief solve it: report
        #[counts(found)]
        Report,
        ///   if m has converged, or patience is exhausted:
        Rest,
        ///     fix the candidate of highest belief, or a random one
        #[counts(decisions)]
        Fix,
        ///   if a cell or house has no candidate left: restart
        #[counts(restarts)]
        Again,
        ///   if nothing may be fixed, or no restart is left: stall
        #[counts(stalled)]
        Stall,
    }
}

/// The lines of [`PseudoCode`] that the last step executed, numbered from 1, in order of execution.
pub(super) fn lines(search: &BeliefPropagation) -> Vec<u8> {
    let has_refuted = matches!(search.last_action, LastAction::Refuted);
    let has_iterated = has_refuted || matches!(search.last_action, LastAction::Iteration);
    let has_failed = matches!(search.last_action, LastAction::Failed { .. });
    let has_fixed = has_failed || matches!(search.last_action, LastAction::Fixed { .. });
    let is_solved = search.end.is_some() && search.is_solved();
    let has_stalled = search.end.is_some() && !is_solved;
    PseudoCode::executed(&[
        (PseudoCode::Hear, has_iterated),
        (PseudoCode::Say, has_iterated),
        (PseudoCode::Rest, has_fixed),
        (PseudoCode::Fix, has_fixed),
        (
            PseudoCode::Again,
            (has_failed || has_refuted) && !has_stalled,
        ),
        (PseudoCode::Report, is_solved),
        (PseudoCode::Stall, has_stalled),
    ])
}
