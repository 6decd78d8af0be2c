//! `HoDoKu`'s level and score.

mod steps;

use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_search::{
    Capabilities, Event, Info, Rating, RatingScale, RatingValue, Rng, ScaleColumn, Search,
    StartError, View, counters, series,
};
use sudoku_techniques::{Order, Path, Piece, Singles};

use crate::puzzle::SolutionSearch;
use crate::rater::{draw_position, scale};

pub use steps::{HodokuLevel, hodoku_step};

/// The score of a brute-force step. If no technique applies, `HoDoKu` lists the blank cells in ascending order and
/// places the digit of the solution in the cell in the middle of this list.
const BRUTE_FORCE_SCORE: u32 = 10_000;

/// The levels of `HoDoKu`, easiest first.
const LEVELS: [HodokuLevel; 5] = [
    HodokuLevel::Easy,
    HodokuLevel::Medium,
    HodokuLevel::Hard,
    HodokuLevel::Unfair,
    HodokuLevel::Extreme,
];

/// The maximum score of each level except the last.
const MAX_SCORES: [u32; 4] = [800, 1000, 1600, 1800];

scale! {
    id: "hodoku",
    name: "HoDoKu",
    measures: "Techniques that a person needs, and the total effort of the steps.",
    definition: "The puzzle is solved step by step with the first technique in HoDoKu's default \
                 order that applies; if none applies, a digit of the solution is filled in. Each \
                 step has a base score and a level; the score is the sum of the base scores. The \
                 level is that of the hardest step, raised while the score exceeds the maximum of \
                 the level: 800 for Easy, 1,000 for Medium, 1,600 for Hard, 1,800 for Unfair. A \
                 puzzle that may need a technique of HoDoKu that is missing here is rated with a \
                 bound. If a technique offers several steps, HoDoKu may take a different one first. \
                 Equivalent puzzles (with digits relabeled, or with \
                 rows and columns exchanged) offer these steps in a different order, so their scores \
                 and levels can differ.",
    source: "Hobiger, HoDoKu 2, default settings",
    unit: "points",
    checked: "The level and score of three puzzles equal those given by HoDoKu, and every technique \
              has the level, base score and position of HoDoKu's list. HoDoKu's ratings of other \
              puzzles are not available here.",
    step: "deduction",
    sides: (9, 9),
    columns: &[
        ScaleColumn {
            id: "hodoku_level",
            name: "HoDoKu's level",
            decimals: 0,
            classes: &[
                HodokuLevel::Easy.id(),
                HodokuLevel::Medium.id(),
                HodokuLevel::Hard.id(),
                HodokuLevel::Unfair.id(),
                HodokuLevel::Extreme.id(),
            ],
        },
        ScaleColumn {
            id: "hodoku_score",
            name: "HoDoKu's score",
            decimals: 0,
            classes: &[],
        },
    ],
}

/// `HoDoKu`'s default order of techniques.
fn technique_order() -> &'static Order {
    Order::from_id("hodoku").expect("it is one of the orders")
}

/// The solution path of `HoDoKu` from a position.
fn solution_path(position: Position) -> Path {
    Path::new(position, technique_order().techniques(), Singles::OneByOne)
}

series! {
    /// One sample of the values that are plotted over the steps of a rating.
    pub(crate) struct Progress {
        /// Score so far.
        #[plot(main)]
        #[unit("points")]
        score: f64,
        /// Blank cells.
        #[goal(down)]
        #[unit("cells")]
        blanks: f64,
    }
}

counters! {
    /// The counters of a rating.
    pub(crate) struct Counts {
        /// Steps of the solution path.
        deductions: u64,
        /// Digits of the solution filled in because no technique applied.
        reveals: u64,
    }
}

/// The rater: follows the solution path of `HoDoKu` and adds up the scores of its steps.
pub(crate) struct Hodoku {
    path: Path,
    solution: SolutionSearch,
    score: u32,
    hardest: HodokuLevel,
    counts: Counts,
    /// True once the path has solved the puzzle. Until then the rating is a lower bound.
    solved: bool,
}

impl Search for Hodoku {
    const INFO: Info = INFO;
    const SCALE: Option<&'static RatingScale> = Some(&SCALE);
    type Params = ();
    type Sample = Progress;
    type Counters = Counts;

    fn capabilities((): &()) -> Capabilities {
        Capabilities {
            random: false,
            ..Capabilities::default_for(&INFO)
        }
    }

    fn start(position: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
        Ok(Self {
            path: solution_path(position.clone()),
            solution: SolutionSearch::new(position),
            score: 0,
            hardest: HodokuLevel::Easy,
            counts: Counts::default(),
            solved: false,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match self.path.search_piece() {
            Piece::Step(step) => {
                let id = self.path.techniques()[step.technique].info().id;
                let (level, score) = hodoku_step(id).expect("the order's have one");
                self.counts.deductions += 1;
                self.add_step(level, score);
            }
            Piece::Nothing => {}
            Piece::End if self.path.position().is_solved() => {
                self.solved = true;
                return ControlFlow::Break(Event::Found);
            }
            // HoDoKu might have continued with a technique that is not implemented here.
            Piece::End if !technique_order().is_complete() => {
                return ControlFlow::Break(Event::Found);
            }
            Piece::End => {
                let Some(solution) = self.solution.advance()? else {
                    return ControlFlow::Continue(());
                };
                let mut position = self.path.position().clone();
                let blanks: Vec<_> = position.blanks().collect();
                // A full grid that is no solution has no blanks.
                let Some(&cell) = blanks.get(blanks.len() / 2) else {
                    return ControlFlow::Break(Event::Stalled);
                };
                position.place(cell, solution.get(cell));
                self.path = solution_path(position);
                self.counts.reveals += 1;
                self.add_step(HodokuLevel::Extreme, BRUTE_FORCE_SCORE);
            }
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.counts.deductions + self.counts.reveals
    }

    fn sample(&self) -> Progress {
        #[expect(clippy::cast_precision_loss, reason = "at most 81")]
        let blanks = self.path.position().blanks().count() as f64;
        Progress {
            score: self.score.into(),
            blanks,
        }
    }

    fn view(&self, view: &mut View) {
        draw_position(view, self.path.position());
    }

    fn counters(&self) -> Counts {
        self.counts
    }

    fn rating(&self) -> Option<Rating> {
        let level = level_index(self.hardest, self.score);
        #[expect(clippy::cast_precision_loss, reason = "a handful of levels")]
        let values = if self.solved {
            vec![
                RatingValue::Class(level),
                RatingValue::Number(self.score.into()),
            ]
        } else {
            vec![
                RatingValue::LowerBound(level as f64),
                RatingValue::LowerBound(self.score.into()),
            ]
        };
        Some(Rating {
            values,
            cells: Vec::new(),
        })
    }
}

impl Hodoku {
    /// Adds the score of a step and updates the hardest level.
    fn add_step(&mut self, level: HodokuLevel, score: u32) {
        self.hardest = self.hardest.max(level);
        self.score += score;
    }
}

/// The index in [`LEVELS`] of the level of a puzzle with this hardest step and this score: the level of the hardest
/// step, or a higher level if the score exceeds the maximum of that level.
fn level_index(hardest: HodokuLevel, score: u32) -> usize {
    let index_by_step = LEVELS.iter().position(|level| *level == hardest);
    let index_by_score = MAX_SCORES.iter().filter(|max| score > **max).count();
    index_by_step.unwrap_or_default().max(index_by_score)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_above_the_maximum_raises_the_level() {
        for (hardest, score, expected) in [
            (HodokuLevel::Easy, 800, HodokuLevel::Easy),
            (HodokuLevel::Easy, 801, HodokuLevel::Medium),
            (HodokuLevel::Easy, 1001, HodokuLevel::Hard),
            (HodokuLevel::Medium, 300, HodokuLevel::Medium),
            (HodokuLevel::Hard, 1600, HodokuLevel::Hard),
            (HodokuLevel::Hard, 1601, HodokuLevel::Unfair),
            (HodokuLevel::Medium, 1801, HodokuLevel::Extreme),
            (HodokuLevel::Extreme, 500, HodokuLevel::Extreme),
        ] {
            assert_eq!(
                LEVELS[level_index(hardest, score)],
                expected,
                "{hardest:?} {score}"
            );
        }
    }
}
