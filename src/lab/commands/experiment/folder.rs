//! Where the records of an experiment lie: its definition, and a file a shard.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use sudoku_experiment::{COLUMNS, Definition, Ratings, Record, Runs, RunsBuilder, Shard};

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

/// The file of a shard's records, which only ever grows.
pub(super) struct Folder {
    file: File,
    path: PathBuf,
    done: u64,
    /// The tasks of the records that are there.
    tasks: Vec<u64>,
}

/// The name of the file of a shard.
fn name(shard: Shard) -> String {
    format!("records-{}-of-{}.csv", shard.number(), shard.of())
}

impl Folder {
    /// Opens the file of a shard, in a folder of this experiment or a new one. What was being written when
    /// the last call was ended is taken away: the line without an end.
    pub(super) fn open(folder: &Path, goal: &Goal, shard: Shard) -> Result<Self, Failure> {
        let within = |error: io::Error| {
            Failure::Usage(format!("cannot write to {}: {error}", folder.display()))
        };
        fs::create_dir_all(folder).map_err(within)?;
        keep_definition(folder, goal)?;
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
        let (whole, tasks) = read_tasks(&file, &path)?;
        file.set_len(whole).map_err(within)?;
        file.seek(SeekFrom::End(0)).map_err(within)?;
        if whole == 0 {
            writeln!(file, "{}", COLUMNS.join(",")).map_err(within)?;
        }
        Ok(Self {
            file,
            path,
            done: 0,
            tasks,
        })
    }

    /// Passes over what is done: records stand in the order of the tasks.
    pub(super) fn pass(&mut self, tasks: &mut impl Iterator<Item = u64>) -> Result<(), Failure> {
        for found in std::mem::take(&mut self.tasks) {
            if tasks.next() != Some(found) {
                return Err(Failure::Usage(format!(
                    "{} has a record of task {found}, which has no place there: a set has changed",
                    self.path.display()
                )));
            }
            self.done += 1;
        }
        Ok(())
    }

    /// How many tasks are done.
    pub(super) fn done(&self) -> u64 {
        self.done
    }

    /// Adds whole lines.
    pub(super) fn append(&mut self, lines: &[u8]) -> io::Result<()> {
        self.file.write_all(lines)?;
        self.done += lines.split_inclusive(|byte| *byte == b'\n').count() as u64;
        Ok(())
    }
}

/// Writes the definition beside the records, or sees that they are of no other one.
fn keep_definition(folder: &Path, goal: &Goal) -> Result<(), Failure> {
    let kept = folder.join(goal.name());
    match fs::read_to_string(&kept) {
        Ok(text) if text == goal.text => Ok(()),
        Ok(_) => Err(Failure::Usage(format!(
            "{} is another experiment's: choose another folder, or give the definition it was made by",
            folder.display()
        ))),
        Err(_) => {
            // Whole or not at all, though several shards begin at once.
            let draft = folder.join(format!("{}.{}", goal.name(), std::process::id()));
            let written = fs::write(&draft, &goal.text).and_then(|()| fs::rename(&draft, &kept));
            written.map_err(|error| {
                Failure::Usage(format!("cannot write to {}: {error}", folder.display()))
            })
        }
    }
}

/// How many bytes are whole lines, and the tasks they are of.
fn read_tasks(file: &File, path: &Path) -> Result<(u64, Vec<u64>), Failure> {
    let (mut whole, mut tasks) = (0, Vec::new());
    lines(file, path, |row, bytes| {
        whole += bytes;
        let task = row.map(|row| row.split(',').next().and_then(|task| task.parse().ok()));
        match task {
            None => Ok(()),
            Some(Some(task)) => {
                tasks.push(task);
                Ok(())
            }
            Some(None) => Err("it does not begin with the number of a task".to_owned()),
        }
    })?;
    Ok((whole, tasks))
}

/// The runs of all shards in a folder, their puzzles rated so.
pub(super) fn runs(folder: &Path, ratings: Ratings) -> Result<Runs, Failure> {
    let within =
        |error: io::Error| Failure::Usage(format!("cannot read {}: {error}", folder.display()));
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(within)? {
        let path = entry.map_err(within)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with("records-") && name.ends_with(".csv") {
            files.push(path);
        }
    }
    files.sort();
    let mut runs = RunsBuilder::rated(ratings);
    for path in files {
        let file = File::open(&path).map_err(within)?;
        lines(&file, &path, |row, _| {
            if let Some(row) = row {
                runs.add(&row.parse::<Record>()?);
            }
            Ok(())
        })?;
    }
    if let Some(task) = runs.twice() {
        return Err(Failure::Usage(format!(
            "{}: task {task} is there twice: its files are of different numbers of shards",
            folder.display()
        )));
    }
    Ok(runs.build())
}

/// Calls `each` with the lines that have an end, the header as none, and how many bytes they take.
fn lines(
    file: &File,
    path: &Path,
    mut each: impl FnMut(Option<&str>, u64) -> Result<(), String>,
) -> Result<(), Failure> {
    let mut text = String::new();
    let mut reader = BufReader::new(file);
    for number in 1.. {
        let wrong =
            |reason: String| Failure::Usage(format!("{}: line {number}: {reason}", path.display()));
        text.clear();
        let bytes = reader
            .read_line(&mut text)
            .map_err(|error| wrong(error.to_string()))?;
        let Some(row) = text.strip_suffix('\n') else {
            break;
        };
        let header = number == 1;
        if header && row != COLUMNS.join(",") {
            return Err(wrong("it is not the header of records".to_owned()));
        }
        each((!header).then_some(row), bytes as u64).map_err(wrong)?;
    }
    Ok(())
}
