//! The file of traces of a shard.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;

use sudoku_experiment::TraceSchema;

use super::appended::AppendedFile;
use super::digest::Digest;
use crate::failure::Failure;

/// Opens or creates the file of traces of a shard whose last record belongs to task `last`. The rows of later tasks
/// are removed, since their runs are repeated.
///
/// # Errors
///
/// Returns an error if the file is missing although there are records, or has other columns, or cannot be
/// read or written.
pub(super) fn open(
    path: PathBuf,
    schema: &TraceSchema,
    last: Option<u64>,
) -> Result<AppendedFile, Failure> {
    let mut traces = AppendedFile::open(path)?;
    let header = schema.header() + "\n";
    let mut digest = Digest::default();
    let (mut byte_count, mut line_count) = (0, 0_u64);
    let mut reader = BufReader::new(&traces.file);
    let mut line = String::new();
    loop {
        line.clear();
        let result = reader.read_line(&mut line);
        let trace_error = |reason: &str| {
            Err(Failure::Usage(format!(
                "{}: {reason}: choose another directory",
                traces.path.display()
            )))
        };
        if let Err(error) = result {
            return trace_error(&error.to_string());
        }
        if !line.ends_with('\n') {
            break;
        }
        if line_count == 0 && line != header {
            return trace_error("the line is not the header of these traces");
        }
        if line_count > 0 {
            let task: Option<u64> = line.split(',').next().and_then(|task| task.parse().ok());
            let Some(task) = task else {
                return trace_error(&format!("line {} is not a row of traces", line_count + 1));
            };
            if last.is_none_or(|last| task > last) {
                break;
            }
        }
        digest.add(line.as_bytes());
        byte_count += line.len() as u64;
        line_count += 1;
    }
    if line_count == 0 && last.is_some() {
        return Err(Failure::Usage(format!(
            "{}: the traces of the recorded runs are missing: choose another directory",
            traces.path.display()
        )));
    }
    traces.truncate(byte_count, digest)?;
    if line_count == 0 {
        let result = traces.append(header.as_bytes());
        result.map_err(|error| Failure::Usage(format!("{}: {error}", traces.path.display())))?;
    }
    Ok(traces)
}
