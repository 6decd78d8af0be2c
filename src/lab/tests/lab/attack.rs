//! Malformed files: each error is reported once with its place, and the valid lines are processed.

use std::path::PathBuf;

use crate::common::{CommandOutput, EASY, call, lab, rows, run};

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
    valid_puzzles: usize,
}

/// Invalid lines between valid ones, each with the column and the reason of the error.
fn case_with(invalid_lines: &[(&[u8], usize, &str)]) -> Case {
    let mut case = Case {
        input: format!("{EASY}\n").into(),
        messages: Vec::new(),
        valid_puzzles: 1,
    };
    for (number, (line, column, reason)) in (0..).zip(invalid_lines) {
        case.input.extend_from_slice(line);
        case.input
            .extend_from_slice(format!("\n{EASY}\n").as_bytes());
        case.messages.push(format!(
            "line {}, column {column}: {reason}",
            2 * number + 2
        ));
        case.valid_puzzles += 1;
    }
    case
}

/// [`EASY`] with the byte at an index replaced by `bytes`.
fn easy_with(index: usize, bytes: &[u8]) -> Vec<u8> {
    let text = EASY.as_bytes();
    [&text[..index], bytes, &text[index + 1..]].concat()
}

fn assert_answers(options: &str, case: &Case) {
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
        assert_eq!(answers, case.valid_puzzles, "{command} {options}");
    }
}

const NO_DIGIT_REASON: &str = "is neither a digit nor a blank; blanks may be 0, a dot, * or _";
const NO_TEXT_REASON: &str = "the text is not UTF-8";
const CARRIAGE_RETURN_REASON: &str =
    "the line contains a carriage return; lines end in LF or CR LF";

#[test]
fn invalid_lines_are_reported_with_their_place() {
    let nul_reason = format!("U+0000 {NO_DIGIT_REASON}");
    let with_carriage_return = format!("{EASY}\r{EASY}");
    let numbers = "99999999999999999999 ".repeat(81);
    let numbers = format!("\"{numbers}\"");
    let unclosed_quote = format!("  \"{EASY},a label");
    let lines: &[(&[u8], usize, &str)] = &[
        (&easy_with(40, b"\0"), 41, &nul_reason),
        (&[0; 500], 1, &nul_reason),
        (&easy_with(0, b"\xff\xfe"), 1, NO_TEXT_REASON),
        // Three invalid encodings: half of a surrogate pair, a slash in two bytes, and an incomplete character.
        (&easy_with(5, b"\xed\xa0\x80"), 6, NO_TEXT_REASON),
        (&easy_with(5, b"\xc0\xaf"), 6, NO_TEXT_REASON),
        (&easy_with(80, b"\xe2\x82"), 81, NO_TEXT_REASON),
        // Text that is not UTF-8 is also reported in a label and in a comment.
        (&[EASY.as_bytes(), b" caf\xe9"].concat(), 86, NO_TEXT_REASON),
        (b"# caf\xe9", 6, NO_TEXT_REASON),
        (with_carriage_return.as_bytes(), 82, CARRIAGE_RETURN_REASON),
        (b"# old\r1...", 6, CARRIAGE_RETURN_REASON),
        (
            unclosed_quote.as_bytes(),
            3,
            "the quoted field does not end on this line",
        ),
        (b"\"\",x", 2, "the text contains no cells"),
        (b",x", 1, "the text contains no cells"),
        (&EASY.as_bytes()[1..], 81, "81 cells expected, 80 found"),
        (
            numbers.as_bytes(),
            658,
            "625 cells expected (25×25), 1,620 found",
        ),
        (
            "é".as_bytes(),
            1,
            &format!("'é' (U+00E9) {NO_DIGIT_REASON}"),
        ),
    ];
    assert_answers("", &case_with(lines));
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
            valid_puzzles: 2,
        };
        assert_answers("", &case);
    }
}

#[test]
fn an_empty_input_is_reported_and_not_an_error() {
    for input in ["", "\n", "\r\n\r\n", "# a\n  # b", "\u{feff}", "puzzle\n"] {
        for format in ["lines", "grid"] {
            if (input, format) == ("puzzle\n", "grid") {
                continue; // a header is one of lines
            }
            for command in COMMANDS {
                let output = call(&format!("{command} --format {format} -"), input);
                let message = "the standard input: there are no puzzles".to_owned();
                assert_eq!(
                    (output.status, output.stderr),
                    (0, vec![message]),
                    "{command}"
                );
                assert!(
                    output.stdout.lines().count() <= 1,
                    "{command}: only a header"
                );
            }
        }
    }
}

#[test]
fn a_line_of_a_hundred_megabytes_is_skipped() {
    let long_line = vec![b'1'; 100_000_000];
    let reason = "the text is longer than 1,048,576 bytes";
    let mut program = lab("solve --algorithm general -");
    let case = case_with(&[(&long_line, 1_048_577, reason)]);
    let output = run(&mut program, &case.input);
    assert_eq!((output.status, output.stderr), (2, case.messages));
    assert_eq!(rows(&output.stdout).len(), 2);
    // The lines of a grid are also limited together.
    let rows_of = |count| format!("{}\n", "1".repeat(999)).repeat(count);
    let grids = format!("{}\n{EASY}\n", rows_of(2000));
    let output = run(
        &mut lab("solve --algorithm general --format grid -"),
        grids.as_bytes(),
    );
    assert_eq!(output.stderr, [format!("line 1049, column 1: {reason}")]);
    assert_eq!((output.status, rows(&output.stdout).len()), (2, 1));
}

fn grid_lines(text: &str, side: usize) -> String {
    let cells: Vec<_> = text.chars().collect();
    let rows = cells
        .chunks(side)
        .map(|row| row.iter().collect::<String>() + "\n");
    rows.collect()
}

#[test]
fn an_invalid_grid_is_reported_once() {
    let valid_block = grid_lines(EASY, 9);
    let incomplete_block: String = valid_block.split_inclusive('\n').take(8).collect();
    let damaged_block = valid_block.replacen('\n', "\n\u{1}\n", 4);
    let input = [
        valid_block.as_bytes(),
        b"\n",
        incomplete_block.as_bytes(),
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
            format!("line 23, column 1: {NO_TEXT_REASON}"),
            format!("line 28, column 1: U+0001 {NO_DIGIT_REASON}"),
        ],
        valid_puzzles: 2,
    };
    assert_answers("--format grid", &case);
}

#[test]
fn invalid_pencil_marks_are_reported_with_their_place() {
    let pencil_marks = |cell: &str| block_of(&vec![cell; 81]);
    let mut block_rows = vec!["123456789"; 81];
    block_rows[10] = "12a";
    let damaged_block = block_of(&block_rows);
    block_rows[10] = "11";
    let repeated_candidate = block_of(&block_rows);
    let input = [
        &pencil_marks("12345678x"),
        &damaged_block,
        &repeated_candidate,
        &block_of(&vec!["0"; 80]),
    ]
    .map(|text| text.clone() + "\n");
    let output = run(
        &mut lab("solve --algorithm general --format grid -"),
        (input.concat() + &grid_lines(EASY, 9)).as_bytes(),
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

/// The text of a grid of 81 words, one per cell and nine per line.
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
