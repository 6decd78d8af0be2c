//! The techniques, on positions worked out beforehand and against naive twins.

mod naive;

use std::fs;

use sudoku_grid::{Digits, Grid, Position, Reading, Shape, parse};
use sudoku_search::{Choice as _, Role};

use sudoku_techniques::{Deduction, TECHNIQUES, Technique, TechniqueChoice, easiest, find};

/// Each line: a technique, the shape, the values row by row, the candidates of the blank cells in
/// order, and all instances there, or `none`. Digits above 9×9 are letters. The instances were
/// worked out apart from this crate, by trying all combinations of cells, digits and lines.
const CASES: &str = include_str!("cases.txt");

fn digit(symbol: u8) -> u8 {
    match symbol {
        b'.' => 0,
        b'1'..=b'9' => symbol - b'0',
        _ => symbol - b'A' + 1,
    }
}

fn read(shape: &str, values: &str, candidates: &str) -> Position {
    let shape: Shape = shape.parse().expect("a shape");
    let grid = Grid::new(shape, values.bytes().map(digit).collect()).expect("values that fit");
    let mut of_blanks = candidates.split(',');
    let sets: Vec<Digits> = (0..shape.cells())
        .map(|cell| match grid.get(cell) {
            0 => of_blanks
                .next()
                .expect("a set for each blank")
                .bytes()
                .map(digit)
                .collect(),
            _ => Digits::EMPTY,
        })
        .collect();
    Position::with_candidates(&grid, &sets).expect("no clash")
}

/// All instances as text, in an order that does not depend on how they were found.
fn instances(technique: &dyn Technique, position: &Position) -> Vec<String> {
    let shape = position.shape();
    let text = |deduction: &Deduction| {
        deduction.placements_text(shape) + &deduction.eliminations_text(shape)
    };
    let mut all: Vec<_> = technique.all(position).iter().map(text).collect();
    all.sort_unstable();
    all
}

#[test]
fn every_technique_finds_exactly_what_is_there() {
    for line in CASES.lines() {
        let [id, shape, values, candidates, expected] = line.split(' ').collect::<Vec<_>>()[..]
        else {
            panic!("five fields: {line}");
        };
        let technique = find(id).expect("it is listed");
        let position = read(shape, values, candidates);
        let mut expected: Vec<_> = expected.split('|').filter(|text| *text != "none").collect();
        expected.sort_unstable();
        assert_eq!(instances(technique, &position), expected, "{line}");
    }
}

#[test]
fn every_technique_has_enough_cases() {
    for technique in TECHNIQUES {
        let own = |line: &&str| line.split(' ').next() == Some(technique.about().id);
        let cases: Vec<_> = CASES.lines().filter(own).collect();
        let without = cases.iter().filter(|line| line.ends_with(" none")).count();
        assert!(
            cases.len() - without >= 3 && without >= 2,
            "{}",
            technique.about().id
        );
    }
}

#[test]
fn the_list_is_fit_to_be_shown() {
    for (index, technique) in TECHNIQUES.iter().enumerate() {
        let id = technique.about().id;
        assert!(
            id.bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte == b'-'),
            "{id}"
        );
        assert!(!technique.about().name.is_empty(), "{id}");
        assert!(technique.about().docs.trim_end().ends_with('.'), "{id}");
        let choice = TechniqueChoice::named(id).expect("it is listed");
        assert_eq!(
            (choice.index(), TechniqueChoice::at(index)),
            (index, choice),
            "{id}"
        );
    }
}

/// The positions a puzzle passes through, with the easiest technique applied each time.
fn path(puzzle: &str) -> Vec<Position> {
    let parsed = parse(puzzle, Reading::default()).expect("a puzzle");
    let mut position = parsed.position().expect("no clash");
    let mut path = vec![position.clone()];
    while let Some(deduction) = easiest(&position) {
        deduction.apply(&mut position);
        path.push(position.clone());
    }
    path
}

fn puzzles(set: &str) -> String {
    let path = format!(
        "{}/../../tests/puzzles/{set}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    fs::read_to_string(path).expect("the set is there")
}

#[test]
fn the_naive_twins_find_the_same() {
    let mut seen = vec![0; TECHNIQUES.len()];
    for set in ["top1465", "minimal-2000", "17-clue"] {
        for puzzle in puzzles(set).lines().step_by(97).take(7) {
            for position in path(puzzle).iter().step_by(3) {
                for (count, technique) in seen.iter_mut().zip(TECHNIQUES) {
                    let found = instances(*technique, position);
                    assert_eq!(found, naive::instances(technique.about().id, position));
                    *count += found.len();
                }
            }
        }
    }
    // Larger subsets take larger grids.
    for line in CASES.lines().filter(|line| line.contains("-subset ")) {
        let fields: Vec<_> = line.split(' ').collect();
        let position = read(fields[1], fields[2], fields[3]);
        for (count, technique) in seen.iter_mut().zip(TECHNIQUES) {
            let id = technique.about().id;
            if id.ends_with("-subset") {
                let found = instances(*technique, &position);
                assert_eq!(found, naive::instances(id, &position));
                *count += found.len();
            }
        }
    }
    assert!(
        seen.iter().all(|count| *count > 0),
        "each was put to the test: {seen:?}"
    );
}

#[test]
fn explanations_tell_what_is_concluded_and_mark_it() {
    for position in
        path("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9")
            .iter()
            .chain(&path(puzzles("top1465").lines().next().expect("a puzzle")))
    {
        let shape = position.shape();
        for deduction in TECHNIQUES
            .iter()
            .flat_map(|technique| technique.all(position))
        {
            let text = deduction.explanation.render(shape);
            assert!(!text.contains(['{', '}']), "{text}");
            let marked = |role: Role| -> Vec<_> {
                let marks = deduction.explanation.marks.iter();
                marks
                    .filter(|mark| mark.role == role)
                    .map(|m| (m.cell, m.digit))
                    .collect()
            };
            let whole = |of: &[(usize, u8)]| -> Vec<_> {
                of.iter()
                    .map(|&(cell, digit)| (cell, Some(digit)))
                    .collect()
            };
            assert_eq!(marked(Role::Placed), whole(&deduction.placements));
            assert_eq!(marked(Role::Eliminated), whole(&deduction.eliminations));
            for (cell, digit) in marked(Role::Pattern) {
                let digit = digit.expect("a pattern is made of candidates");
                assert!(position.candidates(cell).contains(digit));
            }
            assert!(deduction.heap_bytes() > 0);
        }
    }
}

#[test]
fn a_naked_pair_in_a_row_and_a_box_is_told_once() {
    let shape = Shape::NINE;
    let mut sets = vec![Digits::all(9); shape.cells()];
    sets[0] = [1, 2].into_iter().collect();
    sets[1] = sets[0];
    let position = Position::with_candidates(&Grid::empty(shape), &sets).expect("no givens");
    let all = find("naked-pair").expect("it is listed").all(&position);
    assert_eq!(all.len(), 1);
    assert_eq!(all[0].eliminations.len(), 2 * (7 + 6));
    assert_eq!(
        all[0].explanation.render(shape),
        "r1c1, r1c2 have only 1, 2 between them: no other cell of row 1, box 1 can be one of these."
    );
}
