use std::collections::BTreeMap;

use sudoku_grid::{Grid, verify};
use sudoku_search::Seed;

use super::*;
use crate::test_boards::{dug_puzzle, small_puzzles};

/// The number of digits missing from rows and columns, by the definition.
fn missing_count(shape: Shape, digits: &[u8]) -> u32 {
    let lines = shape.houses().iter().take(2 * shape.side());
    let missing_counts = lines.map(|cells| {
        let digits_present: Digits = cells.iter().map(|&cell| digits[cell]).collect();
        shape.side() - digits_present.len()
    });
    u32::try_from(missing_counts.sum::<usize>()).expect("few")
}

fn position(grid: &Grid) -> Position {
    Position::new(grid).expect("no duplicate digit")
}

#[test]
fn energy_counts_missing_digits_and_boxes_stay_valid() {
    for grid in small_puzzles() {
        for reach in [SwapReach::All, SwapReach::Candidates] {
            let (shape, start) = (grid.shape(), position(&grid));
            let boxes = Boxes::new(&start, reach);
            let mut filling = boxes.initial_filling().expect("it can be filled").clone();
            let (mut rng, acceptance) = (Seed(1).rng(), Acceptance::new(0.6));
            for sweep in 0..300 {
                if sweep % 100 == 0 {
                    filling.shuffle(&boxes, &mut rng);
                }
                let energy_before = filling.energy;
                let swaps = filling.sweep(&boxes, &acceptance, &mut rng);
                assert!(swaps.min_energy <= filling.energy.min(energy_before));
                let digits = filling.to_digits(&boxes);
                assert_eq!(filling.energy, missing_count(shape, &digits));
                let filled_grid = Grid::new(shape, digits.clone()).expect("digits");
                assert_eq!(
                    filling.is_solution(&boxes),
                    verify(&grid, &filled_grid).is_ok()
                );
                for cells in shape.houses().iter().skip(2 * shape.side()) {
                    let digits_present: Digits = cells.iter().map(|&cell| digits[cell]).collect();
                    assert_eq!(digits_present, Digits::all(shape.side()));
                }
                let is_candidate =
                    |(cell, digit): (usize, &u8)| start.candidates(cell).contains(*digit);
                assert!(reach == SwapReach::All || digits.iter().enumerate().all(is_candidate));
            }
        }
    }
}

/// All ways to fill the boxes, with their energies.
fn fillings(position: &Position) -> BTreeMap<Vec<u8>, u32> {
    let shape = position.shape();
    let mut fillings = vec![position.values().to_vec()];
    for cells in shape.houses().iter().skip(2 * shape.side()) {
        for &cell in cells.iter().filter(|cell| position.value(**cell) == 0) {
            let next_fillings = fillings.iter().flat_map(|digits| {
                let digits_present: Digits = cells.iter().map(|&cell| digits[cell]).collect();
                (Digits::all(shape.side()) - digits_present)
                    .iter()
                    .map(|digit| {
                        let mut extended = digits.clone();
                        extended[cell] = digit;
                        extended
                    })
            });
            fillings = next_fillings.collect();
        }
    }
    let energy = |digits: Vec<u8>| {
        let energy = missing_count(shape, &digits);
        (digits, energy)
    };
    fillings.into_iter().map(energy).collect()
}

/// Swaps sample the Boltzmann distribution: the frequency of each filling is proportional to
/// exp(−energy / T).
#[test]
fn fillings_follow_the_boltzmann_distribution() {
    let position = position(&dug_puzzle(Shape::of_side(4).expect("a shape"), 6, 3));
    let energies = fillings(&position);
    assert!((20..=200).contains(&energies.len()), "{}", energies.len());
    for temperature in [0.7, 2.0] {
        let boxes = Boxes::new(&position, SwapReach::All);
        let mut filling = boxes.initial_filling().expect("it can be filled").clone();
        let (mut rng, acceptance) = (Seed(5).rng(), Acceptance::new(temperature));
        let mut counts = BTreeMap::new();
        let swap_count = 400_000;
        for _ in 0..swap_count {
            filling.try_swaps(&boxes, &acceptance, &mut rng, 1);
            *counts.entry(filling.to_digits(&boxes)).or_insert(0) += 1;
        }
        let weight = |energy: u32| math::exp(-f64::from(energy) / temperature);
        let sum: f64 = energies.values().map(|energy| weight(*energy)).sum();
        for (digits, &energy) in &energies {
            let expected = f64::from(swap_count) * weight(energy) / sum;
            let count = f64::from(*counts.get(digits).unwrap_or(&0));
            // Successive swaps are not independent, so the bound is wide.
            let bound = 12.0 * expected.sqrt() + 5.0;
            assert!((count - expected).abs() < bound, "{count}, not {expected}");
        }
    }
}

#[test]
fn blank_cells_are_drawn_uniformly() {
    let position = position(&dug_puzzle(Shape::NINE, 40, 2));
    let boxes = Boxes::new(&position, SwapReach::All);
    let mut filling = boxes.initial_filling().expect("it can be filled").clone();
    let (mut rng, swap_count) = (Seed(7).rng(), 100_000);
    let mut change_counts = vec![0; boxes.movable_count];
    for _ in 0..swap_count {
        let digits_before = filling.digits;
        filling.random_walk(&boxes, &mut rng, 1);
        let places = change_counts.iter_mut().enumerate();
        places.for_each(|(index, count)| {
            *count += i32::from(digits_before[index] != filling.digits[index]);
        });
    }
    // A swap moves two cells: the cell that is drawn first, and a partner from the same box.
    let cells = u32::try_from(boxes.movable_count).expect("few");
    let expected = 2.0 * f64::from(swap_count) / f64::from(cells);
    for count in change_counts {
        assert!(
            (f64::from(count) / expected - 1.0).abs() < 0.06,
            "{count}, not {expected}"
        );
    }
}

#[test]
fn shuffled_boxes_are_uniform() {
    let position = position(&Grid::empty(Shape::of_side(4).expect("a shape")));
    for reach in [SwapReach::All, SwapReach::Candidates] {
        let boxes = Boxes::new(&position, reach);
        let mut filling = boxes.initial_filling().expect("it can be filled").clone();
        let (mut rng, mut counts) = (Seed(9).rng(), BTreeMap::new());
        for _ in 0..12_000 {
            filling.shuffle(&boxes, &mut rng);
            *counts.entry(filling.digits[4..8].to_vec()).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(
            counts.values().all(|count| (400..600).contains(count)),
            "{counts:?}"
        );
    }
}

#[test]
fn a_box_that_candidates_cannot_fill_has_no_filling() {
    let mut puzzle = position(&Grid::empty(Shape::NINE));
    // Three cells of a box share two candidates.
    for (cell, digit) in [0, 1, 2]
        .into_iter()
        .flat_map(|cell| (3..=9).map(move |digit| (cell, digit)))
    {
        puzzle.eliminate(cell, digit);
    }
    assert!(!puzzle.is_contradictory());
    assert!(
        Boxes::new(&puzzle, SwapReach::Candidates)
            .initial_filling()
            .is_none()
    );
    assert!(
        Boxes::new(&puzzle, SwapReach::All)
            .initial_filling()
            .is_some()
    );
}
