//! Puzzles for tests, and readers of the sets in `puzzles/`.

use std::fs;
use std::path::Path;

use sudoku_grid::{Grid, ParseOptions, Position, Shape, parse};
use sudoku_search::Limits;

/// The example of Wikipedia's article on Sudoku, with one solution.
pub const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Inkala's "AI Escargot", 2006, with one solution.
pub const HARD: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";

/// Puzzles without a solution and without conflicting givens: [`EASY`] and [`HARD`], each with a wrong digit that is
/// still a candidate of its cell.
pub const UNSOLVABLE: [&str; 2] = [
    "532.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "18...7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..",
];

/// Parses the givens of a puzzle.
///
/// # Panics
///
/// If the text is not a puzzle.
pub fn read(text: &str) -> Grid {
    parse(text, ParseOptions::default())
        .unwrap_or_else(|error| panic!("{text}: {error}"))
        .grid
}

/// The position of a puzzle before the first move.
///
/// # Panics
///
/// If its givens conflict.
pub fn position(puzzle: &Grid) -> Position {
    Position::new(puzzle).unwrap_or_else(|duplicate| panic!("{puzzle}: {duplicate}"))
}

/// The solution of a puzzle; `None` unless there is exactly one.
///
/// # Panics
///
/// If its givens conflict.
pub fn solution(puzzle: &Grid) -> Option<Grid> {
    let solver = sudoku_solvers::quickest(puzzle.shape());
    let limits = Limits {
        solutions: 2,
        steps: None,
    };
    let setup = solver.setup().within(limits);
    let run = solver.start(&position(puzzle), &setup, false);
    let mut run = run.expect("the solver accepts this size");
    while run.outcome().is_none() {
        run.advance(u64::MAX, 10_000);
    }
    run.solution().filter(|_| run.found() == 1).cloned()
}

/// The position of the empty grid.
pub fn blank(shape: Shape) -> Position {
    position(&Grid::empty(shape))
}

/// A solved grid in which each row is the row before it, shifted by the width of a box, and by one more cell between
/// bands.
///
/// # Panics
///
/// Never.
pub fn full(shape: Shape) -> Grid {
    let digit = |cell| {
        let (row, column) = (shape.row(cell), shape.column(cell));
        let shift = row % shape.box_rows() * shape.box_columns() + row / shape.box_rows();
        (shift + column) % shape.side() + 1
    };
    let digits = (0..shape.cells()).map(|cell| u8::try_from(digit(cell)).expect("a digit"));
    Grid::new(shape, digits.collect()).expect("digits of the shape")
}

/// The grid of [`full`] with six blank cells, each a naked single.
///
/// # Panics
///
/// Never.
pub fn near_full(shape: Shape) -> Grid {
    let mut grid = full(shape);
    let mut blank_count = 0;
    // The stride of 7 scatters the blanks.
    for cell in (0..shape.cells()).map(|n| n * 7 % shape.cells()) {
        let mut reduced_grid = grid.clone();
        reduced_grid.set(cell, 0);
        let position = position(&reduced_grid);
        let is_naked_single = |cell| position.candidates(cell).len() == 1;
        if blank_count < 6 && grid.get(cell) != 0 && position.blanks().all(is_naked_single) {
            grid = reduced_grid;
            blank_count += 1;
        }
    }
    assert_eq!(blank_count, 6, "{grid}");
    grid
}

/// A puzzle without a solution and without conflicting givens: the last cell of the first row has no candidate.
///
/// # Panics
///
/// Never.
pub fn no_place(shape: Shape) -> Grid {
    let mut grid = Grid::empty(shape);
    let side = u8::try_from(shape.side()).expect("at most 25");
    for (cell, digit) in (1..side).enumerate() {
        grid.set(cell, digit);
    }
    grid.set(shape.cells() - 1, side);
    grid
}

/// The first field of each line of a file in `puzzles/`, without comments and the header.
///
/// # Panics
///
/// If the file cannot be read.
pub fn set(file: &str) -> Vec<String> {
    let first_field = |row: Vec<String>| row.into_iter().next();
    table(file).into_iter().filter_map(first_field).collect()
}

/// The fields of each line of a file in `puzzles/`, without comments and the header. Spaces, commas and tabs separate
/// fields.
///
/// # Panics
///
/// If the file cannot be read.
pub fn table(file: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("puzzles")
        .join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.starts_with("puzzle"))
        .map(|line| line.split([' ', ',', '\t']).map(str::to_owned).collect())
        .collect()
}
