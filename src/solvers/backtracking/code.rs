//! Pseudo-code of backtracking, and the lines that a step passes.

use sudoku_search::code;

use super::explain::{Last, Turn};
use super::{Backtracking, Phase};

code! {
    /// Pseudo-code of the search, line by line.
    pub(super) enum Code {
        /// search():
        Search,
        ///   infer: write what has one candidate or place left
        #[counts(placements)]
        Infer,
        ///   if no cell is blank: report the solution
        #[counts(found)]
        Report,
        ///   choose a blank cell, by the cell order
        Choose,
        ///   if a cell or a digit has nothing left: return
        Dead,
        ///   for each digit that fits there, by the digit order:
        Each,
        ///     write it
        #[counts(nodes)]
        Write,
        ///     search()
        Deeper,
        ///     take it back, and what was inferred from it
        #[counts(backtracks)]
        TakeBack,
        /// if some branches were left out: a wave that allows more
        #[counts(waves)]
        Wave,
        /// stop: every branch was tried
        Stop,
    }
}

/// The lines of [`Code`] that the last step passed, from 1, in order.
pub(super) fn lines(search: &Backtracking) -> Vec<u8> {
    let turn = match search.last {
        Last::Node(turn) => Some(turn),
        _ => None,
    };
    // Inference before the search belongs to the first node.
    let placed = search.counters.placements > 0;
    let first = turn.is_some() && search.counters.nodes == 1 && placed;
    let inferred = match turn {
        Some(_) => {
            let checkpoint = search.frames[search.depth - 1].checkpoint;
            search.state.filled_since(checkpoint).nth(1).is_some()
        }
        None => search.last == Last::Inference,
    };
    let dead = matches!(turn, Some(Turn::Dead(_))) || search.last == Last::Contradiction;
    let ended = matches!(search.last, Last::Exhausted | Last::Contradiction);
    let full = search.phase == Phase::Search && search.state.blanks() == 0 && search.is_new();
    Code::passed(&[
        (Code::Infer, first),
        (
            Code::Choose,
            turn.is_some_and(|turn| turn != Turn::Complete),
        ),
        (Code::Dead, dead),
        (Code::TakeBack, search.undone_len > 0),
        (Code::Wave, turn == Some(Turn::Wave)),
        (Code::Write, turn.is_some()),
        (Code::Infer, inferred && !first),
        (Code::Report, full),
        (Code::Stop, ended),
    ])
}
