//! What several commands can be asked.

use std::path::PathBuf;

use clap::ValueEnum;
use sudoku_grid::Shape;

/// Where puzzles come from, and how they are written.
#[derive(clap::Args)]
pub(crate) struct InputArgs {
    /// Rows and columns of a box, such as 2x5; unless given, the usual ones for the number of
    /// cells.
    #[arg(long = "box", value_name = "RxC")]
    pub(crate) shape: Option<Shape>,

    /// How digits are written.
    #[arg(long, value_enum, default_value_t = Alphabet::Usual)]
    pub(crate) alphabet: Alphabet,

    /// How puzzles are laid out.
    #[arg(long, value_enum, default_value_t = Format::Lines)]
    pub(crate) format: Format,

    /// The file to read; `-` is the standard input.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
pub(crate) enum Alphabet {
    /// `0` is a blank; letters count from `A` = 1, or from `A` = 10 beside digits.
    Usual,
    /// `0` is a digit too, the first.
    Hex,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Format {
    /// A puzzle a line: its first word or CSV field; `#` starts a comment.
    Lines,
    /// A puzzle on several lines; an empty line or a comment is between two.
    Grid,
}

pub(crate) fn param(text: &str) -> Result<(String, String), String> {
    let (id, value) = text.split_once('=').ok_or("expected K=V")?;
    Ok((id.trim().to_owned(), value.to_owned()))
}
