//! What is wrong with a text that has no layout.

use core::iter;

use super::layout::{self, Layout};
use super::scan::{Scan, Symbol};
use super::{ParseError, Reading, Reason};
use crate::Shape;

/// Checks that rows are equally long, if there are as many as the side.
///
/// Any other number of lines is a grid that was wrapped somewhere.
pub(super) fn check_rows(scan: &Scan, shape: Shape, layout: Layout) -> Result<(), ParseError> {
    let unit = match layout {
        Layout::Symbols => Unit::Symbol,
        Layout::Tokens => Unit::Token,
        Layout::Lists => return Ok(()),
    };
    if scan.rows.len() != shape.side() {
        return Ok(());
    }
    wrong_row(scan, unit, shape.side()).map_or(Ok(()), Err)
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
    if let Some(error) = several(scan, reading) {
        return error;
    }
    let rows = uneven_rows(scan, reading);
    let small = reading.shape.map_or_else(
        || {
            let without = scan
                .symbols
                .iter()
                .filter(|symbol| !symbol.is_letter())
                .count();
            matches!(&rows, Some((4..=9, _)))
                || Shape::of_cells(without).is_some_and(|shape| shape.side() <= 9)
        },
        |shape| shape.side() <= 9,
    );
    let digits = scan.symbols.iter().any(|symbol| symbol.is_digit());
    if small
        && digits
        && !reading.hex
        && let Some(error) = stray_letter(scan)
    {
        return error;
    }
    if let Some((_, error)) = rows {
        return error;
    }
    if let Some(error) = stray_letter(scan).filter(|_| scan.symbols.len() < 100 && !reading.hex) {
        return error;
    }
    // Mostly single symbols with something between are cells of their own, even if some are longer.
    let apart = scan.symbols.len() < 2 * scan.tokens.len() && !reading.hex;
    let unit = if apart { Unit::Token } else { Unit::Symbol };
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

/// The first row that has not as many cells as expected, at the first one too many or behind the
/// last one.
fn wrong_row(scan: &Scan, unit: Unit, expected: usize) -> Option<ParseError> {
    let row = (0..scan.rows.len()).find(|row| unit.in_row(scan, *row) != expected)?;
    let found = unit.in_row(scan, row);
    let reason = Reason::Row {
        row: row + 1,
        found,
        expected,
    };
    Some(if found > expected {
        unit.symbol(scan, row, expected).error(reason)
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
        let mut lengths: Vec<usize> = (0..rows).map(|row| unit.in_row(scan, row)).collect();
        lengths.sort_unstable();
        let side = lengths[rows / 2];
        let usual = 2 * lengths.iter().filter(|length| **length == side).count() > rows;
        let shape = reading.shape.or_else(|| Shape::of_side(side));
        if !usual || shape.is_none_or(|shape| shape.side() != side) {
            continue;
        }
        if let Some(error) = wrong_row(scan, unit, side) {
            return Some((side, error));
        }
        let reason = Reason::Rows {
            found: rows,
            expected: side,
        };
        let error = if rows > side {
            unit.symbol(scan, side, 0).error(reason)
        } else {
            behind(scan.symbols[scan.symbols.len() - 1], reason)
        };
        return Some((side, error));
    }
    None
}

/// Several lines, each of them a grid.
fn several(scan: &Scan, reading: Reading) -> Option<ParseError> {
    let grids = scan.rows.len();
    let whole = |row: usize| {
        let shape = layout::of_cells(scan.row_symbols(row).len(), reading);
        // Shorter lines are more likely rows of a large grid.
        shape.is_some_and(|shape| shape.side() >= 6)
    };
    let several = grids > 1 && (0..grids).all(whole);
    several.then(|| scan.symbols[scan.row_symbols(1).start].error(Reason::Several { grids }))
}

fn stray_letter(scan: &Scan) -> Option<ParseError> {
    let letter = scan.symbols.iter().find(|symbol| symbol.is_letter())?;
    Some(letter.error(Reason::Symbol {
        found: letter.found,
        side: None,
    }))
}

/// The numbers of symbols that make a grid of this shape.
fn readable(shape: Shape) -> impl Iterator<Item = usize> {
    // Shorter candidate lists are in nobody's use and would only confuse.
    let lists = (shape.side() >= 9).then_some(shape.cells() * shape.side());
    iter::once(shape.cells()).chain(lists)
}

/// A number of cells that fits nothing, at the first one too many or behind the last one.
fn wrong_count(scan: &Scan, unit: Unit, last: Symbol, reading: Reading) -> ParseError {
    let (found, place): (usize, &dyn Fn(usize) -> Symbol) = match unit {
        Unit::Symbol => (scan.symbols.len(), &|at| scan.symbols[at]),
        Unit::Token => (scan.tokens.len(), &|at| scan.token(at)[0]),
    };
    let mut counts: Vec<usize> = match reading.shape {
        Some(shape) => vec![shape.cells()],
        None => (4..=Shape::MAX_SIDE)
            .filter_map(Shape::of_side)
            .flat_map(readable)
            .collect(),
    };
    counts.sort_unstable();
    let below = counts.iter().rev().find(|count| **count < found).copied();
    let above = counts.iter().find(|count| **count > found).copied();
    let reason = Reason::Cells {
        found,
        expected: below.into_iter().chain(above).collect(),
    };
    let nearer_below = |below: &usize| above.is_none_or(|above| found - below <= above - found);
    match below.filter(nearer_below) {
        Some(below) => place(below).error(reason),
        None => behind(last, reason),
    }
}

fn behind(symbol: Symbol, reason: Reason) -> ParseError {
    ParseError {
        line: symbol.line,
        column: symbol.column + 1,
        reason,
    }
}
