//! All text formats that are parsed, as other programs write them.

use sudoku_grid::{
    Digits, Grid, ParseErrorReason, ParseOptions, Parsed, Position, Shape, digit_symbol, parse,
};

use crate::{PUZZLE, SOLUTION, grid, shape, solved};

fn read(text: &str) -> Parsed {
    parse(text, ParseOptions::default()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn rows(text: &str, side: usize) -> Vec<String> {
    let characters: Vec<char> = text.chars().collect();
    characters
        .chunks(side)
        .map(|row| row.iter().collect())
        .collect()
}

/// The digits of a grid as numbers with this separator.
fn numbers(grid: &Grid, separator: &str) -> String {
    let numbers: Vec<String> = grid.digits().iter().map(ToString::to_string).collect();
    let rows: Vec<String> = numbers
        .chunks(grid.shape().side())
        .map(|row| row.join(separator))
        .collect();
    rows.join("\n")
}

#[test]
fn a_grid_is_parsed_from_one_line() {
    let expected = grid(PUZZLE);
    assert_eq!(expected.to_string(), PUZZLE);
    assert_eq!(
        (expected.get(0), expected.get(2), expected.get(80)),
        (5, 0, 9)
    );
    for blank in ['0', '*', '_'] {
        assert_eq!(grid(&PUZZLE.replace('.', &blank.to_string())), expected);
    }
    assert_eq!(grid(&format!("\u{feff} \t{PUZZLE}  \r\n\n")), expected);
}

#[test]
fn a_grid_is_parsed_from_several_lines() {
    let expected = grid(PUZZLE);
    let rows = rows(PUZZLE, 9);
    for separator in ["\n", "\r\n", "\n\n", " \t\n", "\r", " "] {
        assert_eq!(grid(&rows.join(separator)), expected, "{separator:?}");
    }
    // Wrapped at arbitrary positions.
    assert_eq!(grid(&self::rows(PUZZLE, 40).join("\n")), expected);
    let spaced_rows: Vec<String> = rows
        .iter()
        .map(|row| row.split("").collect::<Vec<_>>().join("\u{a0}\t"))
        .collect();
    assert_eq!(grid(&spaced_rows.join("\n")), expected);
}

#[test]
fn borders_are_ignored() {
    let expected = grid(PUZZLE);
    for text in [
        "53.|.7.|...\n6..|195|...\n.98|...|.6.\n---+---+---\n8..|.6.|..3\n4..|8.3|..1\n\
         7..|.2.|..6\n---+---+---\n.6.|...|28.\n...|419|..5\n...|.8.|.79",
        "*-----------*\n|53.|.7.|...|\n|6..|195|...|\n|.98|...|.6.|\n|---+---+---|\n\
         |8..|.6.|..3|\n|4..|8.3|..1|\n|7..|.2.|..6|\n|---+---+---|\n|.6.|...|28.|\n\
         |...|419|..5|\n|...|.8.|.79|\n*-----------*",
        ".-------.-------.-------.\n| 5 3 . | . 7 . | . . . |\n| 6 . . | 1 9 5 | . . . |\n\
         | . 9 8 | . . . | . 6 . |\n:-------+-------+-------:\n| 8 . . | . 6 . | . . 3 |\n\
         | 4 . . | 8 . 3 | . . 1 |\n| 7 . . | . 2 . | . . 6 |\n:-------+-------+-------:\n\
         | . 6 . | . . . | 2 8 . |\n| . . . | 4 1 9 | . . 5 |\n| . . . | . 8 . | . 7 9 |\n\
         '-------'-------'-------'\n",
        "5 3 0 # 0 7 0 # 0 0 0\n6 0 0 # 1 9 5 # 0 0 0\n0 9 8 # 0 0 0 # 0 6 0\n#####################\n\
         8 0 0 # 0 6 0 # 0 0 3\n4 0 0 # 8 0 3 # 0 0 1\n7 0 0 # 0 2 0 # 0 0 6\n- - - + - - - + - - -\n\
         0 6 0 # 0 0 0 # 2 8 0\n0 0 0 # 4 1 9 # 0 0 5\n0 0 0 # 0 8 0 # 0 7 9",
        "┌───┬───┬───┐\n│53.│.7.│...│\n│6..│195│...│\n│.98│...│.6.│\n├───┼───┼───┤\n│8..│.6.│..3│\n\
         │4..│8.3│..1│\n│7..│.2.│..6│\n╠═══╬═══╬═══╣\n│.6.│...│28.│\n│...│419│..5│\n│...│.8.│.79│\n\
         └───┴───┴───┘",
    ] {
        let parsed = read(text);
        assert_eq!(
            (parsed.grid, parsed.candidates),
            (expected.clone(), None),
            "{text}"
        );
    }
    assert_eq!(grid(&expected.to_boxed()), expected);
}

#[test]
fn the_number_of_cells_determines_the_size() {
    for side in [4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25] {
        let shape = Shape::of_side(side).expect("a usual shape");
        let mut expected = solved(shape);
        for cell in (0..shape.cells()).step_by(2) {
            expected.set(cell, 0);
        }
        assert_eq!(grid(&expected.to_string()), expected, "side {side}");
        assert_eq!(
            grid(&rows(&expected.to_string(), side).join("\n")),
            expected,
            "side {side}"
        );
        assert_eq!(grid(&expected.to_boxed()), expected, "side {side}");
        assert_eq!(
            grid(&expected.to_boxed().replace(' ', "")),
            expected,
            "side {side}"
        );
        for separator in [" ", ",", ", ", "\t", ";", " | "] {
            assert_eq!(
                grid(&numbers(&expected, separator)),
                expected,
                "side {side}, {separator:?}"
            );
        }
        let line = numbers(&expected, " ").replace('\n', " ");
        assert_eq!(grid(&line), expected, "side {side}");
        assert_eq!(grid(&line.replace(' ', "\n")), expected, "side {side}");
    }
}

#[test]
fn numbers_may_have_leading_zeros() {
    let expected = solved(shape(4, 4));
    let padded: Vec<String> = expected
        .digits()
        .iter()
        .map(|digit| format!("{digit:02}"))
        .collect();
    assert_eq!(grid(&padded.join(" ")), expected);
    let numbers_9x9: Vec<String> = grid(PUZZLE)
        .digits()
        .iter()
        .map(|digit| format!("{digit:02}"))
        .collect();
    assert_eq!(grid(&numbers_9x9.join(" ")), grid(PUZZLE));
}

#[test]
fn blanks_may_be_as_wide_as_numbers() {
    let mut expected = solved(shape(4, 4));
    for cell in (0..256).step_by(3) {
        expected.set(cell, 0);
    }
    for blank in ["..", "__", "**"] {
        let cells = expected.digits().iter().map(|digit| match digit {
            0 => blank.to_owned(),
            _ => format!("{digit:2}"),
        });
        let parsed = read(&cells.collect::<Vec<_>>().join(" "));
        assert_eq!((parsed.grid, parsed.candidates), (expected.clone(), None));
    }
}

#[test]
fn the_requested_shape_determines_the_boxes() {
    let text = solved(shape(3, 2)).to_string();
    let options = ParseOptions {
        shape: Some(shape(3, 2)),
        hex: false,
    };
    assert_eq!(
        parse(&text, options).expect("36 cells").grid,
        solved(shape(3, 2))
    );
    assert_eq!(read(&text).grid.shape(), shape(2, 3));
}

#[test]
fn the_letter_a_is_1_without_digits() {
    let expected = solved(shape(4, 4));
    let text = expected.to_string();
    assert!(text.contains('A') && text.contains('P') && !text.contains(char::is_numeric));
    assert_eq!(grid(&text), expected);
    assert_eq!(grid(&text.to_lowercase()), expected);
    // `0` stands for a blank here.
    let mut dotted = expected.clone();
    dotted.set(7, 0);
    assert_eq!(grid(&dotted.to_string().replace('.', "0")), dotted);
    // Nine letters may stand for nine digits.
    let solution_9x9 = solved(Shape::NINE);
    let letters = solution_9x9
        .digits()
        .iter()
        .map(|digit| char::from(b'A' + digit - 1));
    assert_eq!(grid(&letters.collect::<String>()), solution_9x9);
}

#[test]
fn the_letter_a_is_10_beside_digits() {
    for shape in [shape(4, 4), shape(5, 5), shape(3, 4)] {
        let mut expected = solved(shape);
        expected.set(1, 0);
        let symbol = |digit: &u8| char::from(b".123456789ABCDEFGHIJKLMNOP"[usize::from(*digit)]);
        let text: String = expected.digits().iter().map(symbol).collect();
        assert_eq!(grid(&text), expected, "{text}");
        assert_eq!(
            grid(&text.to_lowercase().replace('.', "0")),
            expected,
            "{text}"
        );
    }
}

#[test]
fn the_symbol_0_is_1_in_hex() {
    let options = ParseOptions {
        shape: None,
        hex: true,
    };
    let mut expected = solved(shape(4, 4));
    expected.set(17, 0);
    let symbol = |digit: &u8| char::from(b".0123456789ABCDEF"[usize::from(*digit)]);
    let text: String = expected.digits().iter().map(symbol).collect();
    assert_eq!(parse(&text, options).expect("256 cells").grid, expected);
    let error = parse(&text.replacen('F', "G", 1), options).expect_err("17");
    assert!(
        error
            .to_string()
            .ends_with("G stands for 17, but 16 is the highest digit of this grid")
    );
}

const PENCIL_MARKS: &str = "\
.----------------------.----------------------.----------------------.
| 5      3      124    | 26     7      2468   | 1489   1249   248    |
| 6      247    247    | 1      9      5      | 3478   234    2478   |
| 12     9      8      | 23     34     24     | 13457  6      247    |
:----------------------+----------------------+----------------------:
| 8      125    1259   | 579    6      147    | 4579   2459   3      |
| 4      25     2569   | 8      5      3      | 579    259    1      |
| 7      15     1359   | 59     2      14     | 4589   459    6      |
:----------------------+----------------------+----------------------:
| 139    6      134579 | 357    35     7      | 2      8      4      |
| 23     278    237    | 4      1      9      | 36     3      5      |
| 123    1245   12345  | 2356   8      26     | 1346   7      9      |
'----------------------'----------------------'----------------------'
";

#[test]
fn pencil_marks_are_read_as_candidates() {
    let parsed = read(PENCIL_MARKS);
    let candidates = parsed.candidates.as_ref().expect("pencil marks");
    assert_eq!(candidates[2], [1, 2, 4].into_iter().collect());
    assert_eq!(candidates[56], [1, 3, 4, 5, 7, 9].into_iter().collect());
    // A cell with a single candidate that its peers also have is not a given, although it looks
    // like one.
    for (cell, digit) in [(40, 5), (59, 7), (62, 4), (70, 3)] {
        assert_eq!(candidates[cell], Digits::only(digit));
        assert_eq!(parsed.grid.get(cell), 0);
    }
    assert_eq!(parsed.grid, grid(PUZZLE));
    assert_eq!((parsed.places[0], parsed.places[2]), ((2, 3), (2, 17)));
    let position = parsed.position().expect("no duplicate digit");
    assert_eq!(
        position,
        Position::new(&grid(PUZZLE)).expect("no duplicate digit")
    );
}

#[test]
fn pencil_marks_are_read_with_any_borders_and_marks() {
    let expected = read(PENCIL_MARKS);
    let rows: Vec<&str> = PENCIL_MARKS
        .lines()
        .filter(|line| line.starts_with('|'))
        .collect();
    let without_borders = rows.join("\n").replace('|', " ");
    for text in [
        without_borders.clone(),
        without_borders.replace('\n', "\r\n"),
        without_borders.replace('\n', " "),
        PENCIL_MARKS.replace(['.', '\''], "*").replace(':', "|"),
        PENCIL_MARKS
            .replace(" 124 ", "*124 ")
            .replace(" 3457", "#3457"),
    ] {
        let parsed = read(&text);
        assert_eq!(parsed.grid, expected.grid, "{text}");
        assert_eq!(parsed.candidates, expected.candidates, "{text}");
    }
}

#[test]
fn a_blank_has_all_candidates_and_an_exclamation_mark_none() {
    let parsed = read("12 . ! 4\n. . . .\n. . . .\n. . . .");
    let candidates = parsed.candidates.expect("pencil marks");
    assert_eq!(candidates[0], Digits::all(2));
    assert_eq!(candidates[1], Digits::all(4));
    assert_eq!(candidates[2], Digits::EMPTY);
    assert_eq!(candidates[3], Digits::only(4));
    assert_eq!(parsed.grid.get(3), 4);
}

#[test]
fn the_pieces_of_a_wrapped_grid_are_not_cells() {
    // As many pieces as a 4×4 grid has cells: pieces of equal length in uneven rows, or one piece
    // longer than any number.
    let letters = solved(shape(4, 4)).to_string();
    let pieces = rows(&letters, 16);
    let wrapped =
        [&pieces[..3], &pieces[3..8], &pieces[8..12], &pieces[12..]].map(|row| row.join(" "));
    assert_eq!(read(&wrapped.join("\n")).grid, solved(shape(4, 4)));
    let with_one_long_piece = "...... .. .. ..\n".to_owned() + &".. .. .. ..\n".repeat(3);
    assert_eq!(read(&with_one_long_piece).grid, Grid::empty(shape(2, 3)));
    // As many pieces as a 9×9 grid has cells, in as many rows.
    let nine_rows = [10, 8, 9, 9, 9, 9, 9, 9, 9].map(|pieces| vec!["...."; pieces].join(" "));
    assert_eq!(read(&nine_rows.join("\n")).grid, Grid::empty(shape(3, 6)));
}

#[test]
fn pencil_marks_of_a_large_grid_are_letters() {
    let mut puzzle = solved(shape(4, 4));
    for cell in (0..256).step_by(3) {
        puzzle.set(cell, 0);
    }
    let position = Position::new(&puzzle).expect("no duplicate digit");
    let text = position.to_pencilmarks();
    assert!(!text.contains(char::is_numeric));
    assert_eq!(
        read(&text)
            .position()
            .expect("no duplicate digit")
            .all_candidates(),
        position.all_candidates()
    );
    // In a text with digits and letters, several digits in succession are not a number.
    let mixed_symbols = text.chars().map(|symbol| match symbol {
        'A'..='I' => char::from(symbol as u8 - b'A' + b'1'),
        'J'..='P' => char::from(symbol as u8 - b'J' + b'A'),
        other => other,
    });
    let mixed_symbols: String = mixed_symbols.collect();
    assert_eq!(
        read(&mixed_symbols)
            .position()
            .expect("no duplicate digit")
            .all_candidates(),
        position.all_candidates()
    );
}

#[test]
fn several_digits_are_a_number_unless_there_are_letters() {
    let mut cells = vec!["."; 256];
    cells[0] = "12";
    assert_eq!(grid(&cells.join(" ")).get(0), 12);
    cells[200] = "C";
    let candidates = read(&cells.join(" ")).candidates.expect("pencil marks");
    assert_eq!(
        (candidates[0], candidates[200]),
        (Digits::all(2), Digits::only(12))
    );
}

#[test]
fn pencil_marks_are_recognized_although_their_symbols_would_fill_another_grid() {
    // 81 sets with 256 symbols in total, as many as a 16×16 grid has cells.
    let mut tokens = vec!["123"; 80];
    tokens.extend(["123456789", "1234567"]);
    tokens.truncate(81);
    tokens[0] = "12345678";
    tokens[1] = "12345";
    assert_eq!(tokens.concat().len(), 256);
    for text in [
        tokens.join(" "),
        tokens.chunks(9).map(|row| row.join(" ") + "\n").collect(),
    ] {
        let parsed = read(&text);
        assert_eq!(parsed.grid.shape(), Shape::NINE);
        assert_eq!(parsed.candidates.expect("pencil marks")[1], Digits::all(5));
    }
    // A mark before all nine candidates is not a tenth candidate.
    tokens[0] = "*123456789";
    tokens[1] = "123";
    assert_eq!(tokens.concat().len(), 256);
    assert_eq!(
        read(&tokens.join(" ")).candidates.expect("pencil marks")[0],
        Digits::all(9)
    );
    // 16 cells with four candidates each, as many symbols as an 8×8 grid has cells.
    let square = ["1234 1234 1234 1234"; 4].join("\n");
    assert_eq!(read(&square).grid.shape(), shape(2, 2));
    assert_eq!(read(&square).candidates, Some(vec![Digits::all(4); 16]));
}

fn candidate_list_text(position: &Position, blank: char) -> String {
    let side = u8::try_from(position.shape().side()).expect("at most 25");
    let symbol = |digits: &Digits, digit| {
        if digits.contains(digit) {
            digit_symbol(position.shape(), digit)
        } else {
            blank
        }
    };
    let digits = position.all_candidates().iter();
    digits
        .flat_map(|digits| (1..=side).map(move |digit| symbol(digits, digit)))
        .collect()
}

#[test]
fn candidate_lists_are_read() {
    let position = Position::new(&grid(PUZZLE)).expect("no duplicate digit");
    for blank in ['.', '0', '_'] {
        let line = candidate_list_text(&position, blank);
        assert_eq!(line.len(), 729);
        for text in [
            line.clone(),
            rows(&line, 9).join(" "),
            rows(&line, 81).join("\n"),
        ] {
            let parsed = read(&text);
            assert_eq!(parsed.position(), Ok(position.clone()), "{text}");
            assert_eq!(
                parsed.candidates.as_deref(),
                Some(position.all_candidates())
            );
        }
    }
    assert_eq!(
        read(&candidate_list_text(&position, '.')).places[10],
        (1, 91)
    );
    for side in [6, 8, 12, 16, 25] {
        let shape = Shape::of_side(side).expect("a usual shape");
        let mut puzzle = solved(shape);
        for cell in (0..shape.cells()).step_by(3) {
            puzzle.set(cell, 0);
        }
        let position = Position::new(&puzzle).expect("no duplicate digit");
        let lines = rows(&candidate_list_text(&position, '.'), shape.cells()).join("\n");
        assert_eq!(
            read(&lines),
            Parsed {
                places: read(&lines).places,
                ..read(&candidate_list_text(&position, '.'))
            }
        );
        let reread = read(&candidate_list_text(&position, '.'))
            .position()
            .expect("no duplicate digit");
        assert_eq!(
            reread.all_candidates(),
            position.all_candidates(),
            "side {side}"
        );
    }
}

#[test]
fn sixty_four_symbols_are_8x8_unless_2x2_boxes_are_requested() {
    let text = "1234".repeat(16);
    assert_eq!(read(&text).grid.shape(), shape(2, 4));
    let parsed = parse(
        &text,
        ParseOptions {
            shape: Some(shape(2, 2)),
            hex: false,
        },
    );
    assert_eq!(
        parsed.expect("lists").candidates,
        Some(vec![Digits::all(4); 16])
    );
}

#[test]
fn givens_followed_by_pencil_marks_are_one_puzzle() {
    let mut step = Position::new(&grid(PUZZLE)).expect("no duplicate digit");
    step.place(40, 5);
    let text = format!(
        "{}\n{}\n{}",
        grid(PUZZLE).to_boxed(),
        step.to_grid().to_boxed(),
        step.to_pencilmarks()
    );
    let parsed = read(&text);
    assert_eq!(parsed.grid, grid(PUZZLE), "what was placed is no given");
    assert_eq!(
        parsed
            .position()
            .expect("no duplicate digit")
            .candidates(40),
        Digits::only(5)
    );
    assert_eq!(parsed.places.last(), Some(&(12, 23)));
    let puzzle_and_solution = format!("{PUZZLE}\n\n{SOLUTION}");
    assert_eq!(read(&puzzle_and_solution).grid, grid(PUZZLE));
    // Without pencil marks, a blank cell may have any digit.
    let reread = read(&format!("{PUZZLE}\n\n{PUZZLE}")).candidates;
    assert_eq!(reread.map(|sets| sets[2]), Some(Digits::all(9)));
    // Two puzzles are not a single one.
    let other_puzzle = solved(Shape::NINE);
    for text in [
        format!("{PUZZLE}\n\n{other_puzzle}"),
        format!("\n\n{PUZZLE}\n{other_puzzle}\n{other_puzzle}"),
    ] {
        let error = parse(&text, ParseOptions::default()).expect_err("two puzzles");
        assert!(
            matches!(error.reason, ParseErrorReason::Several { .. }),
            "{error}"
        );
        assert_eq!(error.column, 1, "{error}");
        assert!(
            text.lines().nth(error.line - 1) == Some(&other_puzzle.to_string()),
            "{error}"
        );
    }
    let sizes = format!("{}\n\n{}", ".".repeat(16), ".".repeat(81));
    let lines = format!("{0}\n{0}", ".".repeat(36));
    for text in [sizes, lines] {
        let error = parse(&text, ParseOptions::default()).expect_err("two puzzles");
        assert_eq!(
            error.reason,
            ParseErrorReason::Several { grids: 2 },
            "{text}"
        );
    }
    // Four 9×9 grids have as many cells as one 18×18 grid.
    let boxed = grid(PUZZLE).to_boxed();
    let marks = Position::new(&grid(PUZZLE))
        .expect("no duplicate digit")
        .to_pencilmarks();
    for text in [
        [PUZZLE; 4].join("\n\n"),
        [PUZZLE; 4].join("\n"),
        [PUZZLE; 4].join(" "),
        boxed.repeat(4),
        marks.repeat(4),
    ] {
        let error = parse(&text, ParseOptions::default()).expect_err("four puzzles");
        assert_eq!(
            error.reason,
            ParseErrorReason::Several { grids: 4 },
            "{text}"
        );
    }
    let options = ParseOptions {
        shape: Some(shape(3, 6)),
        hex: false,
    };
    assert!(parse(&[PUZZLE; 4].join("\n"), options).is_ok(), "wrapped");
    let text = format!("{}\n\n{}", grid(PUZZLE).to_boxed(), other_puzzle.to_boxed());
    let error = parse(&text, ParseOptions::default()).expect_err("two puzzles");
    assert_eq!(
        error.to_string(),
        "line 17, column 3: a second grid starts here; the text contains 2 grids"
    );
}

#[test]
fn positions_are_counted_in_characters() {
    let parsed = read("│12│34│\n│34│12│\n├──┼──┤\n│21│43│\n│43│21│");
    assert_eq!(parsed.places[..4], [(1, 2), (1, 3), (1, 5), (1, 6)]);
    assert_eq!(parsed.places[15], (5, 6));
}

#[test]
fn grids_and_pencil_marks_are_printed_in_boxes() {
    let mut puzzle = solved(shape(2, 3));
    puzzle.set(4, 0);
    assert_eq!(
        puzzle.to_boxed(),
        "+-------+-------+\n| 1 2 3 | 4 . 6 |\n| 4 5 6 | 1 2 3 |\n+-------+-------+\n\
         | 2 3 4 | 5 6 1 |\n| 5 6 1 | 2 3 4 |\n+-------+-------+\n| 3 4 5 | 6 1 2 |\n\
         | 6 1 2 | 3 4 5 |\n+-------+-------+\n",
    );
    let mut position = Position::new(&Grid::empty(shape(2, 2))).expect("no duplicate digit");
    position.place(0, 3);
    for digit in 1..=4 {
        position.eliminate(15, digit);
    }
    assert_eq!(
        position.to_pencilmarks(),
        "+----------+-----------+\n| 3   124  | 124  124  |\n| 124 124  | 1234 1234 |\n\
         +----------+-----------+\n| 124 1234 | 1234 1234 |\n| 124 1234 | 1234 !    |\n\
         +----------+-----------+\n",
    );
}
