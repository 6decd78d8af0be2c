use sudoku_grid::Grid;
use sudoku_search::{Outcome, Run, Seed};

use super::*;
use crate::test_boards::{
    LONG_SAMPLES, SHORT_SAMPLES, assert_sets_solved, dug_puzzle, explanation_text, first_solution,
    run_to_end, small_puzzles,
};

fn position(grid: &Grid) -> Position {
    Position::new(grid).expect("no duplicate digit")
}

/// A search on a puzzle before its first step.
fn search(grid: &Grid, params: &Params, seed: u32) -> Annealing {
    Annealing::start(&position(grid), params, Seed(seed).rng()).expect("it takes every size")
}

/// Runs the solver on a puzzle until the end of the run.
fn run(position: &Position, preset: &str, params: &[(&str, &str)], seed: u32) -> Run {
    run_to_end::<Annealing>(position, preset, params, seed)
}

#[test]
fn the_temperature_falls_per_chain_until_a_restart() {
    let params = Params {
        patience: 3,
        ..Params::default()
    };
    let mut search = search(&dug_puzzle(Shape::NINE, 24, 1), &params, 1);
    let (initial_temperature, blanks) = (search.initial_temperature, 81 - 24);
    assert!(
        (1.0..10.0).contains(&initial_temperature),
        "{initial_temperature}"
    );
    let (mut temperature, mut idle_chains, mut previous_min) = (initial_temperature, 0, u32::MAX);
    while search.counts.restarts < 3 {
        // A chain has as many sweeps as a sweep has swaps.
        let mut chain_min = search.energy();
        for sweep in 0..blanks {
            assert_eq!(
                search.acceptance.temperature.to_bits(),
                temperature.to_bits()
            );
            assert_eq!(
                search.after_sweep == AfterSweep::Sweep,
                sweep > 0 || search.steps() == 0
            );
            assert!(search.step().is_continue());
            assert_eq!(search.last.tried, blanks);
            chain_min = chain_min.min(search.last.min_energy);
        }
        idle_chains = if chain_min < previous_min {
            0
        } else {
            idle_chains + 1
        };
        (previous_min, temperature) = (chain_min, temperature * 0.99);
        if idle_chains == 3 {
            (temperature, idle_chains, previous_min) = (initial_temperature, 0, u32::MAX);
            assert!(search.energy() > 20, "filled anew");
            assert_eq!(search.after_sweep, AfterSweep::Restart);
        }
    }
    assert_eq!(search.steps() % u64::from(blanks), 0);
    let chain_count = search.counts.coolings + search.counts.restarts;
    assert_eq!(chain_count, search.steps() / u64::from(blanks));
}

#[test]
fn a_constant_temperature_does_not_change() {
    let params = Params {
        schedule: Schedule::Constant,
        temperature: 0.25,
        chain: 1,
        patience: 1,
        sweeps: 500,
        ..Params::default()
    };
    let mut search = search(&dug_puzzle(Shape::NINE, 24, 1), &params, 1);
    while search.step().is_continue() {
        assert_eq!(search.acceptance.temperature.to_bits(), 0.25_f64.to_bits());
        assert_eq!(search.after_sweep, AfterSweep::Sweep);
    }
    assert_eq!((search.steps(), search.counts.restarts), (500, 0));
    assert_eq!(search.step(), ControlFlow::Break(Event::Stalled));
}

#[test]
fn singles_are_placed_first_on_request() {
    let grid = dug_puzzle(Shape::NINE, 50, 4);
    let blank_count = |singles_first| {
        let params = Params {
            singles_first,
            ..Params::default()
        };
        search(&grid, &params, 1).boxes.blank_count()
    };
    let mut expected_position = position(&grid);
    place_singles(&mut expected_position);
    assert_eq!(blank_count(true), expected_position.blanks().count());
    assert_eq!(blank_count(false), 31);
}

#[test]
fn a_sample_of_every_puzzle_set_is_solved() {
    assert_sets_solved(&SHORT_SAMPLES, |puzzle| run(puzzle, "constant", &[], 1));
}

#[test]
#[ignore = "long: 1,363 puzzles"]
fn nearly_all_puzzles_of_every_set_are_solved() {
    assert_sets_solved(&LONG_SAMPLES, |puzzle| run(puzzle, "constant", &[], 1));
}

#[test]
fn all_presets_solve_puzzles_of_every_shape() {
    for puzzle in small_puzzles() {
        for preset in Annealing::PRESETS {
            let run = run(&position(&puzzle), preset.id, &[], 1);
            assert_eq!(run.outcome(), Some(Outcome::Solved), "{puzzle}");
            assert_eq!(run.solution(), first_solution(&puzzle).as_ref());
            assert!(
                explanation_text(&run)
                    .ends_with("no digit is missing any more: the puzzle is solved.")
            );
        }
    }
}

#[test]
fn explanations_describe_the_steps() {
    let params = Params {
        patience: 1,
        chain: 1,
        ..Params::default()
    };
    let mut search = search(&dug_puzzle(Shape::NINE, 24, 1), &params, 1);
    assert_eq!(search.explain(), None);
    let mut texts = Vec::new();
    while search.counts.restarts == 0 {
        assert!(search.step().is_continue());
        texts.push(
            search
                .explain()
                .expect("an explanation")
                .render(Shape::NINE),
        );
    }
    let restart_text = texts.pop().expect("a chain in vain");
    let start = "One chain reached no lower energy than the chain before it: the boxes are refilled at random";
    assert!(restart_text.starts_with(start), "{restart_text}");
    assert!(
        texts
            .iter()
            .all(|text| text.contains(" % of the swaps were accepted; "))
    );
    let few_sweeps = [("sweeps", "9"), ("temperature", "0.1")];
    let text = explanation_text(&run(
        &position(&dug_puzzle(Shape::NINE, 24, 1)),
        "lewis",
        &few_sweeps,
        1,
    ));
    assert!(
        text.starts_with("9 sweeps found no solution; at the end, "),
        "{text}"
    );
}

#[test]
fn a_cell_without_candidates_stalls_the_run_at_once() {
    let mut puzzle = position(&dug_puzzle(Shape::NINE, 40, 4));
    let cell = puzzle.blanks().next().expect("a blank");
    for digit in 1..=9 {
        puzzle.eliminate(cell, digit);
    }
    let run = run(&puzzle, "lewis", &[], 1);
    assert_eq!((run.outcome(), run.steps()), (Some(Outcome::Stalled), 0));
    assert!(explanation_text(&run).starts_with("A cell has no candidate"));
    let mut view = View::new(Shape::NINE);
    run.view(&mut view);
    assert_eq!(view.digits[cell], 0);
    let samples = run.trace().expect("watched").to_columns();
    assert!(samples.iter().all(|value| value.is_finite()));
}

/// Without the eliminated candidates the puzzle would have further solutions; the run itself
/// asserts that none of them is claimed.
#[test]
fn solutions_use_no_eliminated_candidate() {
    let grid = Grid::empty(Shape::of_side(4).expect("a shape"));
    let mut puzzle = position(&grid);
    for digit in 2..=4 {
        puzzle.eliminate(0, digit);
        puzzle.eliminate(15, digit - 1);
    }
    for seed in 0..20 {
        let run = run(&puzzle, "lewis", &[], seed);
        let solution = run.solution().expect("there are many");
        assert_eq!([solution.get(0), solution.get(15)], [1, 4]);
    }
}
