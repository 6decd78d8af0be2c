//! The files of a shard: its records and, if the definition asks for them, the traces of its runs.

use std::fs;
use std::io;
use std::path::Path;

use sudoku_experiment::{
    Plan, Record, RecordAudit, RecordLocation, RecordSchema, Shard, TraceSchema,
};
use sudoku_runner::OrderedOutput;

use super::appended::AppendedFile;
use super::digest::{self, Digest};
use super::folder::{DefinitionFile, PlanSize, write_or_check_definition};
use super::problems;
use super::puzzles::SetPuzzle;
use super::rows::{Row, for_each_row};
use super::traces;
use crate::failure::Failure;

/// Rows to append to the files of a shard.
#[derive(Default)]
pub(super) struct ShardRows {
    /// Complete lines, each of which is a record.
    pub(super) records: Vec<u8>,
    /// The rows of the traces of these runs: one line per sample.
    pub(super) traces: Vec<u8>,
    /// For each run that crashed, where and why.
    pub(super) crashes: Vec<String>,
}

impl OrderedOutput for ShardRows {
    fn append(&mut self, next: Self) {
        self.records.extend_from_slice(&next.records);
        self.traces.extend_from_slice(&next.traces);
        self.crashes.extend(next.crashes);
    }

    fn is_empty(&self) -> bool {
        self.records.is_empty() && self.traces.is_empty()
    }

    fn size(&self) -> usize {
        self.records.len() + self.traces.len()
    }
}

/// Appends to the files of a shard.
pub(super) struct ShardWriter {
    records: AppendedFile,
    traces: Option<AppendedFile>,
    /// The columns of the records.
    schema: RecordSchema,
    /// The number of records in the file.
    record_count: u64,
}

impl ShardWriter {
    /// Opens or creates the files of a shard. Incomplete last lines, left by an interrupted call, are removed.
    /// Records of an earlier version, which have the fixed columns alone, are continued with these columns.
    /// `traces` are the columns of traces, if they are recorded.
    ///
    /// # Errors
    ///
    /// Returns an error if the directory belongs to another experiment, existing records are damaged or of
    /// other puzzles, a file is locked by another process, or it cannot be written.
    pub(super) fn open(
        folder: &Path,
        definition_file: &DefinitionFile,
        shard: Shard,
        plan: &Plan,
        set_puzzles: &[SetPuzzle],
        traces: Option<&TraceSchema>,
    ) -> Result<Self, Failure> {
        fs::create_dir_all(folder).map_err(|error| Failure::unwritable(folder, &error))?;
        write_or_check_definition(folder, definition_file)?;
        let own = &definition_file.own;
        PlanSize::new(set_puzzles.len(), plan, own).write_or_check(folder)?;
        own.store(folder)?;
        let file_name =
            |kind: &str| format!("{kind}-{}-of-{}.csv", shard.number(), shard.shard_count());
        let mut records = AppendedFile::open(folder.join(file_name("records")))?;
        let audit = RecordAudit::new(
            &definition_file.definition,
            Some(plan.tasks()),
            &definition_file.registry,
        )
        .map_err(|error| Failure::Usage(error.to_string()))?;
        let existing_records = read_existing(&records, audit, shard, plan, set_puzzles)?;
        let path = folder.join(file_name("traces"));
        let traces = traces.map(|schema| traces::open(path, schema, existing_records.last));
        let traces = traces.transpose()?;
        records.truncate(existing_records.bytes, existing_records.digest)?;
        let mut writer = Self {
            records,
            traces,
            schema: existing_records.schema,
            record_count: existing_records.records,
        };
        if existing_records.bytes == 0 {
            let header = format!("{}\n", writer.schema.header());
            let result = writer.records.append(header.as_bytes());
            result.map_err(|error| Failure::unwritable(folder, &error))?;
        }
        Ok(writer)
    }

    /// The number of tasks with a record.
    pub(super) fn completed_tasks(&self) -> u64 {
        self.record_count
    }

    /// The columns of the records.
    pub(super) fn schema(&self) -> &RecordSchema {
        &self.schema
    }

    /// Appends rows. Traces are written first: after an interruption, every record has its trace.
    pub(super) fn append(&mut self, rows: &ShardRows) -> io::Result<()> {
        if let Some(traces) = &mut self.traces {
            traces.append(&rows.traces)?;
        }
        self.records.append(&rows.records)?;
        let lines = rows.records.split_inclusive(|byte| *byte == b'\n');
        self.record_count += lines.count() as u64;
        Ok(())
    }

    /// Writes the digest files after the last record of the shard.
    pub(super) fn complete(self) -> Result<(), Failure> {
        if let Some(traces) = self.traces {
            traces.complete()?;
        }
        self.records.complete()
    }
}

/// The records of a shard from earlier calls.
struct ExistingRecords {
    /// The columns that the header lists.
    schema: RecordSchema,
    /// The size of the complete lines in bytes, including the header.
    bytes: u64,
    /// The number of records in the file.
    records: u64,
    /// The number of the task of the last record; `None` if there are no records.
    last: Option<u64>,
    /// The digest of the complete lines.
    digest: Digest,
}

/// Reads and checks the records of a shard from earlier calls.
fn read_existing(
    records: &AppendedFile,
    mut audit: RecordAudit,
    shard: Shard,
    plan: &Plan,
    set_puzzles: &[SetPuzzle],
) -> Result<ExistingRecords, Failure> {
    let path = &records.path;
    let file_name = path.file_name().unwrap_or_default();
    let index = audit.add_file(&file_name.to_string_lossy());
    let mut cursor = audit.cursor(shard);
    let expected = audit.schema().clone();
    let mut existing = ExistingRecords {
        schema: expected.clone(),
        bytes: 0,
        records: 0,
        last: None,
        digest: Digest::default(),
    };
    let mut file_digest = Digest::default();
    let result = for_each_row(&records.file, &expected, |number, bytes, schema, row| {
        let location = RecordLocation {
            file: index,
            line: Some(number),
        };
        file_digest.add(bytes);
        match row {
            Row::Unended => return,
            Row::Header => existing.schema = schema.clone(),
            Row::Wrong(message) => audit.add_problem(location, message),
            Row::Text(text) => {
                if let Some(record) = audit.check(location, schema, text, &mut cursor) {
                    let set_puzzle = &set_puzzles[plan.task(record.task).puzzle];
                    if let Some(message) = puzzle_mismatch(&record, set_puzzle) {
                        audit.add_problem(location, message);
                    }
                    existing.last = Some(record.task);
                }
                existing.records += 1;
            }
        }
        existing.bytes += bytes.len() as u64;
        existing.digest.add(bytes);
    });
    let file_location = RecordLocation {
        file: index,
        line: None,
    };
    if let Err(error) = result {
        audit.add_problem(file_location, error.to_string());
    }
    if let Some(message) = digest::fault(path, file_digest) {
        audit.add_problem(file_location, message);
    }
    let problems = audit.finish().problems;
    if problems.is_empty() {
        return Ok(existing);
    }
    let message = format!(
        "{}: its records are damaged, so nothing was run",
        path.display()
    );
    Err(problems::damage(&message, &problems))
}

/// The error message if the puzzle of a record is not the puzzle of its task.
fn puzzle_mismatch(record: &Record, set_puzzle: &SetPuzzle) -> Option<String> {
    let puzzle = set_puzzle.puzzle.grid.to_string();
    if (&record.set, record.line, &record.puzzle)
        == (&set_puzzle.set, set_puzzle.puzzle.line, &puzzle)
    {
        return None;
    }
    let (set, line) = (&set_puzzle.set, set_puzzle.puzzle.line);
    Some(format!(
        "set, line or puzzle: the task has {set}, line {line}, {puzzle}: the record or the set was altered"
    ))
}
