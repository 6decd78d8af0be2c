//! What is found, and what is not.

use sudoku_grid::{Digits, Grid, Position, Shape, verify};
use sudoku_search::{Outcome, Refusal, Run};
use sudoku_tests::{
    HARD, State, UNSOLVABLE, Variant, full, near_full, no_place, position, read, size, variants,
};

/// Pieces of work that are more than enough for a near-full grid.
const PATIENCE: u64 = 20_000;

/// Shapes on which solvers are tried.
fn shapes() -> impl Iterator<Item = Shape> {
    [4, 6, 9, 12, 16, 25]
        .map(|side| Shape::of_side(side).expect("a shape"))
        .into_iter()
}

#[test]
fn a_near_full_grid_is_solved_at_every_size() {
    for shape in shapes() {
        let puzzle = near_full(shape);
        for variant in variants().filter(|variant| variant.takes(shape)) {
            let mut run = variant.plain(&position(&puzzle));
            run.advance(u64::MAX, PATIENCE);
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
        for variant in variants().filter(|variant| variant.takes(shape)) {
            let mut run = variant.plain(&position(&puzzle));
            run.advance(u64::MAX, PATIENCE);
            assert_eq!(run.outcome(), Some(Outcome::Solved), "{variant} at {shape}");
            assert_eq!(run.solution(), Some(&puzzle), "{variant} at {shape}");
        }
    }
}

/// Pieces of work that are enough for most complete solvers on a hard puzzle; of the others, which never
/// end on what has no solution, a look.
fn patience(run: &Run) -> u64 {
    if run.is_complete() {
        size(40_000, 200_000)
    } else {
        size(3_000, PATIENCE)
    }
}

/// Runs to the end, or till patience is.
fn worked(variant: Variant, position: &Position) -> (Option<Outcome>, u64) {
    let mut run = variant.plain(position);
    run.advance(u64::MAX, patience(&run));
    (run.outcome(), run.found())
}

#[test]
fn what_has_no_solution_is_never_solved_and_the_complete_say_so() {
    let mut puzzles: Vec<_> = shapes().map(no_place).collect();
    puzzles.extend(UNSOLVABLE.map(read));
    for puzzle in &puzzles {
        let shape = puzzle.shape();
        let mut shown = 0;
        for variant in variants().filter(|variant| variant.takes(shape)) {
            let (outcome, found) = worked(variant, &position(puzzle));
            assert_eq!(found, 0, "{variant} on {puzzle}");
            let expected = match outcome {
                None => continue,
                Some(_) if variant.is_complete() => Outcome::Unsolvable,
                Some(_) => Outcome::Stalled,
            };
            assert_eq!(outcome, Some(expected), "{variant} on {puzzle}");
            shown += usize::from(variant.is_complete());
        }
        let complete = variants().filter(|variant| variant.is_complete() && variant.takes(shape));
        assert!(2 * shown > complete.count(), "most gave up on {puzzle}");
    }
}

/// Positions that contradict themselves, each in another way.
fn contradictions() -> Vec<(&'static str, Position)> {
    let grid = Grid::empty(Shape::NINE);
    let all = Digits::all(9);
    let only = |among: &dyn Fn(usize) -> Digits| {
        let candidates: Vec<_> = (0..81).map(among).collect();
        Position::with_candidates(&grid, &candidates).expect("no given, no clash")
    };
    let mut twice = position(&read(HARD));
    let cell = twice.blanks().next().expect("a blank");
    twice.place(cell, 1);
    let mut wrong = position(&near_full(Shape::NINE));
    let blanks: Vec<_> = wrong.blanks().collect();
    for cell in blanks {
        wrong.place(cell, 9);
    }
    vec![
        (
            "a cell without a candidate",
            only(&|cell| if cell == 40 { Digits::EMPTY } else { all }),
        ),
        ("no cell with a candidate", only(&|_| Digits::EMPTY)),
        (
            "a digit without a place",
            only(&|cell| if cell < 9 { all - Digits::only(5) } else { all }),
        ),
        (
            "one candidate for two cells",
            only(&|cell| if cell < 2 { Digits::only(3) } else { all }),
        ),
        ("a digit twice", twice),
        ("full and wrong", wrong),
    ]
}

#[test]
fn a_position_that_contradicts_itself_has_no_solution_and_does_no_harm() {
    for (name, position) in contradictions() {
        for variant in variants().filter(|variant| variant.takes(Shape::NINE)) {
            match (variant.algorithm).start(&position, &variant.setup().seed(1), false) {
                Ok(mut run) => {
                    run.advance(u64::MAX, patience(&run));
                    assert_eq!(run.found(), 0, "{variant}: {name}");
                    if run.is_complete() && run.outcome().is_some() {
                        assert_eq!(
                            run.outcome(),
                            Some(Outcome::Unsolvable),
                            "{variant}: {name}"
                        );
                    }
                }
                // It may say that it cannot work on this; a complete one has to show it.
                Err(Refusal::Other(_)) => assert!(!variant.is_complete(), "{variant}: {name}"),
                Err(refusal) => panic!("{variant}: {name}: {refusal}"),
            }
        }
    }
}

#[test]
fn what_has_ended_stays_as_it_is() {
    for variant in variants().filter(|variant| variant.takes(Shape::NINE)) {
        let mut run = variant.plain(&position(&near_full(Shape::NINE)));
        run.advance(u64::MAX, PATIENCE);
        let before = State::of(&run);
        assert_eq!(run.advance(u64::MAX, 100), 0, "{variant}");
        before.assert_same(&State::of(&run), &format!("{variant}"));
    }
}
