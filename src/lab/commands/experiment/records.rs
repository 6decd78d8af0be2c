//! Reads and checks the records of all shards in a directory.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sudoku_experiment::{
    AuditFindings, Measure, Ratings, Record, RecordAudit, RecordLocation, RecordProblem,
    RecordSchema, RunTable, RunTableBuilder, Shard,
};

use super::digest::{self, Digest};
use super::folder::{DefinitionFile, PlanSize};
use super::problems;
use super::rows::{Row, for_each_row};
use crate::failure::Failure;

/// The runs recorded in a directory, and the results of the checks of its records.
pub(super) struct CheckedRuns {
    pub(super) runs: RunTable,
    /// The number of records of these runs; a run that is repeated in blocks has several records.
    pub(super) recorded: usize,
    /// The number of runs of the experiment; `None` if the directory has no `plan.json`.
    pub(super) tasks: Option<u64>,
    /// The names of complete files without a digest, in which altered counters and times cannot be detected.
    pub(super) without_digest: Vec<String>,
    /// Damaged records and files.
    pub(super) problems: Vec<RecordProblem>,
    /// The columns that records of the definition have.
    pub(super) schema: RecordSchema,
    /// The records with disproved claims of user-supplied solvers.
    pub(super) disproved_claims: Vec<RecordProblem>,
}

/// A file of records.
pub(super) struct ShardFile {
    pub(super) path: PathBuf,
    pub(super) name: String,
    pub(super) shard: Shard,
}

/// The maximum number of shards in the name of a file of records; a name with a larger number is invalid. The number
/// bounds the time of finding the next task of a shard: one task after another is tested, about as many as there are
/// shards.
pub(super) const MAX_SHARDS: u64 = 10_000_000;

/// Reads and checks the records of all shards in a directory. Wrong records are excluded from the runs. If
/// `keeps_sources` is `true`, the runs keep their seeds and puzzles.
///
/// # Errors
///
/// Returns an error if the directory or a file cannot be read, a file name is invalid, or the numbers of
/// shards differ.
pub(super) fn read(
    folder: &Path,
    definition_file: &DefinitionFile,
    ratings: &Ratings,
    measure: Measure,
    keeps_sources: bool,
) -> Result<CheckedRuns, Failure> {
    let usage_error =
        |error: io::Error| Failure::Usage(format!("cannot read {}: {error}", folder.display()));
    let OpenRecords { audit, tasks } = open(folder, definition_file)?;
    let schema = audit.schema().clone();
    let mut builder = RunTableBuilder::rated(ratings.clone())
        .measuring(measure)
        .repeating(audit.plan());
    if keeps_sources {
        builder = builder.keeping_sources();
    }
    let mut runs = builder.clone();
    let Scan {
        files,
        findings,
        without_digest,
    } = scan(folder, audit, tasks, |record, schema| {
        runs.add(record, schema);
    })?;
    let AuditFindings {
        problems,
        disproved_claims,
        ..
    } = findings;
    let runs = if problems.is_empty() {
        runs
    } else {
        // The runs include records that contradict later ones: read the files again without them.
        drop(runs);
        valid_runs(&files, &problems, &schema, builder).map_err(usage_error)?
    };
    Ok(CheckedRuns {
        recorded: runs.record_count(),
        runs: runs.build(),
        tasks,
        without_digest,
        problems,
        schema,
        disproved_claims,
    })
}

/// The audit of the records in a directory, and the number of runs of the experiment; `None` if it is unknown.
pub(super) struct OpenRecords {
    pub(super) audit: RecordAudit,
    pub(super) tasks: Option<u64>,
}

/// Prepares the checks of the records in a directory.
///
/// # Errors
///
/// Returns an error if the plan cannot be read, or the definition is invalid.
pub(super) fn open(
    folder: &Path,
    definition_file: &DefinitionFile,
) -> Result<OpenRecords, Failure> {
    let tasks = PlanSize::read(folder)?.map(|plan| plan.tasks);
    let definition = &definition_file.definition;
    let audit = RecordAudit::new(definition, tasks, &definition_file.registry)
        .map_err(|error| Failure::Usage(error.to_string()))?;
    Ok(OpenRecords { audit, tasks })
}

/// Checks the records as [`scan`] does, and returns their files if no record is damaged. `consequence` is the part of
/// the error message that says what was not done.
pub(super) fn scan_intact(
    folder: &Path,
    audit: RecordAudit,
    tasks: Option<u64>,
    consequence: &str,
    mut each: impl FnMut(&Record),
) -> Result<Vec<ShardFile>, Failure> {
    let Scan {
        files, findings, ..
    } = scan(folder, audit, tasks, |record, _| each(record))?;
    if !findings.problems.is_empty() {
        let shown = folder.display();
        let message = format!("{shown}: its records are damaged, so {consequence}");
        return Err(problems::damage(&message, &findings.problems));
    }
    Ok(files)
}

/// The files of records in a directory, and the results of the checks of their records.
pub(super) struct Scan {
    pub(super) files: Vec<ShardFile>,
    pub(super) findings: AuditFindings,
    /// The names of complete files without a digest.
    pub(super) without_digest: Vec<String>,
}

/// Checks the records of all shards in a directory, file by file. `each` is called with every record that is valid by itself, and
/// the columns of its file.
///
/// # Errors
///
/// Returns an error if the directory or a file cannot be read, a file name is invalid, or the numbers of
/// shards differ.
pub(super) fn scan(
    folder: &Path,
    mut audit: RecordAudit,
    tasks: Option<u64>,
    mut each: impl FnMut(&Record, &RecordSchema),
) -> Result<Scan, Failure> {
    let usage_error =
        |error: io::Error| Failure::Usage(format!("cannot read {}: {error}", folder.display()));
    let files = list(folder)?;
    let schema = audit.schema().clone();
    let mut without_digest = Vec::new();
    for file in &files {
        let index = audit.add_file(&file.name);
        let mut cursor = audit.cursor(file.shard);
        let mut digest = Digest::default();
        let opened = File::open(&file.path).map_err(usage_error)?;
        for_each_row(&opened, &schema, |number, bytes, schema, row| {
            let location = RecordLocation {
                file: index,
                line: Some(number),
            };
            digest.add(bytes);
            match row {
                Row::Header | Row::Unended => {}
                Row::Wrong(message) => audit.add_problem(location, message),
                Row::Text(text) => {
                    if let Some(record) = audit.check(location, schema, text, &mut cursor) {
                        each(&record, schema);
                    }
                }
            }
        })
        .map_err(usage_error)?;
        let is_at_end = tasks.is_none_or(|tasks| cursor.is_at_end(tasks));
        if check_digest(&mut audit, index, file, digest, is_at_end) {
            without_digest.push(file.name.clone());
        }
    }
    Ok(Scan {
        files,
        findings: audit.finish(),
        without_digest,
    })
}

/// Compares a file with its digest, if it has one; returns `true` if the file is complete but has no digest. `index` is the
/// index of the file in the audit; `is_at_end` is `true` if its last record was read.
pub(super) fn check_digest(
    audit: &mut RecordAudit,
    index: usize,
    file: &ShardFile,
    digest: Digest,
    is_at_end: bool,
) -> bool {
    let location = RecordLocation {
        file: index,
        line: None,
    };
    if !digest::exists(&file.path) {
        return is_at_end;
    }
    if let Some(message) = digest::fault(&file.path, digest) {
        audit.add_problem(location, message);
    } else if !is_at_end {
        let message = "the file has a digest, but its last records are missing";
        audit.add_problem(location, message.to_owned());
    }
    false
}

/// The files of records in a directory, ordered by name.
pub(super) fn list(folder: &Path) -> Result<Vec<ShardFile>, Failure> {
    let usage_error =
        |error: io::Error| Failure::Usage(format!("cannot read {}: {error}", folder.display()));
    let mut files: Vec<ShardFile> = Vec::new();
    for entry in fs::read_dir(folder).map_err(usage_error)? {
        let path = entry.map_err(usage_error)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !(name.starts_with("records-") && name.ends_with(".csv")) {
            continue;
        }
        let name = name.into_owned();
        let shard = shard_of(&name).ok_or_else(|| {
            Failure::Usage(format!(
                "{}: the name of a file of records must be records-I-of-N.csv",
                path.display()
            ))
        })?;
        files.push(ShardFile { path, name, shard });
    }
    files.sort_by(|one, other| one.name.cmp(&other.name));
    let mismatched_file = files
        .iter()
        .find(|file| file.shard.shard_count() != files[0].shard.shard_count());
    if let Some(mismatched_file) = mismatched_file {
        return Err(Failure::Usage(format!(
            "{}: {} and {} have different numbers of shards, so some runs are recorded twice",
            folder.display(),
            files[0].name,
            mismatched_file.name
        )));
    }
    Ok(files)
}

/// The shard in the name of a file of records; `None` if the name is invalid.
fn shard_of(name: &str) -> Option<Shard> {
    let numbers = name.strip_prefix("records-")?.strip_suffix(".csv")?;
    let (number, shards) = numbers.split_once("-of-")?;
    let shards = shards.parse().ok().filter(|shards| *shards <= MAX_SHARDS)?;
    Shard::new(number.parse().ok()?, shards)
}

/// Reads the records again and returns the runs of the records that are not wrong.
fn valid_runs(
    files: &[ShardFile],
    problems: &[RecordProblem],
    schema: &RecordSchema,
    mut runs: RunTableBuilder,
) -> io::Result<RunTableBuilder> {
    let wrong_locations = problems.iter().filter(|problem| problem.is_record_wrong);
    let wrong_locations: BTreeSet<_> = wrong_locations.map(|problem| problem.location).collect();
    for (index, file) in files.iter().enumerate() {
        let reopened_file = File::open(&file.path)?;
        for_each_row(&reopened_file, schema, |number, _, schema, row| {
            let location = RecordLocation {
                file: index,
                line: Some(number),
            };
            if let Row::Text(text) = row
                && !wrong_locations.contains(&location)
                && let Ok(record) = schema.read(text)
            {
                runs.add(&record, schema);
            }
        })?;
    }
    Ok(runs)
}
