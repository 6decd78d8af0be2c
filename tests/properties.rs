//! Invariance of puzzles under symmetries.
#![forbid(unsafe_code)]

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use sudoku_grid::{Grid, ParseOptions, Shape, Symmetry, parse};
use sudoku_search::Limits;
use sudoku_tests::{full, position, solvers};

/// The maximum number of solutions counted.
const MAX_SOLUTIONS: u64 = 40;

/// The step limit of a solver; a solver that reaches it is ignored.
const MAX_STEPS: u64 = 30_000;

/// The configuration of `proptest`, with a fixed seed, so that the cases are always the same.
fn config() -> Config {
    Config {
        cases: 60,
        rng_seed: RngSeed::Fixed(9),
        failure_persistence: None,
        ..Config::default()
    }
}

fn shape() -> impl Strategy<Value = Shape> {
    let shapes = [
        (2, 2),
        (2, 3),
        (3, 2),
        (2, 4),
        (3, 3),
        (3, 3),
        (3, 3),
        (3, 4),
    ];
    prop::sample::select(shapes.to_vec())
        .prop_map(|(rows, columns)| Shape::new(rows, columns).expect("within the limits"))
}

/// A symmetry that keeps the shape, with `picks` as the random numbers.
fn symmetry(shape: Shape, picks: &[u32]) -> Symmetry {
    let mut picks = picks.iter().cycle();
    Symmetry::random(shape, &mut |n| {
        usize::try_from(*picks.next().expect("endless")).expect("fits") % n
    })
}

fn picks() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(any::<u32>(), 97)
}

/// A strategy for puzzles: solved grids, transformed by a random symmetry, with some blank cells
/// and sometimes a wrong digit.
fn puzzle() -> impl Strategy<Value = Grid> {
    (
        shape(),
        picks(),
        30_u32..70,
        any::<Option<prop::sample::Index>>(),
    )
        .prop_map(|(shape, picks, blanks, wrong)| {
            let mut grid = symmetry(shape, &picks).apply(&full(shape));
            for cell in 0..shape.cells() {
                // A pick serves several cells, with different bits for each.
                let pick = picks[cell % picks.len()] >> (7 * (cell / picks.len()));
                if pick % 100 < blanks {
                    grid.set(cell, 0);
                }
            }
            if let Some(wrong) = wrong {
                let cell = wrong.index(shape.cells());
                let position = position(&grid);
                if let Some(digit) = position.candidates(cell).nth(1) {
                    grid.set(cell, digit);
                }
            }
            grid
        })
}

/// The number of solutions that each complete solver finds; `None` if it reaches the step limit.
fn counts(puzzle: &Grid) -> Vec<Option<u64>> {
    let position = position(puzzle);
    solvers()
        .filter(|solver| solver.is_complete() && solver.accepts(puzzle.shape()))
        .map(|solver| {
            let limits = Limits {
                solutions: MAX_SOLUTIONS,
                steps: Some(MAX_STEPS),
            };
            let mut run = solver.start(&position, 1, limits, false);
            run.advance(u64::MAX, u64::MAX);
            (run.steps() < MAX_STEPS).then(|| run.found())
        })
        .collect()
}

/// The number of solutions on which all solvers within the step limit agree; at least one must be.
fn count(puzzle: &Grid) -> u64 {
    let counts = counts(puzzle);
    let mut known_counts = counts.iter().flatten();
    let first = *known_counts
        .next()
        .unwrap_or_else(|| panic!("no solver decides {puzzle} within the step limit"));
    assert!(
        known_counts.all(|other| *other == first),
        "{counts:?} on {puzzle}"
    );
    first
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn relabelling_keeps_the_number_of_solutions(puzzle in puzzle(), picks in picks()) {
        let shape = puzzle.shape();
        let mut digits: Vec<u8> = (1..=u8::try_from(shape.side()).expect("at most 25")).collect();
        for index in (1..digits.len()).rev() {
            digits.swap(index, picks[index] as usize % (index + 1));
        }
        let image = Symmetry::relabel(shape, &digits).apply(&puzzle);
        prop_assert_eq!(count(&image), count(&puzzle));
    }

    #[test]
    fn transposing_keeps_the_number_of_solutions(puzzle in puzzle()) {
        let image = Symmetry::transpose(puzzle.shape()).apply(&puzzle);
        prop_assert_eq!(count(&image), count(&puzzle));
    }

    #[test]
    fn moving_bands_and_rows_keeps_the_number_of_solutions(puzzle in puzzle(), by in any::<prop::sample::Index>()) {
        let shape = puzzle.shape();
        let rotated_order = |n: usize| -> Vec<usize> {
            let offset = by.index(n);
            (0..n).map(|i| (i + offset) % n).collect()
        };
        // Bands have as many rows as boxes do; there are as many bands as a box has columns.
        let bands = Symmetry::bands(shape, &rotated_order(shape.box_columns()));
        let rows = Symmetry::rows(shape, by.index(shape.box_columns()), &rotated_order(shape.box_rows()));
        let image = bands.then(&rows).apply(&puzzle);
        prop_assert_eq!(count(&image), count(&puzzle));
    }

    #[test]
    fn any_symmetry_keeps_the_number_of_solutions(puzzle in puzzle(), picks in picks()) {
        let image = symmetry(puzzle.shape(), &picks).apply(&puzzle);
        prop_assert_eq!(count(&image), count(&puzzle));
    }

    #[test]
    fn a_printed_puzzle_is_parsed_back(puzzle in puzzle()) {
        let options = ParseOptions { shape: Some(puzzle.shape()), hex: false };
        for text in [puzzle.to_string(), puzzle.to_boxed()] {
            prop_assert_eq!(&parse(&text, options).expect("a grid").grid, &puzzle);
        }
    }
}
