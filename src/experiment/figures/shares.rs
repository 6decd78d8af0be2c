use super::layout::Layout;
use super::spec::{Anchor, Axis, FigureSpec, Layer, Mark, Row, Shape};
use super::words::fill;
use super::{Figure, FigureTexts, format_percent, to_f64};
use crate::options::PuzzleClasses;
use crate::summary::trials;
use crate::{Grouping, RunEnd, RunTable};
use sudoku_stats::{ConfidenceLevel, Estimate};

/// The proportion of the runs on a class of puzzles that a contestant solved.
struct ClassShare {
    class: usize,
    contestant: usize,
    share: Estimate,
}

/// The maximum number of shares in a figure, each of which has a row; further shares are omitted. The figure thus has
/// at most 2000 elements.
const MAX_ROWS: usize = 240;

/// The height of the row of a contestant, in pixels.
const ROW_HEIGHT: f64 = 18.0;

/// The height of the row with the name of a class, in pixels.
const HEADLINE_HEIGHT: f64 = 22.0;

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
    let classes = PuzzleClasses::of(runs, figure.by);
    let mut shares = shares(runs, &classes);
    let texts = FigureTexts {
        title: figure_title(figure, runs, &classes, &shares)?,
        description: figure.words.shares_desc.clone(),
        caption: String::new(),
    };
    let omitted_rows = shares.len().saturating_sub(MAX_ROWS);
    shares.truncate(MAX_ROWS);
    let heading = |name: String| Row {
        name,
        note: String::new(),
        height: HEADLINE_HEIGHT,
        series: None,
    };
    let mut rows = Vec::new();
    let mut rows_with_y = Vec::new();
    for class in shares.chunk_by(|a, b| a.class == b.class) {
        rows.push(heading(class_name(figure, &classes.names[class[0].class])));
        for class_share in class {
            rows_with_y.push((to_f64(rows.len()) + 0.5, class_share));
            rows.push(Row {
                name: runs.contestants[class_share.contestant].clone(),
                note: String::new(),
                height: ROW_HEIGHT,
                series: Some(class_share.contestant),
            });
        }
    }
    if omitted_rows > 0 {
        rows.push(heading(fill(
            &figure.words.more,
            &[("count", &omitted_rows.to_string())],
        )));
    }
    let x = Axis::of_shares(&figure.words.solved);
    let mut spec = figure.rows(runs, texts, x, rows);
    let layout = Layout::of(&spec);
    for (
        y,
        ClassShare {
            contestant, share, ..
        },
    ) in rows_with_y
    {
        let point = Mark::Point {
            at: [share.value, y],
            shape: Shape::Series,
            size: 4.5,
            opacity: 1.0,
            run: None,
        };
        // The text is beside the interval, on the right if there is room.
        let (x, offset, anchor) = if layout.x.to_pixels(share.high) + 60.0 < layout.right {
            (share.high, 7.0, Anchor::Start)
        } else {
            (share.low, -7.0, Anchor::End)
        };
        let marks = vec![
            Mark::rule([share.low, y], [share.high, y], 6.0, 0.3),
            point,
            Mark::small_text([x, y], [offset, 4.0], anchor, format_percent(share.value)),
        ];
        spec.layers.push(Layer::of(*contestant, marks));
    }
    Some(spec)
}

fn shares(runs: &RunTable, classes: &PuzzleClasses) -> Vec<ClassShare> {
    let contestants = runs.contestants.len();
    let mut outcomes = vec![Vec::new(); classes.names.len() * contestants];
    for (index, puzzle) in runs.puzzle.iter().enumerate() {
        let class = classes.class_of_puzzle[*puzzle as usize];
        outcomes[class * contestants + runs.contestant[index] as usize]
            .push((*puzzle, runs.end[index] == RunEnd::Solved));
    }
    let share = |(index, outcomes): (usize, Vec<(u32, bool)>)| {
        let trials = trials(outcomes.into_iter());
        Some(ClassShare {
            class: index / contestants,
            contestant: index % contestants,
            share: trials.proportion(ConfidenceLevel::DEFAULT).ok()?,
        })
    };
    outcomes.into_iter().enumerate().filter_map(share).collect()
}

/// The name of a class as a sentence contains it.
fn class_name(figure: &Figure, class: &str) -> String {
    match figure.by {
        Grouping::Givens => format!("{class} {}", figure.words.givens),
        Grouping::Set | Grouping::Size => class.to_owned(),
    }
}

/// The title: the contestants with the largest and the smallest share of solved runs.
fn figure_title(
    figure: &Figure,
    runs: &RunTable,
    classes: &PuzzleClasses,
    shares: &[ClassShare],
) -> Option<String> {
    let by_share = |a: &&ClassShare, b: &&ClassShare| a.share.value.total_cmp(&b.share.value);
    let worst = shares.iter().min_by(by_share)?;
    let mut counts = vec![(0, 0); runs.contestants.len()];
    for (index, contestant) in runs.contestant.iter().enumerate() {
        let count = &mut counts[*contestant as usize];
        count.0 += usize::from(runs.end[index] == RunEnd::Solved);
        count.1 += 1;
    }
    let solved_share = |(solved, all): &(usize, usize)| to_f64(*solved) / to_f64((*all).max(1));
    let mut best_index = 0;
    for index in 1..counts.len() {
        if solved_share(&counts[index]) > solved_share(&counts[best_index]) {
            best_index = index;
        }
    }
    let (best_share, words) = (solved_share(&counts[best_index]), &figure.words);
    if worst.share.value >= best_share {
        return Some(fill(
            &words.shares_alike,
            &[("high", &format_percent(best_share))],
        ));
    }
    let complete_count = counts.iter().filter(|(solved, all)| solved == all).count();
    Some(fill(
        if complete_count > 0 {
            &words.shares_all
        } else {
            &words.shares
        },
        &[
            ("count", &*complete_count.to_string()),
            ("all", &*counts.len().to_string()),
            ("low", &*format_percent(worst.share.value)),
            ("high", &*format_percent(best_share)),
            ("worst", &*runs.contestants[worst.contestant]),
            ("where", &*class_name(figure, &classes.names[worst.class])),
            ("best", &*runs.contestants[best_index]),
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
        // The contestant solves every fifth even puzzle, and all odd puzzles.
        let run_table = runs(1, 40, |_, puzzle| {
            let end = if puzzle % 2 == 1 || puzzle % 5 == 0 {
                RunEnd::Solved
            } else {
                RunEnd::StepLimit
            };
            (end, 7.0)
        });
        let figure = Figure {
            kind: FigureKind::Shares,
            ..Figure::default()
        };
        let svg = figure.draw(&run_table);
        let spec = figure.spec(&run_table);
        let Scale::Rows { rows } = &spec.y.scale else {
            panic!("rows")
        };
        let names: Vec<_> = rows.iter().map(|row| (&*row.name, row.series)).collect();
        let contestant_row = ("contestant 0 <&>", Some(0));
        let expected = [
            ("<even> & \"odd\"", None),
            contestant_row,
            ("odd", None),
            contestant_row,
        ];
        assert_eq!(names, expected);
        let points: Vec<_> = (spec.layers.iter().flat_map(|layer| &layer.marks))
            .filter_map(|mark| match mark {
                Mark::Point { at, .. } => Some(*at),
                _ => None,
            })
            .collect();
        assert_eq!(points, [[0.2, 1.5], [1.0, 3.5]]);
        for text in [">20\u{a0}%</text>", ">100\u{a0}%</text>", ">odd</text>"] {
            assert!(svg.contains(text), "{svg}");
        }
        assert!(svg.contains("contestant 0 &lt;&amp;&gt; solves the most puzzles, 60\u{a0}%; the lowest share is 20\u{a0}%, by contestant 0 &lt;&amp;&gt;"), "{svg}");
    }
}
