//! Text around a grid: title lines before and after it, a label beside it, or the link that
//! contains it.

use crate::parse::{ParseError, ParseErrorReason, is_separator, is_symbol};

/// The text without its title lines, in every plausible variant. The title lines become empty lines, so that
/// line numbers are preserved.
pub(super) fn without_titles(text: &str) -> Vec<String> {
    let section = section(text);
    let text = section.as_deref().unwrap_or(text);
    let word_tests: [fn(char) -> bool; 3] = [
        |found| !is_symbol(found) && !is_separator(found) && !matches!(found, '?' | '\''),
        |found| found.is_alphabetic() && !matches!(found, 'x' | 'X'),
        char::is_alphabetic,
    ];
    let mut variants: Vec<String> = section.iter().cloned().collect();
    for variant in word_tests
        .into_iter()
        .filter_map(|is_word_char| strip_title(text, is_word_char))
        .chain(only_grid_word(text))
    {
        if !variants.contains(&variant) {
            variants.push(variant);
        }
    }
    variants
}

/// The text with title lines at its beginning and end made empty. `is_word_char` decides which characters belong
/// to words. Returns `None` if there are no title lines.
fn strip_title(text: &str, is_word_char: fn(char) -> bool) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let is_title =
        |line: &&str| line.trim().is_empty() || (line.contains(is_word_char) && !is_row(line));
    let first = lines.iter().position(|line| !is_title(line))?;
    let last = lines.iter().rposition(|line| !is_title(line))?;
    let mut outside_lines = lines[..first].iter().chain(&lines[last + 1..]);
    let has_title = outside_lines.any(|line| !line.trim().is_empty());
    has_title.then(|| {
        let before = "\n".repeat(first);
        format!("{before}{}\n", lines[first..=last].join("\n"))
    })
}

/// Returns `true` if more than half of the line consists of cells, so the line may be a row with an
/// error.
fn is_row(line: &str) -> bool {
    let cell_count = line
        .chars()
        .filter(|found| matches!(found, '0'..='9' | '.' | '*' | '_'))
        .count();
    let char_count = line.chars().filter(|found| !found.is_whitespace()).count();
    cell_count >= 4 && 2 * cell_count > char_count
}

/// The section under the heading `[Puzzle]`, which some programs write, up to the next heading; the
/// lines before it become empty. `None` if there is no such heading.
fn section(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let is_heading =
        |line: &&str| line.trim_start().starts_with('[') && line.trim_end().ends_with(']');
    let section_start = lines
        .iter()
        .position(|line| line.trim().eq_ignore_ascii_case("[puzzle]"))?
        + 1;
    let length = lines[section_start..]
        .iter()
        .take_while(|line| !is_heading(line))
        .count();
    Some("\n".repeat(section_start) + &lines[section_start..section_start + length].join("\n"))
}

/// For a text of a single line: the only long word, if its length equals the number of cells of a grid, with
/// all other characters replaced by spaces. Returns `None` if there is another long word, which might be a
/// damaged grid.
fn only_grid_word(text: &str) -> Option<String> {
    let mut lines = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty());
    let (line_index, line) = lines.next()?;
    if lines.next().is_some() {
        return None;
    }
    let is_word_char = |found: char| matches!(found, '.' | '*' | '_' | '-' | '?' | '0'..='9' | 'A'..='Z' | 'a'..='z');
    let words: Vec<&str> = line
        .split(|found| !is_word_char(found))
        .filter(|word| word.chars().count() >= MIN_GRID_WORD)
        .collect();
    let [word] = words[..] else { return None };
    let start = line.find(word)?;
    let spaces = |text: &str| " ".repeat(text.chars().count());
    let (before, after) = (&line[..start], &line[start + word.len()..]);
    let is_grid =
        matches!(word.chars().count(), 81 | 144 | 256 | 625) && (before.len() + after.len() > 0);
    is_grid.then(|| {
        format!(
            "{}{}{word}{}",
            "\n".repeat(line_index),
            spaces(before),
            spaces(after)
        )
    })
}

/// The minimum number of characters of a word that could be a grid.
const MIN_GRID_WORD: usize = 30;

/// The puzzle in a link that contains one as a parameter, with all characters before it replaced by
/// spaces. Returns `None` if the text is not a link, and an error if the link has no puzzle.
pub(super) fn from_link(text: &str) -> Option<Result<String, ParseError>> {
    let link = text.trim();
    let is_address = link.starts_with("http://") || link.starts_with("https://");
    if !is_address || link.contains(char::is_whitespace) {
        return None;
    }
    let start = text.len() - text.trim_start().len();
    let value_start = ["?bd=", "&bd=", "#bd="]
        .iter()
        .find_map(|key| link.find(key).map(|index| index + key.len()));
    let board = value_start.and_then(|value_start| {
        let (before, after) = (&text[..start + value_start], &text[start + value_start..]);
        let board = after.split(['&', '#', '\r', '\n']).next()?.trim_end();
        let is_plain = board.chars().all(|found| matches!(found, '0'..='9' | '.'));
        (is_plain && !board.is_empty()).then(|| {
            let blank_out = |found: char| if found == '\n' { '\n' } else { ' ' };
            before.chars().map(blank_out).collect::<String>() + board
        })
    });
    Some(board.ok_or(ParseError {
        line: text[..start].matches('\n').count() + 1,
        column: 1,
        reason: ParseErrorReason::Link,
    }))
}
