//! The failures of commands and their exit statuses.

use std::io::{self, Write as _};

/// The reason why a command ends without its result.
pub(crate) enum Failure {
    /// An argument, or a file that an argument names, is invalid: exit status
    /// [`EXIT_INVALID_INPUT`]. The text follows `error: ` on stderr.
    Usage(String),
    /// The output cannot be written, or its reader has stopped: exit status 1.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// The exit status if the command line or a part of the input is invalid.
pub(crate) const EXIT_INVALID_INPUT: u8 = 2;

/// Prints a line on stderr. An error of stderr is ignored: there is no other place to report it.
pub(crate) fn print_stderr(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Exits the process with status 1 if `result` is an error: threads that still work, or wait for
/// input, could otherwise keep it alive for hours. A closed pipe is not reported on stderr.
pub(crate) fn exit_on_write_error(result: io::Result<()>) {
    if let Err(error) = result {
        if error.kind() != io::ErrorKind::BrokenPipe {
            print_stderr(&format!("error: cannot write the output: {error}"));
        }
        std::process::exit(1);
    }
}
