use super::layout::Layout;
use super::scale::AxisScale;
use super::spec::{Axis, FigureSpec, Layer, Mark, Row, RunRef, Scale, Shape};
use super::words::fill;
use super::{Figure, Head, clamp, to_f64};
use crate::RunTable;
use crate::options::positive;
use crate::summary::{Score, scores};
use sudoku_stats::{ConfidenceLevel, median, spearman};

/// A puzzle with its cost for every contestant; `None` for those that did not solve it.
struct HeatColumn {
    puzzle: u32,
    costs: Vec<Option<f64>>,
    /// The mean logarithm of the costs, where unsolved puzzles count as ten times the maximum.
    hard: f64,
}

/// The maximum number of bars, each of which may have a cross.
const MAX_BARS: usize = 900;

/// The height of a contestant's row, in pixels.
const ROW_HEIGHT: f64 = 52.0;

/// The height of the highest bar of a row, in pixels.
const MAX_BAR_HEIGHT: f64 = 40.0;

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
    let scores = scores(runs, figure.measure.costs(runs));
    let (low, high) = super::ends((scores.iter().flatten().flatten()).map(|score| score.cost))?;
    let items = items(&scores, high);
    let words = &figure.words;
    let head = Head {
        title: finding(figure, runs, &items),
        description: words.heat_desc.clone(),
        caption: words.heat_note.clone(),
    };
    let contestants = runs.contestants.len();
    let x = Axis::of_values(
        Scale::Linear {
            domain: [0.0, to_f64(items.len())],
        },
        &fill(&words.puzzles, &[("count", &items.len().to_string())]),
        Vec::new(),
    );
    let row = |contestant: usize| Row {
        name: runs.contestants[contestant].clone(),
        note: range(figure, &items, contestant),
        height: ROW_HEIGHT,
        series: Some(contestant),
    };
    let mut spec = figure.rows(runs, head, x, (0..contestants).map(row).collect());
    let layout = Layout::of(&spec);
    // Bars are at least three pixels wide.
    let room = super::whole((layout.right - layout.left) / 3.0).unsigned_abs() as usize;
    let bins = items.len().min(room).min(MAX_BARS / contestants).max(1);
    // The width of a bin, and a pixel, in puzzles.
    let wide = to_f64(items.len()) / to_f64(bins);
    let pixel = to_f64(items.len()) / (layout.right - layout.left);
    let gap = if wide / pixel > 5.0 { pixel } else { 0.0 };
    let bars = Bars {
        contestant: 0,
        foot: 0.0,
        wide,
        gap,
        pixel,
    };
    let height =
        AxisScale::new(&Scale::of_costs(figure.log, low, high)).between(0.0, MAX_BAR_HEIGHT);
    for contestant in 0..contestants {
        let foot = to_f64(contestant) + 0.5 + (MAX_BAR_HEIGHT / 2.0 + 2.0) / ROW_HEIGHT;
        let bars = Bars {
            contestant,
            foot,
            ..bars
        };
        let base = Mark::rule([0.0, foot], [to_f64(items.len()), foot], 1.0, 0.5);
        let mut marks = vec![base];
        for at in 0..bins {
            let bin = &items[at * items.len() / bins..(at + 1) * items.len() / bins];
            bars.add(&mut marks, at, bin, &height);
        }
        spec.layers.push(Layer::of(contestant, marks));
    }
    Some(spec)
}

/// The bars of a contestant.
#[derive(Clone, Copy)]
struct Bars {
    contestant: usize,
    /// The vertical position of the lower ends of bars.
    foot: f64,
    /// The distance of bars, in puzzles.
    wide: f64,
    /// The gap between bars, in puzzles.
    gap: f64,
    /// A pixel, in puzzles.
    pixel: f64,
}

impl Bars {
    /// Adds the bar of the puzzles in a bin.
    fn add(self, marks: &mut Vec<Mark>, at: usize, bin: &[HeatColumn], height: &AxisScale) {
        let [from, to] = [to_f64(at), to_f64(at + 1)].map(|at| self.wide * at);
        let to = to - self.gap;
        let run = Some(RunRef::of_puzzle(bin[bin.len() / 2].puzzle));
        let costs = bin.iter().filter_map(|item| item.costs[self.contestant]);
        let mut costs: Vec<_> = costs.collect();
        let above = |pixels: f64| self.foot - pixels / ROW_HEIGHT;
        let is_solved = 2 * costs.len() > bin.len();
        let (top, opacity) = if is_solved {
            let pixels = height.at(median(&mut costs));
            (above(clamp(pixels, 1.5, MAX_BAR_HEIGHT)), 0.7)
        } else {
            (above(MAX_BAR_HEIGHT), 0.1)
        };
        marks.push(Mark::Bar {
            from: [from, top],
            to: [to, self.foot],
            opacity,
            outlined: false,
            run,
        });
        if !is_solved {
            // A hollow bar of full height, with a cross if there is room for one.
            let half = clamp((to - from) / self.pixel / 2.0, 1.0, 4.0);
            marks.push(Mark::Point {
                at: [f64::midpoint(from, to), above(MAX_BAR_HEIGHT - half - 1.0)],
                shape: Shape::Cross,
                size: half,
                opacity: 1.0,
                run: None,
            });
        }
    }
}

fn items(scores: &[Option<Vec<Score>>], high: f64) -> Vec<HeatColumn> {
    let item = |(puzzle, scores): (u32, &Option<Vec<Score>>)| {
        let cost = |score: &Score| (score.solved && score.cost.is_finite()).then_some(score.cost);
        let costs: Vec<_> = scores.as_ref()?.iter().map(cost).collect();
        let logs = costs
            .iter()
            .map(|cost| libm::log(positive(cost.unwrap_or(10.0 * high))));
        let hard = logs.sum::<f64>() / to_f64(costs.len());
        Some(HeatColumn {
            puzzle,
            costs,
            hard,
        })
    };
    let mut items: Vec<_> = (0..).zip(scores).filter_map(item).collect();
    items.sort_by(|a, b| a.hard.total_cmp(&b.hard));
    items
}

/// The range of the costs of a contestant.
fn range(figure: &Figure, items: &[HeatColumn], contestant: usize) -> String {
    let costs = items.iter().filter_map(|item| item.costs[contestant]);
    let Some((min, max)) = super::ends(costs) else {
        return figure.words.not_solved.clone();
    };
    let [min, max] = [min, max].map(|cost| super::amount(cost, figure.measure));
    let unit = |text: &str| text.split('\u{a0}').nth(1).unwrap_or_default().to_owned();
    let shared = unit(&min) == unit(&max);
    let min = if shared {
        min.split('\u{a0}').next().unwrap_or_default()
    } else {
        &min
    };
    format!("{min}–{max}")
}

fn finding(figure: &Figure, runs: &RunTable, items: &[HeatColumn]) -> String {
    let words = &figure.words;
    let contestants = runs.contestants.len();
    let column = |at: usize| -> Vec<f64> {
        let cost = |item: &HeatColumn| item.costs[at].unwrap_or(f64::MAX);
        items.iter().map(cost).collect()
    };
    let columns: Vec<_> = (0..contestants).map(column).collect();
    let mut all = Vec::new();
    for one in 0..contestants {
        for other in one + 1..contestants {
            all.extend(spearman(&columns[one], &columns[other], ConfidenceLevel::DEFAULT).ok());
        }
    }
    if all.is_empty() {
        let name = runs.contestants.first().map_or("", |name| name);
        return fill(&words.heat_one, &[("name", name)]);
    }
    let rho = all.iter().map(|found| found.value).sum::<f64>() / to_f64(all.len());
    let how = match rho {
        rho if rho >= 0.7 => &words.mostly,
        rho if rho >= 0.3 => &words.partly,
        _ => &words.hardly,
    };
    let rho = format!("{rho:.2}")
        .replace("-0.00", "0.00")
        .replace('-', "−");
    fill(&words.heat, &[("how", how), ("rho", &rho)])
}

#[cfg(test)]
mod tests {
    use super::super::tests::{number, runs};
    use super::*;
    use crate::RunEnd;
    use crate::figures::FigureKind;

    #[test]
    fn puzzles_stand_from_easy_to_hard_and_bars_are_as_high_as_they_cost() {
        let all = runs(2, 20, |contestant, puzzle| {
            let cost = libm::pow(2.0, f64::from((puzzle * 7) % 20));
            let end = if contestant == 1 && cost > 1e5 {
                RunEnd::Cut
            } else {
                RunEnd::Solved
            };
            (end, cost)
        });
        let figure = Figure {
            kind: FigureKind::Heat,
            ..Figure::default()
        };
        let drawn = figure.draw(&all);
        let bars: Vec<_> = drawn
            .lines()
            .filter(|line| line.starts_with("<rect"))
            .collect();
        assert_eq!(bars.len(), 40);
        let puzzles: Vec<_> = bars[..20]
            .iter()
            .map(|bar| number(bar, "data-puzzle=\""))
            .collect();
        let expected: Vec<_> = (0..20).map(|at| f64::from((at * 3) % 20)).collect();
        assert_eq!(puzzles, expected);
        let heights: Vec<_> = bars[..20]
            .iter()
            .map(|bar| number(bar, " height=\""))
            .collect();
        assert!(
            heights.is_sorted() && heights[19] > 2.0 * heights[5],
            "{heights:?}"
        );
        // Costs of 2^17 and more were censored.
        assert_eq!(
            bars.iter()
                .filter(|bar| bar.contains("fill-opacity=\"0.1\""))
                .count(),
            3
        );
        assert!(
            drawn.contains("mostly hard for the others (ρ = 0.99)") || drawn.contains("(ρ = 1.00)"),
            "{drawn}"
        );
    }
}
