//! Depth-first search over boards on which singles are propagated.

use sudoku_grid::Position;
use sudoku_search::View;

use crate::rater::draw_position;
use crate::singles_board::{Propagation, SinglesBoard};
use crate::tries::TryCounts;

/// The alternatives of a branching, in the order in which they are tried: cells and digits of which
/// exactly one is in the solution.
pub(crate) type Branching = Vec<(usize, u8)>;

/// A level of the search tree: a board on which all singles are placed, and the branching on it.
struct TreeLevel {
    board: SinglesBoard,
    branching: Branching,
    /// The number of alternatives tried.
    tried: usize,
}

/// A depth-first search for the first solution. Each step tries one digit and propagates singles.
pub(crate) struct Tree {
    levels: Vec<TreeLevel>,
    solved: bool,
    nodes: u64,
    guesses: u64,
}

impl Tree {
    /// Starts a search by propagating singles.
    pub(crate) fn new(
        mut board: SinglesBoard,
        choose: &mut dyn FnMut(&SinglesBoard) -> Branching,
    ) -> Self {
        let propagation = board.propagate(true);
        let mut tree = Self {
            levels: Vec::new(),
            solved: propagation == Propagation::Solved,
            nodes: 0,
            guesses: 0,
        };
        if propagation == Propagation::Open {
            tree.push_level(board, choose);
        }
        tree
    }

    fn push_level(
        &mut self,
        board: SinglesBoard,
        choose: &mut dyn FnMut(&SinglesBoard) -> Branching,
    ) {
        let branching = choose(&board);
        self.levels.push(TreeLevel {
            board,
            branching,
            tried: 0,
        });
    }

    /// Tries the next digit, unless the search has ended; returns `true` if the search continues.
    pub(crate) fn step(&mut self, choose: &mut dyn FnMut(&SinglesBoard) -> Branching) -> bool {
        while (self.levels.last()).is_some_and(|level| level.tried == level.branching.len()) {
            self.levels.pop();
        }
        let Some(level) = self.levels.last_mut().filter(|_| !self.solved) else {
            return false;
        };
        let (cell, digit) = level.branching[level.tried];
        level.tried += 1;
        self.nodes += 1;
        self.guesses += u64::from(level.tried < level.branching.len());
        let mut board = level.board.clone();
        board.set(cell, digit);
        match board.propagate(true) {
            Propagation::Solved => self.solved = true,
            Propagation::Open => self.push_level(board, choose),
            Propagation::Contradiction => {}
        }
        !self.solved
    }

    /// The number of digits on the current branch, including last alternatives, which are no
    /// guesses.
    pub(crate) fn depth(&self) -> usize {
        self.levels.len()
    }

    /// The number of digits tried while another alternative was left.
    pub(crate) fn guesses(&self) -> u64 {
        self.guesses
    }

    /// Returns `true` if the search has ended at a solution.
    pub(crate) fn is_solved(&self) -> bool {
        self.solved
    }

    /// The counts `previous`, increased by the counts of this search.
    pub(crate) fn counts(&self, previous: TryCounts) -> TryCounts {
        TryCounts {
            nodes: previous.nodes + self.nodes,
            guesses: previous.guesses + self.guesses,
            ..previous
        }
    }

    /// Draws the board of the deepest branching; before there is one, draws `position`.
    pub(crate) fn draw(&self, view: &mut View, position: &Position) {
        match self.levels.last() {
            Some(level) => level.board.draw(view, position),
            None => draw_position(view, position),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_boards::{EASY, HARD, position_and_solution};

    fn first_blank_branching(board: &SinglesBoard) -> Branching {
        let cell = board.blanks().next().expect("a blank");
        (board.candidates(cell).iter())
            .map(|digit| (cell, digit))
            .collect()
    }

    /// A reference implementation of the search, by recursion. Returns the depth of the first solution, or
    /// `None` without a solution, and adds the number of guesses to `guesses`.
    fn search(board: &SinglesBoard, depth: usize, guesses: &mut u64) -> Option<usize> {
        let mut board = board.clone();
        match board.propagate(true) {
            Propagation::Solved => return Some(depth),
            Propagation::Contradiction => return None,
            Propagation::Open => {}
        }
        let branching = first_blank_branching(&board);
        for (tried, &(cell, digit)) in (1..).zip(&branching) {
            *guesses += u64::from(tried < branching.len());
            let mut next = board.clone();
            next.set(cell, digit);
            if let Some(depth) = search(&next, depth + 1, guesses) {
                return Some(depth);
            }
        }
        None
    }

    #[test]
    fn steps_equal_recursion() {
        for text in [EASY, HARD] {
            let board = SinglesBoard::new(&position_and_solution(text).0);
            let mut guesses = 0;
            let depth = search(&board, 0, &mut guesses).expect("solvable");
            let mut tree = Tree::new(board, &mut first_blank_branching);
            let mut steps = 0;
            while tree.step(&mut first_blank_branching) {
                steps += 1;
            }
            assert_eq!((tree.depth(), tree.guesses()), (depth, guesses), "{text}");
            assert_eq!(text == HARD, steps > 10);
        }
    }
}
