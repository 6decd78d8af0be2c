//! Modules written as text: a solver, and faulty variants of it.
//!
//! `SUDOKU_GOLDEN=write cargo test -p sudoku-guest` writes `solver.wasm`, which tests of the command line and of the
//! package run, too.

use sudoku_grid::{Grid, ParseOptions, Position, parse};
use sudoku_search::{Algorithm, Findings, Outcome, Run, Setup, StartError};

use crate::module::Compiled;
use crate::{GuestLimits, open};

const SOLVER: &str = include_str!("solver.wat");

const SMALL: &str = "1..4..1..1..4...";
/// Eight blank cells, because tests run an interpreter that is not optimised.
const EASY: &str =
    "53467891.6721953.819834.567859761.23426853791713924.569615372.4287419635.452861.9";

fn bytes(text: &str) -> Vec<u8> {
    wat::parse_str(text).expect("a module")
}

/// The solver with instructions at the beginning of `step`.
fn variant(instructions: &str) -> &'static dyn Algorithm {
    let bytes = bytes(&SOLVER.replace(";; STEP", instructions));
    let limits = GuestLimits::default().fuel(1_000_000).memory(1 << 20);
    open("own:test", &bytes, limits).expect("a solver")
}

fn position(text: &str) -> Position {
    let puzzle = parse(text, ParseOptions::default()).expect("a puzzle");
    Position::new(&puzzle.grid).expect("no conflicts")
}

fn run(solver: &dyn Algorithm, puzzle: &str, setup: &Setup) -> Run {
    let mut run = solver.start(&position(puzzle), setup, true).expect("a run");
    run.run_to_end();
    run
}

fn setup() -> Setup {
    Setup::of("own:test")
}

/// The fault of a run on a small puzzle, which keeps the givens and has no counters.
fn fault(instructions: &str) -> String {
    let run = run(variant(instructions), SMALL, &setup());
    let findings = Findings::of(&run);
    assert_eq!(findings.outcome, Some(Outcome::Crashed));
    assert_eq!(findings.grid.to_string(), SMALL);
    assert!(findings.counters.is_empty());
    run.fault().expect("a fault").to_string()
}

#[test]
fn a_module_solves_and_counts_and_is_verified() {
    let solver = variant("");
    assert_eq!(solver.info().name, "Text");
    let run = run(solver, EASY, &setup());
    let findings = Findings::of(&run);
    assert_eq!(
        (findings.outcome, findings.found),
        (Some(Outcome::Solved), 1)
    );
    assert!(findings.solution.as_ref().is_some_and(Grid::is_full));
    let [nodes, returns] = *findings.counters else {
        panic!("two counters");
    };
    // Each return follows a cell in which no digit fitted, and leads to a cell that is filled again.
    assert_eq!(nodes, 8 + returns);
    let trace = run.trace().expect("a trace");
    assert_eq!(trace.len() as u64, run.steps() + 1);
}

#[test]
fn a_puzzle_without_a_solution_is_exhausted() {
    let run = run(variant(""), "12....3.........", &setup());
    assert_eq!(run.outcome(), Some(Outcome::Unsolvable));
}

#[test]
fn the_step_limit_ends_a_run() {
    let setup = Setup {
        max_steps: Some(40),
        ..setup()
    };
    let run = run(variant(""), EASY, &setup);
    assert_eq!((run.outcome(), run.steps()), (Some(Outcome::Steps), 40));
}

#[test]
fn an_endless_loop_uses_up_the_fuel_of_its_call() {
    let message = fault("(loop $ever (br $ever))");
    assert!(message.contains("step 1, “step”: the fuel"), "{message}");
    assert!(message.contains("1000000 units"), "{message}");
}

#[test]
fn a_trap_names_the_step_and_the_reason() {
    let message = fault("(if (i32.eq (global.get $cell) (i32.const 3)) (then unreachable))");
    assert!(message.contains("step 4, “step”: unreachable"), "{message}");
    let message = fault("(drop (i32.load (i32.const -8)))");
    assert!(message.contains("memory outside the bounds"), "{message}");
}

#[test]
fn memory_beyond_the_limit_ends_the_run() {
    let message = fault("(drop (memory.grow (i32.const 100)))");
    assert!(
        message.contains("the memory limit was exceeded (1 MiB)"),
        "{message}"
    );
    // A module may grow up to the limit.
    let run = run(
        variant("(drop (memory.grow (i32.const 0)))"),
        SMALL,
        &setup(),
    );
    assert_eq!(run.outcome(), Some(Outcome::Solved));
}

#[test]
fn the_verifier_rejects_a_wrong_solution() {
    let solver = variant("(return (i32.const 1))");
    let run = run(solver, SMALL, &setup());
    assert_eq!((run.outcome(), run.found()), (Some(Outcome::Crashed), 0));
    // The findings contain the claim and its counters.
    assert_eq!(Findings::of(&run).counters.len(), 2);
    let message = run.fault().expect("a fault").to_string();
    assert!(message.contains("it found no solution"), "{message}");
}

#[test]
fn wrong_results_are_reported_with_their_place() {
    let message = fault("(return (i32.const 7))");
    assert!(message.contains("“step” returns 7"), "{message}");
    let message = fault("(i32.store8 (i32.const 2049) (i32.const 9)) (return (i32.const 3))");
    assert!(message.contains("“digits” has 9 in r1c2"), "{message}");
    let message = fault("(f64.store (i32.const 3096) (f64.const -2)) (return (i32.const 3))");
    assert!(
        message.contains("“counters” has -2 in place 2"),
        "{message}"
    );
}

#[test]
fn a_file_that_is_no_solver_is_refused_with_the_reason() {
    let limits = GuestLimits::default();
    let refused = |bytes: &[u8]| {
        let error = open("own", bytes, limits).err();
        error.expect("an error").to_string()
    };
    let of_text = |text: &str| refused(&bytes(text));
    assert!(refused(b"export function").contains("65 78 70 6f, not with 00 61 73 6d"));
    assert!(refused(&bytes(SOLVER)[..40]).contains("not a valid WebAssembly module"));
    assert_eq!(
        of_text("(module)"),
        "the module does not export memory, about, givens, start, step, digits"
    );
    let message = of_text(&SOLVER.replace("(export \"counters\")", ""));
    assert!(
        message.contains("counters, which is needed for 2 entries"),
        "{message}"
    );
    let message = of_text(&SOLVER.replace(
        "(export \"step\") (result i32)",
        "(export \"step\") (result i64) i64.const 0)(func (result i32)",
    ));
    assert_eq!(
        message,
        "“step” has the type () → i64, but the type must be () → i32"
    );
    let import = |text: &str| of_text(&SOLVER.replacen("(module", &format!("(module {text}"), 1));
    let message = import("(import \"wasi_snapshot_preview1\" \"fd_write\" (func))");
    assert!(
        message.contains("imports wasi_snapshot_preview1.fd_write;"),
        "{message}"
    );
    let message = import("(import \"own\" \"random\" (func (result f32)))");
    assert!(
        message.contains("“own.random” has the type () → f32"),
        "{message}"
    );
    let message = of_text(&SOLVER.replace("\\\"default\\\": 1", "\\\"default\\\": 99"));
    assert!(
        message.contains("params.first has a default outside 1 to 25"),
        "{message}"
    );
    let message = of_text(&SOLVER.replace("\\\"step\\\":", "\\\"stop\\\":"));
    assert!(message.contains("has no “stop”"), "{message}");
    let message = of_text(&SOLVER.replace(
        "(func (export \"sample\")",
        "(global (export \"sample\") i32 (i32.const 0)) (func",
    ));
    assert!(
        message.contains("sample, which is needed for 1 entries"),
        "{message}"
    );
}

#[test]
fn a_description_outside_the_memory_is_refused() {
    let about = "(func (export \"about\") (result i32) i32.const 16)";
    let refused = |body: &str| {
        let module = SOLVER.replace(
            about,
            &format!("(func (export \"about\") (result i32) {body})"),
        );
        let error = open("own", &bytes(&module), GuestLimits::default()).err();
        error.map(|error| error.to_string())
    };
    let message = refused("i32.const -1").expect("an error");
    assert!(
        message.contains("“about” returns 4294967295, but the memory"),
        "{message}"
    );
    assert!(refused("i32.const 0").is_some());
    assert!(refused("i32.const 65536").is_some());
    // The first result is the address, whatever later calls would return.
    let changing = "(global.set $steps (i32.sub (global.get $steps) (i32.const 1))) \
                    (select (i32.const 16) (i32.const -1) (i32.eq (global.get $steps) (i32.const -1)))";
    assert_eq!(refused(changing), None);
}

#[test]
fn tables_count_towards_the_memory_limit() {
    let limits = GuestLimits::default().memory(1 << 20);
    let opened = |tables: &str| {
        let module = SOLVER.replacen("(memory", &format!("{tables} (memory"), 1);
        open("own", &bytes(&module), limits).map(|_| ())
    };
    // 1 MiB minus a memory of 64 KiB leaves 61,440 elements of 16 bytes.
    assert_eq!(opened("(table 61440 funcref)"), Ok(()));
    let over = |tables: &str| opened(tables).expect_err("too large").to_string();
    let message = over("(table 61441 funcref)");
    assert!(message.contains("memory limit was exceeded"), "{message}");
    let message = over("(table 40000 funcref) (table 40000 funcref)");
    assert!(message.contains("memory limit was exceeded"), "{message}");
    let grown = |count: u32| {
        let table = "(table $growing 0 1000000 funcref) (memory";
        let grow =
            format!("(drop (table.grow $growing (ref.null func) (i32.const {count}))) ;; STEP");
        let module = SOLVER
            .replacen("(memory", table, 1)
            .replace(";; STEP", &grow);
        let solver = open("own:test", &bytes(&module), limits).expect("a solver");
        let run = run(solver, SMALL, &setup());
        run.fault().map(ToString::to_string)
    };
    assert_eq!(grown(1), None);
    let message = grown(30_000).expect("a fault");
    assert!(
        message.contains("step 3, “step”: the memory limit"),
        "{message}"
    );
}

#[test]
fn a_failed_growth_of_a_table_does_not_count() {
    let limits = GuestLimits::default().memory(1 << 20);
    // The table itself allows one element, so that each growth by 50,000 elements fails.
    let table = "(table $small 0 1 funcref) (memory";
    let grow = "(drop (table.grow $small (ref.null func) (i32.const 50000))) ;; STEP";
    let module = SOLVER
        .replacen("(memory", table, 1)
        .replace(";; STEP", grow);
    let solver = open("own:test", &bytes(&module), limits).expect("a solver");
    assert_eq!(
        run(solver, SMALL, &setup()).outcome(),
        Some(Outcome::Solved)
    );
}

#[test]
fn each_run_uses_the_same_fuel() {
    let module = Compiled::new(&bytes(SOLVER), GuestLimits::default()).expect("a module");
    let fuel_left = || {
        let mut instance = module.instantiate(0).expect("an instance");
        instance.call("start", &[2, 2]).expect("a start");
        let after_start = instance.fuel_left();
        instance.step().expect("a step");
        (after_start, instance.fuel_left())
    };
    assert_eq!(fuel_left(), fuel_left());
}

#[test]
fn a_run_that_the_host_stops_is_checked() {
    let solver = variant("(i32.store8 (i32.const 2049) (i32.const 255))");
    let mut run = solver
        .start(&position(SMALL), &setup(), false)
        .expect("a run");
    run.run_slice(1);
    assert_eq!(run.outcome(), None);
    let message = run.check_fault().expect("a fault").to_string();
    assert!(message.contains("“digits” has 255 in r1c2"), "{message}");
    assert_eq!(run.outcome(), Some(Outcome::Crashed));
    // A run without a fault continues.
    let mut run = variant("")
        .start(&position(SMALL), &setup(), false)
        .expect("a run");
    run.run_slice(1);
    assert!(run.check_fault().is_none());
    assert_eq!(run.run_to_end(), Outcome::Solved);
}

#[test]
fn the_size_of_a_run_includes_its_memory_and_its_tables() {
    let solver = variant("(drop (memory.grow (i32.const 1)))");
    let mut run = solver
        .start(&position(SMALL), &setup(), false)
        .expect("a run");
    let before = run.heap_bytes();
    assert!(before >= 1 << 16);
    run.run_slice(1);
    assert_eq!(run.heap_bytes() - before, 1 << 16);
}

#[test]
fn random_numbers_are_recognised_by_the_import() {
    for (bytes, expected) in [
        (&b"\x03own\x06random\0"[..], true),
        (b"own..random", true),
        (b"own random", true),
        (b"env.seed", true),
        (b"own...random", false),
        (b"ownrandom", false),
        (b"known.random", false),
        (b"own.randomize", false),
        (b"own.", false),
    ] {
        assert_eq!(crate::draws_random_numbers(bytes), expected, "{bytes:?}");
    }
}

/// The tests of the command line and of the package run `solver.wasm`.
#[test]
fn solver_wasm_is_compiled_from_solver_wat() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/solver.wasm");
    let module = bytes(SOLVER);
    if std::env::var("SUDOKU_GOLDEN").is_ok_and(|wish| wish == "write") {
        std::fs::write(path, &module).expect("the module is written");
    }
    let file = std::fs::read(path).expect("the module");
    assert!(
        module == file,
        "SUDOKU_GOLDEN=write writes solver.wasm again"
    );
}

#[test]
fn parameters_are_checked_and_written_before_the_start() {
    let solver = variant(
        "(if (f64.ne (f64.load (i32.const 3072)) (f64.const 7)) (then (return (i32.const 3))))",
    );
    let first = |value: &str| setup().param("first", value);
    assert_eq!(
        run(solver, SMALL, &first("7")).outcome(),
        Some(Outcome::Solved)
    );
    assert_eq!(
        run(solver, SMALL, &first("8")).outcome(),
        Some(Outcome::Stalled)
    );
    let refused = |setup: &Setup| {
        let started = solver.start(&position(SMALL), setup, false);
        started.err().map(|error: StartError| error.code())
    };
    assert_eq!(refused(&first("26")), Some("param-range"));
    for text in ["1.5", "0x7", "inf", "nan", "", "\u{a0}7"] {
        assert_eq!(refused(&first(text)), Some("param-type"), "{text}");
    }
    assert_eq!(refused(&first(" +7.0e0 ")), None);
    assert_eq!(refused(&setup().param("last", "1")), Some("unknown-param"));
    assert_eq!(refused(&setup().preset("some")), Some("unknown-preset"));
}

#[test]
fn random_numbers_depend_on_the_seed_of_the_run() {
    let solver = variant(
        "(f64.store (i32.const 3096) (f64.floor (f64.mul (call $random) (f64.const 1e9)))) (return (i32.const 3))",
    );
    let check = |solver: &dyn Algorithm| solver.check(&setup(), position(SMALL).shape());
    assert!(check(solver).expect("accepted").random);
    let drawn = |seed| run(solver, SMALL, &setup().seed(seed)).counters()[1];
    assert_eq!(drawn(7), 995_912_861);
    assert_eq!(drawn(7), drawn(7));
    assert_ne!(drawn(7), drawn(8));
}
