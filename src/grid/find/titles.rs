//! Words around a grid: lines before and after it, a label beside it, the address it is part of.

use crate::parse::{ParseError, Reason, is_separator, is_symbol};

/// The text without its lines of words, in each way that makes sense; places stay as they are.
pub(super) fn without(text: &str) -> Vec<String> {
    let section = section(text);
    let text = section.as_deref().unwrap_or(text);
    let words: [fn(char) -> bool; 3] = [
        |found| !is_symbol(found) && !is_separator(found) && !matches!(found, '?' | '\''),
        |found| found.is_alphabetic() && !matches!(found, 'x' | 'X'),
        char::is_alphabetic,
    ];
    let mut ways: Vec<String> = section.iter().cloned().collect();
    for way in words
        .into_iter()
        .filter_map(|words| stripped(text, words))
        .chain(alone(text))
    {
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    ways
}

/// The text with empty lines for those of words at its beginning and its end.
fn stripped(text: &str, words: fn(char) -> bool) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let title = |line: &&str| line.trim().is_empty() || (line.contains(words) && !is_row(line));
    let first = lines.iter().position(|line| !title(line))?;
    let last = lines.iter().rposition(|line| !title(line))?;
    let mut outside = lines[..first].iter().chain(&lines[last + 1..]);
    let named = outside.any(|line| !line.trim().is_empty());
    named.then(|| {
        let before = "\n".repeat(first);
        format!("{before}{}\n", lines[first..=last].join("\n"))
    })
}

/// Whether most of a line is cells, so that it may be a row in which something is wrong.
fn is_row(line: &str) -> bool {
    let cells = line
        .chars()
        .filter(|found| matches!(found, '0'..='9' | '.' | '*' | '_'))
        .count();
    let all = line.chars().filter(|found| !found.is_whitespace()).count();
    cells >= 4 && 2 * cells > all
}

/// What stands under `[Puzzle]`, as some programs head it, up to the next heading.
fn section(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let head = |line: &&str| line.trim_start().starts_with('[') && line.trim_end().ends_with(']');
    let begin = lines
        .iter()
        .position(|line| line.trim().eq_ignore_ascii_case("[puzzle]"))?
        + 1;
    let length = lines[begin..].iter().take_while(|line| !head(line)).count();
    Some("\n".repeat(begin) + &lines[begin..begin + length].join("\n"))
}

/// The one piece of a single line that has as many symbols as a grid, with spaces for all others; none
/// where another piece is long enough to be a grid that was damaged.
fn alone(text: &str) -> Option<String> {
    let mut lines = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty());
    let (at, line) = lines.next()?;
    if lines.next().is_some() {
        return None;
    }
    let piece = |found: char| matches!(found, '.' | '*' | '_' | '-' | '?' | '0'..='9' | 'A'..='Z' | 'a'..='z');
    let pieces: Vec<&str> = line
        .split(|found| !piece(found))
        .filter(|piece| piece.chars().count() >= LABEL)
        .collect();
    let [only] = pieces[..] else { return None };
    let start = line.find(only)?;
    let spaces = |text: &str| " ".repeat(text.chars().count());
    let (before, after) = (&line[..start], &line[start + only.len()..]);
    let grid =
        matches!(only.chars().count(), 81 | 144 | 256 | 625) && (before.len() + after.len() > 0);
    grid.then(|| {
        format!(
            "{}{}{only}{}",
            "\n".repeat(at),
            spaces(before),
            spaces(after)
        )
    })
}

/// From so many characters on a piece of a line is no word.
const LABEL: usize = 30;

/// The puzzle in a link that has one as its text, with spaces for what is before; none if the text is
/// not a link.
pub(super) fn linked(text: &str) -> Option<Result<String, ParseError>> {
    let link = text.trim();
    let address = link.starts_with("http://") || link.starts_with("https://");
    if !address || link.contains(char::is_whitespace) {
        return None;
    }
    let start = text.len() - text.trim_start().len();
    let at = ["?bd=", "&bd=", "#bd="]
        .iter()
        .find_map(|key| link.find(key).map(|at| at + key.len()));
    let board = at.and_then(|at| {
        let (before, after) = (&text[..start + at], &text[start + at..]);
        let board = after.split(['&', '#', '\r', '\n']).next()?.trim_end();
        let plain = board.chars().all(|found| matches!(found, '0'..='9' | '.'));
        (plain && !board.is_empty()).then(|| {
            let lines = |found: char| if found == '\n' { '\n' } else { ' ' };
            before.chars().map(lines).collect::<String>() + board
        })
    });
    Some(board.ok_or(ParseError {
        line: text[..start].matches('\n').count() + 1,
        column: 1,
        reason: Reason::Link,
    }))
}
