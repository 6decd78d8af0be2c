//! Generates the JavaScript side of the bindings: `sudoku-bindgen INPUT.wasm DIRECTORY`.
//!
//! Built from the workspace, so that `Cargo.lock` keeps it at the version of the `wasm-bindgen` crate.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

#[expect(
    clippy::print_stderr,
    reason = "a command line has nowhere else to say what went wrong"
)]
fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [input, directory] = arguments.as_slice() else {
        eprintln!("usage: sudoku-bindgen INPUT.wasm DIRECTORY");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(input)
        .out_name("sudoku_lab")
        .typescript(true);
    match bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(directory))
    {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sudoku-bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
