//! Counts how many puzzles of files a network with 8-bit weights solves in one run without search.
//!
//! `cargo run --release -p sudoku-training --example measure -- WEIGHTS FILE[:SKIP[:TAKE]]…`
#![expect(
    clippy::disallowed_types,
    clippy::print_stdout,
    reason = "a program for people, which never runs in WebAssembly"
)]

use std::error::Error;
use std::fs;
use std::sync::Arc;
use std::time::Instant;

use sudoku_grid::{ParseOptions, Position, parse};
use sudoku_solvers::learned::{dequantise, steps_to_solve};

/// The numbers of steps after which solved puzzles are counted.
const STEPS: [u32; 4] = [16, 48, 128, 512];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let weights = arguments
        .next()
        .ok_or("the first argument is the file of the weights")?;
    let network = Arc::new(dequantise(&fs::read(&weights)?).ok_or("not a file of weights")?);
    println!(
        "| puzzles | number | {} steps | ms per puzzle |",
        STEPS.map(|steps| steps.to_string()).join(" | ")
    );
    println!("|{}", "---|".repeat(STEPS.len() + 3));
    for argument in arguments {
        let mut parts = argument.split(':');
        let file = parts.next().unwrap_or_default();
        let skip = parts.next().map_or(Ok(0), str::parse)?;
        let take = parts.next().map_or(Ok(usize::MAX), str::parse)?;
        let text = fs::read_to_string(file)?;
        let mut positions = Vec::new();
        for line in text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .skip(skip)
            .take(take)
        {
            let puzzle = line.split(' ').next().unwrap_or_default();
            let grid = parse(puzzle, ParseOptions::default())?.grid;
            positions.push(Position::new(&grid).map_err(|error| format!("{file}: {error:?}"))?);
        }
        let start = Instant::now();
        let solved: Vec<_> = positions
            .iter()
            .filter_map(|position| steps_to_solve(&network, position, STEPS[STEPS.len() - 1]))
            .collect();
        let ms =
            1e3 * start.elapsed().as_secs_f64() / f64::from(u32::try_from(positions.len().max(1))?);
        let counts = STEPS.map(|max| {
            solved
                .iter()
                .filter(|&&steps| steps <= max)
                .count()
                .to_string()
        });
        println!(
            "| {argument} | {} | {} | {ms:.2} |",
            positions.len(),
            counts.join(" | ")
        );
    }
    Ok(())
}
