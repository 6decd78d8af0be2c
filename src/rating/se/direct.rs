//! Direct rules: singles, and patterns that immediately lead to a hidden single.
//!
//! The technique `hidden-single` also finds full houses, and finds each cell once, in its easiest house. This
//! module takes the first hidden single in the program's order of houses, because the difficulty depends on
//! the kind of house.

use sudoku_techniques::forcing::{CandidateBoard, bits, combinations, cover_of, hall_union};

use super::rules::RatedStep;

/// The easiest hidden single: the last blank cell of a house, otherwise a hidden single in a box, otherwise
/// one in a line; `None` if there is no hidden single.
pub(super) fn hidden_single(board: &CandidateBoard) -> Option<RatedStep> {
    let layout = board.layout;
    for is_last_blank in [true, false] {
        for house in layout.houses_by_ease() {
            for digit in 0..layout.side {
                let places = board.places(house, digit);
                if places.is_power_of_two() && (board.blanks(house) == 1) == is_last_blank {
                    let cell = layout.houses.cells(house)[places.trailing_zeros() as usize];
                    let difficulty = match (is_last_blank, house >= 2 * layout.side) {
                        (true, _) => 1.0,
                        (false, true) => 1.2,
                        (false, false) => 1.5,
                    };
                    return Some(RatedStep::placing(difficulty, cell * layout.side + digit));
                }
            }
        }
    }
    None
}

/// The naked single in the first cell with a single candidate; `None` if there is no such cell.
pub(super) fn naked_single(board: &CandidateBoard) -> Option<RatedStep> {
    let layout = board.layout;
    let cell = (0..layout.cells()).find(|&cell| board.candidate_count(cell) == 1)?;
    let digit = board.digits(cell).trailing_zeros() as usize;
    Some(RatedStep::placing(2.3, cell * layout.side + digit))
}

/// The first step by locked candidates that leave a hidden single in a parallel house ("direct pointing", "direct
/// claiming"); `None` if there is none.
pub(super) fn locked_candidates(board: &CandidateBoard) -> Option<RatedStep> {
    let layout = board.layout;
    let side = layout.side;
    for (kind, cover_kind) in [(2, 1), (2, 0), (1, 2), (0, 2)] {
        for digit in 0..side {
            let parallel_houses = kind * side..(kind + 1) * side;
            for house in parallel_houses.clone() {
                let Some(cover) = cover_of(board, house, cover_kind, digit) else {
                    continue;
                };
                for other in parallel_houses.clone().filter(|&other| other != house) {
                    let cells = layout.houses.cells(other);
                    let places = board.places(other, digit);
                    let mut target_cells = bits(places)
                        .map(|slot| cells[slot])
                        .filter(|&target| layout.houses.of(target)[cover_kind] != cover);
                    let (target, second_cell) = (target_cells.next(), target_cells.next());
                    // The house had more than one place before.
                    if let (Some(target), None, true) =
                        (target, second_cell, places.count_ones() > 1)
                    {
                        let difficulty = if kind == 2 { 1.7 } else { 1.9 };
                        return Some(RatedStep::placing(difficulty, target * side + digit));
                    }
                }
            }
        }
    }
    None
}

/// The first step by a hidden subset of `size` digits that leaves a hidden single in its house ("direct hidden pair",
/// "direct hidden triplet"); `None` if there is none.
pub(super) fn hidden_subset(
    board: &CandidateBoard,
    size: usize,
    difficulty: f64,
) -> Option<RatedStep> {
    let layout = board.layout;
    for house in layout.houses_by_ease() {
        if board.blanks(house) <= size {
            continue;
        }
        for digits in combinations(size, layout.side) {
            let Some(slots) = hall_union(digits, |digit| board.places(house, digit)) else {
                continue;
            };
            for digit in (0..layout.side).filter(|digit| digits >> digit & 1 == 0) {
                let places = board.places(house, digit);
                let other_slots = places & !slots;
                if places.count_ones() > 1 && other_slots.is_power_of_two() {
                    let cell = layout.houses.cells(house)[other_slots.trailing_zeros() as usize];
                    return Some(RatedStep::placing(difficulty, cell * layout.side + digit));
                }
            }
        }
    }
    None
}
