//! A figure as a `tikzpicture` for LaTeX.

use std::fmt::{self, Display, Write as _};

use super::layout::Point;
use super::scene::{COLOURS, INK, Item, Path, SLANT_DEGREES, Scene};
use super::spec::{Anchor, FigureSpec, RunRef};
use super::svg::Px;

/// The number of big points, the unit `bp` of TeX, per pixel. An inch has 96 pixels or 72 big points.
const PT_PER_PX: f64 = 0.75;

/// Writes a figure as a `tikzpicture`; see [`FigureSpec::to_tikz`].
pub(super) fn write(spec: &FigureSpec) -> String {
    let scene = Scene::of(spec);
    let mut tikz = Writer {
        text: String::new(),
        colors: vec!["ink".to_owned()],
    };
    tikz.put(format_args!(
        "% {}\n% Needs \\usepackage{{tikz}}; with \\usepackage{{hyperref}}, marks of runs are links.\n\
         \\providecommand{{\\href}}[2]{{#2}}%\n\\begin{{tikzpicture}}[x={PT_PER_PX}bp,y=-{PT_PER_PX}bp,line join=round,\
         every node/.style={{inner sep=0pt,outer sep=0pt}}]",
        Comment(&spec.title)
    ));
    tikz.put(format_args!(
        "\\definecolor{{ink}}{{HTML}}{{{}}}",
        uppercase(INK)
    ));
    for (index, hex) in COLOURS.iter().enumerate() {
        tikz.put(format_args!(
            "\\definecolor{{c{}}}{{HTML}}{{{}}}",
            index + 1,
            uppercase(hex)
        ));
    }
    let corner = (scene.layout.width, scene.layout.height);
    tikz.put(format_args!(
        "\\useasboundingbox (0,0) rectangle {};",
        TikzPoint(corner)
    ));
    for item in &scene.items {
        tikz.item(item);
    }
    tikz.put(format_args!("\\end{{tikzpicture}}%"));
    tikz.text
}

fn uppercase(hex: &str) -> String {
    hex.to_ascii_uppercase()
}

/// A picture under construction.
struct Writer {
    text: String,
    /// The colours of the open groups.
    colors: Vec<String>,
}

impl Writer {
    fn put(&mut self, command: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{command}");
    }

    fn color(&self) -> &str {
        self.colors.last().map_or("ink", |color| color)
    }

    fn item(&mut self, item: &Item<'_>) {
        match item {
            Item::Open { color, .. } => self.colors.push(format!("c{}", color + 1)),
            Item::Close => {
                self.colors.pop();
            }
            Item::Path(path) => self.path(path),
            Item::Circle {
                at,
                radius,
                opacity,
                run,
            } => {
                // Targets for the pointer are not printed.
                if *opacity > 0.0 {
                    let (color, at, r) = (self.color().to_owned(), TikzPoint(*at), Bp(*radius));
                    let opacity = Opacity("fill", *opacity);
                    self.put(format_args!(
                        "\\fill[{color}{opacity}] {at} circle[radius={r}];"
                    ));
                }
                self.link(*run, *at);
            }
            Item::Rect {
                from,
                to,
                opacity,
                outline,
                run,
            } => {
                let (command, width) = match outline {
                    Some(width) => ("filldraw", format!(",line width={}", Bp(*width))),
                    None => ("fill", String::new()),
                };
                let color = self.color().to_owned();
                let opacity = Opacity("fill", *opacity);
                self.put(format_args!(
                    "\\{command}[{color}{width}{opacity}] {} rectangle {};",
                    TikzPoint(*from),
                    TikzPoint(*to)
                ));
                let middle = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
                self.link(*run, middle);
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
                let anchor = match anchor {
                    Anchor::Start => "base west",
                    Anchor::Middle => "base",
                    Anchor::End => "base east",
                };
                let (color, opacity) = (self.color().to_owned(), Opacity("text", *opacity));
                let rotation = if *slanted {
                    format!(",rotate=-{SLANT_DEGREES}")
                } else {
                    String::new()
                };
                let (size, line_height) = (Px(size * PT_PER_PX), Px(size * PT_PER_PX * 1.2));
                let weight = if *bold { "\\bfseries" } else { "" };
                self.put(format_args!(
                    "\\node[anchor={anchor},text={color}{opacity}{rotation},font=\\fontsize{{{size}}}{{{line_height}}}\\selectfont{weight}] \
                     at {} {{{}}};",
                    TikzPoint(*at),
                    Escaped(text)
                ));
            }
        }
    }

    fn path(&mut self, path: &Path<'_>) {
        let mut options = self.color().to_owned();
        let mut command = "\\path";
        if let Some(opacity) = path.fill {
            command = "\\fill";
            let _ = write!(options, "{}", Opacity("fill", opacity));
        }
        if let Some(stroke) = path.stroke {
            command = "\\draw";
            let _ = write!(options, ",line width={}", Bp(stroke.width));
            let _ = write!(options, "{}", Opacity("draw", stroke.opacity));
            if !stroke.dashes.is_empty() {
                options += ",dash pattern=";
                for (index, length) in stroke.dashes.iter().enumerate() {
                    let keyword = if index % 2 == 0 { "on" } else { "off" };
                    let _ = write!(options, "{keyword} {} ", Bp(*length));
                }
            }
        }
        let mut lines = String::new();
        for line in &path.lines {
            for (index, point) in line.iter().enumerate() {
                let separator = if index == 0 { " " } else { " -- " };
                let _ = write!(lines, "{separator}{}", TikzPoint(*point));
            }
            if path.closed {
                lines += " -- cycle";
            }
        }
        self.put(format_args!("{command}[{}]{lines};", options.trim_end()));
        let points = path.lines.iter().flatten();
        let count = super::to_f64(path.lines.iter().map(Vec::len).sum());
        let sum = points.fold((0.0, 0.0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
        self.link(path.run, (sum.0 / count, sum.1 / count));
    }

    /// Writes an invisible text at a point, which links to the address of a run. Writes nothing if there is no address.
    fn link(&mut self, run: Option<&RunRef>, at: Point) {
        if let Some(href) = run.and_then(|run| run.href.as_deref()) {
            self.put(format_args!(
                "\\node at {} {{\\href{{{}}}{{\\phantom{{\\rule{{6bp}}{{6bp}}}}}}}};",
                TikzPoint(at),
                Address(href)
            ));
        }
    }
}

/// A point in pixels, written as coordinates in TikZ.
struct TikzPoint(Point);

impl Display for TikzPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", Px(self.0.0), Px(self.0.1))
    }
}

/// A length in pixels, written in big points, the unit `bp` of TeX.
struct Bp(f64);

impl Display for Bp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}bp", (self.0 * PT_PER_PX * 100.0).round() / 100.0)
    }
}

/// The opacity of a kind of drawing as an option, unless it is 1.
struct Opacity(&'static str, f64);

impl Display for Opacity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.1 * 100.0).round() / 100.0;
        if hundredths < 1.0 {
            write!(f, ",{} opacity={hundredths}", self.0)
        } else {
            Ok(())
        }
    }
}

/// Text for a comment of LaTeX, without line breaks.
struct Comment<'a>(&'a str);

impl Display for Comment<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for symbol in self.0.chars() {
            f.write_char(if symbol.is_control() { ' ' } else { symbol })?;
        }
        Ok(())
    }
}

/// Text in which the special characters of LaTeX are escaped.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for symbol in self.0.chars() {
            match symbol {
                '%' | '&' | '#' | '$' | '_' | '{' | '}' => write!(f, "\\{symbol}")?,
                '\\' => f.write_str("\\textbackslash{}")?,
                '~' => f.write_str("\\textasciitilde{}")?,
                '^' => f.write_str("\\textasciicircum{}")?,
                '<' => f.write_str("\\textless{}")?,
                '>' => f.write_str("\\textgreater{}")?,
                '\u{a0}' => f.write_char('~')?,
                '−' => f.write_str("\\ensuremath{-}")?,
                '×' => f.write_str("\\ensuremath{\\times}")?,
                'µ' | 'μ' => f.write_str("\\ensuremath{\\mu}")?,
                'ρ' => f.write_str("\\ensuremath{\\rho}")?,
                '≥' => f.write_str("\\ensuremath{\\geq}")?,
                '≤' => f.write_str("\\ensuremath{\\leq}")?,
                '–' => f.write_str("--")?,
                '…' => f.write_str("\\dots{}")?,
                '“' => f.write_str("``")?,
                '"' | '”' => f.write_str("''")?,
                '’' => f.write_char('\'')?,
                symbol if symbol.is_control() => f.write_char(' ')?,
                symbol => f.write_char(symbol)?,
            }
        }
        Ok(())
    }
}

/// An address as an argument: its special symbols are escaped for `hyperref`, and braces and backslashes are encoded.
struct Address<'a>(&'a str);

impl Display for Address<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for symbol in self.0.chars() {
            match symbol {
                '%' | '#' | '&' => write!(f, "\\{symbol}")?,
                '{' => f.write_str("\\%7B")?,
                '}' => f.write_str("\\%7D")?,
                '\\' => f.write_str("\\%5C")?,
                '^' => f.write_str("\\%5E")?,
                symbol if symbol.is_control() || symbol == ' ' => f.write_str("\\%20")?,
                symbol => f.write_char(symbol)?,
            }
        }
        Ok(())
    }
}
