use super::layout::Layout;
use super::spec::{
    Axis, FigureSpec, Layer, Mark, Position, RunRef, SeriesLabel, Shape, line_width,
};
use super::words::fill;
use super::{Figure, FigureTexts, format_cost, format_percent};
use crate::summary::observed_costs;
use crate::{RunEnd, RunTable};
use sudoku_stats::{ConfidenceLevel, KaplanMeier, clamp};

/// The minimum distance of marks on a curve, in pixels.
const MIN_GAP_PX: f64 = 9.0;

/// The width of the curve of the best contestant, in pixels.
const BEST_WIDTH_PX: f64 = 3.5;

/// The run-time distribution of a contestant.
struct Curve {
    contestant: usize,
    distribution: KaplanMeier,
    /// The proportion of runs solved at the largest observed cost.
    share: f64,
    /// The cost within which half of the runs are solved; `None` if fewer are solved.
    median: Option<f64>,
    /// The cost, the puzzle and the index of each solved run, cheapest run first.
    solved: Vec<(f64, u32, usize)>,
}

/// The curve of each contestant that has runs with a cost.
fn curves(figure: &Figure, runs: &RunTable) -> Vec<Curve> {
    let costs = figure.measure.costs(runs);
    let mut runs_by_contestant = vec![Vec::new(); runs.contestants.len()];
    for (index, contestant) in runs.contestant.iter().enumerate() {
        runs_by_contestant[*contestant as usize].push(index);
    }
    let curve = |(contestant, run_indices): (usize, &Vec<usize>)| {
        let distribution = KaplanMeier::of(
            &observed_costs(runs, costs, run_indices),
            ConfidenceLevel::DEFAULT,
        )
        .ok()?;
        let share = 1.0
            - distribution
                .steps
                .last()
                .map_or(1.0, |step| step.open.value);
        let solved_indices = run_indices
            .iter()
            .filter(|index| runs.end[**index] == RunEnd::Solved);
        let mut solved: Vec<_> = solved_indices
            .map(|index| (costs[*index], runs.puzzle[*index], *index))
            .collect();
        solved.sort_by(|a, b| a.0.total_cmp(&b.0));
        Some(Curve {
            contestant,
            median: distribution.quantile(0.5).ok().flatten(),
            distribution,
            share,
            solved,
        })
    };
    runs_by_contestant
        .iter()
        .enumerate()
        .filter_map(curve)
        .collect()
}

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
    let curves = curves(figure, runs);
    let cost_range = super::finite_range(curves.iter().flat_map(|curve| {
        let first = curve.distribution.steps.first().map(|step| step.at);
        first.into_iter().chain([curve.distribution.last])
    }))?;
    let texts = FigureTexts {
        title: figure_title(figure, runs, &curves)?,
        description: figure.words.cactus_desc.clone(),
        caption: String::new(),
    };
    let x = figure.cost_axis(cost_range, figure.cost_title());
    let x_range = [x.min(), x.max()];
    let y = Axis::of_shares(&figure.words.solved);
    let plot_height = clamp(figure.width() * 0.55, 300.0, 460.0) - 96.0;
    let mut spec = figure.plot(runs, texts, [x, y], plot_height);
    let mut order: Vec<_> = (0..curves.len()).collect();
    // The best contestant comes first, in the vertical order of the curves.
    order.sort_by(|a, b| {
        let median_or_infinity = |index: &usize| curves[*index].median.unwrap_or(f64::INFINITY);
        let share = |index: &usize| curves[*index].share;
        share(b)
            .total_cmp(&share(a))
            .then(median_or_infinity(a).total_cmp(&median_or_infinity(b)))
    });
    let curves: Vec<_> = order.into_iter().map(|index| &curves[index]).collect();
    for curve in &curves {
        let end = curve_end(curve, x_range);
        spec.labels.push(SeriesLabel {
            series: curve.contestant,
            at: end,
        });
    }
    let layout = Layout::of(&spec);
    // The best curve is the widest and is drawn last, so that no other curve covers it.
    for (place, curve) in curves.into_iter().enumerate().rev() {
        let mut marks = vec![Mark::Line {
            points: points(&layout, curve, x_range),
            width: if place == 0 {
                BEST_WIDTH_PX
            } else {
                line_width()
            },
        }];
        marks.extend(run_marks(&layout, curve));
        spec.layers.push(Layer::of(curve.contestant, marks));
    }
    Some(spec)
}

/// The right end of a curve: at the right edge of the plot. The share of solved runs is constant from the last solved
/// run on, because the runs within the limits of the experiment are complete.
fn curve_end(curve: &Curve, [_, max]: [f64; 2]) -> Position {
    [max, curve.share]
}

/// The corners of the curve, which is a step function, from one end of the horizontal axis towards the other. Steps
/// less than half a pixel apart are merged. `ends` are the costs at the ends of the axis.
fn points(layout: &Layout, curve: &Curve, ends: [f64; 2]) -> Vec<Position> {
    let mut points = vec![[ends[0], 0.0]];
    let mut solved_share = 0.0;
    let mut last_x = f64::NEG_INFINITY;
    for (index, step) in curve.distribution.steps.iter().enumerate() {
        let x = layout.x.to_pixels(step.at);
        if x - last_x < 0.5 && index + 1 < curve.distribution.steps.len() {
            continue;
        }
        last_x = x;
        points.push([step.at, solved_share]);
        solved_share = 1.0 - step.open.value;
        points.push([step.at, solved_share]);
    }
    points.push(curve_end(curve, ends));
    points
}

/// Marks of solved runs on the curve, at least [`MIN_GAP_PX`] apart: targets for the pointer, every fifth of which is
/// visible as the shape of the series.
fn run_marks(layout: &Layout, curve: &Curve) -> Vec<Mark> {
    let (mut last_x, mut count) = (f64::NEG_INFINITY, 0);
    let mut step_index = 0;
    let mut marks = Vec::new();
    for (cost, puzzle, run) in &curve.solved {
        let x = layout.x.to_pixels(*cost);
        while (curve.distribution.steps.get(step_index + 1)).is_some_and(|next| next.at <= *cost) {
            step_index += 1;
        }
        if x - last_x < MIN_GAP_PX {
            continue;
        }
        marks.push(Mark::Point {
            at: [*cost, 1.0 - curve.distribution.steps[step_index].open.value],
            shape: Shape::Series,
            size: 3.5,
            opacity: if count % 5 == 2 { 1.0 } else { 0.0 },
            run: Some(RunRef::of_run(*puzzle, *run)),
        });
        (last_x, count) = (x, count + 1);
    }
    marks
}

/// The title: the contestant with the largest share of solved runs or, if there are several, the one of them with the
/// lowest median. It states what the figure shows and names the measure; whether a difference is significant is judged by
/// the tests of pairs. `None` if there are no curves.
fn figure_title(figure: &Figure, runs: &RunTable, curves: &[Curve]) -> Option<String> {
    let max_share = curves
        .iter()
        .map(|curve| curve.share)
        .max_by(f64::total_cmp)?;
    let mut leaders: Vec<_> = curves
        .iter()
        .filter(|curve| max_share - curve.share < 1e-9)
        .collect();
    let median_or_infinity = |curve: &Curve| curve.median.unwrap_or(f64::INFINITY);
    leaders.sort_by(|a, b| median_or_infinity(a).total_cmp(&median_or_infinity(b)));
    let best = *leaders.first()?;
    let is_comparable = leaders
        .iter()
        .all(|leader| (figure.measure).has_same_unit(runs, best.contestant, leader.contestant));
    let words = &figure.words;
    let name = |curve: &Curve| &*runs.contestants[curve.contestant];
    let share = format_percent(best.share);
    let Some(median) = best.median.filter(|_| is_comparable) else {
        let names: Vec<_> = leaders.iter().copied().map(name).collect();
        let names = names.join(", ");
        let values = [("share", &*share), ("names", &*names)];
        return Some(fill(&words.cactus_few, &values));
    };
    let text = if leaders.len() > 1 {
        &words.cactus_tied
    } else {
        &words.cactus
    };
    Some(fill(
        text,
        &[
            ("best", name(best)),
            ("share", &*share),
            ("half", &*format_cost(median, figure.measure)),
            ("median", &*figure.median_title()),
            ("count", &*leaders.len().to_string()),
        ],
    ))
}

#[cfg(test)]
mod tests {
    use super::super::tests::runs;
    use super::*;
    use crate::Measure;
    use crate::figures::FigureKind;

    #[test]
    fn no_curve_exceeds_the_share_of_solved_runs() {
        let mut state = 7_u32;
        let mut random = move |below: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) % below
        };
        let ends = [
            RunEnd::Solved,
            RunEnd::StepLimit,
            RunEnd::TimeLimit,
            RunEnd::Never,
        ];
        for _ in 0..300 {
            let drawn: Vec<_> = (0..50)
                .map(|_| (ends[random(4) as usize], f64::from(random(50))))
                .collect();
            let run_table = runs(2, 25, |contestant, puzzle| {
                drawn[(25 * contestant + puzzle) as usize]
            });
            for curve in curves(&Figure::default(), &run_table) {
                let own = run_table.contestant.iter().zip(&run_table.end);
                let solved = own.filter(|(contestant, end)| {
                    **contestant as usize == curve.contestant && **end == RunEnd::Solved
                });
                let share = f64::from(u32::try_from(solved.count()).expect("small")) / 25.0;
                assert!(
                    (curve.share - share).abs() < 1e-9,
                    "{} instead of {share}",
                    curve.share
                );
            }
        }
    }

    #[test]
    fn the_curve_is_the_share_of_all_runs_solved_within_a_cost() {
        // The costs are 1 to 40; a limit stopped every fourth run, also cheap ones.
        let run_table = runs(1, 40, |_, puzzle| {
            let end = if puzzle % 4 == 3 {
                RunEnd::StepLimit
            } else {
                RunEnd::Solved
            };
            (end, f64::from(puzzle + 1))
        });
        for log in [true, false] {
            let figure = Figure {
                kind: FigureKind::Cactus,
                log,
                ..Figure::default()
            };
            let spec = figure.spec(&run_table);
            let Mark::Line { points: line, .. } = &spec.layers[0].marks[0] else {
                panic!("a line")
            };
            for time in [1.5, 4.5, 20.5, 39.5] {
                let share = line
                    .iter()
                    .rev()
                    .find(|point| point[0] <= time)
                    .expect("begun")[1];
                let solved = (0..40).filter(|index| index % 4 != 3 && f64::from(index + 1) <= time);
                let expected = f64::from(u32::try_from(solved.count()).expect("small")) / 40.0;
                assert!(
                    (share - expected).abs() < 0.001,
                    "{time}: {share}, not {expected}"
                );
            }
        }
    }
    /// Three contestants that solve all, a third and none of 30 puzzles, in this order; the last contestants stop at
    /// small costs.
    fn unequal_runs() -> RunTable {
        runs(3, 30, |contestant, puzzle| match contestant {
            0 => (RunEnd::Solved, f64::from(10 + 40 * puzzle)),
            1 if puzzle % 3 == 0 => (RunEnd::Solved, f64::from(1 + puzzle)),
            _ => (RunEnd::Never, f64::from(2 + puzzle)),
        })
    }

    #[test]
    fn the_best_curve_is_the_widest_and_covers_the_others() {
        let spec = Figure::default().spec(&unequal_runs());
        let lines = spec.layers.iter().map(|layer| match &layer.marks[0] {
            Mark::Line { width, .. } => (layer.color.series(), *width),
            other => panic!("{other:?} instead of a line"),
        });
        let lines: Vec<_> = lines.collect();
        let (best, others) = lines.split_last().expect("curves");
        assert_eq!(best.0, Some(0));
        assert!(others.iter().all(|other| other.1 < best.1), "{lines:?}");
    }

    #[test]
    fn every_curve_ends_at_its_label_and_no_label_covers_a_tick() {
        use super::super::tests::path_points;
        for width in [600.0, 1400.0] {
            let figure = Figure {
                width,
                height: Some(390.0),
                ..Figure::default()
            };
            let spec = figure.spec(&unequal_runs());
            let layout = Layout::of(&spec);
            let labels = layout.end_labels(&spec);
            assert_eq!(labels.len(), 3);
            let paths = path_points(&spec.to_svg());
            let written = |value: f64| (value * 10.0).round() / 10.0;
            for label in &labels {
                let end = (written(label.end.0), written(label.end.1));
                assert!(
                    (end.0 - layout.right).abs() < 0.11,
                    "{end:?} is not at {}",
                    layout.right
                );
                assert!(label.y + 6.0 < layout.bottom + 7.0);
                // One path ends there, the curve, and another path begins there, the connection with the label.
                assert!(paths.iter().any(|path| path.last() == Some(&end)));
                let connection = paths.iter().find(|path| {
                    path.first() == Some(&end)
                        && path.last().map(|at| at.1) == Some(written(label.y))
                });
                assert!(connection.is_some(), "{end:?}: {paths:?}");
            }
        }
    }

    /// The title of the plot of two contestants that solve the given numbers of 10 puzzles; the second one has twice the
    /// cost of the first.
    fn title_of(solved: [u32; 2], measure: Measure, units: [&str; 2]) -> String {
        let mut run_table = runs(2, 10, |contestant, puzzle| {
            let end = if puzzle < solved[contestant as usize] {
                RunEnd::Solved
            } else {
                RunEnd::Never
            };
            (end, f64::from((puzzle + 10) * (contestant + 1)))
        });
        run_table.contestants = vec!["A".to_owned(), "B".to_owned()];
        for (details, unit) in run_table.details.iter_mut().zip(units) {
            unit.clone_into(&mut details.unit);
        }
        let figure = Figure {
            kind: FigureKind::Cactus,
            measure,
            ..Figure::default()
        };
        figure.spec(&run_table).title
    }

    #[test]
    fn the_title_names_the_measure_and_calls_nobody_ahead() {
        let nodes = ["node", "node"];
        assert_eq!(
            title_of([10, 10], Measure::Time, nodes),
            "A has the lowest median time, 14\u{a0}µs, of the 2 algorithms that solve 100\u{a0}% of the puzzles"
        );
        assert!(
            title_of([10, 10], Measure::Steps, nodes)
                .starts_with("A has the lowest median number of steps, 14, of the 2")
        );
        assert_eq!(
            title_of([10, 10], Measure::Steps, ["node", "sweep"]),
            "Most puzzles solved: 100\u{a0}%, by A, B"
        );
        assert_eq!(
            title_of([8, 10], Measure::Time, nodes),
            "B solves the most puzzles: 100\u{a0}%; half of all puzzles within 28\u{a0}µs"
        );
        assert_eq!(
            title_of([4, 2], Measure::Time, nodes),
            "Most puzzles solved: 40\u{a0}%, by A"
        );
    }
}
