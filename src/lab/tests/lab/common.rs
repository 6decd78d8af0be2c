//! Helpers that call the program.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use sudoku_search::Algorithm;
use sudoku_solvers::SOLVERS;

/// A puzzle with one solution and 30 givens.
pub(crate) const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The program, with arguments given in one string.
pub(crate) fn lab(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku-lab"));
    command.args(arguments.split_whitespace());
    command
}

/// The result of a call.
pub(crate) struct CommandOutput {
    pub(crate) status: i32,
    pub(crate) stdout: String,
    /// The lines of stderr.
    pub(crate) stderr: Vec<String>,
}

impl From<Output> for CommandOutput {
    fn from(output: Output) -> Self {
        let stderr = String::from_utf8(output.stderr).expect("text");
        Self {
            status: output.status.code().expect("not killed"),
            stdout: String::from_utf8(output.stdout).expect("text"),
            stderr: stderr.lines().map(str::to_owned).collect(),
        }
    }
}

/// Calls the program with this standard input.
pub(crate) fn call(arguments: &str, input: &str) -> CommandOutput {
    run(&mut lab(arguments), input.as_bytes())
}

/// Runs a program with this standard input.
pub(crate) fn run(command: &mut Command, input: &[u8]) -> CommandOutput {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    std::thread::scope(|scope| {
        // The program may end before it has read all input.
        scope.spawn(move || stdin.write_all(input));
        CommandOutput::from(child.wait_with_output().expect("it ends"))
    })
}

/// A CSV row of the output: the value of each column.
pub(crate) type Row = BTreeMap<String, String>;

/// The CSV rows of the output.
pub(crate) fn rows(stdout: &str) -> Vec<Row> {
    let mut reader = csv::Reader::from_reader(stdout.as_bytes());
    reader
        .deserialize()
        .map(|row| row.expect("a row"))
        .collect()
}

/// The values of a column.
pub(crate) fn column(rows: &[Row], name: &str) -> Vec<String> {
    rows.iter().map(|row| row[name].clone()).collect()
}

/// The first solver in the registry that satisfies a predicate.
pub(crate) fn solver(of: impl Fn(&dyn Algorithm) -> bool) -> &'static dyn Algorithm {
    let mut solvers = SOLVERS.iter().copied();
    solvers.find(|solver| of(*solver)).expect("there is one")
}

/// The id of a complete solver.
pub(crate) fn complete_solver_id() -> &'static str {
    solver(|solver| solver.info().complete).info().id
}
