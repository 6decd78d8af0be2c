//! Grids with spaces for blanks, in which the position of a digit in its line determines its
//! column.

use super::{FoundCells, parse_cell, shape_of};
use crate::Shape;
use crate::parse::{ParseError, ParseErrorReason, ParseOptions, Parsed, is_border};

/// Reads a grid with spaces for blanks. Returns `None` if the text is not such a grid.
///
/// Lines that lost spaces at one end cannot be distinguished from lines that lost spaces at the
/// other end, so such text is rejected.
pub(super) fn read(text: &str, options: ParseOptions) -> Option<Result<Parsed, ParseError>> {
    let lines: Vec<(usize, &str)> = (1..)
        .zip(text.lines())
        .filter(|(_, line)| line.trim().is_empty() || !is_border(line))
        .collect();
    let first = lines.iter().position(|(_, line)| !line.is_empty())?;
    let last = lines.iter().rposition(|(_, line)| !line.is_empty())?;
    let lines = &lines[first..=last];
    let shape = shape_of(lines.len(), options).filter(|shape| shape.side() <= 9)?;
    let is_known = |found| matches!(found, '1'..='9' | '|') || is_space(found);
    let has_gaps = lines.iter().any(|(_, line)| line.contains(is_space));
    if !has_gaps || !lines.iter().all(|(_, line)| line.chars().all(is_known)) {
        return None;
    }
    let templates = templates(shape);
    let template = templates.iter().find(|template| {
        lines
            .iter()
            .all(|(_, line)| matches_template(line, template))
    });
    template.map_or_else(
        || width_error(lines, shape.side()).map(Err),
        |template| {
            let mut cells = FoundCells::default();
            for (number, line) in lines {
                for (column, (found, part)) in line.chars().zip(template.chars()).enumerate() {
                    if part == CELL {
                        let digit =
                            parse_cell(found.encode_utf8(&mut [0; 4]), shape.side()).ok()?;
                        cells.push(digit, (*number, column + 1));
                    }
                }
            }
            cells.into_parsed(shape).map(Ok)
        },
    )
}

/// The placeholder for a cell in a template.
const CELL: char = '#';

/// The possible formats of a line: cells side by side or separated by spaces, with or without bars
/// between boxes.
fn templates(shape: Shape) -> Vec<String> {
    let side = shape.side();
    let cell = CELL.to_string();
    let stack = cell.repeat(shape.box_columns());
    let spaced_row = format!(" {}", "# ".repeat(shape.box_columns()));
    let row_of = |part: &str| vec![part; side / shape.box_columns()].join("|");
    let spaced = "# ".repeat(side);
    vec![
        cell.repeat(side),
        spaced.trim_end().to_owned(),
        spaced,
        row_of(&stack),
        format!("|{}|", row_of(&stack)),
        row_of(&spaced_row).trim().to_owned(),
        row_of(&spaced_row),
        format!("|{}|", row_of(&spaced_row)),
    ]
}

/// Returns `true` if the line matches the template.
fn matches_template(line: &str, template: &str) -> bool {
    let matches_char = |(found, template_char): (char, char)| match template_char {
        CELL => found != '|',
        '|' => found == '|',
        _ => is_space(found),
    };
    line.chars().count() == template.len() && line.chars().zip(template.chars()).all(matches_char)
}

/// The error for a text that is almost a grid with spaces for blanks: it reports the first line whose width
/// differs from the usual one. Returns `None` for any other text.
fn width_error(lines: &[(usize, &str)], side: usize) -> Option<ParseError> {
    let width = |line: &str| line.chars().count();
    let expected_width = [side, 2 * side - 1].into_iter().max_by_key(|&candidate| {
        lines
            .iter()
            .filter(|(_, line)| width(line) == candidate)
            .count()
    })?;
    let has_expected_width = lines.iter().any(|(_, line)| width(line) == expected_width);
    if !has_expected_width || lines.iter().any(|(_, line)| width(line) > 2 * side) {
        return None;
    }
    let has_other_width = |(_, line): &&(usize, &str)| width(line) != expected_width;
    let &(line_number, line) = lines.iter().find(has_other_width)?;
    Some(ParseError {
        line: line_number,
        column: width(line).min(expected_width) + 1,
        reason: ParseErrorReason::Width {
            found: width(line),
            expected: expected_width,
        },
    })
}

const fn is_space(found: char) -> bool {
    matches!(found, ' ' | '\u{a0}' | '\u{2007}' | '\u{3000}')
}
