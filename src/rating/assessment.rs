//! Ratings of a puzzle on several scales.

use sudoku_grid::Puzzle;
use sudoku_search::Seed;
use thiserror::Error;

use crate::{Rater, Rating, RatingScale, UniquePuzzle, UniquenessError, UniquenessProof};

/// The reason why a puzzle has no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RatingError {
    /// The puzzle does not have exactly one solution.
    #[error("{0}")]
    NotUnique(UniquenessError),
    /// A scale is not defined for grids of this size.
    #[error("the scale {scale} is not defined for a grid of side {side}")]
    Size {
        /// The id of the scale.
        scale: &'static str,
        /// The side of the grid.
        side: usize,
    },
}

impl RatingError {
    /// A stable identifier of the reason for programs, in `kebab-case`.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotUnique(_) => "not-unique",
            Self::Size { .. } => "size",
        }
    }
}

/// The assessment of a puzzle: first the proof that it has one solution, then one scale after another.
///
/// An assessment rates the puzzle, never a position that a player has reached; the compiler rejects the latter:
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
    scales: Vec<&'static dyn RatingScale>,
    seed: Seed,
    state: RatingState,
    ratings: Vec<Rating>,
}

enum RatingState {
    Proof(Box<UniquenessProof>),
    Rating(UniquePuzzle, Box<dyn Rater>),
    Done,
}

impl Assessment {
    /// Starts an assessment. Random scales use `seed`; each scale is rated as if it were the only
    /// one.
    ///
    /// # Errors
    ///
    /// [`RatingError::Size`] if a scale does not accept the shape of the puzzle.
    pub fn new(
        puzzle: &Puzzle,
        scales: &[&'static dyn RatingScale],
        seed: Seed,
    ) -> Result<Self, RatingError> {
        let shape = puzzle.shape();
        if let Some(scale) = scales.iter().find(|scale| !scale.takes(shape)) {
            return Err(RatingError::Size {
                scale: scale.about().id,
                side: shape.side(),
            });
        }
        Ok(Self {
            scales: scales.to_vec(),
            seed,
            state: RatingState::Proof(Box::new(UniquenessProof::new(puzzle))),
            ratings: Vec::new(),
        })
    }

    /// The completed ratings, in the order of the scales.
    pub fn ratings(&self) -> &[Rating] {
        &self.ratings
    }

    /// Does up to `pieces` bounded pieces of work; returns true once all ratings are complete.
    ///
    /// # Errors
    ///
    /// [`RatingError::NotUnique`] if the puzzle does not have exactly one solution.
    pub fn advance(&mut self, pieces: u64) -> Result<bool, RatingError> {
        for _ in 0..pieces {
            match &mut self.state {
                RatingState::Proof(proof) => {
                    if let Some(puzzle) = proof.advance(1) {
                        let puzzle = puzzle.map_err(RatingError::NotUnique)?;
                        self.start_next_scale(puzzle);
                    }
                }
                RatingState::Rating(puzzle, rater) => {
                    if let Some(rating) = rater.step() {
                        self.ratings.push(rating);
                        let puzzle = puzzle.clone();
                        self.start_next_scale(puzzle);
                    }
                }
                RatingState::Done => break,
            }
        }
        Ok(matches!(self.state, RatingState::Done))
    }

    fn start_next_scale(&mut self, puzzle: UniquePuzzle) {
        self.state = match self.scales.get(self.ratings.len()) {
            Some(scale) => {
                let rater = scale.start(&puzzle, self.seed);
                RatingState::Rating(puzzle, rater)
            }
            None => RatingState::Done,
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
    fn all_but_eta() -> Vec<&'static dyn RatingScale> {
        let mut scales = SCALES.to_vec();
        scales.retain(|scale| scale.about().id != "eta");
        scales
    }

    fn assert_independent(text: &str, scales: &[&'static dyn RatingScale]) {
        let mut all = Assessment::new(&puzzle(text), scales, Seed(5)).expect("they take it");
        while !all.advance(13).expect("one solution") {}
        for (scale, rating) in scales.iter().zip(all.ratings()) {
            let alone = rate_in(text, scale.about().id, 5, 1_000_000);
            assert_eq!(alone.as_ref(), Ok(rating), "{}", scale.about().id);
        }
        assert_eq!(all.ratings().len(), scales.len());
    }

    #[test]
    fn scales_are_rated_independently() {
        assert_independent(EASY, SCALES);
        assert_independent(HARD, &all_but_eta());
    }

    #[test]
    #[ignore = "η of a hard puzzle takes seconds: in npm run test:long"]
    fn all_scales_of_a_hard_puzzle_are_rated_independently() {
        assert_independent(HARD, SCALES);
    }

    fn assert_lower_bounds_hold(text: &str, scales: &[&'static dyn RatingScale]) {
        let puzzle = unique(text);
        for scale in scales {
            let columns = 0..scale.about().columns.len();
            let mut rater = scale.start(&puzzle, Seed(1));
            let mut known = Vec::new();
            let rating = loop {
                known.extend(
                    columns
                        .clone()
                        .map(|column| (column, rater.lower_bound(column))),
                );
                if let Some(rating) = rater.step() {
                    break rating;
                }
            };
            for (column, bound) in known {
                let end = rating.values[column].number();
                assert!(
                    bound.is_none_or(|bound| bound <= end),
                    "{}",
                    scale.about().id
                );
            }
        }
    }

    #[test]
    fn lower_bounds_hold() {
        assert_lower_bounds_hold(EASY, SCALES);
        assert_lower_bounds_hold(HARD, &all_but_eta());
    }

    #[test]
    #[ignore = "η of a hard puzzle takes seconds: in npm run test:long"]
    fn lower_bounds_of_a_hard_puzzle_hold() {
        assert_lower_bounds_hold(HARD, SCALES);
    }

    #[test]
    fn puzzles_without_a_unique_solution_are_refused() {
        let several = rate_in(&EASY.replace(['5', '6'], "."), "clues", 1, 1);
        assert_eq!(
            several,
            Err(RatingError::NotUnique(UniquenessError::Several))
        );
        let none = format!("12345678.........9{}", ".".repeat(63));
        let none = rate_in(&none, "clues", 1, 1).expect_err("none");
        assert_eq!(
            (none.code(), none.to_string().as_str()),
            ("not-unique", "the puzzle has no solution")
        );
    }

    #[test]
    fn unsupported_sizes_are_refused() {
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
