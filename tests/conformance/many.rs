//! Many puzzles at once.

use sudoku_grid::{Grid, Shape, verify};
use sudoku_search::{Answers, Batch, solve_each};
use sudoku_tests::{EASY, HARD, UNSOLVABLE, full, near_full, no_place, read, solvers};

/// A solved grid without two of its digits, which may be exchanged.
fn ambiguous(shape: Shape) -> Grid {
    let mut grid = full(shape);
    for cell in 0..shape.cells() {
        if grid.get(cell) <= 2 {
            grid.set(cell, 0);
        }
    }
    grid
}

/// With a clash.
fn clashing(shape: Shape) -> Grid {
    let mut grid = Grid::empty(shape);
    grid.set(0, 1);
    grid.set(1, 1);
    grid
}

fn puzzles(shape: Shape, complete: bool) -> Vec<Grid> {
    let mut all = vec![near_full(shape)];
    if complete {
        all.extend([no_place(shape), clashing(shape), ambiguous(shape)]);
    }
    if complete && shape == Shape::NINE {
        all.extend([EASY, HARD].into_iter().chain(UNSOLVABLE).map(read));
    }
    all
}

#[test]
fn many_puzzles_are_answered_as_each_is() {
    for shape in [4, 9].map(|side| Shape::of_side(side).expect("a shape")) {
        for solver in solvers().filter(|solver| solver.takes(shape)) {
            let complete = solver.is_complete();
            let grids = puzzles(shape, complete);
            let bytes: Vec<_> = grids.iter().flat_map(Grid::digits).copied().collect();
            for limit in if complete { 0..=3 } else { 1..=1 } {
                let many = (solver.algorithm)
                    .solve_many(shape, &bytes, limit)
                    .unwrap_or_else(|refusal| panic!("{solver}: {refusal}"));
                let each = solve_each(solver.algorithm, shape, &bytes, limit);
                assert_eq!(Ok(&many), each.as_ref(), "{solver} at {shape}, to {limit}");
                let solutions = many.solutions.chunks(shape.cells());
                for ((grid, solution), count) in grids.iter().zip(solutions).zip(&many.counts) {
                    let solution = Grid::new(shape, solution.to_vec()).expect("digits");
                    let solved = verify(grid, &solution).is_ok();
                    assert_eq!(solved, *count > 0, "{solver} at {shape}: {grid}");
                    let several = *grid == ambiguous(shape) && limit != 1;
                    assert_eq!(*count > 1, several, "{solver} at {shape}: {grid}");
                }
            }
        }
    }
}

#[test]
fn puzzles_answered_in_pieces_are_answered_the_same() {
    let shape = Shape::NINE;
    for solver in solvers().filter(|solver| solver.takes(shape) && solver.is_complete()) {
        let grids = puzzles(shape, true);
        let bytes: Vec<_> = grids.iter().flat_map(Grid::digits).copied().collect();
        for pieces in [1, 7, u64::MAX] {
            let mut batch = Batch::new(solver.algorithm, shape, bytes.clone(), 2);
            let mut together = Answers::default();
            while batch.left() > 0 {
                let used = batch.advance(pieces).expect("it takes these");
                assert!(0 < used && used <= pieces, "{solver}: {used} of {pieces}");
                let answers = batch.take();
                together.solutions.extend(answers.solutions);
                together.counts.extend(answers.counts);
                together.steps += answers.steps;
            }
            assert_eq!(batch.take(), Answers::default(), "{solver}");
            let many = solver.algorithm.solve_many(shape, &bytes, 2);
            assert_eq!(Ok(together), many, "{solver} by {pieces}");
        }
    }
}
