//! Experiments on the command line, over the same crates as the page.
#![forbid(unsafe_code)]

mod args;
mod clock;
mod commands;
mod drive;
mod failure;
mod input;
mod output;
mod range;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::commands::{canon, ease, experiment, generate, list, logic, rate, solve};
use crate::failure::{Failure, WRONG_INPUT, complain};

/// Experiments with Sudoku algorithms.
#[derive(Parser)]
#[command(name = "lab", version)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    List(list::ListArgs),
    Solve(solve::SolveArgs),
    Generate(generate::GenerateArgs),
    Ease(ease::EaseArgs),
    Canon(canon::CanonArgs),
    Rate(rate::RateArgs),
    Path(logic::PathArgs),
    Deduce(logic::DeduceArgs),
    Experiment(experiment::ExperimentArgs),
    Report(experiment::ReportArgs),
}

fn main() -> ExitCode {
    let done = match Args::parse().command {
        Command::List(args) => list::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Generate(args) => generate::run(&args),
        Command::Ease(args) => ease::run(&args),
        Command::Canon(args) => canon::run(&args),
        Command::Rate(args) => rate::run(&args),
        Command::Path(args) => logic::path(&args),
        Command::Deduce(args) => logic::deduce(&args),
        Command::Experiment(args) => experiment::run(&args),
        Command::Report(args) => experiment::report(&args),
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
