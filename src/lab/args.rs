//! Arguments that several commands share.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::ValueEnum;
use sudoku_grid::Shape;

use crate::range::{MAX_THREADS, integer_in};

/// The source of the puzzles, their notation, and the number of threads that process them.
#[derive(clap::Args)]
pub(crate) struct InputArgs {
    /// Rows and columns of a box, such as 2x5 [default: the usual box for the number of cells].
    #[arg(long = "box", value_name = "RxC")]
    pub(crate) shape: Option<Shape>,

    /// How digits are written.
    #[arg(long, value_enum, default_value_t = Alphabet::Usual)]
    pub(crate) alphabet: Alphabet,

    /// How puzzles are laid out.
    #[arg(long, value_enum, default_value_t = Format::Lines)]
    pub(crate) format: Format,

    /// The number of puzzles processed in parallel.
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    #[arg(value_parser = integer_in(NonZeroUsize::MIN..=MAX_THREADS), allow_negative_numbers = true)]
    pub(crate) jobs: NonZeroUsize,

    /// The file to read; `-` reads the standard input.
    #[arg(value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    pub(crate) file: PathBuf,
}

/// The notation of digits.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
pub(crate) enum Alphabet {
    /// `0` is a blank. Letters start at `A` = 1, or at `A` = 10 in puzzles that also use digits.
    Usual,
    /// `0` is the first digit, not a blank.
    Hex,
}

/// The layout of puzzles in a file.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Format {
    /// One puzzle per line: the first word or CSV field; `#` starts a comment.
    Lines,
    /// Each puzzle on several lines; an empty line or a comment separates two puzzles.
    Grid,
}

/// Parses `K=V`: the id of a parameter, trimmed, and its value as it was written.
///
/// # Errors
///
/// The message `expected K=V` if there is no `=`.
pub(crate) fn parse_param(text: &str) -> Result<(String, String), String> {
    let (id, value) = text.split_once('=').ok_or("expected K=V")?;
    Ok((id.trim().to_owned(), value.to_owned()))
}
