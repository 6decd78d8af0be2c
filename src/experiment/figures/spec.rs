//! The description of a figure as data: axes, series and marks.
//!
//! A [`FigureSpec`] states *what* a figure shows. Positions are in the units of the axes, so one
//! description can be drawn as SVG and as TikZ, translated to Vega-Lite, and read by other programs. Lengths
//! that do not belong to an axis (sizes of marks, offsets of texts, heights of rows) are in pixels at
//! [`FigureSpec::width`].

use super::FigureKind;

/// The version of the format; it changes when a reader of an older version would misread a figure.
pub const VERSION: u32 = 1;

/// The width of a line that is not emphasised, in pixels: the default of [`Mark::Line`].
pub(super) const fn line_width() -> f64 {
    2.0
}

/// A position: the value on the horizontal axis and the value on the vertical axis.
///
/// On an axis of rows, the integer part is the index of the row, and the fractional part the position in the row
/// from its top edge: `2.5` is the middle of the third row.
pub type Position = [f64; 2];

/// The description of a figure.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
pub struct FigureSpec {
    /// The version of this format, [`VERSION`].
    pub version: u32,
    /// The kind of plot.
    pub kind: FigureKind,
    /// The finding that the figure shows, in one sentence.
    pub title: String,
    /// The description of the plot for screen readers.
    pub description: String,
    /// A note on how to read the marks, below the plot; may be empty.
    pub caption: String,
    /// The width of the figure in pixels.
    pub width: f64,
    /// The height of the figure in pixels, including titles; `None` selects the height that [`Self::plot_height`] leads
    /// to.
    pub height: Option<f64>,
    /// The height of the plot area in pixels, unless rows or [`Self::height`] determine it.
    pub plot_height: f64,
    /// `true` for a figure that is saved as a file or printed by itself: it has a white background.
    pub standalone: bool,
    /// The contestants; layers refer to them by index.
    pub series: Vec<Series>,
    /// The horizontal axis.
    pub x: Axis,
    /// The vertical axis.
    pub y: Axis,
    /// The labels of lines: at the end of the line if there is room, otherwise in a legend, in this order.
    pub labels: Vec<SeriesLabel>,
    /// The marks, from the back to the front.
    pub layers: Vec<Layer>,
}

/// A contestant.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Series {
    /// The name of the contestant.
    pub name: String,
    /// The index of the colour, the dashes and the shape of the contestant. The indices 0 to 7 have different colours.
    pub style: usize,
}

/// The label of a series and the point that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeriesLabel {
    /// The index of the series.
    pub series: usize,
    /// The end of the line of the series.
    pub at: Position,
}

/// An axis.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Axis {
    /// The quantity on the axis; may be empty.
    pub title: String,
    /// How values are mapped to positions.
    pub scale: Scale,
    /// The ticks of the axis.
    pub ticks: Ticks,
}

/// The map of an axis from values to positions.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "type", rename_all = "camelCase")
)]
pub enum Scale {
    /// Equal differences have equal lengths.
    Linear {
        /// The values at the two ends of the axis, ascending.
        domain: [f64; 2],
    },
    /// Equal ratios have equal lengths; values below 0.5 are drawn as 0.5.
    Log {
        /// The values at the two ends of the axis, positive and ascending.
        domain: [f64; 2],
    },
    /// Rows from top to bottom; only for the vertical axis.
    Rows {
        /// The rows of the axis, from top to bottom.
        rows: Vec<Row>,
    },
}

/// A row of an axis of rows.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Row {
    /// The name of the row, to its left.
    pub name: String,
    /// A note below the name; may be empty.
    pub note: String,
    /// The height of the row in pixels.
    pub height: f64,
    /// The series whose marks the row contains; `None` for the heading of a group of rows.
    pub series: Option<usize>,
}

/// The ticks of an axis.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "type", rename_all = "camelCase")
)]
pub enum Ticks {
    /// Round times; values are microseconds.
    Time,
    /// Round numbers.
    Count,
    /// Round percentages; values are shares from 0 to 1.
    Percent,
    /// The ticks in `values`, except ticks without room for their labels.
    Values {
        /// The ticks in ascending order.
        values: Vec<Tick>,
    },
    /// Slanted labels above the plot, all of which are shown.
    Slanted {
        /// The ticks in ascending order.
        values: Vec<Tick>,
    },
}

/// A tick with its label.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tick {
    /// The value on the axis at which the tick is drawn.
    pub value: f64,
    /// The label of the tick.
    pub text: String,
}

/// Marks of one colour.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Layer {
    /// The colour of all marks.
    pub color: Color,
    /// The marks, from the back to the front.
    pub marks: Vec<Mark>,
}

/// The colour of a layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
pub enum Color {
    /// The colour of text.
    Ink,
    /// The colour of the series with this index; the marks belong to it.
    Series(usize),
    /// The colour of the palette with this index from 0 to 7; the marks belong to no series.
    Palette(usize),
}

/// A mark. Opacities are from 0 to 1.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "type", rename_all = "camelCase")
)]
pub enum Mark {
    /// A line through points, with the dashes of its series.
    Line {
        /// The points of the line, in the order in which they are connected.
        points: Vec<Position>,
        /// The width of the line in pixels.
        #[cfg_attr(feature = "serde", serde(default = "line_width"))]
        width: f64,
    },
    /// The area between a line and a horizontal base.
    Area {
        /// The points of the line, from left to right.
        points: Vec<Position>,
        /// The value of the base on the vertical axis.
        base: f64,
        /// The opacity of the area.
        opacity: f64,
    },
    /// A point.
    Point {
        /// The position of the point.
        at: Position,
        /// The shape of the point.
        shape: Shape,
        /// The radius of the point in pixels.
        size: f64,
        /// The opacity; a point with opacity 0 is an invisible target for the pointer.
        opacity: f64,
        /// The run, or the runs on a puzzle, that the point shows; `None` if it shows something else.
        run: Option<RunRef>,
    },
    /// A straight line between two points.
    Rule {
        /// One end of the line.
        from: Position,
        /// The other end of the line.
        to: Position,
        /// The width of the line in pixels.
        width: f64,
        /// The opacity of the line.
        opacity: f64,
        /// `true` for a dashed line.
        dashed: bool,
    },
    /// A filled rectangle.
    Bar {
        /// A corner of the rectangle.
        from: Position,
        /// The opposite corner of the rectangle.
        to: Position,
        /// The opacity of the rectangle.
        opacity: f64,
        /// `true` for a bar with an outline.
        outlined: bool,
        /// The run, or the runs on a puzzle, that the bar shows; `None` if it shows something else.
        run: Option<RunRef>,
    },
    /// A horizontal box plot.
    Box {
        /// The position of the middle of the box plot on the vertical axis.
        y: f64,
        /// The ends of the whiskers, the quartiles and the median, in ascending order.
        quantiles: [f64; 5],
    },
    /// A text.
    Text {
        /// The position to which the text is aligned.
        at: Position,
        /// The distance of the baseline from the position in pixels, to the right and downwards.
        offset: [f64; 2],
        /// The text to draw.
        text: String,
        /// The point of the text that is at the position.
        anchor: Anchor,
        /// The font size in pixels.
        size: f64,
        /// `true` for bold text.
        bold: bool,
        /// The opacity of the text.
        opacity: f64,
    },
}

/// The shape of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
pub enum Shape {
    /// The shape of the series.
    Series,
    /// A filled circle.
    Circle,
    /// A cross, for a missing value.
    Cross,
}

/// The horizontal alignment of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
pub enum Anchor {
    /// The text begins at its position.
    Start,
    /// The middle of the text is at its position.
    Middle,
    /// The text ends at its position.
    End,
}

/// The run that a mark shows, or the runs on a puzzle that a mark summarises.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RunRef {
    /// The index of the puzzle in the [`RunTable`](crate::RunTable).
    pub puzzle: u32,
    /// The index of the run in the [`RunTable`](crate::RunTable); `None` if the mark summarises several runs on the
    /// puzzle.
    pub run: Option<usize>,
    /// The address to which the mark links; `None` for a mark without a link.
    pub href: Option<String>,
}

impl RunRef {
    /// The runs on a puzzle.
    pub(super) fn of_puzzle(puzzle: u32) -> Self {
        Self {
            puzzle,
            run: None,
            href: None,
        }
    }

    /// A single run.
    pub(super) fn of_run(puzzle: u32, run: usize) -> Self {
        Self {
            run: Some(run),
            ..Self::of_puzzle(puzzle)
        }
    }
}

impl FigureSpec {
    /// Sets the address of every mark with a run. `link` receives the run and the index of the contestant whose layer
    /// contains the mark. Addresses other than `https:`, `http:` and fragments (`#`) are ignored.
    pub fn link(&mut self, link: impl Fn(&RunRef, Option<usize>) -> Option<String>) {
        for (run, series) in self.runs_mut() {
            run.href = link(run, series).filter(|href| is_safe(href));
        }
    }

    /// The runs behind all marks, each with the index of the contestant whose layer contains the mark.
    pub fn runs_mut(&mut self) -> impl Iterator<Item = (&mut RunRef, Option<usize>)> {
        self.layers.iter_mut().flat_map(|layer| {
            let series = layer.color.series();
            let marks = layer.marks.iter_mut();
            marks.filter_map(move |mark| match mark {
                Mark::Point { run, .. } | Mark::Bar { run, .. } => Some((run.as_mut()?, series)),
                _ => None,
            })
        })
    }

    /// The figure as SVG text, which begins with `<svg`.
    ///
    /// Elements of a series have the class `c1` to `c8`, whose `color` a style sheet can set; text is
    /// `currentColor`. Marks have the attribute `data-contestant`, if they belong to a puzzle `data-puzzle`, and if they
    /// are a single run `data-run`: indices in a [`RunTable`](crate::RunTable). A mark with an address is a link.
    pub fn to_svg(&self) -> String {
        super::svg::write(self)
    }

    /// The figure as a `tikzpicture` for LaTeX, for which the package `tikz` must be loaded. If `hyperref` is
    /// loaded, marks with an address are links.
    pub fn to_tikz(&self) -> String {
        super::tikz::write(self)
    }

    /// The figure as a specification for Vega-Lite 5: an object whose marks carry their contestants, puzzles and
    /// addresses as fields.
    #[cfg(feature = "serde")]
    pub fn to_vega_lite(&self) -> serde_json::Value {
        super::vega_lite::describe(self)
    }

    /// The specification itself as JSON.
    #[cfg(feature = "serde")]
    #[expect(clippy::missing_panics_doc, reason = "every key is text")]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("every key is text")
    }
}

/// Returns `true` for addresses that cannot run a script.
fn is_safe(href: &str) -> bool {
    ["https://", "http://", "#"]
        .iter()
        .any(|start| href.starts_with(start))
}

impl Color {
    /// The index of the series; `None` for colours that do not belong to one.
    pub fn series(self) -> Option<usize> {
        match self {
            Self::Series(index) => Some(index),
            Self::Ink | Self::Palette(_) => None,
        }
    }
}

impl Scale {
    /// The height of all rows in pixels; `None` without rows.
    pub(super) fn rows_height(&self) -> Option<f64> {
        match self {
            Self::Rows { rows } => Some(rows.iter().map(|row| row.height).sum()),
            Self::Linear { .. } | Self::Log { .. } => None,
        }
    }
}
