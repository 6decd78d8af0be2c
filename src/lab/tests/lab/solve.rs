//! The output and the exit status of `solve`.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::Stdio;

use sudoku_grid::{ParseOptions, parse, verify};
use sudoku_solvers::SOLVERS;

use crate::common::{
    CommandOutput, EASY, Row, call, column, complete_solver_id, lab, rows, solver,
};

const HEADER: &str = "puzzle,algorithm,seed,outcome,solutions,steps,nodes,guesses,backtracks,\
                      conflicts,micros,solution";

fn solve(options: &str, input: &str) -> CommandOutput {
    call(
        &format!("solve --algorithm {} {options} -", complete_solver_id()),
        input,
    )
}

fn blank(side: usize) -> String {
    ".".repeat(side * side)
}

#[test]
fn an_empty_input_has_a_header() {
    let output = solve("", "");
    assert_eq!((output.status, output.stdout), (0, format!("{HEADER}\n")));
}

#[test]
fn a_row_has_the_findings_of_a_run() {
    let output = solve("--seed 7", EASY);
    assert_eq!((output.status, output.stderr), (0, Vec::new()));
    let row = &rows(&output.stdout)[0];
    let values = [
        "puzzle",
        "algorithm",
        "seed",
        "outcome",
        "solutions",
        "conflicts",
    ];
    let expected = [EASY, complete_solver_id(), "7", "solved", "1", "0"];
    assert_eq!(values.map(|name| row[name].as_str()), expected);
    let number = |name: &str| row[name].parse::<u64>().expect("a number");
    assert!(number("steps") > 0);
    number("micros");
    assert!(number("guesses") <= number("nodes"));
    assert!(number("backtracks") <= number("nodes"));
    let grid = |text: &str| parse(text, ParseOptions::default()).expect("a grid").grid;
    assert_eq!(verify(&grid(EASY), &grid(&row["solution"])), Ok(()));
}

/// The rows without their times.
pub(crate) fn without_times(output: &CommandOutput) -> Vec<Row> {
    let mut rows = rows(&output.stdout);
    for row in &mut rows {
        row.remove("micros");
    }
    rows
}

#[test]
fn rows_keep_the_order_of_the_puzzles_with_any_number_of_jobs() {
    let set = include_str!("../../../../tests/puzzles/top95.txt");
    let on_one_thread = solve("--jobs 1", set);
    assert_eq!(
        column(&rows(&on_one_thread.stdout), "outcome"),
        ["solved"; 95]
    );
    assert_eq!(
        column(&rows(&on_one_thread.stdout), "puzzle").join("\n"),
        set.trim_end()
    );
    assert_eq!(
        without_times(&solve("--jobs 3", set)),
        without_times(&on_one_thread)
    );
}

#[test]
fn the_same_seed_gives_the_same_rows_and_another_seed_another_run() {
    let call = |id: &str, seed: u32| {
        let options = format!("solve --algorithm {id} --seed {seed} --max-steps 20 --counters -");
        let mut rows = without_times(&call(&options, &format!("{EASY}\n{EASY}\n")));
        assert_eq!(column(&rows, "seed"), [seed.to_string(), seed.to_string()]);
        for row in &mut rows {
            row.remove("seed");
        }
        rows
    };
    let mut varied_count = 0;
    for solver in SOLVERS {
        let id = solver.info().id;
        let rows = call(id, 3);
        assert_eq!(rows[0], rows[1], "{id}: every row has the same seed");
        assert_eq!(rows, call(id, 3), "{id}");
        varied_count += usize::from(rows != call(id, 4));
    }
    assert!(varied_count > 0, "the seed changes nothing");
}

#[test]
fn solutions_are_counted_up_to_the_limit() {
    // 288 grids with boxes of 2×2 (Felgenhauer and Jarvis 2005, section 1).
    for (solutions, found) in [("0", "288"), ("5", "5"), ("288", "288"), ("289", "288")] {
        let output = solve(&format!("--solutions {solutions}"), &blank(4));
        let row = &rows(&output.stdout)[0];
        assert_eq!(
            (row["solutions"].as_str(), row["outcome"].as_str()),
            (found, "solved")
        );
    }
}

#[test]
fn a_puzzle_without_a_solution_is_unsolvable() {
    let puzzle = format!("12345678.........9{}", ".".repeat(63));
    let output = solve("", &puzzle);
    assert_eq!(output.status, 1);
    let row = &rows(&output.stdout)[0];
    assert_eq!(
        ["outcome", "solutions", "solution"].map(|name| row[name].as_str()),
        ["unsolvable", "0", ""]
    );
    assert!(row["conflicts"].parse::<u32>().expect("a number") > 0);
}

#[test]
fn a_spent_budget_ends_a_puzzle_and_keeps_what_was_found() {
    for (budget, outcome) in [
        ("--max-steps 2000", "steps"),
        ("--max-seconds 0.05", "time"),
    ] {
        let output = solve(&format!("--solutions 0 {budget}"), &blank(9));
        assert_eq!(output.status, 0);
        let row = &rows(&output.stdout)[0];
        assert_eq!(row["outcome"], outcome);
        assert!(row["solutions"].parse::<u64>().expect("a number") > 0);
        assert_eq!(row["solution"].len(), 81);
    }
    let output = solve("--max-steps 1", EASY);
    let row = &rows(&output.stdout)[0];
    let values = ["outcome", "solutions", "steps", "solution"].map(|name| row[name].as_str());
    assert_eq!(values, ["steps", "0", "1", ""]);
}

#[test]
fn the_option_counters_adds_a_column_per_counter() {
    let extra_counters = |solver: &dyn sudoku_search::Algorithm| -> Vec<&str> {
        let ids = solver.counters().iter().map(|counter| counter.id);
        ids.filter(|id| !HEADER.split(',').any(|column| column == *id))
            .collect()
    };
    let solver = solver(|solver| !extra_counters(solver).is_empty());
    let id = solver.info().id;
    let output = call(
        &format!("solve --algorithm {id} --max-steps 3 --counters -"),
        EASY,
    );
    let header = output.stdout.lines().next().expect("a header");
    assert_eq!(
        header,
        format!("{HEADER},{}", extra_counters(solver).join(","))
    );
    for name in extra_counters(solver) {
        let count = rows(&output.stdout)[0][name].parse::<u64>();
        assert!(count.is_ok(), "{name}: {count:?}");
    }
}

#[test]
fn presets_and_parameters_reach_the_solver() {
    let solver = solver(|solver| {
        solver
            .presets()
            .iter()
            .any(|preset| !preset.values.is_empty())
    });
    let id = solver.info().id;
    let call = |options: &str| {
        let options = format!("solve --algorithm {id} {options} --max-steps 200 --counters -");
        let output = call(&options, EASY);
        assert_eq!(
            (output.status, &output.stderr),
            (0, &Vec::new()),
            "{options}"
        );
        without_times(&output)
    };
    for preset in solver.presets() {
        // The same values are passed one by one, in addition to the defaults of the other parameters.
        let mut values: BTreeMap<_, _> = (solver.params().iter())
            .map(|param| (param.id, param.default_text()))
            .collect();
        values.extend(
            preset
                .values
                .iter()
                .map(|(id, value)| (*id, (*value).to_owned())),
        );
        let options: Vec<_> = (values.iter())
            .map(|(id, value)| format!("--param {id}={value}"))
            .collect();
        let options = options.join(" ");
        let preset_output = call(&format!("--preset {}", preset.id));
        assert_eq!(preset_output, call(&options), "{}", preset.id);
    }
    let first = solver.presets()[0].id;
    assert_eq!(call(""), call(&format!("--preset {first}")));
}

#[test]
fn invalid_arguments_are_reported_before_any_row() {
    let incomplete_id = solver(|solver| !solver.info().complete).info().id;
    let complete_id = complete_solver_id();
    for arguments in [
        "solve".to_owned(),
        "solve --preset rows -".to_owned(),
        "solve --algorithm no-such -".to_owned(),
        format!("solve --algorithm {complete_id}"),
        format!("solve --algorithm {complete_id} --preset no-such -"),
        format!("solve --algorithm {complete_id} --param no_such=1 -"),
        format!("solve --algorithm {complete_id} --param no_value -"),
        format!("solve --algorithm {complete_id} --jobs 0 -"),
        format!("solve --algorithm {complete_id} --seed -1 -"),
        format!("solve --algorithm {complete_id} --max-seconds -1 -"),
        format!("solve --algorithm {complete_id} --max-seconds NaN -"),
        format!("solve --algorithm {complete_id} --box 3x9 -"),
        format!("solve --algorithm {complete_id} no-such-file"),
        format!("solve --algorithm {incomplete_id} --solutions 2 -"),
        format!("solve --algorithm {incomplete_id} --solutions 0 -"),
        "no-such-command".to_owned(),
    ] {
        let output = call(&arguments, EASY);
        assert_eq!(
            (output.status, output.stdout.as_str()),
            (2, ""),
            "{arguments}"
        );
        assert!(!output.stderr.is_empty(), "{arguments}");
    }
}

#[test]
fn a_row_is_written_as_soon_as_it_is_known() {
    let mut child = lab(&format!(
        "solve --algorithm {} --jobs 2 -",
        complete_solver_id()
    ))
    .stdin(Stdio::piped())
    .stdout(Stdio::piped())
    .spawn()
    .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let mut stdout = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut line = || stdout.next().expect("a line").expect("text");
    assert_eq!(line(), HEADER);
    for _ in 0..3 {
        // The program must answer while its input is still open; otherwise this call waits forever.
        writeln!(stdin, "{EASY}").expect("it reads");
        assert!(line().starts_with(EASY));
    }
    drop(stdin);
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn a_closed_pipe_ends_the_program_without_a_message() {
    let mut child = lab(&format!("solve --algorithm {} -", complete_solver_id()))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    // The input stays open: the program must not wait for its end.
    let mut stdin = child.stdin.take().expect("piped");
    writeln!(stdin, "{EASY}").expect("it reads");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    let mut stderr_text = String::new();
    let mut stderr = child.stderr.take().expect("piped");
    stderr.read_to_string(&mut stderr_text).expect("text");
    assert_eq!(stderr_text, "");
}
