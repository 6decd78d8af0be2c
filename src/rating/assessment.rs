//! A position on several scales.

use std::error::Error;
use std::fmt;

use sudoku_grid::Position;
use sudoku_search::Seed;

use crate::{NoPuzzle, Proof, Puzzle, Rater, Rating, Scale};

/// Why a position has no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unrated {
    /// It has not exactly one solution.
    NoPuzzle(NoPuzzle),
    /// A scale is not defined for grids of this size.
    Size {
        /// The scale.
        scale: &'static str,
        /// The side of the grid.
        side: usize,
    },
}

impl Unrated {
    /// A name a program can tell it by.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoPuzzle(_) => "not-unique",
            Self::Size { .. } => "size",
        }
    }
}

impl fmt::Display for Unrated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPuzzle(cause) => cause.fmt(f),
            Self::Size { scale, side } => {
                write!(
                    f,
                    "the scale {scale} is not defined for a grid of side {side}"
                )
            }
        }
    }
}

impl Error for Unrated {}

/// A position on its way through a proof that it has one solution, and then through scales.
pub struct Assessment {
    scales: Vec<&'static dyn Scale>,
    seed: Seed,
    stage: Stage,
    ratings: Vec<Rating>,
}

enum Stage {
    Proof(Box<Proof>),
    Rating(Puzzle, Box<dyn Rater>),
    Done,
}

impl Assessment {
    /// Begins. Of scales that depend on it, the seed makes the rating repeatable; each is rated as if
    /// it were alone.
    ///
    /// # Errors
    ///
    /// If one of the scales does not take such grids.
    pub fn new(
        position: &Position,
        scales: &[&'static dyn Scale],
        seed: Seed,
    ) -> Result<Self, Unrated> {
        let shape = position.shape();
        if let Some(scale) = scales.iter().find(|scale| !scale.takes(shape)) {
            return Err(Unrated::Size {
                scale: scale.about().id,
                side: shape.side(),
            });
        }
        Ok(Self {
            scales: scales.to_vec(),
            seed,
            stage: Stage::Proof(Box::new(Proof::new(position))),
            ratings: Vec::new(),
        })
    }

    /// The ratings that are there, in the order of the scales.
    pub fn ratings(&self) -> &[Rating] {
        &self.ratings
    }

    /// Does so many bounded pieces of work at most; true once all ratings are there.
    ///
    /// # Errors
    ///
    /// If it turns out that there is not exactly one solution.
    pub fn advance(&mut self, pieces: u64) -> Result<bool, Unrated> {
        for _ in 0..pieces {
            match &mut self.stage {
                Stage::Proof(proof) => {
                    if let Some(puzzle) = proof.advance(1) {
                        let puzzle = puzzle.map_err(Unrated::NoPuzzle)?;
                        self.turn_to_next(puzzle);
                    }
                }
                Stage::Rating(puzzle, rater) => {
                    if let Some(rating) = rater.step() {
                        self.ratings.push(rating);
                        let puzzle = puzzle.clone();
                        self.turn_to_next(puzzle);
                    }
                }
                Stage::Done => break,
            }
        }
        Ok(matches!(self.stage, Stage::Done))
    }

    fn turn_to_next(&mut self, puzzle: Puzzle) {
        self.stage = match self.scales.get(self.ratings.len()) {
            Some(scale) => {
                let rater = scale.start(&puzzle, self.seed);
                Stage::Rating(puzzle, rater)
            }
            None => Stage::Done,
        };
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Grid, Shape};

    use super::*;
    use crate::SCALES;
    use crate::test_boards::{EASY, HARD, position, rate_in};

    #[test]
    fn several_scales_are_each_as_if_alone() {
        let (puzzle, _) = position(HARD);
        let mut all = Assessment::new(&puzzle, SCALES, Seed(5)).expect("they take it");
        while !all.advance(13).expect("one solution") {}
        for (scale, rating) in SCALES.iter().zip(all.ratings()) {
            let alone = rate_in(HARD, scale.about().id, 5, 1_000_000);
            assert_eq!(alone.as_ref(), Ok(rating), "{}", scale.about().id);
        }
        assert_eq!(all.ratings().len(), SCALES.len());
    }

    #[test]
    fn what_is_known_on_the_way_is_never_above_the_rating() {
        for text in [EASY, HARD] {
            let proved = Proof::new(&position(text).0).advance(u64::MAX);
            let puzzle = proved.expect("known by now").expect("one solution");
            for scale in SCALES {
                let columns = 0..scale.about().columns.len();
                let mut rater = scale.start(&puzzle, Seed(1));
                let mut known = Vec::new();
                let rating = loop {
                    known.extend(
                        columns
                            .clone()
                            .map(|column| (column, rater.at_least(column))),
                    );
                    if let Some(rating) = rater.step() {
                        break rating;
                    }
                };
                for (column, least) in known {
                    let end = rating.values[column].number();
                    assert!(
                        least.is_none_or(|least| least <= end),
                        "{}",
                        scale.about().id
                    );
                }
            }
        }
    }

    #[test]
    fn what_has_not_one_solution_is_said() {
        let several = rate_in(&EASY.replace(['5', '6'], "."), "clues", 1, 1);
        assert_eq!(several, Err(Unrated::NoPuzzle(NoPuzzle::Several)));
        let none = format!("12345678.........9{}", ".".repeat(63));
        let none = rate_in(&none, "clues", 1, 1).expect_err("none");
        assert_eq!(
            (none.code(), none.to_string().as_str()),
            ("not-unique", "the puzzle has no solution")
        );
    }

    #[test]
    fn sizes_that_a_scale_is_not_defined_for_are_refused() {
        let four = Position::new(&Grid::empty(Shape::new(2, 2).expect("a shape"))).expect("empty");
        for &scale in SCALES {
            let begun = Assessment::new(&four, &[scale], Seed(1));
            let refused = begun.err().map(|error| error.to_string());
            let expected = (scale.about().sides.0 > 4).then(|| {
                let id = scale.about().id;
                format!("the scale {id} is not defined for a grid of side 4")
            });
            assert_eq!(refused, expected);
        }
    }
}
