//! The puzzles of the studies.

use std::fs;

use sudoku_grid::{Grid, ParseOptions, Position, parse};
use sudoku_search::Limits;

use crate::Failure;
use crate::report::in_workspace;

/// The number of puzzles at the start of the list of puzzles with 17 givens from which the shipped networks were trained.
pub(crate) const TRAINED: usize = 44_151;

/// The puzzles of a file in `tests/puzzles`, with the rest of their lines.
pub(crate) fn labelled(file: &str) -> Result<Vec<(Grid, String)>, Failure> {
    let text = fs::read_to_string(in_workspace("tests/puzzles").join(file))?;
    let mut puzzles = Vec::new();
    for line in text.lines() {
        if line.is_empty() || line.starts_with('#') || line.starts_with("puzzle,") {
            continue;
        }
        let (puzzle, label) = line.split_once([' ', ',']).unwrap_or((line, ""));
        let grid = parse(puzzle, ParseOptions::default())?.grid;
        puzzles.push((grid, label.to_owned()));
    }
    Ok(puzzles)
}

/// The puzzles of a file in `tests/puzzles`.
pub(crate) fn read(file: &str) -> Result<Vec<Grid>, Failure> {
    Ok(labelled(file)?.into_iter().map(|(grid, _)| grid).collect())
}

/// Some of the 5,000 puzzles with 17 givens that were never used for training, evenly spaced in the list.
pub(crate) fn held_out(count: usize) -> Result<Vec<Grid>, Failure> {
    Ok(spaced(&read("17-clue.txt")?[TRAINED..], count))
}

/// Some random minimal puzzles, which were excluded from training in every equivalent form.
pub(crate) fn minimal(count: usize) -> Result<Vec<Grid>, Failure> {
    Ok(spaced(&read("minimal-2000.txt")?, count))
}

/// `count` puzzles of each of three lists: with 17 givens, held out from training; random minimal ones; and those with a
/// published rating of the Sudoku Explainer.
pub(crate) fn mixed(count: usize) -> Result<Vec<Grid>, Failure> {
    let rated = spaced(&read("se-rated.csv")?, count);
    Ok([held_out(count)?, minimal(count)?, rated].concat())
}

/// `count` evenly spaced items; all items if there are fewer.
pub(crate) fn spaced<T: Clone>(items: &[T], count: usize) -> Vec<T> {
    let count = count.min(items.len());
    (0..count)
        .map(|index| items[index * items.len() / count].clone())
        .collect()
}

/// At most `max` solutions of a puzzle; none if two equal digits are in a house.
pub(crate) fn solutions(puzzle: &Grid, max: u64) -> Result<Vec<Grid>, Failure> {
    let mut solutions = Vec::new();
    let Ok(position) = Position::new(puzzle) else {
        return Ok(solutions);
    };
    let solver = sudoku_solvers::find("dancing-links").ok_or("no such solver")?;
    let limits = Limits {
        solutions: max,
        steps: None,
    };
    let mut run = solver.start(&position, &solver.setup().within(limits), false)?;
    loop {
        let found = run.found();
        run.find(u64::MAX);
        if run.found() == found {
            return Ok(solutions);
        }
        // `Run::solution` is the first one.
        solutions.push(run.grid());
    }
}
