//! The description of a directory of records as an RO-Crate.

use std::fs;

use serde_json::Value;

use crate::common::{EASY, run};
use crate::temp_dir::{TempDir, experiment_dir};

/// Calls `archive` on the records of a directory.
fn archive(dir: &TempDir, title: &str) -> crate::common::CommandOutput {
    let mut command =
        crate::common::lab("archive --license https://example.org/license --date 2026-11-29");
    command.args(["--title", title, "--description", "Which one is faster?"]);
    command.args(["--author", "Ada Lovelace <https://example.org/ada>"]);
    command.args(["--author", "Grace Hopper"]);
    command.arg(dir.0.join("out"));
    run(&mut command, b"")
}

/// The entity with this id.
fn entity<'a>(metadata: &'a Value, id: &str) -> &'a Value {
    let graph = metadata["@graph"].as_array().expect("a graph");
    graph
        .iter()
        .find(|entity| entity["@id"] == id)
        .unwrap_or_else(|| panic!("there is no {id}"))
}

#[test]
fn all_files_are_described_with_their_digests() {
    let dir = experiment_dir("archive");
    dir.run_ok("experiment @all.toml --out @out");
    dir.write("out/report.md", &dir.run_ok("report @out"));
    // The second call replaces the description.
    for title in ["Some title", "Two solvers"] {
        let output = archive(&dir, title);
        assert_eq!(output.status, 0, "{:?}", output.stderr);
    }
    let text = dir.read("out/ro-crate-metadata.json");
    let metadata: Value = serde_json::from_str(&text).expect("JSON");
    let root = entity(&metadata, "./");
    assert_eq!(root["name"], "Two solvers");
    assert_eq!(root["datePublished"], "2026-11-29");
    assert_eq!(root["author"][0]["@id"], "https://example.org/ada");
    assert_eq!(
        entity(&metadata, "https://example.org/ada")["name"],
        "Ada Lovelace"
    );
    assert_eq!(entity(&metadata, "#author-2")["name"], "Grace Hopper");
    entity(
        &metadata,
        root["license"]["@id"].as_str().expect("an address"),
    );
    let mut described: Vec<_> = (root["hasPart"].as_array().expect("parts").iter())
        .map(|part| part["@id"].as_str().expect("an id").to_owned())
        .collect();
    described.push("ro-crate-metadata.json".to_owned());
    described.sort();
    let mut present: Vec<_> = (fs::read_dir(dir.0.join("out")).expect("a folder"))
        .map(|entry| {
            entry
                .expect("an entry")
                .file_name()
                .into_string()
                .expect("a name")
        })
        .collect();
    present.sort();
    assert_eq!(described, present);
    // The digest that the experiment has written is that of the description.
    let (digest, _) = (dir.read("out/records-1-of-1.csv.sha256"))
        .split_once(' ')
        .map(|(digest, name)| (digest.to_owned(), name.to_owned()))
        .expect("a digest");
    let records = entity(&metadata, "records-1-of-1.csv");
    assert_eq!(records["sha256"], *digest);
    assert_eq!(
        records["contentSize"],
        dir.read("out/records-1-of-1.csv").len().to_string()
    );
    let action = entity(&metadata, "#experiment-1");
    assert_eq!(action["object"]["@id"], "definition.toml");
    assert_eq!(action["result"]["@id"], "records-1-of-1.csv");
    // The puzzles of the sets, once each.
    let first = dir.read("out/puzzles-1.txt");
    assert_eq!(first.lines().count(), 2, "{first}");
    assert!(first.contains(EASY), "{first}");
    assert_eq!(dir.read("out/puzzles-2.txt").lines().count(), 2);
    // Its runs can still be repeated.
    dir.run_ok("reproduce @out --runs all");
}

#[test]
fn only_complete_and_undamaged_experiments_are_archived() {
    let dir = experiment_dir("archive-incomplete");
    dir.run_ok("experiment @all.toml --out @out --shard 1/2");
    let output = archive(&dir, "Half");
    assert_eq!(output.status, 2);
    assert!(
        output.stderr[0].contains("of 20 runs are recorded"),
        "{:?}",
        output.stderr
    );
    dir.run_ok("experiment @all.toml --out @out --shard 2/2");
    let records = dir.read("out/records-2-of-2.csv");
    dir.write(
        "out/records-2-of-2.csv",
        &records.replacen("steps", "stopped", 2),
    );
    let output = archive(&dir, "Damaged");
    assert_eq!(output.status, 2);
    assert!(output.stderr[0].contains("damaged"), "{:?}", output.stderr);
    assert!(!dir.0.join("out/ro-crate-metadata.json").exists());
}

#[test]
fn a_wrong_date_or_license_is_named() {
    for (arguments, fault) in [
        (
            "--date 29.11.2026 --license https://x.org",
            "such as 2026-11-29",
        ),
        (
            "--date 2026-13-01 --license https://x.org",
            "such as 2026-11-29",
        ),
        ("--date 2026-11-29 --license MIT", "starts with https://"),
    ] {
        let call = format!("archive --title T --description D --author A {arguments} nowhere");
        let output = crate::common::call(&call, "");
        assert_eq!(output.status, 2, "{arguments}");
        assert!(output.stderr[0].contains(fault), "{:?}", output.stderr);
    }
}
