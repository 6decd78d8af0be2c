//! Random puzzles, most of them invalid: the kernel does not panic and gives the same answers as
//! another solver.

use std::ops::Range;

use rand::RngExt as _;
use sudoku_grid::Symmetry;
use sudoku_search::{Rng, Seed};

use super::*;

/// The seed from which all random puzzles are derived.
const SEED: Seed = Seed(9);

/// Solved grids from which puzzles are made.
fn solved_grids() -> Vec<Grid> {
    let files = ["easy50.txt", "top95.txt", "minimal-2000.txt"];
    let puzzles: Vec<_> = files.into_iter().flat_map(sets::read).collect();
    let answers =
        Fast::solve_many(Shape::NINE, puzzles.as_flattened(), solution_limit(1)).expect("9×9");
    answers.solutions.chunks(81).map(grid).collect()
}

/// A uniformly random cell.
fn random_cell(rng: &mut Rng) -> usize {
    rng.random_range(0..81)
}

/// The puzzle with the number `case`: a puzzle of one of eight kinds, most of them made from `solved_grids`.
fn puzzle(case: u32, solved_grids: &[Grid]) -> Puzzle {
    let mut rng = SEED.child(case).rng();
    let rng = &mut rng;
    let mut digits = [0; 81];
    match case % 8 {
        // Random digits in random cells, which usually conflict.
        0 => {
            for _ in 0..rng.random_range(0..40) {
                digits[random_cell(rng)] = rng.random_range(1..=9);
            }
        }
        // Random digits in random cells without conflicts.
        1 => {
            let mut position = Position::new(&grid(&digits)).expect("no duplicate digit");
            for _ in 0..rng.random_range(5..35) {
                let cell = random_cell(rng);
                let candidate_count = position.candidates(cell).len();
                if candidate_count > 0 && digits[cell] == 0 {
                    let candidate_index = rng.random_range(0..candidate_count);
                    digits[cell] = position
                        .candidates(cell)
                        .nth(candidate_index)
                        .expect("one of them");
                    position = Position::new(&grid(&digits)).expect("no duplicate digit");
                }
            }
        }
        // Part of a solution, sometimes with one or two wrong digits, or with wrong digits only.
        kind => {
            let symmetry = Symmetry::random(Shape::NINE, &mut |n| rng.random_range(0..n));
            let grid = symmetry.apply(&solved_grids[rng.random_range(0..solved_grids.len())]);
            let given_share = match kind {
                2 => 0.0,
                3 => 1.0,
                _ => rng.random_range(0.18..0.6),
            };
            for (digit, &solution_digit) in digits.iter_mut().zip(grid.digits()) {
                *digit = if rng.random_bool(given_share) {
                    solution_digit
                } else {
                    0
                };
            }
            for _ in 0..kind % 3 {
                digits[random_cell(rng)] = rng.random_range(0..=9);
            }
        }
    }
    digits
}

/// Compares the solvers on the puzzles with the numbers `cases`, on all cores; every `naive_step`-th puzzle is also
/// solved by the naive reference.
fn assert_cases_agree(cases: Range<u32>, naive_step: u32) {
    let solved_grids = solved_grids();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let thread_results: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores)
            .map(|nth| cases.clone().skip(nth).step_by(cores))
            .map(|part| scope.spawn(|| assert_part_agrees(part, naive_step, &solved_grids)))
            .collect();
        threads
            .into_iter()
            .map(std::thread::ScopedJoinHandle::join)
            .collect()
    });
    let mut outcome_counts = [0; 3];
    for part in thread_results {
        // The panic message names the case, so it must be propagated.
        let part = part.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        outcome_counts
            .iter_mut()
            .zip(part)
            .for_each(|(count, part_count)| *count += part_count);
    }
    let case_count: u32 = outcome_counts.iter().sum();
    assert_eq!(case_count as usize, cases.len(), "no case is left out");
    // The test would prove little if all cases had the same answer.
    assert!(
        outcome_counts.iter().all(|count| count * 10 > case_count),
        "without, with one and with several solutions: {outcome_counts:?}"
    );
}

/// Compares the solvers on the puzzles with these numbers; returns the numbers of puzzles with no solution, one
/// solution and several solutions.
#[expect(
    clippy::print_stdout,
    reason = "progress of the long run, shown with --nocapture"
)]
fn assert_part_agrees(
    cases: impl Iterator<Item = u32>,
    naive_step: u32,
    solved_grids: &[Grid],
) -> [u32; 3] {
    let mut outcome_counts = [0; 3];
    for case in cases {
        let puzzle = puzzle(case, solved_grids);
        let name = format!("case {case} of {SEED:?}");
        let limit = [2, 2, 1, 30][case as usize / 8 % 4];
        let answer = checked_answers(&name, &puzzle, limit);
        if case % naive_step == 0 {
            assert_equals_naive(&name, &puzzle, limit, &answer);
            assert_candidates_agree(&name, &puzzle, limit, case);
        }
        if case > 0 && case % 1_000_000 == 0 {
            println!("{name} agrees");
        }
        outcome_counts[answer.counts[0].min(2) as usize] += 1;
    }
    outcome_counts
}

/// Compares the solvers on the position of a puzzle after random candidates were removed.
fn assert_candidates_agree(name: &str, puzzle: &Puzzle, limit: u32, case: u32) {
    let Ok(mut position) = Position::new(&grid(puzzle)) else {
        return;
    };
    let mut rng = SEED.child(case).child(1).rng();
    for _ in 0..rng.random_range(1..60) {
        let (cell, digit) = (random_cell(&mut rng), rng.random_range(1..=9));
        if position.value(cell) == 0 {
            position.eliminate(cell, digit);
        }
    }
    let limits = solution_limit(limit);
    let [kernel_counts, general_counts] = ["fast", "general"].map(|id| {
        let solver = crate::find(id).expect("it is listed");
        let mut run =
            (solver.start(&position, &solver.setup().within(limits), false)).expect("it takes 9×9");
        run.advance(u64::MAX, u64::MAX);
        (run.found(), run.steps())
    });
    let mut cells = naive::start(puzzle);
    for (cell, digits) in cells.iter_mut().enumerate() {
        if position.value(cell) == 0 {
            *digits = position.candidates(cell);
        }
    }
    let reference = naive::search(cells, limit);
    let pencil_marks = position.to_pencilmarks();
    assert_eq!(kernel_counts.0, general_counts.0, "{name}:\n{pencil_marks}");
    assert_eq!(
        kernel_counts,
        (reference.count.into(), reference.nodes),
        "{name}:\n{pencil_marks}"
    );
}

#[test]
fn random_puzzles_have_the_answers_of_another_solver() {
    assert_cases_agree(0..8_000, 61); // coprime to 8, so that all eight kinds occur
}

#[test]
#[ignore = "long: ten million puzzles"]
fn ten_million_random_puzzles_have_the_answers_of_another_solver() {
    assert_cases_agree(0..10_000_000, 1000);
}
