use std::fmt::{self, Display, Write as _};

use super::Figure;

/// A point, in pixels from the left and from the top.
pub(super) type Point = (f64, f64);

/// The dashes that distinguish contestants besides colours.
const DASHES: [&str; 8] = [
    "",
    "7 3",
    "2 3",
    "9 3 2 3",
    "14 4",
    "5 2 1 2 1 2",
    "1 5",
    "12 3 5 3",
];

/// Colours on white that are distinguishable with any colour vision; the page has its own.
const COLOURS: [&str; 8] = [
    "#0060a8", "#b04400", "#00704f", "#9a3d78", "#7d5800", "#006b7a", "#4c4a55", "#5c6200",
];

/// The index of a style among dashes and marks: styles beyond the eighth repeat colours, but with other
/// dashes and marks.
fn turned(style: usize) -> usize {
    (style % COLOURS.len() + 3 * (style / COLOURS.len() % COLOURS.len())) % COLOURS.len()
}

/// The font size in pixels.
pub(super) const FONT_SIZE: f64 = 12.0;

/// An SVG text under construction.
pub(super) struct Svg {
    text: String,
    /// The styles of contestants, as in [`Figure::styles`].
    styles: Vec<usize>,
}

impl Svg {
    /// Starts a drawing with a title and a description for screen readers.
    pub(super) fn new(figure: &Figure, width: f64, height: f64, title: &str, desc: &str) -> Self {
        let (w, h) = (Px(width), Px(height));
        let mut svg = Self {
            styles: figure.styles.clone(),
            text: format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"figure\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\" \
                 role=\"img\" fill=\"none\" color=\"{}\" font-family=\"system-ui, sans-serif\" font-size=\"{FONT_SIZE}\">\n\
                 <title>{}</title>\n<desc>{}</desc>\n",
                if figure.standalone {
                    "#222222"
                } else {
                    "inherit"
                },
                Escaped(title),
                Escaped(desc),
            ),
        };
        if figure.standalone {
            svg.put(format_args!(
                "<rect width=\"{w}\" height=\"{h}\" fill=\"#ffffff\"/>"
            ));
        } else {
            // Otherwise the colour would be inherited from the page.
            svg.text = svg.text.replace(" color=\"inherit\"", "");
        }
        svg
    }

    /// Appends an element.
    pub(super) fn put(&mut self, element: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{element}");
    }

    /// The index of a contestant's colour, dashes and mark.
    fn style(&self, contestant: usize) -> usize {
        self.styles.get(contestant).copied().unwrap_or(contestant)
    }

    /// Opens the group of a contestant.
    pub(super) fn open(&mut self, contestant: usize) {
        let place = self.style(contestant) % COLOURS.len();
        self.put(format_args!(
            "<g class=\"c{}\" color=\"{}\" data-contestant=\"{contestant}\">",
            place + 1,
            COLOURS[place]
        ));
    }

    /// Opens a group with the colour of this index that belongs to no contestant.
    pub(super) fn tint(&mut self, place: usize) {
        self.put(format_args!(
            "<g class=\"c{}\" color=\"{}\">",
            place + 1,
            COLOURS[place]
        ));
    }

    pub(super) fn close(&mut self) {
        self.put(format_args!("</g>"));
    }

    /// Adds text with further attributes.
    pub(super) fn text(&mut self, at: Point, anchor: &str, more: &str, text: &str) {
        self.put(format_args!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"{anchor}\" fill=\"currentColor\"{}{more}>{}</text>",
            Px(at.0),
            Px(at.1),
            if more.is_empty() { "" } else { " " },
            Escaped(text)
        ));
    }

    /// Adds a line that belongs to no contestant.
    pub(super) fn line(&mut self, from: Point, to: Point, more: &str) {
        self.put(format_args!(
            "<path d=\"M{} {}L{} {}\" stroke=\"currentColor\" {more}/>",
            Px(from.0),
            Px(from.1),
            Px(to.0),
            Px(to.1)
        ));
    }

    /// Adds the line of a contestant through these points.
    pub(super) fn path(&mut self, contestant: usize, points: &[Point]) {
        let d = through(points);
        self.put(format_args!(
            "<path d=\"{d}\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linejoin=\"round\"{}/>",
            Dash(self.style(contestant))
        ));
    }

    /// Adds the mark of a contestant with further attributes.
    pub(super) fn mark(&mut self, contestant: usize, at: Point, reach: f64, more: &str) {
        let (x, y, r) = (at.0, at.1, reach);
        let closed = |points: &[Point]| {
            let mut d = String::new();
            for (at, (dx, dy)) in points.iter().enumerate() {
                let letter = if at == 0 { "M" } else { "L" };
                let _ = write!(d, "{letter}{} {}", Px(x + r * dx), Px(y + r * dy));
            }
            d + "Z"
        };
        let open = |points: &[(Point, Point)]| {
            let mut d = String::new();
            for (from, to) in points {
                let [a, b, c, e] = [from.0, from.1, to.0, to.1].map(|way| r * way);
                let _ = write!(
                    d,
                    "M{} {}L{} {}",
                    Px(x + a),
                    Px(y + b),
                    Px(x + c),
                    Px(y + e)
                );
            }
            d
        };
        let (d, filled) = match turned(self.style(contestant)) {
            0 => {
                return self.put(format_args!(
                    "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"currentColor\" {more}/>",
                    Px(x),
                    Px(y),
                    Px(r)
                ));
            }
            1 => (
                closed(&[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]),
                true,
            ),
            2 => (closed(&[(0.0, -1.1), (1.1, 0.9), (-1.1, 0.9)]), true),
            3 => (
                closed(&[(0.0, -1.25), (1.25, 0.0), (0.0, 1.25), (-1.25, 0.0)]),
                true,
            ),
            4 => (
                open(&[((-1.0, -1.0), (1.0, 1.0)), ((-1.0, 1.0), (1.0, -1.0))]),
                false,
            ),
            5 => (
                open(&[((-1.1, 0.0), (1.1, 0.0)), ((0.0, -1.1), (0.0, 1.1))]),
                false,
            ),
            6 => (closed(&[(0.0, 1.1), (1.1, -0.9), (-1.1, -0.9)]), true),
            _ => (
                closed(&[(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)]),
                false,
            ),
        };
        let ink = if filled {
            "fill=\"currentColor\""
        } else {
            "stroke=\"currentColor\" stroke-width=\"1.5\""
        };
        self.put(format_args!("<path d=\"{d}\" {ink} {more}/>"));
    }

    /// Adds the dot of a puzzle.
    pub(super) fn dot(&mut self, at: Point, reach: f64, more: &str, puzzle: u32) {
        self.put(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"currentColor\" {more} data-puzzle=\"{puzzle}\"/>",
            Px(at.0),
            Px(at.1),
            Px(reach)
        ));
    }

    /// Adds a rectangle from its upper left corner.
    pub(super) fn bar(&mut self, from: Point, to: Point, more: &str) {
        self.put(format_args!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"currentColor\" {more}/>",
            Px(from.0),
            Px(from.1),
            Px(to.0 - from.0),
            Px(to.1 - from.1)
        ));
    }

    /// Adds a polygon.
    pub(super) fn area(&mut self, points: &[Point], more: &str) {
        let d = through(points);
        self.put(format_args!(
            "<path d=\"{d}Z\" fill=\"currentColor\" {more}/>"
        ));
    }

    /// Adds an outline around an emphasized area.
    pub(super) fn outline(&mut self, corners: &[Point]) {
        let d = through(corners);
        self.put(format_args!(
            "<path class=\"frame\" d=\"{d}\" stroke=\"currentColor\" stroke-width=\"1.5\"/>"
        ));
    }

    /// Adds a cross for a missing value.
    pub(super) fn cross(&mut self, (x, y): Point, reach: f64) {
        let [left, right, above, below] = [x - reach, x + reach, y - reach, y + reach].map(Px);
        self.put(format_args!(
            "<path d=\"M{left} {above}L{right} {below}M{left} {below}L{right} {above}\" stroke=\"currentColor\"/>"
        ));
    }

    /// Adds an invisible target for the pointer.
    pub(super) fn target(&mut self, at: Point, puzzle: u32) {
        self.put(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"6\" pointer-events=\"all\" data-puzzle=\"{puzzle}\"/>",
            Px(at.0),
            Px(at.1)
        ));
    }

    pub(super) fn end(self) -> String {
        self.text + "</svg>\n"
    }
}

/// A line through points as path data.
fn through(points: &[Point]) -> String {
    let mut d = String::new();
    for (at, point) in points.iter().enumerate() {
        let letter = if at == 0 { "M" } else { "L" };
        let _ = write!(d, "{letter}{} {}", Px(point.0), Px(point.1));
    }
    d
}

/// The dashes of a style, as an attribute.
struct Dash(usize);

impl Display for Dash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match DASHES[turned(self.0)] {
            "" => Ok(()),
            dashes => write!(f, " stroke-dasharray=\"{dashes}\""),
        }
    }
}

/// A length to a tenth of a pixel.
pub(super) struct Px(pub(super) f64);

impl Display for Px {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round();
        // Avoids −0.
        write!(
            f,
            "{}",
            if tenths.abs() > 0.0 {
                tenths / 10.0
            } else {
                0.0
            }
        )
    }
}

/// Text escaped for an element or an attribute.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for symbol in self.0.chars() {
            match symbol {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                '"' => f.write_str("&quot;")?,
                // Not allowed in XML.
                symbol if symbol.is_control() => f.write_str(" ")?,
                symbol => f.write_char(symbol)?,
            }
        }
        Ok(())
    }
}

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
