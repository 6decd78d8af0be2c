//! Experiments on the command line, over the same crates as the page.
#![forbid(unsafe_code)]

mod args;
mod canon;
mod compare;
mod cores;
mod ease;
mod generate;
mod in_step;
mod input;
mod list;
mod logic;
mod ordered;
mod output;
mod portfolio;
mod quick;
mod range;
mod row;
mod solve;
mod threads;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser as _;

use crate::args::{Args, Command};

/// What keeps a command from doing what was asked.
enum Failure {
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
const WRONG_INPUT: u8 = 2;

fn main() -> ExitCode {
    let done = match Args::parse().command {
        Command::List(args) => list::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Generate(args) => generate::run(&args),
        Command::Ease(args) => ease::run(&args),
        Command::Canon(args) => canon::run(&args),
        Command::Path(args) => logic::path(&args),
        Command::Deduce(args) => logic::deduce(&args),
    };
    match done {
        Ok(status) => status,
        Err(Failure::Usage(reason)) => {
            complain(&format!("error: {reason}"));
            ExitCode::from(WRONG_INPUT)
        }
        Err(Failure::Output(error)) => {
            // A reader that has seen enough, such as `head`, is no error of ours.
            if error.kind() != io::ErrorKind::BrokenPipe {
                complain(&format!("error: cannot write: {error}"));
            }
            ExitCode::FAILURE
        }
    }
}

/// Says a line on stderr; if nobody can hear it, nothing is to be done about that.
fn complain(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
