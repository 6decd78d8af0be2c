//! Speed of the library: first solution and uniqueness by several solvers beside the crate `msolve`, and the other
//! questions of the facade. `cargo bench` in this folder runs
//! them; `npm run bench` compares on whole sets of puzzles.

use divan::{Bencher, black_box};
use sudoku_lab::solvers::{Backtracking, Cdcl, DancingLinks, Fast, General};
use sudoku_lab::{AlgorithmParams, Generator, Puzzle, Solver, count_solutions, hint, rate, solve};

/// Puzzles of different difficulty: an easy one, one with 17 givens, and one of the hardest.
const PUZZLES: [&str; 3] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
];

fn main() {
    divan::main();
}

fn puzzles() -> Vec<Puzzle> {
    let puzzles = PUZZLES.iter().map(|text| text.parse());
    puzzles
        .collect::<Result<_, _>>()
        .expect("puzzles without conflicts")
}

#[divan::bench(types = [Fast, DancingLinks, Cdcl, General, Backtracking])]
fn first_solution<P: AlgorithmParams + Default>(bencher: Bencher<'_, '_>) {
    let (puzzles, solver) = (puzzles(), Solver::new(P::default()));
    bencher.bench(|| {
        puzzles
            .iter()
            .map(|puzzle| solver.solve(puzzle))
            .filter(Result::is_ok)
            .count()
    });
}

#[divan::bench]
fn first_solution_msolve(bencher: Bencher<'_, '_>) {
    bencher.bench(|| {
        let sudokus = PUZZLES.map(|text| msolve::Sudoku::from(black_box(text)));
        sudokus.map(|mut sudoku| sudoku.solve_one())
    });
}

#[divan::bench]
fn solve_by_the_fastest(bencher: Bencher<'_, '_>) {
    let puzzles = puzzles();
    bencher.bench(|| puzzles.iter().filter_map(solve).count());
}

#[divan::bench]
fn uniqueness_by_the_fastest(bencher: Bencher<'_, '_>) {
    let puzzles = puzzles();
    bencher.bench(|| {
        puzzles
            .iter()
            .map(|puzzle| count_solutions(puzzle, 2))
            .sum::<u64>()
    });
}

#[divan::bench(args = ["clues", "qqwing", "hodoku"])]
fn rate_the_easy_puzzle(bencher: Bencher<'_, '_>, scale: &str) {
    let puzzles = puzzles();
    bencher.bench(|| rate(&puzzles[0], scale).map(|rated| rated.to_string()));
}

#[divan::bench]
fn hint_for_the_easy_puzzle(bencher: Bencher<'_, '_>) {
    let puzzles = puzzles();
    bencher.bench(|| hint(puzzles[0].start()).map(|hint| hint.to_string()));
}

#[divan::bench]
fn generate_by_digging() -> Option<Puzzle> {
    Generator::default().seed(1).generate().ok()
}
