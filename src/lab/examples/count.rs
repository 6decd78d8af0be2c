//! Counts the solutions of a puzzle, and prints the first ones.
#![expect(clippy::print_stdout, reason = "an example")]

use sudoku_lab::{Puzzle, PuzzleTextError, count_solutions, solutions};

fn main() -> Result<(), PuzzleTextError> {
    let puzzle: Puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419......8..7."
            .parse()?;
    match count_solutions(&puzzle, 1000) {
        1000 => println!("at least 1,000 solutions"),
        count => println!("{count} solutions"),
    }
    for solution in solutions(&puzzle).take(3) {
        println!("{solution}");
    }
    Ok(())
}
