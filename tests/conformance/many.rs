//! Solving many puzzles in one call, and many runs.

use sudoku_grid::{Grid, Position, Shape, verify};
use sudoku_search::{
    Algorithm, Answers, Batch, Limits, Outcome, Run, RunQueue, RunTask, Setup, solve_each,
};
use sudoku_tests::{EASY, HARD, UNSOLVABLE, full, near_full, no_place, read, solvers};

/// A solved grid without the digits 1 and 2, which can be swapped, so that it has several solutions.
fn grid_with_several_solutions(shape: Shape) -> Grid {
    let mut grid = full(shape);
    for cell in 0..shape.cells() {
        if grid.get(cell) <= 2 {
            grid.set(cell, 0);
        }
    }
    grid
}

/// A grid with conflicting givens.
fn grid_with_conflict(shape: Shape) -> Grid {
    let mut grid = Grid::empty(shape);
    grid.set(0, 1);
    grid.set(1, 1);
    grid
}

/// Puzzles for a shape; for incomplete solvers, only one that they solve.
fn puzzles(shape: Shape, complete: bool) -> Vec<Grid> {
    let mut grids = vec![near_full(shape)];
    if complete {
        grids.extend([
            no_place(shape),
            grid_with_conflict(shape),
            grid_with_several_solutions(shape),
        ]);
    }
    if complete && shape == Shape::NINE {
        grids.extend([EASY, HARD].into_iter().chain(UNSOLVABLE).map(read));
    }
    grids
}

#[test]
fn solve_many_has_the_results_of_single_runs() {
    for shape in [4, 9].map(|side| Shape::of_side(side).expect("a shape")) {
        for solver in solvers().filter(|solver| solver.accepts(shape)) {
            let complete = solver.is_complete();
            let grids = puzzles(shape, complete);
            let bytes: Vec<_> = grids.iter().flat_map(Grid::digits).copied().collect();
            for solutions in if complete { 0..=3 } else { 1..=1 } {
                let limits = Limits {
                    solutions,
                    ..Limits::default()
                };
                let batch_answers = (solver.algorithm)
                    .solve_many(shape, &bytes, limits)
                    .unwrap_or_else(|refusal| panic!("{solver}: {refusal}"));
                let single_answers = solve_each(solver.algorithm, shape, &bytes, limits);
                assert_eq!(
                    Ok(&batch_answers),
                    single_answers.as_ref(),
                    "{solver} at {shape}, to {solutions}"
                );
                assert!(
                    batch_answers
                        .reached_limit
                        .iter()
                        .all(|reached_limit| !reached_limit),
                    "{solver}: no limit"
                );
                assert_eq!(batch_answers.reached_limit.len(), grids.len(), "{solver}");
                let batch_solutions = batch_answers.solutions.chunks(shape.cells());
                for ((grid, solution), count) in
                    grids.iter().zip(batch_solutions).zip(&batch_answers.counts)
                {
                    let solution = Grid::new(shape, solution.to_vec()).expect("digits");
                    let is_solved = verify(grid, &solution).is_ok();
                    assert_eq!(is_solved, *count > 0, "{solver} at {shape}: {grid}");
                    let is_ambiguous =
                        *grid == grid_with_several_solutions(shape) && solutions != 1;
                    assert_eq!(*count > 1, is_ambiguous, "{solver} at {shape}: {grid}");
                }
            }
        }
    }
}

#[test]
fn solve_many_has_the_steps_of_single_runs() {
    let shape = Shape::NINE;
    let grids = puzzles(shape, true);
    let bytes: Vec<_> = grids.iter().flat_map(Grid::digits).copied().collect();
    for solver in solvers().filter(|solver| solver.accepts(shape)) {
        let complete = solver.is_complete();
        let mut outcome_counts = [0; 2];
        for steps in [Some(0), Some(1), Some(2), Some(5), Some(30), None] {
            if steps.is_none() && !complete {
                continue;
            }
            for solutions in if complete { 0..=2 } else { 1..=1 } {
                let limits = Limits { solutions, steps };
                let batch_answers = (solver.algorithm)
                    .solve_many(shape, &bytes, limits)
                    .unwrap_or_else(|refusal| panic!("{solver}: {refusal}"));
                for (n, grid) in grids.iter().enumerate() {
                    let result = (
                        batch_answers.counts[n].into(),
                        batch_answers.steps[n],
                        batch_answers.reached_limit[n],
                    );
                    let name = format!("{solver}, {limits:?}: {grid}");
                    let Ok(position) = Position::new(grid) else {
                        assert_eq!(result, (0, 0, false), "{name}");
                        continue;
                    };
                    let setup = solver.algorithm.setup().seed(1).within(limits);
                    let mut run = (solver.algorithm)
                        .start(&position, &setup, false)
                        .unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
                    run.advance(u64::MAX, u64::MAX);
                    let reached_limit = run.outcome() == Some(Outcome::Steps);
                    assert_eq!(result, (run.found(), run.steps(), reached_limit), "{name}");
                    outcome_counts[usize::from(reached_limit)] += 1;
                }
            }
        }
        assert!(
            outcome_counts.iter().all(|&end| end > 0),
            "{solver}: {outcome_counts:?}"
        );
    }
}

/// Runs of every setup on every puzzle with two seeds, and their tasks.
fn runs<'a>(setups: &[(&'a dyn Algorithm, Setup)], grids: &[Grid]) -> (RunQueue<'a>, Vec<RunTask>) {
    let tasks: Vec<_> = (0..grids.len())
        .flat_map(|puzzle| [3, 5].map(|seed| (puzzle, seed)))
        .flat_map(|(puzzle, seed)| {
            (0..setups.len()).map(move |setup| RunTask {
                setup,
                puzzle,
                seed,
            })
        })
        .collect();
    let positions = grids.iter().map(|grid| Position::new(grid).ok()).collect();
    (
        RunQueue::new(setups.to_vec(), positions, tasks.clone()),
        tasks,
    )
}

#[test]
fn interleaved_runs_have_the_results_of_single_runs() {
    let shape = Shape::NINE;
    let grids = [read(EASY), grid_with_conflict(shape), read(HARD)];
    let setups: Vec<_> = solvers()
        .filter(|solver| solver.accepts(shape))
        .map(|solver| {
            let limits = Limits {
                solutions: 1,
                steps: Some(40),
            };
            (solver.algorithm, solver.algorithm.setup().within(limits))
        })
        .collect();
    for pieces in [1, 7, u64::MAX] {
        let (mut runs, tasks) = runs(&setups, &grids);
        let (mut ended_count, mut records) = (0, Vec::new());
        while runs.remaining() > 0 {
            runs.advance(pieces, &mut || ended_count += 1);
            records.extend(runs.take());
            assert_eq!(
                (ended_count, runs.remaining()),
                (records.len(), tasks.len() - ended_count)
            );
        }
        for (task, record) in tasks.iter().zip(&records) {
            let (algorithm, setup) = &setups[task.setup];
            let name = format!("{} on {task:?}", algorithm.info().id);
            let Ok(position) = Position::new(&grids[task.puzzle]) else {
                assert_eq!((record.outcome, record.steps), (Outcome::Invalid, 0));
                continue;
            };
            let mut run = (algorithm.start(&position, &setup.clone().seed(task.seed), false))
                .unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
            run.advance(u64::MAX, u64::MAX);
            assert_eq!(Some(record.outcome), run.outcome(), "{name}");
            assert_eq!(
                (record.found, record.steps, &record.counters),
                (run.found(), run.steps(), &run.counters()),
                "{name}"
            );
            assert_eq!(record.solved, run.solution().is_some(), "{name}");
            let final_grid = run.grid();
            assert_eq!(
                record.grid.as_ref(),
                run.solution().or(Some(&final_grid)),
                "{name}"
            );
        }
    }
}

#[test]
fn a_run_that_is_given_up_has_a_record_of_its_state() {
    let solver = (solvers().find(|solver| solver.is_complete() && solver.accepts(Shape::NINE)))
        .expect("a solver");
    let setups = [(solver.algorithm, solver.algorithm.setup())];
    let (mut runs, tasks) = runs(&setups, &[read(HARD)]);
    assert!(!runs.time_out(), "no run has started");
    runs.advance(1, &mut || panic!("the run takes longer than one piece"));
    let expected = runs.warm_up_run(0).map(|mut run: Run| {
        run.advance(u64::MAX, 1);
        (run.steps(), run.counters())
    });
    assert!(runs.time_out());
    let record = runs.take().remove(0);
    assert_eq!(record.outcome, Outcome::Time);
    assert_eq!(expected, Some((record.steps, record.counters)));
    assert_eq!(runs.first(), tasks.get(1).copied());
}

#[test]
fn a_batch_with_a_preset_has_the_steps_of_single_runs() {
    let limits = Limits {
        solutions: 2,
        steps: Some(2000),
    };
    let shape = Shape::NINE;
    for solver in solvers().filter(|solver| solver.accepts(shape) && solver.is_complete()) {
        let grids = [EASY, HARD].map(read);
        let bytes: Vec<_> = grids.iter().flat_map(Grid::digits).copied().collect();
        for preset in solver.algorithm.presets() {
            let setup = solver.algorithm.setup().preset(preset.id);
            let setup = setup.seed(1).within(limits);
            let mut batch = Batch::new(solver.algorithm, setup.clone(), shape, bytes.clone());
            batch.advance(u64::MAX).expect("it takes these");
            let steps = batch.take().steps;
            let single_runs: Vec<_> = (grids.iter())
                .map(|grid| {
                    let position = Position::new(grid).expect("no duplicate digit");
                    let mut run = (solver.algorithm)
                        .start(&position, &setup, false)
                        .unwrap_or_else(|refusal| panic!("{solver}: {refusal}"));
                    run.advance(u64::MAX, u64::MAX);
                    run.steps()
                })
                .collect();
            assert_eq!(steps, single_runs, "{solver}:{}", preset.id);
        }
        let no_preset = solver.algorithm.setup().preset("no-such-preset");
        let mut batch = Batch::new(solver.algorithm, no_preset, shape, bytes);
        assert!(batch.advance(1).is_err(), "{solver}");
    }
}

#[test]
fn a_batch_in_slices_has_the_answers_of_one_call() {
    let limits = Limits {
        solutions: 2,
        ..Limits::default()
    };
    let shape = Shape::NINE;
    for solver in solvers().filter(|solver| solver.accepts(shape) && solver.is_complete()) {
        let grids = puzzles(shape, true);
        let bytes: Vec<_> = grids.iter().flat_map(Grid::digits).copied().collect();
        for pieces in [1, 7, u64::MAX] {
            let setup = solver.algorithm.setup().seed(1).within(limits);
            let mut batch = Batch::new(solver.algorithm, setup, shape, bytes.clone());
            let mut joined_answers = Answers::default();
            while batch.remaining() > 0 {
                let pieces_used = batch.advance(pieces).expect("it takes these");
                assert!(
                    0 < pieces_used && pieces_used <= pieces,
                    "{solver}: {pieces_used} of {pieces}"
                );
                joined_answers.append(batch.take());
            }
            assert_eq!(batch.take(), Answers::default(), "{solver}");
            let batch_answers = solver.algorithm.solve_many(shape, &bytes, limits);
            assert_eq!(Ok(joined_answers), batch_answers, "{solver} by {pieces}");
        }
    }
}
