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
    let gaps = lines.iter().any(|(_, line)| line.contains(is_space));
    if !gaps || !lines.iter().all(|(_, line)| line.chars().all(is_known)) {
        return None;
    }
    let candidates = templates(shape);
    let way = candidates
        .iter()
        .find(|way| lines.iter().all(|(_, line)| matches_template(line, way)));
    way.map_or_else(
        || width_error(lines, shape.side()).map(Err),
        |way| {
            let mut cells = FoundCells::default();
            for (number, line) in lines {
                for (at, (found, part)) in line.chars().zip(way.chars()).enumerate() {
                    if part == CELL {
                        let digit =
                            parse_cell(found.encode_utf8(&mut [0; 4]), shape.side()).ok()?;
                        cells.push(digit, (*number, at + 1));
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
    let close = CELL.to_string();
    let stack = close.repeat(shape.box_columns());
    let spaced_row = format!(" {}", "# ".repeat(shape.box_columns()));
    let row_of = |part: &str| vec![part; side / shape.box_columns()].join("|");
    let wide = "# ".repeat(side);
    vec![
        close.repeat(side),
        wide.trim_end().to_owned(),
        wide,
        row_of(&stack),
        format!("|{}|", row_of(&stack)),
        row_of(&spaced_row).trim().to_owned(),
        row_of(&spaced_row),
        format!("|{}|", row_of(&spaced_row)),
    ]
}

/// Returns `true` if the line matches the template.
fn matches_template(line: &str, template: &str) -> bool {
    let part = |(found, part): (char, char)| match part {
        CELL => found != '|',
        '|' => found == '|',
        _ => is_space(found),
    };
    line.chars().count() == template.len() && line.chars().zip(template.chars()).all(part)
}

/// The error if the text is almost such a grid: the first line whose width differs from the usual
/// one.
fn width_error(lines: &[(usize, &str)], side: usize) -> Option<ParseError> {
    let wide = |line: &str| line.chars().count();
    let expected = [side, 2 * side - 1]
        .into_iter()
        .max_by_key(|&width| lines.iter().filter(|(_, line)| wide(line) == width).count())?;
    let some = lines.iter().any(|(_, line)| wide(line) == expected);
    if !some || lines.iter().any(|(_, line)| wide(line) > 2 * side) {
        return None;
    }
    let faulty = |(_, line): &&(usize, &str)| wide(line) != expected;
    let &(number, line) = lines.iter().find(faulty)?;
    Some(ParseError {
        line: number,
        column: wide(line).min(expected) + 1,
        reason: ParseErrorReason::Width {
            found: wide(line),
            expected,
        },
    })
}

const fn is_space(found: char) -> bool {
    matches!(found, ' ' | '\u{a0}' | '\u{2007}' | '\u{3000}')
}
