use super::layout::Layout;
use super::spec::{FigureSpec, Layer, Mark, Row, RunRef, Shape};
use super::words::fill;
use super::{Figure, Head, amount, to_f64};
use crate::amount::ThreeDigits;
use crate::{RunEnd, RunTable};
use sudoku_stats::SortedSample;

/// The solved runs of a contestant.
struct CostStrip {
    contestant: usize,
    runs: usize,
    /// Costs, puzzles, and indices of runs.
    solved: Vec<(f64, u32, usize)>,
    /// The 5 %, 25 %, 50 %, 75 % and 95 % quantiles.
    quantiles: Option<[f64; 5]>,
}

/// The maximum number of dots.
const MAX_DOTS: usize = 1200;

/// The height of a contestant's row in pixels.
const ROW_HEIGHT: f64 = 44.0;

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
    let strips = strips(figure, runs);
    let all = strips.iter().flat_map(|strip| &strip.solved);
    let ends = super::ends(all.map(|(cost, ..)| *cost))?;
    let head = Head {
        title: finding(figure, runs, &strips),
        description: figure.words.strip_desc.clone(),
        caption: String::new(),
    };
    let x = figure.cost_axis(ends, figure.cost_title());
    let row = |strip: &CostStrip| Row {
        name: runs.contestants[strip.contestant].clone(),
        note: note(figure, strip),
        height: ROW_HEIGHT,
        series: Some(strip.contestant),
    };
    let mut spec = figure.rows(runs, head, x, strips.iter().map(row).collect());
    let layout = Layout::of(&spec);
    for (at, strip) in strips.iter().enumerate() {
        let middle = to_f64(at) + 0.5;
        let mut marks = dots(&layout, strip, middle, MAX_DOTS / strips.len());
        if let Some(quantiles) = strip.quantiles {
            // In the upper part of the row.
            let y = middle - 3.0 / ROW_HEIGHT;
            marks.push(Mark::Box { y, quantiles });
        }
        spec.layers.push(Layer::of(strip.contestant, marks));
    }
    Some(spec)
}

/// The share of unsolved runs; empty if all are solved.
fn note(figure: &Figure, strip: &CostStrip) -> String {
    if strip.solved.len() == strip.runs {
        return String::new();
    }
    let share = 1.0 - to_f64(strip.solved.len()) / to_f64(strip.runs);
    let share = format!("{:.0}\u{a0}%", 100.0 * share);
    fill(&figure.words.unsolved, &[("share", &share)])
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
    for (at, contestant) in runs.contestant.iter().enumerate() {
        let strip = &mut strips[*contestant as usize];
        strip.runs += 1;
        if runs.end[at] == RunEnd::Solved && costs[at].is_finite() {
            strip.solved.push((costs[at], runs.puzzle[at], at));
        }
    }
    strips.retain(|strip| strip.runs > 0);
    for strip in &mut strips {
        let values: Vec<_> = strip.solved.iter().map(|(cost, ..)| *cost).collect();
        strip.quantiles = SortedSample::new(&values).ok().map(|sorted| {
            [0.05, 0.25, 0.5, 0.75, 0.95].map(|share| sorted.quantile(share).unwrap_or(f64::NAN))
        });
    }
    strips
}

/// At most one dot per place, in lanes to avoid overlap; places grow until the number of dots is
/// within the limit.
fn dots(layout: &Layout, strip: &CostStrip, middle: f64, max: usize) -> Vec<Mark> {
    let mut found = Vec::new();
    for wide in [4.0, 6.0, 9.0, 14.0, 22.0, 40.0, 80.0] {
        let mut taken =
            vec![[false; 8]; super::whole(layout.right / wide).unsigned_abs() as usize + 1];
        found.clear();
        for (cost, puzzle, run) in &strip.solved {
            let lane = puzzle.wrapping_mul(2_654_435_761) >> 29; // as if by chance: 0 to 7
            let place = super::whole(layout.x.at(*cost) / wide).unsigned_abs() as usize;
            if !std::mem::replace(&mut taken[place][lane as usize], true) {
                let y = middle + (8.0 + f64::from(lane) * 1.7) / ROW_HEIGHT;
                found.push(([*cost, y], *puzzle, *run));
            }
        }
        if found.len() <= max {
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
    found.into_iter().take(max).map(dot).collect()
}

/// Compares those that solve the most runs: the median of a contestant with few solved runs only
/// covers easy puzzles.
fn finding(figure: &Figure, runs: &RunTable, strips: &[CostStrip]) -> String {
    let share = |strip: &CostStrip| to_f64(strip.solved.len()) / to_f64(strip.runs);
    let max = strips.iter().map(share).fold(0.0, f64::max);
    let mut medians: Vec<_> = (strips.iter())
        .filter(|strip| share(strip) >= max)
        .filter_map(|strip| Some((strip.quantiles?[2], strip.contestant)))
        .collect();
    medians.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (Some(best), Some(worst)) = (medians.first(), medians.last()) else {
        return String::new();
    };
    let several = medians.len() > 1
        && (medians.iter()).all(|median| figure.measure.has_same_unit(runs, best.1, median.1));
    let words = &figure.words;
    fill(
        if several {
            &words.strip
        } else {
            &words.strip_one
        },
        &[
            ("best", &*runs.contestants[best.1]),
            ("cost", &amount(best.0, figure.measure)),
            ("worst", &*runs.contestants[worst.1]),
            ("times", &ThreeDigits(worst.0 / best.0.max(0.5)).to_string()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::super::FigureKind;
    use super::super::tests::runs;
    use super::*;

    #[test]
    fn the_finding_ignores_contestants_that_solve_few() {
        let all = runs(3, 10, |contestant, puzzle| match (contestant, puzzle) {
            (2, 1..) => (RunEnd::Cut, 1.0),
            (2, _) => (RunEnd::Solved, 1.0),
            _ => (RunEnd::Solved, 100.0 * f64::from(3 - 2 * contestant)),
        });
        let figure = Figure {
            kind: FigureKind::Strip,
            ..Figure::default()
        };
        let drawn = figure.draw(&all);
        let (_, title) = drawn.split_once("<title>").expect("a title");
        let (title, _) = title.split_once("</title>").expect("its end");
        assert!(
            title.contains("contestant 1 &lt;&amp;&gt; takes least"),
            "{title}"
        );
        assert!(
            title.contains("contestant 0 &lt;&amp;&gt; 3.00 times"),
            "{title}"
        );
    }
}
