//! Open columns and traces of experiments.

use sudoku_solvers::SOLVERS;

use crate::common::{EASY, call};
use crate::place::{Place, prepared};

const RECORDS: &str = "out/records-1-of-1.csv";
const TRACES: &str = "out/traces-1-of-1.csv";

/// The rows of a CSV file, as pairs of columns and fields.
fn rows(text: &str) -> Vec<Vec<(&str, &str)>> {
    let mut lines = text.lines();
    let header = lines.next().expect("a header");
    lines
        .map(|line| {
            let names = header.split(',');
            assert_eq!(names.clone().count(), line.split(',').count(), "{line}");
            names.zip(line.split(',')).collect()
        })
        .collect()
}

/// The field of a row in a column.
fn field<'a>(row: &[(&str, &'a str)], column: &str) -> &'a str {
    let mut fields = row.iter().filter(|(name, _)| *name == column);
    fields.next().expect(column).1
}

/// The text of records as an earlier version wrote it: without counters.
fn fixed_columns(text: &str) -> String {
    let fixed = |line: &str| line.split(',').take(15).collect::<Vec<_>>().join(",") + "\n";
    text.lines().map(fixed).collect()
}

#[test]
fn every_declared_counter_has_a_column_with_the_value_of_solve() {
    let place = prepared("counters");
    place.done("experiment @all.toml --out @out");
    let records = place.read(RECORDS);
    let records = rows(&records);
    let called = call(
        "solve --algorithm ga --param population=20 --seed 3 --max-steps 200 --counters -",
        EASY,
    );
    let solved = rows(&called.stdout).remove(0);
    let counters: Vec<_> = (solved.iter().skip(12).copied())
        .filter(|(_, value)| !value.is_empty())
        .collect();
    assert!(!counters.is_empty());
    for (id, value) in counters {
        let column = format!("counter.{id}");
        assert_eq!(field(&records[1], &column), value, "{column}");
        // Backtracking counts nothing of the kind, and an invalid puzzle has no run.
        assert_eq!(field(&records[0], &column), "", "{column}");
        assert_eq!(field(&records[6], "outcome"), "invalid");
        assert_eq!(field(&records[6], &column), "", "{column}");
    }
}

#[test]
fn records_of_an_earlier_version_are_reported_and_continued_without_counters() {
    let place = prepared("earlier");
    place.done("experiment @all.toml --out @out");
    let whole = fixed_columns(&place.read(RECORDS));
    let half = whole
        .lines()
        .take(11)
        .fold(String::new(), |all, line| all + line + "\n");
    place.remove("out/records-1-of-1.csv.sha256");
    place.write(RECORDS, &half);
    assert!(place.done("report @out").contains("10 of 20 runs"));
    place.done("experiment @all.toml --out @out");
    let again = place.read(RECORDS);
    assert_eq!(again[..half.len()], half);
    let timeless = |text: &str| -> Vec<String> {
        let rows = rows(text).into_iter();
        rows.map(|row| format!("{:?}", [&row[..13], &row[14..]].concat()))
            .collect()
    };
    assert_eq!(timeless(&again), timeless(&whole));
    place.done("report @out");
}

#[test]
fn records_with_other_counters_are_refused() {
    let place = prepared("other-counters");
    place.done("experiment @all.toml --out @out");
    let records = place.read(RECORDS);
    place.remove("out/records-1-of-1.csv.sha256");
    place.write(RECORDS, &records.replacen(",counter.", ",counter.un", 1));
    for arguments in ["experiment @all.toml --out @out", "report @out"] {
        let called = place.call(arguments);
        let said = called.stderr.join("\n");
        assert_eq!(called.status, 2, "{said}");
        assert!(
            said.contains("line 1: its counters are not those"),
            "{said}"
        );
    }
}

#[test]
fn a_report_can_measure_any_counter_of_a_contestant() {
    let place = prepared("measure");
    place.done("experiment @all.toml --out @out");
    let text = place.done("report @out --measure backtracks --figures @drawn");
    assert!(text.contains("mean backtracks of the solved"), "{text}");
    assert!(place.read("drawn/strip.svg").contains("backtracks"));
    let json = place.done("report @out --measure backtracks --format json");
    let data: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(data["measure"], "backtracks");
    for (measure, said) in [
        ("flips", "no contestant counts flips; there are backtracks,"),
        ("colour", "expected time, steps, nodes or another counter"),
    ] {
        let called = place.call(&format!("report @out --measure {measure}"));
        let stderr = called.stderr.join("\n");
        assert_eq!(called.status, 2, "{measure}");
        assert!(stderr.contains(said), "{stderr}");
    }
}

/// A definition of two tasks on each of four puzzles, with traces of at most 5 samples.
fn traced(name: &str) -> Place {
    let place = prepared(name);
    let definition = "[budget]\nsteps = 50\n[records]\ntraces = 5\n[[set]]\nfile = \"some.csv\"\n\
        [[contestant]]\nalgorithm = \"annealing\"\n[[contestant]]\nalgorithm = \"backtracking\"\n";
    place.write("traced.toml", definition);
    place
}

#[test]
fn traces_have_the_declared_series_of_each_run() {
    let place = traced("traces");
    place.done("experiment @traced.toml --out @out --jobs 2");
    let (records, traces) = (place.read(RECORDS), place.read(TRACES));
    let traces = rows(&traces);
    for record in rows(&records) {
        let task = field(&record, "task");
        let samples: Vec<_> = traces
            .iter()
            .filter(|row| row[0] == ("task", task))
            .collect();
        if field(&record, "outcome") == "invalid" {
            assert!(samples.is_empty(), "{task}");
            continue;
        }
        assert!(
            (2..=5).contains(&samples.len()),
            "{} samples",
            samples.len()
        );
        assert_eq!(field(samples[0], "step"), "0");
        assert_eq!(
            field(samples[samples.len() - 1], "step"),
            field(&record, "steps")
        );
        let id = field(&record, "contestant");
        let solver = SOLVERS.iter().find(|solver| solver.info().id == id);
        let series = solver.expect("a solver").series();
        assert!(!series.is_empty());
        for one in series {
            field(samples[0], &format!("series.{}", one.id));
        }
        let values = samples[0][2..]
            .iter()
            .filter(|(_, value)| !value.is_empty());
        assert!((1..=series.len()).contains(&values.count()), "{samples:?}");
    }
}

#[test]
fn traces_are_resumed_with_their_records() {
    let place = traced("resumed-traces");
    place.done("experiment @traced.toml --out @out");
    let (records, traces) = (place.read(RECORDS), place.read(TRACES));
    let digest = place.read("out/traces-1-of-1.csv.sha256");
    // Interrupted after the traces of later tasks than the last record, in the middle of a line.
    let cut = records.match_indices('\n').nth(4).expect("five lines").0 + 1;
    place.write(RECORDS, &records[..cut]);
    place.write(TRACES, &traces[..traces.len() - 3]);
    place.remove("out/records-1-of-1.csv.sha256");
    place.remove("out/traces-1-of-1.csv.sha256");
    place.done("experiment @traced.toml --out @out");
    assert_eq!(place.read(TRACES), traces);
    assert_eq!(place.read("out/traces-1-of-1.csv.sha256"), digest);
    place.remove(TRACES);
    let called = place.call("experiment @traced.toml --out @out");
    let said = called.stderr.join("\n");
    assert_eq!(called.status, 2);
    assert!(
        said.contains("the traces of the recorded runs are missing"),
        "{said}"
    );
    place.write(
        "few.toml",
        &place
            .read("traced.toml")
            .replace("= 5\n[[set", "= 1\n[[set"),
    );
    let called = place.call("experiment @few.toml --out @few");
    let said = called.stderr.join("\n");
    assert!(
        said.contains("records.traces: 1 samples, where 2 to 2048"),
        "{said}"
    );
}
