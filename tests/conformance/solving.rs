//! Outcomes of solvers on puzzles with and without a solution.

use sudoku_grid::{Digits, Grid, Position, Shape, verify};
use sudoku_search::{Goal, Limits, Outcome, Run, StartError};
use sudoku_tests::{
    EASY, HARD, State, UNSOLVABLE, Variant, full, near_full, no_place, position, read, size,
    variants,
};

/// The limit of pieces of work on a full grid, and of incomplete solvers on other grids.
const MAX_PIECES: u64 = 20_000;

/// The limit of pieces of work on a near-full grid, more than any solver needs. The Boltzmann machine of the thesis
/// solves a large one only when it has cooled down, after about 160,000 sweeps.
const MAX_NEAR_FULL_PIECES: u64 = 400_000;

/// The shapes on which solvers are tested.
fn shapes() -> impl Iterator<Item = Shape> {
    [4, 6, 9, 12, 16, 25]
        .map(|side| Shape::of_side(side).expect("a shape"))
        .into_iter()
}

#[test]
fn a_near_full_grid_is_solved_at_every_size() {
    for shape in shapes() {
        let puzzle = near_full(shape);
        for variant in variants().filter(|variant| variant.accepts(shape)) {
            let mut run = variant.plain(&position(&puzzle));
            run.advance(u64::MAX, MAX_NEAR_FULL_PIECES);
            assert_eq!(run.outcome(), Some(Outcome::Solved), "{variant} at {shape}");
            let solution = run.solution().expect("solved");
            assert_eq!(verify(&puzzle, solution), Ok(()), "{variant} at {shape}");
            assert_eq!(
                (run.found(), *solution == full(shape)),
                (1, true),
                "{variant} at {shape}"
            );
        }
    }
}

#[test]
fn a_full_grid_is_its_own_solution() {
    for shape in shapes() {
        let puzzle = full(shape);
        for variant in variants().filter(|variant| variant.accepts(shape)) {
            let mut run = variant.plain(&position(&puzzle));
            run.advance(u64::MAX, MAX_PIECES);
            assert_eq!(run.outcome(), Some(Outcome::Solved), "{variant} at {shape}");
            assert_eq!(run.solution(), Some(&puzzle), "{variant} at {shape}");
        }
    }
}

/// The limit of pieces of work: for complete solvers, as many as most of them need on a hard puzzle; for incomplete
/// ones, which never end on a puzzle without a solution, a smaller number.
fn max_pieces(run: &Run) -> u64 {
    if run.is_complete() {
        size(40_000, 200_000)
    } else {
        size(3_000, MAX_PIECES)
    }
}

/// The outcome and the number of solutions of a run within [`max_pieces`].
fn solve(variant: Variant, position: &Position) -> (Option<Outcome>, u64) {
    let mut run = variant.plain(position);
    run.advance(u64::MAX, max_pieces(&run));
    (run.outcome(), run.found())
}

#[test]
fn unsolvable_puzzles_are_never_solved_and_complete_solvers_prove_it() {
    let mut puzzles: Vec<_> = shapes().map(no_place).collect();
    puzzles.extend(UNSOLVABLE.map(read));
    for puzzle in &puzzles {
        let shape = puzzle.shape();
        let mut proof_count = 0;
        for variant in variants().filter(|variant| variant.accepts(shape)) {
            let (outcome, found) = solve(variant, &position(puzzle));
            assert_eq!(found, 0, "{variant} on {puzzle}");
            let expected = match outcome {
                None => continue,
                Some(_) if variant.is_complete() => Outcome::Unsolvable,
                Some(_) => Outcome::Stalled,
            };
            assert_eq!(outcome, Some(expected), "{variant} on {puzzle}");
            proof_count += usize::from(variant.is_complete());
        }
        let complete_variants =
            variants().filter(|variant| variant.is_complete() && variant.accepts(shape));
        assert!(
            2 * proof_count > complete_variants.count(),
            "most reached the limit on {puzzle}"
        );
    }
}

/// Contradictory positions, each for a different reason.
pub(crate) fn contradictions() -> Vec<(&'static str, Position)> {
    let grid = Grid::empty(Shape::NINE);
    let all_digits = Digits::all(9);
    let position_with = |allowed: &dyn Fn(usize) -> Digits| {
        let candidates: Vec<_> = (0..81).map(allowed).collect();
        Position::with_candidates(&grid, &candidates).expect("no duplicate digit")
    };
    let mut position_with_duplicate = position(&read(HARD));
    let cell = position_with_duplicate.blanks().next().expect("a blank");
    position_with_duplicate.place(cell, 1);
    let mut full_position_with_conflicts = position(&near_full(Shape::NINE));
    let blanks: Vec<_> = full_position_with_conflicts.blanks().collect();
    for cell in blanks {
        full_position_with_conflicts.place(cell, 9);
    }
    vec![
        (
            "a cell without a candidate",
            position_with(&|cell| {
                if cell == 40 {
                    Digits::EMPTY
                } else {
                    all_digits
                }
            }),
        ),
        (
            "no cell with a candidate",
            position_with(&|_| Digits::EMPTY),
        ),
        (
            "a digit without a place",
            position_with(&|cell| {
                if cell < 9 {
                    all_digits - Digits::only(5)
                } else {
                    all_digits
                }
            }),
        ),
        (
            "one candidate for two cells",
            position_with(&|cell| {
                if cell < 2 {
                    Digits::only(3)
                } else {
                    all_digits
                }
            }),
        ),
        ("a digit twice", position_with_duplicate),
        ("full and wrong", full_position_with_conflicts),
    ]
}

#[test]
fn contradictory_positions_have_no_solution_and_cause_no_panic() {
    for (name, position) in contradictions() {
        for variant in variants().filter(|variant| variant.accepts(Shape::NINE)) {
            match (variant.algorithm).start(&position, &variant.setup().seed(1), false) {
                Ok(mut run) => {
                    run.advance(u64::MAX, max_pieces(&run));
                    assert_eq!(run.found(), 0, "{variant}: {name}");
                    if run.is_complete() && run.outcome().is_some() {
                        assert_eq!(
                            run.outcome(),
                            Some(Outcome::Unsolvable),
                            "{variant}: {name}"
                        );
                    }
                }
                // An incomplete solver may refuse the position; a complete one must prove the contradiction.
                Err(StartError::Other(_)) => assert!(!variant.is_complete(), "{variant}: {name}"),
                Err(refusal) => panic!("{variant}: {name}: {refusal}"),
            }
        }
    }
}

#[test]
fn a_series_with_a_target_reaches_it_at_a_solution_and_is_never_beyond_it() {
    // `relaxation-labeling` ends when one digit of each cell is certain enough.
    const TOLERANCE: f64 = 0.01;
    let mut solved_count = 0;
    for puzzle in [near_full(Shape::NINE), read(EASY)] {
        let start_position = position(&puzzle);
        for variant in variants().filter(|variant| variant.accepts(Shape::NINE)) {
            let mut run = variant.start(&start_position, 1, Limits::default(), true);
            run.advance(u64::MAX, MAX_PIECES);
            if run.outcome() != Some(Outcome::Solved) {
                continue;
            }
            solved_count += 1;
            let trace = run.trace().expect("the run records a trace");
            let columns = trace.to_columns();
            for (index, series) in variant.algorithm.series().iter().enumerate() {
                let Some(target) = series.target else {
                    continue;
                };
                let target = target.value(&start_position);
                let values = &columns[(index + 1) * trace.len()..][..trace.len()];
                let name = format!("{variant}: {}", series.id);
                let last_value = values.last().expect("a run has samples");
                let distance = (last_value - target).abs();
                assert!(
                    distance <= TOLERANCE * target,
                    "{name} ends at {last_value}, not at {target}"
                );
                let is_beyond = |value: &&f64| match series.goal {
                    Goal::Up => **value > target,
                    Goal::Down => **value < target,
                    Goal::Neither => true,
                };
                assert_eq!(values.iter().find(is_beyond), None, "{name}: {target}");
            }
        }
    }
    assert!(
        solved_count > variants().count(),
        "{solved_count} runs were solved"
    );
}

#[test]
fn a_run_that_has_ended_does_not_change() {
    for variant in variants().filter(|variant| variant.accepts(Shape::NINE)) {
        let mut run = variant.plain(&position(&near_full(Shape::NINE)));
        run.advance(u64::MAX, MAX_PIECES);
        let state_before = State::of(&run);
        assert_eq!(run.advance(u64::MAX, 100), 0, "{variant}");
        state_before.assert_same(&State::of(&run), &format!("{variant}"));
    }
}
