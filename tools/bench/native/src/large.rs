//! Solvers of large grids, a puzzle after the other, each up to the second solution.

use std::error::Error;
use std::time::{Duration, Instant};

use cadical::{Solver, Timeout};
use serde_json::{Value, json};
use sudoku_grid::{Grid, ParseOptions, Position, parse, verify};
use sudoku_search::{Algorithm, Limits, Outcome};

/// Steps between two looks at the clock.
const PIECES: u64 = 100;

/// Ours that take large grids and can prove that there is no second solution.
const OURS: [&str; 2] = ["general", "cdcl"];

/// What one solver made of a puzzle: its solutions, up to two, and the time; none where that ran out.
type Answer = Result<Option<(u64, Duration)>, Box<dyn Error>>;

/// Of each solver, of each puzzle, the milliseconds up to the second solution, or none.
pub(crate) fn compete(text: &str, seconds: f64) -> Result<Value, Box<dyn Error>> {
    let most = Duration::from_secs_f64(seconds);
    let ours: Vec<&dyn Algorithm> = (OURS.into_iter())
        .filter_map(sudoku_solvers::find)
        .collect();
    let mut times = vec![Vec::new(); ours.len() + 1];
    for line in text.lines() {
        let position = parse(line, ParseOptions::default())?
            .position()
            .map_err(|clash| clash.to_string())?;
        let mut known = None;
        for (who, times) in times.iter_mut().enumerate() {
            let answer = match ours.get(who) {
                Some(algorithm) => run(*algorithm, &position, most)?,
                None => sat(&position, most)?,
            };
            times.push(answer.map(|(_, time)| 1000.0 * time.as_secs_f64()));
            if let Some((count, _)) = answer
                && *known.get_or_insert(count) != count
            {
                return Err(format!("solvers differ on the solutions of {line}").into());
            }
        }
    }
    let names = ours
        .iter()
        .map(|ours| ours.info().id)
        .chain(["CaDiCaL full"]);
    Ok(names
        .zip(times)
        .map(|(solver, times)| json!({ "solver": solver, "milliseconds": times }))
        .collect())
}

fn run(algorithm: &dyn Algorithm, position: &Position, most: Duration) -> Answer {
    let limits = Limits {
        solutions: 2,
        steps: None,
    };
    let setup = algorithm.setup().seed(1).within(limits);
    let start = Instant::now();
    let mut run = algorithm.start(position, &setup, false)?;
    while run.outcome().is_none() && start.elapsed() < most {
        run.advance(u64::MAX, PIECES);
    }
    let ended = matches!(run.outcome(), Some(Outcome::Solved | Outcome::Unsolvable));
    Ok(ended.then(|| (run.found(), start.elapsed())))
}

/// CaDiCaL with the full encoding: each cell has exactly one digit, and each house has exactly one cell per digit. The
/// minimal encoding, without the clauses that follow from the others, makes CaDiCaL 14 times slower on 16×16 grids.
fn sat(position: &Position, most: Duration) -> Answer {
    let shape = position.shape();
    let (side, cells) = (shape.side(), shape.side() * shape.side());
    let variable = |cell: usize, digit: usize| i32::try_from(side * cell + digit);
    let start = Instant::now();
    let mut solver: Solver = Solver::new();
    for cell in 0..cells {
        let digits: Result<Vec<i32>, _> = (1..=side).map(|digit| variable(cell, digit)).collect();
        add_exactly_one(&mut solver, &digits?);
        if let given @ 1.. = position.value(cell) {
            solver.add_clause([variable(cell, given.into())?]);
        }
    }
    for house in shape.houses().iter() {
        for digit in 1..=side {
            let places: Result<Vec<i32>, _> =
                (house.iter()).map(|&cell| variable(cell, digit)).collect();
            add_exactly_one(&mut solver, &places?);
        }
    }
    let mut first = None;
    for count in 0..2 {
        let left = most.saturating_sub(start.elapsed());
        solver.set_callbacks(Some(Timeout::new(left.as_secs_f32())));
        match solver.solve() {
            None => return Ok(None),
            Some(false) => return Ok(Some((count, start.elapsed()))),
            Some(true) => {}
        }
        let mut digits = vec![0; cells];
        let mut other = Vec::with_capacity(cells);
        for (cell, found) in digits.iter_mut().enumerate() {
            for digit in 1..=side {
                if solver.value(variable(cell, digit)?) == Some(true) {
                    *found = u8::try_from(digit)?;
                    other.push(-variable(cell, digit)?);
                }
            }
        }
        let solution = Grid::new(shape, digits).ok_or("no grid")?;
        verify(position.givens(), &solution).map_err(|fault| fault.to_string())?;
        if first.replace(solution.clone()) == Some(solution) {
            return Err("the second solution is the first".into());
        }
        solver.add_clause(other);
    }
    Ok(Some((2, start.elapsed())))
}

/// Adds the clauses by which exactly one of the variables is true.
fn add_exactly_one(solver: &mut Solver, variables: &[i32]) {
    solver.add_clause(variables.iter().copied());
    for (n, &a) in variables.iter().enumerate() {
        for &b in &variables[n + 1..] {
            solver.add_clause([-a, -b]);
        }
    }
}
