//! Puzzles in play.

use crate::{Digits, DuplicateDigit, Grid, Shape};

/// A puzzle in play: its givens, and the values and candidates of its cells.
///
/// The only candidate of a filled cell is its digit. The candidates of a blank cell never include a
/// digit that is placed in a peer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    givens: Grid,
    values: Vec<u8>,
    candidates: Vec<Digits>,
}

impl Position {
    /// The position before any digit is placed. The candidates of a cell are the digits that none
    /// of its peers holds.
    ///
    /// # Errors
    /// Returns a conflict if two givens of a house are the same digit.
    pub fn new(givens: &Grid) -> Result<Self, DuplicateDigit> {
        let shape = givens.shape();
        let mut position = Self {
            givens: givens.clone(),
            values: vec![0; shape.cells()],
            candidates: vec![Digits::all(shape.side()); shape.cells()],
        };
        for (cell, &digit) in givens.digits().iter().enumerate() {
            if digit == 0 {
                continue;
            }
            // A candidate is missing only if a peer holds the digit, so the search for the conflict
            // runs only then.
            if !position.candidates[cell].contains(digit)
                && let Some(duplicate) = givens.duplicate_digits().into_iter().next()
            {
                return Err(duplicate);
            }
            position.place(cell, digit);
        }
        Ok(position)
    }

    /// The position of a puzzle, in which each blank cell has only those candidates that are in its set
    /// of `candidates` (one set per cell, row by row) and that no given of its houses excludes.
    ///
    /// # Errors
    /// Returns a conflict if two givens of a house are the same digit.
    ///
    /// # Panics
    /// Panics if the number of sets is not the number of cells.
    pub fn with_candidates(givens: &Grid, candidates: &[Digits]) -> Result<Self, DuplicateDigit> {
        assert!(
            candidates.len() == givens.shape().cells(),
            "a set for each cell"
        );
        let mut position = Self::new(givens)?;
        for (cell, allowed) in candidates.iter().enumerate() {
            if position.values[cell] == 0 {
                position.candidates[cell] &= *allowed;
            }
        }
        Ok(position)
    }

    /// The shape of the grid.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.givens.shape()
    }

    /// The givens of the puzzle.
    #[inline]
    pub fn givens(&self) -> &Grid {
        &self.givens
    }

    /// The digit in a cell, given or placed; 0 stands for a blank.
    #[inline]
    pub fn value(&self, cell: usize) -> u8 {
        self.values[cell]
    }

    /// The digits in all cells, row by row; 0 stands for a blank.
    #[inline]
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// The candidates of a cell. The only candidate of a filled cell is its digit.
    #[inline]
    pub fn candidates(&self, cell: usize) -> Digits {
        self.candidates[cell]
    }

    /// The candidates of all cells, row by row.
    #[inline]
    pub fn all_candidates(&self) -> &[Digits] {
        &self.candidates
    }

    /// The blank cells, ascending.
    pub fn blanks(&self) -> impl Iterator<Item = usize> {
        self.values
            .iter()
            .enumerate()
            .filter(|(_, digit)| **digit == 0)
            .map(|(cell, _)| cell)
    }

    /// The number of bytes that a clone owns on the heap.
    pub fn heap_bytes(&self) -> usize {
        self.givens.digits().len() + self.values.len() + size_of_val(self.candidates.as_slice())
    }

    /// Places a digit in a blank cell and removes it from the candidates of the peers.
    ///
    /// Placing a digit again in the same cell has no effect. The digit need not be a candidate of
    /// the cell; if it is not, the position may become contradictory.
    ///
    /// # Panics
    /// Panics if the cell holds another digit, or if there is no such cell or digit.
    pub fn place(&mut self, cell: usize, digit: u8) {
        let shape = self.shape();
        assert!(
            (1..=shape.side()).contains(&usize::from(digit)),
            "there is no such digit"
        );
        let previous = self.values[cell];
        assert!(
            previous == 0 || previous == digit,
            "the cell holds another digit"
        );
        self.values[cell] = digit;
        self.candidates[cell] = Digits::only(digit);
        for &peer in shape.houses().peers(cell) {
            if self.values[peer] == 0 {
                self.candidates[peer].remove(digit);
            }
        }
    }

    /// Removes a candidate from a blank cell. Returns `true` if the cell had the candidate.
    pub fn eliminate(&mut self, cell: usize, digit: u8) -> bool {
        let is_candidate = self.values[cell] == 0 && self.candidates[cell].contains(digit);
        if is_candidate {
            self.candidates[cell].remove(digit);
        }
        is_candidate
    }

    /// Returns `true` if every cell is filled and no house repeats a digit.
    pub fn is_solved(&self) -> bool {
        let all = Digits::all(self.shape().side());
        let values = |cells: &[usize]| cells.iter().map(|cell| self.values[*cell]).collect();
        self.shape()
            .houses()
            .iter()
            .all(|cells| all == values(cells))
    }

    /// Returns `true` if the position obviously has no solution: a blank cell has no candidate, a
    /// house repeats a digit, or a house has no place for a digit.
    pub fn is_contradictory(&self) -> bool {
        let all = Digits::all(self.shape().side());
        self.candidates.contains(&Digits::EMPTY)
            || self.shape().houses().iter().any(|cells| {
                let mut possible_digits = Digits::EMPTY;
                let mut values = Digits::EMPTY;
                let mut repeats = false;
                for &cell in cells {
                    possible_digits |= self.candidates[cell];
                    repeats |= values.contains(self.values[cell]);
                    values |= Digits::only(self.values[cell]);
                }
                repeats || possible_digits != all
            })
    }

    /// The values as a grid.
    pub fn to_grid(&self) -> Grid {
        let mut grid = Grid::empty(self.shape());
        for (cell, &digit) in self.values.iter().enumerate() {
            grid.set(cell, digit);
        }
        grid
    }
}
