//! The preset of the thesis, compared with an independent implementation of its rules.
//!
//! Berggren and Nilsson, "A study of Sudoku solving algorithms", KTH, 2012: naked singles and naked subsets of two to
//! eight cells until nothing changes, then a guess in the first of the cells with the fewest candidates, in ascending
//! order of its candidates, until the first solution.

use std::fs;

use sudoku_grid::Shape;
use sudoku_search::{Outcome, algorithm};

use super::*;

const CELLS: usize = 81;

/// A board of the independent implementation. Bit `d` stands for the digit `d`.
#[derive(Clone)]
struct NaiveBoard {
    /// The candidates of each cell, 0 for filled cells.
    candidates: [u16; CELLS],
    is_filled: [bool; CELLS],
}

struct NaiveSolver {
    houses: Vec<Vec<usize>>,
    digits_tried: u64,
}

impl NaiveSolver {
    fn new() -> Self {
        let houses = Shape::NINE.houses().iter();
        Self {
            houses: houses.map(<[_]>::to_vec).collect(),
            digits_tried: 0,
        }
    }

    fn place(&self, board: &mut NaiveBoard, cell: usize, digit: u32) {
        board.is_filled[cell] = true;
        board.candidates[cell] = 0;
        for house in self.houses.iter().filter(|house| house.contains(&cell)) {
            for &peer in house {
                board.candidates[peer] &= !(1 << digit);
            }
        }
    }

    /// Applies the rules until nothing changes; returns `false` if a blank cell has no candidate.
    fn deduce(&self, board: &mut NaiveBoard) -> bool {
        loop {
            let candidates_before = board.candidates;
            for cell in 0..CELLS {
                if board.candidates[cell].is_power_of_two() {
                    self.place(board, cell, board.candidates[cell].trailing_zeros());
                }
            }
            for house in &self.houses {
                Self::eliminate_by_subsets(board, house);
            }
            if (0..CELLS).any(|cell| !board.is_filled[cell] && board.candidates[cell] == 0) {
                return false;
            }
            if board.candidates == candidates_before {
                return true;
            }
        }
    }

    /// Removes the digits of each naked subset from the other cells of the house.
    fn eliminate_by_subsets(board: &mut NaiveBoard, house: &[usize]) {
        let blanks: Vec<usize> = (house.iter().copied())
            .filter(|&cell| !board.is_filled[cell])
            .collect();
        for subset in 1_u32..1 << blanks.len() {
            let is_in_subset = |index: usize| subset >> index & 1 == 1;
            let cells = (0..blanks.len()).filter(|&index| is_in_subset(index));
            let digits = cells.fold(0, |digits, index| digits | board.candidates[blanks[index]]);
            if !subset.is_power_of_two() && digits.count_ones() == subset.count_ones() {
                for index in (0..blanks.len()).filter(|&index| !is_in_subset(index)) {
                    board.candidates[blanks[index]] &= !digits;
                }
            }
        }
    }

    fn solve(&mut self, board: &mut NaiveBoard) -> bool {
        if !self.deduce(board) {
            return false;
        }
        let blanks = (0..CELLS).filter(|&cell| !board.is_filled[cell]);
        let Some(cell) = blanks.min_by_key(|&cell| board.candidates[cell].count_ones()) else {
            return true;
        };
        (1..=9).any(|digit| {
            board.candidates[cell] >> digit & 1 == 1 && {
                self.digits_tried += 1;
                let mut branch = board.clone();
                self.place(&mut branch, cell, digit);
                self.solve(&mut branch)
            }
        })
    }
}

fn puzzles() -> Vec<String> {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/puzzles/17-clue.txt"
    );
    let text = fs::read_to_string(path).expect("the set is there");
    text.lines().map(|line| line[..CELLS].to_owned()).collect()
}

/// The number of digits that the preset tries.
fn digits_tried(puzzle: &str) -> u64 {
    let parsed = sudoku_grid::parse(puzzle, sudoku_grid::ParseOptions::default());
    let position = parsed.expect("it is a puzzle").position();
    let rules = algorithm::<Rules>();
    let mut run = rules
        .start(
            &position.expect("no duplicate digit"),
            &rules.setup().preset("thesis"),
            false,
        )
        .expect("the preset is valid");
    run.advance(u64::MAX, u64::MAX);
    assert_eq!(run.outcome(), Some(Outcome::Solved));
    run.counters()[3]
}

/// The number of digits that the independent implementation tries.
fn reference_digits_tried(puzzle: &str) -> u64 {
    let mut solver = NaiveSolver::new();
    let mut board = NaiveBoard {
        candidates: [0b11_1111_1110; CELLS],
        is_filled: [false; CELLS],
    };
    for (cell, digit) in puzzle.chars().enumerate() {
        if let Some(digit) = digit.to_digit(10).filter(|&digit| digit > 0) {
            solver.place(&mut board, cell, digit);
        }
    }
    assert!(solver.solve(&mut board), "{puzzle}");
    solver.digits_tried
}

#[test]
fn each_puzzle_takes_as_many_digits_as_an_independent_implementation() {
    for puzzle in puzzles().iter().step_by(61) {
        assert_eq!(
            digits_tried(puzzle),
            reference_digits_tried(puzzle),
            "{puzzle}"
        );
    }
}

/// The number of puzzles solved without a guess, the total number of digits tried, and the largest number of digits
/// tried on one puzzle.
fn unguessed_count_total_and_max(puzzles: &[String]) -> (usize, u64, u64) {
    let tried_counts: Vec<u64> = puzzles.iter().map(|puzzle| digits_tried(puzzle)).collect();
    let guess_free_count = tried_counts.iter().filter(|&&count| count == 0).count();
    let max_tried = tried_counts.iter().max().copied().unwrap_or(0);
    (guess_free_count, tried_counts.iter().sum(), max_tried)
}

#[test]
fn the_digits_tried_on_2000_puzzles_have_the_recorded_totals() {
    assert_eq!(
        unguessed_count_total_and_max(&puzzles()[..2000]),
        (1461, 2193, 83)
    );
}

#[test]
#[ignore = "long: 49,151 puzzles, twice"]
fn every_puzzle_takes_as_many_digits_as_an_independent_implementation() {
    let puzzles = puzzles();
    for puzzle in &puzzles {
        assert_eq!(
            digits_tried(puzzle),
            reference_digits_tried(puzzle),
            "{puzzle}"
        );
    }
    assert_eq!(
        unguessed_count_total_and_max(&puzzles),
        (34_464, 61_638, 381)
    );
}
