//! The approximate widths of texts, as the font is not known.

/// The font size in pixels.
pub(super) const FONT_SIZE: f64 = 13.0;

/// The approximate width of a text in pixels, as the font is not known.
pub(super) fn width_of(text: &str) -> f64 {
    let em_width = |symbol: char| match symbol {
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | '.' | ',' | ':' | '\'' | ' ' => 0.36,
        'm' | 'w' | 'M' | 'W' | '%' | '–' | '×' => 0.9,
        'A'..='Z' => 0.7,
        _ => 0.62,
    };
    text.chars().map(em_width).sum::<f64>() * FONT_SIZE
}

/// Truncates a text to a width in pixels, with an ellipsis.
pub(super) fn truncate(text: &str, width: f64) -> String {
    if width_of(text) <= width {
        return text.to_owned();
    }
    let mut shortened = String::new();
    for symbol in text.chars() {
        shortened.push(symbol);
        if width_of(&shortened) + FONT_SIZE > width {
            break;
        }
    }
    shortened.trim_end().to_owned() + "…"
}

/// Breaks a text into lines of at most this width in pixels, for a font `scale` times as large as normal.
pub(super) fn wrap(text: &str, width: f64, scale: f64) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is one");
        let extended_line = format!("{line}{}{word}", if line.is_empty() { "" } else { " " });
        if line.is_empty() || scale * width_of(&extended_line) <= width {
            *line = extended_line;
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}
