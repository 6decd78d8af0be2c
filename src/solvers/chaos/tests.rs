use rand::RngExt as _;
use sudoku_grid::{Grid, ParseOptions, parse};
use sudoku_search::{Outcome, Run, Sample as _, Seed, algorithm, math};

use super::clauses::ClauseSet;
use super::flow::Flow;
use super::*;
use crate::test_boards::{
    assert_sets_solved, dug_puzzle, explanation_text, first_solution, run_to_end, small_puzzles,
};

/// The puzzle AI Escargot, which is hard for people.
const HARD: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";

fn position(text: &str) -> Position {
    let grid = parse(text, ParseOptions::default()).expect("a puzzle").grid;
    Position::new(&grid).expect("no duplicate digit")
}

/// The clauses by the definition: each a list of candidates with −1 if the candidate is negated and
/// 1 if it is not.
fn naive_clauses(position: &Position) -> Vec<Vec<(usize, f64)>> {
    let shape = position.shape();
    let blanks = position.blanks();
    let candidates: Vec<_> = blanks
        .flat_map(|cell| position.candidates(cell).iter().map(move |d| (cell, d)))
        .collect();
    let mut clauses = Vec::new();
    for (one, &(cell, digit)) in candidates.iter().enumerate() {
        for (other, &(peer, peer_digit)) in candidates.iter().enumerate().skip(one + 1) {
            let share_house = shape.row(cell) == shape.row(peer)
                || shape.column(cell) == shape.column(peer)
                || shape.box_of(cell) == shape.box_of(peer);
            if cell == peer || digit == peer_digit && share_house {
                clauses.push(vec![(one, -1.0), (other, -1.0)]);
            }
        }
    }
    let numbered_candidates = || candidates.iter().enumerate();
    let mut constraint = |wanted: &dyn Fn(usize, u8) -> bool| {
        let members = numbered_candidates().filter(|(_, (cell, digit))| wanted(*cell, *digit));
        let members: Vec<_> = members.map(|(index, _)| (index, 1.0)).collect();
        if !members.is_empty() {
            clauses.push(members);
        }
    };
    for blank in position.blanks() {
        constraint(&|cell, _| cell == blank);
    }
    let houses: [fn(Shape, usize) -> usize; 3] = [Shape::row, Shape::column, Shape::box_of];
    for house in houses {
        for index in 0..shape.side() {
            for wanted in 1..=u8::try_from(shape.side()).expect("at most 25") {
                constraint(&|cell, digit| house(shape, cell) == index && digit == wanted);
            }
        }
    }
    clauses
}

/// The time derivatives of the spins and of the pressures by the differential equations of the papers, with spins from
/// −1 to 1.
fn naive_slopes(clauses: &[Vec<(usize, f64)>], spins: &[f64], pressure: &[f64]) -> [Vec<f64>; 2] {
    let (mut ds, mut da) = (vec![0.0; spins.len()], Vec::new());
    for (clause, a) in clauses.iter().zip(pressure) {
        let length = i32::try_from(clause.len()).expect("at most 25");
        let k_without = |omitted: Option<usize>| {
            let other_literals = clause
                .iter()
                .filter(|(candidate, _)| Some(*candidate) != omitted);
            other_literals
                .map(|(candidate, c)| 1.0 - c * spins[*candidate])
                .product::<f64>()
                * 0.5_f64.powi(length)
        };
        let k = k_without(None);
        for &(candidate, c) in clause {
            ds[candidate] += 2.0 * a * c * k_without(Some(candidate)) * k;
        }
        da.push(a * k);
    }
    [ds, da]
}

/// Integrates [`naive_slopes`] from `truth_values` over `time`, in `steps` steps of the midpoint rule; returns the
/// truth values and the pressures at the end.
fn naive_trajectory(
    position: &Position,
    truth_values: &[f64],
    time: f64,
    steps: u32,
) -> (Vec<f64>, Vec<f64>) {
    let clauses = naive_clauses(position);
    let mut spins: Vec<_> = truth_values.iter().map(|x| 2.0 * x - 1.0).collect();
    let mut pressure = vec![1.0; clauses.len()];
    let h = time / f64::from(steps);
    let linear_step = |start: &[f64], slope: &[f64], h: f64| -> Vec<f64> {
        start.iter().zip(slope).map(|(x, s)| x + h * s).collect()
    };
    for _ in 0..steps {
        let [ds, da] = naive_slopes(&clauses, &spins, &pressure);
        let half_step = [
            linear_step(&spins, &ds, 0.5 * h),
            linear_step(&pressure, &da, 0.5 * h),
        ];
        let [ds, da] = naive_slopes(&clauses, &half_step[0], &half_step[1]);
        (spins, pressure) = (linear_step(&spins, &ds, h), linear_step(&pressure, &da, h));
    }
    (spins.iter().map(|s| 0.5 * (1.0 + s)).collect(), pressure)
}

/// Starts a trajectory and advances it to at least this time.
fn run_until(position: &Position, integrator: Integrator, tolerance: f64, time: f64) -> Trajectory {
    let mut rng = Seed(3).rng();
    let mut trajectory = Trajectory::with_integrator(position, integrator, tolerance, &mut rng);
    while trajectory.time() < time {
        trajectory.advance_step();
    }
    trajectory
}

/// The largest absolute difference between two vectors of equal length.
fn max_distance(one: &[f64], other: &[f64]) -> f64 {
    assert_eq!(one.len(), other.len());
    let differences = one.iter().zip(other).map(|(a, b)| (a - b).abs());
    differences.fold(0.0, f64::max)
}

#[test]
fn both_integrators_follow_the_exact_flow() {
    for grid in small_puzzles() {
        let position = Position::new(&grid).expect("no duplicate digit");
        for (integrator, tolerance, max_error) in [
            (Integrator::Splitting, 1e-5, 3e-3),
            (Integrator::RungeKutta, 1e-6, 1e-4),
        ] {
            let trajectory = run_until(&position, integrator, tolerance, 3.0);
            let start = Flow::new(&ClauseSet::new(&position), &mut Seed(3).rng());
            let (truth_values, pressure) =
                naive_trajectory(&position, &start.truth, trajectory.time(), 3000);
            let distance = max_distance(trajectory.truth_values(), &truth_values);
            assert!(
                distance < max_error,
                "{integrator:?} of {}: {distance}",
                grid.shape()
            );
            let max_log_pressure = math::ln(pressure.into_iter().fold(0.0, f64::max));
            let distance = (trajectory.log_pressure() - max_log_pressure).abs();
            // With splitting, the weights are half a step ahead.
            assert!(
                distance < 0.02,
                "{integrator:?} of {}: {distance}",
                grid.shape()
            );
        }
    }
}

#[test]
fn clauses_match_the_constraints_and_are_distinct() {
    for grid in small_puzzles() {
        let position = Position::new(&grid).expect("no duplicate digit");
        let clause_set = ClauseSet::new(&position);
        let reference = naive_clauses(&position);
        let constraints = reference.iter().filter(|clause| clause[0].1 > 0.0).count();
        assert_eq!(clause_set.constraint_count(), constraints);
        assert_eq!(clause_set.pair_count(), reference.len() - constraints);
        let mut rng = Seed(5).rng();
        let mut flow = Flow::new(&clause_set, &mut rng);
        for _ in 0..20 {
            flow.truth.fill_with(|| rng.random());
            let unsatisfied_clauses = reference.iter().filter(|clause| {
                let is_satisfied =
                    |&(candidate, c): &(usize, f64)| c * (flow.truth[candidate] - 0.5) > 0.0;
                !clause.iter().any(is_satisfied)
            });
            assert_eq!(
                flow.unsatisfied_clauses(&clause_set),
                unsatisfied_clauses.count()
            );
        }
        let solution = first_solution(&grid).expect("it has one");
        for (level, (cell, digit)) in flow.truth.iter_mut().zip(clause_set.candidates()) {
            *level = if solution.get(*cell) == *digit {
                0.9
            } else {
                0.1
            };
        }
        assert_eq!(
            (
                flow.unsatisfied_clauses(&clause_set),
                flow.is_solved(&clause_set)
            ),
            (0, true)
        );
        flow.truth[0] = 1.0 - flow.truth[0];
        assert!(flow.unsatisfied_clauses(&clause_set) > 0 && !flow.is_solved(&clause_set));
    }
}

#[test]
fn the_error_falls_with_the_order_of_the_method() {
    let position = position(HARD);
    let distance_of = |integrator, tolerance| {
        let trajectory = run_until(&position, integrator, tolerance, 2.0);
        let start = Flow::new(&ClauseSet::new(&position), &mut Seed(3).rng());
        let (truth_values, _) = naive_trajectory(&position, &start.truth, trajectory.time(), 2000);
        max_distance(trajectory.truth_values(), &truth_values)
    };
    let coarse_error = distance_of(Integrator::Splitting, 1e-2);
    let fine_error = distance_of(Integrator::Splitting, 1e-4);
    // With steps a tenth as long, the error falls to about a hundredth.
    assert!(
        fine_error < coarse_error / 20.0,
        "{coarse_error} {fine_error}"
    );
}

/// Runs the solver on a puzzle until the end of the run.
fn run(position: &Position, preset: &str, params: &[(&str, &str)], seed: u32) -> Run {
    run_to_end::<Chaos>(position, preset, params, seed)
}

#[test]
fn all_presets_solve_puzzles_of_every_shape() {
    for puzzle in small_puzzles() {
        let position = Position::new(&puzzle).expect("no duplicate digit");
        for preset in Chaos::PRESETS {
            let run = run(&position, preset.id, &[], 1);
            assert_eq!(run.outcome(), Some(Outcome::Solved), "{puzzle}");
            assert_eq!(run.solution(), first_solution(&puzzle).as_ref());
            assert_eq!(
                explanation_text(&run),
                "The candidates with positive spin form a solution."
            );
        }
    }
}

#[test]
fn puzzles_on_which_relaxation_stops_are_solved() {
    for seed in 0..5 {
        let grid = dug_puzzle(Shape::NINE, 25, seed);
        let position = Position::new(&grid).expect("no duplicate digit");
        let run = run(&position, "restarts", &[("singles_first", "false")], seed);
        assert_eq!(run.outcome(), Some(Outcome::Solved), "{grid}");
    }
}

#[test]
fn a_sample_of_every_puzzle_set_is_solved() {
    let samples = [
        ("easy50", 5, 10, 0),
        ("top95", 9, 10, 0),
        ("17-clue", 2000, 10, 0),
        ("hardest-11plus-2000", 1000, 2, 0),
    ];
    assert_sets_solved(&samples, |puzzle| run(puzzle, "restarts", &[], 1));
}

#[test]
#[ignore = "long: 324 puzzles"]
fn all_puzzles_of_every_set_are_solved() {
    let samples = [
        ("easy50", 1, 50, 0),
        ("top95", 1, 95, 0),
        ("famous", 1, 18, 0),
        ("17-clue", 500, 99, 0),
        ("hardest-11plus-2000", 32, 62, 0),
    ];
    assert_sets_solved(&samples, |puzzle| run(puzzle, "restarts", &[], 1));
}

#[test]
fn restarts_and_the_end_follow_the_step_limits() {
    let position = position(HARD);
    let params = Params {
        restart_after: 2,
        most_steps: 100,
        ..Params::default()
    };
    let mut search = Chaos::start(&position, &params, Seed(1).rng()).expect("it takes every size");
    let mut texts = Vec::new();
    let event = loop {
        let restarts_before = search.counts.restarts;
        if let ControlFlow::Break(end) = search.step() {
            break end;
        }
        if search.counts.restarts > restarts_before {
            assert_eq!(search.sample().time.to_bits(), 0);
            assert_eq!(search.trajectory.log_pressure().to_bits(), 0);
            texts.push(
                search
                    .explain()
                    .expect("an explanation")
                    .render(Shape::NINE),
            );
        }
        assert!(search.sample().time < 2.0 + search.sample().step_size);
    };
    assert_eq!((event, search.steps()), (Event::Stalled, 100));
    assert_eq!(search.step(), ControlFlow::Break(Event::Stalled));
    assert!(texts.len() > 1);
    assert!(texts.iter().all(|text| text
        == "The trajectory found no solution within its time limit, so all spins are redrawn at random."));
    let explanation_text = search
        .explain()
        .expect("an explanation")
        .render(Shape::NINE);
    let starts = texts.len() + 1;
    assert_eq!(
        explanation_text,
        format!("{starts} starts with 100 steps in total found no solution.")
    );
}

#[test]
fn explanations_describe_the_steps() {
    let position = position(HARD);
    let params = Params {
        tolerance: 0.1,
        restart_after: 1_000_000,
        ..Params::default()
    };
    let mut search = Chaos::start(&position, &params, Seed(1).rng()).expect("it takes every size");
    assert_eq!(search.explain(), None);
    let mut rejected_count = 0;
    for _ in 0..300 {
        let truth_before = search.trajectory.truth_values().to_vec();
        assert!(search.step().is_continue());
        let text = search
            .explain()
            .expect("an explanation")
            .render(Shape::NINE);
        if search.counts.refused > rejected_count {
            rejected_count += 1;
            assert!(text.starts_with("The error of the step exceeded"), "{text}");
            assert_eq!(search.trajectory.truth_values(), truth_before);
        } else {
            assert!(
                text.contains(" would be violated if each spin were rounded "),
                "{text}"
            );
            assert_ne!(search.trajectory.truth_values(), truth_before);
        }
    }
    assert!(rejected_count > 0);
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
    let samples = run.trace().expect("watched").to_columns();
    assert_eq!(samples.len(), Sample::SERIES.len() + 1);
    assert!(samples.iter().all(|value| value.is_finite()));
}

#[test]
fn weights_stay_finite_in_long_runs() {
    // Two cells of a row with the same single candidate: the contradiction is not detected, and no
    // solution is claimed.
    let mut position =
        Position::new(&Grid::empty(Shape::new(2, 2).expect("a shape"))).expect("empty");
    for (cell, digits) in [(0, [3, 4]), (1, [3, 4]), (2, [3, 4])] {
        for digit in digits {
            position.eliminate(cell, digit);
        }
    }
    let long_run_params = [
        ("most_steps", "20000"),
        ("singles_first", "false"),
        ("restart_after", "1000000"),
    ];
    let run = run(&position, "restarts", &long_run_params, 1);
    assert_eq!(run.outcome(), Some(Outcome::Stalled));
    let samples = run.trace().expect("watched").to_columns();
    assert!(samples.iter().all(|value| value.is_finite()));
    let mut search =
        Trajectory::with_integrator(&position, Integrator::Splitting, 0.1, &mut Seed(1).rng());
    while search.time() < 3000.0 {
        search.advance();
    }
    // The weight is beyond the range of an `f64`, but its logarithm is not.
    assert!(search.log_pressure() > 300.0, "{}", search.log_pressure());
    assert!(
        search
            .truth_values()
            .iter()
            .all(|level| (0.0..=1.0).contains(level))
    );
}

#[test]
fn a_step_on_the_largest_grid_is_split_into_pieces() {
    let empty = Position::new(&Grid::empty(Shape::new(5, 5).expect("a shape"))).expect("empty");
    for preset in ["restarts", "runge-kutta"] {
        let solver = algorithm::<Chaos>();
        let setup = solver.setup().preset(Some(preset));
        let mut run = solver
            .start(&empty, &setup, true)
            .expect("it takes every size");
        let mut call_count = 0;
        while run.steps() == 0 {
            call_count += run.advance(1, 1);
        }
        // A splitting step makes three passes over 15,625 candidates, a Runge–Kutta step thirteen.
        let pass_count = if preset == "restarts" { 3 } else { 13 };
        assert!(
            call_count >= pass_count * 15_625 / 2500,
            "{preset}: {call_count}"
        );
    }
}

#[test]
fn a_restart_in_the_middle_of_a_step_starts_a_new_step() {
    // One step on this grid takes several calls.
    let empty = Position::new(&Grid::empty(Shape::new(4, 4).expect("a shape"))).expect("empty");
    let mut restarted = Trajectory::new(&empty, &mut Seed(1).rng());
    for calls in 1..=4 {
        for _ in 0..calls {
            restarted.advance();
        }
        restarted.restart(&mut Seed(2).rng());
        let mut fresh = Trajectory::new(&empty, &mut Seed(2).rng());
        for _ in 0..8 {
            fresh.advance();
            restarted.advance();
            assert_eq!(fresh.truth_values(), restarted.truth_values(), "{calls}");
        }
    }
}
