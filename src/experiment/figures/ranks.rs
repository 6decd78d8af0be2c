use super::spec::{Anchor, Axis, FigureSpec, Layer, Mark, Row, Scale, Shape, Tick};
use super::words::fill;
use super::{Figure, FigureTexts, clamp, to_f64};
use crate::RunTable;
use crate::summary::{ranking, scores};

/// The height of a row in pixels.
const ROW_HEIGHT: f64 = 26.0;

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
    let scores = scores(runs, figure.measure.costs(runs));
    let shared_scores: Vec<_> = scores.into_iter().flatten().collect();
    let ranking = ranking(&shared_scores, runs, figure.measure)?;
    let critical_difference = ranking.critical_difference?;
    let mut order: Vec<_> = ranking.friedman.ranks.iter().copied().enumerate().collect();
    order.sort_by(|a, b| a.1.total_cmp(&b.1));
    let words = &figure.words;
    let tasks = ranking.friedman.tasks.to_string();
    // Nemenyi's test is only valid if Friedman's test rejects equal ranks.
    let is_significant = ranking.friedman.p < 0.05;
    let significant_difference = if is_significant {
        critical_difference
    } else {
        f64::INFINITY
    };
    let texts = FigureTexts {
        title: figure_title(figure, runs, &order, significant_difference),
        description: fill(&words.ranks_desc, &[("tasks", &tasks)]),
        caption: words.ranks_note.clone(),
    };
    let tick = |rank: usize| Tick {
        value: to_f64(rank),
        text: rank.to_string(),
    };
    let rank_range = [0.5, to_f64(order.len()) + 0.5];
    let x = Axis::of_values(
        Scale::Linear { domain: rank_range },
        &words.rank,
        (1..=order.len()).map(tick).collect(),
    );
    let row = |(contestant, _): &(usize, f64)| Row {
        name: runs.contestants[*contestant].clone(),
        note: String::new(),
        height: ROW_HEIGHT,
        series: Some(*contestant),
    };
    let mut spec = figure.rows(runs, texts, x, order.iter().map(row).collect());
    for (index, (contestant, rank)) in order.into_iter().enumerate() {
        let y = to_f64(index) + 0.5;
        let [low, high] = [-0.5, 0.5].map(|half| {
            clamp(
                rank + half * critical_difference,
                rank_range[0],
                rank_range[1],
            )
        });
        let point = Mark::Point {
            at: [rank, y],
            shape: Shape::Series,
            size: 5.0,
            opacity: 1.0,
            run: None,
        };
        let text = format!("{rank:.2}");
        let marks = vec![
            Mark::rule([low, y], [high, y], 8.0, 0.3),
            point,
            Mark::small_text([rank, y], [0.0, -8.0], Anchor::Middle, text),
        ];
        spec.layers.push(Layer::of(contestant, marks));
    }
    Some(spec)
}

/// The title: the contestant with the best mean rank, and those that do not differ significantly from it.
fn figure_title(
    figure: &Figure,
    runs: &RunTable,
    order: &[(usize, f64)],
    critical_difference: f64,
) -> String {
    let words = &figure.words;
    let name = |(contestant, _): &(usize, f64)| &*runs.contestants[*contestant];
    let indistinguishable = order[1..]
        .iter()
        .filter(|one| one.1 - order[0].1 <= critical_difference);
    let indistinguishable: Vec<_> = indistinguishable.map(name).collect();
    let comparison = if indistinguishable.is_empty() {
        words.ranks_apart.clone()
    } else {
        fill(
            &words.ranks_near,
            &[("names", &indistinguishable.join(", "))],
        )
    };
    let title = fill(
        &words.ranks,
        &[("best", name(&order[0])), ("rest", &comparison)],
    );
    let limit = |contestant: usize| runs.details_of(contestant).max_steps;
    if (1..runs.contestants.len()).all(|contestant| limit(contestant) == limit(0)) {
        title
    } else {
        format!("{title}; {}", words.ranks_limits)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{path_points, runs};
    use super::*;
    use crate::RunEnd;
    use crate::figures::FigureKind;

    fn title(run_table: &RunTable) -> String {
        let figure = Figure {
            kind: FigureKind::Ranks,
            ..Figure::default()
        };
        let svg = figure.draw(run_table);
        let (_, title) = svg.split_once("<title>").expect("a title");
        let (title, _) = title.split_once("</title>").expect("its end");
        title.to_owned()
    }

    #[test]
    fn ranks_do_not_differ_significantly_if_friedmans_test_is_not_significant() {
        // The costs of 19 contestants rotate, so that their mean ranks are equal. The mean rank of the first contestant is
        // smaller by 4.04, which is more than the critical difference of 3.93; Friedman's χ² is 25.2, and p = 0.15.
        let run_table = runs(20, 57, |contestant, puzzle| {
            let cost = match (contestant, puzzle % 3) {
                (0, 0) => 55,
                (0, _) => 65,
                (contestant, _) => 10 + 10 * ((contestant + puzzle) % 19),
            };
            (RunEnd::Solved, f64::from(cost))
        });
        let title = title(&run_table);
        assert!(
            title.contains("contestant 0 &lt;&amp;&gt; ranks first; by ranks alone, it does not differ significantly from "),
            "{title}"
        );
    }

    #[test]
    fn the_title_names_different_limits() {
        let mut run_table = runs(3, 40, |contestant, _| {
            (RunEnd::Solved, f64::from(10 * (contestant + 1)))
        });
        let alike = title(&run_table);
        assert!(
            alike.ends_with("ranks first; all others are significantly worse"),
            "{alike}"
        );
        run_table.details[1].max_steps = Some(100);
        let different = title(&run_table);
        assert_eq!(different, format!("{alike}; the step limits differ"));
    }

    #[test]
    fn bars_overlap_exactly_if_ranks_do_not_differ_significantly() {
        // The first two contestants alternate in rank; the third is always last.
        let run_table = runs(3, 40, |contestant, puzzle| {
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
        let svg = figure.draw(&run_table);
        let bars: Vec<_> = svg
            .lines()
            .filter(|line| line.contains("stroke-width=\"8\""))
            .collect();
        let bars: Vec<_> = bars.iter().map(|bar| path_points(bar)[0].clone()).collect();
        assert_eq!(bars.len(), 3);
        let overlap =
            |a: usize, b: usize| bars[a][1].0 > bars[b][0].0 && bars[b][1].0 > bars[a][0].0;
        assert!(overlap(0, 1) && !overlap(0, 2) && !overlap(1, 2), "{svg}");
        assert!(
            svg.contains(
                "ranks first; by ranks alone, it does not differ significantly from contestant"
            ),
            "{svg}"
        );
    }
}
