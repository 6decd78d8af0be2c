//! Targets of generation: a difficulty, a required technique, or both.

#[cfg(test)]
mod tests;

use sudoku_grid::{Grid, Shape};
use sudoku_rating::{Rater, RatingError, UniquePuzzle, find as find_rater, raters};
use sudoku_search::{RatingValue, Run, ScaleColumn, Seed};
use sudoku_techniques::{Path, Piece, Singles, TECHNIQUES, find as technique};
use thiserror::Error;

/// The seed of scales that depend on random numbers, equal to the default seed of a rating.
const RATING_SEED: Seed = Seed(1);

/// The scale that is assumed if a difficulty is given without a scale.
const DEFAULT_SCALE: &str = "hodoku";

/// The index of the class “easy” of the scale `qqwing`, as a rating.
const EASY: f64 = 1.0;

/// The index of the class “intermediate” of the scale `qqwing`, as a rating.
const INTERMEDIATE: f64 = 2.0;

/// The index of the class “expert” of the scale `qqwing`, as a rating.
const EXPERT: f64 = 3.0;

/// The techniques that make a puzzle intermediate in `QQWing`.
const INTERMEDIATE_TECHNIQUES: [&str; 6] = [
    "naked-single",
    "hidden-single",
    "locked-candidates",
    "naked-pair",
    "hidden-pair",
    "full-house",
];

/// The reason why a text does not specify a target. `Display` writes the reason in words.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct TargetError(String);

/// The requirements on a generated puzzle.
///
/// # Examples
///
/// ```
/// use sudoku_generator::Target;
/// use sudoku_grid::Shape;
///
/// assert!(Target::new(Some("hard"), Some("x-wing"), Shape::NINE).is_ok());
/// assert!(Target::new(Some("se=6.0..7.0"), None, Shape::NINE).is_ok());
/// // The scale `se` has numbers, no classes such as `hard`.
/// assert!(Target::new(Some("se=hard"), None, Shape::NINE).is_err());
/// ```
#[derive(Clone)]
pub struct Target {
    /// The requirements, cheap tests first.
    demands: Vec<Requirement>,
    /// The number of requirements that follow from the others and only save an expensive test.
    implied: usize,
}

#[derive(Clone)]
enum Requirement {
    Rated(TargetRange),
    /// The technique with this index in the list is needed, and no harder one.
    Needed(usize),
}

/// A range of values in a column of a scale, both ends included.
#[derive(Clone)]
struct TargetRange {
    rater: Rater,
    column: usize,
    min: f64,
    max: f64,
}

impl Target {
    /// Parses a target for grids of this shape.
    ///
    /// The difficulty is a level of `HoDoKu`, such as `hard`, or a scale (or one of its columns)
    /// with a value or a range `A..B`, such as `qqwing=expert`, `se=6.0..7.0` or `guesses=1..`.
    /// Both ends are included, and either may be omitted. The technique is the id of a technique
    /// that must be needed, with none harder: the path over the list of techniques up to it solves
    /// the puzzle, and the path without it does not.
    ///
    /// # Errors
    ///
    /// [`TargetError`] if a name is unknown or not defined for this shape, or the range is invalid.
    pub fn new(
        difficulty: Option<&str>,
        technique: Option<&str>,
        shape: Shape,
    ) -> Result<Self, TargetError> {
        let mut demands = Vec::new();
        if let Some(text) = difficulty {
            let range = TargetRange::read(text)?;
            if !range.rater.accepts(shape) {
                let (scale, side) = (range.rater.info().id, shape.side());
                return Err(TargetError(RatingError::Size { scale, side }.to_string()));
            }
            demands.push(Requirement::Rated(range));
        }
        if let Some(id) = technique {
            demands.push(Requirement::Needed(place(id, shape)?));
        }
        let mut quick: Vec<_> = (demands.iter().filter_map(Requirement::implied_range))
            .filter(|range| range.rater.accepts(shape))
            .map(Requirement::Rated)
            .collect();
        demands.sort_by_key(Requirement::cost);
        let implied = quick.len();
        quick.append(&mut demands);
        Ok(Self {
            demands: quick,
            implied,
        })
    }
}

/// The index of the technique with this id in the list of techniques.
fn place(id: &str, shape: Shape) -> Result<usize, TargetError> {
    let mut ids = TECHNIQUES.iter().map(|entry| entry.info().id);
    let (Some(found), Some(place)) = (technique(id), ids.position(|entry| entry == id)) else {
        let known_ids: Vec<_> = TECHNIQUES.iter().map(|entry| entry.info().id).collect();
        let known_ids = known_ids.join(", ");
        return Err(TargetError(format!(
            "there is no technique {id}; there are {known_ids}"
        )));
    };
    let (smallest, largest) = found.info().sides;
    let side = shape.side();
    if (smallest..=largest).contains(&side) {
        return Ok(place);
    }
    Err(TargetError(format!(
        "the technique {id} is not there for a grid of side {side}, but from {smallest} to {largest}"
    )))
}

impl TargetRange {
    fn read(text: &str) -> Result<Self, TargetError> {
        let target_error = |why: String| TargetError(format!("difficulty {text}: {why}"));
        let scaled = text.contains('=');
        let (name, value) = match text.split_once('=') {
            Some((name, value)) => (name.trim(), value.trim()),
            None => (DEFAULT_SCALE, text.trim()),
        };
        let rater_name = |rater: Rater| {
            let columns = rater.columns().iter().enumerate();
            let fits = |id: &str| rater.info().id == name || id == name;
            columns
                .filter(|(_, column)| fits(column.id) && (scaled || !column.classes.is_empty()))
                .map(|(place, _)| place)
                .collect::<Vec<_>>()
        };
        let mut candidates = raters().map(|rater| (rater, rater_name(rater)));
        let Some((rater, columns)) = candidates.find(|(_, columns)| !columns.is_empty()) else {
            let known_ids: Vec<_> = raters().map(|rater| rater.info().id).collect();
            let known_ids = known_ids.join(", ");
            return Err(target_error(format!(
                "there is no scale {name}; there are {known_ids}"
            )));
        };
        let (start, end) = value.split_once("..").unwrap_or((value, value));
        let read = |place: &usize| {
            let column = &rater.columns()[*place];
            let bound = |text: &str, open| match text.trim() {
                "" => Some(open),
                text => number(column, text),
            };
            let ends = (bound(start, f64::NEG_INFINITY)?, bound(end, f64::INFINITY)?);
            Some((*place, ends))
        };
        let empty = start.trim().is_empty() && end.trim().is_empty();
        let read = columns.iter().find_map(read).filter(|_| !empty);
        let Some((column, (min, max))) = read else {
            let mut may: Vec<_> = columns
                .iter()
                .flat_map(|place| rater.columns()[*place].classes)
                .map(|class| class.to_lowercase())
                .collect();
            let numbers = |place: &usize| rater.columns()[*place].classes.is_empty();
            if columns.iter().any(numbers) {
                may.push("a number".to_owned());
            }
            let may = may.join(", ");
            let hint = if scaled {
                ""
            } else {
                "; or a scale with a value, such as qqwing=expert or se=6.0..7.0"
            };
            return Err(target_error(format!(
                "expected {may}, or a range A..B of such{hint}"
            )));
        };
        if min > max {
            return Err(target_error(
                "the end of the range is below its start".to_owned(),
            ));
        }
        Ok(Self {
            rater,
            column,
            min,
            max,
        })
    }

    fn of(id: &str, min: f64, max: f64) -> Option<Self> {
        find_rater(id).map(|rater| Self {
            rater,
            column: 0,
            min,
            max,
        })
    }

    fn column(&self) -> &'static ScaleColumn {
        &self.rater.columns()[self.column]
    }

    /// Returns `true` if every value above the range's start is within the range.
    fn is_open(&self) -> bool {
        let classes = self.column().classes.len();
        #[expect(clippy::cast_precision_loss, reason = "a handful of classes")]
        let last = classes.saturating_sub(1) as f64;
        self.max == f64::INFINITY || classes > 0 && self.max >= last
    }

    /// The result that a lower bound of the rating already decides, if any.
    fn early_result(&self, min: f64) -> Option<TestResult> {
        let is_above = min > self.max;
        let within = min >= self.min && self.is_open();
        (is_above || within).then(|| self.judge(&RatingValue::LowerBound(min)))
    }

    /// Tests a value, rounded as in tables.
    fn judge(&self, value: &RatingValue) -> TestResult {
        let column = self.column();
        let number = as_written(column, value.number());
        let bound = matches!(value, RatingValue::LowerBound(_));
        TestResult {
            met: self.min <= number && number <= self.max && (!bound || self.is_open()),
            distance: (self.min - number).max(number - self.max).max(0.0),
            description: format!("{} {}", column.name, column.text(value)),
        }
    }
}

/// A number rounded to the decimal places of tables, so that the comparison agrees with the
/// displayed value.
fn as_written(column: &ScaleColumn, number: f64) -> f64 {
    let text = format!("{number:.*}", column.decimals);
    text.parse().unwrap_or(number)
}

/// The index of a class, or a number.
fn number(column: &ScaleColumn, text: &str) -> Option<f64> {
    if column.classes.is_empty() {
        return text.parse().ok().filter(|number: &f64| number.is_finite());
    }
    let mut classes = column.classes.iter();
    let class = classes.position(|class| class.eq_ignore_ascii_case(text))?;
    #[expect(clippy::cast_precision_loss, reason = "a handful of classes")]
    Some(class as f64)
}

impl Requirement {
    /// A requirement on the fast scale `qqwing` that follows from this one: singles solve the easy
    /// puzzles of `QQWing`, and Sudoku Explainer needs no step above 2.3 for them, nor one above
    /// 3.4 for intermediate ones. Puzzles that are not intermediate need a step of 2.5 or more
    /// there, and those that are not easy one of 1.7 or more.
    fn implied_range(&self) -> Option<TargetRange> {
        let (min, max) = match self {
            Self::Needed(place) => {
                let known_techniques = INTERMEDIATE_TECHNIQUES
                    .iter()
                    .filter_map(|id| technique(id));
                let before = |id: &str| {
                    TECHNIQUES[..*place]
                        .iter()
                        .any(|entry| entry.info().id == id)
                };
                let all = known_techniques
                    .into_iter()
                    .all(|entry| before(entry.info().id));
                (if all { EXPERT } else { 0.0 }, EXPERT)
            }
            Self::Rated(range) if range.column().id == "se_er" => (
                match range.min {
                    above if above > 3.4 => EXPERT,
                    above if above > 2.3 => INTERMEDIATE,
                    _ => 0.0,
                },
                match range.max {
                    below if below < 1.7 => EASY,
                    below if below < 2.5 => INTERMEDIATE,
                    _ => EXPERT,
                },
            ),
            // Puzzles that singles solve need no guesses.
            Self::Rated(range) if range.rater.info().id == "guesses" && range.min > 0.0 => {
                (INTERMEDIATE, EXPERT)
            }
            Self::Rated(_) => return None,
        };
        TargetRange::of("qqwing", min, max).filter(|_| min > 0.0 || max < EXPERT)
    }

    /// The rank of the cost of the test; cheap tests come first.
    fn cost(&self) -> u32 {
        match self {
            Self::Rated(range) => match range.rater.info().id {
                "clues" => 0,
                "qqwing" => 1,
                "hodoku" => 3,
                _ => 4,
            },
            Self::Needed(_) => 2,
        }
    }

    fn start(&self, puzzle: &UniquePuzzle) -> RequirementTest {
        match self {
            Self::Rated(range) => {
                let run = range.rater.start(puzzle, RATING_SEED);
                RequirementTest::Rating(Box::new(run.expect("it takes the shape")))
            }
            Self::Needed(place) => RequirementTest::Path {
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

/// The result of testing a requirement.
struct TestResult {
    met: bool,
    /// The distance from meeting the requirement, in its own unit.
    distance: f64,
    description: String,
}

/// The test of a requirement in progress.
enum RequirementTest {
    Rating(Box<Run>),
    Path {
        path: Path,
        /// The index of the hardest technique so far.
        hardest: Option<usize>,
    },
}

impl RequirementTest {
    /// Does a bounded piece of work.
    fn step(&mut self, demand: &Requirement) -> Option<TestResult> {
        match (self, demand) {
            (Self::Rating(run), Requirement::Rated(range)) => {
                run.advance(u64::MAX, 1);
                let value = run.rating().map(|rating| rating.values[range.column]);
                match run.outcome() {
                    None => range.early_result(value?.number()),
                    Some(_) => Some(range.judge(&value.expect("a proved puzzle is rated"))),
                }
            }
            (Self::Path { path, hardest }, Requirement::Needed(place)) => match path.piece() {
                Piece::Step(step) => {
                    *hardest = (*hardest).max(Some(step.technique));
                    None
                }
                Piece::Nothing => None,
                Piece::End => Some(test_technique(
                    Path::position(path).is_solved(),
                    *hardest,
                    *place,
                )),
            },
            _ => unreachable!("a test is of its demand"),
        }
    }
}

/// Decides from the path whether the technique at index `place` was needed. A technique is applied only when
/// all easier techniques find nothing, so a technique that was applied was needed.
fn test_technique(solved: bool, hardest: Option<usize>, place: usize) -> TestResult {
    let id = |place: usize| TECHNIQUES[place].info().id;
    let wanted = id(place);
    let used = hardest == Some(place);
    #[expect(clippy::cast_precision_loss, reason = "places in a short list")]
    let distance = match hardest {
        _ if !solved => 1 + usize::from(!used),
        Some(hardest) => place - hardest,
        None => place + 1,
    } as f64;
    TestResult {
        met: solved && used,
        distance,
        description: match hardest {
            Some(_) if !solved && used => format!("{wanted} and something harder needed"),
            _ if !solved => format!("something harder than {wanted} needed"),
            Some(hardest) => format!("nothing harder than {} needed", id(hardest)),
            None => "nothing to solve".to_owned(),
        },
    }
}

/// The test of a puzzle against a target, in progress.
pub(crate) struct TargetTest {
    puzzle: UniquePuzzle,
    /// The index of the requirement under test; all before it are met.
    at: usize,
    test: Option<RequirementTest>,
    descriptions: Vec<String>,
}

/// The result of testing a puzzle against a target.
pub(crate) struct TargetVerdict {
    pub(crate) puzzle: Grid,
    /// `true` if the puzzle meets the target.
    pub(crate) met: bool,
    /// The number of requirements met before the first failure, and the distance from meeting that
    /// one.
    pub(crate) score: (usize, f64),
    /// The tested properties, in words.
    pub(crate) description: String,
}

impl TargetTest {
    pub(crate) fn new(puzzle: UniquePuzzle) -> Self {
        Self {
            puzzle,
            at: 0,
            test: None,
            descriptions: Vec::new(),
        }
    }

    /// Does a bounded piece of work.
    pub(crate) fn step(&mut self, target: &Target) -> Option<TargetVerdict> {
        let Some(demand) = target.demands.get(self.at) else {
            return Some(self.verdict(true, 0.0));
        };
        let puzzle = &self.puzzle;
        let test = self.test.get_or_insert_with(|| demand.start(puzzle));
        let finding = test.step(demand)?;
        if self.at >= target.implied || !finding.met {
            self.descriptions.push(finding.description);
        }
        if !finding.met {
            return Some(self.verdict(false, finding.distance));
        }
        (self.at, self.test) = (self.at + 1, None);
        None
    }

    fn verdict(&self, met: bool, distance: f64) -> TargetVerdict {
        TargetVerdict {
            puzzle: self.puzzle.puzzle().givens().clone(),
            met,
            score: (self.at, distance),
            description: self.descriptions.join(", "),
        }
    }
}
