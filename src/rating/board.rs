//! Candidates, and what follows from singles alone: what most scales are built on.

use sudoku_grid::{Digits, Houses, Position, Shape};

/// How far singles lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Every cell is filled.
    Solved,
    /// Nothing follows any more.
    Open,
    /// There is no solution.
    Contradiction,
}

/// The candidates of all cells. Copies are cheap: they are made by the thousand.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    houses: &'static Houses,
    side: usize,
    candidates: Vec<Digits>,
    /// Whether a cell's digit is gone from its peers.
    filled: Vec<bool>,
    blanks: usize,
    /// Cells with one candidate that are not filled yet.
    waiting: Vec<usize>,
    contradictory: bool,
}

impl Board {
    /// A position, nothing of which is worked out yet.
    pub(crate) fn new(position: &Position) -> Self {
        Self::of(position.shape(), position.all_candidates())
    }

    /// Cells with these candidates.
    pub(crate) fn of(shape: Shape, candidates: &[Digits]) -> Self {
        let cells = 0..candidates.len();
        Self {
            houses: shape.houses(),
            side: shape.side(),
            candidates: candidates.to_vec(),
            filled: vec![false; candidates.len()],
            blanks: candidates.len(),
            waiting: (cells.filter(|cell| candidates[*cell].len() == 1)).collect(),
            contradictory: candidates.contains(&Digits::EMPTY),
        }
    }

    pub(crate) fn candidates(&self, cell: usize) -> Digits {
        self.candidates[cell]
    }

    pub(crate) fn houses(&self) -> &'static Houses {
        self.houses
    }

    /// Cells that are not filled.
    pub(crate) fn blanks(&self) -> impl Iterator<Item = usize> {
        (0..self.filled.len()).filter(|cell| !self.filled[*cell])
    }

    /// Puts a digit in a cell; what follows is worked out when asked for.
    pub(crate) fn set(&mut self, cell: usize, digit: u8) {
        self.keep(cell, Digits::only(digit));
    }

    /// Works out all that follows from naked singles and, if asked, hidden ones.
    pub(crate) fn propagate(&mut self, hidden: bool) -> Verdict {
        loop {
            while let Some(cell) = self.waiting.pop() {
                self.fill(cell);
                if self.contradictory {
                    return Verdict::Contradiction;
                }
            }
            if self.contradictory {
                return Verdict::Contradiction;
            }
            if self.blanks == 0 {
                return Verdict::Solved;
            }
            if !hidden || !self.find_hidden() {
                return if self.contradictory {
                    Verdict::Contradiction
                } else {
                    Verdict::Open
                };
            }
        }
    }

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

    /// Takes digits from a cell's candidates; says whether one was there.
    pub(crate) fn remove(&mut self, cell: usize, digits: Digits) -> bool {
        let before = self.candidates[cell];
        let there = !(before & digits).is_empty();
        if there {
            self.keep(cell, before - digits);
        }
        there
    }

    fn keep(&mut self, cell: usize, digits: Digits) {
        let before = self.candidates[cell];
        let left = before & digits;
        self.candidates[cell] = left;
        match left.len() {
            0 => self.contradictory = true,
            1 if before != left => self.waiting.push(cell),
            _ => {}
        }
    }

    /// Leaves cells the digit that has no other place in a house; says whether there are such.
    fn find_hidden(&mut self) -> bool {
        let all = Digits::all(self.side);
        for cells in self.houses.iter() {
            let (mut once, mut twice) = (Digits::EMPTY, Digits::EMPTY);
            for &cell in cells {
                let here = self.candidates[cell];
                twice |= once & here;
                once |= here;
            }
            if once != all {
                self.contradictory = true;
                return false;
            }
            let hidden = once - twice;
            if hidden.is_empty() {
                continue;
            }
            for &cell in cells {
                let here = self.candidates[cell] & hidden;
                if !here.is_empty() && !self.filled[cell] {
                    // Two digits with no other place leave this one no candidate it could keep.
                    let kept = if here.len() == 1 { here } else { Digits::EMPTY };
                    self.keep(cell, kept);
                }
            }
        }
        !self.waiting.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_boards::{EASY, HARD, position};

    /// Singles as they are defined: one at a time, looked for from the start.
    fn slowly(mut position: Position, hidden: bool) -> Position {
        let houses = position.shape().houses();
        let lone = |position: &Position, cell: usize, digit: u8| {
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
                    if lone(&position, cell, digit) {
                        position.place(cell, digit);
                        continue 'placed;
                    }
                }
            }
            return position;
        }
    }

    #[test]
    fn all_that_follows_is_what_follows_one_by_one() {
        for text in [EASY, HARD] {
            for cells in [0..0, 0..9, 30..34, 60..81] {
                for hidden in [false, true] {
                    let (mut puzzle, solution) = position(text);
                    for cell in cells.clone() {
                        if puzzle.value(cell) == 0 {
                            puzzle.place(cell, solution.get(cell));
                        }
                    }
                    let mut board = Board::new(&puzzle);
                    let verdict = board.propagate(hidden);
                    let slow = slowly(puzzle, hidden);
                    let all = (0..81).map(|cell| board.candidates(cell));
                    assert!(all.eq(slow.all_candidates().iter().copied()), "{text}");
                    assert_eq!(verdict == Verdict::Solved, slow.is_solved());
                    assert!(board.blanks().eq(slow.blanks()));
                }
            }
        }
    }

    #[test]
    fn what_cannot_be_is_seen() {
        let (puzzle, solution) = position(EASY);
        // Every wrong candidate of this puzzle contradicts itself by singles alone.
        for cell in puzzle.blanks() {
            for digit in puzzle.candidates(cell) {
                let mut board = Board::new(&puzzle);
                board.set(cell, digit);
                let expected = if digit == solution.get(cell) {
                    Verdict::Solved
                } else {
                    Verdict::Contradiction
                };
                assert_eq!(board.propagate(true), expected, "{digit} in {cell}");
            }
        }
        let mut board = Board::new(&puzzle);
        let cell = puzzle.blanks().next().expect("a blank");
        board.remove(cell, puzzle.candidates(cell));
        assert_eq!(board.propagate(true), Verdict::Contradiction);
    }
}
