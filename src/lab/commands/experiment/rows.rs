//! Reads the rows of a file of records.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader};

use sudoku_experiment::COLUMNS;

/// A line of a file of records.
pub(super) enum Row<'a> {
    /// The expected header.
    Header,
    /// The text of a record.
    Text(&'a str),
    /// An invalid line, with the reason.
    Wrong(String),
    /// A last line without a line end: another process is writing it, or its writing was interrupted.
    Unended,
}

/// Calls `each` for every line with its number, from 1, its bytes, including the line end, and its
/// content.
pub(super) fn for_each_row(
    file: &File,
    mut each: impl FnMut(u64, &[u8], Row<'_>),
) -> io::Result<()> {
    let header = COLUMNS.join(",");
    let mut reader = BufReader::new(file);
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        if reader.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let row = match line.strip_suffix(b"\n") {
            None => Row::Unended,
            Some(row) => match str::from_utf8(row) {
                Err(error) => Row::Wrong(error.to_string()),
                Ok(row) if number > 1 => Row::Text(row),
                Ok(row) if row == header => Row::Header,
                Ok(_) => Row::Wrong("it is not the header of records".to_owned()),
            },
        };
        each(number, &line, row);
    }
    Ok(())
}
