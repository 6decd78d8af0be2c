//! Tests of `report --method stream`, which gives the report of the runs in memory, and of `missing`.

use crate::temp_dir::{TempDir, experiment_dir};

/// A temporary directory with the records of the experiment `all.toml` in four shards, which are in `out`.
fn run_shards(name: &str) -> TempDir {
    let dir = experiment_dir(name);
    for shard in 1..=4 {
        dir.run_ok(&format!(
            "experiment @all.toml --out @out --shard {shard}/4"
        ));
    }
    dir
}

/// Asserts that both methods give the same report.
fn assert_same_report(dir: &TempDir, options: &str) {
    let report = |method: &str| {
        let report = dir.run_ok(&format!("report @out --method {method} {options}"));
        assert!(
            report.contains("20 runs") || report.contains("19 runs"),
            "{report}"
        );
        report
    };
    assert_eq!(report("stream"), report("memory"));
}

#[test]
fn a_streamed_report_is_that_of_the_runs_in_memory() {
    let dir = run_shards("stream");
    for options in [
        "",
        "--measure steps",
        "--by givens",
        "--by size --measure nodes",
    ] {
        assert_same_report(&dir, options);
    }
    let json = dir.run_ok("report @out --method stream --format json");
    assert!(
        json.contains("\"sampledPuzzles\": null,\n    \"relativeError\": 0.0"),
        "{json}"
    );
    let output = dir.call("report @out --method stream --figures @drawn");
    assert_eq!(output.status, 2);
    assert!(
        output.stderr[0].contains("figures need all runs"),
        "{:?}",
        output.stderr
    );
}

#[test]
fn damaged_records_are_found_by_both_methods() {
    let dir = run_shards("stream-damage");
    let file = "out/records-2-of-4.csv";
    let text = dir.read(file);
    let lines: Vec<_> = text.split_inclusive('\n').collect();
    let last = lines.len() - 1;
    let swapped: Vec<_> = [&lines[..last - 1], &[lines[last], lines[last - 1]]].concat();
    for damaged in [
        lines[..last].concat(),
        [&lines[..1], &lines[2..]].concat().concat(),
        swapped.concat(),
        text.replace(",solved,1,", ",unsolvable,0,"),
        text.clone() + "no record\n",
        text.clone() + "99,some",
    ] {
        dir.write(file, &damaged);
        let call = |method: &str, options: &str| {
            let output = dir.call(&format!("report @out --method {method} {options}"));
            (output.status, output.stdout, output.stderr)
        };
        assert_eq!(call("stream", ""), call("memory", ""));
        assert_eq!(call("stream", "").0, 2);
        let options = "--allow-damaged";
        assert_eq!(call("stream", options), call("memory", options));
        assert_eq!(call("stream", options).0, 0);
    }
}

#[test]
fn incomplete_shards_are_listed_as_an_array() {
    let dir = experiment_dir("missing");
    let missing = |options: &str| dir.call(&format!("missing @out {options}"));
    let output = missing("");
    assert_eq!(output.status, 2);
    assert!(output.stderr[0].contains("--shards"), "{:?}", output.stderr);
    assert_eq!(missing("--shards 9").stdout, "1-9\n");
    for shard in [2, 6, 9] {
        dir.run_ok(&format!(
            "experiment @all.toml --out @out --shard {shard}/9"
        ));
    }
    assert_eq!(missing("").stdout, "1,3-5,7-8\n");
    assert_eq!(missing("").stderr, ["6 of 9 shards are not complete"]);
    assert_eq!(missing("--shards 8").status, 2);
    // The digest is missing if the shard was interrupted.
    dir.remove("out/records-9-of-9.csv.sha256");
    assert_eq!(missing("").stdout, "1,3-5,7-9\n");
    for shard in [1, 3, 4, 5, 7, 8, 9] {
        dir.run_ok(&format!(
            "experiment @all.toml --out @out --shard {shard}/9"
        ));
    }
    let output = missing("--shards 9");
    assert_eq!((output.status, &*output.stdout), (0, "\n"));
}

#[test]
fn resources_are_recorded_if_the_definition_asks_for_them() {
    let dir = experiment_dir("resources");
    assert_eq!(dir.call("report @out --measure cpu_micros").status, 2);
    let definition = dir.read("all.toml");
    dir.write(
        "all.toml",
        &definition.replace("[budget]", "[records]\nresources = true\n[budget]"),
    );
    for (out, jobs) in [("out", 1), ("parallel", 2)] {
        dir.run_ok(&format!("experiment @all.toml --out @{out} --jobs {jobs}"));
        let records = dir.read(&format!("{out}/records-1-of-1.csv"));
        let mut rows = records
            .lines()
            .map(|row| row.split(',').collect::<Vec<_>>());
        let header = rows.next().expect("a header");
        assert!(
            header.ends_with(&["cpu_micros", "peak_bytes"]),
            "{header:?}"
        );
        for row in rows {
            assert_eq!(row.len(), header.len());
            let measured = |index: usize| !row[row.len() - index].is_empty();
            let is_measured = row[6] != "invalid" && cfg!(target_os = "linux");
            assert_eq!(measured(2), is_measured, "{row:?}");
            assert_eq!(measured(1), is_measured && jobs == 1, "{row:?}");
        }
        // The same call checks the records and finds all runs done.
        dir.run_ok(&format!("experiment @all.toml --out @{out}"));
    }
    assert_same_report(&dir, "");
    if cfg!(target_os = "linux") {
        assert_same_report(&dir, "--measure cpu_micros");
        assert!(
            dir.run_ok("report @out --measure cpu_micros")
                .contains("mean cpu_micros")
        );
    }
}
