//! The kernel as one would write it first: sets of digits, house by house, cell by cell.

use sudoku_grid::{Digits, Shape};

use super::Puzzle;

/// The candidates of a puzzle's cells before anything is worked out.
pub(super) fn start(puzzle: &Puzzle) -> Vec<Digits> {
    let digits = puzzle.iter().map(|&digit| match digit {
        0 => Digits::all(9),
        digit => Digits::only(digit),
    });
    digits.collect()
}

/// Singles and locked candidates, cell by cell, until nothing moves; `None` is a contradiction.
pub(super) fn propagate(mut cells: Vec<Digits>) -> Option<Vec<Digits>> {
    let houses = Shape::NINE.houses();
    loop {
        let before = cells.clone();
        for cell in 0..81 {
            if let Some(digit) = cells[cell].single() {
                for &peer in houses.peers(cell) {
                    cells[peer].remove(digit);
                }
            }
        }
        for house in 0..27 {
            for digit in 1..=9 {
                let places: Vec<_> = (houses.cells(house).iter().copied())
                    .filter(|&cell| cells[cell].contains(digit))
                    .collect();
                if places.is_empty() {
                    return None;
                }
                if let [cell] = places[..] {
                    cells[cell] = Digits::only(digit);
                }
                for other in (0..27).filter(|&other| other != house) {
                    let inside = |cell: &usize| houses.of(*cell).contains(&other);
                    if places.iter().all(inside) {
                        for &cell in houses.cells(other) {
                            if !places.contains(&cell) {
                                cells[cell].remove(digit);
                            }
                        }
                    }
                }
            }
        }
        if cells.iter().any(|digits| digits.is_empty()) {
            return None;
        }
        if cells == before {
            return Some(cells);
        }
    }
}

/// What a search came to.
#[derive(Default)]
pub(super) struct Found {
    pub(super) count: u32,
    pub(super) first: Option<Puzzle>,
    pub(super) nodes: u64,
}

/// Counts solutions up to a limit; at 0 all.
pub(super) fn search(cells: Vec<Digits>, limit: u32) -> Found {
    let mut found = Found::default();
    branch(cells, limit, &mut found);
    found
}

/// Says whether to go on.
fn branch(cells: Vec<Digits>, limit: u32, found: &mut Found) -> bool {
    let Some(cells) = propagate(cells) else {
        return true;
    };
    let Some(cell) = choose(&cells) else {
        let digits: Vec<_> = cells.iter().filter_map(|cell| cell.single()).collect();
        found
            .first
            .get_or_insert(digits.try_into().expect("solved"));
        found.count += 1;
        return found.count != limit;
    };
    let digit = cells[cell].iter().next().expect("several");
    let (mut tried, mut removed) = (cells.clone(), cells);
    tried[cell] = Digits::only(digit);
    removed[cell].remove(digit);
    found.nodes += 1;
    if !branch(tried, limit, found) {
        return false;
    }
    found.nodes += 1;
    branch(removed, limit, found)
}

/// Where to branch: the cell with two candidates that sees most of its kind, or else the first
/// with three, or else the first with more. The first is by stack, then by row.
fn choose(cells: &[Digits]) -> Option<usize> {
    let mut order: Vec<_> = (0..81).collect();
    order.sort_by_key(|cell| (cell % 9 / 3, *cell));
    let open = order.into_iter().filter(|&cell| cells[cell].len() > 1);
    let houses = Shape::NINE.houses();
    let is_pair = |cell: &usize| cells[*cell].len() == 2;
    open.min_by_key(|&cell| match cells[cell].len() {
        2 => {
            let seen = houses.peers(cell).iter().filter(|&peer| is_pair(peer));
            (2, 81 - seen.count())
        }
        3 => (3, 0),
        _ => (4, 0),
    })
}
