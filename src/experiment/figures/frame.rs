use super::scale::{AxisScale, Tick};
use super::svg::{FONT_SIZE, Point, Svg, cut, width_of, wrapped};
use super::{Figure, clamp};
use crate::{Measure, RunTable};

/// An axis with its title and ticks.
pub(super) struct Axis {
    pub(super) scale: AxisScale,
    pub(super) title: String,
    pub(super) ticks: Ticks,
}

/// The ticks of an axis.
pub(super) enum Ticks {
    /// Costs.
    Costs(Measure),
    /// Percentages.
    Shares,
    /// Exactly these ticks.
    These(Vec<Tick>),
}

impl Axis {
    /// An axis of costs from minimum to maximum.
    pub(super) fn costs(figure: &Figure, ends: (f64, f64), title: String) -> Self {
        Self {
            scale: AxisScale::of(figure.log, ends.0, ends.1),
            title,
            ticks: Ticks::Costs(figure.measure),
        }
    }

    /// An axis of shares from 0 to 1.
    pub(super) fn shares(title: &str) -> Self {
        Self {
            scale: AxisScale::exact(0.0, 1.0),
            title: title.to_owned(),
            ticks: Ticks::Shares,
        }
    }

    /// The ticks, and the title with the unit if they share one.
    pub(super) fn places(&self, scale: &AxisScale, apart: f64) -> (Vec<Tick>, String) {
        let title = self.title.clone();
        match &self.ticks {
            Ticks::Costs(measure) => {
                let (ticks, unit) = scale.costs(*measure, apart);
                let unit = if unit.is_empty() {
                    ""
                } else {
                    &format!(", {unit}")
                };
                (ticks, title + unit)
            }
            Ticks::Shares => {
                let tick = |value: f64| Tick {
                    value,
                    text: format!("{:.0}\u{a0}%", 100.0 * value),
                };
                (scale.ticks(apart).into_iter().map(tick).collect(), title)
            }
            Ticks::These(ticks) => {
                let mut last = f64::NEG_INFINITY;
                let mut kept = Vec::new();
                for tick in ticks {
                    let at = scale.at(tick.value);
                    if (at - last).abs() >= apart.min(width_of(&tick.text) + 10.0) {
                        last = at;
                        kept.push(Tick {
                            value: tick.value,
                            text: tick.text.clone(),
                        });
                    }
                }
                (kept, title)
            }
        }
    }
}

/// A plot with a title and two axes.
pub(super) struct PlotFrame {
    pub(super) svg: Svg,
    /// The left edge of the plot area, in pixels.
    pub(super) left: f64,
    /// The right edge of the plot area, in pixels.
    pub(super) right: f64,
    pub(super) top: f64,
    pub(super) bottom: f64,
    pub(super) x: AxisScale,
    pub(super) y: AxisScale,
}

/// The headline of a figure.
pub(super) struct Head<'a> {
    /// The finding.
    pub(super) title: &'a str,
    /// The description.
    pub(super) desc: &'a str,
}

/// The minimum width at which curves are labelled at their ends.
const MIN_WIDTH_FOR_END_LABELS: f64 = 560.0;

/// The width of a title relative to normal text.
const TITLE_WIDTH_RATIO: f64 = 1.3;

/// The attribute of faint lines.
pub(super) const FAINT: &str = "stroke-opacity=\".16\"";

/// The minimum distance of ticks on a horizontal axis, in pixels.
pub(super) fn apart(width: f64) -> f64 {
    if width < MIN_WIDTH_FOR_END_LABELS {
        48.0
    } else {
        62.0
    }
}

/// The width of a sample of a line in the legend, in pixels.
const SAMPLE_WIDTH: f64 = 34.0;

/// Writes the title; returns the y coordinate below it.
pub(super) fn headline(svg: &mut Svg, title: &str, width: f64) -> f64 {
    let mut y = 4.0;
    for line in wrapped(title, width - 16.0, TITLE_WIDTH_RATIO) {
        y += 18.0;
        let more = "font-size=\"14\" font-weight=\"600\"";
        svg.text((8.0, y), "start", more, &line);
    }
    y
}

/// The height of a title in pixels.
pub(super) fn head_height(title: &str, width: f64) -> f64 {
    let lines = wrapped(title, width - 16.0, TITLE_WIDTH_RATIO).len();
    4.0 + 18.0 * f64::from(u32::try_from(lines).unwrap_or(1))
}

impl PlotFrame {
    /// An empty plot; `named` lists the contestants with lines in it.
    pub(super) fn new(
        figure: &Figure,
        runs: &RunTable,
        head: &Head<'_>,
        [x, y]: [Axis; 2],
        named: &[usize],
        suits: f64,
    ) -> Self {
        let width = figure.width();
        let wide = width >= MIN_WIDTH_FOR_END_LABELS;
        let above = |svg: &mut Svg| {
            let top = headline(svg, head.title, width) + 10.0;
            if wide || named.is_empty() {
                top
            } else {
                legend(svg, runs, named, top, width)
            }
        };
        // The head is written once to measure its height.
        let taken = above(&mut Svg::new(figure, width, 0.0, "", ""));
        let height = figure.height(suits + taken - 32.0);
        let mut svg = Svg::new(figure, width, height, head.title, head.desc);
        let top = above(&mut svg) + 22.0;
        let bottom = (height - 42.0).max(top + 60.0);
        let scale = y.scale.between(bottom, top);
        let (y_ticks, y_title) = y.places(&scale, 32.0);
        let widest = y_ticks.iter().map(|tick| width_of(&tick.text));
        let left = 14.0 + widest.fold(0.0, f64::max);
        let widths = named.iter().map(|at| width_of(&runs.contestants[*at]));
        let right = if wide && !named.is_empty() {
            width - SAMPLE_WIDTH - 12.0 - widths.fold(0.0, f64::max).min(width * 0.25)
        } else {
            width - 18.0
        };
        let across = x.scale.between(left, right);
        let (x_ticks, x_title) = x.places(&across, apart(width));
        svg.text((8.0, top - 10.0), "start", "fill-opacity=\".8\"", &y_title);
        for tick in &y_ticks {
            let at = scale.at(tick.value);
            svg.line((left, at), (right, at), FAINT);
            svg.text((left - 6.0, at + 4.0), "end", "", &tick.text);
        }
        for tick in &x_ticks {
            let at = across.at(tick.value);
            svg.line((at, top), (at, bottom), FAINT);
            let half = width_of(&tick.text) / 2.0;
            let middle = at.min(width - half - 2.0).max(half + 2.0);
            svg.text((middle, bottom + 16.0), "middle", "", &tick.text);
        }
        let x_title = cut(&x_title, width - 16.0);
        let half = width_of(&x_title) / 2.0 + 6.0;
        let middle = clamp(f64::midpoint(left, right), half, (width - half).max(half));
        svg.text(
            (middle, bottom + 34.0),
            "middle",
            "fill-opacity=\".8\"",
            &x_title,
        );
        Self {
            svg,
            left,
            right,
            top,
            bottom,
            x: across,
            y: scale,
        }
    }

    /// Labels lines at their ends, without overlap, if there is room beside the plot.
    pub(super) fn name_ends(&mut self, figure: &Figure, runs: &RunTable, ends: &[(usize, Point)]) {
        const MIN_GAP: f64 = 17.0;
        let width = figure.width();
        if width < MIN_WIDTH_FOR_END_LABELS {
            return;
        }
        let mut places: Vec<_> = ends.iter().map(|(_, end)| end.1).collect();
        let mut order: Vec<_> = (0..ends.len()).collect();
        order.sort_by(|a, b| places[*a].total_cmp(&places[*b]));
        let mut min = self.top;
        for at in &order {
            places[*at] = places[*at].max(min);
            min = places[*at] + MIN_GAP;
        }
        let mut max = self.bottom + 4.0;
        for at in order.iter().rev() {
            places[*at] = places[*at].min(max);
            max = places[*at] - MIN_GAP;
        }
        for (at, (contestant, _)) in ends.iter().enumerate() {
            let y = places[at];
            self.svg.open(*contestant);
            sample(&mut self.svg, *contestant, (self.right + 6.0, y));
            let name = cut(
                &runs.contestants[*contestant],
                width - self.right - SAMPLE_WIDTH - 8.0,
            );
            let from = (self.right + SAMPLE_WIDTH, y + 4.0);
            self.svg.text(from, "start", "", &name);
            self.svg.close();
        }
    }
}

/// A sample of a contestant's line, with its mark.
fn sample(svg: &mut Svg, contestant: usize, (x, y): Point) {
    svg.path(contestant, &[(x, y), (x + 24.0, y)]);
    svg.mark(contestant, (x + 12.0, y), 3.5, "");
}

/// Writes the legend in rows; returns the y coordinate below it.
fn legend(svg: &mut Svg, runs: &RunTable, named: &[usize], top: f64, width: f64) -> f64 {
    let (mut x, mut y) = (8.0, top + 4.0);
    for contestant in named {
        let name = cut(&runs.contestants[*contestant], width - SAMPLE_WIDTH - 16.0);
        let wide = SAMPLE_WIDTH + width_of(&name);
        if x > 8.0 && x + wide > width - 8.0 {
            (x, y) = (8.0, y + 18.0);
        }
        svg.open(*contestant);
        sample(svg, *contestant, (x, y));
        svg.text((x + 28.0, y + 4.0), "start", "", &name);
        svg.close();
        x += wide + FONT_SIZE;
    }
    y + 8.0
}
