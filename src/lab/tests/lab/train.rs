//! Tests of `train`.

use std::fs;

use crate::common::{CommandOutput, EASY};
use crate::temp_dir::TempDir;

/// A training that takes a second.
const SMALL: &str = "train @puzzles.txt --exclude @excluded.txt --generated 4 --updates 3 --features 8 --hidden 8 --output @net.bin";

/// A folder with an easy puzzle for training and another one that is excluded.
fn folder(name: &str) -> TempDir {
    let folder = TempDir::new(name);
    folder.write("puzzles.txt", &format!("{EASY}\n"));
    let excluded = EASY.replacen('7', ".", 1).replacen('5', ".", 1);
    folder.write("excluded.txt", &format!("{excluded}\n"));
    folder
}

fn message(output: &CommandOutput) -> String {
    output.stderr.join("\n")
}

#[test]
fn a_training_writes_the_same_weights_with_any_number_of_threads() {
    let folder = folder("train");
    let one = folder.call(SMALL);
    assert_eq!(one.status, 0, "{}", message(&one));
    // 8 · 8 · 8 + 8 + 3 · 8 weights.
    assert!(
        one.stdout.starts_with("544 weights, digest "),
        "{}",
        one.stdout
    );
    let weights = fs::read(folder.0.join("net.bin")).expect("written");
    let two = folder.call(&format!("{SMALL} --jobs 2"));
    assert_eq!(one.stdout, two.stdout);
    assert_eq!(
        fs::read(folder.0.join("net.bin")).expect("written"),
        weights
    );
    let network = sudoku_solvers::learned::dequantise(&weights).expect("8-bit weights");
    assert_eq!(network.weights().len(), 544);
    let other = folder.call(&format!("{SMALL} --seed 2"));
    assert_ne!(one.stdout, other.stdout);
    let names = fs::read_dir(&folder.0).expect("a folder").count();
    assert_eq!(names, 3, "no temporary file is left");
}

#[test]
fn wrong_calls_name_the_reason_and_keep_existing_weights() {
    let folder = folder("train-errors");
    folder.write("net.bin", "precious");
    folder.write("several.txt", &format!("{EASY}\n{}\n", ".".repeat(81)));
    folder.write(
        "small.txt",
        "1.34 34.. .1.. 4.2.\n".replace(' ', "").as_str(),
    );
    folder.write("broken.txt", "5x\n");
    for (from, to, reason) in [
        ("--hidden 8", "--hidden 6", "hidden must be a multiple of 4"),
        ("@puzzles.txt", "@none.txt", "cannot read"),
        ("@puzzles.txt", "@several.txt", "puzzle 2 of"),
        ("@puzzles.txt", "@small.txt", "line 1: not a 9×9 puzzle"),
        ("@puzzles.txt", "@broken.txt", "line 1, column"),
        (
            "--exclude @excluded.txt",
            "--exclude @puzzles.txt",
            "no puzzle of",
        ),
        ("--updates 3", "--updates 0", "from 1 to 200"),
        (
            "--output @net.bin",
            "--output @none/net.bin",
            "cannot write",
        ),
    ] {
        let output = folder.call(&SMALL.replacen(from, to, 1));
        let message = message(&output);
        assert_eq!(output.status, 2, "{to}: {message}");
        assert!(message.contains(reason), "{to}: {message}");
        assert_eq!(folder.read("net.bin"), "precious", "{to}");
    }
}

/// The commands of `docs/learned.md` that train the shipped networks, each with the name of its network.
fn documented_commands() -> Vec<(String, String)> {
    let page = include_str!("../../../../docs/learned.md").replace("\\\n", "");
    let commands = page
        .lines()
        .filter_map(|line| line.strip_prefix("npm run -s lab -- train "));
    let puzzles = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/puzzles/");
    commands
        .map(|arguments| {
            let (arguments, output) = arguments.split_once(" --output ").expect("an output");
            let name = output.strip_suffix(".bin").expect("a file of weights");
            let arguments = arguments.replace("tests/puzzles/", puzzles);
            (name.to_owned(), format!("train {arguments}"))
        })
        .collect()
}

#[test]
fn the_documentation_has_a_command_for_each_shipped_network() {
    let names: Vec<_> = documented_commands()
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    assert_eq!(names, ["small", "standard"]);
}

#[test]
#[ignore = "long: one and a half hours of processor time"]
fn the_documented_commands_train_the_shipped_weights() {
    let folder = TempDir::new("train-shipped");
    let jobs = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    for (name, arguments) in documented_commands() {
        let output = folder.call(&format!("{arguments} --jobs {jobs} --output @{name}.bin"));
        assert_eq!(output.status, 0, "{}", message(&output));
        let shipped = format!(
            "{}/../solvers/learned/weights/{name}.bin",
            env!("CARGO_MANIFEST_DIR")
        );
        let trained = fs::read(folder.0.join(format!("{name}.bin"))).expect("written");
        assert!(trained == fs::read(shipped).expect("weights"), "{name}");
    }
}
