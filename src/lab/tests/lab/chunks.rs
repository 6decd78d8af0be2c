//! Processing in chunks affects only the run time.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

use crate::common::{CommandOutput, EASY, call, lab, rows};
use crate::solve::without_times;

/// The lines of a file with puzzles that the fast kernel accepts, puzzles that it does not accept, and invalid lines.
fn mixed_lines() -> Vec<String> {
    let top = include_str!("../../../../tests/puzzles/top95.txt");
    let easy = include_str!("../../../../tests/puzzles/easy50.txt");
    let mut lines: Vec<String> = Vec::new();
    for (n, (hard, easy)) in top.lines().zip(easy.lines()).enumerate() {
        lines.push(hard.to_owned());
        let variant_line = match n % 10 {
            0 => format!("  {easy} a label # why"),
            1 => easy.replacen('.', "x", 1),
            // Lines 2 to 4 have conflicting givens, no solution, and several solutions.
            2 => format!("55{}", ".".repeat(79)),
            3 => format!("12345678.........9{}", ".".repeat(63)),
            4 => easy.replace(['1', '2', '3', '4'], "."),
            5 => "1234............".to_owned(),
            6 => format!("# {easy}"),
            7 => format!("{easy},2.5,easy\r"),
            8 => format!("\"{}", easy.replace('.', "0")),
            _ => format!("\"{easy}\",x"),
        };
        lines.push(variant_line);
        lines.push(easy.to_owned());
    }
    lines
}

fn solve(options: &str, input: &str) -> CommandOutput {
    call(&format!("solve --algorithm fast {options} -"), input)
}

#[test]
fn rows_equal_those_of_single_runs() {
    let lines = mixed_lines();
    let input = lines.join("\n");
    for options in [
        "",
        "--seed 7 --counters",
        "--solutions 2",
        "--solutions 1000",
        "--max-steps 0",
        "--max-steps 3",
        "--solutions 30 --max-steps 40",
    ] {
        // With a time limit, each puzzle is solved by a separate run.
        let single_runs = solve(&format!("{options} --max-seconds 1000"), &input);
        for jobs in [1, 3] {
            let output = solve(&format!("{options} --jobs {jobs}"), &input);
            assert_eq!(
                without_times(&output),
                without_times(&single_runs),
                "{options}"
            );
            assert_eq!(output.stderr, single_runs.stderr, "{options}");
            assert_eq!(output.status, 2, "{options}");
        }
        let outcomes = rows(&single_runs.stdout);
        let count_outcome = |outcome: &str| {
            outcomes
                .iter()
                .filter(|row| row["outcome"] == outcome)
                .count()
        };
        assert_eq!(count_outcome("invalid"), 5, "{options}");
        assert_eq!(
            count_outcome("steps") > 0,
            options.contains("--max-steps"),
            "{options}"
        );
        assert!(
            count_outcome("solved") + count_outcome("steps") > 50,
            "{options}"
        );
    }
}

#[test]
fn a_row_does_not_depend_on_the_other_lines() {
    let lines = mixed_lines();
    for algorithm in ["fast", "general", "ga --max-steps 3"] {
        let solve = |input: &str| call(&format!("solve --algorithm {algorithm} -"), input);
        let joint_output = solve(&lines.join("\n"));
        let mut rows = Vec::new();
        let mut messages = Vec::new();
        for (n, line) in lines.iter().enumerate() {
            let output = solve(&format!("# first\n{line}"));
            rows.extend(without_times(&output));
            let line_name = format!("line {}", n + 1);
            let is_empty_notice = |message: &String| message.ends_with("there are no puzzles");
            let stderr = (output.stderr.into_iter()).filter(|message| !is_empty_notice(message));
            messages.extend(stderr.map(|message| message.replacen("line 2", &line_name, 1)));
        }
        assert_eq!(without_times(&joint_output), rows, "{algorithm}");
        assert_eq!(joint_output.stderr, messages, "{algorithm}");
    }
}

#[test]
fn rows_before_a_slow_puzzle_are_written_during_it() {
    let mut child = lab("solve --algorithm general --solutions 0 -")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let stdout = BufReader::new(child.stdout.take().expect("piped"));
    // Counting all full grids is infeasible. The puzzles before this one are in the same chunk.
    let empty_grid = format!("{}\n", ".".repeat(81));
    let input = format!("{}{empty_grid}{EASY}\n", format!("{EASY}\n").repeat(50));
    stdin.write_all(input.as_bytes()).expect("it reads");
    let rows = stdout.lines().skip(1).take(50);
    assert!(
        rows.map(|row| row.expect("text"))
            .all(|row| row.starts_with(EASY))
    );
    child.kill().expect("it is at work");
    child.wait().expect("it ends");
}

#[test]
fn errors_are_reported_in_the_order_of_the_lines() {
    // Both streams are merged: the message for a line must come after the rows before it.
    let script = "\"$0\" solve --algorithm fast - 2>&1";
    let program = lab("");
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", script]).arg(program.get_program());
    let input = format!("{EASY}\nx\n{EASY}\n\n{EASY}\ny\n");
    let output = crate::common::run(&mut shell, input.as_bytes());
    let line_starts: Vec<_> = output.stdout.lines().map(|line| &line[..4]).collect();
    let row = &EASY[..4];
    assert_eq!(line_starts, ["puzz", row, "line", row, row, "line"]);
}
