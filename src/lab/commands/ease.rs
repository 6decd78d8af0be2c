//! `ease`: easier versions of puzzles.

use std::io::{self, BufWriter, Write as _};
use std::process::ExitCode;

use sudoku_generator::{EaseError, ease};
use sudoku_grid::{Grid, ParseOptions, Puzzle, Shape};
use sudoku_search::Seed;

use crate::args::InputArgs;
use crate::failure::{EXIT_INVALID_INPUT, Failure, print_stderr};
use crate::input::{self, Entry, InputError};
use crate::range::integer_in;

/// Adds digits from the solution to each puzzle until it has N givens, and writes one puzzle per
/// line, in order.
///
/// The cells are drawn at random with the seed. A puzzle that already has that many givens stays
/// unchanged. A puzzle that cannot be read or does not have exactly one solution is skipped: a line
/// on stderr gives its line and the reason, and the exit status is 2.
#[derive(clap::Args)]
pub(crate) struct EaseArgs {
    /// The number of givens up to which digits are added.
    #[arg(long, value_name = "N")]
    #[arg(value_parser = integer_in(0..=Shape::MAX_SIDE.pow(2)), allow_negative_numbers = true)]
    givens: usize,

    /// The seed that selects the cells.
    #[arg(long, value_name = "S", default_value_t = 1)]
    #[arg(value_parser = integer_in(0..=u32::MAX), allow_negative_numbers = true)]
    seed: u32,

    #[command(flatten)]
    input: InputArgs,
}

/// Runs the command.
///
/// # Errors
///
/// Returns an error if the file cannot be opened or the output cannot be written.
pub(crate) fn run(args: &EaseArgs) -> Result<ExitCode, Failure> {
    let options = input::parse_options(&args.input);
    let mut out = BufWriter::new(io::stdout());
    let mut status = ExitCode::SUCCESS;
    for entry in input::open(&args.input)? {
        match ease_entry(entry, options, args) {
            Ok(puzzle) => writeln!(out, "{puzzle}")?,
            Err(message) => {
                print_stderr(&message);
                status = ExitCode::from(EXIT_INVALID_INPUT);
            }
        }
    }
    out.flush()?;
    Ok(status)
}

/// The easier version of the puzzle of an entry.
///
/// # Errors
///
/// The message for stderr if the entry is not a puzzle or does not have exactly one solution.
fn ease_entry(
    entry: Result<Entry, InputError>,
    options: ParseOptions,
    args: &EaseArgs,
) -> Result<Grid, String> {
    let entry = entry.map_err(|error| error.to_string())?;
    let parsed = entry.read(options).map_err(|error| error.to_string())?;
    Puzzle::new(&parsed.grid)
        .map_err(EaseError::from)
        .and_then(|puzzle| ease(&puzzle, args.givens, Seed(args.seed)))
        .map_err(|cause| format!("line {}: {cause}", entry.line))
}
