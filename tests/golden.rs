//! Runs are equal to recorded ones, to the last bit: see `golden/README.md`.
//!
//! `SUDOKU_GOLDEN=write cargo test -p sudoku-tests --test golden` records them again.
#![forbid(unsafe_code)]

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use sudoku_grid::{ParseOptions, Position, Shape, parse};
use sudoku_search::{Algorithm, Limits, ParamKind, Run, View};
use sudoku_tests::{FOREIGN, Variant, generators, registered, set};

/// A line of `golden/cases.txt`, or of `golden/patterns.txt`.
struct Case {
    name: String,
    seed: u32,
    steps: u64,
    position: Position,
}

/// The path of a file in `golden/`.
fn golden_path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("golden")
        .join(name)
}

/// The lines of a file in `golden/`, without comments.
fn lines(name: &str) -> Vec<String> {
    let text = fs::read_to_string(golden_path(name)).unwrap_or_default();
    let lines = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(str::to_owned).collect()
}

/// The cases in a file.
fn cases(file: &str) -> Vec<Case> {
    lines(file).iter().map(|line| parse_case(line)).collect()
}

/// Parses a case.
fn parse_case(line: &str) -> Case {
    let words: Vec<_> = line.split(' ').collect();
    let [name, shape, seed, steps, puzzle] = words[..] else {
        panic!("a case is a name, a box, a seed, steps and a puzzle, not {line}");
    };
    let options = ParseOptions {
        shape: Some(shape.parse().expect("a box")),
        hex: false,
    };
    let parsed = parse(puzzle, options).expect("a puzzle");
    Case {
        name: name.to_owned(),
        seed: seed.parse().expect("a seed"),
        steps: steps.parse().expect("a number"),
        position: parsed.position().expect("no duplicate digit"),
    }
}

/// The 64-bit FNV-1a hash.
struct Hash(u64);

impl Hash {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add_bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// Adds a number. All NaNs are equal, because their bits differ between machines.
    fn add_float(&mut self, number: f64) {
        let bits = if number.is_nan() {
            0x7ff8_0000_0000_0000
        } else {
            number.to_bits()
        };
        self.add_bytes(&bits.to_le_bytes());
    }

    #[expect(clippy::cast_precision_loss, reason = "no count reaches 2^53")]
    fn add_count(&mut self, count: u64) {
        self.add_float(count as f64);
    }
}

/// The hash of the view, the number of steps and the outcome of a run.
fn state_hash(run: &Run) -> u64 {
    let mut view = View::new(run.puzzle().shape());
    run.view(&mut view);
    let mut hash = Hash::new();
    hash.add_bytes(&view.digits);
    for weight in view.weights {
        hash.add_bytes(&weight.to_le_bytes());
    }
    hash.add_count(run.steps());
    let outcome = run.outcome().map_or("", |outcome| outcome.id());
    hash.add_bytes(outcome.as_bytes());
    hash.0
}

/// The hash of the trace and the counters of a run.
fn trace_and_counters_hash(run: &Run) -> u64 {
    let mut hash = Hash::new();
    for number in run.trace().expect("watched").to_columns() {
        hash.add_float(number);
    }
    for count in run.counters() {
        hash.add_count(count);
    }
    hash.0
}

/// The line to record for an algorithm on a case. `choice` is a preset, a parameter with its value, or `-` for the
/// defaults.
fn line(algorithm: &dyn Algorithm, choice: &str, case: &Case) -> String {
    let limits = Limits {
        solutions: 1,
        steps: Some(case.steps),
    };
    let param = choice.split_once('=');
    let params: Vec<_> = param.into_iter().collect();
    let preset = (choice != "-" && param.is_none()).then_some(choice);
    let setup = algorithm.setup().preset(preset).params(&params);
    let id = algorithm.info().id;
    let mut run = algorithm
        .start(&case.position, &setup.seed(case.seed).within(limits), true)
        .unwrap_or_else(|refusal| panic!("{id} {choice} {}: {refusal}", case.name));
    let Case {
        name, seed, steps, ..
    } = case;
    let mut line = format!("{id} {choice} {name} {seed} {steps}");
    for quarters in 1..=3 {
        run.advance(steps * quarters / 4, u64::MAX);
        // Half of the hash suffices to find the quarter in which a run diverged.
        write!(line, " {:08x}", state_hash(&run) >> 32).expect("a string takes everything");
    }
    run.advance(u64::MAX, u64::MAX);
    assert!(run.outcome().is_some(), "{line}: it has a budget");
    format!(
        "{line} {:016x} {:016x}",
        state_hash(&run),
        trace_and_counters_hash(&run)
    )
}

/// The presets and parameters of a generator in `golden/settings.txt`.
fn settings(algorithm: &dyn Algorithm) -> Vec<String> {
    let lines = lines("settings.txt");
    let pairs = lines.iter().filter_map(|line| line.split_once(' '));
    let generator_settings = pairs.filter(|(id, _)| *id == algorithm.info().id);
    generator_settings
        .map(|(_, setting)| setting.to_owned())
        .collect()
}

#[test]
fn every_switch_and_choice_of_a_generator_has_a_case() {
    for generator in sudoku_generator::GENERATORS {
        let id = generator.info().id;
        let settings = settings(*generator);
        assert!(settings.contains(&"-".to_owned()), "{id} as it is");
        for param in generator.params() {
            let is_chosen = matches!(param.kind, ParamKind::Switch(_) | ParamKind::Choice(..));
            let setting = settings.iter().any(|setting| {
                let (name, value) = setting.split_once('=').unwrap_or_default();
                name == param.id && value != param.default_text()
            });
            assert!(setting || !is_chosen, "settings.txt: {id} {}", param.id);
        }
    }
}

/// The lines of every solver with every preset on every case whose size it accepts, then of every generator on every
/// pattern.
fn computed_lines() -> Vec<String> {
    let mut computed_lines = Vec::new();
    let puzzles = cases("cases.txt");
    let patterns = cases("patterns.txt");
    let mut add = |variant: Variant, setting: &str, cases: &[Case]| {
        let accepted_cases = (cases.iter()).filter(|case| variant.accepts(case.position.shape()));
        computed_lines.extend(accepted_cases.map(|case| line(variant.algorithm, setting, case)));
    };
    for variant in registered() {
        add(variant, variant.preset.unwrap_or("-"), &puzzles);
    }
    for variant in generators() {
        for setting in settings(variant.algorithm) {
            add(variant, &setting, &patterns);
        }
    }
    computed_lines
}

/// The line to record for a batch: an algorithm, a set, the maximum number of solutions counted, and the results.
/// `line` begins with the algorithm, the set and the maximum.
fn batch_line(line: &str) -> String {
    let words: Vec<_> = line.split(' ').take(3).collect();
    let [id, file, limit] = words[..] else {
        panic!("a batch is an algorithm, a file and a limit, not {line}");
    };
    let texts = set(file).into_iter().filter(|text| text.len() == 81);
    let bytes: Vec<u8> = texts
        .flat_map(String::into_bytes)
        .map(|symbol| if symbol == b'.' { 0 } else { symbol - b'0' })
        .collect();
    let algorithm = sudoku_solvers::find(id).expect("an algorithm");
    let limits = Limits {
        solutions: limit.parse().expect("a number"),
        ..Limits::default()
    };
    let answers = algorithm
        .solve_many(Shape::NINE, &bytes, limits)
        .expect("it takes them");
    let mut hash = Hash::new();
    hash.add_bytes(&answers.solutions);
    for count in &answers.counts {
        hash.add_bytes(&count.to_le_bytes());
    }
    let (puzzles, steps) = (answers.counts.len(), answers.steps.iter().sum::<u64>());
    let solutions: u64 = answers.counts.iter().map(|count| u64::from(*count)).sum();
    format!(
        "{id} {file} {limit} {puzzles} {solutions} {steps} {:016x}",
        hash.0
    )
}

/// Asserts that the lines of the file `name` are equal to `new_lines`, in any order. If `SUDOKU_GOLDEN` is `write`,
/// writes `new_lines` to the file instead, after `header`.
fn assert_recorded(name: &str, header: &str, new_lines: &[String]) {
    if std::env::var("SUDOKU_GOLDEN").is_ok_and(|wish| wish == "write") {
        let mut text = format!("# {header}\n");
        for line in new_lines {
            writeln!(text, "{line}").expect("a string takes everything");
        }
        fs::write(golden_path(name), text).expect("the file can be written");
        return;
    }
    let old_lines = lines(name);
    let changed_lines: Vec<_> = new_lines
        .iter()
        .filter(|line| !old_lines.contains(line))
        .collect();
    let missing_lines: Vec<_> = old_lines
        .iter()
        .filter(|line| !new_lines.contains(line))
        .collect();
    assert!(
        changed_lines.is_empty() && missing_lines.is_empty(),
        "these lines differ from the recorded ones; now:\n{changed_lines:#?}\nrecorded:\n{missing_lines:#?}"
    );
}

#[test]
fn runs_equal_the_recorded_ones() {
    let header = "algorithm set puzzle seed steps quarter half three-quarters end told";
    assert_recorded("traces.txt", header, &computed_lines());
}

#[test]
fn a_run_without_fork_equals_the_recorded_one() {
    let fits = |case: &&Case| FOREIGN.info().accepts(case.position.shape());
    let cases = cases("cases.txt");
    let new_lines: Vec<_> = (cases.iter().filter(fits))
        .map(|case| line(FOREIGN, "-", case))
        .collect();
    let header = "algorithm set puzzle seed steps quarter half three-quarters end told";
    assert_recorded("foreign.txt", header, &new_lines);
}

#[test]
fn batches_equal_the_recorded_ones() {
    let new_lines: Vec<_> = lines("batches.txt")
        .iter()
        .map(|line| batch_line(line))
        .collect();
    assert!(!new_lines.is_empty(), "no batch");
    let header = "algorithm set limit puzzles solutions steps hash";
    assert_recorded("batches.txt", header, &new_lines);
}

#[test]
fn the_hash_passes_the_published_test_vectors() {
    // Test vectors of the authors of the hash, Fowler, Noll and Vo.
    for (text, expected) in [
        ("", 0xcbf2_9ce4_8422_2325),
        ("foobar", 0x8594_4171_f739_67e8),
    ] {
        let mut hash = Hash::new();
        hash.add_bytes(text.as_bytes());
        assert_eq!(hash.0, expected);
    }
}
