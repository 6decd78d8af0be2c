use rand::RngExt as _;
use sudoku_grid::{Grid, verify};
use sudoku_search::{Outcome, Run, Sample as _, Seed, algorithm};

use super::board::HouseLayout;
use super::colony::choose_label;
use super::*;
use crate::singles::place_singles;
use crate::test_boards::{
    ALL_SAMPLES, SHORT_SAMPLES, assert_sets_solved, dug_puzzle, explanation_text, first_solution,
    hard_puzzle, puzzles, small_puzzles,
};

fn position(grid: &Grid) -> Position {
    Position::new(grid).expect("no duplicate digit")
}

/// A search on a puzzle before its first step.
fn search(grid: &Grid, params: &Params, seed: u32) -> AntColony {
    AntColony::start(&position(grid), params, Seed(seed).rng()).expect("it takes every size")
}

/// Runs a preset until its end, or until it has made `steps` steps.
fn run(position: &Position, preset: &str, params: &[(&str, &str)], seed: u32, steps: u64) -> Run {
    let solver = algorithm::<AntColony>();
    let setup = solver
        .setup()
        .preset(Some(preset))
        .params(params)
        .seed(seed);
    let mut run = solver.start(position, &setup, true).expect("every size");
    while run.outcome().is_none() && run.steps() < steps {
        run.advance(steps, 1000);
    }
    run
}

/// Asserts that the candidates of a board are those that follow from its digits and the start position, whatever the
/// order of the placements was.
fn assert_propagated(board: &AntBoard, start: &Position) {
    let shape = start.shape();
    let digits: Vec<_> = board.digits().collect();
    let is_filled = |cells: &[usize], digit| cells.iter().any(|&cell| digits[cell] == digit);
    let mut failed_count = 0;
    for (cell, &value) in digits.iter().enumerate() {
        let peers = shape.houses().peers(cell);
        if value != 0 {
            assert!(!is_filled(peers, value), "{value} stands twice");
            assert!(start.candidates(cell).contains(value));
            continue;
        }
        let remaining_digits = start.candidates(cell).iter();
        let remaining_digits = remaining_digits.filter(|&digit| !is_filled(peers, digit));
        let bits = remaining_digits.fold(0, |bits, digit| bits | 1 << (digit - 1));
        assert_eq!(board.cells[cell], bits, "candidates of cell {cell}");
        failed_count += usize::from(bits == 0);
    }
    assert_eq!(board.failed, failed_count);
    for cells in shape.houses().iter() {
        for digit in (1..).take(shape.side()) {
            let cells_with_candidate = cells
                .iter()
                .filter(|&&cell| board.cells[cell] >> (digit - 1) & 1 == 1);
            let is_single = cells_with_candidate.count() == 1;
            assert!(!is_single || is_filled(cells, digit), "a single {digit}");
        }
    }
}

#[test]
fn boards_match_the_definition_even_after_contradictions() {
    let mut queue = Vec::new();
    let mut contradiction_count = 0;
    for (seed, grid) in (0..).zip(small_puzzles().chain([hard_puzzle()])) {
        let start = position(&grid);
        let layout = HouseLayout::new(grid.shape());
        let initial_board = AntBoard::new(&start, &layout, &mut queue);
        assert_propagated(&initial_board, &start);
        let mut rng = Seed(seed).rng();
        for _ in 0..5 {
            let mut board = initial_board.clone();
            while let Some(cell) = (0..board.cells.len()).find(|&cell| board.is_open(cell)) {
                let candidates: Vec<_> = board::bit_indices(board.cells[cell]).collect();
                let label = candidates[rng.random_range(0..candidates.len())];
                board.place(cell, label, &layout, &mut queue);
                assert_propagated(&board, &start);
            }
            assert_eq!(board.filled_count() + board.failed, grid.shape().cells());
            contradiction_count += board.failed;
        }
    }
    assert!(contradiction_count > 10, "{contradiction_count}");
}

#[test]
fn boards_propagate_all_singles() {
    let mut queue = Vec::new();
    for grid in small_puzzles().chain([hard_puzzle()]) {
        let solution = first_solution(&grid).expect("it has one");
        let layout = HouseLayout::new(grid.shape());
        let mut reference = position(&grid);
        let mut board = AntBoard::new(&reference, &layout, &mut queue);
        loop {
            place_singles(&mut reference);
            let digits: Vec<_> = board.digits().collect();
            assert_eq!(digits, reference.values());
            let Some(cell) = reference.blanks().last() else {
                break;
            };
            let digit = solution.get(cell);
            reference.place(cell, digit);
            board.place(cell, u32::from(digit) - 1, &layout, &mut queue);
        }
        assert_eq!(board.failed, 0);
    }
}

#[expect(clippy::cast_precision_loss, reason = "at most 625 cells")]
fn to_f64(number: usize) -> f64 {
    number as f64
}

/// A naive colony by the equations of the paper; in each turn, the ants act one after the other.
struct NaiveColony {
    layout: HouseLayout,
    board: AntBoard,
    /// The pheromone `τ`, by cell and digit.
    tau: Vec<Vec<f64>>,
    best: AntBoard,
    delta: f64,
}

impl NaiveColony {
    fn new(grid: &Grid) -> Self {
        let layout = HouseLayout::new(grid.shape());
        let board = AntBoard::new(&position(grid), &layout, &mut Vec::new());
        let cells = grid.shape().cells();
        let tau = vec![vec![1.0 / to_f64(cells); grid.shape().side()]; cells];
        let best = board.clone();
        Self {
            layout,
            board,
            tau,
            best,
            delta: 0.0,
        }
    }

    /// Performs one iteration: all ants fill their grids, then pheromone is deposited.
    fn iterate(&mut self, params: &Params, rng: &mut Rng) {
        let cells = self.board.cells.len();
        let c = to_f64(cells);
        let mut unoccupied_cells: Vec<usize> = (0..cells).collect();
        let mut ants: Vec<_> = (0..params.ants)
            .map(|_| {
                let index = rng.random_range(0..u32::try_from(unoccupied_cells.len()).expect("few"))
                    as usize;
                (unoccupied_cells.swap_remove(index), self.board.clone())
            })
            .collect();
        for turn in 0..cells {
            for (first_cell, board) in &mut ants {
                let cell = (*first_cell + turn) % cells;
                if !board.is_open(cell) {
                    continue;
                }
                let tau = &mut self.tau[cell];
                let candidate_labels: Vec<_> = board::bit_indices(board.cells[cell]).collect();
                let draw: f64 = rng.random();
                let label = if draw < params.greed {
                    let max_pheromone = candidate_labels.iter().map(|&label| tau[label as usize]);
                    let max_pheromone = max_pheromone.fold(0.0, f64::max);
                    let mut labels = candidate_labels.iter();
                    *labels
                        .find(|&&label| tau[label as usize] >= max_pheromone)
                        .expect("the greatest")
                } else {
                    let total: f64 = candidate_labels
                        .iter()
                        .map(|&label| tau[label as usize])
                        .sum();
                    let uniform = (draw - params.greed) / (1.0 - params.greed);
                    let mut cumulative = 0.0;
                    let drawn_label = candidate_labels.iter().find(|&&label| {
                        cumulative += tau[label as usize] / total;
                        uniform < cumulative
                    });
                    *drawn_label.unwrap_or_else(|| candidate_labels.last().expect("several"))
                };
                let xi = params.local_evaporation;
                tau[label as usize] = (1.0 - xi) * tau[label as usize] + xi / c;
                board.place(cell, label, &self.layout, &mut Vec::new());
            }
        }
        let filled_count = |board: &AntBoard| board.digits().filter(|&digit| digit != 0).count();
        // Ties go to the first, which is the last of the reversed sequence.
        let best_ant = ants
            .iter()
            .rev()
            .max_by_key(|(_, board)| filled_count(board));
        let (_, best_board) = best_ant.expect("an ant");
        let delta = c / (c - to_f64(filled_count(best_board)));
        if delta > self.delta {
            self.delta = delta;
            self.best = best_board.clone();
        }
        if filled_count(&self.best) < cells {
            for (cell, tau) in self.tau.iter_mut().enumerate() {
                if let digit @ 1.. = self.best.digit(cell) {
                    let tau = &mut tau[usize::from(digit) - 1];
                    *tau = (1.0 - params.evaporation) * *tau + params.evaporation * self.delta;
                }
            }
        }
        self.delta *= 1.0 - params.best_evaporation;
    }
}

#[test]
fn pheromone_follows_the_equations_of_the_paper() {
    let other_params = Params {
        ants: 3,
        greed: 0.3,
        local_evaporation: 0.7,
        evaporation: 0.2,
        best_evaporation: 0.1,
        ..Params::default()
    };
    let mut iteration_count = 0;
    for (seed, grid) in (0..).zip(small_puzzles().chain([hard_puzzle()])) {
        for params in [Params::default(), other_params.clone()] {
            let mut colony_search = search(&grid, &params, seed);
            let mut naive = NaiveColony::new(&grid);
            let mut rng = Seed(seed).rng();
            while colony_search.steps() < 30 && colony_search.phase != ColonyPhase::End {
                let steps_before = colony_search.steps();
                while colony_search.steps() == steps_before && colony_search.step().is_continue() {}
                if colony_search.steps() == steps_before {
                    break;
                }
                naive.iterate(&params, &mut rng);
                iteration_count += 1;
                let best_digits: Vec<_> = naive.best.digits().collect();
                assert_eq!(
                    colony_search.colony.best.digits().collect::<Vec<_>>(),
                    best_digits
                );
                if colony_search.phase == ColonyPhase::End {
                    assert_eq!(
                        verify(
                            &grid,
                            &Grid::new(grid.shape(), best_digits).expect("digits")
                        ),
                        Ok(())
                    );
                    break;
                }
                let start = &colony_search.colony.start.board;
                let trails_by_cell = colony_search.colony.pheromone.chunks(grid.shape().side());
                for (cell, (trails, naive_trails)) in trails_by_cell.zip(&naive.tau).enumerate() {
                    let is_open = start.is_open(cell);
                    for (pheromone, expected) in trails.iter().zip(naive_trails).filter(|_| is_open)
                    {
                        assert!(
                            (pheromone - expected).abs() < 1e-9,
                            "{pheromone} is not {expected}"
                        );
                    }
                }
            }
        }
    }
    assert!(iteration_count > 30, "{iteration_count}");
}

#[test]
fn a_candidate_is_drawn_in_proportion_to_its_pheromone() {
    let trails = [3.0, 100.0, 1.0, 4.0];
    let mut rng = Seed(1).rng();
    let mut draw_counts = [0; 4];
    for _ in 0..8000 {
        draw_counts[choose_label(&trails, 0b1101, 0.0, &mut rng) as usize] += 1;
    }
    for (draws, mean) in draw_counts.into_iter().zip([3000, 0, 1000, 4000_i32]) {
        // The bound of 180 on the difference is at least four standard deviations.
        assert!((draws - mean).abs() <= mean.min(180), "{draws} of {mean}");
    }
    // A greedy draw takes the first candidate with the most pheromone; with a greed of 0.9, most other draws take
    // either of the two.
    let tied_trails = [1.0, 2.0, 2.0];
    assert!((0..100).all(|_| choose_label(&tied_trails, 0b111, 1.0, &mut rng) == 1));
    let greedy_draws = (0..1000).filter(|_| choose_label(&tied_trails, 0b111, 0.9, &mut rng) == 1);
    assert!((900..980).contains(&greedy_draws.count()));
}

#[test]
fn a_sample_of_every_puzzle_set_is_solved() {
    let solve = |puzzle: &Position, iterations| run(puzzle, "published", &[], 1, iterations);
    let (easy_samples, hard_samples) = SHORT_SAMPLES.split_at(1);
    assert_sets_solved(easy_samples, |puzzle| solve(puzzle, 100));
    assert_sets_solved(hard_samples, |puzzle| solve(puzzle, 1000));
    let large_samples = [("16x16-acs-030", 5, 4, 0), ("16x16-acs-045", 5, 4, 0)];
    assert_sets_solved(&large_samples, |puzzle| solve(puzzle, 100));
}

#[test]
#[ignore = "long: 2,463 puzzles"]
fn all_puzzles_of_every_set_are_solved() {
    let large_samples = [
        ("16x16-acs-020", 1, 20, 0),
        ("16x16-acs-030", 1, 20, 0),
        ("16x16-acs-040", 1, 20, 0),
        ("16x16-acs-045", 1, 20, 0),
        ("16x16-acs-050", 1, 20, 0),
    ];
    for samples in [&ALL_SAMPLES, &large_samples] {
        assert_sets_solved(samples, |puzzle| run(puzzle, "published", &[], 1, 5000));
    }
}

#[test]
fn all_presets_solve_puzzles_of_every_shape() {
    for puzzle in small_puzzles() {
        for preset in AntColony::PRESETS {
            let run = run(&position(&puzzle), preset.id, &[], 1, 1000);
            assert_eq!(run.outcome(), Some(Outcome::Solved), "{puzzle}");
        }
    }
}

#[test]
fn ants_stagnate_without_evaporation() {
    let unsolved_runs = |preset| {
        let mut unsolved_count = 0;
        for seed in 0..10 {
            let run = run(&position(&hard_puzzle()), preset, &[], seed, 300);
            unsolved_count += u32::from(run.outcome() != Some(Outcome::Solved));
        }
        unsolved_count
    };
    assert_eq!(unsolved_runs("published"), 0);
    assert!(unsolved_runs("lasting") >= 3);
}

#[test]
fn pheromone_is_needed_on_large_grids() {
    for puzzle in puzzles("25x25-acs-030", 10, 2) {
        let outcomes =
            ["published", "unmarked"].map(|preset| run(&puzzle, preset, &[], 1, 100).outcome());
        assert_eq!(outcomes, [Some(Outcome::Solved), None]);
    }
}

#[test]
fn the_run_ends_after_its_last_iteration() {
    let mut search = search(
        &hard_puzzle(),
        &Params {
            iterations: 3,
            ..Params::default()
        },
        1,
    );
    let outcome = loop {
        if let ControlFlow::Break(end) = search.step() {
            break end;
        }
    };
    assert_eq!((outcome, search.steps()), (Event::Stalled, 3));
    assert_eq!(search.step(), ControlFlow::Break(Event::Stalled));
    let explanation_text = search
        .explain()
        .expect("an explanation")
        .render(Shape::NINE);
    assert_eq!(explanation_text, "3 iterations found no solution.");
}

#[test]
fn the_worth_of_the_best_falls_until_a_worse_one_replaces_it() {
    let params = Params {
        best_evaporation: 0.6,
        ..Params::default()
    };
    let mut fall_count = 0;
    for seed in 0..5 {
        let mut search = search(&hard_puzzle(), &params, seed);
        let mut previous_sample = search.sample();
        while search.step().is_continue() {
            if search.phase == ColonyPhase::Walk {
                continue;
            }
            let sample = search.sample();
            let best_is_unchanged = sample.best.to_bits() == previous_sample.best.to_bits();
            assert!(best_is_unchanged || search.last.is_better);
            assert!(search.last.is_better || sample.worth <= previous_sample.worth);
            fall_count += u32::from(sample.best < previous_sample.best);
            previous_sample = sample;
        }
    }
    assert!(fall_count > 0);
}

#[test]
fn explanations_describe_the_steps() {
    let mut run = run(&position(&hard_puzzle()), "published", &[], 1, 1);
    assert!(
        explanation_text(&run).starts_with("The best ant left "),
        "{}",
        explanation_text(&run)
    );
    assert!(
        explanation_text(&run)
            .ends_with(" cells without a digit: the grid of this ant becomes the best grid.")
    );
    run.advance(u64::MAX, u64::MAX);
    assert_eq!(explanation_text(&run), "An ant has filled every cell.");
    let easy_puzzles = puzzles("easy50", 49, 1);
    let run = self::run(&easy_puzzles[0], "published", &[], 1, 1);
    assert_eq!(run.steps(), 0);
    assert_eq!(
        explanation_text(&run),
        "Singles fill every cell, so no ant is needed."
    );
}

#[test]
fn a_contradiction_ends_the_run_at_once() {
    let grid = dug_puzzle(Shape::NINE, 30, 4);
    let mut position = position(&grid);
    let cell = position.blanks().next().expect("a blank");
    for digit in 1..=9 {
        position.eliminate(cell, digit);
    }
    let run = run(&position, "published", &[], 1, 10);
    assert_eq!((run.outcome(), run.steps()), (Some(Outcome::Stalled), 0));
    assert!(explanation_text(&run).starts_with("Singles lead to a contradiction"));
    let mut view = View::new(Shape::NINE);
    run.view(&mut view);
    assert_eq!(view.digits[cell], 0);
    assert!(view.weights.iter().all(|share| (0.0..=1.0).contains(share)));
    let samples = run.trace().expect("watched").to_columns();
    assert_eq!(samples.len(), Sample::SERIES.len() + 1);
    assert!(samples.iter().all(|value| value.is_finite()));
}

#[test]
fn more_ants_than_cells_occupy_all_cells() {
    let params = Params {
        ants: 100,
        ..Params::default()
    };
    let mut search = search(
        &Grid::empty(Shape::of_side(4).expect("a shape")),
        &params,
        1,
    );
    while search.step().is_continue() {}
    assert_eq!(search.sample().best.to_bits(), 16.0_f64.to_bits());
}
