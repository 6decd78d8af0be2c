//! Generates puzzles by difficulty, by technique and by symmetry.
#![expect(clippy::print_stdout, reason = "an example")]

use std::error::Error;

use sudoku_lab::generators::{Dig, PatternSymmetry};
use sudoku_lab::{Difficulty, Generator, rate};

fn main() -> Result<(), Box<dyn Error>> {
    for difficulty in [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard] {
        let puzzle = Generator::default()
            .difficulty(difficulty)
            .seed(1)
            .generate()?;
        println!(
            "{difficulty}: {} ({})",
            puzzle.givens(),
            rate(&puzzle, "hodoku")?
        );
    }
    let fish = Generator::default()
        .technique("x-wing")
        .seed(1)
        .generate()?;
    println!("needs an X-Wing: {}", fish.givens());
    let symmetric = Dig::default().symmetry(PatternSymmetry::Rotate180);
    println!(
        "symmetric: {}",
        Generator::new(symmetric).seed(1).generate()?.givens()
    );
    Ok(())
}
