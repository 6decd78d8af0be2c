//! Whether a probability of p is right in a share p of the cases.

use sudoku_grid::{Grid, Position};
use sudoku_solvers::learned::CandidateGraph;

use crate::Failure;
use crate::network::{SHIPPED, is_right, shipped, trajectory};
use crate::puzzles::{held_out, minimal, read, solutions, spaced};
use crate::report::{Report, Table, grouped_jackknife, interval};

/// The numbers of steps after which probabilities are compared; the network continues after a solution is found.
const STEPS: [u32; 5] = [4, 8, 16, 32, 128];

/// The number of puzzles of a set.
const PUZZLES: usize = 200;

/// The number of groups of puzzles for the intervals.
const GROUPS: usize = 20;

/// The number of bins of equal width.
const BINS: usize = 10;

/// Probabilities in bins.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Curve {
    bins: [Bin; BINS],
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bin {
    /// The number of probabilities.
    pub(crate) count: f64,
    /// Their sum.
    pub(crate) sum: f64,
    /// The number of events that occurred.
    pub(crate) right: f64,
}

impl Curve {
    /// Adds a probability, and whether its event occurred.
    pub(crate) fn add(&mut self, p: f64, is_right: bool) {
        let bin = &mut self.bins[((p * BINS as f64) as usize).min(BINS - 1)];
        bin.count += 1.0;
        bin.sum += p;
        bin.right += f64::from(u8::from(is_right));
    }

    fn merged(curves: impl Iterator<Item = Self>) -> Self {
        let mut all = Self::default();
        for curve in curves {
            for (bin, other) in all.bins.iter_mut().zip(curve.bins) {
                bin.count += other.count;
                bin.sum += other.sum;
                bin.right += other.right;
            }
        }
        all
    }

    /// The expected calibration error: the mean distance between the mean probability of a bin and the share of events
    /// that occurred, weighted by the counts.
    pub(crate) fn error(&self) -> f64 {
        let count: f64 = self.bins.iter().map(|bin| bin.count).sum();
        let distance = self.bins.iter().map(|bin| (bin.sum - bin.right).abs());
        distance.sum::<f64>() / count.max(1.0)
    }

    /// The mean probability minus the share of events that occurred: positive for overconfidence.
    fn bias(&self) -> f64 {
        let count: f64 = self.bins.iter().map(|bin| bin.count).sum();
        let difference = self.bins.iter().map(|bin| bin.sum - bin.right);
        difference.sum::<f64>() / count.max(1.0)
    }
}

/// The curves of a set after a number of steps, by group of puzzles: of all candidates, and of the most probable
/// candidate of each cell.
type Curves = Vec<[Curve; 2]>;

/// The curves of a network on puzzles after some numbers of steps, which ascend.
fn curves(network: &str, puzzles: &[Grid], steps: &[u32]) -> Result<Vec<Curves>, Failure> {
    let network = shipped(network)?;
    let mut all = vec![vec![[Curve::default(); 2]; GROUPS]; steps.len()];
    for (index, puzzle) in puzzles.iter().enumerate() {
        let solution = solutions(puzzle, 1)?.pop().ok_or("no solution")?;
        let position = Position::new(puzzle).map_err(|_| "two equal digits")?;
        let graph = CandidateGraph::new(&position);
        let right = is_right(&graph, &solution);
        let last = steps.last().copied().unwrap_or(0);
        trajectory(&network, &graph, last, |step, _, probabilities| {
            let Some(at) = steps.iter().position(|&other| other == step) else {
                return;
            };
            let [of_candidates, of_cells] = &mut all[at][index % GROUPS];
            for (&p, &right) in probabilities.iter().zip(&right) {
                of_candidates.add(p.into(), right);
            }
            for best in graph.best_candidates(probabilities) {
                of_cells.add(probabilities[best].into(), right[best]);
            }
        });
    }
    Ok(all)
}

/// The sets of puzzles.
fn sets() -> Result<[(&'static str, Vec<Grid>); 3], Failure> {
    let hardest = read("hardest-11plus-2000.txt")?;
    Ok([
        ("17 givens", held_out(PUZZLES)?),
        ("minimal", minimal(PUZZLES)?),
        ("hardest", spaced(&hardest, PUZZLES)),
    ])
}

/// The columns of the table of errors.
const ERRORS: [&str; 6] = [
    "network",
    "puzzles",
    "steps",
    "candidates: calibration error %",
    "cells: calibration error %",
    "cells: confidence minus accuracy %",
];

/// The columns of the table of bins.
const OF_BINS: [&str; 7] = [
    "network",
    "puzzles",
    "steps",
    "bin",
    "candidates",
    "mean p",
    "right %",
];

/// The rows of a network on one set, for both tables.
pub(crate) fn rows(
    network: &str,
    (set, puzzles): &(&str, Vec<Grid>),
    steps: &[u32],
) -> Result<[Vec<Vec<String>>; 2], Failure> {
    let [mut errors, mut bins] = [Vec::new(), Vec::new()];
    for (curves, steps) in curves(network, puzzles, steps)?.into_iter().zip(steps) {
        let merged = |kind: usize, without: Option<usize>| {
            let groups = curves.iter().enumerate();
            let kept = groups.filter(|(group, _)| Some(*group) != without);
            Curve::merged(kept.map(|(_, curves)| curves[kind]))
        };
        let estimate = |least: f64, statistic: &dyn Fn(Option<usize>) -> f64| {
            let in_percent = |group| 100.0 * statistic(group);
            let estimate = grouped_jackknife(GROUPS, least..=100.0, in_percent);
            estimate.map(|estimate| interval(estimate, 2))
        };
        let key = [network.to_owned(), set.to_string(), steps.to_string()];
        let mut row = key.to_vec();
        row.push(estimate(0.0, &|group| merged(0, group).error())?);
        row.push(estimate(0.0, &|group| merged(1, group).error())?);
        row.push(estimate(-100.0, &|group| merged(1, group).bias())?);
        errors.push(row);
        for (index, bin) in merged(0, None).bins.into_iter().enumerate() {
            let right = |group: Option<usize>| {
                let bin = merged(0, group).bins[index];
                100.0 * bin.right / bin.count.max(1.0)
            };
            let (low, high) = (index as f64 / 10.0, (index + 1) as f64 / 10.0);
            let mut row = key.to_vec();
            row.push(format!("{low:.1} to {high:.1}"));
            row.push(format!("{}", bin.count));
            row.push(format!("{:.3}", bin.sum / bin.count.max(1.0)));
            row.push(interval(grouped_jackknife(GROUPS, 0.0..=100.0, right)?, 1));
            bins.push(row);
        }
    }
    Ok([errors, bins])
}

/// The curves of the network `small` on two sets after three numbers of steps.
pub(crate) fn summary(bins: &Table) -> Table {
    let mut shown = bins.clone();
    shown.rows.retain(|row| {
        row[0] == SHIPPED[0] && row[1] != "minimal" && ["8", "32", "128"].contains(&&*row[2])
    });
    for row in &mut shown.rows {
        row[1] = format!("{}, {} steps", row[1], row[2]);
    }
    shown.pivot("probability", "bin", "puzzles", |row| row[6].clone())
}

/// A set, for a test.
#[cfg(test)]
pub(crate) fn set(index: usize) -> Result<(&'static str, Vec<Grid>), Failure> {
    Ok(sets()?[index].clone())
}

pub(crate) fn run() -> Result<Vec<Report>, Failure> {
    let (mut errors, mut bins) = (Table::new(&ERRORS), Table::new(&OF_BINS));
    for network in SHIPPED {
        for set in &sets()? {
            let [more_errors, more_bins] = rows(network, set, &STEPS)?;
            errors.rows.extend(more_errors);
            bins.rows.extend(more_bins);
        }
    }
    Ok(vec![
        Report {
            name: "calibration",
            data: errors,
            summary: None,
        },
        Report {
            name: "calibration-bins",
            summary: Some(summary(&bins)),
            data: bins,
        },
    ])
}
