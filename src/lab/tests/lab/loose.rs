//! Reports on a file of records without its definition, as the page saves it.

use crate::temp_dir::{TempDir, experiment_dir};

#[test]
fn a_file_of_records_is_reported_without_its_definition() {
    let dir = experiment_dir("loose");
    dir.run_ok("experiment @all.toml --out @out");
    dir.write("page.csv", &dir.read("out/records-1-of-1.csv"));
    let report = dir.run_ok("report @page.csv");
    assert!(report.starts_with("**20 runs are recorded in a file without its definition."));
    for name in ["backtracking:rows", "GA of 20", "general"] {
        assert!(report.contains(name), "{name}: {report}");
    }
    // Without the limits, there is no penalty for unsolved runs.
    let rows: Vec<_> = (report.lines())
        .filter(|line| line.starts_with("| general |"))
        .collect();
    assert!(
        rows.len() > 1 && rows.iter().all(|row| row.ends_with("| – |")),
        "{report}"
    );
    // The shares of solved runs are those of the directory.
    let solved = |arguments: &str| {
        let report: serde_json::Value = serde_json::from_str(&dir.run_ok(arguments)).expect("JSON");
        let rows = report["rows"].as_array().expect("rows").clone();
        rows.into_iter()
            .map(|row| row["solved"].clone())
            .collect::<Vec<_>>()
    };
    let of_file = solved("report @page.csv --format json --measure time");
    assert_eq!(of_file, solved("report @out --format json --measure time"));
    assert!(!of_file.is_empty());
}

#[test]
fn a_wrong_file_is_refused_with_its_line() {
    let dir = experiment_dir("loose-wrong");
    dir.run_ok("experiment @all.toml --out @out");
    let records = dir.read("out/records-1-of-1.csv");
    let header = records.lines().next().expect("a header");
    let first = records.lines().find(|row| row.contains(",solved,"));
    let first = first.expect("a solved run");
    let with = |row: &str| format!("{header}\n{row}\n");
    let (before, _) = first.split_once(",solved,").expect("a solved run");
    for (text, message) in [
        ("task\n".to_owned(), "line 1: this line is not the header"),
        (with("1,2"), "line 2: expected"),
        (
            with(&format!("{before},stalled{}", &first[before.len() + 7..])),
            "the outcome is stalled",
        ),
        (
            with(&format!("{first}\n{first}")),
            "has more than one record",
        ),
        (format!("{header}\n"), "no records yet"),
    ] {
        dir.write("page.csv", &text);
        let output = dir.call("report @page.csv");
        assert_eq!(output.status, 2, "{message}");
        assert!(
            output.stderr.concat().contains(message),
            "{message}: {}",
            output.stderr.concat()
        );
    }
    dir.write("page.csv", &records);
    let output = dir.call("report @page.csv --measure sweeps");
    assert!(
        output.stderr.concat().contains("no counter sweeps"),
        "{}",
        output.stderr.concat()
    );
    let output = dir.call("report @page.csv --figures @figures");
    assert!(
        output
            .stderr
            .concat()
            .contains("--figures needs a directory"),
        "{}",
        output.stderr.concat()
    );
}

#[test]
fn a_solution_with_another_box_than_the_usual_one_is_refused_with_advice() {
    let dir = TempDir::new("loose-box");
    dir.write("six.txt", &format!("{}\n", ".".repeat(36)));
    dir.write(
        "six.toml",
        "[[set]]\nfile = \"six.txt\"\nbox = \"3x2\"\n[[contestant]]\nalgorithm = \"backtracking\"\n",
    );
    dir.run_ok("experiment @six.toml --out @out");
    dir.run_ok("report @out");
    let refusal = |name: &str| {
        let output = dir.call(&format!("report @{name}"));
        assert_eq!(output.status, 2);
        output.stderr.concat()
    };
    let advice = "with the usual box of 2×3; if the puzzle has another box, report on the directory of the records";
    let records = dir.read("out/records-1-of-1.csv");
    dir.write("page.csv", &records);
    let error = refusal("page.csv");
    assert!(error.contains(advice), "{error}");
    // A digit that is repeated in a row is wrong with every box.
    let solution = (records.split([',', '\n'])).find(|field| {
        field.len() == 36
            && field
                .bytes()
                .all(|byte| byte.is_ascii_digit() && byte != b'0')
    });
    let solution = solution.expect("a solution");
    let repeated = format!("{0}{0}{1}", &solution[..1], &solution[2..]);
    dir.write("page.csv", &records.replace(solution, &repeated));
    let error = refusal("page.csv");
    assert!(error.contains("both contain"), "{error}");
    assert!(!error.contains(advice), "{error}");
}
