//! A complete experiment as one file: `pack` and `unpack`.

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::temp_dir::{TempDir, experiment_dir};

/// A directory with a study of its experiment in `study.json`.
fn packed(name: &str) -> TempDir {
    let dir = experiment_dir(name);
    dir.run_ok("experiment @all.toml --out @out");
    dir.run_ok("pack @out --title Two --output @study.json");
    dir
}

/// A change of a text.
type Change = fn(&str) -> String;

fn sha256(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Changes the text of a file of the study, with all digests of the study if `with_digests`.
fn change(dir: &TempDir, name: &str, with_digests: bool, change: impl Fn(&str) -> String) {
    let mut study: Value = serde_json::from_str(&dir.read("study.json")).expect("JSON");
    let files = study["files"].as_array_mut().expect("files");
    let file = files.iter_mut().find(|file| file["name"] == name);
    let file = file.expect("the file");
    let text = change(file["text"].as_str().expect("a text"));
    if with_digests {
        file["sha256"] = json!(sha256(&text));
    }
    file["text"] = json!(text);
    let line = |file: &Value| {
        let text = |key: &str| file[key].as_str().expect("a text").to_owned();
        format!("{}  {}\n", text("sha256"), text("name"))
    };
    let list: String = files.iter().map(line).collect();
    study["sha256"] = json!(sha256(&list));
    dir.write("study.json", &study.to_string());
}

#[test]
fn a_study_has_all_files_and_unpacks_to_the_same_records() {
    let dir = packed("study");
    let said = dir.run_ok("unpack @study.json --out @again");
    assert!(said.contains("20 runs of “Two”"), "{said}");
    assert!(
        said.contains("The report follows from the records."),
        "{said}"
    );
    for name in ["definition.toml", "plan.json", "records-1-of-1.csv"] {
        assert_eq!(
            dir.read(&format!("again/{name}")),
            dir.read(&format!("out/{name}"))
        );
    }
    assert_eq!(dir.run_ok("report @again"), dir.run_ok("report @out"));
    assert!(
        dir.run_ok("reproduce @again --runs all")
            .contains("runs were repeated, and all are equal")
    );
    // The digest does not depend on where and how often the study is packed.
    dir.remove("again/report.json");
    dir.run_ok("pack @again --title Other --output @other.json");
    let digest = |name: &str| {
        let study: Value = serde_json::from_str(&dir.read(name)).expect("JSON");
        study["sha256"].clone()
    };
    assert_eq!(digest("study.json"), digest("other.json"));
    // A directory with files is not overwritten.
    let output = dir.call("unpack @study.json --out @again");
    assert_eq!(output.status, 2);
    assert!(
        output.stderr.concat().contains("is not empty"),
        "{}",
        output.stderr.concat()
    );
}

#[test]
fn a_changed_study_is_refused_with_the_reason() {
    let forged = |text: &str| text.replacen("backtracking", "dancing-links", 1);
    let slower = |text: &str| text.replacen("\"runs\": 20", "\"runs\": 21", 1);
    let conflicting = |text: &str| {
        let row = text.lines().find(|row| row.contains(",solved,"));
        let row = row.expect("a solved run");
        text.replacen(row, &row.replacen(",solved,", ",stalled,", 1), 1)
    };
    let cases: [(&str, bool, Change, &str); 4] = [
        (
            "definition.toml",
            false,
            forged,
            "definition.toml differs from its digest",
        ),
        (
            "records-1-of-1.csv",
            false,
            conflicting,
            "records-1-of-1.csv differs from its digest",
        ),
        // Digests alone prove nothing about who made them: the records and the report are checked too.
        (
            "records-1-of-1.csv",
            true,
            conflicting,
            "the study is not verified",
        ),
        (
            "report.json",
            true,
            slower,
            "does not follow from its records",
        ),
    ];
    for (number, (name, with_digests, edit, message)) in cases.into_iter().enumerate() {
        let dir = packed(&format!("study-{number}"));
        change(&dir, name, with_digests, edit);
        let output = dir.call("unpack @study.json --out @again");
        assert_eq!(output.status, 2, "{name}: {}", output.stderr.concat());
        assert!(
            output.stderr.concat().contains(message),
            "{name}: {}",
            output.stderr.concat()
        );
    }
}

#[test]
fn only_studies_are_unpacked_and_only_complete_experiments_packed() {
    let dir = packed("study-kinds");
    let study = dir.read("study.json");
    let refused = |text: &str, message: &str| {
        dir.write("other.json", text);
        let output = dir.call("unpack @other.json --out @again");
        assert_eq!(output.status, 2, "{message}");
        assert!(
            output.stderr.concat().contains(message),
            "{}",
            output.stderr.concat()
        );
    };
    refused("{}", "it is not a study");
    refused(
        &study.replacen("sudoku-lab study", "other", 1),
        "its kind is \"other\"",
    );
    refused(
        &study.replacen("\"format\": 1", "\"format\": 2", 1),
        "its format is 2",
    );
    refused(
        &study.replacen("\"name\": \"plan.json\"", "\"name\": \"../plan.json\"", 1),
        "\"../plan.json\" is not the name of a file of a study",
    );
    let records = dir.read("out/records-1-of-1.csv");
    let (kept, _) = records.trim_end().rsplit_once('\n').expect("two lines");
    dir.write("out/records-1-of-1.csv", &format!("{kept}\n"));
    dir.remove("out/records-1-of-1.csv.sha256");
    let output = dir.call("pack @out --output @less.json");
    assert_eq!(output.status, 2);
    assert!(
        output
            .stderr
            .concat()
            .contains("19 of 20 runs are recorded"),
        "{}",
        output.stderr.concat()
    );
}
