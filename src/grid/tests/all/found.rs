//! Puzzles as they occur in practice: in tables, lists and links, under titles, with spaces for
//! blanks. Also the effect of one damaged character on each of them.

use proptest::prelude::*;
use sudoku_grid::{Grid, ParseErrorReason, ParseOptions, Shape, find, parse};

use crate::texts::run_cases;
use crate::{PUZZLE, SOLUTION, grid, shape, solved};

fn find_grid(text: &str) -> Grid {
    find(text, ParseOptions::default())
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
        .grid
}

fn error_of(text: &str) -> String {
    match find(text, ParseOptions::default()) {
        Err(error) => error.to_string(),
        Ok(found) => panic!("read as {}\n{text}", found.grid),
    }
}

fn rows(text: &str) -> Vec<&str> {
    (0..9).map(|row| &text[9 * row..9 * row + 9]).collect()
}

/// The rows of a text of 81 symbols, with separators between cells and between rows.
fn join_symbols(text: &str, cell_separator: &str, row_separator: &str) -> String {
    let rows = rows(text).into_iter().map(|row| {
        let cells: Vec<String> = row.chars().map(String::from).collect();
        cells
    });
    let rows: Vec<String> = rows.map(|row| row.join(cell_separator)).collect();
    rows.join(row_separator)
}

/// A puzzle in each format, with the name of the format.
fn formats(puzzle: &str) -> Vec<(&'static str, String)> {
    let without_blanks = puzzle.replace('.', "");
    assert_ne!(without_blanks, puzzle, "there are blanks");
    let blank = |by: &str| puzzle.replace('.', by);
    let empty_border = |between: &str| {
        let rows: Vec<String> = rows(puzzle)
            .iter()
            .map(|row| {
                let cells: Vec<String> = row.chars().map(String::from).collect();
                cells.join(between).replace('.', "")
            })
            .collect();
        rows.join("\n")
    };
    let with_spaces = blank(" ");
    let bars: Vec<String> = rows(&with_spaces)
        .iter()
        .map(|row| format!("{}|{}|{}", &row[..3], &row[3..6], &row[6..]))
        .collect();
    let zeros = blank("0");
    let python = format!("[[{}]]", join_symbols(&zeros, ", ", "],\n ["));
    let strings: Vec<String> = rows(puzzle)
        .iter()
        .map(|row| format!("\"{row}\""))
        .collect();
    vec![
        ("dashes", blank("-")),
        ("dashes in rows", join_symbols(&blank("-"), "", "\n")),
        ("dashes apart", join_symbols(&blank("-"), " ", "\n")),
        ("crosses", blank("x")),
        ("crosses in rows", join_symbols(&blank("X"), "", "\r\n")),
        ("question marks", blank("?")),
        (
            "question marks in rows",
            join_symbols(&blank("?"), "", "\n"),
        ),
        ("spaces", join_symbols(&with_spaces, "", "\n")),
        ("spaces, Windows", join_symbols(&with_spaces, "", "\r\n")),
        ("spaces apart", join_symbols(&with_spaces, " ", "\n")),
        ("spaces between bars", bars.join("\n")),
        ("spaces between borders", {
            let bands: Vec<String> = bars.chunks(3).map(|band| band.join("\n")).collect();
            bands.join("\n---+---+---\n")
        }),
        ("a spreadsheet", empty_border("\t")),
        ("CSV with empty cells", empty_border(",")),
        ("CSV with semicolons", empty_border(";")),
        ("CSV with quotes", {
            let text = format!("\"{}\"", join_symbols(puzzle, "\",\"", "\"\n\""));
            text.replace('.', "")
        }),
        (
            "bars around cells",
            format!("|{}|", join_symbols(&with_spaces, "|", "|\n|")),
        ),
        (
            "a title",
            format!(
                "Puzzle 12: “very hard”\n\n{}",
                join_symbols(puzzle, "", "\n")
            ),
        ),
        (
            "a title and dashes",
            format!("Sudoku of Tuesday\n{}", join_symbols(&blank("-"), "", "\n")),
        ),
        (
            "a title and crosses",
            format!("Sudoku of Tuesday\n{}", join_symbols(&blank("x"), "", "\n")),
        ),
        (
            "words after it",
            format!("{}\nSolution on page 7", join_symbols(puzzle, " ", "\n")),
        ),
        ("a label on the line", format!("No. 7: {puzzle} (hard)")),
        ("Python", python.clone()),
        (
            "Python with a name",
            format!("board = {python}\nprint(board)"),
        ),
        (
            "Python in a tuple",
            format!("board = [({})]", join_symbols(&zeros, ", ", "),\n (")),
        ),
        ("Python with None", python.replace('0', "None")),
        (
            "JSON with null",
            format!("{{\"grid\": {}}}", python.replace('0', "null")),
        ),
        (
            "JSON with empty strings",
            format!("[[\"{}\"]]", join_symbols(puzzle, "\",\"", "\"],[\"")).replace('.', ""),
        ),
        ("one list", format!("[{}]", join_symbols(&zeros, ",", ","))),
        ("a list of strings", format!("[{}]", strings.join(", "))),
        (
            "an array as NumPy prints it",
            format!("[[{}]]", join_symbols(&zeros, " ", "]\n [")),
        ),
        ("a string in JSON", format!("{{\"puzzle\":\"{puzzle}\"}}")),
        (
            "SudokuWiki",
            format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}"),
        ),
        (
            "SudokuWiki and more",
            format!("  https://www.sudokuwiki.org/Sudoku?bd={zeros}&x=1\n"),
        ),
        (
            ".sdk",
            format!(
                "#ASomebody\n#DOne of 1,000\n#B11-22-2026\n[Puzzle]\n{}\n",
                join_symbols(puzzle, "", "\n")
            ),
        ),
        (
            ".sdk with a state",
            format!(
                "#ASomebody\r\n[Puzzle]\r\n{}\r\n[State]\r\n{}\r\n",
                join_symbols(puzzle, "", "\r\n"),
                join_symbols(SOLUTION, "", "\r\n")
            ),
        ),
        (".sdm", format!("{puzzle}\n")),
    ]
}

#[test]
fn a_puzzle_is_found_in_every_format() {
    // The second puzzle has an empty row.
    let emptied_row = format!("{}.........{}", &PUZZLE[..36], &PUZZLE[45..]);
    for puzzle in [PUZZLE, &emptied_row] {
        for (name, text) in formats(puzzle) {
            assert_eq!(find_grid(&text), grid(puzzle), "{name}:\n{text}");
        }
    }
}

#[test]
fn texts_that_parse_reads_are_found() {
    let boxed = grid(PUZZLE).to_boxed();
    for text in [
        PUZZLE.to_owned(),
        boxed.clone(),
        format!("{boxed}\n{}", grid(SOLUTION).to_boxed()),
    ] {
        assert_eq!(
            find(&text, ParseOptions::default()),
            parse(&text, ParseOptions::default())
        );
    }
    let options_3x2 = ParseOptions {
        shape: Some(shape(3, 2)),
        hex: false,
    };
    let text = solved(shape(3, 2)).to_string();
    assert_eq!(find(&text, options_3x2), parse(&text, options_3x2));
}

#[test]
fn other_sizes_are_found_too() {
    for side in [4, 6, 12, 16, 25] {
        let shape = Shape::of_side(side).expect("a usual shape");
        let mut expected = solved(shape);
        for cell in (0..shape.cells()).step_by(3) {
            expected.set(cell, 0);
        }
        let numbers: Vec<String> = expected.digits().iter().map(ToString::to_string).collect();
        let rows = |between: &str| -> Vec<String> {
            numbers.chunks(side).map(|row| row.join(between)).collect()
        };
        let is_empty_row = |row: &String| {
            let fields = row
                .split(',')
                .map(|cell| if cell == "0" { "" } else { cell });
            fields.collect::<Vec<_>>().join(",")
        };
        let csv: Vec<String> = rows(",").iter().map(is_empty_row).collect();
        assert_eq!(find_grid(&csv.join("\n")), expected, "side {side}");
        assert_eq!(
            find_grid(&csv.join("\n").replace(',', "\t")),
            expected,
            "side {side}"
        );
        let list = format!("grid = [[{}]]", rows(", ").join("], ["));
        assert_eq!(find_grid(&list), expected, "side {side}");
        let titled = format!("A puzzle (“no. {side}”)\n{expected}");
        assert_eq!(find_grid(&titled), expected, "side {side}");
    }
}

#[test]
fn places_refer_to_the_original_text() {
    let text = "Easy (no. 7)\n1,2,,4\n,,1,\n,1,,\n4,,2,1\n";
    let parsed = find(text, ParseOptions::default()).expect("a puzzle");
    assert_eq!(parsed.places[..3], [(2, 1), (2, 3), (2, 5)]);
    assert_eq!(parsed.places[15], (5, 6));
    let parsed = find(
        "x = [[1, 2, 0, 4],\n [0,0,1,0], [0,1,0,0], [4,0,2,1]]",
        ParseOptions::default(),
    );
    assert_eq!(parsed.expect("a puzzle").places[..2], [(1, 7), (1, 10)]);
}

#[test]
fn errors_are_those_of_the_nearest_puzzle() {
    let lines = rows(PUZZLE);
    let with_row = |row: usize, text: &str| {
        let mut lines = lines.clone();
        lines[row] = text;
        lines.join("\n")
    };
    assert_eq!(
        error_of(&with_row(3, "8..6...3")),
        "line 4, column 9: 81 cells expected, 80 found: line 4 has 8"
    );
    assert_eq!(
        error_of(&format!("Puzzle 7\n\n{}", with_row(3, "8..6...3"))),
        "line 6, column 9: 81 cells expected, 80 found: line 6 has 8"
    );
    let csv = join_symbols(PUZZLE, ",", "\n").replace('.', "");
    assert_eq!(
        error_of(&csv.replacen("4,,,8", "4,,8", 1)),
        "line 5, column 12: 81 cells expected, 80 found: line 5 has 8"
    );
    assert_eq!(
        error_of(&csv.replacen("6,,,1", "6,,,ten", 1)),
        "line 2, column 5: 't' is neither a digit from 1 to 9 nor a blank; blanks may be 0, a dot, * or _"
    );
    assert_eq!(
        error_of(&csv.replacen("6,,,1", "6,,,12", 1)),
        "line 2, column 5: 12 is more than 9, the highest digit of this grid"
    );
    let list = format!(
        "[[{}]]",
        join_symbols(&PUZZLE.replace('.', "0"), ",", "],\n[")
    );
    assert_eq!(
        error_of(&list.replacen("[8,0,0", "[8,0", 1)),
        "line 4, column 16: 81 cells expected, 80 found: line 4 has 8"
    );
    let flat = list.replace('\n', "");
    assert!(error_of(&flat.replacen("[8,0,0", "[8,0", 1)).ends_with("80 found: line 4 has 8"));
    assert_eq!(
        error_of(&list[..list.len() - 1]),
        "line 9, column 20: the brackets or commas of this list do not match"
    );
    assert_eq!(
        error_of("https://www.sudokuwiki.org/sudoku.htm?bd=S9B0601"),
        "line 1, column 1: this link contains no readable puzzle"
    );
    assert_eq!(
        error_of(&PUZZLE[..80].replace('.', "?")),
        "line 1, column 81: 81 cells expected, 80 found"
    );
}

#[test]
fn ambiguous_texts_are_reported() {
    // Lines without their trailing spaces look like lines without their leading spaces.
    let spaces = join_symbols(&PUZZLE.replace('.', " "), "", "\n");
    let trimmed: Vec<&str> = spaces.lines().map(str::trim_end).collect();
    let width_reason = "not 9; write a dot for each blank";
    assert_eq!(
        error_of(&trimmed.join("\n")),
        format!("line 1, column 6: this line has 5 characters, {width_reason}")
    );
    // Two strings of 81 symbols, one of them damaged: the intact one must not be returned silently.
    assert!(
        find(
            &format!("{},{SOLUTION}", &PUZZLE[1..]),
            ParseOptions::default()
        )
        .is_err()
    );
    // A row of dashes, and a border of the same length.
    let dashes = PUZZLE.replace('.', "-");
    let rows = rows(&dashes);
    let lines = format!(
        "{}\n---------\n{}",
        rows[..4].join("\n"),
        rows[5..].join("\n")
    );
    assert_eq!(find_grid(&lines).digits()[36..45], [0; 9]);
    let extended = format!(
        "{}\n---------\n{}",
        rows[..5].join("\n"),
        rows[5..].join("\n")
    );
    assert_eq!(find_grid(&extended), grid(PUZZLE));
    // 36 digits form a 6×6 grid, and 81 cells with 45 blanks also have 36 digits.
    let digits_6x6 = solved(shape(2, 3)).to_string();
    let mut remaining_digits = digits_6x6.chars();
    let rows_9x9: Vec<String> = (0..9)
        .map(|_| {
            format!(
                "{}-----",
                remaining_digits.by_ref().take(4).collect::<String>()
            )
        })
        .collect();
    let error = find(&rows_9x9.join("\n"), ParseOptions::default()).expect_err("two puzzles");
    assert_eq!(error.reason, ParseErrorReason::Ambiguous);
}

/// Returns `true` if `other` contains every digit of `grid`.
fn is_contained_in(grid: &Grid, other: &Grid) -> bool {
    let mut pairs = grid.digits().iter().zip(other.digits());
    pairs.all(|(one, other)| *one == 0 || one == other)
}

/// Checks in `cases` random cases: if one character of a text with a puzzle is replaced, removed or inserted, the grid
/// that is found differs from the puzzle in at most one cell.
fn assert_damage_is_confined_to_a_cell(cases: u32) {
    let characters: Vec<char> = "0123456789.*_-?xX|+,;\t \n'\"[]()#AZé".chars().collect();
    let formats = formats(PUZZLE);
    let damage_strategy = (
        0..formats.len(),
        any::<prop::sample::Index>(),
        0..3_u8,
        proptest::sample::select(characters),
    );
    run_cases(cases, damage_strategy, |(format, index, kind, other)| {
        let (name, text) = &formats[format];
        let mut characters: Vec<char> = text.chars().collect();
        let index = index.index(characters.len());
        match kind {
            0 => characters[index] = other,
            1 => drop(characters.remove(index)),
            _ => characters.insert(index, other),
        }
        let text: String = characters.into_iter().collect();
        if let Ok(parsed) = find(&text, ParseOptions::default()) {
            prop_assert_eq!(parsed.grid.shape(), Shape::NINE, "{}:\n{}", name, text);
            let original = grid(PUZZLE);
            let pairs = parsed.grid.digits().iter().zip(original.digits());
            let changed_count = pairs.filter(|(one, other)| one != other).count();
            // Two digits in a cell are pencil marks, and then a single digit is not necessarily a
            // given.
            let has_pencil_marks =
                parsed.candidates.is_some() && is_contained_in(&parsed.grid, &original);
            prop_assert!(
                changed_count <= 1 || has_pencil_marks,
                "{} cells of {}:\n{}",
                changed_count,
                name,
                text
            );
        }
        Ok(())
    });
}

#[test]
fn damage_never_makes_another_puzzle() {
    assert_damage_is_confined_to_a_cell(10_000);
}

#[test]
#[ignore = "long: two million texts"]
fn damage_never_makes_another_puzzle_of_two_million() {
    assert_damage_is_confined_to_a_cell(2_000_000);
}
