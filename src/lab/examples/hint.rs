//! Prints the solution path of human techniques, a hint per step.
#![expect(clippy::print_stdout, reason = "an example")]

use std::error::Error;

use sudoku_lab::{Puzzle, hint};

fn main() -> Result<(), Box<dyn Error>> {
    let text = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
    let mut position = text.parse::<Puzzle>()?.into_position();
    while let Some(hint) = hint(&position) {
        println!("{hint}");
        hint.deduction.apply(&mut position);
    }
    println!("{}", position.to_grid());
    Ok(())
}
