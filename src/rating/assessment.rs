//! Ratings of a puzzle by several raters.

use sudoku_grid::Puzzle;
use sudoku_search::{Outcome, Rating, Run, SearchFault, Seed, StartError};
use thiserror::Error;

use crate::{Rater, UniquePuzzle, UniquenessError, UniquenessProof};

/// The reason why a puzzle has no rating.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RatingError {
    /// The puzzle does not have exactly one solution.
    #[error("{0}")]
    NotUnique(UniquenessError),
    /// A scale is not defined for grids of this size.
    #[error("the scale {scale} is not defined for a grid of side {side}")]
    Size {
        /// The id of the rater.
        scale: &'static str,
        /// The side of the grid.
        side: usize,
    },
    /// A rater does not start on the puzzle, for a reason other than the size of the grid.
    #[error("the scale {scale}: {error}")]
    Start {
        /// The id of the rater.
        scale: &'static str,
        /// The reason why the rater did not start.
        error: StartError,
    },
    /// A rater broke its contract.
    #[error("the scale {scale}: {fault}")]
    Faulty {
        /// The id of the rater.
        scale: &'static str,
        /// The way in which the rater broke its contract.
        fault: SearchFault,
    },
    /// A rater gave up without a rating.
    #[error("the scale {scale} found no rating")]
    NoRating {
        /// The id of the rater.
        scale: &'static str,
    },
}

impl RatingError {
    /// A stable identifier of the reason for programs, in `kebab-case`.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotUnique(_) => "not-unique",
            Self::Size { .. } => "size",
            Self::Start { error, .. } => error.code(),
            Self::Faulty { .. } => "crashed",
            Self::NoRating { .. } => "stalled",
        }
    }

    fn from_start_error(rater: Rater, side: usize, error: StartError) -> Self {
        let scale = rater.info().id;
        match error {
            StartError::Size { .. } => Self::Size { scale, side },
            error => Self::Start { scale, error },
        }
    }
}

/// The assessment of a puzzle: first the proof that the puzzle has exactly one solution, then the raters in
/// sequence.
///
/// An assessment rates the puzzle, never a position that a player has reached; the compiler rejects the latter:
///
/// ```compile_fail,E0308
/// # use sudoku_grid::{Grid, Puzzle, Shape};
/// # use sudoku_rating::Assessment;
/// # use sudoku_search::Seed;
/// let puzzle = Puzzle::new(&Grid::empty(Shape::NINE)).expect("no duplicate digit");
/// let mut position = puzzle.into_position();
/// position.place(0, 5);
/// Assessment::new(&position, &[], Seed(1));
/// ```
///
/// # Examples
///
/// ```
/// use sudoku_grid::{ParseOptions, parse};
/// use sudoku_rating::{Assessment, find};
/// use sudoku_search::Seed;
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = parse(text, ParseOptions::default())?.puzzle()?;
/// let rater = find("se").expect("Sudoku Explainer");
/// let mut assessment = Assessment::new(&puzzle, &[rater], Seed(1))?;
/// while !assessment.advance(1000)? {}
/// assert_eq!(rater.columns()[0].text(&assessment.ratings()[0].values[0]), "1.2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Assessment {
    raters: Vec<Rater>,
    seed: Seed,
    state: RatingState,
    ratings: Vec<Rating>,
}

/// The current phase of an assessment.
enum RatingState {
    /// The proof that the puzzle has exactly one solution.
    Proof(Box<UniquenessProof>),
    /// The run of a rater on the puzzle.
    Rating(UniquePuzzle, Box<Run>),
    /// All ratings are complete.
    Done,
}

impl Assessment {
    /// Starts an assessment. Raters that depend on random numbers use `seed`. Each rating is computed
    /// independently of the others.
    ///
    /// # Errors
    ///
    /// [`RatingError::Size`] if a rater does not accept the shape of the puzzle; [`RatingError::Start`] if a
    /// rater does not accept its default setup.
    pub fn new(puzzle: &Puzzle, raters: &[Rater], seed: Seed) -> Result<Self, RatingError> {
        let shape = puzzle.shape();
        for rater in raters {
            let algorithm = rater.algorithm();
            let capabilities = algorithm.check(&algorithm.setup(), shape);
            capabilities
                .map_err(|error| RatingError::from_start_error(*rater, shape.side(), error))?;
        }
        Ok(Self {
            raters: raters.to_vec(),
            seed,
            state: RatingState::Proof(Box::new(UniquenessProof::new(puzzle))),
            ratings: Vec::new(),
        })
    }

    /// The completed ratings, in the order of the raters.
    pub fn ratings(&self) -> &[Rating] {
        &self.ratings
    }

    /// Advances the assessment by up to `pieces` bounded pieces of work, each well under a millisecond.
    /// Returns `true` once all ratings are complete.
    ///
    /// # Errors
    ///
    /// [`RatingError::NotUnique`] if the puzzle does not have exactly one solution; [`RatingError::Start`] if
    /// a rater does not accept the puzzle, [`RatingError::NoRating`] if a rater gives up, and
    /// [`RatingError::Faulty`] if a rater breaks its contract.
    pub fn advance(&mut self, pieces: u64) -> Result<bool, RatingError> {
        let mut pieces_left = pieces;
        while pieces_left > 0 {
            match &mut self.state {
                RatingState::Proof(proof) => {
                    pieces_left -= 1;
                    if let Some(puzzle) = proof.advance(1) {
                        let puzzle = puzzle.map_err(RatingError::NotUnique)?;
                        self.start_next_rater(puzzle)?;
                    }
                }
                RatingState::Rating(puzzle, run) => {
                    pieces_left -= run.advance(u64::MAX, pieces_left);
                    if let Some(outcome) = run.outcome() {
                        let rating = rating_of(run, outcome)?;
                        self.ratings.push(rating);
                        let puzzle = puzzle.clone();
                        self.start_next_rater(puzzle)?;
                    }
                }
                RatingState::Done => break,
            }
        }
        Ok(matches!(self.state, RatingState::Done))
    }

    fn start_next_rater(&mut self, puzzle: UniquePuzzle) -> Result<(), RatingError> {
        self.state = match self.raters.get(self.ratings.len()) {
            Some(rater) => {
                let side = puzzle.shape().side();
                let run = rater.start(&puzzle, self.seed);
                let run =
                    run.map_err(|error| RatingError::from_start_error(*rater, side, error))?;
                RatingState::Rating(puzzle, Box::new(run))
            }
            None => RatingState::Done,
        };
        Ok(())
    }
}

/// The rating of a run that has ended.
fn rating_of(run: &Run, outcome: Outcome) -> Result<Rating, RatingError> {
    let scale = run.info().id;
    if let Some(fault) = run.fault() {
        let fault = fault.clone();
        return Err(RatingError::Faulty { scale, fault });
    }
    let rating = run.rating().filter(|_| outcome == Outcome::Solved);
    rating.ok_or(RatingError::NoRating { scale })
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Grid, Shape};

    use super::*;
    use crate::raters;
    use crate::test_boards::{EASY, HARD, puzzle, rate_in_pieces, unique_puzzle};

    /// All raters of this crate.
    fn all_raters() -> Vec<Rater> {
        raters().collect()
    }

    /// All raters except η, whose rating of a hard puzzle takes longer than all other ratings together.
    fn all_but_eta() -> Vec<Rater> {
        (raters().filter(|rater| rater.info().id != "eta")).collect()
    }

    fn assert_independent(text: &str, scales: &[Rater]) {
        let mut assessment = Assessment::new(&puzzle(text), scales, Seed(5)).expect("they take it");
        while !assessment.advance(13).expect("one solution") {}
        for (scale, rating) in scales.iter().zip(assessment.ratings()) {
            let single_rating = rate_in_pieces(text, scale.info().id, 5, 1_000_000);
            assert_eq!(single_rating.as_ref(), Ok(rating), "{}", scale.info().id);
        }
        assert_eq!(assessment.ratings().len(), scales.len());
    }

    #[test]
    fn scales_are_rated_independently() {
        assert_independent(EASY, &all_raters());
        assert_independent(HARD, &all_but_eta());
    }

    #[test]
    #[ignore = "η of a hard puzzle takes seconds: in npm run test:long"]
    fn all_scales_of_a_hard_puzzle_are_rated_independently() {
        assert_independent(HARD, &all_raters());
    }

    fn assert_running_ratings_are_lower_bounds(text: &str, scales: &[Rater]) {
        let puzzle = unique_puzzle(text);
        for scale in scales {
            let column_indices = 0..scale.columns().len();
            let mut run = scale.start(&puzzle, Seed(1)).expect("it takes the puzzle");
            let mut bounds = Vec::new();
            while run.outcome().is_none() {
                bounds.extend(run.rating());
                run.advance(u64::MAX, 1);
            }
            let rating = run.rating().expect("it is complete");
            for bound in bounds {
                for column in column_indices.clone() {
                    let [bound, final_value] =
                        [&bound, &rating].map(|rating| rating.values[column].number());
                    assert!(bound <= final_value, "{}", scale.info().id);
                }
            }
        }
    }

    #[test]
    fn running_ratings_never_exceed_the_final_rating() {
        assert_running_ratings_are_lower_bounds(EASY, &all_raters());
        assert_running_ratings_are_lower_bounds(HARD, &all_but_eta());
    }

    #[test]
    #[ignore = "η of a hard puzzle takes seconds: in npm run test:long"]
    fn running_ratings_of_a_hard_puzzle_never_exceed_the_final_rating() {
        assert_running_ratings_are_lower_bounds(HARD, &all_raters());
    }

    #[test]
    fn puzzles_without_a_unique_solution_are_refused() {
        let ambiguous = rate_in_pieces(&EASY.replace(['5', '6'], "."), "clues", 1, 1);
        assert_eq!(
            ambiguous,
            Err(RatingError::NotUnique(UniquenessError::Several))
        );
        let unsolvable = format!("12345678.........9{}", ".".repeat(63));
        let unsolvable = rate_in_pieces(&unsolvable, "clues", 1, 1).expect_err("none");
        assert_eq!(
            (unsolvable.code(), unsolvable.to_string().as_str()),
            ("not-unique", "the puzzle has no solution")
        );
    }

    #[test]
    fn unsupported_sizes_are_refused() {
        let empty_4x4 =
            Puzzle::new(&Grid::empty(Shape::new(2, 2).expect("a shape"))).expect("empty");
        for scale in raters() {
            let assessment = Assessment::new(&empty_4x4, &[scale], Seed(1));
            let message = assessment.err().map(|error| error.to_string());
            let expected = (scale.info().sides.0 > 4).then(|| {
                let id = scale.info().id;
                format!("the scale {id} is not defined for a grid of side 4")
            });
            assert_eq!(message, expected);
        }
    }
}
