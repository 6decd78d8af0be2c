//! Tests of `experiment` and `report`: shards, resuming, errors and reports.

use std::collections::BTreeSet;
use std::fs;
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

use crate::common::{EASY, call, lab};
use crate::temp_dir::{TempDir, experiment_dir};

/// The fixed columns of records.
const FIXED_HEADER: &str = "task,set,line,puzzle,contestant,seed,outcome,solutions,steps,nodes,guesses,backtracks,conflicts,micros,solution";

/// Records without their times.
pub(crate) fn without_times(text: &str) -> BTreeSet<String> {
    let rows = text.lines().skip(1).map(|row| {
        let mut fields: Vec<_> = row.split(',').collect();
        fields[13] = "";
        fields.join(",")
    });
    rows.collect()
}

#[test]
fn every_run_has_a_record_and_its_solution_is_that_of_solve() {
    let dir = experiment_dir("records");
    dir.run_ok("experiment @all.toml --out @out");
    let records = dir.read("out/records-1-of-1.csv");
    let mut lines = records.lines();
    let header = lines.next().expect("a header");
    assert!(
        header.starts_with(&format!("{FIXED_HEADER},counter.")),
        "{header}"
    );
    // Four puzzles, one with conflicting givens: one run of backtracking, two seeds for the others.
    let rows: Vec<Vec<_>> = lines.map(|row| row.split(',').collect()).collect();
    let row_starts: Vec<_> = (rows.iter().take(10))
        .map(|row| (row[0], row[1], row[2], row[4], row[5], row[6]))
        .collect();
    assert_eq!(rows.len(), 20);
    let ga_title = "GA of 20";
    for (index, (line, contestant, seed)) in [
        ("3", "backtracking:rows", "3"),
        ("3", ga_title, "3"),
        ("3", ga_title, "8"),
        ("3", "general", "3"),
        ("3", "general", "8"),
        ("5", "backtracking:rows", "3"),
    ]
    .into_iter()
    .enumerate()
    {
        let number = index.to_string();
        let (task, set, recorded_line, name, task_seed, _) = row_starts[index];
        assert_eq!(
            (task, set, recorded_line, name, task_seed),
            (&*number, "some", line, contestant, seed)
        );
    }
    assert!(row_starts[5..10].iter().all(|head| head.5 == "invalid"));
    assert_eq!((rows[3][6], rows[3][14].len()), ("solved", 81));
    assert_eq!(
        (rows[19][1], rows[19][2], rows[19][6]),
        ("4x4", "3", "solved")
    );
    // `solve` must give the same values for the same run.
    let solve_output = call(
        "solve --algorithm backtracking --preset rows --seed 3 --max-steps 200 -",
        EASY,
    );
    let row = solve_output
        .stdout
        .lines()
        .nth(1)
        .expect("a row")
        .to_owned();
    let fields: Vec<_> = row.split(',').collect();
    assert_eq!(rows[0][6..13], fields[3..10]);
}

/// Compares the records of sets of every kind with `golden/experiment`, with which the tests of the npm package compare
/// theirs. `SUDOKU_GOLDEN=write cargo test -p sudoku-lab golden_file` rewrites the file.
#[test]
fn records_of_every_kind_of_set_equal_the_golden_file() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/experiment");
    let dir = TempDir::new("golden");
    dir.run_ok(&format!(
        "experiment {folder}/definition.json --out @out --jobs 2"
    ));
    let records = dir.read("out/records-1-of-1.csv");
    let rows = records.lines().map(|row| {
        let mut fields: Vec<_> = row.split(',').collect();
        fields.remove(13); // the time
        fields.join(",") + "\n"
    });
    let rows: String = rows.collect();
    let file = format!("{folder}/records.csv");
    if std::env::var("SUDOKU_GOLDEN").is_ok_and(|wish| wish == "write") {
        fs::write(&file, rows).expect("it can be written");
    } else {
        assert_eq!(fs::read_to_string(&file).expect("records"), rows);
    }
}

/// The set, the line and the puzzle of each record.
fn puzzles(records: &str) -> Vec<(String, String, String)> {
    let rows = records.lines().skip(1).map(|row| {
        let fields: Vec<_> = row.split(',').map(str::to_owned).collect();
        (fields[1].clone(), fields[2].clone(), fields[3].clone())
    });
    rows.collect()
}

#[test]
fn sets_select_ease_and_generate_like_the_commands() {
    let dir = TempDir::new("sets");
    let puzzle_with_six_givens = "321.4......2.3..";
    dir.write("one.txt", puzzle_with_six_givens);
    dir.write(
        "small.txt",
        &format!("..1.4......2.3..\n{puzzle_with_six_givens}\n"),
    );
    dir.write(
        "sets.toml",
        r#"
[[contestant]]
algorithm = "general"

[[set]]
file = "small.txt"
givens = 6

[[set]]
file = "small.txt"
name = "easier"
givens = [5, 6]
easier = 9

[[set]]
[set.generate]
algorithm = "dig"
count = 3
seed = 7
params = { least = 30 }
"#,
    );
    dir.run_ok("experiment @sets.toml --out @out");
    let recorded_puzzles = puzzles(&dir.read("out/records-1-of-1.csv"));
    let eased_puzzles = dir.run_ok("ease --givens 9 @one.txt");
    let generated = dir.run_ok("generate --algorithm dig --param least=30 --count 3 --seed 7");
    let row = |set: &str, line: usize, puzzle: &str| {
        (set.to_owned(), line.to_string(), puzzle.to_owned())
    };
    let mut expected = vec![
        row("small", 2, puzzle_with_six_givens),
        row("easier", 2, eased_puzzles.trim()),
    ];
    let generated = generated.lines().enumerate();
    expected.extend(generated.map(|(index, puzzle)| row("dig least=30", index + 1, puzzle)));
    assert_eq!(recorded_puzzles, expected);
}

#[test]
fn shards_and_jobs_make_the_same_records() {
    let dir = experiment_dir("shards");
    dir.run_ok("experiment @all.toml --out @whole");
    let full_records = without_times(&dir.read("whole/records-1-of-1.csv"));
    dir.run_ok("experiment @all.toml --out @jobs --jobs 3");
    assert_eq!(
        without_times(&dir.read("jobs/records-1-of-1.csv")),
        full_records
    );
    let mut shard_records = BTreeSet::new();
    for shard in 1..=3 {
        dir.run_ok(&format!(
            "experiment @all.toml --out @parts --shard {shard}/3"
        ));
        let records = without_times(&dir.read(&format!("parts/records-{shard}-of-3.csv")));
        assert!(!records.is_empty());
        shard_records.extend(records);
    }
    assert_eq!(shard_records, full_records);
}

#[test]
fn a_cut_off_file_is_resumed() {
    let dir = experiment_dir("killed");
    dir.run_ok("experiment @all.toml --out @whole");
    let full_records = dir.read("whole/records-1-of-1.csv");
    // The file is truncated within each of its lines, including the header. A shard has a digest when it
    // is complete.
    let line_ends = full_records.match_indices('\n').map(|(index, _)| index);
    for end in line_ends.flat_map(|index| [index.saturating_sub(3), index, index + 1]) {
        dir.write("whole/records-1-of-1.csv", &full_records[..end]);
        dir.remove("whole/records-1-of-1.csv.sha256");
        dir.run_ok("experiment @all.toml --out @whole");
        let resumed_records = dir.read("whole/records-1-of-1.csv");
        let kept_bytes = full_records[..end].rfind('\n').map_or(0, |index| index + 1);
        assert_eq!(
            resumed_records[..kept_bytes],
            full_records[..kept_bytes],
            "what is done is not done again"
        );
        assert_eq!(
            without_times(&resumed_records),
            without_times(&full_records),
            "cut at {end}"
        );
    }
}

#[test]
fn a_killed_call_leaves_complete_records() {
    let dir = experiment_dir("kill");
    let puzzle_lines = format!("{EASY}\n").repeat(3000);
    dir.write("many.txt", &puzzle_lines);
    dir.write(
        "many.toml",
        "[[set]]\nfile = \"many.txt\"\n[[contestant]]\nalgorithm = \"backtracking\"\npreset = \"rows\"\n",
    );
    let folder = dir.0.display();
    let mut child = lab(&format!(
        "experiment {folder}/many.toml --out {folder}/out --jobs 2"
    ))
    .stderr(Stdio::null())
    .spawn()
    .expect("it starts");
    let records = dir.0.join("out/records-1-of-1.csv");
    let file_size = || fs::metadata(&records).map_or(0, |file| file.len());
    while file_size() < 2000 && child.try_wait().expect("a child").is_none() {
        sleep(Duration::from_millis(1));
    }
    child.kill().expect("it is ended"); // as by `kill -9`
    child.wait().expect("it ends");
    let interrupted_text = fs::read_to_string(&records).expect("records");
    dir.run_ok("experiment @many.toml --out @out --jobs 2");
    let resumed_text = dir.read("out/records-1-of-1.csv");
    let complete_bytes = interrupted_text.rfind('\n').map_or(0, |index| index + 1);
    assert_eq!(
        resumed_text[..complete_bytes],
        interrupted_text[..complete_bytes]
    );
    let tasks = resumed_text
        .lines()
        .skip(1)
        .map(|row| row.split(',').next());
    let expected: Vec<_> = (0..3000).map(|task| task.to_string()).collect();
    assert!(tasks.eq(expected.iter().map(|task| Some(&**task))));
}

#[test]
fn a_definition_can_be_json() {
    let dir = experiment_dir("json");
    dir.write(
        "all.json",
        r#"{"seeds":2,"set":[{"file":"small.txt"}],"contestant":[{"algorithm":"ga","params":{"population":30}}],"budget":{"seconds":5}}"#,
    );
    dir.run_ok("experiment @all.json --out @out");
    assert_eq!(dir.read("out/records-1-of-1.csv").lines().count(), 5);
    assert!(dir.run_ok("report @out").contains("PAR-2"));
}

#[test]
fn a_report_names_the_machine_that_measured_the_times() {
    let dir = experiment_dir("environment");
    dir.write(
        "one.json",
        r#"{"set":[{"file":"small.txt"}],"contestant":[{"algorithm":"backtracking"}]}"#,
    );
    dir.run_ok("experiment @one.json --out @out");
    // A call without runs left is not a part of it.
    dir.run_ok("experiment @one.json --out @out");
    let calls = dir.read("out/environment-1-of-1.jsonl");
    assert_eq!(calls.trim().lines().count(), 1, "{calls}");
    let report = dir.run_ok("report @out");
    assert!(
        report.contains("## Environment\n\n- Times were measured natively on ")
            && report.contains(&format!(", by version {}.", env!("CARGO_PKG_VERSION"))),
        "{report}"
    );
    let json = dir.run_ok("report @out --format json");
    let data: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(data["environments"][0]["jobs"], 1);
    // A killed process may leave an incomplete line.
    dir.write("out/environment-1-of-1.jsonl", &format!("{calls}{{\"vers"));
    assert_eq!(dir.run_ok("report @out"), report);
}

#[test]
fn invalid_definitions_are_reported_and_nothing_is_run() {
    let dir = experiment_dir("wrong");
    let valid_definition =
        "[[set]]\nfile = \"small.txt\"\n[[contestant]]\nalgorithm = \"general\"\n";
    dir.write("torn.txt", "1...2...3...4...\n1...2...3...4..\n");
    for (text, message) in [
        ("seeds = x", "line 1"),
        ("[[set]]\nfile = \"small.txt\"\n", "contestant"),
        (
            &format!("{valid_definition}preset = \"none\"\n"),
            "general has no preset none",
        ),
        (
            &valid_definition.replace("general", "generl"),
            "there is no solver generl; available:",
        ),
        (&valid_definition.replace("small", "smal"), "cannot read"),
        (
            &valid_definition.replace("small", "torn"),
            "set torn: torn.txt: line 2, column 1",
        ),
        (
            &valid_definition.replace("general", "general\"\nname = \"a,b"),
            "a name must not contain a comma",
        ),
        (
            &format!("{valid_definition}[[contestant]]\nalgorithm = \"general\"\n"),
            "the name “general” is already used",
        ),
        (
            &format!("seeds = 0\n{valid_definition}"),
            "seeds: expected 1 to ",
        ),
        (
            &format!("seeds = [4, 2, 4]\n{valid_definition}"),
            "seeds: 4 occurs twice",
        ),
        (
            &format!("{valid_definition}colour = 3\n"),
            "unknown field `colour`",
        ),
        (
            &format!("[budget]\nseconds = -1\n{valid_definition}"),
            "budget: expected 0 to ",
        ),
        (
            &valid_definition.replace("[[contestant]]", "class = \"x\"\n[[contestant]]"),
            "small.txt has no puzzle of class x",
        ),
        (
            &valid_definition.replace("[[contestant]]", "givens = [1, 3]\n[[contestant]]"),
            "set small: small.txt has no puzzle with 1 to 3 givens",
        ),
        (
            &valid_definition.replace("[[contestant]]", "givens = [3, 1]\n[[contestant]]"),
            "set 1: givens: the range from 3 to 1 is empty",
        ),
        (
            &valid_definition.replace("[[contestant]]", "easier = 9\n[[contestant]]"),
            "set small: small.txt: line 2: the puzzle has more than one solution",
        ),
        (
            &valid_definition.replace(
                "[[contestant]]",
                "generate = { algorithm = \"dig\", count = 1 }\n[[contestant]]",
            ),
            "set 1: it has both file and generate",
        ),
        (
            &valid_definition.replace("file = \"small.txt\"", ""),
            "set 1: it has neither file nor generate",
        ),
        (
            &valid_definition.replace(
                "file = \"small.txt\"",
                "generate = { algorithm = \"dig\", count = 0 }",
            ),
            "set 1: generate: count: expected 1 to",
        ),
        (
            &valid_definition.replace(
                "file = \"small.txt\"",
                "generate = { algorithm = \"fast\", count = 1 }",
            ),
            "there is no generator fast; available: dig",
        ),
        (
            &valid_definition.replace(
                "file = \"small.txt\"",
                "generate = { algorithm = \"dig\", count = 1, params = { most = -1 } }",
            ),
            "dig: most = -1",
        ),
        (
            &valid_definition.replace(
                "file = \"small.txt\"",
                "class = \"a\"\ngenerate = { algorithm = \"dig\", count = 1 }",
            ),
            "set 1: class: generated puzzles have no class",
        ),
    ] {
        dir.write("wrong.toml", text);
        let output = dir.call("experiment @wrong.toml --out @out");
        let stderr = output.stderr.join("\n");
        assert_eq!(output.status, 2, "{text}");
        assert!(stderr.contains(message), "{text}\n→ {stderr}");
        assert!(!dir.0.join("out").exists(), "{text}");
    }
    dir.run_ok("experiment @all.toml --out @out");
    dir.write("other.toml", valid_definition);
    for (arguments, message) in [
        (
            "experiment @other.toml --out @out",
            "belongs to another experiment",
        ),
        (
            "experiment @all.toml --out @out --shard 3/2",
            "expected I/N",
        ),
        ("report @nowhere", "not a directory of records"),
    ] {
        let output = dir.call(arguments);
        let stderr = output.stderr.join("\n");
        assert_eq!(output.status, 2, "{arguments}");
        assert!(stderr.contains(message), "{arguments} → {stderr}");
    }
    // Shards of two partitions have tasks in common.
    dir.run_ok("experiment @all.toml --out @out --shard 1/2");
    let output = dir.call("report @out");
    assert!(
        output
            .stderr
            .join("\n")
            .contains("some runs are recorded twice"),
        "{:?}",
        output.stderr
    );
}

#[test]
fn a_report_compares_pairs_and_all_contestants() {
    let dir = experiment_dir("report");
    dir.run_ok("experiment @all.toml --out @out");
    let text = dir.run_ok("report @out");
    for part in [
        "20 runs on 4 puzzles.",
        "## some",
        "## 4x4",
        "## All sets",
        // Two runs on each of four puzzles.
        "| general | 8 | 6 | 75.0 % (13.1 to 98.4) |",
        "Of 4 puzzles, backtracking:rows solved",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let json = dir.run_ok("report @out --format json");
    let data: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(data["runs"], 20);
    assert_eq!(data["pairs"].as_array().map(Vec::len), Some(3));
    let rows = data["rows"].as_array().expect("rows");
    let last_row = rows.last().expect("there are some");
    assert_eq!(
        (&last_row["contestant"], &last_row["solved"]),
        (&"general".into(), &6.into())
    );
}

#[test]
fn a_report_can_use_steps_and_group_by_givens() {
    let dir = experiment_dir("options");
    dir.run_ok("experiment @all.toml --out @out");
    let text = dir.run_ok("report @out --measure steps --by givens");
    for part in [
        "## 4 givens",
        "## All puzzles",
        "mean steps of solved runs",
        // A generation is not a node.
        "Their steps are of different kinds, so they are not compared.",
        "general took fewer steps on 2 and backtracking:rows on 0",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let output = dir.call("report @out --by colour");
    assert_eq!(output.status, 2);
    assert!(
        output
            .stderr
            .join("\n")
            .contains("expected set, givens or size"),
        "{:?}",
        output.stderr
    );
}

#[test]
fn a_report_correlates_costs_with_ratings() {
    let dir = experiment_dir("ratings");
    dir.write(
        "two.txt",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\n\
         4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n\
         53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
    );
    dir.write(
        "two.toml",
        "[[set]]\nfile = \"two.txt\"\n[[contestant]]\nalgorithm = \"backtracking\"\nname = \"A\"\n\
         [[contestant]]\nalgorithm = \"dancing-links\"\nname = \"B\"\nsteps = 1\n",
    );
    dir.run_ok("experiment @two.toml --out @out");
    // Only the second run ends by its own step limit.
    let records = dir.read("out/records-1-of-1.csv");
    let count_rows = |name: &str| records.lines().filter(|row| row.contains(name)).count();
    assert_eq!(
        (count_rows(",A,1,solved,"), count_rows(",B,1,steps,")),
        (3, 3),
        "{records}"
    );
    // The ratings are the costs of contestant A, so that both orders are equal.
    let rows = records.lines().filter(|row| row.contains(",A,"));
    let rating_rows = rows.map(|row| {
        let fields: Vec<_> = row.split(',').collect();
        format!("{},{},30\n", fields[3], fields[8])
    });
    let rating_rows: String = rating_rows.collect();
    dir.write(
        "ratings.csv",
        &format!("puzzle,guesses,clues\n{rating_rows}"),
    );
    let text = dir.run_ok("report @out --measure steps --ratings @ratings.csv");
    for part in ["| A | Fewer givens | 3 |", "| A | Guesses | 3 | 1.00 ("] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    // For a contestant that solves no puzzle, all puzzles are equally hard.
    assert!(!text.contains("| B | Guesses"), "{text}");
    assert!(!dir.run_ok("report @out").contains("Guesses"));
    dir.write("wrong.csv", "puzzle,guesses\n1...\n");
    let output = dir.call("report @out --ratings @wrong.csv");
    let message = output.stderr.join("");
    assert!(
        output.status == 2 && message.contains("wrong.csv: line 2: expected 2 fields"),
        "{message}"
    );
}

#[test]
fn a_report_draws_figures() {
    let dir = experiment_dir("figures");
    dir.run_ok("experiment @all.toml --out @out");
    dir.run_ok("report @out --figures @drawn --measure steps");
    let figure = dir.read("drawn/cactus.svg");
    assert!(
        figure.starts_with("<svg ") && figure.contains("steps of a run"),
        "{figure}"
    );
    // The figure has a white background and a fixed colour of text.
    assert!(
        figure.contains("#ffffff") && figure.contains("color=\"#222222\""),
        "{figure}"
    );
    assert!(!figure.contains("<a "), "{figure}");
    // The other formats have links to races on the page.
    dir.run_ok("report @out --figures @drawn --figure-format tikz");
    assert!(dir.read("drawn/ranks.tex").contains("\\begin{tikzpicture}"));
    dir.run_ok(
        "report @out --figures @drawn --figure-format json --page https://example.org/lab/#x",
    );
    let spec: serde_json::Value =
        serde_json::from_str(&dir.read("drawn/strip.json")).expect("JSON");
    let marks = spec["layers"][0]["marks"].as_array().expect("marks");
    let href = marks[0]["run"]["href"].as_str().expect("an address");
    let address_start = "https://example.org/lab/#v=1&view=race&p=";
    assert!(href.starts_with(address_start), "{href}");
    assert!(href.contains("&a=") && href.contains("&seed="), "{href}");
    dir.run_ok(
        "report @out --figures @drawn --figure-format vega-lite --page https://example.org/lab/",
    );
    let vega = dir.read("drawn/strip.vl.json");
    assert!(
        vega.contains("\"href\":\"https://example.org/lab/#v=1&view=race&p="),
        "{vega}"
    );
    // The options of figures are refused without `--figures`.
    assert_eq!(dir.call("report @out --figure-format tikz").status, 2);
    dir.write("full", "");
    let output = dir.call("report @out --figures @full/drawn");
    assert!(
        output.status == 2 && output.stderr.join("").contains("cannot write to"),
        "{:?}",
        output.stderr
    );
}
