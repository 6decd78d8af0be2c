//! Figures as SVG text, for the page and for reports.
//!
//! A figure is drawn for a width in pixels, at which its text has its natural size. It has a title
//! that states its finding, `<title>` and `<desc>` for screen readers, and colours by class:
//! elements of a contestant have the class `c1` to `c8`, whose `color` a style sheet can set; text
//! is `currentColor`. Contestants also differ by dashes and marks. Marks have the attribute
//! `data-contestant` and, if they belong to a puzzle, `data-puzzle`: indices in a [`RunTable`].

mod cactus;
mod frame;
mod growth;
mod hardness;
mod heat;
mod ranks;
mod rows;
mod scale;
mod scatter;
mod shares;
mod strip;
mod success;
mod svg;
mod words;

pub use words::Words;

use crate::amount::Amount;
use crate::{Grouping, Measure, RunTable};
use sudoku_stats::clamp;
use svg::Svg;

/// The kind of a figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
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
}

impl FigureKind {
    /// All kinds of figures.
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

    /// The identifier in addresses and files.
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
        }
    }
}

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
    /// The width in pixels, at least 240.
    pub width: f64,
    /// The height in pixels; `None` selects a height that suits the width.
    pub height: Option<f64>,
    /// The index of the colour, dashes and mark of each contestant. A contestant beyond the end has its own
    /// index. Indices should differ: contestants with one index look the same.
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
        let drawn = match self.kind {
            FigureKind::Cactus => cactus::draw(self, runs),
            FigureKind::Strip => strip::draw(self, runs),
            FigureKind::Shares => shares::draw(self, runs),
            FigureKind::Scatter => scatter::draw(self, runs),
            FigureKind::Growth => growth::draw(self, runs),
            FigureKind::Ranks => ranks::draw(self, runs),
            FigureKind::Heat => heat::draw(self, runs),
            FigureKind::Success => success::draw(self, runs),
            FigureKind::Hardness => hardness::draw(self, runs),
        };
        drawn.unwrap_or_else(|| self.empty())
    }

    /// The figure without data.
    fn empty(&self) -> String {
        let none = &*self.words.none;
        let mut svg = Svg::new(self, self.width(), 60.0, none, none);
        let mut y = 16.0;
        for line in svg::wrapped(none, self.width() - 16.0, 1.0) {
            y += 16.0;
            svg.text((self.width() / 2.0, y), "middle", "", &line);
        }
        svg.end()
    }

    fn width(&self) -> f64 {
        if self.width.is_finite() {
            clamp(self.width, 240.0, 4000.0)
        } else {
            720.0
        }
    }

    /// The requested height, or else `suits`.
    fn height(&self, suits: f64) -> f64 {
        let height = self.height.filter(|height| height.is_finite());
        clamp(height.unwrap_or(suits), 160.0, 8000.0)
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
}

/// A count as a float.
fn to_f64(count: usize) -> f64 {
    crate::runs::to_f64(count as u64)
}

/// A length in whole pixels.
#[expect(clippy::cast_possible_truncation, reason = "no figure is so large")]
fn whole(pixels: f64) -> i32 {
    pixels as i32
}

/// A cost with its unit, joined by a no-break space.
fn amount(cost: f64, measure: Measure) -> String {
    Amount(cost, measure).to_string().replace(' ', "\u{a0}")
}

/// Formats a proportion from 0 to 1 as a percentage with three significant digits.
fn percent(share: f64) -> String {
    let digits = usize::from(share > 0.0 && share < 0.9995 && (100.0 * share).fract() > 0.0);
    format!("{:.digits$}\u{a0}%", 100.0 * share)
}

/// The minimum and the maximum of the finite values; `None` if there are none.
fn ends(values: impl Iterator<Item = f64>) -> Option<(f64, f64)> {
    let finite = values.filter(|value| value.is_finite());
    let ends = finite.fold((f64::INFINITY, f64::NEG_INFINITY), |ends, value| {
        (ends.0.min(value), ends.1.max(value))
    });
    (ends.0 <= ends.1).then_some(ends)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PuzzleInfo, RunEnd};

    /// Runs of contestants on puzzles of two sets, with the end and the cost that `run` returns.
    pub(super) fn runs(
        contestants: u32,
        puzzles: u32,
        run: impl Fn(u32, u32) -> (RunEnd, f64),
    ) -> RunTable {
        let mut all = RunTable {
            sets: vec!["<even> & \"odd\"".to_owned(), "odd".to_owned()],
            contestants: (0..contestants)
                .map(|at| format!("contestant {at} <&>"))
                .collect(),
            units: vec!["node".to_owned(); contestants as usize],
            ..RunTable::default()
        };
        for puzzle in 0..puzzles {
            all.puzzles.push(PuzzleInfo {
                set: puzzle % 2,
                givens: 17 + puzzle % 30,
                side: [9, 16, 25][puzzle as usize % 3],
            });
            for contestant in 0..contestants {
                let (end, cost) = run(contestant, puzzle);
                all.puzzle.push(puzzle);
                all.contestant.push(contestant);
                all.end.push(end);
                all.micros.push(cost);
                all.steps.push(cost);
                all.nodes.push(f64::NAN);
            }
        }
        all
    }

    /// The number in an attribute; `key` is its beginning, including the quote.
    pub(super) fn number(element: &str, key: &str) -> f64 {
        let rest = element.split(key).nth(1).expect(key);
        let number = rest.split('"').next().and_then(|text| text.parse().ok());
        number.expect(key)
    }

    /// The points of each path of lines.
    pub(super) fn lines(drawn: &str) -> Vec<Vec<(f64, f64)>> {
        let number = |text: &str| text.parse::<f64>().expect("a number");
        let point = |text: &str| {
            let (x, y) = text.split_once(' ').expect("two numbers");
            (number(x), number(y))
        };
        let paths = drawn.split(" d=\"M").skip(1);
        let paths = paths.map(|rest| rest.split(['"', 'Z']).next().expect("an end"));
        paths
            .map(|path| path.split(['L', 'M']).map(point).collect())
            .collect()
    }

    /// The names of the elements in order; checks that the text is well-formed XML with quoted,
    /// unique attributes.
    pub(super) fn elements(drawn: &str) -> Vec<String> {
        let (mut open, mut all) = (Vec::new(), Vec::new());
        let mut rest = drawn.trim_end();
        while let Some(begin) = rest.find('<') {
            let text = &rest[..begin];
            assert!(!text.contains('>'), "a loose bracket in {text}");
            for entity in text.split('&').skip(1) {
                let name = entity.split(';').next().unwrap_or_default();
                assert!(["lt", "gt", "amp", "quot"].contains(&name), "& in {text}");
            }
            let end = rest.find('>').expect("an end");
            let tag = &rest[begin + 1..end];
            rest = &rest[end + 1..];
            if let Some(name) = tag.strip_prefix('/') {
                assert_eq!(open.pop().as_deref(), Some(name));
                continue;
            }
            let parts: Vec<_> = tag.trim_end_matches('/').split('"').collect();
            assert!(parts.len() % 2 == 1, "a quote is open in {tag}");
            let name = tag.split([' ', '/']).next().expect("a name").to_owned();
            let mut keys: Vec<_> = parts.iter().step_by(2).map(|part| part.trim()).collect();
            keys[0] = keys[0].split(' ').next_back().unwrap_or_default();
            let last = keys.pop();
            assert!(parts.len() == 1 || last == Some(""), "{tag}");
            assert!(keys.iter().all(|key| key.ends_with('=')), "{tag}");
            let count = keys.len();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), count, "an attribute is twice in {tag}");
            if !tag.ends_with('/') {
                open.push(name.clone());
            }
            all.push(name);
        }
        assert!(open.is_empty() && rest.is_empty(), "{open:?}, {rest}");
        all
    }

    /// Every figure, with each measure, of few and of many runs.
    #[test]
    fn figures_are_xml_of_up_to_2000_elements() {
        let spread = |contestant: u32, puzzle: u32| {
            let end = match (puzzle * 7 + contestant) % 11 {
                0 => RunEnd::Cut,
                1 => RunEnd::Never,
                _ => RunEnd::Solved,
            };
            let cost = 1 + (puzzle.wrapping_mul(2_654_435_761) >> (8 + contestant)) % 1_000_000;
            (end, f64::from(cost))
        };
        for (contestants, puzzles) in [(6, 49_151), (1, 1), (3, 40), (2, 0), (9, 100)] {
            let all = runs(contestants, puzzles, spread);
            for kind in FigureKind::ALL {
                // The large table once, with the default settings.
                let options = if puzzles > 1000 { 1 } else { 3 };
                for (measure, by, log) in [
                    (Measure::Time, Grouping::Set, true),
                    (Measure::Steps, Grouping::Givens, false),
                    (Measure::Nodes, Grouping::Size, true),
                ][..options]
                    .iter()
                    .copied()
                {
                    for width in [360.0, 1200.0] {
                        let figure = Figure {
                            kind,
                            measure,
                            by,
                            log,
                            width,
                            ..Figure::default()
                        };
                        let drawn = figure.draw(&all);
                        let found = elements(&drawn);
                        assert!(found.len() <= 2000, "{kind:?}: {} elements", found.len());
                        assert_eq!(found[..3], ["svg", "title", "desc"]);
                        assert!(
                            !drawn.contains("NaN") && !drawn.contains("inf"),
                            "{kind:?}\n{drawn}"
                        );
                        let has_marks = measure != Measure::Nodes
                            && puzzles > 30
                            && (contestants > 2 || kind != FigureKind::Ranks);
                        if has_marks {
                            assert!(
                                drawn.contains("data-contestant=\"0\"")
                                    || kind == FigureKind::Scatter,
                                "{kind:?}"
                            );
                            let of_puzzles = !matches!(
                                kind,
                                FigureKind::Shares
                                    | FigureKind::Ranks
                                    | FigureKind::Success
                                    | FigureKind::Hardness
                            );
                            assert_eq!(drawn.contains("data-puzzle="), of_puzzles, "{kind:?}");
                        }
                    }
                }
            }
        }
    }
}
