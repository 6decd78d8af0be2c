//! From symbols to digits.

use super::layout::Layout;
use super::scan::{Scan, Symbol};
use super::{ParseError, Parsed, Reason};
use crate::{Digits, Grid, Shape};

/// What single symbols stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alphabet {
    /// Letters alone, `A` = 1.
    Letters,
    /// Digits, and above 9×9 letters from `A` = 10.
    Digits,
    /// `0` = 1, `A` = 11.
    Hex,
}

struct Reader<'a> {
    scan: &'a Scan,
    side: usize,
    alphabet: Alphabet,
    /// Whether there are letters, so that several digits in a token are no number.
    letters: bool,
}

/// What a token stands for.
enum Cell {
    Digit(u8),
    Marks(Digits),
}

/// Reads the cells of a text whose layout is known to fit.
pub(super) fn read(
    scan: &Scan,
    shape: Shape,
    layout: Layout,
    hex: bool,
) -> Result<Parsed, ParseError> {
    let digits = scan.symbols.iter().any(|symbol| symbol.is_digit());
    let letters = scan.symbols.iter().any(|symbol| symbol.is_letter());
    let alphabet = match (hex, digits || !letters) {
        (true, _) => Alphabet::Hex,
        (false, true) => Alphabet::Digits,
        (false, false) => Alphabet::Letters,
    };
    let reader = Reader {
        scan,
        side: shape.side(),
        alphabet,
        letters,
    };
    match layout {
        Layout::Symbols => reader.symbols(shape),
        Layout::Tokens => reader.tokens(shape),
        Layout::Lists => reader.lists(shape),
    }
}

impl Reader<'_> {
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

    fn tokens(&self, shape: Shape) -> Result<Parsed, ParseError> {
        let tokens: Vec<&[Symbol]> = (0..self.scan.tokens.len())
            .map(|token| self.scan.token(token))
            .collect();
        let cells: Vec<Cell> = tokens
            .iter()
            .map(|token| self.token(token))
            .collect::<Result<_, _>>()?;
        let places = tokens.iter().map(|token| token[0].place()).collect();
        if cells.iter().any(|cell| matches!(cell, Cell::Marks(_))) {
            let marks = |cell: &Cell| match *cell {
                Cell::Digit(digit) => Digits::only(digit),
                Cell::Marks(digits) => digits,
            };
            let mut parsed = pencilled(shape, cells.iter().map(marks).collect(), places);
            // Only now: a blank does not tell that a peer is still open.
            for (digits, cell) in parsed.candidates.iter_mut().flatten().zip(&cells) {
                if let Cell::Digit(0) = cell {
                    *digits = Digits::all(self.side);
                }
            }
            return Ok(parsed);
        }
        let mut grid = Grid::empty(shape);
        for (at, cell) in cells.into_iter().enumerate() {
            if let Cell::Digit(digit) = cell {
                grid.set(at, digit);
            }
        }
        Ok(Parsed {
            grid,
            candidates: None,
            places,
        })
    }

    fn lists(&self, shape: Shape) -> Result<Parsed, ParseError> {
        let lists = self.scan.symbols.chunks_exact(self.side);
        let places = lists.clone().map(|list| list[0].place()).collect();
        let candidates = lists
            .map(|list| self.list(list))
            .collect::<Result<_, _>>()?;
        Ok(pencilled(shape, candidates, places))
    }

    /// One cell's list of candidates, each digit in its place or blank.
    fn list(&self, list: &[Symbol]) -> Result<Digits, ParseError> {
        let mut digits = Digits::EMPTY;
        for (place, symbol) in (1..).zip(list) {
            let digit = self.digit(*symbol)?;
            if digit != 0 && digit != place {
                return Err(symbol.error(Reason::Mark {
                    found: symbol.found,
                    digit: place,
                }));
            }
            digits.insert(digit);
        }
        Ok(digits)
    }

    fn token(&self, token: &[Symbol]) -> Result<Cell, ParseError> {
        if let [symbol] = token {
            return match symbol.found {
                '!' => Ok(Cell::Marks(Digits::EMPTY)),
                _ => self.digit(*symbol).map(Cell::Digit),
            };
        }
        if token.len() == self.side
            && let Ok(digits) = self.list(token)
        {
            return Ok(Cell::Marks(digits));
        }
        if token.iter().all(|symbol| symbol.is_blank()) {
            return Ok(Cell::Digit(0)); // as wide as the numbers beside it
        }
        if let Some(number) = self.number(token) {
            return match u8::try_from(number) {
                Ok(digit) if usize::from(digit) <= self.side => Ok(Cell::Digit(digit)),
                _ => Err(self.beyond(token, number)),
            };
        }
        let digits = token.iter().map(|symbol| self.digit(*symbol));
        let digits: Digits = digits
            .collect::<Result<Vec<u8>, _>>()?
            .into_iter()
            .collect();
        Ok(Cell::Marks(digits))
    }

    /// The number that a token of several symbols is, if it is not a set of candidates.
    ///
    /// Above 9×9 candidates are letters. Up to 9×9, a set has neither a 0 nor a digit twice.
    fn number(&self, token: &[Symbol]) -> Option<u32> {
        let digits: Option<Vec<u32>> = token
            .iter()
            .filter(|symbol| symbol.found == '0' || !symbol.is_blank())
            .map(|symbol| symbol.found.to_digit(10))
            .collect();
        let digits = digits.filter(|_| !self.letters)?;
        let repeats = || (1..digits.len()).any(|at| digits[..at].contains(&digits[at]));
        let number = self.side > 9 || digits.contains(&0) || repeats();
        let value = |value: u32, digit: &u32| value.saturating_mul(10).saturating_add(*digit);
        number.then(|| digits.iter().fold(0, value))
    }

    /// The digit that a symbol stands for.
    fn digit(&self, symbol: Symbol) -> Result<u8, ParseError> {
        let found = symbol.found.to_ascii_uppercase();
        let blank = symbol.is_blank() && !(found == '0' && self.alphabet == Alphabet::Hex);
        let value = match (found, self.alphabet) {
            _ if blank => Some(0),
            ('0'..='9', Alphabet::Hex) => Some(u32::from(found) - u32::from('0') + 1),
            ('0'..='9', _) => found.to_digit(10),
            ('A'..='Y', Alphabet::Letters) => Some(u32::from(found) - u32::from('A') + 1),
            ('A'..='Y', Alphabet::Hex) => Some(u32::from(found) - u32::from('A') + 11),
            ('A'..='Y', Alphabet::Digits) => Some(u32::from(found) - u32::from('A') + 10),
            _ => None,
        };
        // In a small grid a letter beyond is a stray character, not a digit that is too high.
        let fits = |value: u32| {
            u8::try_from(value)
                .ok()
                .filter(|it| usize::from(*it) <= self.side)
        };
        let stray = |value: u32| symbol.is_letter() && self.side <= 9 && fits(value).is_none();
        let Some(value) = value.filter(|value| !stray(*value)) else {
            let reason = Reason::Symbol {
                found: symbol.found,
                side: Some(self.side),
            };
            return Err(symbol.error(reason));
        };
        fits(value).ok_or_else(|| self.beyond(&[symbol], value))
    }

    fn beyond(&self, token: &[Symbol], found: u32) -> ParseError {
        // Enough to recognise it; what was pasted may be of any length.
        let mut text: String = token.iter().take(12).map(|symbol| symbol.found).collect();
        if token.len() > 12 {
            text.push('…');
        }
        token[0].error(Reason::Value {
            text,
            found,
            most: self.side,
        })
    }
}

/// A puzzle with pencil marks: which single candidates are filled in is to be guessed.
///
/// Programs print a filled cell and a cell with one candidate left alike. Where a digit is filled
/// in, they have taken it from the peers: so it is filled in unless a peer has it among several.
fn pencilled(shape: Shape, candidates: Vec<Digits>, places: Vec<(usize, usize)>) -> Parsed {
    let mut grid = Grid::empty(shape);
    for (cell, digits) in candidates.iter().enumerate() {
        let Some(digit) = digits.single() else {
            continue;
        };
        let open = |peer: &usize| candidates[*peer].len() > 1 && candidates[*peer].contains(digit);
        if !shape.houses().peers(cell).iter().any(open) {
            grid.set(cell, digit);
        }
    }
    Parsed {
        grid,
        candidates: Some(candidates),
        places,
    }
}
