//! Puzzles out of files.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read as _};
use std::path::Path;

pub(crate) use sudoku_grid::Entry;
use sudoku_grid::{Lines, ParseError, Reading, Reason};

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
        let file = file(&args.file).map_err(|error| {
            Failure::Usage(format!("cannot read {}: {error}", args.file.display()))
        })?;
        Box::new(BufReader::new(file))
    };
    Ok(Entries::new(source, args.format))
}

/// A file to read from; some systems open a directory too.
fn file(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(file)
}

/// The puzzles of a text, one after the other.
pub(crate) struct Entries {
    source: Box<dyn BufRead + Send>,
    format: Format,
    lines: Lines,
    /// Whether there is nothing more to read.
    ended: bool,
    /// Whether the rest of a line that was too long is still to be passed over.
    cut: bool,
}

impl Entries {
    fn new(source: Box<dyn BufRead + Send>, format: Format) -> Self {
        Self {
            source,
            format,
            lines: Lines::default(),
            ended: false,
            cut: false,
        }
    }

    /// The bytes of the next line, one more than are allowed at most; `None` at the end.
    fn bytes(&mut self) -> Option<Result<Vec<u8>, Complaint>> {
        if self.ended {
            return None;
        }
        match self.read_line() {
            Ok(bytes) if bytes.is_empty() => {
                self.ended = true;
                None
            }
            Ok(bytes) => Some(Ok(bytes)),
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

    fn read_line(&mut self) -> io::Result<Vec<u8>> {
        if std::mem::take(&mut self.cut) {
            self.source.skip_until(b'\n')?;
        }
        let mut bytes = Vec::new();
        let most = Lines::MOST as u64 + 1;
        let read = (&mut self.source)
            .take(most)
            .read_until(b'\n', &mut bytes)?;
        self.cut = read as u64 == most && bytes.last() != Some(&b'\n');
        Ok(bytes)
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

    /// The next puzzle that is several lines. If one of them cannot be read, the others are none.
    fn block(&mut self) -> Option<Result<Entry, Complaint>> {
        let mut text = String::new();
        let mut first = 0;
        let mut wrong = None;
        while let Some(bytes) = self.bytes() {
            let line = bytes.and_then(|bytes| {
                let line = self.lines.text(&bytes).map(str::to_owned);
                line.map_err(Complaint::from)
            });
            match line {
                Err(complaint) => {
                    wrong.get_or_insert(complaint);
                }
                Ok(line) if !line.is_empty() => {
                    if text.is_empty() {
                        first = self.lines.read;
                    }
                    if text.len() + line.len() < Lines::MOST {
                        text.push_str(&line);
                        text.push('\n');
                    } else {
                        wrong.get_or_insert(self.too_long());
                    }
                }
                Ok(_) if !text.is_empty() || wrong.is_some() => break,
                Ok(_) => {}
            }
        }
        if let Some(complaint) = wrong {
            return Some(Err(complaint));
        }
        (!text.is_empty()).then_some(Ok(Entry {
            line: first,
            before: 0,
            text,
            label: String::new(),
        }))
    }

    /// The line just read is one too many for a grid.
    fn too_long(&self) -> Complaint {
        let most = Lines::MOST;
        Complaint {
            line: self.lines.read,
            column: 1,
            reason: Reason::Length { most }.to_string(),
        }
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
    fn a_grid_with_a_line_that_is_no_text_is_none_and_said_once() {
        let text = b"12\n\xff\n34\n\xff\n\n56\n";
        let said = Err("line 2, column 1: it is not UTF-8 text".to_owned());
        let expected = [said, Ok((6, 0, "56\n".to_owned()))];
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
