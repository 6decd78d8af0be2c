//! `path` and `deduce`: what human techniques find.

use std::collections::BTreeSet;
use std::io;
use std::process::ExitCode;

use sudoku_generator::fit;
use sudoku_grid::{Position, Reading};
use sudoku_techniques::{
    Available, Order, Path, Singles, Technique, eliminations_text, placements_text,
};

use crate::args::InputArgs;
use crate::failure::{Failure, WRONG_INPUT, complain};
use crate::input::{self, Complaint, Entry};

/// Writes the path of human techniques from each puzzle, the easiest deduction first, as CSV.
///
/// Techniques that assume one solution are left out where a puzzle has not exactly one.
#[derive(clap::Args)]
pub(crate) struct PathArgs {
    /// The techniques, first to last: all, an order such as hodoku, or ids with commas between.
    #[arg(long, value_name = "LIST", default_value = "all")]
    pub(crate) techniques: String,

    /// Fills all cells that one technique finds on a position in one step.
    #[arg(long)]
    pub(crate) together: bool,

    #[command(flatten)]
    pub(crate) input: InputArgs,
}

/// Writes every deduction that is available on each puzzle now, as CSV.
///
/// Techniques that assume one solution are left out where a puzzle has not exactly one.
#[derive(clap::Args)]
pub(crate) struct DeduceArgs {
    /// Only this technique; see `list`.
    #[arg(
        long,
        value_name = "ID",
        default_value = "all",
        hide_default_value = true
    )]
    pub(crate) technique: String,

    #[command(flatten)]
    pub(crate) input: InputArgs,
}

/// Writes the way from each puzzle to where the techniques end, the easiest deduction first.
///
/// # Errors
///
/// If the input cannot be read or the output not written.
pub(crate) fn path(args: &PathArgs) -> Result<ExitCode, Failure> {
    let header = ["line", "step", "technique", "placements", "eliminations"];
    let techniques = list(&args.techniques)?;
    let singles = if args.together {
        Singles::Together
    } else {
        Singles::OneByOne
    };
    table(&args.input, &header, |line, position, rows| {
        let shape = position.shape();
        let mut path = Path::new(
            position.clone(),
            fit(&techniques, position.givens()),
            singles,
        );
        let mut step = 0_u32;
        while let Some(taken) = path.next() {
            step += 1;
            rows.write_record([
                &line.to_string(),
                &step.to_string(),
                path.techniques()[taken.technique].about().id,
                &placements_text(shape, &taken.placements),
                &eliminations_text(shape, &taken.eliminations),
            ])?;
        }
        let left = path.position().blanks().count();
        if left > 0 {
            let cells = if left == 1 {
                "cell stays"
            } else {
                "cells stay"
            };
            complain(&format!(
                "line {line}: the techniques end here, {left} {cells} blank"
            ));
        }
        Ok(())
    })
}

/// Writes every deduction available on each puzzle, each once.
///
/// # Errors
///
/// If there is no such technique, the input cannot be read or the output not written.
pub(crate) fn deduce(args: &DeduceArgs) -> Result<ExitCode, Failure> {
    let techniques = list(&args.technique)?;
    let header = ["line", "technique", "placements", "eliminations"];
    table(&args.input, &header, |line, position, rows| {
        let shape = position.shape();
        let mut available = Available::new(position.clone(), fit(&techniques, position.givens()));
        // Two patterns may remove the same candidates: rows and their complement in columns.
        let mut said = BTreeSet::new();
        let mut written = Ok(());
        while written.is_ok()
            && available.piece(&mut |it| {
                let fields = [
                    line.to_string(),
                    it.technique.to_owned(),
                    placements_text(shape, it.placements),
                    eliminations_text(shape, it.eliminations),
                ];
                if written.is_ok() && said.insert(fields.clone()) {
                    written = rows.write_record(fields);
                }
            })
        {}
        written
    })
}

/// The techniques that a list names.
fn list(text: &str) -> Result<Vec<&'static dyn Technique>, Failure> {
    let unknown = |id| Failure::Usage(format!("there is no technique {id}; see list"));
    Order::read(text).map_err(unknown)
}

type Rows = csv::Writer<io::Stdout>;

/// Writes a table with whatever `each` writes for the line and the position of a puzzle.
fn table(
    args: &InputArgs,
    header: &[&str],
    mut each: impl FnMut(usize, Position, &mut Rows) -> csv::Result<()>,
) -> Result<ExitCode, Failure> {
    let reading = input::reading(args);
    let entries = input::open(args)?;
    let mut rows = csv::Writer::from_writer(io::stdout());
    rows.write_record(header).map_err(io::Error::from)?;
    let mut status = ExitCode::SUCCESS;
    for entry in entries {
        match read(entry, reading) {
            Ok((line, position)) => each(line, position, &mut rows).map_err(io::Error::from)?,
            Err(said) => {
                complain(&said);
                status = ExitCode::from(WRONG_INPUT);
            }
        }
    }
    rows.flush()?;
    Ok(status)
}

fn read(entry: Result<Entry, Complaint>, reading: Reading) -> Result<(usize, Position), String> {
    let entry = entry.map_err(|complaint| complaint.to_string())?;
    let parsed = entry
        .read(reading)
        .map_err(|complaint| complaint.to_string())?;
    let position = parsed
        .position()
        .map_err(|clash| format!("line {}: {clash}", entry.line))?;
    Ok((entry.line, position))
}
