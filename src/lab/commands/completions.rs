//! `completions`: completions of commands, options and ids in a shell.

use std::io::{self, Write as _};

use clap_complete::{Shell, generate};

use crate::failure::{Failure, Status};

/// Writes completions of commands, options and ids for a shell.
///
/// For bash, load them with `source <(sudoku-lab completions bash)`. For fish, save the output as
/// `~/.config/fish/completions/sudoku-lab.fish`; for zsh, as `_sudoku-lab` in a directory of `$fpath`.
#[derive(clap::Args)]
pub(crate) struct CompletionsArgs {
    /// The shell.
    shell: Shell,
}

/// Runs the command for the arguments that `program` declares.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub(crate) fn run(args: &CompletionsArgs, mut program: clap::Command) -> Result<Status, Failure> {
    let name = program.get_name().to_owned();
    // Writing to memory does not fail, unlike writing to a pipe whose reader has stopped.
    let mut text = Vec::new();
    generate(args.shell, &mut program, name, &mut text);
    io::stdout().write_all(&text)?;
    Ok(Status::Success)
}
