//! The records of all shards of a folder, checked.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sudoku_experiment::{
    Definition, Ratings, Record, RecordAudit, RecordLocation, RecordProblem, Runs, RunsBuilder,
    Shard, ShardCursor,
};

use super::digest::{self, Digest};
use super::folder::Extent;
use super::rows::{Row, for_each_row};
use crate::failure::Failure;

/// The runs of a folder, and what is known of how whole and how sound its records are.
pub(super) struct CheckedRuns {
    pub(super) runs: Runs,
    /// How many runs the experiment makes; `None` where the folder does not say.
    pub(super) tasks: Option<u64>,
    /// Complete files without a digest, so that altered counters and times would not be noticed.
    pub(super) without_digest: Vec<String>,
    pub(super) problems: Vec<RecordProblem>,
}

/// A file of records, open.
struct ShardFile {
    path: PathBuf,
    name: String,
    shard: Shard,
    file: File,
}

/// Shards beyond which a name of a file is not taken to be that of a shard.
const MAX_SHARDS: u64 = 10_000_000;

/// Reads and checks the records of all shards in a folder. Records that are wrong are left out of the runs.
pub(super) fn read(
    folder: &Path,
    definition: &Definition,
    ratings: &Ratings,
) -> Result<CheckedRuns, Failure> {
    let within =
        |error: io::Error| Failure::Usage(format!("cannot read {}: {error}", folder.display()));
    let tasks = Extent::read(folder)?.map(|extent| extent.tasks);
    let files = open(folder)?;
    let mut audit = RecordAudit::new(definition, tasks, &sudoku_solvers::registry())
        .map_err(|wrong| Failure::Usage(wrong.to_string()))?;
    let mut runs = RunsBuilder::rated(ratings.clone());
    let mut without_digest = Vec::new();
    for file in &files {
        let index = audit.add_file(&file.name);
        let mut cursor = ShardCursor::new(file.shard);
        let mut digest = Digest::default();
        for_each_row(&file.file, |number, bytes, row| {
            let location = RecordLocation {
                file: index,
                line: Some(number),
            };
            digest.add(bytes);
            match row {
                Row::Header | Row::Unended => {}
                Row::Wrong(message) => audit.add_problem(location, message),
                Row::Text(text) => {
                    if let Some(record) = audit.check(location, text, &mut cursor) {
                        runs.add(&record);
                    }
                }
            }
        })
        .map_err(within)?;
        let whole = RecordLocation {
            file: index,
            line: None,
        };
        let at_end = tasks.is_none_or(|tasks| cursor.is_at_end(tasks));
        if !digest::exists(&file.path) {
            if at_end {
                without_digest.push(file.name.clone());
            }
        } else if let Some(message) = digest::fault(&file.path, digest) {
            audit.add_problem(whole, message);
        } else if !at_end {
            audit.add_problem(
                whole,
                "it has a digest, but its last records are missing".to_owned(),
            );
        }
    }
    let problems = audit.finish();
    let runs = if problems.is_empty() {
        runs
    } else {
        // Records that contradict later ones are among the runs: read again without those.
        drop(runs);
        sound_runs(&files, &problems, ratings).map_err(within)?
    };
    Ok(CheckedRuns {
        runs: runs.build(),
        tasks,
        without_digest,
        problems,
    })
}

/// The files of records in a folder, in the order of their names.
fn open(folder: &Path) -> Result<Vec<ShardFile>, Failure> {
    let within =
        |error: io::Error| Failure::Usage(format!("cannot read {}: {error}", folder.display()));
    let mut files: Vec<ShardFile> = Vec::new();
    for entry in fs::read_dir(folder).map_err(within)? {
        let path = entry.map_err(within)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !(name.starts_with("records-") && name.ends_with(".csv")) {
            continue;
        }
        let name = name.into_owned();
        let shard = shard_of(&name).ok_or_else(|| {
            Failure::Usage(format!(
                "{}: the name of a file of records is records-I-of-N.csv",
                path.display()
            ))
        })?;
        let file = File::open(&path).map_err(within)?;
        files.push(ShardFile {
            path,
            name,
            shard,
            file,
        });
    }
    files.sort_by(|one, other| one.name.cmp(&other.name));
    let other = files
        .iter()
        .find(|file| file.shard.of() != files[0].shard.of());
    if let Some(other) = other {
        return Err(Failure::Usage(format!(
            "{}: {} and {} are of different numbers of shards, so that some tasks are there twice",
            folder.display(),
            files[0].name,
            other.name
        )));
    }
    Ok(files)
}

/// The shard that the name of a file says.
fn shard_of(name: &str) -> Option<Shard> {
    let numbers = name.strip_prefix("records-")?.strip_suffix(".csv")?;
    let (number, of) = numbers.split_once("-of-")?;
    let of = of.parse().ok().filter(|of| *of <= MAX_SHARDS)?;
    Shard::new(number.parse().ok()?, of)
}

/// The runs of the records that are not wrong.
fn sound_runs(
    files: &[ShardFile],
    problems: &[RecordProblem],
    ratings: &Ratings,
) -> io::Result<RunsBuilder> {
    let wrong = problems.iter().filter(|problem| problem.is_record_wrong);
    let wrong: BTreeSet<_> = wrong.map(|problem| problem.location).collect();
    let mut runs = RunsBuilder::rated(ratings.clone());
    for (index, file) in files.iter().enumerate() {
        let file_again = File::open(&file.path)?;
        for_each_row(&file_again, |number, _, row| {
            let location = RecordLocation {
                file: index,
                line: Some(number),
            };
            if let Row::Text(text) = row
                && !wrong.contains(&location)
                && let Ok(record) = text.parse::<Record>()
            {
                runs.add(&record);
            }
        })?;
    }
    Ok(runs)
}
