//! `ease`: easier versions of puzzles.

use sudoku_generator::{EaseError, ease};
use sudoku_grid::{Puzzle, Shape};
use sudoku_search::Seed;

use crate::args::InputArgs;
use crate::failure::{Failure, Status};
use crate::output::Output;
use crate::pipeline::process_puzzles;
use crate::range::integer_in;

/// Adds digits from the solution to each puzzle until it has N givens, and writes one puzzle per
/// line, in order.
///
/// The cells are drawn at random with the seed. A puzzle that already has N givens or more stays
/// unchanged. A puzzle that cannot be read or does not have exactly one solution is skipped: a
/// message on stderr names the line of the puzzle and the reason, and the exit status is 2.
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
pub(crate) fn run(args: &EaseArgs) -> Result<Status, Failure> {
    process_puzzles(&args.input, Vec::new(), |puzzle, _| {
        let easier_puzzle = Puzzle::new(&puzzle.grid)
            .map_err(EaseError::from)
            .and_then(|puzzle| ease(&puzzle, args.givens, Seed(args.seed)))
            .map_err(|cause| cause.to_string())?;
        Ok(Output::from(format!("{easier_puzzle}\n").into_bytes()))
    })
}
