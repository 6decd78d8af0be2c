//! `HoDoKu`'s level and score.

use sudoku_grid::Position;
use sudoku_search::Seed;
use sudoku_techniques::{HodokuLevel as Level, Order, Path, Piece, Singles};

use crate::scale::{Rater, RatingScale, ScaleColumn, ScaleInfo};
use crate::{Rating, RatingValue, UniquePuzzle};

pub(crate) struct Hodoku;

/// The score of brute force, which `HoDoKu` uses if no technique applies: it places a digit of the
/// solution in the middle one of the blank cells.
const BRUTE_FORCE: u32 = 10_000;

const LEVELS: [Level; 5] = [
    Level::Easy,
    Level::Medium,
    Level::Hard,
    Level::Unfair,
    Level::Extreme,
];

/// The maximum score of each level except the last.
const MAX_SCORES: [u32; 4] = [800, 1000, 1600, 1800];

static ABOUT: ScaleInfo = ScaleInfo {
    id: "hodoku",
    name: "HoDoKu",
    measures: "Which techniques a person needs, and how much work they are together.",
    definition: "The puzzle is solved one step at a time, by the first technique of HoDoKu's \
                 default order that finds anything; where none does, a digit of the solution is \
                 written in. Each step has a base score and a level; the score is their sum. The \
                 level is that of the hardest step, raised as long as the score is above what the \
                 level allows: 800 for Easy, 1,000 for Medium, 1,600 for Hard, 1,800 for Unfair. \
                 As long as steps of the order are missing here, a puzzle that they may be needed \
                 for has a bound. Where several steps of a technique are there, which one is first differs from \
                 HoDoKu, and with it what follows. Equivalent puzzles (with digits relabeled, or with rows and columns \
                 exchanged) offer these steps in another order: their scores can differ, and so can their levels.",
    source: "Hobiger, HoDoKu 2, default settings",
    unit: "points",
    checked: "Level and score of three puzzles are those that HoDoKu gives, and every step has the level, \
              the base score and the place of its list. Of no other puzzles are its ratings at hand.",
    sides: (9, 9),
    random: false,
    columns: &[
        ScaleColumn {
            id: "hodoku_level",
            name: "HoDoKu's level",
            decimals: 0,
            classes: &[
                Level::Easy.id(),
                Level::Medium.id(),
                Level::Hard.id(),
                Level::Unfair.id(),
                Level::Extreme.id(),
            ],
        },
        ScaleColumn {
            id: "hodoku_score",
            name: "HoDoKu's score",
            decimals: 0,
            classes: &[],
        },
    ],
};

impl RatingScale for Hodoku {
    fn about(&self) -> &'static ScaleInfo {
        &ABOUT
    }

    fn start(&self, puzzle: &UniquePuzzle, _: Seed) -> Box<dyn Rater> {
        Box::new(HodokuRater {
            path: path(puzzle.start().clone()),
            solution: puzzle.solution().digits().to_vec(),
            score: 0,
            hardest: Level::Easy,
        })
    }
}

fn order() -> &'static Order {
    Order::named("hodoku").expect("it is one of the orders")
}

/// The solution path of `HoDoKu` from a position.
fn path(position: Position) -> Path {
    Path::new(position, order().techniques(), Singles::OneByOne)
}

struct HodokuRater {
    path: Path,
    solution: Vec<u8>,
    score: u32,
    hardest: Level,
}

impl Rater for HodokuRater {
    fn step(&mut self) -> Option<Rating> {
        match self.path.piece() {
            Piece::Step(step) => {
                let technique = self.path.techniques()[step.technique];
                let (level, score) = (technique.about().hodoku).expect("the order's have one");
                self.count(level, score);
            }
            Piece::Nothing => {}
            Piece::End if self.path.position().is_solved() => return Some(self.rating()),
            // HoDoKu might have continued with a technique that is not implemented here.
            Piece::End if !order().is_complete() => {
                let [level, score] = self.rating().values.try_into().expect("two values");
                let values = [level, score]
                    .map(|value: RatingValue| RatingValue::LowerBound(value.number()));
                return Some(Rating {
                    values: values.to_vec(),
                    cells: Vec::new(),
                });
            }
            Piece::End => {
                let mut position = self.path.position().clone();
                let blanks: Vec<_> = position.blanks().collect();
                let cell = blanks[blanks.len() / 2];
                position.place(cell, self.solution[cell]);
                self.path = path(position);
                self.count(Level::Extreme, BRUTE_FORCE);
            }
        }
        None
    }

    fn lower_bound(&self, column: usize) -> Option<f64> {
        Some(self.rating().values[column].number())
    }
}

impl HodokuRater {
    fn count(&mut self, level: Level, score: u32) {
        self.hardest = self.hardest.max(level);
        self.score += score;
    }

    fn rating(&self) -> Rating {
        Rating {
            values: vec![
                RatingValue::Class(level(self.hardest, self.score)),
                RatingValue::Number(self.score.into()),
            ],
            cells: Vec::new(),
        }
    }
}

/// The index of the level: that of the hardest step, or a higher one if the score exceeds its
/// maximum.
fn level(hardest: Level, score: u32) -> usize {
    let by_step = LEVELS.iter().position(|level| *level == hardest);
    let by_score = MAX_SCORES.iter().filter(|max| score > **max).count();
    by_step.unwrap_or_default().max(by_score)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_above_the_maximum_raises_the_level() {
        for (hardest, score, expected) in [
            (Level::Easy, 800, Level::Easy),
            (Level::Easy, 801, Level::Medium),
            (Level::Easy, 1001, Level::Hard),
            (Level::Medium, 300, Level::Medium),
            (Level::Hard, 1600, Level::Hard),
            (Level::Hard, 1601, Level::Unfair),
            (Level::Medium, 1801, Level::Extreme),
            (Level::Extreme, 500, Level::Extreme),
        ] {
            assert_eq!(
                LEVELS[level(hardest, score)],
                expected,
                "{hardest:?} {score}"
            );
        }
    }
}
