//! Compares solvers over generated puzzles, with significance tests.
#![expect(clippy::print_stdout, reason = "an example")]

use std::error::Error;

use sudoku_lab::solvers::{Annealing, Backtracking, DancingLinks};
use sudoku_lab::{Experiment, Generator};

fn main() -> Result<(), Box<dyn Error>> {
    let puzzles = (1..=20).map(|seed| Generator::default().seed(seed).generate());
    let puzzles = puzzles.collect::<Result<Vec<_>, _>>()?;
    let experiment = Experiment::new()
        .puzzles("dug", puzzles)
        .contestant("backtracking", Backtracking::default())
        .contestant("dancing links", DancingLinks::default())
        .contestant("annealing", Annealing::default())
        .max_steps(10_000)
        .seeds(3);
    println!("{}", experiment.run()?.summary());
    Ok(())
}
