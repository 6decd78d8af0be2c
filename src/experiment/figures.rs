//! Figures, for the page and for reports.
//!
//! Each kind of figure is a module that turns runs into a [`FigureSpec`]: axes, series and marks as data, with a title
//! that states the finding. A specification has four forms: [`FigureSpec::to_svg`], [`FigureSpec::to_tikz`],
//! `FigureSpec::to_vega_lite`, and itself as JSON. SVG and TikZ share one renderer: [`layout`] arranges a figure in
//! pixels, [`scene`] turns its marks into drawing commands, and [`svg`] and [`tikz`] write these commands.
//!
//! A figure is drawn for a width in pixels, at which its text has its natural size. Contestants differ by colours,
//! dashes and shapes.

mod anytime;
mod cactus;
mod growth;
mod hardness;
mod heat;
mod layout;
mod ranks;
mod scale;
mod scatter;
mod scene;
mod shares;
pub mod spec;
mod strip;
mod success;
mod svg;
mod text;
mod tikz;
#[cfg(feature = "serde")]
mod vega_lite;
mod words;

pub use spec::FigureSpec;
pub use words::Words;

use crate::amount::{Amount, percent};
use crate::summary::has_drift;
use crate::{Grouping, Measure, RunTable};
use spec::{Anchor, Axis, Color, Layer, Mark, Row, Scale, Series, Ticks};
use sudoku_stats::clamp;

/// The kind of a figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[non_exhaustive]
pub enum FigureKind {
    /// The cactus plot: the share of puzzles solved against cost.
    #[default]
    Cactus,
    /// The costs of solved runs, one box per contestant.
    Strip,
    /// The share of solved runs by class.
    Shares,
    /// The costs of two contestants on each puzzle.
    Scatter,
    /// The cost against the number of givens or the side of the grid.
    Growth,
    /// The mean ranks with the critical difference.
    Ranks,
    /// The cost of every puzzle for every contestant.
    Heat,
    /// The share solved against the number of givens or the side of the grid.
    Success,
    /// The correlations of costs with rating scales.
    Hardness,
    /// The share of targets that are reached within a budget, for
    /// [`AnytimeReport::figures`](crate::AnytimeReport::figures) only.
    Ecdf,
    /// The expected running time to each target, for [`AnytimeReport::figures`](crate::AnytimeReport::figures) only.
    Ert,
    /// The distance from a solution within a budget, for [`AnytimeReport::figures`](crate::AnytimeReport::figures) only.
    Budget,
}

impl FigureKind {
    /// All kinds of figures of a [`RunTable`].
    pub const ALL: [Self; 9] = [
        Self::Cactus,
        Self::Strip,
        Self::Shares,
        Self::Scatter,
        Self::Growth,
        Self::Ranks,
        Self::Heat,
        Self::Success,
        Self::Hardness,
    ];

    /// The identifier of the kind in addresses and files.
    pub fn id(self) -> &'static str {
        match self {
            Self::Cactus => "cactus",
            Self::Strip => "strip",
            Self::Shares => "shares",
            Self::Scatter => "scatter",
            Self::Growth => "growth",
            Self::Ranks => "ranks",
            Self::Heat => "heat",
            Self::Success => "success",
            Self::Hardness => "hardness",
            Self::Ecdf => "ecdf",
            Self::Ert => "ert",
            Self::Budget => "budget",
        }
    }
}

/// The title of a figure if the times of the blocks differ more than those of the contestants. It is always English,
/// because the page, which translates figures, does not repeat runs.
const DRIFT_TITLE: &str =
    "Which contestant is faster cannot be determined: the times of the blocks differ more";

/// The settings of a figure.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
pub struct Figure {
    /// The kind of plot to draw.
    pub kind: FigureKind,
    /// The measure of cost.
    pub measure: Measure,
    /// How puzzles are grouped into classes, which are compared with each other.
    pub by: Grouping,
    /// `true` for a logarithmic axis of costs.
    pub log: bool,
    /// The width of the figure in pixels, at least 240.
    pub width: f64,
    /// The height of the figure in pixels; `None` selects a height that suits the width.
    pub height: Option<f64>,
    /// The index of the colour, dashes and mark of each contestant. A contestant beyond the end of the list has its
    /// index among the contestants. Indices should differ: contestants with one index look the same.
    pub styles: Vec<usize>,
    /// The index of the contestant on the horizontal axis of a scatter plot.
    pub one: usize,
    /// The index of the contestant on the vertical axis of a scatter plot.
    pub other: usize,
    /// `true` for a figure that is saved as a file or printed by itself: it has a white background and fixed
    /// colours, because no style sheet of a page applies.
    #[cfg_attr(feature = "serde", serde(rename = "alone"))]
    pub standalone: bool,
    /// The titles, labels and notes in the figure; English by default.
    pub words: Words,
}

impl Default for Figure {
    fn default() -> Self {
        Self {
            kind: FigureKind::default(),
            measure: Measure::default(),
            by: Grouping::default(),
            log: true,
            width: 720.0,
            height: None,
            styles: Vec::new(),
            one: 0,
            other: 1,
            standalone: false,
            words: Words::default(),
        }
    }
}

impl Figure {
    /// Draws the figure as SVG text, which begins with `<svg`. If there is nothing to draw, the figure states
    /// that.
    pub fn draw(&self, runs: &RunTable) -> String {
        self.spec(runs).to_svg()
    }

    /// Describes the figure. If there is nothing to draw, the title states that.
    pub fn spec(&self, runs: &RunTable) -> FigureSpec {
        let spec = match self.kind {
            FigureKind::Cactus => cactus::spec(self, runs),
            FigureKind::Strip => strip::spec(self, runs),
            FigureKind::Shares => shares::spec(self, runs),
            FigureKind::Scatter => scatter::spec(self, runs),
            FigureKind::Growth => growth::spec(self, runs),
            FigureKind::Ranks => ranks::spec(self, runs),
            FigureKind::Heat => heat::spec(self, runs),
            FigureKind::Success => success::spec(self, runs),
            FigureKind::Hardness => hardness::spec(self, runs),
            FigureKind::Ecdf | FigureKind::Ert | FigureKind::Budget => None,
        };
        let spec = spec.unwrap_or_else(|| self.empty(runs));
        if self.compares_costs() && self.measure == Measure::Time && has_drift(runs) {
            return self.without_verdict(runs, spec);
        }
        spec
    }

    /// Returns `true` if the title states which contestant costs less.
    fn compares_costs(&self) -> bool {
        use FigureKind::{Cactus, Growth, Heat, Ranks, Scatter, Strip};
        matches!(self.kind, Cactus | Growth | Heat | Ranks | Scatter | Strip)
    }

    /// The figure with a warning in place of the title, because the times of the blocks differ more than those of the
    /// contestants. Ranks are not shown at all.
    fn without_verdict(&self, runs: &RunTable, spec: FigureSpec) -> FigureSpec {
        let spec = if self.kind == FigureKind::Ranks {
            self.empty(runs)
        } else {
            spec
        };
        FigureSpec {
            title: DRIFT_TITLE.to_owned(),
            ..spec
        }
    }

    /// The figure that is drawn if there is no data: empty axes below a title that states this.
    fn empty(&self, runs: &RunTable) -> FigureSpec {
        let texts = FigureTexts {
            title: self.words.none.clone(),
            description: self.words.none.clone(),
            caption: String::new(),
        };
        let x = Axis::of_values(Scale::Linear { domain: [0.0, 1.0] }, "", Vec::new());
        self.rows(runs, texts, x, Vec::new())
    }

    /// A figure without marks, with two axes and a plot area that is `plot_height` pixels high.
    fn plot(
        &self,
        runs: &RunTable,
        texts: FigureTexts,
        [x, y]: [Axis; 2],
        plot_height: f64,
    ) -> FigureSpec {
        let height = self.height.filter(|height| height.is_finite());
        let style = |index: usize| self.styles.get(index).copied().unwrap_or(index);
        let series = runs.contestants.iter().enumerate();
        FigureSpec {
            version: spec::VERSION,
            kind: self.kind,
            title: texts.title,
            description: texts.description,
            caption: texts.caption,
            width: self.width(),
            height: height.map(|height| clamp(height, 160.0, 8000.0)),
            plot_height,
            standalone: self.standalone,
            series: series
                .map(|(index, name)| Series {
                    name: name.clone(),
                    style: style(index),
                })
                .collect(),
            x,
            y,
            labels: Vec::new(),
            layers: Vec::new(),
        }
    }

    /// A figure without marks, with `rows` as the vertical axis and the horizontal axis `x`.
    fn rows(&self, runs: &RunTable, texts: FigureTexts, x: Axis, rows: Vec<Row>) -> FigureSpec {
        let y = Axis {
            title: String::new(),
            scale: Scale::Rows { rows },
            ticks: Ticks::Values { values: Vec::new() },
        };
        FigureSpec {
            height: None,
            ..self.plot(runs, texts, [x, y], 0.0)
        }
    }

    /// An axis of costs that shows all values from the minimum to the maximum of `extent`, with a margin. A linear axis
    /// starts at 0.
    fn cost_axis(&self, extent: (f64, f64), title: String) -> Axis {
        Axis {
            title,
            scale: Scale::of_costs(self.log, extent.0, extent.1),
            ticks: if self.measure == Measure::Time {
                Ticks::Time
            } else {
                Ticks::Count
            },
        }
    }

    fn width(&self) -> f64 {
        if self.width.is_finite() {
            clamp(self.width, 240.0, 4000.0)
        } else {
            720.0
        }
    }

    /// The title of an axis of costs.
    fn cost_title(&self) -> String {
        match self.measure {
            Measure::Time => self.words.time.clone(),
            Measure::Steps => self.words.steps.clone(),
            Measure::Nodes => self.words.nodes.clone(),
            Measure::Counter(id) => id.to_owned(),
        }
    }

    /// The median of the costs, as a title names it.
    fn median_title(&self) -> String {
        match self.measure {
            Measure::Time => self.words.median_time.clone(),
            Measure::Steps => self.words.median_steps.clone(),
            Measure::Nodes => self.words.median_nodes.clone(),
            Measure::Counter(id) => words::fill(&self.words.median_of, &[("name", id)]),
        }
    }
}

/// The title, the description and the caption of a figure.
struct FigureTexts {
    /// The title, which states the finding.
    title: String,
    /// The description for screen readers.
    description: String,
    /// The explanation of the marks; may be empty.
    caption: String,
}

impl Axis {
    /// An axis of shares from 0 to 1.
    fn of_shares(title: &str) -> Self {
        Self {
            title: title.to_owned(),
            scale: Scale::Linear { domain: [0.0, 1.0] },
            ticks: Ticks::Percent,
        }
    }

    /// An axis with at most these ticks.
    fn of_values(scale: Scale, title: &str, values: Vec<spec::Tick>) -> Self {
        Self {
            title: title.to_owned(),
            scale,
            ticks: Ticks::Values { values },
        }
    }

    /// The value at the upper end of the axis.
    fn max(&self) -> f64 {
        match &self.scale {
            Scale::Linear { domain } | Scale::Log { domain } => domain[1],
            Scale::Rows { rows } => to_f64(rows.len()),
        }
    }

    /// The value at the lower end of the axis.
    fn min(&self) -> f64 {
        match &self.scale {
            Scale::Linear { domain } | Scale::Log { domain } => domain[0],
            Scale::Rows { .. } => 0.0,
        }
    }
}

impl Layer {
    /// A layer in the colour of a series.
    fn of(series: usize, marks: Vec<Mark>) -> Self {
        Self {
            color: Color::Series(series),
            marks,
        }
    }

    /// A layer in the colour of text.
    fn ink(marks: Vec<Mark>) -> Self {
        Self {
            color: Color::Ink,
            marks,
        }
    }
}

impl Mark {
    /// A line of the usual width.
    fn line(points: Vec<spec::Position>) -> Self {
        Self::Line {
            points,
            width: spec::line_width(),
        }
    }

    /// A solid line between two points.
    fn rule(from: spec::Position, to: spec::Position, width: f64, opacity: f64) -> Self {
        Self::Rule {
            from,
            to,
            width,
            opacity,
            dashed: false,
        }
    }

    /// A text in small letters.
    fn small_text(at: spec::Position, offset: [f64; 2], anchor: Anchor, text: String) -> Self {
        Self::Text {
            at,
            offset,
            text,
            anchor,
            size: 11.0,
            bold: false,
            opacity: 1.0,
        }
    }
}

/// A count as a float.
fn to_f64(count: usize) -> f64 {
    crate::runs::to_f64(count as u64)
}

/// Truncates a length in pixels to whole pixels.
#[expect(clippy::cast_possible_truncation, reason = "no figure is so large")]
fn to_whole_pixels(pixels: f64) -> i32 {
    pixels as i32
}

/// Formats a cost with its unit, joined by a no-break space.
fn format_cost(cost: f64, measure: Measure) -> String {
    Amount(cost, measure).to_string().replace(' ', "\u{a0}")
}

/// Formats a proportion from 0 to 1 as a percentage with at most one decimal place. Proportions that are not 0 or 1 are
/// not displayed as 0 or 100.
fn format_percent(share: f64) -> String {
    let text = percent(share, 0);
    format!("{}\u{a0}%", text.strip_suffix(".0").unwrap_or(&text))
}

/// The minimum and the maximum of the finite values; `None` if there are none.
fn finite_range(values: impl Iterator<Item = f64>) -> Option<(f64, f64)> {
    let finite_values = values.filter(|value| value.is_finite());
    let range = finite_values.fold((f64::INFINITY, f64::NEG_INFINITY), |range, value| {
        (range.0.min(value), range.1.max(value))
    });
    (range.0 <= range.1).then_some(range)
}

#[cfg(test)]
mod tests;
