//! `report`: the statistics of the records of an experiment.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use serde::Serialize;
use sudoku_experiment::{
    Grouping, Measure, PreparedContestant, Ratings, RunTable, Summary, SummaryOptions,
};

use super::anytime::{self, AnytimeArgs};
use super::baseline::{self, Baseline};
use super::environment::{self, Calls};
use super::figures::{self, FigureFormat};
use super::folder::DefinitionFile;
use super::problems;
use super::records::{self, CheckedRuns};
use crate::failure::{Failure, Status};
use crate::progress::Progress;

/// Writes a statistical report on the records of an experiment, from all shards in a directory.
///
/// Shares have Wilson score intervals, means have bootstrap intervals. Each pair of contestants is
/// compared on the puzzles that both ran: with McNemar's test on the puzzles solved, and with
/// Wilcoxon's signed-rank test on the times where both solved the puzzle. All contestants are
/// compared with Friedman's test. The p-values of all tests of the report are adjusted together by
/// Holm's method. Times are those of the machines that ran the experiment, which the report names.
#[derive(clap::Args)]
pub(crate) struct ReportArgs {
    /// The format of the report.
    #[arg(long, value_enum, default_value_t = ReportFormat::Md)]
    format: ReportFormat,

    /// The cost of a run: its time, or what a solver counts, such as flips; see `sudoku-lab list` for the counters. Steps
    /// are compared only between contestants that define them alike, counters between those that count them. By
    /// default, steps if only a step limit stops runs and all steps are of one kind, and otherwise time.
    #[arg(long, value_parser = parse_measure, value_name = "time|steps|nodes|COUNTER")]
    measure: Option<Measure>,

    /// How puzzles are grouped.
    #[arg(long, value_parser = parse_grouping, default_value = "set", value_name = "set|givens|size")]
    by: Grouping,

    /// The output of `sudoku-lab rate` for the puzzles: the difficulty for each contestant is then correlated with
    /// every scale in it.
    #[arg(long, value_name = "FILE")]
    ratings: Option<PathBuf>,

    /// Also writes the figures to this directory, which is created if it does not exist.
    #[arg(long, value_name = "DIR")]
    figures: Option<PathBuf>,

    /// The format of the figures.
    #[arg(long, value_enum, default_value_t = FigureFormat::Svg, requires = "figures")]
    figure_format: FigureFormat,

    /// The address of the page: marks in figures then link to races of the runs behind them.
    #[arg(long, value_name = "URL", requires = "figures")]
    page: Option<String>,

    /// Reports even if records are damaged: wrong records are excluded and listed at the start of the report.
    #[arg(long)]
    allow_damaged: bool,

    #[command(flatten)]
    anytime: AnytimeArgs,

    /// The directory of the records of an archived experiment: contestants of the same name are compared on the puzzles
    /// that both experiments have. Times are compared only if both were measured on the same kind of machine, and otherwise
    /// steps.
    #[arg(long, value_name = "DIR", conflicts_with = "anytime")]
    baseline: Option<PathBuf>,

    /// The directory of the records.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// The completeness and the integrity of the records of a report.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct RecordsState {
    /// `Some(true)` if every run has a record; `None` if the number of runs is unknown.
    complete: Option<bool>,
    /// The number of runs of the experiment, if the directory has a `plan.json`.
    tasks: Option<u64>,
    /// The number of runs with a record.
    recorded: usize,
    /// The names of complete files without a digest.
    without_digest: Vec<String>,
    /// Descriptions of damaged records and files.
    problems: Vec<String>,
}

/// The report as JSON.
#[derive(Serialize)]
struct Report<'a> {
    records: &'a RecordsState,
    /// Where the times were measured: the calls that wrote the records, grouped by environment.
    environments: &'a [Calls],
    /// The comparison with an archived experiment.
    #[serde(skip_serializing_if = "Option::is_none")]
    baseline: Option<&'a Baseline>,
    #[serde(flatten)]
    summary: &'a Summary,
}

impl RecordsState {
    fn of(checked: &CheckedRuns) -> Self {
        let recorded = checked.recorded;
        Self {
            complete: (checked.tasks).map(|tasks| recorded as u64 == tasks),
            tasks: checked.tasks,
            recorded,
            without_digest: checked.without_digest.clone(),
            problems: (checked.problems.iter()).map(ToString::to_string).collect(),
        }
    }

    /// The warnings at the start of a report; empty if the records are complete and undamaged.
    pub(super) fn warnings(&self) -> Vec<String> {
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
                "**{recorded} runs are recorded; the total is unknown because the directory has no `plan.json`.**"
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

/// The format of a report.
#[derive(Clone, Copy, ValueEnum)]
pub(super) enum ReportFormat {
    /// Markdown.
    Md,
    /// JSON.
    Json,
    /// CSV with one value per row; with `--anytime` only.
    Csv,
}

/// Parses `--measure`.
fn parse_measure(id: &str) -> Result<Measure, &'static str> {
    Measure::from_id(id, &sudoku_solvers::registry())
        .ok_or("expected time, steps, nodes or another counter of a solver")
}

/// Parses `--by`.
fn parse_grouping(id: &str) -> Result<Grouping, &'static str> {
    Grouping::from_id(id).ok_or("expected set, givens or size")
}

/// Runs the command.
///
/// # Errors
///
/// Returns an error if the directory has no records, the records cannot be read, or they are damaged and
/// `--allow-damaged` is not given.
pub(crate) fn report(args: &ReportArgs) -> Result<Status, Failure> {
    if matches!(args.format, ReportFormat::Csv) && !args.anytime.anytime {
        return Err(Failure::Usage(
            "--format csv is possible with --anytime only: the records are CSV already".to_owned(),
        ));
    }
    let definition_file = DefinitionFile::of_records(&args.folder)?;
    let definition = &definition_file.definition;
    let contestants = definition.prepare_contestants(&definition_file.registry);
    let contestants = contestants.map_err(|error| Failure::Usage(error.to_string()))?;
    let measure =
        (args.measure).unwrap_or_else(|| Measure::of_limits(&definition.budget, &contestants));
    check_counter(measure, &contestants)?;
    let progress = Progress::start_unmeasured("evaluating records");
    let environments = environment::read(&args.folder)?;
    let ratings = args.ratings.as_deref().map(read_ratings).transpose()?;
    let checked_runs = records::read(
        &args.folder,
        &definition_file,
        &ratings.unwrap_or_default(),
        measure,
        args.page.is_some() || args.baseline.is_some(),
    )?;
    if !checked_runs.problems.is_empty() && !args.allow_damaged {
        let message = format!(
            "{}: the records are damaged, so no report is written; use --allow-damaged to report on the other records",
            args.folder.display()
        );
        return Err(problems::damage(&message, &checked_runs.problems));
    }
    let state = RecordsState::of(&checked_runs);
    if args.anytime.anytime {
        let figures = args
            .figures
            .as_deref()
            .map(|folder| (folder, args.figure_format));
        return anytime::report(
            &args.folder,
            &args.anytime,
            args.format,
            figures,
            definition,
            &contestants,
            &state,
        );
    }
    let mut runs = checked_runs.runs;
    if runs.is_empty() {
        return Err(Failure::Usage(format!(
            "{} has no records yet",
            args.folder.display()
        )));
    }
    runs.units = step_units(&runs, &contestants);
    let options = SummaryOptions {
        measure,
        by: args.by,
    };
    let summary = Summary::of(&runs, &definition.budget, options);
    let baseline = (args.baseline.as_deref())
        .map(|folder| baseline::compare(folder, &runs, &environments, measure))
        .transpose()?;
    if let Some(folder) = &args.figures {
        let page = args.page.as_deref();
        figures::write(folder, args.figure_format, page, &runs, definition, options)?;
    }
    drop(progress);
    let mut out = io::stdout().lock();
    match args.format {
        ReportFormat::Md => {
            for line in state.warnings() {
                writeln!(out, "{line}\n")?;
            }
            write!(out, "{summary}")?;
            if let Some(baseline) = &baseline {
                write!(out, "{baseline}")?;
            }
            if !environments.is_empty() {
                writeln!(out, "\n## Environment\n")?;
            }
            for calls in &environments {
                writeln!(out, "- Times were measured {calls}.")?;
            }
        }
        ReportFormat::Json => {
            let report = Report {
                records: &state,
                environments: &environments,
                baseline: baseline.as_ref(),
                summary: &summary,
            };
            let text = serde_json::to_string_pretty(&report).map_err(io::Error::from)?;
            writeln!(out, "{text}")?;
        }
        ReportFormat::Csv => unreachable!("the format was checked"),
    }
    Ok(Status::Success)
}

/// The unit of the steps of each contestant of a table.
pub(super) fn step_units(runs: &RunTable, contestants: &[PreparedContestant]) -> Vec<String> {
    let unit = |name: &String| {
        let mut prepared = contestants.iter();
        let contestant = prepared.find(|contestant| contestant.title == *name);
        contestant
            .map_or("", |contestant| contestant.algorithm.info().step)
            .to_owned()
    };
    runs.contestants.iter().map(unit).collect()
}

/// Rejects a counter that no contestant has.
fn check_counter(measure: Measure, contestants: &[PreparedContestant]) -> Result<(), Failure> {
    let Measure::Counter(id) = measure else {
        return Ok(());
    };
    let counters = contestants
        .iter()
        .flat_map(|contestant| contestant.algorithm.counters());
    let mut known_ids: Vec<_> = counters.map(|counter| counter.id).collect();
    if known_ids.contains(&id) {
        return Ok(());
    }
    known_ids.sort_unstable();
    known_ids.dedup();
    let known_ids = known_ids.join(", ");
    Err(Failure::Usage(format!(
        "--measure: no contestant has the counter {id}; available counters: {known_ids}"
    )))
}

/// Reads the CSV file of `--ratings`.
fn read_ratings(file: &Path) -> Result<Ratings, Failure> {
    let usage_error = |reason: String| Failure::Usage(format!("{}: {reason}", file.display()));
    let text = fs::read_to_string(file).map_err(|error| usage_error(error.to_string()))?;
    Ratings::read(&text).map_err(|error| usage_error(error.to_string()))
}
