//! From text to symbols, tokens and rows.

use core::ops::Range;

use super::{ParseError, Reason};

/// A character that can stand in a cell, and where it stood.
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

    /// Whether it is a digit from 1 to 9.
    pub(super) fn is_digit(self) -> bool {
        matches!(self.found, '1'..='9')
    }

    pub(super) fn is_letter(self) -> bool {
        self.found.is_ascii_alphabetic()
    }

    pub(super) fn place(self) -> (usize, usize) {
        (self.line, self.column)
    }

    pub(super) fn error(self, reason: Reason) -> ParseError {
        ParseError {
            line: self.line,
            column: self.column,
            reason,
        }
    }
}

/// The symbols of a text, and how they are grouped.
#[derive(Debug, Default)]
pub(super) struct Scan {
    pub(super) symbols: Vec<Symbol>,
    /// Runs of symbols with nothing between.
    pub(super) tokens: Vec<Range<usize>>,
    /// The tokens of each line that has some.
    pub(super) rows: Vec<Range<usize>>,
}

impl Scan {
    pub(super) fn token(&self, token: usize) -> &[Symbol] {
        &self.symbols[self.tokens[token].clone()]
    }

    /// Whether most symbols stand alone: then tokens are cells, even if some are longer.
    pub(super) fn is_apart(&self) -> bool {
        self.symbols.len() < 2 * self.tokens.len()
    }

    /// The symbols of a row; a row is never without.
    pub(super) fn row_symbols(&self, row: usize) -> Range<usize> {
        let tokens = &self.rows[row];
        self.tokens[tokens.start].start..self.tokens[tokens.end - 1].end
    }
}

/// Finds the symbols of a text whose first line has this number.
pub(super) fn scan(text: &str, first_line: usize) -> Result<Scan, ParseError> {
    let mut scan = Scan::default();
    for (line, row) in (first_line..).zip(text.lines()) {
        if is_border(row) {
            continue;
        }
        let tokens = scan.tokens.len();
        let mut start = scan.symbols.len();
        for (column, found) in (1..).zip(row.chars()) {
            if is_symbol(found) {
                scan.symbols.push(Symbol {
                    found,
                    line,
                    column,
                });
            } else if is_separator(found) {
                scan.end_token(&mut start);
            } else {
                let reason = Reason::Symbol { found, side: None };
                return Err(ParseError {
                    line,
                    column,
                    reason,
                });
            }
        }
        scan.end_token(&mut start);
        if scan.tokens.len() > tokens {
            scan.rows.push(tokens..scan.tokens.len());
        }
    }
    Ok(scan)
}

impl Scan {
    fn end_token(&mut self, start: &mut usize) {
        if self.symbols.len() > *start {
            self.tokens.push(*start..self.symbols.len());
            *start = self.symbols.len();
        }
    }
}

/// Blanks, digits, the letters up to the 25th, and the mark of a cell without candidates.
pub(crate) fn is_symbol(found: char) -> bool {
    matches!(found, '.' | '*' | '_' | '!' | '0'..='9' | 'A'..='Y' | 'a'..='y')
}

pub(crate) fn is_separator(found: char) -> bool {
    found.is_whitespace()
        || matches!(
            found,
            '|' | '+' | '-' | ':' | '#' | '=' | ',' | ';' | '\u{2500}'..='\u{257f}'
        )
}

/// Whether a line can be nothing but a border: there are dashes, and something that joins them.
pub(super) fn is_sole_border(line: &str) -> bool {
    let joint = |found: char| {
        matches!(
            found,
            '+' | ':' | '=' | '#' | '.' | '*' | '\'' | '`' | '\u{2500}'..='\u{257f}'
        )
    };
    is_border(line) && line.contains(joint)
}

/// Whether a line is a border that may have blanks as corners: `.---.---.`, `*-------*`, `'---'`.
pub(crate) fn is_border(line: &str) -> bool {
    line.as_bytes().windows(2).any(|pair| pair == b"--")
        && line
            .chars()
            .all(|found| is_separator(found) || matches!(found, '.' | '*' | '\'' | '`'))
}
