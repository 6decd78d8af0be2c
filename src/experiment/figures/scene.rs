//! A figure as drawing commands in pixels, which the writers of SVG and TikZ translate one by one.

use super::layout::{EndLabel, Layout, Point, SAMPLE_WIDTH, series_name};
use super::spec::{Anchor, Color, FigureSpec, Layer, Mark, RunRef, Scale, Shape, line_width};
use super::text::{FONT_SIZE, truncate, width_of};

/// The dashes of the lines of series, by which series differ in addition to colours: the lengths of
/// dashes and gaps in pixels.
pub(super) const DASHES: [&[f64]; 8] = [
    &[],
    &[7.0, 3.0],
    &[2.0, 3.0],
    &[9.0, 3.0, 2.0, 3.0],
    &[14.0, 4.0],
    &[5.0, 2.0, 1.0, 2.0, 1.0, 2.0],
    &[1.0, 5.0],
    &[12.0, 3.0, 5.0, 3.0],
];

/// Colours for a white background that are distinguishable with any type of colour vision. The style sheet of the page
/// replaces them.
pub(super) const COLOURS: [&str; 8] = [
    "0060a8", "b04400", "00704f", "9a3d78", "7d5800", "006b7a", "4c4a55", "5c6200",
];

/// The colour of text and axes on white.
pub(super) const INK: &str = "222222";

/// The angle of slanted labels, in degrees.
pub(super) const SLANT_DEGREES: f64 = 50.0;

/// The opacity of axis titles and captions.
const SECONDARY_OPACITY: f64 = 0.8;

/// The width of the line that connects a label with the end of its line, in pixels.
const CONNECTION_WIDTH_PX: f64 = 1.0;

/// The opacity of the grid lines at ticks.
const GRID_OPACITY: f64 = 0.16;

/// The index of the dashes and the shape of a style. Styles beyond the eighth repeat the colours of the first eight
/// with other dashes and shapes.
pub(super) fn style_index(style: usize) -> usize {
    (style % COLOURS.len() + 3 * (style / COLOURS.len() % COLOURS.len())) % COLOURS.len()
}

/// A drawing command.
pub(super) enum Item<'a> {
    /// Starts a group, which ends at [`Item::Close`]: its items have the colour with the index `color` and belong to
    /// the contestant with the index `contestant`, if any.
    Open {
        color: usize,
        contestant: Option<usize>,
    },
    Close,
    Path(Path<'a>),
    /// A filled circle; one with opacity 0 is an invisible target for the pointer.
    Circle {
        at: Point,
        radius: f64,
        opacity: f64,
        run: Option<&'a RunRef>,
    },
    /// A filled rectangle between its upper left and its lower right corner.
    Rect {
        from: Point,
        to: Point,
        opacity: f64,
        /// The width of the outline in pixels; `None` for a rectangle without an outline.
        outline: Option<f64>,
        run: Option<&'a RunRef>,
    },
    Text {
        at: Point,
        anchor: Anchor,
        size: f64,
        bold: bool,
        opacity: f64,
        slanted: bool,
        text: String,
    },
}

/// Straight lines between points.
pub(super) struct Path<'a> {
    /// The points of each connected line.
    pub(super) lines: Vec<Vec<Point>>,
    /// `true` if the last point of each line is connected with its first point.
    pub(super) closed: bool,
    /// The opacity of the fill; `None` for a path that is not filled.
    pub(super) fill: Option<f64>,
    pub(super) stroke: Option<Stroke>,
    /// `true` for the line of a series, whose dashes only distinguish it from other series.
    pub(super) of_series: bool,
    pub(super) run: Option<&'a RunRef>,
}

/// The stroke of a path.
#[derive(Clone, Copy)]
pub(super) struct Stroke {
    /// The width in pixels.
    pub(super) width: f64,
    pub(super) opacity: f64,
    /// The lengths of dashes and gaps in pixels; empty for a solid line.
    pub(super) dashes: &'static [f64],
}

/// A figure as drawing commands.
pub(super) struct Scene<'a> {
    pub(super) layout: Layout,
    pub(super) items: Vec<Item<'a>>,
    spec: &'a FigureSpec,
}

impl<'a> Scene<'a> {
    pub(super) fn of(spec: &'a FigureSpec) -> Self {
        let mut scene = Self {
            layout: Layout::of(spec),
            items: Vec::new(),
            spec,
        };
        scene.titles();
        scene.legend();
        scene.axes();
        scene.rows();
        for layer in &spec.layers {
            scene.layer(layer);
        }
        scene.end_labels();
        scene
    }

    fn style(&self, series: usize) -> usize {
        let series_spec = self.spec.series.get(series);
        series_spec.map_or(series, |series_spec| series_spec.style)
    }

    fn open(&mut self, series: usize) {
        self.items.push(Item::Open {
            color: self.style(series) % COLOURS.len(),
            contestant: Some(series),
        });
    }

    fn close(&mut self) {
        self.items.push(Item::Close);
    }

    fn text(&mut self, at: Point, anchor: Anchor, opacity: f64, text: &str) {
        self.sized_text(at, anchor, opacity, FONT_SIZE, text);
    }

    fn sized_text(&mut self, at: Point, anchor: Anchor, opacity: f64, size: f64, text: &str) {
        self.items.push(Item::Text {
            at,
            anchor,
            size,
            bold: false,
            opacity,
            slanted: false,
            text: text.to_owned(),
        });
    }

    fn bold_text(&mut self, at: Point, size: f64, text: &str) {
        self.items.push(Item::Text {
            at,
            anchor: Anchor::Start,
            size,
            bold: true,
            opacity: 1.0,
            slanted: false,
            text: text.to_owned(),
        });
    }

    fn line(&mut self, from: Point, to: Point, width: f64, opacity: f64, dashes: &'static [f64]) {
        self.items.push(Item::Path(Path {
            lines: vec![vec![from, to]],
            closed: false,
            fill: None,
            stroke: Some(Stroke {
                width,
                opacity,
                dashes,
            }),
            of_series: false,
            run: None,
        }));
    }

    fn titles(&mut self) {
        let mut y = 4.0;
        for line in self.layout.title.clone() {
            y += 18.0;
            self.bold_text((8.0, y), 14.0, &line);
        }
    }

    fn legend(&mut self) {
        let entries = std::mem::take(&mut self.layout.legend);
        for entry in entries {
            let (x, y) = entry.at;
            self.open(entry.series);
            self.sample(entry.series, entry.at);
            self.text((x + 28.0, y + 4.0), Anchor::Start, 1.0, &entry.name);
            self.close();
        }
    }

    /// Draws a short line with a mark in the style of a series, as a sample in the legend.
    fn sample(&mut self, series: usize, (x, y): Point) {
        self.series_line(series, vec![(x, y), (x + 24.0, y)], line_width(), 1.0);
        self.shape(Shape::Series, Some(series), (x + 12.0, y), 3.5, 1.0, None);
    }

    fn axes(&mut self) {
        let Layout {
            width,
            left,
            right,
            top,
            bottom,
            ..
        } = self.layout;
        let x_ticks = std::mem::take(&mut self.layout.x_ticks);
        let y_ticks = std::mem::take(&mut self.layout.y_ticks);
        let slanted = std::mem::take(&mut self.layout.slanted);
        let y_title = self.layout.y_title.clone();
        if !y_title.is_empty() {
            self.text(
                (8.0, top - 10.0),
                Anchor::Start,
                SECONDARY_OPACITY,
                &y_title,
            );
        }
        for tick in &y_ticks {
            let y = self.layout.y.to_pixels(tick.value);
            self.line((left, y), (right, y), 1.0, GRID_OPACITY, &[]);
            self.text((left - 6.0, y + 4.0), Anchor::End, 1.0, &tick.text);
        }
        for tick in &x_ticks {
            let x = self.layout.x.to_pixels(tick.value);
            self.line((x, top), (x, bottom), 1.0, GRID_OPACITY, &[]);
            let half_width = width_of(&tick.text) / 2.0;
            let centre = x.min(width - half_width - 2.0).max(half_width + 2.0);
            self.text((centre, bottom + 16.0), Anchor::Middle, 1.0, &tick.text);
        }
        for tick in slanted {
            // The label ends at its column and extends to the left, above the names of rows.
            self.items.push(Item::Text {
                at: (self.layout.x.to_pixels(tick.value) + 4.0, top - 6.0),
                anchor: Anchor::End,
                size: FONT_SIZE,
                bold: false,
                opacity: 1.0,
                slanted: true,
                text: tick.text,
            });
        }
        let mut y = bottom + if x_ticks.is_empty() { 2.0 } else { 16.0 };
        let title = self.layout.x_title.clone();
        if !title.is_empty() {
            y += 18.0;
            let centre = self.text_centre(&title);
            self.text((centre, y), Anchor::Middle, SECONDARY_OPACITY, &title);
        }
        for line in self.layout.caption.clone() {
            y += 16.0;
            let centre = self.text_centre(&line);
            self.text((centre, y), Anchor::Middle, SECONDARY_OPACITY, &line);
        }
    }

    /// The horizontal centre of a text below the plot, in pixels: the centre of the plot area, or closer to the centre
    /// of the figure if the text is long.
    fn text_centre(&self, text: &str) -> f64 {
        let Layout {
            width, left, right, ..
        } = self.layout;
        let half_width = width_of(text) / 2.0 + 6.0;
        super::clamp(
            f64::midpoint(left, right),
            half_width,
            (width - half_width).max(half_width),
        )
    }

    /// Draws the names of rows.
    fn rows(&mut self) {
        let spec = self.spec;
        let Scale::Rows { rows } = &spec.y.scale else {
            return;
        };
        let Layout { left, right, .. } = self.layout;
        for (index, row) in rows.iter().enumerate() {
            let y = self.layout.y.to_pixels(super::to_f64(index) + 0.5);
            let Some(series) = row.series else {
                let max_width = left.max(width_of(&row.name) + 16.0).min(right);
                self.bold_text((8.0, y + 6.0), FONT_SIZE, &truncate(&row.name, max_width));
                continue;
            };
            let max_width = left - 18.0;
            self.open(series);
            let baseline_offset = if row.note.is_empty() { 4.0 } else { -2.0 };
            self.text(
                (8.0, y + baseline_offset),
                Anchor::Start,
                1.0,
                &truncate(&row.name, max_width),
            );
            if !row.note.is_empty() {
                let note = truncate(&row.note, max_width);
                self.sized_text((8.0, y + 12.0), Anchor::Start, 0.85, 11.0, &note);
            }
            self.close();
        }
    }

    fn layer(&mut self, layer: &'a Layer) {
        let series = layer.color.series();
        match layer.color {
            Color::Ink => {}
            Color::Series(series) => self.open(series),
            Color::Palette(color) => self.items.push(Item::Open {
                color: color % COLOURS.len(),
                contestant: None,
            }),
        }
        for mark in &layer.marks {
            self.mark(mark, series);
        }
        if layer.color != Color::Ink {
            self.close();
        }
    }

    fn mark(&mut self, mark: &'a Mark, series: Option<usize>) {
        match mark {
            Mark::Line { points, width } => {
                let points = points
                    .iter()
                    .map(|point| self.layout.to_pixels(*point))
                    .collect();
                self.series_line(series.unwrap_or(0), points, *width, 1.0);
            }
            Mark::Area {
                points,
                base,
                opacity,
            } => self.area(points, *base, *opacity),
            Mark::Point {
                at,
                shape,
                size,
                opacity,
                run,
            } => {
                let centre = self.layout.to_pixels(*at);
                self.shape(*shape, series, centre, *size, *opacity, run.as_ref());
            }
            Mark::Rule {
                from,
                to,
                width,
                opacity,
                dashed,
            } => {
                let [from, to] = [from, to].map(|end| self.layout.to_pixels(*end));
                let dashes: &[f64] = if *dashed { &[5.0, 4.0] } else { &[] };
                self.line(from, to, *width, *opacity, dashes);
            }
            Mark::Bar {
                from,
                to,
                opacity,
                outlined,
                run,
            } => {
                let [a, b] = [from, to].map(|end| self.layout.to_pixels(*end));
                self.items.push(Item::Rect {
                    from: (a.0.min(b.0), a.1.min(b.1)),
                    to: (a.0.max(b.0), a.1.max(b.1)),
                    opacity: *opacity,
                    outline: outlined.then_some(1.5),
                    run: run.as_ref(),
                });
            }
            Mark::Box { y, quantiles } => self.box_plot(*y, *quantiles, series),
            Mark::Text {
                at,
                offset,
                text,
                anchor,
                size,
                bold,
                opacity,
            } => {
                let (x, y) = self.layout.to_pixels(*at);
                self.items.push(Item::Text {
                    at: (x + offset[0], y + offset[1]),
                    anchor: *anchor,
                    size: *size,
                    bold: *bold,
                    opacity: *opacity,
                    slanted: false,
                    text: text.clone(),
                });
            }
        }
    }

    /// Draws a line in the colour and with the dashes of a series.
    fn series_line(&mut self, series: usize, points: Vec<Point>, width: f64, opacity: f64) {
        let dashes = DASHES[style_index(self.style(series))];
        self.items.push(Item::Path(Path {
            lines: vec![points],
            closed: false,
            fill: None,
            stroke: Some(Stroke {
                width,
                opacity,
                dashes,
            }),
            of_series: true,
            run: None,
        }));
    }

    fn area(&mut self, points: &[[f64; 2]], base: f64, opacity: f64) {
        let (Some(first), Some(last)) = (points.first(), points.last()) else {
            return;
        };
        let corners = [[first[0], base]].into_iter().chain(points.iter().copied());
        let corners = corners.chain([[last[0], base]]);
        self.items.push(Item::Path(Path {
            lines: vec![corners.map(|point| self.layout.to_pixels(point)).collect()],
            closed: true,
            fill: Some(opacity),
            stroke: None,
            of_series: false,
            run: None,
        }));
    }

    /// Draws a horizontal box plot, centred at the position `y` of the vertical axis.
    fn box_plot(&mut self, y: f64, quantiles: [f64; 5], series: Option<usize>) {
        let [min, low, centre, high, max] = quantiles.map(|cost| self.layout.x.to_pixels(cost));
        let y = self.layout.y.to_pixels(y);
        self.line((min, y), (low, y), 1.5, 1.0, &[]);
        self.line((high, y), (max, y), 1.5, 1.0, &[]);
        for end in [min, max] {
            self.line((end, y - 4.0), (end, y + 4.0), 1.5, 1.0, &[]);
        }
        self.items.push(Item::Rect {
            from: (low, y - 7.0),
            to: (high.max(low + 1.0), y + 7.0),
            opacity: 0.2,
            outline: Some(1.0),
            run: None,
        });
        self.line((centre, y - 8.0), (centre, y + 8.0), 3.0, 1.0, &[]);
        self.shape(Shape::Series, series, (centre, y), 4.0, 1.0, None);
    }

    fn shape(
        &mut self,
        shape: Shape,
        series: Option<usize>,
        at: Point,
        radius: f64,
        opacity: f64,
        run: Option<&'a RunRef>,
    ) {
        let outline = match shape {
            Shape::Cross => outline(4),
            Shape::Series => outline(series.map_or(0, |series| style_index(self.style(series)))),
            Shape::Circle => None,
        };
        let Some((lines, closed, filled)) = outline.filter(|_| opacity > 0.0) else {
            self.items.push(Item::Circle {
                at,
                radius,
                opacity,
                run,
            });
            return;
        };
        let to_pixels = |(dx, dy): &Point| (at.0 + radius * dx, at.1 + radius * dy);
        let lines = lines
            .iter()
            .map(|line| line.iter().map(to_pixels).collect());
        let width = if shape == Shape::Cross { 1.0 } else { 1.5 };
        let stroke = Stroke {
            width,
            opacity,
            dashes: &[],
        };
        self.items.push(Item::Path(Path {
            lines: lines.collect(),
            closed,
            fill: filled.then_some(opacity),
            stroke: (!filled).then_some(stroke),
            of_series: false,
            run,
        }));
    }

    /// Draws the label of each line, which a thin line connects with the right end of the line.
    fn end_labels(&mut self) {
        let Layout { width, right, .. } = self.layout;
        for label in self.layout.end_labels(self.spec) {
            let EndLabel { series, end, y } = label;
            self.open(series);
            let connection = [
                end,
                (right + 2.0, end.1),
                (right + 14.0, y),
                (right + 28.0, y),
            ];
            self.series_line(series, connection.to_vec(), CONNECTION_WIDTH_PX, 0.7);
            let mark = (right + 21.0, y);
            self.shape(Shape::Series, Some(series), mark, 3.5, 1.0, None);
            let max_width = width - right - SAMPLE_WIDTH - 8.0;
            let name = truncate(series_name(&self.spec.series, series), max_width);
            let from = (right + SAMPLE_WIDTH, y + 4.0);
            self.text(from, Anchor::Start, 1.0, &name);
            self.close();
        }
    }
}

/// The lines of a shape in units of its radius, whether they are closed, and whether they are filled.
type Outline = (&'static [&'static [Point]], bool, bool);

/// The outline of a style; `None` for a circle.
fn outline(style: usize) -> Option<Outline> {
    Some(match style {
        0 => return None,
        1 => (
            &[&[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]],
            true,
            true,
        ),
        2 => (&[&[(0.0, -1.1), (1.1, 0.9), (-1.1, 0.9)]], true, true),
        3 => (
            &[&[(0.0, -1.25), (1.25, 0.0), (0.0, 1.25), (-1.25, 0.0)]],
            true,
            true,
        ),
        4 => (
            &[&[(-1.0, -1.0), (1.0, 1.0)], &[(-1.0, 1.0), (1.0, -1.0)]],
            false,
            false,
        ),
        5 => (
            &[&[(-1.1, 0.0), (1.1, 0.0)], &[(0.0, -1.1), (0.0, 1.1)]],
            false,
            false,
        ),
        6 => (&[&[(0.0, 1.1), (1.1, -0.9), (-1.1, -0.9)]], true, true),
        _ => (
            &[&[(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)]],
            true,
            false,
        ),
    })
}
