use super::frame::{Axis, Head, Ticks};
use super::rows::RowPlot;
use super::scale::AxisScale;
use super::words::fill;
use super::{Figure, clamp, to_f64};
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

pub(super) fn draw(figure: &Figure, runs: &RunTable) -> Option<String> {
    let scores = scores(runs, figure.measure.costs(runs));
    let (low, high) = super::ends((scores.iter().flatten().flatten()).map(|score| score.cost))?;
    let items = items(&scores, high);
    let words = &figure.words;
    let title = finding(figure, runs, &items);
    let head = Head {
        title: &title,
        desc: &words.heat_desc,
    };
    let contestants = runs.contestants.len();
    let axis = Axis {
        scale: AxisScale::exact(0.0, to_f64(items.len())),
        title: fill(&words.puzzles, &[("count", &items.len().to_string())]),
        ticks: Ticks::These(Vec::new()),
    };
    let mut rows = RowPlot::new(figure, runs, &head, &axis, ROW_HEIGHT * to_f64(contestants));
    // Bars are at least three pixels wide.
    let room = super::whole((rows.right - rows.left) / 3.0).unsigned_abs() as usize;
    let bins = items.len().min(room).min(MAX_BARS / contestants).max(1);
    let bin = |at: usize| &items[at * items.len() / bins..(at + 1) * items.len() / bins];
    let height = AxisScale::of(figure.log, low, high).between(0.0, MAX_BAR_HEIGHT);
    for contestant in 0..contestants {
        let y = rows.next(ROW_HEIGHT);
        let foot = y + MAX_BAR_HEIGHT / 2.0 + 2.0;
        rows.svg.open(contestant);
        rows.name(
            &runs.contestants[contestant],
            &range(figure, &items, contestant),
            y,
        );
        rows.svg.line(
            (rows.left, foot),
            (rows.right, foot),
            "stroke-opacity=\".5\"",
        );
        for at in 0..bins {
            let [from, to] = [at, at + 1]
                .map(|at| rows.left + (rows.right - rows.left) * to_f64(at) / to_f64(bins));
            let gap = if to - from > 5.0 { 1.0 } else { 0.0 };
            let of = bin(at);
            let puzzle = of[of.len() / 2].puzzle;
            let more = format!("data-puzzle=\"{puzzle}\"");
            let mut costs: Vec<_> = of
                .iter()
                .filter_map(|item| item.costs[contestant])
                .collect();
            if 2 * costs.len() > of.len() {
                let top = foot - clamp(height.at(median(&mut costs)), 1.5, MAX_BAR_HEIGHT);
                rows.svg.bar(
                    (from, top),
                    (to - gap, foot),
                    &format!("fill-opacity=\".7\" {more}"),
                );
            } else {
                // A hollow bar of full height, with a cross if there is room for one.
                let middle = f64::midpoint(from, to - gap);
                let more = format!("fill-opacity=\".1\" {more}");
                rows.svg
                    .bar((from, foot - MAX_BAR_HEIGHT), (to - gap, foot), &more);
                let half = clamp((to - gap - from) / 2.0, 1.0, 4.0);
                rows.svg
                    .cross((middle, foot - MAX_BAR_HEIGHT + half + 1.0), half);
            }
        }
        rows.svg.close();
    }
    let middle = f64::midpoint(rows.left, rows.right);
    let at = (middle, rows.bottom() + 16.0);
    rows.svg
        .text(at, "middle", "fill-opacity=\".8\"", &words.heat_note);
    Some(rows.end())
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
        assert_eq!(bars.iter().filter(|bar| bar.contains("\".1\"")).count(), 3);
        assert!(
            drawn.contains("mostly hard for the others (ρ = 0.99)") || drawn.contains("(ρ = 1.00)"),
            "{drawn}"
        );
    }
}
