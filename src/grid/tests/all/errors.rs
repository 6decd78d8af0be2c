//! Errors of the parser, with their exact positions.

use sudoku_grid::{ParseError, ParseErrorReason, ParseOptions, Shape, parse};

use crate::{PUZZLE, shape, solved};

fn error(text: &str) -> ParseError {
    match parse(text, ParseOptions::default()) {
        Err(error) => error,
        Ok(parsed) => panic!("read as {}\n{text}", parsed.grid),
    }
}

fn error_of(text: &str) -> String {
    error(text).to_string()
}

fn lines(text: &str) -> Vec<String> {
    let characters: Vec<char> = text.chars().collect();
    characters
        .chunks(9)
        .map(|row| row.iter().collect())
        .collect()
}

/// The puzzle with the character at this position replaced by a text.
fn damaged_puzzle(index: usize, replacement: &str) -> String {
    let mut text = PUZZLE.to_owned();
    text.replace_range(index..=index, replacement);
    text
}

#[test]
fn texts_without_cells_are_reported_as_empty() {
    for text in [
        "",
        " ",
        "\n\r\n\t",
        "\u{feff}",
        "+---+---+\n|   |   |\n+---+---+",
        "---",
        ",,,",
        "#",
    ] {
        let empty = ParseError {
            line: 1,
            column: 1,
            reason: ParseErrorReason::Empty,
        };
        assert_eq!(error(text), empty, "{text:?}");
    }
    assert_eq!(error_of(""), "line 1, column 1: the text contains no cells");
}

#[test]
fn unexpected_characters_are_reported() {
    for (replacement, name) in [
        ("é", "'é' (U+00E9)"),
        ("５", "'５' (U+FF15)"),
        ("🙂", "'🙂' (U+1F642)"),
        ("\u{200b}", "'\u{200b}' (U+200B)"),
        ("\u{7}", "U+0007"),
        ("?", "'?'"),
        ("Z", "'Z'"),
        ("/", "'/'"),
    ] {
        let reason =
            format!("{name} is neither a digit nor a blank; blanks may be 0, a dot, * or _");
        assert_eq!(
            error_of(&damaged_puzzle(40, replacement)),
            format!("line 1, column 41: {reason}")
        );
        let rows = lines(&damaged_puzzle(40, replacement)).join("\r\n");
        assert_eq!(error_of(&rows), format!("line 5, column 5: {reason}"));
        // After characters of several bytes, and after a tab, which counts as one character.
        let bordered_rows = format!("│\t{}", rows.replace('\n', "\n│\t"));
        assert_eq!(
            error_of(&bordered_rows),
            format!("line 5, column 7: {reason}")
        );
    }
    // A combining accent is reported on its own.
    let combined = error(&damaged_puzzle(0, "5\u{301}"));
    assert_eq!((combined.line, combined.column), (1, 2));
    assert_eq!(
        combined.reason,
        ParseErrorReason::Symbol {
            found: '\u{301}',
            side: None
        }
    );
}

#[test]
fn letters_in_a_small_grid_are_reported() {
    let reason = "'x' is neither a digit from 1 to 9 nor a blank; blanks may be 0, a dot, * or _";
    assert_eq!(
        error_of(&damaged_puzzle(80, "x")),
        format!("line 1, column 81: {reason}")
    );
    let rows = lines(&damaged_puzzle(80, "x")).join("\n");
    assert_eq!(error_of(&rows), format!("line 9, column 9: {reason}"));
    // One symbol too many: the error is the letter, not the number of symbols.
    let stray_reason = "'x' is neither a digit nor a blank; blanks may be 0, a dot, * or _";
    assert_eq!(
        error_of(&format!("{PUZZLE}x")),
        format!("line 1, column 82: {stray_reason}")
    );
    let options_9x9 = ParseOptions {
        shape: Some(Shape::NINE),
        hex: false,
    };
    let short_error = parse("53..7x", options_9x9)
        .expect_err("a letter")
        .to_string();
    assert_eq!(short_error, format!("line 1, column 6: {stray_reason}"));
    let mut rows = lines(PUZZLE);
    rows[3].insert(4, 'x');
    assert_eq!(
        error_of(&rows.join("\n")),
        format!("line 4, column 5: {stray_reason}")
    );
    assert_eq!(
        error_of("hello world"),
        "line 1, column 1: 'h' is neither a digit nor a blank; blanks may be 0, a dot, * or _"
    );
    assert_eq!(
        error_of(&"ABCDEFGHJ".repeat(9)),
        "line 1, column 9: 'J' is neither a digit from 1 to 9 nor a blank; blanks may be 0, a dot, * or _",
    );
    assert_eq!(
        error_of(&"!........".repeat(9)),
        "line 1, column 1: '!' is neither a digit from 1 to 9 nor a blank; blanks may be 0, a dot, * or _",
    );
    assert_eq!(
        error_of(&["! . . ."; 4].join("\n")),
        "line 1, column 1: '!' is neither a digit from 1 to 4 nor a blank; blanks may be 0, a dot, * or _",
    );
}

#[test]
fn digits_beyond_the_side_are_reported() {
    let error_beyond = |text: &str| error(text);
    let text = "1234\n3412\n2153\n4321";
    assert_eq!(
        error_of(text),
        "line 3, column 3: 5 is greater than 4, the highest digit of this grid"
    );
    let reason = ParseErrorReason::Value {
        text: "5".to_owned(),
        found: 5,
        max: 4,
    };
    assert_eq!(
        error_beyond(text),
        ParseError {
            line: 3,
            column: 3,
            reason
        }
    );

    let mut numbers: Vec<String> = solved(shape(4, 4))
        .digits()
        .iter()
        .map(ToString::to_string)
        .collect();
    numbers[17] = "17".to_owned();
    let rows: Vec<String> = numbers.chunks(16).map(|row| row.join(",")).collect();
    let row = error_of(&rows.join("\n"));
    assert_eq!(
        row,
        "line 2, column 3: 17 is greater than 16, the highest digit of this grid"
    );
    numbers[17] = "9".repeat(99);
    let rows: Vec<String> = numbers.chunks(16).map(|row| row.join(",")).collect();
    let row = error_of(&rows.join("\n"));
    assert_eq!(
        row,
        "line 2, column 3: 999999999999… is greater than 16, the highest digit of this grid"
    );
    numbers[17] = "9".repeat(12);
    let rows: Vec<String> = numbers.chunks(16).map(|row| row.join(",")).collect();
    let row = error_of(&rows.join("\n"));
    assert_eq!(
        row,
        "line 2, column 3: 999999999999 is greater than 16, the highest digit of this grid"
    );

    let letters = solved(shape(4, 4)).to_string().replacen('P', "Q", 1);
    assert_eq!(
        error_of(&letters),
        "line 1, column 16: Q stands for 17, but 16 is the highest digit of this grid",
    );
    let tens = solved(shape(4, 4))
        .to_string()
        .replacen('A', "1", 1)
        .replacen('P', "H", 1);
    assert_eq!(
        error_of(&tens),
        "line 1, column 8: H stands for 17, but 16 is the highest digit of this grid",
    );
}

#[test]
fn numbers_and_pencil_marks_beyond_the_side_are_reported() {
    let mut cells = vec!["."; 81];
    cells[12] = "10";
    let text = cells
        .chunks(9)
        .map(|row| row.join(" ") + "\n")
        .collect::<String>();
    assert_eq!(
        error_of(&text),
        "line 2, column 7: 10 is greater than 9, the highest digit of this grid"
    );
    cells[12] = "11";
    let text = cells.join(" ");
    assert_eq!(
        error_of(&text),
        "line 1, column 25: 11 is greater than 9, the highest digit of this grid"
    );
    let marks_6x6 = "12 . . . . .\n157 . . . . .\n".to_owned() + &". . . . . .\n".repeat(4);
    assert_eq!(
        error_of(&marks_6x6),
        "line 2, column 3: 7 is greater than 6, the highest digit of this grid"
    );
    let long = "12 . . .\n123412 . . .\n. . . .\n. . . .";
    assert_eq!(
        error_of(long),
        "line 2, column 1: 123412 is greater than 4, the highest digit of this grid"
    );
    cells[12] = "1234567891";
    let text = cells.join(" ");
    let long = "1234567891 is greater than 9, the highest digit of this grid";
    assert_eq!(error_of(&text), format!("line 1, column 25: {long}"));
    let marks = "123 123 123 123\n".repeat(3) + "123 12341 123 123";
    assert_eq!(
        error_of(&marks),
        "line 4, column 5: 12341 is greater than 4, the highest digit of this grid"
    );
    cells[12] = "1a";
    let text = cells.join(" ");
    assert_eq!(
        error_of(&text),
        "line 1, column 26: 'a' is neither a digit from 1 to 9 nor a blank; blanks may be 0, a dot, * or _",
    );
}

#[test]
fn misplaced_candidate_lists_are_reported() {
    let mut list = "123456789".repeat(81);
    list.replace_range(22..23, "4");
    assert_eq!(
        error_of(&list),
        "line 1, column 23: expected candidate 5 or a blank at this position, found '4'"
    );
    list.replace_range(22..23, "x");
    assert_eq!(
        error_of(&list),
        "line 1, column 23: 'x' is neither a digit from 1 to 9 nor a blank; blanks may be 0, a dot, * or _",
    );
}

#[test]
fn the_error_names_the_nearest_size() {
    let reason_for = |cells: usize| {
        let text = error_of(&".".repeat(cells));
        text.split_once(": ").map(|(_, reason)| reason.to_owned())
    };
    for (cells, expected) in [
        (78, "81 cells expected, 78 found"),
        (85, "81 cells expected, 85 found"),
        (62, "81 cells expected, 62 found"),
        (15, "16 cells expected (4×4), 15 found"),
        (626, "625 cells expected (25×25), 626 found"),
        (2_000, "625 cells expected (25×25), 2,000 found"),
        (
            728,
            "729 symbols expected (9 candidates per cell), 728 found",
        ),
    ] {
        assert_eq!(reason_for(cells).as_deref(), Some(expected), "{cells}");
    }
}

#[test]
fn too_few_and_too_many_cells_are_reported() {
    let first_80 = &PUZZLE[..80];
    assert_eq!(
        error_of(first_80),
        "line 1, column 81: 81 cells expected, 80 found"
    );
    assert_eq!(
        error_of(&format!("  {PUZZLE}1 ")),
        "line 1, column 84: 81 cells expected, 82 found",
    );
    let reason = ParseErrorReason::Cells {
        found: 1,
        expected: 81,
    };
    assert_eq!(
        error("7"),
        ParseError {
            line: 1,
            column: 2,
            reason
        }
    );
    assert_eq!(
        error_of("7"),
        "line 1, column 2: 81 cells expected, 1 found"
    );
    assert_eq!(
        error_of(&".".repeat(728)),
        "line 1, column 729: 729 symbols expected (9 candidates per cell), 728 found",
    );
    let long_text_error = error(&".".repeat(20_000));
    let reason = ParseErrorReason::Cells {
        found: 20_000,
        expected: 625,
    };
    assert_eq!(
        long_text_error,
        ParseError {
            line: 1,
            column: 626,
            reason
        }
    );
    let options_9x9 = ParseOptions {
        shape: Some(Shape::NINE),
        hex: false,
    };
    for (cells, column) in [
        (16, 17),
        (64, 65),
        (80, 81),
        (82, 82),
        (256, 82),
        (729 * 9, 82),
    ] {
        let error = parse(&".".repeat(cells), options_9x9).expect_err("another size");
        let reason = ParseErrorReason::Cells {
            found: cells,
            expected: 81,
        };
        assert_eq!(
            error,
            ParseError {
                line: 1,
                column,
                reason
            }
        );
    }
    // Equally near to two sizes: the number is reported as too large for the smaller.
    assert_eq!(
        error_of(&".".repeat(26)),
        "line 1, column 27: 81 cells expected, 26 found"
    );
    // Candidate lists of a 6×6 grid, with 216 symbols, are not in use.
    assert_eq!(
        error_of(&".".repeat(215)),
        "line 1, column 216: 256 cells expected (16×16), 215 found"
    );
    assert_eq!(
        error_of(&["12"; 5].join(" ")),
        "line 1, column 15: 81 cells expected, 10 found"
    );
    // Two 4×4 grids: neither an incomplete 9×9 grid nor two of those.
    let small_grids_error = parse(&["1234"; 8].join("\n"), options_9x9).expect_err("another size");
    assert_eq!(
        small_grids_error.to_string(),
        "line 8, column 5: 81 cells expected, 32 found"
    );
    let numbers = vec!["12"; 255].join(" ");
    let numbers = numbers.replacen("12", "1", 200);
    assert_eq!(
        error_of(&numbers),
        "line 1, column 565: 256 cells expected (16×16), 255 found"
    );
}

#[test]
fn rows_of_wrong_length_are_reported() {
    let rows = lines(PUZZLE);
    let with_row = |row: usize, text: &str| {
        let mut rows = rows.clone();
        rows[row] = text.to_owned();
        rows.join("\n")
    };
    assert_eq!(
        error_of(&with_row(2, ".98....6")),
        "line 3, column 9: 81 cells expected, 80 found: line 3 has 8"
    );
    assert_eq!(
        error_of(&with_row(8, "....8..7")),
        "line 9, column 9: 81 cells expected, 80 found: line 9 has 8"
    );
    assert_eq!(
        error_of(&with_row(2, ".98....6.5")),
        "line 3, column 10: 81 cells expected, 82 found: line 3 has 10"
    );
    assert_eq!(
        error_of(&with_row(0, "5")),
        "line 1, column 2: 81 cells expected, 73 found: line 1 has 1"
    );
    let reason = ParseErrorReason::Row {
        lines: vec![(3, 8)],
        found: 80,
        side: 9,
    };
    assert_eq!(
        error(&with_row(2, ".98....6")),
        ParseError {
            line: 3,
            column: 9,
            reason
        }
    );
    // One row too short and one too long: 81 cells that do not form a grid.
    let mut both_errors = rows.clone();
    both_errors[1].push('.');
    both_errors[7].pop();
    assert_eq!(
        error_of(&both_errors.join("\n")),
        "line 2, column 10: each row of this grid has 9 cells, but line 2 has 10 and line 8 has 8"
    );
    // Borders and blank lines are not counted as rows.
    let boxed = "+--+--+\n|12|34|\n|34|1|\n\n+--+--+\n|21|43|\n|43|21|\n+--+--+";
    assert_eq!(
        error_of(boxed),
        "line 3, column 6: 16 cells expected (4×4), 15 found: line 3 has 3"
    );
    let marks = "12 34 . .\n. . .\n. . . .\n. . . .";
    assert_eq!(
        error_of(marks),
        "line 2, column 6: 16 cells expected (4×4), 15 found: line 2 has 3"
    );
    // The number of rows of two grids, but not two grids.
    let eight_rows = "1234\n3412\n2143\n4321\n1234\n3412\n2143\n432";
    assert_eq!(
        error_of(eight_rows),
        "line 8, column 4: 16 cells expected (4×4), 31 found: line 8 has 3"
    );
}

#[test]
fn letters_are_cells_of_a_large_grid() {
    // The missing cells are reported, not the letters.
    let letters = solved(shape(4, 4)).to_string();
    assert_eq!(
        error_of(&letters[..255]),
        "line 1, column 256: 256 cells expected (16×16), 255 found",
    );
    let tens = letters.replace('A', "1");
    let mut rows: Vec<&str> = (0..16).map(|row| &tens[16 * row..16 * row + 16]).collect();
    rows[3] = &rows[3][1..];
    assert_eq!(
        error_of(&rows.join("\n")),
        "line 4, column 16: 256 cells expected (16×16), 255 found: line 4 has 15"
    );
    let rows: Vec<&str> = (0..15)
        .map(|row| &letters[16 * row..16 * row + 16])
        .collect();
    assert_eq!(
        error_of(&rows.join("\n")),
        "line 15, column 17: 256 cells expected (16×16), 240 found: 15 rows of 16",
    );
    let nine_rows = ["ABCDEFGHI"; 9].join("\n");
    assert_eq!(
        error_of(&nine_rows[1..]),
        "line 1, column 9: 81 cells expected, 80 found: line 1 has 8"
    );
}

#[test]
fn a_wrong_number_of_rows_is_reported() {
    let rows = lines(PUZZLE);
    assert_eq!(
        error_of(&rows[..8].join("\n")),
        "line 8, column 10: 81 cells expected, 72 found: 8 rows of 9",
    );
    let mut more_rows = rows.clone();
    more_rows.push(".........".to_owned());
    assert_eq!(
        error_of(&more_rows.join("\n")),
        "line 10, column 1: 81 cells expected, 90 found: 10 rows of 9"
    );
    let numbers = vec![vec!["16"; 16].join(" "); 15].join("\n");
    assert_eq!(
        error_of(&numbers),
        "line 15, column 48: 256 cells expected (16×16), 240 found: 15 rows of 16"
    );
}

#[test]
fn zero_is_not_a_blank_in_hex() {
    let hex = ParseOptions {
        shape: None,
        hex: true,
    };
    let error_of = |text: &str| parse(text, hex).expect_err("an error").to_string();
    assert_eq!(
        error_of(&"0124.*_.........".replace('4', "5")),
        "line 1, column 4: 5 stands for 6, but 4 is the highest digit of this grid",
    );
    // Each symbol is a cell, whatever characters separate them.
    assert_eq!(
        error_of(&["01 1 2 3"; 4].join("\n")),
        "line 4, column 9: 81 cells expected, 20 found",
    );
    assert_eq!(
        error_of("0 10"),
        "line 1, column 5: 81 cells expected, 3 found"
    );
    // Letters are cells, but none stands for a digit of such a small grid.
    assert_eq!(
        error_of(&format!("A{}", ".".repeat(14))),
        "line 1, column 16: 16 cells expected (4×4), 15 found"
    );
}

#[test]
fn conflicting_givens_are_parsed_and_then_reported() {
    let parsed = parse(&damaged_puzzle(2, "5"), ParseOptions::default()).expect("81 cells");
    let duplicate = parsed.position().expect_err("two fives");
    assert_eq!(
        duplicate.to_string(),
        "r1c1 and r1c3 in row 1 both contain 5"
    );
    assert_eq!(
        duplicate.cells.map(|cell| parsed.places[cell]),
        [(1, 1), (1, 3)]
    );
    let marks = "1 23 1 4\n. . . .\n. . . .\n. . . .";
    let duplicate = parse(marks, ParseOptions::default())
        .expect("16 cells")
        .position();
    assert_eq!(
        duplicate.expect_err("two ones").to_string(),
        "r1c1 and r1c3 in row 1 both contain 1"
    );
}

#[test]
fn a_conflict_names_the_digit_by_its_symbol() {
    let duplicate = parse(&format!("R..R{}", ".".repeat(621)), ParseOptions::default())
        .expect("625 cells")
        .position();
    assert_eq!(
        duplicate.expect_err("two of a digit").to_string(),
        "r1c1 and r1c4 in row 1 both contain R (18)"
    );
}
