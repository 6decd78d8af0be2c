//! Text of other people, such as names in a study, made safe for a terminal and for Markdown.

use std::borrow::Cow;
use std::fmt::Write as _;

/// Returns `true` for characters that control a terminal or reorder the text around them: control characters, separators
/// of lines and paragraphs, and the controls of bidirectional text.
pub fn is_control(symbol: char) -> bool {
    symbol.is_control()
        || matches!(symbol, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The text with U+FFFD in place of every character that [controls](is_control) the output, except for line feeds and
/// tabulators.
pub fn printable(text: &str) -> Cow<'_, str> {
    let is_replaced = |symbol: char| is_control(symbol) && !matches!(symbol, '\n' | '\t');
    if text.contains(is_replaced) {
        Cow::Owned(text.replace(is_replaced, "\u{fffd}"))
    } else {
        Cow::Borrowed(text)
    }
}

/// The text of JSON with an escape sequence in place of every character that [controls](is_control) the output. The
/// value of the JSON does not change.
pub fn printable_json(json: &str) -> Cow<'_, str> {
    // Only line feeds occur outside of strings, and no string contains them.
    let is_replaced = |symbol: char| is_control(symbol) && symbol != '\n';
    if !json.contains(is_replaced) {
        return Cow::Borrowed(json);
    }
    let mut text = String::with_capacity(json.len());
    for symbol in json.chars() {
        if is_replaced(symbol) {
            let _ = write!(text, "\\u{:04x}", u32::from(symbol));
        } else {
            text.push(symbol);
        }
    }
    Cow::Owned(text)
}

/// The text in Markdown, on one line: it renders as it is, also in a table, and contains no element of HTML. Characters
/// that [control](is_control) the output are replaced by U+FFFD.
pub fn escape_markdown(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    let mut before = None;
    let mut symbols = text.chars().peekable();
    while let Some(symbol) = symbols.next() {
        // Between letters and digits, an underscore does not emphasize.
        let is_within_word = before.is_some_and(char::is_alphanumeric)
            && symbols.peek().is_some_and(|next| next.is_alphanumeric());
        match symbol {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            '_' if is_within_word => escaped.push('_'),
            '\\' | '`' | '*' | '_' | '[' | ']' | '|' | '~' => escaped.extend(['\\', symbol]),
            symbol if is_control(symbol) => escaped.push('\u{fffd}'),
            symbol => escaped.push(symbol),
        }
        before = Some(symbol);
    }
    escaped
}

/// The text as a code span of Markdown, on one line. Characters that [control](is_control) the output are replaced by
/// U+FFFD.
pub fn code_span(text: &str) -> String {
    let text = text.replace(is_control, "\u{fffd}");
    let runs = text.split(|symbol| symbol != '`').map(str::len);
    let fence = "`".repeat(runs.max().unwrap_or(0) + 1);
    // A space separates the fence from a backtick, and is not rendered.
    if text.starts_with('`') || text.ends_with('`') {
        format!("{fence} {text} {fence}")
    } else {
        format!("{fence}{text}{fence}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_that_control_a_terminal_are_replaced() {
        assert_eq!(printable("GA of 30, 10 µs\n\tß"), "GA of 30, 10 µs\n\tß");
        assert_eq!(
            printable("\u{1b}[2J\r\u{9b}1m\u{7f}\u{202e}x"),
            "\u{fffd}[2J\u{fffd}\u{fffd}1m\u{fffd}\u{fffd}x"
        );
    }

    #[test]
    fn json_keeps_its_value() {
        assert_eq!(
            printable_json("{\n  \"a\u{9b}\u{202e}\": \"ß\"\n}"),
            "{\n  \"a\\u009b\\u202e\": \"ß\"\n}"
        );
    }

    #[test]
    fn usual_names_stay_as_they_are_in_markdown() {
        for name in [
            "dancing-links",
            "GA of 30",
            "backtracking digit_order=random",
            "mine (own@14cbd17e53edfd92)",
        ] {
            assert_eq!(escape_markdown(name), name);
        }
    }

    #[test]
    fn a_name_is_neither_an_element_nor_a_cell_nor_a_link() {
        for (name, escaped) in [
            ("<img src=x onerror=a>", "&lt;img src=x onerror=a&gt;"),
            ("a|b\\|c", "a\\|b\\\\\\|c"),
            ("[x](y) ![z]", "\\[x\\](y) !\\[z\\]"),
            (
                "*a* __b__ `c` ~~d~~",
                "\\*a\\* \\_\\_b\\_\\_ \\`c\\` \\~\\~d\\~\\~",
            ),
            ("&lt;", "&amp;lt;"),
            ("a\nb\u{1b}c", "a\u{fffd}b\u{fffd}c"),
        ] {
            assert_eq!(escape_markdown(name), escaped);
        }
    }

    #[test]
    fn a_code_span_contains_any_text() {
        for (text, span) in [
            ("a.txt", "`a.txt`"),
            ("a`b", "``a`b``"),
            ("``", "``` `` ```"),
            ("a\nb", "`a\u{fffd}b`"),
        ] {
            assert_eq!(code_span(text), span);
        }
    }
}
