//! `rate`: how hard puzzles are, on any of the scales.

mod correlations;

use std::num::NonZeroUsize;
use std::process::ExitCode;

use sudoku_grid::Reading;
use sudoku_rating::{Assessment, Column, SCALES, Scale, Value, find};
use sudoku_search::Seed;

use crate::args::InputArgs;
use crate::clock::{Clock, PIECES};
use crate::drive::ordered::{Desk, LONG, in_order};
use crate::failure::{Failure, WRONG_INPUT, done_writing};
use crate::input::{self, Chunk, Puzzle};
use crate::output::Output;
use crate::range::{MOST_THREADS, whole};

use correlations::Numbers;

/// Rates puzzles, and writes CSV: a header, then a row per puzzle, in order.
///
/// `>=` stands before a bound: the puzzle is at least as hard as that. Without `--scale` the columns
/// of a scale that is not defined for the size of a grid are empty. A puzzle that cannot be read, has
/// not exactly one solution, or is of a size that a scale asked for is not defined for, has no row: a
/// line on stderr says where and why, the others are rated, and the exit status is 2.
#[derive(clap::Args)]
pub(crate) struct RateArgs {
    /// Only this scale, see `list`; may be repeated. Unless given, all of them.
    #[arg(long = "scale", value_name = "ID")]
    scales: Vec<String>,

    /// The seed of the scales that depend on chance.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = whole(0..=u32::MAX), allow_negative_numbers = true)]
    seed: u32,

    /// Writes how far the scales agree instead: for each column the number of puzzles rated, and its
    /// rank correlation (Spearman's) with every column. A bound counts as its number.
    #[arg(long)]
    correlations: bool,

    /// How many puzzles to work on at once.
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    #[arg(value_parser = whole(NonZeroUsize::MIN..=MOST_THREADS), allow_negative_numbers = true)]
    jobs: NonZeroUsize,

    #[command(flatten)]
    input: InputArgs,
}

/// Writes the ratings.
///
/// # Errors
///
/// If there is no such scale, the file cannot be read or the output not written.
pub(crate) fn run(args: &RateArgs) -> Result<ExitCode, Failure> {
    let scales = chosen(&args.scales)?;
    let task = Task {
        seed: Seed(args.seed),
        reading: input::reading(&args.input),
        by_name: !args.scales.is_empty(),
        numbers: args.correlations.then(Numbers::default),
        scales,
    };
    let mut entries = input::open(&args.input)?;
    let mut header = Output::default();
    let columns = task.scales.iter().flat_map(|scale| scale.about().columns);
    let columns: Vec<_> = columns.map(|column| column.id.to_owned()).collect();
    header.text = if args.correlations {
        line("column", &[&["puzzles".to_owned()], &columns[..]].concat())
    } else {
        line("puzzle", &columns)
    };
    header.write()?;
    let mut missing = 0;
    in_order(
        |most| entries.chunk(most),
        args.jobs,
        |chunk, desk| task.answer(chunk, desk),
        |output| {
            missing += output.missing;
            done_writing(output.write());
        },
    );
    if let Some(numbers) = task.numbers {
        let mut table = Output::default();
        table.text = numbers.table(&columns);
        table.write()?;
    }
    Ok(if missing > 0 {
        ExitCode::from(WRONG_INPUT)
    } else {
        ExitCode::SUCCESS
    })
}

/// The scales of these names, in the order of the list, each once; all if none is named.
fn chosen(ids: &[String]) -> Result<Vec<&'static dyn Scale>, Failure> {
    if let Some(id) = ids.iter().find(|id| find(id).is_none()) {
        let known: Vec<_> = SCALES.iter().map(|scale| scale.about().id).collect();
        let known = known.join(", ");
        return Err(Failure::Usage(format!(
            "there is no scale {id}; there are {known}"
        )));
    }
    let named = |scale: &&dyn Scale| ids.iter().any(|id| id == scale.about().id);
    let scales = SCALES.iter().copied();
    Ok(scales
        .filter(|scale| ids.is_empty() || named(scale))
        .collect())
}

fn line(puzzle: &str, fields: &[String]) -> Vec<u8> {
    let mut line = csv::Writer::from_writer(Vec::new());
    let fields = std::iter::once(puzzle).chain(fields.iter().map(String::as_str));
    line.write_record(fields).expect("memory takes everything");
    line.into_inner().expect("memory takes everything")
}

/// What is to be done with each puzzle.
struct Task {
    scales: Vec<&'static dyn Scale>,
    /// Whether they were asked for by name.
    by_name: bool,
    /// Where the numbers go, if they are wanted instead of rows.
    numbers: Option<Numbers>,
    seed: Seed,
    reading: Reading,
}

impl Task {
    fn answer(&self, mut chunk: Chunk, desk: &mut Desk<'_, Chunk>) {
        while let Some(puzzle) = chunk.next(self.reading) {
            let rated = match puzzle {
                Ok(puzzle) => self.rate(&puzzle, &mut || desk.give_back(chunk.rest())),
                Err(complaint) => Err(complaint.to_string()),
            };
            match rated {
                Ok(row) => desk.output.text.extend(row),
                Err(said) => {
                    desk.output.say(said);
                    desk.output.missing += 1;
                }
            }
        }
    }

    /// The row of a puzzle. `late` is called if it takes long.
    fn rate(&self, puzzle: &Puzzle, late: &mut dyn FnMut()) -> Result<Vec<u8>, String> {
        let at = |error: String| format!("line {}: {error}", puzzle.line);
        let rated_puzzle = puzzle.puzzle().map_err(|clash| at(clash.to_string()))?;
        let shape = puzzle.grid.shape();
        // What was asked for by name is refused instead.
        let rated = |scale: &&dyn Scale| self.by_name || scale.takes(shape);
        let scales: Vec<_> = self.scales.iter().copied().filter(rated).collect();
        let mut assessment = Assessment::new(&rated_puzzle, &scales, self.seed)
            .map_err(|error| at(error.to_string()))?;
        let clock = Clock::start();
        let mut told = false;
        while !(assessment.advance(PIECES)).map_err(|error| at(error.to_string()))? {
            if !told && clock.elapsed() > LONG {
                late();
                told = true;
            }
        }
        let mut ratings = assessment.ratings().iter();
        let values = self.scales.iter().flat_map(|scale| {
            let rating = rated(scale).then(|| ratings.next()).flatten();
            let columns = scale.about().columns.iter().enumerate();
            columns.map(move |(at, column)| (column, rating.map(|rating| rating.values[at])))
        });
        if let Some(numbers) = &self.numbers {
            let number = |(_, value): (_, Option<Value>)| value.as_ref().map(Value::number);
            numbers.add(puzzle.line, values.map(number).collect());
            return Ok(Vec::new());
        }
        let text = |(column, value): (&Column, Option<Value>)| {
            value.map_or_else(String::new, |value| column.text(&value))
        };
        let fields: Vec<_> = values.map(text).collect();
        Ok(line(&puzzle.grid.to_string(), &fields))
    }
}
