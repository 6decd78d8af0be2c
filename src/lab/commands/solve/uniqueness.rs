//! Whether puzzles have one solution, several or none.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use sudoku_search::Outcome;

/// The class of a puzzle by its number of solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Uniqueness {
    /// Exactly one solution.
    Unique,
    /// Two solutions or more.
    Several,
    /// No solution.
    None,
}

impl Uniqueness {
    /// The uniqueness that the result of a complete solver proves, if it searched for `limit` solutions (0: all) and
    /// found `found`; `None` if the result proves nothing.
    pub(crate) fn of(outcome: Outcome, found: u64, limit: u64) -> Option<Self> {
        match (outcome, found) {
            (_, 2..) => Some(Self::Several),
            (Outcome::Solved, 1) if limit != 1 => Some(Self::Unique),
            (Outcome::Unsolvable, 0) => Some(Self::None),
            _ => None,
        }
    }

    /// The text in tables.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::Several => "several",
            Self::None => "none",
        }
    }
}

/// Counts puzzles by uniqueness, on several threads.
#[derive(Default)]
pub(super) struct Tally {
    unique: AtomicU64,
    several: AtomicU64,
    none: AtomicU64,
}

impl Tally {
    /// Counts a puzzle.
    pub(super) fn count(&self, uniqueness: Uniqueness) {
        let counter = match uniqueness {
            Uniqueness::Unique => &self.unique,
            Uniqueness::Several => &self.several,
            Uniqueness::None => &self.none,
        };
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let (unique, several) = (number(&self.unique), number(&self.several));
        let none = number(&self.none);
        write!(
            f,
            "puzzles with a unique solution: {unique}, with several solutions: {several}, with none: {none}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uniqueness_is_claimed_only_if_it_is_proved() {
        for (outcome, found, limit, expected) in [
            (Outcome::Solved, 1, 2, Some(Uniqueness::Unique)),
            (Outcome::Solved, 1, 0, Some(Uniqueness::Unique)),
            (Outcome::Solved, 1, 1, None),
            (Outcome::Solved, 2, 2, Some(Uniqueness::Several)),
            (Outcome::Time, 2, 0, Some(Uniqueness::Several)),
            (Outcome::Time, 1, 2, None),
            (Outcome::Steps, 0, 2, None),
            (Outcome::Unsolvable, 0, 2, Some(Uniqueness::None)),
        ] {
            assert_eq!(
                Uniqueness::of(outcome, found, limit),
                expected,
                "{outcome:?}"
            );
        }
    }
}
