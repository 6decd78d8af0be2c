//! Puzzles out of files.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Read};
use std::path::Path;

pub(crate) use sudoku_grid::Entry;
use sudoku_grid::{Clash, Digits, Grid, Lines, ParseError, Position, Reading, Reason};

use crate::args::{Alphabet, Format, InputArgs};
use crate::failure::Failure;

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
    let source: Box<dyn Read + Send> = if args.file == Path::new("-") {
        Box::new(io::stdin())
    } else {
        let file = file(&args.file).map_err(|error| {
            Failure::Usage(format!("cannot read {}: {error}", args.file.display()))
        })?;
        Box::new(file)
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

/// Bytes read at a time.
const BUFFER: usize = 1 << 16;

/// The puzzles of a text, one after the other.
pub(crate) struct Entries {
    source: BufReader<Box<dyn Read + Send>>,
    format: Format,
    lines: Lines,
    /// Whether there is nothing more to read.
    ended: bool,
    /// Whether the rest of a line that was too long is still to be passed over.
    truncated: bool,
}

impl Entries {
    fn new(source: Box<dyn Read + Send>, format: Format) -> Self {
        Self {
            source: BufReader::with_capacity(BUFFER, source),
            format,
            lines: Lines::default(),
            ended: false,
            truncated: false,
        }
    }

    /// The next puzzles, so many lines at most, as they stand there; `None` at the end. It waits for
    /// the first of them only: what was read already is handed over before it waits for more.
    pub(crate) fn chunk(&mut self, most: usize) -> Option<Chunk> {
        let before = self.lines;
        if let Format::Grid = self.format {
            return self.block().map(|entry| Chunk::new(before, Some(entry)));
        }
        let mut chunk = Chunk::new(before, None);
        match self.bytes()? {
            Ok(bytes) => chunk.bytes = bytes,
            Err(complaint) => {
                chunk.last = Some(Err(complaint));
                return Some(chunk);
            }
        }
        let mut lines = 1;
        let ready = self.source.buffer();
        let mut ready = ready
            .iter()
            .rposition(|&byte| byte == b'\n')
            .map_or(0, |at| at + 1);
        while lines < most && ready > 0 && !self.truncated {
            let line = self.source.read_until(b'\n', &mut chunk.bytes);
            ready -= line.expect("it is in the buffer");
            lines += 1;
        }
        // Only the first line that is no comment may be a header.
        let mut at = 0;
        while !self.lines.begun && at < chunk.bytes.len() {
            let line = first_line(&chunk.bytes[at..]);
            at += line.len();
            let _ = self.lines.entry(line);
        }
        self.lines.read = before.read + lines;
        Some(chunk)
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
        if std::mem::take(&mut self.truncated) {
            self.source.skip_until(b'\n')?;
        }
        let mut bytes = Vec::new();
        let most = Lines::MAX_LINE_BYTES as u64 + 1;
        let read = (&mut self.source)
            .take(most)
            .read_until(b'\n', &mut bytes)?;
        self.truncated = read as u64 == most && bytes.last() != Some(&b'\n');
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
                    if text.len() + line.len() < Lines::MAX_LINE_BYTES {
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
        let max = Lines::MAX_LINE_BYTES;
        Complaint {
            line: self.lines.read,
            column: 1,
            reason: Reason::Length { max }.to_string(),
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

/// Lines of a file, or what stands on some of them, to be read by whoever has the time.
pub(crate) struct Chunk {
    /// What came before.
    lines: Lines,
    bytes: Vec<u8>,
    /// How many of the bytes are read.
    at: usize,
    /// What comes after the lines.
    last: Option<Result<Entry, Complaint>>,
}

/// A puzzle as it was read.
pub(crate) struct Puzzle {
    /// The line it starts on.
    pub(crate) line: usize,
    pub(crate) grid: Grid,
    /// The candidates of each cell, if there are pencil marks.
    pub(crate) candidates: Option<Vec<Digits>>,
}

impl Puzzle {
    /// The position before the first move.
    ///
    /// # Errors
    ///
    /// Two givens of a house that are the same digit.
    pub(crate) fn position(&self) -> Result<Position, Clash> {
        self.puzzle().map(sudoku_grid::Puzzle::into_position)
    }

    /// The givens, with the candidates where pencil marks restrict them.
    ///
    /// # Errors
    ///
    /// Two givens of a house that are the same digit.
    pub(crate) fn puzzle(&self) -> Result<sudoku_grid::Puzzle, Clash> {
        match &self.candidates {
            None => sudoku_grid::Puzzle::new(&self.grid),
            Some(candidates) => sudoku_grid::Puzzle::with_candidates(&self.grid, candidates),
        }
    }
}

impl Chunk {
    fn new(lines: Lines, last: Option<Result<Entry, Complaint>>) -> Self {
        Self {
            lines,
            bytes: Vec::new(),
            at: 0,
            last,
        }
    }

    /// Reads the next puzzle.
    pub(crate) fn next(&mut self, reading: Reading) -> Option<Result<Puzzle, Complaint>> {
        while self.at < self.bytes.len() {
            let line = first_line(&self.bytes[self.at..]);
            self.at += line.len();
            if let Some(grid) = self.lines.plain(line, reading) {
                return Some(Ok(Puzzle {
                    line: self.lines.read,
                    grid,
                    candidates: None,
                }));
            }
            match self.lines.entry(line) {
                Ok(None) => {}
                Ok(Some(entry)) => return Some(read(&entry, reading)),
                Err(error) => return Some(Err(error.into())),
            }
        }
        let last = self.last.take()?;
        Some(last.and_then(|entry| read(&entry, reading)))
    }

    /// What is not read yet, if there is any.
    pub(crate) fn rest(&mut self) -> Option<Self> {
        let bytes = self.bytes.split_off(self.at);
        let last = self.last.take();
        (!bytes.is_empty() || last.is_some()).then_some(Self {
            lines: self.lines,
            bytes,
            at: 0,
            last,
        })
    }
}

/// The puzzle of an entry.
///
/// # Errors
///
/// If it is none.
pub(crate) fn read(entry: &Entry, reading: Reading) -> Result<Puzzle, Complaint> {
    // Only a text of several lines has no label beside it.
    let parsed = if entry.text.contains('\n') {
        entry.find(reading)?
    } else {
        entry.read(reading)?
    };
    Ok(Puzzle {
        line: entry.line,
        grid: parsed.grid,
        candidates: parsed.candidates,
    })
}

/// The first line of some bytes, with its end.
fn first_line(bytes: &[u8]) -> &[u8] {
    let mut rest = bytes;
    let length = rest.skip_until(b'\n');
    &bytes[..length.expect("bytes can be read")]
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

    /// The line and the puzzle, or the complaint.
    type Told = Result<(usize, String), String>;

    /// What the chunks of a text are, each asked for so many lines.
    fn chunks(bytes: &'static [u8], most: usize) -> (usize, Vec<Told>) {
        let mut entries = Entries::new(Box::new(bytes), Format::Lines);
        let mut read = Vec::new();
        let mut chunks = 0;
        while let Some(mut chunk) = entries.chunk(most) {
            chunks += 1;
            let mut left = true;
            while let Some(puzzle) = chunk.next(Reading::default()) {
                read.push(match puzzle {
                    Ok(puzzle) => Ok((puzzle.line, puzzle.grid.to_string())),
                    Err(complaint) => Err(complaint.to_string()),
                });
                // What is given back after each is the same puzzles.
                if left && let Some(rest) = chunk.rest() {
                    chunk = rest;
                } else {
                    left = false;
                }
            }
        }
        (chunks, read)
    }

    #[test]
    fn chunks_of_any_size_have_the_same_puzzles() {
        const NINE: &str =
            ".................................................................................";
        let text = format!(
            "\u{feff}# a set\r\n\npuzzle,er\n{NINE} a\n12\npuzzle\n\"{NINE}\",\"b\"\n\n\
             1{}\r\n\"1\n# end\n................\n{}\n{NINE}\ncaf\u{e9}\n1...2...3...4...",
            &NINE[1..],
            "1".repeat(Lines::MAX_LINE_BYTES + 70_000),
        );
        let mut bytes = text.into_bytes();
        bytes.extend_from_slice(b"\n\xff\n");
        let bytes = bytes.leak();
        let all: Vec<_> = Entries::new(Box::new(&*bytes), Format::Lines)
            .map(
                |entry| match entry.and_then(|entry| read(&entry, Reading::default())) {
                    Ok(puzzle) => Ok((puzzle.line, puzzle.grid.to_string())),
                    Err(complaint) => Err(complaint.to_string()),
                },
            )
            .collect();
        let puzzles = all.iter().filter(|entry| entry.is_ok()).count();
        assert_eq!((puzzles, all.len()), (6, 12), "{all:?}");
        let lines = bytes.split_inclusive(|byte| *byte == b'\n').count();
        assert_eq!(chunks(bytes, 1), (lines, all.clone()));
        for most in [2, 3, 5, 1000] {
            let (number, read) = chunks(bytes, most);
            assert_eq!(read, all, "{most} lines at a time");
            assert!((2..lines).contains(&number), "{number} chunks");
        }
    }
}
