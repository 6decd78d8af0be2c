//! The native half of `npm run bench`. Puzzles come on standard input, one per line; answers go to
//! standard output.
//!
//! - `sets ROUNDS`: 9×9 solvers take turns, as `rounds.mjs` lets them; JSON as it gives.
//! - `kernels SETUP PUZZLE SECONDS`: repeats a run for this processor time; JSON.
//! - `large SECONDS`: solvers of large grids, a puzzle at most so long; JSON.
//! - `lines`: solves each line by `msolve` and writes it with its solution, as `lab solve` would.
#![forbid(unsafe_code)]
#![expect(clippy::disallowed_types, reason = "it takes times")]

mod kernels;
mod large;
mod lines;
mod sets;

use std::error::Error;
use std::io::{Read, stdin};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["sets", rounds] => println!("{}", sets::compete(&input()?, rounds.parse()?)?),
        ["large", seconds] => println!("{}", large::compete(&input()?, seconds.parse()?)?),
        ["kernels", setup, puzzle, seconds] => {
            println!("{}", kernels::measure(setup, puzzle, seconds.parse()?)?);
        }
        ["lines"] => lines::solve()?,
        _ => return Err("usage: sudoku-bench sets ROUNDS | kernels SETUP PUZZLE SECONDS | large SECONDS | lines".into()),
    }
    Ok(())
}

fn input() -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    stdin().read_to_string(&mut text)?;
    Ok(text)
}
