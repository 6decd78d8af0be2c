//! `canon`: the canonical (min-lex) form of puzzles.

use sudoku_grid::Canonical;

use crate::args::InputArgs;
use crate::failure::{Failure, Status};
use crate::output::Output;
use crate::pipeline::process_puzzles;

/// Writes the min-lex form of each 9×9 puzzle or grid, one per line, in order.
///
/// Two puzzles are equivalent (equal up to renamed digits, permutations of rows within bands, of columns
/// within stacks, of bands and of stacks, and transposition) if and only if their min-lex forms are equal. A puzzle that cannot be read or has
/// another size is skipped: a message on stderr names the line of the puzzle and the reason, and the exit status
/// is 2.
#[derive(clap::Args)]
pub(crate) struct CanonArgs {
    #[command(flatten)]
    input: InputArgs,
}

/// Runs the command.
///
/// # Errors
///
/// Returns an error if the file cannot be opened or the output cannot be written.
pub(crate) fn run(args: &CanonArgs) -> Result<Status, Failure> {
    process_puzzles(&args.input, Vec::new(), |puzzle, _| {
        let canonical = Canonical::of(&puzzle.grid)
            .ok_or_else(|| "the min-lex form is defined for 9×9 grids only".to_owned())?;
        Ok(Output::from(format!("{}\n", canonical.form).into_bytes()))
    })
}
