//! Runs that are repeated from their records.

use crate::temp_dir::{TempDir, experiment_dir};

const RECORDS_FILE: &str = "out/records-1-of-1.csv";

/// A temporary directory in which the experiment `all.toml` has been run, without the files that its sets name.
fn run_experiment(name: &str) -> TempDir {
    let dir = experiment_dir(name);
    dir.run_ok("experiment @all.toml --out @out");
    for file in ["some.csv", "small.txt", "all.toml"] {
        dir.remove(file);
    }
    dir
}

/// Replaces the records and removes their digest, which would reveal the change.
fn alter(dir: &TempDir, change: impl Fn(&str) -> String) {
    let text = dir.read(RECORDS_FILE);
    let lines = text.lines().map(change);
    dir.write(
        RECORDS_FILE,
        &lines.map(|line| line + "\n").collect::<String>(),
    );
    dir.remove(&format!("{RECORDS_FILE}.sha256"));
}

#[test]
fn all_runs_are_reproduced_from_their_records_alone() {
    let dir = run_experiment("reproduce");
    for jobs in [1, 3] {
        assert_eq!(
            dir.run_ok(&format!("reproduce @out --runs all --jobs {jobs}")),
            "20 records in 1 file are intact.\n\
             20 runs were repeated, and all are equal to their records, except for times and memory.\n"
        );
    }
    let some = dir.run_ok("reproduce @out --runs 7 --seed 2");
    assert!(some.contains("\n7 runs were repeated"), "{some}");
}

#[test]
fn a_count_that_was_altered_is_found_and_a_time_is_not_compared() {
    let dir = run_experiment("reproduce-altered");
    // The column of times; every value is possible.
    alter(&dir, |line| {
        let mut fields: Vec<_> = line.split(',').map(str::to_owned).collect();
        if fields[13].parse::<u64>().is_ok() {
            fields[13] = "123456".to_owned();
        }
        fields.join(",")
    });
    dir.run_ok("reproduce @out --runs all");
    // One step more in a run of `general`: the checks of records accept it.
    let is_general = |line: &str| line.starts_with("4,some,3,");
    assert!(dir.read(RECORDS_FILE).lines().any(is_general));
    alter_field(&dir, is_general, 8, |steps| steps + 1);
    let output = dir.call("reproduce @out --runs all");
    assert_eq!(output.status, 2, "{:?}", output.stderr);
    let message = output.stderr.join("\n");
    assert!(
        message.contains("1 of 20 repeated runs differ from their records"),
        "{message}"
    );
    assert!(
        message.contains("run 4 (general, some, line 3, seed 8): steps: "),
        "{message}"
    );
    assert_eq!(output.stdout, "");
}

/// Changes a number in a line of the records.
fn alter_field(
    dir: &TempDir,
    is_line: impl Fn(&str) -> bool,
    field: usize,
    change: impl Fn(u64) -> u64,
) {
    let text = dir.read(RECORDS_FILE);
    let lines = text.lines().map(|line| {
        let mut fields: Vec<_> = line.split(',').map(str::to_owned).collect();
        if is_line(line) {
            let value = fields[field].parse().expect("a number");
            fields[field] = change(value).to_string();
        }
        fields.join(",") + "\n"
    });
    let altered: String = lines.collect();
    assert_ne!(altered, text);
    dir.write(RECORDS_FILE, &altered);
}

#[test]
fn damaged_or_missing_records_are_reported_before_any_run() {
    let dir = run_experiment("reproduce-damaged");
    alter_field(&dir, |line| line.starts_with("4,"), 8, |steps| steps + 1);
    let output = dir.call("reproduce @out");
    assert_eq!(output.status, 2);
    let message = output.stderr.join("\n");
    assert!(message.contains("no run was repeated"), "{message}");
    assert!(message.contains("differs from its digest"), "{message}");
    let empty = dir.call("reproduce @nowhere");
    assert_eq!(empty.status, 2);
    assert!(empty.stderr[0].contains("nowhere"), "{:?}", empty.stderr);
    for (runs, fault) in [("0", "whole number from 1"), ("some", "or all")] {
        let output = dir.call(&format!("reproduce @out --runs {runs}"));
        assert_eq!(output.status, 2);
        assert!(output.stderr[0].contains(fault), "{:?}", output.stderr);
    }
}
