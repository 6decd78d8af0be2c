//! A puzzle on several scales.

use sudoku_grid::Puzzle;
use sudoku_search::Seed;
use thiserror::Error;

use crate::{NoPuzzle, Proof, Rater, Rating, Scale, UniquePuzzle};

/// Why a puzzle has no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Unrated {
    /// The puzzle does not have exactly one solution.
    #[error("{0}")]
    NoPuzzle(NoPuzzle),
    /// A scale is not defined for grids of this size.
    #[error("the scale {scale} is not defined for a grid of side {side}")]
    Size {
        /// The id of the scale.
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

/// The assessment of a puzzle: first the proof that it has one solution, then one scale after another.
///
/// It rates the puzzle, never a position that a player has reached; the compiler rejects the latter:
///
/// ```compile_fail,E0308
/// # use sudoku_grid::{Grid, Puzzle, Shape};
/// # use sudoku_rating::Assessment;
/// # use sudoku_search::Seed;
/// let puzzle = Puzzle::new(&Grid::empty(Shape::NINE)).expect("no clash");
/// let mut position = puzzle.into_position();
/// position.place(0, 5);
/// Assessment::new(&position, &[], Seed(1));
/// ```
pub struct Assessment {
    scales: Vec<&'static dyn Scale>,
    seed: Seed,
    stage: Stage,
    ratings: Vec<Rating>,
}

enum Stage {
    Proof(Box<Proof>),
    Rating(UniquePuzzle, Box<dyn Rater>),
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
        puzzle: &Puzzle,
        scales: &[&'static dyn Scale],
        seed: Seed,
    ) -> Result<Self, Unrated> {
        let shape = puzzle.shape();
        if let Some(scale) = scales.iter().find(|scale| !scale.takes(shape)) {
            return Err(Unrated::Size {
                scale: scale.about().id,
                side: shape.side(),
            });
        }
        Ok(Self {
            scales: scales.to_vec(),
            seed,
            stage: Stage::Proof(Box::new(Proof::new(puzzle))),
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

    fn turn_to_next(&mut self, puzzle: UniquePuzzle) {
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
    use crate::test_boards::{EASY, HARD, puzzle, rate_in, unique};

    /// Every scale but η, whose rating of a hard puzzle takes longer than all the others together.
    fn all_but_eta() -> Vec<&'static dyn Scale> {
        let mut scales = SCALES.to_vec();
        scales.retain(|scale| scale.about().id != "eta");
        scales
    }

    fn assert_each_as_if_alone(text: &str, scales: &[&'static dyn Scale]) {
        let mut all = Assessment::new(&puzzle(text), scales, Seed(5)).expect("they take it");
        while !all.advance(13).expect("one solution") {}
        for (scale, rating) in scales.iter().zip(all.ratings()) {
            let alone = rate_in(text, scale.about().id, 5, 1_000_000);
            assert_eq!(alone.as_ref(), Ok(rating), "{}", scale.about().id);
        }
        assert_eq!(all.ratings().len(), scales.len());
    }

    #[test]
    fn several_scales_are_each_as_if_alone() {
        assert_each_as_if_alone(EASY, SCALES);
        assert_each_as_if_alone(HARD, &all_but_eta());
    }

    #[test]
    #[ignore = "η of a hard puzzle takes seconds: in npm run test:long"]
    fn all_scales_of_a_hard_puzzle_are_each_as_if_alone() {
        assert_each_as_if_alone(HARD, SCALES);
    }

    fn assert_known_never_above(text: &str, scales: &[&'static dyn Scale]) {
        let puzzle = unique(text);
        for scale in scales {
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

    #[test]
    fn what_is_known_on_the_way_is_never_above_the_rating() {
        assert_known_never_above(EASY, SCALES);
        assert_known_never_above(HARD, &all_but_eta());
    }

    #[test]
    #[ignore = "η of a hard puzzle takes seconds: in npm run test:long"]
    fn what_is_known_of_a_hard_puzzle_is_never_above_the_rating() {
        assert_known_never_above(HARD, SCALES);
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
        let four = Puzzle::new(&Grid::empty(Shape::new(2, 2).expect("a shape"))).expect("empty");
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
