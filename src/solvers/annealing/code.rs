//! Pseudo-code of simulated annealing, and the lines that a step executes.

use sudoku_search::code;

use super::{AfterSweep, Annealing};

code! {
    /// Pseudo-code of the search, line by line.
    pub(super) enum PseudoCode {
        /// fill each box with its missing digits at random
        Fill,
        /// T := the initial temperature
        Heat,
        /// repeat:
        Repeat,
        ///   as many times as there are blank cells:
        #[counts(sweeps)]
        Sweep,
        ///     draw a blank cell and another blank cell of its box
        #[counts(tried)]
        Draw,
        ///     Δ := change of the energy if their digits are swapped
        Change,
        ///     if Δ ≤ 0, or with probability exp(−Δ / T): swap
        #[counts(swaps)]
        Swap,
        ///     if no digit is missing: report the solution
        #[counts(found)]
        Report,
        ///   if that was the last sweep: stall
        #[counts(stalled)]
        Stall,
        ///   at the end of a chain: lower T
        #[counts(coolings)]
        Cool,
        ///   after many chains without progress: restart
        #[counts(restarts)]
        Again,
    }
}

/// The lines of [`PseudoCode`] that the last step executed, numbered from 1, in order of execution.
pub(super) fn lines(search: &Annealing) -> Vec<u8> {
    let (has_swept, is_solved) = (search.counts.sweeps > 0, search.is_solved());
    let has_proposed = search.last.tried > 0;
    PseudoCode::executed(&[
        (PseudoCode::Sweep, has_swept),
        (PseudoCode::Draw, has_proposed),
        (PseudoCode::Change, has_proposed),
        (PseudoCode::Swap, search.last.accepted > 0),
        (PseudoCode::Report, is_solved),
        (PseudoCode::Stall, search.end.is_some() && !is_solved),
        (PseudoCode::Cool, search.after_sweep == AfterSweep::Cool),
        (PseudoCode::Again, search.after_sweep == AfterSweep::Restart),
    ])
}
