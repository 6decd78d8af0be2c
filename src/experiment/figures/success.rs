use super::frame::{Axis, Head, Ticks};
use super::rows::Rows;
use super::scale::{Scale, Tick};
use super::svg::width_of;
use super::words::fill;
use super::{Figure, percent, real};
use crate::options::Classes;
use crate::{By, End, Runs};
use sudoku_stats::{ConfidenceLevel, Estimate, mean, wilson_interval};

/// The height of a row, and of its strip where all is solved.
const HIGH: f64 = 44.0;
const STRIP: f64 = 30.0;

/// Rows at most.
const MOST: usize = 200;

/// What is solved at some number of givens, or size.
struct At {
    /// Where it stands across.
    x: f64,
    name: String,
    share: Estimate,
}

/// What a contestant solves where.
struct Strip {
    contestant: usize,
    places: Vec<At>,
}

impl Strip {
    fn solves_all(&self) -> bool {
        self.places.iter().all(|at| at.share.value >= 1.0)
    }

    fn mean(&self) -> f64 {
        self.places.iter().map(|at| at.share.value).sum::<f64>() / real(self.places.len())
    }

    /// From where on it solves half or more: what is left of that it solves less of. None if that is nowhere.
    fn half_from(&self) -> Option<&At> {
        let above = |at: &At| at.share.value >= 0.5;
        let from = self.places.iter().rposition(|at| !above(at));
        self.places.get(from.map_or(0, |at| at + 1))
    }

    fn most(&self) -> f64 {
        (self.places.iter()).fold(0.0, |most, at| at.share.value.max(most))
    }
}

pub(super) fn draw(figure: &Figure, runs: &Runs) -> Option<String> {
    let with = if figure.by == By::Size {
        By::Size
    } else {
        By::Givens
    };
    let words = &figure.words;
    let name = if with == By::Size {
        &words.side
    } else {
        &words.givens
    };
    let mut strips = strips(runs, with);
    // Who solves more stands above; the order of those alike is theirs.
    strips.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    let title = finding(figure, runs, &strips)?;
    strips.truncate(MOST);
    let head = Head {
        title: &title,
        desc: &fill(&words.success_desc, &[("with", name)]),
    };
    let places = || strips.iter().flat_map(|strip| &strip.places);
    let (least, most) = super::ends(places().map(|at| at.x))?;
    let room = ((most - least) * 0.03).max(0.5);
    let mut ticks: Vec<&At> = places().collect();
    ticks.sort_by(|a, b| a.x.total_cmp(&b.x));
    ticks.dedup_by(|a, b| a.name == b.name);
    let tick = |at: &&At| Tick {
        value: at.x,
        text: at.name.clone(),
    };
    let axis = Axis {
        scale: Scale::exact(least - room, most + room),
        title: title_of(figure, name),
        ticks: Ticks::These(ticks.iter().map(tick).collect()),
    };
    let mut rows = Rows::new(figure, runs, &head, &axis, HIGH * real(strips.len()));
    for strip in &strips {
        let y = rows.next(HIGH);
        rows.svg.open(strip.contestant);
        let note = note(figure, strip);
        rows.name(&runs.contestants[strip.contestant], &note, y);
        one(&mut rows, strip, y + STRIP / 2.0 + 2.0);
        rows.svg.close();
    }
    Some(rows.end())
}

/// What stands below: how it is read too, where there is room.
fn title_of(figure: &Figure, name: &str) -> String {
    let whole = format!("{name} ({})", figure.words.success_note);
    if width_of(&whole) <= figure.width() - 16.0 {
        whole
    } else {
        name.to_owned()
    }
}

/// Draws a strip with its intervals, on this line.
fn one(rows: &mut Rows, strip: &Strip, foot: f64) {
    let place = |x: f64, share: f64| (rows.x.at(x), foot - STRIP * share);
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

fn note(figure: &Figure, strip: &Strip) -> String {
    let words = &figure.words;
    if strip.solves_all() {
        return words.all.clone();
    }
    match strip.half_from() {
        Some(from) if from.name == strip.places[0].name => {
            let least = strip.places.iter().map(|at| at.share.value);
            let least = percent(least.fold(1.0, f64::min));
            fill(&words.at_least, &[("share", &least)])
        }
        Some(from) => fill(&words.half_from, &[("from", &from.name)]),
        None => fill(&words.at_most, &[("share", &percent(strip.most()))]),
    }
}

fn strips(runs: &Runs, with: By) -> Vec<Strip> {
    let classes = Classes::of(runs, with);
    let key = |puzzle: usize| {
        let puzzle = runs.puzzles[puzzle];
        f64::from(if with == By::Size {
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
        count.0 += u64::from(runs.end[at] == End::Solved);
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
        (!places.is_empty()).then_some(Strip { contestant, places })
    };
    (0..contestants).filter_map(strip).collect()
}

/// How many solve all there is, and who needs most to solve half; the strips stand from the best to the worst.
fn finding(figure: &Figure, runs: &Runs, strips: &[Strip]) -> Option<String> {
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

/// A number of givens, or a size, as it stands in a sentence.
fn with_unit(figure: &Figure, name: &str) -> String {
    if figure.by == By::Size || name.is_empty() {
        name.to_owned()
    } else {
        format!("{name} {}", figure.words.givens)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{lines, runs};
    use super::*;
    use crate::figures::Kind;

    /// Thirty of each of three numbers of givens: the first solves none, half, all; the second all.
    fn drawn() -> String {
        let mut all = runs(2, 90, |_, _| (End::Solved, 7.0));
        for (at, puzzle) in all.puzzle.iter().enumerate() {
            let kind = puzzle % 3;
            all.puzzles[*puzzle as usize].givens = 20 + 5 * kind;
            let solved = kind + (*puzzle / 3) % 2 > 1;
            if all.contestant[at] == 0 && !solved {
                all.end[at] = End::Cut;
            }
        }
        let figure = Figure {
            kind: Kind::Success,
            by: By::Givens,
            ..Figure::default()
        };
        figure.draw(&all)
    }

    #[test]
    fn a_strip_is_as_high_as_the_share_that_is_solved_there() {
        let drawn = drawn();
        let strips: Vec<_> = lines(&drawn)
            .into_iter()
            .filter(|line| line.len() == 3)
            .collect();
        let [all, some] = &*strips else {
            panic!("two strips, not {}", strips.len());
        };
        // Who solves all stands above, level.
        assert!(
            all.iter().all(|at| (at.1 - all[0].1).abs() < 0.11),
            "{all:?}"
        );
        let [none, half, whole] = [0, 1, 2].map(|at| some[at].1);
        assert!((none - whole - STRIP).abs() < 0.11, "{some:?}");
        assert!((none - half - STRIP / 2.0).abs() < 0.11, "{some:?}");
        assert!(some[0].0 < some[1].0 && some[1].0 < some[2].0);
    }

    #[test]
    fn who_solves_half_everywhere_has_the_least_share_noted() {
        let mut all = runs(1, 90, |_, _| (End::Solved, 7.0));
        for (at, puzzle) in all.puzzle.iter().enumerate() {
            all.puzzles[*puzzle as usize].givens = 20 + puzzle % 3;
            if puzzle % 15 == 0 {
                all.end[at] = End::Never;
            }
        }
        let figure = Figure {
            kind: Kind::Success,
            by: By::Givens,
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
    fn it_says_who_solves_all_and_from_where_on_half() {
        let drawn = drawn();
        let title = "1 of 2 solve everything; contestant 0 &lt;&amp;&gt; solves half only from 25 givens on";
        assert!(drawn.contains(title), "{drawn}");
        let [all, from] = [">all</text>", ">half from 25</text>"].map(|note| drawn.find(note));
        assert!(all < from && all.is_some(), "{drawn}");
    }
}
