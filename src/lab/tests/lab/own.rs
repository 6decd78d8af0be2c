//! Tests of contestants that are user-supplied solvers.

use crate::common::EASY;
use crate::experiment::without_times;
use crate::temp_dir::TempDir;

/// The module that `src/guest/tests/solver.wat` compiles to.
const SOLVER: &[u8] = include_bytes!("../../../guest/tests/solver.wasm");

/// A definition and its expected records. The tests of the package use the same files. The times are arbitrary.
const DEFINITION: &str = include_str!("../../../guest/tests/definition.toml");
const RECORDS: &str = include_str!("../../../guest/tests/records.csv");

const PUZZLES: &str = include_str!("../../../guest/tests/puzzles.txt");

fn own_dir(name: &str) -> TempDir {
    let dir = TempDir::new(name);
    dir.write("all.toml", DEFINITION);
    dir.write("puzzles.txt", PUZZLES);
    dir.write_bytes("solver.wasm", SOLVER);
    dir
}

/// A definition with one contestant.
fn with_contestant(keys: &str) -> String {
    format!("[[set]]\nfile = \"one.txt\"\n[[contestant]]\nalgorithm = \"own\"\n{keys}\n")
}

/// The error with which a definition with one contestant is refused.
fn refused(dir: &TempDir, keys: &str) -> String {
    dir.write("one.txt", EASY);
    dir.write("one.toml", &with_contestant(keys));
    let output = dir.call("experiment @one.toml --out @refused");
    assert_eq!(output.status, 2, "{:?}", output.stderr);
    output.stderr.join("\n")
}

#[test]
fn the_command_and_the_package_write_the_same_records() {
    let dir = own_dir("own-records");
    let output = dir.call("experiment @all.toml --out @out --jobs 2");
    assert_eq!(output.status, 0, "{:?}", output.stderr);
    let records = dir.read("out/records-1-of-1.csv");
    let header = records.lines().next().expect("a header");
    assert!(header.contains(",counter.returns,"), "{header}");
    assert_eq!(without_times(&records), without_times(RECORDS));
    // A crash costs one run. The first ones are reported with their places and reasons.
    let crashes: Vec<_> = (output.stderr.iter())
        .filter(|line| line.contains(" crashed: "))
        .collect();
    assert_eq!(crashes.len(), 10, "{crashes:?}");
    assert!(
        crashes[0].contains("seed 1, puzzles, line 2: "),
        "{crashes:?}"
    );
    let has = |reason: &str| crashes.iter().any(|line| line.contains(reason));
    assert!(
        has("step 4, “step”: unreachable code was executed"),
        "{crashes:?}"
    );
    assert!(has("it found no solution"), "{crashes:?}");
    assert!(
        output
            .stderr
            .iter()
            .any(|line| line.starts_with("16 runs crashed"))
    );
}

#[test]
fn shards_together_have_the_same_records_and_the_report_needs_no_other_file() {
    let dir = own_dir("own-shards");
    dir.run_ok("experiment @all.toml --out @out --shard 1/2");
    dir.run_ok("experiment @all.toml --out @out --shard 2/2");
    dir.remove("solver.wasm");
    let halves = [1, 2].map(|shard| dir.read(&format!("out/records-{shard}-of-2.csv")));
    let rows = halves.iter().flat_map(|half| without_times(half));
    assert_eq!(
        rows.collect::<std::collections::BTreeSet<_>>(),
        without_times(RECORDS)
    );
    let report = dir.run_ok("report @out");
    assert!(report.contains("plain (own@"), "{report}");
}

#[test]
fn another_file_of_the_same_name_is_refused() {
    let dir = own_dir("own-other");
    dir.run_ok("experiment @all.toml --out @out --shard 1/2");
    let mut other = SOLVER.to_vec();
    other.extend([0, 5, 4, b'n', b'o', b't', b'e']); // a custom section
    dir.write_bytes("solver.wasm", &other);
    for shard in ["1/2", "2/2"] {
        let output = dir.call(&format!("experiment @all.toml --out @out --shard {shard}"));
        assert_eq!(output.status, 2);
        let message = output.stderr.join("\n");
        assert!(
            message.contains("was started with solver.wasm (SHA-256 "),
            "{message}"
        );
    }
    // The digest is part of the name of the contestant: shards of different directories do not fit together either.
    dir.run_ok("experiment @all.toml --out @there --shard 2/2");
    dir.write(
        "out/records-2-of-2.csv",
        &dir.read("there/records-2-of-2.csv"),
    );
    let output = dir.call("report @out");
    assert_eq!(output.status, 2);
    assert!(
        output.stderr.join("\n").contains("own@"),
        "{:?}",
        output.stderr
    );
}

#[test]
fn a_definition_can_demand_a_digest() {
    let dir = own_dir("own-digest");
    let demanded = "0".repeat(64);
    let message = refused(
        &dir,
        &format!("file = \"solver.wasm\"\nsha256 = \"{demanded}\""),
    );
    assert!(
        message.contains("but the definition demands 000"),
        "{message}"
    );
}

#[test]
fn a_file_that_cannot_run_is_refused_before_the_first_run() {
    let dir = own_dir("own-refused");
    let message = refused(&dir, "");
    assert!(
        message.contains("contestant 1: algorithm = \"own\" needs the file"),
        "{message}"
    );
    let message = refused(&dir, "file = \"x.js\"");
    assert!(
        message.contains("x.js: solvers in JavaScript run on the page"),
        "{message}"
    );
    let message = refused(&dir, "file = \"none.wasm\"");
    assert!(message.contains("none.wasm: No such file"), "{message}");
    dir.write("text.wasm", "export function step() {}");
    let message = refused(&dir, "file = \"text.wasm\"");
    assert!(
        message.contains("text.wasm: the file is not a valid WebAssembly module"),
        "{message}"
    );
    dir.write_bytes("empty.wasm", b"\0asm\x01\0\0\0");
    let message = refused(&dir, "file = \"empty.wasm\"");
    assert!(
        message.contains("empty.wasm: the module does not export memory, about"),
        "{message}"
    );
    let message = refused(&dir, "file = \"solver.wasm\"\nparams = { first = 0 }");
    assert!(message.contains("first = 0: out of range"), "{message}");
}

/// The text of the solver, in which tests replace `;; STEP` by instructions.
const SOLVER_TEXT: &str = include_str!("../../../guest/tests/solver.wat");

/// A directory with one puzzle, a variant of the solver, and a definition that runs the variant and a solver of this
/// program.
fn dir_with_variant(name: &str, text: &str, budget: &str) -> TempDir {
    let dir = TempDir::new(name);
    dir.write_bytes("variant.wasm", &wat::parse_str(text).expect("a module"));
    dir.write("one.txt", EASY);
    let definition = with_contestant("file = \"variant.wasm\"\nname = \"variant\"");
    dir.write(
        "one.toml",
        &format!("[budget]\n{budget}\n{definition}[[contestant]]\nalgorithm = \"backtracking\"\n"),
    );
    dir
}

#[test]
fn a_run_that_shows_wrong_digits_at_the_time_limit_is_recorded_as_crashed() {
    let step = "(i32.store8 (i32.const 2049) (i32.const 255)) (return (i32.const 0))";
    let text = SOLVER_TEXT.replace(";; STEP", step);
    let dir = dir_with_variant("own-time", &text, "seconds = 0.01");
    let output = dir.call("experiment @one.toml --out @out");
    assert_eq!(output.status, 0, "{:?}", output.stderr);
    let records = dir.read("out/records-1-of-1.csv");
    let record = records.lines().nth(1).expect("a record");
    assert!(record.contains(",crashed,"), "{record}");
    let message = output.stderr.join("\n");
    assert!(message.contains("“digits” has 255 in r1c2"), "{message}");
    dir.run_ok("experiment @one.toml --out @out");
    dir.run_ok("report @out");
}

#[test]
fn counters_and_wrong_claims_of_own_solvers_are_no_damage() {
    // The solver counts 5 guesses and no nodes, and claims that the puzzle has no solution.
    let step = "(f64.store (i32.const 3096) (f64.const 5)) (return (i32.const 2))";
    let text = (SOLVER_TEXT.replace(";; STEP", step)).replace("returns", "guesses");
    let dir = dir_with_variant("own-claims", &text, "steps = 100000");
    dir.run_ok("experiment @one.toml --out @out");
    dir.run_ok("experiment @one.toml --out @out");
    for method in ["memory", "stream"] {
        let report = dir.run_ok(&format!("report @out --method {method}"));
        assert!(
            report.contains("**Wrong claims (1): a user-supplied solver claims"),
            "{report}"
        );
        assert!(
            report.contains("- records-1-of-1.csv: line 2: outcome: unsolvable, but"),
            "{report}"
        );
        assert!(!report.contains("Damaged"), "{report}");
    }
    let report = dir.run_ok("report @out --format json");
    assert!(report.contains("\"disprovedClaims\": ["), "{report}");
}

#[test]
fn a_report_says_that_an_own_solver_is_interpreted_and_declares_its_steps() {
    let dir = dir_with_variant("own-labels", SOLVER_TEXT, "steps = 100");
    dir.run_ok("experiment @one.toml --out @out");
    for method in ["memory", "stream"] {
        let report = dir.run_ok(&format!("report @out --measure time --method {method}"));
        assert!(
            report.contains("a user-supplied solver, interpreted (wasmi); one step is one “"),
            "{report}"
        );
        assert!(
            report.contains(
                "is a user-supplied solver. The solver itself declares what its steps and counters mean, and nobody has reviewed this declaration. Its \
                 times were measured in an interpreter (wasmi)"
            ),
            "{report}"
        );
        assert!(
            report.contains(", as the solver itself declares"),
            "{report}"
        );
    }
    // Without the definition, the names of contestants tell.
    dir.write("page.csv", &dir.read("out/records-1-of-1.csv"));
    let report = dir.run_ok("report @page.csv");
    assert!(
        report.contains("is a user-supplied solver. The solver itself declares"),
        "{report}"
    );
    assert!(report.contains("There is no PAR-2 score"), "{report}");
}
