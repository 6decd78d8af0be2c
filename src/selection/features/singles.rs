//! Features of the propagation of singles, and of simple patterns that remain.

use sudoku_grid::Digits;

use super::board::{CandidateBoard, Propagation};
use super::{Feature, declare_features, flag, ratio};

/// The features of the propagation.
pub(super) const FEATURES: [Feature; 7] = declare_features!(
    "singles", true,
    "blanks": "Share of the cells that singles leave blank.",
    "rounds": "Passes over the board in which singles were placed.",
    "naked": "Digits placed as naked singles, per cell.",
    "hidden": "Digits placed as hidden singles, per cell.",
    "contradiction": "1 if singles lead to a contradiction, otherwise 0.",
    "locked": "Locked candidates per row: digits whose places in a house all lie in the intersection with another house that has more places.",
    "naked-pairs": "Naked pairs per house: two cells of a house with the same two candidates.",
);

/// The values of [`FEATURES`] for the board after the propagation.
pub(super) fn values(board: &CandidateBoard, propagation: Propagation) -> [f64; 7] {
    let cells = board.shape.cells();
    [
        ratio(board.blank_count, cells),
        ratio(propagation.rounds, 1),
        ratio(propagation.naked, cells),
        ratio(propagation.hidden, cells),
        flag(propagation.is_contradictory),
        ratio(locked_candidates(board), board.shape.side()),
        ratio(naked_pairs(board), board.houses.count()),
    ]
}

/// The number of locked candidates, of both kinds: pointing and claiming.
fn locked_candidates(board: &CandidateBoard) -> usize {
    let side = board.shape.side();
    let union = |cells: &mut dyn Iterator<Item = usize>| {
        cells.fold(Digits::EMPTY, |all, cell| all | board.candidates[cell])
    };
    let mut count = 0;
    for line in 0..2 * side {
        let kind = line / side;
        for box_house in 2 * side..3 * side {
            let line_cells = board.houses.cells(line).iter().copied();
            let in_box = |cell: &usize| board.houses.of(*cell)[2] == box_house;
            let shared = union(&mut line_cells.clone().filter(in_box));
            if shared.is_empty() {
                continue;
            }
            let rest_of_line = union(&mut line_cells.filter(|cell| !in_box(cell)));
            let box_cells = board.houses.cells(box_house).iter().copied();
            let rest_of_box =
                union(&mut box_cells.filter(|cell| board.houses.of(*cell)[kind] != line));
            count += (shared & (rest_of_line - rest_of_box)).len();
            count += (shared & (rest_of_box - rest_of_line)).len();
        }
    }
    count
}

/// The number of naked pairs; a pair of cells in two houses counts twice.
fn naked_pairs(board: &CandidateBoard) -> usize {
    let mut count = 0;
    let mut pairs = Vec::new();
    for house in 0..board.houses.count() {
        pairs.clear();
        for &cell in board.houses.cells(house) {
            let candidates = board.candidates[cell];
            if candidates.len() == 2 {
                count += pairs.iter().filter(|other| **other == candidates).count();
                pairs.push(candidates);
            }
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{ParseOptions, Position, parse};

    use super::*;

    fn board(text: &str) -> CandidateBoard {
        let grid = parse(text, ParseOptions::default()).expect("a puzzle").grid;
        CandidateBoard::new(&Position::new(&grid).expect("no conflict"))
    }

    #[test]
    fn locked_candidates_are_those_of_the_definition() {
        // In the first box, the middle row is full and the last row misses nothing else: 1 and 2 are in the first row.
        let empty = ".".repeat(54);
        let pointing = board(&format!("...34.56.789......456......{empty}"));
        let side = 9;
        let places = |house: usize, digit: u8| -> Vec<usize> {
            let cells = pointing.houses.cells(house).iter().copied();
            cells
                .filter(|cell| pointing.candidates[*cell].contains(digit))
                .collect()
        };
        let mut expected = 0;
        for line in 0..2 * side {
            for box_house in 2 * side..3 * side {
                for digit in 1..=9 {
                    let (in_line, in_box) = (places(line, digit), places(box_house, digit));
                    let shared = in_line.iter().filter(|cell| in_box.contains(cell)).count();
                    let is_locked =
                        shared > 0 && (shared == in_line.len()) != (shared == in_box.len());
                    expected += usize::from(is_locked);
                }
            }
        }
        assert!(expected > 0);
        assert_eq!(locked_candidates(&pointing), expected);
    }

    #[test]
    fn naked_pairs_are_counted_in_every_house() {
        // r1c1 and r1c2 hold 1 and 2: a pair in the row and in the box.
        let rest = ".".repeat(72);
        let pair = board(&format!("..3456789{rest}"));
        assert_eq!(naked_pairs(&pair), 2);
    }
}
