use std::collections::BTreeMap;

use sudoku_grid::Grid;
use sudoku_search::{Outcome, Run, Seed, algorithm};

use super::*;
use crate::test_boards::{dug_puzzle, first_solution, small_puzzles};

fn position(grid: &Grid) -> Position {
    Position::new(grid).expect("no duplicate digit")
}

/// Starts a run of a preset with further parameters.
fn start(position: &Position, preset: &str, params: &[(&str, &str)], seed: u32) -> Run {
    let memetic = algorithm::<MemeticGa>();
    let setup = memetic.setup().preset(preset).params(params).seed(seed);
    let run = memetic.start(position, &setup, true);
    run.expect("it takes every size")
}

/// The value of the counter with this id.
fn counter_value(run: &Run, id: &str) -> u64 {
    let mut counters = run.counter_specs().iter().zip(run.counters());
    let counter = counters.find(|(spec, _)| spec.id == id);
    counter.expect("it is counted").1
}

/// A random individual.
fn random_individual(problem: &MemeticProblem, rng: &mut Rng) -> Vec<u8> {
    let mut digits = vec![0; problem.shape.cells()];
    problem.randomise(&mut digits, rng);
    digits
}

/// The number of cells with the same digit as a peer, and the number of pairs of such peers, both counted by the
/// definition.
fn clashing_cell_and_pair_counts(shape: Shape, digits: &[u8]) -> (usize, usize) {
    let same_count = |cell: usize| {
        let peers = shape.houses().peers(cell).iter();
        peers.filter(|peer| digits[**peer] == digits[cell]).count()
    };
    let cells = (0..shape.cells())
        .filter(|cell| same_count(*cell) > 0)
        .count();
    (cells, (0..shape.cells()).map(same_count).sum::<usize>() / 2)
}

/// Returns `true` if the givens are unchanged and every other cell has one of its candidates.
fn keeps_to_candidates(position: &Position, digits: &[u8]) -> bool {
    let mut cells = digits.iter().zip(position.all_candidates());
    cells.all(|(digit, candidates)| candidates.contains(*digit))
}

#[test]
fn clash_counts_and_the_best_grid_equal_the_definition() {
    for grid in small_puzzles() {
        let position = position(&grid);
        let problem = MemeticProblem::new(&position);
        let mut rng = Seed(3).rng();
        let mut tabu = Tabu::new(&problem);
        for _ in 0..5 {
            let digits = random_individual(&problem, &mut rng);
            tabu.start_from(&problem, &digits);
            let clash_count =
                |digits: &[u8]| clashing_cell_and_pair_counts(problem.shape, digits).1;
            assert_eq!(clash_count(&digits), tabu.initial_clashes.into());
            assert!(keeps_to_candidates(&position, &digits));
            let mut best_clashes = tabu.initial_clashes;
            for _ in 0..300 {
                if tabu.clashes == 0 {
                    break;
                }
                tabu.iterate(&problem, &Params::default(), &mut rng);
                assert_eq!(clash_count(&tabu.digits), tabu.clashes.into());
                assert!(keeps_to_candidates(&position, &tabu.digits));
                best_clashes = best_clashes.min(tabu.clashes);
                assert_eq!(best_clashes, tabu.best_clashes);
                assert_eq!(clash_count(&tabu.best_digits), tabu.best_clashes.into());
            }
        }
    }
}

#[test]
fn tabu_moves_are_made_only_by_aspiration() {
    let problem = MemeticProblem::new(&position(&dug_puzzle(Shape::NINE, 26, 3)));
    let params = Params {
        tenure_random: 1,
        ..Params::default()
    };
    let mut rng = Seed(5).rng();
    let mut tabu = Tabu::new(&problem);
    let (mut aspiration_count, mut move_count) = (0, 0);
    for _ in 0..40 {
        let digits = random_individual(&problem, &mut rng);
        tabu.start_from(&problem, &digits);
        let mut first_free_iteration = BTreeMap::new();
        for iteration in 0..500_usize {
            if tabu.clashes == 0 {
                break;
            }
            let (digits_before, best_before) = (tabu.digits.clone(), tabu.best_clashes);
            let clashing_count = clashing_cell_and_pair_counts(problem.shape, &digits_before).0;
            tabu.iterate(&problem, &params, &mut rng);
            let mut changed_cells =
                (0..81).filter(|cell| digits_before[*cell] != tabu.digits[*cell]);
            let Some(cell) = changed_cells.next() else {
                continue;
            };
            assert_eq!(changed_cells.next(), None, "one cell at a time");
            move_count += 1;
            let is_forbidden =
                first_free_iteration.get(&(cell, tabu.digits[cell])) > Some(&iteration);
            assert!(!is_forbidden || tabu.clashes < best_before);
            aspiration_count += usize::from(is_forbidden);
            // The tenure is three fifths of the clashing cells plus one, from the next iteration
            // on.
            first_free_iteration.insert(
                (cell, digits_before[cell]),
                iteration + 2 + clashing_count * 3 / 5,
            );
        }
    }
    assert!(move_count > 1000, "{move_count} moves");
    assert!(aspiration_count > 0, "none led to fewer clashes than ever");
}

#[test]
fn a_child_has_boxes_cells_or_digits_of_its_parents() {
    let position = position(&dug_puzzle(Shape::NINE, 26, 3));
    let problem = MemeticProblem::new(&position);
    let mut rng = Seed(2).rng();
    for _ in 0..50 {
        let [first_parent, second_parent] = [(); 2].map(|()| random_individual(&problem, &mut rng));
        let mut breed = |crossover, parents: [&[u8]; 2]| {
            let mut child = vec![0; 81];
            problem.cross(crossover, parents, &mut child, &mut rng);
            assert!(keeps_to_candidates(&position, &child));
            child
        };
        let child = breed(Crossover::Boxes, [&first_parent, &second_parent]);
        for cells in Shape::NINE.houses().iter().skip(18) {
            let equals_parent =
                |parent: &[u8]| cells.iter().all(|&cell| child[cell] == parent[cell]);
            assert!(equals_parent(&first_parent) || equals_parent(&second_parent));
        }
        let child = breed(Crossover::Cells, [&first_parent, &second_parent]);
        assert!(
            (0..81).all(|cell| [first_parent[cell], second_parent[cell]].contains(&child[cell]))
        );
        assert!(child != first_parent && child != second_parent);
        let child = breed(Crossover::Digits, [&first_parent, &second_parent]);
        let is_filled_with = |parent: &[u8], digit| {
            let mut cells = problem.blanks.iter().map(|&cell| usize::from(cell));
            cells.all(|cell| parent[cell] != digit || child[cell] == digit)
        };
        let filled_digits = |parent: &[u8]| {
            (1..=9)
                .filter(|digit| is_filled_with(parent, *digit))
                .count()
        };
        assert!(
            filled_digits(&first_parent) > 0,
            "the first digit is the first parent's"
        );
        assert_eq!(
            breed(Crossover::Digits, [&first_parent, &first_parent]),
            first_parent
        );
        assert_ne!(
            breed(Crossover::None, [&first_parent, &first_parent]),
            first_parent
        );
    }
}

#[test]
fn similar_children_are_replaced_and_restarts_have_no_crossover() {
    let position = position(&dug_puzzle(Shape::NINE, 24, 1));
    for (preset, params, breeds) in [
        ("hybrid", &[("iterations", "5")][..], true),
        ("hybrid", &[("iterations", "5"), ("distance", "625")], false),
        ("restarts", &[("iterations", "5")], false),
    ] {
        let mut run = start(&position, preset, params, 1);
        run.advance(60, u64::MAX);
        let [generation_count, random_count] =
            ["generations", "random"].map(|id| counter_value(&run, id));
        assert_eq!((generation_count + random_count, run.steps()), (60, 60));
        assert_eq!(generation_count > 0, breeds, "{generation_count} bred");
        assert!(random_count >= 10, "the first population is random");
    }
}

#[test]
fn the_child_replaces_the_worse_parent() {
    let position = position(&dug_puzzle(Shape::NINE, 24, 1));
    let params = Params {
        iterations: 5,
        ..Params::default()
    };
    let mut search = MemeticGa::start(&position, &params, Seed(1).rng()).expect("it takes it");
    let mut replacement_counts = [0; 10];
    for _ in 0..200 {
        search.phase = MemeticPhase::Breed;
        let steps_before = search.steps;
        search.breed();
        let replaced_rank = search.replaced;
        assert!(replaced_rank == 9 || steps_before >= 10 && replaced_rank > 0);
        replacement_counts[replaced_rank] += 1;
        search.phase = MemeticPhase::Improve;
        while search.phase == MemeticPhase::Improve && search.step().is_continue() {}
        assert_eq!(search.steps, steps_before + 1);
    }
    assert!(
        replacement_counts[1..].iter().all(|count| *count > 0),
        "{replacement_counts:?}"
    );
}

#[test]
fn hard_puzzles_are_solved_with_a_population_and_without() {
    for seed in 0..3 {
        let grid = dug_puzzle(Shape::NINE, 24, seed);
        for preset in ["hybrid", "restarts"] {
            let mut run = start(&position(&grid), preset, &[], 1);
            run.advance(2000, u64::MAX);
            assert_eq!(run.outcome(), Some(Outcome::Solved), "{preset}");
            assert_eq!(run.solution(), first_solution(&grid).as_ref());
        }
    }
}

#[test]
fn singles_are_placed_first_on_request() {
    let puzzle = position(&dug_puzzle(Shape::NINE, 50, 4));
    let blank_count = |singles_first| {
        let params = Params {
            singles_first,
            ..Params::default()
        };
        let search = MemeticGa::start(&puzzle, &params, Seed(1).rng());
        search.expect("it takes it").problem.blanks.len()
    };
    let mut expected_position = puzzle.clone();
    place_singles(&mut expected_position);
    assert_eq!(blank_count(true), expected_position.blanks().count());
    assert_eq!(blank_count(false), puzzle.blanks().count());
    assert!(blank_count(true) < blank_count(false));
}

#[test]
fn a_cell_without_candidates_stalls_the_run_at_once() {
    let mut puzzle = position(&dug_puzzle(Shape::NINE, 40, 4));
    let cell = puzzle.blanks().next().expect("a blank");
    for digit in 1..=9 {
        puzzle.eliminate(cell, digit);
    }
    let mut run = start(&puzzle, "hybrid", &[], 1);
    run.advance(u64::MAX, u64::MAX);
    assert_eq!((run.outcome(), run.steps()), (Some(Outcome::Stalled), 0));
}
