//! The arrangement of a figure in pixels: where its titles, ticks, legend and plot area are.

use super::clamp;
use super::scale::AxisScale;
use super::spec::{Axis, FigureSpec, Position, Row, Scale, Series, SeriesLabel, Tick, Ticks};
use super::text::{FONT_SIZE, truncate, width_of, wrap};

/// A point, in pixels from the left and from the top.
pub(super) type Point = (f64, f64);

/// The minimum width of a figure, in pixels, at which lines are labelled at their ends instead of in a legend.
const MIN_WIDTH_FOR_END_LABELS: f64 = 560.0;

/// The width of a text in the font of titles, relative to its width in the normal font.
const TITLE_WIDTH_RATIO: f64 = 1.3;

/// The width of a sample of a line in a legend, with the gap to its label, in pixels.
pub(super) const SAMPLE_WIDTH: f64 = 34.0;

/// The maximum length of a slanted label, in pixels.
const MAX_SLANTED_WIDTH: f64 = 150.0;

/// The minimum distance of ticks on a vertical axis, in pixels.
const MIN_VERTICAL_GAP: f64 = 32.0;

/// The arrangement of a figure in pixels.
pub(super) struct Layout {
    pub(super) width: f64,
    pub(super) height: f64,
    /// The left edge of the plot area.
    pub(super) left: f64,
    /// The right edge of the plot area.
    pub(super) right: f64,
    /// The upper edge of the plot area.
    pub(super) top: f64,
    /// The lower edge of the plot area.
    pub(super) bottom: f64,
    pub(super) x: AxisScale,
    pub(super) y: VerticalScale,
    /// The lines of the title.
    pub(super) title: Vec<String>,
    /// The entries of the legend; empty if lines are labelled at their ends.
    pub(super) legend: Vec<LegendEntry>,
    pub(super) x_ticks: Vec<Tick>,
    pub(super) y_ticks: Vec<Tick>,
    /// The slanted labels of columns above the plot.
    pub(super) slanted: Vec<Tick>,
    pub(super) x_title: String,
    pub(super) y_title: String,
    /// The lines of the caption.
    pub(super) caption: Vec<String>,
}

/// The vertical map from values to pixels.
pub(super) enum VerticalScale {
    /// An axis of values.
    Values(AxisScale),
    /// The upper edges of the rows, and the lower edge of the last one.
    Rows(Vec<f64>),
}

/// An entry of a legend.
pub(super) struct LegendEntry {
    pub(super) series: usize,
    /// The left end of the sample of the line.
    pub(super) at: Point,
    pub(super) name: String,
}

/// The label at the end of a line.
pub(super) struct EndLabel {
    pub(super) series: usize,
    /// The right end of the line.
    pub(super) end: Point,
    /// The vertical centre of the label.
    pub(super) y: f64,
}

impl Layout {
    pub(super) fn of(spec: &FigureSpec) -> Self {
        let width = spec.width;
        let title = wrap(&spec.title, width - 16.0, TITLE_WIDTH_RATIO);
        let mut top = 4.0 + 18.0 * super::to_f64(title.len());
        let labels_at_ends = width >= MIN_WIDTH_FOR_END_LABELS;
        let mut legend = Vec::new();
        let rows = match &spec.y.scale {
            Scale::Rows { rows } => Some(rows),
            Scale::Linear { .. } | Scale::Log { .. } => None,
        };
        if rows.is_none() {
            top += 10.0;
        }
        if !labels_at_ends {
            (legend, top) = legend_of(spec, top);
        }
        let slanted = match &spec.x.ticks {
            Ticks::Slanted { values } => values.iter().map(shortened_tick).collect(),
            _ => Vec::new(),
        };
        top += if rows.is_some() { 12.0 } else { 22.0 } + height_of_slanted(&slanted);
        let caption = if spec.caption.is_empty() {
            Vec::new()
        } else {
            wrap(&spec.caption, width - 16.0, 1.0)
        };
        let (left, right) = if let Some(rows) = rows {
            let named_rows = rows.iter().filter(|row| row.series.is_some());
            let max_name_width = named_rows
                .map(|row| width_of(&row.name))
                .fold(0.0, f64::max);
            (
                clamp(max_name_width + 24.0, 96.0, width * 0.36),
                width - 22.0,
            )
        } else {
            let name_widths = spec
                .labels
                .iter()
                .map(|label| width_of(series_name(&spec.series, label.series)));
            let max_name_width = name_widths.fold(0.0, f64::max).min(width * 0.25);
            let right = if labels_at_ends && !spec.labels.is_empty() {
                width - SAMPLE_WIDTH - 12.0 - max_name_width
            } else {
                width - 18.0
            };
            (0.0, right)
        };
        // The space below the plot depends on whether there are ticks, which depend on its width only.
        let has_ticks = match &spec.x.ticks {
            Ticks::Values { values } => !values.is_empty(),
            Ticks::Slanted { .. } => false,
            Ticks::Time | Ticks::Count | Ticks::Percent => true,
        };
        let text_lines = f64::from(has_ticks) + f64::from(!spec.x.title.is_empty());
        let height_below = 18.0 * text_lines + 16.0 * super::to_f64(caption.len()) + 6.0;
        let height = match spec.y.scale.rows_height() {
            Some(rows) => top + rows + height_below,
            None => clamp(
                spec.height.unwrap_or(top + spec.plot_height + height_below),
                160.0,
                8000.0,
            ),
        };
        let bottom = (height - height_below).max(top + 60.0);
        let (y, y_ticks, y_title) = vertical_axis(&spec.y, top, bottom);
        let left = if rows.is_some() {
            left
        } else {
            14.0 + y_ticks
                .iter()
                .map(|tick| width_of(&tick.text))
                .fold(0.0, f64::max)
        };
        let x = AxisScale::new(&spec.x.scale).between(left, right);
        let (x_ticks, x_title) = ticks_and_title(&spec.x, &x, min_tick_gap(width));
        Self {
            width,
            height,
            left,
            right,
            top,
            bottom,
            x,
            y,
            title,
            legend,
            x_ticks,
            y_ticks,
            slanted,
            x_title: truncate(&x_title, width - 16.0),
            y_title,
            caption,
        }
    }

    /// Converts a position on the axes to pixels; positions outside of the plot area are moved to its edge.
    pub(super) fn to_pixels(&self, [x, y]: Position) -> Point {
        (self.x.to_pixels(x), self.y.to_pixels(y))
    }

    /// The value at a height in pixels, on a vertical axis of values.
    pub(super) fn value_at_y(&self, y_pixels: f64) -> f64 {
        match &self.y {
            VerticalScale::Values(scale) => scale.value(y_pixels),
            VerticalScale::Rows(_) => f64::NAN,
        }
    }

    /// The labels at the ends of lines, moved apart so that labels do not overlap each other or the labels of ticks.
    /// Empty if there is a legend.
    pub(super) fn end_labels(&self, spec: &FigureSpec) -> Vec<EndLabel> {
        const MIN_LABEL_GAP_PX: f64 = 17.0;
        if self.width < MIN_WIDTH_FOR_END_LABELS {
            return Vec::new();
        }
        let end_label = |label: &SeriesLabel| {
            let end = self.to_pixels(label.at);
            EndLabel {
                series: label.series,
                end,
                y: end.1,
            }
        };
        let mut labels: Vec<_> = spec.labels.iter().map(end_label).collect();
        labels.sort_by(|a, b| a.y.total_cmp(&b.y));
        let mut min_y = self.top;
        for label in &mut labels {
            label.y = label.y.max(min_y);
            min_y = label.y + MIN_LABEL_GAP_PX;
        }
        // The labels of horizontal ticks begin 7 pixels below the plot area.
        let mut max_y = self.bottom - 2.0;
        for label in labels.iter_mut().rev() {
            label.y = label.y.min(max_y);
            max_y = label.y - MIN_LABEL_GAP_PX;
        }
        labels
    }
}

impl VerticalScale {
    /// The vertical position in pixels of a value, or of a position in rows.
    pub(super) fn to_pixels(&self, value: f64) -> f64 {
        match self {
            Self::Values(scale) => scale.to_pixels(value),
            Self::Rows(edges) => {
                let row_edges: Vec<_> = edges.array_windows().collect();
                let value = clamp(value, 0.0, super::to_f64(row_edges.len()));
                let row = super::to_whole_pixels(value).unsigned_abs() as usize;
                let row = row.min(row_edges.len().saturating_sub(1));
                let Some([from, to]) = row_edges.get(row) else {
                    return edges.first().copied().unwrap_or(0.0);
                };
                from + (to - from) * (value - super::to_f64(row))
            }
        }
    }
}

/// The name of the series with this index; empty if there is none.
pub(super) fn series_name(all: &[Series], index: usize) -> &str {
    all.get(index).map_or("", |series| &series.name)
}

/// The minimum distance of ticks on a horizontal axis, in pixels.
fn min_tick_gap(width: f64) -> f64 {
    if width < MIN_WIDTH_FOR_END_LABELS {
        48.0
    } else {
        62.0
    }
}

fn shortened_tick(tick: &Tick) -> Tick {
    Tick {
        value: tick.value,
        text: truncate(&tick.text, MAX_SLANTED_WIDTH),
    }
}

/// The height of slanted labels in pixels.
fn height_of_slanted(ticks: &[Tick]) -> f64 {
    if ticks.is_empty() {
        return 0.0;
    }
    let max_width = ticks
        .iter()
        .map(|tick| width_of(&tick.text))
        .fold(0.0, f64::max);
    clamp(max_width, 40.0, MAX_SLANTED_WIDTH) * 0.78 + 10.0
}

/// The entries of the legend, in rows below the y coordinate `top`, and the y coordinate of its lower edge.
fn legend_of(spec: &FigureSpec, top: f64) -> (Vec<LegendEntry>, f64) {
    let (mut x, mut y) = (8.0, top + 4.0);
    let mut entries = Vec::new();
    for label in &spec.labels {
        let name = truncate(
            series_name(&spec.series, label.series),
            spec.width - SAMPLE_WIDTH - 16.0,
        );
        let entry_width = SAMPLE_WIDTH + width_of(&name);
        if x > 8.0 && x + entry_width > spec.width - 8.0 {
            (x, y) = (8.0, y + 18.0);
        }
        entries.push(LegendEntry {
            series: label.series,
            at: (x, y),
            name,
        });
        x += entry_width + FONT_SIZE;
    }
    let bottom = if entries.is_empty() { top } else { y + 8.0 };
    (entries, bottom)
}

/// The vertical axis between two heights in pixels, with its ticks and title.
fn vertical_axis(axis: &Axis, top: f64, bottom: f64) -> (VerticalScale, Vec<Tick>, String) {
    if let Scale::Rows { rows } = &axis.scale {
        let mut edges = vec![top];
        let mut row_edge = top;
        for Row { height, .. } in rows {
            row_edge += height;
            edges.push(row_edge);
        }
        return (VerticalScale::Rows(edges), Vec::new(), axis.title.clone());
    }
    let scale = AxisScale::new(&axis.scale).between(bottom, top);
    let (ticks, title) = ticks_and_title(axis, &scale, MIN_VERTICAL_GAP);
    (VerticalScale::Values(scale), ticks, title)
}

/// The ticks of an axis, at least `gap` pixels apart, and the title with the unit if the ticks share one.
fn ticks_and_title(axis: &Axis, scale: &AxisScale, gap: f64) -> (Vec<Tick>, String) {
    let title = axis.title.clone();
    match &axis.ticks {
        Ticks::Time | Ticks::Count => {
            let (ticks, unit) = scale.costs(matches!(axis.ticks, Ticks::Time), gap);
            let unit = if unit.is_empty() {
                String::new()
            } else {
                format!(", {unit}")
            };
            (ticks, title + &unit)
        }
        Ticks::Percent => {
            let tick = |value: f64| Tick {
                value,
                text: format!("{:.0}\u{a0}%", 100.0 * value),
            };
            (scale.ticks(gap).into_iter().map(tick).collect(), title)
        }
        Ticks::Values { values } => {
            let mut last_position = f64::NEG_INFINITY;
            let mut visible_ticks = Vec::new();
            for tick in values {
                let position = scale.to_pixels(tick.value);
                if (position - last_position).abs() >= gap.min(width_of(&tick.text) + 10.0) {
                    last_position = position;
                    visible_ticks.push(tick.clone());
                }
            }
            (visible_ticks, title)
        }
        Ticks::Slanted { .. } => (Vec::new(), title),
    }
}
