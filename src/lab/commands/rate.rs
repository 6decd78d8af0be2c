//! `rate`: rates the difficulty of puzzles.

mod correlations;

use clap::builder::PossibleValuesParser;
use sudoku_rating::{Assessment, Rater, raters};
use sudoku_runner::{MonotonicClock, PIECES_PER_CLOCK_READ, SLOW_ITEM, Stopwatch};
use sudoku_search::{RatingValue, ScaleColumn, Seed};

use crate::args::InputArgs;
use crate::failure::{Failure, Status};
use crate::input::Puzzle;
use crate::output::Output;
use crate::pipeline::process_puzzles;
use crate::range::integer_in;
use crate::table::{RowWriter, Table, TableArgs};

use correlations::RatingTable;

/// The scales on which the hardest known puzzles take seconds or minutes each. All other scales together take about
/// a fifth of a second.
const SLOW_SCALES: [&str; 3] = ["se", "ga-generations", "eta"];

/// The name of all scales other than [`SLOW_SCALES`].
const QUICK: &str = "quick";

/// The name of all scales.
const ALL: &str = "all";

/// Rates the difficulty of puzzles and writes one row per puzzle, in order.
///
/// Without `--scale`, puzzles are rated on the quick scales: all except `se`, `ga-generations` and
/// `eta`, which take seconds or minutes for the hardest puzzles. A value after `>=` is a lower bound.
/// The columns of scales that are not defined for the size of the grid are empty. A puzzle has no row
/// if it cannot be read, does not have exactly one solution, or has a size for which a scale given by
/// its id is not defined: a message on stderr names the line of the puzzle and the reason, the other
/// puzzles are rated, and the exit status is 2.
#[derive(clap::Args)]
pub(crate) struct RateArgs {
    /// A scale, see `sudoku-lab list` for the ids, or `quick` or `all`; may be repeated [default:
    /// quick].
    #[arg(long = "scale", value_name = "ID", value_parser = PossibleValuesParser::new(scale_names()), hide_possible_values = true)]
    scales: Vec<String>,

    /// The seed of randomised scales.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = integer_in(0..=u32::MAX), allow_negative_numbers = true)]
    seed: u32,

    /// Writes correlations of the scales instead of ratings: for each column, the number of puzzles
    /// rated and Spearman's rank correlation with every column. A lower bound counts as a value.
    #[arg(long)]
    correlations: bool,

    #[command(flatten)]
    table: TableArgs,

    #[command(flatten)]
    input: InputArgs,
}

/// Runs the command.
///
/// # Errors
///
/// Returns an error if the file cannot be opened or the output cannot be written.
pub(crate) fn run(args: &RateArgs) -> Result<Status, Failure> {
    let scales = select_scales(&args.scales);
    let column_ids = scales.iter().flat_map(|scale| scale.columns());
    let column_ids: Vec<_> = column_ids.map(|column| column.id).collect();
    let first_columns: &[_] = if args.correlations {
        &["column", "puzzles"]
    } else {
        &["puzzle"]
    };
    let table = Table::new(args.table, first_columns.iter().chain(&column_ids).copied());
    let task = RateTask {
        seed: Seed(args.seed),
        scales: (scales.into_iter())
            .map(|scale| (scale, args.scales.iter().any(|id| id == scale.info().id)))
            .collect(),
        collected: args.correlations.then(RatingTable::default),
        table: &table,
    };
    let status = process_puzzles(&args.input, table.header(), |puzzle, on_slow| {
        task.rate(puzzle, on_slow)
    })?;
    if let Some(collected) = task.collected {
        Output::from(collected.into_rows(&table, &column_ids)).write()?;
    }
    Ok(status)
}

/// The names that `--scale` accepts.
fn scale_names() -> impl Iterator<Item = &'static str> {
    let ids = raters().map(|rater| rater.info().id);
    ids.chain([QUICK, ALL])
}

/// The raters with these names, in the order of [`raters`], each once; the quick ones if `names` is empty.
fn select_scales(names: &[String]) -> Vec<Rater> {
    let is_named = |name: &str| names.iter().any(|other| other == name);
    let is_selected = |rater: &Rater| {
        let id = rater.info().id;
        let is_quick = !SLOW_SCALES.contains(&id);
        is_named(id) || is_named(ALL) || is_quick && (names.is_empty() || is_named(QUICK))
    };
    raters().filter(is_selected).collect()
}

/// The scales to rate on, and the kind of output.
struct RateTask<'a> {
    /// The scales; `true` if a scale was selected by its id.
    scales: Vec<(Rater, bool)>,
    /// The ratings collected for `--correlations`; `None` without this option.
    collected: Option<RatingTable>,
    table: &'a Table,
    seed: Seed,
}

impl RateTask<'_> {
    /// The row of a puzzle; empty if the ratings are collected for `--correlations`. Calls `on_slow` once if the work
    /// takes long.
    ///
    /// # Errors
    ///
    /// The reason why the puzzle cannot be rated.
    fn rate(&self, puzzle: &Puzzle, on_slow: &mut dyn FnMut()) -> Result<Output, String> {
        let rated_puzzle = puzzle.puzzle().map_err(|duplicate| duplicate.to_string())?;
        let shape = puzzle.grid.shape();
        // A scale that is not defined for the shape is skipped, unless it was selected by its id: then the assessment
        // reports an error.
        let is_applicable = |(scale, by_id): &(Rater, bool)| *by_id || scale.accepts(shape);
        let scales = self.scales.iter().filter(|scale| is_applicable(scale));
        let scales: Vec<_> = scales.map(|(scale, _)| *scale).collect();
        let mut assessment = Assessment::new(&rated_puzzle, &scales, self.seed)
            .map_err(|error| error.to_string())?;
        let stopwatch = Stopwatch::start(MonotonicClock);
        let mut is_reported_as_slow = false;
        while !(assessment.advance(PIECES_PER_CLOCK_READ)).map_err(|error| error.to_string())? {
            if !is_reported_as_slow && stopwatch.elapsed() > SLOW_ITEM {
                on_slow();
                is_reported_as_slow = true;
            }
        }
        let mut ratings = assessment.ratings().iter();
        let values = self.scales.iter().flat_map(|scale| {
            let rating = is_applicable(scale).then(|| ratings.next()).flatten();
            let columns = scale.0.columns().iter().enumerate();
            columns.map(move |(index, column)| (column, rating.map(|rating| rating.values[index])))
        });
        let mut output = Output::default();
        if let Some(collected) = &self.collected {
            let number =
                |(_, value): (_, Option<RatingValue>)| value.as_ref().map(RatingValue::number);
            collected.add(puzzle.line, values.map(number).collect());
        } else {
            let mut row = self.table.row(&mut output.text);
            row.grid(&puzzle.grid);
            for (column, value) in values {
                append_value(column, value, &mut row);
            }
            row.end();
        }
        Ok(output)
    }
}

/// Appends a rating. In JSON, classes and lower bounds are texts, other ratings are numbers.
fn append_value(column: &ScaleColumn, value: Option<RatingValue>, row: &mut RowWriter<'_>) {
    match value {
        None => row.empty(),
        Some(value @ RatingValue::LowerBound(_)) => row.text(&column.text(&value)),
        Some(value) if column.classes.is_empty() => row.formatted_number(&column.text(&value)),
        Some(value) => row.text(&column.text(&value)),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slow_scale_exists_and_is_in_no_quick_selection() {
        let ids = |names: &[&str]| {
            let names: Vec<_> = names.iter().map(|name| (*name).to_owned()).collect();
            let scales = select_scales(&names).into_iter();
            scales.map(|scale| scale.info().id).collect::<Vec<_>>()
        };
        let all_ids: Vec<_> = raters().map(|rater| rater.info().id).collect();
        assert_eq!(ids(&[ALL]), all_ids);
        assert_eq!(ids(&[]), ids(&[QUICK]));
        let slow_count = all_ids.iter().filter(|id| SLOW_SCALES.contains(id)).count();
        assert_eq!(slow_count, SLOW_SCALES.len());
        assert_eq!(ids(&[]).len(), all_ids.len() - slow_count);
        assert!(ids(&[QUICK, "se"]).contains(&"se") && !ids(&[]).contains(&"se"));
    }
}
