//! Complete solvers agree with each other and with known numbers of solutions.
#![forbid(unsafe_code)]

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{Limits, Outcome, solve_each};
use sudoku_tests::{
    EASY, HARD, UNSOLVABLE, Variant, blank, full, no_place, position, read, registered, set,
    solvers,
};

/// The step limit of a solver; a solver that reaches it is ignored.
const MAX_STEPS: u64 = 20_000;

/// The maximum number of solutions counted.
const MAX_SOLUTIONS: u64 = 60;

/// The number of solutions that a solver finds, and the solution if it is the only one. `None` if the solver reaches
/// the step limit.
fn find_solutions(
    variant: Variant,
    position: &Position,
    solutions: u64,
) -> Option<(u64, Option<Grid>)> {
    let limits = Limits {
        solutions,
        steps: Some(MAX_STEPS),
    };
    let mut run = variant.start(position, 1, limits, false);
    run.advance(u64::MAX, u64::MAX);
    let count = run.found();
    match run.outcome() {
        Some(Outcome::Steps) => None,
        Some(Outcome::Solved) => {
            assert!(count > 0, "{variant} is solved by nothing");
            let unique_solution =
                (count == 1).then(|| run.solution().cloned().expect("one was found"));
            Some((count, unique_solution))
        }
        Some(Outcome::Unsolvable) => {
            assert_eq!((count, run.solution()), (0, None), "{variant}");
            Some((0, None))
        }
        other => panic!("{variant} is complete, and ends {other:?}"),
    }
}

/// The complete solvers for a shape, with each of their presets.
fn complete_variants(shape: Shape) -> impl Iterator<Item = Variant> {
    registered().filter(move |variant| variant.is_complete() && variant.accepts(shape))
}

/// Runs all complete solvers on a puzzle and asserts that those within the step limit agree, with any limit on
/// solutions. Returns the number of these solvers and the number of solutions, which is `None` if no solver is within
/// the step limit.
fn agreed_count(puzzle: &Grid) -> (usize, Option<u64>) {
    let position = position(puzzle);
    let mut first_result: Option<(Variant, (u64, Option<Grid>))> = None;
    let mut solver_count = 0;
    for variant in complete_variants(puzzle.shape()) {
        let Some(result) = find_solutions(variant, &position, MAX_SOLUTIONS) else {
            continue;
        };
        solver_count += 1;
        // With a limit of two solutions, the count must be the smaller of two and the full count.
        if let Some((count, unique_solution)) = find_solutions(variant, &position, 2) {
            assert_eq!(count, result.0.min(2), "{variant} on {puzzle}");
            if result.0 == 1 {
                assert_eq!(unique_solution, result.1, "{variant} on {puzzle}");
            }
        }
        if let Some((other, other_result)) = &first_result {
            assert_eq!(result, *other_result, "{variant} and {other} on {puzzle}");
        } else {
            first_result = Some((variant, result));
        }
    }
    (solver_count, first_result.map(|(_, (count, _))| count))
}

/// Asserts that the complete solvers agree on this number of solutions. At least half of the solvers must be within
/// the step limit.
fn assert_solutions(puzzle: &Grid, expected: u64) {
    let (solver_count, count) = agreed_count(puzzle);
    assert_eq!(count, Some(expected), "{puzzle}");
    let variant_count = complete_variants(puzzle.shape()).count();
    assert!(
        2 * solver_count >= variant_count,
        "only {solver_count} of {variant_count} decided {puzzle} within the step limit"
    );
}

#[test]
fn no_solution() {
    for side in [4, 6, 9, 12, 16, 25] {
        assert_solutions(&no_place(Shape::of_side(side).expect("a shape")), 0);
    }
    for puzzle in UNSOLVABLE {
        assert_solutions(&read(puzzle), 0);
    }
}

#[test]
fn one_solution() {
    assert_solutions(&read(EASY), 1);
    assert_solutions(&read(HARD), 1);
    assert_solutions(&read(EASY).solution(), 1);
}

/// Adds a method to [`Grid`] that returns the solution of the grid, found by the first complete solver.
trait Solution {
    fn solution(&self) -> Grid;
}

impl Solution for Grid {
    fn solution(&self) -> Grid {
        let solver = complete_variants(self.shape())
            .next()
            .expect("there is one");
        let (_, unique_solution) =
            find_solutions(solver, &position(self), 1).expect("within its budget");
        unique_solution.expect("solved")
    }
}

#[test]
fn two_solutions() {
    let mut tried_count = 0;
    for side in [4, 9, 16] {
        let grid = full(Shape::of_side(side).expect("a shape"));
        for puzzle in [grid, read(EASY).solution()]
            .iter()
            .filter_map(with_deadly_pattern)
        {
            assert_solutions(&puzzle, 2);
            tried_count += 1;
        }
    }
    assert!(tried_count > 1, "only {tried_count} had a rectangle");
}

/// The solved grid `grid` with four cells made blank that form a deadly pattern, so that the result has two solutions.
/// The cells are the corners of a rectangle in two boxes, and opposite corners held the same digit. `None` if the grid
/// has no such cells.
fn with_deadly_pattern(grid: &Grid) -> Option<Grid> {
    let shape = grid.shape();
    for a in 0..shape.cells() {
        for d in a + 1..shape.cells() {
            let b = shape.cell(shape.row(a), shape.column(d));
            let c = shape.cell(shape.row(d), shape.column(a));
            let boxes = [a, b, c, d].map(|cell| shape.box_of(cell));
            let is_in_two_boxes = boxes[0] != boxes[3]
                && (boxes[0] == boxes[1] && boxes[2] == boxes[3]
                    || boxes[0] == boxes[2] && boxes[1] == boxes[3]);
            let has_two_digits = grid.get(a) == grid.get(d) && grid.get(b) == grid.get(c);
            if is_in_two_boxes && has_two_digits {
                let mut puzzle = grid.clone();
                for cell in [a, b, c, d] {
                    puzzle.set(cell, 0);
                }
                return Some(puzzle);
            }
        }
    }
    None
}

#[test]
fn many_solutions() {
    for side in [4, 6, 9] {
        let blank = blank(Shape::of_side(side).expect("a shape"));
        assert_solutions(blank.givens(), MAX_SOLUTIONS);
    }
    for puzzle in set("many-solutions-1000.txt").iter().step_by(100) {
        let (solver_count, count) = agreed_count(&read(puzzle));
        assert!(
            solver_count > 1 && count > Some(1),
            "{solver_count} find {count:?} on {puzzle}"
        );
    }
}

#[test]
fn every_grid_of_side_4_is_counted() {
    // 288 (Felgenhauer and Jarvis 2005, section 1).
    let blank = blank(Shape::of_side(4).expect("a shape"));
    for variant in complete_variants(blank.shape()) {
        if let Some((count, _)) = find_solutions(variant, &blank, 0) {
            assert_eq!(count, 288, "{variant}");
        }
    }
}

#[test]
fn solve_many_has_the_results_of_single_runs() {
    let mut conflicting_grid = read(EASY);
    conflicting_grid.set(2, 5);
    let mut grids = vec![
        conflicting_grid,
        read(UNSOLVABLE[0]),
        read(HARD),
        full(Shape::NINE),
    ];
    for (file, every) in [
        ("17-clue.txt", 10_000),
        ("hardest-11plus-2000.txt", 1000),
        ("many-solutions-1000.txt", 300),
    ] {
        grids.extend(set(file).iter().step_by(every).map(|puzzle| read(puzzle)));
    }
    let mut bytes: Vec<u8> = grids.iter().flat_map(Grid::digits).copied().collect();
    // An incomplete puzzle at the end is ignored.
    bytes.extend([1, 2, 3]);
    for solver in solvers().filter(|solver| solver.is_complete() && solver.accepts(Shape::NINE)) {
        for limit in [1, 2, 40] {
            let limits = Limits {
                solutions: limit,
                ..Limits::default()
            };
            let single_answers = solve_each(solver.algorithm, Shape::NINE, &bytes, limits);
            let single_answers = single_answers.expect("it takes them");
            assert_eq!(single_answers.counts.len(), grids.len(), "{solver}");
            let batch_answers = solver.algorithm.solve_many(Shape::NINE, &bytes, limits);
            assert_eq!(batch_answers, Ok(single_answers), "{solver} up to {limit}");
        }
    }
}

#[test]
fn samples_of_the_sets() {
    let mut decided_count = 0;
    let mut puzzle_count = 0;
    for (file, every) in [
        ("17-clue.txt", 4000),
        ("top1465.txt", 200),
        ("hardest-11plus-2000.txt", 500),
        ("easy-2000.txt", 400),
        ("minimal-2000.txt", 400),
        ("famous.txt", 3),
        ("16x16-minimal-100.txt", 50),
        ("16x16-acs-050.txt", 10),
    ] {
        for puzzle in set(file).iter().step_by(every) {
            let (solver_count, count) = agreed_count(&read(puzzle));
            decided_count += solver_count;
            puzzle_count += 1;
            if !file.contains("famous") && !file.contains("acs") {
                assert!(
                    [None, Some(1)].contains(&count),
                    "{count:?} in {file}: {puzzle}"
                );
            }
        }
    }
    let variant_count = complete_variants(Shape::NINE).count();
    assert!(
        2 * decided_count >= puzzle_count * variant_count,
        "only {decided_count} of {puzzle_count} times {variant_count} ended within the step limit"
    );
}
