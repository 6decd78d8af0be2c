use super::frame::{Axis, Head, Ticks};
use super::rows::RowPlot;
use super::scale::{AxisScale, Tick};
use super::words::fill;
use super::{Figure, clamp, to_f64};
use crate::RunTable;
use crate::summary::{ranking, scores};

const ROW_HEIGHT: f64 = 26.0;

pub(super) fn draw(figure: &Figure, runs: &RunTable) -> Option<String> {
    let scores = scores(runs, figure.measure.costs(runs));
    let shared: Vec<_> = scores.into_iter().flatten().collect();
    let ranking = ranking(&shared, runs, figure.measure)?;
    let apart = ranking.critical_difference?;
    let mut order: Vec<_> = ranking.friedman.ranks.iter().copied().enumerate().collect();
    order.sort_by(|a, b| a.1.total_cmp(&b.1));
    let words = &figure.words;
    let title = finding(figure, runs, &order, apart);
    let tasks = ranking.friedman.tasks.to_string();
    let head = Head {
        title: &title,
        desc: &fill(&words.ranks_desc, &[("tasks", &tasks)]),
    };
    let max = to_f64(order.len());
    let tick = |rank: usize| Tick {
        value: to_f64(rank),
        text: rank.to_string(),
    };
    let axis = Axis {
        scale: AxisScale::exact(0.5, max + 0.5),
        title: words.rank.clone(),
        ticks: Ticks::These((1..=order.len()).map(tick).collect()),
    };
    let note = ROW_HEIGHT * 0.8;
    let mut rows = RowPlot::new(figure, runs, &head, &axis, ROW_HEIGHT * max + note);
    for (contestant, rank) in order {
        let y = rows.next(ROW_HEIGHT);
        rows.svg.open(contestant);
        rows.name(&runs.contestants[contestant], "", y);
        let [low, high] =
            [-0.5, 0.5].map(|half| clamp(rows.x.at(rank + half * apart), rows.left, rows.right));
        let at = rows.x.at(rank);
        rows.svg.line(
            (low, y),
            (high, y),
            "stroke-width=\"8\" stroke-opacity=\".3\"",
        );
        rows.svg.mark(contestant, (at, y), 5.0, "");
        rows.svg.text(
            (at, y - 8.0),
            "middle",
            "font-size=\"11\"",
            &format!("{rank:.2}"),
        );
        rows.svg.close();
    }
    let y = rows.next(note);
    let more = "font-size=\"11\" fill-opacity=\".85\"";
    rows.svg
        .text((rows.right, y + 4.0), "end", more, &words.ranks_note);
    Some(rows.end())
}

fn finding(figure: &Figure, runs: &RunTable, order: &[(usize, f64)], apart: f64) -> String {
    let words = &figure.words;
    let name = |(contestant, _): &(usize, f64)| &*runs.contestants[*contestant];
    let near = order[1..].iter().filter(|one| one.1 - order[0].1 <= apart);
    let near: Vec<_> = near.map(name).collect();
    let rest = if near.is_empty() {
        words.ranks_apart.clone()
    } else {
        fill(&words.ranks_near, &[("names", &near.join(", "))])
    };
    fill(&words.ranks, &[("best", name(&order[0])), ("rest", &rest)])
}

#[cfg(test)]
mod tests {
    use super::super::tests::{lines, runs};
    use super::*;
    use crate::RunEnd;
    use crate::figures::FigureKind;

    #[test]
    fn bars_overlap_exactly_where_no_difference_shows() {
        // The first two alternate, the third is always last.
        let all = runs(3, 40, |contestant, puzzle| {
            let cost = if contestant == 2 {
                9
            } else {
                1 + (contestant + puzzle) % 2
            };
            (RunEnd::Solved, f64::from(cost))
        });
        let figure = Figure {
            kind: FigureKind::Ranks,
            ..Figure::default()
        };
        let drawn = figure.draw(&all);
        let bars: Vec<_> = drawn
            .lines()
            .filter(|line| line.contains("stroke-width=\"8\""))
            .collect();
        let bars: Vec<_> = bars.iter().map(|bar| lines(bar)[0].clone()).collect();
        assert_eq!(bars.len(), 3);
        let overlap =
            |a: usize, b: usize| bars[a][1].0 > bars[b][0].0 && bars[b][1].0 > bars[a][0].0;
        assert!(overlap(0, 1) && !overlap(0, 2) && !overlap(1, 2), "{drawn}");
        assert!(
            drawn.contains("ranks first; by ranks alone no difference shows from contestant"),
            "{drawn}"
        );
    }
}
