//! `path` and `deduce`: deductions by human solving techniques.

use std::collections::BTreeSet;
use std::io;
use std::process::ExitCode;

use sudoku_generator::valid_techniques_for_givens;
use sudoku_grid::{ParseOptions, Position};
use sudoku_techniques::{
    AvailableDeductions, Order, Path, Singles, Technique, eliminations_text, placements_text,
};

use crate::args::InputArgs;
use crate::failure::{EXIT_INVALID_INPUT, Failure, print_stderr};
use crate::input::{self, Entry, InputError};

/// Writes the steps that solve each puzzle with human techniques, as CSV.
///
/// Each step is the first deduction of the first technique that finds one. Techniques that assume a
/// unique solution are not used for a puzzle without exactly one solution.
#[derive(clap::Args)]
pub(crate) struct PathArgs {
    /// The techniques, in the order in which they are tried: `all`, an order such as `hodoku`, or
    /// comma-separated ids.
    #[arg(long, value_name = "LIST", default_value = "all")]
    pub(crate) techniques: String,

    /// Combines all cells that a technique can fill in a position into one step.
    #[arg(long)]
    pub(crate) together: bool,

    #[command(flatten)]
    pub(crate) input: InputArgs,
}

/// Writes every deduction that human techniques find in each puzzle as it stands, as CSV.
///
/// Techniques that assume a unique solution are not used for a puzzle without exactly one solution.
#[derive(clap::Args)]
pub(crate) struct DeduceArgs {
    /// The only technique to use; see `lab list` for the ids.
    #[arg(
        long,
        value_name = "ID",
        default_value = "all",
        hide_default_value = true
    )]
    pub(crate) technique: String,

    #[command(flatten)]
    pub(crate) input: InputArgs,
}

/// Runs `path`.
///
/// # Errors
///
/// Returns an error if a technique is unknown, the file cannot be opened or the output cannot be written.
pub(crate) fn path(args: &PathArgs) -> Result<ExitCode, Failure> {
    let header = ["line", "step", "technique", "placements", "eliminations"];
    let techniques = parse_techniques(&args.techniques)?;
    let singles = if args.together {
        Singles::Together
    } else {
        Singles::OneByOne
    };
    write_table(&args.input, &header, |line, position, csv| {
        let shape = position.shape();
        let mut path = Path::new(
            position.clone(),
            valid_techniques_for_givens(&techniques, position.givens()),
            singles,
        );
        let mut step_number = 0_u32;
        while let Some(step) = path.next() {
            step_number += 1;
            csv.write_record([
                &line.to_string(),
                &step_number.to_string(),
                path.techniques()[step.technique].info().id,
                &placements_text(shape, &step.placements),
                &eliminations_text(shape, &step.eliminations),
            ])?;
        }
        let blanks_left = path.position().blanks().count();
        if blanks_left > 0 {
            let cells = if blanks_left == 1 {
                "cell is"
            } else {
                "cells are"
            };
            print_stderr(&format!(
                "line {line}: no technique finds another deduction; {blanks_left} {cells} still blank"
            ));
        }
        Ok(())
    })
}

/// Runs `deduce`. Each deduction is written once.
///
/// # Errors
///
/// Returns an error if the technique is unknown, the file cannot be opened or the output cannot be written.
pub(crate) fn deduce(args: &DeduceArgs) -> Result<ExitCode, Failure> {
    let techniques = parse_techniques(&args.technique)?;
    let header = ["line", "technique", "placements", "eliminations"];
    write_table(&args.input, &header, |line, position, csv| {
        let shape = position.shape();
        let mut available = AvailableDeductions::new(
            position.clone(),
            valid_techniques_for_givens(&techniques, position.givens()),
        );
        // Two patterns may remove the same candidates, such as a fish and its complement.
        let mut known_deductions = BTreeSet::new();
        let mut result = Ok(());
        while result.is_ok()
            && available.search_piece(&mut |instance| {
                let fields = [
                    line.to_string(),
                    instance.technique.to_owned(),
                    placements_text(shape, instance.placements),
                    eliminations_text(shape, instance.eliminations),
                ];
                if result.is_ok() && known_deductions.insert(fields.clone()) {
                    result = csv.write_record(fields);
                }
            })
        {}
        result
    })
}

/// The techniques of a list: `all`, the id of an order, or comma-separated ids.
fn parse_techniques(text: &str) -> Result<Vec<&'static dyn Technique>, Failure> {
    Order::read(text).map_err(|error| Failure::Usage(format!("{error}; see `lab list`")))
}

/// A writer of CSV to standard output.
type CsvWriter = csv::Writer<io::Stdout>;

/// Writes a CSV table: the header, then the rows of each puzzle. `each` writes these rows; its arguments are the number
/// of the line of the puzzle, the position before the first move, and the writer. Returns [`EXIT_INVALID_INPUT`] if a
/// puzzle is invalid.
fn write_table(
    args: &InputArgs,
    header: &[&str],
    mut each: impl FnMut(usize, Position, &mut CsvWriter) -> csv::Result<()>,
) -> Result<ExitCode, Failure> {
    let options = input::parse_options(args);
    let entries = input::open(args)?;
    let mut csv = CsvWriter::from_writer(io::stdout());
    csv.write_record(header).map_err(io::Error::from)?;
    let mut status = ExitCode::SUCCESS;
    for entry in entries {
        match read_position(entry, options) {
            Ok((line, position)) => each(line, position, &mut csv).map_err(io::Error::from)?,
            Err(message) => {
                print_stderr(&message);
                status = ExitCode::from(EXIT_INVALID_INPUT);
            }
        }
    }
    csv.flush()?;
    Ok(status)
}

/// The line and the position of an entry, or the error message for stderr.
fn read_position(
    entry: Result<Entry, InputError>,
    options: ParseOptions,
) -> Result<(usize, Position), String> {
    let entry = entry.map_err(|error| error.to_string())?;
    let parsed = entry.read(options).map_err(|error| error.to_string())?;
    let position = parsed
        .position()
        .map_err(|duplicate| format!("line {}: {duplicate}", entry.line))?;
    Ok((entry.line, position))
}
