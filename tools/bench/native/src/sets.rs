//! 9×9 solvers in one process, in turns.

use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sudoku_grid::{Grid, Shape, verify};
use sudoku_search::Limits;

/// Puzzles that one solver is given before it is another's turn.
const TURN: usize = 100;
/// A turn is repeated until it lasted so long.
const LEAST: Duration = Duration::from_millis(4);
/// Turns taken so long before any is measured.
const WARM: Duration = Duration::from_millis(300);

type Puzzle = [u8; 81];

/// Of each puzzle the number of solutions, up to the limit, and the first.
type Solve = fn(&[Puzzle], limit: u64) -> Vec<(u64, Puzzle)>;

/// Each with its name, what it is called when it shows one solution, or proves there is no second.
const SOLVERS: [(&str, &str, u64, Solve); 4] = [
    ("sudoku-lab", "unique", 2, ours),
    ("msolve", "unique", 2, msolve),
    ("sudoku-lab", "first", 1, ours),
    ("msolve", "first", 1, msolve),
];

fn ours(puzzles: &[Puzzle], solutions: u64) -> Vec<(u64, Puzzle)> {
    let limits = Limits {
        solutions,
        steps: None,
    };
    let answers = sudoku_solvers::find("fast")
        .and_then(|fast| {
            fast.solve_many(Shape::NINE, puzzles.as_flattened(), limits)
                .ok()
        })
        .unwrap_or_default();
    let (solutions, _) = answers.solutions.as_chunks::<81>();
    (answers.counts.iter().map(|&count| count.into()))
        .zip(solutions.iter().copied())
        .collect()
}

fn msolve(puzzles: &[Puzzle], limit: u64) -> Vec<(u64, Puzzle)> {
    puzzles
        .iter()
        .map(|puzzle| {
            let mut solutions = msolve::Sudoku::from(puzzle).iter();
            let Some(first) = solutions.next() else {
                return (0, [0; 81]);
            };
            let second = limit > 1 && solutions.next().is_some();
            (1 + u64::from(second), first.to_array())
        })
        .collect()
}

/// Lets the solvers take turns over the puzzles, round after round. All answers are checked, outside
/// of what is timed.
pub(crate) fn compete(text: &str, rounds: usize) -> Result<Value, Box<dyn Error>> {
    let puzzles: Vec<Puzzle> = text.lines().map(read).collect::<Result<_, _>>()?;
    let turns: Vec<&[Puzzle]> = puzzles.chunks(TURN).collect();
    let mut known = vec![[None; 2]; puzzles.len()];
    let mut take = |who: usize, turn: usize| -> Result<Duration, Box<dyn Error>> {
        let (name, _, limit, solve) = SOLVERS[who];
        let start = Instant::now();
        let mut times = 0;
        let mut answers;
        loop {
            answers = black_box(solve(black_box(turns[turn]), limit));
            times += 1;
            if start.elapsed() >= LEAST {
                break;
            }
        }
        let spent = start.elapsed() / times;
        for (n, (count, first)) in answers.iter().enumerate() {
            let puzzle = &turns[turn][n];
            check(puzzle, *count, first).map_err(|why| format!("{name}: {why}"))?;
            let said = known[TURN * turn + n][usize::from(limit > 1)].get_or_insert(*count);
            if said != count {
                return Err(format!("{name} found {count} solutions, another {said}").into());
            }
        }
        Ok(spent)
    };
    for who in 0..SOLVERS.len() {
        let start = Instant::now();
        for turn in (0..turns.len()).cycle() {
            take(who, turn)?;
            if start.elapsed() >= WARM {
                break;
            }
        }
    }
    let mut rates = [const { Vec::new() }; SOLVERS.len()];
    for round in 0..rounds {
        let mut times = [Duration::ZERO; SOLVERS.len()];
        for turn in 0..turns.len() {
            for n in 0..SOLVERS.len() {
                let who = (n + turn + round) % SOLVERS.len();
                times[who] += take(who, turn)?;
            }
        }
        for (rates, time) in rates.iter_mut().zip(times) {
            #[expect(clippy::cast_precision_loss, reason = "some thousands")]
            rates.push(puzzles.len() as f64 / time.as_secs_f64());
        }
    }
    let timed = SOLVERS.iter().zip(&rates).map(
        |((solver, mode, ..), rates)| json!({ "solver": solver, "mode": mode, "rates": rates }),
    );
    Ok(timed.collect())
}

fn read(line: &str) -> Result<Puzzle, Box<dyn Error>> {
    let digits: Vec<u8> = line.bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
    Puzzle::try_from(digits)
        .ok()
        .filter(|digits| digits.iter().all(|&digit| digit <= 9))
        .ok_or_else(|| format!("{line} is no puzzle").into())
}

fn check(puzzle: &Puzzle, count: u64, first: &Puzzle) -> Result<(), String> {
    if count == 0 {
        return Ok(());
    }
    let grid = |digits: &Puzzle| Grid::new(Shape::NINE, digits.to_vec());
    match (grid(puzzle), grid(first)) {
        (Some(puzzle), Some(first)) => verify(&puzzle, &first).map_err(|fault| fault.to_string()),
        _ => Err("no grid".to_owned()),
    }
}
