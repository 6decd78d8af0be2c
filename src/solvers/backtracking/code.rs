//! Pseudo-code of backtracking, and the lines that a step executes.

use sudoku_search::code;

use super::explain::{LastAction, NodeOrigin};
use super::{Backtracking, SearchPhase};

code! {
    /// Pseudo-code of the search, line by line.
    pub(super) enum PseudoCode {
        /// search():
        Search,
        ///   infer: place naked and hidden singles
        #[counts(placements)]
        Infer,
        ///   if no cell is blank: report the solution
        #[counts(found)]
        Report,
        ///   choose a blank cell, by the cell order
        Choose,
        ///   if a cell has no candidate, or a digit no place: return
        Dead,
        ///   for each digit that fits there, by the digit order:
        Each,
        ///     write it
        #[counts(nodes)]
        Write,
        ///     search()
        Deeper,
        ///     undo it, and what was inferred from it
        #[counts(backtracks)]
        TakeBack,
        /// if branches were skipped: next wave, one more deviation
        #[counts(waves)]
        Wave,
        /// stop: every branch was tried
        Stop,
    }
}

/// The lines of [`PseudoCode`] that the last step executed, numbered from 1, in order of execution.
pub(super) fn lines(search: &Backtracking) -> Vec<u8> {
    let origin = match search.last {
        LastAction::Node(origin) => Some(origin),
        _ => None,
    };
    // Inference before the search belongs to the first node.
    let has_placed = search.counters.placements > 0;
    let is_first_node = origin.is_some() && search.counters.nodes == 1 && has_placed;
    let has_inferred = match origin {
        Some(_) => {
            let checkpoint = search.frames[search.depth - 1].checkpoint;
            search.state.filled_since(checkpoint).nth(1).is_some()
        }
        None => search.last == LastAction::Inference,
    };
    let is_dead_end =
        matches!(origin, Some(NodeOrigin::Dead(_))) || search.last == LastAction::Contradiction;
    let has_ended = matches!(
        search.last,
        LastAction::Exhausted | LastAction::Contradiction
    );
    let is_full = search.phase == SearchPhase::Search
        && search.state.blank_count() == 0
        && search.is_new_solution();
    PseudoCode::executed(&[
        (PseudoCode::Infer, is_first_node),
        (
            PseudoCode::Choose,
            origin.is_some_and(|origin| origin != NodeOrigin::Complete),
        ),
        (PseudoCode::Dead, is_dead_end),
        (PseudoCode::TakeBack, search.undone_len > 0),
        (PseudoCode::Wave, origin == Some(NodeOrigin::Wave)),
        (PseudoCode::Write, origin.is_some()),
        (PseudoCode::Infer, has_inferred && !is_first_node),
        (PseudoCode::Report, is_full),
        (PseudoCode::Stop, has_ended),
    ])
}
