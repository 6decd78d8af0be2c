use sudoku_stats::StatsError;
use thiserror::Error;

/// The reason why no selection can be made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SelectionError {
    /// There is nothing to choose from.
    #[error("a selection needs at least two contestants, not {0}")]
    Contestants(usize),
    /// There are fewer classes of equivalent puzzles than folds.
    #[error("{folds} folds need at least {folds} different puzzles, not {puzzles}")]
    Puzzles {
        /// The number of classes of equivalent puzzles.
        puzzles: usize,
        /// The number of folds.
        folds: usize,
    },
    /// There must be at least two folds.
    #[error("cross-validation needs at least two folds, not {0}")]
    Folds(usize),
    /// A list does not have one entry per puzzle, or a row of a puzzle does not have the expected length.
    #[error("{what}: expected {expected}, found {got}{}", at(*.puzzle))]
    Length {
        /// The content of the list, such as `costs`.
        what: &'static str,
        /// The number of puzzle, counted from 0; `None` if the list of all puzzles is meant.
        puzzle: Option<usize>,
        /// The expected number of entries.
        expected: usize,
        /// The number of entries.
        got: usize,
    },
    /// A cost is negative or not finite, or a feature is not finite.
    #[error("{what} of puzzle {} is not valid", .puzzle + 1)]
    Value {
        /// The value, such as `a cost`.
        what: &'static str,
        /// The number of the puzzle, counted from 0.
        puzzle: usize,
    },
    /// The model could not be trained.
    #[error("the model cannot be trained: {0}")]
    Model(String),
    /// A statistic is undefined.
    #[error(transparent)]
    Stats(#[from] StatsError),
}

/// The place of an error in a message.
fn at(puzzle: Option<usize>) -> String {
    puzzle.map_or(String::new(), |puzzle| format!(" at puzzle {}", puzzle + 1))
}
