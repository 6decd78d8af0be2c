use std::fmt;

use sudoku_grid::{DuplicateDigit, SolutionFault};
use thiserror::Error;

/// The way in which a [`Search`](crate::Search) broke its contract. A run ends with
/// [`Outcome::Crashed`](crate::Outcome::Crashed) at the first fault, and keeps the solutions that were found
/// before.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SearchFault {
    /// The search claims a solution that does not solve the puzzle.
    WrongSolution(SolutionFault),
    /// A generator claims a puzzle with conflicting givens.
    ConflictingPuzzle(DuplicateDigit),
    /// A generator claims a puzzle that lacks a given of its pattern.
    MissingGiven,
    /// The search claims a solution with a digit that is not a candidate of its cell.
    NotCandidate {
        /// The index of the cell.
        cell: usize,
        /// The digit that the search placed in the cell.
        digit: u8,
    },
    /// The digits in view do not form a grid of the puzzle's shape.
    InvalidGrid,
    /// A rater claims a rating that does not have one valid value per column of its scale, or the rater has
    /// no scale.
    InvalidRating,
    /// The search claims that its space is exhausted, although it is not complete.
    Incomplete,
    /// The number of completed steps decreased, or increased by more than one per call of
    /// [`Search::step`](crate::Search::step).
    Steps {
        /// The number of completed steps before the calls.
        from: u64,
        /// The number of completed steps after the calls.
        to: u64,
        /// The number of calls of [`Search::step`](crate::Search::step).
        calls: u64,
    },
    /// A search that is not a type of Rust failed, for this reason.
    #[cfg(feature = "dynamic")]
    Failed(String),
    /// [`Search::solve_many`](crate::Search::solve_many) did not return one answer per puzzle.
    Answers {
        /// The number of puzzles.
        puzzles: usize,
    },
}

impl fmt::Display for SearchFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Without the texts, which only authors of a search need.
        if !cfg!(feature = "texts") {
            return f.write_str("the search is faulty");
        }
        #[cfg(feature = "dynamic")]
        if let Self::Failed(message) = self {
            return f.write_str(message);
        }
        f.write_str("the search is faulty: ")?;
        match self {
            Self::WrongSolution(fault) => write!(f, "it found no solution: {fault}"),
            Self::ConflictingPuzzle(duplicate) => write!(f, "it made no puzzle: {duplicate}"),
            Self::MissingGiven => f.write_str("it lost a given"),
            Self::NotCandidate { cell, digit } => {
                write!(
                    f,
                    "it put {digit} into cell {}, where {digit} is no candidate",
                    cell + 1
                )
            }
            Self::InvalidGrid => {
                f.write_str("the digits in view are no grid of the puzzle's shape")
            }
            Self::InvalidRating => f.write_str("its rating does not fit its scale"),
            Self::Incomplete => {
                f.write_str("it claims that nothing is left to search, though it is not complete")
            }
            Self::Steps { from, to, calls } => {
                write!(
                    f,
                    "it counted {to} steps after {from}, within {calls} calls"
                )
            }
            #[cfg(feature = "dynamic")]
            Self::Failed(message) => f.write_str(message),
            Self::Answers { puzzles } => {
                write!(
                    f,
                    "it did not give one answer for each of {puzzles} puzzles"
                )
            }
        }
    }
}
