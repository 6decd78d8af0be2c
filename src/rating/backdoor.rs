//! Backdoor size: the smallest number of cells whose digits let singles solve the rest.

use sudoku_search::Seed;

use crate::scale::{Rater, RatingScale, ScaleColumn, ScaleInfo};
use crate::singles_board::{Propagation, SinglesBoard};
use crate::{Rating, RatingValue, UniquePuzzle};

pub(crate) struct Backdoor;

/// The maximum number of cells revealed together.
const MAX_SIZE: usize = 3;

static ABOUT: ScaleInfo = ScaleInfo {
    id: "backdoor",
    name: "Backdoor size",
    measures: "How few cells one must be told so that naked and hidden singles do the rest.",
    definition: "The smallest number of blank cells with which, their digits of the solution \
                 written in, naked and hidden singles fill the grid; 0 is a puzzle that they solve \
                 as it is. All sets of one, two and three cells are tried, in the order of the \
                 cells, and the first that does is named. Puzzles that need more are >=4.",
    source: "Williams, Gomes and Selman, \"Backdoors to typical case complexity\", IJCAI 2003, with \
             singles as the procedure that must do the rest, as HoDoKu looks for them too.",
    unit: "cells",
    checked: "No table is published. The sets are held against a slower search through all of them.",
    sides: (4, 25),
    random: false,
    columns: &[ScaleColumn {
        id: "backdoor",
        name: "Backdoor size",
        decimals: 0,
        classes: &[],
    }],
};

impl RatingScale for Backdoor {
    fn about(&self) -> &'static ScaleInfo {
        &ABOUT
    }

    fn start(&self, puzzle: &UniquePuzzle, _: Seed) -> Box<dyn Rater> {
        let mut board = SinglesBoard::new(puzzle.start());
        if board.propagate(true) == Propagation::Solved {
            return Box::new(Rating::from(RatingValue::Number(0.0)));
        }
        Box::new(BackdoorSearch::new(
            board,
            puzzle.solution().digits(),
            MAX_SIZE,
        ))
    }
}

/// A board after some cells were revealed, and the next cell to reveal.
struct RevealedBoard {
    board: SinglesBoard,
    next: usize,
}

struct BackdoorSearch {
    solution: Vec<u8>,
    /// The number of cells revealed together at present; then the maximum.
    size: usize,
    max_size: usize,
    /// The board with no cell revealed, with one cell revealed, and so on.
    revealed: Vec<RevealedBoard>,
    cells: Vec<usize>,
}

impl Rater for BackdoorSearch {
    /// Reveals one more cell.
    fn step(&mut self) -> Option<Rating> {
        let deepest = self.revealed.last_mut().expect("the first one stays");
        // Revealing a filled cell has no effect.
        let blank = (deepest.board.blanks()).find(|cell| *cell >= deepest.next);
        let Some(cell) = blank else {
            return self.backtrack();
        };
        deepest.next = cell + 1;
        let mut board = deepest.board.clone();
        board.set(cell, self.solution[cell]);
        let solved = board.propagate(true) == Propagation::Solved;
        self.cells.push(cell);
        if solved {
            #[expect(clippy::cast_precision_loss, reason = "at most 3")]
            return Some(Rating {
                values: vec![RatingValue::Number(self.cells.len() as f64)],
                cells: self.cells.clone(),
            });
        }
        if self.cells.len() < self.size {
            self.revealed.push(RevealedBoard {
                board,
                next: cell + 1,
            });
        } else {
            self.cells.pop();
        }
        None
    }
}

impl BackdoorSearch {
    fn new(board: SinglesBoard, solution: &[u8], max_size: usize) -> Self {
        Self {
            solution: solution.to_vec(),
            size: 1,
            max_size,
            revealed: vec![RevealedBoard { board, next: 0 }],
            cells: Vec::new(),
        }
    }

    /// Continues with the next of the cells revealed before, or with one cell more.
    fn backtrack(&mut self) -> Option<Rating> {
        if self.cells.pop().is_some() {
            self.revealed.pop();
            return None;
        }
        self.size += 1;
        self.revealed[0].next = 0;
        #[expect(clippy::cast_precision_loss, reason = "at most 3")]
        (self.size > self.max_size).then(|| Rating::from(RatingValue::LowerBound(self.size as f64)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_boards::{EASY, HARD, position, rate_in, written};

    /// The first set of `size` cells that is a backdoor, by exhaustive search.
    fn first_set(text: &str, size: usize) -> Option<Vec<usize>> {
        let (puzzle, solution) = position(text);
        let blanks: Vec<_> = puzzle.blanks().collect();
        let does = |cells: &[usize]| {
            let mut board = SinglesBoard::new(&puzzle);
            for &cell in cells {
                board.set(cell, solution.get(cell));
            }
            board.propagate(true) == Propagation::Solved
        };
        let mut sets: Vec<Vec<usize>> = vec![Vec::new()];
        for _ in 0..size {
            let grown = sets.iter().flat_map(|set| {
                let more = blanks.iter().filter(|cell| set.last() < Some(cell));
                more.map(|cell| [&set[..], &[*cell]].concat())
            });
            sets = grown.collect();
        }
        sets.into_iter().find(|set| does(set))
    }

    #[test]
    fn the_first_smallest_set_is_found() {
        assert_eq!(written(EASY, "backdoor"), ["0"]);
        for text in [HARD, ONE] {
            let rating = rate_in(text, "backdoor", 1, 10).expect("one solution");
            let size = rating.cells.len();
            assert_eq!(first_set(text, size), Some(rating.cells), "{text}");
            assert_eq!(first_set(text, size - 1), None, "{text}");
            assert_eq!(written(text, "backdoor"), [size.to_string()]);
        }
    }

    /// From Norvig's list of hard puzzles.
    const ONE: &str =
        "52...6.........7.13...........4..8..6......5...........418.........3..2...87.....";

    #[test]
    fn a_larger_backdoor_has_a_lower_bound() {
        let (puzzle, solution) = position(HARD);
        let mut search = BackdoorSearch::new(SinglesBoard::new(&puzzle), solution.digits(), 1);
        search.revealed[0].board.propagate(true);
        let rating = std::iter::repeat_with(|| search.step()).find_map(|rating| rating);
        assert_eq!(rating, Some(RatingValue::LowerBound(2.0).into()));
    }
}
