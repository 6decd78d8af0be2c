use super::spec::{Axis, FigureSpec, Layer, Mark, Row, Scale, Tick};
use super::words::fill;
use super::{Figure, Head, percent, to_f64};
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
    /// The mean number of givens, or the mean side.
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

pub(super) fn spec(figure: &Figure, runs: &RunTable) -> Option<FigureSpec> {
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
        title,
        description: fill(&words.success_desc, &[("with", name)]),
        caption: words.success_note.clone(),
    };
    let places = || strips.iter().flat_map(|strip| &strip.places);
    let (min, max) = super::ends(places().map(|at| at.x))?;
    let room = ((max - min) * 0.03).max(0.5);
    let ends = [min - room, max + room];
    let mut ticks: Vec<&At> = places().collect();
    ticks.sort_by(|a, b| a.x.total_cmp(&b.x));
    ticks.dedup_by(|a, b| a.name == b.name);
    let tick = |at: &&At| Tick {
        value: at.x,
        text: at.name.clone(),
    };
    let x = Axis::of_values(
        Scale::Linear { domain: ends },
        name,
        ticks.iter().map(tick).collect(),
    );
    let row = |strip: &SuccessStrip| Row {
        name: runs.contestants[strip.contestant].clone(),
        note: note(figure, strip),
        height: ROW_HEIGHT,
        series: Some(strip.contestant),
    };
    let mut spec = figure.rows(runs, head, x, strips.iter().map(row).collect());
    for (at, strip) in strips.iter().enumerate() {
        let foot = to_f64(at) + 0.5 + (STRIP_HEIGHT / 2.0 + 2.0) / ROW_HEIGHT;
        spec.layers
            .push(Layer::of(strip.contestant, marks(strip, foot, ends)));
    }
    Some(spec)
}

/// The marks of a strip with its intervals on a base line.
fn marks(strip: &SuccessStrip, foot: f64, [left, right]: [f64; 2]) -> Vec<Mark> {
    let place = |x: f64, share: f64| [x, foot - STRIP_HEIGHT * share / ROW_HEIGHT];
    let line: Vec<_> = (strip.places.iter())
        .map(|at| place(at.x, at.share.value))
        .collect();
    let mut marks = vec![
        Mark::rule([left, foot], [right, foot], 1.0, 0.4),
        Mark::Area {
            points: line.clone(),
            base: foot,
            opacity: 0.3,
        },
        Mark::Line { points: line },
    ];
    for at in &strip.places {
        let [low, high] = [at.share.low, at.share.high].map(|share| place(at.x, share));
        marks.push(Mark::rule(low, high, 2.0, 0.6));
    }
    marks
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
