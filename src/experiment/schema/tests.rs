use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use super::*;

#[test]
fn a_header_round_trips_and_other_headers_are_rejected() {
    let fixed_header = RecordSchema::fixed().header();
    assert_eq!(
        fixed_header,
        "task,set,line,puzzle,contestant,seed,outcome,solutions,steps,nodes,guesses,backtracks,conflicts,micros,solution"
    );
    let header = format!("{fixed_header},counter.flips,counter.sweeps");
    let schema = RecordSchema::of_header(&header).expect("a header");
    assert_eq!((schema.header(), schema.width()), (header.clone(), 17));
    assert_eq!(schema.column(14), "solution");
    assert_eq!(schema.column(16), "counter.sweeps");
    let with_resources = schema.with_resources(true);
    let header_with_resources = format!("{header},cpu_micros,peak_bytes");
    assert_eq!(with_resources.header(), header_with_resources);
    assert_eq!(
        RecordSchema::of_header(&header_with_resources),
        Some(with_resources.clone())
    );
    assert_eq!(with_resources.width(), 19);
    for wrong in [
        header.replace("seed,", ""),
        header.replace("counter.sweeps", "sweeps"),
        header.replace("sweeps", "flips"),
        header.replace("sweeps", ""),
        header.clone() + ",peak_bytes",
        header.clone() + ",cpu_micros,peak_bytes,counter.nets",
        "task".to_owned(),
    ] {
        assert_eq!(RecordSchema::of_header(&wrong), None, "{wrong}");
    }
}

#[test]
fn each_counter_and_series_has_one_column() {
    let registry = sudoku_solvers::registry();
    let contestants: Vec<_> = (registry.iter().chain(registry.iter()))
        .map(|algorithm| PreparedContestant {
            title: String::new(),
            algorithm,
            setup: algorithm.setup(),
            random: false,
            complete: false,
            own: false,
        })
        .collect();
    let (record_schema, trace_schema) = (
        RecordSchema::of(&contestants),
        TraceSchema::of(&contestants),
    );
    assert_eq!(
        RecordSchema::of_header(&record_schema.header()),
        Some(record_schema.clone())
    );
    for algorithm in registry.iter() {
        let places = CounterPlaces::new(&record_schema, algorithm);
        let mut counter_indices: Vec<_> =
            places.fixed.iter().chain(&places.open).flatten().collect();
        counter_indices.sort();
        let all_indices: Vec<_> = (0..algorithm.counters().len()).collect();
        assert!(
            counter_indices.into_iter().eq(&all_indices),
            "{}",
            algorithm.info().id
        );
        let mut series_indices: Vec<_> = trace_schema
            .places(algorithm)
            .into_iter()
            .flatten()
            .collect();
        series_indices.sort_unstable();
        assert!(series_indices.into_iter().eq(0..algorithm.series().len()));
    }
}

/// The schema as a module of Python.
fn python_module() -> String {
    let mut text = "\"\"\"The columns of records. Generated from `src/experiment/schema.rs`; a test compares them.\"\"\"\n\n\
        # Name, type of Arrow, whether a value can be missing.\nCOLUMNS = [\n"
        .to_owned();
    for ColumnSpec {
        name,
        kind,
        nullable,
    } in FIXED_COLUMNS
    {
        let kind = match kind {
            ColumnKind::Text => "string",
            ColumnKind::U32 => "uint32",
            ColumnKind::U64 => "uint64",
        };
        let nullable = if nullable { "True" } else { "False" };
        let _ = writeln!(text, "    (\"{name}\", \"{kind}\", {nullable}),");
    }
    let _ = writeln!(
        text,
        "]\n\n# Columns that begin with this follow: whole numbers that can be missing.\nCOUNTER_PREFIX = \"{COUNTER_PREFIX}\"\n\n\
         # The last column if runs are repeated in blocks: the number of the block, from 1.\nBLOCK_COLUMN = \"{BLOCK_COLUMN}\""
    );
    let names = RESOURCE_COLUMNS.map(|column| format!("\"{}\"", column.name));
    let _ = writeln!(
        text,
        "\n# The columns after those of counters, if the definition asks for them: whole numbers that can be missing.\nRESOURCE_COLUMNS = [{}]",
        names.join(", ")
    );
    text
}

/// The width of a line of TypeScript, at which the formatter breaks it.
const LINE_WIDTH: usize = 100;

/// The schema as a module of TypeScript.
fn typescript_module() -> String {
    let mut text = "/** The columns of records. Generated from `src/experiment/schema.rs`; a test compares them. */\n".to_owned();
    let mut list = |doc: &str, name: &str, wanted: &dyn Fn(&ColumnSpec) -> bool| {
        let names = FIXED_COLUMNS.iter().filter(|column| wanted(column));
        let names: Vec<_> = names.map(|column| format!("\"{}\"", column.name)).collect();
        let line = format!("export const {name} = [{}] as const;", names.join(", "));
        let _ = writeln!(text, "\n/** {doc} */");
        if line.len() <= LINE_WIDTH {
            let _ = writeln!(text, "{line}");
            return;
        }
        let _ = writeln!(text, "export const {name} = [");
        for name in names {
            let _ = writeln!(text, "  {name},");
        }
        text += "] as const;\n";
    };
    list("The columns of every record, in order.", "COLUMNS", &|_| {
        true
    });
    list(
        "The columns with a number that can be missing.",
        "FIGURES",
        &|column| column.nullable && column.kind != ColumnKind::Text,
    );
    list(
        "The columns of counters: the other counters have open columns.",
        "FIXED_COUNTERS",
        &|column| FIXED_COUNTERS.contains(&column.name),
    );
    let _ = writeln!(
        text,
        "\n/** The prefix of the name of an open column, which the id of its counter follows. */\nexport const COUNTER_PREFIX = \"{COUNTER_PREFIX}\";"
    );
    text
}

/// `SUDOKU_GOLDEN=write cargo test -p sudoku-experiment generated` writes the files.
#[test]
fn generated_readers_follow_the_schema() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (file, text) in [
        ("../../engine/columns.py", python_module()),
        ("../../pkg/src/experiment/schema.ts", typescript_module()),
    ] {
        let path = folder.join(file);
        if std::env::var("SUDOKU_GOLDEN").is_ok_and(|wish| wish == "write") {
            fs::write(&path, &text).expect("it can be written");
        }
        let file_text = fs::read_to_string(&path).expect("it is there");
        assert_eq!(file_text, text, "{file}");
    }
}
