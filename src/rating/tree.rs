//! Depth-first search over boards on which singles are worked out first.

use crate::board::{Board, Verdict};

/// Digits to try, each with its cell, one after the other: one of them is in the solution.
pub(crate) type Choice = Vec<(usize, u8)>;

/// A board on which nothing follows any more, and what is tried on it.
struct Level {
    board: Board,
    choice: Choice,
    /// How many of them were taken up.
    tried: usize,
}

/// A search for the first solution, a digit tried at a time.
pub(crate) struct Tree {
    levels: Vec<Level>,
    solved: bool,
    guesses: u64,
}

impl Tree {
    /// Begins with what follows from singles.
    pub(crate) fn new(mut board: Board, choose: &mut dyn FnMut(&Board) -> Choice) -> Self {
        let verdict = board.propagate(true);
        let mut tree = Self {
            levels: Vec::new(),
            solved: verdict == Verdict::Solved,
            guesses: 0,
        };
        if verdict == Verdict::Open {
            tree.branch(board, choose);
        }
        tree
    }

    fn branch(&mut self, board: Board, choose: &mut dyn FnMut(&Board) -> Choice) {
        let choice = choose(&board);
        self.levels.push(Level {
            board,
            choice,
            tried: 0,
        });
    }

    /// Tries the next digit, unless the search is at its end; says whether it goes on.
    pub(crate) fn step(&mut self, choose: &mut dyn FnMut(&Board) -> Choice) -> bool {
        while (self.levels.last()).is_some_and(|level| level.tried == level.choice.len()) {
            self.levels.pop();
        }
        let Some(level) = self.levels.last_mut().filter(|_| !self.solved) else {
            return false;
        };
        let (cell, digit) = level.choice[level.tried];
        level.tried += 1;
        self.guesses += u64::from(level.tried < level.choice.len());
        let mut board = level.board.clone();
        board.set(cell, digit);
        match board.propagate(true) {
            Verdict::Solved => self.solved = true,
            Verdict::Open => self.branch(board, choose),
            Verdict::Contradiction => {}
        }
        !self.solved
    }

    /// Digits tried on the way to where the search is, those included that were the last of their
    /// choice.
    pub(crate) fn depth(&self) -> usize {
        self.levels.len()
    }

    /// Digits tried while another of the same choice was left.
    pub(crate) fn guesses(&self) -> u64 {
        self.guesses
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_boards::{EASY, HARD, position};

    fn first(board: &Board) -> Choice {
        let cell = board.blanks().next().expect("a blank");
        (board.candidates(cell).iter())
            .map(|digit| (cell, digit))
            .collect()
    }

    /// Depth and guesses of the same search, by recursion.
    fn search(board: &Board, depth: usize, guesses: &mut u64) -> Option<usize> {
        let mut board = board.clone();
        match board.propagate(true) {
            Verdict::Solved => return Some(depth),
            Verdict::Contradiction => return None,
            Verdict::Open => {}
        }
        let choice = first(&board);
        for (tried, &(cell, digit)) in (1..).zip(&choice) {
            *guesses += u64::from(tried < choice.len());
            let mut next = board.clone();
            next.set(cell, digit);
            if let Some(depth) = search(&next, depth + 1, guesses) {
                return Some(depth);
            }
        }
        None
    }

    #[test]
    fn steps_come_to_what_recursion_does() {
        for text in [EASY, HARD] {
            let board = Board::new(&position(text).0);
            let mut guesses = 0;
            let depth = search(&board, 0, &mut guesses).expect("solvable");
            let mut tree = Tree::new(board, &mut first);
            let mut steps = 0;
            while tree.step(&mut first) {
                steps += 1;
            }
            assert_eq!((tree.depth(), tree.guesses()), (depth, guesses), "{text}");
            assert_eq!(text == HARD, steps > 10);
        }
    }
}
