//! Lists in the syntax of Python, JSON and similar languages: lists of rows, of cells, or of
//! strings.

use super::{FoundCells, parse_cell, shape_of, uneven_rows_error};
use crate::parse::{ParseError, ParseErrorReason, ParseOptions, Parsed, parse};

/// An item of a list, with its line and column (from 1).
struct ListItem {
    text: String,
    quoted: bool,
    place: (usize, usize),
}

/// The innermost lists of a text, each with the line on which it begins and its items.
type InnermostLists = Vec<(usize, Vec<ListItem>)>;

/// Reads a grid written as a list. Returns `None` if the text contains no list.
pub(super) fn read(text: &str, options: ParseOptions) -> Option<Result<Parsed, ParseError>> {
    let lists = match innermost_lists(text)? {
        Ok(lists) => lists,
        Err(error) => return Some(Err(error)),
    };
    let items = || lists.iter().flat_map(|(_, items)| items);
    // The items are strings, each with one row or with all rows.
    if items().all(|item| item.quoted) && items().any(|item| item.text.chars().count() > 2) {
        return Some(read_strings(&lists, options));
    }
    if let [(_, items)] = &lists[..] {
        let side = items.len().isqrt();
        let shape = shape_of(side, options).filter(|shape| shape.cells() == items.len())?;
        return Some(read_cells(&lists, shape.side()).and_then(|cells| to_parsed(cells, shape)));
    }
    let side = lists.len();
    let full_rows = lists
        .iter()
        .filter(|(_, items)| items.len() == side)
        .count();
    let shape = shape_of(side, options).filter(|_| 2 * full_rows > side)?;
    let rows: Vec<(usize, usize)> = (1..)
        .zip(&lists)
        .map(|(row, (_, items))| (row, items.len()))
        .collect();
    let lines: Vec<(usize, usize)> = lists
        .iter()
        .map(|(line, items)| (*line, items.len()))
        .collect();
    let on_separate_lines = lines.is_sorted_by_key(|(line, _)| *line)
        && lines.windows(2).all(|pair| pair[0].0 < pair[1].0);
    if let Some(error) =
        uneven_rows_error(if on_separate_lines { &lines } else { &rows }, side, &|_| 1)
    {
        let uneven_list = lists.iter().find(|(_, items)| items.len() != side);
        let last_item = uneven_list.and_then(|(_, items)| items.last());
        let (line, column) = last_item.map_or((error.line, 1), |item| item.place);
        return Some(Err(ParseError {
            line,
            column,
            reason: error.reason,
        }));
    }
    Some(read_cells(&lists, side).and_then(|cells| to_parsed(cells, shape)))
}

/// Converts cells to a grid of this shape; an error if their number does not fit the shape.
fn to_parsed(cells: FoundCells, shape: crate::Shape) -> Result<Parsed, ParseError> {
    cells.into_parsed(shape).ok_or(ParseError {
        line: 1,
        column: 1,
        reason: ParseErrorReason::Empty,
    })
}

/// Parses each item of the lists as a cell of a grid with this side.
fn read_cells(lists: &InnermostLists, side: usize) -> Result<FoundCells, ParseError> {
    let mut cells = FoundCells::default();
    for ListItem { text, place, .. } in lists.iter().flat_map(|(_, items)| items) {
        match parse_cell(text, side) {
            Ok(digit) => cells.push(digit, *place),
            Err(reason) => {
                let (line, column) = *place;
                return Err(ParseError {
                    line,
                    column,
                    reason,
                });
            }
        }
    }
    Ok(cells)
}

/// Reads strings, each of which contains one row or all rows.
fn read_strings(lists: &InnermostLists, options: ParseOptions) -> Result<Parsed, ParseError> {
    let items: Vec<&ListItem> = lists.iter().flat_map(|(_, items)| items).collect();
    let rows: Vec<&str> = items.iter().map(|item| item.text.as_str()).collect();
    let text = rows.join("\n");
    let result = super::spaces::read(&text, options).unwrap_or_else(|| parse(&text, options));
    // Translates a position in the joined strings to a position in the list.
    let location = |(line, column): (usize, usize)| {
        let item = items.get(line.saturating_sub(1)).or(items.last());
        item.map_or((1, 1), |item| (item.place.0, item.place.1 + column - 1))
    };
    match result {
        Ok(mut parsed) => {
            for place in &mut parsed.places {
                *place = location(*place);
            }
            Ok(parsed)
        }
        Err(error) => {
            let (line, column) = location((error.line, error.column));
            Err(ParseError {
                line,
                column,
                reason: error.reason,
            })
        }
    }
}

/// Splits the text between the first bracket and its closing bracket into innermost lists. Returns `None` if there
/// is no nonempty list in square or round brackets.
fn innermost_lists(text: &str) -> Option<Result<InnermostLists, ParseError>> {
    let mut lists: InnermostLists = Vec::new();
    let mut open_brackets: Vec<char> = Vec::new();
    let mut quote: Option<char> = None;
    let mut item: Option<ListItem> = None;
    let mut is_closed = false;
    // `true` if an item or a list has occurred since the last comma.
    let mut item_seen = false;
    for (line, row) in (1..).zip(text.lines()) {
        for (column, found) in (1..).zip(row.chars()) {
            let location = (line, column);
            if let Some(end) = quote {
                if found == end {
                    quote = None;
                    item_seen = true;
                    end_item(&mut lists, &mut item);
                } else if let Some(item) = &mut item {
                    item.text.push(found);
                }
                continue;
            }
            match found {
                '[' if is_closed => {
                    return Some(Err(error_at(
                        location,
                        ParseErrorReason::Several { grids: 2 },
                    )));
                }
                '[' | '(' if !is_closed && (found == '[' || !open_brackets.is_empty()) => {
                    open_brackets.push(found);
                    lists.push((line, Vec::new()));
                    item_seen = false;
                }
                _ if open_brackets.is_empty() => {}
                ']' | ')' => {
                    end_item(&mut lists, &mut item);
                    let closing_bracket = open_brackets
                        .pop()
                        .map(|bracket| if bracket == '[' { ']' } else { ')' });
                    if closing_bracket != Some(found) {
                        return Some(Err(error_at(location, ParseErrorReason::Bracket)));
                    }
                    // Items that follow do not belong to this list, so a new one begins. Empty
                    // lists are removed at the end.
                    is_closed = open_brackets.is_empty();
                    item_seen = true;
                    if !is_closed {
                        lists.push((line, Vec::new()));
                    }
                }
                ',' => {
                    item_seen |= item.is_some();
                    end_item(&mut lists, &mut item);
                    // Two commas in succession are an error, because an item may have been lost.
                    if !core::mem::take(&mut item_seen) {
                        return Some(Err(error_at(location, ParseErrorReason::Bracket)));
                    }
                }
                '"' | '\'' if item.is_none() => {
                    quote = Some(found);
                    item = Some(ListItem {
                        text: String::new(),
                        quoted: true,
                        place: (line, column + 1),
                    });
                }
                _ if found.is_whitespace() => {
                    item_seen |= item.is_some();
                    end_item(&mut lists, &mut item);
                }
                _ => match &mut item {
                    Some(item) => item.text.push(found),
                    None => {
                        item = Some(ListItem {
                            text: found.into(),
                            quoted: false,
                            place: location,
                        });
                    }
                },
            }
        }
        item_seen |= item.is_some();
        end_item(&mut lists, &mut item);
        if quote.is_some() {
            return Some(Err(error_at(
                (line, row.chars().count() + 1),
                ParseErrorReason::Quote,
            )));
        }
    }
    lists.retain(|(_, items)| !items.is_empty());
    if lists.is_empty() {
        return None;
    }
    let text_end = (1..)
        .zip(text.lines())
        .last()
        .map_or((1, 1), |(line, row)| (line, row.chars().count() + 1));
    Some(if is_closed {
        Ok(lists)
    } else {
        Err(error_at(text_end, ParseErrorReason::Bracket))
    })
}

/// Ends the current item and adds it to the last list.
fn end_item(lists: &mut InnermostLists, item: &mut Option<ListItem>) {
    if let (Some((_, items)), Some(item)) = (lists.last_mut(), item.take()) {
        items.push(item);
    }
}

const fn error_at((line, column): (usize, usize), reason: ParseErrorReason) -> ParseError {
    ParseError {
        line,
        column,
        reason,
    }
}
