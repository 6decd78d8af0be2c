//! What a network answers for puzzles that do not have exactly one solution.

use std::collections::BTreeMap;

use sudoku_grid::{Grid, Position};
use sudoku_search::{Rng, Seed, pick};
use sudoku_stats::{ConfidenceLevel, mean_interval};

use crate::Failure;
use crate::network::{Beliefs, SHIPPED, shipped};
use crate::puzzles::{held_out, minimal, read, solutions, spaced};
use crate::report::{Report, Table, interval, share};

/// The number of steps after which a run ends, as for the preset `small`.
const STEPS: u32 = 512;

/// The number of puzzles from which a group is made.
const PUZZLES: usize = 100;

/// The probability from which a cell counts as certain.
const CERTAIN: f32 = 0.99;

/// The puzzles by what was done to them and by their number of solutions.
fn cases() -> Result<BTreeMap<String, Vec<Grid>>, Failure> {
    let mut rng = Seed(39).rng();
    let sources = [
        ("17 givens", held_out(PUZZLES)?),
        ("minimal", minimal(PUZZLES)?),
    ];
    let mut puzzles = Vec::new();
    for (source, grids) in &sources {
        for puzzle in grids {
            puzzles.push((format!("1. {source}, unchanged"), puzzle.clone()));
            if let Some(changed) = with_wrong_given(puzzle, &mut rng) {
                puzzles.push((format!("2. {source}, one given changed"), changed));
            }
        }
    }
    for puzzle in &sources[1].1 {
        let mut fewer = puzzle.clone();
        fewer.set(random_given(puzzle, &mut rng), 0);
        puzzles.push(("3. minimal, one given removed".to_owned(), fewer));
    }
    for puzzle in spaced(&read("many-solutions-1000.txt")?, PUZZLES) {
        puzzles.push(("4. many solutions, 34 or 35 givens".to_owned(), puzzle));
    }
    for puzzle in spaced(&read("random-placements.txt")?, PUZZLES) {
        puzzles.push(("5. digits placed at random".to_owned(), puzzle));
    }
    let mut groups = BTreeMap::<_, Vec<_>>::new();
    for (name, puzzle) in puzzles {
        let solutions = solutions(&puzzle, 2)?;
        let count = match solutions.len() {
            0 => "none",
            1 => "one",
            _ => "several",
        };
        let key = format!("{name}|{count}");
        groups.entry(key).or_default().push(puzzle);
    }
    Ok(groups)
}

/// A random given of a puzzle.
pub(crate) fn random_given(puzzle: &Grid, rng: &mut Rng) -> usize {
    let cells = 0..puzzle.shape().cells();
    let givens: Vec<_> = cells.filter(|&cell| puzzle.get(cell) != 0).collect();
    givens[pick(rng, givens.len())]
}

/// The puzzle with another digit in place of a random given, such that no house has two equal digits.
fn with_wrong_given(puzzle: &Grid, rng: &mut Rng) -> Option<Grid> {
    let cell = random_given(puzzle, rng);
    let mut changed = puzzle.clone();
    changed.set(cell, 0);
    let candidates = Position::new(&changed).ok()?.candidates(cell);
    let others: Vec<_> = candidates
        .iter()
        .filter(|&digit| digit != puzzle.get(cell))
        .collect();
    let &digit = others.get(pick(rng, others.len().max(1)))?;
    changed.set(cell, digit);
    Some(changed)
}

pub(crate) fn run() -> Result<Vec<Report>, Failure> {
    let groups = cases()?;
    let mut data = Table::new(&[
        "network",
        "puzzles",
        "solutions",
        "number",
        "reports a solution %",
        "mean confidence",
        "cells with p ≥ 0.99 %",
        "mean confidence if it reports none",
    ]);
    for name in SHIPPED {
        let network = shipped(name)?;
        for (key, cases) in &groups {
            let (puzzles, count) = key.split_once('|').unwrap_or_default();
            let puzzles = puzzles.get(3..).unwrap_or_default();
            let (mut reported, mut confidences, mut certain, mut without) =
                (0, Vec::new(), Vec::new(), Vec::new());
            for puzzle in cases {
                let position = Position::new(puzzle).map_err(|_| "two equal digits")?;
                let beliefs = Beliefs::at_end(&network, &position, STEPS);
                // The solver ends at once if a cell has no candidate or a digit has no place.
                let is_reported = beliefs.is_solved && !position.is_contradictory();
                reported += usize::from(is_reported);
                confidences.push(beliefs.confidence());
                if !is_reported {
                    without.push(beliefs.confidence());
                }
                let cells = beliefs.cells().count().max(1);
                let sure = beliefs
                    .cells()
                    .filter(|&(.., best)| beliefs.probabilities[best] >= CERTAIN);
                certain.push(100.0 * sure.count() as f64 / cells as f64);
            }
            // A value lies between 0 and `most`, and so does its mean.
            let estimate = |values: &[f64], most: f64, decimals| -> Result<String, Failure> {
                if values.len() < 3 {
                    return Ok(String::new());
                }
                let mut estimate = mean_interval(values, ConfidenceLevel::DEFAULT)?;
                estimate.low = estimate.low.max(0.0);
                estimate.high = estimate.high.min(most);
                Ok(interval(estimate, decimals))
            };
            data.rows.push(vec![
                name.to_owned(),
                puzzles.to_owned(),
                count.to_owned(),
                cases.len().to_string(),
                share(reported, cases.len())?,
                estimate(&confidences, 1.0, 3)?,
                estimate(&certain, 100.0, 1)?,
                estimate(&without, 1.0, 3)?,
            ]);
        }
    }
    Ok(vec![Report {
        name: "robustness",
        data,
        summary: None,
    }])
}
