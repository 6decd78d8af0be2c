//! `report`: what the records of an experiment tell.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ValueEnum;
use sudoku_experiment::{By, Figure, Kind, Measure, Options, Ratings, Runs, Summary};

use super::folder::{Goal, runs};
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

    /// What runs cost. Steps and nodes are compared where they are of one kind.
    #[arg(long, value_parser = measure, default_value = "time", value_name = "time|steps|nodes")]
    measure: Measure,

    /// What puzzles are told apart by.
    #[arg(long, value_parser = by, default_value = "set", value_name = "set|givens|size")]
    by: By,

    /// How hard the puzzles are, as `rate` writes it: what is hard for whom is then held against every scale in it.
    #[arg(long, value_name = "FILE")]
    ratings: Option<PathBuf>,

    /// Writes figures as SVG to this folder too, which is made if it is not there.
    #[arg(long, value_name = "DIR")]
    figures: Option<PathBuf>,

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

fn measure(id: &str) -> Result<Measure, &'static str> {
    Measure::named(id).ok_or("expected time, steps or nodes")
}

fn by(id: &str) -> Result<By, &'static str> {
    By::named(id).ok_or("expected set, givens or size")
}

/// Writes the report.
///
/// # Errors
///
/// If the folder has no records, or they cannot be read.
pub(crate) fn report(args: &ReportArgs) -> Result<ExitCode, Failure> {
    let goal = Goal::of_records(&args.folder)?;
    let ratings = args.ratings.as_deref().map(read_ratings).transpose()?;
    let mut runs = runs(&args.folder, ratings.unwrap_or_default())?;
    if runs.is_empty() {
        return Err(Failure::Usage(format!(
            "{} has no records yet",
            args.folder.display()
        )));
    }
    let entrants =
        (goal.definition.entrants()).map_err(|wrong| Failure::Usage(wrong.to_string()))?;
    let unit = |name: &String| {
        let entrant = entrants.iter().find(|entrant| entrant.title == *name);
        entrant
            .map_or("", |entrant| entrant.algorithm.info().step)
            .to_owned()
    };
    runs.units = runs.contestants.iter().map(unit).collect();
    let options = Options {
        measure: args.measure,
        by: args.by,
    };
    let summary = Summary::of(&runs, &goal.definition.budget, options);
    if let Some(folder) = &args.figures {
        write_figures(folder, &runs, options)?;
    }
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

fn read_ratings(file: &Path) -> Result<Ratings, Failure> {
    let wrong = |reason: String| Failure::Usage(format!("{}: {reason}", file.display()));
    let text = fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
    Ratings::read(&text).map_err(wrong)
}

/// A file a figure.
fn write_figures(folder: &Path, runs: &Runs, options: Options) -> Result<(), Failure> {
    let within =
        |error: io::Error| Failure::Usage(format!("cannot write to {}: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(within)?;
    for kind in Kind::ALL {
        let figure = Figure {
            kind,
            measure: options.measure,
            by: options.by,
            alone: true,
            ..Figure::default()
        };
        let file = folder.join(format!("{}.svg", kind.id()));
        fs::write(file, figure.draw(runs)).map_err(within)?;
    }
    Ok(())
}
