//! A figure as SVG.

use std::fmt::{self, Display, Write as _};

use super::layout::Point;
use super::scene::{COLOURS, INK, Item, Path, SLANT_DEGREES, Scene};
use super::spec::{Anchor, FigureSpec, RunRef};
use super::text::FONT_SIZE;

/// Writes a figure as SVG text; see [`FigureSpec::to_svg`].
pub(super) fn write(spec: &FigureSpec) -> String {
    let scene = Scene::of(spec);
    let mut svg = Writer {
        text: String::new(),
        standalone: spec.standalone,
    };
    let (width, height) = (Px(scene.layout.width), Px(scene.layout.height));
    // Otherwise the colour is inherited from the page.
    let color = if spec.standalone {
        format!(" color=\"#{INK}\"")
    } else {
        String::new()
    };
    svg.put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"figure\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\" fill=\"none\"{color} font-family=\"system-ui, sans-serif\" \
         font-size=\"{FONT_SIZE}\">\n<title>{}</title>\n<desc>{}</desc>",
        Escaped(&spec.title),
        Escaped(&spec.description),
    ));
    if spec.standalone {
        svg.put(format_args!(
            "<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>"
        ));
    }
    for item in &scene.items {
        svg.item(item);
    }
    svg.put(format_args!("</svg>"));
    svg.text
}

/// An SVG text under construction.
struct Writer {
    text: String,
    standalone: bool,
}

impl Writer {
    /// Appends an element.
    fn put(&mut self, element: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{element}");
    }

    /// Appends the element of a run: a link if its address is known.
    fn put_run(&mut self, run: Option<&RunRef>, element: fmt::Arguments<'_>) {
        match run.and_then(|run| run.href.as_deref()) {
            // A page lets users step through the marks by keys, and does not need hundreds of tab stops.
            Some(href) => {
                let tabindex = if self.standalone {
                    ""
                } else {
                    " tabindex=\"-1\""
                };
                self.put(format_args!(
                    "<a href=\"{}\"{tabindex}>{element}</a>",
                    Escaped(href)
                ));
            }
            None => self.put(element),
        }
    }

    fn item(&mut self, item: &Item<'_>) {
        match item {
            Item::Open { color, contestant } => {
                let (class, hex) = (color + 1, COLOURS[*color]);
                let attributes = Attribute("data-contestant", *contestant);
                self.put(format_args!(
                    "<g class=\"c{class}\" color=\"#{hex}\"{attributes}>"
                ));
            }
            Item::Close => self.put(format_args!("</g>")),
            Item::Path(path) => self.path(path),
            Item::Circle {
                at,
                radius,
                opacity,
                run,
            } => {
                let (x, y) = (Px(at.0), Px(at.1));
                let attributes = RunAttributes(*run);
                if *opacity > 0.0 {
                    let (r, opacity) = (Px(*radius), Opacity("fill", *opacity));
                    self.put_run(*run, format_args!(
                        "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"currentColor\"{opacity}{attributes}/>"
                    ));
                } else {
                    self.put_run(
                        *run,
                        format_args!(
                            "<circle cx=\"{x}\" cy=\"{y}\" r=\"6\" pointer-events=\"all\"{attributes}/>"
                        ),
                    );
                }
            }
            Item::Rect {
                from,
                to,
                opacity,
                outline,
                run,
            } => {
                let [x, y, w, h] = [from.0, from.1, to.0 - from.0, to.1 - from.1].map(Px);
                let stroke = outline.map_or(String::new(), |width| {
                    format!(" stroke=\"currentColor\"{}", Width(width))
                });
                let attributes = RunAttributes(*run);
                let opacity = Opacity("fill", *opacity);
                self.put_run(*run, format_args!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"currentColor\"{opacity}{stroke}{attributes}/>"
                ));
            }
            Item::Text {
                at,
                anchor,
                size,
                bold,
                opacity,
                slanted,
                text,
            } => {
                let (x, y) = (Px(at.0), Px(at.1));
                let anchor = match anchor {
                    Anchor::Start => "start",
                    Anchor::Middle => "middle",
                    Anchor::End => "end",
                };
                let mut extra_attributes = String::new();
                if (size - FONT_SIZE).abs() > 0.0 {
                    let _ = write!(extra_attributes, " font-size=\"{}\"", Px(*size));
                }
                if *bold {
                    extra_attributes += " font-weight=\"600\"";
                }
                if *slanted {
                    let _ = write!(
                        extra_attributes,
                        " transform=\"rotate({SLANT_DEGREES} {x} {y})\""
                    );
                }
                let (opacity, text) = (Opacity("fill", *opacity), Escaped(text));
                self.put(format_args!(
                    "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" fill=\"currentColor\"{extra_attributes}{opacity}>{text}</text>"
                ));
            }
        }
    }

    fn path(&mut self, path: &Path<'_>) {
        let mut d = String::new();
        for line in &path.lines {
            d += &path_data(line);
            if path.closed {
                d.push('Z');
            }
        }
        let fill = match path.fill {
            Some(opacity) => format!(" fill=\"currentColor\"{}", Opacity("fill", opacity)),
            None => String::new(),
        };
        let mut stroke = String::new();
        if let Some(stroke_style) = path.stroke {
            let opacity = Opacity("stroke", stroke_style.opacity);
            let _ = write!(stroke, " stroke=\"currentColor\"{opacity}");
            let _ = write!(stroke, "{}", Width(stroke_style.width));
            if path.lines.iter().any(|line| line.len() > 2) {
                stroke += " stroke-linejoin=\"round\"";
            }
            if !stroke_style.dashes.is_empty() {
                let dashes: Vec<_> = stroke_style
                    .dashes
                    .iter()
                    .map(ToString::to_string)
                    .collect();
                let _ = write!(stroke, " stroke-dasharray=\"{}\"", dashes.join(" "));
            }
        }
        // A style sheet of the page can omit these dashes, but not the dashes that have a meaning.
        let class = if path.of_series {
            " class=\"series\""
        } else {
            ""
        };
        let attributes = RunAttributes(path.run);
        self.put_run(
            path.run,
            format_args!("<path{class} d=\"{d}\"{fill}{stroke}{attributes}/>"),
        );
    }
}

/// A line through points as path data.
fn path_data(points: &[Point]) -> String {
    let mut d = String::new();
    for (index, point) in points.iter().enumerate() {
        let letter = if index == 0 { "M" } else { "L" };
        let _ = write!(d, "{letter}{} {}", Px(point.0), Px(point.1));
    }
    d
}

/// Displays an attribute with a space before it; displays nothing if there is no value.
struct Attribute<T>(&'static str, Option<T>);

impl<T: Display> Display for Attribute<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.1 {
            Some(value) => write!(f, " {}=\"{value}\"", self.0),
            None => Ok(()),
        }
    }
}

/// The attributes `data-puzzle` and `data-run` of a mark.
struct RunAttributes<'a>(Option<&'a RunRef>);

impl Display for RunAttributes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let puzzle = self.0.map(|run| run.puzzle);
        let run = self.0.and_then(|run| run.run);
        let (puzzle, run) = (Attribute("data-puzzle", puzzle), Attribute("data-run", run));
        write!(f, "{puzzle}{run}")
    }
}

/// The opacity of a fill or a stroke as an attribute, unless it is 1.
struct Opacity(&'static str, f64);

impl Display for Opacity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.1 * 100.0).round() / 100.0;
        if hundredths < 1.0 {
            write!(f, " {}-opacity=\"{hundredths}\"", self.0)
        } else {
            Ok(())
        }
    }
}

/// The width of a stroke as an attribute, unless it is 1.
struct Width(f64);

impl Display for Width {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if (self.0 - 1.0).abs() > 0.0 {
            write!(f, " stroke-width=\"{}\"", Px(self.0))
        } else {
            Ok(())
        }
    }
}

/// A length in pixels, written with at most one decimal place.
pub(super) struct Px(pub(super) f64);

impl Display for Px {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round();
        // Avoids −0.
        let value = if tenths.abs() > 0.0 {
            tenths / 10.0
        } else {
            0.0
        };
        write!(f, "{value}")
    }
}

/// Text escaped for an element or an attribute.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for symbol in self.0.chars() {
            match symbol {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                '"' => f.write_str("&quot;")?,
                // XML does not allow control characters.
                symbol if symbol.is_control() => f.write_str(" ")?,
                symbol => f.write_char(symbol)?,
            }
        }
        Ok(())
    }
}
