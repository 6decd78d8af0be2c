//! What goes wrong, and how it is said.

use std::io::{self, Write as _};

/// What keeps a command from doing what was asked.
pub(crate) enum Failure {
    /// The command line, or what it names, is wrong: exit status 2.
    Usage(String),
    /// Nobody reads the output any more, or it cannot be written: exit status 1.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// The exit status if some of the input could not be read, or the command line is wrong.
pub(crate) const WRONG_INPUT: u8 = 2;

/// Says a line on stderr; if nobody can hear it, nothing is to be done about that.
pub(crate) fn complain(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Ends the program if nobody reads on: the threads that still work, or wait for input, may not
/// end for hours.
pub(crate) fn done_writing(result: io::Result<()>) {
    if let Err(error) = result {
        if error.kind() != io::ErrorKind::BrokenPipe {
            complain(&format!("error: cannot write: {error}"));
        }
        std::process::exit(1);
    }
}
