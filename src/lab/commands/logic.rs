//! `path` and `deduce`: what human techniques find.

use std::collections::BTreeSet;
use std::io;
use std::process::ExitCode;

use sudoku_grid::{Position, Reading};
use sudoku_techniques::{Context, Deduction, TECHNIQUES, Technique, easiest, find};

use crate::args::InputArgs;
use crate::failure::{Failure, WRONG_INPUT, complain};
use crate::input::{self, Complaint, Entry};

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

/// Writes the way from each puzzle to where the techniques end, the easiest deduction first.
///
/// # Errors
///
/// If the input cannot be read or the output not written.
pub(crate) fn path(args: &PathArgs) -> Result<ExitCode, Failure> {
    let header = ["line", "step", "technique", "placements", "eliminations"];
    table(&args.input, &header, |line, mut position, rows| {
        let mut step = 0_u32;
        while let Some(deduction) = easiest(&position) {
            step += 1;
            let [technique, placements, eliminations] = fields(&deduction, &position);
            let (line, step) = (line.to_string(), step.to_string());
            rows.write_record([line, step, technique, placements, eliminations])?;
            deduction.apply(&mut position);
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
    let techniques: Vec<&dyn Technique> = match &args.technique {
        None => TECHNIQUES.to_vec(),
        Some(id) => {
            let none = || Failure::Usage(format!("there is no technique {id}; see list"));
            vec![find(id).ok_or_else(none)?]
        }
    };
    let header = ["line", "technique", "placements", "eliminations"];
    table(&args.input, &header, |line, position, rows| {
        for technique in &techniques {
            // Two patterns may remove the same candidates: rows and their complement in columns.
            let mut said = BTreeSet::new();
            for deduction in technique.all(&Context::new(&position)) {
                let fields = fields(&deduction, &position);
                if said.insert(fields.clone()) {
                    let [technique, placements, eliminations] = fields;
                    rows.write_record([line.to_string(), technique, placements, eliminations])?;
                }
            }
        }
        Ok(())
    })
}

fn fields(deduction: &Deduction, position: &Position) -> [String; 3] {
    let shape = position.shape();
    [
        deduction.technique.to_owned(),
        deduction.placements_text(shape),
        deduction.eliminations_text(shape),
    ]
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
