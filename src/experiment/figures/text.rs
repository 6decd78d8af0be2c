//! The approximate extent of texts: the font is not known.

/// The font size in pixels.
pub(super) const FONT_SIZE: f64 = 12.0;

/// The approximate width of a text in pixels, as the font is not known.
pub(super) fn width_of(text: &str) -> f64 {
    let wide = |symbol: char| match symbol {
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | '.' | ',' | ':' | '\'' | ' ' => 0.36,
        'm' | 'w' | 'M' | 'W' | '%' | '–' | '×' => 0.9,
        'A'..='Z' => 0.7,
        _ => 0.62,
    };
    text.chars().map(wide).sum::<f64>() * FONT_SIZE
}

/// Text cut to a width in pixels.
pub(super) fn cut(text: &str, width: f64) -> String {
    if width_of(text) <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for symbol in text.chars() {
        short.push(symbol);
        if width_of(&short) + FONT_SIZE > width {
            break;
        }
    }
    short.trim_end().to_owned() + "…"
}

/// Text in lines of a width in pixels, with a font `scale` times as large as normal.
pub(super) fn wrapped(text: &str, width: f64, scale: f64) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is one");
        let longer = format!("{line}{}{word}", if line.is_empty() { "" } else { " " });
        if line.is_empty() || scale * width_of(&longer) <= width {
            *line = longer;
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}
