//! Pseudo-code of parallel tempering, and the lines that a step executes.

use sudoku_search::code;

use super::Tempering;

code! {
    /// Pseudo-code of the search, line by line.
    pub(super) enum PseudoCode {
        /// fill the boxes of each replica at random
        Fill,
        /// repeat:
        #[counts(sweeps)]
        Repeat,
        ///   for each replica, at the temperature T of its level:
        Each,
        ///     as many times as there are blank cells:
        Times,
        ///       draw a blank cell and another blank cell of its box
        #[counts(tried)]
        Draw,
        ///       Δ := change of the energy if their digits are swapped
        Change,
        ///       if Δ ≤ 0, or with probability exp(−Δ / T): swap
        #[counts(swaps)]
        Swap,
        ///       if no digit is missing: report the solution
        #[counts(found)]
        Report,
        ///   if that was the last sweep: stall
        #[counts(stalled)]
        Stall,
        ///   for every other pair of levels, with energies E and E':
        #[counts(proposed)]
        Pair,
        ///     with probability exp((1/T − 1/T')(E − E')): exchange
        #[counts(exchanges)]
        Exchange,
    }
}

/// The lines of [`PseudoCode`] that the last step executed, numbered from 1, in order of execution.
pub(super) fn lines(search: &Tempering) -> Vec<u8> {
    let (has_swept, is_solved) = (search.counts.sweeps > 0, search.solved_level().is_some());
    let has_proposed = search.last.tried > 0;
    PseudoCode::executed(&[
        (PseudoCode::Repeat, has_swept),
        (PseudoCode::Each, has_swept),
        (PseudoCode::Draw, has_proposed),
        (PseudoCode::Change, has_proposed),
        (PseudoCode::Swap, search.last.accepted > 0),
        (PseudoCode::Report, is_solved),
        (PseudoCode::Stall, search.end.is_some() && !is_solved),
        (PseudoCode::Pair, search.proposed > 0),
        (PseudoCode::Exchange, search.exchanged > 0),
    ])
}
