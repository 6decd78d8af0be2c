//! Tests that compare the kernel with a naive reference and with another solver, and the lanes of
//! the kernel with scalar words.

mod fuzz;
#[cfg(target_arch = "x86_64")]
mod lockstep;
mod naive;
mod sets;

use std::panic::catch_unwind;

use sudoku_grid::{Digits, Grid, Position, Shape, verify};
use sudoku_search::{Answers, Limits, Search as _, solve_each};

use super::board::{BitBoard, Verdict};
use super::lanes::{Lanes, plain};
use super::{Fast, Probe, Probed};

/// A puzzle: one digit per cell, 0 for a blank.
type Puzzle = [u8; 81];

/// A puzzle, or all cells of a solution, as one line.
fn text(digits: &[u8]) -> String {
    grid(digits).to_string()
}

fn grid(digits: &[u8]) -> Grid {
    Grid::new(Shape::NINE, digits.to_vec()).expect("digits")
}

/// Limits for this number of solutions, without a step limit.
fn solution_limit(solutions: u32) -> Limits {
    Limits {
        solutions: solutions.into(),
        ..Limits::default()
    }
}

/// Asserts that the kernel and another solver agree, and returns the answer: the number of
/// solutions up to the limit, and the solution if it is the only one. `name` identifies the puzzle
/// in failures.
fn checked_answers(name: &str, puzzle: &Puzzle, limit: u32) -> Answers {
    let limits = solution_limit(limit);
    let answer = catch_unwind(|| Fast::solve_many(Shape::NINE, puzzle, limits))
        .unwrap_or_else(|_| panic!("{name}: the kernel panics on {}", text(puzzle)))
        .expect("it takes 9×9");
    let general = crate::find("general").expect("it is listed");
    let reference = solve_each(general, Shape::NINE, puzzle, limits).expect("it takes 9×9");
    let (count, first_solution) = (answer.counts[0], &answer.solutions);
    assert_eq!(count, reference.counts[0], "{name}: {}", text(puzzle));
    if count == 0 {
        assert_eq!(first_solution, &vec![0; 81], "{name}: {}", text(puzzle));
    } else {
        let verdict = verify(&grid(puzzle), &grid(first_solution));
        assert_eq!(verdict, Ok(()), "{name}: {}", text(puzzle));
    }
    if count == 1 && limit != 1 {
        assert_eq!(
            first_solution,
            &reference.solutions,
            "{name}: {}",
            text(puzzle)
        );
    }
    answer
}

/// Asserts that the naive reference searches the same tree.
fn assert_equals_naive(name: &str, puzzle: &Puzzle, limit: u32, answer: &Answers) {
    let reference = naive::search(naive::start(puzzle), limit);
    let first_solution = reference.first.unwrap_or([0; 81]);
    assert_eq!(
        (reference.count, reference.nodes, first_solution.as_slice()),
        (answer.counts[0], answer.steps[0], &*answer.solutions),
        "{name}: {}",
        text(puzzle)
    );
}

/// The candidates of each cell of a board.
fn candidates(board: &BitBoard) -> Vec<Digits> {
    (0..81)
        .map(|cell| Digits::from_bits(board.candidates(cell)))
        .collect()
}

#[test]
fn propagation_equals_the_naive_reference() {
    let mut position_count = 0;
    for puzzle in [sets::read("top95.txt"), sets::read("easy50.txt")].concat() {
        let mut board = BitBoard::new(&puzzle);
        assert_ne!(board.propagate(), Verdict::Contradiction);
        assert_eq!(
            Some(candidates(&board)),
            naive::propagate(naive::start(&puzzle))
        );
        // Every placement in every seventh blank cell, including contradictory ones.
        for cell in (0..81).filter(|&cell| puzzle[cell] == 0).step_by(7) {
            for digit in 1..=9 {
                let mut extended_puzzle = puzzle;
                extended_puzzle[cell] = digit;
                let mut board = BitBoard::new(&extended_puzzle);
                let verdict = board.propagate();
                match naive::propagate(naive::start(&extended_puzzle)) {
                    None => assert_eq!(verdict, Verdict::Contradiction),
                    Some(expected) => assert_eq!(candidates(&board), expected),
                }
                position_count += 1;
            }
        }
    }
    assert!(position_count > 5000, "only {position_count} positions");
}

#[test]
fn branching_equals_the_naive_reference() {
    let (mut bivalue_count, mut larger_count) = (0, 0);
    for puzzle in [
        sets::read("top95.txt"),
        sets::read("hardest-11plus-2000.txt"),
    ]
    .concat()
    {
        let mut board = BitBoard::new(&puzzle);
        while board.propagate() == Verdict::Open {
            let cells = candidates(&board);
            let cell_and_digit = |(cell, digit): (usize, u32)| {
                Some((cell, u8::try_from(digit + 1).expect("a digit")))
            };
            let (cell, digit) = board.choose_branch();
            let expected = naive::choose_branch(&cells);
            assert_eq!(cell_and_digit((cell, digit)), expected, "{}", text(&puzzle));
            assert_eq!(
                cell_and_digit(board.choose_bivalue_branch()),
                naive::choose_bivalue_branch(&cells).or(expected),
                "{}",
                text(&puzzle)
            );
            if cells[cell].len() == 2 {
                bivalue_count += 1;
            } else {
                larger_count += 1;
            }
            board.restrict(cell, 1 << digit);
        }
    }
    assert!(
        bivalue_count > 3000 && larger_count > 300,
        "only {bivalue_count} and {larger_count}"
    );
}

#[test]
fn a_digit_without_a_place_in_a_house_is_a_contradiction_at_once() {
    // There is no given of the digit that would be contradicted.
    for house in 0..27 {
        for digit in 0..9 {
            let mut board = BitBoard::new(&[0; 81]);
            for &cell in Shape::NINE.houses().cells(house) {
                board.restrict(cell, !(1 << digit));
            }
            assert_eq!(board.propagate(), Verdict::Contradiction);
        }
    }
}

#[test]
fn the_digits_of_a_solved_board_are_a_valid_solution() {
    let mut solved_count = 0;
    for puzzle in sets::read("easy50.txt") {
        let mut board = BitBoard::new(&puzzle);
        if board.propagate() == Verdict::Solved {
            let solution = grid(&board.digits());
            assert_eq!(verify(&grid(&puzzle), &solution), Ok(()));
            assert!(Position::new(&solution).is_ok_and(|position| position.is_solved()));
            solved_count += 1;
        }
    }
    assert!(solved_count >= 40, "only {solved_count} needed no guess");
}

/// Compares every operation of a type of lanes with the same operation on words.
macro_rules! assert_lanes {
    ($lanes:ty) => {
        let a = [0x0012_3456, 0x0700_00ff, 0, u32::MAX];
        let b = [0x00ff_00ff, 0x0400_1234, 5, 1];
        let (x, y) = (<$lanes>::new(a), <$lanes>::new(b));
        let map_lanes = |f: fn(u32, u32) -> u32| std::array::from_fn(|lane| f(a[lane], b[lane]));
        assert_eq!(x.and(y).words(), map_lanes(|a, b| a & b));
        assert_eq!(x.or(y).words(), map_lanes(|a, b| a | b));
        assert_eq!(x.xor(y).words(), map_lanes(|a, b| a ^ b));
        assert_eq!(x.without(y).words(), map_lanes(|a, b| a & !b));
        assert_eq!(x.minus(y).words(), map_lanes(u32::wrapping_sub));
        assert_eq!(x.shl::<9>().words(), map_lanes(|a, _| a << 9));
        assert_eq!(x.shr::<3>().words(), map_lanes(|a, _| a >> 3));
        assert_eq!(x.rotate_stacks().words(), [a[1], a[2], a[0], a[3]]);
        assert_eq!(<$lanes>::splat(7).words(), [7; 4]);
        assert!(<$lanes>::splat(0).is_zero() && !x.is_zero());
        for lane in 0..4 {
            let mut words = [0; 4];
            words[lane] = 1 << (8 * lane);
            assert!(!<$lanes>::new(words).is_zero());
        }
    };
}

#[test]
fn lane_operations_equal_scalar_operations() {
    assert_lanes!(Lanes);
}

#[test]
fn portable_lane_operations_equal_scalar_operations() {
    assert_lanes!(plain::Lanes);
}
