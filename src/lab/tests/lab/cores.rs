//! Solving one puzzle on several threads: only the time may depend on the number of threads.

use sudoku_search::Algorithm;

use crate::common::{EASY, Row, call, column, complete_solver_id, solver};
use crate::solve::without_times;

const THREAD_COUNTS: [u32; 3] = [2, 3, 7];

/// Puzzles without a solution, with one solution and with several, one per line.
fn puzzles() -> String {
    let lines = |text: &str, every| {
        let lines = text.lines().step_by(every).map(|line| format!("{line}\n"));
        lines.collect::<String>()
    };
    [
        lines(
            include_str!("../../../../tests/puzzles/17-clue.txt"),
            25_000,
        ),
        lines(
            include_str!("../../../../tests/puzzles/many-solutions-1000.txt"),
            500,
        ),
        lines(
            include_str!("../../../../tests/puzzles/16x16-gecode.txt"),
            1,
        ),
        format!("12345678.........9{}\n{EASY}\n", ".".repeat(63)),
    ]
    .concat()
}

fn is_divisible(solver: &dyn Algorithm) -> bool {
    let capabilities = solver.check(&solver.setup(), solver.info().smallest_shape());
    capabilities.is_ok_and(|capabilities| capabilities.divisible)
}

fn solve_rows(id: &str, options: &str, input: &str) -> Vec<Row> {
    let output = call(
        &format!("solve --algorithm {id} {options} --counters -"),
        input,
    );
    let rows = without_times(&output);
    let status = i32::from(column(&rows, "outcome").contains(&"unsolvable".to_owned()));
    assert_eq!(
        (output.status, &output.stderr),
        (status, &Vec::new()),
        "{id} {options}"
    );
    rows
}

#[test]
fn rows_are_the_same_on_any_number_of_threads() {
    let puzzles = puzzles();
    let mut case_count = 0;
    for solver in sudoku_solvers::SOLVERS
        .iter()
        .filter(|solver| is_divisible(**solver))
    {
        let id = solver.info().id;
        for options in [
            "--max-steps 4000",
            "--solutions 0 --max-steps 4000",
            "--solutions 9 --max-steps 4000",
            "--solutions 0 --max-steps 1003",
        ] {
            let on_one_thread = solve_rows(id, &format!("{options} --threads 1"), &puzzles);
            assert!(column(&on_one_thread, "outcome").contains(&"unsolvable".to_owned()));
            for threads in THREAD_COUNTS {
                let on_several_threads =
                    solve_rows(id, &format!("{options} --threads {threads}"), &puzzles);
                assert_eq!(
                    on_several_threads, on_one_thread,
                    "{id} {options} on {threads}"
                );
                case_count += 1;
            }
        }
    }
    assert!(case_count > 0, "nothing can be split");
}

#[test]
fn rows_are_the_same_if_threads_share_every_step() {
    let puzzles = EASY.to_owned() + "\n" + &".".repeat(256);
    for form in ["sums", "definition"] {
        let options = format!("--param form={form} --max-steps 300");
        let expected = solve_rows("relaxation-labeling", &options, &puzzles);
        for threads in [1, 2, 3, 7] {
            let options_with_threads = format!("{options} --threads {threads}");
            let on_several_threads =
                solve_rows("relaxation-labeling", &options_with_threads, &puzzles);
            assert_eq!(on_several_threads, expected, "{form} on {threads}");
        }
    }
}

#[test]
fn the_grids_of_side_4_are_counted_on_two_threads() {
    // 288 (Felgenhauer and Jarvis 2005, section 1).
    let id = solver(is_divisible).info().id;
    let row = &solve_rows(id, "--solutions 0 --threads 2", &".".repeat(16))[0];
    assert_eq!((&*row["solutions"], &*row["outcome"]), ("288", "solved"));
}

#[test]
fn a_run_at_the_time_limit_keeps_its_solutions() {
    let id = solver(is_divisible).info().id;
    let options = "--solutions 0 --max-seconds 0.2 --threads 2";
    let row = &solve_rows(id, options, &".".repeat(81))[0];
    assert_eq!(row["outcome"], "time");
    assert!(row["solutions"].parse::<u64>().expect("a number") > 0);
    assert_eq!(row["solution"].len(), 81);
}

#[test]
fn a_portfolio_has_the_winner_with_the_fewest_steps_on_any_number_of_threads() {
    let mut varied_count = 0;
    for solver in sudoku_solvers::SOLVERS {
        let id = solver.info().id;
        let options = "--max-steps 3000";
        let single_runs: Vec<_> = (5..=10)
            .map(|seed| solve_rows(id, &format!("{options} --seed {seed}"), EASY).remove(0))
            .collect();
        let steps = |row: &&Row| row["steps"].parse::<u64>().expect("a number");
        let solved_rows = single_runs.iter().filter(|row| row["outcome"] == "solved");
        let best = solved_rows.min_by_key(steps);
        for threads in [1, 2, 3, 7] {
            let portfolio_options = format!("{options} --seed 5 --portfolio 6 --threads {threads}");
            let row = solve_rows(id, &portfolio_options, EASY).remove(0);
            match best {
                Some(best) => assert_eq!(&row, best, "{id} on {threads}"),
                None => assert!(single_runs.contains(&row), "{id} on {threads}"),
            }
        }
        varied_count += usize::from(best.is_some_and(|best| best["seed"] != "5"));
    }
    assert!(varied_count > 0, "the first seed is always the best");
}

/// The output equals a golden file, which the tests of the npm package also use.
#[test]
fn portfolios_equal_the_golden_file() {
    let lines = include_str!("../../../../tests/golden/portfolios.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let words: Vec<_> = line.split(' ').collect();
        let [id, preset, seed, seeds, steps, puzzle, ref ends @ ..] = words[..] else {
            panic!("{line}");
        };
        let preset = match preset {
            "-" => String::new(),
            preset => format!("--preset {preset}"),
        };
        let options = format!("{preset} --seed {seed} --portfolio {seeds} --max-steps {steps}");
        for threads in [1, 3] {
            let row = &solve_rows(id, &format!("{options} --threads {threads}"), puzzle)[0];
            let result = ["seed", "outcome", "steps", "conflicts"].map(|name| &*row[name]);
            assert_eq!(&result[..], ends, "{line} on {threads}");
        }
    }
}

#[test]
fn invalid_options_for_parallel_work_are_reported() {
    let indivisible_id = solver(|solver| !is_divisible(solver)).info().id;
    let divisible_id = solver(is_divisible).info().id;
    for (arguments, message) in [
        (
            format!("--algorithm {indivisible_id} --threads 2"),
            "cannot be split",
        ),
        (
            format!("--algorithm {divisible_id} --threads 0"),
            "--threads",
        ),
        (
            format!("--algorithm {divisible_id} --portfolio 0"),
            "--portfolio",
        ),
        (
            format!(
                "--algorithm {} --portfolio 2 --solutions 0",
                complete_solver_id()
            ),
            "requires --solutions 1",
        ),
    ] {
        let output = call(&format!("solve {arguments} -"), EASY);
        assert_eq!((output.status, &*output.stdout), (2, ""), "{arguments}");
        let lines = output.stderr.join("\n");
        assert!(lines.contains(message), "{arguments}: {lines}");
    }
}
