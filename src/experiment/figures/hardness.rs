use super::frame::{Axis, Head, Ticks, head_height};
use super::rows::RowPlot;
use super::scale::AxisScale;
use super::svg::{cut, width_of, wrapped};
use super::words::fill;
use super::{Figure, clamp, to_f64};
use crate::RunTable;
use crate::summary::{Hardness, hardness_of, scores};

/// The height of a row in pixels.
const ROW_HEIGHT: f64 = 34.0;

/// The minimum width of a cell in which the interval is written, in pixels.
const MIN_WIDTH_WITH_INTERVAL: f64 = 44.0;

/// The minimum width of a cell in which the number is written, in pixels.
const MIN_WIDTH_WITH_NUMBER: f64 = 24.0;

/// The distance of lines of the note, in pixels.
const LINE_HEIGHT: f64 = 16.0;

/// The maximum number of cells, of up to five elements each.
const MAX_CELLS: usize = 360;

/// The angle of the names of scales, in degrees.
const SLANT_DEGREES: u32 = 50;

/// The maximum length of the name of a scale, in pixels.
const MAX_NAME_WIDTH: f64 = 150.0;

pub(super) fn draw(figure: &Figure, runs: &RunTable) -> Option<String> {
    let scores = scores(runs, figure.measure.costs(runs));
    let all = hardness_of(&scores, runs);
    let words = &figure.words;
    let named = runs.scales.iter().map(|scale| Some(scale.name.clone()));
    let scales: Vec<_> = std::iter::once(None).chain(named).collect();
    let name = |scale: &Option<String>| scale.as_ref().unwrap_or(&words.fewer_givens).clone();
    let mut rows: Vec<Vec<Option<&Hardness>>> = (runs.contestants.iter())
        .map(|contestant| {
            let of = |scale: &Option<String>| {
                let mut all = all.iter();
                all.find(|one| one.contestant == *contestant && one.scale == *scale)
            };
            scales.iter().map(of).collect()
        })
        .collect();
    rows.retain(|row| row.iter().any(Option::is_some));
    // Sorted by the first scale with ratings; if there is none, by givens.
    let leading = scales.len().min(2) - 1;
    let value = |row: &Vec<Option<&Hardness>>| row[leading].map_or(-2.0, |one| one.agreement.value);
    rows.sort_by(|a, b| value(b).total_cmp(&value(a)));
    let title = finding(figure, &rows, leading, &name(&scales[leading]))?;
    rows.truncate((MAX_CELLS / scales.len()).max(1));
    let head = Head {
        title: &title,
        desc: &words.hardness_desc,
    };
    let axis = Axis {
        scale: AxisScale::exact(0.0, to_f64(scales.len())),
        title: String::new(),
        ticks: Ticks::These(Vec::new()),
    };
    let titles: Vec<_> = scales.iter().map(name).collect();
    let widest = titles.iter().map(|title| width_of(title));
    let above = clamp(widest.fold(0.0, f64::max), 40.0, MAX_NAME_WIDTH) * 0.78 + 10.0;
    let notes = wrapped(&words.hardness_note, figure.width() - 16.0, 1.0);
    let below = LINE_HEIGHT * to_f64(notes.len().saturating_sub(2));
    let high = ROW_HEIGHT * to_f64(rows.len()) + above + below;
    let mut table = RowPlot::new(figure, runs, &head, &axis, high);
    let wide = (table.right - table.left) / to_f64(scales.len());
    let top = head_height(&title, figure.width()) + 12.0 + above;
    for (at, title) in titles.iter().enumerate() {
        // Left of its column, where there is room above the names of rows.
        let (x, y) = (table.left + wide * (to_f64(at) + 0.5) + 4.0, top - 6.0);
        let turn = format!("transform=\"rotate({SLANT_DEGREES} {x:.1} {y:.1})\"");
        table
            .svg
            .text((x, y), "end", &turn, &cut(title, MAX_NAME_WIDTH));
    }
    table.next(above);
    for row in &rows {
        let y = table.next(ROW_HEIGHT);
        let contestant = row
            .iter()
            .flatten()
            .next()
            .map_or("", |one| &one.contestant);
        let place = runs
            .contestants
            .iter()
            .position(|name| name == contestant)?;
        let best = highest(row);
        table.svg.open(place);
        table.name(contestant, "", y);
        table.svg.close();
        for (at, one) in row.iter().enumerate() {
            let left = table.left + wide * to_f64(at);
            if let Some(one) = one {
                cell(&mut table, one, (left, y), wide, best == Some(at));
            }
        }
    }
    let middle = figure.width() / 2.0;
    for (at, line) in notes.iter().enumerate() {
        let at = (middle, table.bottom() + 20.0 + LINE_HEIGHT * to_f64(at));
        table.svg.text(at, "middle", "fill-opacity=\".8\"", line);
    }
    Some(table.end())
}

/// The index of the scale with the largest significant correlation.
fn highest(row: &[Option<&Hardness>]) -> Option<usize> {
    let sure = row.iter().enumerate().filter_map(|(at, one)| {
        let low = one.as_ref()?.agreement.low;
        (low > 0.0).then_some((at, one.as_ref()?.agreement.value))
    });
    sure.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(at, _)| at)
}

fn cell(table: &mut RowPlot, one: &Hardness, (left, y): (f64, f64), wide: f64, best: bool) {
    let agreement = one.agreement;
    let (from, to) = (
        (left + 1.0, y - ROW_HEIGHT / 2.0 + 1.0),
        (left + wide - 1.0, y + ROW_HEIGHT / 2.0 - 1.0),
    );
    let pale = one.may_be_chance();
    let svg = &mut table.svg;
    if !pale {
        let opacity = 0.08 + 0.5 * agreement.value.abs();
        svg.tint(usize::from(agreement.value < 0.0));
        svg.bar(from, to, &format!("fill-opacity=\"{opacity:.2}\""));
        svg.close();
    }
    if best {
        let corners = [from, (to.0, from.1), to, (from.0, to.1), from];
        svg.outline(&corners);
    }
    let middle = left + wide / 2.0;
    let faint = if pale {
        "fill-opacity=\".6\""
    } else {
        "font-weight=\"600\""
    };
    let shows_interval = wide >= MIN_WIDTH_WITH_INTERVAL;
    if wide >= MIN_WIDTH_WITH_NUMBER {
        let at = (middle, if shows_interval { y } else { y + 4.0 });
        svg.text(at, "middle", faint, &rho(agreement.value));
    }
    if shows_interval {
        let text = format!("{} – {}", rho(agreement.low), rho(agreement.high));
        let text = if width_of(&text) * 0.75 > wide {
            text.replace(' ', "")
        } else {
            text
        };
        let more = "font-size=\"9\" fill-opacity=\".85\"";
        svg.text((middle, y + 12.0), "middle", more, &text);
    }
}

/// A correlation without the zero before the point.
fn rho(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = if text == "-0.00" { "0.00" } else { &text };
    text.replace("0.", ".").replace('-', "−")
}

/// The title: the contestants with the largest and the smallest correlation with the scale at the index `leading`.
fn finding(
    figure: &Figure,
    rows: &[Vec<Option<&Hardness>>],
    leading: usize,
    scale_name: &str,
) -> Option<String> {
    let known: Vec<_> = rows.iter().filter_map(|row| row[leading]).collect();
    let (best, worst) = (known.first()?, known.last()?);
    let number = |one: &Hardness| format!("{:.2}", one.agreement.value).replace('-', "−");
    Some(fill(
        &figure.words.hardness,
        &[
            ("scale", scale_name),
            ("best", &*best.contestant),
            ("high", &*number(best)),
            ("worst", &*worst.contestant),
            ("low", &*number(worst)),
        ],
    ))
}

#[cfg(test)]
mod tests {
    use super::super::tests::runs;
    use super::*;
    use crate::figures::FigureKind;
    use crate::{RunEnd, ScaleValues as Rated};

    /// Puzzles that are hard on the scale are hard for the last contestant and easy for the first.
    fn drawn(width: f64) -> String {
        let mut all = runs(3, 60, |contestant, puzzle| {
            let cost = match contestant {
                0 => 100 - puzzle,
                1 => 1 + (puzzle * 37) % 11,
                _ => 1 + puzzle,
            };
            (RunEnd::Solved, f64::from(cost))
        });
        for puzzle in &mut all.puzzles {
            puzzle.givens = 25;
        }
        all.scales = vec![Rated {
            id: "s".to_owned(),
            name: "For people".to_owned(),
            values: (0..60).map(f64::from).collect(),
        }];
        let figure = Figure {
            kind: FigureKind::Hardness,
            width,
            ..Figure::default()
        };
        figure.draw(&all)
    }

    #[test]
    fn cells_have_the_correlation_with_each_scale_and_rows_stand_by_the_first() {
        let drawn = drawn(720.0);
        let title = "What “For people” calls hard is hard for contestant 2 &lt;&amp;&gt; (ρ = 1.00), least so for contestant 0 &lt;&amp;&gt; (ρ = −1.00)";
        assert!(drawn.contains(title), "{drawn}");
        let order = ["2", "1", "0"].map(|at| drawn.find(&format!("data-contestant=\"{at}\"")));
        assert!(order.is_sorted() && order[0].is_some(), "{order:?}");
        let row = |at: usize| drawn.split("data-contestant=").nth(at).expect("a row");
        assert!(
            row(1).contains(">1.00</text>") && row(3).contains(">−1.00</text>"),
            "{drawn}"
        );
        // One is framed and filled, one is neither, one is filled in the other colour.
        let filled = [1, 2, 3].map(|at| row(at).contains("fill-opacity=\"0."));
        assert_eq!(filled, [true, false, true], "{drawn}");
        let framed = [1, 2, 3].map(|at| row(at).contains("class=\"frame\""));
        assert_eq!(framed, [true, false, false], "{drawn}");
        // All puzzles have the same number of givens, so there is no correlation with it.
        assert_eq!(drawn.matches(" – ").count(), 3, "{drawn}");
    }

    #[test]
    fn numbers_are_left_out_in_narrow_cells() {
        assert!(drawn(720.0).contains(">1.00</text>"));
        let mut all = runs(1, 60, |_, puzzle| (RunEnd::Solved, f64::from(puzzle)));
        let scale = |at: u32| Rated {
            id: at.to_string(),
            name: format!("scale {at}"),
            values: (0..60)
                .map(|puzzle| f64::from(puzzle * (at + 1) % 61))
                .collect(),
        };
        all.scales = (0..12).map(scale).collect();
        let figure = Figure {
            kind: FigureKind::Hardness,
            width: 340.0,
            ..Figure::default()
        };
        let drawn = figure.draw(&all);
        assert!(
            drawn.contains("scale 11</text>") && !drawn.contains(">1.00</text>"),
            "{drawn}"
        );
    }

    #[test]
    fn correlations_are_written_short() {
        assert_eq!(
            [0.874, -0.304, -0.001, 1.0].map(rho),
            [".87", "−.30", ".00", "1.00"]
        );
    }
}
