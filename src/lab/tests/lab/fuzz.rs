//! Real puzzles with random damage, many lines per call: every line that is not blank has exactly one answer, a row or
//! an error message with its place.

use std::collections::BTreeSet;

use rand::RngExt as _;
use sudoku_search::{Rng, Seed};

use crate::common::{lab, rows, run};

/// The seed of the random numbers that decide how files are damaged.
const SEED: Seed = Seed(14);

/// Sets of puzzles, the largest last.
const PUZZLE_SETS: [&str; 5] = [
    include_str!("../../../../tests/puzzles/easy50.txt"),
    include_str!("../../../../tests/puzzles/top95.txt"),
    include_str!("../../../../tests/puzzles/radcliffe-rated-2500.csv"),
    include_str!("../../../../tests/puzzles/16x16-gecode.txt"),
    include_str!("../../../../tests/puzzles/25x25-acs-050.txt"),
];
/// Sets without 25×25 puzzles, for which a path of all techniques takes seconds.
const SMALL_SETS: &[&str] = PUZZLE_SETS.first_chunk::<4>().expect("there are five");

/// The texts that are inserted as damage.
const DAMAGE_TEXTS: [&[u8]; 30] = [
    b"\0",
    b"\xff",
    b"\xed\xa0\x80",
    b"\xc0\xaf",
    "\u{feff}".as_bytes(),
    b"\r",
    b"\n",
    b"\r\n",
    "é".as_bytes(),
    "🦀".as_bytes(),
    "\u{661}".as_bytes(),
    "\u{2028}".as_bytes(),
    b" ",
    b"\t",
    b",",
    b";",
    b"\"",
    b"\"\"",
    b"#",
    b"|",
    b"-",
    b"+--+",
    b"!",
    b"0",
    b"9",
    b"Z",
    b"99999999999999999999",
    b"puzzle",
    b"'",
    b"123456789 123456789 ",
];

fn damage(bytes: &mut Vec<u8>, rng: &mut Rng) {
    let from = rng.random_range(0..=bytes.len());
    let end = (from + rng.random_range(0..4)).min(bytes.len());
    match rng.random_range(0..6) {
        0 => bytes.truncate(from),
        1 => {
            bytes.drain(from..end);
        }
        2 => {
            let suffix = bytes[from..].to_vec();
            bytes.extend(suffix);
        }
        3 => {
            let random_bytes: [u8; 3] = std::array::from_fn(|_| rng.random_range(0..=255));
            bytes.splice(from..end, random_bytes);
        }
        _ => {
            let piece = DAMAGE_TEXTS[rng.random_range(0..DAMAGE_TEXTS.len())];
            bytes.splice(from..end, piece.iter().copied());
        }
    }
}

/// A file of `count` puzzles from `sets`, three in four of which are damaged, each followed by `separator`. A puzzle has
/// several lines if `is_multiline`.
fn damaged_file(sets: &[&str], count: u32, separator: &[u8], is_multiline: bool) -> Vec<u8> {
    let puzzles: Vec<_> = sets.iter().flat_map(|set| set.lines().take(60)).collect();
    let mut file = b"# the first line may be a header\n".to_vec();
    for number in 0..count {
        let rng = &mut SEED.child(number).rng();
        let puzzle = puzzles[rng.random_range(0..puzzles.len())];
        let mut bytes = puzzle.as_bytes().to_vec();
        if is_multiline {
            let side = puzzle.len().isqrt().max(1);
            bytes = bytes.chunks(side).collect::<Vec<_>>().join(&b'\n');
        }
        for _ in 0..rng.random_range(0..4) {
            damage(&mut bytes, rng);
        }
        file.extend(bytes);
        file.extend(separator);
    }
    file
}

/// Returns `true` if a line needs an answer: it is neither blank nor a comment.
fn expects_answer(line: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(line) else {
        return true;
    };
    let text = text.trim_end();
    text.contains('\r')
        || !text
            .split('#')
            .next()
            .unwrap_or_default()
            .trim_end()
            .is_empty()
}

/// The lines named in error messages. Asserts that each message has a line and a reason, and that lines are in order
/// and unique.
fn reported_lines(stderr: &[String]) -> BTreeSet<usize> {
    let mut last_line = 0;
    let lines = stderr.iter().map(|message| {
        let words = message
            .strip_prefix("line ")
            .and_then(|message| message.split_once([',', ':']));
        let Some((line, reason)) = words else {
            panic!("no place: {message}");
        };
        assert!(reason.len() > 5, "no reason: {message}");
        let line = line.parse().expect("a number");
        assert!(line > last_line, "twice, or not in order: {message}");
        last_line = line;
        line
    });
    lines.collect()
}

/// Asserts that each damaged line of the puzzles in `sets` has one answer by `solve` and by each of `commands`.
fn assert_one_answer_per_line(sets: &[&str], count: u32, commands: &[&str]) {
    let input = damaged_file(sets, count, b"\n", false);
    let nonempty_lines: BTreeSet<_> = (1..)
        .zip(input.split(|byte| *byte == b'\n'))
        .filter_map(|(number, line)| expects_answer(line).then_some(number))
        .collect();
    assert!(nonempty_lines.len() > count as usize / 2);

    let solve_output = run(
        &mut lab("solve --algorithm general --max-steps 20 --jobs 2 -"),
        &input,
    );
    assert_eq!(solve_output.status, 2);
    let error_lines = reported_lines(&solve_output.stderr);
    let answers = rows(&solve_output.stdout);
    let invalid_count = answers
        .iter()
        .filter(|row| row["outcome"] == "invalid")
        .count();
    assert_eq!(
        answers.len() + error_lines.len(),
        nonempty_lines.len() + invalid_count
    );
    assert!(error_lines.is_subset(&nonempty_lines));
    assert!(answers.len() > count as usize / 8 && error_lines.len() > count as usize / 8);

    let canon_output = run(&mut lab("canon -"), &input);
    let canon_error_lines = reported_lines(&canon_output.stderr);
    assert_eq!(
        canon_output.stdout.lines().count() + canon_error_lines.len(),
        nonempty_lines.len()
    );
    assert!(canon_error_lines.is_subset(&nonempty_lines));

    for command in commands {
        let mut output = run(&mut lab(&format!("{command} -")), &input);
        // A path that ends early is not an error.
        (output.stderr).retain(|message| !message.contains("no technique finds another deduction"));
        assert_eq!(
            (output.status, reported_lines(&output.stderr)),
            (2, error_lines.clone()),
            "{command}"
        );
        let answers = rows(&output.stdout);
        let answers: BTreeSet<usize> = answers
            .iter()
            .map(|row| row["line"].parse().expect("a number"))
            .collect();
        let unanswered: BTreeSet<_> = nonempty_lines.difference(&error_lines).copied().collect();
        assert!(answers.is_subset(&unanswered), "{command}");
    }
}

fn assert_one_answer_per_grid(count: u32) {
    let input = damaged_file(&PUZZLE_SETS, count, b"\n\n", true);
    let mut block_count = 0;
    let mut is_inside = false;
    for line in input.split(|byte| *byte == b'\n') {
        block_count += usize::from(expects_answer(line) && !is_inside);
        is_inside = expects_answer(line);
    }
    let options = "--algorithm general --max-steps 20 --format grid -";
    let solve_output = run(&mut lab(&format!("solve {options}")), &input);
    assert_eq!(solve_output.status, 2);
    let error_count = reported_lines(&solve_output.stderr).len();
    let answers = rows(&solve_output.stdout);
    let invalid_count = answers
        .iter()
        .filter(|row| row["outcome"] == "invalid")
        .count();
    assert_eq!(answers.len() + error_count, block_count + invalid_count);
    assert!(answers.len() > count as usize / 8 && error_count > count as usize / 8);
}

#[test]
fn every_damaged_line_has_one_answer() {
    assert_one_answer_per_line(&PUZZLE_SETS, 600, &[]);
}

#[test]
fn every_damaged_line_has_one_answer_of_techniques() {
    assert_one_answer_per_line(SMALL_SETS, 120, &["path", "deduce"]);
}

#[test]
fn every_damaged_grid_has_one_answer() {
    assert_one_answer_per_grid(600);
}

#[test]
#[ignore = "long"]
fn every_one_of_many_damaged_lines_has_one_answer() {
    assert_one_answer_per_line(&PUZZLE_SETS, 30_000, &["path", "deduce"]);
}

#[test]
#[ignore = "long"]
fn every_one_of_many_damaged_grids_has_one_answer() {
    assert_one_answer_per_grid(100_000);
}

/// Invalid and unusual values of options.
const OPTION_VALUES: [&str; 30] = [
    "",
    "-",
    "--",
    "0",
    "-0",
    "+1",
    "1",
    "4",
    "9",
    "25",
    "00009",
    "1e9",
    "NaN",
    "inf",
    "..",
    "1..",
    "0..0",
    "81..17",
    "2x2",
    "0x0",
    "3x",
    "×",
    "\u{feff}1",
    "x=y",
    "2",
    "16",
    "3x3",
    "20..40",
    "rotate-180",
    "dig",
];

/// `generate` with random values of options has a result or an error message.
#[test]
fn unusual_options_are_rejected_or_work() {
    let options = [
        "--size",
        "--box",
        "--givens",
        "--count",
        "--seed",
        "--symmetry",
        "--algorithm",
        "--param",
        "--jobs",
    ];
    let (mut done_count, mut refused_count) = (0, 0);
    for case in 0..250 {
        let rng = &mut SEED.child(case).rng();
        let mut program = lab("generate --max-seconds 0.05");
        let mut words = Vec::new();
        for _ in 0..rng.random_range(1..3) {
            let option = options[rng.random_range(0..options.len())];
            let word = OPTION_VALUES[rng.random_range(0..OPTION_VALUES.len())];
            words.push(format!("{option}={word}"));
        }
        let output = run(program.args(&words), b"");
        match output.status {
            0 | 3 => done_count += 1,
            2 => {
                refused_count += 1;
                assert!(
                    output.stderr[0].starts_with("error: "),
                    "{words:?}: {:?}",
                    output.stderr
                );
                assert_eq!(output.stdout, "", "{words:?}");
            }
            status => panic!("{words:?}: status {status}, {:?}", output.stderr),
        }
    }
    assert!(
        done_count > 10 && refused_count > 10,
        "{done_count}, {refused_count}"
    );
}
