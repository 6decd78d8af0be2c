//! Files with one puzzle per line.

use crate::parse::{ParseError, ParseErrorReason, ParseOptions, Parsed, parse};
use crate::{Grid, Shape, find};

/// A line of a file: the text of one puzzle and its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The line on which the text begins, from 1.
    pub line: usize,
    /// The number of characters before the text on its line.
    pub column_offset: usize,
    /// The text of the puzzle.
    pub text: String,
    /// The text after the puzzle on its line, without a separating comma and white space; empty if there is none.
    pub label: String,
}

impl Entry {
    /// Parses the puzzle, as [`parse`](crate::parse()) does.
    ///
    /// # Errors
    /// Returns the position in the file, and the reason, if the text is not a puzzle.
    pub fn read(&self, options: ParseOptions) -> Result<Parsed, ParseError> {
        parse(&self.text, options).map_err(|error| self.at_file_position(error))
    }

    /// Extracts the puzzle from a text of several lines, as [`find`](crate::find()) does.
    ///
    /// # Errors
    /// See [`Entry::read`].
    pub fn find(&self, options: ParseOptions) -> Result<Parsed, ParseError> {
        find(&self.text, options).map_err(|error| self.at_file_position(error))
    }

    /// Translates the position of an error in the text to a position in the file.
    fn at_file_position(&self, error: ParseError) -> ParseError {
        let mut reason = error.reason;
        if let ParseErrorReason::Row { lines, .. } = &mut reason {
            for (line, _) in lines {
                *line += self.line - 1;
            }
        }
        ParseError {
            line: self.line + error.line - 1,
            column: error.column
                + if error.line == 1 {
                    self.column_offset
                } else {
                    0
                },
            reason,
        }
    }
}

/// A reader for files with one puzzle per line. The first word or CSV field of a line is the
/// puzzle, and the rest is its label. A comment begins with `#`, and a first line that begins with
/// `puzzle` is a header.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// The number of lines read so far.
    pub read: usize,
    /// `true` after the first line with content, which is the only line that can be a header. Empty lines and comments
    /// do not count as content.
    pub has_content: bool,
}

impl Lines {
    /// The maximum number of bytes per line. Every puzzle is shorter than a tenth of this limit, and reading
    /// a line takes several times its length in memory.
    pub const MAX_LINE_BYTES: usize = crate::MAX_TEXT_BYTES;

    /// A fast path for most lines of large files: the puzzle on the next line, if the line begins
    /// with the 81 symbols of a 9×9 grid, followed at most by a plain label. The result is the same
    /// as with [`Lines::entry`] and [`Entry::read`]. For any other line the result is `None`, and
    /// the line does not count as read, so pass it to [`Lines::entry`] then.
    pub fn plain(&mut self, line: &[u8], options: ParseOptions) -> Option<Grid> {
        let (symbols, label) = line.split_first_chunk::<81>()?;
        let label = label.strip_suffix(b"\n").unwrap_or(label);
        let label = label.strip_suffix(b"\r").unwrap_or(label);
        let is_separated = label.first().is_none_or(|byte| b" \t,".contains(byte));
        let is_plain =
            label.is_ascii() && !label.contains(&b'\r') && line.len() <= Self::MAX_LINE_BYTES;
        let is_allowed = options.shape.is_none_or(|shape| shape == Shape::NINE) && !options.hex;
        if !(is_separated && is_plain && is_allowed) {
            return None;
        }
        let mut digits = vec![0; 81];
        let mut is_known = true;
        for (digit, symbol) in digits.iter_mut().zip(symbols) {
            let value = symbol.wrapping_sub(b'0');
            is_known &= value <= 9 || matches!(symbol, b'.' | b'*' | b'_');
            *digit = if value <= 9 { value } else { 0 };
        }
        if !is_known {
            return None;
        }
        (self.read, self.has_content) = (self.read + 1, true);
        Grid::new(Shape::NINE, digits)
    }

    /// The next line, without its comment and trailing white space.
    ///
    /// # Errors
    /// Returns an error if the line is not UTF-8, is longer than [`Lines::MAX_LINE_BYTES`], or contains a
    /// carriage return, which probably was meant to begin another line.
    pub fn text<'a>(&mut self, line: &'a [u8]) -> Result<&'a str, ParseError> {
        self.read += 1;
        let is_first = self.read == 1;
        let line = (is_first
            .then(|| line.strip_prefix(BYTE_ORDER_MARK))
            .flatten())
        .unwrap_or(line);
        let error_at = |before: &[u8], reason| ParseError {
            line: self.read,
            column: String::from_utf8_lossy(before).chars().count() + 1,
            reason,
        };
        if line.len() > Self::MAX_LINE_BYTES {
            let max = Self::MAX_LINE_BYTES;
            return Err(error_at(&line[..max], ParseErrorReason::Length { max }));
        }
        let text = str::from_utf8(line)
            .map_err(|error| error_at(&line[..error.valid_up_to()], ParseErrorReason::Encoding))?;
        let text = text.trim_end();
        if let Some(return_index) = text.find('\r') {
            return Err(error_at(&line[..return_index], ParseErrorReason::Return));
        }
        Ok(text
            .split_once('#')
            .map_or(text, |(text, _)| text.trim_end()))
    }

    /// The entry on the next line, or `None` if the line is empty, a comment or the header.
    ///
    /// # Errors
    /// Returns an error under the conditions of [`Lines::text`], and if a quoted field does not end
    /// on the line.
    pub fn entry(&mut self, line: &[u8]) -> Result<Option<Entry>, ParseError> {
        let line = self.text(line)?;
        if line.is_empty() {
            return Ok(None);
        }
        let Some((before, text, rest)) = first_word(line) else {
            self.has_content = true;
            return Err(ParseError {
                line: self.read,
                column: line.chars().take_while(|c| c.is_whitespace()).count() + 1,
                reason: ParseErrorReason::Quote,
            });
        };
        let is_header = !self.has_content && text.starts_with("puzzle");
        self.has_content = true;
        Ok((!is_header).then(|| Entry {
            line: self.read,
            column_offset: before,
            text: text.to_owned(),
            label: rest
                .trim_start()
                .trim_start_matches(',')
                .trim_start()
                .to_owned(),
        }))
    }
}

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The number of characters before the first word or CSV field of a line, the field, and the text
/// after it. `None` if the field is quoted and the quote does not end.
fn first_word(line: &str) -> Option<(usize, &str, &str)> {
    let start = line.trim_start();
    let leading_char_count = line.chars().count() - start.chars().count();
    if let Some(quoted) = start.strip_prefix('"') {
        let (field, remainder) = quoted.split_once('"')?;
        Some((leading_char_count + 1, field, remainder))
    } else {
        let is_end = |c: char| c == ',' || c.is_whitespace();
        let (word, remainder) = start.split_once(is_end).unwrap_or((start, ""));
        Some((leading_char_count, word, remainder))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(bytes: &[u8]) -> Vec<Result<(usize, usize, String, String), String>> {
        let mut lines = Lines::default();
        let entries = bytes
            .split(|&byte| byte == b'\n')
            .map(|line| lines.entry(line));
        entries
            .filter_map(Result::transpose)
            .map(|entry| match entry {
                Ok(entry) => Ok((entry.line, entry.column_offset, entry.text, entry.label)),
                Err(error) => Err(error.to_string()),
            })
            .collect()
    }

    #[test]
    fn a_line_is_a_word_and_a_label() {
        let text =
            b"\xef\xbb\xbf# title\n\npuzzle,er\r\n1..,2.5,x\r\n\t2.. easy one # why\n\"3 .\",4\npuzzle\n\xef\xbb\xbf4..";
        let expected = [
            (4, 0, "1..", "2.5,x"),
            (5, 1, "2..", "easy one"),
            (6, 1, "3 .", "4"),
            (7, 0, "puzzle", ""),
            // A byte order mark is recognised only at the beginning of the file.
            (8, 0, "\u{feff}4..", ""),
        ]
        .map(|(line, before, text, label)| Ok((line, before, text.to_owned(), label.to_owned())));
        assert_eq!(entries(text), expected);
    }

    #[test]
    fn invalid_utf8_is_an_error_and_is_skipped() {
        let expected = [
            Err("line 1, column 3: the text is not UTF-8".to_owned()),
            Ok((2, 0, "12".to_owned(), String::new())),
        ];
        assert_eq!(entries(b"\xc3\xa91\xff\n12\n"), expected);
    }

    #[test]
    fn ambiguous_lines_are_errors() {
        let carriage_return_message =
            "the line contains a carriage return; lines end in LF or CR LF";
        let expected = [
            Err(format!("line 1, column 4: {carriage_return_message}")),
            Err(format!("line 2, column 3: {carriage_return_message}")),
            Err("line 3, column 2: the quoted field does not end on this line".to_owned()),
            Ok((4, 0, "1..".to_owned(), String::new())),
        ];
        let text = b"1..\r2..\n# \r1..\r\n \"1..,2\n1..\r\r\n";
        assert_eq!(entries(text), expected);
        // The unreadable line was not a header, but none can follow it.
        let expected_after_error = [
            Err("line 1, column 1: the quoted field does not end on this line".to_owned()),
            Ok((2, 0, "puzzle".to_owned(), String::new())),
        ];
        assert_eq!(entries(b"\"1..\npuzzle\n"), expected_after_error);
        let longest_line = [b"1".repeat(Lines::MAX_LINE_BYTES), b"\n".to_vec()].concat();
        assert_eq!(
            entries(&longest_line)
                .iter()
                .filter(|entry| entry.is_ok())
                .count(),
            1
        );
        let long_line = [b"\xc3\xa9".repeat(Lines::MAX_LINE_BYTES), b"\n1..".to_vec()].concat();
        let column = Lines::MAX_LINE_BYTES / 2 + 1;
        let message = format!("line 1, column {column}: the text is longer than 1,048,576 bytes");
        let expected = [Err(message), Ok((2, 0, "1..".to_owned(), String::new()))];
        assert_eq!(entries(&long_line), expected);
    }

    #[test]
    fn plain_lines_give_the_same_result_as_entries() {
        let symbols =
            "53..7*0__6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let lines = [
            symbols.to_owned(),
            format!("{symbols}\n"),
            format!("{symbols}\r\n"),
            format!("{symbols} a label # and why\n"),
            format!("{symbols},2.5,\"x\",\r\n"),
            format!("{symbols}\t \n"),
            ".".repeat(81),
            // The following lines are not plain.
            format!("\u{feff}{symbols}\n"),
            format!(" {symbols}\n"),
            format!("\"{symbols}\"\n"),
            format!("{symbols}# why\n"),
            format!("{symbols};x\n"),
            format!("{symbols}1\n"),
            format!("{symbols} caf\u{e9}\n"),
            format!("{symbols} a\rb\n"),
            format!("{symbols}\r\r\n"),
            format!("{} {}", symbols, "x".repeat(Lines::MAX_LINE_BYTES)),
            symbols[1..].to_owned(),
            symbols.replace('7', "!"),
            symbols.replace('7', "x"),
            symbols.replace('7', "-"),
            symbols.replace('7', "--"),
            "1".repeat(16),
            String::new(),
            "puzzle\n".to_owned(),
        ];
        let readings = [None, Shape::of_side(4), Some(Shape::NINE)]
            .map(|shape| ParseOptions { shape, hex: false });
        let hex = ParseOptions {
            shape: None,
            hex: true,
        };
        let mut plain_count = 0;
        for options in readings.into_iter().chain([hex]) {
            for (line, read) in lines.iter().flat_map(|line| [(line, 0), (line, 7)]) {
                let start = Lines {
                    read,
                    has_content: read > 0,
                };
                let (mut plain_reader, mut entry_reader) = (start, start);
                let Some(grid) = plain_reader.plain(line.as_bytes(), options) else {
                    assert_eq!(plain_reader, start, "{line}");
                    continue;
                };
                let entry = entry_reader.entry(line.as_bytes()).expect("text");
                let entry = entry.expect("a puzzle");
                let parsed = entry.read(options).expect("a puzzle");
                assert_eq!(
                    (&grid, plain_reader),
                    (&parsed.grid, entry_reader),
                    "{line}"
                );
                assert_eq!((entry.line, parsed.candidates), (read + 1, None), "{line}");
                plain_count += 1;
            }
        }
        // The first seven lines, twice each, in the two readings that accept 9×9.
        assert_eq!(plain_count, 2 * 7 * 2);
    }

    #[test]
    fn error_positions_refer_to_the_file() {
        let mut lines = Lines {
            read: 6,
            has_content: true,
        };
        let entry = lines
            .entry(b"  12x4............ label")
            .expect("text")
            .expect("a word");
        let error = entry.read(ParseOptions::default()).expect_err("an x");
        assert_eq!((error.line, error.column), (7, 5));
    }
}
