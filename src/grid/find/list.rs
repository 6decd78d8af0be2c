//! Lists as Python, JSON and their like write them: of rows, of cells, or of strings.

use super::{Cells, cell, shape_of, uneven};
use crate::parse::{ParseError, Parsed, Reading, Reason, parse};

/// What stands in a list, with its place.
struct Item {
    text: String,
    quoted: bool,
    place: (usize, usize),
}

/// The items of each innermost list, and the line it begins on.
type Lists = Vec<(usize, Vec<Item>)>;

/// Reads a list; none if the text has none.
pub(super) fn read(text: &str, reading: Reading) -> Option<Result<Parsed, ParseError>> {
    let lists = match lists(text)? {
        Ok(lists) => lists,
        Err(error) => return Some(Err(error)),
    };
    let items = || lists.iter().flat_map(|(_, items)| items);
    // A string for each row, or one for all.
    if items().all(|item| item.quoted) && items().any(|item| item.text.chars().count() > 2) {
        return Some(strings(&lists, reading));
    }
    if let [(_, only)] = &lists[..] {
        let side = only.len().isqrt();
        let shape = shape_of(side, reading).filter(|shape| shape.cells() == only.len())?;
        return Some(cells(&lists, shape.side()).and_then(|cells| whole(cells, shape)));
    }
    let side = lists.len();
    let usual = lists
        .iter()
        .filter(|(_, items)| items.len() == side)
        .count();
    let shape = shape_of(side, reading).filter(|_| 2 * usual > side)?;
    let rows: Vec<(usize, usize)> = (1..)
        .zip(&lists)
        .map(|(row, (_, items))| (row, items.len()))
        .collect();
    let lines: Vec<(usize, usize)> = lists
        .iter()
        .map(|(line, items)| (*line, items.len()))
        .collect();
    let apart = lines.is_sorted_by_key(|(line, _)| *line)
        && lines.windows(2).all(|pair| pair[0].0 < pair[1].0);
    if let Some(error) = uneven(if apart { &lines } else { &rows }, side, &|_| 1) {
        let wrong = lists.iter().find(|(_, items)| items.len() != side);
        let last = wrong.and_then(|(_, items)| items.last());
        let (line, column) = last.map_or((error.line, 1), |item| item.place);
        return Some(Err(ParseError {
            line,
            column,
            reason: error.reason,
        }));
    }
    Some(cells(&lists, side).and_then(|cells| whole(cells, shape)))
}

fn whole(cells: Cells, shape: crate::Shape) -> Result<Parsed, ParseError> {
    cells.into_parsed(shape).ok_or(ParseError {
        line: 1,
        column: 1,
        reason: Reason::Empty,
    })
}

fn cells(lists: &Lists, side: usize) -> Result<Cells, ParseError> {
    let mut cells = Cells::default();
    for Item { text, place, .. } in lists.iter().flat_map(|(_, items)| items) {
        match cell(text, side) {
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

/// Reads strings, each of which is a row or all of them.
fn strings(lists: &Lists, reading: Reading) -> Result<Parsed, ParseError> {
    let items: Vec<&Item> = lists.iter().flat_map(|(_, items)| items).collect();
    let rows: Vec<&str> = items.iter().map(|item| item.text.as_str()).collect();
    let text = rows.join("\n");
    let read = super::spaces::read(&text, reading).unwrap_or_else(|| parse(&text, reading));
    // Where it stood in the list.
    let place = |(line, column): (usize, usize)| {
        let at = items.get(line.saturating_sub(1)).or(items.last());
        at.map_or((1, 1), |item| (item.place.0, item.place.1 + column - 1))
    };
    match read {
        Ok(mut parsed) => {
            for at in &mut parsed.places {
                *at = place(*at);
            }
            Ok(parsed)
        }
        Err(error) => {
            let (line, column) = place((error.line, error.column));
            Err(ParseError {
                line,
                column,
                reason: error.reason,
            })
        }
    }
}

/// The innermost lists between the first bracket and the one that closes it; none if there is no list
/// in square or round brackets, or it has nothing in it.
fn lists(text: &str) -> Option<Result<Lists, ParseError>> {
    let mut lists: Lists = Vec::new();
    let mut open: Vec<char> = Vec::new();
    let mut quote: Option<char> = None;
    let mut item: Option<Item> = None;
    let mut over = false;
    // Whether an item, or a list, came since the last comma.
    let mut due = false;
    for (line, row) in (1..).zip(text.lines()) {
        for (column, found) in (1..).zip(row.chars()) {
            let place = (line, column);
            if let Some(end) = quote {
                if found == end {
                    quote = None;
                    due = true;
                    take(&mut lists, &mut item);
                } else if let Some(item) = &mut item {
                    item.text.push(found);
                }
                continue;
            }
            match found {
                '[' if over => {
                    return Some(Err(error(place, Reason::Several { grids: 2 })));
                }
                '[' | '(' if !over && (found == '[' || !open.is_empty()) => {
                    open.push(found);
                    lists.push((line, Vec::new()));
                    due = false;
                }
                _ if open.is_empty() => {}
                ']' | ')' => {
                    take(&mut lists, &mut item);
                    let pair = open.pop().map(|open| if open == '[' { ']' } else { ')' });
                    if pair != Some(found) {
                        return Some(Err(error(place, Reason::Bracket)));
                    }
                    // What follows belongs to no innermost list.
                    over = open.is_empty();
                    due = true;
                    if !over {
                        lists.push((line, Vec::new()));
                    }
                }
                ',' => {
                    due |= item.is_some();
                    take(&mut lists, &mut item);
                    // Nothing between two commas is no item: nobody knows whether one was lost.
                    if !core::mem::take(&mut due) {
                        return Some(Err(error(place, Reason::Bracket)));
                    }
                }
                '"' | '\'' if item.is_none() => {
                    quote = Some(found);
                    item = Some(Item {
                        text: String::new(),
                        quoted: true,
                        place: (line, column + 1),
                    });
                }
                _ if found.is_whitespace() => {
                    due |= item.is_some();
                    take(&mut lists, &mut item);
                }
                _ => match &mut item {
                    Some(item) => item.text.push(found),
                    None => {
                        item = Some(Item {
                            text: found.into(),
                            quoted: false,
                            place,
                        });
                    }
                },
            }
        }
        due |= item.is_some();
        take(&mut lists, &mut item);
        if quote.is_some() {
            return Some(Err(error((line, row.chars().count() + 1), Reason::Quote)));
        }
    }
    lists.retain(|(_, items)| !items.is_empty());
    if lists.is_empty() {
        return None;
    }
    let end = (1..)
        .zip(text.lines())
        .last()
        .map_or((1, 1), |(line, row)| (line, row.chars().count() + 1));
    Some(if over {
        Ok(lists)
    } else {
        Err(error(end, Reason::Bracket))
    })
}

/// Ends an item, which belongs to the innermost list.
fn take(lists: &mut Lists, item: &mut Option<Item>) {
    if let (Some((_, items)), Some(item)) = (lists.last_mut(), item.take()) {
        items.push(item);
    }
}

const fn error((line, column): (usize, usize), reason: Reason) -> ParseError {
    ParseError {
        line,
        column,
        reason,
    }
}
