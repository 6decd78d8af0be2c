use sudoku_grid::verify;
use sudoku_search::{Outcome, Run, Seed};

use super::*;
use crate::test_boards::{
    dug_puzzle, explanation_text, hard_puzzle, puzzles, run_to_end, small_puzzles,
};

/// Naive messages by the definition: over all cells and digits, and over all ways to fill a house.
struct NaiveMessages {
    position: Position,
    /// The messages of the factors, by kind, cell and digit: odds, or probabilities.
    messages: Vec<Vec<Vec<f64>>>,
}

impl NaiveMessages {
    fn new(position: &Position) -> Self {
        let (cells, side) = (position.shape().cells(), position.shape().side());
        Self {
            position: position.clone(),
            messages: vec![vec![vec![1.0; side]; cells]; 4],
        }
    }

    /// Returns `true` if a digit (`label + 1`) is a candidate of a blank cell.
    fn is_candidate(&self, cell: usize, label: usize) -> bool {
        let digit = u8::try_from(label + 1).expect("at most 25");
        self.position.value(cell) == 0 && self.position.candidates(cell).contains(digit)
    }

    /// The cells of a row, column or box.
    fn house(&self, kind: usize, index: usize) -> Vec<usize> {
        let shape = self.position.shape();
        let houses = match kind {
            1 => Shape::row,
            2 => Shape::column,
            _ => Shape::box_of,
        };
        let cells = self.position.blanks();
        cells.filter(|&cell| houses(shape, cell) == index).collect()
    }

    /// The message of a candidate to its factor of this kind.
    fn incoming_product(&self, kind: usize, cell: usize, label: usize) -> f64 {
        let other_kinds = (0..4).filter(|&other| other != kind);
        other_kinds
            .map(|other| self.messages[other][cell][label])
            .product()
    }

    /// Every exactly-one factor: its kind, and its candidates as pairs of a cell and a label.
    fn exactly_one(&self) -> Vec<(usize, Vec<(usize, usize)>)> {
        let side = self.position.shape().side();
        let mut factors: Vec<(usize, Vec<_>)> = self
            .position
            .blanks()
            .map(|cell| (0, (0..side).map(|label| (cell, label)).collect()))
            .collect();
        for kind in 1..4 {
            for (house, label) in
                (0..side).flat_map(|house| (0..side).map(move |label| (house, label)))
            {
                let places = self.house(kind, house).into_iter();
                factors.push((kind, places.map(|cell| (cell, label)).collect()));
            }
        }
        for (_, members) in &mut factors {
            members.retain(|&(cell, label)| self.is_candidate(cell, label));
        }
        factors
    }

    /// Adds to `out` the weight of every way to give the remaining cells different digits that are
    /// not in `taken`, the digits of the first cells.
    fn add_assignment_weights(
        &self,
        kind: usize,
        cells: &[usize],
        taken: &mut Vec<usize>,
        out: &mut [Vec<f64>],
    ) {
        if taken.len() == cells.len() {
            for (index, &label) in taken.iter().enumerate() {
                let other_cells = (0..cells.len()).filter(|&other| other != index);
                let products = other_cells
                    .map(|other| self.incoming_product(kind, cells[other], taken[other]));
                out[index][label] += products.product::<f64>();
            }
            return;
        }
        for label in 0..self.position.shape().side() {
            let cell = cells[taken.len()];
            if self.is_candidate(cell, label) && !taken.contains(&label) {
                taken.push(label);
                self.add_assignment_weights(kind, cells, taken, out);
                taken.pop();
            }
        }
    }

    /// Sends all messages once.
    fn iterate(&mut self, factors: Factors, damping: f64) {
        let mut next_messages = self.messages.clone();
        match factors {
            Factors::ExactlyOne => {
                for (kind, members) in self.exactly_one() {
                    for &(cell, label) in &members {
                        let others = members.iter().filter(|&&other| other != (cell, label));
                        let others =
                            others.map(|&(cell, label)| self.incoming_product(kind, cell, label));
                        next_messages[kind][cell][label] =
                            1.0 / others.fold(0.0, |sum, other| sum + other);
                    }
                }
            }
            Factors::AllDifferent => {
                let side = self.position.shape().side();
                for (kind, house) in
                    (1..4).flat_map(|kind| (0..side).map(move |house| (kind, house)))
                {
                    let cells = self.house(kind, house);
                    let mut messages = vec![vec![0.0; side]; cells.len()];
                    self.add_assignment_weights(kind, &cells, &mut Vec::new(), &mut messages);
                    for (cell, ways) in cells.into_iter().zip(messages) {
                        let total: f64 = ways.iter().sum();
                        next_messages[kind][cell] = ways.iter().map(|ways| ways / total).collect();
                    }
                }
            }
        }
        for (message, next_message) in self
            .messages
            .iter_mut()
            .flatten()
            .flatten()
            .zip(next_messages.iter().flatten().flatten())
        {
            let old_factor = if damping > 0.0 {
                math::pow(*message, damping)
            } else {
                1.0
            };
            *message = old_factor * math::pow(*next_message, 1.0 - damping);
            if *message > 0.0 && *message < f64::INFINITY {
                *message = message.clamp(math::exp(-28.0), math::exp(28.0));
            }
        }
    }

    /// The belief in a candidate.
    fn belief(&self, cell: usize, label: usize) -> f64 {
        let side = self.position.shape().side();
        let labels = (0..side).filter(|&label| self.is_candidate(cell, label));
        let odds = |label: usize| self.incoming_product(0, cell, label).min(1e60);
        odds(label) / labels.map(odds).sum::<f64>()
    }
}

fn position(grid: &Grid) -> Position {
    Position::new(grid).expect("no duplicate digit")
}

/// A search on a puzzle before its first step.
fn search(grid: &Grid, params: &Params, seed: u32) -> BeliefPropagation {
    BeliefPropagation::start(&position(grid), params, Seed(seed).rng()).expect("it takes the size")
}

/// Parameters with which a run sends messages until they converge, and fixes no candidate.
fn params_without_decimation(factors: Factors, damping: f64) -> Params {
    Params {
        factors,
        damping,
        epsilon: 1e-9,
        patience: 500,
        decide: Decide::Never,
        ..Params::default()
    }
}

/// Runs the solver on a puzzle until the end of the run.
fn run(position: &Position, preset: &str, params: &[(&str, &str)], seed: u32) -> Run {
    run_to_end::<BeliefPropagation>(position, preset, params, seed)
}

#[test]
fn messages_equal_the_definition() {
    let puzzles = || small_puzzles().chain([hard_puzzle()]);
    for factors in [Factors::ExactlyOne, Factors::AllDifferent] {
        for (grid, damping) in puzzles().flat_map(|grid| [0.0, 0.5, 0.9].map(|d| (grid.clone(), d)))
        {
            let mut run = search(&grid, &params_without_decimation(factors, damping), 1);
            let mut naive = NaiveMessages::new(&position(&grid));
            for iteration in 1..=12 {
                while run.steps() < iteration && run.step().is_continue() {}
                naive.iterate(factors, damping);
                let candidates = run.graph.candidates().iter();
                for (&(cell, digit), &belief) in candidates.zip(run.messages.beliefs()) {
                    let expected = naive.belief(cell.into(), usize::from(digit) - 1);
                    assert!(
                        (belief - expected).abs() < 1e-6,
                        "{}, {damping}: {belief} is not {expected}, iteration {iteration}",
                        grid.shape()
                    );
                }
                if run.end.is_some() {
                    break;
                }
            }
        }
    }
}

#[test]
fn the_detail_has_a_board_per_kind_of_factor() {
    let grid = dug_puzzle(Shape::NINE, 30, 5);
    for (factors, names) in [
        (
            Factors::ExactlyOne,
            &["cells", "rows", "columns", "boxes"][..],
        ),
        (Factors::AllDifferent, &["rows", "columns", "boxes"]),
    ] {
        let mut run = search(&grid, &params_without_decimation(factors, 0.5), 1);
        let mut naive = NaiveMessages::new(&position(&grid));
        for _ in 0..3 {
            assert!(run.step().is_continue());
            naive.iterate(factors, 0.5);
        }
        let Detail::Boards(boards) = run.detail() else {
            panic!("it has boards");
        };
        let board_names: Vec<_> = boards.iter().map(|board| board.name).collect();
        assert_eq!(board_names, names);
        for (board, kind) in boards.iter().zip(4 - names.len()..) {
            for cell in 0..81 {
                let weights = &board.weights[9 * cell..][..9];
                let labels = (0..9).filter(|&label| naive.is_candidate(cell, label));
                let message = |label: usize| naive.messages[kind][cell][label].min(1e60);
                let sum: f64 = labels.clone().map(message).sum();
                for label in labels {
                    let expected = message(label) / sum;
                    let actual = f64::from(weights[label]);
                    assert!(
                        (actual - expected).abs() < 1e-5,
                        "{actual} is not {expected}, {}",
                        board.name
                    );
                }
                let max_weight = weights.iter().copied().fold(0.0, f32::max);
                let digit = usize::from(board.digits[cell]);
                assert!(weights[digit - 1] >= max_weight);
            }
        }
    }
}

/// The number of puzzles that a preset solves.
fn solved_count(puzzles: &[Position], preset: &str) -> usize {
    let solves = |position: &&Position| {
        let run = run(position, preset, &[], 1);
        let solution = run.solution();
        assert!(solution.is_none_or(|grid| verify(position.givens(), grid).is_ok()));
        assert_eq!(solution.is_some(), run.outcome() == Some(Outcome::Solved));
        solution.is_some()
    };
    puzzles.iter().filter(solves).count()
}

/// Certain messages pass unchanged through a factor, damped or not, so messages solve every puzzle
/// that singles solve.
#[test]
fn messages_solve_puzzles_of_singles() {
    let mut solved_by_singles_count = 0;
    for puzzle in puzzles("17-clue", 1000, 40) {
        let mut filled_grid = puzzle.clone();
        assert!(decimation::propagate_singles(&mut filled_grid));
        if filled_grid.is_solved() {
            solved_by_singles_count += 1;
            for preset in ["damped", "all-different"] {
                let run = run(&puzzle, preset, &[], 1);
                assert_eq!(run.solution(), Some(&filled_grid.to_grid()), "{preset}");
            }
        }
    }
    assert!(solved_by_singles_count > 10, "{solved_by_singles_count}");
}

#[test]
fn propagated_singles_equal_those_of_other_solvers() {
    for mut puzzle in puzzles("17-clue", 1500, 30)
        .into_iter()
        .chain(puzzles("top95", 10, 9))
    {
        let mut other_puzzle = puzzle.clone();
        crate::singles::place_singles(&mut other_puzzle);
        assert!(decimation::propagate_singles(&mut puzzle));
        assert_eq!(puzzle.values(), other_puzzle.values());
    }
}

#[test]
fn a_sample_of_every_puzzle_set_is_solved() {
    let places_singles = |position: &&Position| {
        let mut filled_position = (*position).clone();
        decimation::propagate_singles(&mut filled_position) && filled_position.is_solved()
    };
    for (set, step, max_puzzles, min_solved) in [
        ("easy50", 5, 10, 10),
        ("17-clue", 2000, 20, 20),
        ("top95", 19, 5, 4),
    ] {
        let puzzles = puzzles(set, step, max_puzzles);
        let solved_by_singles_count = puzzles.iter().filter(places_singles).count();
        assert!(solved_count(&puzzles, "decimation") >= min_solved, "{set}");
        assert!(
            solved_count(&puzzles, "random-decimation") >= min_solved,
            "{set}"
        );
        assert!(
            solved_count(&puzzles, "damped") >= solved_by_singles_count,
            "{set}"
        );
        assert!(
            solved_count(&puzzles, "all-different") >= solved_count(&puzzles, "undamped"),
            "{set}"
        );
    }
}

#[test]
#[ignore = "long: 345 puzzles"]
fn most_puzzles_of_every_set_are_solved() {
    let sets = [
        (puzzles("easy50", 1, 50), 50, 40),
        (puzzles("17-clue", 245, 200), 200, 100),
        (puzzles("top95", 1, 95), 90, 1),
    ];
    for (puzzles, min_by_decimation, min_by_messages) in sets {
        assert!(solved_count(&puzzles, "decimation") >= min_by_decimation);
        assert!(solved_count(&puzzles, "random-decimation") >= min_by_decimation);
        assert!(solved_count(&puzzles, "damped") >= min_by_messages);
    }
}

#[test]
fn decimation_solves_puzzles_of_every_shape_and_runs_without_decimation_end() {
    for puzzle in small_puzzles() {
        let position = position(&puzzle);
        for preset in BeliefPropagation::PRESETS {
            let run = run(&position, preset.id, &[], 1);
            match run.solution() {
                Some(grid) => assert_eq!(verify(&puzzle, grid), Ok(())),
                None => assert!(!preset.id.ends_with("decimation"), "{puzzle}"),
            }
            assert!(
                explanation_text(&run).contains(" most probable digits ")
                    || explanation_text(&run).starts_with("The digits")
            );
        }
    }
}

/// Damped messages converge where undamped ones oscillate, on a puzzle that certain messages alone
/// do not solve.
#[test]
fn undamped_messages_oscillate_where_damped_ones_converge() {
    let changes = [0.0, 0.9].map(|damping| {
        let mut search = search(
            &hard_puzzle(),
            &params_without_decimation(Factors::ExactlyOne, damping),
            1,
        );
        while search.step().is_continue() {}
        (search.is_converged(), search.sample().change)
    });
    let [
        (undamped_converges, undamped_change),
        (damped_converges, damped_change),
    ] = changes;
    assert!(
        !undamped_converges && undamped_change > 0.9,
        "{undamped_change}"
    );
    assert!(damped_converges && damped_change <= 1e-9, "{damped_change}");
}

#[test]
fn contradictions_restart_the_run_up_to_the_limit() {
    let params_with_noise = |noise: f64| Params {
        restarts: 3,
        patience: 5,
        noise,
        ..Params::default()
    };
    let mut search = search(&hard_puzzle(), &params_with_noise(2.0), 1);
    let initial_blanks = search.graph.blank_count();
    let mut blanks = initial_blanks;
    let mut start_count = 1;
    let event = loop {
        let restarts = search.counts.restarts;
        let step = search.step();
        if search.counts.restarts > restarts {
            (start_count, blanks) = (start_count + 1, initial_blanks);
        }
        assert!(search.graph.blank_count() <= blanks);
        blanks = search.graph.blank_count();
        if let ControlFlow::Break(end) = step {
            break end;
        }
    };
    assert_eq!(
        (event, start_count, search.counts.restarts),
        (Event::Stalled, 4, 3)
    );
    assert_eq!(search.step(), ControlFlow::Break(Event::Stalled));
    // Without noise, a restart would repeat the same choices.
    let mut search = self::search(&hard_puzzle(), &params_with_noise(0.0), 1);
    while search.step().is_continue() {}
    assert_eq!(search.counts.restarts, 0);
    assert!(search.fixed > 0);
}

#[test]
fn random_decimation_sends_no_messages() {
    let run = run(&position(&hard_puzzle()), "random-decimation", &[], 1);
    assert_eq!(run.outcome(), Some(Outcome::Solved));
    assert_eq!((run.counters()[0], run.counters()[1]), (0, run.steps()));
    assert_eq!(run.detail(), Detail::None);
}

#[test]
fn noise_draws_in_proportion_to_the_odds() {
    let mut search = search(
        &hard_puzzle(),
        &params_without_decimation(Factors::ExactlyOne, 0.5),
        1,
    );
    for _ in 0..4 {
        assert!(search.step().is_continue());
    }
    let (graph, messages) = (&search.graph, &search.messages);
    let surest = decimation::surest_candidate(graph, messages);
    let odds: Vec<f64> = (graph.cells())
        .flat_map(|cell| {
            cell.clone()
                .map(move |candidate| math::exp(messages.log_odds(cell.clone(), candidate)))
        })
        .collect();
    assert!(odds.iter().all(|other| *other <= odds[surest]));
    let draw_count = 4000;
    let mut hit_count = 0;
    for _ in 0..draw_count {
        hit_count += i32::from(
            decimation::sample_candidate(graph, messages, 1.0, &mut search.rng) == surest,
        );
    }
    let surest_probability = odds[surest] / odds.iter().sum::<f64>();
    assert!(
        (f64::from(hit_count) / f64::from(draw_count) - surest_probability).abs() < 0.05,
        "{hit_count} of {surest_probability}"
    );
}

#[test]
fn explanations_describe_the_steps() {
    let position = position(&hard_puzzle());
    assert!(
        explanation_text(&run(&position, "undamped", &[], 1)).starts_with(
            "After 500 iterations the messages have not converged; the most probable digits leave "
        )
    );
    assert!(
        explanation_text(&run(&position, "damped", &[], 1))
            .starts_with("The messages have converged, but the most probable digits leave ")
    );
    let final_text = explanation_text(&run(
        &position,
        "decimation",
        &[("restarts", "2"), ("patience", "5")],
        1,
    ));
    assert!(final_text.contains("3 starts"), "{final_text}");
    let mut search = search(
        &hard_puzzle(),
        &Params {
            restarts: 5,
            patience: 5,
            ..Params::default()
        },
        1,
    );
    assert_eq!(search.explain(), None);
    let mut texts = String::new();
    while search.step().is_continue() {
        texts += &search
            .explain()
            .expect("an explanation")
            .render(Shape::NINE);
    }
    for part in [
        "No message changed by more than ",
        "the most certain candidate is ",
        " is fixed in ",
        "the algorithm restarts.",
    ] {
        assert!(texts.contains(part), "{part}");
    }
}

#[test]
fn no_value_is_nan_if_a_cell_has_no_candidate() {
    let mut position = position(&dug_puzzle(Shape::NINE, 30, 4));
    let cell = position.blanks().next().expect("a blank");
    for digit in 1..=9 {
        position.eliminate(cell, digit);
    }
    for preset in BeliefPropagation::PRESETS {
        let run = run(&position, preset.id, &[], 1);
        assert_eq!((run.outcome(), run.steps()), (Some(Outcome::Stalled), 0));
        assert!(explanation_text(&run).starts_with("Singles leave a cell without a candidate"));
        let mut view = View::new(Shape::NINE);
        run.view(&mut view);
        assert_eq!(view.digits[cell], 0);
        let samples = run.trace().expect("watched").to_columns();
        assert!(samples.iter().all(|value| value.is_finite()));
    }
}

/// Messages may detect that a puzzle has no solution although singles do not.
#[test]
fn messages_that_rule_out_a_cell_end_the_run() {
    // Three cells of the first row share two digits.
    let mut position = position(&Grid::empty(Shape::NINE));
    for cell in 0..3 {
        for digit in 3..=9 {
            position.eliminate(cell, digit);
        }
    }
    assert!(decimation::propagate_singles(&mut position.clone()));
    for decide in ["never", "surest"] {
        let run = run(&position, "all-different", &[("decide", decide)], 1);
        assert_eq!((run.outcome(), run.steps()), (Some(Outcome::Stalled), 1));
        assert!(explanation_text(&run).starts_with("The messages rule out every digit of a cell"));
    }
}

#[test]
fn all_different_factors_are_limited_to_side_12_and_processed_in_pieces() {
    let large_shape = Shape::new(4, 4).expect("a shape");
    let params = params_without_decimation(Factors::AllDifferent, 0.0);
    assert!(BeliefPropagation::check(&params, large_shape).is_err());
    assert!(BeliefPropagation::check(&Params::default(), large_shape).is_ok());
    let side_12 = Shape::new(3, 4).expect("a shape");
    let mut search = search(&Grid::empty(side_12), &params, 1);
    let mut call_count = 0;
    while search.steps() == 0 {
        assert!(search.step().is_continue());
        call_count += 1;
    }
    assert!(call_count > 10, "{call_count}");
    // By symmetry, all digits are equally probable on the empty grid.
    assert!(
        search
            .messages
            .beliefs()
            .iter()
            .all(|belief| (belief - 1.0 / 12.0).abs() < 1e-9)
    );
}
