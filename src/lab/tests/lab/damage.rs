//! Damaged records: `report` and a resumed `experiment` report the wrong lines and fail.

use sudoku_experiment::{
    Definition, RecordAudit, RecordLocation, RecordProblem, Shard, ShardCursor,
};
use sudoku_solvers::SOLVERS;

use crate::common::EASY;
use crate::temp_dir::{TempDir, experiment_dir};

const RECORDS_FILE: &str = "out/records-1-of-1.csv";
const DIGEST_FILE: &str = "out/records-1-of-1.csv.sha256";

/// A temporary directory in which the experiment `all.toml` has been run, with its records in `out`, and the text
/// of the record file.
fn run_experiment(name: &str) -> (TempDir, String) {
    let dir = experiment_dir(name);
    dir.run_ok("experiment @all.toml --out @out");
    let text = dir.read(RECORDS_FILE);
    (dir, text)
}

/// The text with one line changed; lines count from 1.
fn with_line(text: &str, number: usize, change: impl Fn(&str) -> String) -> String {
    let lines = text.split_inclusive('\n').zip(1..);
    lines
        .map(|(line, line_number)| {
            if line_number == number {
                change(line)
            } else {
                line.to_owned()
            }
        })
        .collect()
}

/// The line with one field replaced; fields count from 0.
fn with_field(line: &str, field: usize, value: &str) -> String {
    let mut fields: Vec<_> = line.trim_end_matches('\n').split(',').collect();
    fields[field] = value;
    fields.join(",") + "\n"
}

const OUTCOME_FIELD: usize = 6;
const SOLUTIONS_FIELD: usize = 7;
const BACKTRACKS_FIELD: usize = 11;
const MICROS_FIELD: usize = 13;
const SOLUTION_FIELD: usize = 14;

/// Damaged texts, each with the expected message.
fn damaged_texts(text: &str) -> Vec<(String, &'static str)> {
    let lines: Vec<_> = text.split_inclusive('\n').collect();
    let unsolvable = |line: &str| {
        let line = with_field(line, OUTCOME_FIELD, "unsolvable");
        with_field(&with_field(&line, SOLUTIONS_FIELD, "0"), SOLUTION_FIELD, "")
    };
    let mut swapped_lines = lines.clone();
    swapped_lines.swap(8, 9);
    vec![
        // Line 2 is the record of `backtracking`, which did not solve the puzzle; lines 5 and 6 are the records of
        // `general`, which solved it.
        (
            with_line(text, 9, |_| String::new()),
            "records-1-of-1.csv: line 9: the record of task 7 is missing before this line",
        ),
        (
            with_line(text, 9, |line| line.repeat(2)),
            "line 10: task 7 comes after a later task: the record occurs twice or is out of order",
        ),
        (
            swapped_lines.concat(),
            "line 10: task 7 comes after a later task",
        ),
        (
            with_line(text, 5, unsolvable),
            "line 5: outcome: unsolvable, but records-1-of-1.csv, line 6, has a solution of this puzzle",
        ),
        (
            with_line(text, 2, unsolvable),
            "line 2: outcome: unsolvable, but records-1-of-1.csv, line 5, has a solution of this puzzle",
        ),
        (
            with_line(text, 5, |line| {
                with_field(line, OUTCOME_FIELD, "unsolvable")
            }),
            "line 5: solutions: expected 0 for the outcome unsolvable, found 1",
        ),
        (
            with_line(text, 5, |line| with_field(line, SOLUTIONS_FIELD, "99999")),
            "line 5: solutions: expected 1 for the outcome solved, found 99999",
        ),
        (
            with_line(text, 5, |line| {
                with_field(line, SOLUTION_FIELD, &"1".repeat(81))
            }),
            "line 5: solution: does not solve the puzzle: r1c1 is given as 5, not 1",
        ),
        (
            with_line(text, 5, |line| with_field(line, SOLUTION_FIELD, "")),
            "line 5: solution: missing, but the outcome is solved",
        ),
        (
            with_line(text, 2, |line| {
                with_field(line, BACKTRACKS_FIELD, "18446744073709551615")
            }),
            "line 2: backtracks: 18446744073709551615, but there are only",
        ),
        (
            with_line(text, 5, |line| with_field(line, MICROS_FIELD, "1e3")),
            "line 5: micros: “1e3” is not a number",
        ),
        (
            with_line(text, 5, |line| with_field(line, MICROS_FIELD, "007")),
            "line 5: a number is not in the format of a record",
        ),
        (
            with_line(text, 5, |line| line.replace('\n', "\r\n")),
            "line 5: counter.learned: “0\u{fffd}” is not a number",
        ),
        (
            with_line(text, 5, |line| line[..20].to_owned() + "\n"),
            "line 5: ",
        ),
        (text.repeat(2), "line 22: task: “task” is not a number"),
        (
            lines[1..].concat(),
            "line 1: this line is not the header of records",
        ),
    ]
}

#[test]
fn damaged_records_are_refused_with_their_line() {
    let (dir, text) = run_experiment("damage");
    dir.remove(DIGEST_FILE);
    for (damaged, message) in damaged_texts(&text) {
        dir.write(RECORDS_FILE, &damaged);
        for call in ["report @out", "experiment @all.toml --out @out"] {
            let output = dir.call(call);
            let stderr = output.stderr.join("\n");
            assert_eq!(
                (output.status, &*output.stdout),
                (2, ""),
                "{message}\n{stderr}"
            );
            assert!(stderr.contains(message), "{message}\n{stderr}");
        }
        assert_eq!(dir.read(RECORDS_FILE), damaged, "nothing was run");
        let report = dir.run_ok("report @out --allow-damaged");
        assert!(report.starts_with("**Damaged records: "), "{report}");
        assert!(report.contains(message), "{message}\n{report}");
    }
}

#[test]
fn allow_damaged_excludes_wrong_records() {
    let (dir, text) = run_experiment("allowed");
    let report = |damaged: &str| {
        dir.write(RECORDS_FILE, damaged);
        let json = dir.run_ok("report @out --allow-damaged --format json");
        let data: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        let first = json.lines().nth(1).expect("a line");
        assert!(first.contains("\"records\""), "{json}");
        (data["runs"].clone(), data["records"]["problems"].clone())
    };
    let (runs, problems) = report(&text);
    assert_eq!((runs, problems), (20.into(), serde_json::json!([])));
    let text_with_wrong_count = with_line(&text, 5, |line| with_field(line, SOLUTIONS_FIELD, "7"));
    let (runs, problems) = report(&text_with_wrong_count);
    assert_eq!(runs, 19);
    assert_eq!(
        problems.as_array().map(Vec::len),
        Some(2),
        "the line and the digest"
    );
    let text_with_gap = with_line(&text, 5, |_| String::new());
    assert_eq!(
        report(&text_with_gap).0,
        19,
        "the record after a gap is sound"
    );
}

#[test]
fn a_digest_detects_every_change_of_a_complete_shard() {
    let (dir, text) = run_experiment("digest");
    assert!(dir.run_ok("report @out").starts_with("20 runs"));
    let text_with_changed_time = with_line(&text, 2, |line| with_field(line, MICROS_FIELD, "1"));
    let truncated_text = text[..text.len() - 9].to_owned();
    let text_without_last_line =
        text[..=text[..text.len() - 1].rfind('\n').expect("lines")].to_owned();
    for damaged in [
        text_with_changed_time,
        truncated_text,
        text_without_last_line,
    ] {
        assert_ne!(damaged, text);
        dir.write(RECORDS_FILE, &damaged);
        for call in ["report @out", "experiment @all.toml --out @out"] {
            let output = dir.call(call);
            let stderr = output.stderr.join("\n");
            assert_eq!(output.status, 2, "{stderr}");
            assert!(stderr.contains("differs from its digest"), "{stderr}");
        }
    }
}

#[test]
fn an_unfinished_experiment_is_incomplete_and_not_damaged() {
    let (dir, text) = run_experiment("unfinished");
    dir.remove(DIGEST_FILE);
    let (line_ends, _): (Vec<_>, Vec<_>) = text.match_indices('\n').unzip();
    // The file has seven records and a part of the eighth.
    dir.write(RECORDS_FILE, &text[..line_ends[7] + 5]);
    let report = dir.run_ok("report @out");
    assert!(
        report.starts_with("**Incomplete: 7 of 20 runs are recorded.**\n\n7 runs on "),
        "{report}"
    );
    let json = dir.run_ok("report @out --format json");
    let data: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(
        (&data["records"]["complete"], &data["records"]["tasks"]),
        (&false.into(), &20.into())
    );
    dir.run_ok("experiment @all.toml --out @out");
    assert!(dir.run_ok("report @out").starts_with("20 runs on "));
    let digest = dir.read(DIGEST_FILE);
    assert!(
        digest.len() == 64 + 2 + "records-1-of-1.csv\n".len(),
        "{digest}"
    );
}

#[test]
fn directories_of_earlier_versions_are_reported_with_a_note() {
    let (dir, _) = run_experiment("earlier");
    dir.remove(DIGEST_FILE);
    dir.remove("out/plan.json");
    let report = dir.run_ok("report @out");
    assert!(
        report.starts_with("**20 runs are recorded; the total is unknown")
            && report.contains("\n\nNo digest: ")
            && report.contains("\n\n20 runs on 4 puzzles."),
        "{report}"
    );
    // After a resumption, the directory has all files of this version.
    dir.run_ok("experiment @all.toml --out @out");
    assert!(dir.run_ok("report @out").starts_with("20 runs"));
}

#[test]
fn a_changed_set_is_reported() {
    let (dir, _) = run_experiment("changed");
    let set = dir.read("small.txt");
    for (changed_text, message) in [
        (format!("{set}4...3...2...1...\n"), "a set has changed"),
        (
            set.replacen("..1.4", "..1.3", 1),
            "the record or the set was altered",
        ),
    ] {
        dir.write("small.txt", &changed_text);
        let output = dir.call("experiment @all.toml --out @out");
        let stderr = output.stderr.join("\n");
        assert!(
            output.status == 2 && stderr.contains(message),
            "{message}: {stderr}"
        );
    }
}

/// The problems that an audit of an unfinished shard finds without a digest.
fn audit(definition: &Definition, text: &str) -> Vec<RecordProblem> {
    let mut audit =
        RecordAudit::new(definition, Some(20), &sudoku_solvers::registry()).expect("a definition");
    let file = audit.add_file("records-1-of-1.csv");
    let schema = audit.schema().clone();
    let mut cursor = ShardCursor::new(Shard::WHOLE);
    for (number, row) in (1..).zip(text.lines()).skip(1) {
        let line = Some(number);
        audit.check(RecordLocation { file, line }, &schema, row, &mut cursor);
    }
    audit.finish().problems
}

/// Every field of every record is replaced by values of other records and by invalid values. Without a digest, only
/// changes to other possible counters, times and unsolved outcomes may go unnoticed; the digest detects those.
#[test]
fn a_changed_field_is_noticed_without_a_digest() {
    let (dir, text) = run_experiment("fields");
    let definition: Definition = toml::from_str(&dir.read("all.toml")).expect("a definition");
    assert_eq!(audit(&definition, &text), []);
    let rows: Vec<Vec<_>> = (text.lines().skip(1))
        .map(|row| row.split(',').collect())
        .collect();
    let mut noticed_count = 0;
    for (index, row) in rows.iter().enumerate() {
        for field in 0..row.len() {
            let mut values: Vec<_> = rows.iter().map(|other| other[field].to_owned()).collect();
            let invalid_values = [
                "",
                "x",
                "-1",
                "+1",
                "01",
                "99999999",
                "18446744073709551616",
                "1234",
            ];
            values.extend(invalid_values.map(str::to_owned));
            values.sort();
            values.dedup();
            for value in values.iter().filter(|value| **value != row[field]) {
                let changed_text =
                    with_line(&text, index + 2, |line| with_field(line, field, value));
                if !audit(&definition, &changed_text).is_empty() {
                    noticed_count += 1;
                    continue;
                }
                let is_number = value.parse::<u64>().is_ok();
                let is_possible = match field {
                    // Steps and counters within their ranges, conflicts of a grid that is not solved, times.
                    8..=11 | 13 | 15.. => is_number,
                    12 => is_number && row[OUTCOME_FIELD] != "solved",
                    // A run that ended without a solution might have ended by itself.
                    6 => row[OUTCOME_FIELD] == "steps" && value == "stalled",
                    // Another solution of a puzzle with several solutions.
                    14 => (rows.iter()).any(|other| other[3] == row[3] && other[14] == *value),
                    _ => false,
                };
                assert!(
                    is_possible,
                    "field {field}, “{}” → “{value}” in {row:?}",
                    row[field]
                );
            }
        }
    }
    assert!(noticed_count > 20 * 15 * 5, "{noticed_count}");
}

#[test]
fn undamaged_records_of_every_solver_pass_the_audit() {
    let dir = TempDir::new("sound");
    // The puzzles have one, several and no solutions; some solvers accept no other size than 9×9.
    let unsolvable = format!("12345678.........9{}", ".".repeat(63));
    let puzzles =
        format!("{EASY}\n{unsolvable}\n1...2...3...4...\n..1.4......2.3..\n123...4.........\n");
    dir.write("some.txt", &puzzles);
    let definition_start = "seeds = 2\n[budget]\nsteps = 60\n[[set]]\nfile = \"some.txt\"\n";
    let mut definition = definition_start.to_owned();
    let mut contestant_count = 0;
    for solver in SOLVERS {
        let id = solver.info().id;
        let presets = solver.presets().iter().map(|preset| Some(preset.id));
        for preset in presets.chain([None]) {
            let preset = preset.map_or(String::new(), |preset| format!("preset = \"{preset}\"\n"));
            let name = format!("name = \"{contestant_count}\"\n");
            definition.extend(["[[contestant]]\nalgorithm = \"", id, "\"\n", &name, &preset]);
            contestant_count += 1;
        }
    }
    assert!(contestant_count > 17, "{contestant_count}");
    dir.write("every.toml", &definition);
    for shard in ["1/3", "2/3", "3/3"] {
        dir.run_ok(&format!(
            "experiment @every.toml --out @out --shard {shard}"
        ));
    }
    let json = dir.run_ok("report @out --format json");
    let data: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(data["records"]["complete"], true);
    let summary_rows = data["rows"].as_array().expect("rows").iter();
    assert!(
        summary_rows
            .clone()
            .any(|row| row["solved"].as_u64() > Some(3))
    );
}
