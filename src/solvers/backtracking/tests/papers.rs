//! Tests of the solver variants that the papers compare; each test covers one feature.

use sudoku_grid::{Grid, Position};
use sudoku_search::{Argument, Detail, Limits, Outcome};

use super::explanations::argument;
use super::naive::NaiveSearch;
use super::{
    EASY, HARD, NO_LIMITS, SEVENTEEN_CLUES, SIXTEEN_BY_SIXTEEN, counter, easy_16x16_puzzle, grid,
    puzzle, run, start,
};
use crate::backtracking::state::{SearchState, Tracking};

/// The numbers of nodes, guesses and backtracks of the naive search.
fn naive_counts(puzzle: &Grid, cell_order: &'static str, digit_order: &'static str) -> [u64; 3] {
    let mut naive = NaiveSearch::new(puzzle, cell_order, digit_order);
    assert!(naive.solve());
    [naive.nodes, naive.guesses, naive.backtracks]
}

/// The numbers of nodes, guesses and backtracks of a preset.
fn preset_counts(position: &Position, preset: &str, params: &[(&str, &str)]) -> [u64; 3] {
    let mut run = start(position, preset, params, Limits::default());
    run.advance(u64::MAX, u64::MAX);
    assert_eq!(run.outcome(), Some(Outcome::Solved), "{preset}");
    ["nodes", "guesses", "backtracks"].map(|id| counter(&run, id))
}

#[test]
fn presets_select_each_heuristic_and_both() {
    let puzzles = [grid(EASY), grid(HARD), easy_16x16_puzzle()];
    for (preset, cells, digits) in [
        ("rows", "rows", "ascending"),
        ("nearly-complete", "nearly-complete", "ascending"),
        ("most-constrained", "most-constrained", "ascending"),
        ("dual", "dual", "ascending"),
        ("domains", "rows", "ascending"),
        ("smallest-domain", "most-constrained", "ascending"),
        ("most-constrained-heap", "most-constrained", "ascending"),
        ("empty-spaces", "rows", "empty-spaces"),
        ("most-empty-spaces", "rows", "most-empty-spaces"),
        ("both-heuristics", "most-constrained", "empty-spaces"),
    ] {
        for puzzle in &puzzles {
            let position = Position::new(puzzle).expect("no duplicate digit");
            let expected = naive_counts(puzzle, cells, digits);
            assert_eq!(preset_counts(&position, preset, &[]), expected, "{preset}");
        }
    }
}

#[test]
fn least_constrained_order_equals_plain_recursion() {
    // A solution with a third of its cells blank, so that the search tree is small even with the worst order.
    let solved_run = run(&puzzle(EASY), "dual", Limits::default());
    let mut thinned_puzzle = solved_run.solution().expect("solved").clone();
    for cell in (0..81).step_by(3) {
        thinned_puzzle.set(cell, 0);
    }
    for puzzle in [thinned_puzzle, grid("1.........2.....")] {
        let position = Position::new(&puzzle).expect("no duplicate digit");
        let least_constrained = [("cell_order", "least-constrained")];
        let expected = naive_counts(&puzzle, "least-constrained", "ascending");
        assert_eq!(
            preset_counts(&position, "most-constrained", &least_constrained),
            expected
        );
        assert!(expected[0] > preset_counts(&position, "most-constrained", &[])[0]);
    }
}

/// The grid after filling cells with one candidate (`naked`) and digits with one place (`hidden`)
/// until nothing changes, and the number of digits filled.
fn inferred_grid(puzzle: &Grid, naked: bool, hidden: bool) -> (Grid, u64) {
    let mut grid = puzzle.clone();
    for placed in 0.. {
        let naive = NaiveSearch::new(&grid, "rows", "ascending");
        let cells = naive.blanks().map(|cell| naive.cell_assignments(cell));
        let mut options: Vec<_> = cells.filter(|_| naked).collect();
        options.extend(naive.places().into_iter().filter(|_| hidden));
        let Some(single) = options.iter().find(|assignments| assignments.len() == 1) else {
            return (grid, placed);
        };
        grid.set(single[0].0, single[0].1);
    }
    unreachable!("cells are not without end")
}

#[test]
fn presets_select_each_inference_and_the_final_version() {
    for (preset, naked, hidden, cells) in [
        ("simple-inference", true, false, "rows"),
        ("extended-inference", false, true, "rows"),
        ("simple-and-extended", true, true, "rows"),
        ("mixed-inference", true, true, "most-constrained"),
    ] {
        for text in [EASY, SEVENTEEN_CLUES, HARD] {
            let (grid_after_inference, placement_count) = inferred_grid(&grid(text), naked, hidden);
            let mut run = start(&puzzle(text), preset, &[], Limits::default());
            run.advance(3_000, u64::MAX);
            assert_eq!(counter(&run, "placements"), placement_count, "{preset}");
            let position = Position::new(&grid_after_inference).expect("no duplicate digit");
            let order = [("cell_order", cells)];
            let mut reference_run = start(&position, "domains", &order, Limits::default());
            reference_run.advance(3_000, u64::MAX);
            for id in ["nodes", "guesses", "backtracks"] {
                assert_eq!(
                    counter(&run, id),
                    counter(&reference_run, id),
                    "{preset}: {id}"
                );
            }
            assert_eq!(run.grid(), reference_run.grid(), "{preset}");
        }
    }
}

#[test]
fn after_the_smallest_domain_simple_inference_saves_the_digits_that_it_places() {
    let simple = [("inference", "naked"), ("when", "before")];
    let mut placed_count = 0;
    for text in [EASY, SEVENTEEN_CLUES, HARD, SIXTEEN_BY_SIXTEEN] {
        let position = puzzle(text);
        let without = run(&position, "smallest-domain", NO_LIMITS);
        let mut with = start(&position, "smallest-domain", &simple, NO_LIMITS);
        with.advance(u64::MAX, u64::MAX);
        let saved = counter(&without, "nodes") - counter(&with, "nodes");
        assert_eq!(saved, counter(&with, "placements"), "{text}");
        placed_count += saved;
    }
    assert!(placed_count > 0);
}

#[test]
fn inference_at_a_depth_runs_only_there() {
    let position = puzzle(HARD);
    let params = [("when", "at-depth"), ("depth", "4")];
    let mut run = start(&position, "mixed-inference", &params, NO_LIMITS);
    let mut hit_count = 0;
    while run.outcome().is_none() {
        let placements_before = counter(&run, "placements");
        run.advance(u64::MAX, 1);
        let Detail::Path(path) = run.detail() else {
            panic!("no path");
        };
        if run.outcome().is_some() || path.is_empty() {
            continue;
        }
        let placement_count = counter(&run, "placements") - placements_before;
        let explanation = run.explain().expect("an explanation");
        let expected = (path.len() == 4).then_some(Argument::Number(placement_count));
        assert_eq!(argument(&explanation, "placed"), expected.as_ref());
        assert!(path.len() == 4 || placement_count == 0);
        hit_count += placement_count;
    }
    assert!(hit_count > 0);
    assert_eq!(run.found(), 1);
}

#[test]
fn brute_force_checks_only_the_houses_of_the_cell() {
    // A cell of the last row is not affected by two equal digits in the first row.
    let mut with_repeated_digit = puzzle(EASY);
    let (blank_cell, digit) = (0, 3);
    with_repeated_digit.place(blank_cell, digit);
    let tracking = Tracking {
        domains: false,
        places: false,
        heap: false,
    };
    let state = SearchState::new(&with_repeated_digit, tracking);
    let naive = NaiveSearch::new(&grid(EASY), "rows", "ascending");
    let is_far = |cell: &usize| *cell != blank_cell && !naive.are_peers(*cell, blank_cell);
    let (mut allowed_count, mut clash_count) = (0, 0);
    for cell in naive.blanks().filter(is_far) {
        for digit in 1..=9 {
            let is_allowed = naive.is_allowed(cell, digit);
            assert_eq!(
                state.is_allowed(cell, digit),
                is_allowed,
                "{digit} at {cell}"
            );
            allowed_count += u32::from(is_allowed);
            clash_count += u32::from(!is_allowed);
        }
    }
    assert!(allowed_count > 0 && clash_count > 0);
}
