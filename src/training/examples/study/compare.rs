//! All families of solvers on the same puzzles.

use std::time::Instant;

use sudoku_generator::ease;
use sudoku_grid::{Grid, Position, Puzzle, Shape};
use sudoku_search::{Outcome, Seed, Setup};
use sudoku_stats::{ConfidenceLevel, median, wilson_interval};

use crate::puzzles::{held_out, labelled, minimal, read, spaced};
use crate::report::{Report, Table};
use crate::{Failure, SCALE};

/// The solvers and their setups. A run ends by itself or after a number of steps.
const SOLVERS: [(&str, &str); 20] = [
    ("learned, small", "learned"),
    ("learned, standard", "learned:standard"),
    ("learned, noisy restarts", "learned:restarts seed=1"),
    ("learned, guided search", "learned:guided max-steps=1000000"),
    ("backtracking", "backtracking max-steps=1000000"),
    ("dancing links", "dancing-links max-steps=1000000"),
    ("clause learning", "cdcl max-steps=1000000"),
    ("rules", "rules"),
    ("relaxation labeling", "relaxation-labeling"),
    ("belief propagation", "belief-propagation max-steps=10000"),
    (
        "belief propagation, messages alone",
        "belief-propagation:damped",
    ),
    ("divide and concur", "divide-and-concur"),
    ("chaos", "chaos max-steps=100000"),
    ("ant colony", "ant-colony seed=1 max-steps=5000"),
    ("annealing", "annealing seed=1 max-steps=200000"),
    ("tempering", "tempering seed=1"),
    ("genetic algorithm", "ga:paper seed=1"),
    ("cultural algorithm", "cultural-ga seed=1"),
    ("memetic algorithm", "memetic-ga seed=1"),
    ("Boltzmann machine", "boltzmann seed=1"),
];

/// The solvers whose runs on 9×9 puzzles take a long time: they run on a quarter of the puzzles.
const SLOW: [&str; 5] = ["annealing", "ga", "cultural-ga", "memetic-ga", "boltzmann"];

/// The solvers that only run on grids up to 9×9, because a run on a larger one would take seconds to minutes.
const SMALL_GRIDS_ONLY: [&str; 8] = [
    "annealing",
    "ga",
    "cultural-ga",
    "memetic-ga",
    "boltzmann",
    "chaos",
    "tempering",
    "divide-and-concur",
];

/// The number of puzzles of a group.
const PUZZLES: usize = 25 * SCALE;

/// The results of one solver on one group of puzzles.
#[derive(Debug)]
struct Measured {
    solved: u64,
    /// The median number of steps of the solved runs.
    steps: Option<f64>,
    /// The median time of a run in microseconds.
    micros: f64,
}

/// Runs a solver on puzzles.
fn measure(setup: &str, puzzles: &[Grid]) -> Result<Measured, Failure> {
    let setup: Setup = setup.parse()?;
    let solver = sudoku_solvers::find(&setup.algorithm).ok_or("no such solver")?;
    let (mut steps, mut micros) = (Vec::new(), Vec::new());
    for puzzle in puzzles {
        let position = Position::new(puzzle).map_err(|_| "two equal digits")?;
        let start = Instant::now();
        let mut run = solver.start(&position, &setup, false)?;
        if run.run_to_end() == Outcome::Solved {
            steps.push(run.steps() as f64);
        }
        micros.push(1e6 * start.elapsed().as_secs_f64());
    }
    Ok(Measured {
        solved: steps.len() as u64,
        steps: (!steps.is_empty()).then(|| median(&mut steps)),
        micros: median(&mut micros),
    })
}

/// Runs every solver on every group.
fn compare(
    name: &'static str,
    column: &str,
    groups: &[(String, Vec<Grid>)],
) -> Result<Report, Failure> {
    let mut data = Table::new(&[
        "solver",
        column,
        "solved",
        "of",
        "low %",
        "high %",
        "median steps",
        "median µs",
    ]);
    for (solver, setup) in SOLVERS {
        for (group, puzzles) in groups {
            let id = setup.split([' ', ':']).next().unwrap_or_default();
            let side = puzzles.first().map_or(0, |puzzle| puzzle.shape().side());
            if side > 9 && SMALL_GRIDS_ONLY.contains(&id) {
                continue;
            }
            let count = puzzles.len() / if SLOW.contains(&id) { 4 } else { 1 };
            let puzzles = spaced(puzzles, count);
            let result = measure(setup, &puzzles)?;
            let of = puzzles.len() as u64;
            let share = wilson_interval(result.solved, of, ConfidenceLevel::DEFAULT)?;
            data.rows.push(vec![
                solver.to_owned(),
                group.clone(),
                result.solved.to_string(),
                of.to_string(),
                format!("{:.1}", 100.0 * share.low),
                format!("{:.1}", 100.0 * share.high),
                result
                    .steps
                    .map_or(String::new(), |steps| format!("{steps}")),
                format!("{:.0}", result.micros),
            ]);
        }
    }
    Ok(Report {
        name,
        summary: Some(summary(&data)),
        data,
    })
}

/// The number of puzzles that each solver solves; with the number of puzzles if it is not [`PUZZLES`].
pub(crate) fn summary(data: &Table) -> Table {
    data.pivot("solver", "solver", &data.columns[1], |row| {
        let (solved, of) = (&row[2], &row[3]);
        if *of == PUZZLES.to_string() {
            solved.clone()
        } else {
            format!("{solved} of {of}")
        }
    })
}

/// The numbers of givens that are compared.
const GIVENS: [usize; 7] = [17, 20, 23, 26, 30, 40, 50];

/// The same puzzles with more and more givens.
pub(crate) fn by_givens() -> Result<Vec<Report>, Failure> {
    let puzzles = held_out(PUZZLES)?;
    let mut groups = Vec::new();
    for givens in GIVENS {
        let mut eased = Vec::new();
        for (puzzle, seed) in puzzles.iter().zip(0..) {
            let puzzle = Puzzle::new(puzzle).map_err(|_| "two equal digits")?;
            eased.push(ease(&puzzle, givens, Seed(seed))?);
        }
        groups.push((format!("{givens} givens"), eased));
    }
    Ok(vec![compare("givens", "givens", &groups)?])
}

/// Puzzles by their rating on the scale of Sudoku Explainer.
pub(crate) fn by_rating() -> Result<Vec<Report>, Failure> {
    Ok(vec![compare("rating", "rating", &rated()?)?])
}

/// The groups of puzzles by rating.
fn rated() -> Result<Vec<(String, Vec<Grid>)>, Failure> {
    let rows = labelled("se-rated.csv")?;
    let mut groups = Vec::new();
    for low in 5..=8_u8 {
        let is_in = |label: &str| {
            let rating = label.parse::<f64>();
            rating.is_ok_and(|rating| rating >= low.into() && rating < f64::from(low) + 1.0)
        };
        let puzzles = rows.iter().filter(|(_, label)| is_in(label));
        let puzzles: Vec<_> = puzzles.map(|(puzzle, _)| puzzle.clone()).collect();
        groups.push((format!("{low}.0 to {low}.9"), spaced(&puzzles, PUZZLES)));
    }
    let hardest = read("hardest-11plus-2000.txt")?;
    groups.push(("11.0 and higher".to_owned(), spaced(&hardest, PUZZLES)));
    Ok(groups)
}

/// The number of puzzles of a group of grids larger than 9×9.
const LARGE_PUZZLES: usize = 6 * SCALE;

/// Puzzles by the size of the grid.
pub(crate) fn by_size() -> Result<Vec<Report>, Failure> {
    let generated = |rows, columns, count| -> Result<Vec<Grid>, Failure> {
        let shape = Shape::new(rows, columns).ok_or("no shape")?;
        let generator = sudoku_generator::registry()
            .find("dig")
            .ok_or("no generator")?;
        let blank = Position::new(&Grid::empty(shape)).map_err(|_| "two equal digits")?;
        let mut puzzles = Vec::new();
        for seed in 1..=count {
            let setup = Setup::of("dig").param("minimal", "true").seed(seed);
            let mut run = generator.start(&blank, &setup, false)?;
            run.run_to_end();
            puzzles.push(run.solution().ok_or("no puzzle")?.clone());
        }
        Ok(puzzles)
    };
    let file =
        |name: &str| -> Result<Vec<Grid>, Failure> { Ok(spaced(&read(name)?, LARGE_PUZZLES)) };
    let groups = [
        ("4×4, minimal", generated(2, 2, PUZZLES as u32)?),
        ("6×6, minimal", generated(2, 3, PUZZLES as u32)?),
        ("9×9, minimal", minimal(PUZZLES)?),
        ("12×12, minimal", generated(3, 4, LARGE_PUZZLES as u32)?),
        ("16×16, 50 % given", file("16x16-acs-050.txt")?),
        ("16×16, 45 % given", file("16x16-acs-045.txt")?),
        ("16×16, minimal", file("16x16-minimal-100.txt")?),
    ];
    let groups = groups.map(|(name, puzzles)| (name.to_owned(), puzzles));
    Ok(vec![compare("size", "size", &groups)?])
}
