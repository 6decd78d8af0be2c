//! The input of `solve`, and its error messages.

use crate::common::{CommandOutput, EASY, call, column, complete_solver_id, rows};

fn solve(options: &str, input: &str) -> CommandOutput {
    call(
        &format!("solve --algorithm {} {options} -", complete_solver_id()),
        input,
    )
}

/// A solution of a grid with 2×2 boxes.
const SMALL_SOLUTION: &str = "1234341221434321";

#[test]
fn lines_have_labels_and_comments_are_skipped() {
    let input = format!(
        "# a set\npuzzle,er,note\n{EASY},2.3,easy\n\n  {EASY} a label # and why\n# {EASY}\n\"{SMALL_SOLUTION}\",x\n"
    );
    let output = solve("", &input);
    assert_eq!((output.status, output.stderr), (0, Vec::new()));
    assert_eq!(
        column(&rows(&output.stdout), "puzzle"),
        [EASY, EASY, SMALL_SOLUTION]
    );
}

#[test]
fn only_the_first_line_may_be_a_header() {
    let output = solve("", &format!("{SMALL_SOLUTION}\npuzzle\n"));
    assert_eq!(output.status, 2);
    assert_eq!(rows(&output.stdout).len(), 1);
    assert!(output.stderr[0].starts_with("line 2, column "));
}

#[test]
fn malformed_lines_are_reported_and_valid_ones_solved() {
    let damaged_line = EASY.replacen('9', "x", 1);
    let column_of_x = damaged_line.find('x').expect("replaced") + 1;
    let input =
        format!("{SMALL_SOLUTION}\n{damaged_line}\n12\n  {damaged_line} label\n{SMALL_SOLUTION}\n");
    let output = solve("--jobs 2", &input);
    assert_eq!(output.status, 2);
    assert_eq!(column(&rows(&output.stdout), "outcome"), ["solved"; 2]);
    let message_starts = [
        format!("line 2, column {column_of_x}: "),
        "line 3, column ".to_owned(),
        format!("line 4, column {}: ", column_of_x + 2),
    ];
    assert_eq!(
        output.stderr.len(),
        message_starts.len(),
        "{:?}",
        output.stderr
    );
    for (line, place) in output.stderr.iter().zip(message_starts) {
        assert!(line.starts_with(&place), "{line}");
        assert!(line.len() > place.len() + 5, "no reason: {line}");
    }
}

#[test]
fn binary_input_is_reported_without_a_crash() {
    let output = solve("", "\u{0}\u{1}\n\"\n,\n,,\n🦀\n............\n");
    assert_eq!(output.status, 2);
    assert_eq!(output.stderr.len(), 6);
    assert!(rows(&output.stdout).is_empty());
}

#[test]
fn givens_that_clash_have_an_invalid_row_and_a_line_on_stderr() {
    let duplicate = format!("5{}", EASY.replacen('5', "", 1).replacen('3', "5", 1));
    let output = solve("--counters", &format!("{duplicate}\n{EASY}\n"));
    assert_eq!(output.status, 2);
    assert_eq!(
        output.stderr,
        ["line 1: r1c1 and r1c2 in row 1 both contain 5"]
    );
    let rows = rows(&output.stdout);
    assert_eq!(column(&rows, "outcome"), ["invalid", "solved"]);
    assert_eq!(rows[0]["puzzle"], duplicate);
    for name in [
        "solutions",
        "steps",
        "nodes",
        "conflicts",
        "micros",
        "solution",
    ] {
        assert_eq!(rows[0][name], "", "{name}");
    }
}

#[test]
fn grids_can_have_several_lines() {
    let grid = "# one\n+--+--+\n|1 2|3 4|\n|3 4|1 2|\n+--+--+\n|2 1|4 3|\n|4 3|2 .|\n\n12 34\n34 12\n21 4x\n43 21\n";
    let output = solve("--format grid", grid);
    assert_eq!(output.status, 2);
    let rows = rows(&output.stdout);
    assert_eq!(column(&rows, "puzzle"), ["123434122143432."]);
    assert_eq!(column(&rows, "solution"), [SMALL_SOLUTION]);
    assert_eq!(output.stderr.len(), 1);
    assert!(
        output.stderr[0].starts_with("line 11, column 5: "),
        "{:?}",
        output.stderr
    );
}

#[test]
fn the_box_is_taken_from_the_command_line() {
    // The first and the ninth cell share a box of 2 rows by 3 columns, not one of 3 by 2.
    let puzzle = format!("1.......1{}", ".".repeat(27));
    assert_eq!(
        column(&rows(&solve("", &puzzle).stdout), "outcome"),
        ["invalid"]
    );
    let with_tall_boxes = solve("--box 3x2", &puzzle);
    assert_eq!(
        column(&rows(&with_tall_boxes.stdout), "outcome"),
        ["solved"]
    );
    let wrong_box = solve("--box 3x3", &puzzle);
    assert_eq!((wrong_box.status, rows(&wrong_box.stdout).len()), (2, 0));
}

#[test]
fn zero_is_a_digit_in_the_hex_alphabet_only() {
    let digits = format!("0123456789ABCDEF{}", ".".repeat(240));
    let output = solve("--alphabet hex --max-steps 0", &digits);
    let letters = format!("ABCDEFGHIJKLMNOP{}", ".".repeat(240));
    assert_eq!(column(&rows(&output.stdout), "puzzle"), [letters]);
    let output = solve("--max-steps 0", &digits);
    let shifted = format!(".ABCDEFGHIJKLMNO{}", ".".repeat(240));
    assert_eq!(column(&rows(&output.stdout), "puzzle"), [shifted]);
}
