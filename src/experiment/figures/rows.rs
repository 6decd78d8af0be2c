use super::frame::{Axis, FAINT, Head, apart, headline};
use super::scale::AxisScale;
use super::svg::{Svg, cut, width_of};
use super::{Figure, clamp};
use crate::RunTable;

/// A plot of named rows over one axis.
pub(super) struct RowPlot {
    pub(super) svg: Svg,
    pub(super) x: AxisScale,
    /// The left edge of the plot area, in pixels.
    pub(super) left: f64,
    /// The right edge of the plot area, in pixels.
    pub(super) right: f64,
    /// The bottom of the last row.
    y: f64,
}

impl RowPlot {
    /// An empty plot with this height for rows.
    pub(super) fn new(
        figure: &Figure,
        runs: &RunTable,
        head: &Head<'_>,
        axis: &Axis,
        high: f64,
    ) -> Self {
        let width = figure.width();
        let top = super::frame::head_height(head.title, width) + 12.0;
        let bottom = top + high;
        let mut svg = Svg::new(figure, width, bottom + 44.0, head.title, head.desc);
        headline(&mut svg, head.title, width);
        let widths = runs.contestants.iter().map(|name| width_of(name));
        let left = clamp(widths.fold(0.0, f64::max) + 24.0, 96.0, width * 0.36);
        let right = width - 22.0;
        let x = axis.scale.between(left, right);
        let (ticks, title) = axis.places(&x, apart(width));
        for tick in &ticks {
            let at = x.at(tick.value);
            svg.line((at, top), (at, bottom), FAINT);
            let half = width_of(&tick.text) / 2.0;
            svg.text(
                (at.min(width - half - 2.0), bottom + 16.0),
                "middle",
                "",
                &tick.text,
            );
        }
        let max = width - width_of(&title) / 2.0 - 4.0;
        let middle = f64::midpoint(left, right).min(max);
        svg.text(
            (middle, bottom + 34.0),
            "middle",
            "fill-opacity=\".8\"",
            &title,
        );
        Self {
            svg,
            x,
            left,
            right,
            y: top,
        }
    }

    /// The vertical centre of the next row.
    pub(super) fn next(&mut self, high: f64) -> f64 {
        self.y += high;
        self.y - high / 2.0
    }

    /// Writes the name of a row, and a note below it.
    pub(super) fn name(&mut self, name: &str, note: &str, y: f64) {
        let room = self.left - 18.0;
        self.svg.text(
            (8.0, y + if note.is_empty() { 4.0 } else { -2.0 }),
            "start",
            "",
            &cut(name, room),
        );
        if !note.is_empty() {
            self.svg.text(
                (8.0, y + 12.0),
                "start",
                "font-size=\"11\" fill-opacity=\".85\"",
                &cut(note, room),
            );
        }
    }

    /// Writes a headline between rows.
    pub(super) fn head(&mut self, text: &str, y: f64) {
        let room = self.left.max(width_of(text) + 16.0).min(self.right);
        self.svg.text(
            (8.0, y + 4.0),
            "start",
            "font-weight=\"600\"",
            &cut(text, room),
        );
    }

    /// The bottom of the rows.
    pub(super) fn bottom(&self) -> f64 {
        self.y
    }

    pub(super) fn end(self) -> String {
        self.svg.end()
    }
}
