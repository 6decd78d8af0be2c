//! Features of the candidates of a board, at the start and after singles.

use sudoku_search::math;

use super::board::CandidateBoard;
use super::spread::Spread;
use super::{Feature, declare_features, ratio};

/// The number of features of candidates.
const COUNT: usize = 16;

/// Declares the features for a board.
macro_rules! candidate_features {
    ($prefix:literal) => {
        declare_features!(
            $prefix, true,
            "candidates-mean": "Mean number of candidates of a blank cell.",
            "candidates-deviation": "Standard deviation of the numbers of candidates of blank cells.",
            "candidates-min": "Smallest number of candidates of a blank cell.",
            "candidates-max": "Largest number of candidates of a blank cell.",
            "cells-1": "Share of the blank cells with one candidate.",
            "cells-2": "Share of the blank cells with two candidates (bivalue cells).",
            "cells-3": "Share of the blank cells with three candidates.",
            "digit-min": "Candidates of the digit with the fewest candidates, per row.",
            "digit-max": "Candidates of the digit with the most candidates, per row.",
            "digit-deviation": "Standard deviation of the numbers of candidates of the digits, per row.",
            "places-mean": "Mean number of places of a missing digit in a house.",
            "places-deviation": "Standard deviation of the numbers of places of missing digits in houses.",
            "places-1": "Share of the missing digits of houses with one place.",
            "places-2": "Share of the missing digits of houses with two places (conjugate pairs).",
            "entropy": "Binary logarithm of the number of ways to choose a candidate for every blank cell.",
            "entropy-first": "Part of the entropy in the upper half of the rows, minus the part in the lower half.",
        )
    };
}

/// The features of the givens' candidates.
pub(super) const START_FEATURES: [Feature; COUNT] = candidate_features!("start");

/// The features of the candidates after singles.
pub(super) const SINGLES_FEATURES: [Feature; COUNT] = candidate_features!("singles");

/// The largest side of a grid.
const MAX_SIDE: usize = sudoku_grid::Shape::MAX_SIDE;

/// The values of the features for a board.
pub(super) fn values(board: &CandidateBoard) -> [f64; COUNT] {
    let side = board.shape.side();
    let sizes = || board.blanks().map(|cell| board.candidates[cell].len());
    let cells: Spread = sizes().collect();
    let cells_with = |count: usize| {
        let with_count = sizes().filter(|size| *size == count).count();
        ratio(with_count, board.blank_count)
    };
    let mut per_digit = vec![0; side];
    // How often each number of candidates occurs, in the upper and in the lower half of the rows.
    let mut upper = [0; MAX_SIDE + 1];
    let mut lower = [0; MAX_SIDE + 1];
    for cell in board.blanks() {
        let candidates = board.candidates[cell];
        for digit in candidates {
            per_digit[usize::from(digit) - 1] += 1;
        }
        let row = board.shape.row(cell);
        // The middle row of an odd number of rows is in both halves.
        upper[candidates.len()] += usize::from(2 * row < side);
        lower[candidates.len()] += usize::from(2 * row + 1 >= side);
    }
    let digits: Spread = per_digit.into_iter().collect();
    let mut places = Vec::with_capacity(3 * side * side);
    let mut place_counts = [0; MAX_SIDE + 1];
    for house in 0..board.houses.count() {
        place_counts.fill(0);
        for &cell in board.houses.cells(house) {
            for digit in board.candidates[cell] {
                place_counts[usize::from(digit)] += 1;
            }
        }
        let open = board.open[house].iter();
        places.extend(open.map(|digit| place_counts[usize::from(digit)]));
    }
    let places_with = |count: usize| {
        let with_count = places.iter().filter(|size| **size == count).count();
        ratio(with_count, places.len())
    };
    let entropy = |counts: &[usize]| -> f64 {
        (counts.iter().enumerate().skip(2))
            .map(|(size, count)| ratio(*count, 1) * log2(size))
            .sum()
    };
    let all_sizes = sizes().fold([0; MAX_SIDE + 1], |mut counts, size| {
        counts[size] += 1;
        counts
    });
    let total = entropy(&all_sizes);
    let difference = entropy(&upper) - entropy(&lower);
    let spread: Spread = places.iter().copied().collect();
    let scale = ratio(1, side);
    [
        cells.mean(),
        cells.deviation(),
        cells.min(),
        cells.max(),
        cells_with(1),
        cells_with(2),
        cells_with(3),
        digits.min() * scale,
        digits.max() * scale,
        digits.deviation() * scale,
        spread.mean(),
        spread.deviation(),
        places_with(1),
        places_with(2),
        total,
        if total > 0.0 { difference / total } else { 0.0 },
    ]
}

/// The binary logarithm of a positive number.
pub(super) fn log2(number: usize) -> f64 {
    math::ln(ratio(number, 1)) / std::f64::consts::LN_2
}
