//! The preset with the encoding of the thesis, compared with an independent implementation of it.
//!
//! Berggren and Nilsson, "A study of Sudoku solving algorithms", KTH, 2012, as the authors' program does it: every input
//! is computed again from all units, by the definition.

use sudoku_grid::{Grid, Shape};
use sudoku_search::{Outcome, Params as _, Seed, algorithm};

use super::*;
use crate::test_boards::{dug_puzzle, small_puzzles};

/// The state of the independent implementation: for each cell, row by row, whether the unit of each digit is on.
struct Machine {
    box_rows: usize,
    box_columns: usize,
    givens: Vec<u8>,
    is_on: Vec<Vec<bool>>,
}

impl Machine {
    fn new(puzzle: &Grid) -> Self {
        let shape = puzzle.shape();
        let givens: Vec<u8> = (0..shape.cells()).map(|cell| puzzle.get(cell)).collect();
        let units_of = |&given: &u8| {
            (1..=shape.side())
                .map(|digit| digit == given.into())
                .collect()
        };
        Self {
            box_rows: shape.box_rows(),
            box_columns: shape.box_columns(),
            is_on: givens.iter().map(units_of).collect(),
            givens,
        }
    }

    fn side(&self) -> usize {
        self.box_rows * self.box_columns
    }

    /// What a square adds to the input of a digit of another square in the same house.
    fn offset(&self, cell: usize, digit: usize) -> i32 {
        let is_given = usize::from(self.givens[cell]) == digit;
        -2 * i32::from(self.is_on[cell][digit - 1]) - 20 * i32::from(is_given)
    }

    fn input(&self, row: usize, column: usize, digit: usize) -> i32 {
        let side = self.side();
        let mut input = 3;
        for other in 0..side {
            if other != column {
                input += self.offset(row * side + other, digit);
            }
            if other != row {
                input += self.offset(other * side + column, digit);
            }
        }
        let first_row = row / self.box_rows * self.box_rows;
        let first_column = column / self.box_columns * self.box_columns;
        for box_row in first_row..first_row + self.box_rows {
            for box_column in first_column..first_column + self.box_columns {
                input += self.offset(box_row * side + box_column, digit);
            }
        }
        input
    }

    /// The inputs of a square are computed from one state, and then its units switch.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "single precision, and half of a word"
    )]
    fn sweep(&mut self, temperature: f64, rng: &mut Rng) {
        let side = self.side();
        for cell in 0..side * side {
            if self.givens[cell] != 0 {
                continue;
            }
            let input = |digit| f64::from(self.input(cell / side, cell % side, digit));
            let inputs: Vec<f64> = (1..=side).map(input).collect();
            for (unit, input) in self.is_on[cell].iter_mut().zip(inputs) {
                let probability = (1.0 / (1.0 + math::exp(-input / temperature))) as f32;
                let thousandths = (0..1000_u16)
                    .filter(|&number| f32::from(number) < probability * 1000.0)
                    .count();
                let thousandths = u32::try_from(thousandths).expect("at most 1000");
                let random_word: u64 = rng.random();
                let random_share = f64::from(random_word as u32);
                *unit = random_share < (f64::from(thousandths) / 1000.0 * 2_f64.powi(32)).floor();
            }
        }
    }

    fn digits(&self) -> Vec<u8> {
        let first = |units: &Vec<bool>| units.iter().position(|&is_on| is_on).unwrap_or(0);
        let digit = |units| u8::try_from(first(units) + 1).expect("at most 25");
        self.is_on.iter().map(digit).collect()
    }
}

/// The parameters of the preset, with the values given.
fn thesis(params: &[(&str, &str)]) -> Params {
    let preset = PRESETS.iter().find(|preset| preset.id == "thesis");
    let mut thesis = Params::default();
    for (id, value) in preset.expect("a preset").values.iter().chain(params) {
        thesis.set(id, value).expect("a value");
    }
    thesis
}

fn start(puzzle: &Grid, params: &Params, seed: u32) -> Boltzmann {
    let position = Position::new(puzzle).expect("no duplicate digit");
    Boltzmann::start(&position, params, Seed(seed).rng()).expect("it takes every size")
}

#[test]
fn sweeps_are_those_of_the_independent_implementation() {
    let large = [(3, 4), (4, 4), (5, 5)].map(|(rows, columns)| {
        let shape = Shape::new(rows, columns).expect("a shape");
        let mut grid = Grid::empty(shape);
        for (cell, digit) in (1..=25).take(shape.side()).enumerate() {
            grid.set(cell, digit);
        }
        grid
    });
    let nine = [28, 46, 70].map(|givens| dug_puzzle(Shape::NINE, givens, 5));
    let (mut solved, mut compared) = (0, 0);
    for (puzzle, seed) in small_puzzles().chain(nine).chain(large).zip(1..) {
        let shape = puzzle.shape();
        let sweeps = if shape.side() > 9 { 12 } else { 120 };
        let params = thesis(&[("sweeps", &sweeps.to_string())]);
        let mut search = start(&puzzle, &params, seed);
        let mut machine = Machine::new(&puzzle);
        let mut rng = search.rng.clone();
        for sweep in 1..=sweeps {
            machine.sweep(search.temperature, &mut rng);
            let mut event = ControlFlow::Continue(());
            while search.steps() < sweep {
                event = search.step();
            }
            for (cell, units) in machine.is_on.iter().enumerate() {
                for (offset, &is_on) in units.iter().enumerate() {
                    let index = u16::try_from(cell * shape.side() + offset).expect("at most 25³");
                    assert_eq!(
                        search.network.is_on_and_excluder_count(index).0,
                        is_on,
                        "sweep {sweep}"
                    );
                }
            }
            assert_eq!(search.rng, rng);
            let digits = machine.digits();
            let mut view = View::new(shape);
            search.view(&mut view);
            assert_eq!(view.digits, digits);
            compared += 1;
            let grid = Grid::new(shape, digits).expect("digits of the shape");
            let conflicts = f64::from(grid.conflicts());
            assert_eq!(search.sample().clashes.to_bits(), conflicts.to_bits());
            let is_solved = sudoku_grid::verify(&puzzle, &grid).is_ok();
            assert_eq!(event == ControlFlow::Break(Event::Found), is_solved);
            if is_solved {
                solved += 1;
                break;
            }
        }
    }
    assert!(
        solved > 0 && compared > 300,
        "{solved} solved, {compared} sweeps"
    );
}

#[test]
fn energy_and_conflicts_follow_from_the_weights() {
    for puzzle in small_puzzles() {
        let mut search = start(&puzzle, &thesis(&[("sweeps", "40")]), 3);
        while search.steps() < 5 {
            assert!(search.step().is_continue());
        }
        let (houses, side) = (puzzle.shape().houses(), puzzle.shape().side());
        let units = 0..u16::try_from(puzzle.shape().cells() * side).expect("at most 9³");
        let active: Vec<u16> = units
            .filter(|&unit| search.network.is_on_and_excluder_count(unit).0)
            .collect();
        let place = |unit: u16| (usize::from(unit) / side, usize::from(unit) % side);
        let is_free = |unit: u16| puzzle.get(place(unit).0) == 0;
        let (mut weight_sum, mut pairs) = (0, 0);
        for (index, &a) in active.iter().enumerate() {
            for &b in &active[..index] {
                let ((cell, digit), (other, other_digit)) = (place(a), place(b));
                let other_houses = houses.of(other);
                let shared_count: u32 = houses
                    .of(cell)
                    .iter()
                    .zip(other_houses)
                    .map(|(x, y)| u32::from(*x == y))
                    .sum();
                if digit != other_digit || shared_count == 0 || !is_free(a) && !is_free(b) {
                    continue;
                }
                pairs += 1;
                weight_sum += shared_count * if is_free(a) && is_free(b) { 2 } else { 22 };
            }
        }
        let free = active.iter().filter(|&&unit| is_free(unit)).count();
        let free = f64::from(u32::try_from(free).expect("at most 9³"));
        let sample = search.sample();
        let energy = f64::from(weight_sum) - 3.0 * free;
        let clashes = f64::from(search.network.clash_count());
        let values = [sample.active, clashes, sample.energy];
        assert_eq!(
            values.map(f64::to_bits),
            [free, f64::from(pairs), energy].map(f64::to_bits)
        );
    }
}

#[test]
fn the_temperature_is_that_of_the_program() {
    let params = thesis(&[]);
    let mut search = start(&dug_puzzle(Shape::NINE, 24, 3), &params, 1);
    for sweep in [1, 1000, 150_000, 328_940, 328_941] {
        search.counts.sweeps = sweep - 1;
        search.decided = search.order.len();
        assert!(search.end_sweep().is_continue());
        let exponent = -0.000_035 * f64::from(u32::try_from(sweep).expect("small"));
        let expected = (100.0 * math::exp(exponent)).max(0.001);
        assert!(
            (search.temperature / expected - 1.0).abs() < 1e-5,
            "{sweep}"
        );
    }
    search.counts.sweeps = 328_941;
    assert_eq!(search.end_sweep(), ControlFlow::Break(Event::Stalled));
}

#[test]
fn probabilities_are_rounded_up_to_thousandths() {
    let mut search = start(&dug_puzzle(Shape::NINE, 24, 3), &thesis(&[]), 1);
    search.set_temperature(0.5);
    let thousandths = |count: u8| {
        let scaled = search.thresholds[usize::from(count)];
        (scaled * 1000).div_ceil(1 << 32)
    };
    // The probabilities of the inputs 3, 1, −1, −3 and −19 are 0.9975, 0.8808, 0.1192, 0.0025 and 10⁻¹⁷.
    assert_eq!([0, 1, 2, 3, 11].map(thousandths), [998, 881, 120, 3, 1]);
    search.set_temperature(0.1);
    assert_eq!(
        search.thresholds[11], 0,
        "exp(−190) is 0 in single precision"
    );
}

#[test]
fn puzzles_with_46_givens_are_solved_as_the_network_freezes() {
    // A cooling that is faster than that of the thesis, over the range of temperatures that matters.
    let fast = [
        ("initial_temperature", "1"),
        ("final_temperature", "0.2"),
        ("sweeps", "4000"),
    ];
    let machine = algorithm::<Boltzmann>();
    let solved = (0..10).filter(|&seed| {
        let puzzle = dug_puzzle(Shape::NINE, 46, seed);
        let setup = machine.setup().preset("thesis").params(&fast).seed(seed);
        let position = Position::new(&puzzle).expect("no duplicate digit");
        let mut run = machine
            .start(&position, &setup, true)
            .expect("it takes every size");
        while run.outcome().is_none() {
            run.advance(u64::MAX, 1000);
        }
        run.outcome() == Some(Outcome::Solved)
    });
    assert!(solved.count() >= 5);
}

#[test]
fn every_unit_may_switch_if_the_givens_are_not_clamped() {
    let puzzle = dug_puzzle(Shape::NINE, 30, 2);
    let search = start(&puzzle, &thesis(&[("givens", "initial")]), 1);
    let order: std::collections::BTreeSet<_> = search.order.iter().collect();
    let given_cells = (0..81).filter(|&cell| puzzle.get(cell) != 0);
    for unit in given_cells.flat_map(|cell| 9 * cell..9 * cell + 9) {
        let unit = u16::try_from(unit).expect("below 729");
        assert!(order.contains(&unit), "unit {unit}");
    }
}
