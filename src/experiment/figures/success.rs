use super::frame::{Axis, Head, Ticks};
use super::rows::RowPlot;
use super::scale::{AxisScale, Tick};
use super::svg::width_of;
use super::words::fill;
use super::{Figure, percent, to_f64};
use crate::options::PuzzleClasses;
use crate::{Grouping, RunEnd, RunTable};
use sudoku_stats::{ConfidenceLevel, Estimate, mean, wilson_interval};

/// The height of a row, in pixels.
const ROW_HEIGHT: f64 = 44.0;

/// The height of a strip where every puzzle is solved, in pixels.
const STRIP_HEIGHT: f64 = 30.0;

/// The maximum number of rows.
const MAX_ROWS: usize = 200;

/// The share solved at a number of givens, or a size.
struct At {
    /// The horizontal position, in pixels.
    x: f64,
    name: String,
    share: Estimate,
}

/// The success of a contestant at all sizes.
struct SuccessStrip {
    contestant: usize,
    places: Vec<At>,
}

impl SuccessStrip {
    fn solves_all(&self) -> bool {
        self.places.iter().all(|at| at.share.value >= 1.0)
    }

    fn mean(&self) -> f64 {
        self.places.iter().map(|at| at.share.value).sum::<f64>() / to_f64(self.places.len())
    }

    /// The size from which the contestant solves at least half, to the right; `None` if there is
    /// none.
    fn half_from(&self) -> Option<&At> {
        let above = |at: &At| at.share.value >= 0.5;
        let from = self.places.iter().rposition(|at| !above(at));
        self.places.get(from.map_or(0, |at| at + 1))
    }

    fn max(&self) -> f64 {
        (self.places.iter()).fold(0.0, |max, at| at.share.value.max(max))
    }
}

pub(super) fn draw(figure: &Figure, runs: &RunTable) -> Option<String> {
    let with = if figure.by == Grouping::Size {
        Grouping::Size
    } else {
        Grouping::Givens
    };
    let words = &figure.words;
    let name = if with == Grouping::Size {
        &words.side
    } else {
        &words.givens
    };
    let mut strips = strips(runs, with);
    // Contestants that solve more are placed higher; ties keep their order.
    strips.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    let title = finding(figure, runs, &strips)?;
    strips.truncate(MAX_ROWS);
    let head = Head {
        title: &title,
        desc: &fill(&words.success_desc, &[("with", name)]),
    };
    let places = || strips.iter().flat_map(|strip| &strip.places);
    let (min, max) = super::ends(places().map(|at| at.x))?;
    let room = ((max - min) * 0.03).max(0.5);
    let mut ticks: Vec<&At> = places().collect();
    ticks.sort_by(|a, b| a.x.total_cmp(&b.x));
    ticks.dedup_by(|a, b| a.name == b.name);
    let tick = |at: &&At| Tick {
        value: at.x,
        text: at.name.clone(),
    };
    let axis = Axis {
        scale: AxisScale::exact(min - room, max + room),
        title: title_of(figure, name),
        ticks: Ticks::These(ticks.iter().map(tick).collect()),
    };
    let mut rows = RowPlot::new(
        figure,
        runs,
        &head,
        &axis,
        ROW_HEIGHT * to_f64(strips.len()),
    );
    for strip in &strips {
        let y = rows.next(ROW_HEIGHT);
        rows.svg.open(strip.contestant);
        let note = note(figure, strip);
        rows.name(&runs.contestants[strip.contestant], &note, y);
        one(&mut rows, strip, y + STRIP_HEIGHT / 2.0 + 2.0);
        rows.svg.close();
    }
    Some(rows.end())
}

/// The title of the axis, with a legend if there is room.
fn title_of(figure: &Figure, name: &str) -> String {
    let whole = format!("{name} ({})", figure.words.success_note);
    if width_of(&whole) <= figure.width() - 16.0 {
        whole
    } else {
        name.to_owned()
    }
}

/// Draws a strip with its intervals on a base line.
fn one(rows: &mut RowPlot, strip: &SuccessStrip, foot: f64) {
    let place = |x: f64, share: f64| (rows.x.at(x), foot - STRIP_HEIGHT * share);
    let line: Vec<_> = (strip.places.iter())
        .map(|at| place(at.x, at.share.value))
        .collect();
    let ends = [line[0], line[line.len() - 1]].map(|(x, _)| (x, foot));
    let around: Vec<_> = [&[ends[0]][..], &line, &[ends[1]]].concat();
    let whiskers: Vec<_> = (strip.places.iter())
        .map(|at| [at.share.low, at.share.high].map(|share| place(at.x, share)))
        .collect();
    let (left, right) = (rows.left, rows.right);
    let svg = &mut rows.svg;
    svg.line((left, foot), (right, foot), "stroke-opacity=\".4\"");
    svg.area(&around, "fill-opacity=\".3\"");
    svg.path(strip.contestant, &line);
    for [low, high] in whiskers {
        svg.line(low, high, "stroke-width=\"2\" stroke-opacity=\".6\"");
    }
}

fn note(figure: &Figure, strip: &SuccessStrip) -> String {
    let words = &figure.words;
    if strip.solves_all() {
        return words.all.clone();
    }
    match strip.half_from() {
        Some(from) if from.name == strip.places[0].name => {
            let min = strip.places.iter().map(|at| at.share.value);
            let min = percent(min.fold(1.0, f64::min));
            fill(&words.min_share, &[("share", &min)])
        }
        Some(from) => fill(&words.half_from, &[("from", &from.name)]),
        None => fill(&words.max_share, &[("share", &percent(strip.max()))]),
    }
}

fn strips(runs: &RunTable, with: Grouping) -> Vec<SuccessStrip> {
    let classes = PuzzleClasses::of(runs, with);
    let key = |puzzle: usize| {
        let puzzle = runs.puzzles[puzzle];
        f64::from(if with == Grouping::Size {
            puzzle.side
        } else {
            puzzle.givens
        })
    };
    let middle = |class: usize| {
        let own = (0..runs.puzzles.len()).filter(|puzzle| classes.of[*puzzle] == class);
        mean(&own.map(key).collect::<Vec<_>>())
    };
    let middles: Vec<_> = (0..classes.names.len()).map(middle).collect();
    let contestants = runs.contestants.len();
    let mut counts = vec![(0, 0); classes.names.len() * contestants];
    for (at, puzzle) in runs.puzzle.iter().enumerate() {
        let class = classes.of[*puzzle as usize];
        let count = &mut counts[runs.contestant[at] as usize * classes.names.len() + class];
        count.0 += u64::from(runs.end[at] == RunEnd::Solved);
        count.1 += 1;
    }
    let strip = |contestant: usize| {
        let own = &counts[contestant * classes.names.len()..][..classes.names.len()];
        let places = own.iter().enumerate().filter_map(|(class, (solved, all))| {
            Some(At {
                x: middles[class],
                name: classes.names[class].clone(),
                share: wilson_interval(*solved, *all, ConfidenceLevel::DEFAULT).ok()?,
            })
        });
        let places: Vec<_> = places.collect();
        (!places.is_empty()).then_some(SuccessStrip { contestant, places })
    };
    (0..contestants).filter_map(strip).collect()
}

/// The number of contestants that solve everything, and the one that needs the largest size to
/// solve half; the strips are sorted from the best to the worst.
fn finding(figure: &Figure, runs: &RunTable, strips: &[SuccessStrip]) -> Option<String> {
    let words = &figure.words;
    let worst = strips.last()?;
    let count = strips.iter().filter(|strip| strip.solves_all()).count();
    let start = worst.places.first()?;
    let (text, from) = match worst.half_from() {
        Some(from) if from.name == start.name => (&words.success_all, ""),
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

/// The text for a number of givens, or for a size, in a sentence.
fn with_unit(figure: &Figure, name: &str) -> String {
    if figure.by == Grouping::Size || name.is_empty() {
        name.to_owned()
    } else {
        format!("{name} {}", figure.words.givens)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{lines, runs};
    use super::*;
    use crate::figures::FigureKind;

    /// 30 puzzles for each of three numbers of givens: the first contestant solves none, half, all;
    /// the second all.
    fn drawn() -> String {
        let mut all = runs(2, 90, |_, _| (RunEnd::Solved, 7.0));
        for (at, puzzle) in all.puzzle.iter().enumerate() {
            let kind = puzzle % 3;
            all.puzzles[*puzzle as usize].givens = 20 + 5 * kind;
            let solved = kind + (*puzzle / 3) % 2 > 1;
            if all.contestant[at] == 0 && !solved {
                all.end[at] = RunEnd::Cut;
            }
        }
        let figure = Figure {
            kind: FigureKind::Success,
            by: Grouping::Givens,
            ..Figure::default()
        };
        figure.draw(&all)
    }

    #[test]
    fn the_height_of_a_strip_is_the_share_solved() {
        let drawn = drawn();
        let strips: Vec<_> = lines(&drawn)
            .into_iter()
            .filter(|line| line.len() == 3)
            .collect();
        let [all, some] = &*strips else {
            panic!("two strips, not {}", strips.len());
        };
        // The contestant that solves everything is above, with constant height.
        assert!(
            all.iter().all(|at| (at.1 - all[0].1).abs() < 0.11),
            "{all:?}"
        );
        let [none, half, whole] = [0, 1, 2].map(|at| some[at].1);
        assert!((none - whole - STRIP_HEIGHT).abs() < 0.11, "{some:?}");
        assert!((none - half - STRIP_HEIGHT / 2.0).abs() < 0.11, "{some:?}");
        assert!(some[0].0 < some[1].0 && some[1].0 < some[2].0);
    }

    #[test]
    fn the_note_is_the_minimum_share_if_half_is_solved_everywhere() {
        let mut all = runs(1, 90, |_, _| (RunEnd::Solved, 7.0));
        for (at, puzzle) in all.puzzle.iter().enumerate() {
            all.puzzles[*puzzle as usize].givens = 20 + puzzle % 3;
            if puzzle % 15 == 0 {
                all.end[at] = RunEnd::Never;
            }
        }
        let figure = Figure {
            kind: FigureKind::Success,
            by: Grouping::Givens,
            ..Figure::default()
        };
        let drawn = figure.draw(&all);
        assert!(drawn.contains(">at least 80\u{a0}%</text>"), "{drawn}");
        assert!(
            drawn.contains("0 of 1 solve everything; all solve half or more"),
            "{drawn}"
        );
    }

    #[test]
    fn the_title_names_the_best_and_the_worst() {
        let drawn = drawn();
        let title = "1 of 2 solve everything; contestant 0 &lt;&amp;&gt; solves half only from 25 givens on";
        assert!(drawn.contains(title), "{drawn}");
        let [all, from] = [">all</text>", ">half from 25</text>"].map(|note| drawn.find(note));
        assert!(all < from && all.is_some(), "{drawn}");
    }
}
