//! Features of the constraint graph of the blank cells: two cells are adjacent if they share a house and a candidate.

use super::board::CandidateBoard;
use super::spread::Spread;
use super::{Feature, declare_features, ratio};

/// The number of features of the constraint graph.
const COUNT: usize = 5;

/// Declares the features for a board.
macro_rules! structure_features {
    ($prefix:literal) => {
        declare_features!(
            $prefix, true,
            "degree-mean": "Mean number of blank peers that share a candidate with a blank cell.",
            "degree-deviation": "Standard deviation of the numbers of blank peers that share a candidate with a blank cell.",
            "degree-max": "Largest number of blank peers that share a candidate with a blank cell.",
            "components": "Number of connected components of the blank cells, where cells that share a house and a candidate are adjacent.",
            "component-max": "Share of the blank cells that are in the largest of these components.",
        )
    };
}

/// The features of the graph of the givens' candidates.
pub(super) const START_FEATURES: [Feature; COUNT] = structure_features!("start");

/// The features of the graph after singles.
pub(super) const SINGLES_FEATURES: [Feature; COUNT] = structure_features!("singles");

/// The values of the features for a board.
pub(super) fn values(board: &CandidateBoard) -> [f64; COUNT] {
    let neighbours = |cell: usize| {
        let peers = board.houses.peers(cell).iter().copied();
        peers.filter(move |peer| !(board.candidates[*peer] & board.candidates[cell]).is_empty())
    };
    let mut degrees = Vec::with_capacity(board.blank_count);
    let mut is_reached = vec![false; board.is_blank.len()];
    let mut stack = Vec::new();
    let (mut components, mut largest) = (0, 0);
    for start in board.blanks() {
        if is_reached[start] {
            continue;
        }
        components += 1;
        let mut size = 0;
        is_reached[start] = true;
        stack.push(start);
        while let Some(cell) = stack.pop() {
            size += 1;
            let mut degree = 0;
            for peer in neighbours(cell) {
                degree += 1;
                if !is_reached[peer] {
                    is_reached[peer] = true;
                    stack.push(peer);
                }
            }
            degrees.push(degree);
        }
        largest = largest.max(size);
    }
    let degrees: Spread = degrees.into_iter().collect();
    [
        degrees.mean(),
        degrees.deviation(),
        degrees.max(),
        ratio(components, 1),
        ratio(largest, board.blank_count),
    ]
}
