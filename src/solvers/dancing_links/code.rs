//! Pseudo-code of dancing links, and the lines that a step executes.

use sudoku_search::code;

use super::{DancingLinks, ROOT};

code! {
    /// Pseudo-code of the search, line by line.
    pub(super) enum PseudoCode {
        /// search():
        Search,
        ///   if no item is left: report the options taken
        #[counts(found)]
        Report,
        ///   item := an item with the fewest options
        Choose,
        ///   cover item: unlink it and all its options
        Cover,
        ///   for each option of item:
        Each,
        ///     take it: cover its three other items
        #[counts(nodes)]
        Take,
        ///     search()
        Deeper,
        ///     backtrack: uncover them in reverse order
        #[counts(backtracks)]
        TakeBack,
        ///   uncover item: restore its options
        Uncover,
        /// stop: every option of every item was tried
        Stop,
    }
}

/// The lines of [`PseudoCode`] that the last step executed, numbered from 1, in order of execution.
pub(super) fn lines(search: &DancingLinks) -> Vec<u8> {
    let top = search.levels.last();
    let has_backtracked = match top {
        Some(level) => level.tried > 0,
        None => search.tally.nodes > 0,
    };
    let has_begun = search.tally.nodes > 0 || search.exhausted;
    let is_complete = has_begun && search.right[ROOT as usize] == ROOT;
    PseudoCode::executed(&[
        (PseudoCode::Choose, search.last.began_level),
        (PseudoCode::Cover, search.last.began_level),
        (PseudoCode::Uncover, search.last.left_level && top.is_some()),
        (PseudoCode::TakeBack, has_backtracked),
        (PseudoCode::Uncover, search.last.left_level && top.is_none()),
        (PseudoCode::Take, top.is_some()),
        (PseudoCode::Report, is_complete && !search.last.stopped),
        (PseudoCode::Stop, search.last.stopped),
    ])
}
