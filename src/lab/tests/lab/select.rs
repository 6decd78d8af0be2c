//! Tests of `select`.

use serde_json::Value;

use crate::common::{EASY, Row, column, rows};
use crate::temp_dir::TempDir;

/// The records of an experiment.
const RECORDS: &str = "out/records-1-of-1.csv";

/// The positions of the givens of [`EASY`].
fn givens() -> Vec<usize> {
    let bytes = EASY.as_bytes();
    (0..bytes.len())
        .filter(|index| bytes[*index] != b'.')
        .collect()
}

/// 60 different puzzles: [`EASY`] without one given, and without five givens.
fn puzzles() -> String {
    let givens = givens();
    let without = |removed: &[usize]| {
        let mut puzzle = EASY.to_owned();
        for index in removed {
            puzzle.replace_range(index..=index, ".");
        }
        puzzle + "\n"
    };
    let windows = givens.iter().chain(&givens).copied().collect::<Vec<_>>();
    (0..givens.len())
        .flat_map(|index| {
            [
                without(&givens[index..=index]),
                without(&windows[index..index + 5]),
            ]
        })
        .collect()
}

/// A directory with the records of an experiment with these contestants.
fn experiment(name: &str, budget: &str, contestants: &[&str]) -> TempDir {
    let dir = TempDir::new(name);
    dir.write("some.txt", &puzzles());
    let contestants = contestants
        .iter()
        .map(|lines| format!("[[contestant]]\n{lines}\n"));
    let contestants: String = contestants.collect();
    dir.write(
        "e.toml",
        &format!("{budget}\n[[set]]\nfile = \"some.txt\"\n{contestants}"),
    );
    dir.run_ok("experiment @e.toml --out @out");
    dir
}

/// Two contestants that count nodes, and an experiment with a limit in nodes.
fn two_orders(name: &str) -> TempDir {
    let order = |order: &str| {
        format!(
            "algorithm = \"backtracking\"\npreset = \"rows\"\nname = \"{order}\"\nparams = {{ cell_order = \"{order}\" }}"
        )
    };
    experiment(name, "", &[&order("rows"), &order("reverse")])
}

/// Changes the number of nodes in each record, and removes the digest, which would reveal it.
fn set_nodes(dir: &TempDir, nodes: impl Fn(&Row) -> u64) {
    let text = dir.read(RECORDS);
    let mut lines = text.lines();
    let mut changed = lines.next().expect("a header").to_owned() + "\n";
    let place = changed
        .split(',')
        .position(|column| column == "nodes")
        .expect("a column");
    for (line, row) in lines.zip(rows(&text)) {
        let mut fields: Vec<_> = line.split(',').map(str::to_owned).collect();
        fields[place] = nodes(&row).to_string();
        changed += &(fields.join(",") + "\n");
    }
    dir.write(RECORDS, &changed);
    dir.remove("out/records-1-of-1.csv.sha256");
}

/// Makes one contestant the best for puzzles with many givens, and the other for those with few.
fn set_known_truth(dir: &TempDir) {
    set_nodes(dir, |row| {
        let has_many_givens = row["puzzle"].bytes().filter(|byte| *byte != b'.').count() > 27;
        let is_suited = has_many_givens == (row["contestant"] == "rows");
        if is_suited { 1_000_000 } else { 9_000_000 }
    });
}

#[test]
fn different_step_limits_are_named() {
    let order = |order: &str, steps: &str| {
        format!(
            "algorithm = \"backtracking\"\npreset = \"rows\"\nname = \"{order}\"\n{steps}params = {{ cell_order = \"{order}\" }}"
        )
    };
    let limits = "[budget]\nsteps = 100000";
    for (name, own, is_named) in [
        ("select-unlike", "steps = 50000\n", true),
        ("select-alike", "", false),
    ] {
        let dir = experiment(name, limits, &[&order("rows", own), &order("reverse", "")]);
        let report = dir.run_ok("select @out --measure steps --trees 2");
        let named = "different step limits (rows 50000, reverse 100000)";
        assert_eq!(report.contains(named), is_named, "{report}");
    }
}

#[test]
fn the_best_contestant_for_each_puzzle_is_learned() {
    let dir = two_orders("select-truth");
    set_known_truth(&dir);
    let arguments = "select @out --measure nodes --trees 20 --choices @choices --map @map";
    let json: Value =
        serde_json::from_str(&dir.run_ok(&format!("{arguments} --json"))).expect("JSON");
    assert_eq!(
        (&json["puzzles"], &json["classes"]),
        (&60.into(), &60.into())
    );
    let share = json["gapClosed"][0].as_f64().expect("a number");
    assert!(share > 0.95, "{share}");
    assert_eq!(json["verdict"], "better");
    assert_eq!(json["virtualBestCost"].as_f64(), Some(1e6));
    assert_eq!(json["singleBestCost"].as_f64(), Some(5e6));
    let text = dir.run_ok(arguments);
    assert!(text.contains("it is better than"), "{text}");

    let choices = rows(&dir.read("choices"));
    assert_eq!(choices.len(), 60);
    for row in &choices {
        let best = if row["cost.rows"] == "1000000" {
            "rows"
        } else {
            "reverse"
        };
        assert_eq!((&*row["best"], &*row["feature_cost"]), (best, "0"));
    }
    let right = choices.iter().filter(|row| row["best"] == row["chosen"]);
    assert!(right.count() >= 58);
    let folds: Vec<usize> = column(&choices, "fold")
        .iter()
        .map(|fold| fold.parse().expect("a number"))
        .collect();
    assert!((1..=10).all(|fold| folds.iter().filter(|other| **other == fold).count() == 6));
    let map = rows(&dir.read("map"));
    assert_eq!(column(&map, "puzzle"), column(&choices, "puzzle"));
    assert!(
        map.iter()
            .all(|row| row["x"].parse::<f64>().is_ok_and(f64::is_finite))
    );

    // The same call writes the same files; another format has the same content.
    let first = dir.read("choices");
    dir.run_ok(arguments);
    assert_eq!(dir.read("choices"), first);
    dir.run_ok(&format!("{arguments} --output-format jsonl"));
    let line = dir
        .read("choices")
        .lines()
        .next()
        .expect("a row")
        .to_owned();
    let row: Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!(row["puzzle"], choices[0]["puzzle"].as_str());
}

#[test]
fn nothing_is_claimed_if_the_costs_are_noise() {
    let dir = two_orders("select-noise");
    // A hash of the puzzle and the contestant.
    set_nodes(&dir, |row| {
        let bytes = row["puzzle"].bytes().chain(row["contestant"].bytes());
        let hash = bytes.fold(7_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        1_000_000 + (hash >> 40)
    });
    let text = dir.run_ok("select @out --measure nodes --trees 20");
    assert!(!text.contains("it is better than"), "{text}");
    let json = dir.run_ok("select @out --measure nodes --trees 20 --json");
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert!(json["gapClosed"][1].as_f64().expect("a number") <= 0.0);
}

#[test]
fn the_selector_pays_for_the_time_of_the_features() {
    let dir = two_orders("select-time");
    let json = dir.run_ok("select @out --measure time --limit 10 --trees 5 --json");
    let json: Value = serde_json::from_str(&json).expect("JSON");
    let feature_cost = json["featureCost"].as_f64().expect("a number");
    assert!(feature_cost > 1.0, "{feature_cost}");
    assert!(json["selectorCost"].as_f64() > Some(feature_cost));
    assert_eq!(
        (&json["unit"], json["limit"].as_f64()),
        (&"microseconds".into(), Some(1e7))
    );
}

#[test]
fn equivalent_puzzles_are_in_the_same_fold() {
    let dir = TempDir::new("select-equivalent");
    // Every puzzle a second time, with the digits 1 and 2 exchanged.
    let exchange = |digit| match digit {
        '1' => '2',
        '2' => '1',
        other => other,
    };
    let exchanged: String = puzzles().chars().map(exchange).collect();
    dir.write("some.txt", &(puzzles() + &exchanged));
    dir.write(
        "e.toml",
        "[[set]]\nfile = \"some.txt\"\n[[contestant]]\nalgorithm = \"fast\"\n[[contestant]]\nalgorithm = \"general\"\n",
    );
    dir.run_ok("experiment @e.toml --out @out");
    dir.run_ok("select @out --measure nodes --trees 5 --choices @choices");
    let choices = rows(&dir.read("choices"));
    assert_eq!(choices.len(), 120);
    for (one, other) in choices[..60].iter().zip(&choices[60..]) {
        assert_eq!(
            (&one["class"], &one["fold"]),
            (&other["class"], &other["fold"])
        );
    }
}

#[test]
fn errors_say_what_is_wrong_and_where() {
    let expect = |dir: &TempDir, arguments: &str, expected: &str| {
        let output = dir.call(arguments);
        let message = output.stderr.join("\n");
        assert_eq!(output.status, 2, "{arguments}: {message}");
        assert!(message.contains(expected), "{arguments}: {message}");
    };
    let one = experiment("select-one", "", &["algorithm = \"fast\""]);
    expect(
        &one,
        "select @out --measure nodes",
        "the experiment has only one contestant, fast",
    );

    let limits = "[budget]\nsteps = 40";
    let two = experiment(
        "select-units",
        limits,
        &["algorithm = \"general\"", "algorithm = \"annealing\""],
    );
    expect(
        &two,
        "select @out --measure steps",
        "a step of general is a node, a step of annealing is a sweep",
    );
    expect(
        &two,
        "select @out --measure time",
        "the experiment has no limit in time, so the run has no PAR-2 score; use --limit",
    );
    expect(&two, "select @out --measure flips", "--measure: ");
    expect(&two, "select @out --limit 0", "expected a number above 0");
    expect(&two, "select @nothing", "is not a directory of records");

    let order = two_orders("select-missing");
    expect(
        &order,
        "select @out --measure nodes --folds 70",
        "70 folds need at least 70 different puzzles, not 60",
    );
    let text = order.read(RECORDS);
    order.remove("out/records-1-of-1.csv.sha256");
    let last = text.trim_end().rfind('\n').expect("lines");
    order.write(RECORDS, &text[..=last]);
    expect(
        &order,
        "select @out --measure nodes",
        "119 of 120 runs are recorded",
    );
    // Without the plan the number of runs is unknown, but not that a contestant lacks a run.
    order.remove("out/plan.json");
    let puzzle = puzzles().lines().last().expect("a puzzle").to_owned();
    expect(
        &order,
        "select @out --measure nodes",
        &format!("reverse has 0 of 1 runs on the puzzle {puzzle} of the set some"),
    );
    order.write(RECORDS, &text.replacen(",solved,", ",stalled,", 1));
    expect(&order, "select @out --measure nodes", "line 2");
}
