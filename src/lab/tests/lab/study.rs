//! A complete experiment as one file: `pack` and `unpack`.

use std::fmt::Write as _;
use std::fs;

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

/// The study in a file.
fn study_of(dir: &TempDir, name: &str) -> Value {
    serde_json::from_str(&dir.read(name)).expect("JSON")
}

/// Sets the digest of a study to that of its list of files.
fn sign(study: &mut Value) {
    let line = |file: &Value| {
        let text = |key: &str| file[key].as_str().expect("a text").to_owned();
        format!("{}  {}\n", text("sha256"), text("name"))
    };
    let files = study["files"].as_array().expect("files");
    let list: String = files.iter().map(line).collect();
    study["sha256"] = json!(sha256(&list));
}

/// Checks that a call fails with this message.
fn assert_refused(dir: &TempDir, arguments: &str, message: &str) {
    let output = dir.call(arguments);
    let errors = output.stderr.concat();
    assert_eq!(output.status, 2, "{message}: {errors}");
    assert!(errors.contains(message), "{message}: {errors}");
}

/// A change of a text.
type Change = fn(&str) -> String;

fn sha256(content: impl AsRef<[u8]>) -> String {
    let digest = Sha256::digest(content);
    digest.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string does not fail");
        text
    })
}

/// Changes the text of a file of the study, with all digests of the study if `with_digests`.
fn change(dir: &TempDir, name: &str, with_digests: bool, change: impl Fn(&str) -> String) {
    let mut study = study_of(dir, "study.json");
    let files = study["files"].as_array_mut().expect("files");
    let file = files.iter_mut().find(|file| file["name"] == name);
    let file = file.expect("the file");
    let text = change(file["text"].as_str().expect("a text"));
    if with_digests {
        file["sha256"] = json!(sha256(&text));
    }
    file["text"] = json!(text);
    sign(&mut study);
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
    let digest = |name: &str| study_of(&dir, name)["sha256"].clone();
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
            "definition.toml differs from its digest: the study states",
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
        // No files are kept, so that the command can be repeated.
        assert!(!dir.0.join("again").exists(), "{name}");
        fs::create_dir(dir.0.join("empty")).expect("a directory");
        assert_eq!(dir.call("unpack @study.json --out @empty").status, 2);
        let left = fs::read_dir(dir.0.join("empty")).expect("still there");
        assert_eq!(left.count(), 0, "{name}");
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

#[test]
fn a_study_has_exactly_one_definition_and_no_name_twice() {
    let dir = packed("study-definitions");
    let study = study_of(&dir, "study.json");
    let refused = |edit: &dyn Fn(&mut Vec<Value>), message: &str| {
        let mut other = study.clone();
        edit(other["files"].as_array_mut().expect("files"));
        sign(&mut other);
        dir.write("other.json", &other.to_string());
        assert_refused(&dir, "unpack @other.json --out @again", message);
        assert!(!dir.0.join("again").exists(), "{message}");
    };
    let empty = |name: &str| json!({"name": name, "sha256": sha256(""), "text": ""});
    refused(
        &|files| files.push(empty("definition.json")),
        "two definitions",
    );
    refused(
        &|files| files.push(empty("Definition.JSON")),
        "two definitions",
    );
    refused(
        &|files| files.retain(|file| file["name"] != "definition.toml"),
        "there is no definition",
    );
    refused(
        &|files| files.push(empty("PLAN.json")),
        "\"PLAN.json\" occurs twice, apart from upper and lower case",
    );
    dir.write("out/definition.json", "{}");
    assert_refused(&dir, "pack @out --output @other.json", "two definitions");
    dir.remove("out/definition.json");
    if cfg!(target_os = "linux") {
        dir.write("out/PLAN.json", "");
        assert_refused(
            &dir,
            "pack @out --output @other.json",
            "occurs twice, apart from upper and lower case",
        );
    }
}

#[test]
fn a_study_is_not_written_to_the_directory_that_it_contains() {
    let dir = packed("study-inside");
    let message = "is in the directory of the records";
    assert_refused(&dir, "pack @out --output @out/study.json", message);
    assert_refused(&dir, "pack @out --output @out/../out/study.json", message);
    assert!(!dir.0.join("out/study.json").exists());
    dir.run_ok("pack @out --output @second.json");
    let digest = |name: &str| study_of(&dir, name)["sha256"].clone();
    assert_eq!(digest("study.json"), digest("second.json"));
}

#[cfg(unix)]
#[test]
fn files_behind_links_are_part_of_a_study() {
    let dir = packed("study-links");
    let records = "records-1-of-1.csv";
    fs::rename(dir.0.join("out").join(records), dir.0.join(records)).expect("renamed");
    std::os::unix::fs::symlink(dir.0.join(records), dir.0.join("out").join(records))
        .expect("a link");
    dir.run_ok("pack @out --output @second.json");
    let digest = |name: &str| study_of(&dir, name)["sha256"].clone();
    assert_eq!(digest("study.json"), digest("second.json"));
}

#[test]
fn a_title_and_a_version_cannot_control_the_terminal() {
    let dir = packed("study-titles");
    let long = "x".repeat(201);
    for (label, message) in [
        ("\u{1b}[2J", "contains control characters"),
        ("Two\nAll\u{a0}is\u{a0}right", "contains control characters"),
        ("\u{202e}owT", "contains control characters"),
        (&*long, "has more than 200 characters"),
    ] {
        for key in ["title", "version"] {
            let mut study = study_of(&dir, "study.json");
            study[key] = json!(label);
            dir.write("other.json", &study.to_string());
            let message = format!("the {key} {message}");
            assert_refused(&dir, "unpack @other.json --out @again", &message);
        }
    }
    for title in ["\u{1b}[2J", &*long] {
        let pack = format!("pack @out --output @other.json --title {title}");
        assert_refused(&dir, &pack, "--title: the title");
    }
    let longest = format!("pack @out --output @other.json --title {}", "é".repeat(200));
    dir.run_ok(&longest);
    dir.run_ok("unpack @other.json --out @again");
}

#[test]
fn a_report_that_was_not_compared_is_stated_on_its_own_line() {
    let dir = packed("study-version");
    let mut study = study_of(&dir, "study.json");
    study["version"] = json!("0.0.1");
    dir.write("study.json", &study.to_string());
    let said = dir.run_ok("unpack @study.json --out @again");
    let mut lines = said.lines();
    assert!(
        lines.any(|line| line.ends_with("all solutions are verified.")),
        "{said}"
    );
    let report = lines.next().unwrap_or_default();
    assert!(
        report.starts_with("Its report was written by version 0.0.1 and was not compared"),
        "{said}"
    );
}

#[test]
fn a_file_that_is_too_large_for_a_study_is_not_read() {
    let dir = TempDir::new("study-large");
    // A sparse file: it takes no space.
    let file = fs::File::create(dir.0.join("study.json")).expect("a file");
    file.set_len(500_000_001).expect("a length");
    assert_refused(
        &dir,
        "unpack @study.json --out @again",
        "it has more than 500000000 bytes, the limit for a study",
    );
}

/// A study that the page wrote, with a user-supplied solver in WebAssembly; a test of the page writes it.
const PAGE_STUDY: &str = include_str!("../../../guest/tests/study.json");

/// A directory with [`PAGE_STUDY`] in `study.json`.
fn page_study(name: &str) -> TempDir {
    let dir = TempDir::new(name);
    dir.write("study.json", PAGE_STUDY);
    dir
}

#[test]
fn a_solver_in_a_study_of_the_page_is_run_again() {
    let dir = page_study("study-own");
    let said = dir.run_ok("unpack @study.json --out @again");
    assert!(said.contains("36 runs of “Own”"), "{said}");
    // The runs of the traps crashed.
    let said = dir.run_ok("reproduce @again --runs all");
    assert!(
        said.contains("20 runs were repeated, and all are equal")
            && said.contains("16 runs cannot be repeated"),
        "{said}"
    );
    let report = dir.run_ok("report @again");
    assert!(report.contains("plain (own@"), "{report}");
    dir.run_ok("pack @again --output @packed.json");
    dir.run_ok("unpack @packed.json --out @third");
}

#[test]
fn a_solver_that_differs_from_its_digest_is_refused_with_the_place_and_both_digests() {
    let dir = page_study("study-own-digests");
    let study = study_of(&dir, "study.json");
    let files = study["files"].as_array().expect("files");
    let is_solver = |file: &Value| file["hex"].is_string();
    let index = files.iter().position(is_solver).expect("a solver");
    let name = files[index]["name"].as_str().expect("a name").to_owned();
    let digest = files[index]["sha256"]
        .as_str()
        .expect("a digest")
        .to_owned();
    let hex = files[index]["hex"].as_str().expect("digits").to_owned();
    let mut other = study.clone();
    other["files"][index]["hex"] = json!(format!("{hex}00"));
    dir.write("other.json", &other.to_string());
    let message = format!("{name} differs from its digest: the study states \"{digest}\", but");
    assert_refused(&dir, "unpack @other.json --out @again", &message);
    // With a right digest in the study, the digest in the plan and the definition still differs.
    let found = sha256(bytes_of(&format!("{hex}00")));
    other["files"][index]["sha256"] = json!(found);
    sign(&mut other);
    dir.write("other.json", &other.to_string());
    let message = format!("has the SHA-256 digest {found}, but plan.json demands {digest}");
    assert_refused(&dir, "unpack @other.json --out @again", &message);
}

/// The bytes that hexadecimal digits stand for.
fn bytes_of(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2)
        .map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).expect("digits"))
        .collect()
}

#[test]
fn a_study_with_a_solver_in_javascript_is_refused_with_the_reason() {
    let dir = page_study("study-own-script");
    let mut study = study_of(&dir, "study.json");
    let files = study["files"].as_array_mut().expect("files");
    let text = "export const about = {};";
    let digest = sha256(text);
    files.push(json!({"name": format!("own-{digest}.js"), "sha256": digest, "text": text}));
    sign(&mut study);
    dir.write("study.json", &study.to_string());
    assert_refused(
        &dir,
        "unpack @study.json --out @again",
        "it contains a solver in JavaScript, own-",
    );
    assert!(!dir.0.join("again").exists());
}
