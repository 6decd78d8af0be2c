use std::collections::BTreeMap;

use super::layout::Layout;
use super::spec::{Axis, FigureSpec, Layer, Mark, RunRef, Scale, SeriesLabel, Shape, Tick};
use super::words::fill;
use super::{Figure, FigureTexts};
use crate::summary::{PowerLaw, SizedCosts, scores};
use crate::{Grouping, RunEnd, RunTable};
use sudoku_stats::SortedSample;

/// The costs of a contestant on puzzles of one size.
struct Group {
    size: f64,
    /// The lower quartile, the median and the upper quartile of the costs.
    quartiles: [f64; 3],
    /// The puzzle with the median cost; of an even number of puzzles, the lower of the two middle ones.
    puzzle: u32,
}

/// The costs of a contestant against the size of puzzles.
struct Line {
    contestant: usize,
    groups: Vec<Group>,
    law: PowerLaw,
}

/// The maximum number of groups in all lines of a figure together, so that the figure has at most 2000 elements.
const MAX_GROUPS: usize = 540;

/// The number of segments of the fitted curve.
const CURVE_SEGMENTS: u32 = 32;

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
    let grouping = if figure.by == Grouping::Size {
        Grouping::Size
    } else {
        Grouping::Givens
    };
    let lines = lines(figure, runs, grouping);
    let groups = || lines.iter().flat_map(|line| &line.groups);
    let costs = super::finite_range(groups().flat_map(|group| group.quartiles))?;
    let sizes = super::finite_range(groups().map(|group| group.size))?;
    let words = &figure.words;
    let name = if grouping == Grouping::Size {
        &words.side
    } else {
        &words.givens
    };
    let texts = FigureTexts {
        title: figure_title(figure, runs, &lines, grouping),
        description: fill(&words.growth_desc, &[("with", name)]),
        caption: String::new(),
    };
    let x = size_axis(groups().map(|group| group.size), sizes, grouping, name);
    let y = figure.cost_axis(costs, figure.cost_title());
    let (x_range, max) = ([x.min(), x.max()], y.max());
    let plot_height = super::clamp(figure.width() * 0.55, 320.0, 460.0) - 96.0;
    let mut spec = figure.plot(runs, texts, [x, y], plot_height);
    // The layout depends on the widths of the labels, but not on their positions, which follow below.
    spec.labels = (lines.iter())
        .map(|line| SeriesLabel {
            series: line.contestant,
            at: [0.0, 0.0],
        })
        .collect();
    let layout = Layout::of(&spec);
    // Lines are shifted sideways to avoid overlap; the ticks are not.
    let mut size_pixels: Vec<_> = groups()
        .map(|group| layout.x.to_pixels(group.size))
        .collect();
    size_pixels.sort_by(f64::total_cmp);
    let gaps = size_pixels.windows(2).map(|two| two[1] - two[0]);
    let gap = gaps.filter(|gap| *gap > 0.5).fold(100.0, f64::min);
    let line_gap_px = (0.7 * gap / super::to_f64(lines.len())).min(5.0);
    let line_gap = line_gap_px * (x_range[1] - x_range[0]) / (layout.right - layout.left);
    for (index, line) in lines.iter().enumerate() {
        let x_offset = line_gap * (super::to_f64(index) - super::to_f64(lines.len() - 1) / 2.0);
        let (marks, end) = line_marks(line, x_offset, x_range, max);
        spec.layers.push(Layer::of(line.contestant, marks));
        spec.labels[index].at = end;
    }
    Some(spec)
}

/// The marks of a line, and the position of its label. Medians and quartiles are shifted sideways by `x_offset`. The
/// fitted curve ends at the largest cost of the axis, `max`.
fn line_marks(
    line: &Line,
    x_offset: f64,
    [left, right]: [f64; 2],
    max: f64,
) -> (Vec<Mark>, [f64; 2]) {
    let mut end = [right, 0.0];
    let mut marks = Vec::new();
    for group in &line.groups {
        let x = super::clamp(group.size + x_offset, left, right);
        let [low, median, high] = group.quartiles;
        marks.push(Mark::rule([x, low], [x, high], 2.0, 0.45));
        marks.push(Mark::Point {
            at: [x, median],
            shape: Shape::Series,
            size: 3.5,
            opacity: 1.0,
            run: Some(RunRef::of_puzzle(group.puzzle)),
        });
        end = [x, median];
    }
    let sizes = super::finite_range(line.groups.iter().map(|group| group.size));
    if let (Some(fit), Some((min_size, max_size))) = (line.law.stated(), sizes) {
        let curve_point = |index: u32| {
            let size =
                min_size + (max_size - min_size) * f64::from(index) / f64::from(CURVE_SEGMENTS);
            [size, fit.factor * libm::pow(size, fit.exponent.value)]
        };
        let points: Vec<_> = (0..=CURVE_SEGMENTS)
            .map(curve_point)
            .filter(|[_, cost]| cost.is_finite() && *cost <= max)
            .collect();
        if let Some(last) = points.last().filter(|_| points.len() > 1) {
            end = *last;
            marks.push(Mark::line(points));
        }
    }
    (marks, end)
}

/// The line of each contestant that has solved puzzles with a cost.
fn lines(figure: &Figure, runs: &RunTable, grouping: Grouping) -> Vec<Line> {
    let scores = scores(runs, figure.measure.costs(runs));
    let size_of = |puzzle: usize| {
        let puzzle = runs.puzzles[puzzle];
        if grouping == Grouping::Size {
            puzzle.side
        } else {
            puzzle.givens
        }
    };
    let mut distinct_sizes: Vec<_> = (0..runs.puzzles.len()).map(size_of).collect();
    distinct_sizes.sort_unstable();
    distinct_sizes.dedup();
    // If there are many sizes, neighbouring sizes are grouped.
    let max_groups_per_line = (MAX_GROUPS / runs.contestants.len().max(1)).max(1);
    let sizes_per_group = distinct_sizes.len().div_ceil(max_groups_per_line).max(1);
    let mut lines = Vec::new();
    for contestant in 0..runs.contestants.len() {
        let mut groups = BTreeMap::<usize, Vec<(f64, f64, u32)>>::new();
        let mut points = SizedCosts::default();
        for (puzzle, scores) in (0..).zip(&scores) {
            let Some(score) = scores.as_ref().map(|scores| scores[contestant]) else {
                continue;
            };
            let size = size_of(puzzle as usize);
            if !score.solved || !score.cost.is_finite() || size == 0 {
                continue;
            }
            let group = distinct_sizes.partition_point(|known| *known < size) / sizes_per_group;
            let size = f64::from(size);
            groups
                .entry(group)
                .or_default()
                .push((score.cost, size, puzzle));
            points.push(size, score.cost, runs.puzzles[puzzle as usize].set);
        }
        let groups: Vec<_> = groups.into_values().filter_map(summarize_group).collect();
        let own_runs = (runs.contestant.iter().zip(&runs.end))
            .filter(|(index, _)| **index as usize == contestant);
        let all_runs = own_runs.clone().count() as u64;
        let solved_runs = own_runs.filter(|(_, end)| **end == RunEnd::Solved).count() as u64;
        if !groups.is_empty() {
            lines.push(Line {
                contestant,
                groups,
                law: PowerLaw::of(&points, solved_runs, all_runs),
            });
        }
    }
    lines
}

/// Summarizes a group of solved puzzles, of which `points` holds the cost, the size and the index; `None` if the group
/// is empty.
fn summarize_group(mut points: Vec<(f64, f64, u32)>) -> Option<Group> {
    points.sort_by(|a, b| a.0.total_cmp(&b.0));
    let column = |pick: fn(&(f64, f64, u32)) -> f64| points.iter().map(pick).collect::<Vec<_>>();
    let sorted_costs = SortedSample::new(&column(|point| point.0)).ok()?;
    Some(Group {
        size: SortedSample::new(&column(|point| point.1)).ok()?.median(),
        quartiles: [0.25, 0.5, 0.75].map(|share| sorted_costs.quantile(share).unwrap_or(f64::NAN)),
        puzzle: points[(points.len() - 1) / 2].2,
    })
}

fn size_axis(
    sizes: impl Iterator<Item = f64>,
    ends: (f64, f64),
    grouping: Grouping,
    name: &str,
) -> Axis {
    let margin = ((ends.1 - ends.0) * 0.06).max(0.6);
    let scale = Scale::Linear {
        domain: [ends.0 - margin, ends.1 + margin],
    };
    let mut sizes: Vec<_> = sizes.collect();
    sizes.sort_by(f64::total_cmp);
    sizes.dedup_by(|a, b| (*a - *b).abs() < 1e-9);
    let tick = |size: &f64| Tick {
        value: *size,
        text: match grouping {
            Grouping::Size => format!("{size}×{size}"),
            Grouping::Set | Grouping::Givens => size.to_string(),
        },
    };
    Axis::of_values(scale, name, sizes.iter().map(tick).collect())
}

/// The title: the contestant with the steepest stated power law, and its exponent.
fn figure_title(figure: &Figure, runs: &RunTable, lines: &[Line], grouping: Grouping) -> String {
    let words = &figure.words;
    let exponents =
        (lines.iter()).filter_map(|line| Some((line, line.law.stated()?.exponent.value)));
    let name = if grouping == Grouping::Size {
        &words.side
    } else {
        &words.givens
    };
    let Some((line, exponent)) = exponents.max_by(|a, b| a.1.abs().total_cmp(&b.1.abs())) else {
        let is_withheld = |line: &Line| line.law != PowerLaw::NotSignificant;
        let text = if lines.iter().any(is_withheld) {
            &words.growth_withheld
        } else {
            &words.growth_none
        };
        return fill(text, &[("with", name)]);
    };
    fill(
        if exponent < 0.0 {
            &words.growth_falls
        } else {
            &words.growth
        },
        &[
            ("name", &*runs.contestants[line.contestant]),
            ("power", &format!("{exponent:.1}").replace('-', "−")),
            ("with", name),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::super::tests::{number, path_points, runs};
    use super::*;
    use crate::figures::FigureKind;

    #[test]
    fn the_line_is_that_of_the_power_and_marks_are_medians() {
        // The costs are proportional to the cube of the side.
        let mut run_table = runs(1, 60, |_, _| (RunEnd::Solved, 0.0));
        for (index, puzzle) in run_table.puzzle.iter().enumerate() {
            run_table.micros[index] = f64::from(run_table.puzzles[*puzzle as usize].side.pow(3));
        }
        let figure = Figure {
            kind: FigureKind::Growth,
            by: Grouping::Size,
            ..Figure::default()
        };
        let svg = figure.draw(&run_table);
        assert!(
            svg.contains(
                "has the steepest power law: its cost grows with the size of the grid to the power of 3.0<"
            ),
            "{svg}"
        );
        let fit = path_points(&svg)
            .into_iter()
            .find(|line| line.len() == 33)
            .expect("a line");
        let circles = svg.lines().filter(|line| line.contains("data-puzzle"));
        let marks: Vec<_> = circles
            .map(|line| (number(line, "cx=\""), number(line, "cy=\"")))
            .collect();
        assert_eq!(marks.len(), 3);
        for (x, y) in [marks[0], marks[2]] {
            assert!(
                fit.iter()
                    .any(|point| (point.0 - x).abs() < 0.2 && (point.1 - y).abs() < 0.2),
                "{x} {y}"
            );
        }
    }

    #[test]
    fn a_law_that_is_not_stated_is_not_drawn() {
        let figure = |by: Grouping| Figure {
            kind: FigureKind::Growth,
            by,
            ..Figure::default()
        };
        let curves = |svg: &str| {
            let lines = path_points(svg);
            lines.iter().filter(|points| points.len() > 20).count()
        };
        let draw = |range: std::ops::Range<u32>, unsolved: u32, by: Grouping| {
            let mut run_table = runs(1, 60, |_, puzzle| {
                let is_unsolved = puzzle < unsolved;
                let end = if is_unsolved {
                    RunEnd::StepLimit
                } else {
                    RunEnd::Solved
                };
                (end, 0.0)
            });
            let puzzles = run_table.puzzles.iter_mut().zip(&mut run_table.micros);
            for (puzzle, (info, micros)) in (0..).zip(puzzles) {
                info.givens = range.start + puzzle % (range.end - range.start);
                *micros = f64::from(info.givens.pow(2));
            }
            figure(by).draw(&run_table)
        };
        let stated = draw(20..40, 0, Grouping::Givens);
        assert_eq!(curves(&stated), 1, "{stated}");
        // Two of 60 runs are unsolved, or the sizes differ too little.
        for withheld in [
            draw(20..40, 2, Grouping::Givens),
            draw(30..36, 0, Grouping::Givens),
        ] {
            assert_eq!(curves(&withheld), 0, "{withheld}");
            assert!(withheld.contains("No power law is stated"), "{withheld}");
        }
    }
}
