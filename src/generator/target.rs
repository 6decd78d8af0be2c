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
    requirements: Vec<Requirement>,
    /// The number of requirements, at the start of the list, that follow from the others and only save an
    /// expensive test.
    implied_count: usize,
}

/// A requirement on a generated puzzle.
#[derive(Clone)]
enum Requirement {
    /// The rating is within a range.
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
        let mut requirements = Vec::new();
        if let Some(text) = difficulty {
            let range = TargetRange::parse(text)?;
            if !range.rater.accepts(shape) {
                let (scale, side) = (range.rater.info().id, shape.side());
                return Err(TargetError(RatingError::Size { scale, side }.to_string()));
            }
            requirements.push(Requirement::Rated(range));
        }
        if let Some(id) = technique {
            requirements.push(Requirement::Needed(technique_index(id, shape)?));
        }
        let implied_requirements: Vec<_> =
            (requirements.iter().filter_map(Requirement::implied_range))
                .filter(|range| range.rater.accepts(shape))
                .map(Requirement::Rated)
                .collect();
        requirements.sort_by_key(Requirement::cost);
        let implied_count = implied_requirements.len();
        requirements.splice(..0, implied_requirements);
        Ok(Self {
            requirements,
            implied_count,
        })
    }
}

/// The index of the technique with this id in the list of techniques.
fn technique_index(id: &str, shape: Shape) -> Result<usize, TargetError> {
    let mut ids = TECHNIQUES.iter().map(|entry| entry.info().id);
    let (Some(known_technique), Some(index)) = (technique(id), ids.position(|entry| entry == id))
    else {
        let known_ids: Vec<_> = TECHNIQUES.iter().map(|entry| entry.info().id).collect();
        let known_ids = known_ids.join(", ");
        return Err(TargetError(format!(
            "there is no technique {id}; available: {known_ids}"
        )));
    };
    let (smallest, largest) = known_technique.info().sides;
    let side = shape.side();
    if (smallest..=largest).contains(&side) {
        return Ok(index);
    }
    Err(TargetError(format!(
        "the technique {id} is not there for a grid of side {side}, but from {smallest} to {largest}"
    )))
}

impl TargetRange {
    fn parse(text: &str) -> Result<Self, TargetError> {
        let target_error = |reason: String| TargetError(format!("difficulty {text}: {reason}"));
        let names_scale = text.contains('=');
        let (name, value) = match text.split_once('=') {
            Some((name, value)) => (name.trim(), value.trim()),
            None => (DEFAULT_SCALE, text.trim()),
        };
        let matching_columns = |rater: Rater| {
            let columns = rater.columns().iter().enumerate();
            let is_name = |id: &str| rater.info().id == name || id == name;
            columns
                .filter(|(_, column)| {
                    is_name(column.id) && (names_scale || !column.classes.is_empty())
                })
                .map(|(index, _)| index)
                .collect::<Vec<_>>()
        };
        let mut raters_with_columns = raters().map(|rater| (rater, matching_columns(rater)));
        let Some((rater, columns)) = raters_with_columns.find(|(_, columns)| !columns.is_empty())
        else {
            let known_ids: Vec<_> = raters().map(|rater| rater.info().id).collect();
            let known_ids = known_ids.join(", ");
            return Err(target_error(format!(
                "there is no scale {name}; available: {known_ids}"
            )));
        };
        let (start, end) = value.split_once("..").unwrap_or((value, value));
        let parse_ends = |index: &usize| {
            let column = &rater.columns()[*index];
            let bound = |text: &str, open| match text.trim() {
                "" => Some(open),
                text => parse_value(column, text),
            };
            let ends = (bound(start, f64::NEG_INFINITY)?, bound(end, f64::INFINITY)?);
            Some((*index, ends))
        };
        let is_empty = start.trim().is_empty() && end.trim().is_empty();
        let ends = columns.iter().find_map(parse_ends).filter(|_| !is_empty);
        let Some((column, (min, max))) = ends else {
            let mut expected: Vec<_> = columns
                .iter()
                .flat_map(|index| rater.columns()[*index].classes)
                .map(|class| class.to_lowercase())
                .collect();
            let has_numbers = |index: &usize| rater.columns()[*index].classes.is_empty();
            if columns.iter().any(has_numbers) {
                expected.push("a number".to_owned());
            }
            let expected = expected.join(", ");
            let hint = if names_scale {
                ""
            } else {
                "; or a scale with a value, such as qqwing=expert or se=6.0..7.0"
            };
            return Err(target_error(format!(
                "expected {expected}, or a range A..B of such{hint}"
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

    /// Returns `true` if the range has no upper end: every possible value above its start is within the range.
    fn is_unbounded(&self) -> bool {
        let classes = self.column().classes.len();
        #[expect(clippy::cast_precision_loss, reason = "a handful of classes")]
        let last_class = classes.saturating_sub(1) as f64;
        self.max == f64::INFINITY || classes > 0 && self.max >= last_class
    }

    /// The result of the test if a lower bound of the rating already decides it; otherwise `None`.
    fn early_result(&self, min: f64) -> Option<TestResult> {
        let is_above = min > self.max;
        let is_within = min >= self.min && self.is_unbounded();
        (is_above || is_within).then(|| self.judge(&RatingValue::LowerBound(min)))
    }

    /// Tests a value, rounded as in tables.
    fn judge(&self, value: &RatingValue) -> TestResult {
        let column = self.column();
        let number = rounded(column, value.number());
        let bound = matches!(value, RatingValue::LowerBound(_));
        TestResult {
            met: self.min <= number && number <= self.max && (!bound || self.is_unbounded()),
            distance: (self.min - number).max(number - self.max).max(0.0),
            description: format!("{} {}", column.name, column.text(value)),
        }
    }
}

/// A number rounded to the decimal places of tables, so that the comparison agrees with the
/// displayed value.
fn rounded(column: &ScaleColumn, number: f64) -> f64 {
    let text = format!("{number:.*}", column.decimals);
    text.parse().unwrap_or(number)
}

/// Parses the name of a class as its index, or a number; `None` if the column has no such value.
fn parse_value(column: &ScaleColumn, text: &str) -> Option<f64> {
    if column.classes.is_empty() {
        return text.parse().ok().filter(|number: &f64| number.is_finite());
    }
    let mut classes = column.classes.iter();
    let class = classes.position(|class| class.eq_ignore_ascii_case(text))?;
    #[expect(clippy::cast_precision_loss, reason = "a handful of classes")]
    Some(class as f64)
}

impl Requirement {
    /// A requirement on the fast scale `qqwing` that follows from this requirement; `None` if there
    /// is none. The reasons: singles solve the easy puzzles of `QQWing`, and Sudoku Explainer needs
    /// no step above 2.3 for easy puzzles, and no step above 3.4 for intermediate puzzles. Sudoku
    /// Explainer needs a step of at least 1.7 for puzzles harder than easy, and a step of at least
    /// 2.5 for puzzles harder than intermediate.
    fn implied_range(&self) -> Option<TargetRange> {
        let (min, max) = match self {
            Self::Needed(index) => {
                let known_techniques = INTERMEDIATE_TECHNIQUES
                    .iter()
                    .filter_map(|id| technique(id));
                let is_easier = |id: &str| {
                    TECHNIQUES[..*index]
                        .iter()
                        .any(|entry| entry.info().id == id)
                };
                let has_all_techniques = known_techniques
                    .into_iter()
                    .all(|entry| is_easier(entry.info().id));
                (if has_all_techniques { EXPERT } else { 0.0 }, EXPERT)
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
            Self::Needed(index) => RequirementTest::Path {
                path: Path::new(
                    puzzle.start().clone(),
                    TECHNIQUES[..=*index].to_vec(),
                    Singles::Together,
                ),
                hardest: None,
            },
        }
    }
}

/// The result of testing a requirement.
struct TestResult {
    /// `true` if the requirement is met.
    met: bool,
    /// The distance from meeting the requirement: a difference of ratings or, for a technique, a number of places in
    /// the list of techniques; 0 if the requirement is met.
    distance: f64,
    /// The tested property, in words.
    description: String,
}

/// The test of a requirement in progress.
enum RequirementTest {
    Rating(Box<Run>),
    Path {
        path: Path,
        /// The index of the hardest technique so far; `None` before the first step.
        hardest: Option<usize>,
    },
}

impl RequirementTest {
    /// Does a bounded piece of work; returns the result once the test has ended, otherwise `None`.
    fn step(&mut self, requirement: &Requirement) -> Option<TestResult> {
        match (self, requirement) {
            (Self::Rating(run), Requirement::Rated(range)) => {
                run.advance(u64::MAX, 1);
                let value = run.rating().map(|rating| rating.values[range.column]);
                match run.outcome() {
                    None => range.early_result(value?.number()),
                    Some(_) => Some(range.judge(&value.expect("a proved puzzle is rated"))),
                }
            }
            (Self::Path { path, hardest }, Requirement::Needed(index)) => match path.search_piece()
            {
                Piece::Step(step) => {
                    *hardest = (*hardest).max(Some(step.technique));
                    None
                }
                Piece::Nothing => None,
                Piece::End => Some(test_technique(
                    Path::position(path).is_solved(),
                    *hardest,
                    *index,
                )),
            },
            _ => unreachable!("a test is of its demand"),
        }
    }
}

/// The result of the test whether the technique with the index `index` is the hardest one needed, after the path has
/// ended. `hardest` is the index of the hardest technique on the path. A technique is applied only when all easier
/// techniques find nothing, so a technique that was applied was needed.
fn test_technique(solved: bool, hardest: Option<usize>, index: usize) -> TestResult {
    let id = |index: usize| TECHNIQUES[index].info().id;
    let target_id = id(index);
    let is_hardest = hardest == Some(index);
    #[expect(clippy::cast_precision_loss, reason = "places in a short list")]
    let distance = match hardest {
        _ if !solved => 1 + usize::from(!is_hardest),
        Some(hardest) => index - hardest,
        None => index + 1,
    } as f64;
    TestResult {
        met: solved && is_hardest,
        distance,
        description: match hardest {
            Some(_) if !solved && is_hardest => {
                format!("{target_id} and a harder technique are needed")
            }
            _ if !solved => format!("a technique harder than {target_id} is needed"),
            Some(hardest) => format!("nothing harder than {} is needed", id(hardest)),
            None => "nothing to solve".to_owned(),
        },
    }
}

/// The test of a puzzle against a target, in progress.
pub(crate) struct TargetTest {
    puzzle: UniquePuzzle,
    /// The index of the requirement under test; all before it are met.
    index: usize,
    test: Option<RequirementTest>,
    descriptions: Vec<String>,
}

/// The result of testing a puzzle against a target.
pub(crate) struct TargetVerdict {
    pub(crate) puzzle: Grid,
    /// `true` if the puzzle meets the target.
    pub(crate) met: bool,
    /// The number of requirements met before the first failure, and the distance of the puzzle from
    /// meeting the failed requirement.
    pub(crate) score: (usize, f64),
    /// The tested properties, in words.
    pub(crate) description: String,
}

impl TargetTest {
    pub(crate) fn new(puzzle: UniquePuzzle) -> Self {
        Self {
            puzzle,
            index: 0,
            test: None,
            descriptions: Vec::new(),
        }
    }

    /// Does a bounded piece of work; returns the result once the test has ended, otherwise `None`.
    pub(crate) fn step(&mut self, target: &Target) -> Option<TargetVerdict> {
        let Some(requirement) = target.requirements.get(self.index) else {
            return Some(self.verdict(true, 0.0));
        };
        let puzzle = &self.puzzle;
        let test = self.test.get_or_insert_with(|| requirement.start(puzzle));
        let result = test.step(requirement)?;
        if self.index >= target.implied_count || !result.met {
            self.descriptions.push(result.description);
        }
        if !result.met {
            return Some(self.verdict(false, result.distance));
        }
        (self.index, self.test) = (self.index + 1, None);
        None
    }

    fn verdict(&self, met: bool, distance: f64) -> TargetVerdict {
        TargetVerdict {
            puzzle: self.puzzle.puzzle().givens().clone(),
            met,
            score: (self.index, distance),
            description: self.descriptions.join(", "),
        }
    }
}
