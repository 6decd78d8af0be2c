//! Diagnosis of text that fits no layout.

use core::iter;
use core::ops::Range;

use super::layout::{self, Layout};
use super::scan::{Scan, Symbol};
use super::{ParseError, ParseErrorReason, ParseOptions};
use crate::Shape;

/// Returns an error if the text contains several grids, or if the number of rows is the side of the shape and
/// the rows have different lengths. Any other number of rows is accepted as a grid with wrapped lines.
pub(super) fn check_rows(
    scan: &Scan,
    shape: Shape,
    layout: Layout,
    options: ParseOptions,
) -> Result<(), ParseError> {
    let unit = match layout {
        Layout::Symbols => CellUnit::Symbol,
        Layout::Tokens => CellUnit::Token,
        Layout::Lists => return Ok(()),
    };
    let error = if scan.rows.len() == shape.side() {
        row_length_error(scan, unit, shape.side())
    } else {
        several_grids_error(scan, unit, options)
    };
    error.map_or(Ok(()), Err)
}

/// The error that explains why no layout fits the text.
pub(super) fn diagnose(scan: &Scan, options: ParseOptions) -> ParseError {
    let Some(last_symbol) = scan.symbols.last() else {
        return ParseError {
            line: 1,
            column: 1,
            reason: ParseErrorReason::Empty,
        };
    };
    if let Some(error) = several_grids_error(scan, CellUnit::Symbol, options) {
        return error;
    }
    let rows = uneven_rows(scan, options);
    let has_digits = scan.symbols.iter().any(|symbol| symbol.is_digit());
    // In small grids, letters can only replace all digits.
    let is_small = match (options.shape.map(Shape::side), &rows) {
        (Some(side), _) | (None, &Some((side, _))) => side <= 9 && has_digits,
        (None, None) => scan.symbols.len() < 100,
    };
    if let Some(error) = stray_letter_error(scan).filter(|_| is_small && !options.hex) {
        return error;
    }
    if let Some((_, error)) = rows {
        return error;
    }
    let unit = if scan.has_short_tokens() && !options.hex {
        CellUnit::Token
    } else {
        CellUnit::Symbol
    };
    cell_count_error(scan, unit, *last_symbol, options)
}

/// The unit of text that stands for a cell.
#[derive(Clone, Copy)]
enum CellUnit {
    Symbol,
    Token,
}

impl CellUnit {
    /// The number of cells in a row.
    fn cells_in_row(self, scan: &Scan, row: usize) -> usize {
        match self {
            Self::Symbol => scan.row_symbols(row).len(),
            Self::Token => scan.rows[row].len(),
        }
    }

    /// The first symbol of a cell in a row.
    fn symbol(self, scan: &Scan, row: usize, cell: usize) -> Symbol {
        match self {
            Self::Symbol => scan.symbols[scan.row_symbols(row).start + cell],
            Self::Token => scan.token(scan.rows[row].start + cell)[0],
        }
    }
}

/// The maximum number of faulty rows listed in an error.
const MAX_LISTED_ROWS: usize = 3;

/// The error for rows that do not have `side` cells; `None` if there are none. Its position is the first
/// superfluous cell, or the end, of the first such row.
fn row_length_error(scan: &Scan, unit: CellUnit, side: usize) -> Option<ParseError> {
    let cells = |row: usize| unit.cells_in_row(scan, row);
    let line = |row: usize| scan.symbols[scan.row_symbols(row).start].line;
    let mut faulty_rows = (0..scan.rows.len()).filter(|row| cells(*row) != side);
    let row = faulty_rows.next()?;
    let reason = ParseErrorReason::Row {
        lines: iter::once(row)
            .chain(faulty_rows)
            .take(MAX_LISTED_ROWS)
            .map(|row| (line(row), cells(row)))
            .collect(),
        found: (0..scan.rows.len()).map(cells).sum(),
        side,
    };
    Some(if cells(row) > side {
        unit.symbol(scan, row, side).error(reason)
    } else {
        error_after(scan.symbols[scan.row_symbols(row).end - 1], reason)
    })
}

/// The length that most rows have, and the error for rows of a different length or for a wrong number of rows. `None`
/// if no length is that of most rows, or if it is not the side of a shape.
fn uneven_rows(scan: &Scan, options: ParseOptions) -> Option<(usize, ParseError)> {
    let rows = scan.rows.len();
    if rows < 2 {
        return None;
    }
    // With [`ParseOptions::hex`] every symbol is a cell.
    let units = [CellUnit::Symbol, CellUnit::Token]
        .into_iter()
        .take(if options.hex { 1 } else { 2 });
    for unit in units {
        let lengths: Vec<usize> = (0..rows).map(|row| unit.cells_in_row(scan, row)).collect();
        let side = majority(&lengths);
        let is_majority = 2 * lengths.iter().filter(|length| **length == side).count() > rows;
        let shape = options.shape.or_else(|| Shape::of_side(side));
        if !is_majority || shape.is_none_or(|shape| shape.side() != side) {
            continue;
        }
        if let Some(error) = row_length_error(scan, unit, side) {
            return Some((side, error));
        }
        let reason = ParseErrorReason::Rows { found: rows, side };
        let error = if rows > side {
            unit.symbol(scan, side, 0).error(reason)
        } else {
            error_after(scan.symbols[scan.symbols.len() - 1], reason)
        };
        return Some((side, error));
    }
    None
}

/// The majority element of the numbers, if there is one; otherwise any of them (Boyer and Moore,
/// "MJRTY: a fast majority vote algorithm", 1991).
fn majority(numbers: &[usize]) -> usize {
    let (mut majority, mut votes) = (0, 0);
    for &number in numbers {
        if votes == 0 {
            majority = number;
        }
        // Each other number cancels one vote; a majority keeps at least one.
        if number == majority {
            votes += 1;
        } else {
            votes -= 1;
        }
    }
    majority
}

/// The error for several grids in succession, whose total number of cells may equal the number of cells of a
/// larger grid; `None` if the text does not consist of several grids.
fn several_grids_error(scan: &Scan, unit: CellUnit, options: ParseOptions) -> Option<ParseError> {
    let rows = scan.rows.len();
    // Each line may be a grid, or each token of a single line.
    let pieces: Vec<Range<usize>> = match rows {
        1 => scan.tokens.clone(),
        _ => (0..rows).map(|row| scan.row_symbols(row)).collect(),
    };
    let is_complete = |piece: &Range<usize>| {
        // Shorter lines are probably rows of a large grid.
        layout::shape_of_cells(piece.len(), options).is_some_and(|shape| shape.side() >= 6)
    };
    if pieces.len() > 1 && pieces.iter().all(is_complete) {
        let second = scan.symbols[pieces[1].start];
        return Some(second.error(ParseErrorReason::Several {
            grids: pieces.len(),
        }));
    }
    // The number of rows is that of several grids.
    let side = unit.cells_in_row(scan, 0);
    let shape = options.shape.or_else(|| Shape::of_side(side))?;
    let has_several_grids = shape.side() == side
        && rows > side
        && rows.is_multiple_of(side)
        && (0..rows).all(|row| unit.cells_in_row(scan, row) == side);
    has_several_grids.then(|| {
        unit.symbol(scan, side, 0)
            .error(ParseErrorReason::Several { grids: rows / side })
    })
}

/// The error for the first letter of a text whose grid cannot contain letters; `None` without a letter.
fn stray_letter_error(scan: &Scan) -> Option<ParseError> {
    let letter = scan.symbols.iter().find(|symbol| symbol.is_letter())?;
    Some(letter.error(ParseErrorReason::Symbol {
        found: letter.found,
        side: None,
    }))
}

/// The side lengths of common grids. If no shape is requested and the number of cells is wrong, the error
/// assumes that one of these sizes was meant.
const COMMON_SIDES: [usize; 6] = [4, 6, 9, 12, 16, 25];

/// The number of symbols in the candidate lists of a 9×9 grid. Candidate lists of other sizes are rare, so an
/// error never assumes that they were meant.
const CANDIDATE_LIST_SYMBOLS: usize = 729;

/// The number of cells, or of symbols in candidate lists, that the author of a text with `found` cells
/// probably meant: the requested number; otherwise the number of a common size that differs by less than half
/// a row; otherwise 81, or the nearest common size if the text is far longer.
fn likely_cell_count(found: usize, options: ParseOptions) -> usize {
    if let Some(shape) = options.shape {
        return shape.cells();
    }
    let is_near = |cells: usize, side: usize| 2 * cells.abs_diff(found) < side;
    let sides = COMMON_SIDES.into_iter();
    let common_count = sides
        .clone()
        .map(|side| (side * side, side))
        .find(|&(cells, side)| is_near(cells, side))
        .map(|(cells, _)| cells);
    common_count
        .or(is_near(CANDIDATE_LIST_SYMBOLS, 9).then_some(CANDIDATE_LIST_SYMBOLS))
        .or((found < 121).then_some(81))
        .or_else(|| {
            sides
                .map(|side| side * side)
                .min_by_key(|cells| cells.abs_diff(found))
        })
        .unwrap_or(81)
}

/// The error for a wrong number of cells. Its position is the first superfluous cell, or the end of
/// the text.
fn cell_count_error(
    scan: &Scan,
    unit: CellUnit,
    last: Symbol,
    options: ParseOptions,
) -> ParseError {
    let (found, cell_symbol): (usize, &dyn Fn(usize) -> Symbol) = match unit {
        CellUnit::Symbol => (scan.symbols.len(), &|index| scan.symbols[index]),
        CellUnit::Token => (scan.tokens.len(), &|index| scan.token(index)[0]),
    };
    let expected = likely_cell_count(found, options);
    let reason = ParseErrorReason::Cells { found, expected };
    if found > expected {
        cell_symbol(expected).error(reason)
    } else {
        error_after(last, reason)
    }
}

/// An error at the position after a symbol.
fn error_after(symbol: Symbol, reason: ParseErrorReason) -> ParseError {
    ParseError {
        line: symbol.line,
        column: symbol.column + 1,
        reason,
    }
}
