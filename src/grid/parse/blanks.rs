//! Blanks written as symbols that usually mean something else: `-`, `?` and `x`.

use super::scan::is_sole_border;

/// The text with its blanks replaced by dots, in every plausible variant. Empty if the text has the
/// usual blanks, or unusual blanks of several kinds.
///
/// A line of dashes may be a row or a border, so there can be two variants.
pub(super) fn variants(text: &str, hex: bool) -> Vec<String> {
    let rows = || text.lines().filter(|line| !is_sole_border(line));
    let is_usual_blank = |found: char| matches!(found, '.' | '*' | '_') || (found == '0' && !hex);
    let has_digits = rows().any(|line| line.contains(|found: char| found.is_ascii_alphanumeric()));
    let marks = rows().flat_map(str::chars).filter(|&found| is_mark(found));
    if !has_digits || marks.count() < MIN_MARKS || rows().any(|line| line.contains(is_usual_blank))
    {
        return Vec::new();
    }
    let contains_mark = |is_mark: fn(char) -> bool| rows().any(|line| line.contains(is_mark));
    let is_letter = |found: char| found.is_ascii_alphabetic() && !is_cross(found);
    let has_question_mark = contains_mark(|found| found == '?');
    // Next to other letters, an `x` is a letter.
    let has_cross = contains_mark(is_cross) && !rows().any(|line| line.contains(is_letter));
    match (has_question_mark, has_cross) {
        (true, false) => vec![with_dots(text, |_| true, |found| found == '?')],
        (false, true) => vec![with_dots(text, |_| true, is_cross)],
        (false, false) if contains_mark(|found| found == '-') => {
            let is_dash = |found| found == '-';
            let has_content =
                |line: &str| line.contains(|found: char| found.is_ascii_alphanumeric());
            let mut readings = vec![
                with_dots(text, |_| true, is_dash),
                with_dots(text, has_content, is_dash),
            ];
            readings.dedup();
            readings
        }
        _ => Vec::new(),
    }
}

/// The minimum number of unusual symbols that are taken for blanks; fewer are probably mistakes.
const MIN_MARKS: usize = 4;

const fn is_mark(found: char) -> bool {
    matches!(found, '-' | '?') || is_cross(found)
}

const fn is_cross(found: char) -> bool {
    matches!(found, 'x' | 'X')
}

/// The text with dots in place of the characters that are blanks, in the affected lines.
fn with_dots(text: &str, is_affected: impl Fn(&str) -> bool, is_blank: fn(char) -> bool) -> String {
    let lines = text.split_inclusive('\n').map(|line| {
        if is_sole_border(line) || !is_affected(line) {
            line.to_owned()
        } else {
            line.replace(is_blank, ".")
        }
    });
    lines.collect()
}
