//! How difficult a puzzle shall be, and whether one is.

#[cfg(test)]
mod tests;

use sudoku_grid::{Grid, Shape};
use sudoku_rating::{
    Column, Rater, Rating, SCALES, Scale, UniquePuzzle, Unrated, Value, find as scale,
};
use sudoku_search::Seed;
use sudoku_techniques::{Path, Piece, Singles, TECHNIQUES, find as technique};
use thiserror::Error;

/// Of scales that depend on chance: that of a rating for which no seed is named.
const SEED: Seed = Seed(1);

/// The scale of a level that is named without one.
const USUAL: &str = "hodoku";

/// The classes of `qqwing` that bounds on other scales imply.
const EASY: f64 = 1.0;
const INTERMEDIATE: f64 = 2.0;
const EXPERT: f64 = 3.0;

/// The hardest technique by which puzzles are intermediate in `QQWing`.
const INTERMEDIATE_TECHNIQUES: [&str; 6] = [
    "naked-single",
    "hidden-single",
    "locked-candidates",
    "naked-pair",
    "hidden-pair",
    "full-house",
];

/// The reason, in words, why a difficulty cannot be a target.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct NoTarget(String);

/// What is wanted of a puzzle.
///
/// ```
/// use sudoku_generator::Target;
/// use sudoku_grid::Shape;
///
/// assert!(Target::new(Some("hard"), Some("x-wing"), Shape::NINE).is_ok());
/// assert!(Target::new(Some("se=6.0..7.0"), None, Shape::NINE).is_ok());
/// assert!(Target::new(Some("se=hard"), None, Shape::NINE).is_err());
/// ```
#[derive(Clone)]
pub struct Target {
    /// What is cheap to test is first.
    demands: Vec<Demand>,
    /// How many of them only follow from the others, and spare a dear test.
    implied: usize,
}

#[derive(Clone)]
enum Demand {
    Rated(Range),
    /// The technique with this place in the list, and none that is harder.
    Needed(usize),
}

/// Values of a column of a scale, both ends included.
#[derive(Clone)]
struct Range {
    scale: &'static dyn Scale,
    column: usize,
    least: f64,
    most: f64,
}

impl Target {
    /// Of a difficulty, a technique, or both, for grids of this shape.
    ///
    /// The difficulty is a level of `HoDoKu`, as `hard`, or a scale or one of its columns with a value
    /// or a range whose ends are included and may be left out, as `qqwing=expert`, `se=6.0..7.0` or
    /// `guesses=1..`. The technique, by its id, is to be needed, and nothing harder than it: the path
    /// over the list of techniques up to it solves the puzzle, and without it that does not.
    ///
    /// # Errors
    ///
    /// If something named is not there or not defined for this shape, or a range is none.
    pub fn new(
        difficulty: Option<&str>,
        technique: Option<&str>,
        shape: Shape,
    ) -> Result<Self, NoTarget> {
        let mut demands = Vec::new();
        if let Some(text) = difficulty {
            let range = Range::read(text)?;
            if !range.scale.takes(shape) {
                let (scale, side) = (range.scale.about().id, shape.side());
                return Err(NoTarget(Unrated::Size { scale, side }.to_string()));
            }
            demands.push(Demand::Rated(range));
        }
        if let Some(id) = technique {
            demands.push(Demand::Needed(place(id, shape)?));
        }
        let mut quick: Vec<_> = (demands.iter().filter_map(Demand::implied))
            .filter(|range| range.scale.takes(shape))
            .map(Demand::Rated)
            .collect();
        demands.sort_by_key(Demand::cost);
        let implied = quick.len();
        quick.append(&mut demands);
        Ok(Self {
            demands: quick,
            implied,
        })
    }
}

/// The place of a technique in the list.
fn place(id: &str, shape: Shape) -> Result<usize, NoTarget> {
    let mut ids = TECHNIQUES.iter().map(|entry| entry.about().id);
    let (Some(found), Some(place)) = (technique(id), ids.position(|entry| entry == id)) else {
        let known: Vec<_> = TECHNIQUES.iter().map(|entry| entry.about().id).collect();
        let known = known.join(", ");
        return Err(NoTarget(format!(
            "there is no technique {id}; there are {known}"
        )));
    };
    let (smallest, largest) = found.about().sides;
    let side = shape.side();
    if (smallest..=largest).contains(&side) {
        return Ok(place);
    }
    Err(NoTarget(format!(
        "the technique {id} is not there for a grid of side {side}, but from {smallest} to {largest}"
    )))
}

impl Range {
    fn read(text: &str) -> Result<Self, NoTarget> {
        let wrong = |why: String| NoTarget(format!("difficulty {text}: {why}"));
        let scaled = text.contains('=');
        let (name, value) = match text.split_once('=') {
            Some((name, value)) => (name.trim(), value.trim()),
            None => (USUAL, text.trim()),
        };
        let named = |own: &dyn Scale| {
            let about = own.about();
            let columns = about.columns.iter().enumerate();
            let fits = |id: &str| about.id == name || id == name;
            columns
                .filter(|(_, column)| fits(column.id) && (scaled || !column.classes.is_empty()))
                .map(|(place, _)| place)
                .collect::<Vec<_>>()
        };
        let of = SCALES.iter().map(|own| (*own, named(*own)));
        let Some((scale, columns)) = of.into_iter().find(|(_, columns)| !columns.is_empty()) else {
            let known: Vec<_> = SCALES.iter().map(|own| own.about().id).collect();
            let known = known.join(", ");
            return Err(wrong(format!(
                "there is no scale {name}; there are {known}"
            )));
        };
        let (start, end) = value.split_once("..").unwrap_or((value, value));
        let read = |place: &usize| {
            let column = &scale.about().columns[*place];
            let bound = |text: &str, open| match text.trim() {
                "" => Some(open),
                text => number(column, text),
            };
            let ends = (bound(start, f64::NEG_INFINITY)?, bound(end, f64::INFINITY)?);
            Some((*place, ends))
        };
        let empty = start.trim().is_empty() && end.trim().is_empty();
        let read = columns.iter().find_map(read).filter(|_| !empty);
        let Some((column, (least, most))) = read else {
            let mut may: Vec<_> = columns
                .iter()
                .flat_map(|place| scale.about().columns[*place].classes)
                .map(|class| class.to_lowercase())
                .collect();
            let numbers = |place: &usize| scale.about().columns[*place].classes.is_empty();
            if columns.iter().any(numbers) {
                may.push("a number".to_owned());
            }
            let may = may.join(", ");
            let hint = if scaled {
                ""
            } else {
                "; or a scale with a value, such as qqwing=expert or se=6.0..7.0"
            };
            return Err(wrong(format!(
                "expected {may}, or a range A..B of such{hint}"
            )));
        };
        if least > most {
            return Err(wrong("the end of the range is below its start".to_owned()));
        }
        Ok(Self {
            scale,
            column,
            least,
            most,
        })
    }

    fn of(id: &str, least: f64, most: f64) -> Option<Self> {
        scale(id).map(|scale| Self {
            scale,
            column: 0,
            least,
            most,
        })
    }

    fn column(&self) -> &'static Column {
        &self.scale.about().columns[self.column]
    }

    /// Whether whatever is not below some value within it is within it too.
    fn is_open(&self) -> bool {
        let classes = self.column().classes.len();
        #[expect(clippy::cast_precision_loss, reason = "a handful of classes")]
        let last = classes.saturating_sub(1) as f64;
        self.most == f64::INFINITY || classes > 0 && self.most >= last
    }

    /// What is known for certain before the rating is there.
    fn early(&self, least: f64) -> Option<Finding> {
        let above = least > self.most;
        let within = least >= self.least && self.is_open();
        (above || within).then(|| self.judge(&Value::AtLeast(least)))
    }

    /// Whether a value is within, as it is written.
    fn judge(&self, value: &Value) -> Finding {
        let column = self.column();
        let number = written(column, value.number());
        let bound = matches!(value, Value::AtLeast(_));
        Finding {
            met: self.least <= number && number <= self.most && (!bound || self.is_open()),
            off: (self.least - number).max(number - self.most).max(0.0),
            says: format!("{} {}", column.name, column.text(value)),
        }
    }
}

/// A number with the digits that tables have: what is compared is what people read.
fn written(column: &Column, number: f64) -> f64 {
    let text = format!("{number:.*}", column.decimals);
    text.parse().unwrap_or(number)
}

/// The number of a class, or a number itself.
fn number(column: &Column, text: &str) -> Option<f64> {
    if column.classes.is_empty() {
        return text.parse().ok().filter(|number: &f64| number.is_finite());
    }
    let mut classes = column.classes.iter();
    let class = classes.position(|class| class.eq_ignore_ascii_case(text))?;
    #[expect(clippy::cast_precision_loss, reason = "a handful of classes")]
    Some(class as f64)
}

impl Demand {
    /// What follows from it on a scale that is far quicker to tell: singles solve what is easy in
    /// `QQWing`, and Sudoku Explainer needs no step above 2.3 for that, nor one above 3.4 for what is
    /// intermediate. What is not intermediate needs a step of 2.5 or more there, what is not easy one
    /// of 1.7.
    fn implied(&self) -> Option<Range> {
        let (least, most) = match self {
            Self::Needed(place) => {
                let known = INTERMEDIATE_TECHNIQUES
                    .iter()
                    .filter_map(|id| technique(id));
                let before = |id: &str| {
                    TECHNIQUES[..*place]
                        .iter()
                        .any(|entry| entry.about().id == id)
                };
                let all = known.into_iter().all(|entry| before(entry.about().id));
                (if all { EXPERT } else { 0.0 }, EXPERT)
            }
            Self::Rated(range) if range.column().id == "se_er" => (
                match range.least {
                    above if above > 3.4 => EXPERT,
                    above if above > 2.3 => INTERMEDIATE,
                    _ => 0.0,
                },
                match range.most {
                    below if below < 1.7 => EASY,
                    below if below < 2.5 => INTERMEDIATE,
                    _ => EXPERT,
                },
            ),
            // Where singles solve a puzzle nothing is guessed.
            Self::Rated(range) if range.scale.about().id == "guesses" && range.least > 0.0 => {
                (INTERMEDIATE, EXPERT)
            }
            Self::Rated(_) => return None,
        };
        Range::of("qqwing", least, most).filter(|_| least > 0.0 || most < EXPERT)
    }

    /// Which is tested first.
    fn cost(&self) -> u32 {
        match self {
            Self::Rated(range) => match range.scale.about().id {
                "clues" => 0,
                "qqwing" => 1,
                "hodoku" => 3,
                _ => 4,
            },
            Self::Needed(_) => 2,
        }
    }

    fn start(&self, puzzle: &UniquePuzzle) -> Test {
        match self {
            Self::Rated(range) => Test::Rating(range.scale.start(puzzle, SEED)),
            Self::Needed(place) => Test::Path {
                path: Path::new(
                    puzzle.start().clone(),
                    TECHNIQUES[..=*place].to_vec(),
                    Singles::Together,
                ),
                hardest: None,
            },
        }
    }
}

/// What came of a test.
struct Finding {
    met: bool,
    /// How far it is from being met, in what the demand is counted in.
    off: f64,
    says: String,
}

/// A demand under way.
enum Test {
    Rating(Box<dyn Rater>),
    Path {
        path: Path,
        /// The place of the hardest technique so far.
        hardest: Option<usize>,
    },
}

impl Test {
    /// Does a bounded piece of work.
    fn step(&mut self, demand: &Demand) -> Option<Finding> {
        match (self, demand) {
            (Self::Rating(rater), Demand::Rated(range)) => {
                let rating: Option<Rating> = rater.step();
                match rating {
                    Some(rating) => Some(range.judge(&rating.values[range.column])),
                    None => range.early(rater.at_least(range.column)?),
                }
            }
            (Self::Path { path, hardest }, Demand::Needed(place)) => match path.piece() {
                Piece::Step(step) => {
                    *hardest = (*hardest).max(Some(step.technique));
                    None
                }
                Piece::Nothing => None,
                Piece::End => Some(needed(Path::position(path).is_solved(), *hardest, *place)),
            },
            _ => unreachable!("a test is of its demand"),
        }
    }
}

/// The first step of the technique, if there is any, is taken where all that is easier has come to
/// its end: so it was needed.
fn needed(solved: bool, hardest: Option<usize>, place: usize) -> Finding {
    let id = |place: usize| TECHNIQUES[place].about().id;
    let wanted = id(place);
    let used = hardest == Some(place);
    #[expect(clippy::cast_precision_loss, reason = "places in a short list")]
    let off = match hardest {
        _ if !solved => 1 + usize::from(!used),
        Some(hardest) => place - hardest,
        None => place + 1,
    } as f64;
    Finding {
        met: solved && used,
        off,
        says: match hardest {
            Some(_) if !solved && used => format!("{wanted} and something harder needed"),
            _ if !solved => format!("something harder than {wanted} needed"),
            Some(hardest) => format!("nothing harder than {} needed", id(hardest)),
            None => "nothing to solve".to_owned(),
        },
    }
}

/// A puzzle under test.
pub(crate) struct Judgement {
    puzzle: UniquePuzzle,
    /// The demand it has come to, and all before it are met.
    at: usize,
    test: Option<Test>,
    says: Vec<String>,
}

/// How a puzzle does.
pub(crate) struct Verdict {
    pub(crate) puzzle: Grid,
    /// Whether it is as wanted.
    pub(crate) met: bool,
    /// How many demands it meets before one that it does not, and how far it is from that one.
    pub(crate) score: (usize, f64),
    /// What is known of it.
    pub(crate) says: String,
}

impl Judgement {
    pub(crate) fn new(puzzle: UniquePuzzle) -> Self {
        Self {
            puzzle,
            at: 0,
            test: None,
            says: Vec::new(),
        }
    }

    /// Does a bounded piece of work.
    pub(crate) fn step(&mut self, target: &Target) -> Option<Verdict> {
        let Some(demand) = target.demands.get(self.at) else {
            return Some(self.verdict(true, 0.0));
        };
        let puzzle = &self.puzzle;
        let test = self.test.get_or_insert_with(|| demand.start(puzzle));
        let finding = test.step(demand)?;
        if self.at >= target.implied || !finding.met {
            self.says.push(finding.says);
        }
        if !finding.met {
            return Some(self.verdict(false, finding.off));
        }
        (self.at, self.test) = (self.at + 1, None);
        None
    }

    fn verdict(&self, met: bool, off: f64) -> Verdict {
        Verdict {
            puzzle: self.puzzle.puzzle().givens().clone(),
            met,
            score: (self.at, off),
            says: self.says.join(", "),
        }
    }
}
