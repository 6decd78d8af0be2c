//! Cells between tabs, commas, semicolons or bars, as spreadsheets copy them.

use super::{Cells, cell, shape_of, uneven};
use crate::parse::{ParseError, Parsed, Reading, is_border};

/// One row: its line, and each field with the column it begins in.
type Row<'a> = (usize, Vec<(usize, &'a str)>);

/// Reads a table; none if the text is not one.
pub(super) fn read(text: &str, reading: Reading) -> Option<Result<Parsed, ParseError>> {
    ['\t', ',', ';', '|']
        .into_iter()
        .find_map(|between| table(text, between, reading))
}

fn table(text: &str, between: char, reading: Reading) -> Option<Result<Parsed, ParseError>> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        // A row of blanks alone has nothing but its tabs.
        if line.is_empty() || (line.trim().is_empty() && !line.contains(between)) || is_border(line)
        {
            continue;
        }
        if !line.contains(between) {
            return None;
        }
        rows.push((number, fields(line, between)));
    }
    let [(line, only)] = &rows[..] else {
        return square(rows, text, reading);
    };
    // All cells on one line.
    let side = only.len().isqrt();
    let shape = shape_of(side, reading).filter(|shape| shape.cells() == only.len())?;
    let mut cells = Cells::default();
    for &(column, field) in only {
        cells.push(cell(field, side).ok()?, (*line, column));
    }
    cells.into_parsed(shape).map(Ok)
}

fn square(
    mut rows: Vec<Row<'_>>,
    text: &str,
    reading: Reading,
) -> Option<Result<Parsed, ParseError>> {
    let side = rows.len();
    // A separator behind each cell.
    let behind = |(_, fields): &Row<'_>| {
        fields.len() == side + 1
            && fields
                .last()
                .is_some_and(|(_, last)| last.trim().is_empty())
    };
    if rows.iter().all(behind) {
        for (_, fields) in &mut rows {
            fields.pop();
        }
    }
    let usual = rows
        .iter()
        .filter(|(_, fields)| fields.len() == side)
        .count();
    let shape = shape_of(side, reading).filter(|_| 2 * usual > side)?;
    let lengths: Vec<(usize, usize)> = rows
        .iter()
        .map(|(line, fields)| (*line, fields.len()))
        .collect();
    let end = |line: usize| {
        text.lines()
            .nth(line - 1)
            .map_or(1, |line| line.chars().count() + 1)
    };
    if let Some(error) = uneven(&lengths, side, &end) {
        return Some(Err(error));
    }
    let mut cells = Cells::default();
    for (line, fields) in rows {
        for (column, field) in fields {
            match cell(field, side) {
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

/// The fields of a line; bars may stand at its ends too.
fn fields(line: &str, between: char) -> Vec<(usize, &str)> {
    let mut fields = Vec::new();
    let mut column = 1;
    for field in line.split(between) {
        fields.push((column, field));
        column += field.chars().count() + 1;
    }
    let outer = line.starts_with('|') && line.trim_end().ends_with('|');
    if between == '|' && outer && fields.len() > 2 {
        fields.remove(0);
        fields.pop();
    }
    fields
}
