//! Tables with cells separated by tabs, commas, semicolons or bars, as copied from a spreadsheet.

use super::{FoundCells, parse_cell, shape_of, uneven_rows_error};
use crate::parse::{ParseError, ParseOptions, Parsed, is_border};

/// A row of a table: its line, and each field with the column in which it begins (both from 1).
type TableRow<'a> = (usize, Vec<(usize, &'a str)>);

/// Reads a grid written as a table. Returns `None` if the text is not a table.
pub(super) fn read(text: &str, options: ParseOptions) -> Option<Result<Parsed, ParseError>> {
    ['\t', ',', ';', '|']
        .into_iter()
        .find_map(|separator| read_separated(text, separator, options))
}

/// Reads a table with this separator, with one row per line or all cells on a single line.
fn read_separated(
    text: &str,
    separator: char,
    options: ParseOptions,
) -> Option<Result<Parsed, ParseError>> {
    let mut rows: Vec<TableRow<'_>> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        // A row of blanks may consist of separators alone.
        if line.is_empty()
            || (line.trim().is_empty() && !line.contains(separator))
            || is_border(line)
        {
            continue;
        }
        if !line.contains(separator) {
            return None;
        }
        rows.push((number, fields(line, separator)));
    }
    let [(line, fields)] = &rows[..] else {
        return read_rows(rows, text, options);
    };
    // All cells are on a single line.
    let side = fields.len().isqrt();
    let shape = shape_of(side, options).filter(|shape| shape.cells() == fields.len())?;
    let mut cells = FoundCells::default();
    for &(column, field) in fields {
        cells.push(parse_cell(field, side).ok()?, (*line, column));
    }
    cells.into_parsed(shape).map(Ok)
}

/// Reads a table whose number of rows is the side of the grid.
fn read_rows(
    mut rows: Vec<TableRow<'_>>,
    text: &str,
    options: ParseOptions,
) -> Option<Result<Parsed, ParseError>> {
    let side = rows.len();
    // A separator may follow every cell, including the last one.
    let has_trailing_separator = |(_, fields): &TableRow<'_>| {
        fields.len() == side + 1
            && fields
                .last()
                .is_some_and(|(_, last)| last.trim().is_empty())
    };
    if rows.iter().all(has_trailing_separator) {
        for (_, fields) in &mut rows {
            fields.pop();
        }
    }
    let full_rows = rows
        .iter()
        .filter(|(_, fields)| fields.len() == side)
        .count();
    let shape = shape_of(side, options).filter(|_| 2 * full_rows > side)?;
    let lengths: Vec<(usize, usize)> = rows
        .iter()
        .map(|(line, fields)| (*line, fields.len()))
        .collect();
    let line_end = |line: usize| {
        text.lines()
            .nth(line - 1)
            .map_or(1, |line| line.chars().count() + 1)
    };
    if let Some(error) = uneven_rows_error(&lengths, side, &line_end) {
        return Some(Err(error));
    }
    let mut cells = FoundCells::default();
    for (line, fields) in rows {
        for (column, field) in fields {
            match parse_cell(field, side) {
                Ok(digit) => cells.push(digit, (line, column)),
                Err(reason) => {
                    return Some(Err(ParseError {
                        line,
                        column,
                        reason,
                    }));
                }
            }
        }
    }
    cells.into_parsed(shape).map(Ok)
}

/// The fields of a line, each with its column. Bars at both ends of the line are ignored.
fn fields(line: &str, separator: char) -> Vec<(usize, &str)> {
    let mut fields = Vec::new();
    let mut column = 1;
    for field in line.split(separator) {
        fields.push((column, field));
        column += field.chars().count() + 1;
    }
    let has_outer_bars = line.starts_with('|') && line.trim_end().ends_with('|');
    if separator == '|' && has_outer_bars && fields.len() > 2 {
        fields.remove(0);
        fields.pop();
    }
    fields
}
