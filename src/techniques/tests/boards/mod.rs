//! Test boards of the techniques.

use std::fs;
use std::path::Path;

use sudoku_grid::{Digits, Grid, Position, Shape};

/// The boards of a technique, from `cases/` by its id. Each line has the shape, the values row by
/// row, the candidates of the blank cells in order, and all instances on the board, or `none`.
/// Digits above 9 are capitals; lower-case letters are digits that were placed and not given (`a`
/// is 1). The instances were determined independently of this crate.
pub(crate) fn cases(id: &str) -> String {
    // Read by the tests of the techniques and by those of all crates.
    let mut ancestors = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let file = format!("src/techniques/tests/cases/{id}.txt");
    let path = ancestors.find_map(|folder| Some(folder.join(&file)).filter(|path| path.exists()));
    let path = path.unwrap_or_else(|| panic!("no {file}"));
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn digit_of_symbol(symbol: u8) -> u8 {
    match symbol {
        b'.' => 0,
        b'1'..=b'9' => symbol - b'0',
        b'a'..=b'y' => symbol - b'a' + 1,
        _ => symbol - b'A' + 1,
    }
}

/// The position of a board with this shape, values and candidates, written as in `cases`.
pub(crate) fn read_position(shape: &str, values: &str, candidates: &str) -> Position {
    let shape: Shape = shape.parse().expect("a shape");
    let given = |symbol: u8| match symbol {
        b'a'..=b'y' => 0,
        _ => digit_of_symbol(symbol),
    };
    let givens = values.bytes().map(given).collect();
    let givens = Grid::new(shape, givens).expect("values that fit");
    let mut candidate_texts = candidates.split(',');
    let candidate_sets: Vec<Digits> = values
        .bytes()
        .map(|symbol| match symbol {
            b'.' => candidate_texts
                .next()
                .expect("a set for each blank")
                .bytes()
                .map(digit_of_symbol)
                .collect(),
            _ => Digits::all(shape.side()),
        })
        .collect();
    let mut position =
        Position::with_candidates(&givens, &candidate_sets).expect("no duplicate digit");
    for (cell, symbol) in values.bytes().enumerate() {
        if symbol.is_ascii_lowercase() {
            position.place(cell, digit_of_symbol(symbol));
        }
    }
    position
}
