//! Splitting text into symbols, tokens and rows.

use core::ops::Range;

use super::{ParseError, ParseErrorReason};

/// A character that can stand for a cell, with its line and column (from 1).
#[derive(Clone, Copy, Debug)]
pub(super) struct Symbol {
    pub(super) found: char,
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Symbol {
    pub(super) fn is_blank(self) -> bool {
        matches!(self.found, '.' | '*' | '_' | '0')
    }

    /// Returns `true` for the digits from 1 to 9.
    pub(super) fn is_digit(self) -> bool {
        matches!(self.found, '1'..='9')
    }

    pub(super) fn is_letter(self) -> bool {
        self.found.is_ascii_alphabetic()
    }

    pub(super) fn place(self) -> (usize, usize) {
        (self.line, self.column)
    }

    pub(super) fn error(self, reason: ParseErrorReason) -> ParseError {
        ParseError {
            line: self.line,
            column: self.column,
            reason,
        }
    }
}

/// The symbols of a text, grouped into tokens and rows.
#[derive(Debug, Default)]
pub(super) struct Scan {
    pub(super) symbols: Vec<Symbol>,
    /// Runs of adjacent symbols, as ranges of `symbols`.
    pub(super) tokens: Vec<Range<usize>>,
    /// The tokens of each line that contains any, as ranges of `tokens`.
    pub(super) rows: Vec<Range<usize>>,
}

impl Scan {
    pub(super) fn token(&self, token: usize) -> &[Symbol] {
        &self.symbols[self.tokens[token].clone()]
    }

    /// Returns `true` if tokens have fewer than two symbols on average. Then tokens are cells, even
    /// if some are longer.
    pub(super) fn has_short_tokens(&self) -> bool {
        self.symbols.len() < 2 * self.tokens.len()
    }

    /// The range of a row in `symbols`, which is never empty.
    pub(super) fn row_symbols(&self, row: usize) -> Range<usize> {
        let tokens = &self.rows[row];
        self.tokens[tokens.start].start..self.tokens[tokens.end - 1].end
    }
}

/// Splits a text into symbols, tokens and rows. `first_line` is the number of its first line in the file.
/// Returns an error at the first character that is neither a symbol nor a separator.
pub(super) fn scan(text: &str, first_line: usize) -> Result<Scan, ParseError> {
    let mut scan = Scan::default();
    for (line, row) in (first_line..).zip(text.lines()) {
        if is_border(row) {
            continue;
        }
        let first_token = scan.tokens.len();
        let mut token_start = scan.symbols.len();
        for (column, found) in (1..).zip(row.chars()) {
            if is_symbol(found) {
                scan.symbols.push(Symbol {
                    found,
                    line,
                    column,
                });
            } else if is_separator(found) {
                scan.end_token(&mut token_start);
            } else {
                let reason = ParseErrorReason::Symbol { found, side: None };
                return Err(ParseError {
                    line,
                    column,
                    reason,
                });
            }
        }
        scan.end_token(&mut token_start);
        if scan.tokens.len() > first_token {
            scan.rows.push(first_token..scan.tokens.len());
        }
    }
    Ok(scan)
}

impl Scan {
    /// Ends the token that begins at the symbol `start`, if it has symbols, and begins the next one.
    fn end_token(&mut self, start: &mut usize) {
        if self.symbols.len() > *start {
            self.tokens.push(*start..self.symbols.len());
            *start = self.symbols.len();
        }
    }
}

/// Returns `true` for symbols: blanks, digits, the letters from `A` to `Y`, and `!` for a cell
/// without candidates.
pub(crate) fn is_symbol(found: char) -> bool {
    matches!(found, '.' | '*' | '_' | '!' | '0'..='9' | 'A'..='Y' | 'a'..='y')
}

/// Returns `true` for white space and for characters of borders.
pub(crate) fn is_separator(found: char) -> bool {
    found.is_whitespace()
        || matches!(
            found,
            '|' | '+' | '-' | ':' | '#' | '=' | ',' | ';' | '\u{2500}'..='\u{257f}'
        )
}

/// Returns `true` if a line can only be a border: it contains dashes and a character that joins
/// them.
pub(super) fn is_sole_border(line: &str) -> bool {
    let is_joint = |found: char| {
        matches!(
            found,
            '+' | ':' | '=' | '#' | '.' | '*' | '\'' | '`' | '\u{2500}'..='\u{257f}'
        )
    };
    is_border(line) && line.contains(is_joint)
}

/// Returns `true` if a line can be a border, whose corners may be blanks: `.---.---.`, `*-------*`,
/// `'---'`.
pub(crate) fn is_border(line: &str) -> bool {
    line.as_bytes().windows(2).any(|pair| pair == b"--")
        && line
            .chars()
            .all(|found| is_separator(found) || matches!(found, '.' | '*' | '\'' | '`'))
}
