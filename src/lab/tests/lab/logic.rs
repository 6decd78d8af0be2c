//! Tests of `path` and `deduce`.

use crate::common::{EASY, call, rows};

/// Norvig's first hard puzzle.
const TOP95_FIRST: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

#[test]
fn a_path_leads_to_the_solution_step_by_step() {
    let output = call("path -", &format!("# easy\n{EASY} label\n"));
    assert_eq!((output.status, output.stderr.len()), (0, 0));
    let rows = rows(&output.stdout);
    let mut grid: Vec<_> = EASY.chars().collect();
    for (step, row) in (1..).zip(&rows) {
        assert_eq!(
            (row["line"].as_str(), &row["step"]),
            ("2", &step.to_string())
        );
        for item in row["placements"].split(';').filter(|item| !item.is_empty()) {
            let digit_at = |index: usize| item.as_bytes()[index] - b'1';
            let cell = usize::from(digit_at(1) * 9 + digit_at(3));
            assert_eq!(grid[cell], '.', "{item} is written twice");
            grid[cell] = char::from(digit_at(5) + b'1');
        }
    }
    let path_solution: String = grid.into_iter().collect();
    assert!(!path_solution.contains('.'), "{path_solution}");
    let solve_output = call("solve --algorithm general -", EASY);
    assert_eq!(
        crate::common::rows(&solve_output.stdout)[0]["solution"],
        path_solution
    );
}

#[test]
fn each_deduction_is_listed_once() {
    let output = call("deduce --technique hidden-single -", TOP95_FIRST);
    assert_eq!(output.status, 0);
    let rows = rows(&output.stdout);
    assert!(!rows.is_empty());
    let mut placements: Vec<_> = rows.iter().map(|row| row["placements"].clone()).collect();
    assert!(rows.iter().all(|row| row["technique"] == "hidden-single"));
    assert!(rows.iter().all(|row| row["eliminations"].is_empty()));
    let count = placements.len();
    placements.sort();
    placements.dedup();
    assert_eq!(placements.len(), count);
    let all_techniques = call("deduce -", TOP95_FIRST);
    assert!(crate::common::rows(&all_techniques.stdout).len() > count);
}

#[test]
fn invalid_lines_and_names_are_reported() {
    let duplicate = format!("11{}", ".".repeat(79));
    let output = call("path -", &format!("12x\n{duplicate}\n{EASY}\n"));
    assert_eq!(output.status, 2);
    assert_eq!(output.stderr.len(), 2);
    assert!(
        output.stderr[0].starts_with("line 1, column"),
        "{:?}",
        output.stderr
    );
    assert!(
        output.stderr[1].starts_with("line 2: "),
        "{:?}",
        output.stderr
    );
    assert!(rows(&output.stdout).iter().all(|row| row["line"] == "3"));
    let output = call("deduce --technique magic -", EASY);
    assert_eq!(output.status, 2);
    assert!(output.stderr[0].contains("magic"));
}

/// Compares the output of a command with a golden file, whose first line names the techniques and puzzles.
fn assert_golden(name: &str, command: &str) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden");
    let file = format!("{folder}/{name}");
    let golden = std::fs::read_to_string(&file).expect("there is such a file");
    let (header, rows) = golden.split_once('\n').expect("a header");
    let header = header.strip_prefix("# ").expect("a comment");
    let (techniques, puzzles) = header.split_once(' ').expect("techniques and puzzles");
    let output = call(
        &format!("{command} {techniques} -"),
        &puzzles.replace(' ', "\n"),
    );
    assert_eq!(output.status, 0);
    if std::env::var("SUDOKU_GOLDEN").is_ok_and(|wish| wish == "write") {
        let new_golden = format!("# {header}\n{}", output.stdout);
        std::fs::write(&file, new_golden).expect("it can be written");
    } else {
        assert_eq!(output.stdout, rows, "{name}");
    }
}

/// Compares with golden files that the tests of the npm package use too.
#[test]
fn paths_and_deductions_equal_the_golden_files() {
    assert_golden("paths.csv", "path --techniques");
    assert_golden("nets.csv", "path --techniques");
    assert_golden("deductions.csv", "deduce --technique");
}
