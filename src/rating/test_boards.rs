//! What the unit tests share.

use sudoku_grid::{Grid, Position, Reading, parse};
use sudoku_search::Seed;

use crate::{Assessment, Column, Proof, Rating, Unrated, find};

/// The usual example of encyclopedias.
pub(crate) const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Inkala's "AI Escargot", 2006.
pub(crate) const HARD: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";

/// A puzzle at its start, and its solution.
pub(crate) fn position(text: &str) -> (Position, Grid) {
    let grid = parse(text, Reading::default()).expect("a grid").grid;
    let position = Position::new(&grid).expect("no clash");
    let proved = Proof::new(&position).advance(u64::MAX);
    let puzzle = proved.expect("known by now").expect("one solution");
    (position, puzzle.solution().clone())
}

/// Rates a puzzle in pieces of so much work.
pub(crate) fn rate_in(text: &str, scale: &str, seed: u32, pieces: u64) -> Result<Rating, Unrated> {
    let grid = parse(text, Reading::default()).expect("a grid").grid;
    let position = Position::new(&grid).expect("no clash");
    let scale = find(scale).expect("it is in the list");
    let mut assessment = Assessment::new(&position, &[scale], Seed(seed))?;
    while !assessment.advance(pieces)? {}
    Ok(assessment.ratings()[0].clone())
}

/// The values as they are written, with seed 1.
pub(crate) fn written(text: &str, scale: &str) -> Vec<String> {
    let columns: &[Column] = find(scale).expect("it is in the list").about().columns;
    let rating = rate_in(text, scale, 1, u64::MAX).expect("one solution");
    (columns.iter().zip(&rating.values))
        .map(|(column, value)| column.text(value))
        .collect()
}
