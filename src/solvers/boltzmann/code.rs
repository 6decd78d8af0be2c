//! Pseudo-code of the Boltzmann machine, and the lines that a step executes.

use sudoku_search::code;

use super::{Boltzmann, Schedule};

code! {
    /// Pseudo-code of the search, line by line.
    pub(super) enum PseudoCode {
        /// turn the units of the givens on
        Clamp,
        /// for each sweep:
        Sweep,
        ///   for each unit, in random or row order:
        #[counts(updates)]
        Each,
        ///     gap := sum of the weights to active units − threshold
        Gap,
        ///     turn it on with probability 1 / (1 + exp(−gap / T))
        Draw,
        ///     if it switched: update the units that it excludes
        #[counts(flips)]
        Flip,
        ///     if each cell has one active unit, no conflict: report
        #[counts(found)]
        Report,
        ///   if that was the last sweep: stall
        #[counts(stalled)]
        Stall,
        ///   lower the temperature T
        Cool,
    }
}

/// The lines of [`PseudoCode`] that the last step executed, numbered from 1, in order of execution.
pub(super) fn lines(search: &Boltzmann) -> Vec<u8> {
    let (has_swept, is_solved) = (search.counts.sweeps > 0, search.network.is_solved());
    let cools = search.params.schedule == Schedule::Geometric;
    PseudoCode::executed(&[
        (PseudoCode::Each, has_swept),
        (PseudoCode::Gap, has_swept),
        (PseudoCode::Draw, has_swept),
        (
            PseudoCode::Flip,
            has_swept && (is_solved || search.acceptance > 0.0),
        ),
        (PseudoCode::Report, is_solved),
        (PseudoCode::Stall, search.end.is_some() && !is_solved),
        (PseudoCode::Cool, has_swept && search.end.is_none() && cools),
    ])
}
