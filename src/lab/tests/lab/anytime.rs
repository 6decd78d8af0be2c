//! Reports on the anytime performance of contestants.

use crate::common::{EASY, rows};
use crate::temp_dir::TempDir;

/// A directory with the records of two contestants with traces.
fn traced_records(name: &str, records: &str) -> TempDir {
    let dir = traced_definition(name, records);
    dir.run_ok("experiment @traced.toml --out @out");
    dir
}

/// A directory with the definition of these records.
fn traced_definition(name: &str, records: &str) -> TempDir {
    let dir = TempDir::new(name);
    let other = EASY.replacen('7', ".", 1);
    dir.write("some.txt", &format!("{EASY}\n{other}\n"));
    let definition = format!(
        "seeds = 3\n[budget]\nsteps = 300\n[records]\n{records}\n[[set]]\nfile = \"some.txt\"\n\
         [[contestant]]\nalgorithm = \"divide-and-concur\"\n[[contestant]]\nalgorithm = \"backtracking\"\n"
    );
    dir.write("traced.toml", &definition);
    dir
}

/// The field of the first row with these values of the columns `contestant`, `view`, `unit` and `target`.
fn value(csv: &str, key: [&str; 4]) -> f64 {
    let columns = ["contestant", "view", "unit", "target"];
    let rows = rows(csv);
    let row = rows.iter().find(|row| {
        columns
            .iter()
            .zip(key)
            .all(|(column, value)| row[*column] == value)
    });
    let row = row.unwrap_or_else(|| panic!("{key:?}: {csv}"));
    row["value"].parse().expect("a number")
}

#[test]
fn the_expected_running_time_follows_from_the_records() {
    let dir = traced_records("anytime", "traces = 2048");
    let csv = dir.run_ok("report @out --anytime --format csv");
    let records = rows(&dir.read("out/records-1-of-1.csv"));
    for contestant in ["divide-and-concur", "backtracking"] {
        let own = || records.iter().filter(|row| row["contestant"] == contestant);
        let number = |text: &str| text.parse::<f64>().expect("a number");
        let sum: f64 = own().map(|row| number(&row["steps"]) + 1.0).sum();
        let solved = own().filter(|row| row["outcome"] == "solved").count();
        let solved = number(&solved.to_string());
        let expected = value(&csv, [contestant, "ert", "evaluations", "0"]);
        assert!(
            (expected - sum / solved).abs() < 1e-9,
            "{contestant}: {expected} {sum} {solved}"
        );
        let micros: f64 = own().map(|row| number(&row["micros"])).sum();
        let expected = value(&csv, [contestant, "ert", "micros", "0"]);
        assert!(
            (expected - micros / solved).abs() < 1e-6,
            "{contestant}: {expected}"
        );
    }
    let text = dir.run_ok("report @out --anytime --targets 0,5 --budgets 10,100");
    for part in ["## Conflicts left", "## Cells left", "| 5 |", "| 100 |"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let json = dir.run_ok("report @out --anytime --format json");
    let data: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(
        data["groups"][1]["contestants"][0]["contestant"],
        "backtracking"
    );
}

#[test]
fn the_anytime_report_states_the_setup_and_the_machine() {
    let dir = traced_records("anytime-setup", "traces = 100");
    let set_load = |load: &str| {
        let call = format!(
            "{{\"version\":\"1\",\"platform\":\"linux x86_64\",\"processor\":null,\"cores\":4,\"jobs\":4,\"load\":{load}}}\n"
        );
        dir.write("out/environment-1-of-1.jsonl", &call);
    };
    let sections = |arguments: &str| {
        let text = dir.run_ok(arguments);
        let at = text.find("\n## Setup\n");
        text[at.unwrap_or_else(|| panic!("{text}"))..].to_owned()
    };
    set_load("0.60");
    let text = sections("report @out --anytime");
    assert_eq!(text, sections("report @out"));
    for part in [
        "- Limits of a run: 300 steps.",
        "- Seeds: 1 to 3;",
        "- Traces: at most 100 samples per run.",
        "## Environment",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    set_load("9.00");
    let text = sections("report @out --anytime");
    let warning = "**The load (9.00) and the parallel runs together exceed the cores";
    assert!(text.contains(warning), "{text}");
    let json = dir.run_ok("report @out --anytime --format json");
    let data: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(data["definition"]["budget"]["steps"], 300);
    assert_eq!(data["definition"]["seeds"], 3);
    assert_eq!(data["records"]["complete"], true);
    assert_eq!(data["environments"][0]["jobs"], 4);
    let contestant = &data["groups"][1]["contestants"][0];
    assert_eq!(contestant["contestant"], "backtracking");
    assert_eq!(contestant["restartsIndependent"], false);
    assert!(contestant["evaluationBudgets"][0]["stopped"].is_boolean());
}

#[test]
fn the_anytime_report_says_that_it_evaluates_the_first_block() {
    let sentence = "This report evaluates the first of 2 blocks.\n";
    let repeated = traced_records("anytime-first-block", "traces = 100\nblocks = 2");
    let text = repeated.run_ok("report @out --anytime");
    assert!(text.contains(sentence), "{text}");
    assert!(
        text.contains("- Blocks: each run was made 2 times, once per block; these runs differ only in their times.\n"),
        "{text}"
    );
    let single = traced_records("anytime-one-block", "traces = 100");
    let text = single.run_ok("report @out --anytime");
    assert!(!text.contains("block"), "{text}");
}

#[test]
fn figures_and_files_for_ioh_are_written() {
    let dir = traced_records("anytime-files", "traces = 100");
    dir.run_ok("report @out --anytime --figures @drawn --ioh @ioh");
    assert!(
        dir.read("drawn/conflicts-left-ecdf-time.svg")
            .starts_with("<svg")
    );
    let index = dir.read("ioh/1-divide-and-concur/IOHprofiler_f1_some.json");
    let data: serde_json::Value = serde_json::from_str(&index).expect("JSON");
    let scenario = &data["scenarios"][0];
    let runs = scenario["runs"].as_array().expect("runs");
    let path = scenario["path"].as_str().expect("a path");
    let text = dir.read(&format!("ioh/1-divide-and-concur/{path}"));
    assert_eq!(
        text.matches("evaluations raw_y\n1 ").count(),
        runs.len(),
        "{text}"
    );
    assert_eq!(runs.len(), 6);
}

#[test]
fn blocks_and_shards_do_not_change_the_report() {
    let one = traced_records("anytime-one", "traces = 100");
    let report = |dir: &TempDir| {
        let csv = dir.run_ok("report @out --anytime --format csv");
        let lines = csv.lines().filter(|line| !line.contains(",micros,"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let expected = report(&one);
    let blocks = traced_records("anytime-blocks", "traces = 100\nblocks = 3");
    assert_eq!(report(&blocks), expected);
    // More than nine shards: their files are not read in the order of their numbers.
    let shards = traced_definition("anytime-shards", "traces = 100");
    for shard in 1..=11 {
        shards.run_ok(&format!(
            "experiment @traced.toml --out @out --shard {shard}/11"
        ));
    }
    assert_eq!(report(&shards), expected);
    let export = |dir: &TempDir| {
        dir.run_ok("report @out --anytime --ioh @ioh");
        let folder = "ioh/1-divide-and-concur";
        [
            "IOHprofiler_f1_some.json",
            "data_f1_some/IOHprofiler_f1_DIM81.dat",
        ]
        .map(|file| dir.read(&format!("{folder}/{file}")))
    };
    let expected = export(&one);
    assert_eq!(export(&blocks), expected);
    assert_eq!(export(&shards), expected);
}

#[test]
fn traces_that_are_missing_or_damaged_are_reported() {
    let dir = traced_records("anytime-damage", "traces = 100");
    for (arguments, message) in [
        (
            "report @out --format csv",
            "--format csv is possible with --anytime only",
        ),
        ("report @out --targets 1", "--anytime"),
        (
            "report @out --anytime --targets 1,x",
            "expected numbers from 0",
        ),
    ] {
        let output = dir.call(arguments);
        let stderr = output.stderr.join("\n");
        assert_eq!(output.status, 2, "{stderr}");
        assert!(stderr.contains(message), "{stderr}");
    }
    let file = "out/traces-1-of-1.csv";
    let text = dir.read(file);
    let cut: String = text.split_inclusive('\n').take(30).collect();
    for (damaged, message) in [
        (
            text.replacen(",series.", ",series.un", 1),
            "line 1: it is not the header",
        ),
        (
            text.replacen("\n0,", "\n0,x", 1),
            "line 2: “x0” is not a number",
        ),
        (cut, "differs from its digest"),
        (
            text.replacen("\n0,", "\n1,", 1).replacen("\n0,", "\n1,", 1),
            "a sample of task 0, which",
        ),
    ] {
        dir.write(file, &damaged);
        let output = dir.call("report @out --anytime");
        let stderr = output.stderr.join("\n");
        assert_eq!(output.status, 2, "{stderr}");
        assert!(stderr.contains(message), "{stderr}");
    }
    let without = traced_records("anytime-none", "");
    let output = without.call("report @out --anytime");
    assert!(
        output.stderr.join("\n").contains("has no traces"),
        "{:?}",
        output.stderr
    );
}
