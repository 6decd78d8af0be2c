use super::scale::{Scale, Tick};
use super::svg::{Point, SIZE, Svg, cut, width_of, wrapped};
use super::{Figure, clamp};
use crate::{Measure, Runs};

/// An axis: what it says and its places.
pub(super) struct Axis {
    pub(super) scale: Scale,
    pub(super) title: String,
    pub(super) ticks: Ticks,
}

/// What stands beside an axis.
pub(super) enum Ticks {
    /// Costs.
    Costs(Measure),
    /// Percents.
    Shares,
    /// These.
    These(Vec<Tick>),
}

impl Axis {
    /// Of what runs cost, from the least to the greatest.
    pub(super) fn costs(figure: &Figure, ends: (f64, f64), title: String) -> Self {
        Self {
            scale: Scale::of(figure.log, ends.0, ends.1),
            title,
            ticks: Ticks::Costs(figure.measure),
        }
    }

    /// Of shares from 0 to 1.
    pub(super) fn shares(title: &str) -> Self {
        Self {
            scale: Scale::exact(0.0, 1.0),
            title: title.to_owned(),
            ticks: Ticks::Shares,
        }
    }

    /// The places, and the title with the unit where they share one.
    pub(super) fn places(&self, scale: &Scale, apart: f64) -> (Vec<Tick>, String) {
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

/// A drawing with a title and two axes.
pub(super) struct Frame {
    pub(super) svg: Svg,
    /// The place of the plot.
    pub(super) left: f64,
    pub(super) right: f64,
    pub(super) top: f64,
    pub(super) bottom: f64,
    pub(super) x: Scale,
    pub(super) y: Scale,
}

/// What a drawing says of itself.
pub(super) struct Head<'a> {
    /// The finding.
    pub(super) title: &'a str,
    /// What it shows.
    pub(super) desc: &'a str,
}

/// From this width on lines are named at their ends.
const WIDE: f64 = 560.0;

/// How much wider than usual text a title is.
const BOLD: f64 = 1.3;

/// Faint lines.
pub(super) const FAINT: &str = "stroke-opacity=\".16\"";

/// How far apart places of an axis are across, at least.
pub(super) fn apart(width: f64) -> f64 {
    if width < WIDE { 48.0 } else { 62.0 }
}

/// The width of the name of a line with a sample of it.
const SAMPLE: f64 = 34.0;

/// Writes the title; says how far down it reaches.
pub(super) fn headline(svg: &mut Svg, title: &str, width: f64) -> f64 {
    let mut y = 4.0;
    for line in wrapped(title, width - 16.0, BOLD) {
        y += 18.0;
        let more = "font-size=\"14\" font-weight=\"600\"";
        svg.text((8.0, y), "start", more, &line);
    }
    y
}

/// How many lines a title takes.
pub(super) fn head_height(title: &str, width: f64) -> f64 {
    let lines = wrapped(title, width - 16.0, BOLD).len();
    4.0 + 18.0 * f64::from(u32::try_from(lines).unwrap_or(1))
}

impl Frame {
    /// An empty plot; `named` are contestants that have lines in it.
    pub(super) fn new(
        figure: &Figure,
        runs: &Runs,
        head: &Head<'_>,
        [x, y]: [Axis; 2],
        named: &[usize],
        suits: f64,
    ) -> Self {
        let width = figure.width();
        let wide = width >= WIDE;
        let above = |svg: &mut Svg| {
            let top = headline(svg, head.title, width) + 10.0;
            if wide || named.is_empty() {
                top
            } else {
                legend(svg, runs, named, top, width)
            }
        };
        // What stands above is written once to see how high it is: it takes nothing from the plot.
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
            width - SAMPLE - 12.0 - widths.fold(0.0, f64::max).min(width * 0.25)
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

    /// Names lines at their ends, one below the other where ends meet, if there is room beside the plot.
    pub(super) fn name_ends(&mut self, figure: &Figure, runs: &Runs, ends: &[(usize, Point)]) {
        const APART: f64 = 17.0;
        let width = figure.width();
        if width < WIDE {
            return;
        }
        let mut places: Vec<_> = ends.iter().map(|(_, end)| end.1).collect();
        let mut order: Vec<_> = (0..ends.len()).collect();
        order.sort_by(|a, b| places[*a].total_cmp(&places[*b]));
        let mut least = self.top;
        for at in &order {
            places[*at] = places[*at].max(least);
            least = places[*at] + APART;
        }
        let mut most = self.bottom + 4.0;
        for at in order.iter().rev() {
            places[*at] = places[*at].min(most);
            most = places[*at] - APART;
        }
        for (at, (contestant, _)) in ends.iter().enumerate() {
            let y = places[at];
            self.svg.open(*contestant);
            sample(&mut self.svg, *contestant, (self.right + 6.0, y));
            let name = cut(
                &runs.contestants[*contestant],
                width - self.right - SAMPLE - 8.0,
            );
            let from = (self.right + SAMPLE, y + 4.0);
            self.svg.text(from, "start", "", &name);
            self.svg.close();
        }
    }
}

/// A piece of a contestant's line, with its mark.
fn sample(svg: &mut Svg, contestant: usize, (x, y): Point) {
    svg.path(contestant, &[(x, y), (x + 24.0, y)]);
    svg.mark(contestant, (x + 12.0, y), 3.5, "");
}

/// Names beside samples, in rows; says how far down they reach.
fn legend(svg: &mut Svg, runs: &Runs, named: &[usize], top: f64, width: f64) -> f64 {
    let (mut x, mut y) = (8.0, top + 4.0);
    for contestant in named {
        let name = cut(&runs.contestants[*contestant], width - SAMPLE - 16.0);
        let wide = SAMPLE + width_of(&name);
        if x > 8.0 && x + wide > width - 8.0 {
            (x, y) = (8.0, y + 18.0);
        }
        svg.open(*contestant);
        sample(svg, *contestant, (x, y));
        svg.text((x + 28.0, y + 4.0), "start", "", &name);
        svg.close();
        x += wide + SIZE;
    }
    y + 8.0
}
