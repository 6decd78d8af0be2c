use std::collections::{BTreeMap, BTreeSet};

use sudoku_grid::{Digits, Grid};
use sudoku_search::{Outcome, Run, Seed};

use super::*;
use crate::test_boards::{
    LONG_SAMPLES, SHORT_SAMPLES, assert_sets_solved, dug_puzzle, explanation_text, first_solution,
    hard_puzzle, puzzles, run_to_end, small_puzzles,
};

fn position(grid: &Grid) -> Position {
    Position::new(grid).expect("no duplicate digit")
}

/// A search on a puzzle before its first step.
fn search(grid: &Grid, params: &Params, seed: u32) -> Tempering {
    Tempering::start(&position(grid), params, Seed(seed).rng()).expect("it takes every size")
}

/// Runs the solver on a puzzle until the end of the run.
fn run(position: &Position, preset: &str, params: &[(&str, &str)], seed: u32) -> Run {
    run_to_end::<Tempering>(position, preset, params, seed)
}

#[test]
fn temperatures_are_a_geometric_sequence() {
    for (coldest, hottest) in [(0.2, 0.5), (0.5, 0.2)] {
        let params = Params {
            replicas: 4,
            coldest,
            hottest,
            ..Params::default()
        };
        let search = search(&hard_puzzle(), &params, 1);
        let temperatures: Vec<_> = (search
            .acceptances
            .iter()
            .map(|acceptance| acceptance.temperature))
        .collect();
        assert_eq!(
            (temperatures[0].to_bits(), temperatures.len()),
            (0.2_f64.to_bits(), 4)
        );
        for pair in temperatures.windows(2) {
            assert!(
                (pair[1] / pair[0] - 2.5_f64.cbrt()).abs() < 1e-12,
                "{temperatures:?}"
            );
        }
    }
}

/// At every level, the frequency of each filling is proportional to exp(−energy / T), as it would
/// be without exchanges.
#[test]
fn exchanges_preserve_the_boltzmann_distribution_of_each_level() {
    let grid = dug_puzzle(Shape::of_side(4).expect("a shape"), 6, 3);
    let params = Params {
        replicas: 3,
        coldest: 0.6,
        hottest: 1.8,
        singles_first: false,
        ..Params::default()
    };
    let mut search = search(&grid, &params, 1);
    let mut visit_counts = vec![BTreeMap::new(); 3];
    let sweeps = 40_000;
    for _ in 0..sweeps {
        // These sweeps have no limit, and do not stop at a solution.
        for (acceptance, index) in search.acceptances.iter().zip(search.replica_at) {
            let replica = &mut search.replicas[usize::from(index)];
            for _ in 0..10 {
                replica.try_swaps(&search.boxes, acceptance, &mut search.rng, 1);
            }
        }
        search.counts.sweeps += 1;
        (search.proposed, search.exchanged) = (0, 0);
        search.exchange_replicas();
        for (level, visit_counts) in visit_counts.iter_mut().enumerate() {
            *visit_counts.entry(search.energy(level)).or_insert(0) += 1;
        }
    }
    assert_eq!(search.counts.proposed, sweeps);
    assert!(search.counts.exchanges > 1000 && search.counts.crossings > 1000);
    // The energies of all ways to fill the boxes, from swaps that are all accepted.
    let mut energies = BTreeMap::new();
    let mut replica = search.replicas[0].clone();
    for _ in 0..50_000 {
        replica.random_walk(&search.boxes, &mut search.rng, 1);
        energies.insert(replica.to_digits(&search.boxes), replica.energy);
    }
    for (acceptance, visit_counts) in search.acceptances.iter().zip(&visit_counts) {
        let weight = |energy: u32| math::exp(-f64::from(energy) / acceptance.temperature);
        let sum: f64 = energies.values().map(|energy| weight(*energy)).sum();
        for (&energy, &count) in visit_counts {
            let equal_energy = energies.values().filter(|other| **other == energy);
            let expected = equal_energy.map(|energy| weight(*energy)).sum::<f64>() / sum;
            let frequency = f64::from(count) / 40_000.0;
            assert!(
                (frequency - expected).abs() < 0.02,
                "{energy}: {frequency}, not {expected}"
            );
        }
    }
}

#[test]
fn levels_are_exchanged_in_pairs_and_their_paths_are_plotted() {
    let mut search = search(&hard_puzzle(), &Params::default(), 1);
    let levels = |search: &Tempering| {
        let sample = search.sample();
        let levels_of_replicas = [
            sample.replica_1,
            sample.replica_2,
            sample.replica_3,
            sample.replica_4,
            sample.replica_5,
            sample.replica_6,
        ];
        assert!(sample.replica_7.is_nan() && sample.replica_8.is_nan());
        levels_of_replicas.map(|level| {
            assert!((1.0..=6.0).contains(&level), "{level}");
            (1_u8..=6).find(|level_number| f64::from(*level_number).to_bits() == level.to_bits())
        })
    };
    let mut levels_before = levels(&search);
    assert_eq!(levels_before, [1, 2, 3, 4, 5, 6].map(Some));
    for sweep in 1..300_u64 {
        assert!(search.step().is_continue());
        // Three pairs of levels and the two pairs between them, in alternate sweeps.
        assert_eq!(search.proposed, if sweep % 2 == 1 { 3 } else { 2 });
        let levels_after = levels(&search);
        let changed_levels = levels_before
            .iter()
            .zip(&levels_after)
            .filter(|(a, b)| a != b)
            .count();
        assert_eq!(changed_levels as u64, 2 * search.exchanged);
        assert_eq!(BTreeSet::from(levels_after).len(), 6);
        levels_before = levels_after;
    }
    assert!(search.counts.crossings > 0);
    let expected_tried = search.counts.sweeps * 6 * search.boxes.blank_count() as u64;
    assert_eq!(search.counts.tried, expected_tried);
}

/// The fillings of a box that are reachable by swaps of candidates.
fn reachable_fillings(position: &Position, cells: &[usize], from: &[u8]) -> BTreeSet<Vec<u8>> {
    let (mut reached_fillings, mut queue) = (BTreeSet::from([from.to_vec()]), vec![from.to_vec()]);
    while let Some(digits) = queue.pop() {
        for one in 0..cells.len() {
            for other in 0..one {
                let is_candidate =
                    |index: usize, digit| position.candidates(cells[index]).contains(digit);
                if is_candidate(one, digits[other]) && is_candidate(other, digits[one]) {
                    let mut next_digits = digits.clone();
                    next_digits.swap(one, other);
                    if reached_fillings.insert(next_digits.clone()) {
                        queue.push(next_digits);
                    }
                }
            }
        }
    }
    reached_fillings
}

/// The number of replicas that can never reach the solution: in some box, swaps of candidates do
/// not lead to the filling of the solution.
fn count_cut_off_replicas(search: &Tempering, start: &Position, solution: &Grid) -> usize {
    let shape = start.shape();
    let is_cut_off = |replica: &&BoxFilling| {
        let digits = replica.to_digits(&search.boxes);
        (shape.houses().iter().skip(2 * shape.side())).any(|cells| {
            let blank_cells = cells.iter().copied();
            let blank_cells: Vec<_> = blank_cells.filter(|cell| start.value(*cell) == 0).collect();
            let filled_digits = |digits: &[u8]| {
                blank_cells
                    .iter()
                    .map(|&cell| digits[cell])
                    .collect::<Vec<_>>()
            };
            !reachable_fillings(start, &blank_cells, &filled_digits(&digits))
                .contains(&filled_digits(solution.digits()))
        })
    };
    search.replicas.iter().filter(is_cut_off).count()
}

/// On the puzzle and with the seeds of the ready-made race, for most seeds no replica can reach the
/// solution by any number of swaps of candidates.
#[test]
fn candidate_swaps_may_be_unable_to_reach_the_solution() {
    let puzzle = &puzzles("easy50", 1, 1)[0];
    let solution = first_solution(puzzle.givens()).expect("it has one");
    let restricted_params = Params {
        swaps: SwapReach::Candidates,
        hottest: 0.7,
        singles_first: false,
        sweeps: 3000,
        ..Params::default()
    };
    let mut trapped_count = 0;
    for seed in 1..=10 {
        let mut search = search(puzzle.givens(), &restricted_params, seed);
        if count_cut_off_replicas(&search, puzzle, &solution) == search.replicas.len() {
            trapped_count += 1;
            while search.step().is_continue() {}
            assert_eq!(search.solved_level(), None);
        }
        let default_run = run(puzzle, "givens", &[], seed);
        assert_eq!(default_run.outcome(), Some(Outcome::Solved));
    }
    assert_eq!(trapped_count, 6, "the others arrive");
}

#[test]
fn a_sample_of_every_puzzle_set_is_solved() {
    assert_sets_solved(&SHORT_SAMPLES, |puzzle| run(puzzle, "exchange", &[], 1));
}

#[test]
#[ignore = "long: 1,363 puzzles"]
fn nearly_all_puzzles_of_every_set_are_solved() {
    assert_sets_solved(&LONG_SAMPLES, |puzzle| run(puzzle, "exchange", &[], 1));
}

#[test]
fn puzzles_of_every_shape_are_solved() {
    for puzzle in small_puzzles() {
        let run = run(&position(&puzzle), "exchange", &[], 1);
        assert_eq!(run.outcome(), Some(Outcome::Solved), "{puzzle}");
        assert_eq!(run.solution(), first_solution(&puzzle).as_ref());
        assert!(explanation_text(&run).ends_with(" has no missing digit: the puzzle is solved."));
    }
}

#[test]
fn the_detail_has_a_board_per_level() {
    let mut search = search(&hard_puzzle(), &Params::default(), 1);
    for _ in 0..50 {
        assert!(search.step().is_continue());
    }
    let Detail::Boards(boards) = search.detail() else {
        panic!("it shows boards");
    };
    assert_eq!(boards.len(), 6);
    for (level, board) in boards.iter().enumerate() {
        assert_eq!(board.name, format!("level-{}", level + 1));
        let replica = search.replica(level).expect("it is there");
        assert_eq!(board.digits, replica.to_digits(&search.boxes));
        let weight_sum: f32 = board.weights.iter().sum();
        assert!(
            weight_sum > 81.0
                && board
                    .weights
                    .iter()
                    .all(|weight| (0.0..=1.0).contains(weight))
        );
    }
    let mut view = View::new(Shape::NINE);
    search.view(&mut view);
    assert_eq!(view.digits, boards[0].digits);
    for cells in Shape::NINE.houses().iter().skip(18) {
        let digits_present: Digits = cells.iter().map(|&cell| view.digits[cell]).collect();
        assert_eq!(digits_present, Digits::all(9));
    }
}

#[test]
fn explanations_describe_the_steps() {
    let grid = hard_puzzle();
    let mut search = search(&grid, &Params::default(), 1);
    assert_eq!(search.explain(), None);
    assert!(search.step().is_continue());
    let text = search
        .explain()
        .expect("an explanation")
        .render(Shape::NINE);
    assert!(
        text.contains(" temperatures; in the coldest replica, "),
        "{text}"
    );
    let text = explanation_text(&run(&position(&grid), "exchange", &[("sweeps", "9")], 1));
    let start = "9 sweeps of 6 replicas found no solution; in the coldest replica, ";
    assert!(text.starts_with(start), "{text}");
}

#[test]
fn a_cell_without_candidates_stalls_the_run_at_once() {
    let mut puzzle = position(&dug_puzzle(Shape::NINE, 40, 4));
    let cell = puzzle.blanks().next().expect("a blank");
    for digit in 1..=9 {
        puzzle.eliminate(cell, digit);
    }
    let run = run(&puzzle, "exchange", &[], 1);
    assert_eq!((run.outcome(), run.steps()), (Some(Outcome::Stalled), 0));
    assert!(explanation_text(&run).starts_with("A cell has no candidate"));
    assert_eq!(run.detail(), Detail::None);
}
