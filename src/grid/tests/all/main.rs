//! Tests of the grid crate: the documented behaviour of each type, every text format, and every
//! kind of error in a text.

mod digits;
mod equivalence;
mod errors;
mod formats;
mod found;
mod game;
mod properties;
mod puzzles;
mod shapes;
mod texts;
mod verifying;

use sudoku_grid::{Grid, ParseOptions, Shape, parse};

/// The puzzle of the examples in the documentation, and its only solution.
const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn grid(text: &str) -> Grid {
    parse(text, ParseOptions::default())
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
        .grid
}

fn shape(rows: usize, columns: usize) -> Shape {
    Shape::new(rows, columns).expect("a shape within the limits")
}

/// A solved grid: each row is the row above, shifted by the width of a box, and by one more cell
/// between bands.
fn solved(shape: Shape) -> Grid {
    let (rows, side) = (shape.box_rows(), shape.side());
    let digit = |cell: usize| {
        let row = shape.row(cell);
        (row % rows * shape.box_columns() + row / rows + shape.column(cell)) % side + 1
    };
    let digits = (0..shape.cells()).map(|cell| u8::try_from(digit(cell)).expect("at most 25"));
    Grid::new(shape, digits.collect()).expect("digits of the shape")
}
