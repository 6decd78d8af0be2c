//! The network as a value order of backtracking.

use sudoku_grid::{Grid, Position};
use sudoku_search::{Outcome, Setup, math};
use sudoku_stats::{ConfidenceLevel, SortedSample, hodges_lehmann, holm, mean, signed_rank};

use crate::Failure;
use crate::puzzles::{held_out, read, spaced};
use crate::report::{Report, Table, interval, p_value};

/// The searches: in the cell with the fewest candidates, without inference. Only the order of the digits differs. The
/// seed of the random order is the number of the puzzle.
const ORDERS: [(&str, &str); 7] = [
    ("ascending", "backtracking"),
    ("random", "backtracking digit_order=random"),
    (
        "least constraining",
        "backtracking digit_order=least-constraining",
    ),
    ("network small, 1 step", "learned:guided patience=1"),
    ("network small, 8 steps", "learned:guided patience=8"),
    ("network small, 32 steps", "learned:guided"),
    (
        "network standard, 32 steps",
        "learned:guided weights=standard",
    ),
];

/// The number of orders that do not use a network.
const BASELINES: usize = 3;

/// The largest number of digits that a search tries.
const MAX_NODES: u64 = 2_000_000;

/// The number of digits tried until the first solution, at most about [`MAX_NODES`].
fn nodes(setup: &str, seed: u32, puzzle: &Grid) -> Result<f64, Failure> {
    let mut setup: Setup = setup.parse()?;
    setup.seed = seed;
    // The network's steps, and the steps back, come on top.
    setup.max_steps = Some(2 * MAX_NODES);
    let solver = sudoku_solvers::find(&setup.algorithm).ok_or("no such solver")?;
    let position = Position::new(puzzle).map_err(|_| "two equal digits")?;
    let mut run = solver.start(&position, &setup, false)?;
    let nodes = run
        .counter_specs()
        .iter()
        .position(|spec| spec.id == "nodes");
    let nodes = nodes.ok_or("no counter of nodes")?;
    if run.run_to_end() == Outcome::Solved {
        Ok(run.counters()[nodes].min(MAX_NODES) as f64)
    } else {
        Ok(MAX_NODES as f64)
    }
}

pub(crate) fn run() -> Result<Vec<Report>, Failure> {
    let sets = [
        ("17 givens", held_out(300)?),
        ("hardest", spaced(&read("hardest-11plus-2000.txt")?, 200)),
    ];
    let mut data = Table::new(&[
        "puzzles",
        "order of the digits",
        "number",
        "median digits tried",
        "mean",
        "factor to ascending",
        "p",
        "factor to random",
        "p (random)",
        "factor to least constraining",
        "p (least constraining)",
    ]);
    let level = ConfidenceLevel::DEFAULT;
    for (set, puzzles) in &sets {
        let mut counts = Vec::new();
        for (_, setup) in ORDERS {
            let each: Result<Vec<_>, Failure> = (puzzles.iter().zip(1..))
                .map(|(puzzle, seed)| nodes(setup, seed, puzzle))
                .collect();
            counts.push(each?);
        }
        // Differences of logarithms, so that a factor counts the same for easy and hard puzzles.
        let differences = |order: usize, baseline: usize| -> Vec<f64> {
            let pairs = counts[order].iter().zip(&counts[baseline]);
            pairs
                .map(|(one, other)| math::ln(*one) - math::ln(*other))
                .collect()
        };
        let guided = BASELINES..ORDERS.len();
        let pairs: Vec<_> = guided
            .flat_map(|order| (0..BASELINES).map(move |baseline| (order, baseline)))
            .collect();
        let p: Result<Vec<_>, _> = pairs
            .iter()
            .map(|&(order, baseline)| signed_rank(&differences(order, baseline)).map(|test| test.p))
            .collect();
        let p = holm(&p?)?;
        for (order, (name, _)) in ORDERS.iter().enumerate() {
            let sample = SortedSample::new(&counts[order])?;
            let mut row = vec![
                set.to_string(),
                name.to_string(),
                puzzles.len().to_string(),
                interval(sample.median_interval(level), 0),
                format!("{:.0}", mean(&counts[order])),
            ];
            for baseline in 0..BASELINES {
                let Some(at) = pairs.iter().position(|&pair| pair == (order, baseline)) else {
                    row.extend([String::new(), String::new()]);
                    continue;
                };
                let mut factor = hodges_lehmann(&differences(order, baseline), level)?;
                for value in [&mut factor.value, &mut factor.low, &mut factor.high] {
                    *value = math::exp(*value);
                }
                row.extend([interval(factor, 3), p_value(p[at])]);
            }
            data.rows.push(row);
        }
    }
    Ok(vec![Report {
        name: "guide",
        data,
        summary: None,
    }])
}
