//! The comparison of a report with an archived experiment.

use crate::common::EASY;
use crate::temp_dir::TempDir;

/// A directory with the same experiment in `now` and in `archive`, except that the archive has a further puzzle and
/// another second contestant.
fn two_experiments(name: &str) -> TempDir {
    let dir = TempDir::new(name);
    let others = [EASY.replacen('7', ".", 1), EASY.replacen('9', ".", 1)];
    dir.write("some.txt", &format!("{EASY}\n{}\n", others[0]));
    dir.write(
        "more.txt",
        &format!("{}\n{EASY}\n{}\n", others[1], others[0]),
    );
    for (folder, file, second) in [
        ("now", "some.txt", "fast"),
        ("archive", "more.txt", "general"),
    ] {
        let definition = format!(
            "[[set]]\nfile = \"{file}\"\n[[contestant]]\nalgorithm = \"backtracking\"\n\
             [[contestant]]\nalgorithm = \"{second}\"\n"
        );
        dir.write(&format!("{folder}.toml"), &definition);
        dir.run_ok(&format!("experiment @{folder}.toml --out @{folder}"));
    }
    dir
}

#[test]
fn contestants_are_compared_with_the_archive() {
    let dir = two_experiments("baseline");
    let text = dir.run_ok("report @now --measure steps --baseline @archive");
    for part in [
        "## Baseline",
        "2 puzzles in common",
        "the difference in steps is not significant: backtracking",
        "fast occurs in only one of the two experiments",
        "general occurs in only one of the two experiments",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let json = dir.run_ok("report @now --measure time --baseline @archive --format json");
    let data: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let baseline = &data["baseline"];
    assert_eq!(baseline["stepsInsteadOfTimes"], false);
    assert_eq!(baseline["pairs"][0]["measure"], "time");
    assert_eq!(baseline["puzzles"], 2);
}

#[test]
fn times_of_other_machines_are_not_compared() {
    let dir = two_experiments("other-machine");
    let file = "archive/environment-1-of-1.jsonl";
    let environment = dir.read(file);
    for (text, is_comparable) in [
        (environment.replace("\"jobs\":1", "\"jobs\":2"), false),
        (
            format!(
                "{environment}{}",
                environment.replace("\"platform\":\"", "\"platform\":\"other ")
            ),
            false,
        ),
        (String::new(), false),
        (
            environment.replace("\"version\":\"", "\"version\":\"9."),
            true,
        ),
    ] {
        dir.write(file, &text);
        let report = dir.run_ok("report @now --measure time --baseline @archive");
        assert_eq!(
            !report.contains("Times are not compared"),
            is_comparable,
            "{text}: {report}"
        );
        let (_, baseline) = report.split_once("## Baseline").expect("the section");
        assert_eq!(
            !baseline.contains("as many steps as"),
            is_comparable,
            "{baseline}"
        );
    }
    dir.remove("archive/definition.toml");
    let output = dir.call("report @now --baseline @archive");
    assert_eq!(output.status, 2);
    assert!(
        output
            .stderr
            .join("\n")
            .contains("it is not a directory of records"),
        "{:?}",
        output.stderr
    );
}

#[test]
fn times_of_unknown_processors_are_not_compared() {
    let dir = two_experiments("unknown-processor");
    for folder in ["now", "archive"] {
        let file = format!("{folder}/environment-1-of-1.jsonl");
        let environment = dir.read(&file).replace("\"processor\":", "\"unknown\":");
        dir.write(&file, &environment);
    }
    let report = dir.run_ok("report @now --measure time --baseline @archive");
    assert!(report.contains("Times are not compared"), "{report}");
}
