//! Enumeration of all solutions of a puzzle, with random access.

use std::collections::BTreeSet;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{Limits, Run, Solutions};
use sudoku_solvers::{CORE_SOLVERS, find, quickest, quickest_id};
use sudoku_tests::{HARD, Variant, blank, position, read, solvers};

/// A 9×9 puzzle with a few hundred solutions.
fn with_many_solutions() -> Position {
    let file_text = include_str!("../puzzles/many-solutions-1000.txt");
    let line = file_text.lines().find(|line| !line.starts_with('#'));
    position(&read(&line.expect("a puzzle")[..81]))
}

/// A run that searches for all solutions.
fn start(variant: Variant, position: &Position) -> Run {
    let no_limits = Limits {
        solutions: 0,
        steps: None,
    };
    variant.start(position, 1, no_limits, false)
}

/// Runs `test` with each complete solver and a puzzle with many solutions that the solver accepts.
fn for_each_solver(test: impl Fn(Variant, &Position)) {
    for variant in solvers().filter(|variant| variant.is_complete()) {
        let empty_grid = blank(Shape::of_side(4).expect("a shape"));
        let position = if variant.accepts(empty_grid.shape()) {
            empty_grid
        } else {
            with_many_solutions()
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
    for_each_solver(|variant, position| {
        let mut unlimited_solutions = Solutions::new(start(variant, position));
        exhaust(&mut unlimited_solutions, u64::MAX);
        let count = unlimited_solutions.found();
        if position.shape().side() == 4 {
            assert_eq!(count, 288, "{variant}: all grids of this side");
        }
        assert!(count > 50, "{variant} found {count}");
        let grids: Vec<_> = (1..=count)
            .map(|n| seek_grid(&mut unlimited_solutions, n))
            .collect();
        let distinct_grids: BTreeSet<_> = grids.iter().map(|grid| grid.digits().to_vec()).collect();
        assert_eq!(
            distinct_grids.len() as u64,
            count,
            "{variant} repeats itself"
        );
        let fork_bytes = start(variant, position).heap_bytes();
        for budget in [0, 7 * fork_bytes] {
            let mut limited_solutions = Solutions::with_budget(start(variant, position), budget);
            exhaust(&mut limited_solutions, 5);
            assert_eq!(limited_solutions.found(), count, "{variant}");
            let middle_number = count / 2;
            for number in [
                count,
                1,
                middle_number,
                middle_number + 1,
                middle_number,
                middle_number - 1,
                2,
            ] {
                let index = usize::try_from(number).expect("small") - 1;
                assert_eq!(
                    seek_grid(&mut limited_solutions, number),
                    grids[index],
                    "{variant}: {number}"
                );
            }
            let (copies, bytes) = limited_solutions.checkpoint_usage();
            assert!(copies == 1 || bytes <= budget, "{variant}: {bytes} bytes");
        }
        for out_of_range in [0, count + 1] {
            unlimited_solutions.seek(out_of_range);
            assert_eq!(unlimited_solutions.shown(), None);
        }
        let first_solution = &grids[0];
        for (cell, &varies) in unlimited_solutions.varying_cells().iter().enumerate() {
            let differs = grids
                .iter()
                .any(|grid| grid.get(cell) != first_solution.get(cell));
            assert_eq!(varies, differs, "{variant}: cell {cell}");
        }
    });
}

#[test]
fn targets_are_met_exactly_and_the_same_solutions_are_found() {
    for_each_solver(|variant, position| {
        let mut unlimited_solutions = Solutions::new(start(variant, position));
        exhaust(&mut unlimited_solutions, u64::MAX);
        let mut sliced_solutions = Solutions::new(start(variant, position));
        for target in [1, 2, 3, 10, 40] {
            while sliced_solutions.found() < target {
                sliced_solutions.advance(target, 3);
            }
            assert_eq!(
                sliced_solutions.found(),
                target,
                "{variant} exceeds the target"
            );
            assert_eq!(sliced_solutions.advance(target, 1000), 0);
            assert!(!sliced_solutions.is_exhausted());
        }
        exhaust(&mut sliced_solutions, 11);
        assert_eq!(
            (sliced_solutions.found(), sliced_solutions.steps()),
            (unlimited_solutions.found(), unlimited_solutions.steps())
        );
        assert_eq!(
            sliced_solutions.varying_cells(),
            unlimited_solutions.varying_cells()
        );
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
