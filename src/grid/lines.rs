//! Files with a puzzle a line.

use crate::parse::{ParseError, Parsed, Reading, Reason, parse};

/// The text of one puzzle in a file, and what stands beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The line it starts on, from 1.
    pub line: usize,
    /// Characters before it on that line.
    pub before: usize,
    /// The puzzle.
    pub text: String,
    /// The rest of the line.
    pub label: String,
}

impl Entry {
    /// Reads the puzzle.
    ///
    /// # Errors
    /// Where in the file, and why, the text is none.
    pub fn read(&self, reading: Reading) -> Result<Parsed, ParseError> {
        parse(&self.text, reading).map_err(|error| ParseError {
            line: self.line + error.line - 1,
            column: error.column + if error.line == 1 { self.before } else { 0 },
            reason: error.reason,
        })
    }
}

/// Reads lines, one after the other: the first word or CSV field is a puzzle, the rest a label;
/// `#` begins a comment, and a first line that begins with `puzzle` is a header.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// Lines read so far.
    pub read: usize,
    /// Whether anything but comments was read: the first may be a header.
    pub begun: bool,
}

impl Lines {
    /// The next line without its comment and the white space at its end.
    ///
    /// # Errors
    /// If it is not UTF-8.
    pub fn text<'a>(&mut self, line: &'a [u8]) -> Result<&'a str, ParseError> {
        self.read += 1;
        let first = self.read == 1;
        let line = (first.then(|| line.strip_prefix(BYTE_ORDER_MARK)).flatten()).unwrap_or(line);
        match str::from_utf8(line) {
            Ok(line) => Ok(line
                .split_once('#')
                .map_or(line, |(line, _)| line)
                .trim_end()),
            Err(error) => {
                let valid = String::from_utf8_lossy(&line[..error.valid_up_to()]);
                Err(ParseError {
                    line: self.read,
                    column: valid.chars().count() + 1,
                    reason: Reason::Encoding,
                })
            }
        }
    }

    /// The puzzle on the next line, if there is any.
    ///
    /// # Errors
    /// If the line is not UTF-8.
    pub fn entry(&mut self, line: &[u8]) -> Result<Option<Entry>, ParseError> {
        let line = self.text(line)?;
        if line.is_empty() {
            return Ok(None);
        }
        let (before, text, rest) = first_word(line);
        let header = !self.begun && text.starts_with("puzzle");
        self.begun = true;
        Ok((!header).then(|| Entry {
            line: self.read,
            before,
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

/// The first word or CSV field of a line, the characters before it, and what follows it.
fn first_word(line: &str) -> (usize, &str, &str) {
    let start = line.trim_start();
    let before = line.chars().count() - start.chars().count();
    if let Some(quoted) = start.strip_prefix('"') {
        let (field, rest) = quoted.split_once('"').unwrap_or((quoted, ""));
        (before + 1, field, rest)
    } else {
        let ends = |c: char| c == ',' || c.is_whitespace();
        let (word, rest) = start.split_once(ends).unwrap_or((start, ""));
        (before, word, rest)
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
                Ok(entry) => Ok((entry.line, entry.before, entry.text, entry.label)),
                Err(error) => Err(error.to_string()),
            })
            .collect()
    }

    #[test]
    fn a_line_is_a_word_and_a_label() {
        let text =
            b"\xef\xbb\xbf# title\n\npuzzle,er\r\n1..,2.5,x\r\n\t2.. easy one # why\n\"3 .\",4\npuzzle";
        let expected = [
            (4, 0, "1..", "2.5,x"),
            (5, 1, "2..", "easy one"),
            (6, 1, "3 .", "4"),
            (7, 0, "puzzle", ""),
        ]
        .map(|(line, before, text, label)| Ok((line, before, text.to_owned(), label.to_owned())));
        assert_eq!(entries(text), expected);
    }

    #[test]
    fn what_is_no_text_is_said_and_passed_over() {
        let expected = [
            Err("line 1, column 3: it is not UTF-8 text".to_owned()),
            Ok((2, 0, "12".to_owned(), String::new())),
        ];
        assert_eq!(entries(b"\xc3\xa91\xff\n12\n"), expected);
    }

    #[test]
    fn a_place_in_a_puzzle_is_one_in_the_file() {
        let mut lines = Lines {
            read: 6,
            begun: true,
        };
        let entry = lines
            .entry(b"  12x4............ label")
            .expect("text")
            .expect("a word");
        let error = entry.read(Reading::default()).expect_err("an x");
        assert_eq!((error.line, error.column), (7, 5));
    }
}
