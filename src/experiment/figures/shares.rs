use super::layout::Layout;
use super::spec::{Anchor, Axis, FigureSpec, Layer, Mark, Row, Shape};
use super::words::fill;
use super::{Figure, Head, percent, to_f64};
use crate::options::PuzzleClasses;
use crate::{Grouping, RunEnd, RunTable};
use sudoku_stats::{ConfidenceLevel, Estimate, wilson_interval};

/// The share that a contestant solved of a class.
struct Solved {
    class: usize,
    contestant: usize,
    share: Estimate,
}

/// The maximum number of rows.
const MAX_ROWS: usize = 240;

/// The height of the row of a contestant, in pixels.
const ROW_HEIGHT: f64 = 18.0;

/// The height of the headline of a class, in pixels.
const HEADLINE_HEIGHT: f64 = 22.0;

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
    let classes = PuzzleClasses::of(runs, figure.by);
    let mut shares = shares(runs, &classes);
    let head = Head {
        title: finding(figure, runs, &classes, &shares)?,
        description: figure.words.shares_desc.clone(),
        caption: String::new(),
    };
    let left_out = shares.len().saturating_sub(MAX_ROWS);
    shares.truncate(MAX_ROWS);
    let heading = |name: String| Row {
        name,
        note: String::new(),
        height: HEADLINE_HEIGHT,
        series: None,
    };
    let mut rows = Vec::new();
    let mut placed = Vec::new();
    for class in shares.chunk_by(|a, b| a.class == b.class) {
        rows.push(heading(class_name(figure, &classes.names[class[0].class])));
        for solved in class {
            placed.push((to_f64(rows.len()) + 0.5, solved));
            rows.push(Row {
                name: runs.contestants[solved.contestant].clone(),
                note: String::new(),
                height: ROW_HEIGHT,
                series: Some(solved.contestant),
            });
        }
    }
    if left_out > 0 {
        rows.push(heading(fill(
            &figure.words.more,
            &[("count", &left_out.to_string())],
        )));
    }
    let x = Axis::of_shares(&figure.words.solved);
    let mut spec = figure.rows(runs, head, x, rows);
    let layout = Layout::of(&spec);
    for (
        y,
        Solved {
            contestant, share, ..
        },
    ) in placed
    {
        let point = Mark::Point {
            at: [share.value, y],
            shape: Shape::Series,
            size: 4.5,
            opacity: 1.0,
            run: None,
        };
        // Beside the interval, on the side with room.
        let (x, aside, anchor) = if layout.x.at(share.high) + 60.0 < layout.right {
            (share.high, 7.0, Anchor::Start)
        } else {
            (share.low, -7.0, Anchor::End)
        };
        let marks = vec![
            Mark::rule([share.low, y], [share.high, y], 6.0, 0.3),
            point,
            Mark::small_text([x, y], [aside, 4.0], anchor, percent(share.value)),
        ];
        spec.layers.push(Layer::of(*contestant, marks));
    }
    Some(spec)
}

fn shares(runs: &RunTable, classes: &PuzzleClasses) -> Vec<Solved> {
    let contestants = runs.contestants.len();
    let mut counts = vec![(0, 0); classes.names.len() * contestants];
    for (at, puzzle) in runs.puzzle.iter().enumerate() {
        let class = classes.of[*puzzle as usize];
        let count = &mut counts[class * contestants + runs.contestant[at] as usize];
        count.0 += u64::from(runs.end[at] == RunEnd::Solved);
        count.1 += 1;
    }
    let share = |(at, (solved, all)): (usize, &(u64, u64))| {
        Some(Solved {
            class: at / contestants,
            contestant: at % contestants,
            share: wilson_interval(*solved, *all, ConfidenceLevel::DEFAULT).ok()?,
        })
    };
    counts.iter().enumerate().filter_map(share).collect()
}

/// The name of a class in a sentence.
fn class_name(figure: &Figure, class: &str) -> String {
    match figure.by {
        Grouping::Givens => format!("{class} {}", figure.words.givens),
        Grouping::Set | Grouping::Size => class.to_owned(),
    }
}

fn finding(
    figure: &Figure,
    runs: &RunTable,
    classes: &PuzzleClasses,
    shares: &[Solved],
) -> Option<String> {
    let by_share = |a: &&Solved, b: &&Solved| a.share.value.total_cmp(&b.share.value);
    let low = shares.iter().min_by(by_share)?;
    let mut counts = vec![(0, 0); runs.contestants.len()];
    for (at, contestant) in runs.contestant.iter().enumerate() {
        let count = &mut counts[*contestant as usize];
        count.0 += usize::from(runs.end[at] == RunEnd::Solved);
        count.1 += 1;
    }
    let whole = |(solved, all): &(usize, usize)| to_f64(*solved) / to_f64((*all).max(1));
    let mut best = 0;
    for at in 1..counts.len() {
        if whole(&counts[at]) > whole(&counts[best]) {
            best = at;
        }
    }
    let (high, words) = (whole(&counts[best]), &figure.words);
    if low.share.value >= high {
        return Some(fill(&words.shares_alike, &[("high", &percent(high))]));
    }
    let full = counts.iter().filter(|(solved, all)| solved == all).count();
    Some(fill(
        if full > 0 {
            &words.shares_all
        } else {
            &words.shares
        },
        &[
            ("count", &*full.to_string()),
            ("all", &*counts.len().to_string()),
            ("low", &*percent(low.share.value)),
            ("high", &*percent(high)),
            ("worst", &*runs.contestants[low.contestant]),
            ("where", &*class_name(figure, &classes.names[low.class])),
            ("best", &*runs.contestants[best]),
        ],
    ))
}

#[cfg(test)]
mod tests {
    use super::super::tests::runs;
    use super::*;
    use crate::figures::FigureKind;
    use crate::figures::spec::Scale;

    #[test]
    fn every_class_has_the_share_of_its_runs() {
        // Every fifth of the even puzzles is solved, and all of the others.
        let all = runs(1, 40, |_, puzzle| {
            let end = if puzzle % 2 == 1 || puzzle % 5 == 0 {
                RunEnd::Solved
            } else {
                RunEnd::Cut
            };
            (end, 7.0)
        });
        let figure = Figure {
            kind: FigureKind::Shares,
            ..Figure::default()
        };
        let drawn = figure.draw(&all);
        let spec = figure.spec(&all);
        let Scale::Rows { rows } = &spec.y.scale else {
            panic!("rows")
        };
        let names: Vec<_> = rows.iter().map(|row| (&*row.name, row.series)).collect();
        let own = ("contestant 0 <&>", Some(0));
        let expected = [("<even> & \"odd\"", None), own, ("odd", None), own];
        assert_eq!(names, expected);
        let points: Vec<_> = (spec.layers.iter().flat_map(|layer| &layer.marks))
            .filter_map(|mark| match mark {
                Mark::Point { at, .. } => Some(*at),
                _ => None,
            })
            .collect();
        assert_eq!(points, [[0.2, 1.5], [1.0, 3.5]]);
        for text in [">20\u{a0}%</text>", ">100\u{a0}%</text>", ">odd</text>"] {
            assert!(drawn.contains(text), "{drawn}");
        }
        assert!(drawn.contains("contestant 0 &lt;&amp;&gt; solves most: 60\u{a0}%; contestant 0 &lt;&amp;&gt; least: 20\u{a0}%"), "{drawn}");
    }
}
