use super::frame::{Axis, Head, PlotFrame};
use super::svg::Point;
use super::words::fill;
use super::{Figure, amount, percent};
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
    /// The puzzles of solved runs by cost, cheapest first.
    puzzles: Vec<(f64, u32)>,
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
        let mut puzzles: Vec<_> = solved.map(|at| (costs[*at], runs.puzzle[*at])).collect();
        puzzles.sort_by(|a, b| a.0.total_cmp(&b.0));
        Some(Curve {
            contestant,
            half: times.quantile(0.5).ok().flatten(),
            times,
            share,
            puzzles,
        })
    };
    places.iter().enumerate().filter_map(curve).collect()
}

pub(super) fn draw(figure: &Figure, runs: &RunTable) -> Option<String> {
    let curves = curves(figure, runs);
    let ends = super::ends(curves.iter().flat_map(|curve| {
        let first = curve.times.steps.first().map(|step| step.at);
        first.into_iter().chain([curve.times.last])
    }))?;
    let title = finding(figure, runs, &curves)?;
    let head = Head {
        title: &title,
        desc: &figure.words.cactus_desc,
    };
    let across = Axis::costs(figure, ends, figure.cost_title());
    let upwards = Axis::shares(&figure.words.solved);
    let mut named: Vec<_> = (0..curves.len()).collect();
    // The best first, as the curves are above each other.
    named.sort_by(|a, b| {
        let soon = |at: &usize| curves[*at].half.unwrap_or(f64::INFINITY);
        let share = |at: &usize| curves[*at].share;
        share(b)
            .total_cmp(&share(a))
            .then(soon(a).total_cmp(&soon(b)))
    });
    let contestants: Vec<_> = named.iter().map(|at| curves[*at].contestant).collect();
    let suits = clamp(figure.width() * 0.55, 300.0, 460.0);
    let mut frame = PlotFrame::new(figure, runs, &head, [across, upwards], &contestants, suits);
    let mut ends = Vec::new();
    for at in named {
        let curve = &curves[at];
        frame.svg.open(curve.contestant);
        let points = points(&frame, curve);
        frame.svg.path(curve.contestant, &points);
        marks(&mut frame, curve);
        frame.svg.close();
        ends.push((curve.contestant, points[points.len() - 1]));
    }
    frame.name_ends(figure, runs, &ends);
    Some(frame.svg.end())
}

/// The steps of the curve, at most two per pixel.
fn points(frame: &PlotFrame, curve: &Curve) -> Vec<Point> {
    let mut points = vec![(frame.left, frame.y.at(0.0))];
    let mut height = frame.y.at(0.0);
    let mut drawn = f64::NEG_INFINITY;
    for (at, step) in curve.times.steps.iter().enumerate() {
        let x = frame.x.at(step.at);
        if x - drawn < 0.5 && at + 1 < curve.times.steps.len() {
            continue;
        }
        drawn = x;
        points.push((x, height));
        height = frame.y.at(1.0 - step.open.value);
        points.push((x, height));
    }
    // The curve ends at the last observation, unless all are solved.
    let solved = curve
        .times
        .steps
        .last()
        .is_some_and(|step| step.open.value <= 0.0);
    let last = if solved {
        frame.right
    } else {
        frame.x.at(curve.times.last)
    };
    points.push((last, height));
    points
}

/// Some puzzles where the curve rises: targets for the pointer, which also distinguish the curves.
fn marks(frame: &mut PlotFrame, curve: &Curve) {
    const MIN_GAP: f64 = 9.0;
    let (mut last, mut count) = (f64::NEG_INFINITY, 0);
    let mut step = 0;
    for (cost, puzzle) in &curve.puzzles {
        let x = frame.x.at(*cost);
        while (curve.times.steps.get(step + 1)).is_some_and(|next| next.at <= *cost) {
            step += 1;
        }
        if x - last < MIN_GAP {
            continue;
        }
        let y = frame.y.at(1.0 - curve.times.steps[step].open.value);
        if count % 5 == 2 {
            let more = format!("data-puzzle=\"{puzzle}\"");
            frame.svg.mark(curve.contestant, (x, y), 3.5, &more);
        } else {
            frame.svg.target((x, y), *puzzle);
        }
        (last, count) = (x, count + 1);
    }
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
    use super::super::tests::{lines, runs};
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
            let drawn = figure.draw(&all);
            let line = lines(&drawn)
                .into_iter()
                .max_by_key(Vec::len)
                .expect("a line");
            // The axes from the drawing: the corners of the plot are those of the curve.
            let [curve] = &*curves(&figure, &all) else {
                panic!("one curve")
            };
            let head = Head {
                title: "",
                desc: "",
            };
            let frame = PlotFrame::new(
                &figure,
                &all,
                &Head {
                    title: &finding(&figure, &all, std::slice::from_ref(curve)).expect("one"),
                    ..head
                },
                [
                    Axis::costs(&figure, (1.0, 40.0), figure.cost_title()),
                    Axis::shares(""),
                ],
                &[0],
                720.0 * 0.55,
            );
            let lengths: Vec<_> = (0..40)
                .map(|at| RunTime {
                    value: f64::from(at + 1),
                    solved: at % 4 != 3,
                })
                .collect();
            let known = KaplanMeier::of(&lengths, ConfidenceLevel::DEFAULT).expect("runs");
            for time in [1.5, 4.5, 20.5, 39.5] {
                let x = frame.x.at(time);
                let height = line
                    .iter()
                    .rev()
                    .find(|point| point.0 <= x)
                    .expect("begun")
                    .1;
                let steps = known.steps.iter().rev();
                let open = steps
                    .clone()
                    .find(|step| step.at <= time)
                    .map_or(1.0, |step| step.open.value);
                let share = frame.y.value(height);
                assert!(
                    (share - (1.0 - open)).abs() < 0.001,
                    "{time}: {share}, not {}",
                    1.0 - open
                );
            }
        }
    }
}
