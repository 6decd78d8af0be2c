//! What is wrong with a text that has no layout.

use core::iter;
use core::ops::Range;

use super::layout::{self, Layout};
use super::scan::{Scan, Symbol};
use super::{ParseError, Reading, Reason};
use crate::Shape;

/// Checks that the text is one grid, and its rows equally long if there are as many as the side.
///
/// Any other number of lines is a grid that was wrapped somewhere.
pub(super) fn check_rows(
    scan: &Scan,
    shape: Shape,
    layout: Layout,
    reading: Reading,
) -> Result<(), ParseError> {
    let unit = match layout {
        Layout::Symbols => Unit::Symbol,
        Layout::Tokens => Unit::Token,
        Layout::Lists => return Ok(()),
    };
    let error = if scan.rows.len() == shape.side() {
        wrong_row(scan, unit, shape.side())
    } else {
        several(scan, unit, reading)
    };
    error.map_or(Ok(()), Err)
}

/// Why no layout fits.
pub(super) fn diagnose(scan: &Scan, reading: Reading) -> ParseError {
    let Some(last) = scan.symbols.last() else {
        return ParseError {
            line: 1,
            column: 1,
            reason: Reason::Empty,
        };
    };
    if let Some(error) = several(scan, Unit::Symbol, reading) {
        return error;
    }
    let rows = uneven_rows(scan, reading);
    let digits = scan.symbols.iter().any(|symbol| symbol.is_digit());
    // Small grids have letters only instead of digits.
    let small = match (reading.shape.map(Shape::side), &rows) {
        (Some(side), _) | (None, &Some((side, _))) => side <= 9 && digits,
        (None, None) => scan.symbols.len() < 100,
    };
    if let Some(error) = stray_letter(scan).filter(|_| small && !reading.hex) {
        return error;
    }
    if let Some((_, error)) = rows {
        return error;
    }
    let unit = if scan.is_apart() && !reading.hex {
        Unit::Token
    } else {
        Unit::Symbol
    };
    wrong_count(scan, unit, *last, reading)
}

/// What counts as a cell.
#[derive(Clone, Copy)]
enum Unit {
    Symbol,
    Token,
}

impl Unit {
    fn in_row(self, scan: &Scan, row: usize) -> usize {
        match self {
            Self::Symbol => scan.row_symbols(row).len(),
            Self::Token => scan.rows[row].len(),
        }
    }

    /// The first symbol of a cell of a row.
    fn symbol(self, scan: &Scan, row: usize, cell: usize) -> Symbol {
        match self {
            Self::Symbol => scan.symbols[scan.row_symbols(row).start + cell],
            Self::Token => scan.token(scan.rows[row].start + cell)[0],
        }
    }
}

/// Rows that are named at most.
const NAMED: usize = 3;

/// The rows that have not as many cells as expected, at the first one too many or behind the last one
/// of the first of them.
fn wrong_row(scan: &Scan, unit: Unit, side: usize) -> Option<ParseError> {
    let cells = |row: usize| unit.in_row(scan, row);
    let line = |row: usize| scan.symbols[scan.row_symbols(row).start].line;
    let mut wrong = (0..scan.rows.len()).filter(|row| cells(*row) != side);
    let row = wrong.next()?;
    let reason = Reason::Row {
        lines: iter::once(row)
            .chain(wrong)
            .take(NAMED)
            .map(|row| (line(row), cells(row)))
            .collect(),
        found: (0..scan.rows.len()).map(cells).sum(),
        side,
    };
    Some(if cells(row) > side {
        unit.symbol(scan, row, side).error(reason)
    } else {
        behind(scan.symbols[scan.row_symbols(row).end - 1], reason)
    })
}

/// The side that most rows tell, and the row that differs or the rows that are too few or too many.
fn uneven_rows(scan: &Scan, reading: Reading) -> Option<(usize, ParseError)> {
    let rows = scan.rows.len();
    if rows < 2 {
        return None;
    }
    // With hex each symbol is a cell.
    let units = [Unit::Symbol, Unit::Token]
        .into_iter()
        .take(if reading.hex { 1 } else { 2 });
    for unit in units {
        let lengths: Vec<usize> = (0..rows).map(|row| unit.in_row(scan, row)).collect();
        let side = commonest(&lengths);
        let usual = 2 * lengths.iter().filter(|length| **length == side).count() > rows;
        let shape = reading.shape.or_else(|| Shape::of_side(side));
        if !usual || shape.is_none_or(|shape| shape.side() != side) {
            continue;
        }
        if let Some(error) = wrong_row(scan, unit, side) {
            return Some((side, error));
        }
        let reason = Reason::Rows { found: rows, side };
        let error = if rows > side {
            unit.symbol(scan, side, 0).error(reason)
        } else {
            behind(scan.symbols[scan.symbols.len() - 1], reason)
        };
        return Some((side, error));
    }
    None
}

/// The number that more than half of them are, if there is one (Boyer and Moore 1991).
fn commonest(numbers: &[usize]) -> usize {
    let (mut commonest, mut votes) = (0, 0);
    for &number in numbers {
        if votes == 0 {
            commonest = number;
        }
        // Each of another kind takes back one vote; of a majority some remain.
        if number == commonest {
            votes += 1;
        } else {
            votes -= 1;
        }
    }
    commonest
}

/// Several grids one after the other, which together may have as many cells as a larger one.
fn several(scan: &Scan, unit: Unit, reading: Reading) -> Option<ParseError> {
    let rows = scan.rows.len();
    // Each line is a grid, or each piece of the only line.
    let pieces: Vec<Range<usize>> = match rows {
        1 => scan.tokens.clone(),
        _ => (0..rows).map(|row| scan.row_symbols(row)).collect(),
    };
    let whole = |piece: &Range<usize>| {
        // Shorter lines are more likely rows of a large grid.
        layout::of_cells(piece.len(), reading).is_some_and(|shape| shape.side() >= 6)
    };
    if pieces.len() > 1 && pieces.iter().all(whole) {
        let second = scan.symbols[pieces[1].start];
        return Some(second.error(Reason::Several {
            grids: pieces.len(),
        }));
    }
    // As many rows as several grids have.
    let side = unit.in_row(scan, 0);
    let shape = reading.shape.or_else(|| Shape::of_side(side))?;
    let even = shape.side() == side
        && rows > side
        && rows.is_multiple_of(side)
        && (0..rows).all(|row| unit.in_row(scan, row) == side);
    even.then(|| {
        unit.symbol(scan, side, 0)
            .error(Reason::Several { grids: rows / side })
    })
}

fn stray_letter(scan: &Scan) -> Option<ParseError> {
    let letter = scan.symbols.iter().find(|symbol| symbol.is_letter())?;
    Some(letter.error(Reason::Symbol {
        found: letter.found,
        side: None,
    }))
}

/// Sides that people mean when they say none.
const USUAL: [usize; 6] = [4, 6, 9, 12, 16, 25];

/// Candidate lists of a 9×9 grid. Those of other sizes are in nobody's use.
const LISTS: usize = 729;

/// How many cells were probably meant: those of a usual grid if less than half a row is amiss, else
/// 81, unless that is far too few.
fn meant(found: usize, reading: Reading) -> usize {
    if let Some(shape) = reading.shape {
        return shape.cells();
    }
    let near = |cells: usize, side: usize| 2 * cells.abs_diff(found) < side;
    let sides = USUAL.into_iter();
    let usual = sides
        .clone()
        .map(|side| (side * side, side))
        .find(|&(cells, side)| near(cells, side))
        .map(|(cells, _)| cells);
    usual
        .or(near(LISTS, 9).then_some(LISTS))
        .or((found < 121).then_some(81))
        .or_else(|| {
            sides
                .map(|side| side * side)
                .min_by_key(|cells| cells.abs_diff(found))
        })
        .unwrap_or(81)
}

/// A number of cells that fits nothing, at the first one too many or behind the last one.
fn wrong_count(scan: &Scan, unit: Unit, last: Symbol, reading: Reading) -> ParseError {
    let (found, place): (usize, &dyn Fn(usize) -> Symbol) = match unit {
        Unit::Symbol => (scan.symbols.len(), &|at| scan.symbols[at]),
        Unit::Token => (scan.tokens.len(), &|at| scan.token(at)[0]),
    };
    let expected = meant(found, reading);
    let reason = Reason::Cells { found, expected };
    if found > expected {
        place(expected).error(reason)
    } else {
        behind(last, reason)
    }
}

fn behind(symbol: Symbol, reason: Reason) -> ParseError {
    ParseError {
        line: symbol.line,
        column: symbol.column + 1,
        reason,
    }
}
