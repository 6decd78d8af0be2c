use super::spec::{Axis, FigureSpec, Layer, Mark, Row, Scale, Tick};
use super::words::fill;
use super::{Figure, FigureTexts, format_percent, to_f64};
use crate::options::PuzzleClasses;
use crate::summary::trials;
use crate::{Grouping, RunEnd, RunTable};
use sudoku_stats::{ConfidenceLevel, Estimate, mean};

/// The height of a row, in pixels.
const ROW_HEIGHT: f64 = 44.0;

/// The height of a strip at a size at which every puzzle is solved, in pixels.
const STRIP_HEIGHT: f64 = 30.0;

/// The maximum number of contestants in a figure, each of which has a row; the contestants that solve least are
/// omitted.
const MAX_ROWS: usize = 200;

/// The share of solved runs on the puzzles of a size, or with a number of givens.
struct SuccessPoint {
    /// The mean number of givens, or the mean side.
    x: f64,
    name: String,
    share: Estimate,
}

/// The share that a contestant solved at each size.
struct SuccessStrip {
    contestant: usize,
    points: Vec<SuccessPoint>,
}

impl SuccessStrip {
    fn solves_all(&self) -> bool {
        self.points.iter().all(|point| point.share.value >= 1.0)
    }

    fn mean(&self) -> f64 {
        self.points
            .iter()
            .map(|point| point.share.value)
            .sum::<f64>()
            / to_f64(self.points.len())
    }

    /// The smallest size from which on the contestant solves at least half of the runs at every size; `None` if it
    /// solves fewer at the largest size.
    fn half_from(&self) -> Option<&SuccessPoint> {
        let solves_half = |point: &SuccessPoint| point.share.value >= 0.5;
        let last_below_half = self.points.iter().rposition(|point| !solves_half(point));
        self.points
            .get(last_below_half.map_or(0, |index| index + 1))
    }

    fn max(&self) -> f64 {
        (self.points.iter()).fold(0.0, |max, point| point.share.value.max(max))
    }
}

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
    let grouping = if figure.by == Grouping::Size {
        Grouping::Size
    } else {
        Grouping::Givens
    };
    let words = &figure.words;
    let name = if grouping == Grouping::Size {
        &words.side
    } else {
        &words.givens
    };
    let mut strips = strips(runs, grouping);
    // Contestants that solve more are placed higher; ties keep their order.
    strips.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    let title = figure_title(figure, runs, &strips)?;
    strips.truncate(MAX_ROWS);
    let texts = FigureTexts {
        title,
        description: fill(&words.success_desc, &[("with", name)]),
        caption: words.success_note.clone(),
    };
    let points = || strips.iter().flat_map(|strip| &strip.points);
    let (min_size, max_size) = super::finite_range(points().map(|point| point.x))?;
    let margin = ((max_size - min_size) * 0.03).max(0.5);
    let domain = [min_size - margin, max_size + margin];
    let mut ticks: Vec<&SuccessPoint> = points().collect();
    ticks.sort_by(|a, b| a.x.total_cmp(&b.x));
    ticks.dedup_by(|a, b| a.name == b.name);
    let tick = |point: &&SuccessPoint| Tick {
        value: point.x,
        text: point.name.clone(),
    };
    let x = Axis::of_values(
        Scale::Linear { domain },
        name,
        ticks.iter().map(tick).collect(),
    );
    let row = |strip: &SuccessStrip| Row {
        name: runs.contestants[strip.contestant].clone(),
        note: note(figure, strip),
        height: ROW_HEIGHT,
        series: Some(strip.contestant),
    };
    let mut spec = figure.rows(runs, texts, x, strips.iter().map(row).collect());
    for (index, strip) in strips.iter().enumerate() {
        let baseline = to_f64(index) + 0.5 + (STRIP_HEIGHT / 2.0 + 2.0) / ROW_HEIGHT;
        spec.layers
            .push(Layer::of(strip.contestant, marks(strip, baseline, domain)));
    }
    Some(spec)
}

/// The marks of a strip: its base line from `left` to `right`, the curve of the shares above the
/// base line, and their confidence intervals.
fn marks(strip: &SuccessStrip, baseline: f64, [left, right]: [f64; 2]) -> Vec<Mark> {
    let position = |x: f64, share: f64| [x, baseline - STRIP_HEIGHT * share / ROW_HEIGHT];
    let points: Vec<_> = (strip.points.iter())
        .map(|point| position(point.x, point.share.value))
        .collect();
    let mut marks = vec![
        Mark::rule([left, baseline], [right, baseline], 1.0, 0.4),
        Mark::Area {
            points: points.clone(),
            base: baseline,
            opacity: 0.3,
        },
        Mark::line(points),
    ];
    for point in &strip.points {
        let [low, high] = [point.share.low, point.share.high].map(|share| position(point.x, share));
        marks.push(Mark::rule(low, high, 2.0, 0.6));
    }
    marks
}

/// The note below the name of a contestant.
fn note(figure: &Figure, strip: &SuccessStrip) -> String {
    let words = &figure.words;
    if strip.solves_all() {
        return words.all.clone();
    }
    match strip.half_from() {
        Some(from) if from.name == strip.points[0].name => {
            let solved_shares = strip.points.iter().map(|point| point.share.value);
            let min_share = format_percent(solved_shares.fold(1.0, f64::min));
            fill(&words.min_share, &[("share", &min_share)])
        }
        Some(from) => fill(&words.half_from, &[("from", &from.name)]),
        None => fill(&words.max_share, &[("share", &format_percent(strip.max()))]),
    }
}

fn strips(runs: &RunTable, grouping: Grouping) -> Vec<SuccessStrip> {
    let classes = PuzzleClasses::of(runs, grouping);
    let size_of = |puzzle: usize| {
        let puzzle = runs.puzzles[puzzle];
        f64::from(if grouping == Grouping::Size {
            puzzle.side
        } else {
            puzzle.givens
        })
    };
    let mean_size = |class: usize| {
        let class_puzzles =
            (0..runs.puzzles.len()).filter(|puzzle| classes.class_of_puzzle[*puzzle] == class);
        mean(&class_puzzles.map(size_of).collect::<Vec<_>>())
    };
    let mean_sizes: Vec<_> = (0..classes.names.len()).map(mean_size).collect();
    let contestants = runs.contestants.len();
    let mut outcomes = vec![Vec::new(); classes.names.len() * contestants];
    for (index, puzzle) in runs.puzzle.iter().enumerate() {
        let class = classes.class_of_puzzle[*puzzle as usize];
        outcomes[runs.contestant[index] as usize * classes.names.len() + class]
            .push((*puzzle, runs.end[index] == RunEnd::Solved));
    }
    let strip = |contestant: usize| {
        let of_classes = &outcomes[contestant * classes.names.len()..][..classes.names.len()];
        let points = of_classes
            .iter()
            .enumerate()
            .filter_map(|(class, outcomes)| {
                let trials = trials(outcomes.iter().copied());
                Some(SuccessPoint {
                    x: mean_sizes[class],
                    name: classes.names[class].clone(),
                    share: trials.proportion(ConfidenceLevel::DEFAULT).ok()?,
                })
            });
        let points: Vec<_> = points.collect();
        (!points.is_empty()).then_some(SuccessStrip { contestant, points })
    };
    (0..contestants).filter_map(strip).collect()
}

/// The title: the number of contestants that solve everything, and the size from which on the worst contestant solves
/// half. The strips are sorted from the best contestant to the worst. `None` if there are no strips.
fn figure_title(figure: &Figure, runs: &RunTable, strips: &[SuccessStrip]) -> Option<String> {
    let words = &figure.words;
    let worst = strips.last()?;
    let count = strips.iter().filter(|strip| strip.solves_all()).count();
    let first_point = worst.points.first()?;
    let (text, from) = match worst.half_from() {
        Some(from) if from.name == first_point.name => (&words.success_all, ""),
        Some(from) => (&words.success, &*from.name),
        None => (&words.success_never, ""),
    };
    Some(fill(
        text,
        &[
            ("count", &*count.to_string()),
            ("all", &*strips.len().to_string()),
            ("worst", &*runs.contestants[worst.contestant]),
            ("from", &*with_unit(figure, from)),
        ],
    ))
}

/// The text of a number of givens or of a size as a sentence contains it; a number of givens is followed by its unit.
fn with_unit(figure: &Figure, name: &str) -> String {
    if figure.by == Grouping::Size || name.is_empty() {
        name.to_owned()
    } else {
        format!("{name} {}", figure.words.givens)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{path_points, runs};
    use super::*;
    use crate::figures::FigureKind;

    /// A figure of 30 puzzles for each of three numbers of givens. The first contestant solves none, half and all of
    /// them; the second contestant solves all puzzles.
    fn success_svg() -> String {
        let mut run_table = runs(2, 90, |_, _| (RunEnd::Solved, 7.0));
        for (index, puzzle) in run_table.puzzle.iter().enumerate() {
            let level = puzzle % 3;
            run_table.puzzles[*puzzle as usize].givens = 20 + 5 * level;
            let solved = level + (*puzzle / 3) % 2 > 1;
            if run_table.contestant[index] == 0 && !solved {
                run_table.end[index] = RunEnd::StepLimit;
            }
        }
        let figure = Figure {
            kind: FigureKind::Success,
            by: Grouping::Givens,
            ..Figure::default()
        };
        figure.draw(&run_table)
    }

    #[test]
    fn the_height_of_a_strip_is_the_share_solved() {
        let svg = success_svg();
        let strips: Vec<_> = path_points(&svg)
            .into_iter()
            .filter(|line| line.len() == 3)
            .collect();
        let [upper, lower] = &*strips else {
            panic!("two strips, not {}", strips.len());
        };
        // The contestant that solves everything is above, with constant height.
        assert!(
            upper
                .iter()
                .all(|point| (point.1 - upper[0].1).abs() < 0.11),
            "{upper:?}"
        );
        let [height_none, height_half, height_all] = [0, 1, 2].map(|index| lower[index].1);
        assert!(
            (height_none - height_all - STRIP_HEIGHT).abs() < 0.11,
            "{lower:?}"
        );
        assert!(
            (height_none - height_half - STRIP_HEIGHT / 2.0).abs() < 0.11,
            "{lower:?}"
        );
        assert!(lower[0].0 < lower[1].0 && lower[1].0 < lower[2].0);
    }

    #[test]
    fn the_note_is_the_minimum_share_if_half_is_solved_everywhere() {
        let mut run_table = runs(1, 90, |_, _| (RunEnd::Solved, 7.0));
        for (index, puzzle) in run_table.puzzle.iter().enumerate() {
            run_table.puzzles[*puzzle as usize].givens = 20 + puzzle % 3;
            if puzzle % 15 == 0 {
                run_table.end[index] = RunEnd::Never;
            }
        }
        let figure = Figure {
            kind: FigureKind::Success,
            by: Grouping::Givens,
            ..Figure::default()
        };
        let svg = figure.draw(&run_table);
        assert!(svg.contains(">at least 80\u{a0}%</text>"), "{svg}");
        assert!(
            svg.contains("Algorithms that solve all puzzles: 0 of 1; all algorithms solve at least half of the puzzles in every class"),
            "{svg}"
        );
    }

    #[test]
    fn the_title_names_the_best_and_the_worst() {
        let svg = success_svg();
        let title = "Algorithms that solve all puzzles: 1 of 2; contestant 0 &lt;&amp;&gt; solves at least half of the puzzles only at 25 givens and above";
        assert!(svg.contains(title), "{svg}");
        let [all_position, half_position] =
            [">all</text>", ">half from 25</text>"].map(|note| svg.find(note));
        assert!(
            all_position < half_position && all_position.is_some(),
            "{svg}"
        );
    }
}
