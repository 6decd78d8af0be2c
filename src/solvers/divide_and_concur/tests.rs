use sudoku_grid::verify;
use sudoku_search::{BoardView, Outcome, Run, Sample as _, Seed};

use super::replicas::REPLICAS;
use super::*;
use crate::test_boards::{
    ALL_SAMPLES, SHORT_SAMPLES, assert_sets_solved, dug_puzzle, explanation_text, first_solution,
    hard_puzzle, run_to_end, small_puzzles,
};

/// A naive difference map by the definition, over all cells and digits and with both projections
/// written out.
struct NaiveDifferenceMap {
    position: Position,
    /// The values of the replicas, by kind of constraint, cell and digit.
    x: Vec<Vec<Vec<f64>>>,
}

impl NaiveDifferenceMap {
    /// Creates random replicas, drawn in the order of cells, digits and kinds.
    fn new(position: &Position, seed: u32) -> Self {
        use rand::RngExt as _;
        let (cells, side) = (position.shape().cells(), position.shape().side());
        let mut x = vec![vec![vec![0.0; side]; cells]; REPLICAS];
        let mut rng = Seed(seed).rng();
        for cell in position.blanks() {
            for digit in position.candidates(cell) {
                for replica in &mut x {
                    replica[cell][usize::from(digit) - 1] = rng.random();
                }
            }
        }
        Self {
            position: position.clone(),
            x,
        }
    }

    /// Returns `true` if a digit (`label + 1`) is a candidate of a blank cell.
    fn is_candidate(&self, cell: usize, label: usize) -> bool {
        let digit = u8::try_from(label + 1).expect("at most 25");
        self.position.value(cell) == 0 && self.position.candidates(cell).contains(digit)
    }

    /// The constraints of a kind: for each, the places (cells with digits), of which exactly one is
    /// chosen.
    fn constraints(&self, kind: usize) -> Vec<Vec<(usize, usize)>> {
        let shape = self.position.shape();
        let (cells, side) = (shape.cells(), shape.side());
        let house_constraints = |house: fn(Shape, usize) -> usize| {
            (0..side * side)
                .map(|index| (index / side, index % side))
                .map(|(number, label)| {
                    let cells = (0..cells).filter(|&cell| house(shape, cell) == number);
                    cells.map(|cell| (cell, label)).collect()
                })
                .collect()
        };
        let constraints: Vec<Vec<_>> = match kind {
            0 => (0..cells)
                .map(|cell| (0..side).map(|label| (cell, label)).collect())
                .collect(),
            1 => house_constraints(Shape::row),
            2 => house_constraints(Shape::column),
            _ => house_constraints(Shape::box_of),
        };
        (constraints.into_iter())
            .map(|places: Vec<_>| {
                places
                    .into_iter()
                    .filter(|&(cell, label)| self.is_candidate(cell, label))
                    .collect::<Vec<_>>()
            })
            .filter(|places| !places.is_empty())
            .collect()
    }

    /// The mean of the replicas of a candidate.
    fn mean(&self, cell: usize, label: usize) -> f64 {
        let replicas = self.x.iter();
        replicas.map(|replica| replica[cell][label]).sum::<f64>() / 4.0
    }

    /// The two projections `d(2 c(x) − x)` and `c(x)`.
    fn projections(&self) -> [Vec<Vec<Vec<f64>>>; 2] {
        let mut divided = self.x.clone();
        let mut concurred = self.x.clone();
        for (kind, replica) in self.x.iter().enumerate() {
            divided[kind].iter_mut().for_each(|cell| cell.fill(0.0));
            for places in self.constraints(kind) {
                let reflected = |&(cell, label): &(usize, usize)| {
                    2.0 * self.mean(cell, label) - replica[cell][label]
                };
                let best_place = (places.iter())
                    .max_by(|a, b| reflected(a).total_cmp(&reflected(b)))
                    .expect("some place");
                divided[kind][best_place.0][best_place.1] = 1.0;
                for (cell, label) in places {
                    concurred[kind][cell][label] = self.mean(cell, label);
                }
            }
        }
        [divided, concurred]
    }

    /// For each kind of constraint, the digit that it chooses in each cell, and its replicas,
    /// clamped to the range from 0 to 1. If several digits are chosen in a cell, the digit is the
    /// choice of the cell itself if that is among them, otherwise the first; 0 if no digit is
    /// chosen.
    fn boards(&self) -> Vec<(Vec<u8>, Vec<f64>)> {
        let [divided, _] = self.projections();
        let best_label = |cell: usize, labels: &[f64]| {
            let is_choice_of_cell = |label: usize| divided[0][cell][label] > 0.5;
            let chosen_labels: Vec<_> = (0..labels.len())
                .filter(|&label| labels[label] > 0.5)
                .collect();
            let best = chosen_labels
                .iter()
                .find(|&&label| is_choice_of_cell(label));
            let best = best.or(chosen_labels.first());
            best.map_or(0, |label| u8::try_from(label + 1).expect("at most 25"))
        };
        let digits = |cells: &[Vec<f64>]| {
            (cells.iter().enumerate())
                .map(|(cell, labels)| self.position.value(cell).max(best_label(cell, labels)))
                .collect()
        };
        let weights = |cells: &[Vec<f64>]| {
            let mut weights: Vec<_> = cells.concat().iter().map(|x| x.clamp(0.0, 1.0)).collect();
            let side = self.position.shape().side();
            for cell in 0..cells.len() {
                if self.position.value(cell) > 0 {
                    weights[cell * side + usize::from(self.position.value(cell)) - 1] = 1.0;
                }
            }
            weights
        };
        (divided.iter().zip(&self.x))
            .map(|(divided, x)| (digits(divided), weights(x)))
            .collect()
    }

    /// Performs one iteration; returns the distance between the two projections before it.
    fn iterate(&mut self, beta: f64) -> f64 {
        let [divided, concurred] = self.projections();
        let mut squares = 0.0;
        for kind in 0..REPLICAS {
            for cell in 0..self.x[kind].len() {
                for label in 0..self.x[kind][cell].len() {
                    let difference = divided[kind][cell][label] - concurred[kind][cell][label];
                    self.x[kind][cell][label] += beta * difference;
                    squares += difference * difference;
                }
            }
        }
        squares.sqrt()
    }

    /// The digits of the candidates with the largest means, cell by cell.
    fn digits(&self) -> Vec<u8> {
        let side = self.position.shape().side();
        (0..self.position.shape().cells())
            .map(|cell| match self.position.value(cell) {
                0 => {
                    let labels = (0..side).filter(|&label| self.is_candidate(cell, label));
                    let best_label = labels
                        .max_by(|&a, &b| self.mean(cell, a).total_cmp(&self.mean(cell, b)))
                        .expect("a candidate");
                    u8::try_from(best_label + 1).expect("at most 25")
                }
                value => value,
            })
            .collect()
    }
}

/// A search on a puzzle before its first step.
fn search(grid: &Grid, params: &Params, seed: u32) -> DivideAndConcur {
    let position = Position::new(grid).expect("no duplicate digit");
    DivideAndConcur::start(&position, params, Seed(seed).rng()).expect("it takes every size")
}

/// Runs the solver on a puzzle until the end of the run.
fn run(position: &Position, preset: &str, params: &[(&str, &str)], seed: u32) -> Run {
    run_to_end::<DivideAndConcur>(position, preset, params, seed)
}

#[test]
fn iterations_equal_the_definition() {
    for (seed, grid) in (0..).zip(small_puzzles().chain([hard_puzzle()])) {
        // At β = 1, means are multiples of 1/4, and rounding decides which of two equal values is
        // larger.
        for beta in [0.5, 0.8, 1.2] {
            let params = Params {
                beta,
                ..Params::default()
            };
            let position = Position::new(&grid).expect("no duplicate digit");
            let mut tested_search = search(&grid, &params, seed);
            let mut naive_map = NaiveDifferenceMap::new(&position, seed);
            // Rounding errors grow with the iterations, because the map is chaotic.
            for iteration in 0..40 {
                assert_eq!(
                    tested_search.grid().digits(),
                    naive_map.digits(),
                    "{} after {iteration}",
                    grid.shape()
                );
                let (gap, expected_gap) = (tested_search.sample().gap, naive_map.iterate(beta));
                assert!(
                    (gap - expected_gap).abs() < 1e-5,
                    "{gap} is not {expected_gap}"
                );
                if tested_search.step().is_break() {
                    assert_eq!(verify(&grid, &tested_search.grid()), Ok(()));
                    break;
                }
            }
        }
    }
}

#[test]
fn the_detail_has_a_board_per_kind_of_constraint() {
    let are_near = |actual: &[f32], expected: &[f64]| {
        let difference = |(actual, expected): (&f32, &f64)| (f64::from(*actual) - expected).abs();
        actual.len() == expected.len()
            && actual
                .iter()
                .zip(expected)
                .map(difference)
                .all(|difference| difference < 1e-5)
    };
    for (seed, grid) in (0..).zip(small_puzzles().chain([hard_puzzle()])) {
        let mut tested_search = search(&grid, &Params::default(), seed);
        let mut naive_map =
            NaiveDifferenceMap::new(&Position::new(&grid).expect("no duplicate digit"), seed);
        for _ in 0..20 {
            let Detail::Boards(boards) = tested_search.detail() else {
                panic!("it has boards");
            };
            let names: Vec<_> = boards.iter().map(|board| board.name).collect();
            assert_eq!(names, ["cells", "rows", "columns", "boxes"]);
            for (board, (digits, weights)) in boards.iter().zip(naive_map.boards()) {
                let BoardView { name, .. } = board;
                assert_eq!(board.digits, digits, "{name} of {}", grid.shape());
                assert!(
                    are_near(&board.weights, &weights),
                    "{name} of {}",
                    grid.shape()
                );
            }
            let position = Position::new(&grid).expect("no duplicate digit");
            let is_same = |&cell: &usize| {
                let mut digits = boards.iter().map(|board| board.digits[cell]);
                let first_digit = digits.next();
                digits.all(|digit| Some(digit) == first_digit)
            };
            assert_eq!(
                position.blanks().filter(is_same).count(),
                tested_search
                    .replicas
                    .agreed_count(&tested_search.constraints)
            );
            naive_map.iterate(0.8);
            if tested_search.step().is_break() {
                break;
            }
        }
    }
}

#[test]
fn the_replicas_converge_to_the_solution() {
    let grid = dug_puzzle(Shape::NINE, 30, 3);
    let solution = first_solution(&grid).expect("it has one");
    let mut search = search(&grid, &Params::default(), 1);
    while search.step().is_continue() {}
    // The digits are correct before the replicas have converged.
    for _ in 0..2000 {
        search.replicas.iterate(&search.constraints, 0.8);
    }
    assert!(search.sample().gap < 1e-6, "{}", search.sample().gap);
    assert_eq!(search.grid(), solution);
    assert_eq!(search.replicas.agreed_count(&search.constraints), 81 - 30);
    assert_eq!(search.replicas.iterate(&search.constraints, 0.8), 0);
}

#[test]
fn puzzles_on_which_relaxation_stops_are_solved() {
    for seed in 0..10 {
        let grid = dug_puzzle(Shape::NINE, 25, seed);
        let position = Position::new(&grid).expect("no duplicate digit");
        let run = run(&position, "restarts", &[], seed);
        assert_eq!(run.outcome(), Some(Outcome::Solved), "{grid}");
        assert_eq!(run.solution(), first_solution(&grid).as_ref());
    }
    let position = Position::new(&hard_puzzle()).expect("no duplicate digit");
    for seed in 0..10 {
        assert_eq!(
            run(&position, "restarts", &[], seed).outcome(),
            Some(Outcome::Solved)
        );
    }
}

#[test]
fn a_sample_of_every_puzzle_set_is_solved() {
    assert_sets_solved(&SHORT_SAMPLES, |puzzle| run(puzzle, "restarts", &[], 1));
}

#[test]
#[ignore = "long: 2,363 puzzles"]
fn all_puzzles_of_every_set_are_solved() {
    assert_sets_solved(&ALL_SAMPLES, |puzzle| run(puzzle, "restarts", &[], 1));
}

#[test]
fn all_presets_solve_puzzles_of_every_shape() {
    for puzzle in small_puzzles() {
        let position = Position::new(&puzzle).expect("no duplicate digit");
        for preset in DivideAndConcur::PRESETS {
            let run = run(&position, preset.id, &[], 1);
            assert_eq!(run.outcome(), Some(Outcome::Solved), "{puzzle}");
            assert_eq!(
                explanation_text(&run),
                "The candidates with the largest mean form a solution."
            );
        }
    }
}

#[test]
fn restarts_and_the_end_follow_the_iteration_limits() {
    let params = Params {
        restart_after: 10,
        iterations: 35,
        ..Params::default()
    };
    let mut search = search(&hard_puzzle(), &params, 1);
    let mut steps_before = Vec::new();
    let event = loop {
        let previous_step = search.steps();
        if let ControlFlow::Break(end) = search.step() {
            break end;
        }
        if search.steps() == previous_step {
            steps_before.push(previous_step);
            let replica_means = search.replicas.mean();
            assert!(replica_means.iter().all(|mean| (0.0..1.0).contains(mean)));
        }
    };
    assert_eq!((event, search.steps()), (Event::Stalled, 35));
    assert_eq!(steps_before, [10, 20, 30]);
    assert_eq!(search.step(), ControlFlow::Break(Event::Stalled));
    assert_eq!(search.sample().restarts.to_bits(), 3.0_f64.to_bits());
}

#[test]
fn explanations_describe_the_steps() {
    let few_iterations = [("restart_after", "10"), ("iterations", "35")];
    let position = Position::new(&hard_puzzle()).expect("no duplicate digit");
    assert_eq!(
        explanation_text(&run(&position, "restarts", &few_iterations, 1)),
        "4 starts with 35 iterations in total found no solution."
    );
    let params = Params {
        restart_after: 10,
        ..Params::default()
    };
    let mut search = search(&hard_puzzle(), &params, 1);
    assert_eq!(search.explain(), None);
    let mut texts = Vec::new();
    for _ in 0..11 {
        assert!(search.step().is_continue());
        texts.push(
            search
                .explain()
                .expect("an explanation")
                .render(Shape::NINE),
        );
    }
    assert!(
        texts[0].contains(" of the 57 blank cells; "),
        "{}",
        texts[0]
    );
    assert_eq!(
        texts[10],
        "10 iterations from one start found no solution: all replicas are redrawn at random."
    );
}

#[test]
fn no_value_is_nan_if_a_cell_has_no_candidate() {
    let grid = dug_puzzle(Shape::NINE, 30, 4);
    let mut position = Position::new(&grid).expect("no duplicate digit");
    let cell = position.blanks().next().expect("a blank");
    for digit in 1..=9 {
        position.eliminate(cell, digit);
    }
    let run = run(&position, "restarts", &[], 1);
    assert_eq!((run.outcome(), run.steps()), (Some(Outcome::Stalled), 0));
    assert!(explanation_text(&run).starts_with("A cell has no candidate"));
    let mut view = View::new(Shape::NINE);
    run.view(&mut view);
    assert_eq!(view.digits[cell], 0);
    let Detail::Boards(boards) = run.detail() else {
        panic!("it has boards");
    };
    assert!(boards.iter().all(|board| board.digits[cell] == 0));
    let samples = run.trace().expect("watched").to_columns();
    assert_eq!(samples.len(), Sample::SERIES.len() + 1);
    assert!(samples.iter().all(|value| value.is_finite()));
}

#[test]
fn the_first_iteration_on_the_largest_grid_counts_one_change_per_constraint() {
    let mut search = search(
        &Grid::empty(Shape::new(5, 5).expect("a shape")),
        &Params::default(),
        1,
    );
    assert!(search.step().is_continue());
    // Every constraint makes its first choice.
    assert_eq!(search.counters().changes, 4 * 625);
    assert_eq!(search.counters().iterations, 1);
    assert!(search.heap_bytes() > 15_625 * 9 * 8);
}
