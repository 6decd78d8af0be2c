use super::layout::Layout;
use super::spec::{FigureSpec, Layer, Mark, Row, RunRef, Shape};
use super::words::fill;
use super::{Figure, FigureTexts, format_cost, format_percent, to_f64};
use crate::amount::ThreeDigits;
use crate::{RunEnd, RunTable};
use sudoku_stats::SortedSample;

/// The solved runs of a contestant.
struct CostStrip {
    contestant: usize,
    runs: usize,
    /// The cost, the puzzle and the index of each solved run.
    solved: Vec<(f64, u32, usize)>,
    /// The 5 %, 25 %, 50 %, 75 % and 95 % quantiles of the costs; `None` if no run is solved.
    quantiles: Option<[f64; 5]>,
}

/// The maximum number of dots in all rows of a figure together, so that the figure has at most 2000 elements.
const MAX_DOTS: usize = 1200;

/// The height of a contestant's row in pixels.
const ROW_HEIGHT: f64 = 44.0;

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
    let strips = strips(figure, runs);
    let solved_runs = strips.iter().flat_map(|strip| &strip.solved);
    let cost_range = super::finite_range(solved_runs.map(|(cost, ..)| *cost))?;
    let texts = FigureTexts {
        title: figure_title(figure, runs, &strips),
        description: figure.words.strip_desc.clone(),
        caption: String::new(),
    };
    let x = figure.cost_axis(cost_range, figure.cost_title());
    let row = |strip: &CostStrip| Row {
        name: runs.contestants[strip.contestant].clone(),
        note: note(figure, strip),
        height: ROW_HEIGHT,
        series: Some(strip.contestant),
    };
    let mut spec = figure.rows(runs, texts, x, strips.iter().map(row).collect());
    let layout = Layout::of(&spec);
    for (index, strip) in strips.iter().enumerate() {
        let row_centre = to_f64(index) + 0.5;
        let mut marks = dots(&layout, strip, row_centre, MAX_DOTS / strips.len());
        if let Some(quantiles) = strip.quantiles {
            // The box plot is in the upper part of the row.
            let y = row_centre - 3.0 / ROW_HEIGHT;
            marks.push(Mark::Box { y, quantiles });
        }
        spec.layers.push(Layer::of(strip.contestant, marks));
    }
    Some(spec)
}

/// A note on the share of unsolved runs; empty if all runs are solved.
fn note(figure: &Figure, strip: &CostStrip) -> String {
    if strip.solved.len() == strip.runs {
        return String::new();
    }
    let unsolved_share = 1.0 - to_f64(strip.solved.len()) / to_f64(strip.runs);
    let share_text = format_percent(unsolved_share);
    fill(&figure.words.unsolved, &[("share", &share_text)])
}

fn strips(figure: &Figure, runs: &RunTable) -> Vec<CostStrip> {
    let costs = figure.measure.costs(runs);
    let mut strips: Vec<_> = (0..runs.contestants.len())
        .map(|contestant| CostStrip {
            contestant,
            runs: 0,
            solved: Vec::new(),
            quantiles: None,
        })
        .collect();
    for (index, contestant) in runs.contestant.iter().enumerate() {
        let strip = &mut strips[*contestant as usize];
        strip.runs += 1;
        if runs.end[index] == RunEnd::Solved && costs[index].is_finite() {
            strip.solved.push((costs[index], runs.puzzle[index], index));
        }
    }
    strips.retain(|strip| strip.runs > 0);
    for strip in &mut strips {
        let costs: Vec<_> = strip.solved.iter().map(|(cost, ..)| *cost).collect();
        strip.quantiles = SortedSample::new(&costs).ok().map(|sorted| {
            [0.05, 0.25, 0.5, 0.75, 0.95].map(|share| sorted.quantile(share).unwrap_or(f64::NAN))
        });
    }
    strips
}

/// The dots of solved runs, at most `max`, below the centre of the row. Dots are distributed over eight horizontal
/// lanes to avoid overlap. Each cell of a lane has at most one dot; cells become wider until the number of dots is
/// within the limit.
fn dots(layout: &Layout, strip: &CostStrip, row_centre: f64, max: usize) -> Vec<Mark> {
    let mut points = Vec::new();
    for cell_px in [4.0, 6.0, 9.0, 14.0, 22.0, 40.0, 80.0] {
        let mut occupied_lanes =
            vec![
                [false; 8];
                super::to_whole_pixels(layout.right / cell_px).unsigned_abs() as usize + 1
            ];
        points.clear();
        for (cost, puzzle, run) in &strip.solved {
            let lane = puzzle.wrapping_mul(2_654_435_761) >> 29; // pseudo-random, from 0 to 7
            let cell =
                super::to_whole_pixels(layout.x.to_pixels(*cost) / cell_px).unsigned_abs() as usize;
            if !std::mem::replace(&mut occupied_lanes[cell][lane as usize], true) {
                let y = row_centre + (8.0 + f64::from(lane) * 1.7) / ROW_HEIGHT;
                points.push(([*cost, y], *puzzle, *run));
            }
        }
        if points.len() <= max {
            break;
        }
    }
    let dot = |(at, puzzle, run)| Mark::Point {
        at,
        shape: Shape::Circle,
        size: 1.8,
        opacity: 0.45,
        run: Some(RunRef::of_run(puzzle, run)),
    };
    points.into_iter().take(max).map(dot).collect()
}

/// The title, which compares the contestants that solve the most runs: the median of a contestant with few solved
/// runs only covers easy puzzles.
fn figure_title(figure: &Figure, runs: &RunTable, strips: &[CostStrip]) -> String {
    let share = |strip: &CostStrip| to_f64(strip.solved.len()) / to_f64(strip.runs);
    let max_share = strips.iter().map(share).fold(0.0, f64::max);
    let mut medians: Vec<_> = (strips.iter())
        .filter(|strip| share(strip) >= max_share)
        .filter_map(|strip| Some((strip.quantiles?[2], strip.contestant)))
        .collect();
    medians.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (Some(best), Some(worst)) = (medians.first(), medians.last()) else {
        return String::new();
    };
    // A median of 0 has no multiple.
    let is_comparable = medians.len() > 1
        && best.0 > 0.0
        && (medians.iter()).all(|median| figure.measure.has_same_unit(runs, best.1, median.1));
    let words = &figure.words;
    fill(
        if is_comparable {
            &words.strip
        } else {
            &words.strip_one
        },
        &[
            ("best", &*runs.contestants[best.1]),
            ("cost", &format_cost(best.0, figure.measure)),
            ("worst", &*runs.contestants[worst.1]),
            ("times", &ThreeDigits(worst.0 / best.0).to_string()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::super::FigureKind;
    use super::super::tests::runs;
    use super::*;

    #[test]
    fn a_median_of_0_has_no_multiple() {
        let run_table = runs(2, 10, |contestant, _| {
            (RunEnd::Solved, 100.0 * f64::from(contestant))
        });
        let figure = Figure {
            kind: FigureKind::Strip,
            measure: crate::Measure::Steps,
            ..Figure::default()
        };
        let svg = figure.draw(&run_table);
        assert!(
            svg.contains("<title>The median of contestant 0 &lt;&amp;&gt; is 0"),
            "{svg}"
        );
        assert!(!svg.contains(" times this median"), "{svg}");
    }

    #[test]
    fn the_finding_ignores_contestants_that_solve_few() {
        let run_table = runs(3, 10, |contestant, puzzle| match (contestant, puzzle) {
            (2, 1..) => (RunEnd::StepLimit, 1.0),
            (2, _) => (RunEnd::Solved, 1.0),
            _ => (RunEnd::Solved, 100.0 * f64::from(3 - 2 * contestant)),
        });
        let figure = Figure {
            kind: FigureKind::Strip,
            ..Figure::default()
        };
        let svg = figure.draw(&run_table);
        let (_, title) = svg.split_once("<title>").expect("a title");
        let (title, _) = title.split_once("</title>").expect("its end");
        assert!(
            title.contains("contestant 1 &lt;&amp;&gt; has the lowest median"),
            "{title}"
        );
        assert!(
            title.contains("contestant 0 &lt;&amp;&gt; has 3.00 times"),
            "{title}"
        );
    }
}
