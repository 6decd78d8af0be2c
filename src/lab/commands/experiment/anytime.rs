//! `report --anytime`: the anytime performance of the contestants, from the traces of an experiment.

use std::fs::{self, File};
use std::io::{self, BufRead as _, BufReader, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use sudoku_experiment::{
    AnytimeOptions, AnytimeReport, AnytimeTable, PreparedContestant, RecordSchema, Set, TraceRow,
    TraceSchema, printable, printable_json,
};

use super::digest::{self, Digest};
use super::environment::{self, Calls};
use super::figures::FigureFormat;
use super::folder::DefinitionFile;
use super::records::{self, ShardFile};
use super::records_state::RecordsState;
use super::report::ReportFormat;
use super::rows::{Row, for_each_row};
use super::setup_section;
use crate::failure::{Failure, Status};

/// The options of `report --anytime`.
#[derive(clap::Args)]
pub(super) struct AnytimeArgs {
    /// Reports the anytime performance instead: the expected running time to target distances from a solution, the
    /// distances within budgets, and the distribution of run lengths, from the traces of the runs. The definition must
    /// record traces.
    #[arg(long, conflicts_with_all = ["measure", "by", "ratings", "page", "allow_damaged"])]
    pub(super) anytime: bool,

    /// The target distances, separated by commas. By default, 0 (solved), 1, 2, 5, 10, 20, 50, … up to the largest
    /// distance of an initial state.
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = parse_amount, requires = "anytime")]
    targets: Option<Vec<f64>>,

    /// The budgets in evaluations (steps plus 1), separated by commas. By default, the powers of ten up to the longest
    /// run.
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = parse_amount, requires = "anytime")]
    budgets: Option<Vec<f64>>,

    /// Also writes the runs to this directory in the format of `IOHprofiler`, which `IOHanalyzer` and `iohinspector`
    /// read.
    #[arg(long, value_name = "DIR", requires = "anytime")]
    ioh: Option<PathBuf>,
}

/// Parses a target or a budget.
fn parse_amount(text: &str) -> Result<f64, &'static str> {
    let amount = text.trim().parse().ok();
    let amount = amount.filter(|amount: &f64| amount.is_finite() && *amount >= 0.0);
    amount.ok_or("expected numbers from 0, separated by commas")
}

/// An experiment with traces whose records were checked.
pub(super) struct TracedExperiment<'a> {
    pub(super) folder: &'a Path,
    pub(super) definition_file: &'a DefinitionFile,
    pub(super) contestants: &'a [PreparedContestant],
    /// The machines that measured the times.
    pub(super) environments: &'a [Calls],
    /// The columns of the records.
    pub(super) record_schema: &'a RecordSchema,
    pub(super) state: &'a RecordsState,
}

/// The report as JSON.
#[derive(Serialize)]
struct Report<'a> {
    records: &'a RecordsState,
    /// The definition of the experiment with its limits and seeds.
    definition: serde_json::Value,
    /// The machines that measured the times: the calls that wrote the records, grouped by environment.
    environments: &'a [Calls],
    #[serde(flatten)]
    anytime: &'a AnytimeReport,
}

/// The advice against times that may include waiting for a core: this report has no processor times.
const ADVICE: &str =
    "Numbers of evaluations do not depend on the load, unless a time limit stopped the run.";

/// Writes the report on checked records.
///
/// # Errors
///
/// Returns an error if there are no traces, they are damaged, or a directory cannot be written.
pub(super) fn report(
    experiment: &TracedExperiment<'_>,
    args: &AnytimeArgs,
    format: ReportFormat,
    figures: Option<(&Path, FigureFormat)>,
    out: &mut impl Write,
) -> Result<Status, Failure> {
    let definition = &experiment.definition_file.definition;
    if definition.records.max_trace_samples.is_none() {
        return Err(Failure::Usage(format!(
            "{} has no traces: run the experiment with `traces = 2048` in the part [records] of the definition",
            experiment.folder.display()
        )));
    }
    let table = read(experiment)?;
    let options = AnytimeOptions {
        targets: args.targets.clone(),
        budgets: args.budgets.clone(),
    };
    let report = AnytimeReport::of(&table, &options);
    if let Some((figure_folder, figure_format)) = figures {
        for (name, spec) in report.figures() {
            let path = figure_folder.join(format!("{name}.{}", figure_format.extension()));
            write_file(&path, &figure_format.write(&spec))?;
        }
    }
    if let Some(ioh) = &args.ioh {
        for file in table.to_ioh() {
            write_file(&ioh.join(&file.path), &file.text)?;
        }
    }
    match format {
        ReportFormat::Md => {
            for line in experiment.state.warnings() {
                writeln!(out, "{line}\n")?;
            }
            if definition.records.blocks > 1 {
                writeln!(
                    out,
                    "This report evaluates the first of {} blocks.\n",
                    definition.records.blocks
                )?;
            }
            write!(out, "{report}")?;
            setup_section::write(out, definition, experiment.contestants)?;
            environment::write(out, experiment.environments, ADVICE)?;
        }
        ReportFormat::Json => {
            let report = Report {
                records: experiment.state,
                definition: experiment.definition_file.to_json()?,
                environments: experiment.environments,
                anytime: &report,
            };
            let text = serde_json::to_string_pretty(&report).map_err(io::Error::from)?;
            writeln!(out, "{}", printable_json(&text))?;
        }
        ReportFormat::Csv => write!(out, "{}", printable(&report.to_csv()))?,
    }
    Ok(Status::Success)
}

/// Writes a file and creates its directory if it does not exist.
fn write_file(path: &Path, text: &str) -> Result<(), Failure> {
    let folder = path.parent().unwrap_or(Path::new(""));
    let result = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
    result.map_err(|error| Failure::unwritable(path, &error))
}

/// Reads the traces of all shards. If runs are repeated in blocks, only the first block is read: the blocks differ in
/// their times only.
fn read(experiment: &TracedExperiment<'_>) -> Result<AnytimeTable, Failure> {
    let trace_schema = TraceSchema::of(experiment.contestants);
    let sets = experiment
        .definition_file
        .definition
        .sets
        .iter()
        .map(Set::title)
        .collect();
    let mut table = AnytimeTable::new(experiment.contestants, sets, &trace_schema);
    for file in records::list(experiment.folder)? {
        read_shard(&file, experiment.record_schema, &trace_schema, &mut table)?;
    }
    Ok(table)
}

fn read_shard(
    file: &ShardFile,
    record_schema: &RecordSchema,
    trace_schema: &TraceSchema,
    table: &mut AnytimeTable,
) -> Result<(), Failure> {
    let path = file
        .path
        .with_file_name(file.name.replacen("records", "traces", 1));
    let mut traces = TraceReader::open(path, trace_schema)?;
    let mut result = Ok(());
    let opened = File::open(&file.path)
        .map_err(|error| Failure::Usage(format!("cannot read {}: {error}", file.path.display())))?;
    for_each_row(&opened, record_schema, |_, _, schema, row| {
        let Row::Text(text) = row else {
            return;
        };
        if let (Ok(()), Ok(record)) = (&result, schema.read(text)) {
            match traces.take(record.task) {
                Ok(trace) if record.block.is_none_or(|block| block == 1) => {
                    table.add(&record, &trace);
                }
                Ok(_) => {}
                Err(failure) => result = Err(failure),
            }
        }
    })?;
    result?;
    traces.finish()
}

/// Reads a file of traces in the order of tasks.
struct TraceReader<'a> {
    schema: &'a TraceSchema,
    path: PathBuf,
    lines: BufReader<File>,
    line_number: u64,
    digest: Digest,
    /// The row that was read, but belongs to the next task.
    next: Option<(u64, TraceRow)>,
}

impl<'a> TraceReader<'a> {
    fn open(path: PathBuf, schema: &'a TraceSchema) -> Result<Self, Failure> {
        let file = File::open(&path)
            .map_err(|error| Failure::Usage(format!("cannot read {}: {error}", path.display())))?;
        let mut reader = Self {
            schema,
            path,
            lines: BufReader::new(file),
            line_number: 0,
            digest: Digest::default(),
            next: None,
        };
        let header = reader.read_line()?;
        if header != Some(schema.header()) {
            return Err(reader.fault("it is not the header of these traces"));
        }
        reader.advance()?;
        Ok(reader)
    }

    fn fault(&self, reason: &str) -> Failure {
        Failure::Usage(format!(
            "{}: line {}: {reason}",
            self.path.display(),
            self.line_number
        ))
    }

    /// The next complete line without its end; `None` at the end of the file, and for a last line without an end.
    fn read_line(&mut self) -> Result<Option<String>, Failure> {
        self.line_number += 1;
        let mut line = String::new();
        let result = self.lines.read_line(&mut line);
        result.map_err(|error| self.fault(&error.to_string()))?;
        self.digest.add(line.as_bytes());
        Ok(line.strip_suffix('\n').map(str::to_owned))
    }

    fn advance(&mut self) -> Result<(), Failure> {
        let line = self.read_line()?;
        let row = line.map(|line| self.schema.read(&line));
        self.next = row
            .transpose()
            .map_err(|error| self.fault(&error.to_string()))?;
        Ok(())
    }

    /// The samples of a task; empty if the run did not start.
    fn take(&mut self, task: u64) -> Result<Vec<TraceRow>, Failure> {
        let mut rows: Vec<TraceRow> = Vec::new();
        while let Some((next, row)) = self.next.take_if(|(next, _)| *next <= task) {
            if next != task {
                let reason = format!("a sample of task {next}, which has no record here");
                return Err(self.fault(&reason));
            }
            rows.push(row);
            self.advance()?;
        }
        Ok(rows)
    }

    /// Checks the digest of a complete file.
    fn finish(mut self) -> Result<(), Failure> {
        while self.read_line()?.is_some() {}
        match digest::fault(&self.path, self.digest) {
            Some(message) => Err(Failure::Usage(format!(
                "{}: {message}",
                self.path.display()
            ))),
            None => Ok(()),
        }
    }
}
