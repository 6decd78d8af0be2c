//! Any text is parsed, or rejected with a position; printed grids are parsed back.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestCaseResult, TestRunner};
use sudoku_grid::{Digits, ParseError, ParseOptions, Parsed, Position, Shape, find, parse};

use crate::properties::{grids, shapes, symmetries};
use crate::solved;

prop_compose! {
    /// A puzzle without conflicting givens, with several candidates removed.
    fn positions()(shape in shapes())
        (symmetry in symmetries(shape), keep in vec(0..4_u8, shape.cells()),
         out in vec((0..shape.cells(), 1..=25_u8), 0..80)) -> Position {
        let mut puzzle = symmetry.apply(&solved(symmetry.shape()));
        for (cell, _) in keep.iter().enumerate().filter(|(_, keep)| **keep > 0) {
            puzzle.set(cell, 0);
        }
        let mut position = Position::new(&puzzle).expect("no duplicate digit");
        for (cell, digit) in out {
            if position.candidates(cell).len() > 2 {
                position.eliminate(cell, digit);
            }
        }
        position
    }
}

/// Texts of characters with a meaning, so that they are similar to a grid.
fn near_texts() -> impl Strategy<Value = String> {
    let characters: Vec<char> = "0123456789.*_!|+-:#=,; \t\r\n--AaGgPYZx?[]()\"'é５🙂"
        .chars()
        .collect();
    let texts = vec(proptest::sample::select(characters), 0..700);
    texts.prop_map(|characters| characters.into_iter().collect())
}

fn parse_options() -> impl Strategy<Value = ParseOptions> {
    (proptest::option::of(shapes()), any::<bool>())
        .prop_map(|(shape, hex)| ParseOptions { shape, hex })
}

/// Checks that the result of parsing a text is consistent.
fn check(text: &str, options: ParseOptions) {
    assert_consistent(text, options, parse(text, options));
}

/// Checks the results of parsing a text and of searching it for a puzzle.
fn check_found(text: &str, options: ParseOptions) {
    check(text, options);
    assert_consistent(text, options, find(text, options));
}

/// Checks that a result has the requested shape and valid positions, or is an error at a position in the text.
fn assert_consistent(text: &str, options: ParseOptions, result: Result<Parsed, ParseError>) {
    let parsed = match result {
        Ok(parsed) => parsed,
        Err(error) => {
            let contains_error = |(line_index, line): (usize, &str)| {
                error.line == line_index + 1 && error.column <= line.chars().count() + 1
            };
            let has_position = text.lines().enumerate().any(contains_error);
            assert!(
                has_position || (error.line, error.column) == (1, 1),
                "{error}"
            );
            assert!(
                error
                    .to_string()
                    .starts_with(&format!("line {}, ", error.line))
            );
            return;
        }
    };
    let shape = parsed.grid.shape();
    assert!(options.shape.is_none_or(|requested| requested == shape));
    assert_eq!(parsed.places.len(), shape.cells());
    assert!(parsed.places.is_sorted());
    let is_symbol = |&(line, column): &(usize, usize)| {
        let found = text
            .lines()
            .nth(line - 1)
            .and_then(|line| line.chars().nth(column - 1));
        found.is_none_or(|found| {
            found.is_ascii_alphanumeric() || ".*_!-? ,;|\t\"'\r".contains(found)
        })
    };
    assert!(text.starts_with('\u{feff}') || parsed.places.iter().all(is_symbol));
    for candidates in parsed.candidates.iter().flatten() {
        assert_eq!(*candidates - Digits::all(shape.side()), Digits::EMPTY);
    }
    let duplicate = parsed.position().err();
    assert_eq!(duplicate, parsed.grid.duplicate_digits().first().cloned());
}

/// Runs a number of cases, the same in every run. A failure is reported with the smallest failing
/// case.
pub(crate) fn run_cases<S: Strategy>(
    cases: u32,
    strategy: S,
    test: impl Fn(S::Value) -> TestCaseResult,
) {
    let mut runner = TestRunner::new(ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(9),
        failure_persistence: None,
        ..ProptestConfig::default()
    });
    if let Err(failure) = runner.run(&strategy, test) {
        panic!("{failure}");
    }
}

fn check_texts(cases: u32) {
    let bytes = vec(any::<u8>(), 0..200);
    let texts = prop_oneof![
        any::<String>(),
        bytes.prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned()),
    ];
    run_cases(cases, (texts, parse_options()), |(text, options)| {
        check_found(&text, options);
        Ok(())
    });
}

fn check_near_texts(cases: u32) {
    run_cases(cases, (near_texts(), parse_options()), |(text, options)| {
        check_found(&text, options);
        Ok(())
    });
}

/// Checks printed grids with one symbol replaced, and with one missing.
fn check_damaged_grids(cases: u32) {
    let damage = (any::<prop::sample::Index>(), any::<char>());
    let strategy = (grids(), any::<bool>(), damage, parse_options());
    run_cases(cases, strategy, |(grid, boxed, (index, other), options)| {
        let text = if boxed {
            grid.to_boxed()
        } else {
            grid.to_string()
        };
        let mut characters: Vec<char> = text.chars().collect();
        let index = index.index(characters.len());
        characters[index] = other;
        check(&characters.iter().collect::<String>(), options);
        characters.remove(index);
        check(&characters.iter().collect::<String>(), options);
        Ok(())
    });
}

fn check_printed_grids(cases: u32) {
    run_cases(cases, grids(), |grid| {
        let options = ParseOptions {
            shape: Some(grid.shape()),
            hex: false,
        };
        let digit_texts: Vec<String> = grid.digits().iter().map(ToString::to_string).collect();
        for text in [grid.to_string(), grid.to_boxed(), digit_texts.join(" ")] {
            let parsed = parse(&text, options);
            prop_assert_eq!(
                parsed.map(|parsed| parsed.grid),
                Ok(grid.clone()),
                "{}",
                text
            );
        }
        // The usual box need not be specified.
        if Shape::of_side(grid.shape().side()) == Some(grid.shape()) {
            let parsed = parse(&grid.to_string(), ParseOptions::default());
            prop_assert_eq!(parsed.map(|parsed| parsed.grid), Ok(grid));
        }
        Ok(())
    });
}

fn check_printed_pencil_marks(cases: u32) {
    run_cases(cases, positions(), |position| {
        let options = ParseOptions {
            shape: Some(position.shape()),
            hex: false,
        };
        let text = position.to_pencilmarks();
        let parsed = parse(&text, options)
            .map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        let read = parsed.position().expect("no duplicate digit");
        prop_assert_eq!(read.all_candidates(), position.all_candidates(), "{}", text);
        // A cell with a single candidate may be read as filled, but a filled cell never as blank.
        prop_assert!(parsed.grid.contains(position.givens()), "{}", text);
        Ok(())
    });
}

#[test]
fn no_text_panics() {
    check_texts(8_000);
}

#[test]
fn no_text_near_a_grid_panics() {
    check_near_texts(8_000);
}

#[test]
fn no_damaged_grid_panics() {
    check_damaged_grids(8_000);
}

#[test]
fn printed_grids_round_trip() {
    check_printed_grids(2_000);
}

#[test]
fn printed_pencil_marks_round_trip() {
    check_printed_pencil_marks(2_000);
}

#[test]
#[ignore = "long: ten million texts"]
fn ten_million_texts_do_not_panic() {
    check_texts(10_000_000);
}

#[test]
#[ignore = "long: ten million texts"]
fn ten_million_texts_near_a_grid_do_not_panic() {
    check_near_texts(10_000_000);
}

#[test]
#[ignore = "long: a million grids"]
fn a_million_damaged_grids_do_not_panic() {
    check_damaged_grids(1_000_000);
}

#[test]
#[ignore = "long: a million grids"]
fn a_million_printed_grids_round_trip() {
    check_printed_grids(1_000_000);
}

#[test]
#[ignore = "long: a million positions"]
fn a_million_printed_pencil_marks_round_trip() {
    check_printed_pencil_marks(1_000_000);
}
