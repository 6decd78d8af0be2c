//! What can be asked on the command line.

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, Subcommand, ValueEnum};
use sudoku_grid::Shape;

use crate::range::{MOST_PORTFOLIO, MOST_THREADS, seconds, whole};

/// Experiments with Sudoku algorithms.
#[derive(Parser)]
#[command(name = "lab", version)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    List(ListArgs),
    Solve(SolveArgs),
    Generate(crate::generate::GenerateArgs),
    Ease(crate::ease::EaseArgs),
    Canon(crate::canon::CanonArgs),
    Path(PathArgs),
    Deduce(DeduceArgs),
}

/// Lists every algorithm, with what can be set, plotted and counted.
#[derive(clap::Args)]
pub(crate) struct ListArgs {
    /// For programs.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Solves puzzles, and writes CSV: a header, then a row per puzzle, in order.
///
/// A puzzle that cannot be read has no row: a line on stderr says where and why, the others are
/// answered, and the exit status is 2. One whose givens clash has a row with the outcome `invalid`
/// and a line on stderr.
///
/// Rows are there within moments of their puzzles, and are the same for any number of jobs, but for
/// `micros`: the time of the solver on the puzzle in microseconds, with its start. Where that is a
/// few only, what is below a whole one is left to the next row, so that the column adds up.
#[derive(clap::Args)]
pub(crate) struct SolveArgs {
    /// The solver; see `list`.
    #[arg(long, value_name = "ID")]
    pub(crate) algorithm: String,

    /// A named set of parameters; unless given, the solver's first.
    #[arg(long, value_name = "NAME")]
    pub(crate) preset: Option<String>,

    /// Sets one parameter, over the preset; may be repeated.
    #[arg(long = "param", value_name = "K=V", value_parser = param)]
    pub(crate) params: Vec<(String, String)>,

    /// The seed of each puzzle's run.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = whole(0..=u32::MAX), allow_negative_numbers = true)]
    pub(crate) seed: u32,

    /// Ends a puzzle after so many steps of the solver.
    #[arg(long, value_name = "N")]
    #[arg(value_parser = whole(0..=u64::MAX), allow_negative_numbers = true)]
    pub(crate) max_steps: Option<u64>,

    /// Ends a puzzle after about so many seconds.
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) max_seconds: Option<Duration>,

    /// How many solutions to look for; 0 is all of them.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = whole(0..=u64::MAX), allow_negative_numbers = true)]
    pub(crate) solutions: u64,

    /// How many puzzles to work on at once; with `--threads`, on so many threads each.
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    #[arg(value_parser = whole(NonZeroUsize::MIN..=MOST_THREADS), allow_negative_numbers = true)]
    pub(crate) jobs: NonZeroUsize,

    /// Cuts the work on each puzzle, or each step of it, into parts and does so many of them at
    /// once. But for the time, the row is the same for any number. Not every solver can be cut.
    #[arg(long, value_name = "K")]
    #[arg(value_parser = whole(NonZeroUsize::MIN..=MOST_THREADS), allow_negative_numbers = true)]
    pub(crate) threads: Option<NonZeroUsize>,

    /// Runs so many seeds side by side, from `--seed` up; the row is that of the seed that solves
    /// the puzzle in the fewest steps, of several the lowest. `--threads` says how many at once,
    /// and changes nothing but the time. If none solves it, the row is that of the fewest
    /// conflicts.
    #[arg(long, value_name = "N")]
    #[arg(value_parser = whole(NonZeroU32::MIN..=MOST_PORTFOLIO), allow_negative_numbers = true)]
    pub(crate) portfolio: Option<NonZeroU32>,

    /// Appends the solver's own counters, a column each.
    #[arg(long)]
    pub(crate) counters: bool,

    #[command(flatten)]
    pub(crate) input: InputArgs,
}

/// Writes the path of human techniques from each puzzle, the easiest deduction first, as CSV.
#[derive(clap::Args)]
pub(crate) struct PathArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
}

/// Writes every deduction that is available on each puzzle now, as CSV.
#[derive(clap::Args)]
pub(crate) struct DeduceArgs {
    /// Only this technique; see `list`.
    #[arg(long, value_name = "ID")]
    pub(crate) technique: Option<String>,

    #[command(flatten)]
    pub(crate) input: InputArgs,
}

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
