//! `canon`: the one puzzle that stands for all that are equivalent.

use std::io::{self, BufWriter, Write as _};
use std::process::ExitCode;

use sudoku_grid::{Canonical, Reading};

use crate::args::InputArgs;
use crate::failure::{Failure, WRONG_INPUT, complain};
use crate::input::{self, Complaint, Entry};

/// Writes the min-lex form of each puzzle or grid of 9×9, a line each, in order.
///
/// Two puzzles are the same up to rearranged lines, a transposition and renamed digits exactly if
/// their forms are equal. What cannot be read, or is of another size, has no line; a line on stderr
/// says where and why, and the exit status is 2.
#[derive(clap::Args)]
pub(crate) struct CanonArgs {
    #[command(flatten)]
    input: InputArgs,
}

/// Writes the forms.
///
/// # Errors
///
/// If the file cannot be read or the output not written.
pub(crate) fn run(args: &CanonArgs) -> Result<ExitCode, Failure> {
    let reading = input::reading(&args.input);
    let mut out = BufWriter::new(io::stdout());
    let mut wrong = false;
    for entry in input::open(&args.input)? {
        match form(entry, reading) {
            Ok(form) => writeln!(out, "{form}")?,
            Err(said) => {
                complain(&said);
                wrong = true;
            }
        }
    }
    out.flush()?;
    Ok(if wrong {
        ExitCode::from(WRONG_INPUT)
    } else {
        ExitCode::SUCCESS
    })
}

fn form(entry: Result<Entry, Complaint>, reading: Reading) -> Result<String, String> {
    let entry = entry.map_err(|complaint| complaint.to_string())?;
    let parsed = entry
        .read(reading)
        .map_err(|complaint| complaint.to_string())?;
    let canonical = Canonical::of(&parsed.grid).ok_or_else(|| {
        format!(
            "line {}: only grids of 9×9 have a min-lex form here",
            entry.line
        )
    })?;
    Ok(canonical.form.to_string())
}
