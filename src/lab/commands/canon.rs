//! `canon`: the canonical (min-lex) form of puzzles.

use std::io::{self, BufWriter, Write as _};
use std::process::ExitCode;

use sudoku_grid::{Canonical, ParseOptions};

use crate::args::InputArgs;
use crate::failure::{EXIT_INVALID_INPUT, Failure, print_stderr};
use crate::input::{self, Entry, InputError};

/// Writes the min-lex form of each 9×9 puzzle or grid, one per line, in order.
///
/// Two puzzles are equivalent (equal up to permuted rows and columns, transposition and renamed
/// digits) if and only if their min-lex forms are equal. A puzzle that cannot be read or has
/// another size is skipped: a line on stderr gives its line and the reason, and the exit status is
/// 2.
#[derive(clap::Args)]
pub(crate) struct CanonArgs {
    #[command(flatten)]
    input: InputArgs,
}

/// Runs the command.
///
/// # Errors
///
/// Returns an error if the file cannot be opened or the output cannot be written.
pub(crate) fn run(args: &CanonArgs) -> Result<ExitCode, Failure> {
    let options = input::parse_options(&args.input);
    let mut out = BufWriter::new(io::stdout());
    let mut has_errors = false;
    for entry in input::open(&args.input)? {
        match form(entry, options) {
            Ok(form) => writeln!(out, "{form}")?,
            Err(message) => {
                print_stderr(&message);
                has_errors = true;
            }
        }
    }
    out.flush()?;
    Ok(if has_errors {
        ExitCode::from(EXIT_INVALID_INPUT)
    } else {
        ExitCode::SUCCESS
    })
}

/// The min-lex form of the puzzle of an entry, as text.
///
/// # Errors
///
/// The message for stderr if the entry is not a puzzle or has another size than 9×9.
fn form(entry: Result<Entry, InputError>, options: ParseOptions) -> Result<String, String> {
    let entry = entry.map_err(|error| error.to_string())?;
    let parsed = entry.read(options).map_err(|error| error.to_string())?;
    let canonical = Canonical::of(&parsed.grid).ok_or_else(|| {
        format!(
            "line {}: the min-lex form is defined for 9×9 grids only",
            entry.line
        )
    })?;
    Ok(canonical.form.to_string())
}
