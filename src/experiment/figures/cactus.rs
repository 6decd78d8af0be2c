use super::layout::Layout;
use super::spec::{Axis, FigureSpec, Layer, Mark, Position, RunRef, SeriesLabel, Shape};
use super::words::fill;
use super::{Figure, Head, amount, percent};
use crate::summary::observed_costs;
use crate::{RunEnd, RunTable};
use sudoku_stats::{ConfidenceLevel, KaplanMeier, clamp};

/// The run-time distribution of a contestant.
struct Curve {
    contestant: usize,
    times: KaplanMeier,
    /// The share solved at the end.
    share: f64,
    half: Option<f64>,
    /// The solved runs by cost, cheapest first: cost, puzzle, and index of the run.
    solved: Vec<(f64, u32, usize)>,
}

fn curves(figure: &Figure, runs: &RunTable) -> Vec<Curve> {
    let costs = figure.measure.costs(runs);
    let mut places = vec![Vec::new(); runs.contestants.len()];
    for (at, contestant) in runs.contestant.iter().enumerate() {
        places[*contestant as usize].push(at);
    }
    let curve = |(contestant, places): (usize, &Vec<usize>)| {
        let times = KaplanMeier::of(
            &observed_costs(runs, costs, places),
            ConfidenceLevel::DEFAULT,
        )
        .ok()?;
        let share = 1.0 - times.steps.last().map_or(1.0, |step| step.open.value);
        let solved = places.iter().filter(|at| runs.end[**at] == RunEnd::Solved);
        let mut solved: Vec<_> = solved
            .map(|at| (costs[*at], runs.puzzle[*at], *at))
            .collect();
        solved.sort_by(|a, b| a.0.total_cmp(&b.0));
        Some(Curve {
            contestant,
            half: times.quantile(0.5).ok().flatten(),
            times,
            share,
            solved,
        })
    };
    places.iter().enumerate().filter_map(curve).collect()
}

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
    let curves = curves(figure, runs);
    let ends = super::ends(curves.iter().flat_map(|curve| {
        let first = curve.times.steps.first().map(|step| step.at);
        first.into_iter().chain([curve.times.last])
    }))?;
    let head = Head {
        title: finding(figure, runs, &curves)?,
        description: figure.words.cactus_desc.clone(),
        caption: String::new(),
    };
    let x = figure.cost_axis(ends, figure.cost_title());
    let x_ends = [x.min(), x.max()];
    let y = Axis::of_shares(&figure.words.solved);
    let plot_height = clamp(figure.width() * 0.55, 300.0, 460.0) - 96.0;
    let mut spec = figure.plot(runs, head, [x, y], plot_height);
    let mut order: Vec<_> = (0..curves.len()).collect();
    // The best first, as the curves are above each other.
    order.sort_by(|a, b| {
        let soon = |at: &usize| curves[*at].half.unwrap_or(f64::INFINITY);
        let share = |at: &usize| curves[*at].share;
        share(b)
            .total_cmp(&share(a))
            .then(soon(a).total_cmp(&soon(b)))
    });
    let curves: Vec<_> = order.into_iter().map(|at| &curves[at]).collect();
    for curve in &curves {
        let at = end(curve, x_ends);
        spec.labels.push(SeriesLabel {
            series: curve.contestant,
            at,
        });
    }
    let layout = Layout::of(&spec);
    for curve in curves {
        let mut marks = vec![Mark::Line {
            points: points(&layout, curve, x_ends),
        }];
        marks.extend(points_of_runs(&layout, curve));
        spec.layers.push(Layer::of(curve.contestant, marks));
    }
    Some(spec)
}

/// The end of a curve: the last observation, or the edge of the plot if all are solved.
fn end(curve: &Curve, [_, max]: [f64; 2]) -> Position {
    let last = curve.times.steps.last();
    let solved = last.is_some_and(|step| step.open.value <= 0.0);
    [if solved { max } else { curve.times.last }, curve.share]
}

/// The steps of the curve, at most two per pixel.
fn points(layout: &Layout, curve: &Curve, ends: [f64; 2]) -> Vec<Position> {
    let mut points = vec![[ends[0], 0.0]];
    let mut height = 0.0;
    let mut drawn = f64::NEG_INFINITY;
    for (at, step) in curve.times.steps.iter().enumerate() {
        let x = layout.x.at(step.at);
        if x - drawn < 0.5 && at + 1 < curve.times.steps.len() {
            continue;
        }
        drawn = x;
        points.push([step.at, height]);
        height = 1.0 - step.open.value;
        points.push([step.at, height]);
    }
    points.push(end(curve, ends));
    points
}

/// Some runs where the curve rises: targets for the pointer, some of which are shapes that distinguish the curves.
fn points_of_runs(layout: &Layout, curve: &Curve) -> Vec<Mark> {
    const MIN_GAP: f64 = 9.0;
    let (mut last, mut count) = (f64::NEG_INFINITY, 0);
    let mut step = 0;
    let mut marks = Vec::new();
    for (cost, puzzle, run) in &curve.solved {
        let x = layout.x.at(*cost);
        while (curve.times.steps.get(step + 1)).is_some_and(|next| next.at <= *cost) {
            step += 1;
        }
        if x - last < MIN_GAP {
            continue;
        }
        marks.push(Mark::Point {
            at: [*cost, 1.0 - curve.times.steps[step].open.value],
            shape: Shape::Series,
            size: 3.5,
            opacity: if count % 5 == 2 { 1.0 } else { 0.0 },
            run: Some(RunRef::of_run(*puzzle, *run)),
        });
        (last, count) = (x, count + 1);
    }
    marks
}

fn finding(figure: &Figure, runs: &RunTable, curves: &[Curve]) -> Option<String> {
    let best = curves.iter().max_by(|a, b| {
        let soon = |curve: &Curve| curve.half.unwrap_or(f64::INFINITY);
        (a.share.total_cmp(&b.share)).then(soon(b).total_cmp(&soon(a)))
    })?;
    let half = best.half.map(|half| amount(half, figure.measure));
    let text = if half.is_some() {
        &figure.words.cactus
    } else {
        &figure.words.cactus_few
    };
    Some(fill(
        text,
        &[
            ("best", &*runs.contestants[best.contestant]),
            ("share", &*percent(best.share)),
            ("half", &*half.unwrap_or_default()),
        ],
    ))
}

#[cfg(test)]
mod tests {
    use super::super::tests::runs;
    use super::*;
    use crate::figures::FigureKind;
    use sudoku_stats::RunTime;

    #[test]
    fn the_share_drawn_at_a_time_is_that_of_kaplan_and_meier() {
        // 1 to 40, of which every fourth is censored.
        let all = runs(1, 40, |_, puzzle| {
            let end = if puzzle % 4 == 3 {
                RunEnd::Cut
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
            let spec = figure.spec(&all);
            let Mark::Line { points: line } = &spec.layers[0].marks[0] else {
                panic!("a line")
            };
            let lengths: Vec<_> = (0..40)
                .map(|at| RunTime {
                    value: f64::from(at + 1),
                    solved: at % 4 != 3,
                })
                .collect();
            let known = KaplanMeier::of(&lengths, ConfidenceLevel::DEFAULT).expect("runs");
            for time in [1.5, 4.5, 20.5, 39.5] {
                let share = line
                    .iter()
                    .rev()
                    .find(|point| point[0] <= time)
                    .expect("begun")[1];
                let steps = known.steps.iter().rev();
                let open = steps
                    .clone()
                    .find(|step| step.at <= time)
                    .map_or(1.0, |step| step.open.value);
                assert!(
                    (share - (1.0 - open)).abs() < 0.001,
                    "{time}: {share}, not {}",
                    1.0 - open
                );
            }
        }
    }
}
