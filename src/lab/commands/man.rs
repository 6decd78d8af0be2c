//! `man`: manual pages.

use std::io::{self, Write as _};

use clap_mangen::Man;

use crate::failure::{Failure, Status};
use crate::suggest::tip;

/// Writes the manual page of the program, or of a command, in the format of `man`.
///
/// `sudoku-lab man solve | man -l -` shows the page of `solve`.
#[derive(clap::Args)]
pub(crate) struct ManArgs {
    /// The command [default: the page of the program, which lists the commands].
    command: Option<String>,
}

/// Runs the command for the arguments that `program` declares.
///
/// # Errors
///
/// Returns an error if there is no such command or the output cannot be written.
pub(crate) fn run(args: &ManArgs, mut program: clap::Command) -> Result<Status, Failure> {
    program.build();
    let page = match &args.command {
        None => program,
        Some(name) => program.find_subcommand(name).cloned().ok_or_else(|| {
            let commands = program.get_subcommands().map(clap::Command::get_name);
            Failure::Usage(format!(
                "there is no command {name}{}",
                tip("command", name, commands)
            ))
        })?,
    };
    let mut text = Vec::new();
    Man::new(page).render(&mut text)?;
    io::stdout().write_all(&text)?;
    Ok(Status::Success)
}
