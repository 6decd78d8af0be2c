//! Reads the rows of a file of records.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader};

use sudoku_experiment::RecordSchema;

/// A line of a file of records.
pub(super) enum Row<'a> {
    /// The expected header, or the header of an earlier version.
    Header,
    /// The text of a record.
    Text(&'a str),
    /// An invalid line, with the reason.
    Wrong(String),
    /// A last line without a line end: another process is writing it, or its writing was interrupted.
    Unended,
}

/// Calls `each` for every line of a file of records. The arguments are the number of the line, from 1, its bytes,
/// including the line end, the columns that the header of the file lists, and the content of the line. A header must
/// list the columns `expected`, or the fixed columns alone, as an earlier version wrote it.
pub(super) fn for_each_row(
    file: &File,
    expected: &RecordSchema,
    mut each: impl FnMut(u64, &[u8], &RecordSchema, Row<'_>),
) -> io::Result<()> {
    let mut schema = expected.clone();
    let mut reader = BufReader::new(file);
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        if reader.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let row = classify(number, &line, expected, &mut schema);
        each(number, &line, &schema, row);
    }
    Ok(())
}

/// The content of a line of a file of records, given its number, from 1, and its bytes, including the line end. Sets
/// `schema` to the columns that a header lists.
pub(super) fn classify<'a>(
    number: u64,
    line: &'a [u8],
    expected: &RecordSchema,
    schema: &mut RecordSchema,
) -> Row<'a> {
    let Some(row) = line.strip_suffix(b"\n") else {
        return Row::Unended;
    };
    let row = match str::from_utf8(row) {
        Err(error) => return Row::Wrong(error.to_string()),
        Ok(row) if number > 1 => return Row::Text(row),
        Ok(row) => row,
    };
    let Some(header_schema) = RecordSchema::of_header(row) else {
        return Row::Wrong("this line is not the header of records".to_owned());
    };
    let is_known = header_schema == *expected
        || header_schema == RecordSchema::fixed() && !expected.has_blocks();
    *schema = header_schema;
    if is_known {
        return Row::Header;
    }
    let reason = if schema.has_blocks() == expected.has_blocks() {
        "the counters are not those that the algorithms declare: the file was written by another version"
    } else {
        "the column of blocks does not follow the definition"
    };
    Row::Wrong(reason.to_owned())
}
