//! Tests of `tune`.

use std::fmt::Write as _;

use serde_json::Value;

use crate::common::{EASY, call};

/// Different puzzles: an easy one, each time with another pair of givens removed.
fn puzzles() -> String {
    let mut text = String::new();
    let givens: Vec<_> = (0..EASY.len())
        .filter(|index| EASY.as_bytes()[*index] != b'.')
        .collect();
    for (number, first) in givens[..16].iter().enumerate() {
        for second in &givens[number + 1..16] {
            let mut puzzle = EASY.to_owned();
            for index in [*first, *second] {
                puzzle.replace_range(index..=index, ".");
            }
            writeln!(text, "{puzzle}").expect("writing to a string does not fail");
        }
    }
    text
}

/// The arguments of a run whose result depends only on them.
const REPEATABLE: &str = "tune --algorithm annealing --tune chain --tune cooling --max-steps 2000 --max-runs 400 --held-out-runs 60 --json -";

#[test]
fn tuning_in_steps_is_repeatable_and_its_setup_can_be_used() {
    let output = call(REPEATABLE, &puzzles());
    assert_eq!((output.status, &*output.stderr), (0, &[][..]));
    let with_threads = call(&REPEATABLE.replace("--json", "--json --jobs 3"), &puzzles());
    assert_eq!(output.stdout, with_threads.stdout);
    let report: Value = serde_json::from_str(&output.stdout).expect("it is JSON");
    assert_eq!(
        (&report["unit"], &report["tuningPuzzles"]),
        (&"steps".into(), &60.into())
    );
    assert_eq!(report["default"]["setup"], "annealing");
    let setup = report["tuned"]["setup"].as_str().expect("a text");
    let (cost, other) = (&report["tuned"]["cost"], &report["default"]["cost"]);
    assert!(cost.as_f64() < other.as_f64(), "{cost} < {other}");
    assert_eq!(report["verdict"], "better");
    // The last step of the ablation is the tuned setup.
    let steps = report["ablation"].as_array().expect("a list");
    assert_eq!(steps.len(), setup.split(' ').count() - 1);
    // Every value of the setup is accepted, and is in the link.
    let link = report["link"].as_str().expect("a text");
    let mut arguments = "solve --algorithm annealing --max-steps 2000".to_owned();
    for value in setup.split(' ').skip(1) {
        assert!(link.contains(&format!("&2.{value}")), "{link}: {value}");
        write!(arguments, " --param {value}").expect("writing to a string does not fail");
    }
    let solved = call(&(arguments + " -"), EASY);
    assert_eq!((solved.status, &*solved.stderr), (0, &[][..]));
}

#[test]
fn nothing_is_claimed_where_the_parameters_have_no_effect() {
    // Every run reaches the limit of one step.
    let arguments = REPEATABLE.replace("--max-steps 2000", "--max-steps 1");
    let output = call(&arguments.replace("--json", ""), &puzzles());
    assert_eq!(output.status, 0);
    assert!(
        output
            .stdout
            .contains("No configuration was better than the default"),
        "{}",
        output.stdout
    );
}

#[test]
fn errors_name_the_argument_and_the_place() {
    for (arguments, input, expected) in [
        (
            "tune --algorithm fast -",
            EASY,
            "fast: there is no number, switch or choice to tune",
        ),
        (
            "tune --algorithm ga --tune mutations -",
            EASY,
            "--tune mutations: ga has no such parameter that can be tuned; available: population,",
        ),
        ("tune --algorithm ga --param mutation=2 -", EASY, "mutation"),
        (
            "tune --algorithm ga --max-seconds 0 -",
            &puzzles(),
            "--max-seconds must be more than 0",
        ),
        (
            "tune --algorithm ga -",
            EASY,
            "tuning needs at least 4 different puzzles",
        ),
        (
            "tune --algorithm ga -",
            "12\n",
            "-: line 1, column 3: 81 cells expected",
        ),
    ] {
        let output = call(arguments, input);
        assert_eq!(output.status, 2, "{arguments}");
        let message = output.stderr.join("\n");
        assert!(message.contains(expected), "{arguments}: {message}");
    }
}

/// Compares results in steps with a golden file, with which the tests of the npm package compare theirs.
/// `SUDOKU_GOLDEN=write cargo test -p sudoku-lab tuning_equals` rewrites the file.
#[test]
fn tuning_equals_the_golden_file() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/tuned.json");
    let puzzles = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/puzzles");
    let text = std::fs::read_to_string(path).expect("a file");
    let mut cases: Vec<Value> = serde_json::from_str(&text).expect("it is JSON");
    for case in &mut cases {
        let word = |key: &str| case[key].to_string().replace('"', "");
        let arguments = format!(
            "tune --algorithm {} --preset {} --max-steps {} --max-runs {} --seed {} --held-out-runs {} --json {puzzles}/{}",
            word("algorithm"),
            word("preset"),
            word("steps"),
            word("runs"),
            word("seed"),
            word("heldOutRuns"),
            word("set"),
        );
        let output = call(&arguments, "");
        assert_eq!(output.status, 0, "{arguments}: {:?}", output.stderr);
        let report: Value = serde_json::from_str(&output.stdout).expect("it is JSON");
        if std::env::var("SUDOKU_GOLDEN").is_ok_and(|wish| wish == "write") {
            case["report"] = report;
        } else {
            assert_eq!(case["report"], report, "{arguments}");
        }
    }
    if std::env::var("SUDOKU_GOLDEN").is_ok_and(|wish| wish == "write") {
        let text = serde_json::to_string_pretty(&cases).expect("texts and finite numbers");
        std::fs::write(path, text + "\n").expect("the file can be written");
    }
}
