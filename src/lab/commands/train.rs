//! `train`: trains a network for the solver `learned`.

use std::fmt::Display;
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use sudoku_grid::{Grid, ParseOptions, Shape};
use sudoku_search::Seed;
use sudoku_solvers::learned::{NetworkSize, quantise};
use sudoku_training::{
    Example, ExampleSource, Exclusion, GeneratedExamples, Recipe, Trainer, digest, mixture,
};

use crate::args::Format;
use crate::atomic::write_atomically;
use crate::failure::{Failure, Status, print_stderr};
use crate::input;
use crate::progress::Progress;
use crate::range::{MAX_THREADS, integer_in};

/// Trains a network for the solver `learned` and writes its weights, rounded to 8 bits.
///
/// The network learns from the 9×9 puzzles of FILE and from generated minimal puzzles. No puzzle that is
/// equivalent to one of an excluded file is used. The result depends only on the arguments, not on the number
/// of threads or on the machine: the digest of the weights is written at the end.
#[derive(clap::Args)]
pub(crate) struct TrainArgs {
    /// A file of puzzles with one solution each; half of the examples are drawn from this file.
    #[arg(value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    file: PathBuf,

    /// The number of puzzles that are used, from the start of FILE [default: all].
    #[arg(long, value_name = "N")]
    take: Option<usize>,

    /// A file of puzzles that must not be used for training; may be repeated.
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    exclude: Vec<PathBuf>,

    /// The file for the weights.
    #[arg(long, short, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    output: PathBuf,

    /// The number of minimal puzzles to generate.
    #[arg(long, value_name = "N", default_value_t = 60_000)]
    #[arg(value_parser = integer_in(1..=10_000_000_usize), allow_negative_numbers = true)]
    generated: usize,

    /// The number of updates of the weights.
    #[arg(long, value_name = "N", default_value_t = 60_000)]
    #[arg(value_parser = integer_in(1..=200_000_u32), allow_negative_numbers = true)]
    updates: u32,

    /// The seed of the first weights, of the generated puzzles and of the order of all puzzles.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = integer_in(0..=u32::MAX), allow_negative_numbers = true)]
    seed: u32,

    /// The number of features of a candidate: a multiple of 4 up to 64.
    #[arg(long, value_name = "N", default_value_t = 32)]
    features: usize,

    /// The number of hidden units: a multiple of 4 up to 128.
    #[arg(long, value_name = "N", default_value_t = 32)]
    hidden: usize,

    /// The largest number of segments of 8 steps after which a puzzle that is not solved is replaced.
    #[arg(long, value_name = "N", default_value_t = 12)]
    #[arg(value_parser = integer_in(8..=64_u32), allow_negative_numbers = true)]
    segments: u32,

    /// The number of threads, which does not change the result.
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    #[arg(value_parser = integer_in(NonZeroUsize::MIN..=MAX_THREADS), allow_negative_numbers = true)]
    jobs: NonZeroUsize,
}

/// The smallest number of segments after which a puzzle that is not solved is replaced.
const MIN_SEGMENTS: u32 = 8;

/// The number of updates between two lines about the loss.
const UPDATES_PER_LINE: u32 = 1000;

/// Runs the command.
///
/// # Errors
///
/// Returns an error if an argument or a puzzle is invalid, or the weights cannot be written.
pub(crate) fn run(args: &TrainArgs) -> Result<Status, Failure> {
    let recipe = Recipe {
        seed: args.seed,
        updates: args.updates,
        size: NetworkSize {
            features: args.features,
            hidden: args.hidden,
        },
        segments: (MIN_SEGMENTS, args.segments),
        ..Recipe::for_shape(Shape::NINE)
    };
    recipe
        .check()
        .map_err(|error| Failure::Usage(error.to_string()))?;
    // Before the training, so that a mistyped path costs no time. An existing file keeps its content until the end.
    let opened = OpenOptions::new()
        .append(true)
        .create(true)
        .open(&args.output);
    opened.map_err(|error| Failure::unwritable(&args.output, &error))?;

    let mut excluded = Exclusion::default();
    for file in &args.exclude {
        for grid in read(file, usize::MAX)? {
            excluded.insert(&grid);
        }
    }
    let source = examples(args, excluded)?;
    let mut trainer =
        Trainer::new(recipe, source).map_err(|error| Failure::Usage(error.to_string()))?;
    let progress = Progress::start("updates", || Some(args.updates.into()));
    let (mut loss, mut accuracy) = (0.0, 0.0);
    while !trainer.is_complete() {
        let result = trainer.update(args.jobs);
        progress.advance(1);
        loss += result.loss;
        accuracy += result.accuracy;
        let updates = trainer.updates();
        if updates.is_multiple_of(UPDATES_PER_LINE) {
            #[expect(clippy::cast_precision_loss, reason = "1000")]
            let count = UPDATES_PER_LINE as f32;
            progress.suspend(|| {
                print_stderr(&format!(
                    "{updates} updates: loss {:.4}, {:.2} % of the blank cells right",
                    loss / count,
                    100.0 * accuracy / count
                ));
            });
            (loss, accuracy) = (0.0, 0.0);
        }
    }
    drop(progress);
    write_atomically(&args.output, quantise(trainer.average()))
        .map_err(|error| Failure::unwritable(&args.output, &error))?;
    let weights = trainer.average().weights();
    writeln!(
        io::stdout(),
        "{} weights, digest {}",
        weights.len(),
        digest(weights)
    )?;
    Ok(Status::Success)
}

/// The puzzles of the file and the generated ones, without excluded ones.
fn examples(args: &TrainArgs, excluded: Exclusion) -> Result<ExampleSource, Failure> {
    let mut listed = Vec::new();
    let grids = read(&args.file, args.take.unwrap_or(usize::MAX))?;
    for (index, grid) in grids.into_iter().enumerate() {
        if !excluded.contains(&grid) {
            let example = Example::new(grid).ok_or_else(|| {
                let (number, file) = (index + 1, args.file.display());
                Failure::Usage(format!(
                    "puzzle {number} of {file} does not have exactly one solution"
                ))
            })?;
            listed.push(example);
        }
    }
    if listed.is_empty() {
        return Err(Failure::Usage(format!(
            "no puzzle of {} may be used",
            args.file.display()
        )));
    }
    let progress = Progress::start("generated puzzles", || Some(args.generated as u64));
    let source = GeneratedExamples::new(Shape::NINE, 0, excluded);
    let mut rng = Seed(args.seed).child(GENERATED).rng();
    let generated = std::iter::repeat_with(|| {
        progress.advance(1);
        source.draw(&mut rng)
    });
    Ok(mixture(listed, generated.take(args.generated).collect()))
}

/// The part of the seed for generated puzzles.
const GENERATED: u32 = 9;

/// Reads the first 9×9 puzzles of a file.
fn read(file: &Path, count: usize) -> Result<Vec<Grid>, Failure> {
    let failure = |reason: &dyn Display| Failure::Usage(format!("{}: {reason}", file.display()));
    let mut chunks = input::open(file, Format::Lines)?;
    let mut grids = Vec::new();
    while let Some(mut chunk) = chunks.chunk(usize::MAX) {
        while grids.len() < count
            && let Some(puzzle) = chunk.next(ParseOptions::default())
        {
            let puzzle = puzzle.map_err(|error| failure(&error))?;
            if puzzle.grid.shape() != Shape::NINE {
                return Err(failure(&format!("line {}: not a 9×9 puzzle", puzzle.line)));
            }
            grids.push(puzzle.grid);
        }
        if grids.len() == count {
            break;
        }
    }
    Ok(grids)
}
