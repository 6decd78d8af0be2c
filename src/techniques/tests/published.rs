//! Published examples of techniques: our implementation must find their eliminations.

use std::fs;

use sudoku_grid::{Digits, Grid, Position, Shape};
use sudoku_techniques::{Context, Deduction, find};

/// Positions and eliminations of the examples in the technique guide of `HoDoKu` (hodoku.sourceforge.net,
/// `show_example.php?file=` and the first field), and `bn01`: the swordfish in figures 1 and 2 of the drafts by Berggren
/// and Nilsson, "A comparison of sudoku solving algorithms", KTH, 2012, whose digits the drafts contain as a table.
/// Each line has the name of the example, the technique, the values
/// row by row, the candidates of the blank cells in order, the eliminations, and how they are found by this crate:
///
/// - `exact`: by one instance with exactly these eliminations;
/// - `several`: by several instances, each with a part of the eliminations. For example, two kites
///   that share a link are one step there and two here.
///
/// Lower-case letters are digits that were placed and not given (`a` is 1).
fn examples() -> String {
    let path = format!("{}/tests/published.txt", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path).expect("it is there")
}

fn position(values: &str, candidates: &str) -> Position {
    let digit = |symbol: u8| match symbol {
        b'.' => 0,
        b'a'..=b'i' => symbol - b'a' + 1,
        _ => symbol - b'0',
    };
    let given = |symbol: u8| {
        if symbol.is_ascii_digit() {
            digit(symbol)
        } else {
            0
        }
    };
    let givens = values.bytes().map(given).collect();
    let givens = Grid::new(Shape::NINE, givens).expect("values that fit");
    let mut position = Position::new(&givens).expect("no duplicate digit");
    for (cell, symbol) in values.bytes().enumerate() {
        if symbol.is_ascii_lowercase() {
            position.place(cell, digit(symbol));
        }
    }
    let blanks: Vec<usize> = position.blanks().collect();
    let candidate_texts: Vec<&str> = candidates.split(',').collect();
    assert_eq!(blanks.len(), candidate_texts.len(), "a set for each blank");
    for (cell, set) in blanks.into_iter().zip(candidate_texts) {
        let set: Digits = set.bytes().map(digit).collect();
        assert!((set - position.candidates(cell)).is_empty(), "{values}");
        for eliminated_digit in position.candidates(cell) - set {
            position.eliminate(cell, eliminated_digit);
        }
    }
    position
}

/// How the deductions match the expected eliminations: `exact` if one deduction has exactly these, `several` if
/// several deductions have them together, `not` otherwise.
fn kind_of_match(deductions: &[Deduction], expected: &str) -> &'static str {
    let texts = deductions
        .iter()
        .map(|deduction| deduction.eliminations_text(Shape::NINE));
    let texts: Vec<String> = texts.collect();
    let expected_eliminations: Vec<&str> = expected.split(';').collect();
    let contains =
        |text: &String, elimination: &&str| text.split(';').any(|other| other == *elimination);
    if texts.iter().any(|text| text == expected) {
        "exact"
    } else if expected_eliminations
        .iter()
        .all(|elimination| texts.iter().any(|text| contains(text, elimination)))
    {
        "several"
    } else {
        "not"
    }
}

#[test]
fn published_examples_are_found() {
    let examples = examples();
    let mut differing = Vec::new();
    for line in examples.lines() {
        let [name, id, values, candidates, expected, expected_kind] =
            line.split(' ').collect::<Vec<_>>()[..]
        else {
            panic!("six fields: {line}");
        };
        let position = position(values, candidates);
        let technique = find(id).unwrap_or_else(|| panic!("{id} is listed"));
        let deductions = technique.all(&Context::new(&position));
        if kind_of_match(&deductions, expected) != expected_kind {
            let texts = deductions
                .iter()
                .map(|deduction| deduction.eliminations_text(Shape::NINE));
            let texts: Vec<String> = texts.collect();
            let actual = kind_of_match(&deductions, expected);
            differing.push(format!("{name} {id}: {actual}: {expected}: {texts:?}"));
        }
    }
    assert!(differing.is_empty(), "{differing:#?}");
    assert!(examples.lines().count() >= 20);
}
