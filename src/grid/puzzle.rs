//! Puzzles: givens, as opposed to digits that a player has entered.

use crate::{Digits, DuplicateDigit, Grid, Position, Shape};

/// The givens of a puzzle, and the candidates of its blank cells if the puzzle restricts them.
///
/// A puzzle never contains digits that a player or an algorithm has placed. Functions that rate,
/// compare, count or extend a puzzle take a `Puzzle`, and functions that continue a game take a
/// [`Position`], so that confusing the two does not compile:
///
/// ```
/// use sudoku_grid::{Grid, Puzzle, Shape};
///
/// fn givens(puzzle: &Puzzle) -> usize {
///     puzzle.givens().givens()
/// }
///
/// let puzzle = Puzzle::new(&Grid::empty(Shape::NINE)).expect("no conflict");
/// assert_eq!(givens(&puzzle), 0);
/// ```
///
/// ```compile_fail,E0308
/// use sudoku_grid::{Grid, Puzzle, Shape};
///
/// fn givens(puzzle: &Puzzle) -> usize {
///     puzzle.givens().givens()
/// }
///
/// let mut position = Puzzle::new(&Grid::empty(Shape::NINE)).expect("no conflict").into_position();
/// position.place(0, 5);
/// givens(&position);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position before the first move: its values are the givens.
    start: Position,
}

impl Puzzle {
    /// Creates a puzzle with these givens.
    ///
    /// # Errors
    /// Returns a conflict if two givens of a house are the same digit.
    pub fn new(givens: &Grid) -> Result<Self, DuplicateDigit> {
        Position::new(givens).map(|start| Self { start })
    }

    /// Creates a puzzle with these givens, in which the candidates of each blank cell are
    /// restricted to the given set.
    ///
    /// # Errors
    /// Returns a conflict if two givens of a house are the same digit.
    ///
    /// # Panics
    /// Panics if the number of sets is not the number of cells.
    pub fn with_candidates(givens: &Grid, candidates: &[Digits]) -> Result<Self, DuplicateDigit> {
        Position::with_candidates(givens, candidates).map(|start| Self { start })
    }

    /// The shape of the grid.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.start.shape()
    }

    /// The givens.
    #[inline]
    pub fn givens(&self) -> &Grid {
        self.start.givens()
    }

    /// The position before any digit is placed.
    #[inline]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Converts the puzzle into the position before any digit is placed.
    #[inline]
    pub fn into_position(self) -> Position {
        self.start
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_leaves_the_puzzle_unchanged() {
        let mut givens = Grid::empty(Shape::NINE);
        givens.set(0, 5);
        let puzzle = Puzzle::new(&givens).expect("no duplicate digit");
        let mut position = puzzle.start().clone();
        position.place(80, 5);
        assert_eq!(puzzle.givens(), &givens);
        assert_eq!(puzzle.start().value(80), 0);
        assert_eq!(Puzzle::new(position.givens()).as_ref(), Ok(&puzzle));
        assert_eq!(puzzle.clone().into_position(), *puzzle.start());
    }

    #[test]
    fn restricted_candidates_belong_to_the_puzzle() {
        let givens = Grid::empty(Shape::NINE);
        let mut sets = vec![Digits::all(9); 81];
        sets[3] = [1, 2].into_iter().collect();
        let puzzle = Puzzle::with_candidates(&givens, &sets).expect("no duplicate digit");
        assert_eq!(puzzle.start().candidates(3), sets[3]);
        assert_eq!(puzzle.shape(), Shape::NINE);
    }

    #[test]
    fn conflicting_givens_are_rejected() {
        let mut givens = Grid::empty(Shape::NINE);
        givens.set(0, 5);
        givens.set(8, 5);
        let duplicate = givens.duplicate_digits().into_iter().next();
        assert_eq!(Puzzle::new(&givens).err(), duplicate);
        let all = vec![Digits::all(9); 81];
        assert_eq!(Puzzle::with_candidates(&givens, &all).err(), duplicate);
    }
}
