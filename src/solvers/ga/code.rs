//! Pseudo-code of the genetic algorithm, and the lines that a generation executes.

use sudoku_search::code;

use super::{Ga, GaPhase, Placement};

code! {
    /// Pseudo-code of the search, line by line.
    pub(super) enum PseudoCode {
        /// fill a population with random grids
        Fill,
        /// repeat:
        Repeat,
        ///   for each child of the next generation:
        Each,
        ///     draw two parents, better ones with higher weight
        Draw,
        ///     cross them by rows or bands into a child
        #[counts(evaluations)]
        Cross,
        ///     with some probability: reshuffle a row of the child
        Mutate,
        ///   an aggregate of the experts replaces an individual
        Crowd,
        ///   if an individual has no conflict: report the solution
        #[counts(found)]
        Report,
        ///   if the best is no better than long ago: stall
        #[counts(stalled)]
        Stall,
        ///   if it has not improved for a while: shake-up
        #[counts(shake_ups)]
        ShakeUp,
    }
}

/// The lines that the last call of `step` executed.
pub(super) fn executed_lines(search: &Ga) -> Vec<u8> {
    let (has_bred, has_ended) = (search.counts.generations > 0, search.phase == GaPhase::End);
    let (best, conflict_count) = search.population.individual_at_rank(0);
    let is_solved = has_ended && conflict_count == 0 && search.chromosomes.are_candidates(best);
    PseudoCode::executed(&[
        (
            PseudoCode::Fill,
            !has_bred && search.phase != GaPhase::Inspect,
        ),
        (PseudoCode::Each, has_bred),
        (PseudoCode::Draw, has_bred),
        (PseudoCode::Cross, has_bred),
        (PseudoCode::Mutate, has_bred && search.params.mutation > 0.0),
        (
            PseudoCode::Crowd,
            has_bred && search.params.crowd && search.params.placement != Placement::Nowhere,
        ),
        (PseudoCode::Report, is_solved),
        (PseudoCode::Stall, has_ended && !is_solved),
        (
            PseudoCode::ShakeUp,
            has_bred && !has_ended && !search.improved && search.generations_without_gain == 0,
        ),
    ])
}
