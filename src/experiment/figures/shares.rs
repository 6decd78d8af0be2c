use super::frame::{Axis, Head};
use super::rows::RowPlot;
use super::words::fill;
use super::{Figure, percent};
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

pub(super) fn draw(figure: &Figure, runs: &RunTable) -> Option<String> {
    let classes = PuzzleClasses::of(runs, figure.by);
    let mut shares = shares(runs, &classes);
    let title = finding(figure, runs, &classes, &shares)?;
    let head = Head {
        title: &title,
        desc: &figure.words.shares_desc,
    };
    let left_out = shares.len().saturating_sub(MAX_ROWS);
    shares.truncate(MAX_ROWS);
    let heads = shares.chunk_by(|a, b| a.class == b.class).count();
    let lines = heads + usize::from(left_out > 0);
    let high = ROW_HEIGHT * super::to_f64(shares.len()) + HEADLINE_HEIGHT * super::to_f64(lines);
    let mut rows = RowPlot::new(
        figure,
        runs,
        &head,
        &Axis::shares(&figure.words.solved),
        high,
    );
    for class in shares.chunk_by(|a, b| a.class == b.class) {
        let y = rows.next(HEADLINE_HEIGHT);
        rows.head(&class_name(figure, &classes.names[class[0].class]), y + 2.0);
        for Solved {
            contestant, share, ..
        } in class
        {
            let y = rows.next(ROW_HEIGHT);
            rows.svg.open(*contestant);
            rows.name(&runs.contestants[*contestant], "", y);
            let [low, value, high] = [share.low, share.value, share.high].map(|one| rows.x.at(one));
            rows.svg.line(
                (low, y),
                (high, y),
                "stroke-width=\"6\" stroke-opacity=\".3\"",
            );
            rows.svg.mark(*contestant, (value, y), 4.5, "");
            // Beside the interval, on the side with room.
            let (x, anchor) = if high + 60.0 < rows.right {
                (high + 7.0, "start")
            } else {
                (low - 7.0, "end")
            };
            rows.svg.text(
                (x, y + 4.0),
                anchor,
                "font-size=\"11\"",
                &percent(share.value),
            );
            rows.svg.close();
        }
    }
    if left_out > 0 {
        let y = rows.next(HEADLINE_HEIGHT);
        let text = fill(&figure.words.more, &[("count", &left_out.to_string())]);
        rows.head(&text, y);
    }
    Some(rows.end())
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
    let whole =
        |(solved, all): &(usize, usize)| super::to_f64(*solved) / super::to_f64((*all).max(1));
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
        let begin = |text: &str| {
            drawn
                .rfind(text)
                .unwrap_or_else(|| panic!("{text}\n{drawn}"))
        };
        let of_even = begin("&lt;even&gt; &amp; &quot;odd&quot;</text>");
        let of_odd = begin(">odd</text>");
        let [twenty, hundred] = [begin(">20\u{a0}%</text>"), begin(">100\u{a0}%</text>")];
        assert!(
            of_even < twenty && twenty < of_odd && of_odd < hundred,
            "{drawn}"
        );
        assert!(drawn.contains("contestant 0 &lt;&amp;&gt; solves most: 60\u{a0}%; contestant 0 &lt;&amp;&gt; least: 20\u{a0}%"), "{drawn}");
    }
}
