//! `rate`: rates the difficulty of puzzles.

mod correlations;

use std::num::NonZeroUsize;
use std::process::ExitCode;

use sudoku_grid::ParseOptions;
use sudoku_rating::{Assessment, Rater, find, raters};
use sudoku_runner::{
    MonotonicClock, PIECES_PER_CLOCK_READ, SLOW_ITEM, Stopwatch, WorkerCtx, in_order,
};
use sudoku_search::{RatingValue, ScaleColumn, Seed};

use crate::args::InputArgs;
use crate::failure::{EXIT_INVALID_INPUT, Failure, exit_on_write_error};
use crate::input::{self, Chunk, Puzzle};
use crate::output::Output;
use crate::range::{MAX_THREADS, integer_in};

use correlations::RatingTable;

/// Rates the difficulty of puzzles and writes CSV: a header, then one row per puzzle, in order.
///
/// A value after `>=` is a lower bound. Without `--scale`, the columns of scales that are not defined
/// for the size of the grid are empty. A puzzle has no row if it cannot be read, does not have exactly
/// one solution, or has a size for which a scale given by `--scale` is not defined: a line on stderr
/// gives its line and the reason, the other puzzles are rated, and the exit status is 2.
#[derive(clap::Args)]
pub(crate) struct RateArgs {
    /// Rates only on this scale, see `lab list` for the ids; may be repeated [default: all scales].
    #[arg(long = "scale", value_name = "ID")]
    scales: Vec<String>,

    /// The seed of randomized scales.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = integer_in(0..=u32::MAX), allow_negative_numbers = true)]
    seed: u32,

    /// Writes correlations of the scales instead of ratings: for each column, the number of puzzles
    /// rated and Spearman's rank correlation with every column. A lower bound counts as a value.
    #[arg(long)]
    correlations: bool,

    /// The number of puzzles rated in parallel.
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    #[arg(value_parser = integer_in(NonZeroUsize::MIN..=MAX_THREADS), allow_negative_numbers = true)]
    jobs: NonZeroUsize,

    #[command(flatten)]
    input: InputArgs,
}

/// Runs the command.
///
/// # Errors
///
/// Returns an error if a scale is unknown, the file cannot be opened or the output cannot be written.
pub(crate) fn run(args: &RateArgs) -> Result<ExitCode, Failure> {
    let scales = select_scales(&args.scales)?;
    let task = RateTask {
        seed: Seed(args.seed),
        options: input::parse_options(&args.input),
        by_name: !args.scales.is_empty(),
        table: args.correlations.then(RatingTable::default),
        scales,
    };
    let mut entries = input::open(&args.input)?;
    let mut header = Output::default();
    let columns = task.scales.iter().flat_map(|scale| scale.columns());
    let columns: Vec<_> = columns.map(|column| column.id.to_owned()).collect();
    header.text = if args.correlations {
        csv_line("column", &[&["puzzles".to_owned()], &columns[..]].concat())
    } else {
        csv_line("puzzle", &columns)
    };
    header.write()?;
    let mut missing_count = 0;
    in_order(
        MonotonicClock,
        args.jobs,
        |max_items| entries.chunk(max_items),
        |chunk, ctx| task.rate_chunk(chunk, ctx),
        |output: Output| {
            missing_count += output.missing;
            exit_on_write_error(output.write());
        },
    );
    if let Some(table) = task.table {
        let mut output = Output::default();
        output.text = table.into_csv(&columns);
        output.write()?;
    }
    Ok(if missing_count > 0 {
        ExitCode::from(EXIT_INVALID_INPUT)
    } else {
        ExitCode::SUCCESS
    })
}

/// The raters with these ids, in the order of [`raters`], each once; all raters if `ids` is empty.
fn select_scales(ids: &[String]) -> Result<Vec<Rater>, Failure> {
    if let Some(id) = ids.iter().find(|id| find(id).is_none()) {
        let known_ids: Vec<_> = raters().map(|rater| rater.info().id).collect();
        let known_ids = known_ids.join(", ");
        return Err(Failure::Usage(format!(
            "there is no scale {id}; available: {known_ids}"
        )));
    }
    let is_listed = |rater: &Rater| ids.iter().any(|id| id == rater.info().id);
    let selected_raters = raters().filter(|rater| ids.is_empty() || is_listed(rater));
    Ok(selected_raters.collect())
}

/// A CSV line of a first field and further fields, with its line end.
fn csv_line(first: &str, fields: &[String]) -> Vec<u8> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let fields = std::iter::once(first).chain(fields.iter().map(String::as_str));
    writer
        .write_record(fields)
        .expect("writing to memory does not fail");
    writer
        .into_inner()
        .expect("writing to memory does not fail")
}

/// The scales to rate on, and the kind of output.
struct RateTask {
    scales: Vec<Rater>,
    /// `true` if the scales were selected with `--scale`.
    by_name: bool,
    /// The ratings collected for `--correlations`; `None` without this option.
    table: Option<RatingTable>,
    seed: Seed,
    options: ParseOptions,
}

impl RateTask {
    /// Rates the puzzles of a chunk and writes their rows.
    fn rate_chunk(&self, mut chunk: Chunk, ctx: &mut WorkerCtx<'_, Chunk, Output>) {
        while let Some(puzzle) = chunk.next(self.options) {
            let result = match puzzle {
                Ok(puzzle) => self.rate(&puzzle, &mut || ctx.requeue(chunk.split_off_rest())),
                Err(error) => Err(error.to_string()),
            };
            match result {
                Ok(row) => ctx.output.text.extend(row),
                Err(message) => {
                    ctx.output.push_message(message);
                    ctx.output.missing += 1;
                }
            }
        }
    }

    /// The CSV row of a puzzle; empty if the ratings are collected for `--correlations`. Calls `on_slow` once if the
    /// work takes long.
    ///
    /// # Errors
    ///
    /// The message for stderr if the puzzle cannot be rated.
    fn rate(&self, puzzle: &Puzzle, on_slow: &mut dyn FnMut()) -> Result<Vec<u8>, String> {
        let with_line = |error: String| format!("line {}: {error}", puzzle.line);
        let rated_puzzle = puzzle
            .puzzle()
            .map_err(|duplicate| with_line(duplicate.to_string()))?;
        let shape = puzzle.grid.shape();
        // A scale that is not defined for the shape is skipped, unless it is given by `--scale`: then the assessment
        // reports an error.
        let is_applicable = |scale: &Rater| self.by_name || scale.accepts(shape);
        let scales: Vec<_> = self.scales.iter().copied().filter(is_applicable).collect();
        let mut assessment = Assessment::new(&rated_puzzle, &scales, self.seed)
            .map_err(|error| with_line(error.to_string()))?;
        let stopwatch = Stopwatch::start(MonotonicClock);
        let mut is_reported_as_slow = false;
        while !(assessment.advance(PIECES_PER_CLOCK_READ))
            .map_err(|error| with_line(error.to_string()))?
        {
            if !is_reported_as_slow && stopwatch.elapsed() > SLOW_ITEM {
                on_slow();
                is_reported_as_slow = true;
            }
        }
        let mut ratings = assessment.ratings().iter();
        let values = self.scales.iter().flat_map(|scale| {
            let rating = is_applicable(scale).then(|| ratings.next()).flatten();
            let columns = scale.columns().iter().enumerate();
            columns.map(move |(index, column)| (column, rating.map(|rating| rating.values[index])))
        });
        if let Some(table) = &self.table {
            let number =
                |(_, value): (_, Option<RatingValue>)| value.as_ref().map(RatingValue::number);
            table.add(puzzle.line, values.map(number).collect());
            return Ok(Vec::new());
        }
        let text = |(column, value): (&ScaleColumn, Option<RatingValue>)| {
            value.map_or_else(String::new, |value| column.text(&value))
        };
        let fields: Vec<_> = values.map(text).collect();
        Ok(csv_line(&puzzle.grid.to_string(), &fields))
    }
}
