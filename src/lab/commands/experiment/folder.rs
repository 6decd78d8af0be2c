//! Where the records of an experiment lie: its definition, how many runs it makes, and a file per shard.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sudoku_experiment::{
    COLUMNS, Definition, Plan, Record, RecordAudit, RecordLocation, Shard, ShardCursor,
};

use super::digest::{self, Digest};
use super::problems;
use super::puzzles::Item;
use super::rows::{Row, for_each_row};
use crate::failure::Failure;

/// What is to be done, as it was written.
pub(super) struct Goal {
    pub(super) definition: Definition,
    /// Its text.
    text: String,
    json: bool,
    /// The folder it lies in.
    pub(super) beside: PathBuf,
}

impl Goal {
    /// Reads a definition: JSON if the file's name says so, else TOML.
    pub(super) fn read(file: &Path) -> Result<Self, Failure> {
        let wrong = |reason: String| Failure::Usage(format!("{}: {reason}", file.display()));
        let text = fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
        let json = file.extension().is_some_and(|ending| ending == "json");
        let definition: Definition = if json {
            Definition::from_json(&text).map_err(wrong)?
        } else {
            toml::from_str(&text).map_err(|error| wrong(error.to_string()))?
        };
        if let Some(fault) = definition.fault() {
            return Err(wrong(fault));
        }
        Ok(Self {
            definition,
            text,
            json,
            beside: file.parent().unwrap_or(Path::new("")).to_owned(),
        })
    }

    /// The definition that lies in a folder of records.
    pub(super) fn of_records(folder: &Path) -> Result<Self, Failure> {
        let found = ["definition.toml", "definition.json"].map(|name| folder.join(name));
        let file = found.iter().find(|file| file.exists()).ok_or_else(|| {
            Failure::Usage(format!(
                "{} has no definition.toml: it is no folder of records",
                folder.display()
            ))
        })?;
        Self::read(file)
    }

    fn name(&self) -> &'static str {
        if self.json {
            "definition.json"
        } else {
            "definition.toml"
        }
    }
}

/// How much an experiment runs: `plan.json`, written when its first shard begins. Sets do not lie in a folder of
/// records, so without it nobody could tell an unfinished experiment from a finished one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Extent {
    puzzles: u64,
    pub(super) tasks: u64,
}

const EXTENT_FILE: &str = "plan.json";

impl Extent {
    /// The extent that lies in a folder; `None` in folders of earlier versions.
    pub(super) fn read(folder: &Path) -> Result<Option<Self>, Failure> {
        let file = folder.join(EXTENT_FILE);
        let wrong = |reason: String| Failure::Usage(format!("{}: {reason}", file.display()));
        match fs::read_to_string(&file) {
            Ok(text) => serde_json::from_str(&text)
                .map(Some)
                .map_err(|error| wrong(error.to_string())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(wrong(error.to_string())),
        }
    }

    /// Writes the extent, or checks that it is the one that was written before.
    fn keep(self, folder: &Path) -> Result<(), Failure> {
        match Self::read(folder)? {
            Some(known) if known == self => Ok(()),
            Some(known) => Err(Failure::Usage(format!(
                "{} was begun with {} puzzles and {} runs, and there are {} and {} now: a set has changed",
                folder.display(),
                known.puzzles,
                known.tasks,
                self.puzzles,
                self.tasks
            ))),
            None => {
                let text = serde_json::to_string(&self).expect("two numbers");
                write_whole(folder, EXTENT_FILE, &format!("{text}\n"))
            }
        }
    }
}

/// The file of a shard's records, which only ever grows.
pub(super) struct Folder {
    file: File,
    path: PathBuf,
    digest: Digest,
    /// Whether a digest lies beside the file.
    has_digest: bool,
    done: u64,
}

/// The name of the file of a shard.
fn name(shard: Shard) -> String {
    format!("records-{}-of-{}.csv", shard.number(), shard.of())
}

impl Folder {
    /// Opens the file of a shard, in a folder of this experiment or a new one. The line without an end, which was
    /// being written when the last call was ended, is removed.
    ///
    /// # Errors
    ///
    /// If the records that are there are not those of these puzzles, or are damaged.
    pub(super) fn open(
        folder: &Path,
        goal: &Goal,
        shard: Shard,
        plan: &Plan,
        items: &[Item],
    ) -> Result<Self, Failure> {
        let within = |error: io::Error| {
            Failure::Usage(format!("cannot write to {}: {error}", folder.display()))
        };
        fs::create_dir_all(folder).map_err(within)?;
        keep_definition(folder, goal)?;
        let extent = Extent {
            puzzles: items.len() as u64,
            tasks: plan.tasks(),
        };
        extent.keep(folder)?;
        let path = folder.join(name(shard));
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(&path)
            .map_err(within)?;
        file.try_lock().map_err(|error| {
            Failure::Usage(format!(
                "{} is being written by another call ({error})",
                path.display()
            ))
        })?;
        let audit = RecordAudit::new(
            &goal.definition,
            Some(plan.tasks()),
            &sudoku_solvers::registry(),
        )
        .map_err(|wrong| Failure::Usage(wrong.to_string()))?;
        let before = read_before(&file, &path, audit, shard, plan, items)?;
        file.set_len(before.bytes).map_err(within)?;
        file.seek(SeekFrom::End(0)).map_err(within)?;
        let mut opened = Self {
            file,
            has_digest: digest::exists(&path),
            path,
            digest: before.digest,
            done: before.records,
        };
        if before.bytes == 0 {
            let header = format!("{}\n", COLUMNS.join(","));
            opened.write(header.as_bytes()).map_err(within)?;
        }
        Ok(opened)
    }

    /// How many tasks are done.
    pub(super) fn done(&self) -> u64 {
        self.done
    }

    /// Adds whole lines.
    pub(super) fn append(&mut self, lines: &[u8]) -> io::Result<()> {
        self.write(lines)?;
        self.done += lines.split_inclusive(|byte| *byte == b'\n').count() as u64;
        Ok(())
    }

    fn write(&mut self, lines: &[u8]) -> io::Result<()> {
        if std::mem::take(&mut self.has_digest) {
            digest::remove(&self.path)?;
        }
        self.file.write_all(lines)?;
        self.digest.add(lines);
        Ok(())
    }

    /// Writes the digest of the records, of which the shard has no more.
    pub(super) fn complete(self) -> Result<(), Failure> {
        if self.has_digest {
            return Ok(());
        }
        let line = self.digest.line(&self.path);
        let folder = self.path.parent().unwrap_or(Path::new(""));
        write_whole(folder, &digest::file_name(&self.path), &line)
    }
}

/// Writes a file so that it is whole or not there, though several calls may write it at once.
fn write_whole(folder: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let draft = folder.join(format!("{name}.{}", std::process::id()));
    let written = fs::write(&draft, text).and_then(|()| fs::rename(&draft, folder.join(name)));
    written
        .map_err(|error| Failure::Usage(format!("cannot write to {}: {error}", folder.display())))
}

/// Writes the definition beside the records, or sees that they are of no other one.
fn keep_definition(folder: &Path, goal: &Goal) -> Result<(), Failure> {
    match fs::read_to_string(folder.join(goal.name())) {
        Ok(text) if text == goal.text => Ok(()),
        Ok(_) => Err(Failure::Usage(format!(
            "{} is another experiment's: choose another folder, or give the definition it was made by",
            folder.display()
        ))),
        Err(_) => write_whole(folder, goal.name(), &goal.text),
    }
}

/// What a shard has from calls before.
struct Before {
    bytes: u64,
    records: u64,
    digest: Digest,
}

/// Reads and checks what a shard has from calls before.
fn read_before(
    file: &File,
    path: &Path,
    mut audit: RecordAudit,
    shard: Shard,
    plan: &Plan,
    items: &[Item],
) -> Result<Before, Failure> {
    let file_name = path.file_name().unwrap_or_default();
    let index = audit.add_file(&file_name.to_string_lossy());
    let mut cursor = ShardCursor::new(shard);
    let mut before = Before {
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
                    if let Some(message) = difference(&record, item) {
                        audit.add_problem(location, message);
                    }
                }
                before.records += 1;
            }
        }
        before.bytes += bytes.len() as u64;
        before.digest.add(bytes);
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
        return Ok(before);
    }
    let what = format!(
        "{}: its records are damaged, so nothing was run",
        path.display()
    );
    Err(problems::refusal(&what, &found))
}

/// How the puzzle of a record differs from that of its task.
fn difference(record: &Record, item: &Item) -> Option<String> {
    let puzzle = item.puzzle.grid.to_string();
    if (&record.set, record.line, &record.puzzle) == (&item.set, item.puzzle.line, &puzzle) {
        return None;
    }
    let (set, line) = (&item.set, item.puzzle.line);
    Some(format!(
        "set, line or puzzle: the task is of {set}, line {line}, {puzzle}: the record was altered, or the set was"
    ))
}
