//! `ease`: easier versions of puzzles.

use std::io::{self, BufWriter, Write as _};
use std::process::ExitCode;

use sudoku_generator::{NotEased, ease};
use sudoku_grid::{Grid, Puzzle, Reading, Shape};
use sudoku_search::Seed;

use crate::args::InputArgs;
use crate::failure::{Failure, WRONG_INPUT, complain};
use crate::input::{self, Complaint, Entry};
use crate::range::whole;

/// Adds digits of its solution to each puzzle, up to a number of givens; a puzzle a line, in order.
///
/// The seed draws the cells. A puzzle that has as many givens, or more, stays as it is. What cannot
/// be read, or has not exactly one solution, has no line; a line on stderr says where and why, and
/// the exit status is 2.
#[derive(clap::Args)]
pub(crate) struct EaseArgs {
    /// How many givens each is to have.
    #[arg(long, value_name = "N")]
    #[arg(value_parser = whole(0..=Shape::MAX_SIDE.pow(2)), allow_negative_numbers = true)]
    givens: usize,

    /// With another seed other digits are added.
    #[arg(long, value_name = "S", default_value_t = 1)]
    #[arg(value_parser = whole(0..=u32::MAX), allow_negative_numbers = true)]
    seed: u32,

    #[command(flatten)]
    input: InputArgs,
}

/// Writes the easier versions.
///
/// # Errors
///
/// If the file cannot be read or the output not written.
pub(crate) fn run(args: &EaseArgs) -> Result<ExitCode, Failure> {
    let reading = input::reading(&args.input);
    let mut out = BufWriter::new(io::stdout());
    let mut status = ExitCode::SUCCESS;
    for entry in input::open(&args.input)? {
        match eased(entry, reading, args) {
            Ok(puzzle) => writeln!(out, "{puzzle}")?,
            Err(said) => {
                complain(&said);
                status = ExitCode::from(WRONG_INPUT);
            }
        }
    }
    out.flush()?;
    Ok(status)
}

fn eased(
    entry: Result<Entry, Complaint>,
    reading: Reading,
    args: &EaseArgs,
) -> Result<Grid, String> {
    let entry = entry.map_err(|complaint| complaint.to_string())?;
    let parsed = entry
        .read(reading)
        .map_err(|complaint| complaint.to_string())?;
    Puzzle::new(&parsed.grid)
        .map_err(NotEased::from)
        .and_then(|puzzle| ease(&puzzle, args.givens, Seed(args.seed)))
        .map_err(|cause| format!("line {}: {cause}", entry.line))
}
