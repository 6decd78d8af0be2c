//! Figures as SVG text: one renderer for the page and for reports.
//!
//! A figure is drawn for a width in pixels, at which its text has its natural size. It has a title with its
//! finding, `<title>` and `<desc>` for who listens, and colours by class: what belongs to a contestant is in an
//! element of class `c1` to `c8`, whose `color` a style sheet may set; text is `currentColor`. Contestants are told
//! apart by dashes and marks too. Marks carry `data-contestant` and, where they are of a puzzle, `data-puzzle`:
//! places in [`Runs`].

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
use crate::{By, Measure, Runs};
use sudoku_stats::clamp;
use svg::Svg;

/// What a figure shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Kind {
    /// The share of puzzles solved against cost.
    #[default]
    Cactus,
    /// What solved runs cost, a box a contestant.
    Strip,
    /// The share solved by class.
    Shares,
    /// What puzzles cost one contestant and another.
    Scatter,
    /// Cost against givens or the side of the grid.
    Growth,
    /// Mean ranks with the critical difference.
    Ranks,
    /// What every puzzle costs every contestant.
    Heat,
    /// The share solved against givens or the side of the grid.
    Success,
    /// What is hard for whom: costs beside scales of difficulty.
    Hardness,
}

impl Kind {
    /// All there are.
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

    /// Its name in addresses and files.
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

/// How a figure is to be drawn.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
pub struct Figure {
    /// What it shows.
    pub kind: Kind,
    /// What runs cost.
    pub measure: Measure,
    /// What puzzles are told apart by.
    pub by: By,
    /// Whether costs grow tenfold by equal lengths, and not by equal sums.
    pub log: bool,
    /// Its width in pixels, 240 at least.
    pub width: f64,
    /// Its height; unless given, what suits the width.
    pub height: Option<f64>,
    /// The contestant across, of a scatter.
    pub one: usize,
    /// The contestant upwards, of a scatter.
    pub other: usize,
    /// Whether it stands alone, on white.
    pub alone: bool,
    /// What is written in it.
    pub words: Words,
}

impl Default for Figure {
    fn default() -> Self {
        Self {
            kind: Kind::default(),
            measure: Measure::default(),
            by: By::default(),
            log: true,
            width: 720.0,
            height: None,
            one: 0,
            other: 1,
            alone: false,
            words: Words::default(),
        }
    }
}

impl Figure {
    /// Draws it: a text that begins with `<svg`. Where there is nothing to be drawn it says so.
    pub fn draw(&self, runs: &Runs) -> String {
        let drawn = match self.kind {
            Kind::Cactus => cactus::draw(self, runs),
            Kind::Strip => strip::draw(self, runs),
            Kind::Shares => shares::draw(self, runs),
            Kind::Scatter => scatter::draw(self, runs),
            Kind::Growth => growth::draw(self, runs),
            Kind::Ranks => ranks::draw(self, runs),
            Kind::Heat => heat::draw(self, runs),
            Kind::Success => success::draw(self, runs),
            Kind::Hardness => hardness::draw(self, runs),
        };
        drawn.unwrap_or_else(|| self.empty())
    }

    /// That of nothing.
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

    /// The height asked for, or one that suits.
    fn height(&self, suits: f64) -> f64 {
        let height = self.height.filter(|height| height.is_finite());
        clamp(height.unwrap_or(suits), 160.0, 8000.0)
    }

    /// What an axis of costs is called.
    fn cost_title(&self) -> String {
        match self.measure {
            Measure::Time => self.words.time.clone(),
            Measure::Steps => self.words.steps.clone(),
            Measure::Nodes => self.words.nodes.clone(),
        }
    }
}

/// A count, to reckon with.
fn real(count: usize) -> f64 {
    crate::runs::real(count as u64)
}

/// The whole pixels of a length.
#[expect(clippy::cast_possible_truncation, reason = "no figure is so large")]
fn whole(pixels: f64) -> i32 {
    pixels as i32
}

/// A cost with its unit, which no line parts from it.
fn amount(cost: f64, measure: Measure) -> String {
    Amount(cost, measure).to_string().replace(' ', "\u{a0}")
}

/// A share in percent, to three digits.
fn percent(share: f64) -> String {
    let digits = usize::from(share > 0.0 && share < 0.9995 && (100.0 * share).fract() > 0.0);
    format!("{:.digits$}\u{a0}%", 100.0 * share)
}

/// The least and the greatest of finite values; none where there is none.
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
    use crate::{End, Puzzle};

    /// Runs of so many contestants on so many puzzles of two sets: how each ends, and what it costs.
    pub(super) fn runs(
        contestants: u32,
        puzzles: u32,
        run: impl Fn(u32, u32) -> (End, f64),
    ) -> Runs {
        let mut all = Runs {
            sets: vec!["<even> & \"odd\"".to_owned(), "odd".to_owned()],
            contestants: (0..contestants)
                .map(|at| format!("contestant {at} <&>"))
                .collect(),
            units: vec!["node".to_owned(); contestants as usize],
            ..Runs::default()
        };
        for puzzle in 0..puzzles {
            all.puzzles.push(Puzzle {
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

    /// The number of an attribute, of which the key is what it begins with, the quote too.
    pub(super) fn number(element: &str, key: &str) -> f64 {
        let rest = element.split(key).nth(1).expect(key);
        let number = rest.split('"').next().and_then(|text| text.parse().ok());
        number.expect(key)
    }

    /// The places of each path of lines.
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

    /// The names of elements in order, if they are closed as XML wants it; attributes are quoted and not twice there.
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

    /// Every figure, of each measure, of few and of many.
    #[test]
    fn figures_are_xml_of_at_most_2000_elements() {
        let spread = |contestant: u32, puzzle: u32| {
            let end = match (puzzle * 7 + contestant) % 11 {
                0 => End::Cut,
                1 => End::Never,
                _ => End::Solved,
            };
            let cost = 1 + (puzzle.wrapping_mul(2_654_435_761) >> (8 + contestant)) % 1_000_000;
            (end, f64::from(cost))
        };
        for (contestants, puzzles) in [(6, 49_151), (1, 1), (3, 40), (2, 0), (9, 100)] {
            let all = runs(contestants, puzzles, spread);
            for kind in Kind::ALL {
                // Many once, with what is usual.
                let options = if puzzles > 1000 { 1 } else { 3 };
                for (measure, by, log) in [
                    (Measure::Time, By::Set, true),
                    (Measure::Steps, By::Givens, false),
                    (Measure::Nodes, By::Size, true),
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
                        let told = measure != Measure::Nodes
                            && puzzles > 30
                            && (contestants > 2 || kind != Kind::Ranks);
                        if told {
                            assert!(
                                drawn.contains("data-contestant=\"0\"") || kind == Kind::Scatter,
                                "{kind:?}"
                            );
                            let of_puzzles = !matches!(
                                kind,
                                Kind::Shares | Kind::Ranks | Kind::Success | Kind::Hardness
                            );
                            assert_eq!(drawn.contains("data-puzzle="), of_puzzles, "{kind:?}");
                        }
                    }
                }
            }
        }
    }
}
