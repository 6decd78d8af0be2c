//! Texts of other people, such as names in a study: they control no terminal and are no Markdown or HTML.

use std::fs;

use serde_json::Value;

use crate::temp_dir::{TempDir, experiment_dir};

/// Names of contestants and of a set that would be an element, a cell, and a command of the terminal.
const DEFINITION: &str = r#"
seeds = 2

[budget]
steps = 200

[records]
traces = 10

[[set]]
file = "some.csv"
name = "*s* \u001b]0;title\u0007"
take = 2

[[set]]
file = "small.txt"
name = "<b>4x4</b>"

[[contestant]]
algorithm = "backtracking"
name = "<img src=x onerror=alert(1)>"

[[contestant]]
algorithm = "ga"
name = "a|b [c](d) `e`"

[[contestant]]
algorithm = "dancing-links"
name = "\u001b[2J\u009b1m\u202e"
"#;

/// A directory with the records of [`DEFINITION`] in `out`, and with the environment of a call elsewhere.
fn hostile_dir(name: &str) -> TempDir {
    let dir = experiment_dir(name);
    dir.write("all.toml", DEFINITION);
    dir.run_ok("experiment @all.toml --out @out");
    let environment = r#"{"version":"1|<i>","platform":"browser <script>\u001b[2J|","processor":"*x*","cores":2,"jobs":1,"load":null}"#;
    dir.write("out/environment-1-of-1.jsonl", &format!("{environment}\n"));
    dir
}

/// Checks that a text for a terminal has no characters that control it.
fn assert_printable(text: &str) {
    let is_control = |symbol: &char| {
        (symbol.is_control() && *symbol != '\n') || matches!(symbol, '\u{202a}'..='\u{202e}')
    };
    let control = text.chars().find(is_control);
    assert_eq!(control, None, "{text:?}");
}

/// Checks a report in Markdown: it has no element, and all rows of a table have the same number of cells.
fn assert_markdown(text: &str) {
    assert_printable(text);
    for element in ["<img", "<b>", "<script", "<i>", "[c](d)"] {
        assert!(!text.contains(element), "{element}: {text}");
    }
    let cells = |line: &str| line.replace("\\|", "").matches('|').count();
    let lines: Vec<_> = text.lines().collect();
    for pair in lines.windows(2) {
        let are_rows = pair.iter().all(|line| line.starts_with('|'));
        assert!(!are_rows || cells(pair[0]) == cells(pair[1]), "{pair:?}");
    }
}

#[test]
fn names_in_a_report_are_text() {
    let dir = hostile_dir("foreign-report");
    let report = dir.run_ok("report @out");
    assert_markdown(&report);
    for escaped in [
        "| &lt;img src=x onerror=alert(1)&gt; |",
        "| a\\|b \\[c\\](d) \\`e\\` |",
        "| \u{fffd}\\[2J\u{fffd}1m\u{fffd} |",
        "## \\*s\\* \u{fffd}\\]0;title\u{fffd}",
        "## &lt;b&gt;4x4&lt;/b&gt;",
        "in a browser (&lt;script&gt;\u{fffd}\\[2J\\|) (\\*x\\*)",
        "by version 1\\|&lt;i&gt;.",
        "- Contestant a\\|b ",
        "- Set \\*s\\* ",
    ] {
        assert!(report.contains(escaped), "{escaped}: {report}");
    }
    assert_markdown(&dir.run_ok("report @out --baseline @out"));
    assert_markdown(&dir.run_ok("report @out --anytime"));
    assert_printable(&dir.run_ok("report @out --anytime --format csv"));
}

#[test]
fn names_in_json_keep_their_value() {
    let dir = hostile_dir("foreign-json");
    let text = dir.run_ok("report @out --format json");
    assert_printable(&text);
    let report: Value = serde_json::from_str(&text).expect("JSON");
    let names: Vec<_> = (report["rows"].as_array().expect("rows"))
        .iter()
        .map(|row| row["contestant"].as_str().expect("a name"))
        .collect();
    assert!(names.contains(&"\u{1b}[2J\u{9b}1m\u{202e}"), "{names:?}");
    // Sentences in JSON are plain text.
    assert!(
        text.contains("<img src=x onerror=alert(1)> solved"),
        "{text}"
    );
}

#[test]
fn messages_control_no_terminal() {
    let dir = hostile_dir("foreign-messages");
    let records = "out/records-1-of-1.csv";
    let text = dir.read(records);
    fs::remove_file(dir.0.join("out/records-1-of-1.csv.sha256")).expect("removed");
    dir.write(records, &text.replacen(",solved,", ",\u{1b}[2J|<b>,", 1));
    for command in [
        "report @out",
        "reproduce @out",
        "pack @out --output @s.json",
    ] {
        let output = dir.call(command);
        assert_eq!(output.status, 2, "{command}");
        let message = output.stderr.join("\n");
        assert_printable(&message);
        assert!(message.contains("\u{fffd}[2J"), "{message}");
    }
    let report = dir.run_ok("report @out --allow-damaged");
    assert_markdown(&report);
    assert!(report.contains("\u{fffd}\\[2J\\|&lt;b&gt;"), "{report}");
    // A definition, a set and a study of another person.
    dir.write("bad.toml", "seeds = 1\n\"\\u001b[2J\" = 1\n");
    dir.write("bad.txt", "\u{1b}[2J\n");
    dir.write("ratings.csv", "puzzle,\u{1b}[2J\n1...2...3...4...,1\n");
    dir.write("bad.json", "{\"kind\": \"\\u001b[2J\u{9b}\"}");
    for command in [
        "experiment @bad.toml --out @bad",
        "solve @bad.txt",
        "report @out --allow-damaged --ratings @ratings.csv",
        "unpack @bad.json --out @bad",
    ] {
        let output = dir.call(command);
        assert_ne!(output.status, 0, "{command}");
        assert_printable(&output.stderr.join("\n"));
        assert_printable(&output.stdout);
    }
}
