//! Blanks that are written in a way that usually means something else: `-`, `?` and `x`.

use super::scan::is_sole_border;

/// The text with dots for its blanks, in each way that makes sense; none where its blanks are the
/// usual ones, or of several kinds.
///
/// A line of dashes alone may be a row or a border: so there may be two ways.
pub(super) fn variants(text: &str, hex: bool) -> Vec<String> {
    let rows = || text.lines().filter(|line| !is_sole_border(line));
    let usual = |found: char| matches!(found, '.' | '*' | '_') || (found == '0' && !hex);
    let digits = rows().any(|line| line.contains(|found: char| found.is_ascii_alphanumeric()));
    let marks = rows().flat_map(str::chars).filter(|&found| is_mark(found));
    if !digits || marks.count() < LEAST || rows().any(|line| line.contains(usual)) {
        return Vec::new();
    }
    let has = |mark: fn(char) -> bool| rows().any(|line| line.contains(mark));
    let letter = |found: char| found.is_ascii_alphabetic() && !is_cross(found);
    let question = has(|found| found == '?');
    // Beside other letters it is one of them.
    let cross = has(is_cross) && !rows().any(|line| line.contains(letter));
    match (question, cross) {
        (true, false) => vec![dotted(text, |_| true, |found| found == '?')],
        (false, true) => vec![dotted(text, |_| true, is_cross)],
        (false, false) if has(|found| found == '-') => {
            let dash = |found| found == '-';
            let filled = |line: &str| line.contains(|found: char| found.is_ascii_alphanumeric());
            let mut ways = vec![dotted(text, |_| true, dash), dotted(text, filled, dash)];
            ways.dedup();
            ways
        }
        _ => Vec::new(),
    }
}

/// Fewer strangers than this are rather mistakes than blanks.
const LEAST: usize = 4;

const fn is_mark(found: char) -> bool {
    matches!(found, '-' | '?') || is_cross(found)
}

const fn is_cross(found: char) -> bool {
    matches!(found, 'x' | 'X')
}

/// The text with dots for some characters of some lines, each where it was.
fn dotted(text: &str, row: impl Fn(&str) -> bool, mark: fn(char) -> bool) -> String {
    let lines = text.split_inclusive('\n').map(|line| {
        if is_sole_border(line) || !row(line) {
            line.to_owned()
        } else {
            line.replace(mark, ".")
        }
    });
    lines.collect()
}
