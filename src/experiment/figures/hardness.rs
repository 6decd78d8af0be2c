use super::layout::Layout;
use super::spec::{Anchor, Axis, Color, FigureSpec, Layer, Mark, Row, Scale, Tick, Ticks};
use super::text::width_of;
use super::words::fill;
use super::{Figure, FigureTexts, to_f64};
use crate::RunTable;
use crate::summary::{Hardness, hardness_of, scores};

/// The height of a row in pixels.
const ROW_HEIGHT: f64 = 34.0;

/// The minimum width of a cell in which the confidence interval is written, in pixels.
const MIN_WIDTH_WITH_INTERVAL: f64 = 44.0;

/// The minimum width of a cell in which the correlation is written, in pixels.
const MIN_WIDTH_WITH_NUMBER: f64 = 24.0;

/// The maximum number of cells in a figure. A cell has up to five elements, and a figure at most 2000.
const MAX_CELLS: usize = 360;

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
    let scores = scores(runs, figure.measure.costs(runs));
    let correlations = hardness_of(&scores, runs);
    let words = &figure.words;
    let scale_names = runs.scales.iter().map(|scale| Some(scale.name.clone()));
    let scales: Vec<_> = std::iter::once(None).chain(scale_names).collect();
    let name = |scale: &Option<String>| scale.as_ref().unwrap_or(&words.fewer_givens).clone();
    let mut rows: Vec<Vec<Option<&Hardness>>> = (runs.contestants.iter())
        .map(|contestant| {
            let find = |scale: &Option<String>| {
                let mut correlations = correlations.iter();
                correlations.find(|one| one.contestant == *contestant && one.scale == *scale)
            };
            scales.iter().map(find).collect()
        })
        .collect();
    rows.retain(|row| row.iter().any(Option::is_some));
    // Sorted by the first scale with ratings; if there is none, by givens.
    let sort_column = scales.len().min(2) - 1;
    let sort_value =
        |row: &Vec<Option<&Hardness>>| row[sort_column].map_or(-2.0, |one| one.agreement.value);
    rows.sort_by(|a, b| sort_value(b).total_cmp(&sort_value(a)));
    let title = figure_title(figure, &rows, sort_column, &name(&scales[sort_column]))?;
    rows.truncate((MAX_CELLS / scales.len()).max(1));
    let figure_texts = FigureTexts {
        title,
        description: words.hardness_desc.clone(),
        caption: words.hardness_note.clone(),
    };
    let tick = |(index, scale): (usize, &Option<String>)| Tick {
        value: to_f64(index) + 0.5,
        text: name(scale),
    };
    let x = Axis {
        title: String::new(),
        scale: Scale::Linear {
            domain: [0.0, to_f64(scales.len())],
        },
        ticks: Ticks::Slanted {
            values: scales.iter().enumerate().map(tick).collect(),
        },
    };
    let row = |row: &Vec<Option<&Hardness>>| {
        let contestant = &row.iter().flatten().next()?.contestant;
        Some(Row {
            name: contestant.clone(),
            note: String::new(),
            height: ROW_HEIGHT,
            series: runs.contestants.iter().position(|name| name == contestant),
        })
    };
    let figure_rows = rows.iter().map(row).collect::<Option<_>>()?;
    let mut spec = figure.rows(runs, figure_texts, x, figure_rows);
    let layout = Layout::of(&spec);
    let cells = Cells {
        cell_width: (layout.right - layout.left) / to_f64(scales.len()),
    };
    for (index, row) in rows.iter().enumerate() {
        let best = best_scale(row);
        for (column, one) in row.iter().enumerate() {
            if let Some(one) = one {
                cells.add(&mut spec.layers, one, [column, index], best == Some(column));
            }
        }
    }
    Some(spec)
}

/// The index of the scale with the largest correlation among those that are significantly positive; `None` if there is
/// none.
fn best_scale(row: &[Option<&Hardness>]) -> Option<usize> {
    let significant = row.iter().enumerate().filter_map(|(index, one)| {
        let low = one.as_ref()?.agreement.low;
        (low > 0.0).then_some((index, one.as_ref()?.agreement.value))
    });
    significant
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(index, _)| index)
}

/// The cells of a table of correlations.
struct Cells {
    /// The width of a cell in pixels.
    cell_width: f64,
}

impl Cells {
    /// Adds the cell of a correlation. `position` holds its column and its row. The best correlation of a row has an
    /// outline.
    fn add(
        &self,
        layers: &mut Vec<Layer>,
        hardness: &Hardness,
        position: [usize; 2],
        is_best: bool,
    ) {
        let agreement = hardness.agreement;
        let [column, row] = position.map(to_f64);
        // Gaps of two pixels between cells.
        let (gap_x, gap_y) = (1.0 / self.cell_width, 1.0 / ROW_HEIGHT);
        let bar = |opacity: f64, outlined: bool| Mark::Bar {
            from: [column + gap_x, row + gap_y],
            to: [column + 1.0 - gap_x, row + 1.0 - gap_y],
            opacity,
            outlined,
            run: None,
        };
        let is_pale = hardness.may_be_chance();
        if !is_pale {
            layers.push(Layer {
                color: Color::Palette(usize::from(agreement.value < 0.0)),
                marks: vec![bar(0.08 + 0.5 * agreement.value.abs(), false)],
            });
        }
        let mut marks = Vec::new();
        if is_best {
            marks.push(bar(0.0, true));
        }
        let shows_interval = self.cell_width >= MIN_WIDTH_WITH_INTERVAL;
        let text_mark = |text: String, down: f64, size: f64, bold: bool, opacity: f64| Mark::Text {
            at: [column + 0.5, row + 0.5],
            offset: [0.0, down],
            text,
            anchor: Anchor::Middle,
            size,
            bold,
            opacity,
        };
        if self.cell_width >= MIN_WIDTH_WITH_NUMBER {
            let down = if shows_interval { 0.0 } else { 4.0 };
            let opacity = if is_pale { 0.6 } else { 1.0 };
            marks.push(text_mark(
                format_rho(agreement.value),
                down,
                12.0,
                !is_pale,
                opacity,
            ));
        }
        if shows_interval {
            let interval = format!(
                "{} – {}",
                format_rho(agreement.low),
                format_rho(agreement.high)
            );
            let interval = if width_of(&interval) * 0.75 > self.cell_width {
                interval.replace(' ', "")
            } else {
                interval
            };
            marks.push(text_mark(interval, 12.0, 9.0, false, 0.85));
        }
        layers.push(Layer::ink(marks));
    }
}

/// Formats a correlation with two decimals, without the zero before the point.
fn format_rho(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = if text == "-0.00" { "0.00" } else { &text };
    text.replace("0.", ".").replace('-', "−")
}

/// The title: the contestants with the largest and the smallest correlation with the scale at the index `sort_column`.
fn figure_title(
    figure: &Figure,
    rows: &[Vec<Option<&Hardness>>],
    sort_column: usize,
    scale_name: &str,
) -> Option<String> {
    let rated_cells: Vec<_> = rows.iter().filter_map(|row| row[sort_column]).collect();
    let (best, worst) = (rated_cells.first()?, rated_cells.last()?);
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

    /// The texts in the cells of a figure.
    fn texts(spec: &FigureSpec) -> Vec<String> {
        let marks = spec.layers.iter().flat_map(|layer| &layer.marks);
        let text = |mark: &Mark| match mark {
            Mark::Text { text, .. } => Some(text.clone()),
            _ => None,
        };
        marks.filter_map(text).collect()
    }

    /// A figure in which puzzles with a high rating are hard for the last contestant and easy for the first.
    fn spec(width: f64) -> FigureSpec {
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
        figure.spec(&all)
    }

    #[test]
    fn cells_show_the_correlation_with_each_scale_and_rows_are_sorted_by_the_first() {
        let spec = spec(720.0);
        let title = "“For people” agrees best with the costs of contestant 2 <&> (ρ = 1.00), and least with the costs of contestant 0 <&> (ρ = −1.00)";
        assert_eq!(spec.title, title);
        let Scale::Rows { rows } = &spec.y.scale else {
            panic!("rows")
        };
        let order: Vec<_> = rows.iter().map(|row| row.series).collect();
        assert_eq!(order, [Some(2), Some(1), Some(0)]);
        // All puzzles have the same number of givens, so there is no correlation with it: one cell per row.
        let texts: Vec<_> = texts(&spec).into_iter().step_by(2).collect();
        assert_eq!([&*texts[0], &*texts[2]], ["1.00", "−1.00"]);
        assert_eq!(texts.len(), 3);
        // The first cell is filled and outlined, the second neither, and the third is filled with the other colour.
        let bars: Vec<_> = (spec.layers.iter())
            .flat_map(|layer| layer.marks.iter().map(|mark| (layer.color, mark)))
            .filter_map(|(color, mark)| match mark {
                Mark::Bar { from, outlined, .. } => {
                    Some((color, super::super::to_whole_pixels(from[1]), *outlined))
                }
                _ => None,
            })
            .collect();
        let expected = [
            (Color::Palette(0), 0, false),
            (Color::Ink, 0, true),
            (Color::Palette(1), 2, false),
        ];
        assert_eq!(bars, expected);
    }

    #[test]
    fn narrow_cells_omit_numbers() {
        assert!(texts(&spec(720.0)).contains(&"1.00".to_owned()));
        let mut all = runs(1, 60, |_, puzzle| (RunEnd::Solved, f64::from(puzzle)));
        let scale = |index: u32| Rated {
            id: index.to_string(),
            name: format!("scale {index}"),
            values: (0..60)
                .map(|puzzle| f64::from(puzzle * (index + 1) % 61))
                .collect(),
        };
        all.scales = (0..12).map(scale).collect();
        let figure = Figure {
            kind: FigureKind::Hardness,
            width: 340.0,
            ..Figure::default()
        };
        let spec = figure.spec(&all);
        assert!(spec.to_svg().contains("scale 11</text>"));
        assert_eq!(texts(&spec), [""; 0]);
    }

    #[test]
    fn correlations_are_written_short() {
        assert_eq!(
            [0.874, -0.304, -0.001, 1.0].map(format_rho),
            [".87", "−.30", ".00", "1.00"]
        );
    }
}
