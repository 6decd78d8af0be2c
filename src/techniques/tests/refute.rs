//! Refutations of wrong digits, checked step by step against the definition.

use sudoku_grid::{Digits, Grid, ParseOptions, Position, Shape, parse};
use sudoku_techniques::{Consequence, Contradiction, Order, Path, Refutation, Singles, refute};

const HARD: [&str; 3] = [
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
];

fn position(text: &str) -> Position {
    let parsed = parse(text, ParseOptions::default()).expect("a puzzle");
    parsed.position().expect("no clash")
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

/// Applies a step if it is valid in the position.
fn follow(position: &mut Position, step: &Consequence) -> bool {
    let houses = position.shape().houses();
    match step {
        &Consequence::OnlyDigit { cell, digit } => {
            let follows =
                position.value(cell) == 0 && position.candidates(cell) == Digits::only(digit);
            if follows {
                position.place(cell, digit);
            }
            follows
        }
        &Consequence::OnlyPlace { cell, digit, house } => {
            let follows = position.value(cell) == 0 && places(position, house, digit) == [cell];
            if follows {
                position.place(cell, digit);
            }
            follows
        }
        Consequence::Locked {
            digit,
            house,
            other,
            cells,
        } => {
            let remaining_places = places(position, *house, *digit);
            let is_in_house = |cell: &usize| houses.cells(*other).contains(cell);
            let outside = |cell: &usize| is_in_house(cell) && !houses.cells(*house).contains(cell);
            for &cell in cells {
                position.eliminate(cell, *digit);
            }
            remaining_places.iter().all(is_in_house) && cells.iter().all(outside)
        }
        Consequence::Pair {
            pair,
            house,
            eliminations,
        } => {
            let digits = position.candidates(pair[0]) | position.candidates(pair[1]);
            let of_house = |cell: &usize| houses.cells(*house).contains(cell);
            let is_eliminated = |(cell, digit): &(usize, u8)| {
                of_house(cell) && !pair.contains(cell) && digits.contains(*digit)
            };
            for &(cell, digit) in eliminations {
                position.eliminate(cell, digit);
            }
            digits.len() == 2 && pair.iter().all(of_house) && eliminations.iter().all(is_eliminated)
        }
    }
}

fn holds(
    before: &Position,
    (cell, digit): (usize, u8),
    steps: &[Consequence],
    end: Contradiction,
) -> bool {
    let mut position = before.clone();
    for other in position.candidates(cell) {
        if other != digit {
            position.eliminate(cell, other);
        }
    }
    position.place(cell, digit);
    let follows = steps.iter().all(|step| follow(&mut position, step));
    follows
        && match end {
            Contradiction::Cell(cell) => {
                position.value(cell) == 0 && position.candidates(cell).is_empty()
            }
            Contradiction::House(house, digit) => places(&position, house, digit).is_empty(),
        }
}

#[test]
fn refutations_are_sound_and_minimal() {
    let mut kinds = [0; 4];
    let (mut refuted, mut incorrect) = (0, 0);
    for text in HARD {
        let solution = solution(text);
        let start = position(text);
        for cell in start.blanks() {
            for digit in start.candidates(cell) {
                let right = solution[cell] == digit;
                incorrect += usize::from(!right);
                let Some(Refutation { steps, end }) = refute(&start, cell, digit) else {
                    continue;
                };
                assert!(!right, "{text}: r{}c{}={digit}", cell / 9 + 1, cell % 9 + 1);
                refuted += 1;
                assert!(
                    holds(&start, (cell, digit), &steps, end),
                    "{steps:?} {end:?}"
                );
                for (at, step) in steps.iter().enumerate() {
                    let mut fewer = steps.clone();
                    fewer.remove(at);
                    assert!(
                        !holds(&start, (cell, digit), &fewer, end),
                        "{step:?} of {steps:?}"
                    );
                    kinds[match step {
                        Consequence::OnlyDigit { .. } => 0,
                        Consequence::OnlyPlace { .. } => 1,
                        Consequence::Locked { .. } => 2,
                        Consequence::Pair { .. } => 3,
                    }] += 1;
                }
            }
        }
    }
    assert!(kinds.iter().all(|count| *count > 0), "{kinds:?}");
    assert!(2 * refuted > incorrect, "{refuted} of {incorrect}");
}

#[test]
fn a_refutation_has_one_step_if_one_is_enough() {
    // Remove the only candidate of the last cell of the first row.
    let shape = Shape::of_side(4).expect("a shape");
    let givens =
        Grid::new(shape, vec![0, 2, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]).expect("a grid");
    let mut start = Position::new(&givens).expect("no clash");
    start.eliminate(3, 4);
    let refutation = refute(&start, 0, 1).expect("the cell is left without a candidate");
    assert_eq!(refutation.steps, []);
    assert_eq!(refutation.end, Contradiction::Cell(3));
}
