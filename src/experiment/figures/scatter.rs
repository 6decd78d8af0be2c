use std::cmp::Ordering;
use std::collections::BTreeSet;

use super::layout::Layout;
use super::spec::{Anchor, FigureSpec, Layer, Mark, Position, RunRef, Shape};
use super::text::truncate;
use super::words::fill;
use super::{Figure, FigureTexts};
use crate::RunTable;
use crate::options::positive;
use crate::summary::{Score, scores};

/// The costs of a puzzle for the two contestants; `None` for a contestant that did not solve the puzzle.
struct Dot {
    puzzle: u32,
    costs: [Option<f64>; 2],
}

/// The maximum number of dots in a figure, so that the figure has at most 2000 elements.
const MAX_DOTS: usize = 1500;

/// The opacity of the areas for puzzles that a contestant did not solve.
const SHADE_OPACITY: f64 = 0.07;

/// The length by which an axis is extended for unsolved puzzles, relative to the length of the axis.
const UNSOLVED_MARGIN: f64 = 0.08;

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
    let pair = [figure.one, figure.other];
    if pair.iter().any(|at| *at >= runs.contestants.len()) {
        return None;
    }
    let dots = dots(figure, runs, pair);
    let (low, high) =
        super::finite_range(dots.iter().flat_map(|dot| dot.costs.into_iter().flatten()))?;
    let has_unsolved = dots.iter().any(|dot| dot.costs.contains(&None));
    let words = &figure.words;
    let [one, other] = pair.map(|at| &*runs.contestants[at]);
    let texts = FigureTexts {
        title: figure_title(figure, runs, &dots),
        description: fill(&words.scatter_desc, &[("one", one), ("other", other)]),
        caption: String::new(),
    };
    let with_margin = |high: f64| {
        if !has_unsolved {
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
        figure.cost_axis((low, with_margin(high)), title)
    };
    let (x, y) = (axis(one), axis(other));
    let (min, max) = ([x.min(), y.min()], [x.max(), y.max()]);
    let plot_height = figure.width().min(600.0) - 96.0;
    let mut spec = figure.plot(runs, texts, [x, y], plot_height);
    let layout = Layout::of(&spec);
    let mut marks = vec![Mark::Rule {
        from: min,
        to: max,
        width: 1.0,
        opacity: 0.6,
        dashed: true,
    }];
    // Below these costs, both contestants solved the puzzle.
    let solved_limit = if has_unsolved {
        [
            layout.x.value(layout.x.to_pixels(high) + 7.0),
            layout.value_at_y(layout.y.to_pixels(high) - 7.0),
        ]
    } else {
        max
    };
    let shade = |from: Position, to: Position| Mark::Bar {
        from,
        to,
        opacity: SHADE_OPACITY,
        outlined: false,
        run: None,
    };
    if dots.iter().any(|dot| dot.costs[0].is_none()) {
        marks.push(shade([solved_limit[0], min[1]], max));
    }
    if dots.iter().any(|dot| dot.costs[1].is_none()) {
        marks.push(shade([min[0], solved_limit[1]], max));
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
    let solved_edge = if has_unsolved { [high, high] } else { max };
    if has_unsolved {
        marks.push(note(max, [-6.0, 14.0], Anchor::End, &words.not_solved));
    }
    let max_name_width = (layout.right - layout.left) * 0.4;
    let above_note = fill(&words.less, &[("name", &truncate(one, max_name_width))]);
    let below_note = fill(&words.less, &[("name", &truncate(other, max_name_width))]);
    marks.push(note(
        [min[0], solved_edge[1]],
        [8.0, 18.0],
        Anchor::Start,
        &above_note,
    ));
    marks.push(note(
        [solved_edge[0], min[1]],
        [-4.0, -10.0],
        Anchor::End,
        &below_note,
    ));
    spec.layers.push(Layer::ink(marks));
    let point = |(at, puzzle): (Position, u32)| Mark::Point {
        at,
        shape: Shape::Circle,
        size: 2.6,
        opacity: 0.55,
        run: Some(RunRef::of_puzzle(puzzle)),
    };
    let points = thin_out(&layout, &dots).into_iter().map(point).collect();
    spec.layers.push(Layer::of(pair[1], points));
    Some(spec)
}

/// The dots of the puzzles that at least one of the two contestants solved.
fn dots(figure: &Figure, runs: &RunTable, pair: [usize; 2]) -> Vec<Dot> {
    let scores = scores(runs, figure.measure.costs(runs));
    let dot = |(puzzle, scores): (u32, &Option<Vec<Score>>)| {
        let scores = scores.as_ref()?;
        let costs = pair.map(|index| {
            let score = scores[index];
            (score.solved && score.cost.is_finite()).then_some(score.cost)
        });
        (costs != [None, None]).then_some(Dot { puzzle, costs })
    };
    (0..).zip(&scores).filter_map(dot).collect()
}

/// Keeps at most one dot per cell of the plot, with the smallest cells for which the number of dots is
/// within the limit.
fn thin_out(layout: &Layout, dots: &[Dot]) -> Vec<(Position, u32)> {
    let unsolved_position = [
        layout.x.value(layout.right - 4.0),
        layout.value_at_y(layout.top + 4.0),
    ];
    let position =
        |dot: &Dot| [0, 1].map(|index| dot.costs[index].unwrap_or(unsolved_position[index]));
    let mut thinned = Vec::new();
    for cell_px in [1.0, 2.0, 3.0, 5.0, 8.0, 13.0, 21.0, 34.0] {
        let mut occupied_cells = BTreeSet::new();
        thinned.clear();
        for dot in dots {
            let (x, y) = layout.to_pixels(position(dot));
            if occupied_cells.insert((
                super::to_whole_pixels(x / cell_px),
                super::to_whole_pixels(y / cell_px),
            )) {
                thinned.push((position(dot), dot.puzzle));
            }
        }
        if thinned.len() <= MAX_DOTS {
            break;
        }
    }
    thinned.truncate(MAX_DOTS);
    thinned
}

/// The title: the numbers of puzzles on which each contestant costs less. On the other puzzles that one of them solved, the
/// costs are equal. Numbers of steps of different kinds are not compared.
fn figure_title(figure: &Figure, runs: &RunTable, dots: &[Dot]) -> String {
    let words = &figure.words;
    let [one, other] = [figure.one, figure.other].map(|at| &*runs.contestants[at]);
    if !(figure.measure).has_same_unit(runs, figure.one, figure.other) {
        return fill(&words.scatter_unlike, &[("one", one), ("other", other)]);
    }
    let cost_title = figure.cost_title();
    let count_cheaper = |one: usize| {
        let cost = |dot: &Dot, index: usize| dot.costs[index].unwrap_or(f64::INFINITY);
        let cheaper_dots = dots
            .iter()
            .filter(|dot| cost(dot, one) < cost(dot, 1 - one));
        cheaper_dots.count()
    };
    let (one_count, other_count) = (count_cheaper(0), count_cheaper(1));
    let (cheaper_name, count, other_name, other_count) = match one_count.cmp(&other_count) {
        Ordering::Equal => {
            let values = [("one", one), ("other", other), ("cost", &*cost_title)];
            return fill(&words.scatter_alike, &values);
        }
        Ordering::Greater => (one, one_count, other, other_count),
        Ordering::Less => (other, other_count, one, one_count),
    };
    let [count, other_count, all] = [count, other_count, dots.len()].map(|n| n.to_string());
    fill(
        &words.scatter,
        &[
            ("quick", cheaper_name),
            ("cost", &*cost_title),
            ("count", &*count),
            ("slow", other_name),
            ("rest", &*other_count),
            ("all", &*all),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::super::tests::{number, path_points, runs};
    use super::*;
    use crate::RunEnd;
    use crate::figures::FigureKind;

    #[test]
    fn dots_are_on_the_side_of_the_contestant_that_costs_more() {
        // The first contestant costs less on even puzzles. It does not solve puzzle 20, and the second
        // contestant does not solve puzzle 21.
        let run_table = runs(2, 22, |contestant, puzzle| {
            let end = if puzzle >= 20 && (puzzle + contestant) % 2 == 0 {
                RunEnd::StepLimit
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
            let svg = figure.draw(&run_table);
            // The diagonal, from lower left to upper right.
            let diagonal = svg
                .lines()
                .find(|line| line.contains("dasharray=\"5 4\""))
                .expect("a diagonal");
            let diagonal_points = path_points(diagonal);
            let [(left, bottom), (right, top)] = diagonal_points[0][..] else {
                panic!("two ends")
            };
            let circles: Vec<_> = svg
                .lines()
                .filter(|line| line.starts_with("<circle"))
                .collect();
            assert_eq!(circles.len(), 22);
            for circle in circles {
                let (x, y) = (number(circle, "cx=\""), number(circle, "cy=\""));
                let puzzle = number(circle, "data-puzzle=\"");
                let diagonal = bottom + (top - bottom) * (x - left) / (right - left);
                // Above the diagonal, the second contestant costs more.
                let first_costs_less = if puzzle >= 20.0 {
                    puzzle % 2.0 > 0.5
                } else {
                    puzzle % 2.0 < 0.5
                };
                assert_eq!(y < diagonal, first_costs_less, "puzzle {puzzle}: {x} {y}");
            }
        }
    }

    #[test]
    fn the_title_names_the_measure_and_compares_no_steps_of_different_kinds() {
        let mut run_table = runs(2, 6, |contestant, puzzle| {
            (RunEnd::Solved, f64::from(10 + puzzle + contestant))
        });
        run_table.contestants = vec!["A".to_owned(), "B".to_owned()];
        let title = |run_table: &RunTable, measure: crate::Measure| {
            let figure = Figure {
                kind: FigureKind::Scatter,
                measure,
                ..Figure::default()
            };
            figure.spec(run_table).title
        };
        assert_eq!(
            title(&run_table, crate::Measure::Time),
            "A has the lower cost (time of a run) on 6 of 6 puzzles, B on 0"
        );
        "sweep".clone_into(&mut run_table.details[1].unit);
        assert_eq!(
            title(&run_table, crate::Measure::Steps),
            "A and B count different kinds of steps, so their numbers are not compared"
        );
        assert!(title(&run_table, crate::Measure::Time).starts_with("A has the lower cost"));
    }
}
