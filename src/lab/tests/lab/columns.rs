//! Open columns and traces of experiments.

use sudoku_solvers::SOLVERS;

use crate::common::{EASY, call};
use crate::temp_dir::{TempDir, experiment_dir};

const RECORDS_FILE: &str = "out/records-1-of-1.csv";
const TRACES_FILE: &str = "out/traces-1-of-1.csv";

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
    let first_fields = |line: &str| line.split(',').take(15).collect::<Vec<_>>().join(",") + "\n";
    text.lines().map(first_fields).collect()
}

#[test]
fn every_declared_counter_has_a_column_with_the_value_of_solve() {
    let dir = experiment_dir("counters");
    dir.run_ok("experiment @all.toml --out @out");
    let records = dir.read(RECORDS_FILE);
    let records = rows(&records);
    let output = call(
        "solve --algorithm ga --param population=20 --seed 3 --max-steps 200 --counters -",
        EASY,
    );
    let solve_row = rows(&output.stdout).remove(0);
    let counters: Vec<_> = (solve_row.iter().skip(12).copied())
        .filter(|(_, value)| !value.is_empty())
        .collect();
    assert!(!counters.is_empty());
    for (id, value) in counters {
        let column = format!("counter.{id}");
        assert_eq!(field(&records[1], &column), value, "{column}");
        // Backtracking does not declare this counter, and an invalid puzzle has no run.
        assert_eq!(field(&records[0], &column), "", "{column}");
        assert_eq!(field(&records[6], "outcome"), "invalid");
        assert_eq!(field(&records[6], &column), "", "{column}");
    }
}

#[test]
fn records_of_an_earlier_version_are_reported_and_continued_without_counters() {
    let dir = experiment_dir("earlier");
    dir.run_ok("experiment @all.toml --out @out");
    let full_columns = fixed_columns(&dir.read(RECORDS_FILE));
    let first_half = full_columns
        .lines()
        .take(11)
        .fold(String::new(), |all, line| all + line + "\n");
    dir.remove("out/records-1-of-1.csv.sha256");
    dir.write(RECORDS_FILE, &first_half);
    assert!(dir.run_ok("report @out").contains("10 of 20 runs"));
    dir.run_ok("experiment @all.toml --out @out");
    let resumed_records = dir.read(RECORDS_FILE);
    assert_eq!(resumed_records[..first_half.len()], first_half);
    let without_times = |text: &str| -> Vec<String> {
        let rows = rows(text).into_iter();
        rows.map(|row| format!("{:?}", [&row[..13], &row[14..]].concat()))
            .collect()
    };
    assert_eq!(
        without_times(&resumed_records),
        without_times(&full_columns)
    );
    dir.run_ok("report @out");
}

#[test]
fn records_with_other_counters_are_refused() {
    let dir = experiment_dir("other-counters");
    dir.run_ok("experiment @all.toml --out @out");
    let records = dir.read(RECORDS_FILE);
    dir.remove("out/records-1-of-1.csv.sha256");
    dir.write(
        RECORDS_FILE,
        &records.replacen(",counter.", ",counter.un", 1),
    );
    for arguments in ["experiment @all.toml --out @out", "report @out"] {
        let output = dir.call(arguments);
        let message = output.stderr.join("\n");
        assert_eq!(output.status, 2, "{message}");
        assert!(
            message.contains("line 1: the counters are not those"),
            "{message}"
        );
    }
}

#[test]
fn a_report_can_measure_any_counter_of_a_contestant() {
    let dir = experiment_dir("measure");
    dir.run_ok("experiment @all.toml --out @out");
    let text = dir.run_ok("report @out --measure backtracks --figures @drawn");
    assert!(text.contains("mean backtracks of solved runs"), "{text}");
    assert!(dir.read("drawn/strip.svg").contains("backtracks"));
    let json = dir.run_ok("report @out --measure backtracks --format json");
    let data: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(data["measure"], "backtracks");
    for (measure, message) in [
        (
            "flips",
            "no contestant has the counter flips; available counters: backtracks,",
        ),
        ("colour", "expected time, steps, nodes or another counter"),
    ] {
        let output = dir.call(&format!("report @out --measure {measure}"));
        let stderr = output.stderr.join("\n");
        assert_eq!(output.status, 2, "{measure}");
        assert!(stderr.contains(message), "{stderr}");
    }
}

/// A directory with the definition of an experiment of two tasks on each of four puzzles, with traces of at most 5
/// samples.
fn traced_experiment(name: &str) -> TempDir {
    let dir = experiment_dir(name);
    let definition = "[budget]\nsteps = 50\n[records]\ntraces = 5\n[[set]]\nfile = \"some.csv\"\n\
        [[contestant]]\nalgorithm = \"annealing\"\n[[contestant]]\nalgorithm = \"backtracking\"\n";
    dir.write("traced.toml", definition);
    dir
}

#[test]
fn traces_have_the_declared_series_of_each_run() {
    let dir = traced_experiment("traces");
    dir.run_ok("experiment @traced.toml --out @out --jobs 2");
    let (records, traces) = (dir.read(RECORDS_FILE), dir.read(TRACES_FILE));
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
    let dir = traced_experiment("resumed-traces");
    dir.run_ok("experiment @traced.toml --out @out");
    let (records, traces) = (dir.read(RECORDS_FILE), dir.read(TRACES_FILE));
    let digest = dir.read("out/traces-1-of-1.csv.sha256");
    // The experiment is interrupted in the middle of a line of traces, after the traces of tasks without a record.
    let kept_bytes = records.match_indices('\n').nth(4).expect("five lines").0 + 1;
    dir.write(RECORDS_FILE, &records[..kept_bytes]);
    dir.write(TRACES_FILE, &traces[..traces.len() - 3]);
    dir.remove("out/records-1-of-1.csv.sha256");
    dir.remove("out/traces-1-of-1.csv.sha256");
    dir.run_ok("experiment @traced.toml --out @out");
    assert_eq!(dir.read(TRACES_FILE), traces);
    assert_eq!(dir.read("out/traces-1-of-1.csv.sha256"), digest);
    dir.remove(TRACES_FILE);
    let output = dir.call("experiment @traced.toml --out @out");
    let message = output.stderr.join("\n");
    assert_eq!(output.status, 2);
    assert!(
        message.contains("the traces of the recorded runs are missing"),
        "{message}"
    );
    dir.write(
        "few.toml",
        &dir.read("traced.toml").replace("= 5\n[[set", "= 1\n[[set"),
    );
    let output = dir.call("experiment @few.toml --out @few");
    let message = output.stderr.join("\n");
    assert!(
        message.contains("records.traces: expected 2 to 2048 samples"),
        "{message}"
    );
}
