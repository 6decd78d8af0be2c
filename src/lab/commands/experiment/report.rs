//! `report`: what the records of an experiment tell.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ValueEnum;
use serde::Serialize;
use sudoku_experiment::{By, Figure, Kind, Measure, Options, Ratings, Runs, Summary};

use super::folder::Goal;
use super::problems;
use super::records::{self, CheckedRuns};
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

    /// Reports on damaged records too, without those that are wrong; the report then begins with what is wrong.
    #[arg(long)]
    allow_damaged: bool,

    /// The folder of the records.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// How whole and how sound the records are that a report is of.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RecordsState {
    /// Whether every run has a record; none where the folder does not say how many runs there are.
    complete: Option<bool>,
    /// How many runs the experiment makes.
    tasks: Option<u64>,
    /// How many of them have a record.
    recorded: usize,
    /// Complete files without a digest.
    without_digest: Vec<String>,
    /// What is wrong, a line each.
    problems: Vec<String>,
}

/// A report as data.
#[derive(Serialize)]
struct Report<'a> {
    records: &'a RecordsState,
    #[serde(flatten)]
    summary: &'a Summary,
}

impl RecordsState {
    fn of(checked: &CheckedRuns) -> Self {
        let recorded = checked.runs.len();
        Self {
            complete: (checked.tasks).map(|tasks| recorded as u64 == tasks),
            tasks: checked.tasks,
            recorded,
            without_digest: checked.without_digest.clone(),
            problems: (checked.problems.iter()).map(ToString::to_string).collect(),
        }
    }

    /// What a report says before all else; nothing of records that are complete and sound.
    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let recorded = self.recorded;
        if !self.problems.is_empty() {
            lines.push(format!(
                "**Damaged records: {} problems. Wrong records are left out, so the figures may be wrong:**",
                self.problems.len()
            ));
            lines.extend(self.problems.iter().map(|problem| format!("- {problem}")));
        }
        match self.tasks {
            None => lines.push(format!(
                "**{recorded} runs are recorded; of how many is not known, as the folder has no `plan.json`.**"
            )),
            Some(tasks) if recorded as u64 != tasks => {
                lines.push(format!("**Incomplete: {recorded} of {tasks} runs are recorded.**"));
            }
            Some(_) => {}
        }
        if !self.without_digest.is_empty() {
            lines.push(format!(
                "No digest: altered counters or times in {} would not be noticed.",
                self.without_digest.join(", ")
            ));
        }
        lines
    }
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
/// If the folder has no records, or they cannot be read or are damaged.
pub(crate) fn report(args: &ReportArgs) -> Result<ExitCode, Failure> {
    let goal = Goal::of_records(&args.folder)?;
    let ratings = args.ratings.as_deref().map(read_ratings).transpose()?;
    let checked = records::read(&args.folder, &goal.definition, &ratings.unwrap_or_default())?;
    if !checked.problems.is_empty() && !args.allow_damaged {
        let what = format!(
            "{}: the records are damaged, so there is no report; --allow-damaged reports on the others",
            args.folder.display()
        );
        return Err(problems::refusal(&what, &checked.problems));
    }
    let state = RecordsState::of(&checked);
    let mut runs = checked.runs;
    if runs.is_empty() {
        return Err(Failure::Usage(format!(
            "{} has no records yet",
            args.folder.display()
        )));
    }
    let entrants = (goal.definition.entrants(&sudoku_solvers::registry()))
        .map_err(|wrong| Failure::Usage(wrong.to_string()))?;
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
        Form::Md => {
            for line in state.lines() {
                writeln!(out, "{line}\n")?;
            }
            write!(out, "{summary}")?;
        }
        Form::Json => {
            let report = Report {
                records: &state,
                summary: &summary,
            };
            let text = serde_json::to_string_pretty(&report).map_err(io::Error::from)?;
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
