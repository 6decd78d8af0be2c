//! Conversion of symbols and tokens to digits and candidates.

use super::layout::Layout;
use super::scan::{Scan, Symbol};
use super::{ParseError, ParseErrorReason, Parsed};
use crate::{Digits, Grid, Shape};

/// The meaning of single symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alphabet {
    /// Letters only: `A` stands for 1.
    Letters,
    /// Decimal digits; in grids larger than 9×9 also letters, where `A` stands for 10.
    Digits,
    /// Digits from `0`, which stands for 1, and letters from `A`, which stands for 11.
    Hex,
}

/// Reads the cells of a text whose layout is known.
struct SymbolReader<'a> {
    scan: &'a Scan,
    side: usize,
    alphabet: Alphabet,
    /// `true` if the text contains letters, so that a token of several decimal digits is not a
    /// number.
    has_letters: bool,
}

/// The meaning of a token: a digit (0 for a blank) or a set of pencil marks.
enum TokenValue {
    Digit(u8),
    Marks(Digits),
}

/// Reads the cells of a text with a known layout and shape.
pub(super) fn read(
    scan: &Scan,
    shape: Shape,
    layout: Layout,
    hex: bool,
) -> Result<Parsed, ParseError> {
    let has_digits = scan.symbols.iter().any(|symbol| symbol.is_digit());
    let has_letters = scan.symbols.iter().any(|symbol| symbol.is_letter());
    let alphabet = match (hex, has_digits || !has_letters) {
        (true, _) => Alphabet::Hex,
        (false, true) => Alphabet::Digits,
        (false, false) => Alphabet::Letters,
    };
    let reader = SymbolReader {
        scan,
        side: shape.side(),
        alphabet,
        has_letters,
    };
    match layout {
        Layout::Symbols => reader.symbols(shape),
        Layout::Tokens => reader.tokens(shape),
        Layout::Lists => reader.parse_candidate_lists(shape),
    }
}

impl SymbolReader<'_> {
    /// Reads a text in which each symbol is a cell.
    fn symbols(&self, shape: Shape) -> Result<Parsed, ParseError> {
        let mut grid = Grid::empty(shape);
        for (cell, symbol) in self.scan.symbols.iter().enumerate() {
            grid.set(cell, self.digit(*symbol)?);
        }
        let places = self
            .scan
            .symbols
            .iter()
            .map(|symbol| symbol.place())
            .collect();
        Ok(Parsed {
            grid,
            candidates: None,
            places,
        })
    }

    /// Reads a text in which each token is a cell.
    fn tokens(&self, shape: Shape) -> Result<Parsed, ParseError> {
        let tokens: Vec<&[Symbol]> = (0..self.scan.tokens.len())
            .map(|token| self.scan.token(token))
            .collect();
        let cells: Vec<TokenValue> = tokens
            .iter()
            .map(|token| self.token(token))
            .collect::<Result<_, _>>()?;
        let places = tokens.iter().map(|token| token[0].place()).collect();
        if cells
            .iter()
            .any(|cell| matches!(cell, TokenValue::Marks(_)))
        {
            let marks = |cell: &TokenValue| match *cell {
                TokenValue::Digit(digit) => Digits::only(digit),
                TokenValue::Marks(digits) => digits,
            };
            let mut parsed = from_pencil_marks(shape, cells.iter().map(marks).collect(), places);
            // This must follow the detection of filled cells: a blank does not mean that the cell
            // still has these candidates.
            for (digits, cell) in parsed.candidates.iter_mut().flatten().zip(&cells) {
                if let TokenValue::Digit(0) = cell {
                    *digits = Digits::all(self.side);
                }
            }
            return Ok(parsed);
        }
        let mut grid = Grid::empty(shape);
        for (index, cell) in cells.into_iter().enumerate() {
            if let TokenValue::Digit(digit) = cell {
                grid.set(index, digit);
            }
        }
        Ok(Parsed {
            grid,
            candidates: None,
            places,
        })
    }

    /// Reads a text in which each run of `side` symbols lists the candidates of a cell.
    fn parse_candidate_lists(&self, shape: Shape) -> Result<Parsed, ParseError> {
        let lists = self.scan.symbols.chunks_exact(self.side);
        let places = lists.clone().map(|list| list[0].place()).collect();
        let candidates = lists
            .map(|list| self.list(list))
            .collect::<Result<_, _>>()?;
        Ok(from_pencil_marks(shape, candidates, places))
    }

    /// Reads the candidate list of one cell, each digit at its own position or blank.
    fn list(&self, list: &[Symbol]) -> Result<Digits, ParseError> {
        let mut digits = Digits::EMPTY;
        for (place, symbol) in (1..).zip(list) {
            let digit = self.digit(*symbol)?;
            if digit != 0 && digit != place {
                return Err(symbol.error(ParseErrorReason::Mark {
                    found: symbol.found,
                    digit: place,
                }));
            }
            digits.insert(digit);
        }
        Ok(digits)
    }

    /// Reads a token: a single symbol, a candidate list, a wide blank, a number, or pencil marks.
    fn token(&self, token: &[Symbol]) -> Result<TokenValue, ParseError> {
        if let [symbol] = token {
            return match symbol.found {
                '!' => Ok(TokenValue::Marks(Digits::EMPTY)),
                _ => self.digit(*symbol).map(TokenValue::Digit),
            };
        }
        if token.len() == self.side
            && let Ok(digits) = self.list(token)
        {
            return Ok(TokenValue::Marks(digits));
        }
        if token.iter().all(|symbol| symbol.is_blank()) {
            return Ok(TokenValue::Digit(0)); // as wide as the numbers beside it
        }
        if let Some(number) = self.number(token) {
            return match u8::try_from(number) {
                Ok(digit) if usize::from(digit) <= self.side => Ok(TokenValue::Digit(digit)),
                _ => Err(self.value_error(token, number)),
            };
        }
        let digits = token.iter().map(|symbol| self.digit(*symbol));
        let digits: Digits = digits
            .collect::<Result<Vec<u8>, _>>()?
            .into_iter()
            .collect();
        Ok(TokenValue::Marks(digits))
    }

    /// The number that a token of several symbols represents, or `None` if the token is a set of
    /// candidates.
    ///
    /// In grids larger than 9×9, candidates are written as letters. In smaller grids, a set
    /// contains neither a 0 nor the same digit twice.
    fn number(&self, token: &[Symbol]) -> Option<u32> {
        let digits: Option<Vec<u32>> = token
            .iter()
            .filter(|symbol| symbol.found == '0' || !symbol.is_blank())
            .map(|symbol| symbol.found.to_digit(10))
            .collect();
        let digits = digits.filter(|_| !self.has_letters)?;
        let repeats = || (1..digits.len()).any(|index| digits[..index].contains(&digits[index]));
        let is_number = self.side > 9 || digits.contains(&0) || repeats();
        let append_digit =
            |number: u32, digit: &u32| number.saturating_mul(10).saturating_add(*digit);
        is_number.then(|| digits.iter().fold(0, append_digit))
    }

    /// The digit that a symbol stands for, or 0 for a blank.
    fn digit(&self, symbol: Symbol) -> Result<u8, ParseError> {
        let found = symbol.found.to_ascii_uppercase();
        let is_blank = symbol.is_blank() && !(found == '0' && self.alphabet == Alphabet::Hex);
        let value = match (found, self.alphabet) {
            _ if is_blank => Some(0),
            ('0'..='9', Alphabet::Hex) => Some(u32::from(found) - u32::from('0') + 1),
            ('0'..='9', _) => found.to_digit(10),
            ('A'..='Y', Alphabet::Letters) => Some(u32::from(found) - u32::from('A') + 1),
            ('A'..='Y', Alphabet::Hex) => Some(u32::from(found) - u32::from('A') + 11),
            ('A'..='Y', Alphabet::Digits) => Some(u32::from(found) - u32::from('A') + 10),
            _ => None,
        };
        // In a grid of side 9 or less, a letter out of range is reported as an invalid symbol, not
        // as a digit that is too large.
        let to_digit = |value: u32| {
            u8::try_from(value)
                .ok()
                .filter(|digit| usize::from(*digit) <= self.side)
        };
        let is_stray =
            |value: u32| symbol.is_letter() && self.side <= 9 && to_digit(value).is_none();
        let Some(value) = value.filter(|value| !is_stray(*value)) else {
            let reason = ParseErrorReason::Symbol {
                found: symbol.found,
                side: Some(self.side),
            };
            return Err(symbol.error(reason));
        };
        to_digit(value).ok_or_else(|| self.value_error(&[symbol], value))
    }

    /// The error for a digit greater than the side.
    fn value_error(&self, token: &[Symbol], found: u32) -> ParseError {
        // The message quotes at most 12 characters, because pasted text may be of any length.
        let mut text: String = token.iter().take(12).map(|symbol| symbol.found).collect();
        if token.len() > 12 {
            text.push('…');
        }
        token[0].error(ParseErrorReason::Value {
            text,
            found,
            max: self.side,
        })
    }
}

/// A puzzle with pencil marks, in which the filled cells are inferred from single candidates.
///
/// Programs print a filled cell and a blank cell with a single candidate in the same way, but they
/// remove a placed digit from the candidates of its peers. So a single candidate counts as filled
/// in, unless a peer with several candidates still has the digit.
fn from_pencil_marks(shape: Shape, candidates: Vec<Digits>, places: Vec<(usize, usize)>) -> Parsed {
    let mut grid = Grid::empty(shape);
    for (cell, digits) in candidates.iter().enumerate() {
        let Some(digit) = digits.single() else {
            continue;
        };
        let still_has_digit =
            |peer: &usize| candidates[*peer].len() > 1 && candidates[*peer].contains(digit);
        if !shape.houses().peers(cell).iter().any(still_has_digit) {
            grid.set(cell, digit);
        }
    }
    Parsed {
        grid,
        candidates: Some(candidates),
        places,
    }
}
