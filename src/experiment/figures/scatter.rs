use std::cmp::Ordering;
use std::collections::BTreeSet;

use super::layout::Layout;
use super::spec::{Anchor, FigureSpec, Layer, Mark, Position, RunRef, Shape};
use super::text::cut;
use super::words::fill;
use super::{Figure, Head};
use crate::RunTable;
use crate::options::positive;
use crate::summary::{Score, scores};

/// The costs of a puzzle for the two contestants; `None` for those that did not solve it.
struct Dot {
    puzzle: u32,
    costs: [Option<f64>; 2],
}

/// The maximum number of dots.
const MAX_DOTS: usize = 1500;

/// The opacity of areas for puzzles without a cost.
const SHADE: f64 = 0.07;

/// The extension of axes for unsolved puzzles, relative to their length.
const UNSOLVED_MARGIN: f64 = 0.08;

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
    let pair = [figure.one, figure.other];
    if pair.iter().any(|at| *at >= runs.contestants.len()) {
        return None;
    }
    let dots = dots(figure, runs, pair);
    let (low, high) = super::ends(dots.iter().flat_map(|dot| dot.costs.into_iter().flatten()))?;
    let beyond = dots.iter().any(|dot| dot.costs.contains(&None));
    let words = &figure.words;
    let [one, other] = pair.map(|at| &*runs.contestants[at]);
    let head = Head {
        title: finding(figure, [one, other], &dots),
        description: fill(&words.scatter_desc, &[("one", one), ("other", other)]),
        caption: String::new(),
    };
    let longer = |high: f64| {
        if !beyond {
            high
        } else if figure.log {
            let low = positive(low);
            high * libm::pow((high.max(low) / low).max(10.0), UNSOLVED_MARGIN)
        } else {
            high * (1.0 + UNSOLVED_MARGIN)
        }
    };
    let axis = |name: &str| {
        let title = fill(&words.of, &[("cost", &figure.cost_title()), ("name", name)]);
        figure.cost_axis((low, longer(high)), title)
    };
    let (x, y) = (axis(one), axis(other));
    let (min, max) = ([x.min(), y.min()], [x.max(), y.max()]);
    let plot_height = figure.width().min(600.0) - 96.0;
    let mut spec = figure.plot(runs, head, [x, y], plot_height);
    let layout = Layout::of(&spec);
    let mut marks = vec![Mark::Rule {
        from: min,
        to: max,
        width: 1.0,
        opacity: 0.6,
        dashed: true,
    }];
    // Below these costs, both contestants solved the puzzle.
    let known = if beyond {
        [
            layout.x.value(layout.x.at(high) + 7.0),
            layout.y_value(layout.y.at(high) - 7.0),
        ]
    } else {
        max
    };
    let shade = |from: Position, to: Position| Mark::Bar {
        from,
        to,
        opacity: SHADE,
        outlined: false,
        run: None,
    };
    if dots.iter().any(|dot| dot.costs[0].is_none()) {
        marks.push(shade([known[0], min[1]], max));
    }
    if dots.iter().any(|dot| dot.costs[1].is_none()) {
        marks.push(shade([min[0], known[1]], max));
    }
    let note = |at: Position, offset: [f64; 2], anchor: Anchor, text: &str| Mark::Text {
        at,
        offset,
        text: text.to_owned(),
        anchor,
        size: 11.0,
        bold: false,
        opacity: 0.85,
    };
    let edge = if beyond { [high, high] } else { max };
    if beyond {
        marks.push(note(max, [-6.0, 14.0], Anchor::End, &words.not_solved));
    }
    let room = (layout.right - layout.left) * 0.4;
    let above = fill(&words.less, &[("name", &cut(one, room))]);
    let below = fill(&words.less, &[("name", &cut(other, room))]);
    marks.push(note([min[0], edge[1]], [8.0, 18.0], Anchor::Start, &above));
    marks.push(note([edge[0], min[1]], [-4.0, -10.0], Anchor::End, &below));
    spec.layers.push(Layer::ink(marks));
    let point = |(at, puzzle): (Position, u32)| Mark::Point {
        at,
        shape: Shape::Circle,
        size: 2.6,
        opacity: 0.55,
        run: Some(RunRef::of_puzzle(puzzle)),
    };
    let points = thinned(&layout, &dots).into_iter().map(point).collect();
    spec.layers.push(Layer::of(pair[1], points));
    Some(spec)
}

/// The puzzles that at least one of the two solved.
fn dots(figure: &Figure, runs: &RunTable, pair: [usize; 2]) -> Vec<Dot> {
    let scores = scores(runs, figure.measure.costs(runs));
    let dot = |(puzzle, scores): (u32, &Option<Vec<Score>>)| {
        let scores = scores.as_ref()?;
        let costs = pair.map(|at| {
            let score = scores[at];
            (score.solved && score.cost.is_finite()).then_some(score.cost)
        });
        (costs != [None, None]).then_some(Dot { puzzle, costs })
    };
    (0..).zip(&scores).filter_map(dot).collect()
}

/// At most one dot per cell of the plot, with the smallest cells that keep the number of dots
/// within the limit.
fn thinned(layout: &Layout, dots: &[Dot]) -> Vec<(Position, u32)> {
    let unsolved = [
        layout.x.value(layout.right - 4.0),
        layout.y_value(layout.top + 4.0),
    ];
    let place = |dot: &Dot| [0, 1].map(|at| dot.costs[at].unwrap_or(unsolved[at]));
    let mut found = Vec::new();
    for wide in [1.0, 2.0, 3.0, 5.0, 8.0, 13.0, 21.0, 34.0] {
        let mut taken = BTreeSet::new();
        found.clear();
        for dot in dots {
            let (x, y) = layout.at(place(dot));
            if taken.insert((super::whole(x / wide), super::whole(y / wide))) {
                found.push((place(dot), dot.puzzle));
            }
        }
        if found.len() <= MAX_DOTS {
            break;
        }
    }
    found.truncate(MAX_DOTS);
    found
}

fn finding(figure: &Figure, [one, other]: [&str; 2], dots: &[Dot]) -> String {
    let less = |first: usize| {
        let cost = |dot: &Dot, at: usize| dot.costs[at].unwrap_or(f64::INFINITY);
        let less = dots
            .iter()
            .filter(|dot| cost(dot, first) < cost(dot, 1 - first));
        less.count()
    };
    let (ones, others) = (less(0), less(1));
    let words = &figure.words;
    let (quick, count) = match ones.cmp(&others) {
        Ordering::Equal => return fill(&words.scatter_alike, &[("one", one), ("other", other)]),
        Ordering::Greater => (one, ones),
        Ordering::Less => (other, others),
    };
    let (count, all) = (count.to_string(), dots.len().to_string());
    fill(
        &words.scatter,
        &[("quick", quick), ("count", &count), ("all", &all)],
    )
}

#[cfg(test)]
mod tests {
    use super::super::tests::{lines, number, runs};
    use super::*;
    use crate::RunEnd;
    use crate::figures::FigureKind;

    #[test]
    fn dots_stand_on_the_side_of_who_takes_more() {
        // The first costs less on even puzzles; the second does not solve the last puzzle, nor the
        // first the one before.
        let all = runs(2, 22, |contestant, puzzle| {
            let end = if puzzle >= 20 && (puzzle + contestant) % 2 == 0 {
                RunEnd::Cut
            } else {
                RunEnd::Solved
            };
            let cost = f64::from(10 + puzzle) * if puzzle % 2 == contestant { 1.0 } else { 1.5 };
            (end, cost)
        });
        for log in [true, false] {
            let figure = Figure {
                kind: FigureKind::Scatter,
                log,
                ..Figure::default()
            };
            let drawn = figure.draw(&all);
            // The diagonal, from lower left to upper right.
            let diagonal = drawn
                .lines()
                .find(|line| line.contains("dasharray=\"5 4\""))
                .expect("a diagonal");
            let ends = lines(diagonal);
            let [(left, bottom), (right, top)] = ends[0][..] else {
                panic!("two ends")
            };
            let circles: Vec<_> = drawn
                .lines()
                .filter(|line| line.starts_with("<circle"))
                .collect();
            assert_eq!(circles.len(), 22);
            for circle in circles {
                let (x, y) = (number(circle, "cx=\""), number(circle, "cy=\""));
                let puzzle = number(circle, "data-puzzle=\"");
                let diagonal = bottom + (top - bottom) * (x - left) / (right - left);
                // Above the diagonal the second costs more.
                let first_takes_less = if puzzle >= 20.0 {
                    puzzle % 2.0 > 0.5
                } else {
                    puzzle % 2.0 < 0.5
                };
                assert_eq!(y < diagonal, first_takes_less, "puzzle {puzzle}: {x} {y}");
            }
        }
    }
}
