//! The directory of an experiment: the definition, the numbers of puzzles and runs (`plan.json`), and a
//! file of records per shard.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sudoku_experiment::{
    COLUMNS, Definition, Plan, Record, RecordAudit, RecordLocation, Shard, ShardCursor,
};

use super::digest::{self, Digest};
use super::problems;
use super::puzzles::SetPuzzle;
use super::rows::{Row, for_each_row};
use crate::failure::Failure;

/// The definition of an experiment and the file that it comes from.
pub(super) struct DefinitionFile {
    pub(super) definition: Definition,
    /// The text of the file.
    text: String,
    /// Whether the text is JSON rather than TOML.
    json: bool,
    /// The directory of the file, to which the paths of sets are relative.
    pub(super) directory: PathBuf,
}

impl DefinitionFile {
    /// Reads a definition: JSON if the file name ends with `.json`, otherwise TOML.
    pub(super) fn read(file: &Path) -> Result<Self, Failure> {
        let wrong = |reason: String| Failure::Usage(format!("{}: {reason}", file.display()));
        let text = fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
        let json = file.extension().is_some_and(|ending| ending == "json");
        let definition: Definition = if json {
            Definition::from_json(&text).map_err(|error| wrong(error.to_string()))?
        } else {
            toml::from_str(&text).map_err(|error| wrong(error.to_string()))?
        };
        definition
            .check()
            .map_err(|error| wrong(error.to_string()))?;
        Ok(Self {
            definition,
            text,
            json,
            directory: file.parent().unwrap_or(Path::new("")).to_owned(),
        })
    }

    /// Reads the definition in a directory of records.
    pub(super) fn of_records(folder: &Path) -> Result<Self, Failure> {
        let found = ["definition.toml", "definition.json"].map(|name| folder.join(name));
        let file = found.iter().find(|file| file.exists()).ok_or_else(|| {
            Failure::Usage(format!(
                "{} has no definition.toml: it is not a directory of records",
                folder.display()
            ))
        })?;
        Self::read(file)
    }

    /// The file name of the definition in a directory of records.
    fn file_name(&self) -> &'static str {
        if self.json {
            "definition.json"
        } else {
            "definition.toml"
        }
    }
}

/// The numbers of puzzles and runs of an experiment, stored in `plan.json` when its first shard starts. The
/// sets are not stored with the records, so this file is needed to tell whether all records are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct PlanSize {
    /// The number of puzzles in all sets.
    puzzles: u64,
    /// The number of runs.
    pub(super) tasks: u64,
}

/// The file name of [`PlanSize`] in a directory of records.
const PLAN_FILE: &str = "plan.json";

impl PlanSize {
    /// Reads `plan.json` in a directory; `None` in directories of earlier versions, which have none.
    pub(super) fn read(folder: &Path) -> Result<Option<Self>, Failure> {
        let file = folder.join(PLAN_FILE);
        let wrong = |reason: String| Failure::Usage(format!("{}: {reason}", file.display()));
        match fs::read_to_string(&file) {
            Ok(text) => serde_json::from_str(&text)
                .map(Some)
                .map_err(|error| wrong(error.to_string())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(wrong(error.to_string())),
        }
    }

    /// Writes `plan.json`, or checks that the existing one is equal.
    fn write_or_check(self, folder: &Path) -> Result<(), Failure> {
        match Self::read(folder)? {
            Some(known) if known == self => Ok(()),
            Some(known) => Err(Failure::Usage(format!(
                "{} was started with {} puzzles and {} runs, but the sets now give {} and {}: a set has changed",
                folder.display(),
                known.puzzles,
                known.tasks,
                self.puzzles,
                self.tasks
            ))),
            None => {
                let text = serde_json::to_string(&self).expect("numbers can be serialized");
                write_atomically(folder, PLAN_FILE, &format!("{text}\n"))
            }
        }
    }
}

/// Appends the records of a shard to its file.
pub(super) struct ShardWriter {
    file: File,
    path: PathBuf,
    /// The digest of the file so far.
    digest: Digest,
    /// Whether the digest file exists.
    has_digest: bool,
    /// The number of records in the file.
    done: u64,
}

/// The file name of the records of a shard.
fn shard_file_name(shard: Shard) -> String {
    format!("records-{}-of-{}.csv", shard.number(), shard.of())
}

impl ShardWriter {
    /// Opens or creates the file of a shard. An incomplete last line, left by an interrupted call, is removed.
    ///
    /// # Errors
    ///
    /// If the directory belongs to another experiment, existing records are damaged or of other puzzles, the
    /// file is locked by another process, or it cannot be written.
    pub(super) fn open(
        folder: &Path,
        definition_file: &DefinitionFile,
        shard: Shard,
        plan: &Plan,
        items: &[SetPuzzle],
    ) -> Result<Self, Failure> {
        let within = |error: io::Error| {
            Failure::Usage(format!("cannot write to {}: {error}", folder.display()))
        };
        fs::create_dir_all(folder).map_err(within)?;
        write_or_check_definition(folder, definition_file)?;
        let plan_size = PlanSize {
            puzzles: items.len() as u64,
            tasks: plan.tasks(),
        };
        plan_size.write_or_check(folder)?;
        let path = folder.join(shard_file_name(shard));
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(&path)
            .map_err(within)?;
        file.try_lock().map_err(|error| {
            Failure::Usage(format!(
                "{} is being written by another process ({error})",
                path.display()
            ))
        })?;
        let audit = RecordAudit::new(
            &definition_file.definition,
            Some(plan.tasks()),
            &sudoku_solvers::registry(),
        )
        .map_err(|wrong| Failure::Usage(wrong.to_string()))?;
        let existing = read_existing(&file, &path, audit, shard, plan, items)?;
        file.set_len(existing.bytes).map_err(within)?;
        file.seek(SeekFrom::End(0)).map_err(within)?;
        let mut opened = Self {
            file,
            has_digest: digest::exists(&path),
            path,
            digest: existing.digest,
            done: existing.records,
        };
        if existing.bytes == 0 {
            let header = format!("{}\n", COLUMNS.join(","));
            opened.write(header.as_bytes()).map_err(within)?;
        }
        Ok(opened)
    }

    /// The number of tasks with a record.
    pub(super) fn done(&self) -> u64 {
        self.done
    }

    /// Appends complete lines, each of which is a record.
    pub(super) fn append(&mut self, lines: &[u8]) -> io::Result<()> {
        self.write(lines)?;
        self.done += lines.split_inclusive(|byte| *byte == b'\n').count() as u64;
        Ok(())
    }

    /// Appends to the file and its digest; removes an outdated digest file first.
    fn write(&mut self, lines: &[u8]) -> io::Result<()> {
        if std::mem::take(&mut self.has_digest) {
            digest::remove(&self.path)?;
        }
        self.file.write_all(lines)?;
        self.digest.add(lines);
        Ok(())
    }

    /// Writes the digest file after the last record of the shard.
    pub(super) fn complete(self) -> Result<(), Failure> {
        if self.has_digest {
            return Ok(());
        }
        let line = self.digest.line(&self.path);
        let folder = self.path.parent().unwrap_or(Path::new(""));
        write_atomically(folder, &digest::file_name(&self.path), &line)
    }
}

/// Writes a file atomically, with a rename, so that no other process sees a part of it.
fn write_atomically(folder: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let draft = folder.join(format!("{name}.{}", std::process::id()));
    let written = fs::write(&draft, text).and_then(|()| fs::rename(&draft, folder.join(name)));
    written
        .map_err(|error| Failure::Usage(format!("cannot write to {}: {error}", folder.display())))
}

/// Writes the definition to the directory of records, or checks that the existing one is equal.
fn write_or_check_definition(
    folder: &Path,
    definition_file: &DefinitionFile,
) -> Result<(), Failure> {
    match fs::read_to_string(folder.join(definition_file.file_name())) {
        Ok(text) if text == definition_file.text => Ok(()),
        Ok(_) => Err(Failure::Usage(format!(
            "{} belongs to another experiment: choose another directory, or use the definition in it",
            folder.display()
        ))),
        Err(_) => write_atomically(folder, definition_file.file_name(), &definition_file.text),
    }
}

/// The records of a shard from earlier calls.
struct ExistingRecords {
    /// The size of the complete lines, including the header.
    bytes: u64,
    /// The number of records.
    records: u64,
    /// The digest of the complete lines.
    digest: Digest,
}

/// Reads and checks the records of a shard from earlier calls.
fn read_existing(
    file: &File,
    path: &Path,
    mut audit: RecordAudit,
    shard: Shard,
    plan: &Plan,
    items: &[SetPuzzle],
) -> Result<ExistingRecords, Failure> {
    let file_name = path.file_name().unwrap_or_default();
    let index = audit.add_file(&file_name.to_string_lossy());
    let mut cursor = ShardCursor::new(shard);
    let mut existing = ExistingRecords {
        bytes: 0,
        records: 0,
        digest: Digest::default(),
    };
    let mut tail = Digest::default();
    let read = for_each_row(file, |number, bytes, row| {
        let location = RecordLocation {
            file: index,
            line: Some(number),
        };
        tail.add(bytes);
        match row {
            Row::Unended => return,
            Row::Header => {}
            Row::Wrong(message) => audit.add_problem(location, message),
            Row::Text(text) => {
                if let Some(record) = audit.check(location, text, &mut cursor) {
                    let item = &items[plan.task(record.task).puzzle];
                    if let Some(message) = puzzle_mismatch(&record, item) {
                        audit.add_problem(location, message);
                    }
                }
                existing.records += 1;
            }
        }
        existing.bytes += bytes.len() as u64;
        existing.digest.add(bytes);
    });
    let whole = RecordLocation {
        file: index,
        line: None,
    };
    if let Err(error) = read {
        audit.add_problem(whole, error.to_string());
    }
    if let Some(message) = digest::fault(path, tail) {
        audit.add_problem(whole, message);
    }
    let found = audit.finish();
    if found.is_empty() {
        return Ok(existing);
    }
    let message = format!(
        "{}: its records are damaged, so nothing was run",
        path.display()
    );
    Err(problems::damage(&message, &found))
}

/// The error message if the puzzle of a record is not the puzzle of its task.
fn puzzle_mismatch(record: &Record, item: &SetPuzzle) -> Option<String> {
    let puzzle = item.puzzle.grid.to_string();
    if (&record.set, record.line, &record.puzzle) == (&item.set, item.puzzle.line, &puzzle) {
        return None;
    }
    let (set, line) = (&item.set, item.puzzle.line);
    Some(format!(
        "set, line or puzzle: the task has {set}, line {line}, {puzzle}: the record or the set was altered"
    ))
}
