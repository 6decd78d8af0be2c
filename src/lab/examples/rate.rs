//! Rates a puzzle on several scales.
#![expect(clippy::print_stdout, reason = "an example")]

use std::error::Error;

use sudoku_lab::{Puzzle, rate};

fn main() -> Result<(), Box<dyn Error>> {
    let text = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";
    let puzzle: Puzzle = text.parse()?;
    for scale in [
        "clues",
        "se",
        "hodoku",
        "qqwing",
        "search-depth",
        "guesses",
        "backdoor",
    ] {
        println!("{scale}: {}", rate(&puzzle, scale)?);
    }
    Ok(())
}
