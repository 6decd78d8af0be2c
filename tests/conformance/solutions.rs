//! All solutions of a puzzle, one after the other, forwards and backwards.

use std::collections::BTreeSet;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{Limits, Run, Solutions};
use sudoku_solvers::{FIRST, find, quickest, quickest_id};
use sudoku_tests::{HARD, Variant, blank, position, read, solvers};

/// A 9×9 puzzle with a few hundred solutions.
fn many() -> Position {
    let all = include_str!("../puzzles/many-solutions-1000.txt");
    let line = all.lines().find(|line| !line.starts_with('#'));
    position(&read(&line.expect("a puzzle")[..81]))
}

fn start(variant: Variant, position: &Position) -> Run {
    let all = Limits {
        solutions: 0,
        steps: None,
    };
    variant.start(position, 1, all, false)
}

/// Complete solvers with a puzzle of several solutions that they take.
fn each(test: impl Fn(Variant, &Position)) {
    for variant in solvers().filter(|variant| variant.is_complete()) {
        let small = blank(Shape::of_side(4).expect("a shape"));
        let position = if variant.takes(small.shape()) {
            small
        } else {
            many()
        };
        test(variant, &position);
    }
}

fn exhaust(solutions: &mut Solutions, pieces: u64) {
    while !solutions.is_exhausted() {
        assert!(solutions.advance(u64::MAX, pieces) <= pieces);
    }
}

fn again(solutions: &mut Solutions, number: u64) -> Grid {
    solutions.seek(number);
    loop {
        match solutions.shown() {
            Some(grid) => return grid,
            None => assert!(solutions.approach(7) > 0, "{number} is out of reach"),
        }
    }
}

#[test]
fn every_solution_is_found_once_and_can_be_had_again_whatever_is_kept() {
    each(|variant, position| {
        let mut whole = Solutions::new(start(variant, position));
        exhaust(&mut whole, u64::MAX);
        let count = whole.found();
        assert!(count > 50, "{variant} found {count}");
        let all: Vec<_> = (1..=count).map(|n| again(&mut whole, n)).collect();
        let different: BTreeSet<_> = all.iter().map(|grid| grid.digits().to_vec()).collect();
        assert_eq!(different.len() as u64, count, "{variant} repeats itself");
        let one = start(variant, position).heap_bytes();
        for budget in [0, 7 * one] {
            let mut few = Solutions::with_budget(start(variant, position), budget);
            exhaust(&mut few, 5);
            assert_eq!(few.found(), count, "{variant}");
            let half = count / 2;
            for number in [count, 1, half, half + 1, half, half - 1, 2] {
                let at = usize::try_from(number).expect("small") - 1;
                assert_eq!(again(&mut few, number), all[at], "{variant}: {number}");
            }
            let (copies, bytes) = few.kept();
            assert!(copies == 1 || bytes <= budget, "{variant}: {bytes} bytes");
        }
        for beyond in [0, count + 1] {
            whole.seek(beyond);
            assert_eq!(whole.shown(), None);
        }
        let first = &all[0];
        for (cell, &varies) in whole.varies().iter().enumerate() {
            let differs = all.iter().any(|grid| grid.get(cell) != first.get(cell));
            assert_eq!(varies, differs, "{variant}: cell {cell}");
        }
    });
}

#[test]
fn going_on_comes_to_the_same_as_going_at_once() {
    each(|variant, position| {
        let mut whole = Solutions::new(start(variant, position));
        exhaust(&mut whole, u64::MAX);
        let mut parts = Solutions::new(start(variant, position));
        for most in [1, 2, 3, 10, 40] {
            while parts.found() < most {
                parts.advance(most, 3);
            }
            assert_eq!(parts.found(), most, "{variant} goes beyond what it may");
            assert_eq!(parts.advance(most, 1000), 0);
            assert!(!parts.is_exhausted());
        }
        exhaust(&mut parts, 11);
        assert_eq!(
            (parts.found(), parts.steps()),
            (whole.found(), whole.steps())
        );
        assert_eq!(parts.varies(), whole.varies());
    });
}

#[test]
fn one_solution_is_known_to_be_the_only_one_when_the_search_is_exhausted() {
    let position = position(&read(HARD));
    let algorithm = quickest(position.shape());
    let variant = Variant {
        algorithm,
        preset: None,
    };
    let mut solutions = Solutions::new(start(variant, &position));
    exhaust(&mut solutions, u64::MAX);
    assert_eq!(solutions.found(), 1);
    assert!(solutions.varies().iter().all(|varies| !varies));
}

#[test]
fn what_a_page_fetches_first_counts_the_solutions_of_its_board() {
    let ids: Vec<_> = FIRST.iter().map(|solver| solver.info().id).collect();
    assert!(ids.contains(&quickest(Shape::NINE).info().id));
    for id in ids {
        assert!(find(id).is_some(), "{id}");
    }
    for shape in Shape::all() {
        assert_eq!(quickest(shape).info().id, quickest_id(shape));
    }
}
