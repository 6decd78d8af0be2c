//! The command line `sudoku-lab`: solves, generates, rates and compares puzzles with the crates that
//! the page uses too.
#![forbid(unsafe_code)]

mod args;
mod atomic;
mod commands;
mod cpu_clock;
mod failure;
mod input;
mod output;
mod pipeline;
mod progress;
mod range;
mod suggest;
mod table;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

use crate::commands::{
    canon, completions, ease, experiment, generate, list, logic, man, rate, solve, train, tune,
};
use crate::failure::{Failure, STATUS_HELP};

/// Runs and compares Sudoku algorithms.
#[derive(Parser)]
#[command(name = "sudoku-lab", version, after_help = STATUS_HELP)]
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
    Missing(experiment::MissingArgs),
    Reproduce(experiment::ReproduceArgs),
    Select(experiment::SelectArgs),
    Archive(experiment::ArchiveArgs),
    Pack(experiment::PackArgs),
    Unpack(experiment::UnpackArgs),
    Tune(tune::TuneArgs),
    Train(train::TrainArgs),
    Completions(completions::CompletionsArgs),
    Man(man::ManArgs),
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
        Command::Missing(args) => experiment::missing(&args),
        Command::Reproduce(args) => experiment::reproduce(&args),
        Command::Select(args) => experiment::select(&args),
        Command::Archive(args) => experiment::archive(&args),
        Command::Pack(args) => experiment::pack(&args),
        Command::Unpack(args) => experiment::unpack(&args),
        Command::Tune(args) => tune::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Completions(args) => completions::run(&args, Args::command()),
        Command::Man(args) => man::run(&args, Args::command()),
    };
    let status = result.unwrap_or_else(|failure: Failure| failure.report());
    status.into()
}
