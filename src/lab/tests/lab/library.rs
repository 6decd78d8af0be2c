//! The library beside the command line: its errors, and that both give the same results.

use sudoku_lab::solvers::{Annealing, Fast};
use sudoku_lab::{
    Experiment, ExperimentError, GenerateError, Generator, Outcome, Puzzle, RateError, Setup,
    Solver, StartError, UniquenessError, count_solutions, hint, rate, registry, solve,
    unique_solution,
};

use crate::common::{EASY, call};

/// A puzzle with one solution.
const UNIQUE: &str = "1... ..3. .4.. ...2";
/// A puzzle with four solutions.
const SEVERAL: &str = "12.. ..1. .1.. ..21";
/// A puzzle without a solution: the last cell of the first row can only be 4, which is already in the column of the
/// cell.
const UNSOLVABLE: &str = "123. ...4 .... ....";

fn puzzle(text: &str) -> Puzzle {
    text.parse().expect("a puzzle without conflicts")
}

#[test]
fn puzzles_with_no_one_and_several_solutions_are_distinguished() {
    let puzzles = [UNIQUE, SEVERAL, UNSOLVABLE].map(puzzle);
    let counts = puzzles.each_ref().map(|puzzle| count_solutions(puzzle, 10));
    assert_eq!(counts, [1, 4, 0]);
    assert_eq!(count_solutions(&puzzles[1], 3), 3);
    assert_eq!(count_solutions(&puzzles[1], 0), 0);
    let is_solved = puzzles.each_ref().map(|puzzle| solve(puzzle).is_some());
    assert_eq!(is_solved, [true, true, false]);
    let [unique_result, ambiguous_result, unsolvable_result] =
        puzzles.each_ref().map(unique_solution);
    assert_eq!(unique_result.ok(), solve(&puzzles[0]));
    assert_eq!(ambiguous_result, Err(UniquenessError::Several));
    assert_eq!(unsolvable_result, Err(UniquenessError::Unsolvable));
    let error = rate(&puzzles[2], "clues").expect_err("nothing to rate");
    assert_eq!(error.to_string(), "the puzzle has no solution");
    let Err(RateError::Scale { id, known }) = rate(&puzzles[0], "SE") else {
        panic!("there is no such scale");
    };
    assert_eq!(id, "SE");
    assert!(known.split(", ").any(|known| known == "se"), "{known}");
}

#[test]
fn parameters_out_of_range_are_refused_when_a_run_starts() {
    let solver = Solver::new(Annealing::default().cooling(2.0));
    let error = solver.solve(&puzzle(EASY)).expect_err("above 1");
    assert_eq!(error.code(), "param-range");
    let setup = Setup::of("none");
    let unknown_result = Solver::from_setup(setup, &registry()).map(|_| ());
    assert_eq!(
        unknown_result,
        Err(StartError::Algorithm {
            id: "none".to_owned()
        })
    );
    let two_solutions = Solver::new(Annealing::default()).max_solutions(2);
    assert_eq!(
        two_solutions.solve(&puzzle(EASY)),
        Err(StartError::Incomplete)
    );
    let limited_run = Solver::new(Annealing::default())
        .max_steps(1)
        .solve(&puzzle(EASY));
    assert_eq!(
        limited_run.map(|is_solved| is_solved.outcome),
        Ok(Outcome::Steps)
    );
}

#[test]
fn generators_report_unknown_techniques_and_unreachable_targets() {
    let generator = Generator::default().seed(1);
    let unknown_error = generator
        .clone()
        .technique("y-wing")
        .generate()
        .expect_err("no such technique");
    assert!(
        matches!(unknown_error, GenerateError::Target(_)),
        "{unknown_error}"
    );
    let unreachable_result = generator.rated("clues=81").max_tries(3).generate();
    assert_eq!(unreachable_result, Err(GenerateError::GaveUp { tried: 3 }));
}

#[test]
fn experiments_without_contestants_or_puzzles_or_with_duplicate_names_are_rejected() {
    let one_puzzle_experiment = || Experiment::new().puzzles("one", [puzzle(EASY)]);
    let error = |experiment: Experiment| experiment.run().err();
    assert_eq!(
        error(one_puzzle_experiment()),
        Some(ExperimentError::Empty("contestants"))
    );
    let experiment_without_puzzles = Experiment::new().contestant("fast", Fast);
    assert_eq!(
        error(experiment_without_puzzles),
        Some(ExperimentError::Empty("puzzles"))
    );
    let experiment_with_duplicate_name = one_puzzle_experiment()
        .contestant("a", Fast)
        .contestant("a", Fast);
    assert_eq!(
        error(experiment_with_duplicate_name),
        Some(ExperimentError::Name("a".to_owned()))
    );
    let valid_experiment = one_puzzle_experiment()
        .contestant("annealing", Annealing::default())
        .contestant("fast", Fast);
    let results = valid_experiment
        .seeds(3)
        .max_steps(2)
        .run()
        .expect("it runs");
    let runs: Vec<_> = (results.records().iter())
        .map(|record| (&*record.contestant, record.seed, &*record.outcome))
        .collect();
    // A solver without random numbers runs with one seed.
    let annealing = |seed| ("annealing", seed, "steps");
    let expected = [annealing(1), annealing(2), annealing(3)];
    assert_eq!(runs[..3], expected);
    assert_eq!((runs.len(), runs[3].0, runs[3].1), (4, "fast", 1));
}

#[test]
fn the_library_and_the_program_give_the_same_results() {
    let easy = puzzle(EASY);
    let solver = Solver::new(Annealing::default().cooling(0.9)).seed(7);
    let run = solver.solve(&easy).expect("it starts");
    let output = call(
        "solve --algorithm annealing --param cooling=0.9 --seed 7 -",
        EASY,
    );
    let row = output.stdout.lines().nth(1).expect("a row").to_owned();
    let fields: Vec<_> = row.split(',').collect();
    assert_eq!(fields[3..6], ["solved", "1", &run.steps.to_string()]);
    let solution = run.solution.expect("solved").to_string();
    assert_eq!(fields.last(), Some(&&*solution));
    let rated = rate(&easy, "se").expect("it has one solution");
    let output = call("rate --scale se -", EASY);
    let row = output.stdout.lines().nth(1).expect("a row").to_owned();
    let values: Vec<_> = rated
        .columns()
        .map(|(column, value)| column.text(value))
        .collect();
    assert_eq!(
        row.split_once(',').map(|(_, values)| values),
        Some(&*values.join(","))
    );
    let path_output = call("path -", EASY);
    let first = path_output
        .stdout
        .lines()
        .nth(1)
        .expect("a step")
        .to_owned();
    let hint = hint(easy.start()).expect("an easy puzzle");
    assert_eq!(first.split(',').nth(2), Some(hint.technique.id));
    let generated_puzzle = Generator::default().seed(5).generate().expect("a puzzle");
    let output = call("generate --seed 5", "");
    assert_eq!(output.stdout.trim(), generated_puzzle.givens().to_string());
}
