//! `report`: the statistics of the records of an experiment.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Args as _, FromArgMatches as _, ValueEnum};
use serde::Serialize;
use sudoku_experiment::{
    Budget, ContestantDetails, Definition, Grouping, Measure, Precision, PreparedContestant,
    RESOURCE_COLUMNS, Ratings, RecordProblem, SolverCode, Summary, SummaryOptions, printable_json,
};

use super::anytime::{self, AnytimeArgs, TracedExperiment};
use super::baseline::{self, Baseline};
use super::environment::{self, Calls};
use super::figures::{self, FigureFormat};
use super::folder::{DefinitionFile, PlanSize};
use super::loose::{self, LooseRuns};
use super::records_state::RecordsState;
use super::{problems, records, setup_section, streamed};
use crate::failure::{Failure, Status};
use crate::progress::Progress;

/// Writes a statistical report on the records of an experiment, from all shards in a directory.
///
/// Shares have Wilson score intervals. Means have bootstrap intervals for up to 500 runs, and
/// Student's t intervals for more runs. With several runs per puzzle, all these intervals are
/// computed over puzzles. Two contestants are compared on the puzzles on which both ran: McNemar's
/// test compares which puzzles they solved, and Wilcoxon's signed-rank test compares the times on
/// the puzzles that both solved. All contestants are
/// compared with Friedman's test. The p-values of these tests are adjusted together by Holm's
/// method, and the p-values of a comparison with a baseline are adjusted separately. Times were
/// measured on the machines that ran the experiment; the report names these machines.
#[derive(clap::Args)]
pub(crate) struct ReportArgs {
    /// The format of the report.
    #[arg(long, value_enum, default_value_t = ReportFormat::Md)]
    format: ReportFormat,

    /// The cost of a run: its time, its steps or nodes, or another counter of a solver, such as flips;
    /// `sudoku-lab list` lists the counters. Steps are compared only between contestants with steps of
    /// the same kind, and a counter only between contestants that declare this counter. The default is steps if only a step limit stops runs
    /// and all steps are of one kind, and otherwise time.
    #[arg(long, value_parser = parse_measure, value_name = "time|steps|nodes|COUNTER")]
    measure: Option<Measure>,

    /// How puzzles are grouped.
    #[arg(long, value_parser = parse_grouping, default_value = "set", value_name = "set|givens|size")]
    by: Grouping,

    /// The output of `sudoku-lab rate` for the puzzles: the difficulty for each contestant is then
    /// correlated with every scale in this file.
    #[arg(long, value_name = "FILE")]
    ratings: Option<PathBuf>,

    /// Also writes the figures to this directory, which is created if it does not exist.
    #[arg(long, value_name = "DIR")]
    figures: Option<PathBuf>,

    /// The format of the figures.
    #[arg(long, value_enum, default_value_t = FigureFormat::Svg, requires = "figures")]
    figure_format: FigureFormat,

    /// The address of the page. With this option, marks in figures link to races with the runs that they show.
    #[arg(long, value_name = "URL", requires = "figures")]
    page: Option<String>,

    /// Whether all runs are kept in memory (110 to 250 bytes per run), or only their statistics. By
    /// default, experiments of more than two million runs are streamed, unless figures are drawn or
    /// runs are repeated in blocks, which need all runs.
    #[arg(long, value_enum, value_name = "METHOD")]
    method: Option<ReportMethod>,

    /// Reports even if records are damaged: wrong records are excluded and listed at the start of the report.
    #[arg(long)]
    allow_damaged: bool,

    #[command(flatten)]
    anytime: AnytimeArgs,

    /// The directory of the records of an archived experiment: contestants of the same name are
    /// compared on the puzzles that both experiments have. Times are compared only if both were
    /// measured on the same kind of machine, and otherwise steps.
    #[arg(long, value_name = "DIR", conflicts_with = "anytime")]
    baseline: Option<PathBuf>,

    /// The directory of the records, or a single file of records, such as the CSV that the page saves. The report on a
    /// single file states neither limits nor machines.
    #[arg(value_name = "DIR|FILE")]
    folder: PathBuf,
}

/// The report as JSON.
#[derive(Serialize)]
struct Report<'a> {
    records: &'a RecordsState,
    /// The statistics that are not exact; `None` if the runs were kept in memory.
    #[serde(skip_serializing_if = "Option::is_none")]
    precision: Option<Precision>,
    /// The machines that measured the times: the calls that wrote the records, grouped by environment.
    environments: &'a [Calls],
    /// The comparison with an archived experiment.
    #[serde(skip_serializing_if = "Option::is_none")]
    baseline: Option<&'a Baseline>,
    #[serde(flatten)]
    summary: &'a Summary,
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

/// How the records are read.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ReportMethod {
    /// All runs are kept in memory.
    Memory,
    /// Runs are read in the order of tasks and not kept, in a few hundred MB. Costs are compared on
    /// all puzzles, or on a random sample if there are more than a million.
    Stream,
}

/// The number of runs above which records are streamed.
const MAX_RUNS_IN_MEMORY: u64 = 2_000_000;

/// The results of an experiment as a report needs them.
struct Results {
    state: RecordsState,
    summary: Summary,
    precision: Option<Precision>,
    baseline: Option<Baseline>,
}

/// Parses `--measure`.
pub(super) fn parse_measure(id: &str) -> Result<Measure, &'static str> {
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
    write_report(args, &mut io::stdout().lock())
}

/// The report on the records of a directory as JSON, with the default options.
pub(super) fn json_of(folder: &Path) -> Result<String, Failure> {
    let command = ReportArgs::augment_args(clap::Command::new("report"));
    let words = ["report", "--format", "json", "--"].map(OsString::from);
    let matches = command.get_matches_from(words.into_iter().chain([folder.into()]));
    let args = ReportArgs::from_arg_matches(&matches)
        .map_err(|error| Failure::Usage(error.to_string()))?;
    let mut report = Vec::new();
    write_report(&args, &mut report)?;
    Ok(String::from_utf8_lossy(&report).into_owned())
}

/// Writes the report.
fn write_report(args: &ReportArgs, out: &mut impl io::Write) -> Result<Status, Failure> {
    if matches!(args.format, ReportFormat::Csv) && !args.anytime.anytime {
        return Err(Failure::Usage(
            "--format csv is possible with --anytime only: the records are CSV already".to_owned(),
        ));
    }
    if args.folder.is_file() {
        return report_file(args, out);
    }
    let definition_file = DefinitionFile::of_records(&args.folder)?;
    let definition = &definition_file.definition;
    let contestants = definition.prepare_contestants(&definition_file.registry);
    let contestants = contestants.map_err(|error| Failure::Usage(error.to_string()))?;
    let measure =
        (args.measure).unwrap_or_else(|| Measure::of_limits(&definition.budget, &contestants));
    check_counter(measure, definition, &contestants)?;
    let progress = Progress::start_unmeasured("evaluating records");
    let environments = environment::read(&args.folder)?;
    let ratings = args.ratings.as_deref().map(read_ratings).transpose()?;
    let ratings = ratings.unwrap_or_default();
    if args.anytime.anytime {
        return report_anytime(args, &definition_file, &contestants, &environments, out);
    }
    let options = SummaryOptions {
        measure,
        by: args.by,
    };
    let results = if is_streamed(args, definition)? {
        stream(args, &definition_file, &ratings, &contestants, options)?
    } else {
        keep_in_memory(
            args,
            &definition_file,
            &ratings,
            &contestants,
            &environments,
            options,
        )?
    };
    let Results {
        state,
        summary,
        precision,
        baseline,
    } = results;
    drop(progress);
    match args.format {
        ReportFormat::Md => {
            let imprecise = precision.map(|precision| imprecision(precision, summary.puzzles));
            for line in state
                .warnings()
                .into_iter()
                .chain(imprecise.into_iter().flatten())
            {
                writeln!(out, "{line}\n")?;
            }
            write!(out, "{summary}")?;
            if let Some(baseline) = &baseline {
                write!(out, "{baseline}")?;
            }
            setup_section::write(out, definition, &contestants)?;
            let advice = environment::advice(&definition.records);
            environment::write(out, &environments, advice)?;
        }
        ReportFormat::Json => {
            write_json(
                out,
                &state,
                precision,
                &environments,
                baseline.as_ref(),
                &summary,
            )?;
        }
        ReportFormat::Csv => unreachable!("the format was checked"),
    }
    Ok(Status::Success)
}

/// Writes the report on a file of records without its definition.
fn report_file(args: &ReportArgs, out: &mut impl io::Write) -> Result<Status, Failure> {
    let needs_directory = [
        (args.anytime.anytime, "--anytime"),
        (args.baseline.is_some(), "--baseline"),
        (args.figures.is_some(), "--figures"),
        (args.method == Some(ReportMethod::Stream), "--method stream"),
        (args.allow_damaged, "--allow-damaged"),
    ];
    if let Some((_, option)) = needs_directory.iter().find(|(is_given, _)| *is_given) {
        return Err(Failure::Usage(format!(
            "{option} needs a directory of records with their definition, but {} is a file",
            args.folder.display()
        )));
    }
    let ratings = args.ratings.as_deref().map(read_ratings).transpose()?;
    let LooseRuns {
        runs,
        recorded,
        measure,
    } = loose::read(&args.folder, &ratings.unwrap_or_default(), args.measure)?;
    let options = SummaryOptions {
        measure,
        by: args.by,
    };
    let summary = Summary::of(&runs, &Budget::default(), options);
    if matches!(args.format, ReportFormat::Json) {
        let state = RecordsState::of(recorded, None, Vec::new(), &[], &[]);
        return write_json(out, &state, None, &[], None, &summary);
    }
    writeln!(
        out,
        "**{recorded} runs are recorded in a file without its definition. Therefore it is unknown whether runs are \
         missing, which limits the runs had, and on which machine the times were measured.**\n"
    )?;
    write!(out, "{summary}")?;
    Ok(Status::Success)
}

/// Writes a report as JSON.
fn write_json(
    out: &mut impl io::Write,
    records: &RecordsState,
    precision: Option<Precision>,
    environments: &[Calls],
    baseline: Option<&Baseline>,
    summary: &Summary,
) -> Result<Status, Failure> {
    let report = Report {
        records,
        precision,
        environments,
        baseline,
        summary,
    };
    let text = serde_json::to_string_pretty(&report).map_err(io::Error::from)?;
    writeln!(out, "{}", printable_json(&text))?;
    Ok(Status::Success)
}

/// Returns `true` if the records are streamed.
fn is_streamed(args: &ReportArgs, definition: &Definition) -> Result<bool, Failure> {
    let obstacles = [
        (args.figures.is_some(), "figures need"),
        (
            args.baseline.is_some(),
            "the comparison with a baseline needs",
        ),
        (
            definition.records.blocks > 1,
            "runs repeated in blocks need",
        ),
    ];
    if let Some((_, reason)) = obstacles.iter().find(|(exists, _)| *exists) {
        if args.method == Some(ReportMethod::Stream) {
            let message = format!("--method stream: {reason} all runs in memory");
            return Err(Failure::Usage(message));
        }
        return Ok(false);
    }
    let tasks = PlanSize::read(&args.folder)?.map_or(0, |plan| plan.tasks);
    Ok(args.method.map_or(tasks > MAX_RUNS_IN_MEMORY, |method| {
        method == ReportMethod::Stream
    }))
}

/// Rejects damaged records, unless they are allowed, and missing records.
fn check_records(
    args: &ReportArgs,
    problems: &[RecordProblem],
    is_empty: bool,
) -> Result<(), Failure> {
    if !problems.is_empty() && !args.allow_damaged {
        let message = format!(
            "{}: the records are damaged, so no report is written; use --allow-damaged to report on the other records",
            args.folder.display()
        );
        return Err(problems::damage(&message, problems));
    }
    if is_empty {
        let message = format!("{} has no records yet", args.folder.display());
        return Err(Failure::Usage(message));
    }
    Ok(())
}

/// What is known about each contestant in `names`.
pub(super) fn details_of(
    names: &[String],
    contestants: &[PreparedContestant],
) -> Vec<ContestantDetails> {
    let details = details_by_name(contestants);
    let of_name = |name| details.get(name).cloned().unwrap_or_default();
    names.iter().map(of_name).collect()
}

/// What is known about the contestants of a definition, by name. This program interprets the user-supplied solvers.
fn details_by_name(contestants: &[PreparedContestant]) -> BTreeMap<String, ContestantDetails> {
    let details = |contestant: &PreparedContestant| ContestantDetails {
        unit: contestant.algorithm.info().step.to_owned(),
        algorithm: contestant.algorithm.info().id.to_owned(),
        max_steps: contestant.setup.max_steps,
        code: if contestant.own {
            SolverCode::OwnInterpreted
        } else {
            SolverCode::BuiltIn
        },
    };
    let contestants = contestants.iter();
    contestants
        .map(|contestant| (contestant.title.clone(), details(contestant)))
        .collect()
}

/// Checks the records and reports the anytime performance from the traces.
fn report_anytime(
    args: &ReportArgs,
    definition_file: &DefinitionFile,
    contestants: &[PreparedContestant],
    environments: &[Calls],
    out: &mut impl io::Write,
) -> Result<Status, Failure> {
    let ratings = Ratings::default();
    let checked = records::read(
        &args.folder,
        definition_file,
        &ratings,
        Measure::default(),
        false,
    )?;
    check_records(args, &checked.problems, false)?;
    let state = RecordsState::of(
        checked.recorded,
        checked.tasks,
        checked.without_digest,
        &checked.problems,
        &checked.disproved_claims,
    );
    let figures = (args.figures.as_deref()).map(|folder| (folder, args.figure_format));
    let experiment = TracedExperiment {
        folder: &args.folder,
        definition_file,
        contestants,
        environments,
        record_schema: &checked.schema,
        state: &state,
    };
    anytime::report(&experiment, &args.anytime, args.format, figures, out)
}

/// Reads all runs into memory, and draws the figures if there are any.
fn keep_in_memory(
    args: &ReportArgs,
    definition_file: &DefinitionFile,
    ratings: &Ratings,
    contestants: &[PreparedContestant],
    environments: &[Calls],
    options: SummaryOptions,
) -> Result<Results, Failure> {
    let definition = &definition_file.definition;
    let keeps_sources = args.page.is_some() || args.baseline.is_some();
    let checked = records::read(
        &args.folder,
        definition_file,
        ratings,
        options.measure,
        keeps_sources,
    )?;
    let (mut runs, problems) = (checked.runs, checked.problems);
    check_records(args, &problems, runs.is_empty())?;
    runs.details = details_of(&runs.contestants, contestants);
    let summary = Summary::of(&runs, &definition.budget, options);
    let baseline = (args.baseline.as_deref())
        .map(|folder| baseline::compare(folder, &runs, environments, options.measure))
        .transpose()?;
    if let Some(folder) = &args.figures {
        let page = args.page.as_deref();
        figures::write(folder, args.figure_format, page, &runs, definition, options)?;
    }
    Ok(Results {
        state: RecordsState::of(
            checked.recorded,
            checked.tasks,
            checked.without_digest,
            &problems,
            &checked.disproved_claims,
        ),
        summary,
        precision: None,
        baseline,
    })
}

/// Computes the statistics of the runs without keeping the runs.
fn stream(
    args: &ReportArgs,
    definition_file: &DefinitionFile,
    ratings: &Ratings,
    contestants: &[PreparedContestant],
    options: SummaryOptions,
) -> Result<Results, Failure> {
    let details = details_by_name(contestants);
    let streamed = streamed::read(&args.folder, definition_file, &details, ratings, options)?;
    let (runs, problems) = (streamed.runs, streamed.problems);
    check_records(args, &problems, runs.is_empty())?;
    let state = RecordsState::of(
        runs.len(),
        streamed.tasks,
        streamed.without_digest,
        &problems,
        &streamed.disproved_claims,
    );
    let (summary, precision) = runs.build();
    Ok(Results {
        state,
        summary,
        precision: Some(precision),
        baseline: None,
    })
}

/// The sentences that state which statistics are not exact.
fn imprecision(precision: Precision, puzzles: usize) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(sampled) = precision.sampled_puzzles {
        lines.push(format!(
            "Costs of contestants are compared, ranked and correlated on a random sample of {sampled} of the {puzzles} \
             puzzles; numbers of solved puzzles are those of all puzzles."
        ));
    }
    if precision.relative_error > 0.0 {
        lines.push(format!(
            "Medians, quantiles and survival curves are accurate to {:.4} %.",
            100.0 * precision.relative_error
        ));
    }
    lines
}

/// Rejects a counter that no contestant has, and a resource that is not recorded.
pub(super) fn check_counter(
    measure: Measure,
    definition: &Definition,
    contestants: &[PreparedContestant],
) -> Result<(), Failure> {
    let Measure::Counter(id) = measure else {
        return Ok(());
    };
    let counters = contestants
        .iter()
        .flat_map(|contestant| contestant.algorithm.counters());
    let mut known_ids: Vec<_> = counters.map(|counter| counter.id).collect();
    if definition.records.resources {
        known_ids.extend(RESOURCE_COLUMNS.map(|column| column.name));
    }
    if known_ids.contains(&id) {
        return check_blocks(id, definition);
    }
    known_ids.sort_unstable();
    known_ids.dedup();
    let known_ids = known_ids.join(", ");
    Err(Failure::Usage(format!(
        "--measure: no contestant has the counter {id}; available counters: {known_ids}"
    )))
}

/// Rejects a resource as a measure if runs are repeated in blocks: the repetitions of a run differ
/// in its resources, but the drift of the machine between blocks is known for times only.
fn check_blocks(id: &str, definition: &Definition) -> Result<(), Failure> {
    let is_resource = RESOURCE_COLUMNS.iter().any(|column| column.name == id);
    if is_resource && definition.records.blocks > 1 {
        return Err(Failure::Usage(format!(
            "--measure {id}: the runs are repeated in {} blocks, which are evaluated for times only; use --measure time",
            definition.records.blocks
        )));
    }
    Ok(())
}

/// Reads the CSV file of `--ratings`.
fn read_ratings(file: &Path) -> Result<Ratings, Failure> {
    let usage_error = |reason: String| Failure::Usage(format!("{}: {reason}", file.display()));
    let text = fs::read_to_string(file).map_err(|error| usage_error(error.to_string()))?;
    Ratings::read(&text).map_err(|error| usage_error(error.to_string()))
}
