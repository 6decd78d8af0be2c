//! `report`: what the records of an experiment tell.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::ValueEnum;
use sudoku_experiment::Summary;

use super::folder::{Goal, records};
use crate::failure::Failure;

/// Says what the records of an experiment tell, those of all shards that are there.
///
/// Shares have Wilson's intervals, means are of the bootstrap. Two contestants are compared on the
/// puzzles that both were given: McNemar's test of what they solved, Wilcoxon's signed-rank test of
/// their times where both did, adjusted by Holm's method; all together by Friedman's test. Time is
/// that of the machines the records were made on.
#[derive(clap::Args)]
pub(crate) struct ReportArgs {
    /// As a text to read, or as data.
    #[arg(long, value_enum, default_value_t = Form::Md)]
    format: Form,

    /// The folder of the records.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// Markdown.
    Md,
    /// JSON.
    Json,
}

/// Writes the report.
///
/// # Errors
///
/// If the folder has no records, or they cannot be read.
pub(crate) fn report(args: &ReportArgs) -> Result<ExitCode, Failure> {
    let goal = Goal::of_records(&args.folder)?;
    let records = records(&args.folder)?;
    if records.is_empty() {
        return Err(Failure::Usage(format!(
            "{} has no records yet",
            args.folder.display()
        )));
    }
    let summary = Summary::of(&records, &goal.definition.budget);
    let mut out = io::stdout().lock();
    match args.format {
        Form::Md => write!(out, "{summary}")?,
        Form::Json => {
            let text = serde_json::to_string_pretty(&summary).map_err(io::Error::from)?;
            writeln!(out, "{text}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
