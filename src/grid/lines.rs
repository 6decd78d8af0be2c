//! Files with a puzzle a line.

use crate::parse::{ParseError, Parsed, Reading, Reason, parse};
use crate::{Grid, Shape, find};

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
        parse(&self.text, reading).map_err(|error| self.placed(error))
    }

    /// Finds the puzzle in a text of several lines, as [`find`](crate::find()) does.
    ///
    /// # Errors
    /// As [`Entry::read`].
    pub fn find(&self, reading: Reading) -> Result<Parsed, ParseError> {
        find(&self.text, reading).map_err(|error| self.placed(error))
    }

    /// An error in the text as one in the file.
    fn placed(&self, error: ParseError) -> ParseError {
        let mut reason = error.reason;
        if let Reason::Row { lines, .. } = &mut reason {
            for (line, _) in lines {
                *line += self.line - 1;
            }
        }
        ParseError {
            line: self.line + error.line - 1,
            column: error.column + if error.line == 1 { self.before } else { 0 },
            reason,
        }
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
    /// Bytes a line may have. No puzzle needs a tenth of it, and to read one takes many times the
    /// memory of its line.
    pub const MOST: usize = 1 << 20;

    /// The puzzle on the next line, if that begins with the 81 symbols of a 9×9 grid and has nothing
    /// but a plain label after them: nearly all lines of large files, read in a fraction of the time.
    /// It is what [`Lines::entry`] and [`Entry::read`] would read; a line of any other kind is left to
    /// them, and does not count as read here.
    pub fn plain(&mut self, line: &[u8], reading: Reading) -> Option<Grid> {
        let (symbols, label) = line.split_first_chunk::<81>()?;
        let label = label.strip_suffix(b"\n").unwrap_or(label);
        let label = label.strip_suffix(b"\r").unwrap_or(label);
        let apart = label.first().is_none_or(|byte| b" \t,".contains(byte));
        let plain = label.is_ascii() && !label.contains(&b'\r') && line.len() <= Self::MOST;
        let fits = reading.shape.is_none_or(|shape| shape == Shape::NINE) && !reading.hex;
        if !(apart && plain && fits) {
            return None;
        }
        let mut digits = vec![0; 81];
        let mut known = true;
        for (digit, symbol) in digits.iter_mut().zip(symbols) {
            let value = symbol.wrapping_sub(b'0');
            known &= value <= 9 || matches!(symbol, b'.' | b'*' | b'_');
            *digit = if value <= 9 { value } else { 0 };
        }
        if !known {
            return None;
        }
        (self.read, self.begun) = (self.read + 1, true);
        Grid::new(Shape::NINE, digits)
    }

    /// The next line without its comment and the white space at its end.
    ///
    /// # Errors
    /// If it is not UTF-8, is too long, or has a carriage return inside: what follows that is meant
    /// as another line, and would be lost.
    pub fn text<'a>(&mut self, line: &'a [u8]) -> Result<&'a str, ParseError> {
        self.read += 1;
        let first = self.read == 1;
        let line = (first.then(|| line.strip_prefix(BYTE_ORDER_MARK)).flatten()).unwrap_or(line);
        let wrong = |before: &[u8], reason| ParseError {
            line: self.read,
            column: String::from_utf8_lossy(before).chars().count() + 1,
            reason,
        };
        if line.len() > Self::MOST {
            let most = Self::MOST;
            return Err(wrong(&line[..most], Reason::Length { most }));
        }
        let text = str::from_utf8(line)
            .map_err(|error| wrong(&line[..error.valid_up_to()], Reason::Encoding))?;
        let text = text.trim_end();
        if let Some(at) = text.find('\r') {
            return Err(wrong(&line[..at], Reason::Return));
        }
        Ok(text
            .split_once('#')
            .map_or(text, |(text, _)| text.trim_end()))
    }

    /// The puzzle on the next line, if there is any.
    ///
    /// # Errors
    /// As [`Lines::text`]; and if the field is quoted, and the quote does not end.
    pub fn entry(&mut self, line: &[u8]) -> Result<Option<Entry>, ParseError> {
        let line = self.text(line)?;
        if line.is_empty() {
            return Ok(None);
        }
        let Some((before, text, rest)) = first_word(line) else {
            self.begun = true;
            return Err(ParseError {
                line: self.read,
                column: line.chars().take_while(|c| c.is_whitespace()).count() + 1,
                reason: Reason::Quote,
            });
        };
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

/// The first word or CSV field of a line, the characters before it, and what follows it; `None` if
/// it is quoted and does not end.
fn first_word(line: &str) -> Option<(usize, &str, &str)> {
    let start = line.trim_start();
    let before = line.chars().count() - start.chars().count();
    if let Some(quoted) = start.strip_prefix('"') {
        let (field, rest) = quoted.split_once('"')?;
        Some((before + 1, field, rest))
    } else {
        let ends = |c: char| c == ',' || c.is_whitespace();
        let (word, rest) = start.split_once(ends).unwrap_or((start, ""));
        Some((before, word, rest))
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
            b"\xef\xbb\xbf# title\n\npuzzle,er\r\n1..,2.5,x\r\n\t2.. easy one # why\n\"3 .\",4\npuzzle\n\xef\xbb\xbf4..";
        let expected = [
            (4, 0, "1..", "2.5,x"),
            (5, 1, "2..", "easy one"),
            (6, 1, "3 .", "4"),
            (7, 0, "puzzle", ""),
            // A mark of the byte order is one at the beginning alone.
            (8, 0, "\u{feff}4..", ""),
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
    fn what_would_be_lost_or_mistaken_is_said() {
        let return_inside = "a carriage return stands inside of the line; lines end in LF or CR LF";
        let expected = [
            Err(format!("line 1, column 4: {return_inside}")),
            Err(format!("line 2, column 3: {return_inside}")),
            Err("line 3, column 2: the quoted field does not end on this line".to_owned()),
            Ok((4, 0, "1..".to_owned(), String::new())),
        ];
        let text = b"1..\r2..\n# \r1..\r\n \"1..,2\n1..\r\r\n";
        assert_eq!(entries(text), expected);
        // What could not be read was no header, so there is none after it.
        let after = [
            Err("line 1, column 1: the quoted field does not end on this line".to_owned()),
            Ok((2, 0, "puzzle".to_owned(), String::new())),
        ];
        assert_eq!(entries(b"\"1..\npuzzle\n"), after);
        let most = [b"1".repeat(Lines::MOST), b"\n".to_vec()].concat();
        assert_eq!(
            entries(&most).iter().filter(|entry| entry.is_ok()).count(),
            1
        );
        let long = [b"\xc3\xa9".repeat(Lines::MOST), b"\n1..".to_vec()].concat();
        let column = Lines::MOST / 2 + 1;
        let said = format!("line 1, column {column}: it is longer than 1,048,576 bytes");
        let expected = [Err(said), Ok((2, 0, "1..".to_owned(), String::new()))];
        assert_eq!(entries(&long), expected);
    }

    #[test]
    fn plain_lines_are_read_as_any_other() {
        let nine =
            "53..7*0__6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let lines = [
            nine.to_owned(),
            format!("{nine}\n"),
            format!("{nine}\r\n"),
            format!("{nine} a label # and why\n"),
            format!("{nine},2.5,\"x\",\r\n"),
            format!("{nine}\t \n"),
            ".".repeat(81),
            // None of these is plain.
            format!("\u{feff}{nine}\n"),
            format!(" {nine}\n"),
            format!("\"{nine}\"\n"),
            format!("{nine}# why\n"),
            format!("{nine};x\n"),
            format!("{nine}1\n"),
            format!("{nine} caf\u{e9}\n"),
            format!("{nine} a\rb\n"),
            format!("{nine}\r\r\n"),
            format!("{} {}", nine, "x".repeat(Lines::MOST)),
            nine[1..].to_owned(),
            nine.replace('7', "!"),
            nine.replace('7', "x"),
            nine.replace('7', "-"),
            nine.replace('7', "--"),
            "1".repeat(16),
            String::new(),
            "puzzle\n".to_owned(),
        ];
        let readings =
            [None, Shape::of_side(4), Some(Shape::NINE)].map(|shape| Reading { shape, hex: false });
        let hex = Reading {
            shape: None,
            hex: true,
        };
        let mut plain = 0;
        for reading in readings.into_iter().chain([hex]) {
            for (line, read) in lines.iter().flat_map(|line| [(line, 0), (line, 7)]) {
                let start = Lines {
                    read,
                    begun: read > 0,
                };
                let (mut quick, mut usual) = (start, start);
                let Some(grid) = quick.plain(line.as_bytes(), reading) else {
                    assert_eq!(quick, start, "{line}");
                    continue;
                };
                let entry = usual.entry(line.as_bytes()).expect("text");
                let entry = entry.expect("a puzzle");
                let parsed = entry.read(reading).expect("a puzzle");
                assert_eq!((&grid, quick), (&parsed.grid, usual), "{line}");
                assert_eq!((entry.line, parsed.candidates), (read + 1, None), "{line}");
                plain += 1;
            }
        }
        // The first seven, twice each, in the two readings that they fit.
        assert_eq!(plain, 2 * 7 * 2);
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
