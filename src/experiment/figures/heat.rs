use super::layout::Layout;
use super::scale::AxisScale;
use super::spec::{Axis, FigureSpec, Layer, Mark, Row, RunRef, Scale, Shape};
use super::words::fill;
use super::{Figure, FigureTexts, clamp, to_f64};
use crate::RunTable;
use crate::options::positive;
use crate::summary::{Score, scores};
use sudoku_stats::{ConfidenceLevel, median, spearman};

/// A puzzle and its cost for every contestant; the cost is `None` for a contestant that did not solve the puzzle.
struct HeatColumn {
    puzzle: u32,
    costs: Vec<Option<f64>>,
    /// The mean logarithm of the costs. A contestant that did not solve the puzzle counts with ten
    /// times the maximum cost of a solved puzzle.
    mean_log_cost: f64,
}

/// The maximum number of bars in a figure. A bar can have a cross, and a figure has at most 2000 elements.
const MAX_BARS: usize = 900;

/// The height of a contestant's row, in pixels.
const ROW_HEIGHT: f64 = 52.0;

/// The height of the highest bar of a row, in pixels.
const MAX_BAR_HEIGHT: f64 = 40.0;

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
    let scores = scores(runs, figure.measure.costs(runs));
    let (low, high) =
        super::finite_range((scores.iter().flatten().flatten()).map(|score| score.cost))?;
    let heat_columns = heat_columns(&scores, high);
    let words = &figure.words;
    let texts = FigureTexts {
        title: figure_title(figure, runs, &heat_columns),
        description: words.heat_desc.clone(),
        caption: words.heat_note.clone(),
    };
    let contestants = runs.contestants.len();
    let x = Axis::of_values(
        Scale::Linear {
            domain: [0.0, to_f64(heat_columns.len())],
        },
        &fill(
            &words.puzzles,
            &[("count", &heat_columns.len().to_string())],
        ),
        Vec::new(),
    );
    let row = |contestant: usize| Row {
        name: runs.contestants[contestant].clone(),
        note: format_cost_range(figure, &heat_columns, contestant),
        height: ROW_HEIGHT,
        series: Some(contestant),
    };
    let mut spec = figure.rows(runs, texts, x, (0..contestants).map(row).collect());
    let layout = Layout::of(&spec);
    // Bars are at least three pixels wide.
    let max_bins =
        super::to_whole_pixels((layout.right - layout.left) / 3.0).unsigned_abs() as usize;
    let bins = heat_columns
        .len()
        .min(max_bins)
        .min(MAX_BARS / contestants)
        .max(1);
    // The widths of a bin and of a pixel, in puzzles.
    let bar_pitch = to_f64(heat_columns.len()) / to_f64(bins);
    let pixel_width = to_f64(heat_columns.len()) / (layout.right - layout.left);
    let gap = if bar_pitch / pixel_width > 5.0 {
        pixel_width
    } else {
        0.0
    };
    let bars = Bars {
        contestant: 0,
        baseline: 0.0,
        bar_pitch,
        gap,
        pixel_width,
    };
    let height =
        AxisScale::new(&Scale::of_costs(figure.log, low, high)).between(0.0, MAX_BAR_HEIGHT);
    for contestant in 0..contestants {
        let baseline = to_f64(contestant) + 0.5 + (MAX_BAR_HEIGHT / 2.0 + 2.0) / ROW_HEIGHT;
        let bars = Bars {
            contestant,
            baseline,
            ..bars
        };
        let baseline_mark = Mark::rule(
            [0.0, baseline],
            [to_f64(heat_columns.len()), baseline],
            1.0,
            0.5,
        );
        let mut marks = vec![baseline_mark];
        for index in 0..bins {
            let bin = &heat_columns
                [index * heat_columns.len() / bins..(index + 1) * heat_columns.len() / bins];
            bars.add(&mut marks, index, bin, &height);
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
    baseline: f64,
    /// The distance between the left edges of neighbouring bars, in the unit of the horizontal axis: one puzzle.
    bar_pitch: f64,
    /// The gap between neighbouring bars, in the unit of the horizontal axis: one puzzle.
    gap: f64,
    /// The width of a pixel, in the unit of the horizontal axis: one puzzle.
    pixel_width: f64,
}

impl Bars {
    /// Adds the bar of the puzzles in the bin with this index, as high as their median cost on the scale `height`. If
    /// the contestant did not solve more than half of them, the bar is hollow.
    fn add(self, marks: &mut Vec<Mark>, index: usize, bin: &[HeatColumn], height: &AxisScale) {
        let [from, to] = [to_f64(index), to_f64(index + 1)].map(|edge| self.bar_pitch * edge);
        let to = to - self.gap;
        let run = Some(RunRef::of_puzzle(bin[bin.len() / 2].puzzle));
        let costs = bin.iter().filter_map(|item| item.costs[self.contestant]);
        let mut costs: Vec<_> = costs.collect();
        let y_above = |pixels: f64| self.baseline - pixels / ROW_HEIGHT;
        let is_solved = 2 * costs.len() > bin.len();
        let (y_top, opacity) = if is_solved {
            let pixels = height.to_pixels(median(&mut costs));
            (y_above(clamp(pixels, 1.5, MAX_BAR_HEIGHT)), 0.7)
        } else {
            (y_above(MAX_BAR_HEIGHT), 0.1)
        };
        marks.push(Mark::Bar {
            from: [from, y_top],
            to: [to, self.baseline],
            opacity,
            outlined: false,
            run,
        });
        if !is_solved {
            // A hollow bar of full height, with a cross if there is room for one.
            let cross_size = clamp((to - from) / self.pixel_width / 2.0, 1.0, 4.0);
            marks.push(Mark::Point {
                at: [
                    f64::midpoint(from, to),
                    y_above(MAX_BAR_HEIGHT - cross_size - 1.0),
                ],
                shape: Shape::Cross,
                size: cross_size,
                opacity: 1.0,
                run: None,
            });
        }
    }
}

/// The puzzles that all contestants ran, from the easiest to the hardest; `high` is the maximum cost of a solved
/// puzzle.
fn heat_columns(scores: &[Option<Vec<Score>>], high: f64) -> Vec<HeatColumn> {
    let heat_column = |(puzzle, scores): (u32, &Option<Vec<Score>>)| {
        let cost = |score: &Score| (score.solved && score.cost.is_finite()).then_some(score.cost);
        let costs: Vec<_> = scores.as_ref()?.iter().map(cost).collect();
        let log_costs = costs
            .iter()
            .map(|cost| libm::log(positive(cost.unwrap_or(10.0 * high))));
        let mean_log_cost = log_costs.sum::<f64>() / to_f64(costs.len());
        Some(HeatColumn {
            puzzle,
            costs,
            mean_log_cost,
        })
    };
    let mut heat_columns: Vec<_> = (0..).zip(scores).filter_map(heat_column).collect();
    heat_columns.sort_by(|a, b| a.mean_log_cost.total_cmp(&b.mean_log_cost));
    heat_columns
}

/// Formats the minimum and the maximum cost of a contestant on the puzzles that it solved.
fn format_cost_range(figure: &Figure, heat_columns: &[HeatColumn], contestant: usize) -> String {
    let costs = heat_columns
        .iter()
        .filter_map(|item| item.costs[contestant]);
    let Some((min, max)) = super::finite_range(costs) else {
        return figure.words.not_solved.clone();
    };
    let [min, max] = [min, max].map(|cost| super::format_cost(cost, figure.measure));
    let unit = |text: &str| text.split('\u{a0}').nth(1).unwrap_or_default().to_owned();
    let same_unit = unit(&min) == unit(&max);
    let min = if same_unit {
        min.split('\u{a0}').next().unwrap_or_default()
    } else {
        &min
    };
    format!("{min}–{max}")
}

/// The title, with the rank correlation of the costs of two contestants, averaged over all pairs of contestants.
fn figure_title(figure: &Figure, runs: &RunTable, heat_columns: &[HeatColumn]) -> String {
    let words = &figure.words;
    let contestants = runs.contestants.len();
    let costs_of = |contestant: usize| -> Vec<f64> {
        let cost = |item: &HeatColumn| item.costs[contestant].unwrap_or(f64::MAX);
        heat_columns.iter().map(cost).collect()
    };
    let costs_by_contestant: Vec<_> = (0..contestants).map(costs_of).collect();
    let mut correlations = Vec::new();
    for one in 0..contestants {
        for other in one + 1..contestants {
            correlations.extend(
                spearman(
                    &costs_by_contestant[one],
                    &costs_by_contestant[other],
                    ConfidenceLevel::DEFAULT,
                )
                .ok(),
            );
        }
    }
    if correlations.is_empty() {
        let name = runs.contestants.first().map_or("", |name| name);
        return fill(&words.heat_one, &[("name", name)]);
    }
    let rho = correlations
        .iter()
        .map(|correlation| correlation.value)
        .sum::<f64>()
        / to_f64(correlations.len());
    let rho = format!("{rho:.2}")
        .replace("-0.00", "0.00")
        .replace('-', "−");
    let count = correlations.len().to_string();
    fill(&words.heat, &[("rho", &rho), ("count", &count)])
}

#[cfg(test)]
mod tests {
    use super::super::tests::{number, runs};
    use super::*;
    use crate::RunEnd;
    use crate::figures::FigureKind;

    #[test]
    fn puzzles_are_ordered_by_cost_and_bars_show_the_logarithm_of_the_cost() {
        let run_table = runs(2, 20, |contestant, puzzle| {
            let cost = libm::pow(2.0, f64::from((puzzle * 7) % 20));
            let end = if contestant == 1 && cost > 1e5 {
                RunEnd::StepLimit
            } else {
                RunEnd::Solved
            };
            (end, cost)
        });
        let figure = Figure {
            kind: FigureKind::Heat,
            ..Figure::default()
        };
        let svg = figure.draw(&run_table);
        let bars: Vec<_> = svg
            .lines()
            .filter(|line| line.starts_with("<rect"))
            .collect();
        assert_eq!(bars.len(), 40);
        let puzzles: Vec<_> = bars[..20]
            .iter()
            .map(|bar| number(bar, "data-puzzle=\""))
            .collect();
        let expected: Vec<_> = (0..20).map(|index| f64::from((index * 3) % 20)).collect();
        assert_eq!(puzzles, expected);
        let heights: Vec<_> = bars[..20]
            .iter()
            .map(|bar| number(bar, " height=\""))
            .collect();
        assert!(
            heights.is_sorted() && heights[19] > 2.0 * heights[5],
            "{heights:?}"
        );
        // The three runs that would cost 2^17 or more are censored.
        assert_eq!(
            bars.iter()
                .filter(|bar| bar.contains("fill-opacity=\"0.1\""))
                .count(),
            3
        );
        assert!(
            ["0.99", "1.00"].iter().any(|rho| svg.contains(&format!(
                "<title>Costs of the puzzles for two algorithms: mean rank correlation {rho} (pairs: 1)<"
            ))),
            "{svg}"
        );
    }
}
