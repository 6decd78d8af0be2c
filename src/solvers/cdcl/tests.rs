//! Learned clauses are valid, and no solution is lost or repeated.

use std::collections::BTreeSet;

use sudoku_grid::{Grid, ParseOptions, Position, Shape, parse, verify};
use sudoku_search::Seed;

use super::learner::{Counts, Literal};
use super::*;
use crate::test_boards::dug;

const HARD: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";

/// The same puzzle without one given, with 51 solutions.
const LOOSE: &str =
    "1....7.9.....2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";

fn grid(text: &str) -> Grid {
    parse(text, ParseOptions::default()).expect("a puzzle").grid
}

fn learner(puzzle: &Grid, seed: u32, tuning: Tuning) -> Learner {
    let position = Position::new(puzzle).expect("no clash");
    let candidates: Vec<_> = (0..puzzle.digits().len())
        .map(|cell| position.candidates(cell).bits())
        .collect();
    Learner::new(puzzle.shape(), &candidates, &Seed(seed).rng(), tuning)
}

/// All solutions, by trying every digit in every cell.
fn naive(puzzle: &mut Grid, cell: usize, found: &mut Vec<Grid>) {
    if cell == puzzle.digits().len() {
        found.push(puzzle.clone());
        return;
    }
    if puzzle.get(cell) > 0 {
        return naive(puzzle, cell + 1, found);
    }
    let side = u8::try_from(puzzle.shape().side()).expect("small");
    for digit in 1..=side {
        let peers = puzzle.shape().houses().peers(cell);
        if peers.iter().all(|&peer| puzzle.get(peer) != digit) {
            puzzle.set(cell, digit);
            naive(puzzle, cell + 1, found);
        }
    }
    puzzle.set(cell, 0);
}

/// Small puzzles, most with several solutions, and two of 9×9.
fn loose() -> Vec<Grid> {
    let thinned = |shape: Shape, givens, kept: usize, seed| {
        let mut puzzle = dug(shape, givens, seed);
        let filled_cells: Vec<_> = (0..shape.cells())
            .filter(|&cell| puzzle.get(cell) > 0)
            .collect();
        for &cell in &filled_cells[kept..] {
            puzzle.set(cell, 0);
        }
        puzzle
    };
    let four = Shape::new(2, 2).expect("a shape");
    let six = Shape::new(2, 3).expect("a shape");
    let mut all: Vec<_> = (1..=4).map(|seed| thinned(four, 6, 2, seed)).collect();
    all.extend((1..=6).map(|seed| thinned(six, 14, 9, seed)));
    all.push(Grid::empty(four));
    all.extend([grid(HARD), grid(LOOSE)]);
    all
}

/// Returns `true` if a solution makes a literal true.
fn holds(learner: &Learner, literal: Literal, solution: &Grid) -> bool {
    let (cell, digit) = learner.candidate_of(literal);
    (solution.get(cell) == digit) == (literal & 1 == 0)
}

/// The solutions found and the clauses learned, by seed.
fn search(mut learner: Learner, mut check: impl FnMut(&Learner)) -> (Vec<Vec<u8>>, Counts) {
    let mut found = Vec::new();
    for _ in 0..1_000_000 {
        match learner.turn() {
            Turn::Found => found.push(learner.digits()),
            Turn::Exhausted => return (found, learner.counts()),
            Turn::Learned if !learner.learned().is_empty() => check(&learner),
            _ => {}
        }
    }
    panic!("it does not end");
}

#[test]
fn every_clause_learned_holds_in_every_solution() {
    let (mut learned, mut broken) = (0, 0);
    for mut puzzle in loose() {
        let mut solutions = Vec::new();
        naive(&mut puzzle, 0, &mut solutions);
        for seed in 1..=5 {
            let tuning = Tuning {
                initial_phase: seed % 2 == 0,
                ..Tuning::default()
            };
            let (found, _) = search(learner(&puzzle, seed, tuning), |learner| {
                let clause = learner.learned();
                let holds_without = |solution, without| {
                    let mut literals = clause.iter().enumerate();
                    literals
                        .any(|(at, &literal)| at != without && holds(learner, literal, solution))
                };
                learned += 1;
                for solution in &solutions {
                    assert!(
                        holds_without(solution, usize::MAX),
                        "{clause:?} in {puzzle}"
                    );
                }
                // The check is meaningful: with one literal less, many clauses would be invalid.
                let fails = |without| {
                    solutions
                        .iter()
                        .any(|solution| !holds_without(solution, without))
                };
                broken += usize::from((0..clause.len()).any(fails));
            });
            let expected: BTreeSet<_> = solutions.iter().map(|one| one.digits().to_vec()).collect();
            assert_eq!(found.len(), expected.len(), "{puzzle}");
            assert_eq!(BTreeSet::from_iter(found), expected, "{puzzle}");
        }
    }
    assert!(learned > 500 && broken > 100, "{learned}, {broken}");
}

#[test]
fn restarts_and_deletion_lose_and_repeat_no_solution() {
    let puzzle = grid(LOOSE);
    for (restart_after, most) in [(300, 4_000_000), (1, 4_000_000), (10, 300), (1, 0)] {
        let tuning = Tuning {
            restart_after,
            max_clause_words: most,
            ..Tuning::default()
        };
        let mut longest = 0;
        let (found, tally) = search(learner(&puzzle, 7, tuning), |learner| {
            // A clause has at most one literal per level, and each clause that is kept is a reason.
            longest = longest.max(learner.learned().len() + 2);
            assert!(learner.clauses.size_in_words() <= most + 2 * longest * longest.max(81));
        });
        for solution in &found {
            let solution = Grid::new(Shape::NINE, solution.clone()).expect("digits");
            assert_eq!(verify(&puzzle, &solution), Ok(()));
        }
        let different: BTreeSet<_> = found.iter().collect();
        assert_eq!(different.len(), found.len(), "{tuning:?}");
        assert!(most > 1000 || tally.forgotten > 0, "{tuning:?}: {tally:?}");
        assert_eq!(found.len(), 51, "{tuning:?}");
    }
}

#[test]
fn unassigning_restores_the_constraints() {
    let fresh = learner(&grid(HARD), 3, Tuning::default());
    let mut used = fresh.clone();
    for _ in 0..500 {
        used.turn();
    }
    assert!(used.counts().learned > 20, "{:?}", used.counts());
    used.unassign_from(fresh.trail.len());
    assert_eq!(
        (&used.open_counts, &used.open_xors),
        (&fresh.open_counts, &fresh.open_xors)
    );
    assert_eq!(used.values, fresh.values);
}

#[test]
fn large_puzzles_are_solved_in_little_memory() {
    let all = include_str!("../../../tests/puzzles/16x16-minimal-100.txt");
    let lines = all.lines().filter(|line| !line.starts_with('#'));
    for line in lines.step_by(12) {
        let puzzle = grid(line);
        for most in [2000, 4_000_000] {
            let tuning = Tuning {
                max_clause_words: most,
                ..Tuning::default()
            };
            let (found, _) = search(learner(&puzzle, 1, tuning), |_| {});
            assert_eq!(found.len(), 1, "{line}");
            let solution = Grid::new(puzzle.shape(), found[0].clone()).expect("digits");
            assert_eq!(verify(&puzzle, &solution), Ok(()));
        }
    }
}
