//! Tests that learned clauses are valid, and that no solution is lost or repeated.

use std::collections::BTreeSet;

use sudoku_grid::{Grid, ParseOptions, Position, Shape, parse, verify};
use sudoku_search::Seed;

use super::learner::{Counts, Literal};
use super::*;
use crate::test_boards::dug_puzzle;

/// AI Escargot, which has one solution.
const HARD: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";

/// The puzzle [`HARD`] without one of its givens; it has 51 solutions.
const MULTIPLE_SOLUTIONS: &str =
    "1....7.9.....2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";

fn grid(text: &str) -> Grid {
    parse(text, ParseOptions::default()).expect("a puzzle").grid
}

/// A search on a puzzle before its first turn.
fn learner(puzzle: &Grid, seed: u32, tuning: Tuning) -> Learner {
    let position = Position::new(puzzle).expect("no duplicate digit");
    let candidates: Vec<_> = (0..puzzle.digits().len())
        .map(|cell| position.candidates(cell).bits())
        .collect();
    Learner::new(puzzle.shape(), &candidates, &Seed(seed).rng(), tuning)
}

/// Collects all solutions by trying every digit in every cell from `cell` on.
fn collect_solutions(puzzle: &mut Grid, cell: usize, solutions: &mut Vec<Grid>) {
    if cell == puzzle.digits().len() {
        solutions.push(puzzle.clone());
        return;
    }
    if puzzle.get(cell) > 0 {
        return collect_solutions(puzzle, cell + 1, solutions);
    }
    let side = u8::try_from(puzzle.shape().side()).expect("small");
    for digit in 1..=side {
        let peers = puzzle.shape().houses().peers(cell);
        if peers.iter().all(|&peer| puzzle.get(peer) != digit) {
            puzzle.set(cell, digit);
            collect_solutions(puzzle, cell + 1, solutions);
        }
    }
    puzzle.set(cell, 0);
}

/// Small puzzles, most with several solutions, and two of 9×9.
fn test_puzzles() -> Vec<Grid> {
    let thinned_puzzle = |shape: Shape, givens, given_count: usize, seed| {
        let mut puzzle = dug_puzzle(shape, givens, seed);
        let filled_cells: Vec<_> = (0..shape.cells())
            .filter(|&cell| puzzle.get(cell) > 0)
            .collect();
        for &cell in &filled_cells[given_count..] {
            puzzle.set(cell, 0);
        }
        puzzle
    };
    let side_4 = Shape::new(2, 2).expect("a shape");
    let side_6 = Shape::new(2, 3).expect("a shape");
    let mut puzzles: Vec<_> = (1..=4)
        .map(|seed| thinned_puzzle(side_4, 6, 2, seed))
        .collect();
    puzzles.extend((1..=6).map(|seed| thinned_puzzle(side_6, 14, 9, seed)));
    puzzles.push(Grid::empty(side_4));
    puzzles.extend([grid(HARD), grid(MULTIPLE_SOLUTIONS)]);
    puzzles
}

/// Returns `true` if a solution makes a literal true.
fn is_satisfied_by(learner: &Learner, literal: Literal, solution: &Grid) -> bool {
    let (cell, digit) = learner.candidate_of(literal);
    (solution.get(cell) == digit) == (literal & 1 == 0)
}

/// Runs a search to its end and calls `check` after each learned clause; returns the solutions and the counters.
fn search(mut learner: Learner, mut check: impl FnMut(&Learner)) -> (Vec<Vec<u8>>, Counts) {
    let mut solutions = Vec::new();
    for _ in 0..1_000_000 {
        match learner.turn() {
            TurnOutcome::Found => solutions.push(learner.digits()),
            TurnOutcome::Exhausted => return (solutions, learner.counts()),
            TurnOutcome::Learned if !learner.learned().is_empty() => check(&learner),
            _ => {}
        }
    }
    panic!("it does not end");
}

#[test]
fn every_clause_learned_holds_in_every_solution() {
    let (mut learned_count, mut minimal_count) = (0, 0);
    for mut puzzle in test_puzzles() {
        let mut solutions = Vec::new();
        collect_solutions(&mut puzzle, 0, &mut solutions);
        for seed in 1..=5 {
            let tuning = Tuning {
                initial_phase: seed % 2 == 0,
                ..Tuning::default()
            };
            let (found_solutions, _) = search(learner(&puzzle, seed, tuning), |learner| {
                let clause = learner.learned();
                let holds_without = |solution, without| {
                    let mut literals = clause.iter().enumerate();
                    literals.any(|(index, &literal)| {
                        index != without && is_satisfied_by(learner, literal, solution)
                    })
                };
                learned_count += 1;
                for solution in &solutions {
                    assert!(
                        holds_without(solution, usize::MAX),
                        "{clause:?} in {puzzle}"
                    );
                }
                // The check is meaningful: with one literal less, many clauses would be invalid.
                let fails_without = |without| {
                    solutions
                        .iter()
                        .any(|solution| !holds_without(solution, without))
                };
                minimal_count += usize::from((0..clause.len()).any(fails_without));
            });
            let expected: BTreeSet<_> = solutions
                .iter()
                .map(|solution| solution.digits().to_vec())
                .collect();
            assert_eq!(found_solutions.len(), expected.len(), "{puzzle}");
            assert_eq!(BTreeSet::from_iter(found_solutions), expected, "{puzzle}");
        }
    }
    assert!(
        learned_count > 500 && minimal_count > 100,
        "{learned_count}, {minimal_count}"
    );
}

#[test]
fn restarts_and_deletion_lose_and_repeat_no_solution() {
    let puzzle = grid(MULTIPLE_SOLUTIONS);
    for (restart_after, max_clause_words) in [(300, 4_000_000), (1, 4_000_000), (10, 300), (1, 0)] {
        let tuning = Tuning {
            restart_after,
            max_clause_words,
            ..Tuning::default()
        };
        let mut max_length = 0;
        let (solutions, counts) = search(learner(&puzzle, 7, tuning), |learner| {
            // A clause has at most one literal per level, and each clause that is kept is a reason.
            max_length = max_length.max(learner.learned().len() + 2);
            assert!(
                learner.clauses.size_in_words()
                    <= max_clause_words + 2 * max_length * max_length.max(81)
            );
        });
        for solution in &solutions {
            let solution = Grid::new(Shape::NINE, solution.clone()).expect("digits");
            assert_eq!(verify(&puzzle, &solution), Ok(()));
        }
        let distinct_solutions: BTreeSet<_> = solutions.iter().collect();
        assert_eq!(distinct_solutions.len(), solutions.len(), "{tuning:?}");
        assert!(
            max_clause_words > 1000 || counts.forgotten > 0,
            "{tuning:?}: {counts:?}"
        );
        assert_eq!(solutions.len(), 51, "{tuning:?}");
    }
}

#[test]
fn unassigning_restores_the_constraints() {
    let initial = learner(&grid(HARD), 3, Tuning::default());
    let mut advanced = initial.clone();
    for _ in 0..500 {
        advanced.turn();
    }
    assert!(advanced.counts().learned > 20, "{:?}", advanced.counts());
    advanced.unassign_from(initial.trail.len());
    assert_eq!(
        (&advanced.open_counts, &advanced.open_xors),
        (&initial.open_counts, &initial.open_xors)
    );
    assert_eq!(advanced.values, initial.values);
}

#[test]
fn large_puzzles_are_solved_in_little_memory() {
    let text = include_str!("../../../tests/puzzles/16x16-minimal-100.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    for line in lines.step_by(12) {
        let puzzle = grid(line);
        for max_clause_words in [2000, 4_000_000] {
            let tuning = Tuning {
                max_clause_words,
                ..Tuning::default()
            };
            let (solutions, _) = search(learner(&puzzle, 1, tuning), |_| {});
            assert_eq!(solutions.len(), 1, "{line}");
            let solution = Grid::new(puzzle.shape(), solutions[0].clone()).expect("digits");
            assert_eq!(verify(&puzzle, &solution), Ok(()));
        }
    }
}
