//! Tests on every set of 9×9 puzzles: the kernel gives the answers of another solver and searches
//! the tree of the naive reference.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use sudoku_grid::Grid;
use sudoku_search::Limits;

use super::*;

/// The folder of the puzzle sets.
fn puzzle_folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/puzzles"))
}

/// The puzzles of a set: the first words of its lines if they have 81 symbols.
pub(super) fn read(file: &str) -> Vec<Puzzle> {
    let text = fs::read_to_string(puzzle_folder().join(file)).expect("a set");
    let words = text
        .lines()
        .filter_map(|line| line.split([' ', ',']).next());
    let digits = words.filter_map(|word| {
        let digit = |symbol| match symbol {
            b'.' => Some(0),
            b'0'..=b'9' => Some(symbol - b'0'),
            _ => None,
        };
        let digits: Option<Vec<_>> = word.bytes().map(digit).collect();
        digits?.try_into().ok()
    });
    digits.collect()
}

/// All sets with 9×9 puzzles, sorted by name.
fn all_sets() -> Vec<(String, Vec<Puzzle>)> {
    let entries = fs::read_dir(puzzle_folder()).expect("the sets");
    let names = entries.map(|entry| entry.expect("readable").file_name().into_string());
    let mut names: Vec<_> = names.collect::<Result<_, _>>().expect("plain names");
    names.sort_unstable();
    let named_sets = names.into_iter().map(|name| (read(&name), name));
    let named_sets = named_sets.filter(|(puzzles, _)| !puzzles.is_empty());
    named_sets.map(|(puzzles, name)| (name, puzzles)).collect()
}

/// Compares every `step`-th puzzle of all sets, up to two solutions; every `naive_step`-th of the
/// compared puzzles is also compared with the naive reference.
fn assert_sets_agree(step: usize, naive_step: usize) {
    let mut puzzle_count = 0;
    for (name, set) in all_sets() {
        for (n, puzzle) in set.iter().enumerate().step_by(step) {
            let name = format!("puzzle {} of {name}", n + 1);
            let answer = checked_answers(&name, puzzle, 2);
            if (n / step).is_multiple_of(naive_step) {
                assert_equals_naive(&name, puzzle, 2, &answer);
            }
        }
        puzzle_count += set.len();
    }
    assert!(puzzle_count > 60_000, "only {puzzle_count} puzzles");
}

#[test]
fn every_set_has_the_answers_of_another_solver() {
    assert_sets_agree(5, 20);
}

#[test]
#[ignore = "long: the naive twin on 63,000 puzzles"]
fn every_set_has_the_search_of_the_naive_reference() {
    assert_sets_agree(1, 1);
}

/// The solutions that the kernel finds, up to a limit.
fn kernel_solutions(puzzle: &Puzzle, limit: usize) -> BTreeSet<Puzzle> {
    let mut probe = Probe::default();
    probe.start(puzzle, None);
    let mut solutions = BTreeSet::new();
    while solutions.len() < limit {
        match probe.advance(u32::MAX) {
            Probed::Solution(solution) => assert!(solutions.insert(solution), "twice"),
            Probed::Nothing => break,
            Probed::Open => {}
        }
    }
    solutions
}

/// The solutions that the solver `general` finds, up to a limit.
fn general_solutions(puzzle: &Puzzle, limit: usize) -> BTreeSet<Puzzle> {
    let limits = Limits {
        solutions: limit as u64,
        steps: None,
    };
    let position = Position::new(&grid(puzzle)).expect("no duplicate digit");
    let general = crate::find("general").expect("it is listed");
    let mut run = (general.start(&position, &general.setup().seed(1).within(limits), false))
        .expect("it takes 9×9");
    let mut solutions = BTreeSet::new();
    while run.outcome().is_none() {
        let found_before = run.found();
        run.advance(u64::MAX, 1);
        if run.found() > found_before {
            let solution = run.grid().digits().try_into().expect("9×9");
            assert!(solutions.insert(solution), "twice");
        }
    }
    solutions
}

#[test]
fn each_of_many_solutions_is_found_once() {
    assert_solutions_found_once(4);
}

#[test]
#[ignore = "long: a thousand puzzles"]
fn each_of_many_solutions_of_every_puzzle_is_found_once() {
    assert_solutions_found_once(1);
}

/// Compares the solutions that the kernel and the solver `general` find, for every `step`-th puzzle of a set of puzzles
/// with many solutions.
fn assert_solutions_found_once(step: usize) {
    /// The maximum number of solutions to compare per puzzle.
    const MAX_SOLUTIONS: usize = 1000;
    let (mut skipped_count, mut compared_count) = (0, 0);
    for puzzle in read("many-solutions-1000.txt").into_iter().step_by(step) {
        let (actual, expected) = (
            kernel_solutions(&puzzle, MAX_SOLUTIONS),
            general_solutions(&puzzle, MAX_SOLUTIONS),
        );
        assert_eq!(actual.len(), expected.len(), "{}", text(&puzzle));
        if actual.len() < MAX_SOLUTIONS {
            assert_eq!(actual, expected, "{}", text(&puzzle));
            compared_count += 1;
        } else {
            // The two solvers find different solutions if there are more than the limit.
            let puzzle: Grid = grid(&puzzle);
            for solution in actual {
                assert_eq!(verify(&puzzle, &grid(&solution)), Ok(()));
            }
            skipped_count += 1;
        }
    }
    assert!(compared_count > 0, "{skipped_count} had too many");
}
