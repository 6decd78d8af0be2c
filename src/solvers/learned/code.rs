//! Pseudo-code of the network, and the lines that a step executes.

use sudoku_search::{Event, code};

use super::{LastAction, Learned};

code! {
    /// Pseudo-code of the search, line by line.
    pub(super) enum PseudoCode {
        /// h := the learned first state, for each candidate
        Start,
        /// repeat:
        Repeat,
        ///   s := sum of h over each group of candidates
        Pool,
        ///   a := ReLU(weights × h and its six s)
        Hidden,
        ///   h := normalise(h + weights × a)
        #[counts(iterations)]
        Update,
        ///   p := softmax(weights × h) in each cell
        Read,
        ///   if the most probable digits solve it: report
        #[counts(found)]
        Report,
        ///   if patience is exhausted: restart with noise
        #[counts(restarts)]
        Restart,
        ///   or, if no restart is left: stall
        #[counts(stalled)]
        Stall,
        /// guided search, in the cell with the fewest candidates:
        Guide,
        ///   try the most probable digit that is left
        #[counts(nodes)]
        Try,
        ///   take it back if it leads to no further solution
        #[counts(backtracks)]
        TakeBack,
        ///   stop if every digit was tried
        Exhausted,
    }
}

/// The lines of [`PseudoCode`] that the last step executed, numbered from 1, in order of execution.
pub(super) fn lines(search: &Learned) -> Vec<u8> {
    let action = search.last_action;
    let has_tried = matches!(action, LastAction::Tried { .. });
    let has_taken_back = matches!(action, LastAction::TakenBack { .. });
    let is_exhausted = search.end == Some(Event::Exhausted);
    let is_searching =
        has_tried || has_taken_back || is_exhausted || action == LastAction::Reported;
    let has_restarted = action == LastAction::Restarted;
    let has_updated = has_restarted || action == LastAction::Updated;
    let is_solved = search.is_reporting;
    let has_stalled = search.end == Some(Event::Stalled) && !is_solved;
    PseudoCode::executed(&[
        (PseudoCode::Pool, has_updated),
        (PseudoCode::Hidden, has_updated),
        (PseudoCode::Update, has_updated),
        (PseudoCode::Read, has_updated),
        (PseudoCode::Guide, is_searching),
        (PseudoCode::Try, has_tried),
        (PseudoCode::TakeBack, has_taken_back),
        (PseudoCode::Exhausted, is_exhausted),
        (PseudoCode::Restart, has_restarted),
        (PseudoCode::Report, is_solved),
        (PseudoCode::Stall, has_stalled),
    ])
}
