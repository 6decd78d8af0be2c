//! Malformed files: each error is reported once with its place, and the valid lines are processed.

use std::path::PathBuf;

use crate::common::{CommandOutput, EASY, lab, rows, run};

/// The commands that read puzzles, with their options.
const COMMANDS: [&str; 5] = [
    "solve --algorithm general",
    "ease --givens 0",
    "path",
    "deduce",
    "canon",
];

/// The bytes of a file, the expected messages, and the number of valid puzzles.
struct Case {
    input: Vec<u8>,
    messages: Vec<String>,
    good: usize,
}

/// Invalid lines between valid ones, each with the column and the reason of the error.
fn case_with(bad: &[(&[u8], usize, &str)]) -> Case {
    let mut case = Case {
        input: format!("{EASY}\n").into(),
        messages: Vec::new(),
        good: 1,
    };
    for (number, (line, column, reason)) in (0..).zip(bad) {
        case.input.extend_from_slice(line);
        case.input
            .extend_from_slice(format!("\n{EASY}\n").as_bytes());
        case.messages.push(format!(
            "line {}, column {column}: {reason}",
            2 * number + 2
        ));
        case.good += 1;
    }
    case
}

/// [`EASY`] with the bytes at a place replaced.
fn with(at: usize, bytes: &[u8]) -> Vec<u8> {
    let text = EASY.as_bytes();
    [&text[..at], bytes, &text[at + 1..]].concat()
}

fn check(options: &str, case: &Case) {
    for command in COMMANDS {
        let mut program = lab(&format!("{command} {options} -"));
        let CommandOutput {
            status,
            stdout,
            stderr,
        } = run(&mut program, &case.input);
        assert_eq!(stderr, case.messages, "{command} {options}");
        assert_eq!(
            status,
            if case.messages.is_empty() { 0 } else { 2 },
            "{command}"
        );
        let answers = match command {
            "canon" | "ease --givens 0" => stdout.lines().count(),
            "path" => stdout.lines().filter(|line| line.contains(",1,")).count(),
            "deduce" => {
                let lines = stdout.lines().skip(1).filter_map(|row| row.split_once(','));
                let lines: std::collections::BTreeSet<_> = lines.map(|(line, _)| line).collect();
                lines.len()
            }
            _ => rows(&stdout).len(),
        };
        assert_eq!(answers, case.good, "{command} {options}");
    }
}

const NO_DIGIT: &str = "is neither a digit nor a blank; blanks may be 0, a dot, * or _";
const NO_TEXT: &str = "it is not UTF-8 text";
const RETURN: &str = "a carriage return stands inside of the line; lines end in LF or CR LF";

#[test]
fn invalid_lines_are_reported_with_their_place() {
    let nul = format!("U+0000 {NO_DIGIT}");
    let returns = format!("{EASY}\r{EASY}");
    let numbers = "99999999999999999999 ".repeat(81);
    let numbers = format!("\"{numbers}\"");
    let unclosed_quote = format!("  \"{EASY},a label");
    let lines: &[(&[u8], usize, &str)] = &[
        (&with(40, b"\0"), 41, &nul),
        (&[0; 500], 1, &nul),
        (&with(0, b"\xff\xfe"), 1, NO_TEXT),
        // Half of a surrogate pair, a slash in two bytes, a character cut short.
        (&with(5, b"\xed\xa0\x80"), 6, NO_TEXT),
        (&with(5, b"\xc0\xaf"), 6, NO_TEXT),
        (&with(80, b"\xe2\x82"), 81, NO_TEXT),
        // The same in a label or a comment, whose intended text is unknown.
        (&[EASY.as_bytes(), b" caf\xe9"].concat(), 86, NO_TEXT),
        (b"# caf\xe9", 6, NO_TEXT),
        (returns.as_bytes(), 82, RETURN),
        (b"# old\r1...", 6, RETURN),
        (
            unclosed_quote.as_bytes(),
            3,
            "the quoted field does not end on this line",
        ),
        (b"\"\",x", 2, "there are no cells"),
        (b",x", 1, "there are no cells"),
        (&EASY.as_bytes()[1..], 81, "81 cells expected, 80 found"),
        (
            numbers.as_bytes(),
            658,
            "625 cells expected (25×25), 1,620 found",
        ),
        ("é".as_bytes(), 1, &format!("'é' (U+00E9) {NO_DIGIT}")),
    ];
    check("", &case_with(lines));
}

#[test]
fn all_line_ends_and_byte_order_marks_are_accepted() {
    for input in [
        format!("\u{feff}{EASY}\n{EASY}\n"),
        format!("\u{feff}puzzle,rating\r\n{EASY},1\r\n\r\n{EASY},2\r\n"),
        format!("{EASY}\r\r\n{EASY}"),
        format!("# only\n\n \t\n{EASY}\n{EASY} # and why\n#"),
        format!("\"{EASY}\",\"a,b\"\n\t\"{EASY}\""),
    ] {
        let case = Case {
            input: input.into(),
            messages: Vec::new(),
            good: 2,
        };
        check("", &case);
    }
}

#[test]
fn an_empty_input_is_not_an_error() {
    for input in ["", "\n", "\r\n\r\n", "# a\n  # b", "\u{feff}", "puzzle\n"] {
        for format in ["lines", "grid"] {
            if (input, format) == ("puzzle\n", "grid") {
                continue; // a header is one of lines
            }
            let case = Case {
                input: input.into(),
                messages: Vec::new(),
                good: 0,
            };
            check(&format!("--format {format}"), &case);
        }
    }
}

#[test]
fn a_line_of_a_hundred_megabytes_is_skipped() {
    let long_line = vec![b'1'; 100_000_000];
    let reason = "it is longer than 1,048,576 bytes";
    let mut program = lab("solve --algorithm general -");
    let case = case_with(&[(&long_line, 1_048_577, reason)]);
    let output = run(&mut program, &case.input);
    assert_eq!((output.status, output.stderr), (2, case.messages));
    assert_eq!(rows(&output.stdout).len(), 2);
    // As lines of one grid.
    let rows_of = |count| format!("{}\n", "1".repeat(999)).repeat(count);
    let grids = format!("{}\n{EASY}\n", rows_of(2000));
    let output = run(
        &mut lab("solve --algorithm general --format grid -"),
        grids.as_bytes(),
    );
    assert_eq!(output.stderr, [format!("line 1049, column 1: {reason}")]);
    assert_eq!((output.status, rows(&output.stdout).len()), (2, 1));
}

fn block(text: &str, side: usize) -> String {
    let cells: Vec<_> = text.chars().collect();
    let rows = cells
        .chunks(side)
        .map(|row| row.iter().collect::<String>() + "\n");
    rows.collect()
}

#[test]
fn an_invalid_grid_is_reported_once() {
    let valid_block = block(EASY, 9);
    let torn: String = valid_block.split_inclusive('\n').take(8).collect();
    let damaged_block = valid_block.replacen('\n', "\n\u{1}\n", 4);
    let input = [
        valid_block.as_bytes(),
        b"\n",
        torn.as_bytes(),
        b"\n\n",
        // The rest is a 4×4 grid, which must not be accepted as the puzzle.
        b"1...\n....\n\xff\n....\n....\n\n",
        damaged_block.as_bytes(),
        b"# between\n",
        valid_block.trim_end().as_bytes(),
    ];
    let case = Case {
        input: input.concat(),
        messages: vec![
            "line 18, column 10: 81 cells expected, 72 found: 8 rows of 9".to_owned(),
            format!("line 23, column 1: {NO_TEXT}"),
            format!("line 28, column 1: U+0001 {NO_DIGIT}"),
        ],
        good: 2,
    };
    check("--format grid", &case);
}

#[test]
fn invalid_pencil_marks_are_reported_with_their_place() {
    let marks = |cell: &str| block_of(&vec![cell; 81]);
    let mut block_rows = vec!["123456789"; 81];
    block_rows[10] = "12a";
    let damaged_block = block_of(&block_rows);
    block_rows[10] = "11";
    let repeated_candidate = block_of(&block_rows);
    let input = [
        &marks("12345678x"),
        &damaged_block,
        &repeated_candidate,
        &block_of(&vec!["0"; 80]),
    ]
    .map(|text| text.clone() + "\n");
    let output = run(
        &mut lab("solve --algorithm general --format grid -"),
        (input.concat() + &block(EASY, 9)).as_bytes(),
    );
    assert_eq!(output.status, 2);
    assert_eq!(rows(&output.stdout).len(), 1, "{:?}", output.stderr);
    assert_eq!(output.stderr.len(), 4);
    for (message, place) in output.stderr.iter().zip([
        "line 1, column 9: ",
        "line 12, column ",
        "line 22, column ",
        "line 3",
    ]) {
        assert!(message.starts_with(place), "{message}");
    }
}

/// The words of a grid, nine per line.
fn block_of(words: &[&str]) -> String {
    let rows = words.chunks(9).map(|row| row.join(" ") + "\n");
    rows.collect()
}

#[test]
fn hex_digits_beyond_the_side_are_rejected() {
    let blanks = ".".repeat(240);
    let valid_line = format!("0123456789ABCDEF{blanks}");
    let input = format!("{valid_line}\n0123456789ABCDEG{blanks}\n{valid_line}\n");
    let program = &mut lab("solve --algorithm general --alphabet hex --max-steps 0 -");
    let output = run(program, input.as_bytes());
    assert_eq!(output.status, 2);
    let message = "line 2, column 16: G stands for 17, but 16 is the highest digit of this grid";
    assert_eq!(output.stderr, [message]);
    assert_eq!(rows(&output.stdout).len(), 2);
}

#[test]
fn a_file_that_cannot_be_opened_is_reported_before_any_output() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    for command in COMMANDS {
        for (path, reason) in [
            (folder.clone(), "directory"),
            (folder.join("no such file"), "No such file"),
        ] {
            let output = run(lab(command).arg(&path), b"");
            assert_eq!((output.status, &*output.stdout), (2, ""), "{command}");
            let [message] = &output.stderr[..] else {
                panic!("{:?}", output.stderr);
            };
            assert!(
                message.starts_with("error: cannot read ") && message.contains(reason),
                "{message}"
            );
        }
    }
}
