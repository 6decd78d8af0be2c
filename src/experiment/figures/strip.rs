use super::frame::{Axis, Head};
use super::rows::RowPlot;
use super::words::fill;
use super::{Figure, amount};
use crate::amount::ThreeDigits;
use crate::{RunEnd, RunTable};
use sudoku_stats::SortedSample;

/// The solved runs of a contestant.
struct CostStrip {
    contestant: usize,
    runs: usize,
    /// Costs and puzzles.
    solved: Vec<(f64, u32)>,
    /// The 5 %, 25 %, 50 %, 75 % and 95 % quantiles.
    quantiles: Option<[f64; 5]>,
}

/// The maximum number of dots.
const MAX_DOTS: usize = 1200;

/// The height of a contestant's row in pixels.
const ROW_HEIGHT: f64 = 44.0;

pub(super) fn draw(figure: &Figure, runs: &RunTable) -> Option<String> {
    let strips = strips(figure, runs);
    let all = strips.iter().flat_map(|strip| &strip.solved);
    let ends = super::ends(all.map(|(cost, _)| *cost))?;
    let title = finding(figure, runs, &strips);
    let head = Head {
        title: &title,
        desc: &figure.words.strip_desc,
    };
    let axis = Axis::costs(figure, ends, figure.cost_title());
    let mut rows = RowPlot::new(
        figure,
        runs,
        &head,
        &axis,
        ROW_HEIGHT * super::to_f64(strips.len()),
    );
    for strip in &strips {
        let y = rows.next(ROW_HEIGHT);
        rows.svg.open(strip.contestant);
        let mut note = String::new();
        if strip.solved.len() < strip.runs {
            let share = 1.0 - super::to_f64(strip.solved.len()) / super::to_f64(strip.runs);
            note = fill(
                &figure.words.unsolved,
                &[("share", &format!("{:.0}\u{a0}%", 100.0 * share))],
            );
        }
        rows.name(&runs.contestants[strip.contestant], &note, y);
        dots(&mut rows, strip, y, MAX_DOTS / strips.len());
        if let Some(quantiles) = strip.quantiles {
            boxed(&mut rows, strip.contestant, quantiles, y);
        }
        rows.svg.close();
    }
    Some(rows.end())
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
            strip.solved.push((costs[at], runs.puzzle[at]));
        }
    }
    strips.retain(|strip| strip.runs > 0);
    for strip in &mut strips {
        let values: Vec<_> = strip.solved.iter().map(|(cost, _)| *cost).collect();
        strip.quantiles = SortedSample::new(&values).ok().map(|sorted| {
            [0.05, 0.25, 0.5, 0.75, 0.95].map(|share| sorted.quantile(share).unwrap_or(f64::NAN))
        });
    }
    strips
}

/// At most one dot per place, in lanes to avoid overlap; places grow until the number of dots is
/// within the limit.
fn dots(rows: &mut RowPlot, strip: &CostStrip, y: f64, max: usize) {
    let mut found = Vec::new();
    for wide in [4.0, 6.0, 9.0, 14.0, 22.0, 40.0, 80.0] {
        let mut taken =
            vec![[false; 8]; super::whole(rows.right / wide).unsigned_abs() as usize + 1];
        found.clear();
        for (cost, puzzle) in &strip.solved {
            let x = rows.x.at(*cost);
            let lane = puzzle.wrapping_mul(2_654_435_761) >> 29; // as if by chance: 0 to 7
            let place = super::whole(x / wide).unsigned_abs() as usize;
            if !std::mem::replace(&mut taken[place][lane as usize], true) {
                found.push(((x, y + 8.0 + f64::from(lane) * 1.7), *puzzle));
            }
        }
        if found.len() <= max {
            break;
        }
    }
    for (at, puzzle) in found.into_iter().take(max) {
        rows.svg.dot(at, 1.8, "fill-opacity=\".45\"", puzzle);
    }
}

/// The box plot, in the upper part of the row.
fn boxed(rows: &mut RowPlot, contestant: usize, quantiles: [f64; 5], y: f64) {
    let [min, low, middle, high, max] = quantiles.map(|cost| rows.x.at(cost));
    let y = y - 3.0;
    rows.svg.line((min, y), (low, y), "stroke-width=\"1.5\"");
    rows.svg.line((high, y), (max, y), "stroke-width=\"1.5\"");
    for end in [min, max] {
        rows.svg
            .line((end, y - 4.0), (end, y + 4.0), "stroke-width=\"1.5\"");
    }
    rows.svg.bar(
        (low, y - 7.0),
        (high.max(low + 1.0), y + 7.0),
        "fill-opacity=\".2\" stroke=\"currentColor\"",
    );
    rows.svg
        .line((middle, y - 8.0), (middle, y + 8.0), "stroke-width=\"3\"");
    rows.svg.mark(contestant, (middle, y), 4.0, "");
}

/// Compares those that solve the most runs: the median of a contestant with few solved runs only
/// covers easy puzzles.
fn finding(figure: &Figure, runs: &RunTable, strips: &[CostStrip]) -> String {
    let share = |strip: &CostStrip| super::to_f64(strip.solved.len()) / super::to_f64(strip.runs);
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
