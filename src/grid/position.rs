//! A puzzle in play.

use crate::{Clash, Digits, Grid, Shape};

/// Values and candidates of a puzzle, beside its givens.
///
/// A filled cell's candidates are its digit alone; a blank cell's never hold a digit placed in one
/// of its peers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    givens: Grid,
    values: Vec<u8>,
    candidates: Vec<Digits>,
}

impl Position {
    /// The puzzle at its start: the candidates of a cell are the digits that none of its peers has.
    ///
    /// # Errors
    /// Two givens of a house that are the same digit.
    pub fn new(givens: &Grid) -> Result<Self, Clash> {
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
            // A peer has it: then there is a clash, and only then are all looked for.
            if !position.candidates[cell].contains(digit)
                && let Some(clash) = givens.clashes().into_iter().next()
            {
                return Err(clash);
            }
            position.place(cell, digit);
        }
        Ok(position)
    }

    /// The puzzle at its start, with the candidates of each blank cell among those in its set too.
    ///
    /// # Errors
    /// Two givens of a house that are the same digit.
    ///
    /// # Panics
    /// If there are not as many sets as cells.
    pub fn with_candidates(givens: &Grid, candidates: &[Digits]) -> Result<Self, Clash> {
        assert_eq!(
            candidates.len(),
            givens.shape().cells(),
            "a set for each cell"
        );
        let mut position = Self::new(givens)?;
        for (cell, among) in candidates.iter().enumerate() {
            if position.values[cell] == 0 {
                position.candidates[cell] &= *among;
            }
        }
        Ok(position)
    }

    /// Its shape.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.givens.shape()
    }

    /// The puzzle it started from.
    #[inline]
    pub fn givens(&self) -> &Grid {
        &self.givens
    }

    /// The digit in a cell, given or placed; 0 is a blank.
    #[inline]
    pub fn value(&self, cell: usize) -> u8 {
        self.values[cell]
    }

    /// The digits in all cells, row by row; 0 is a blank.
    #[inline]
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// The candidates of a cell: its digit alone, if it is filled.
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

    /// Bytes a clone would own on the heap.
    pub fn heap_bytes(&self) -> usize {
        self.givens.digits().len() + self.values.len() + size_of_val(self.candidates.as_slice())
    }

    /// Writes a digit into a blank cell and takes it from the candidates of the peers.
    ///
    /// Nothing happens if it is there already. The digit need not be a candidate: if it is not, the
    /// position may become contradictory.
    ///
    /// # Panics
    /// If the cell holds another digit, or there is no such cell or digit.
    pub fn place(&mut self, cell: usize, digit: u8) {
        let shape = self.shape();
        assert!(
            (1..=shape.side()).contains(&usize::from(digit)),
            "there is no such digit"
        );
        let before = self.values[cell];
        assert!(
            before == 0 || before == digit,
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

    /// Takes a candidate from a blank cell; says whether it was there.
    pub fn eliminate(&mut self, cell: usize, digit: u8) -> bool {
        let present = self.values[cell] == 0 && self.candidates[cell].contains(digit);
        if present {
            self.candidates[cell].remove(digit);
        }
        present
    }

    /// Whether every cell is filled and no house repeats a digit.
    pub fn is_solved(&self) -> bool {
        let all = Digits::all(self.shape().side());
        let values = |cells: &[usize]| cells.iter().map(|cell| self.values[*cell]).collect();
        self.shape()
            .houses()
            .iter()
            .all(|cells| all == values(cells))
    }

    /// Whether it plainly has no solution: a blank cell without a candidate, a digit twice in a
    /// house, or a house with no place left for a digit.
    pub fn is_contradictory(&self) -> bool {
        let all = Digits::all(self.shape().side());
        self.candidates.contains(&Digits::EMPTY)
            || self.shape().houses().iter().any(|cells| {
                let mut places = Digits::EMPTY;
                let mut values = Digits::EMPTY;
                let mut twice = false;
                for &cell in cells {
                    places |= self.candidates[cell];
                    twice |= values.contains(self.values[cell]);
                    values |= Digits::only(self.values[cell]);
                }
                twice || places != all
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
