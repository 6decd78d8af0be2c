//! Solves a puzzle with the fastest solver, and with simulated annealing.
#![expect(clippy::print_stdout, reason = "an example")]

use std::error::Error;

use sudoku_lab::solvers::Annealing;
use sudoku_lab::{Puzzle, Solver, solve};

fn main() -> Result<(), Box<dyn Error>> {
    let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let puzzle: Puzzle = text.parse()?;
    println!("{}", solve(&puzzle).ok_or("no solution")?.to_boxed());

    let annealing = Solver::new(Annealing::default().cooling(0.95)).seed(7);
    let solved = annealing.max_steps(100_000).solve(&puzzle)?;
    println!(
        "annealing: {} after {} sweeps",
        solved.outcome, solved.steps
    );
    for (counter, value) in &solved.counters {
        println!("  {counter}: {value}");
    }
    Ok(())
}
