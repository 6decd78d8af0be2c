//! Puzzles and functions shared by the unit tests.

use sudoku_grid::{Grid, ParseOptions, Position, Puzzle, parse};
use sudoku_search::{Rating, Seed};

use crate::{Assessment, RatingError, UniquePuzzle, UniquenessProof, find};

/// The example puzzle of the Wikipedia article on Sudoku, which naked singles solve.
pub(crate) const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Inkala's "AI Escargot", 2006.
pub(crate) const HARD: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";

/// A puzzle without the proof that it has one solution.
pub(crate) fn puzzle(text: &str) -> Puzzle {
    let parsed = parse(text, ParseOptions::default()).expect("a grid");
    parsed.puzzle().expect("no duplicate digit")
}

/// A puzzle that is proved to have one solution.
pub(crate) fn unique_puzzle(text: &str) -> UniquePuzzle {
    let proved = UniquenessProof::new(&puzzle(text)).advance(u64::MAX);
    proved.expect("known by now").expect("one solution")
}

/// The position before the first move of a puzzle, and the solution.
pub(crate) fn position_and_solution(text: &str) -> (Position, Grid) {
    let unique = unique_puzzle(text);
    (unique.start().clone(), unique.solution().clone())
}

/// Rates the puzzle `text` on the scale `scale`, with `pieces` pieces of work per call of `advance`.
pub(crate) fn rate_in_pieces(
    text: &str,
    scale: &str,
    seed: u32,
    pieces: u64,
) -> Result<Rating, RatingError> {
    let scale = find(scale).expect("it is in the list");
    let mut assessment = Assessment::new(&puzzle(text), &[scale], Seed(seed))?;
    while !assessment.advance(pieces)? {}
    Ok(assessment.ratings()[0].clone())
}

/// The values of the rating of a puzzle with seed 1, as they are written in tables.
pub(crate) fn rating_texts(text: &str, scale: &str) -> Vec<String> {
    let columns = find(scale).expect("it is in the list").columns();
    let rating = rate_in_pieces(text, scale, 1, u64::MAX).expect("one solution");
    (columns.iter().zip(&rating.values))
        .map(|(column, value)| column.text(value))
        .collect()
}
