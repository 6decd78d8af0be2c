//! Reads the files of all shards together, in the order of tasks.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::PathBuf;

use sudoku_experiment::RecordSchema;

use super::records::ShardFile;
use super::rows::{Row, classify};

/// The maximum total size of the buffers of all files, in bytes, up to 2¹⁸ files. With more files, the buffers are smaller than
/// what must be kept for each file anyway.
const BUFFERS: usize = 1 << 26;
const MIN_BUFFER: usize = 1 << 8;
const MAX_BUFFER: usize = 1 << 20;

/// The maximum length of a line, in bytes. A record is much shorter; a damaged file may have no line ends.
const MAX_LINE: usize = 1 << 20;

/// Calls `each` for every line of the files: the records of each file have ascending tasks, so the records of all files are
/// merged in the order of tasks, and lines without a task number are passed as soon as they are read. The arguments are
/// the index of the file, the number of the line, from 1, its bytes, the columns that the header of the file lists, and
/// the content of the line.
///
/// Files are open only while their buffer is filled, so there can be more files than a process may have open.
pub(super) fn for_each_row_in_order(
    files: &[ShardFile],
    expected: &RecordSchema,
    mut each: impl FnMut(usize, u64, &[u8], &RecordSchema, Row<'_>),
) -> io::Result<()> {
    let buffer_size = (BUFFERS / files.len().max(1)).clamp(MIN_BUFFER, MAX_BUFFER);
    let mut readers: Vec<_> = (files.iter())
        .map(|file| LineReader::new(file.path.clone(), buffer_size, expected))
        .collect();
    let mut next_tasks = BinaryHeap::new();
    for (index, reader) in readers.iter_mut().enumerate() {
        next_tasks.extend(reader.advance()?.map(|task| Reverse((task, index))));
    }
    while let Some(Reverse((_, index))) = next_tasks.pop() {
        let reader = &mut readers[index];
        let (number, line, schema) = (reader.number, &reader.line, &mut reader.schema);
        let row = classify(number, line, expected, schema);
        each(index, number, line, schema, row);
        next_tasks.extend(reader.advance()?.map(|task| Reverse((task, index))));
    }
    Ok(())
}

/// Reads the lines of a file that is open only while the buffer is filled.
struct LineReader {
    path: PathBuf,
    /// The position in the file of the end of the buffer.
    offset: u64,
    buffer: Vec<u8>,
    /// The position in the buffer of the next line.
    position: usize,
    buffer_size: usize,
    /// The current line, with its line end.
    line: Vec<u8>,
    /// The number of the current line, from 1.
    number: u64,
    schema: RecordSchema,
}

impl LineReader {
    fn new(path: PathBuf, buffer_size: usize, expected: &RecordSchema) -> Self {
        Self {
            path,
            offset: 0,
            buffer: Vec::new(),
            position: 0,
            buffer_size,
            line: Vec::new(),
            number: 0,
            schema: expected.clone(),
        }
    }

    /// Reads the next line and returns its task, or 0 if it does not begin with one; `None` at the end of the file.
    fn advance(&mut self) -> io::Result<Option<u64>> {
        self.line.clear();
        self.number += 1;
        loop {
            let rest = &self.buffer[self.position..];
            let end = rest.iter().position(|byte| *byte == b'\n');
            let taken = end.map_or(rest.len(), |end| end + 1);
            self.line.extend_from_slice(&rest[..taken]);
            self.position += taken;
            if self.line.len() > MAX_LINE {
                return Err(self.overlong_line());
            }
            if end.is_some() {
                break;
            }
            if self.fill()? == 0 {
                if self.line.is_empty() {
                    return Ok(None);
                }
                break;
            }
        }
        let field = self.line.split(|byte| *byte == b',').next();
        let task = field.and_then(|field| str::from_utf8(field).ok()?.parse().ok());
        Ok(Some(task.unwrap_or(0)))
    }

    fn overlong_line(&self) -> io::Error {
        let message = format!(
            "{}: line {}: the line has more than {MAX_LINE} bytes, so the file does not contain records",
            self.path.display(),
            self.number
        );
        io::Error::new(io::ErrorKind::InvalidData, message)
    }

    /// Fills the buffer with the next part of the file; returns its size.
    fn fill(&mut self) -> io::Result<u64> {
        let mut file = File::open(&self.path)?;
        file.seek(SeekFrom::Start(self.offset))?;
        self.buffer.clear();
        self.buffer.reserve_exact(self.buffer_size);
        self.position = 0;
        let size = file
            .take(self.buffer_size as u64)
            .read_to_end(&mut self.buffer)? as u64;
        self.offset += size;
        Ok(size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_line_ends_is_rejected() {
        let path = std::env::temp_dir().join(format!("lab-merge-{}", std::process::id()));
        for (length, is_read) in [(MAX_LINE - 1, true), (MAX_LINE + 1, false)] {
            std::fs::write(&path, format!("{}\n", "x".repeat(length))).expect("it can be written");
            let mut reader = LineReader::new(path.clone(), MIN_BUFFER, &RecordSchema::fixed());
            assert_eq!(reader.advance().is_ok(), is_read, "{length}");
        }
        std::fs::remove_file(&path).expect("it exists");
    }
}
