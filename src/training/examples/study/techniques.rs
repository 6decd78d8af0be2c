//! At which step the network excludes a candidate, by the technique that eliminates it.

use std::collections::BTreeMap;

use sudoku_grid::{Grid, Position};
use sudoku_solvers::learned::CandidateGraph;
use sudoku_stats::{ConfidenceLevel, SortedSample, mean_interval, spearman};

use crate::network::{SHIPPED, is_right, shipped, trajectory};
use crate::puzzles::{mixed, solutions};
use crate::report::{Report, Table, interval};
use crate::rounds::{LEVELS, SEARCH, eliminations};
use crate::{Failure, SCALE};

/// The number of steps of a run.
const STEPS: u32 = 128;

/// The number of puzzles of each set.
const PUZZLES: usize = 25 * SCALE;

/// The probability below which a candidate counts as excluded.
const EXCLUDED: f32 = 0.01;

/// For each wrong candidate of a puzzle: the level that eliminates it, the round, and the first step after which its
/// probability is below [`EXCLUDED`], or [`STEPS`] + 1.
pub(crate) struct Exclusions(pub(crate) Vec<(usize, usize, u32)>);

/// The exclusions of a puzzle; `None` if the network has not solved it after [`STEPS`] steps.
pub(crate) fn exclusions(network: &str, puzzle: &Grid) -> Result<Option<Exclusions>, Failure> {
    let network = shipped(network)?;
    let solution = solutions(puzzle, 1)?.pop().ok_or("no solution")?;
    let position = Position::new(puzzle).map_err(|_| "two equal digits")?;
    let graph = CandidateGraph::new(&position);
    let mut first = vec![STEPS + 1; graph.candidates().len()];
    let mut is_solved = false;
    trajectory(&network, &graph, STEPS, |step, _, probabilities| {
        for (first, &p) in first.iter_mut().zip(probabilities) {
            if p < EXCLUDED {
                *first = step.min(*first);
            }
        }
        is_solved = sudoku_solvers::learned::is_solved(&graph, probabilities);
    });
    if !is_solved {
        return Ok(None);
    }
    let eliminated: BTreeMap<_, _> = (eliminations(position).into_iter())
        .map(|elimination| ((elimination.cell, elimination.digit), elimination))
        .collect();
    let last_round = eliminated
        .values()
        .map(|elimination| elimination.round)
        .max();
    let after_all = last_round.unwrap_or(0) + 1;
    let right = is_right(&graph, &solution);
    let candidates = graph.candidates().iter().zip(right).zip(first);
    let wrong = candidates.filter(|((_, is_right), _)| !is_right);
    let exclusion = |((&(cell, digit), _), step): ((&(u16, u8), bool), u32)| {
        let elimination = eliminated.get(&(cell.into(), digit));
        elimination.map_or((SEARCH, after_all, step), |elimination| {
            (elimination.level, elimination.round, step)
        })
    };
    Ok(Some(Exclusions(wrong.map(exclusion).collect())))
}

pub(crate) fn run() -> Result<Vec<Report>, Failure> {
    let puzzles = mixed(PUZZLES)?;
    let mut data = Table::new(&[
        "network",
        "technique",
        "puzzles",
        "candidates",
        "median step",
        "first quartile",
        "third quartile",
        "median round",
    ]);
    let mut order = Table::new(&[
        "network",
        "puzzles",
        "correlation of step and round",
        "correlation of step and level",
    ]);
    let level = ConfidenceLevel::DEFAULT;
    for network in SHIPPED {
        let mut of_levels = vec![Vec::new(); LEVELS.len()];
        // The medians of single puzzles: candidates of a puzzle are not independent.
        let mut medians = vec![Vec::new(); LEVELS.len()];
        let (mut with_round, mut with_level) = (Vec::new(), Vec::new());
        for puzzle in &puzzles {
            let Some(Exclusions(exclusions)) = exclusions(network, puzzle)? else {
                continue;
            };
            for (index, medians) in medians.iter_mut().enumerate() {
                let of_level = exclusions.iter().filter(|(level, ..)| *level == index);
                let mut steps: Vec<_> = of_level.clone().map(|&(.., step)| step.into()).collect();
                of_levels[index].extend(of_level.map(|&(_, round, step)| (round, step)));
                if !steps.is_empty() {
                    medians.push(sudoku_stats::median(&mut steps));
                }
            }
            let steps: Vec<_> = exclusions.iter().map(|&(.., step)| step.into()).collect();
            let column = |of: &dyn Fn(&(usize, usize, u32)) -> usize| -> Vec<f64> {
                exclusions.iter().map(|one| of(one) as f64).collect()
            };
            // Undefined if all candidates of a puzzle are eliminated in one round or by one level.
            if let Ok(estimate) = spearman(&steps, &column(&|one| one.1), level) {
                with_round.push(estimate.value);
            }
            if let Ok(estimate) = spearman(&steps, &column(&|one| one.0), level) {
                with_level.push(estimate.value);
            }
        }
        for (index, name) in LEVELS.iter().enumerate() {
            if of_levels[index].is_empty() {
                continue;
            }
            let steps: Vec<_> = of_levels[index]
                .iter()
                .map(|&(_, step)| step.into())
                .collect();
            let mut rounds: Vec<_> = of_levels[index]
                .iter()
                .map(|&(round, _)| round as f64)
                .collect();
            let steps = SortedSample::new(&steps)?;
            let of_puzzles = SortedSample::new(&medians[index])?;
            data.rows.push(vec![
                network.to_owned(),
                name.to_string(),
                medians[index].len().to_string(),
                of_levels[index].len().to_string(),
                interval(of_puzzles.median_interval(level), 1),
                format!("{}", steps.quantile(0.25)?),
                format!("{}", steps.quantile(0.75)?),
                format!("{}", sudoku_stats::median(&mut rounds)),
            ]);
        }
        order.rows.push(vec![
            network.to_owned(),
            with_round.len().to_string(),
            interval(mean_interval(&with_round, level)?, 2),
            interval(mean_interval(&with_level, level)?, 2),
        ]);
    }
    Ok(vec![
        Report {
            name: "techniques",
            data,
            summary: None,
        },
        Report {
            name: "order",
            data: order,
            summary: None,
        },
    ])
}
