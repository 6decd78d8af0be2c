//! The command line `lab`: solves, generates, rates and compares puzzles with the crates that the
//! page uses too.
#![forbid(unsafe_code)]

mod args;
mod commands;
mod failure;
mod input;
mod output;
mod progress;
mod range;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::commands::{canon, ease, experiment, generate, list, logic, rate, solve};
use crate::failure::{EXIT_INVALID_INPUT, Failure, print_stderr};

/// Runs and compares Sudoku algorithms.
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
    let result = match Args::parse().command {
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
    match result {
        Ok(status) => status,
        Err(Failure::Usage(reason)) => {
            print_stderr(&format!("error: {reason}"));
            ExitCode::from(EXIT_INVALID_INPUT)
        }
        Err(Failure::Output(error)) => {
            // A reader that stops early, such as `head`, is not an error.
            if error.kind() != io::ErrorKind::BrokenPipe {
                print_stderr(&format!("error: cannot write the output: {error}"));
            }
            ExitCode::FAILURE
        }
    }
}
