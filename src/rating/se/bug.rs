//! Bivalue universal graves (BUG): positions in which, except for a few extra candidates, every
//! cell has two candidates and every digit two places per house.
//!
//! The technique `bug` accepts any set of extra candidates whose removal leaves a BUG. The program collects
//! them house by house, boxes first, gives up at the first cell that fits with none of the others, and takes
//! the first subset of type 3 by size, so it finds fewer instances, and finds them in a different order.
//! Ratings that agree with the program need this search.

use sudoku_techniques::forcing::{CandidateBoard, CandidateIndex, bits, combinations, hall_union};

use super::rules::RatedStep;

/// The extra candidates of a position that is a BUG without them.
struct NearBug {
    /// The cells with extra candidates, each with the mask of its extra digits.
    cells: Vec<(usize, u32)>,
    /// The mask of the extra digits of all cells with extra candidates.
    extra_digits: u32,
    /// The cells that see all cells with extra candidates.
    common_peers: Vec<usize>,
}

/// Finds the extra candidates house by house; `None` if the position without them is not a BUG.
fn find_extra_candidates(board: &CandidateBoard) -> Option<NearBug> {
    let layout = board.layout;
    let mut reduced_board = board.clone();
    let mut near_bug = NearBug {
        cells: Vec::new(),
        extra_digits: 0,
        common_peers: Vec::new(),
    };
    let boxes_first = (2 * layout.side..3 * layout.side).chain(0..2 * layout.side);
    for house in boxes_first {
        for digit in 0..layout.side {
            let places = board.places(house, digit);
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let cells = layout.houses.cells(house);
            let mut large_cells = bits(places)
                .map(|slot| cells[slot])
                .filter(|&cell| board.candidate_count(cell) >= 3);
            let cell = large_cells.next()?;
            if large_cells.next().is_some() {
                // Another house will show which of the cells has the extra candidate.
                continue;
            }
            match near_bug.cells.iter_mut().find(|entry| entry.0 == cell) {
                Some(entry) => entry.1 |= 1 << digit,
                None => near_bug.cells.push((cell, 1 << digit)),
            }
            near_bug.extra_digits |= 1 << digit;
            reduced_board.remove(cell, digit);
            let sees_all = |other: &usize| {
                near_bug
                    .cells
                    .iter()
                    .all(|item| layout.sees(item.0, *other))
            };
            near_bug.common_peers = (0..layout.cells()).filter(sees_all).collect();
            if near_bug.cells.len() > 1
                && near_bug.extra_digits.count_ones() > 1
                && near_bug.common_peers.is_empty()
            {
                return None;
            }
        }
    }
    let is_bivalue = (0..layout.cells())
        .all(|cell| !reduced_board.is_blank(cell) || reduced_board.candidate_count(cell) == 2);
    let is_balanced = (0..3 * layout.side).all(|house| {
        (0..layout.side)
            .all(|digit| matches!(reduced_board.places(house, digit).count_ones(), 0 | 2))
    });
    (is_bivalue && is_balanced && !near_bug.cells.is_empty()).then_some(near_bug)
}

/// The step that follows from a BUG with extra candidates; `None` if the board has no such pattern, or if nothing
/// follows from it.
pub(super) fn near_bug(board: &CandidateBoard) -> Option<RatedStep> {
    let layout = board.layout;
    let near_bug = find_extra_candidates(board)?;
    let candidates_of = |cell: usize, digits: u32| -> Vec<CandidateIndex> {
        bits(digits)
            .map(|digit| cell * layout.side + digit)
            .collect()
    };
    if let [(cell, extra)] = near_bug.cells[..] {
        let placement = extra
            .is_power_of_two()
            .then(|| cell * layout.side + extra.trailing_zeros() as usize);
        return Some(RatedStep {
            difficulty: 5.6,
            placement,
            eliminations: candidates_of(cell, board.digits(cell) & !extra),
        });
    }
    if near_bug.extra_digits.is_power_of_two() {
        let common_peers = near_bug.common_peers.iter();
        let eliminations: Vec<_> = common_peers
            .flat_map(|&cell| candidates_of(cell, board.digits(cell) & near_bug.extra_digits))
            .collect();
        if !eliminations.is_empty() {
            return Some(RatedStep::eliminating(5.7, eliminations));
        }
    }
    if let [(a, extra_a), (b, extra_b)] = near_bug.cells[..] {
        let common_digits = board.digits(a) & board.digits(b) & !near_bug.extra_digits;
        if layout.sees(a, b) && common_digits.is_power_of_two() {
            let remaining_digits = |cell: usize, extra: u32| {
                candidates_of(cell, board.digits(cell) & !extra & !common_digits)
            };
            let eliminations =
                [remaining_digits(a, extra_a), remaining_digits(b, extra_b)].concat();
            return Some(RatedStep::eliminating(5.7, eliminations));
        }
    }
    with_subset(board, &near_bug)
}

/// The step of a BUG of type 3, in which the cells with extra candidates count as one cell of a naked subset; `None` if
/// there is none.
fn with_subset(board: &CandidateBoard, near_bug: &NearBug) -> Option<RatedStep> {
    let layout = board.layout;
    for house in layout.houses_of(near_bug.cells[0].0) {
        let is_shared = |item: &(usize, u32)| layout.houses.of(item.0).contains(&house);
        if !near_bug.cells.iter().all(is_shared) {
            continue;
        }
        let near_cells: Vec<usize> = (near_bug.common_peers.iter().copied())
            .filter(|&cell| layout.houses.of(cell).contains(&house))
            .collect();
        for size in 2..=6.min(near_cells.len()) {
            for chosen in combinations(size - 1, near_cells.len()) {
                let digits_at = |i: usize| {
                    near_cells
                        .get(i)
                        .map_or(near_bug.extra_digits, |&c| board.digits(c))
                };
                let union = bits(chosen).fold(0, |union, i| union | digits_at(i));
                // The extra candidates stand for an additional cell after the last one.
                if union.count_ones() as usize != size
                    || hall_union(chosen | 1 << near_cells.len(), digits_at) != Some(union)
                {
                    continue;
                }
                let eliminations: Vec<_> = (0..near_cells.len())
                    .filter(|i| chosen >> i & 1 == 0)
                    .flat_map(|i| {
                        let digits = bits(board.digits(near_cells[i]) & union);
                        let cell = near_cells[i];
                        digits.map(move |digit| cell * layout.side + digit)
                    })
                    .collect();
                if !eliminations.is_empty() {
                    let tenths = u32::try_from(57 + size - 1).expect("a subset is small");
                    return Some(RatedStep::eliminating(
                        f64::from(tenths) / 10.0,
                        eliminations,
                    ));
                }
            }
        }
    }
    None
}
