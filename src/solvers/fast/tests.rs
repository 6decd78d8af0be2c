//! The kernel against a naive twin, and its lanes against plain words.

use sudoku_grid::{Digits, Grid, Position, Shape};

use super::board::{Board, Verdict};
use super::lanes::Lanes;

/// Singles and locked candidates, cell by cell, until nothing moves; `None` is a contradiction.
fn naive(puzzle: &[u8; 81]) -> Option<Vec<Digits>> {
    let houses = Shape::NINE.houses();
    let mut cells: Vec<_> = (puzzle.iter())
        .map(|&digit| {
            if digit == 0 {
                Digits::all(9)
            } else {
                Digits::only(digit)
            }
        })
        .collect();
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

fn candidates(board: &Board) -> Vec<Digits> {
    (0..81)
        .map(|cell| Digits::from_bits(board.candidates(cell)))
        .collect()
}

/// Puzzles of the set, as bytes.
fn puzzles(text: &str) -> impl Iterator<Item = [u8; 81]> {
    text.lines().filter(|line| !line.is_empty()).map(|line| {
        let mut puzzle = [0; 81];
        for (cell, symbol) in puzzle.iter_mut().zip(line.bytes()) {
            *cell = if symbol == b'.' { 0 } else { symbol - b'0' };
        }
        puzzle
    })
}

#[test]
fn propagation_leaves_what_its_naive_twin_leaves() {
    let hard = include_str!("../../../tests/puzzles/top95.txt");
    let easy = include_str!("../../../tests/puzzles/easy50.txt");
    let mut compared = 0;
    for puzzle in puzzles(hard).chain(puzzles(easy)) {
        let mut board = Board::new(&puzzle);
        assert_ne!(board.propagate(), Verdict::Contradiction);
        assert_eq!(Some(candidates(&board)), naive(&puzzle));
        // Deeper: every single further placement, contradictory ones among them.
        for cell in (0..81).filter(|&cell| puzzle[cell] == 0).step_by(7) {
            for digit in 1..=9 {
                let mut deeper = puzzle;
                deeper[cell] = digit;
                let mut board = Board::new(&deeper);
                let verdict = board.propagate();
                match naive(&deeper) {
                    None => assert_eq!(verdict, Verdict::Contradiction),
                    Some(left) => assert_eq!(candidates(&board), left),
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 5000, "only {compared} positions");
}

#[test]
fn a_solved_board_gives_its_solution() {
    let easy = include_str!("../../../tests/puzzles/easy50.txt");
    let mut solved = 0;
    for puzzle in puzzles(easy) {
        let mut board = Board::new(&puzzle);
        if board.propagate() == Verdict::Solved {
            let grid = Grid::new(Shape::NINE, puzzle.to_vec()).expect("digits");
            let solution = Grid::new(Shape::NINE, board.digits().to_vec()).expect("digits");
            assert_eq!(sudoku_grid::verify(&grid, &solution), Ok(()));
            assert!(Position::new(&solution).is_ok_and(|position| position.is_solved()));
            solved += 1;
        }
    }
    assert!(solved >= 40, "only {solved} needed no guess");
}

#[test]
fn lanes_work_as_words_do() {
    let a = [0x0012_3456, 0x0700_00ff, 0, u32::MAX];
    let b = [0x00ff_00ff, 0x0400_1234, 5, 1];
    let (x, y) = (Lanes::new(a), Lanes::new(b));
    let each = |f: fn(u32, u32) -> u32| std::array::from_fn(|lane| f(a[lane], b[lane]));
    assert_eq!(x.and(y).words(), each(|a, b| a & b));
    assert_eq!(x.or(y).words(), each(|a, b| a | b));
    assert_eq!(x.xor(y).words(), each(|a, b| a ^ b));
    assert_eq!(x.without(y).words(), each(|a, b| a & !b));
    assert_eq!(x.minus(y).words(), each(u32::wrapping_sub));
    assert_eq!(x.shl::<9>().words(), each(|a, _| a << 9));
    assert_eq!(x.shr::<3>().words(), each(|a, _| a >> 3));
    assert_eq!(x.turn().words(), [a[1], a[2], a[0], a[3]]);
    assert!(Lanes::new([0; 4]).is_zero() && !x.is_zero());
}
