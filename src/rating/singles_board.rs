//! A candidate board with propagation of singles, on which most scales are built.

use sudoku_grid::{Digits, Houses, Position, Shape};
use sudoku_search::View;

use crate::rater::draw_candidates;

/// The result of propagating singles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Propagation {
    /// Every cell is filled.
    Solved,
    /// Some cells are blank, but there are no more singles.
    Open,
    /// A cell has no candidate or a house has no place for a digit, so there is no solution.
    Contradiction,
}

/// The candidates of all cells. Raters clone boards thousands of times, so a clone is cheap.
#[derive(Clone, Debug)]
pub(crate) struct SinglesBoard {
    houses: &'static Houses,
    side: usize,
    candidates: Vec<Digits>,
    /// `true` for cells whose digit has been removed from their peers.
    filled: Vec<bool>,
    /// The number of cells that are not filled.
    blanks: usize,
    /// Cells with one candidate that are not filled yet.
    pending_singles: Vec<usize>,
    contradictory: bool,
}

impl SinglesBoard {
    /// The board of a position, before propagation.
    pub(crate) fn new(position: &Position) -> Self {
        Self::from_candidates(position.shape(), position.all_candidates())
    }

    /// A board with these candidates, before propagation.
    pub(crate) fn from_candidates(shape: Shape, candidates: &[Digits]) -> Self {
        let cells = 0..candidates.len();
        Self {
            houses: shape.houses(),
            side: shape.side(),
            candidates: candidates.to_vec(),
            filled: vec![false; candidates.len()],
            blanks: candidates.len(),
            pending_singles: (cells.filter(|cell| candidates[*cell].len() == 1)).collect(),
            contradictory: candidates.contains(&Digits::EMPTY),
        }
    }

    /// The candidates of a cell.
    pub(crate) fn candidates(&self, cell: usize) -> Digits {
        self.candidates[cell]
    }

    /// The houses of the grid.
    pub(crate) fn houses(&self) -> &'static Houses {
        self.houses
    }

    /// The cells that are not filled.
    pub(crate) fn blanks(&self) -> impl Iterator<Item = usize> {
        (0..self.filled.len()).filter(|cell| !self.filled[*cell])
    }

    /// The first cell with an index of at least `from` that is not filled; `None` if there is none.
    pub(crate) fn next_blank(&self, from: usize) -> Option<usize> {
        (from..self.filled.len()).find(|cell| !self.filled[*cell])
    }

    /// Copies another board of the same shape into this board and reuses its memory.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.candidates.copy_from_slice(&other.candidates);
        self.filled.copy_from_slice(&other.filled);
        self.pending_singles.clone_from(&other.pending_singles);
        self.blanks = other.blanks;
        self.contradictory = other.contradictory;
    }

    /// Draws the givens of `position`, and the candidates of this board in the other cells.
    pub(crate) fn draw(&self, view: &mut View, position: &Position) {
        draw_candidates(view, position, |cell| self.candidates(cell));
    }

    /// Places a digit in a cell, without propagation.
    pub(crate) fn set(&mut self, cell: usize, digit: u8) {
        self.restrict(cell, Digits::only(digit));
    }

    /// Places naked singles and, if `hidden` is `true`, hidden singles, until there are no more. Returns the
    /// state of the board after that.
    pub(crate) fn propagate(&mut self, hidden: bool) -> Propagation {
        loop {
            while let Some(cell) = self.pending_singles.pop() {
                self.fill(cell);
                if self.contradictory {
                    return Propagation::Contradiction;
                }
            }
            if self.contradictory {
                return Propagation::Contradiction;
            }
            if self.blanks == 0 {
                return Propagation::Solved;
            }
            if !hidden || !self.find_hidden_singles() {
                return if self.contradictory {
                    Propagation::Contradiction
                } else {
                    Propagation::Open
                };
            }
        }
    }

    /// Marks a cell with one candidate as filled and removes its digit from its peers.
    fn fill(&mut self, cell: usize) {
        if self.filled[cell] {
            return;
        }
        self.filled[cell] = true;
        self.blanks -= 1;
        let digit = self.candidates[cell];
        let houses = self.houses;
        for &peer in houses.peers(cell) {
            self.remove(peer, digit);
        }
    }

    /// Removes digits from the candidates of a cell; returns `true` if any was present.
    pub(crate) fn remove(&mut self, cell: usize, digits: Digits) -> bool {
        let old_candidates = self.candidates[cell];
        let loses_candidates = !(old_candidates & digits).is_empty();
        if loses_candidates {
            self.restrict(cell, old_candidates - digits);
        }
        loses_candidates
    }

    /// Removes all candidates of a cell except these digits.
    fn restrict(&mut self, cell: usize, digits: Digits) {
        let old_candidates = self.candidates[cell];
        let remaining = old_candidates & digits;
        self.candidates[cell] = remaining;
        match remaining.len() {
            0 => self.contradictory = true,
            1 if old_candidates != remaining => self.pending_singles.push(cell),
            _ => {}
        }
    }

    /// Reduces cells to their hidden singles; returns `true` if there are cells to fill. A cell with two
    /// hidden singles becomes contradictory.
    fn find_hidden_singles(&mut self) -> bool {
        let all_digits = Digits::all(self.side);
        for cells in self.houses.iter() {
            let mut naked_singles = Digits::EMPTY;
            let candidates = cells.iter().map(|&cell| {
                let candidates = self.candidates[cell];
                if candidates.len() == 1 {
                    naked_singles |= candidates;
                }
                candidates
            });
            let (present, unique) = Digits::any_and_once(candidates);
            if present != all_digits {
                self.contradictory = true;
                return false;
            }
            // The digit of a cell with one candidate reduces nothing, and most cells have one.
            let hidden_digits = unique - naked_singles;
            if hidden_digits.is_empty() {
                continue;
            }
            for &cell in cells {
                let hidden_here = self.candidates[cell] & hidden_digits;
                if !hidden_here.is_empty() && !self.filled[cell] {
                    // If two digits have no other place, no candidate of this cell can be right.
                    let reduced = if hidden_here.len() == 1 {
                        hidden_here
                    } else {
                        Digits::EMPTY
                    };
                    self.restrict(cell, reduced);
                }
            }
        }
        !self.pending_singles.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_boards::{EASY, HARD, position_and_solution};

    /// A reference implementation of [`SinglesBoard::propagate`]: places the first single, in the order of
    /// cells and digits, and starts again until there are no more. If `hidden` is `false`, only naked singles
    /// are placed. Returns the final position.
    fn place_singles_naively(mut position: Position, hidden: bool) -> Position {
        let houses = position.shape().houses();
        let is_single = |position: &Position, cell: usize, digit: u8| {
            position.candidates(cell).len() == 1
                || hidden
                    && houses.of(cell).iter().any(|house| {
                        let others = houses.cells(*house).iter().filter(|other| **other != cell);
                        others.clone().count() == 8
                            && !others
                                .copied()
                                .any(|cell| position.candidates(cell).contains(digit))
                    })
        };
        'placed: loop {
            for cell in position.blanks().collect::<Vec<_>>() {
                for digit in position.candidates(cell) {
                    if is_single(&position, cell, digit) {
                        position.place(cell, digit);
                        continue 'placed;
                    }
                }
            }
            return position;
        }
    }

    #[test]
    fn propagation_places_the_same_singles_as_the_naive_implementation() {
        for text in [EASY, HARD] {
            for cells in [0..0, 0..9, 30..34, 60..81] {
                for hidden in [false, true] {
                    let (mut puzzle, solution) = position_and_solution(text);
                    for cell in cells.clone() {
                        if puzzle.value(cell) == 0 {
                            puzzle.place(cell, solution.get(cell));
                        }
                    }
                    let mut board = SinglesBoard::new(&puzzle);
                    let propagation = board.propagate(hidden);
                    let expected = place_singles_naively(puzzle, hidden);
                    let candidates = (0..81).map(|cell| board.candidates(cell));
                    assert!(
                        candidates.eq(expected.all_candidates().iter().copied()),
                        "{text}"
                    );
                    assert_eq!(propagation == Propagation::Solved, expected.is_solved());
                    assert!(board.blanks().eq(expected.blanks()));
                }
            }
        }
    }

    #[test]
    fn contradictions_are_detected() {
        let (puzzle, solution) = position_and_solution(EASY);
        // Every wrong candidate of this puzzle leads to a contradiction by singles alone.
        for cell in puzzle.blanks() {
            for digit in puzzle.candidates(cell) {
                let mut board = SinglesBoard::new(&puzzle);
                board.set(cell, digit);
                let expected = if digit == solution.get(cell) {
                    Propagation::Solved
                } else {
                    Propagation::Contradiction
                };
                assert_eq!(board.propagate(true), expected, "{digit} in {cell}");
            }
        }
        let mut board = SinglesBoard::new(&puzzle);
        let cell = puzzle.blanks().next().expect("a blank");
        board.remove(cell, puzzle.candidates(cell));
        assert_eq!(board.propagate(true), Propagation::Contradiction);
    }
}
