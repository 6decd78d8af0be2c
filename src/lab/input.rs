//! Puzzles out of files.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use sudoku_grid::{Parsed, Reading, parse};

use crate::Failure;
use crate::args::{Alphabet, Format, InputArgs};

/// The text of one puzzle.
pub(crate) struct Entry {
    /// The line it starts on, from 1.
    pub(crate) line: usize,
    /// Characters before it on that line.
    before: usize,
    text: String,
}

impl Entry {
    /// Reads the puzzle.
    ///
    /// # Errors
    ///
    /// Where in the file, and why, the text is none.
    pub(crate) fn read(&self, reading: Reading) -> Result<Parsed, Complaint> {
        parse(&self.text, reading).map_err(|error| Complaint {
            line: self.line + error.line - 1,
            column: error.column + if error.line == 1 { self.before } else { 0 },
            reason: error.reason.to_string(),
        })
    }
}

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
    /// Lines read so far.
    line: usize,
    /// Whether anything but comments was read: the first may be a header.
    begun: bool,
    /// Whether there is nothing more to read.
    ended: bool,
}

impl Entries {
    fn new(source: Box<dyn BufRead + Send>, format: Format) -> Self {
        Self {
            source,
            format,
            line: 0,
            begun: false,
            ended: false,
        }
    }

    /// The next line without its comment; `None` at the end.
    fn line(&mut self) -> Option<Result<String, Complaint>> {
        if self.ended {
            return None;
        }
        let mut bytes = Vec::new();
        self.line += 1;
        let complaint = |line, column, reason: String| {
            Some(Err(Complaint {
                line,
                column,
                reason,
            }))
        };
        match self.source.read_until(b'\n', &mut bytes) {
            Ok(0) => {
                self.ended = true;
                return None;
            }
            Ok(_) => {}
            Err(error) => {
                self.ended = true;
                return complaint(self.line, 1, format!("cannot read on: {error}"));
            }
        }
        if self.line == 1 && bytes.starts_with(BYTE_ORDER_MARK) {
            bytes.drain(..BYTE_ORDER_MARK.len());
        }
        match String::from_utf8(bytes) {
            Ok(mut line) => {
                line.truncate(line.find('#').unwrap_or(line.len()));
                line.truncate(line.trim_end().len());
                Some(Ok(line))
            }
            Err(error) => {
                let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
                let column = String::from_utf8_lossy(valid).chars().count() + 1;
                complaint(self.line, column, "it is not UTF-8 text".to_owned())
            }
        }
    }

    /// The next puzzle that is a word on a line.
    fn word(&mut self) -> Option<Result<Entry, Complaint>> {
        loop {
            let line = match self.line()? {
                Ok(line) => line,
                Err(complaint) => return Some(Err(complaint)),
            };
            if line.is_empty() {
                continue;
            }
            let (before, text) = first_word(&line);
            let header = !self.begun && text.starts_with("puzzle");
            self.begun = true;
            if !header {
                return Some(Ok(Entry {
                    line: self.line,
                    before,
                    text: text.to_owned(),
                }));
            }
        }
    }

    /// The next puzzle that is several lines.
    fn block(&mut self) -> Option<Result<Entry, Complaint>> {
        let mut text = String::new();
        let mut first = 0;
        while let Some(line) = self.line() {
            let line = match line {
                Ok(line) => line,
                Err(complaint) => return Some(Err(complaint)),
            };
            if !line.is_empty() {
                if text.is_empty() {
                    first = self.line;
                }
                text.push_str(&line);
                text.push('\n');
            } else if !text.is_empty() {
                break;
            }
        }
        (!text.is_empty()).then_some(Ok(Entry {
            line: first,
            before: 0,
            text,
        }))
    }
}

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

impl Iterator for Entries {
    type Item = Result<Entry, Complaint>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.format {
            Format::Lines => self.word(),
            Format::Grid => self.block(),
        }
    }
}

/// The first word or CSV field of a line, and the characters before it.
fn first_word(line: &str) -> (usize, &str) {
    let start = line.trim_start();
    let before = line[..line.len() - start.len()].chars().count();
    if let Some(quoted) = start.strip_prefix('"') {
        let field = quoted.split('"').next().unwrap_or(quoted);
        (before + 1, field)
    } else {
        let ends = |c: char| c == ',' || c.is_whitespace();
        (before, start.split(ends).next().unwrap_or(start))
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
    fn a_line_is_a_word_and_a_label() {
        let text =
            b"\xef\xbb\xbf# title\n\npuzzle,er\r\n1..,2.5\n\t2.. easy # why\n\"3 .\",4\npuzzle";
        let expected = [
            (4, 0, "1.."),
            (5, 1, "2.."),
            (6, 1, "3 ."),
            (7, 0, "puzzle"),
        ]
        .map(|(line, before, text)| Ok((line, before, text.to_owned())));
        assert_eq!(entries(text, Format::Lines), expected);
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
