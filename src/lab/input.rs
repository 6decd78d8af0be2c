//! Puzzles out of files.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

pub(crate) use sudoku_grid::Entry;
use sudoku_grid::{Lines, ParseError, Reading};

use crate::Failure;
use crate::args::{Alphabet, Format, InputArgs};

/// What is wrong with the input, and where.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Complaint {
    /// From 1.
    line: usize,
    /// From 1, in characters.
    column: usize,
    reason: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            line,
            column,
            reason,
        } = self;
        write!(f, "line {line}, column {column}: {reason}")
    }
}

impl From<ParseError> for Complaint {
    fn from(error: ParseError) -> Self {
        Self {
            line: error.line,
            column: error.column,
            reason: error.reason.to_string(),
        }
    }
}

/// How the puzzles are to be read.
pub(crate) fn reading(args: &InputArgs) -> Reading {
    Reading {
        shape: args.shape,
        hex: args.alphabet == Alphabet::Hex,
    }
}

/// The puzzles of a file, or of the standard input.
///
/// # Errors
///
/// If there is no such file, or it may not be read.
pub(crate) fn open(args: &InputArgs) -> Result<Entries, Failure> {
    let source: Box<dyn BufRead + Send> = if args.file == Path::new("-") {
        Box::new(BufReader::new(io::stdin()))
    } else {
        let file = File::open(&args.file).map_err(|error| {
            Failure::Usage(format!("cannot read {}: {error}", args.file.display()))
        })?;
        Box::new(BufReader::new(file))
    };
    Ok(Entries::new(source, args.format))
}

/// The puzzles of a text, one after the other.
pub(crate) struct Entries {
    source: Box<dyn BufRead + Send>,
    format: Format,
    lines: Lines,
    /// Whether there is nothing more to read.
    ended: bool,
}

impl Entries {
    fn new(source: Box<dyn BufRead + Send>, format: Format) -> Self {
        Self {
            source,
            format,
            lines: Lines::default(),
            ended: false,
        }
    }

    /// The bytes of the next line; `None` at the end.
    fn bytes(&mut self) -> Option<Result<Vec<u8>, Complaint>> {
        if self.ended {
            return None;
        }
        let mut bytes = Vec::new();
        match self.source.read_until(b'\n', &mut bytes) {
            Ok(0) => {
                self.ended = true;
                None
            }
            Ok(_) => Some(Ok(bytes)),
            Err(error) => {
                self.ended = true;
                Some(Err(Complaint {
                    line: self.lines.read + 1,
                    column: 1,
                    reason: format!("cannot read on: {error}"),
                }))
            }
        }
    }

    /// The next puzzle that is a word on a line.
    fn word(&mut self) -> Option<Result<Entry, Complaint>> {
        loop {
            let bytes = match self.bytes()? {
                Ok(bytes) => bytes,
                Err(complaint) => return Some(Err(complaint)),
            };
            if let Some(entry) = self.lines.entry(&bytes).transpose() {
                return Some(entry.map_err(Complaint::from));
            }
        }
    }

    /// The next puzzle that is several lines.
    fn block(&mut self) -> Option<Result<Entry, Complaint>> {
        let mut text = String::new();
        let mut first = 0;
        while let Some(bytes) = self.bytes() {
            let bytes = match bytes {
                Ok(bytes) => bytes,
                Err(complaint) => return Some(Err(complaint)),
            };
            let line = match self.lines.text(&bytes) {
                Ok(line) => line,
                Err(error) => return Some(Err(error.into())),
            };
            if !line.is_empty() {
                if text.is_empty() {
                    first = self.lines.read;
                }
                text.push_str(line);
                text.push('\n');
            } else if !text.is_empty() {
                break;
            }
        }
        (!text.is_empty()).then_some(Ok(Entry {
            line: first,
            before: 0,
            text,
            label: String::new(),
        }))
    }
}

impl Iterator for Entries {
    type Item = Result<Entry, Complaint>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.format {
            Format::Lines => self.word(),
            Format::Grid => self.block(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(
        bytes: &'static [u8],
        format: Format,
    ) -> Vec<Result<(usize, usize, String), String>> {
        Entries::new(Box::new(bytes), format)
            .map(|entry| match entry {
                Ok(entry) => Ok((entry.line, entry.before, entry.text)),
                Err(complaint) => Err(complaint.to_string()),
            })
            .collect()
    }

    #[test]
    fn grids_are_apart_by_empty_lines_or_comments() {
        let text = b"# one\n12\n34\n# two\n\n 56 # half\n78\n";
        let expected = [(2, 0, "12\n34\n"), (6, 0, " 56\n78\n")]
            .map(|(line, before, text)| Ok((line, before, text.to_owned())));
        assert_eq!(entries(text, Format::Grid), expected);
    }

    #[test]
    fn what_is_no_text_is_said_and_passed_over() {
        let expected = [
            Err("line 1, column 3: it is not UTF-8 text".to_owned()),
            Ok((2, 0, "12".to_owned())),
        ];
        assert_eq!(entries(b"\xc3\xa91\xff\n12\n", Format::Lines), expected);
    }
}
