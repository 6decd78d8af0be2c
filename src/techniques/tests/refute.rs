//! Refutations of wrong digits, checked step by step against the definition.

use sudoku_grid::{Digits, Grid, ParseOptions, Position, Shape, parse};
use sudoku_techniques::{Consequence, Contradiction, Order, Path, Refutation, Singles, refute};

const PUZZLES: [&str; 3] = [
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
];

fn position(text: &str) -> Position {
    let parsed = parse(text, ParseOptions::default()).expect("a puzzle");
    parsed.position().expect("no duplicate digit")
}

fn solution(text: &str) -> Vec<u8> {
    let mut path = Path::new(position(text), Order::all(), Singles::OneByOne);
    while path.next().is_some() {}
    assert!(path.position().is_solved(), "{text}");
    path.position().values().to_vec()
}

/// The cells of a house that have a digit or have it as a candidate.
fn places(position: &Position, house: usize, digit: u8) -> Vec<usize> {
    let cells = position.shape().houses().cells(house).iter().copied();
    cells
        .filter(|cell| position.candidates(*cell).contains(digit))
        .collect()
}

/// Applies a step to the position; returns whether it is valid there.
fn apply_if_valid(position: &mut Position, step: &Consequence) -> bool {
    let houses = position.shape().houses();
    match step {
        &Consequence::OnlyDigit { cell, digit } => {
            let is_valid =
                position.value(cell) == 0 && position.candidates(cell) == Digits::only(digit);
            if is_valid {
                position.place(cell, digit);
            }
            is_valid
        }
        &Consequence::OnlyPlace { cell, digit, house } => {
            let is_valid = position.value(cell) == 0 && places(position, house, digit) == [cell];
            if is_valid {
                position.place(cell, digit);
            }
            is_valid
        }
        Consequence::Locked {
            digit,
            house,
            other,
            cells,
        } => {
            let remaining_places = places(position, *house, *digit);
            let is_in_house = |cell: &usize| houses.cells(*other).contains(cell);
            let is_in_other_house_only =
                |cell: &usize| is_in_house(cell) && !houses.cells(*house).contains(cell);
            for &cell in cells {
                position.eliminate(cell, *digit);
            }
            remaining_places.iter().all(is_in_house) && cells.iter().all(is_in_other_house_only)
        }
        Consequence::Pair {
            pair,
            house,
            eliminations,
        } => {
            let digits = position.candidates(pair[0]) | position.candidates(pair[1]);
            let is_in_house = |cell: &usize| houses.cells(*house).contains(cell);
            let is_eliminated = |(cell, digit): &(usize, u8)| {
                is_in_house(cell) && !pair.contains(cell) && digits.contains(*digit)
            };
            for &(cell, digit) in eliminations {
                position.eliminate(cell, digit);
            }
            digits.len() == 2
                && pair.iter().all(is_in_house)
                && eliminations.iter().all(is_eliminated)
        }
    }
}

/// Returns `true` if the steps are valid after the candidate is placed and lead to the contradiction `end`.
fn is_refutation(
    start: &Position,
    (cell, digit): (usize, u8),
    steps: &[Consequence],
    end: Contradiction,
) -> bool {
    let mut position = start.clone();
    for other in position.candidates(cell) {
        if other != digit {
            position.eliminate(cell, other);
        }
    }
    position.place(cell, digit);
    let are_valid = steps.iter().all(|step| apply_if_valid(&mut position, step));
    are_valid
        && match end {
            Contradiction::Cell(cell) => {
                position.value(cell) == 0 && position.candidates(cell).is_empty()
            }
            Contradiction::House(house, digit) => places(&position, house, digit).is_empty(),
        }
}

#[test]
fn refutations_are_sound_and_minimal() {
    let mut counts_by_kind = [0; 4];
    let (mut refuted_count, mut incorrect_count) = (0, 0);
    for text in PUZZLES {
        let solution = solution(text);
        let start = position(text);
        for cell in start.blanks() {
            for digit in start.candidates(cell) {
                let is_correct = solution[cell] == digit;
                incorrect_count += usize::from(!is_correct);
                let Some(Refutation { steps, end }) = refute(&start, cell, digit) else {
                    continue;
                };
                assert!(
                    !is_correct,
                    "{text}: r{}c{}={digit}",
                    cell / 9 + 1,
                    cell % 9 + 1
                );
                refuted_count += 1;
                assert!(
                    is_refutation(&start, (cell, digit), &steps, end),
                    "{steps:?} {end:?}"
                );
                for (i, step) in steps.iter().enumerate() {
                    let mut other_steps = steps.clone();
                    other_steps.remove(i);
                    assert!(
                        !is_refutation(&start, (cell, digit), &other_steps, end),
                        "{step:?} of {steps:?}"
                    );
                    counts_by_kind[match step {
                        Consequence::OnlyDigit { .. } => 0,
                        Consequence::OnlyPlace { .. } => 1,
                        Consequence::Locked { .. } => 2,
                        Consequence::Pair { .. } => 3,
                    }] += 1;
                }
            }
        }
    }
    assert!(
        counts_by_kind.iter().all(|count| *count > 0),
        "{counts_by_kind:?}"
    );
    assert!(
        2 * refuted_count > incorrect_count,
        "{refuted_count} of {incorrect_count}"
    );
}

#[test]
fn a_refutation_has_one_step_if_one_is_enough() {
    // Remove the only candidate of the last cell of the first row.
    let shape = Shape::of_side(4).expect("a shape");
    let givens =
        Grid::new(shape, vec![0, 2, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]).expect("a grid");
    let mut start = Position::new(&givens).expect("no duplicate digit");
    start.eliminate(3, 4);
    let refutation = refute(&start, 0, 1).expect("the cell is left without a candidate");
    assert_eq!(refutation.steps, []);
    assert_eq!(refutation.end, Contradiction::Cell(3));
}
