//! Reads puzzles from files and from the standard input.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Read};
use std::path::Path;

pub(crate) use sudoku_grid::Entry;
use sudoku_grid::{
    Digits, DuplicateDigit, Grid, Lines, ParseError, ParseErrorReason, ParseOptions, Position,
};

use crate::args::{Alphabet, Format, InputArgs};
use crate::failure::Failure;

/// The line, the column and the reason of an error in the input.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct InputError {
    /// The line, from 1.
    line: usize,
    /// The column in characters, from 1.
    column: usize,
    /// The reason why the text at this line and column is not a puzzle.
    reason: String,
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            line,
            column,
            reason,
        } = self;
        write!(f, "line {line}, column {column}: {reason}")
    }
}

impl From<ParseError> for InputError {
    fn from(error: ParseError) -> Self {
        Self {
            line: error.line,
            column: error.column,
            reason: error.reason.to_string(),
        }
    }
}

/// The options with which the puzzles are parsed.
pub(crate) fn parse_options(args: &InputArgs) -> ParseOptions {
    ParseOptions {
        shape: args.shape,
        hex: args.alphabet == Alphabet::Hex,
    }
}

/// The path that stands for the standard input.
const STDIN: &str = "-";

/// Opens a file of puzzles, or the standard input.
///
/// # Errors
///
/// [`Failure::Usage`] if the file cannot be opened.
pub(crate) fn open(path: &Path, format: Format) -> Result<Entries, Failure> {
    let source: Box<dyn Read + Send> = if path == Path::new(STDIN) {
        Box::new(io::stdin())
    } else {
        let file = open_file(path).map_err(|error| {
            let is_puzzle = |text| sudoku_grid::parse(text, ParseOptions::default()).is_ok();
            let tip = if path.to_str().is_some_and(is_puzzle) {
                "\n\n  tip: to pass a puzzle as text, use `-` in place of the file and pipe the puzzle"
            } else {
                ""
            };
            Failure::Usage(format!("cannot read {}: {error}{tip}", path.display()))
        })?;
        Box::new(file)
    };
    Ok(Entries::new(source, format))
}

/// The number of puzzles in the input, including malformed ones; `None` if the input can be read only once.
pub(crate) fn count(args: &InputArgs) -> Option<u64> {
    if args.file == Path::new(STDIN) || !args.file.is_file() {
        return None; // a pipe, for example
    }
    let entries = open(&args.file, args.format).ok()?;
    Some(entries.count() as u64)
}

/// The name of the input in messages.
pub(crate) fn name(args: &InputArgs) -> String {
    if args.file == Path::new(STDIN) {
        "the standard input".to_owned()
    } else {
        args.file.display().to_string()
    }
}

/// Opens a file for reading. Rejects directories, which some systems open like files.
fn open_file(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(file)
}

/// The size of the read buffer in bytes.
const READ_BUFFER_BYTES: usize = 1 << 16;

/// The puzzles of a text, read as a stream.
pub(crate) struct Entries {
    source: BufReader<Box<dyn Read + Send>>,
    format: Format,
    /// The parser of lines, with the number of lines read.
    lines: Lines,
    /// `true` if the source is at its end or has failed.
    ended: bool,
    /// `true` if the current line exceeds the maximum length and its rest must be skipped.
    truncated: bool,
}

impl Entries {
    fn new(source: Box<dyn Read + Send>, format: Format) -> Self {
        Self {
            source: BufReader::with_capacity(READ_BUFFER_BYTES, source),
            format,
            lines: Lines::default(),
            ended: false,
            truncated: false,
        }
    }

    /// Returns the next lines, at most `max_lines`, unparsed; in the format [`Format::Grid`], the
    /// next puzzle; `None` at the end. Blocks for the first line only: further lines are returned if
    /// they are already in the buffer.
    pub(crate) fn chunk(&mut self, max_lines: usize) -> Option<Chunk> {
        let state_before = self.lines;
        if let Format::Grid = self.format {
            return self
                .next_grid()
                .map(|entry| Chunk::new(state_before, Some(entry)));
        }
        let mut chunk = Chunk::new(state_before, None);
        match self.bytes()? {
            Ok(bytes) => chunk.bytes = bytes,
            Err(error) => {
                chunk.last = Some(Err(error));
                return Some(chunk);
            }
        }
        let mut line_count = 1;
        let buffer = self.source.buffer();
        let mut buffered_bytes = buffer
            .iter()
            .rposition(|&byte| byte == b'\n')
            .map_or(0, |index| index + 1);
        while line_count < max_lines && buffered_bytes > 0 && !self.truncated {
            let line_bytes = self.source.read_until(b'\n', &mut chunk.bytes);
            buffered_bytes -= line_bytes.expect("the line is in the buffer");
            line_count += 1;
        }
        // Only the first line that is not a comment may be a header.
        let mut offset = 0;
        while !self.lines.has_content && offset < chunk.bytes.len() {
            let line = first_line(&chunk.bytes[offset..]);
            offset += line.len();
            let _ = self.lines.entry(line);
        }
        self.lines.read = state_before.read + line_count;
        Some(chunk)
    }

    /// Returns the bytes of the next line, cut one byte after the maximum length; `None` at the end.
    fn bytes(&mut self) -> Option<Result<Vec<u8>, InputError>> {
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
                Some(Err(InputError {
                    line: self.lines.read + 1,
                    column: 1,
                    reason: format!("cannot read the rest of the file: {error}"),
                }))
            }
        }
    }

    /// Reads a line, up to one byte more than the maximum length; empty at the end.
    fn read_line(&mut self) -> io::Result<Vec<u8>> {
        if std::mem::take(&mut self.truncated) {
            self.source.skip_until(b'\n')?;
        }
        let mut bytes = Vec::new();
        let limit = Lines::MAX_LINE_BYTES as u64 + 1;
        let byte_count = (&mut self.source)
            .take(limit)
            .read_until(b'\n', &mut bytes)?;
        self.truncated = byte_count as u64 == limit && bytes.last() != Some(&b'\n');
        Ok(bytes)
    }

    /// Returns the next puzzle in the format [`Format::Lines`]; `None` at the end.
    fn next_line(&mut self) -> Option<Result<Entry, InputError>> {
        loop {
            let bytes = match self.bytes()? {
                Ok(bytes) => bytes,
                Err(error) => return Some(Err(error)),
            };
            if let Some(entry) = self.lines.entry(&bytes).transpose() {
                return Some(entry.map_err(InputError::from));
            }
        }
    }

    /// Returns the next puzzle in the format [`Format::Grid`]. If one of its lines is invalid,
    /// returns the error of the first such line instead.
    fn next_grid(&mut self) -> Option<Result<Entry, InputError>> {
        let mut text = String::new();
        let mut first_line_number = 0;
        let mut first_error = None;
        while let Some(bytes) = self.bytes() {
            let line = bytes.and_then(|bytes| {
                let line = self.lines.text(&bytes).map(str::to_owned);
                line.map_err(InputError::from)
            });
            match line {
                Err(error) => {
                    first_error.get_or_insert(error);
                }
                Ok(line) if !line.is_empty() => {
                    if text.is_empty() {
                        first_line_number = self.lines.read;
                    }
                    if text.len() + line.len() < Lines::MAX_LINE_BYTES {
                        text.push_str(&line);
                        text.push('\n');
                    } else {
                        first_error.get_or_insert(self.too_long_error());
                    }
                }
                Ok(_) if !text.is_empty() || first_error.is_some() => break,
                Ok(_) => {}
            }
        }
        if let Some(error) = first_error {
            return Some(Err(error));
        }
        (!text.is_empty()).then_some(Ok(Entry {
            line: first_line_number,
            column_offset: 0,
            text,
            label: String::new(),
        }))
    }

    /// The error that the line just read exceeds the maximum length of a puzzle.
    fn too_long_error(&self) -> InputError {
        let max = Lines::MAX_LINE_BYTES;
        InputError {
            line: self.lines.read,
            column: 1,
            reason: ParseErrorReason::Length { max }.to_string(),
        }
    }
}

impl Iterator for Entries {
    type Item = Result<Entry, InputError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.format {
            Format::Lines => self.next_line(),
            Format::Grid => self.next_grid(),
        }
    }
}

/// Consecutive lines of a file, not yet parsed, so that any thread can parse them.
pub(crate) struct Chunk {
    /// The parser of lines, in its state before the next line of the chunk.
    lines: Lines,
    bytes: Vec<u8>,
    /// The number of bytes parsed.
    parsed_bytes: usize,
    /// In the format [`Format::Grid`], the puzzle of the chunk, or the error in its lines; in the
    /// format [`Format::Lines`], the error with which reading ended, if any.
    last: Option<Result<Entry, InputError>>,
}

/// A puzzle from the input.
pub(crate) struct Puzzle {
    /// The line on which the puzzle starts, from 1.
    pub(crate) line: usize,
    /// The givens.
    pub(crate) grid: Grid,
    /// The candidates of each cell if the puzzle has pencil marks.
    pub(crate) candidates: Option<Vec<Digits>>,
}

impl Puzzle {
    /// The position before the first move.
    ///
    /// # Errors
    ///
    /// The first pair of equal givens in one house.
    pub(crate) fn position(&self) -> Result<Position, DuplicateDigit> {
        self.puzzle().map(sudoku_grid::Puzzle::into_position)
    }

    /// The puzzle, with the candidates of the pencil marks.
    ///
    /// # Errors
    ///
    /// The first pair of equal givens in one house.
    pub(crate) fn puzzle(&self) -> Result<sudoku_grid::Puzzle, DuplicateDigit> {
        match &self.candidates {
            None => sudoku_grid::Puzzle::new(&self.grid),
            Some(candidates) => sudoku_grid::Puzzle::with_candidates(&self.grid, candidates),
        }
    }
}

impl Chunk {
    fn new(lines: Lines, last: Option<Result<Entry, InputError>>) -> Self {
        Self {
            lines,
            bytes: Vec::new(),
            parsed_bytes: 0,
            last,
        }
    }

    /// Parses the next puzzle; `None` at the end of the chunk.
    pub(crate) fn next(&mut self, options: ParseOptions) -> Option<Result<Puzzle, InputError>> {
        while self.parsed_bytes < self.bytes.len() {
            let line = first_line(&self.bytes[self.parsed_bytes..]);
            self.parsed_bytes += line.len();
            if let Some(grid) = self.lines.plain(line, options) {
                return Some(Ok(Puzzle {
                    line: self.lines.read,
                    grid,
                    candidates: None,
                }));
            }
            match self.lines.entry(line) {
                Ok(None) => {}
                Ok(Some(entry)) => return Some(read(&entry, options)),
                Err(error) => return Some(Err(error.into())),
            }
        }
        let last = self.last.take()?;
        Some(last.and_then(|entry| read(&entry, options)))
    }

    /// Splits off the part of the chunk that is not yet parsed; `None` if there is none.
    pub(crate) fn split_off_rest(&mut self) -> Option<Self> {
        let bytes = self.bytes.split_off(self.parsed_bytes);
        let last = self.last.take();
        (!bytes.is_empty() || last.is_some()).then_some(Self {
            lines: self.lines,
            bytes,
            parsed_bytes: 0,
            last,
        })
    }
}

/// Parses the puzzle of an entry.
///
/// # Errors
///
/// Returns an error if the text of the entry is not a puzzle.
pub(crate) fn read(entry: &Entry, options: ParseOptions) -> Result<Puzzle, InputError> {
    // A text of several lines has no label.
    let parsed = if entry.text.contains('\n') {
        entry.find(options)?
    } else {
        entry.read(options)?
    };
    Ok(Puzzle {
        line: entry.line,
        grid: parsed.grid,
        candidates: parsed.candidates,
    })
}

/// The first line of `bytes`, with its line end.
fn first_line(bytes: &[u8]) -> &[u8] {
    let mut reader = bytes;
    let length = reader.skip_until(b'\n');
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
                Ok(entry) => Ok((entry.line, entry.column_offset, entry.text)),
                Err(error) => Err(error.to_string()),
            })
            .collect()
    }

    #[test]
    fn empty_lines_and_comments_separate_grids() {
        let text = b"# one\n12\n34\n# two\n\n 56 # half\n78\n";
        let expected = [(2, 0, "12\n34\n"), (6, 0, " 56\n78\n")]
            .map(|(line, offset, text)| Ok((line, offset, text.to_owned())));
        assert_eq!(entries(text, Format::Grid), expected);
    }

    #[test]
    fn a_grid_with_invalid_utf8_is_reported_once() {
        let text = b"12\n\xff\n34\n\xff\n\n56\n";
        let expected = Err("line 2, column 1: the text is not UTF-8".to_owned());
        let expected = [expected, Ok((6, 0, "56\n".to_owned()))];
        assert_eq!(entries(text, Format::Grid), expected);
    }

    #[test]
    fn a_line_with_invalid_utf8_is_reported_and_skipped() {
        let expected = [
            Err("line 1, column 3: the text is not UTF-8".to_owned()),
            Ok((2, 0, "12".to_owned())),
        ];
        assert_eq!(entries(b"\xc3\xa91\xff\n12\n", Format::Lines), expected);
    }

    /// The line and the puzzle, or the error message.
    type PuzzleOrError = Result<(usize, String), String>;

    /// The number of chunks of a text with at most `max_lines` lines each, and all their puzzles and
    /// errors.
    fn chunks(bytes: &'static [u8], max_lines: usize) -> (usize, Vec<PuzzleOrError>) {
        let mut entries = Entries::new(Box::new(bytes), Format::Lines);
        let mut results = Vec::new();
        let mut chunk_count = 0;
        while let Some(mut chunk) = entries.chunk(max_lines) {
            chunk_count += 1;
            let mut is_unfinished = true;
            while let Some(puzzle) = chunk.next(ParseOptions::default()) {
                results.push(match puzzle {
                    Ok(puzzle) => Ok((puzzle.line, puzzle.grid.to_string())),
                    Err(error) => Err(error.to_string()),
                });
                // The rest of the chunk has the same puzzles as the chunk itself.
                if is_unfinished && let Some(rest) = chunk.split_off_rest() {
                    chunk = rest;
                } else {
                    is_unfinished = false;
                }
            }
        }
        (chunk_count, results)
    }

    #[test]
    fn chunks_of_any_size_yield_the_same_puzzles() {
        const EMPTY_GRID: &str =
            ".................................................................................";
        let text = format!(
            "\u{feff}# a set\r\n\npuzzle,er\n{EMPTY_GRID} a\n12\npuzzle\n\"{EMPTY_GRID}\",\"b\"\n\n\
             1{}\r\n\"1\n# end\n................\n{}\n{EMPTY_GRID}\ncaf\u{e9}\n1...2...3...4...",
            &EMPTY_GRID[1..],
            "1".repeat(Lines::MAX_LINE_BYTES + 70_000),
        );
        let mut bytes = text.into_bytes();
        bytes.extend_from_slice(b"\n\xff\n");
        let bytes = bytes.leak();
        let expected: Vec<_> = Entries::new(Box::new(&*bytes), Format::Lines)
            .map(
                |entry| match entry.and_then(|entry| read(&entry, ParseOptions::default())) {
                    Ok(puzzle) => Ok((puzzle.line, puzzle.grid.to_string())),
                    Err(error) => Err(error.to_string()),
                },
            )
            .collect();
        let puzzle_count = expected.iter().filter(|entry| entry.is_ok()).count();
        assert_eq!((puzzle_count, expected.len()), (6, 12), "{expected:?}");
        let line_count = bytes.split_inclusive(|byte| *byte == b'\n').count();
        assert_eq!(chunks(bytes, 1), (line_count, expected.clone()));
        for max_lines in [2, 3, 5, 1000] {
            let (chunk_count, results) = chunks(bytes, max_lines);
            assert_eq!(results, expected, "{max_lines} lines at a time");
            assert!(
                (2..line_count).contains(&chunk_count),
                "{chunk_count} chunks"
            );
        }
    }
}
