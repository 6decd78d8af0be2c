//! Tests that restarts, splits and the hand-over to clause learning neither lose nor repeat a solution.

use sudoku_grid::{Grid, ParseOptions, Shape, parse};
use sudoku_search::{Findings, Limits, Outcome, Run, Seed, Split, algorithm};

use super::*;
use crate::test_boards::merged_findings;

/// Runs the solver until it has found this number of solutions, or all for 0.
fn run_to_end(grid: &Grid, params: &[(&str, &str)], solutions: u64) -> Run {
    let position = Position::new(grid).expect("no duplicate digit");
    let limits = Limits {
        solutions,
        steps: Some(2_000_000),
    };
    let setup = (algorithm::<General>().setup().params(params)).seed(1);
    let mut run = algorithm::<General>()
        .start(&position, &setup.within(limits), false)
        .expect("it starts");
    while run.outcome().is_none() {
        run.advance(u64::MAX, 1000);
    }
    run
}

#[test]
fn restarts_lose_and_repeat_no_solution() {
    let empty = Grid::empty(Shape::new(2, 2).expect("a shape"));
    for after in ["0", "1", "7", "200"] {
        let run = run_to_end(&empty, &[("restart_after", after)], 0);
        assert_eq!(run.outcome(), Some(Outcome::Solved));
        assert_eq!(run.found(), 288, "restarts after {after} nodes");
    }
}

#[test]
fn restarts_preserve_uniqueness_and_unsolvability_proofs() {
    // AI Escargot, and the same puzzle with a given that no solution allows.
    let unique_text =
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";
    let mut grid = parse(unique_text, ParseOptions::default())
        .expect("a puzzle")
        .grid;
    let params = [("restart_after", "5"), ("restart_growth", "1")];
    let run = run_to_end(&grid, &params, 0);
    assert_eq!((run.outcome(), run.found()), (Some(Outcome::Solved), 1));
    assert!(run.counters()[4] > 0, "it never started over");
    let solution = run.solution().expect("found").clone();
    let wrong_digit = if solution.get(1) == 6 { 2 } else { 6 };
    grid.set(1, wrong_digit);
    let run = run_to_end(&grid, &params, 0);
    assert_eq!(run.outcome(), Some(Outcome::Unsolvable));
}

/// AI Escargot, the same puzzle with half of its givens, and the empty 4×4 grid.
fn test_puzzles() -> [Grid; 3] {
    let grid = |text| parse(text, ParseOptions::default()).expect("a puzzle").grid;
    [
        grid("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3.."),
        grid("1....7.9..3..2...8..96..5....53..9...1..8...2...................................."),
        Grid::empty(Shape::new(2, 2).expect("a shape")),
    ]
}

/// A search on a puzzle, split into parts.
fn split_search(puzzle: &Grid, params: &[(&str, &str)]) -> Split {
    let position = Position::new(puzzle).expect("no duplicate digit");
    let general = algorithm::<General>();
    let split = general.split(&position, &general.setup().params(params).seed(1));
    split.expect("it can be split")
}

#[test]
fn without_restarts_the_parts_of_a_split_equal_the_whole_search() {
    let params = [("restart_after", "0")];
    for puzzle in test_puzzles() {
        let split = split_search(&puzzle, &params);
        assert!(split.len() > 10, "{} parts of {puzzle}", split.len());
        for solutions in [1, 2, 100, 288] {
            let limits = Limits {
                solutions,
                steps: Some(2_000_000),
            };
            let whole_run = Findings::of(&run_to_end(&puzzle, &params, solutions));
            assert_eq!(
                merged_findings(&split, limits),
                whole_run,
                "{solutions} of {puzzle}"
            );
        }
    }
}

#[test]
fn parts_restart_at_their_own_root() {
    let [unique, _, empty] = test_puzzles();
    for after in ["1", "2", "7"] {
        for (puzzle, solutions) in [(&unique, 1), (&empty, 288)] {
            let split = split_search(puzzle, &[("restart_after", after), ("restart_growth", "1")]);
            let limits = Limits {
                solutions: 0,
                steps: None,
            };
            let part_findings = merged_findings(&split, limits);
            assert_eq!(
                (part_findings.outcome, part_findings.found),
                (Some(Outcome::Solved), solutions),
                "after {after}"
            );
            assert!(
                solutions > 1 || part_findings.counters[4] > 0,
                "it never started over"
            );
        }
    }
}

/// Solves a puzzle that is handed over to clause learning after `after` nodes; returns all solutions, and whether
/// one of them was known at the hand-over.
fn solve_with_hand_over(puzzle: &Grid, after: &str) -> (Vec<Vec<u32>>, bool) {
    let mut params = Params::default();
    for (id, value) in [("restart_after", after), ("hand_over_after", "1")] {
        sudoku_search::Params::set(&mut params, id, value).expect("in range");
    }
    let position = Position::new(puzzle).expect("no duplicate digit");
    let mut search = General::start(&position, &params, Seed(1).rng()).expect("it starts");
    let (mut solutions, mut was_one_known) = (Vec::new(), false);
    loop {
        let was_handed_over = search.hand_over.is_some();
        let event = search.step();
        if !was_handed_over && search.hand_over.is_some() {
            was_one_known = search.found == 1;
        }
        match event {
            ControlFlow::Break(Event::Exhausted) => return (solutions, was_one_known),
            ControlFlow::Break(_) => {
                let mut view = View::new(puzzle.shape());
                search.view(&mut view);
                solutions.push(view.digits.iter().map(|&digit| digit.into()).collect());
            }
            ControlFlow::Continue(()) => {}
        }
    }
}

#[test]
fn handing_over_loses_and_repeats_no_solution() {
    let [unique, _, empty] = test_puzzles();
    let mut ambiguous = unique.clone();
    ambiguous.set(10, 0);
    let mut known_count = 0;
    for (puzzle, solution_count) in [(&empty, 288), (&ambiguous, 51)] {
        for after in 1..60 {
            let (mut solutions, was_one_known) = solve_with_hand_over(puzzle, &after.to_string());
            known_count += usize::from(was_one_known);
            solutions.sort();
            solutions.dedup();
            assert_eq!(
                solutions.len(),
                solution_count,
                "handed over after {after} nodes"
            );
        }
    }
    assert!(
        known_count > 0,
        "it was never handed over with one solution known"
    );
    for after in ["1", "2", "5", "20"] {
        assert_eq!(solve_with_hand_over(&unique, after).0.len(), 1);
    }
}

#[test]
fn clause_learning_is_counted_and_proves_unsolvability() {
    let [unique, _, _] = test_puzzles();
    let params = [("restart_after", "5"), ("hand_over_after", "10")];
    let run = run_to_end(&unique, &params, 0);
    assert_eq!((run.outcome(), run.found()), (Some(Outcome::Solved), 1));
    let learned_index = (run.counter_specs().iter()).position(|spec| spec.id == "learned");
    assert!(run.counters()[learned_index.expect("it is counted")] > 0);
    let mut unsolvable = unique;
    let digit = run.solution().expect("found").get(1);
    unsolvable.set(1, if digit == 6 { 2 } else { 6 });
    let run = run_to_end(&unsolvable, &params, 0);
    assert_eq!(run.outcome(), Some(Outcome::Unsolvable));
}

#[test]
fn parts_are_handed_over_at_their_own_root() {
    let [unique, _, empty] = test_puzzles();
    for after in ["1", "2", "7"] {
        for (puzzle, solutions) in [(&unique, 1), (&empty, 288)] {
            let split = split_search(
                puzzle,
                &[("restart_after", after), ("hand_over_after", "1")],
            );
            let limits = Limits {
                solutions: 0,
                steps: None,
            };
            let part_findings = merged_findings(&split, limits);
            let result = (part_findings.outcome, part_findings.found);
            assert_eq!(result, (Some(Outcome::Solved), solutions), "after {after}");
        }
    }
}
