//! The failures of commands, the exit statuses, and messages on stderr.

use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use clap::builder::styling::{AnsiColor, Style};
use sudoku_experiment::printable;

use crate::suggest::TIP;

/// The exit status of the program. If several apply, the last in this order counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Status {
    /// The command did everything that was requested.
    #[default]
    Success = 0,
    /// `solve` proved that a puzzle has no solution, or the solution of a solver is wrong.
    NoSolution = 1,
    /// The command line, a file or a puzzle in the input is invalid.
    InvalidInput = 2,
    /// `generate` made fewer puzzles than requested.
    Incomplete = 3,
    /// The output cannot be written.
    WriteError = 4,
}

/// The exit statuses, as the help shows them.
pub(crate) const STATUS_HELP: &str = "\
Exit status:
  0  everything that was requested is done
  1  solve: a puzzle has no solution, or the solution of a solver is wrong
  2  the command line, a file or a puzzle in the input is invalid
  3  generate: fewer puzzles than requested
  4  the output cannot be written";

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(status as u8)
    }
}

/// The reason why a command ends without its result.
pub(crate) enum Failure {
    /// An argument, or a file that an argument names, is invalid. The text follows `error: ` on stderr.
    Usage(String),
    /// The output cannot be written, or its reader has stopped.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl Failure {
    /// The failure of a file or directory that an argument names and that cannot be written.
    pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Self {
        Self::Usage(format!("cannot write to {}: {error}", path.display()))
    }

    /// Reports the failure on stderr and returns the exit status. A reader that stops early, such as `head`, is not
    /// reported and not an error.
    pub(crate) fn report(&self) -> Status {
        match self {
            Self::Usage(reason) => {
                print_error(reason);
                Status::InvalidInput
            }
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => Status::Success,
            Self::Output(error) => {
                print_error(&format!("cannot write: {error}"));
                Status::WriteError
            }
        }
    }
}

/// Prints a line on stderr, with U+FFFD in place of characters that control a terminal: the line may quote a file of
/// another person. An error of stderr is ignored: there is no other place to report it.
pub(crate) fn print_stderr(line: &str) {
    let _ = writeln!(anstream::stderr(), "{}", printable(line));
}

/// Prints an error on stderr as `clap` does: in colour, if stderr is a terminal and `NO_COLOR` is not set.
fn print_error(reason: &str) {
    let style = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
    let tip_style = Style::new().fg_color(Some(AnsiColor::Green.into()));
    let reason = printable(reason).replace(TIP, &format!("\n\n  {tip_style}tip:{tip_style:#}"));
    let _ = writeln!(anstream::stderr(), "{style}error:{style:#} {reason}");
}

/// Exits the process if `result` is an error: threads that still work, or wait for input, could otherwise keep it
/// alive for hours.
pub(crate) fn exit_on_write_error(result: io::Result<()>) {
    if let Err(error) = result {
        std::process::exit(Failure::Output(error).report() as i32);
    }
}
