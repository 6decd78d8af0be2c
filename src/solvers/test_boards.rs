//! Seeded puzzles for the tests of solvers whose success depends on the givens.

use std::fs;

use rand::RngExt as _;
use sudoku_grid::{Digits, Grid, ParseOptions, Position, Shape, parse, verify};
use sudoku_search::{Findings, Limits, Merge, Outcome, Rng, Run, Search, Seed, Split, algorithm};

/// The puzzle AI Escargot as text.
const HARD: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";

/// A puzzle that is hard for people: AI Escargot.
pub(crate) fn hard_puzzle() -> Grid {
    parse(HARD, ParseOptions::default()).expect("a puzzle").grid
}

/// Up to `count` puzzles of a set in `tests/puzzles`, every `step`th one.
pub(crate) fn puzzles(set: &str, step: usize, count: usize) -> Vec<Position> {
    let path = format!(
        "{}/../../tests/puzzles/{set}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = fs::read_to_string(path).expect("the set is there");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let puzzle = |line: &str| {
        let first_word = line.split(' ').next().expect("a line has a start");
        let parsed = parse(first_word, ParseOptions::default()).expect("a puzzle");
        parsed.position().expect("no duplicate digit")
    };
    lines.step_by(step).take(count).map(puzzle).collect()
}

/// A sample of a set in `tests/puzzles`: the name of the set, the step from one puzzle of the sample to the next, the
/// number of puzzles, and the maximum number of puzzles that may stay unsolved.
pub(crate) type SetSample = (&'static str, usize, usize, usize);

/// Some puzzles of every set, which a good incomplete solver solves.
pub(crate) const SHORT_SAMPLES: [SetSample; 5] = [
    ("easy50", 5, 10, 0),
    ("top95", 9, 10, 0),
    ("famous", 3, 6, 0),
    ("17-clue", 2000, 20, 0),
    ("hardest-11plus-2000", 40, 6, 0),
];

/// Many puzzles of every set, nearly all of which a good incomplete solver solves.
pub(crate) const LONG_SAMPLES: [SetSample; 5] = [
    ("easy50", 1, 50, 0),
    ("top95", 1, 95, 0),
    ("famous", 1, 18, 0),
    ("17-clue", 49, 1000, 10),
    ("hardest-11plus-2000", 10, 200, 2),
];

/// More puzzles of every set than [`LONG_SAMPLES`], none of which may stay unsolved.
pub(crate) const ALL_SAMPLES: [SetSample; 5] = [
    ("easy50", 1, 50, 0),
    ("top95", 1, 95, 0),
    ("famous", 1, 18, 0),
    ("17-clue", 24, 2000, 0),
    ("hardest-11plus-2000", 1, 200, 0),
];

/// Asserts that runs solve the puzzles of each sample, up to the number that may stay unsolved.
pub(crate) fn assert_sets_solved(samples: &[SetSample], run: impl Fn(&Position) -> Run) {
    for &(set, step, count, max_unsolved) in samples {
        let puzzles = puzzles(set, step, count);
        assert_eq!(puzzles.len(), count, "{set}");
        let unsolved_puzzles = puzzles.iter().filter(|position| {
            let run = run(position);
            let solution = run.solution();
            let is_valid = solution.is_some_and(|grid| verify(position.givens(), grid).is_ok());
            assert_eq!(
                run.outcome() == Some(Outcome::Solved),
                is_valid,
                "{set}: {}",
                position.givens()
            );
            !is_valid
        });
        let unsolved_count = unsolved_puzzles.count();
        assert!(
            unsolved_count <= max_unsolved,
            "{set}: {unsolved_count} of {count} unsolved"
        );
    }
}

/// Runs a solver with a recorded trace to the end of the run, and returns the run.
pub(crate) fn run_to_end<S: Search>(
    position: &Position,
    preset: &str,
    params: &[(&str, &str)],
    seed: u32,
) -> Run {
    let setup = algorithm::<S>().setup().preset(Some(preset));
    let setup = setup.params(params).seed(seed);
    let mut run = (algorithm::<S>().start(position, &setup, true)).expect("it takes the size");
    while run.outcome().is_none() {
        run.advance(u64::MAX, 1000);
    }
    run
}

/// The explanation of the last step of a run, in English.
pub(crate) fn explanation_text(run: &Run) -> String {
    run.explain()
        .expect("an explanation")
        .render(run.puzzle().shape())
}

/// Digs a puzzle with a unique solution: removes random givens from a random solution until
/// `givens` are left, starting again from another random solution whenever that number cannot be reached.
pub(crate) fn dug_puzzle(shape: Shape, givens: usize, seed: u32) -> Grid {
    for attempt in 0.. {
        let mut rng = Seed(seed).child(attempt).rng();
        let mut grid = random_solution(shape, &mut rng);
        let mut givens_left = shape.cells();
        for cell in random_order(shape.cells(), &mut rng) {
            if givens_left == givens {
                break;
            }
            let digit = grid.get(cell);
            grid.set(cell, 0);
            if count_solutions(&grid) == 1 {
                givens_left -= 1;
            } else {
                grid.set(cell, digit);
            }
        }
        if givens_left == givens {
            return grid;
        }
    }
    unreachable!("attempts do not end")
}

/// One puzzle with a unique solution for each of several small shapes.
pub(crate) fn small_puzzles() -> impl Iterator<Item = Grid> {
    let shapes_and_givens = [(2, 2, 6), (2, 3, 14), (3, 2, 14), (3, 3, 32), (2, 4, 30)];
    shapes_and_givens
        .into_iter()
        .map(|(rows, columns, givens)| {
            dug_puzzle(Shape::new(rows, columns).expect("a shape"), givens, 7)
        })
}

/// A random solution: random digits are placed in random cells, and the first solution of the resulting puzzle is
/// taken.
fn random_solution(shape: Shape, rng: &mut Rng) -> Grid {
    let mut grid = Grid::empty(shape);
    for cell in random_order(shape.cells(), rng)
        .into_iter()
        .take(3 * shape.side())
    {
        let digits = random_order(shape.side(), rng).into_iter();
        let fitting_digit = digits.map(|label| label + 1).find(|&digit| {
            grid.set(cell, u8::try_from(digit).expect("at most 25"));
            grid.duplicate_digits().is_empty() && first_solution(&grid).is_some()
        });
        assert!(fitting_digit.is_some(), "some digit goes there");
    }
    first_solution(&grid).expect("it was kept solvable")
}

/// Runs `dancing-links` on a puzzle until it has found this number of solutions or has searched the whole tree.
fn solve(grid: &Grid, solutions: u64) -> Run {
    let position = Position::new(grid).expect("no duplicate digit");
    let limits = Limits {
        solutions,
        steps: None,
    };
    let solver = crate::find("dancing-links").expect("it is listed");
    let run = solver.start(&position, &solver.setup().within(limits), false);
    let mut run = run.expect("it takes every size");
    while run.outcome().is_none() {
        run.advance(u64::MAX, 1 << 20);
    }
    run
}

/// The first solution of a puzzle; `None` if it has none.
pub(crate) fn first_solution(grid: &Grid) -> Option<Grid> {
    solve(grid, 1).solution().cloned()
}

/// The number of solutions, counted up to 2.
fn count_solutions(grid: &Grid) -> u64 {
    solve(grid, 2).found()
}

/// The numbers below `n` in random order.
fn random_order(n: usize, rng: &mut Rng) -> Vec<usize> {
    let mut order: Vec<_> = (0..n).collect();
    for last in (1..n).rev() {
        order.swap(last, rng.random_range(0..=last));
    }
    order
}

#[test]
fn a_dug_puzzle_has_the_givens_asked_for_and_one_solution() {
    let grid = dug_puzzle(Shape::NINE, 32, 1);
    assert_eq!(grid.givens(), 32);
    assert_eq!(count_solutions(&grid), 1);
    assert_ne!(grid, dug_puzzle(Shape::NINE, 32, 2));
    let digits: Digits = grid.digits().iter().copied().collect();
    assert!(digits.len() >= 8, "a unique puzzle lacks one digit at most");
}

/// Runs the parts of a split search one after another, and returns their merged findings.
pub(crate) fn merged_findings(split: &Split, limits: Limits) -> Findings {
    let mut merge = Merge::new(split.len(), limits);
    while let Some((part, limits)) = merge.next_part() {
        let mut run = split.part(part, limits);
        run.advance(u64::MAX, u64::MAX);
        merge.take(part, limits, Findings::of(&run));
    }
    merge.findings().expect("the first part was done")
}
