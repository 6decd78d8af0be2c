//! Fuzz targets as functions of bytes. A target panics if the tested parser panics, or if its result contradicts that of
//! a second way to parse the same text.
//!
//! The tests here run every target on a bounded random corpus, on stable Rust. `cargo fuzz` runs the same functions with
//! libFuzzer, from `fuzz/`.
#![forbid(unsafe_code)]

mod corpus;

use sudoku_experiment::{Definition, RecordSchema};
use sudoku_grid::{Grid, Lines, ParseOptions, Parsed, Position, Shape, find, parse, verify};
use sudoku_search::{Limits, Outcome, Setup};

pub use corpus::corpus;

/// A fuzz target: its name and its function.
pub type Target = (&'static str, fn(&[u8]));

/// All targets, in the order of the programs in `fuzz/targets`.
pub const TARGETS: &[Target] = &[
    ("parse", parse_text),
    ("find", find_text),
    ("lines", read_lines),
    ("definitions", read_definition),
    ("records", read_record),
    ("setups", read_setup),
    ("agreement", solvers_agree),
];

/// Text from bytes, which need not be UTF-8.
fn text(data: &[u8]) -> String {
    String::from_utf8_lossy(data).into_owned()
}

/// All combinations of options with which each text is parsed.
fn parse_options() -> impl Iterator<Item = ParseOptions> {
    let shapes = [None, Some(Shape::NINE), Shape::of_side(16)];
    let hex = |shape| [false, true].map(|hex| ParseOptions { shape, hex });
    shapes.into_iter().flat_map(hex)
}

/// Checks that printing a parsed grid and parsing it again yields the same grid.
fn check_parsed(parsed: &Parsed) {
    let shape = parsed.grid.shape();
    assert_eq!(parsed.places.len(), shape.cells(), "a place per cell");
    // Grids larger than 9×9 are ambiguous without the shape: the letter A stands for 1 or for 10.
    let options = ParseOptions {
        shape: Some(shape),
        hex: false,
    };
    let printed_grid = parsed.grid.to_string();
    let reparsed_grid = parse(&printed_grid, options);
    if parsed.grid.givens() > 0 {
        assert_eq!(reparsed_grid.expect("a printed grid").grid, parsed.grid);
    }
    if let Ok(position) = parsed.position() {
        let cells = 0..shape.cells();
        assert!(
            cells
                .into_iter()
                .all(|cell| position.value(cell) == parsed.grid.get(cell))
        );
    }
}

/// Parses a text with `parse`, with each of the options of `parse_options`.
///
/// # Panics
///
/// If the target fails.
pub fn parse_text(data: &[u8]) {
    let text = text(data);
    for options in parse_options() {
        match parse(&text, options) {
            Ok(parsed) => check_parsed(&parsed),
            Err(error) => assert!(error.line >= 1 && error.column >= 1, "{error}"),
        }
    }
}

/// Finds a puzzle in a text with `find`, with each of the options of `parse_options`.
///
/// # Panics
///
/// If the target fails.
pub fn find_text(data: &[u8]) {
    let text = text(data);
    for options in parse_options() {
        match find(&text, options) {
            Ok(parsed) => check_parsed(&parsed),
            Err(error) => assert!(error.line >= 1 && error.column >= 1, "{error}"),
        }
    }
}

/// Parses the lines of a file; the fast path for plain lines must agree with the path for all lines.
///
/// # Panics
///
/// If the target fails.
pub fn read_lines(data: &[u8]) {
    let mut fast_reader = Lines::default();
    let mut slow_reader = Lines::default();
    for line in data.split_inclusive(|byte| *byte == b'\n') {
        let plain_grid = fast_reader.plain(line, ParseOptions::default());
        let entry = slow_reader.entry(line);
        if let Some(grid) = plain_grid {
            let entry = entry.expect("a plain line").expect("a puzzle");
            assert_eq!(
                entry.read(ParseOptions::default()).expect("a puzzle").grid,
                grid
            );
        } else {
            let _ = fast_reader.entry(line);
            if let Ok(Some(entry)) = entry {
                let _ = entry.read(ParseOptions::default());
                let _ = entry.find(ParseOptions::default());
            }
        }
        assert_eq!(fast_reader, slow_reader, "both have read the same lines");
    }
}

/// Parses the definition of an experiment as JSON and as TOML, and checks it.
pub fn read_definition(data: &[u8]) {
    let text = text(data);
    let definitions = [
        Definition::from_json(&text).ok(),
        toml::from_str::<Definition>(&text).ok(),
    ];
    for definition in definitions.into_iter().flatten() {
        if definition.check().is_ok() {
            let _ = definition.prepare_contestants(&sudoku_solvers::registry());
        }
    }
}

/// Parses the records of an experiment. A valid record must be the same after it is written and parsed again. If the
/// first line is no header, the rows have the fixed columns.
///
/// # Panics
///
/// If the target fails.
pub fn read_record(data: &[u8]) {
    let text = text(data);
    let schema = schema_of(&text);
    for row in text.lines() {
        if let Ok(record) = schema.read(row) {
            let mut row_text = Vec::new();
            schema.write(&record, &mut row_text);
            let row_text = String::from_utf8(row_text).expect("texts and numbers");
            assert_eq!(schema.read(row_text.trim_end_matches('\n')), Ok(record));
        }
    }
}

/// The columns that the first line lists, or the fixed columns if it is no header.
fn schema_of(text: &str) -> RecordSchema {
    let header = text.lines().next().and_then(RecordSchema::of_header);
    header.unwrap_or_else(RecordSchema::fixed)
}

/// Parses a setup. A valid setup must be the same after it is written and parsed again, and checking it must not panic.
///
/// # Panics
///
/// If the target fails.
pub fn read_setup(data: &[u8]) {
    let Ok(setup) = text(data).parse::<Setup>() else {
        return;
    };
    assert_eq!(setup.to_string().parse::<Setup>().as_ref(), Ok(&setup));
    let Some(solver) = sudoku_solvers::find(&setup.algorithm) else {
        return;
    };
    let _ = solver.check(&setup, Shape::NINE);
}

/// Asserts that complete solvers find the same number of solutions, up to two, of a puzzle. Pairs of bytes are the cells
/// and the digits of its givens.
///
/// # Panics
///
/// If the target fails.
pub fn solvers_agree(data: &[u8]) {
    let shape = if data.first().is_some_and(|byte| byte % 4 == 0) {
        Shape::of_side(4).unwrap_or(Shape::NINE)
    } else {
        Shape::NINE
    };
    let mut grid = Grid::empty(shape);
    for pair in data.get(1..).unwrap_or_default().chunks_exact(2) {
        let cell = usize::from(pair[0]) % shape.cells();
        let digit = pair[1] % 10 % u8::try_from(shape.side() + 1).unwrap_or(10);
        let previous_digit = grid.get(cell);
        grid.set(cell, digit);
        if grid.has_duplicate_digit() {
            grid.set(cell, previous_digit);
        }
    }
    let position = Position::new(&grid).expect("no given with a conflict was kept");
    let limits = Limits {
        solutions: 2,
        steps: Some(20_000),
    };
    let counts = ["fast", "general", "dancing-links", "cdcl"].map(|id| {
        let solver = sudoku_solvers::find(id).expect("a solver");
        let mut run = solver
            .start(&position, &solver.setup().within(limits), false)
            .ok()?;
        let outcome = run.run_to_end();
        if let Some(solution) = run.solution() {
            assert_eq!(verify(&grid, solution), Ok(()), "{id}");
        }
        match outcome {
            Outcome::Solved | Outcome::Unsolvable => Some(run.found()),
            Outcome::Steps => None,
            other => panic!("{id} on {grid}: {other}"),
        }
    });
    let mut known_counts = counts.into_iter().flatten();
    if let Some(first) = known_counts.next() {
        assert!(
            known_counts.all(|count| count == first),
            "{grid}: {counts:?}"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs every target on the first `inputs` inputs of its corpus with this seed.
    fn run(inputs: usize, seed: u32) {
        for (name, target) in TARGETS {
            for input in corpus(name, seed).take(inputs) {
                target(&input);
            }
        }
    }

    #[test]
    fn the_targets_withstand_a_small_corpus() {
        run(150, 1);
    }

    #[test]
    #[ignore = "a minute: `npm run test:long`"]
    fn the_targets_withstand_a_large_corpus() {
        for seed in 0..20 {
            run(2000, seed);
        }
    }

    /// A corpus without valid inputs would only test how errors are found.
    #[test]
    fn the_corpus_has_valid_and_invalid_inputs() {
        let assert_valid_and_invalid = |name, valid: fn(&str) -> bool| {
            let inputs = corpus(name, 1).take(300);
            let valid_count = inputs
                .filter(|input| str::from_utf8(input).is_ok_and(valid))
                .count();
            assert!(
                (5..295).contains(&valid_count),
                "{name}: {valid_count} of 300 are valid"
            );
        };
        assert_valid_and_invalid("parse", |text| parse(text, ParseOptions::default()).is_ok());
        assert_valid_and_invalid("find", |text| find(text, ParseOptions::default()).is_ok());
        assert_valid_and_invalid("definitions", |text| {
            Definition::from_json(text).is_ok() || toml::from_str::<Definition>(text).is_ok()
        });
        assert_valid_and_invalid("records", |text| {
            let schema = schema_of(text);
            text.lines().any(|row| schema.read(row).is_ok())
        });
        assert_valid_and_invalid("setups", |text| text.parse::<Setup>().is_ok());
    }
}
