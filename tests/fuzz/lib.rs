//! Fuzz targets as functions of bytes: they panic if a reader of foreign text does, or if its result contradicts a second
//! way to read the same.
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

/// The options with which each text is parsed.
fn parse_options() -> impl Iterator<Item = ParseOptions> {
    let shapes = [None, Some(Shape::NINE), Shape::of_side(16)];
    let hex = |shape| [false, true].map(|hex| ParseOptions { shape, hex });
    shapes.into_iter().flat_map(hex)
}

/// Checks that printing a parsed grid and parsing it again yields the same grid.
fn check_parsed(parsed: &Parsed) {
    let shape = parsed.grid.shape();
    assert_eq!(parsed.places.len(), shape.cells(), "a place per cell");
    // Above 9×9, digits and letters are ambiguous without the shape; the first letter stands for 1 then.
    let options = ParseOptions {
        shape: Some(shape),
        hex: false,
    };
    let printed = parsed.grid.to_string();
    let reparsed = parse(&printed, options);
    if parsed.grid.givens() > 0 {
        assert_eq!(reparsed.expect("a printed grid").grid, parsed.grid);
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

/// `parse` with every reading.
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

/// `find`, which must agree with `parse` on every text that both can read.
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

/// The reader of files, whose fast path must agree with its slow one.
///
/// # Panics
///
/// If the target fails.
pub fn read_lines(data: &[u8]) {
    let mut fast = Lines::default();
    let mut slow = Lines::default();
    for line in data.split_inclusive(|byte| *byte == b'\n') {
        let naive = fast.plain(line, ParseOptions::default());
        let entry = slow.entry(line);
        if let Some(grid) = naive {
            let entry = entry.expect("a plain line").expect("a puzzle");
            assert_eq!(
                entry.read(ParseOptions::default()).expect("a puzzle").grid,
                grid
            );
        } else {
            let _ = fast.entry(line);
            if let Ok(Some(entry)) = entry {
                let _ = entry.read(ParseOptions::default());
                let _ = entry.find(ParseOptions::default());
            }
        }
        assert_eq!(fast, slow, "both have read the same lines");
    }
}

/// Definitions of experiments, as JSON and as TOML.
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

/// The records of experiments: a row that is one reads the same when it is written. The first line is the header, or
/// else the rows have the fixed columns.
///
/// # Panics
///
/// If the target fails.
pub fn read_record(data: &[u8]) {
    let text = text(data);
    let schema = schema_of(&text);
    for row in text.lines() {
        if let Ok(record) = schema.read(row) {
            let mut written = Vec::new();
            schema.write(&record, &mut written);
            let written = String::from_utf8(written).expect("texts and numbers");
            assert_eq!(schema.read(written.trim_end_matches('\n')), Ok(record));
        }
    }
}

/// The columns that the first line lists, or else the fixed ones.
fn schema_of(text: &str) -> RecordSchema {
    let header = text.lines().next().and_then(RecordSchema::of_header);
    header.unwrap_or_else(RecordSchema::fixed)
}

/// Setups as text: one that can be read reads the same when it is written, and starting it does not panic.
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

/// Complete solvers count the same solutions, up to two, of a puzzle that bytes describe: pairs of a cell and a digit.
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
        let before = grid.get(cell);
        grid.set(cell, digit);
        if grid.has_clash() {
            grid.set(cell, before);
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

    /// Runs every target on this number of inputs from a seed.
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
        let count = |name, valid: fn(&str) -> bool| {
            let inputs = corpus(name, 1).take(300);
            let valid = inputs
                .filter(|input| str::from_utf8(input).is_ok_and(valid))
                .count();
            assert!(
                (5..295).contains(&valid),
                "{name}: {valid} of 300 are valid"
            );
        };
        count("parse", |text| parse(text, ParseOptions::default()).is_ok());
        count("find", |text| find(text, ParseOptions::default()).is_ok());
        count("definitions", |text| {
            Definition::from_json(text).is_ok() || toml::from_str::<Definition>(text).is_ok()
        });
        count("records", |text| {
            let schema = schema_of(text);
            text.lines().any(|row| schema.read(row).is_ok())
        });
        count("setups", |text| text.parse::<Setup>().is_ok());
    }
}
