//! Beliefs about puzzles with several solutions, compared with all their solutions.

use sudoku_grid::{Grid, Position};
use sudoku_search::Seed;
use sudoku_stats::{ConfidenceLevel, mean, mean_interval};

use crate::Failure;
use crate::network::{Beliefs, SHIPPED, shipped};
use crate::puzzles::{minimal, solutions};
use crate::report::{Report, Table, interval};
use crate::robustness::random_given;

/// The number of steps after which a run ends.
const STEPS: u32 = 128;

/// The number of minimal puzzles of which a given is removed.
const PUZZLES: usize = 200;

/// The number of solutions up to which a puzzle is used.
const MAX_SOLUTIONS: u64 = 200;

pub(crate) fn run() -> Result<Vec<Report>, Failure> {
    let mut rng = Seed(39).rng();
    let mut cases = Vec::new();
    for mut puzzle in minimal(PUZZLES)? {
        puzzle.set(random_given(&puzzle, &mut rng), 0);
        let solutions = solutions(&puzzle, MAX_SOLUTIONS + 1)?;
        if solutions.len() as u64 <= MAX_SOLUTIONS {
            cases.push((puzzle, solutions));
        }
    }
    let mut data = Table::new(&[
        "network",
        "puzzles",
        "confidence in cells with one possible digit",
        "correct there %",
        "confidence in other cells",
        "distance to the shares of the solutions",
        "distance of equal probabilities",
    ]);
    for name in SHIPPED {
        let network = shipped(name)?;
        let mut marginals = Marginals::default();
        for (puzzle, solutions) in &cases {
            let position = Position::new(puzzle).map_err(|_| "two equal digits")?;
            marginals.add(&Beliefs::at_end(&network, &position, STEPS), solutions);
        }
        let estimate = |values: &[f64], decimals| -> Result<String, Failure> {
            let estimate = mean_interval(values, ConfidenceLevel::DEFAULT)?;
            Ok(interval(estimate, decimals))
        };
        data.rows.push(vec![
            name.to_owned(),
            marginals.agreed.len().to_string(),
            estimate(&marginals.agreed, 3)?,
            estimate(&marginals.right, 1)?,
            estimate(&marginals.open, 3)?,
            estimate(&marginals.distance, 3)?,
            estimate(&marginals.uniform, 3)?,
        ]);
    }
    Ok(vec![Report {
        name: "several-solutions",
        data,
        summary: None,
    }])
}

/// Beliefs compared with all solutions of a puzzle; one number per puzzle.
#[derive(Default)]
struct Marginals {
    /// Mean confidence in the cells that have the same digit in all solutions.
    agreed: Vec<f64>,
    /// Share of those cells whose most probable digit is that digit, in per cent.
    right: Vec<f64>,
    /// Mean confidence in all other cells.
    open: Vec<f64>,
    /// Mean total variation distance in the other cells between the probabilities and the shares of the solutions.
    distance: Vec<f64>,
    /// The same distance of equal probabilities for all candidates.
    uniform: Vec<f64>,
}

impl Marginals {
    fn add(&mut self, beliefs: &Beliefs, solutions: &[Grid]) {
        let (mut agreed, mut right, mut open) = (Vec::new(), Vec::new(), Vec::new());
        let (mut distance, mut uniform) = (Vec::new(), Vec::new());
        for (cell, candidates, best) in beliefs.cells() {
            let share = |candidate: usize| {
                let (_, digit) = beliefs.graph.candidates()[candidate];
                let with = solutions.iter().filter(|grid| grid.get(cell) == digit);
                with.count() as f64 / solutions.len() as f64
            };
            let confidence = f64::from(beliefs.probabilities[best]);
            let count = candidates.len() as f64;
            if candidates.clone().any(|candidate| share(candidate) >= 1.0) {
                agreed.push(confidence);
                right.push(if share(best) >= 1.0 { 100.0 } else { 0.0 });
            } else {
                open.push(confidence);
                let p = |candidate| f64::from(beliefs.probabilities[candidate]);
                let to_belief = candidates.clone().map(|c| (p(c) - share(c)).abs());
                distance.push(to_belief.sum::<f64>() / 2.0);
                let to_uniform = candidates.map(|c| (1.0 / count - share(c)).abs());
                uniform.push(to_uniform.sum::<f64>() / 2.0);
            }
        }
        if !agreed.is_empty() && !open.is_empty() {
            self.agreed.push(mean(&agreed));
            self.right.push(mean(&right));
            self.open.push(mean(&open));
            self.distance.push(mean(&distance));
            self.uniform.push(mean(&uniform));
        }
    }
}
