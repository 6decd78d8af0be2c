//! Enumeration of all solutions of a puzzle, with random access.

use std::collections::BTreeSet;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{Limits, Run, Solutions};
use sudoku_solvers::{CORE_SOLVERS, find, quickest, quickest_id};
use sudoku_tests::{HARD, Variant, blank, position, read, solvers};

/// A 9×9 puzzle with a few hundred solutions.
fn many() -> Position {
    let all = include_str!("../puzzles/many-solutions-1000.txt");
    let line = all.lines().find(|line| !line.starts_with('#'));
    position(&read(&line.expect("a puzzle")[..81]))
}

/// A run that searches for all solutions.
fn start(variant: Variant, position: &Position) -> Run {
    let all = Limits {
        solutions: 0,
        steps: None,
    };
    variant.start(position, 1, all, false)
}

/// Runs `test` with each complete solver and a puzzle with many solutions that the solver accepts.
fn each(test: impl Fn(Variant, &Position)) {
    for variant in solvers().filter(|variant| variant.is_complete()) {
        let small = blank(Shape::of_side(4).expect("a shape"));
        let position = if variant.accepts(small.shape()) {
            small
        } else {
            many()
        };
        test(variant, &position);
    }
}

/// Finds all solutions, with `pieces` pieces of work per call.
fn exhaust(solutions: &mut Solutions, pieces: u64) {
    while !solutions.is_exhausted() {
        assert!(solutions.advance(u64::MAX, pieces) <= pieces);
    }
}

/// Finds a solution again by its number, from 1.
fn seek_grid(solutions: &mut Solutions, number: u64) -> Grid {
    solutions.seek(number);
    loop {
        match solutions.shown() {
            Some(grid) => return grid,
            None => assert!(solutions.replay(7) > 0, "{number} is out of reach"),
        }
    }
}

#[test]
fn every_solution_is_found_once_and_again_with_any_budget_for_copies() {
    each(|variant, position| {
        let mut unlimited = Solutions::new(start(variant, position));
        exhaust(&mut unlimited, u64::MAX);
        let count = unlimited.found();
        assert!(count > 50, "{variant} found {count}");
        let all: Vec<_> = (1..=count).map(|n| seek_grid(&mut unlimited, n)).collect();
        let different: BTreeSet<_> = all.iter().map(|grid| grid.digits().to_vec()).collect();
        assert_eq!(different.len() as u64, count, "{variant} repeats itself");
        let size_of_one = start(variant, position).heap_bytes();
        for budget in [0, 7 * size_of_one] {
            let mut limited = Solutions::with_budget(start(variant, position), budget);
            exhaust(&mut limited, 5);
            assert_eq!(limited.found(), count, "{variant}");
            let middle = count / 2;
            for number in [count, 1, middle, middle + 1, middle, middle - 1, 2] {
                let at = usize::try_from(number).expect("small") - 1;
                assert_eq!(
                    seek_grid(&mut limited, number),
                    all[at],
                    "{variant}: {number}"
                );
            }
            let (copies, bytes) = limited.checkpoint_usage();
            assert!(copies == 1 || bytes <= budget, "{variant}: {bytes} bytes");
        }
        for beyond in [0, count + 1] {
            unlimited.seek(beyond);
            assert_eq!(unlimited.shown(), None);
        }
        let first = &all[0];
        for (cell, &varies) in unlimited.varying_cells().iter().enumerate() {
            let differs = all.iter().any(|grid| grid.get(cell) != first.get(cell));
            assert_eq!(varies, differs, "{variant}: cell {cell}");
        }
    });
}

#[test]
fn the_parts_of_a_split_find_the_same_solutions() {
    each(|variant, position| {
        let mut unlimited = Solutions::new(start(variant, position));
        exhaust(&mut unlimited, u64::MAX);
        let mut parts = Solutions::new(start(variant, position));
        for target in [1, 2, 3, 10, 40] {
            while parts.found() < target {
                parts.advance(target, 3);
            }
            assert_eq!(parts.found(), target, "{variant} exceeds the target");
            assert_eq!(parts.advance(target, 1000), 0);
            assert!(!parts.is_exhausted());
        }
        exhaust(&mut parts, 11);
        assert_eq!(
            (parts.found(), parts.steps()),
            (unlimited.found(), unlimited.steps())
        );
        assert_eq!(parts.varying_cells(), unlimited.varying_cells());
    });
}

#[test]
fn an_exhausted_search_proves_that_a_solution_is_unique() {
    let position = position(&read(HARD));
    let algorithm = quickest(position.shape());
    let variant = Variant {
        algorithm,
        preset: None,
    };
    let mut solutions = Solutions::new(start(variant, &position));
    exhaust(&mut solutions, u64::MAX);
    assert_eq!(solutions.found(), 1);
    assert!(solutions.varying_cells().iter().all(|varies| !varies));
}

#[test]
fn the_solvers_of_the_first_page_load_can_count_solutions() {
    let ids: Vec<_> = CORE_SOLVERS.iter().map(|solver| solver.info().id).collect();
    assert!(ids.contains(&quickest(Shape::NINE).info().id));
    for id in ids {
        assert!(find(id).is_some(), "{id}");
    }
    for shape in Shape::all() {
        assert_eq!(quickest(shape).info().id, quickest_id(shape));
    }
}
